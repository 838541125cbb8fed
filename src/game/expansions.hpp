// What expansions add to a game as numbers: the planes and scalars of what is printed on tiles as a whole, and the
// planes of meeples on places that no tile prints. Who adds an expansion adds its rows here, and the names that they
// have behind the last ones in planes.hpp and scalars.cpp.
#pragma once

#include <string_view>

#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// A sign by the name of its plane, and by the name and the place of its scalar.
struct SignNumbers {
    Mark mark;
    std::string_view plane;
    const char* scalar_name;
    int scalar;
};
inline constexpr SignNumbers sign_numbers[] = {
    {Mark::volcano, "volcano", "tile_volcano", 162},
    {Mark::dragon, "dragon_sign", "tile_dragon", 163},
    {Mark::portal, "portal", "tile_portal", 164},
    {Mark::foundation, "foundation", "tile_foundation", 165},
    {Mark::hill, "hill", "tile_hill", 200},
    {Mark::vineyard, "vineyard", "tile_vineyard", 201},
    {Mark::circus, "circus", "tile_circus", 202},
    {Mark::acrobats, "acrobat_space", "tile_acrobat_space", 203},
    {Mark::vodyanoy, "lake", "tile_lake", 204},
    {Mark::ferry, "ferry_sign", "tile_ferry", 227},
    {Mark::gold, "gold_sign", "tile_gold", 228},
    {Mark::mage, "mage_sign", "tile_mage", 229},
    {Mark::robber, "robber_sign", "tile_robber", 230},
    {Mark::crop_farmer, "crop_farmer", "tile_crop_farmer", 231},
    {Mark::crop_highwayman, "crop_highwayman", "tile_crop_highwayman", 232},
    {Mark::crop_knight, "crop_knight", "tile_crop_knight", 233},
};

/// A kind of segment by the name of the plane of the first seat's meeples there.
struct PlaceNumbers {
    SegmentKind kind;
    std::string_view plane;
};
inline constexpr PlaceNumbers place_numbers[] = {
    {SegmentKind::field, "farmers_seat_0"},
    {SegmentKind::tower, "on_towers_seat_0"},
    {SegmentKind::acrobats, "acrobats_seat_0"},
    {SegmentKind::vodyanoy, "in_lakes_seat_0"},
};

}  // namespace mistbank
