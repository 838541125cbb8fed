// Abbey and mayor (ABM): abbeys, the mayor, wagons and barns.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The state of abbeys, wagons and barns.
struct Abbeys {
    std::uint8_t held;           // players with an abbey, one bit each
    std::uint8_t in_last_round;  // whether the last round has begun, after the pile was used up (ABM-9)
    std::uint8_t next_in_round;  // in the last round: the next player in order
    std::uint8_t left_in_round;  // in the last round: number of players still to come
    std::uint8_t barn_placed;    // the index + 1 of the barn placed in this part of the turn; 0: none (ABM-19)
    std::uint8_t unused[3];
    std::uint32_t holes;  // number of holes on the board (ABM-3)
};

struct AbbeysPart {
    Abbeys* abbeys = nullptr;
    std::uint16_t abbey = none16;  // the tile type of abbeys

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (abbeys == nullptr) return;
        const int players = words.players();
        words.number("abbeys", abbeys->held, (1 << players) - 1);
        words.number("in_last_round", abbeys->in_last_round, 1);
        words.number("next_in_round", abbeys->next_in_round, players - 1);
        words.number("left_in_round", abbeys->left_in_round, players);
        words.figure("barn_placed", abbeys->barn_placed, 1);
    }
};

inline bool is_abbey(const AbbeysPart& table, const PlacedTile& tile) {
    return table.abbeys != nullptr && tile.type == table.abbey;
}

// --- abbeys.cpp: step 1a, and the round after the last tile (ABM-1 to ABM-9) ---
struct StageOfAbbey {
    enum : std::uint8_t { not_declined, declined };
};
void hand_out_abbeys(Table& table);
void track_holes(Table& table, const PlacedTile& laid);  // updates the number of holes after this tile is laid
bool holds_abbey(const Table& table, int player);
bool can_lay_abbey(const Table& table, int player);
bool may_choose_abbey(const Table& table);  // whether the active player may lay the abbey
Progress choose_abbey(Table& table);
Progress go_round_with_abbeys(Table& table);  // returns Progress::next after the last player
extern const DecisionRules abbey_rules;
bool hand_out_abbey_tiles(Setup& setup, Error& error);  // takes the abbeys out of the pile (ABM-1)
void configure_abbey_mayor(const Rules& rules, Settings& settings);
std::uint32_t most_offers_of_abbey_mayor(const Setup& setup);

// --- wagons.cpp: step 3c (ABM-13 to ABM-16) ---
void put_wagon_aside(Table& table, int wagon);
bool is_wagon_waiting(const Table& table);
Progress move_wagons(Table& table);
int wagon_to_move(const Table& table);  // returns -1 if no wagon is waiting
extern const DecisionRules wagon_rules;

// --- barns.cpp: steps 2b and 3a, and at the end (ABM-17 to ABM-24) ---
struct StageOfFields {
    enum : std::uint8_t { next_field, farmers_leave };
};
bool holds_barn(const Table& table, NodeIndex field);
void list_barn_places(const Table& table, ActionList& list);
const char* refuse_barn(const Table& table, Action action);
/// Returns why no barn can stand on the north-west corner of the tile with this field; null if a barn can stand there.
const char* refuse_ground_of_barn(const Table& table, NodeIndex at);
/// Returns a field that has a barn and farmers but is not scored in this part of the turn; none32 if there is none.
/// Normal play never leads to such a field: farmers leave in the part of the turn in which they meet a barn (ABM-19 to
/// ABM-21).
NodeIndex find_overdue_field(const Table& table);
void place_barn(Table& table, Action action);
Progress score_fields_of_barns(Table& table);
void score_barns_at_the_end(Table& table);
void add_hash_of_abbeys(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t abbeys_held(const Table& table, int of, int place);
std::int32_t is_in_last_round(const Table& table, int of, int place);
inline constexpr Fact abbey_mayor_facts[] = {
    fact("abbeys", "abbeys", "abbey", "ABM-1", abbeys_held)
        .drawn_as("abbey")
        .of(Scope::colour)
        .within(0, max_players)
        .in_json("abbeys")
        .observed(144),
    fact("in_last_round", "last round", "round", "ABM-9", is_in_last_round).within(0, 1).observed(169),
};

inline constexpr MarkSpec abbey_mayor_marks[] = {
    MarkSpec(Mark::abbey, "abbey", "Abbey",
             "It fits any gap with tiles on all four sides and completes the roads and cities that it touches. It "
             "scores as a monastery.")
        .drawn("abbey", "abbey-court")
        .in_land()
        .observed("tile_abbey", 167),
};

extern const Description abbey_mayor_description;
inline constexpr ActionSpec abbey_mayor_actions[] = {
    action(ActionKind::abbey, "abbey", "abbey {cell}")
        .words("Lay the abbey", "Lays the abbey in the hole at {cell}")
        .advised("lays the tile at @ for later")
        .answers(DecisionKind::abbey)
        .numbered(numbers_of_cells),
    action(ActionKind::no_abbey, "no_abbey", "draw")
        .words("Draw a tile", "Draws a tile and keeps the abbey")
        .advised("keeps the abbey for later")
        .answers(DecisionKind::abbey)
        .read_if_played()
        .numbered(number_of_passing),
    action(ActionKind::wagon, "wagon", "wagon {cell}/{segment}")
        .words("Move the wagon on", "Moves the wagon to {feature}")
        .answers(DecisionKind::move_wagon)
        .numbered(numbers_of_segments),
    action(ActionKind::go_home, "go_home", "return")
        .words("Take the wagon back", "Takes the wagon back to its supply")
        .advised("takes the wagon back")
        .answers(DecisionKind::move_wagon)
        .numbered(number_of_passing),
    action(ActionKind::barn, "barn", "barn {colour} {cell}")
        .words("Put the barn on a corner", "Puts the barn on the north-west corner of {cell}")
        .offered(refuse_barn, place_barn, 1)
        .at(Target::corner)
        .numbered(22, by_cell),
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::mayor, 15)),
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::wagon, 16)),
};

