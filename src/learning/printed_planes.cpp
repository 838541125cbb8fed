#include "learning/printed_planes.hpp"

#include <algorithm>
#include <new>

namespace mistbank {
namespace {

using namespace plane;

constexpr int most_of_a_byte = 255;

bool joins_sides(const TileType& type, int one, int other) {
    const unsigned both = 1u << one | 1u << other;
    return std::any_of(type.segments.begin(), type.segments.begin() + type.segment_count, [&](const Segment& segment) {
        const bool is_way = segment.kind == SegmentKind::road || segment.kind == SegmentKind::city;
        return is_way && (segment.sides & both) == both;
    });
}

template <class Count>
int sum_of_segments(const TileType& type, Count count) {
    int sum = 0;
    for (int i = 0; i < type.segment_count; ++i) sum += count(type.segments[static_cast<std::size_t>(i)]);
    return sum;
}

}  // namespace

PrintedTile::PrintedTile(const Setup& setup, const TileType& type, int rotation) noexcept {
    add(face_up);
    add_sides(type, rotation);
    const auto shows = [&](SegmentKind kind) { return type.has(kind) && !setup.settings.is_scenery(kind); };
    if (shows(SegmentKind::monastery)) add(monastery);
    if (shows(SegmentKind::castle)) add(castle);
    if (shows(SegmentKind::cemetery)) add(cemetery);
    if (shows(SegmentKind::garden)) add(garden);
    add_marks(setup, type, rotation);
    add(coats, sum_of_segments(type, [](const Segment& segment) { return int{segment.coats}; }));
    add(symbols, sum_of_segments(type, [](const Segment& segment) { return int{segment.symbols}; }));
}

void PrintedTile::add(int plane, int value) noexcept {
    if (value == 0) return;
    values_[count_++] = {static_cast<std::uint8_t>(plane), static_cast<std::uint8_t>(std::min(value, most_of_a_byte))};
}

void PrintedTile::add_sides(const TileType& type, int rotation) noexcept {
    const auto printed = [&](int side) { return (side - rotation + sides) % sides; };
    for (int side = 0; side < sides; ++side) {
        const auto printed_side = static_cast<Side>(printed(side));
        const SideKind kind = type.side_kind(printed_side);
        if (kind == SideKind::road) add(road + side);
        if (kind == SideKind::city) add(city + side);
        if (kind == SideKind::river) add(river + side);
        if (type.misty(printed_side)) add(mist + side);
    }
    for (int pair = 0; pair < side_pairs; ++pair) {
        if (joins_sides(type, printed(first_of_pair[pair]), printed(second_of_pair[pair]))) add(joined + pair);
    }
}

// Adds the marks that the game uses.
void PrintedTile::add_marks(const Setup& setup, const TileType& type, int rotation) noexcept {
    const auto is_used = [&](Mark mark) { return (setup.settings.marks & bit(mark)) != 0; };
    for (const MarkOfExpansion& row : all_marks) {
        const MarkSpec& mark = *row.mark;
        if (mark.plane < 0 || !is_used(mark.mark)) continue;
        const auto bears = [&](std::uint32_t marks) { return (marks & bit(mark.mark)) != 0 ? 1 : 0; };
        const int count = mark.is_of_tile()
                              ? bears(type.marks)
                              : sum_of_segments(type, [&](const Segment& segment) { return bears(segment.marks); });
        add(mark.plane, mark.is_counted ? count : std::min(count, 1));
    }
    if (!is_used(Mark::machine) || (type.marks & bit(Mark::machine)) == 0) return;
    const int direction = type.machine_direction;
    add(machine + (direction & 4) + (direction + rotation) % sides);
}

PrintedPlanes::PrintedPlanes(const Setup& setup) : begins_(setup.allocator), values_(setup.allocator) {
    const auto each_tile = [&](auto visit) {
        for (const TileType& type : setup.types) {
            for (int rotation = 0; rotation < plane::sides; ++rotation) visit(PrintedTile(setup, type, rotation).values());
        }
    };
    begins_.reserve(setup.types.size() * plane::sides + 1);
    std::size_t count = 0;
    each_tile([&](const PlaneValues& values) { count += static_cast<std::size_t>(values.last - values.first); });
    values_.reserve(count);
    each_tile([&](const PlaneValues& values) {
        begins_.push_back(static_cast<std::uint32_t>(values_.size()));
        values_.insert(values_.end(), values.begin(), values.end());
    });
    begins_.push_back(static_cast<std::uint32_t>(values_.size()));
}

const PrintedPlanes& compute_printed_planes(const Setup& setup) {
    if (const PrintedPlanes* const known = find_printed_planes(setup)) return *known;
    void* const memory = allocate_from(setup.allocator, sizeof(PrintedPlanes));
    PrintedPlanes* made = nullptr;
    try {
        made = new (memory) PrintedPlanes(setup);
    } catch (...) {
        release_to(setup.allocator, memory);
        throw;
    }
    return static_cast<const PrintedPlanes&>(*setup.printed_planes.store(made));
}

}  // namespace mistbank
