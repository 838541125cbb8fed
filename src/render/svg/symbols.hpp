// Small drawings that many places of a picture share, each around its own 0,0.
#pragma once

#include "mistbank/tile.hpp"
#include "render/svg/palette.hpp"
#include "render/svg/writer.hpp"

namespace mistbank::render::svg {

inline constexpr const char* house_ids[] = {"house-a", "house-b", "house-c", "house-d"};
/// What stands in a large city.
inline constexpr const char* large_ids[] = {"church", "market", "keep"};

/// What a picture shows of expansions; it defines no drawings of others.
struct Sights {
    std::uint32_t marks = 0;  ///< bit(Mark) of each
    bool water = false;       ///< a river, or lakes
    bool gardens = false;
    bool hedges = false;
    bool further_figures = false;  ///< of more kinds than meeples and guards
    bool ticks = false;            ///< on completed features
    bool dragon = false;           ///< the figure, and the fairy
    bool floors = false;           ///< of towers
    bool big_top = false;          ///< the tent, and ringmasters
    bool flocks = false;           ///< sheep and shepherds
    bool messages = false;         ///< letters and couriers
    bool ingots = false;
    bool magic = false;  ///< mage and witch
    bool robbers = false;
    bool king = false;  ///< and the robber baron

    void include(const TileType& type) noexcept;
    /// All three, which are one drawing; the legend has them too.
    void include_goods() noexcept { marks |= bit(Mark::wine); }
    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
};

/// Writes the definitions: house-a to house-d, church, market, keep, tower, tree, bush, grove, shield, gate,
/// gate-upright, village; the patterns grass, meadow and wisps; and those of the next two; then those of what is there
/// to see.
void define_symbols(Writer& writer, const Palette& palette, const Sights& sights);
void define_buildings(Writer& writer);  ///< monastery, castle, cemetery
void define_figures(Writer& writer);    ///< meeple, guard, ghost, hound, stone

void define_waters(Writer& writer, const Palette& palette);  ///< rock, lily, reeds; the pattern ripples
void define_hedges(Writer& writer, const Palette& palette);  ///< hedge
void define_garden(Writer& writer, const Palette& palette);

// Those of marks, in the order of the enum.
void define_inn(Writer& writer, const Palette& palette);
void define_cathedral(Writer& writer, const Palette& palette);
void define_goods(Writer& writer, const Palette& palette);  ///< wine, grain, cloth
void define_volcano(Writer& writer, const Palette& palette);
void define_dragon(Writer& writer, const Palette& palette);
void define_portal(Writer& writer, const Palette& palette);
void define_princess(Writer& writer, const Palette& palette);
void define_foundation(Writer& writer, const Palette& palette);
void define_machine(Writer& writer, const Palette& palette);  ///< it flies to the north
void define_abbey(Writer& writer, const Palette& palette);    ///< abbey-court, abbey
void define_hill(Writer& writer, const Palette& palette);
void define_vineyard(Writer& writer, const Palette& palette);
void define_circus(Writer& writer, const Palette& palette);
void define_acrobats(Writer& writer, const Palette& palette);  ///< the drum they stand on
void define_lake(Writer& writer, const Palette& palette,
                 const char* id);  ///< with its lord; and wave, for those who stand in it

void define_ferry(Writer& writer, const Palette& palette);  ///< boat, and jetty, where a road from the north ends
void define_gold(Writer& writer, const Palette& palette);   ///< a mine
void define_magic(Writer& writer, const Palette& palette);
void define_bag(Writer& writer, const Palette& palette);
void define_rake(Writer& writer, const Palette& palette);  ///< in a crop circle, as the next two
void define_club(Writer& writer, const Palette& palette);
void define_crop_shield(Writer& writer, const Palette& palette);

void define_further_figures(Writer& writer);  ///< large, abbot, mayor, wagon, builder, pig, barn
void define_ringmaster(Writer& writer);
void define_shepherd(Writer& writer);
void define_sheep(Writer& writer);
void define_big_top(Writer& writer);
void define_dragon_piece(Writer& writer);  ///< dragon-piece; the sign on tiles is called dragon
void define_fairy(Writer& writer);
void define_floor(Writer& writer);
void define_ingot(Writer& writer);
void define_mage_piece(Writer& writer);  ///< mage-piece, and likewise the next two; the signs on tiles have the names
void define_witch_piece(Writer& writer);
void define_robber_piece(Writer& writer);
void define_courier(Writer& writer);
void define_king(Writer& writer);
void define_baron(Writer& writer);
void define_message(Writer& writer);
void define_tick(Writer& writer);

/// One shape of a drawing, without and with an edge.
void plain(Writer& writer, const char* data, const char* fill);
void edged(Writer& writer, const char* data, const char* fill, const char* edge, Decimal width);
/// Light around a figure of this outline, drawn before it: it stands out on any ground.
void rim_of_light(Writer& writer, const char* outline);
/// A line of a drawing, with round ends.
void line(Writer& writer, const char* data, const char* paint, Decimal width);
/// What a symbol throws on the ground: so wide and high to each side.
void draw_shadow(Writer& writer, Point middle, Decimal width, Decimal height, Decimal opacity);
/// That of a figure, which is drawn with an edge where it is used: at its feet.
void draw_shadow_of_figure(Writer& writer, Decimal width);
/// The ground of a symbol on a round sign.
void draw_disc(Writer& writer, const char* fill, const char* edge);

}  // namespace mistbank::render::svg
