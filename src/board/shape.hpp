// Shapes: tile types in the form that the board uses, with the segments on each side in each rotation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/fringe.hpp"
#include "board/node.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// Numbers that mean "none", for example no segment or no tile.
inline constexpr std::uint8_t none8 = 255;
inline constexpr std::uint16_t none16 = 65535;
inline constexpr std::uint32_t none32 = 4294967295;

constexpr SidePattern pattern_of(unsigned kind, int side) { return static_cast<SidePattern>(kind << (2 * side)); }
constexpr SidePattern pattern_of(SideKind kind, int side) {
    const bool has_none = kind == SideKind::river || kind == SideKind::any;
    return has_none ? SidePattern{0} : pattern_of(static_cast<unsigned>(kind), side);
}

/// The step from a cell to one of its eight neighbours. `around` lists the neighbours at the sides N E S W first, then
/// those at the corners.
struct Step {
    int x;
    int y;
};
inline constexpr Step around[8] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
inline constexpr std::uint8_t all_around = 255;
constexpr int opposite(int direction) { return direction ^ 2; }

/// The numbers of the segments on the sides of a tile type in one rotation; none8: no segment.
struct TurnedShape {
    SidePattern sides = 0;
    std::uint8_t river = 0;                    // one bit for each side that shows the river
    std::array<std::uint8_t, 4> way{};         // the road or city on a side; the first of two cities that share it
    std::array<std::uint8_t, 4> mist{};        // the mist on a side
    std::array<std::uint8_t, 4> left_field{};  // the field on the left half of a side when looking outward
    std::array<std::uint8_t, 4> right_field{};
};

struct Shape {
    std::array<TurnedShape, 4> turned;
    TurnedSides sides;  // the pattern of the sides in each rotation
    std::array<SegmentKind, max_segments> kind;
    std::array<Node, max_segments> nodes;  // initial contents of the nodes of the first tile on a board
    std::array<std::uint8_t, max_segments> coats;
    std::array<std::uint8_t, max_segments> symbols;
    std::array<std::uint16_t, max_segments> touches;
    std::array<std::uint16_t, max_segments> marks;  // bit(Mark) of each mark on a segment
    std::uint32_t tile_marks;                       // bit(Mark) of marks on the tile as a whole
    std::uint16_t covered_roads;                    // one bit for each road with mist on all its sides
    std::uint16_t ground;                           // segments where figures may stand, one bit each; set by the rules
    std::uint16_t second_cities;  // four bits for each side at rotation 0: the second of two cities that share the
                                  // side; 0 if no cities share it. The second city is never segment 0 (HIL-13)
    std::uint8_t machine_direction : 3;  // TileType::machine_direction, at rotation 0
    std::uint8_t has_closed : 1;         // whether the tile has a road or city that reaches no side
    std::uint8_t segment_count;
    std::uint8_t centre;                  // the segment of the monastery, castle or cemetery; none8: none
    std::array<std::uint8_t, 2> centres;  // `centre` and the garden, in the order of segments; none8: none
    std::uint8_t first_mist;              // the first mist segment; none8: none

    bool is_misty() const { return first_mist != none8; }
    bool is_river() const { return turned[0].river != 0; }
    /// Returns the second of two cities that share a side of the rotated tile; none8 if no cities share the side.
    std::uint8_t second_city_at(int side, int rotation) const {
        const unsigned city = second_cities >> (4 * ((side - rotation) & 3)) & 15u;
        return city != 0 ? static_cast<std::uint8_t>(city) : none8;
    }
    bool has_centre(SegmentKind which) const { return centre != none8 && kind[centre] == which; }
};
// Code that indexes the array of shapes multiplies by this size very often. A multiplication by 588 is one fast
// operation.
static_assert(sizeof(Shape) == 588);

Shape shape_of(const TileType& type);

}  // namespace mistbank
