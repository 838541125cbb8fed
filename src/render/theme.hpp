// The colours of everything on the board, from the 256-colour palette.
#pragma once

#include "mistbank/rules.hpp"
#include "render/canvas.hpp"
#include "render/picture.hpp"

namespace mistbank::render {

Style style_of(const Spot& spot) noexcept;
Style style_of(Colour colour) noexcept;         ///< a meeple of this colour
Style style_of_buried(Colour colour) noexcept;  ///< a meeple of this colour under a gravestone

inline constexpr Style number_style{16, 230, true};
inline constexpr Style ghost_style{16, 255, true};
inline constexpr Style printed_ghost_style{255, 240, false};
inline constexpr Style coat_style{226, 130, true};
inline constexpr Style inn_style{16, 180, true};
inline constexpr Style cathedral_style{231, 94, true};
inline constexpr Style goods_style{16, 223, true};
inline constexpr Style princess_style{16, 218, true};
inline constexpr Style sign_style{231, 54, true};
inline constexpr Style last_tile_style{226, 22, true};
inline constexpr Style fit_style{250, 235, false};
inline constexpr Style coordinate_style{245, -1, false};

/// Returns the letter of a colour: R, G, B, Y, K for black, or P.
char letter_of(Colour colour) noexcept;

}  // namespace mistbank::render
