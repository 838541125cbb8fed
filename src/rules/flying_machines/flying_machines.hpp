// Flying machines (FLY): a meeple flies as far as the die shows.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int die_faces = 3;  // the die shows 1, 1, 2, 2, 3, 3: three numbers with equal probabilities

/// The state of flying machines.
struct Flight {
    std::uint32_t rolls;  // number of rolls in the game so far
    FigureKind kind;      // the kind of the flying meeple
    std::uint8_t die;     // the last roll: the distance of the flight
    std::uint8_t unused[2];
};

struct FlightPart {
    Flight* flight = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (flight == nullptr) return;
        words.number("rolls", flight->rolls, position::most_count);
        words.name("flies", flight->kind, figure_kinds,
                   [](int kind) { return name_of(static_cast<FigureKind>(kind)); });
        if (words.is_under_way()) words.number("die", flight->die, 3);
    }
};

// --- flights.cpp: step 2b ---
void roll_dice_to_come(Table& table, Random& random);
void list_flights(const Table& table, ActionList& list);
const char* refuse_flight(const Table& table, Action action);
void take_off(Table& table, Action action);
bool can_be_rolled(unsigned number);
bool awaits_die(const Table& table);
bool can_land(const Table& table);  // whether a meeple is flying and the die has been rolled
unsigned die_dealt(const Table& table);
void record_die(Table& table, unsigned number);
Progress land_meeple(Table& table);
extern const DecisionRules landing_rules;
std::uint32_t most_offers_of_flying_machines(const Setup& setup);
void add_hash_of_flight(HashRow& row, const Table& table);

inline constexpr MarkSpec flying_machines_marks[] = {
    MarkSpec(Mark::machine, "machine", "Flying machine",
             "The player who lays this tile may let a meeple fly in its direction, as far as the die shows.")
        .written("fly:")
        .observed("tile_machine", 166),
};

extern const Description flying_machines_description;
inline constexpr ActionSpec flying_machines_actions[] = {
    action(ActionKind::fly, "fly", "fly {figure}")
        .words("Let a meeple fly", "Lets {a_figure} take off")
        .advised("a meeple flies off")
        .offered(refuse_flight, take_off, 3, Brings::meeple)
        .numbered(23, 0, 0, kinds_of_meeples),
    action(ActionKind::roll, "roll", "roll {number}")
        .words("Roll the die", "The die shows {number}")
        .answers_chance("the result of the die")
        .numbered(24, 0, 1, die_faces),
    action(ActionKind::land, "land", "land {cell}/{segment}")
        .words("Land the meeple", "Lands on {feature}")
        .answers(DecisionKind::land)
        .numbered(numbers_of_segments),
};

// --- decisions ---
inline constexpr DecisionSpec flying_machines_decisions[] = {
    {DecisionKind::land, "land", &landing_rules, Entry::midway, "FLY-2",
     "FLY-2: the game waits for the flying meeple to land", "choose where the flying meeple lands", "lands the meeple"},
};
inline constexpr AskingStep flying_machines_steps[] = {
    {DecisionKind::chance, "place_meeple", StageOfPlacing::rolling, awaits_die},
    {DecisionKind::land, "place_meeple", StageOfPlacing::landing, can_land},
};
const char* refuse_state_of_flight(const Table& table);

extern const Shown flying_machines_shown;
inline constexpr ExpansionRules flying_machines_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::flying_machines;
    box.name = "flying_machines";
    box.marks = flying_machines_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "FLY: no tile has a flying machine";
    box.asks = "MEET-7: in step 2b, place a figure on the laid tile, send a meeple on a flight, or pass";
    box.most_offers = most_offers_of_flying_machines;
    box.hash = add_hash_of_flight;
    box.hash_place = 106;
    box.description = &flying_machines_description;
    box.shown = &flying_machines_shown;
    box.actions = flying_machines_actions;
    box.asking = {flying_machines_decisions, flying_machines_steps};
    box.refuse_state = refuse_state_of_flight;
    return box;
}();

}  // namespace mistbank
