// The legal actions of a decision, prepared for front ends.
#pragma once

#include <optional>
#include <vector>

#include "mistbank/action.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/anchor.hpp"
#include "mistbank/figure.hpp"

namespace mistbank {

class Game;

/// A legal action, with the place on the board that the player clicks and the figure or rotation that the player
/// chooses.
struct Choice {
    Action action;                     ///< the action
    Target target = Target::none;      ///< what the player clicks on the board; none: show a button instead
    int x = 0;                         ///< column of the target, increasing eastward; 0 if there is no target
    int y = 0;                         ///< row of the target, increasing southward; 0 if there is no target
    int segment = -1;                  ///< number of the segment on the cell; -1: the whole cell, or no target
    int other = -1;                    ///< number of the second segment if the target is a pair; otherwise -1
    Anchor anchor;                     ///< position of the target in its cell, taking the rotation of the tile into
                                       ///< account
    int tile_type = -1;                ///< type of the tile to lay; otherwise -1
    int rotation = -1;                 ///< rotation of the tile to lay, in clockwise quarter turns; otherwise -1
    int place_in_hand = -1;            ///< the place of the tile to lay in the hand (HSE-1); otherwise -1
    std::optional<FigureKind> figure;  ///< the kind of figure that acts; choices of different figures can share a
                                       ///< target
    Colour colour = Colour::none;      ///< colour of the figure; none for a choice without a figure
};

/// Returns the legal actions of the open decision, sorted by kind. Placing a figure comes first; actions without a
/// target come last. Within a kind, choices with the same target are adjacent. May throw std::bad_alloc.
std::vector<Choice> choices_of(const Game& game);
/// Returns the choices in memory from this allocator.
HostVector<Choice> choices_of(const Game& game, const Allocator& allocator);

}  // namespace mistbank
