#include "board/shape.hpp"

#include "board/bits.hpp"

namespace mistbank {
namespace {

// Marks of segments must have numbers below 16.
static_assert(bit(Mark::cloth) < 65536 && bit(Mark::princess) < 65536);

void put_segment_on_sides(TurnedShape& printed, const Segment& segment, std::uint8_t number) {
    for (int at = 0; at < 4; ++at) {
        const auto side = static_cast<std::size_t>(at);
        if (has_bit(segment.sides, at) && segment.kind == SegmentKind::river) {
            printed.river = static_cast<std::uint8_t>(printed.river | 1u << side);
        } else if (has_bit(segment.sides, at)) {
            std::uint8_t& on_side = (segment.kind == SegmentKind::mist ? printed.mist : printed.way)[side];
            if (on_side == none8) on_side = number;  // the first of two cities that share the side
        }
        if (has_bit(segment.half_sides, 2 * at)) printed.left_field[side] = number;
        if (has_bit(segment.half_sides, 2 * at + 1)) printed.right_field[side] = number;
    }
}

TurnedShape printed_shape(const TileType& type) {
    TurnedShape printed;
    printed.way.fill(none8);
    printed.mist.fill(none8);
    printed.left_field.fill(none8);
    printed.right_field.fill(none8);
    for (int number = 0; number < type.segment_count; ++number) {
        put_segment_on_sides(printed, type.segments[static_cast<std::size_t>(number)],
                             static_cast<std::uint8_t>(number));
    }
    for (int side = 0; side < 4; ++side) {
        const auto kind = type.side_kind(static_cast<Side>(side));
        printed.sides = static_cast<SidePattern>(printed.sides | pattern_of(kind, side));
    }
    return printed;
}

// Rotates bits of sides clockwise by a quarter turn: the bits of the north side become those of the east side.
std::uint8_t turned_bits(unsigned bits, int bits_a_side) {
    return static_cast<std::uint8_t>((bits << bits_a_side | bits >> (3 * bits_a_side)) &
                                     ((1u << (4 * bits_a_side)) - 1));
}

std::array<std::uint8_t, 4> turned_sides(const std::array<std::uint8_t, 4>& sides) {
    return {sides[3], sides[0], sides[1], sides[2]};
}

TurnedShape turned_shape(const TurnedShape& shape) {
    return {turned_bits(shape.sides, 2), turned_bits(shape.river, 1),    turned_sides(shape.way),
            turned_sides(shape.mist),    turned_sides(shape.left_field), turned_sides(shape.right_field)};
}

// Records the sides that two cities of the tile share (HIL-13).
void note_shared_sides(Shape& shape, const TileType& type) {
    for (std::size_t number = 0; number < shape.segment_count; ++number) {
        for (std::size_t side = 0; side < 4; ++side) {
            const bool is_shared = has_bit(type.segments[number].shared, static_cast<int>(side));
            if (!is_shared || shape.turned[0].way[side] == number) continue;
            shape.second_cities = static_cast<std::uint16_t>(shape.second_cities | number << (4 * side));
        }
    }
}

Node lone_node(const Segment& segment, std::size_t number) {
    const int ends = count_bits(segment.sides) + count_bits(segment.half_sides);
    const auto at = static_cast<NodeIndex>(number);
    Node node{};
    node.root = node.next = node.first = at;
    node.kind = segment.kind;
    // Rivers are not features (RIV-1).
    node.open = segment.kind == SegmentKind::river ? 0 : static_cast<unsigned>(ends) & 255u;
    node.number = at & 15u;
    return node;
}

}  // namespace

Shape shape_of(const TileType& type) {
    Shape shape{};
    shape.segment_count = static_cast<std::uint8_t>(type.segment_count);
    shape.tile_marks = type.marks;
    shape.machine_direction = type.machine_direction & 7u;
    shape.centre = none8;
    shape.centres = {none8, none8};
    shape.first_mist = none8;
    unsigned misty_sides = 0;
    for (std::size_t number = static_cast<std::size_t>(type.segment_count); number-- > 0;) {
        const Segment& segment = type.segments[number];
        shape.kind[number] = segment.kind;
        shape.nodes[number] = lone_node(segment, number);
        const bool is_way = segment.kind == SegmentKind::road || segment.kind == SegmentKind::city;
        if (is_way && segment.sides == 0) shape.has_closed = 1;
        shape.coats[number] = segment.coats;
        shape.symbols[number] = segment.symbols;
        shape.touches[number] = segment.touches;
        shape.marks[number] = static_cast<std::uint16_t>(segment.marks);
        if (extent_of(segment.kind) == Extent::around) {
            shape.centres = {static_cast<std::uint8_t>(number), shape.centres[0]};
            if (segment.kind != SegmentKind::garden) shape.centre = static_cast<std::uint8_t>(number);
        }
        if (segment.kind == SegmentKind::mist) {
            shape.first_mist = static_cast<std::uint8_t>(number);
            misty_sides |= segment.sides;
        }
    }
    for (std::size_t number = 0; number < shape.segment_count; ++number) {
        const Segment& segment = type.segments[number];
        if (segment.kind == SegmentKind::road && (segment.sides & ~misty_sides) == 0) {
            shape.covered_roads = static_cast<std::uint16_t>(shape.covered_roads | 1u << number);
        }
    }
    for (int rotation = 0; rotation < 4; ++rotation) {
        const auto turns = static_cast<std::size_t>(rotation);
        shape.turned[turns] = rotation == 0 ? printed_shape(type) : turned_shape(shape.turned[turns - 1]);
        shape.sides[turns] = shape.turned[turns].sides;
    }
    note_shared_sides(shape, type);
    return shape;
}

}  // namespace mistbank