// --- decisions ---
inline constexpr DecisionSpec abbey_mayor_decisions[] = {
    DecisionSpec{DecisionKind::abbey, "abbey", &abbey_rules, Entry::step, "ABM-2",
                 "the game waits for the abbey or for a draw", "lay the abbey in a hole, or draw a tile",
                 "lays the abbey, or draws"}
        .about(Subject::none),
    DecisionSpec{DecisionKind::move_wagon, "move_wagon", &wagon_rules, Entry::midway, "ABM-13",
                 "the game waits for the wagon to move on or to return",
                 "move {colour}'s wagon on from {cell}, or take it back", "may move the wagon on"}
        .about(Subject::segment),
};
inline constexpr AskingStep abbey_mayor_steps[] = {
    {DecisionKind::abbey, "choose_abbey", StageOfAbbey::not_declined, may_choose_abbey, TileLaid::no},
    {DecisionKind::move_wagon, "move_wagons", 0, is_wagon_waiting},
    {DecisionKind::advance, "score_fields_of_barns", StageOfFields::farmers_leave, has_scored_segment},
};
const char* refuse_state_of_abbeys(const Table& table);

void check_abbeys(const Table& table, Flaws& flaws);
extern const Shown abbey_mayor_shown;

inline constexpr ExpansionRules abbey_mayor_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::abbey_mayor;
    box.name = "abbey_mayor";
    box.marks = abbey_mayor_marks;
    // The strength of the mayor depends on its city (ABM-10, ABM-11). The wagon: ABM-12. The barn: ABM-17.
    box.figures[0] = {FigureKind::mayor, {"mayor", place(SegmentKind::city), 1, true, true}};
    box.figures[0].rules.effect = "The mayor counts as one meeple for each coat of arms in the city.";
    box.figures[1] = {FigureKind::wagon, {"wagon", land & ~place(SegmentKind::field), 1, true, true}};
    box.figures[1].rules.effect = "After scoring, the wagon may move on to an incomplete feature nearby.";
    box.figures[2] = {FigureKind::barn, {"barn", place(SegmentKind::field), 0, false, false}};
    box.figures[2].rules.effect = "At the end, the barn scores 4 points for each completed city next to its field.";
    box.settle = configure_abbey_mayor;
    box.look_into_box = hand_out_abbey_tiles;
    box.asks = "MEET-7: in step 2b, place a figure on the laid tile, place a barn, or pass";
    box.most_offers = most_offers_of_abbey_mayor;
    box.hash = add_hash_of_abbeys;
    box.facts = abbey_mayor_facts;
    box.asking = {abbey_mayor_decisions, abbey_mayor_steps};
    box.refuse_state = refuse_state_of_abbeys;
    box.shown = &abbey_mayor_shown;
    box.figures[0].plural = "mayors";
    box.figures[0].scalar = 120;
    box.figures[0].plane = 91;
    box.figures[1].plural = "wagons";
    box.figures[1].scalar = 126;
    box.figures[1].plane = 97;
    box.figures[2].plural = "barns";
    box.figures[2].scalar = 132;
    box.description = &abbey_mayor_description;
    box.actions = abbey_mayor_actions;
    box.figures[2].plane = 103;
    box.check = check_abbeys;
    return box;
}();

}  // namespace mistbank
