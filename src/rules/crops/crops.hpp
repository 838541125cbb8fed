// Crop circles (CRP): in step 3f all players add a meeple, or all players remove a meeple.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The state of a crop circle in progress.
struct Crops {
    std::uint8_t removes;  // 1: all players remove a meeple; 0: all players add a meeple
    /// The player who carries out the choice now: 1 is the active player's left neighbour, the highest number is the
    /// active player. 0: no choice has been made.
    std::uint8_t turn;
    std::uint8_t circles;  // the current kind of circle: the kinds before it have been carried out or skipped
    std::uint8_t unused[5];
};

struct CropsPart {
    Crops* crops = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (crops == nullptr) return;
        words.number("crop_removes", crops->removes, 1);
        words.number("crop_turn", crops->turn, max_players);
        words.number("crop_circles", crops->circles, 3);
    }
};

// --- crops.cpp: step 3f (CRP-1 to CRP-9) ---
struct StageOfCrops {
    enum : std::uint8_t { looking, chosen };
};
/// Returns whether the laid tile has the current kind of circle, and the circle concerns a meeple on the board.
bool is_circle_due(const Table& table);
bool is_carried_out(const Table& table);       // whether the circle in progress fits the open decision: add or remove
bool is_circle_under_way(const Table& table);  // whether the state has data of a circle in progress
Progress carry_out_crop_circle(Table& table);
extern const DecisionRules crop_rules;
extern const DecisionRules crop_add_rules;
extern const DecisionRules crop_remove_rules;
std::uint32_t most_answers_about_crops(const Setup& setup);
void add_hash_of_crops(HashRow& row, const Table& table);
ActionDetail meeple_of_circle(const Table& table, Action action);

inline constexpr MarkSpec crops_marks[] = {
    MarkSpec(Mark::crop_farmer, "crop:farmer", "Crop circle of farmers",
             "When this tile is laid, either all players may add a meeple to one of their farmers, or all take a "
             "farmer back.")
        .written("rake")
        .drawn("rake")
        .observed("tile_crop_farmer", 231)
        .on_plane(174, "crop_farmer"),
    MarkSpec(Mark::crop_highwayman, "crop:highwayman", "Crop circle of highwaymen",
             "When this tile is laid, either all players may add a meeple to one of their highwaymen, or all take a "
             "highwayman back.")
        .written("club")
        .drawn("club")
        .observed("tile_crop_highwayman", 232)
        .on_plane(175, "crop_highwayman"),
    MarkSpec(Mark::crop_knight, "crop:knight", "Crop circle of knights",
             "When this tile is laid, either all players may add a meeple to one of their knights, or all take a "
             "knight back.")
        .written("shield")
        .drawn("crop-shield")
        .observed("tile_crop_knight", 233)
        .on_plane(176, "crop_knight"),
};

extern const Description crops_description;
inline constexpr ActionSpec crops_actions[] = {
    action(ActionKind::crop_add, "crop_add", "crop add")
        .words("Let all players add a meeple", "All players may add a meeple to a {detail} of theirs")
        .detailed(meeple_of_circle)
        .answers(DecisionKind::crop)
        .numbered(44),
    action(ActionKind::crop_remove, "crop_remove", "crop remove")
        .words("Make all players take a meeple home", "All players take a {detail} of theirs home")
        .detailed(meeple_of_circle)
        .answers(DecisionKind::crop)
        .numbered(45),
    action(ActionKind::add, "add", "add {figure} {cell}/{segment}")
        .words("Add a meeple", "Adds {a_figure} to {feature}")
        .answers(DecisionKind::crop_add)
        .numbered(46, by_segment | by_cell, 0, kinds_of_meeples),
    further(ActionKind::pass).answers(DecisionKind::crop_add).means("Adds no meeple"),
    action(ActionKind::remove, "remove", "remove {cell}/{segment} {colour} {standing}")
        .words("Take a meeple home", "Takes home {meeple}")
        .answers(DecisionKind::crop_remove)
        .numbered(numbers_of_segments),
};

// --- decisions ---
inline constexpr DecisionSpec crops_decisions[] = {
    {DecisionKind::crop, "crop", &crop_rules, Entry::step, "CRP-2",
     "CRP-2: the game waits for a choice: all players add a meeple, or all remove one",
     "choose whether all add or remove a meeple", "chooses the effect of the crop circle"},
    {DecisionKind::crop_add, "crop_add", &crop_add_rules, Entry::midway, "CRP-4",
     "CRP-4: the game waits for another meeple, or for passing", "{player} adds a meeple, or none", "may add a meeple"},
    {DecisionKind::crop_remove, "crop_remove", &crop_remove_rules, Entry::midway, "CRP-5",
     "CRP-5: the game waits for the meeple that goes home", "{player} takes a meeple home", "removes a meeple"},
};
inline constexpr AskingStep crops_steps[] = {
    {DecisionKind::crop, "carry_out_crop_circle", StageOfCrops::looking, is_circle_due},
    {DecisionKind::crop_add, "carry_out_crop_circle", StageOfCrops::chosen, is_carried_out},
    {DecisionKind::crop_remove, "carry_out_crop_circle", StageOfCrops::chosen, is_carried_out},
};

extern const Shown crops_shown;
inline constexpr ExpansionRules crops_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::crops;
    box.name = "crops";
    box.marks = crops_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "CRP: no tile has a crop circle";
    box.most_answers = most_answers_about_crops;
    box.hash = add_hash_of_crops;
    box.description = &crops_description;
    box.shown = &crops_shown;
    box.actions = crops_actions;
    box.asking = {crops_decisions, crops_steps, is_circle_under_way};
    box.asking.minor = bits_of_decisions(DecisionKind::crop_add);
    box.asking.of_others = bits_of_decisions(DecisionKind::crop_add, DecisionKind::crop_remove);
    return box;
}();

}  // namespace mistbank
