// Observations: a game as arrays of numbers for learning programs, namely planes over a window of the board, and
// scalars. They contain only information that the players at the table see. capi/mistbank/learning.h lists every plane
// and scalar.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/window.hpp"

namespace mistbank {

/// Returns the number of planes, a constant. Later versions append planes and scalars.
int plane_count() noexcept;
/// Returns "face_up", "road_north" ...; null for an index out of range.
const char* plane_name(int index) noexcept;

/// Writes plane_count() * window.cells() bytes: plane by plane, row by row from the north-west. Amounts above 255 are
/// written as 255. Cost: a walk over the tiles, with more work for those in the window. May throw std::bad_alloc.
///
/// The first call stores the planes of all tile types, for all games that share the tile types of this game (copies,
/// games of a batch). They take about 65 bytes of the game's allocator for each type, at most 8 * plane_count() + 16,
/// and are freed with the last of these games.
/// @param game the game to observe
/// @param window the part of the board
/// @param player the viewer, whose colours come first
/// @param out the bytes
void observe_planes(const Game& game, const Window& window, int player, std::uint8_t* out);
/// Writes the planes for a caller that already has the complete list of legal actions. No allocation: it is slower
/// before the first call of the function above.
void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    std::uint8_t* out) noexcept;

/// Returns the number of scalars, a constant.
int scalar_count() noexcept;
/// Returns "decision", "ghost_supply" ...; null for an index out of range.
const char* scalar_name(int index) noexcept;

/// Writes scalar_count() numbers. `player` is the viewer.
void observe_scalars(const Game& game, int player, std::int32_t* out) noexcept;

}  // namespace mistbank
