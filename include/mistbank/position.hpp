// Positions: texts that describe the state of a game. A game can start from a hand-written position.
// src/position/FORMAT.md describes the format.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"

namespace mistbank {

/// The maximum size of a position that can be read, in bytes.
inline constexpr std::size_t max_position_text = MISTBANK_MAX_POSITION_TEXT;

/// Returns the position of a game as text: rules, pieces on and off the board, and the open decision.
/// @param game the game to write
/// @param viewer the_host: the text includes the draw order and everything hidden; a player or nobody_in_particular:
///     only information that this viewer has (HID-1, HSE-2)
std::string to_position(const Game& game, int viewer = the_host);
/// Appends the position to `text`, whose allocator provides the memory.
void to_position(const Game& game, int viewer, HostString& text);

/// Creates a game that starts with a position. Its history is empty: undo ends at the position, and records and
/// snapshots contain it. Missing hidden information is dealt uniformly at random from the seed of the position. A
/// position without contradictions is accepted, even if it cannot occur in play. Cost: about that of laying its tiles.
/// @param text the position, at most max_position_text bytes
/// @param sets as in replay(), but a position that names no sets accepts only the default sets of its rules
/// @param set_count number of sets
/// @param error on failure: invalid_position and "line 12, column 3: ..." with the clause; unknown_name or
///     invalid_tile_set as in replay()
/// @param allocator source of all memory of the game; null: malloc
/// @return the game, or nothing on failure
std::optional<Game> from_position(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                  const Allocator* allocator = nullptr);

/// Returns the faults in the state of a game, one per line; empty if the state is consistent. A fault means a defect of
/// the library or overwritten memory. The check recomputes everything from the tiles and figures. It takes as long as
/// playing the game.
std::string flaws_of(const Game& game);
/// Appends the faults to `text`, whose allocator also provides the memory for the checks.
void flaws_of(const Game& game, HostString& text);

}  // namespace mistbank
