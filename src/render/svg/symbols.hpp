// Symbols: small drawings that a picture shows many times, each around its own 0,0. symbols/ has a file for each
// symbol, and symbols/README.md describes the format.
#pragma once

#include "mistbank/tile.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/svg/writer.hpp"
#include "render/words.hpp"
#include "tiles/embedded.hpp"

namespace mistbank {

/// The files of symbols/.
extern const EmbeddedFile embedded_symbols[];
extern const std::size_t embedded_symbol_count;

}  // namespace mistbank

namespace mistbank::render::svg {

inline constexpr const char* house_ids[] = {"house-a", "house-b", "house-c", "house-d"};
/// The buildings of large cities.
inline constexpr const char* large_ids[] = {"church", "market", "keep"};

/// The parts of expansions that a picture shows. Only their symbols are defined.
struct Sights {
    std::uint32_t marks = 0;       ///< a bit(Mark) for each mark
    std::uint32_t expansions = 0;  ///< a bit(Expansion) for each expansion in play
    FigureKinds figures;           ///< kinds of figures besides meeples and guards
    bool water = false;            ///< a river, or lakes
    bool gardens = false;
    bool hedges = false;
    bool ticks = false;  ///< ticks on completed features

    void include(const TileType& type) noexcept;
    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
};

/// Returns the extent of a symbol around its 0,0, from its file's viewBox; empty for an unknown symbol.
Box extent_of_symbol(std::string_view name) noexcept;

/// Writes the definitions of the symbols of the land, of meeples, guards, ghosts and hounds, and of all shown parts.
void define_symbols(Writer& writer, const Palette& palette, const Sights& sights);

}  // namespace mistbank::render::svg
