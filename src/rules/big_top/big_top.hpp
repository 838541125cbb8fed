// Under the big top (TOP): the circus, the ringmaster and acrobats.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int animal_tokens = 16;
inline constexpr int animal_kinds = 8;  // the highest number on a token + 1: the size of arrays indexed by this number

/// The state of the big top and acrobats.
struct BigTop {
    TileIndex at;                      // the tile of the big top; none32: beside the board
    std::uint32_t spaces;              // number of spaces for acrobats on the board
    std::uint8_t shown[animal_kinds];  // count of tokens that have left the game, by the number on the token
    std::uint8_t shown_count;
    std::uint8_t animal;     // the number on the token shown last
    std::uint8_t is_ending;  // the final scoring has reached the big top (TOP-6)
    std::uint8_t unused;
};

struct BigTopPart {
    BigTop* big_top = nullptr;
    TileIndex* acrobat_tiles = nullptr;  // tiles with a space for acrobats, in the order in which they were laid

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (big_top == nullptr) return;
        words.tile("big_top", big_top->at);
        words.row("animals_shown", big_top->shown, animal_kinds, 255);
        words.number("animal", big_top->animal, animal_kinds - 1);
        words.number("is_ending", big_top->is_ending, 1);
    }
};

// --- big_top.cpp: step 3d, and ringmasters (TOP-1 to TOP-8) ---
struct StageOfBigTop {
    enum : std::uint8_t { not_shown, shown, scored };
};
void deal_animals(Table& table, Random& random);
/// Returns whether the list has the number of each animal token exactly once, in any order. An empty list is valid too.
bool are_animals(const std::uint16_t* numbers, std::uint32_t count);
unsigned animal_dealt(const Table& table);
bool is_under_big_top(const Table& table);  // whether a token lies under the big top
bool awaits_animal(const Table& table);
bool awaits_last_animal(const Table& table);  // whether the final scoring waits for the last animal
bool is_final_scoring_at_big_top(const Table& table);
Progress move_big_top(Table& table);
const char* refuse_animal(const Table& table, unsigned number);
void show_animal(Table& table, unsigned number);
int animals_unseen(const Table& table, unsigned number);
void score_big_top(Table& table);
/// Counts the tiles with a circus or a space for acrobats among a tile and the eight tiles around it (TOP-8).
int circus_tiles_around(const Table& table, TileIndex middle);
/// Returns the points for the colour's ringmaster on the feature (TOP-8). Emits an event unless the points are 0.
int points_for_ringmaster(Table& table, NodeIndex feature, Colour colour);

