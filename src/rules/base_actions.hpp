// The actions of the base game.
#pragma once

#include "rules/action_spec.hpp"

namespace mistbank {

inline constexpr ActionSpec base_actions[] = {
    action(ActionKind::draw, "draw", "draw {tile}")
        .words("Draw a tile", "Draws tile {tile}, {tiles_left} left")
        .answers(DecisionKind::draw)
        .numbered(9, by_type),
    action(ActionKind::lay, "lay", "lay {cell} {quarters}")
        .words("Lay a tile", "Lays [tile {tile}|the tile] at {cell}[, turned by {turned:quarter}]")
        .advised("lays the tile at @ for later")
        .answers(DecisionKind::lay_tile)
        .numbered(0, by_cell, 0, quarters_of_a_turn),
    action(ActionKind::place, "place", "{figure} {colour} {segment}")
        .words("Place a figure", "Places {a_colour} {figure} on {feature}")
        .answers(DecisionKind::place_meeple)
        .numbered(numbers_of_placing(FigureKind::normal, 5)),
    action(ActionKind::pass, "pass", "pass")
        .words("Pass", "Places nothing")
        .answers(DecisionKind::place_meeple)
        .numbered(number_of_passing),
    action(ActionKind::score, "score", "score {cell}/{segment}")
        .words("Score a feature", "Scores {feature}")
        .answers(DecisionKind::order_of_scoring)
        .numbered(numbers_of_segments),
    action(ActionKind::advance, "advance", "advance {colour}")
        .words("Give points to a colour", "Gives the {points:point} to {colour}, which has {total}")
        .answers(DecisionKind::scoring_colour)
        .numbered(numbers_of_colours),
};

}  // namespace mistbank
