#include "rules/asking.hpp"

#include <string_view>

#include "rules/decision_specs.hpp"
#include "rules/house_rules/whole_state.hpp"

namespace mistbank {
namespace {

template <class Visit>
void each_asking_of_game(const Table& table, Visit visit) {
    each_asking(table.settings().expansions, visit);
}

// Returns whether this can be the tile laid in this turn. It must be the last tile on the board, because BoardCounts
// has data about the last tile only. Late in the turn, a face-down tile can follow the laid tile (HAU-3).
bool is_laid_in_turn(const Table& table, TileIndex tile) {
    const State& state = *table.state;
    const std::uint32_t tiles = table.board.counts->tiles;
    if (tile < table.setup->start.size() || tile >= tiles || table.board.tiles[tile].face_down != 0) return false;
    const std::uint32_t later = tiles - 1 - tile;
    if (later == 0 || state.outcome != Outcome::open) return true;
    const bool is_late = state.step >= step_named("lay_face_down_tile") && state.step < steps_of_turn;
    return later == 1 && is_late && table.board.tiles[tile + 1].face_down != 0;
}

// The asking step that matches the state, and the chapter that lists the step.
struct Asked {
    const AskingStep* step = nullptr;
    const Asking* by = nullptr;
};
Asked find_asked(const Table& table) {
    const State& state = *table.state;
    const std::string_view name = name_of_step(state.step);
    Asked found;
    each_asking_of_game(table, [&](const Asking& asking) {
        for (const AskingStep& step : asking.steps) {
            if (step.decision == state.decision && step.stage == state.stage && name == step.step) {
                found = {&step, &asking};
            }
        }
    });
    return found;
}

// Returns whether the state has data that belong to the steps of a chapter other than `asking`; of any chapter if
// `asking` is null.
bool is_other_under_way(const Table& table, const Asking* asking) {
    bool is_any = false;
    each_asking_of_game(table, [&](const Asking& found) {
        is_any = is_any || (&found != asking && found.is_under_way != nullptr && found.is_under_way(table));
    });
    return is_any;
}

}  // namespace

StateFault why_state_cannot_be(const Table& table) {
    const State& state = *table.state;
    if (state.laid != none32 && !is_laid_in_turn(table, state.laid)) {
        return {"COM-1: the tile laid in this turn must be the last tile and not in the starting block"};
    }
    if (!are_points_possible(table, state.scoring.unassigned)) return {too_many_points};
    const char* reason = refuse_state_of_gains(table);
    for (const ExpansionRules& expansion : expansion_rules) {
        const bool may_be_at_fault = expansion.refuse_state != nullptr && table.settings().plays(expansion.expansion);
        if (reason == nullptr && may_be_at_fault) reason = expansion.refuse_state(table);
    }
    return reason != nullptr ? StateFault{reason} : refuse_state_of_house_rules(table);
}

const char* why_decision_cannot_be(const Table& table) {
    const State& state = *table.state;
    if (state.outcome != Outcome::open) {
        return state.decision == DecisionKind::over ? nullptr : "the game is over";
    }
    if (state.decision == DecisionKind::over) return "the words 'step' and 'stage' need a 'decision'";
    if ((table.setup->steps >> state.step & 1u) == 0) return "this game has no such step";
    const Asked asked = find_asked(table);
    if (asked.step == nullptr) return "this step does not ask for this decision at this stage";
    if (asked.step->laid != TileLaid::either && (asked.step->laid == TileLaid::yes) != (state.laid != none32)) {
        return asked.step->laid == TileLaid::yes
                   ? "a tile must be laid before this decision"
                   : "this decision comes before a tile is laid, but a tile is already laid";
    }
    const bool is_about_drawn = spec_of(state.decision).subject == Subject::drawn_tile;
    if (is_about_drawn && state.drawn == none16) return "this decision needs a drawn tile";
    if (!is_about_drawn && state.drawn != none16) {
        return "only the decisions 'lay_tile', 'offer' and 'sell' can have a drawn tile";
    }
    if (is_other_under_way(table, asked.by)) return "the state has data of a step that is not in progress";
    for (const auto can_be : {spec_of(state.decision).can_be, asked.step->can_ask}) {
        if (can_be != nullptr && !can_be(table)) return "the position lacks data that this decision needs";
    }
    return nullptr;
}

const char* why_step_cannot_begin(const Table& table) {
    return is_other_under_way(table, nullptr)
               ? "the state has data of a step in progress: add the words 'step' and 'stage'"
               : nullptr;
}

int step_that_asks(const Table& table, DecisionKind decision) {
    int first = -1;
    each_asking_of_game(table, [&](const Asking& asking) {
        for (const DecisionSpec& spec : asking.decisions) {
            if (spec.kind != decision || spec.entry != Entry::step) continue;
            for (const AskingStep& asks : asking.steps) {
                const int step = asks.decision == decision ? step_named(asks.step) : steps_of_turn;
                // HSE-17: step 0 chooses the first player, before the first turn.
                const bool has_passed = step == 0 && table.state->turn > 0;
                const bool is_played = step < steps_of_turn && !has_passed && (table.setup->steps >> step & 1u) != 0;
                if (is_played && (first < 0 || step < first)) first = step;
            }
        }
    });
    return first;
}

}  // namespace mistbank
