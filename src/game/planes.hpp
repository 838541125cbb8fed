// The planes of an observation: their numbers, their names, and those that tables name.
#pragma once

#include <array>
#include <string_view>

#include "rules/marks.hpp"

namespace mistbank::plane {

inline constexpr int sides = 4;
inline constexpr int directions = 8;
inline constexpr int side_pairs = 6;

// In the order in which they are written. A plane without a number is 1 or 0 for each cell.
enum Plane {
    face_up,
    face_down,
    last_laid,                   // the tile laid face up last
    subject,                     // the cell that the open decision is about
    fits,                        // 4: the drawn tile may be laid here after this many quarter turns
    named = fits + sides,        // some legal action other than laying names this cell
    road,                        // 4: the side shows a road
    city = road + sides,         // 4: the side shows a city
    mist = city + sides,         // 4: the side is misty
    joined = mist + sides,       // 6: both sides belong to one road or one city of the tile
    held = joined + side_pairs,  // 4: the road or city of this side holds a meeple, anywhere on the board
    haunted = held + sides,      // 4: the road or city of this side can never be completed
    monastery = haunted + sides,
    castle,
    cemetery,
    coats,                            // coats of arms
    symbols,                          // ghost symbols
    ghosts,                           // ghosts on the tile
    meeples,                          // 6: meeples of every kind standing here (MEET-3), by the seat of their colour
    farmers = meeples + max_colours,  // 6: those of them that stand on a field
    guards = farmers + max_colours,   // guards of all colours
    ghosts_on_meeples,                // ghosts on the meeples here (GCC-4)
    buried,                           // buried meeples
    hounds,                           // hounds
    river,                            // 4: the side shows the river (RIV-1)
    garden = river + sides,           // where the abbot is played (ABT-1)
    inn,                              // played with (INN-1)
    cathedral,                        // likewise (INN-3)
    goods,                            // 3: symbols of wine, grain and cloth that are played with (TRB-1)
    large = goods + good_kinds,       // 6: large meeples, by the seat of their colour
    abbots = large + max_colours,     // 6: abbots
    builders = abbots + max_colours,  // 6: builders
    pigs = builders + max_colours,    // 6: pigs
    mayors = pigs + max_colours,      // 6: mayors
    wagons = mayors + max_colours,    // 6: wagons
    barns = wagons + max_colours,     // 6: barns, on the tile whose north-west corner they stand on
    volcano = barns + max_colours,    // played with, as all signs (PRD-4)
    dragon_sign,                      // PRD-6
    portal,                           // PRD-22
    princess,                         // PRD-20
    foundation,                       // TWR-2
    machine,                          // 8: the flying machine's direction, as the tile lies (FLY-1)
    dragon = machine + directions,    // where the dragon stands
    fairy,                            // where the fairy stands
    floors,                           // of the tower here (TWR-3)
    on_towers,                        // 6: meeples on top of the tower here, by the seat of their colour (TWR-10)
    hill = on_towers + max_colours,   // HIL-2
    vineyard,                         // HIL-4
    circus,                           // TOP-3
    acrobat_space,                    // TOP-9
    lake,                             // VOD-1
    shepherds,                        // 6: shepherds, by the seat of their colour
    ringmasters = shepherds + max_colours,  // 6: ringmasters
    acrobats = ringmasters + max_colours,   // 6: meeples on the space for acrobats here (TOP-9)
    in_lakes = acrobats + max_colours,      // 6: meeples that are caught here (VOD-2)
    sheep = in_lakes + max_colours,         // with the shepherds here (HIL-5)
    big_top,                                // where the big top stands
    second_fits,                            // 4: as fits, the tile at the second place of the hand (HSE-1)
    third_fits = second_fits + sides,       // 4: likewise at the third
    ferry_sign = third_fits + sides,        // FER-1
    gold_sign,                              // GLD-2
    mage_sign,                              // MAG-2
    robber_sign,                            // ROB-2
    crop_farmer,                            // CRP-2
    crop_highwayman,
    crop_knight,
    ferry,                        // 6: a ferry joins the roads of both sides (FER-1)
    ingots = ferry + side_pairs,  // GLD-1
    mage,                         // 4: the road or city of this side, on this tile, is where the mage stands (MAG-1)
    witch = mage + sides,         // 4: likewise the witch
    planes = witch + sides
};

inline constexpr const char* plane_names[] = {
    "face_up",
    "face_down",
    "last_laid",
    "subject",
    "fits_0",
    "fits_1",
    "fits_2",
    "fits_3",
    "named",
    "road_north",
    "road_east",
    "road_south",
    "road_west",
    "city_north",
    "city_east",
    "city_south",
    "city_west",
    "mist_north",
    "mist_east",
    "mist_south",
    "mist_west",
    "joined_north_east",
    "joined_north_south",
    "joined_north_west",
    "joined_east_south",
    "joined_east_west",
    "joined_south_west",
    "held_north",
    "held_east",
    "held_south",
    "held_west",
    "haunted_north",
    "haunted_east",
    "haunted_south",
    "haunted_west",
    "monastery",
    "castle",
    "cemetery",
    "coats",
    "symbols",
    "ghosts",
    "meeples_seat_0",
    "meeples_seat_1",
    "meeples_seat_2",
    "meeples_seat_3",
    "meeples_seat_4",
    "meeples_seat_5",
    "farmers_seat_0",
    "farmers_seat_1",
    "farmers_seat_2",
    "farmers_seat_3",
    "farmers_seat_4",
    "farmers_seat_5",
    "guards",
    "ghosts_on_meeples",
    "buried",
    "hounds",
    "river_north",
    "river_east",
    "river_south",
    "river_west",
    "garden",
    "inn",
    "cathedral",
    "wine",
    "grain",
    "cloth",
    "large_seat_0",
    "large_seat_1",
    "large_seat_2",
    "large_seat_3",
    "large_seat_4",
    "large_seat_5",
    "abbots_seat_0",
    "abbots_seat_1",
    "abbots_seat_2",
    "abbots_seat_3",
    "abbots_seat_4",
    "abbots_seat_5",
    "builders_seat_0",
    "builders_seat_1",
    "builders_seat_2",
    "builders_seat_3",
    "builders_seat_4",
    "builders_seat_5",
    "pigs_seat_0",
    "pigs_seat_1",
    "pigs_seat_2",
    "pigs_seat_3",
    "pigs_seat_4",
    "pigs_seat_5",
    "mayors_seat_0",
    "mayors_seat_1",
    "mayors_seat_2",
    "mayors_seat_3",
    "mayors_seat_4",
    "mayors_seat_5",
    "wagons_seat_0",
    "wagons_seat_1",
    "wagons_seat_2",
    "wagons_seat_3",
    "wagons_seat_4",
    "wagons_seat_5",
    "barns_seat_0",
    "barns_seat_1",
    "barns_seat_2",
    "barns_seat_3",
    "barns_seat_4",
    "barns_seat_5",
    "volcano",
    "dragon_sign",
    "portal",
    "princess",
    "foundation",
    "machine_north",
    "machine_east",
    "machine_south",
    "machine_west",
    "machine_north_east",
    "machine_south_east",
    "machine_south_west",
    "machine_north_west",
    "dragon",
    "fairy",
    "floors",
    "on_towers_seat_0",
    "on_towers_seat_1",
    "on_towers_seat_2",
    "on_towers_seat_3",
    "on_towers_seat_4",
    "on_towers_seat_5",
    "hill",
    "vineyard",
    "circus",
    "acrobat_space",
    "lake",
    "shepherds_seat_0",
    "shepherds_seat_1",
    "shepherds_seat_2",
    "shepherds_seat_3",
    "shepherds_seat_4",
    "shepherds_seat_5",
    "ringmasters_seat_0",
    "ringmasters_seat_1",
    "ringmasters_seat_2",
    "ringmasters_seat_3",
    "ringmasters_seat_4",
    "ringmasters_seat_5",
    "acrobats_seat_0",
    "acrobats_seat_1",
    "acrobats_seat_2",
    "acrobats_seat_3",
    "acrobats_seat_4",
    "acrobats_seat_5",
    "in_lakes_seat_0",
    "in_lakes_seat_1",
    "in_lakes_seat_2",
    "in_lakes_seat_3",
    "in_lakes_seat_4",
    "in_lakes_seat_5",
    "sheep",
    "big_top",
    "second_fits_0",
    "second_fits_1",
    "second_fits_2",
    "second_fits_3",
    "third_fits_0",
    "third_fits_1",
    "third_fits_2",
    "third_fits_3",
    "ferry_sign",
    "gold_sign",
    "mage_sign",
    "robber_sign",
    "crop_farmer",
    "crop_highwayman",
    "crop_knight",
    "ferry_north_east",
    "ferry_north_south",
    "ferry_north_west",
    "ferry_east_south",
    "ferry_east_west",
    "ferry_south_west",
    "ingots",
    "mage_north",
    "mage_east",
    "mage_south",
    "mage_west",
    "witch_north",
    "witch_east",
    "witch_south",
    "witch_west",
};
static_assert(sizeof plane_names / sizeof plane_names[0] == planes);

/// None goes on behind the last one.
constexpr int plane_named(std::string_view name) {
    int plane = 0;
    while (plane_names[plane] != name) ++plane;
    return plane;
}

/// The plane of a mark.
struct MarkPlane {
    const MarkSpec* mark;
    int plane;
};
constexpr bool has_plane(const MarkOfExpansion& its) { return its.mark->plane != nullptr; }
inline constexpr auto mark_planes = [] {
    constexpr int count = [] {
        int planes_of_marks = 0;
        for (const MarkOfExpansion& its : all_marks) planes_of_marks += has_plane(its);
        return planes_of_marks;
    }();
    std::array<MarkPlane, count> found{};
    std::size_t place = 0;
    for (const MarkOfExpansion& its : all_marks) {
        if (has_plane(its)) found[place++] = {its.mark, plane_named(its.mark->plane)};
    }
    return found;
}();

/// The plane of the first seat's meeples on a kind of segment.
struct PlacePlane {
    SegmentKind kind;
    int plane;
};
inline constexpr auto place_planes = [] {
    constexpr int count = [] {
        int places = 1;
        for (const ExpansionRules& its : expansion_rules) places += its.place.words != nullptr;
        return places;
    }();
    std::array<PlacePlane, count> found{{{SegmentKind::field, farmers}}};
    std::size_t place = 1;
    for (const ExpansionRules& its : expansion_rules) {
        if (its.place.words != nullptr) found[place++] = {its.place.kind, plane_named(its.place.plane)};
    }
    return found;
}();

}  // namespace mistbank::plane
