// A tile type on the board: its segments after rotation.
#pragma once

#include "mistbank/tile.hpp"

namespace mistbank::render {

struct TurnedSegment {
    SegmentKind kind = SegmentKind::field;
    int number = 0;
    unsigned sides = 0;    ///< bit 1<<Side, after rotation
    unsigned shared = 0;   ///< of a city: the sides on which another city ends too (HIL-13)
    unsigned halves = 0;   ///< of a field: bit 1<<half, after rotation; a side has the halves 2*Side and 2*Side+1
    unsigned touches = 0;  ///< of a field: bit 1<<number of each city segment
    std::uint32_t marks = 0;
    int coats = 0;
    int symbols = 0;
    int x = 50;  ///< the place of a meeple: percent of the tile's width from its west side
    int y = 50;  ///< and percent of its height from its north side

    bool reaches(int side) const noexcept { return (sides >> (side & 3) & 1u) != 0; }
    int side_count() const noexcept { return reaches(0) + reaches(1) + reaches(2) + reaches(3); }
    bool straight() const noexcept { return sides == 0b0101 || sides == 0b1010; }
    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
    /// Returns whether this is a place on a sign of the tile, not a printed segment: of a tower, of acrobats, in a lake
    /// (MEET-22).
    bool is_on_sign() const noexcept { return kind >= SegmentKind::tower; }
};

/// The part of a side that a city fills.
enum class Part { whole, first_half, second_half };  // going clockwise around the tile

struct Turned {
    int count = 0;
    std::uint32_t marks = 0;    ///< of the tile as a whole
    int machine_direction = 0;  ///< after rotation: 0 to 7 for N E S W NE SE SW NW
    std::array<TurnedSegment, max_segments> segments{};

    bool has(Mark mark) const noexcept { return (marks & bit(mark)) != 0; }
    /// Returns the segment of this kind at a side; -1: none.
    int at_side(SegmentKind kind, int side) const noexcept;
    /// Returns the part of a side that a city fills. Of a shared side this is the half nearer to the city's other
    /// sides.
    Part part_of_side(const TurnedSegment& city, int side) const noexcept;
    /// Returns the field at this half of a side; -1: none.
    int field_at(int half) const noexcept;
    /// Returns the river; null: none.
    const TurnedSegment* river() const noexcept;
    /// Returns whether the fields at both halves of a side differ, so that a border leads from there into the tile.
    bool parted_at(int side) const noexcept;
    /// Returns the city that two different fields at these halves both touch; -1: none.
    int city_of_both(int half, int other_half) const noexcept;
    /// Returns that city for both halves of a side: a road between them ends at it.
    int city_of_road(int side) const noexcept { return city_of_both(2 * side, 2 * side + 1); }
    /// Returns that city for the halves at a corner: a hedge runs from the corner to it, because no other border is
    /// printed. A corner has the number of the side that begins there clockwise.
    int city_of_hedge(int corner) const noexcept { return city_of_both(2 * corner + 7, 2 * corner); }
    /// Returns that city for a side without road and river whose halves belong to two fields.
    int city_of_parted(int side) const noexcept;
    /// Returns whether a hedge joins the city at this side with the city opposite: different fields lie at the other
    /// two sides.
    bool parted_between_cities(int side) const noexcept;
    /// Returns the corner between two cities from which a hedge runs to the end of the only road; -1: none. The field
    /// on each side of that road touches one of the cities.
    int corner_of_road_end() const noexcept;
    /// Returns whether the tile has any of these hedges.
    bool has_hedges() const noexcept;
};

Turned turned(const TileType& type, int rotation) noexcept;

/// The numbers of the sides, clockwise.
inline constexpr int north = 0;
inline constexpr int east = 1;
inline constexpr int south = 2;
inline constexpr int west = 3;

}  // namespace mistbank::render
