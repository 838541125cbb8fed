// Small drawings that many places of a picture share, each around its own 0,0: the files of symbols/, where README.md
// tells how they are written.
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
/// What stands in a large city.
inline constexpr const char* large_ids[] = {"church", "market", "keep"};

/// What a picture shows of expansions; it defines no symbols of others.
struct Sights {
    std::uint32_t marks = 0;       ///< bit(Mark) of each
    std::uint32_t expansions = 0;  ///< bit(Expansion) of those whose pieces may be there
    FigureKinds figures;           ///< of more kinds than meeples and guards
    bool water = false;            ///< a river, or lakes
    bool gardens = false;
    bool hedges = false;
    bool ticks = false;  ///< on completed features

    void include(const TileType& type) noexcept;
    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
};

/// How far a symbol reaches from its 0,0, as its file's viewBox says; nowhere if there is no such symbol.
Box extent_of_symbol(std::string_view name) noexcept;

/// Writes the definitions of the land's symbols, of meeples, guards, ghosts and hounds, and of what is there to see.
void define_symbols(Writer& writer, const Palette& palette, const Sights& sights);

}  // namespace mistbank::render::svg
