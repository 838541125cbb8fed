// Computes the window that a learning program observes, and the order of colours in observations.
#include "mistbank/window.hpp"

#include <algorithm>

namespace mistbank {
namespace {

constexpr int half_of(int span) { return span >= 0 ? span / 2 : -((1 - span) / 2); }  // half of a span, rounded down

int first_colour_of(const Game& game, int player) noexcept {
    const Rules& rules = game.rules();
    for (int i = 0; i < rules.colour_count; ++i) {
        if (game.player_of(rules.colours[i]) == player) return i;
    }
    return 0;
}

}  // namespace

Window window_around(const Game& game, int width, int height) noexcept {
    LaidTile first;  // if the board has no tiles: the cell where the first tile will be laid (HSE-11)
    if (game.tile_count() > 0) first = game.tile(0);
    int west = first.x;
    int east = first.x;
    int north = first.y;
    int south = first.y;
    for (int index = 1; index < game.tile_count(); ++index) {
        const LaidTile tile = game.tile(index);
        west = std::min(west, tile.x);
        east = std::max(east, tile.x);
        north = std::min(north, tile.y);
        south = std::max(south, tile.y);
    }
    return {half_of(west + east + 1 - width), half_of(north + south + 1 - height), width, height};
}

int seat_of(const Game& game, int player, Colour colour) noexcept {
    const Rules& rules = game.rules();
    for (int i = 0; i < rules.colour_count; ++i) {
        if (rules.colours[i] == colour)
            return (i - first_colour_of(game, player) + rules.colour_count) % rules.colour_count;
    }
    return -1;
}

Colour colour_at(const Game& game, int player, int seat) noexcept {
    const Rules& rules = game.rules();
    if (seat < 0 || seat >= rules.colour_count) return Colour::none;
    return rules.colours[(first_colour_of(game, player) + seat) % rules.colour_count];
}

}  // namespace mistbank
