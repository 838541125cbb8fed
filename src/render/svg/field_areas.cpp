// The area of each field on a tile, in squares. Fields have no outline: roads, rivers and walls separate them, and
// cover the ragged edges of the squares.
#include <algorithm>
#include <array>

#include "render/svg/tile_shape.hpp"

namespace mistbank::render::svg {

namespace {

constexpr int squares_a_row = 25;
constexpr int squares_of_a_tile = squares_a_row * squares_a_row;
constexpr int square_width = 4;
/// Half the width of the border between fields along a road or a wall.
constexpr Decimal parting = 3.2_d;
/// The number of squares by which fields extend below a border.
constexpr int beneath = 3;

class Fields {
public:
    Fields(const TileShape& shape, const Turned& tile) : shape_(shape), tile_(tile) {
        owner_.fill(nobody);
        for (int i = 0; i < squares_of_a_tile; ++i) parts_[static_cast<std::size_t>(i)] = parts_fields(middle_of(i));
        seed();
        while (grow(false)) {
        }
        for (int i = 0; i < beneath; ++i) grow(true);
    }

    /// Returns the area of a field, with squares of one column merged.
    Path path_of(int segment) const {
        struct Run {
            int first;
            int last;
            int since;
        };
        Path path(shape_.allocator);
        std::array<Run, squares_a_row> open{};
        std::size_t open_count = 0;
        for (int row = 0; row <= squares_a_row; ++row) {
            std::array<Run, squares_a_row> now{};
            std::size_t count = 0;
            for (int column = 0; row < squares_a_row && column < squares_a_row; ++column) {
                if (at(row, column) != segment) continue;
                if (count > 0 && now[count - 1].last == column - 1) {
                    now[count - 1].last = column;
                } else {
                    now[count++] = {column, column, row};
                }
            }
            for (std::size_t i = 0; i < open_count; ++i) {
                bool goes_on = false;
                for (std::size_t k = 0; k < count; ++k) {
                    if (now[k].first != open[i].first || now[k].last != open[i].last) continue;
                    now[k].since = open[i].since;
                    goes_on = true;
                }
                if (!goes_on) add(path, open[i].first, open[i].last + 1, open[i].since, row);
            }
            open = now;
            open_count = count;
        }
        return path;
    }

private:
    static constexpr std::int8_t nobody = -1;

    static Point middle_of(int index) noexcept {
        return {Decimal(index % squares_a_row * square_width + square_width / 2),
                Decimal(index / squares_a_row * square_width + square_width / 2)};
    }
    static void add(Path& path, int left, int right, int top, int bottom) {
        path.move({left * square_width, top * square_width}).line({right * square_width, top * square_width});
        path.line({right * square_width, bottom * square_width})
            .line({left * square_width, bottom * square_width})
            .close();
    }
    int at(int row, int column) const noexcept {
        return owner_[static_cast<std::size_t>(row * squares_a_row + column)];
    }

    bool parts_fields(Point place) const noexcept {
        for (const City& city : shape_.cities) {
            if (city.box.has(place) && inside(city.area, place)) return true;
        }
        for (const Road& road : shape_.roads) {
            if (nearer(road.line, place, parting)) return true;
        }
        if (from_water(shape_, place, 1) == 0) return true;
        return !shape_.mist_area.empty() && inside(shape_.mist_area, place);
    }

    /// Starts each field at its known places: its half sides and its anchor.
    void seed() noexcept {
        for (int i = 0; i < tile_.count; ++i) {
            const TurnedSegment& field = tile_.segments[i];
            if (field.kind != SegmentKind::field) continue;
            plant(anchor_of(field), i);
            for (int half = 0; half < 8; ++half) {
                if ((field.halves >> half & 1u) == 0) continue;
                for (int along = half % 2 * 56; along <= half % 2 * 56 + 40; along += square_width)
                    plant(turned({along + 2, 2}, half / 2), i);
            }
        }
    }
    void plant(Point place, int segment) noexcept {
        const auto row_of = [](Decimal along) {
            return std::min<std::int64_t>(std::max<std::int64_t>(along.millionths() / Decimal::one / square_width, 0),
                                          squares_a_row - 1);
        };
        const auto index = static_cast<std::size_t>(row_of(place.y) * squares_a_row + row_of(place.x));
        if (!parts_[index] && owner_[index] == nobody) owner_[index] = static_cast<std::int8_t>(segment);
    }

    /// Adds each free square to the field of a neighbouring square. Returns whether any square was added.
    bool grow(bool over_what_parts) noexcept {
        const std::array<std::int8_t, squares_of_a_tile> before = owner_;
        bool grown = false;
        for (int row = 0; row < squares_a_row; ++row) {
            for (int column = 0; column < squares_a_row; ++column) {
                const auto index = static_cast<std::size_t>(row * squares_a_row + column);
                if (before[index] != nobody || (parts_[index] && !over_what_parts)) continue;
                const auto take = [&](bool is_there, std::size_t from) {
                    if (is_there && before[from] != nobody && owner_[index] == nobody) owner_[index] = before[from];
                };
                take(row > 0, index - squares_a_row);
                take(row + 1 < squares_a_row, index + squares_a_row);
                take(column > 0, index - 1);
                take(column + 1 < squares_a_row, index + 1);
                grown = grown || owner_[index] != nobody;
            }
        }
        return grown;
    }

    const TileShape& shape_;
    const Turned& tile_;
    std::array<std::int8_t, squares_of_a_tile> owner_;
    std::array<bool, squares_of_a_tile> parts_{};
};

}  // namespace

HostVector<Path> field_areas(const TileShape& shape, const Turned& tile) {
    HostVector<Path> areas(static_cast<std::size_t>(tile.count), Path(shape.allocator), shape.allocator);
    const Fields fields(shape, tile);
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].kind == SegmentKind::field) areas[static_cast<std::size_t>(i)] = fields.path_of(i);
    }
    return areas;
}

}  // namespace mistbank::render::svg
