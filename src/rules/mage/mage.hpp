// Mage and witch (MAG): two figures without an owner that change the value of a road or city.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The segments on which mage and witch stand; none32: the figure is off the board.
struct Magic {
    NodeIndex mage;
    NodeIndex witch;
};

struct MagicPart {
    Magic* magic = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (magic == nullptr) return;
        words.segment("mage", magic->mage);
        words.segment("witch", magic->witch);
    }
};

// --- mage.cpp: steps 1b and 2c, moves; step 3a and the final scoring, effects (MAG-1 to MAG-10) ---
struct StageOfMagic {
    enum : std::uint8_t { not_moved, moved };
};
void put_magic_aside(Table& table);      // called at the set-up
bool has_magic_met(const Table& table);  // whether mage and witch are in the same feature
bool is_magic_due(const Table& table);   // whether step 1b asks for a move
Progress move_magic(Table& table);       // step 1b: on a magic tile, or if mage and witch have met
Progress part_magic(Table& table);       // step 2c: if links have joined the features of mage and witch (MAG-4)
int value_with_magic(const Table& table, NodeIndex feature, int tiles, int value);  // MAG-5
void send_magic_aside(Table& table);  // step 3a: removes mage and witch from complete features (MAG-7)
extern const DecisionRules magic_rules;
std::uint32_t most_answers_about_magic(const Setup& setup);
void add_hash_of_magic(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t place_of_mage(const Table& table, int of, int place);
std::int32_t place_of_witch(const Table& table, int of, int place);
inline constexpr Fact mage_facts[] = {
    fact("mage", "mage", "mage", "MAG-1", place_of_mage)
        .does("The mage adds a point for each tile of its road or city.")
        .drawn_as("mage-piece")
        .as(FactKind::segment)
        .in_json("mage")
        .stored()
        .on_plane(184),
    fact("witch", "witch", "witch", "MAG-1", place_of_witch)
        .does("The witch halves the points of its road or city.")
        .drawn_as("witch-piece")
        .as(FactKind::segment)
        .in_json("witch")
        .stored()
        .on_plane(188),
};

inline constexpr MarkSpec mage_marks[] = {
    MarkSpec(Mark::mage, "mage", "Magic sign",
             "The mage or the witch moves to an incomplete road or city when this tile is laid.")
        .written("magic")
        .observed("tile_mage", 229)
        .on_plane(172, "mage_sign"),
};

extern const Description mage_description;
inline constexpr ActionSpec mage_actions[] = {
    action(ActionKind::mage, "mage", "mage {cell}/{segment}")
        .words("Move the mage", "Moves the mage to {feature}")
        .answers(DecisionKind::magic)
        .numbered(numbers_of_segments),
    action(ActionKind::witch, "witch", "witch {cell}/{segment}")
        .words("Move the witch", "Moves the witch to {feature}")
        .answers(DecisionKind::magic)
        .numbered(40, by_segment | by_cell),
    action(ActionKind::unmage, "unmage", "unmage")
        .words("Remove the mage", "Removes the mage from the board")
        .answers(DecisionKind::magic)
        .numbered(41),
    action(ActionKind::unwitch, "unwitch", "unwitch")
        .words("Remove the witch", "Removes the witch from the board")
        .answers(DecisionKind::magic)
        .numbered(42),
};

// --- decisions ---
inline constexpr DecisionSpec mage_decisions[] = {
    {DecisionKind::magic, "magic", &magic_rules, Entry::step, "MAG-2",
     "MAG-2: the game waits for a move of the mage or the witch", "move the mage or the witch",
     "moves the mage or the witch"},
};
inline constexpr AskingStep mage_steps[] = {
    {DecisionKind::magic, "move_magic", StageOfMagic::not_moved, is_magic_due},
    {DecisionKind::magic, "part_magic", StageOfMagic::not_moved, has_magic_met},
};
const char* refuse_state_of_magic(const Table& table);

void check_magic(const Table& table, Flaws& flaws);
extern const Shown mage_shown;

inline constexpr ExpansionRules mage_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::mage;
    box.name = "mage";
    box.marks = mage_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "MAG: no tile has a magic sign";
    box.most_answers = most_answers_about_magic;
    box.hash = add_hash_of_magic;
    box.facts = mage_facts;
    box.description = &mage_description;
    box.actions = mage_actions;
    box.asking = {mage_decisions, mage_steps};
    box.asking.minor = bits_of_decisions(DecisionKind::magic);
    box.refuse_state = refuse_state_of_magic;
    box.shown = &mage_shown;
    box.check = check_magic;
    return box;
}();

}  // namespace mistbank
