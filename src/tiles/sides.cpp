#include "tiles/sides.hpp"

namespace mistbank::tile_text {

namespace {

constexpr std::string_view side_names = "NESW";

}  // namespace

std::optional<int> side_named(std::string_view word) {
    const std::size_t side = word.size() == 1 ? side_names.find(word[0]) : std::string_view::npos;
    if (side == std::string_view::npos) return std::nullopt;
    return static_cast<int>(side);
}

std::optional<int> half_named(std::string_view word) {
    if (word.size() != 2 || (word[1] != 'L' && word[1] != 'R')) return std::nullopt;
    const std::optional<int> side = side_named(word.substr(0, 1));
    if (!side) return std::nullopt;
    return *side * 2 + (word[1] == 'R' ? 1 : 0);
}

std::optional<int> direction_named(std::string_view word) {
    constexpr std::string_view names[] = {"N", "E", "S", "W", "NE", "SE", "SW", "NW"};
    for (int direction = 0; direction < 8; ++direction) {
        if (word == names[direction]) return direction;
    }
    return std::nullopt;
}

char name_of_side(int side) { return side_names[static_cast<std::size_t>(side)]; }

ShortText<2> name_of_half(int half) { return ShortText<2>::of(name_of_side(half / 2), half % 2 == 0 ? 'L' : 'R'); }

int count_of(std::uint8_t sides) {
    int count = 0;
    for (int side = 0; side < 4; ++side) count += sides >> side & 1;
    return count;
}

std::uint8_t covered_halves(const Segment& segment) {
    if (segment.kind == SegmentKind::field) return segment.half_sides;
    unsigned halves = 0;
    for (int side = 0; side < 4; ++side) {
        if ((segment.sides >> side) & 1) halves |= 3u << (2 * side);
    }
    return static_cast<std::uint8_t>(halves);
}

}  // namespace mistbank::tile_text
