// The tower (TWR): floors, tops, and prisoners.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// A foundation on the board, with its floors and figures.
struct TowerOnBoard {
    TileIndex tile;
    NodeIndex top;
    std::uint8_t floors;
    std::uint8_t unused[3];
};

/// The state of towers.
struct Towers {
    std::uint32_t count;  // number of foundations on the board
    std::uint32_t built;  // index of the tower that got a floor last
    std::uint8_t floors_left[max_colours];
    std::uint8_t has_ransomed;  // whether a ransom was paid in this turn (TWR-12)
    std::uint8_t taken;         // index of the meeple captured last (TWR-9)
};

struct TowersPart {
    Towers* towers = nullptr;
    TowerOnBoard* towers_on_board = nullptr;  // towers, in the order in which their tiles were laid

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (towers == nullptr) return;
        words.of_colours("floors_left", towers->floors_left, 255);
        words.number("has_ransomed", towers->has_ransomed, 1);
        if (!words.is_under_way()) return;
        words.number("tower_built", towers->built, words.most_marks(Mark::foundation));
        words.figure("taken", towers->taken, 0);
    }
};

// --- towers.cpp: step 2b, floors, tops and captures ---
bool has_built(const Table& table);  // whether Towers::built is the index of a tower
void hand_out_floors(Table& table);
void track_foundation(Table& table, TileIndex tile);
int floors_on(const Table& table, TileIndex tile);
void list_towers(const Table& table, ActionList& list);
const char* refuse_floor(const Table& table, Action action);
const char* refuse_tower_top(const Table& table, Action action);
void build_floor(Table& table, Action action);
void climb_tower(Table& table, Action action);
extern const DecisionRules take_rules;

// --- prisoners.cpp: step 2b, captures, exchange and ransom (TWR-8, TWR-9, TWR-12, TWR-13) ---
void capture_figure(Table& table, int figure, Colour holder);
bool must_exchange(const Table& table);
bool has_taken(const Table& table);  // whether prisoners can be exchanged now
extern const DecisionRules exchange_rules;
void list_ransoms(const Table& table, ActionList& list);
const char* refuse_ransom(const Table& table, Action action);
void pay_ransom(Table& table, Action action);
std::uint32_t most_offers_of_tower(const Setup& setup);
void add_hash_of_towers(HashRow& row, const Table& table);
std::uint64_t hash_of_towers_on_board(const Table& table);

// --- facts.cpp: visible state ---
std::int32_t floors_left(const Table& table, int of, int place);
std::int32_t floors_of_tower(const Table& table, int of, int place);
std::int32_t figures_in_prison(const Table& table, int of, int place);
inline constexpr Fact tower_facts[] = {
    fact("floors_left", "floors left to build", "floor", "TWR-1", floors_left)
        .drawn_as("floor")
        .of(Scope::colour)
        .in_json("floors")
        .stored()
        .observed(138, "floors"),
    fact("floors", "floors of the tower", "floor", "TWR-3", floors_of_tower)
        .drawn_as("floor")
        .of(Scope::tile)
        .in_json("floors")
        .if_any()
        .stored()
        .on_plane(124),
    fact("prisoners", "figures in prison", "prisoner", "TWR-8", figures_in_prison).of(Scope::colour).observed(150),
};

inline constexpr MarkSpec tower_marks[] = {
    MarkSpec(
        Mark::foundation, "foundation", "Tower",
        "Instead of placing a figure, a player may add a floor and capture a meeple in the four directions, at most as "
        "many tiles away as the tower has floors.")
        .written("tower")
        .observed("tile_foundation", 165)
        .on_plane(113, "foundation"),
};

extern const Description tower_description;
inline constexpr ActionSpec tower_actions[] = {
    action(ActionKind::floor, "floor", "floor {cell}")
        .words("Build a floor of a tower", "Builds a floor on the tower at {cell}, which has {floors:floor}")
        .offered(refuse_floor, build_floor, 7)
        .numbered(numbers_of_cells),
    action(ActionKind::tower, "tower", "tower {figure} {cell}")
        .words("Put a meeple on a tower", "Puts {a_figure} on top of the tower at {cell}, which has {floors:floor}")
        .offered(refuse_tower_top, climb_tower, 8, Brings::meeple)
        .numbered(19, by_cell, 0, kinds_of_meeples),
    action(ActionKind::take, "take", "take {cell}/{segment} {colour} {standing}")
        .words("Take a prisoner", "Captures {meeple}")
        .advised("takes a figure back")
        .answers(DecisionKind::take)
        .numbered(numbers_of_segments),
    further(ActionKind::pass).answers(DecisionKind::take).means("Takes nobody"),
    action(ActionKind::exchange, "exchange", "exchange {figure}")
        .words("Exchange prisoners", "Brings the {figure} home in exchange for the meeple just taken")
        .answers(DecisionKind::exchange)
        .numbered(21, 0, 0, kinds_of_meeples),
    action(ActionKind::ransom, "ransom", "ransom {figure} {colour}")
        .words("Pay a ransom first", "Pays 3 points to {colour} and brings the {figure} home")
        .offered(refuse_ransom, pay_ransom, 12)
        .numbered(20, by_seat, 0, kinds_of_meeples),
};

// --- decisions ---
inline constexpr DecisionSpec tower_decisions[] = {
    DecisionSpec{DecisionKind::take, "take", &take_rules, Entry::midway, "TWR-4",
                 "TWR-4: the game waits for the meeple that the tower takes, or for passing",
                 "take a meeple with the tower at {cell}, or none", "may take a meeple"}
        .about(Subject::cell),
    {DecisionKind::exchange, "exchange", &exchange_rules, Entry::midway, "TWR-9",
     "TWR-9: the game waits for the kind of prisoner that comes home",
     "choose which prisoner {colour} gives back for the meeple just taken", "chooses a prisoner"},
};
inline constexpr AskingStep tower_steps[] = {
    {DecisionKind::take, "place_meeple", StageOfPlacing::taking, has_built},
    {DecisionKind::exchange, "place_meeple", StageOfPlacing::exchanging, has_taken},
    {DecisionKind::advance, "place_meeple", StageOfPlacing::not_asked},  // for a ransom
};

void check_towers(const Table& table, Flaws& flaws);
extern const Shown tower_shown;

inline constexpr ExpansionRules tower_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::tower;
    box.name = "tower";
    box.marks = tower_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "TWR: no tile has the foundation of a tower";
    box.place = {Mark::foundation,
                 SegmentKind::tower,
                 "the top of its tower",
                 "TWR-2: use 'tower' to put a meeple on a tower",
                 "on_towers",
                 125};
    box.asks =
        "MEET-7: in step 2b, place a figure on the laid tile or on a tower, build a floor, pay a ransom, or pass";
    box.most_offers = most_offers_of_tower;
    box.hash = add_hash_of_towers;
    box.hash_on_board = hash_of_towers_on_board;
    box.facts = tower_facts;
    box.description = &tower_description;
    box.actions = tower_actions;
    box.asking = {tower_decisions, tower_steps};
    box.shown = &tower_shown;
    box.check = check_towers;
    return box;
}();

}  // namespace mistbank
