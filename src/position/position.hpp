// Shared declarations for reading and writing positions. FORMAT.md describes the format.
#pragma once

#include <cstdint>
#include <optional>

#include "game/view.hpp"
#include "position/header.hpp"
#include "position/lines.hpp"

namespace mistbank {

/// The names of tiles that have not been laid: their places in the order of draws if the header contains the order,
/// otherwise their types as far as a viewer knows them.
struct Naming {
    bool by_place = false;
    int viewer = the_host;
    bool for_external_draws = false;  // returned tiles are unknown to everybody
    bool without_tiles = false;       // and without the pieces on them: another text lists them
};

/// Writes the lines of a position, without its header.
void write_position(const Game::Inside& inside, const Naming& naming, HostString& text);

/// Makes the game of a header and the following lines, up to a line with the key `end` or to the end of the text. The
/// caller has already read the first of these lines, if `is_any`. Returns nothing and sets `error` if the game is
/// impossible.
std::optional<Game> game_at(const GameHeader& header, TextLines& lines, bool is_any, std::string_view end, Error& error,
                            const Allocator* allocator);

/// Makes the game of a header and these lines. Returns nothing and sets `fault` if the game is impossible.
std::optional<Game> game_of(const GameHeader& header, const HostVector<PositionLine>& lines, PositionFault& fault,
                            const Allocator* allocator);

/// Returns the initial position of a game that began with a position, with the current hidden information.
Game beginning_of(const Game& game);

/// The turn number and the player, derived from the number of tiles on the board if every turn lays one tile.
std::uint32_t turn_by_tiles(const Table& table);
std::uint8_t player_by_turn(const Table& table);

/// TRB-1: returns the default for whether the goods of a complete city have been taken. Goods of the starting block
/// alone are never taken. Goods of a city with this turn's tile are not taken before features are scored.
bool are_goods_taken_as_a_rule(const Table& table, NodeIndex city);

}  // namespace mistbank
