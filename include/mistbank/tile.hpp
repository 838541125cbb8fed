// A tile type as it is printed: its segments, and which sides they reach.
#pragma once

#include <array>
#include <cstdint>

#include "mistbank/short_text.hpp"

namespace mistbank {

/// The four sides of a tile. Rotation by one clockwise quarter turn carries north to east.
enum class Side : std::uint8_t { north = 0, east = 1, south = 2, west = 3 };

/// What a side shows to its neighbour. Mist is ignored for matching (COM-2). A river side matches river sides only
/// (RIV-1). A side of an abbey lies against any (ABM-3).
enum class SideKind : std::uint8_t { field = 1, road = 2, city = 3, river = 4, any = 5 };

/// What a segment is.
enum class SegmentKind : std::uint8_t {
    road = 1,
    city = 2,
    field = 3,
    mist = 4,
    monastery = 5,
    castle = 6,
    cemetery = 7,
    garden = 8,  ///< ABT-2
    river = 9,   ///< water, which is no feature (RIV-1)
    tower =
        10,  ///< the top of a tower, which is no feature: only in games with towers, behind what is printed (TWR-10)
    acrobats = 11,  ///< a space for acrobats, likewise: only in games with the big top (TOP-9)
    vodyanoy = 12,  ///< the Vodyanoy's lake, likewise: only in games with it (VOD-2)
};

/// "road", "city" ...; "?" for a value that is no kind.
const char* name_of(SegmentKind kind) noexcept;

/// What is printed on a segment or on a tile beside its land. What no expansion of a game plays with is scenery there.
enum class Mark : std::uint8_t {
    inn = 0,               ///< on a road (INN-1)
    cathedral = 1,         ///< on a city (INN-3)
    wine = 2,              ///< on a city (TRB-1)
    grain = 3,             ///< likewise
    cloth = 4,             ///< likewise
    spring = 5,            ///< on a tile: where the river begins (RIV-2)
    lake = 6,              ///< on a tile: where it ends (RIV-2)
    volcano = 7,           ///< on a tile: where the dragon flies to (PRD-4)
    dragon = 8,            ///< on a tile: the dragon moves (PRD-6)
    portal = 9,            ///< on a tile: a meeple may go anywhere (PRD-22)
    princess = 10,         ///< on a city (PRD-20)
    foundation = 11,       ///< on a tile: of a tower (TWR-2)
    machine = 12,          ///< on a tile: a flying machine, see TileType::machine_direction (FLY-1)
    abbey = 13,            ///< on a tile: it is an abbey, which players hold (ABM-1)
    hill = 14,             ///< on a tile: a tile goes under it, and it breaks ties (HIL-2, HIL-3)
    vineyard = 15,         ///< on a tile: for monasteries around it (HIL-4)
    circus = 16,           ///< on a tile: the big top comes here (TOP-3)
    acrobats = 17,         ///< on a tile: a space for acrobats (TOP-9)
    vodyanoy = 18,         ///< on a tile: the lake of the Vodyanoy (VOD-1)
    ferry = 19,            ///< on a tile: a lake, where a ferry joins two of its roads (FER-1)
    gold = 20,             ///< on a tile: ingots come onto it and beside it (GLD-2)
    mage = 21,             ///< on a tile: mage or witch moves (MAG-2)
    robber = 22,           ///< on a tile: robbers may be placed on the track (ROB-2)
    crop_farmer = 23,      ///< on a tile: a crop circle, for farmers (CRP-2)
    crop_highwayman = 24,  ///< likewise, for highwaymen
    crop_knight = 25,      ///< likewise, for knights
};
/// In masks a mark is this bit.
constexpr std::uint32_t bit(Mark mark) { return 1u << static_cast<unsigned>(mark); }

/// "inn", "cathedral" ...; "?" for a value that is no mark.
const char* name_of(Mark mark) noexcept;

/// The most segments a tile may have; they are numbered from 0 in the order of the tile's text.
inline constexpr int max_segments = 16;

/// One printed segment, as it lies at rotation 0.
struct Segment {
    SegmentKind kind = SegmentKind::field;  ///< what it is
    std::uint8_t sides = 0;                 ///< bit 1<<Side: what a road, city, mist or river reaches; else 0
    std::uint8_t shared = 0;      ///< city: bit 1<<Side: those of its sides on which another city of the tile ends too
                                  ///< (HIL-13); both cities have the bit, in `sides` too
    std::uint8_t half_sides = 0;  ///< fields: bit 1<<(2*Side) the left half looking outward, 1<<(2*Side+1) the right
    std::uint8_t coats = 0;       ///< city: coats of arms, 0 to 9
    std::uint8_t symbols = 0;     ///< mist: ghost symbols, 0 to 9
    std::uint32_t marks = 0;      ///< bit(Mark) of each mark on it
    std::uint16_t touches = 0;    ///< field: bit 1<<number of each city segment of this tile that it touches
    std::uint8_t anchor_x = 50;   ///< where a figure stands, see anchor_of(): percent of the tile's width from the west
    std::uint8_t anchor_y = 50;   ///< and percent of its height from the north
};

/// What a tile type is called: 1 to 15 of A-Z a-z 0-9 _ -
using TileId = ShortText<15>;

/// One printed tile type.
struct TileType {
    TileId id;                           ///< unique in its set
    int copies = 1;                      ///< how many are printed, those in the starting block included; 1 to 9999
    std::uint32_t marks = 0;             ///< bit(Mark) of each mark on the tile as a whole
    std::uint8_t machine_direction = 0;  ///< where Mark::machine flies to at rotation 0: 0 to 7 for N E S W NE SE SW NW
    int segment_count = 0;               ///< 1 to max_segments
    std::array<Segment, max_segments> segments{};  ///< the first segment_count of them

    /// What `side` shows at rotation 0.
    SideKind side_kind(Side side) const noexcept;
    /// Whether `side` is misty at rotation 0 (MIS-1).
    bool misty(Side side) const noexcept;
    /// Whether any segment is of this kind.
    bool has(SegmentKind kind) const noexcept;
    /// Whether this mark is on the tile, or on a segment of it.
    bool has(Mark mark) const noexcept;
};

}  // namespace mistbank
