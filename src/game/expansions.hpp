// What expansions add to a game as numbers: the planes and scalars of what is printed on tiles as a whole, the planes
// of meeples on places that no tile prints, the blocks of actions. Who adds an expansion adds its rows here, and the
// names that they have behind the last ones in planes.hpp, scalars.cpp and ActionIndex::Further.
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

inline constexpr int kinds_of_meeples = 7;  ///< all that occupy, the first of FigureKind
inline constexpr int faces = 3;             ///< FLY-1
inline constexpr int tokens_of_flocks = 5;  ///< HIL-5, the wolf as 0
inline constexpr int most_of_animals = 7;   ///< TOP-1, from 1
inline constexpr int most_of_messages = 8;  ///< MSG-2, from 1
inline constexpr int spaces_of_track = 50;  ///< LVL-2

/// A block of actions: so many numbers for each segment, for each cell, for each of both or for the game; or for each
/// pair of a lake's roads and each cell (FER-1).
struct ActionBlock {
    Expansion expansion;
    int numbers;
    bool by_segment = false;
    bool by_cell = false;
    bool by_pair = false;
};
/// In the order of ActionIndex::Further.
inline constexpr ActionBlock action_blocks[] = {
    {Expansion::abbey_mayor, 2 * max_colours, true},             // mayor and wagon
    {Expansion::princess_dragon, 1, true, true},                 // princess
    {Expansion::princess_dragon, kinds_of_meeples, true, true},  // portal
    {Expansion::tower, kinds_of_meeples, false, true},           // tower
    {Expansion::tower, kinds_of_meeples* max_colours},           // ransom
    {Expansion::tower, kinds_of_meeples},                        // exchange
    {Expansion::abbey_mayor, 1, false, true},                    // barn
    {Expansion::flying_machines, kinds_of_meeples},              // fly
    {Expansion::flying_machines, faces},                         // roll
    {Expansion::hills_sheep, max_colours, true},                 // shepherd
    {Expansion::hills_sheep, 2},                                 // flock
    {Expansion::hills_sheep, tokens_of_flocks},                  // sheep
    {Expansion::hills_sheep, 1},                                 // hidden
    {Expansion::big_top, max_colours, true},                     // ringmaster
    {Expansion::big_top, kinds_of_meeples, false, true},         // acrobat
    {Expansion::big_top, 1, false, true},                        // pyramid
    {Expansion::big_top, most_of_animals},                       // animal
    {Expansion::vodyanoy, kinds_of_meeples},                     // release
    {Expansion::messages, 4},                                    // message
    {Expansion::messages, most_of_messages},                     // drawn_message
    {Expansion::ferries, 1, false, true, true},                  // ferry
    {Expansion::mage, 1, true, true},                            // witch
    {Expansion::mage, 2},                                        // aside
    {Expansion::robbers, spaces_of_track},                       // robber
    {Expansion::crops, 2},                                       // crop
    {Expansion::crops, kinds_of_meeples, true, true},            // add
};
inline constexpr int action_block_count = sizeof action_blocks / sizeof action_blocks[0];

}  // namespace mistbank
