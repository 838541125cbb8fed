// The actions of the mist, its cemeteries and hounds.
#pragma once

#include "rules/action_spec.hpp"

namespace mistbank {

inline constexpr int most_ghosts_pacified = 3;  // COO-8, HND-3

inline constexpr ActionSpec mist_actions[] = {
    action(ActionKind::bury, "bury", "bury {cell}/{segment}").answers(DecisionKind::bury).numbered(numbers_of_segments),
    action(ActionKind::bury_from_supply, "bury_from_supply", "bury {colour}")
        .answers(DecisionKind::bury)
        .numbered(numbers_of_colours),
    action(ActionKind::ghost, "ghost", "ghost {cell}")
        .answers(DecisionKind::ghost_on_cemetery)
        .numbered(numbers_of_cells),
    action(ActionKind::points, "points", "points").answers(DecisionKind::score_or_pacify).numbered(8),
    action(ActionKind::pacify, "pacify", "pacify {cell} {ghosts}")
        .answers(DecisionKind::score_or_pacify, DecisionKind::hound_pacifies)
        .numbered(3, by_cell, 1, most_ghosts_pacified),
    action(ActionKind::hound, "hound", "hound {cell}/{segment}")
        .answers(DecisionKind::place_hound)
        .numbered(numbers_of_segments),
    further(ActionKind::pass).answers(DecisionKind::hound_pacifies),
    action(ActionKind::face_down, "face_down", "facedown {cell}")
        .answers(DecisionKind::lay_face_down)
        .numbered(numbers_of_cells),
};

}  // namespace mistbank