// --- acrobats.cpp: step 2b, and at the end (TOP-9 to TOP-14) ---
void see_space(Table& table, TileIndex tile);
const char* refuse_acrobat_at(const Table& table, FigureKind kind, NodeIndex space);
const char* refuse_acrobats_space(const Table& table, NodeIndex space);  // why no acrobat can join the space
void list_acrobats(const Table& table, ActionList& list);
const char* refuse_acrobat(const Table& table, Action action);
void place_acrobat(Table& table, Action action);
void list_pyramids(const Table& table, ActionList& list);
const char* refuse_pyramid(const Table& table, Action action);
void score_pyramid(Table& table, Action action);
void send_pyramid_home(Table& table);  // called after the points of the pyramid have moved
void score_acrobats_at_the_end(Table& table);
std::uint32_t most_offers_of_big_top(const Setup& setup);
void add_hash_of_big_top(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t tile_of_big_top(const Table& table, int of, int place);
std::int32_t animals_not_shown(const Table& table, int of, int place);
inline constexpr const char* names_of_animals[animal_kinds] = {nullptr,     "animals_1", nullptr,     "animals_3",
                                                               "animals_4", "animals_5", "animals_6", "animals_7"};
inline constexpr Fact big_top_facts[] = {
    fact("big_top", "big top", "big top", "TOP-1", tile_of_big_top)
        .does("When the big top leaves, its token shows the points of each meeple on this tile and around it.")
        .drawn_as("big-top")
        .as(FactKind::tile)
        .in_json("big_top")
        .stored()
        .on_plane(161),
    fact("animals_unseen", "animals not shown", "animal", "TOP-1", animals_not_shown)
        .times(animal_kinds)
        .in_json("animals_unseen")
        .observed(194, names_of_animals),
};
ActionDetail name_of_animal(const Table& table, Action action);
ActionDetail acrobats_by_colours(const Table& table, Action action);

inline constexpr MarkSpec big_top_marks[] = {
    MarkSpec(Mark::circus, "circus", "Circus",
             "When this tile is laid, the big top scores the meeples around it and moves here.")
        .written("circus", "ring")
        .observed("tile_circus", 202)
        .on_plane(133, "circus"),
    MarkSpec(Mark::acrobats, "acrobats", "Acrobats' space",
             "Up to three acrobats can form a pyramid here. A pyramid of three scores 5 points for each acrobat.")
        .uncountable()
        .written("acrobats", "acro")
        .observed("tile_acrobat_space", 203)
        .on_plane(134, "acrobat_space"),
};

extern const Description big_top_description;
inline constexpr ActionSpec big_top_actions[] = {
    action(ActionKind::acrobat, "acrobat", "acrobat {figure} {cell}")
        .words("Let a meeple join acrobats", "Puts {a_figure} on the acrobats' space at {cell}[ beside {detail}]")
        .detailed(acrobats_by_colours)
        .offered(refuse_acrobat, place_acrobat, 9, Brings::meeple)
        .numbered(31, by_cell, 0, kinds_of_meeples),
    action(ActionKind::pyramid, "pyramid", "pyramid {cell}")
        .words("Score a pyramid of acrobats", "Scores 5 points for each acrobat at {cell}: {detail}")
        .detailed(acrobats_by_colours)
        .offered(refuse_pyramid, score_pyramid, 10)
        .numbered(32, by_cell),
    action(ActionKind::animal, "animal", "animal {number}")
        .words("Show an animal", "Shows {detail} with number {number}, {animals_unseen} not shown yet")
        .detailed(name_of_animal)
        .answers_chance("the animal under the big top")
        .numbered(33, 0, 1, animal_kinds - 1),
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::ringmaster, 30)),
};

// --- decisions ---
inline constexpr AskingStep big_top_steps[] = {
    {DecisionKind::chance, "move_big_top", StageOfBigTop::not_shown, awaits_animal},
    {DecisionKind::chance, "draw_tile", 0, awaits_last_animal, TileLaid::no},
    {DecisionKind::chance, "draw_from_bag", 0, awaits_last_animal, TileLaid::no},
    {DecisionKind::chance, "end_turn", 0, awaits_last_animal, TileLaid::either},
    {DecisionKind::advance, "place_meeple", StageOfPlacing::pyramid_leaves, has_scored_segment},
    {DecisionKind::advance, "move_big_top", StageOfBigTop::scored},
};

void check_big_top(const Table& table, Flaws& flaws);
extern const Shown big_top_shown;

inline constexpr ExpansionRules big_top_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::big_top;
    box.name = "big_top";
    box.marks = big_top_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "TOP: no tile has a circus or a space for acrobats";
    box.place = {Mark::acrobats, SegmentKind::acrobats,
                 "its acrobats", "TOP-9: use 'acrobat' to place an acrobat",
                 "acrobats",     148};
    box.figures[0] = {FigureKind::ringmaster, {"ringmaster", land | tower_top, 1, true, true}};
    box.figures[0].rules.effect =
        "The ringmaster scores 2 more points for each circus tile and acrobats' tile around it.";
    box.asks = "MEET-7: in step 2b, place a figure on the laid tile or among acrobats, score a pyramid, or pass";
    box.most_offers = most_offers_of_big_top;
    box.hash = add_hash_of_big_top;
    box.facts = big_top_facts;
    box.asking.steps = big_top_steps;
    box.asking.is_under_way = is_final_scoring_at_big_top;
    box.shown = &big_top_shown;
    box.figures[0].plural = "ringmasters";
    box.figures[0].scalar = 176;
    box.description = &big_top_description;
    box.actions = big_top_actions;
    box.figures[0].plane = 142;
    box.check = check_big_top;
    return box;
}();

}  // namespace mistbank
