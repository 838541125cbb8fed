// The abbot (ABT): a meeple for monasteries and gardens that can be taken back.
#pragma once

#include "rules/expansion.hpp"

namespace mistbank {

// --- abbot.cpp: step 2b ---
void list_recall(const Table& table, ActionList& list);
const char* refuse_recall(const Table& table, Action action);
void recall_abbot(Table& table, Action action);
bool has_abbot_on_board(const Table& table);  // whether the active player's abbot is on the board
void send_abbot_home(Table& table);           // called after the abbot's points have moved
void configure_abbot(const Rules& rules, Settings& settings);
ActionDetail points_of_abbot(const Table& table, Action action);

extern const Description abbot_description;
inline constexpr ActionSpec abbot_actions[] = {
    action(ActionKind::recall, "recall", "recall")
        .words("Take the abbot back", "Takes back {abbot} for {detail:point}")
        .detailed(points_of_abbot)
        .offered(refuse_recall, recall_abbot, 4, Brings::own_refusal)
        .numbered({14, 0, 0, 0, true}),
    further(ActionKind::place).numbered(numbers_of_placing(FigureKind::abbot, 11, true)),
};

// --- decisions ---
inline constexpr AskingStep abbot_steps[] = {
    {DecisionKind::advance, "place_meeple", StageOfPlacing::abbot_leaves, has_abbot_on_board},
};

extern const Shown abbot_shown;

inline constexpr ExpansionRules abbot_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::abbot;
    box.name = "abbot";
    box.has_tiles = false;  // the tiles are in the set "base_gardens", which replaces "base" (MEET-19)
    box.figures[0] = {FigureKind::abbot,
                      {"abbot", place(SegmentKind::monastery) | place(SegmentKind::garden), 1, true, true}};  // ABT-1
    box.figures[0].rules.effect =
        "Instead of placing a figure, the player may take the abbot back for 1 point, plus 1 for each tile around it.";
    box.settle = configure_abbot;
    box.asks = "MEET-7: in step 2b, place a figure on the laid tile, take the abbot back, or pass";
    box.asking.steps = abbot_steps;
    box.shown = &abbot_shown;
    box.figures[0].plural = "abbots";
    box.figures[0].scalar = 84;
    box.description = &abbot_description;
    box.actions = abbot_actions;
    box.figures[0].plane = 73;
    return box;
}();

}  // namespace mistbank
