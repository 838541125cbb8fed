// Positions: a game from any table, and any table as text. The format is described in src/position/FORMAT.md.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"

namespace mistbank {

/// The longest position that is read, in bytes.
inline constexpr std::size_t max_position_text = MISTBANK_MAX_POSITION_TEXT;

/// The position as text: rules, what lies and stands on the board and beside it, and the open decision. The host's
/// (the_host) holds the order of draws and all that is hidden; a player's (0 and up) or nobody's (nobody_in_particular)
/// what that viewer sees (HID-1, HSE-2).
std::string to_position(const Game& game, int viewer = the_host);
/// The same into a text in memory of the caller's choice, behind what it holds.
void to_position(const Game& game, int viewer, HostString& text);

/// A game that begins with a position: its past is empty, undo leads back to it, records and snapshots carry it. `sets`
/// as in replay(), but a position that names none takes only sets that its rules play. What the position leaves open of
/// what is hidden is dealt by its seed, each way as likely as another. Nothing comes back if it cannot be, and `error`
/// holds invalid_position and "line 12, column 3: ..." with the clause; unknown_name or invalid_tile_set as replay()
/// does. What could never come up in play, but contradicts nothing, is a game too. Cost: about as much as laying its
/// tiles.
std::optional<Game> from_position(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                  const Allocator* allocator = nullptr);

/// What is wrong with the state of a game, a line each; empty if it is sound, as it is unless the library has a defect
/// or memory was overwritten. Everything is worked out anew from the tiles and figures: that takes about as long as
/// playing the game.
std::string flaws_of(const Game& game);
/// The same behind a text, into whose memory all goes that the checks need.
void flaws_of(const Game& game, HostString& text);

}  // namespace mistbank
