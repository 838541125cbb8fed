// The actions of the mist, its cemeteries and hounds.
#pragma once

#include "rules/action_spec.hpp"

namespace mistbank {

inline constexpr int most_ghosts_pacified = 3;  // COO-8, HND-3

inline constexpr ActionSpec mist_actions[] = {
    action(ActionKind::bury, "bury", "bury {cell}/{segment}")
        .words("Bury a meeple", "Buries {meeple}")
        .answers(DecisionKind::bury)
        .numbered(numbers_of_segments),
    action(ActionKind::bury_from_supply, "bury_from_supply", "bury {colour}")
        .words("Bury a meeple from the supply", "Buries {a_colour} meeple from the supply")
        .answers(DecisionKind::bury)
        .numbered(numbers_of_colours),
    action(ActionKind::ghost, "ghost", "ghost {cell}")
        .words("Put a ghost on a cemetery", "Puts a ghost on the cemetery at {cell}")
        .answers(DecisionKind::ghost_on_cemetery)
        .numbered(numbers_of_cells),
    action(ActionKind::points, "points", "points")
        .words("Take the points", "Takes the {points:point}")
        .answers(DecisionKind::score_or_pacify)
        .numbered(8),
    action(ActionKind::pacify, "pacify", "pacify {cell} {ghosts}")
        .words("Remove ghosts", "Takes {ghosts:ghost} off the tile at {cell}[ and leaves {ghosts_left}]")
        .answers(DecisionKind::score_or_pacify, DecisionKind::hound_pacifies)
        .numbered(3, by_cell, 1, most_ghosts_pacified),
    action(ActionKind::hound, "hound", "hound {cell}/{segment}")
        .words("Send the hound to a meeple", "Sends the hound to {meeple}")
        .answers(DecisionKind::place_hound)
        .numbered(numbers_of_segments),
    further(ActionKind::pass).answers(DecisionKind::hound_pacifies).means("Takes no more ghosts"),
    action(ActionKind::face_down, "face_down", "facedown {cell}")
        .words("Lay a tile face down", "Lays the tile face down at {cell}")
        .answers(DecisionKind::lay_face_down)
        .numbered(numbers_of_cells),
};

}  // namespace mistbank
