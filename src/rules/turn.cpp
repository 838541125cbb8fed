// The steps of the turn, as on the rulebook's summary page. Every game runs this list; steps without an effect do
// nothing.
#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "rules/decision_specs.hpp"
#include "rules/house_rules/hole_turns.hpp"
#include "rules/house_rules/table_and_start.hpp"

namespace mistbank {
namespace {

struct StepOfTurn {
    const char* name;  // the name in positions; never changes
    std::uint8_t id;   // the id in hashes of positions; never changes
    Progress (*play)(Table& table);
    bool (*is_played)(const Settings& settings);  // false: the game skips the step
    bool pays = false;  // the step can gain points, which move before the step continues (MIN-7)
    bool (*may_come_of)(const Shape& shape) = nullptr;  // false: skipped after laying a tile of this shape
    bool (*is_idle)(const Table& table) = nullptr;      // a quick check: true if the step has no effect now
};
constexpr bool pays = true;
constexpr bool quiet = false;
constexpr std::nullptr_t any_tile = nullptr;
template <Mark... mark>
bool marked(const Shape& shape) {
    return (shape.tile_marks & (bit(mark) | ...)) != 0;
}
bool with_lake_or_road(const Shape& shape) {
    const auto is_road = [](SegmentKind kind) { return kind == SegmentKind::road; };
    return marked<Mark::ferry>(shape) ||
           std::any_of(shape.kind.begin(), shape.kind.begin() + shape.segment_count, is_road);
}
constexpr auto with_circle = marked<Mark::crop_farmer, Mark::crop_highwayman, Mark::crop_knight>;
bool has_no_newcomer(const Table& table) { return table.lakes->newcomer == 0; }
bool is_magic_aside(const Table& table) { return (table.magic->mage == none32) | (table.magic->witch == none32); }
bool has_no_gold(const Table& table) { return table.gold->tiles == 0; }
bool always(const Settings&) { return true; }
bool in_mist(const Settings& settings) { return settings.ghosts_haunt == Ghosts::mist; }
bool on_meeples(const Settings& settings) { return settings.ghosts_haunt == Ghosts::meeples; }
bool where_cemeteries_are_haunted(const Settings& settings) { return settings.cemeteries == Cemeteries::haunted; }
bool where_cemeteries_close(const Settings& settings) {
    return settings.cemeteries == Cemeteries::closed_by_sides || where_cemeteries_are_haunted(settings);
}

template <Expansion expansion>
bool with(const Settings& settings) {
    return settings.plays(expansion);
}
bool with_dragon_before(const Settings& settings) {
    return settings.plays(Expansion::princess_dragon) && !settings.house.dragon_after_scoring;
}
bool with_dragon_after(const Settings& settings) { return settings.house.dragon_after_scoring; }  // HSE-15
bool with_magic_and_ferries(const Settings& settings) {
    return settings.plays(Expansion::mage) && settings.plays(Expansion::ferries);
}
bool with_hands(const Settings& settings) { return settings.house.has_hands(); }
bool with_bag(const Settings& settings) { return settings.has_bag(); }
bool with_tile_sales(const Settings& settings) { return settings.house.tile_sales; }
bool with_first_player(const Settings& settings) { return settings.house.first_player != FirstPlayer::host; }
bool with_start_in_bag(const Settings& settings) { return settings.house.start_in_bag; }

// COO-15, MEET-6. The comment of each row names the step in the rules. Stored hashes contain the ids: an id never
// changes and is never reused. A new step can be inserted at any position in the turn. It takes the next free id from
// 72 on.
constexpr StepOfTurn the_turn[] = {
    {"choose_first_player", 73, choose_first_player, with_first_player},              // before the first turn
    {"deal_hands", 0, deal_hands, with_hands},                                        // 1a, before the first turn
    {"score_for_fairy", 1, score_for_fairy, with<Expansion::princess_dragon>, pays},  // 0
    {"take_held_tile", 75, take_held_tile, with_tile_sales},                          // 1a
    {"choose_abbey", 2, choose_abbey, with<Expansion::abbey_mayor>},                  // 1a
    {"play_from_hand", 3, play_from_hand, with_hands},                                // 1a
    {"draw_from_bag", 4, draw_from_bag, with_bag},                                    // 1a
    {"lay_first_tile", 5, lay_first_tile, with_start_in_bag},                         // 1a
    {"draw_tile", 6, draw_tile, always},                                              // 1a
    {"sell_tile", 74, sell_tile, with_tile_sales, pays},                              // 1a
    {"lay_tile", 7, lay_tile, always},                                                // 1a
    {"hide_tile_under_hill", 8, hide_tile_under_hill, with<Expansion::hills_sheep>, quiet, marked<Mark::hill>},   // 1a
    {"fly_to_volcano", 9, fly_to_volcano, with<Expansion::princess_dragon>, quiet, marked<Mark::volcano>},        // 1a
    {"catch_beside_lakes", 10, catch_beside_lakes, with<Expansion::vodyanoy>, quiet, any_tile, has_no_newcomer},  // 1a
    {"check_mist", 11, check_mist, in_mist},                                                                      // 1b
    {"bury_meeples", 12, bury_meeples, where_cemeteries_close},                                                   // 1c
    {"place_gold", 64, place_gold, with<Expansion::gold>, quiet, marked<Mark::gold>},             // 1b (MIN-2)
    {"move_magic", 65, move_magic, with<Expansion::mage>},                                        // 1b
    {"place_robbers", 66, place_robbers, with<Expansion::robbers>, quiet, marked<Mark::robber>},  // 1b
    {"place_ghosts", 13, place_ghosts, in_mist},                                                  // 2a, in the mist
    {"haunt_meeples", 14, haunt_meeples, on_meeples},                                             // 2a, on meeples
    {"place_meeple", 15, place_meeple, always, pays},                                             // 2b
    {"catch_beside_lakes_once_more", 16, catch_beside_lakes, with<Expansion::vodyanoy>, quiet, any_tile,
     has_no_newcomer},                                                                         // 2c
    {"place_ferries", 67, place_ferries, with<Expansion::ferries>, quiet, with_lake_or_road},  // 2c
    {"part_magic", 68, part_magic, with_magic_and_ferries, quiet, any_tile, is_magic_aside},   // 2c
    {"tend_flocks", 17, tend_flocks, with<Expansion::hills_sheep>, pays},                      // 2c
    {"move_dragon", 18, move_dragon, with_dragon_before, quiet, marked<Mark::dragon>},         // 2d
    {"score_features", 19, score_features, always, pays},  // 3a; each scoring includes 3b, the hounds
    {"share_gold", 69, share_gold, with<Expansion::gold>, quiet, any_tile, has_no_gold},       // 3a
    {"score_fields_of_barns", 20, score_fields_of_barns, with<Expansion::abbey_mayor>, pays},  // 3a
    {"move_wagons", 21, move_wagons, with<Expansion::abbey_mayor>},                            // 3c
    {"move_dragon_after_scoring", 22, move_dragon, with_dragon_after, quiet,
     marked<Mark::dragon>},                                                                    // 3c, by the house rule
    {"move_big_top", 23, move_big_top, with<Expansion::big_top>, pays, marked<Mark::circus>},  // 3d
    {"draw_message", 70, draw_message, with<Expansion::messages>, pays},                       // 3e
    {"carry_out_crop_circle", 71, carry_out_crop_circle, with<Expansion::crops>, quiet, with_circle},  // 3f
    {"lay_face_down_tile", 24, lay_face_down_tile, where_cemeteries_are_haunted},                      // 3c
    {"fill_hands", 25, fill_hands, with_hands},                                                        // end
    {"end_turn", 26, end_turn, always},
};
constexpr std::size_t steps = sizeof the_turn / sizeof the_turn[0];

constexpr bool has_unique_ids() {
    for (std::size_t step = 0; step < steps; ++step) {
        for (std::size_t earlier = 0; earlier < step; ++earlier) {
            if (the_turn[step].id == the_turn[earlier].id) return false;
        }
    }
    return true;
}
static_assert(has_unique_ids(), "two steps have the same id: give the new step an unused id");

// The name of an asking step must occur in the_turn. Only a step that pays can ask which figure advances.
constexpr bool are_asking_steps_known() {
    bool are_known = true;
    each_asking(every_expansion, [&](const Asking& asking) {
        for (const AskingStep& asks : asking.steps) {
            bool is_known = false;
            for (const StepOfTurn& step : the_turn) {
                is_known = is_known || (std::string_view(step.name) == asks.step &&
                                        (step.pays || asks.decision != DecisionKind::advance));
            }
            are_known = are_known && is_known;
        }
    });
    return are_known;
}
static_assert(are_asking_steps_known());

// Values of State::step for turns that do not continue with the next step.
constexpr std::uint8_t from_the_first = steps;  // a turn or part has begun
constexpr std::uint8_t from_the_end = steps + 1;
constexpr std::size_t steps_of_the_end = 2;

// Runs a step if the step is among the remaining steps of the turn. Returns false if the turn must not continue with
// the next step.
template <std::size_t step>
bool play_step(Table& table, std::uint64_t left) {
    if ((left >> step & 1u) == 0) return true;
    State& state = *table.state;
    if constexpr (the_turn[step].is_idle != nullptr) {
        if (the_turn[step].is_idle(table)) {
            state.stage = 0;
            return true;
        }
    }
    for (;;) {
        const bool must_pay =
            the_turn[step].pays && table.gains != nullptr && table.gains->part != ApplyingGains::nothing;
        const Progress progress = must_pay ? apply_gains(table) : the_turn[step].play(table);
        if (table.is_over() || progress == Progress::asks) {
            state.step = step;
            return false;
        }
        if (progress == Progress::next) {
            state.stage = 0;
            return true;
        }
        if (progress == Progress::next_part) {
            state.step = from_the_first;
            return false;
        }
        if (progress == Progress::ends) {
            state.step = from_the_end;
            return false;
        }
    }
}

// Returns the end of a run of optional steps that starts at this step. For a step of every game, returns the next step.
constexpr std::size_t end_of_run(std::size_t step) {
    if (the_turn[step].is_played == always) return step + 1;
    while (step < steps && the_turn[step].is_played != always) ++step;
    return step;
}
constexpr std::uint64_t bits_of_run(std::size_t from, std::size_t end) {
    return (std::uint64_t{1} << end) - (std::uint64_t{1} << from);
}

// Returns whether some of these steps depend on the laid tile.
constexpr bool asks_for_tile(std::size_t from, std::size_t end) {
    for (; from < end; ++from) {
        if (the_turn[from].may_come_of != nullptr) return true;
    }
    return false;
}

// Returns the steps that the laid tile can trigger, and the waiting step, which continues whatever tile was laid.
std::uint64_t steps_of_laid_tile(const Table& table) {
    const State& state = *table.state;
    if (state.laid == none32) return ~std::uint64_t{0};
    return table.setup->steps_of_type[table.board.tiles[state.laid].type] | std::uint64_t{1} << state.step;
}

template <std::size_t first, std::size_t... number>
bool play_run(Table& table, std::uint64_t left, std::index_sequence<number...>) {
    if constexpr (asks_for_tile(first, first + sizeof...(number))) left &= steps_of_laid_tile(table);
    return (... && play_step<first + number>(table, left));
}

// Runs this step, or skips the run of steps that this game lacks, and continues with the rest. Every step is a separate
// call, which lets compilers inline the list.
template <std::size_t first>
bool play_steps(Table& table, std::uint64_t left) {
    if constexpr (first == steps) {
        return true;
    } else {
        constexpr std::size_t next = end_of_run(first);
        const bool is_passed_over = (left & bits_of_run(first, next)) == 0;
        return (is_passed_over || play_run<first>(table, left, std::make_index_sequence<next - first>())) &&
               play_steps<next>(table, left);
    }
}

}  // namespace

std::uint64_t steps_played(const Settings& settings) {
    std::uint64_t played = 0;
    for (std::size_t step = 0; step < steps; ++step) {
        if (the_turn[step].is_played(settings)) played |= std::uint64_t{1} << step;
    }
    return played;
}

const int steps_of_turn = static_cast<int>(steps);

const char* name_of_step(int step) { return the_turn[step].name; }

int step_named(const char* name) {
    int step = 0;
    while (std::string_view(the_turn[step].name) != name) ++step;
    return step;
}

bool is_before_scoring(const Table& table) { return table.state->step <= step_named("score_features"); }

std::uint64_t steps_triggered_by(const Shape& shape) {
    std::uint64_t may_come = 0;
    for (std::size_t step = 0; step < steps; ++step) {
        const auto may_come_of = the_turn[step].may_come_of;
        if (may_come_of == nullptr || may_come_of(shape)) may_come |= std::uint64_t{1} << step;
    }
    return may_come;
}

int stable_step_id(const Table& table) { return the_turn[table.state->step].id; }

void play_on(Table& table) {
    State& state = *table.state;
    std::uint64_t left = table.setup->steps & (~std::uint64_t{0} << state.step);
    while (play_steps<0>(table, left) || state.step >= from_the_first) {
        left = table.setup->steps;
        if (state.step == from_the_end) left &= ~std::uint64_t{0} << (steps - steps_of_the_end);
        state.stage = 0;
        state.step = 0;
    }
    if (!table.is_over()) return;
    table.state->decision = DecisionKind::over;
    limit_undo(table);  // HID-1: hidden information is revealed now
}

Progress ask(Table& table, DecisionKind kind) {
    Action only;
    ActionList list = ActionList::until(2, &only);
    const DecisionRules& rules = rules_of(kind);
    rules.list(table, list);
    if (list.count() != 1) return ask_always(table, kind);
    rules.resolve(table, only);
    return Progress::again;
}

Progress ask_always(Table& table, DecisionKind kind) {
    table.state->decision = kind;
    return Progress::asks;
}

static void begin_part(State& state, int part) {
    state.part = static_cast<std::uint8_t>(part);
    state.drawn = none16;
    state.laid = none32;
}

MISTBANK_HOT static inline void begin_turn_of(Table& table, int player) {
    State& state = *table.state;
    ++state.turn;
    state.player = static_cast<std::uint8_t>(player);
    begin_part(state, 1);
    if (table.setup->has_parts) when_a_turn_begins(table);
    if (!table.has_listener()) return;
    Event event = event_of(table, EventKind::turn_began);
    event.total = state.turn;
    emit(table, event);
}

void begin_turn(Table& table, int player) { begin_turn_of(table, player); }

// TRB-5, MSG-8: the same player continues from step 1a.
static void begin_another_part(Table& table) {
    const bool is_messages = message_brings_another_part(table);
    if (table.messages != nullptr) is_messages ? begin_part_of_message(table) : begin_part_of_builder(table);
    begin_part(*table.state, table.state->part + 1);
    Event event = event_of(table, EventKind::part_began);
    event.count = table.state->part;
    emit(table, event);
}

// TRB-6: the abbey can be laid although no tile is left.
static bool abbey_makes_another_part(const Table& table) {
    return table.abbeys != nullptr && !table.abbeys->in_last_round && can_lay_abbey(table, table.state->player);
}

MISTBANK_HOT static inline Progress begin_next_turn(Table& table) {
    begin_turn_of(table, (table.state->player + 1) % table.setup->rules.players);
    return Progress::next;
}

// A message's part comes before a builder's (MSG-8).
bool another_part_follows(const Table& table) {
    if (table.hands != nullptr && table.hands->has_begun_to_fill != 0) return false;  // HSE-1
    if (message_brings_another_part(table)) return true;
    return table.traders != nullptr && earns_second_part(table) &&
           (!is_used_up_for(table, table.state->player, 2) || abbey_makes_another_part(table));
}

// LVL-4, CMP-5: the game ends if the active pile has run out. A hound that arrives earlier opens the next pile (LVL-3).
MISTBANK_COLD static Progress end_turn_otherwise(Table& table) {
    if (another_part_follows(table)) {
        begin_another_part(table);
        return Progress::next;
    }
    if (is_used_up_for_all(table))
        return run_out_of_tiles(table, LossReason::pile);  // if players have abbeys, their last round continues
    if (table.holes != nullptr && begin_hole_turn(table)) return Progress::next;
    begin_turn(table, next_player(table));
    return Progress::next;
}

Progress end_turn(Table& table) {
    const bool is_usual = !table.setup->has_parts && pile_left(table) > 0;
    return is_usual ? begin_next_turn(table) : end_turn_otherwise(table);
}

}  // namespace mistbank
