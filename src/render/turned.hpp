// A tile type as it lies on the board: its segments after rotation.
#pragma once

#include "mistbank/tile.hpp"

namespace mistbank::render {

struct TurnedSegment {
    SegmentKind kind = SegmentKind::field;
    int number = 0;
    unsigned sides = 0;    ///< bit 1<<Side, after rotation
    unsigned shared = 0;   ///< of a city: those of them on which another one ends too (HIL-13)
    unsigned halves = 0;   ///< of a field: bit 1<<half, after rotation; a side has the halves 2*Side and 2*Side+1
    unsigned touches = 0;  ///< of a field: bit 1<<number of each city segment
    std::uint32_t marks = 0;
    int coats = 0;
    int symbols = 0;
    int x = 50;  ///< where a meeple stands: percent of the tile's width from its west side
    int y = 50;  ///< and percent of its height from its north side

    bool reaches(int side) const noexcept { return (sides >> (side & 3) & 1u) != 0; }
    int side_count() const noexcept { return reaches(0) + reaches(1) + reaches(2) + reaches(3); }
    bool straight() const noexcept { return sides == 0b0101 || sides == 0b1010; }
    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
    /// Not printed, but a place upon a sign of the tile: of a tower, of acrobats, in a lake (MEET-22).
    bool is_on_sign() const noexcept { return kind >= SegmentKind::tower; }
};

/// Which part of a side a city fills.
enum class Part { whole, first_half, second_half };  // going clockwise around the tile

struct Turned {
    int count = 0;
    std::uint32_t marks = 0;    ///< of the tile as a whole
    int machine_direction = 0;  ///< after rotation: 0 to 7 for N E S W NE SE SW NW
    std::array<TurnedSegment, max_segments> segments{};

    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
    /// The segment of this kind at a side, -1 for none.
    int at_side(SegmentKind kind, int side) const noexcept;
    /// The part of a side that a city fills which reaches it: half of one that it shares, that nearer to its own sides.
    Part part_of_side(const TurnedSegment& city, int side) const noexcept;
    /// The field that has this half of a side, -1 for none.
    int field_at(int half) const noexcept;
    /// The river, null for none.
    const TurnedSegment* river() const noexcept;
    /// Whether the fields at both halves of a side differ: what lies between them runs on to something else.
    bool parted_at(int side) const noexcept;
    /// The city that different fields at these halves both touch, -1 for none.
    int city_of_both(int half, int other_half) const noexcept;
    /// The same of both halves of a side: a road that ends between them ends there.
    int city_of_road(int side) const noexcept { return city_of_both(2 * side, 2 * side + 1); }
    /// The same of the halves at a corner: a hedge runs from there to it, as nothing else is printed between them. The
    /// corner is that in which the side begins, going clockwise around the tile.
    int city_of_hedge(int corner) const noexcept { return city_of_both(2 * corner + 7, 2 * corner); }
    /// The same of the middle of a field side whose halves belong to two fields.
    int city_of_parted(int side) const noexcept;
    /// Whether a hedge runs from a city at this side to another one across: the fields at the other two sides differ.
    bool parted_between_cities(int side) const noexcept;
    /// The corner between two cities from which a hedge runs to where the only road ends, as each city is touched by
    /// the field on one side of that road; -1 for none.
    int corner_of_road_end() const noexcept;
    /// Whether there is any of these hedges.
    bool has_hedges() const noexcept;
};

Turned turned(const TileType& type, int rotation) noexcept;

/// The numbers of the sides after N E S W.
inline constexpr int north = 0;
inline constexpr int east = 1;
inline constexpr int south = 2;
inline constexpr int west = 3;

}  // namespace mistbank::render
