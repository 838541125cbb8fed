// Declarations that the reader and the writer of positions share. FORMAT.md describes the format.
#pragma once

#include <cstdint>
#include <optional>

#include "game/view.hpp"
#include "position/header.hpp"
#include "position/lines.hpp"

namespace mistbank {

/// Determines how lines name tiles that have not been laid. If the header contains the draw order, lines name
/// places in this order. Otherwise they name the types that the viewer knows.
struct Naming {
    bool by_place = false;
    int viewer = the_host;
    bool for_external_draws = false;  // whether the game is read with external draws, which allow no lines 'returned'
    bool without_tiles = false;       // whether to leave out tiles and pieces on tiles, because another text lists them
};

/// Writes the lines of a position, without its header.
void write_position(const Game::Inside& inside, const Naming& naming, HostString& text);

/// Creates a game from a header and the lines after it, up to a line with the key `end` or to the end of the text. The
/// caller has already read the first of these lines; `is_any` is whether this line exists. Returns nothing and sets
/// `error` if the game is impossible.
std::optional<Game> game_at(const GameHeader& header, TextLines& lines, bool is_any, std::string_view end, Error& error,
                            const Allocator* allocator);

/// Returns the fault of a header from which no game could be made with `error`. The fault is at the header line of the
/// rule or the draw order that `error` is about; at line 0 if the header does not contain this line.
PositionFault fault_of_header(const GameHeader& header, const Error& error, const Allocator* allocator);

/// Creates a game from a header and these lines. Returns nothing and sets `fault` if the game is impossible.
std::optional<Game> game_of(const GameHeader& header, const HostVector<PositionLine>& lines, PositionFault& fault,
                            const Allocator* allocator);

/// Returns the initial position of a game that began with a position. The hidden information is that of the current
/// position.
Game beginning_of(const Game& game);

/// turn_by_tiles() returns the turn number that follows from the number of face-up tiles if every turn lays one tile.
/// player_by_turn() returns the player that follows from the turn number.
std::uint32_t turn_by_tiles(const Table& table);
std::uint8_t player_by_turn(const Table& table);

/// Returns whether the goods of a completed city count as taken unless a line says otherwise (TRB-1). A city that lies
/// only in the starting block still has its goods. The goods of a city with this turn's tile are not taken before
/// features are scored.
bool are_goods_taken_as_a_rule(const Table& table, NodeIndex city);

}  // namespace mistbank
