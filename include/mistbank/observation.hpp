// A game as arrays of numbers, for programs that learn: planes over a window of the board, and scalars. They tell what
// the players at the table see, and nothing else. capi/mistbank/learning.h lists what each plane and each scalar means.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/window.hpp"

namespace mistbank {

/// How many planes there are; the same for every game. Later versions add planes, and scalars, at the end.
int plane_count() noexcept;
/// "face_up", "road_north" ...; null for an index out of range.
const char* plane_name(int index) noexcept;

/// Writes plane_count() * window.cells() bytes: plane by plane, row by row from the north-west. Amounts above 255 are
/// written as 255. `player` is who looks: their colours come first. Cost: walks the tiles of the board, and looks
/// closer at those in the window. May throw std::bad_alloc.
void observe_planes(const Game& game, const Window& window, int player, std::uint8_t* out);
/// The same for whoever has listed the legal actions, all of them, already. No allocation.
void observe_planes(const Game& game, const Window& window, int player, const Action* legal, std::size_t legal_count,
                    std::uint8_t* out) noexcept;

/// How many scalars there are; the same for every game.
int scalar_count() noexcept;
/// "decision", "ghost_supply" ...; null for an index out of range.
const char* scalar_name(int index) noexcept;

/// Writes scalar_count() numbers. `player` as above.
void observe_scalars(const Game& game, int player, std::int32_t* out) noexcept;

}  // namespace mistbank
