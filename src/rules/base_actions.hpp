// The actions of the base game.
#pragma once

#include "rules/action_spec.hpp"

namespace mistbank {

inline constexpr ActionSpec base_actions[] = {
    action(ActionKind::draw, "draw", "draw {tile}").answers(DecisionKind::draw).numbered(9, by_type),
    action(ActionKind::lay, "lay", "lay {cell} {quarters}")
        .answers(DecisionKind::lay_tile)
        .numbered(0, by_cell, 0, quarters_of_a_turn),
    action(ActionKind::place, "place", "{figure} {colour} {segment}")
        .answers(DecisionKind::place_meeple)
        .numbered(numbers_of_placing(FigureKind::normal, 5)),
    action(ActionKind::pass, "pass", "pass").answers(DecisionKind::place_meeple).numbered(number_of_passing),
    action(ActionKind::score, "score", "score {cell}/{segment}")
        .answers(DecisionKind::order_of_scoring)
        .numbered(numbers_of_segments),
    action(ActionKind::advance, "advance", "advance {colour}")
        .answers(DecisionKind::scoring_colour)
        .numbered(numbers_of_colours),
};

}  // namespace mistbank
