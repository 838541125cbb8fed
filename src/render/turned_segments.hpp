// The segments of a tile type after rotation.
#pragma once

#include "mistbank/tile.hpp"

namespace mistbank::render {

struct TurnedSegment {
    SegmentKind kind = SegmentKind::field;
    int number = 0;
    unsigned sides = 0;    ///< bit 1<<Side, after rotation
    unsigned shared = 0;   ///< city: sides that the city shares with another city (HIL-13), bit 1<<Side
    unsigned halves = 0;   ///< field: bit 1<<half, after rotation; a side has the halves 2*Side and 2*Side+1
    unsigned touches = 0;  ///< field: bit 1<<number of each city segment that the field touches
    std::uint32_t marks = 0;
    int coats = 0;
    int symbols = 0;
    int x = 50;  ///< place of a meeple: percent of the tile's width from the west side
    int y = 50;  ///< place of a meeple: percent of the tile's height from the north side

    bool reaches(int side) const noexcept { return (sides >> (side & 3) & 1u) != 0; }
    int side_count() const noexcept { return reaches(0) + reaches(1) + reaches(2) + reaches(3); }
    bool straight() const noexcept { return sides == 0b0101 || sides == 0b1010; }
    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
    /// Returns whether the segment is not printed but a place for figures on a sign of the tile: a tower, a space for
    /// acrobats, or a lake (MEET-22).
    bool is_on_sign() const noexcept { return kind >= SegmentKind::tower; }
};

/// The part of a side that a city fills.
enum class Part { whole, first_half, second_half };  // halves in clockwise order around the tile

struct Turned {
    int count = 0;
    std::uint32_t marks = 0;    ///< marks of the whole tile
    int machine_direction = 0;  ///< direction of the flying machine after rotation: 0 to 7 for N E S W NE SE SW NW
    std::array<TurnedSegment, max_segments> segments{};

    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
    /// Returns the number of the segment of this kind at a side; -1: none.
    int at_side(SegmentKind kind, int side) const noexcept;
    /// Returns the part of a side that a city fills. If the side is shared, a city fills the half nearer to its other
    /// sides.
    Part part_of_side(const TurnedSegment& city, int side) const noexcept;
    /// Returns the number of the field at this half of a side; -1: none.
    int field_at(int half) const noexcept;
    /// Returns the river; null: none.
    const TurnedSegment* river() const noexcept;
    /// Returns whether the fields at the two halves of a side differ. A border then leads from the side into the tile.
    bool parted_at(int side) const noexcept;
    /// Returns the number of the city that two different fields at these halves both touch; -1: none.
    int city_of_both(int half, int other_half) const noexcept;
    /// Returns city_of_both() for the halves of a side. A road from this side ends at the city.
    int city_of_road(int side) const noexcept { return city_of_both(2 * side, 2 * side + 1); }
    /// Returns city_of_both() for the halves at a corner. A hedge runs from the corner to the city, because no other
    /// border is printed. A corner has the number of the side that follows it clockwise.
    int city_of_hedge(int corner) const noexcept { return city_of_both(2 * corner + 7, 2 * corner); }
    /// Returns city_of_both() for a side without road and river whose halves belong to two fields; -1 for other sides.
    int city_of_parted(int side) const noexcept;
    /// Returns whether a hedge joins the city at this side with the city opposite: different fields lie at the other
    /// two sides.
    bool parted_between_cities(int side) const noexcept;
    /// Returns the corner between two cities from which a hedge runs to the end of the only road; -1: none. The field
    /// on each side of that road touches one of the cities.
    int corner_of_road_end() const noexcept;
    /// Returns whether the tile has a hedge from a corner, from a side, or between cities.
    bool has_hedges() const noexcept;
};

Turned turned(const TileType& type, int rotation) noexcept;

/// The numbers of the sides, clockwise.
inline constexpr int north = 0;
inline constexpr int east = 1;
inline constexpr int south = 2;
inline constexpr int west = 3;

}  // namespace mistbank::render
