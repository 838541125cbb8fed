// Houses, coats of arms and trees: put wherever there is room for them.
#include <algorithm>
#include <cstdint>

#include "render/svg/landscape.hpp"
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

constexpr double room_for_meeple = 12.5;
constexpr double room_for_coats = 11.5;
constexpr double near = 1e-6;

/// Numbers that look random and are the same on every machine.
std::uint32_t scattered(std::uint32_t number) noexcept {
    number = (number ^ 61u) ^ (number >> 16);
    number *= 9u;
    number ^= number >> 4;
    number *= 0x27d4eb2du;
    return number ^ (number >> 15);
}

double between(double low, double high, std::uint32_t number) noexcept {
    return low + (high - low) * ((number & 255u) / 255.0);
}

bool within_rim(Point place, double margin) noexcept {
    return place.x > margin && place.y > margin && place.x < tile_width - margin && place.y < tile_width - margin;
}

double from_walls(const City& city, Point place) noexcept {
    double nearest = 1e9;
    for (const Path& wall : city.walls) nearest = std::min(nearest, distance(wall.points(), place));
    return nearest;
}

double from_roads(const TileShape& shape, Point place) noexcept {
    double nearest = 1e9;
    for (const Road& road : shape.roads) nearest = std::min(nearest, distance(road.line, place));
    return nearest;
}

bool far_from_anchors(const Turned& tile, Point place, double room) noexcept {
    for (int i = 0; i < tile.count; ++i) {
        if (distance(anchor_of(tile.segments[i]), place) < room) return false;
    }
    return true;
}

bool on_open_land(const TileShape& shape, Point place) {
    const std::vector<Point> mist = shape.mist.points();
    if (!mist.empty() && (inside(mist, place) || distance(mist, place) < 5)) return false;
    for (const City& city : shape.cities) {
        if (inside(city.area, place) || from_walls(city, place) < 9) return false;
    }
    for (const Building& building : shape.buildings) {
        if (distance(building.place, place) < 30) return false;
    }
    for (const Point& village : shape.villages) {
        if (distance(village, place) < 19) return false;
    }
    return from_roads(shape, place) > road_reach + 5;
}

}  // namespace

Point coats_place(const City& city, const TurnedSegment& segment) {
    const Point anchor = anchor_of(segment);
    Point best = anchor;
    double least = 1e9;
    for (int y = 11; y < 90; y += 3) {
        for (int x = 11; x < 90; x += 3) {
            const Point place{double(x), double(y)};
            if (!inside(city.area, place)) continue;
            const double from_anchor = distance(place, anchor);
            const double cost = std::max(0.0, 24 - from_anchor) * 3 + from_anchor +
                                std::max(0.0, room_for_coats - from_walls(city, place)) * 4 + place.y / 50 +
                                place.x / 100;
            if (cost + near < least) {
                least = cost;
                best = place;
            }
        }
    }
    return best;
}

std::vector<Thing> houses_of(const TileShape& shape, const Turned& tile) {
    std::vector<Thing> houses;
    for (const City& city : shape.cities) {
        const TurnedSegment& segment = tile.segments[city.segment];
        const Point coats = coats_place(city, segment);
        for (int row = 0; row < 10; ++row) {
            for (int column = 0; column < 9; ++column) {
                const std::uint32_t chance =
                    scattered(static_cast<std::uint32_t>(row * 31 + column + 7 * city.segment));
                const Point place{column * 11.5 + (row % 2) * 5.5 + between(-1.5, 4.5, chance),
                                  row * 10.0 + 4 + between(-1, 2.5, chance >> 8)};
                if (!inside(city.area, place) || !within_rim(place, 5.5) || from_walls(city, place) < 8.5) continue;
                if (segment.coats > 0 && distance(coats, place) < room_for_coats + 1) continue;
                if (distance(anchor_of(segment), place) < room_for_meeple) continue;
                houses.push_back({house_ids[(chance >> 16) % 3], place});
            }
        }
    }
    return houses;
}

std::vector<Thing> trees_of(const TileShape& shape, const Turned& tile, int variation) {
    std::vector<Thing> trees;
    constexpr int most = 7;
    for (std::uint32_t attempt = 0; attempt < 26 && trees.size() < most; ++attempt) {
        const std::uint32_t chance = scattered(attempt + 101u * static_cast<std::uint32_t>(variation));
        const Point place{between(6, 94, chance), between(9, 94, chance >> 8)};
        if (!on_open_land(shape, place) || !far_from_anchors(tile, place, room_for_meeple)) continue;
        const bool crowded =
            std::any_of(trees.begin(), trees.end(), [&](const Thing& tree) { return distance(tree.place, place) < 7; });
        if (!crowded) trees.push_back({(chance >> 16) % 3 == 0 ? "bush" : "tree", place});
    }
    std::sort(trees.begin(), trees.end(), [](const Thing& a, const Thing& b) { return a.place.y < b.place.y; });
    return trees;
}

}  // namespace mistbank::render::svg
