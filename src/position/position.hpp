// What readers and writers of positions have in common. The format is described in FORMAT.md.
#pragma once

#include <cstdint>
#include <optional>

#include "game/view.hpp"
#include "position/header.hpp"
#include "position/lines.hpp"

namespace mistbank {

/// How tiles are named that nobody has laid: by their places in the order of draws, where the header tells it, or by
/// their types, as far as a viewer knows them.
struct Naming {
    bool by_place = false;
    int viewer = the_host;
    bool for_external_draws = false;  // where nobody knows what has gone back
    bool without_tiles = false;       // nor the ghosts, floors and ferries on them: another text tells them
};

/// Writes the lines of a position: all but its header.
void write_position(const Game::Inside& inside, const Naming& naming, HostString& text);

/// The game of a header and of the lines that follow, up to one whose key is `end` or to the end; the first of them has
/// been read, if there is any. Nothing, with `error`, if there can be no such game.
std::optional<Game> game_at(const GameHeader& header, TextLines& lines, bool is_any, std::string_view end,
                            Error& error, const Allocator* allocator);

/// Likewise of lines that are there already, with what is wrong and where.
std::optional<Game> game_of(const GameHeader& header, const HostVector<PositionLine>& lines, PositionFault& fault,
                            const Allocator* allocator);

/// The position with which a game began that did not begin with its first tile, with what is hidden now.
std::optional<Game::Inside> beginning_of(const Game::Inside& inside);

/// The number of the turn by the tiles that lie on the board, and whose it is then, where every turn lays one.
std::uint32_t turn_by_tiles(const Table& table);
std::uint8_t player_by_turn(const Table& table);

/// TRB-1: whether the goods of a complete city count as taken unless a position says otherwise: those of the starting
/// block's alone are never, those of a city that this turn's tile belongs to are not yet before features are scored.
bool are_goods_taken_as_a_rule(const Table& table, NodeIndex city);

}  // namespace mistbank
