// Tile types as printed: segments, and the sides that segments reach.
#pragma once

#include <array>
#include <cstdint>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// Returns the name of a kind of segment, for example "road"; "?" for an unknown value.
const char* name_of(SegmentKind kind) noexcept;

/// Returns the way in which segments of this kind form features.
constexpr Extent extent_of(SegmentKind kind) noexcept {
    switch (kind) {
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::field: return Extent::joined;
        case SegmentKind::monastery:
        case SegmentKind::garden:
        case SegmentKind::castle:
        case SegmentKind::cemetery: return Extent::around;
        default: return Extent::none;
    }
}

/// Returns the bit of a mark in a set.
constexpr std::uint32_t bit(Mark mark) { return 1u << static_cast<unsigned>(mark); }

/// Returns the name of a mark, for example "inn"; "?" for an unknown value.
const char* name_of(Mark mark) noexcept;

/// The maximum number of segments of a tile. Segments are numbered from 0 in the order of the tile's text.
inline constexpr int max_segments = MISTBANK_MAX_SEGMENTS;

/// A printed segment at rotation 0.
struct Segment {
    SegmentKind kind = SegmentKind::field;  ///< the kind of segment
    std::uint8_t sides = 0;                 ///< bit 1<<Side of each side that a road, city, mist or river reaches; else
                                            ///< 0
    std::uint8_t shared = 0;      ///< city: bit 1<<Side of each side that another city of the tile also reaches
                                  ///< (HIL-13). Both cities have the bit in `shared` and in `sides`
    std::uint8_t half_sides = 0;  ///< field: the half sides that it reaches; bit 1<<(2*Side) is the left half when
                                  ///< looking outward, bit 1<<(2*Side+1) the right half
    std::uint8_t coats = 0;       ///< city: number of coats of arms, 0 to 9
    std::uint8_t symbols = 0;     ///< mist: number of ghost symbols, 0 to 9
    std::uint32_t marks = 0;      ///< bit(Mark) of each mark on the segment
    std::uint16_t touches = 0;    ///< field: bit 1<<number of each adjacent city segment of this tile
    std::uint8_t anchor_x = 50;   ///< position for a figure: percent of the tile's width from the west; see anchor_of()
    std::uint8_t anchor_y = 50;   ///< position for a figure: percent of the tile's height from the north
};

/// The id of a tile type: 1 to 15 characters A-Z, a-z, 0-9, _ or -.
using TileId = ShortText<15>;

/// A printed tile type.
struct TileType {
    TileId id;                           ///< id of the type, unique in its set
    int copies = 1;                      ///< number of printed copies, including those in the starting block; 1 to 9999
    std::uint32_t marks = 0;             ///< bit(Mark) of each mark on the tile as a whole
    std::uint8_t machine_direction = 0;  ///< direction of Mark::machine at rotation 0: 0 to 7 for N E S W NE SE SW NW
    int segment_count = 0;               ///< number of segments, 1 to max_segments
    std::array<Segment, max_segments> segments{};  ///< the segments; the first segment_count entries are valid

    /// Returns the kind of `side` at rotation 0.
    SideKind side_kind(Side side) const noexcept;
    /// Returns whether `side` is misty at rotation 0 (MIS-1).
    bool misty(Side side) const noexcept;
    /// Returns whether any segment is of this kind.
    bool has(SegmentKind kind) const noexcept;
    /// Returns whether this mark is on the tile or on one of its segments.
    bool has(Mark mark) const noexcept;
};

}  // namespace mistbank
