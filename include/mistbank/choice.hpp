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

/// A legal action: the place on the board that people click, and the figure or the rotation that they choose.
struct Choice {
    Action action;                     ///< the action
    Target target = Target::none;      ///< none: a button
    int x = 0;                         ///< the cell of the target; 0,0 if there is none
    int y = 0;                         ///< growing south
    int segment = -1;                  ///< the segment of the tile on the cell; -1: the whole cell, or no target
    int other = -1;                    ///< the second segment of a pair; otherwise -1
    Anchor anchor;                     ///< where to draw the target in its cell, turned with the tile
    int tile_type = -1;                ///< the tile that is laid; otherwise -1
    int rotation = -1;                 ///< its quarter turns clockwise; otherwise -1
    int place_in_hand = -1;            ///< the place of this tile in the hand (HSE-1); otherwise -1
    std::optional<FigureKind> figure;  ///< the figure that acts; several figures can share a target
    Colour colour = Colour::none;      ///< its owner
};

/// Returns the legal actions of the open decision: kind after kind, placing a figure first, and those without a target
/// last. Within a kind, the choices of one target are adjacent. May throw std::bad_alloc.
std::vector<Choice> choices_of(const Game& game);
/// Returns them in memory of this allocator.
HostVector<Choice> choices_of(const Game& game, const Allocator& allocator);

}  // namespace mistbank
