#include "board/shape.hpp"

#include "board/bits.hpp"

namespace mistbank {
namespace {

// A mark of a segment is one of the first eight.
static_assert(bit(Mark::cloth) < 256);

bool is_centre(SegmentKind kind) { return kind >= SegmentKind::monastery && kind <= SegmentKind::garden; }

void put_segment_on_sides(TurnedShape& turned, const Segment& segment, std::uint8_t number, int rotation) {
    for (int printed = 0; printed < 4; ++printed) {
        const auto side = static_cast<std::size_t>((printed + rotation) % 4);
        if (has_bit(segment.sides, printed) && segment.kind == SegmentKind::river) {
            turned.river = static_cast<std::uint8_t>(turned.river | 1u << side);
        } else if (has_bit(segment.sides, printed)) {
            (segment.kind == SegmentKind::mist ? turned.mist : turned.way)[side] = number;
        }
        if (has_bit(segment.half_sides, 2 * printed)) turned.left_field[side] = number;
        if (has_bit(segment.half_sides, 2 * printed + 1)) turned.right_field[side] = number;
    }
}

TurnedShape turned_shape(const TileType& type, int rotation) {
    TurnedShape turned;
    turned.way.fill(none8);
    turned.mist.fill(none8);
    turned.left_field.fill(none8);
    turned.right_field.fill(none8);
    for (int number = 0; number < type.segment_count; ++number) {
        put_segment_on_sides(turned, type.segments[static_cast<std::size_t>(number)], static_cast<std::uint8_t>(number),
                             rotation);
    }
    for (int printed = 0; printed < 4; ++printed) {
        const int side = (printed + rotation) % 4;
        const auto kind = type.side_kind(static_cast<Side>(printed));
        turned.sides = static_cast<SidePattern>(turned.sides | pattern_of(kind, side));
        if (type.misty(static_cast<Side>(printed))) turned.misty = static_cast<std::uint8_t>(turned.misty | 1u << side);
    }
    return turned;
}

Node lone_node(const Segment& segment, std::size_t number) {
    const int ends = count_bits(segment.sides) + count_bits(segment.half_sides);
    const auto at = static_cast<NodeIndex>(number);
    Node node{};
    node.root = node.next = node.first = at;
    node.kind = segment.kind;
    node.open = segment.kind == SegmentKind::river ? 0 : static_cast<unsigned>(ends) & 255u;  // RIV-1
    node.number = at & 15u;
    return node;
}

}  // namespace

Shape shape_of(const TileType& type) {
    Shape shape{};
    shape.segment_count = static_cast<std::uint8_t>(type.segment_count);
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
        shape.marks[number] = static_cast<std::uint8_t>(segment.marks);
        if (is_centre(segment.kind)) {
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
        shape.turned[turns] = turned_shape(type, rotation);
        shape.sides[turns] = shape.turned[turns].sides;
    }
    return shape;
}

}  // namespace mistbank
