// Ferries (FER): on a tile with a lake, every road ends at the lake; a ferry joins two of these roads.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int most_ferries = most_links;

/// The state of ferries. A ferry is a link of the board.
struct Ferries {
    Links links;
    /// The road ends that moved ferries have left or joined in this part of the turn (FER-7).
    NodeIndex touched[4 * most_ferries];
    std::uint8_t touched_count;
    std::uint8_t movable[most_ferries];  // numbers of ferries that may move, in the order of the questions (FER-4)
    std::uint8_t movable_count;
    std::uint8_t asked;  // number of questions about movable ferries that have been answered
    std::uint8_t unused[5];
};

struct FerriesPart {
    Ferries* ferries = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    Links* links() const { return ferries == nullptr ? nullptr : &ferries->links; }
    /// `touched_ends` returns the number of road ends whose links were removed or added in this part of the turn
    /// (FER-7). `each_touched_end` visits these ends.
    int touched_ends() const { return ferries == nullptr ? 0 : ferries->touched_count; }
    template <class Visit>
    void each_touched_end(Visit visit) const {
        for (int number = 0, count = touched_ends(); number < count; ++number) visit(ferries->touched[number]);
    }
    template <class Words>
    void each_word(Words& words) const {
        if (ferries == nullptr) return;
        words.segments("touched", ferries->touched, ferries->touched_count, 4 * most_ferries);
        words.counted_row("movable", ferries->movable, ferries->movable_count, most_ferries, most_ferries - 1);
        words.number("ferries_asked", ferries->asked, most_ferries);
    }
};

// --- ferries.cpp: step 2c, placing and moving ferries (FER-1 to FER-13) ---
struct StageOfFerries {
    enum : std::uint8_t { placing_one, looking_round, moving };
};
bool is_ferry_due(const Table& table);    // whether the laid lake has yet to get its ferry
bool can_ferry_move(const Table& table);  // whether the ferry of the current question can move
/// Returns whether the state has data that belong to the ferry decisions only: movable ferries, answered questions, or
/// touched roads outside the steps from 2c to the scoring (FER-7).
bool are_ferries_under_way(const Table& table);
Progress place_ferries(Table& table);
void forget_touched_roads(Table& table);  // called after the features are scored
/// Returns the lake that the open decision is about.
TileIndex lake_asked_for(const Table& table);
extern const DecisionRules ferry_rules;
void add_hash_of_ferries(HashRow& row, const Table& table);
std::uint64_t hash_of_ferries_on_board(const Table& table);

/// Places a ferry of a position on `lake`, which must be the last tile laid. Returns why the ferry cannot lie there;
/// null if it has been placed.
const char* place_ferry_of_position(Table& table, TileIndex lake, int first_road, int second_road);

// --- facts.cpp: visible state ---
std::int32_t place_of_ferry(const Table& table, int of, int place);
int count_ferries(const Table& table);
std::int32_t ferries_on_board(const Table& table, int of, int place);
inline constexpr Fact ferries_facts[] = {
    fact("ferries", "ferries", "ferry", "FER-1", place_of_ferry)
        .does("It joins two roads. A player who extends one of them may move the ferry.")
        .drawn_as("boat")
        .as(FactKind::pair)
        .as_many_as(count_ferries)
        .in_json("ferries", 155)
        .stored_as("ferry")
        .placed_by(place_ferry_of_position)
        .on_plane(177, "ferry"),
    fact("ferry_count", "ferries on the board", "ferry", "FER-1", ferries_on_board)
        .drawn_as("boat")
        .within(0, most_ferries)
        .observed(234, "ferries"),
};

inline constexpr MarkSpec ferries_marks[] = {
    MarkSpec(Mark::ferry, "ferry", "Lake with road ends", "A ferry joins two of these roads; the others end here.")
        .written(nullptr)
        .drawn("jetty")
        .joining_roads()
        .in_land()
        .observed("tile_ferry", 227)
        .on_plane(170, "ferry_sign"),
};

extern const Description ferries_description;
inline constexpr ActionSpec ferries_actions[] = {
    action(ActionKind::ferry, "ferry", "ferry {cell}/{segment}+{other}")
        .words("Join two roads", "Joins {road} and {other_road} at {cell}")
        .answers(DecisionKind::ferry)
        .numbered(39, by_pair | by_cell),
    action(ActionKind::keep, "keep", "keep {cell}")
        .words("Keep the ferry", "Leaves the ferry at {cell} where it is[, between {linked_roads}]")
        .advised("leaves the ferry as it is")
        .at(Target::none)
        .answers(DecisionKind::ferry)
        .numbered(numbers_of_cells),
};

// --- decisions ---
inline constexpr DecisionSpec ferries_decisions[] = {
    DecisionSpec{DecisionKind::ferry, "ferry", &ferry_rules, Entry::step, "FER-2, FER-4",
                 "FER-2, FER-4: the game waits for the roads that the ferry joins, or for keeping it",
                 "[{keep?}keep the ferry at {cell}, or let it join other roads|let the ferry at {cell} join two roads]",
                 "places a ferry"}
        .about(Subject::cell),
};
inline constexpr AskingStep ferries_steps[] = {
    {DecisionKind::ferry, "place_ferries", StageOfFerries::placing_one, is_ferry_due},
    {DecisionKind::ferry, "place_ferries", StageOfFerries::moving, can_ferry_move},
};

void check_ferries(const Table& table, Flaws& flaws);
extern const Shown ferries_shown;

inline constexpr ExpansionRules ferries_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::ferries;
    box.name = "ferries";
    box.marks = ferries_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "FER: no tile has a lake for ferries";
    box.most_answers = [](const Setup&) -> std::uint32_t { return max_segments * (max_segments - 1) / 2 + 1; };
    box.hash = add_hash_of_ferries;
    box.hash_on_board = hash_of_ferries_on_board;
    box.facts = ferries_facts;
    box.description = &ferries_description;
    box.actions = ferries_actions;
    box.asking = {ferries_decisions, ferries_steps, are_ferries_under_way};
    box.asking.minor = bits_of_decisions(DecisionKind::ferry);
    box.shown = &ferries_shown;
    box.check = check_ferries;
    return box;
}();

}  // namespace mistbank
