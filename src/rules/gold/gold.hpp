// Gold mines (GLD): the winners of features take the ingots on the tiles of the features.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int most_ingots = 16;

/// The ingots on one tile.
struct IngotsOnTile {
    TileIndex tile;
    std::uint8_t count;
    std::uint8_t claimed_by;  // while features are scored: the colours that claim the ingots, one bit each (GLD-4)
    std::uint8_t unused[2];
};

/// The state of gold mines.
struct Gold {
    IngotsOnTile on[most_ingots];  // the first `tiles` entries are used
    std::uint8_t tiles;            // number of tiles with ingots
    std::uint8_t aside;            // number of ingots that have not been placed yet
    std::uint8_t held[max_colours];
};

struct GoldPart {
    Gold* gold = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (gold == nullptr) return;
        words.of_colours("ingots_held", gold->held, 255);
    }
};

// --- gold.cpp: step 1b, placing ingots; step 3a, claiming and sharing ingots; the final scoring (GLD-2 to GLD-8) ---
struct StageOfGold {
    enum : std::uint8_t { not_laid, laid_beside };
};
void set_up_ingots(Table& table);  // called at the set-up
bool is_ingot_due(const Table& table);
Progress place_gold(Table& table);
void claim_gold(Table& table, NodeIndex feature);  // `feature` has just been scored
Progress share_gold(Table& table);
void score_gold(Table& table);
int ingots_on(const Table& table, TileIndex tile);
int points_of_ingots(int held);  // GLD-8
extern const DecisionRules gold_rules;
void add_hash_of_gold(HashRow& row, const Table& table);
std::uint64_t hash_of_gold_on_board(const Table& table);

// --- facts.cpp: visible state ---
std::int32_t ingots_held(const Table& table, int of, int place);
std::int32_t ingots_lying(const Table& table, int of, int place);
std::int32_t ingots_aside(const Table& table, int of, int place);
inline constexpr Fact gold_facts[] = {
    fact("ingots_held", "ingots held", "ingot", "GLD-7", ingots_held)
        .drawn_as("ingot")
        .of(Scope::colour)
        .in_json("ingots")
        .stored()
        .observed(236, "ingots"),
    fact("ingots", "ingots on the tile", "ingot", "GLD-1", ingots_lying)
        .does("The colours that score a feature on this tile take the ingots. The more ingots a colour has at the end, "
              "the more each one is worth.")
        .drawn_as("ingot")
        .of(Scope::tile)
        .in_json("ingots")
        .if_any()
        .stored()
        .in_state_too()
        .on_plane(183),
    fact("ingots_aside", "ingots aside", "ingot", "GLD-2", ingots_aside)
        .drawn_as("ingot")
        .in_json("ingots_aside", 115)
        .observed(235),
};

inline constexpr MarkSpec gold_marks[] = {
    MarkSpec(Mark::gold, "gold", "Gold mine",
             "When this tile is laid, an ingot is placed on it and another on a tile next to it.")
        .uncountable()
        .observed("tile_gold", 228)
        .on_plane(171, "gold_sign"),
};

extern const Description gold_description;
inline constexpr ActionSpec gold_actions[] = {
    action(ActionKind::gold, "gold", "gold {cell}")
        .words("Lay an ingot", "Lays an ingot on the tile at {cell}[, which has {ingots}]")
        .answers(DecisionKind::gold)
        .numbered(numbers_of_cells),
};

// --- decisions ---
inline constexpr DecisionSpec gold_decisions[] = {
    {DecisionKind::gold, "gold", &gold_rules, Entry::step, "GLD-2",
     "GLD-2: the game waits for the tile that gets the second ingot", "lay an ingot on a tile next to {cell}",
     "lays an ingot"},
};
inline constexpr AskingStep gold_steps[] = {
    {DecisionKind::gold, "place_gold", StageOfGold::not_laid, is_ingot_due},
};

void check_gold(const Table& table, Flaws& flaws);
extern const Shown gold_shown;

inline constexpr ExpansionRules gold_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::gold;
    box.name = "gold";
    box.marks = gold_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "GLD: no tile has a gold mark";
    box.hash = add_hash_of_gold;
    box.hash_on_board = hash_of_gold_on_board;
    box.facts = gold_facts;
    box.description = &gold_description;
    box.actions = gold_actions;
    box.asking = {gold_decisions, gold_steps};
    box.asking.minor = bits_of_decisions(DecisionKind::gold);
    box.shown = &gold_shown;
    box.check = check_gold;
    return box;
}();

}  // namespace mistbank
