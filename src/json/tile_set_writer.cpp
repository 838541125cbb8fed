// Writes tile sets as JSON.
#include "json/tile_sets.hpp"
#include "tiles/sides.hpp"

namespace mistbank::json {
namespace {

using tile_text::half_side_count;
using tile_text::name_of_half;
using tile_text::name_of_side;

// Returns the sides whose two halves belong to different fields without a road or river between them.
int parted_sides(const TileType& type, const Segment& field) {
    int parted = 0;
    for (int side = 0; side < 4; ++side) {
        const int halves = field.half_sides >> (2 * side) & 3;
        const bool has_one = halves == 1 || halves == 2;
        if (has_one && type.side_kind(static_cast<Side>(side)) == SideKind::field) parted |= 1 << side;
    }
    return parted;
}

void write_sides(Writer& out, const char* name, unsigned sides) {
    out.array_field(name, [&] {
        for (int side = 0; side < 4; ++side) {
            const char letter = name_of_side(side);
            if ((sides >> side & 1u) != 0) out.value(std::string_view(&letter, 1));
        }
    });
}

void write_segment(Writer& out, const TileType& type, const Segment& segment) {
    out.field("kind", name_of(segment.kind));
    if (segment.kind == SegmentKind::field) {
        out.array_field("halves", [&] {
            for (int half = 0; half < half_side_count; ++half) {
                if ((segment.half_sides >> half & 1) != 0) out.value(name_of_half(half));
            }
        });
        if (const int parted = parted_sides(type, segment)) write_sides(out, "parted", static_cast<unsigned>(parted));
        out.array_field("touches", [&] {
            for (int city = 0; city < max_segments; ++city) {
                if ((segment.touches >> city & 1) != 0) out.value(city);
            }
        });
    }
    if (segment.sides != 0) write_sides(out, "sides", segment.sides);
    if (segment.shared != 0) write_sides(out, "shared", segment.shared);
    if (segment.kind == SegmentKind::city) out.field("coats", segment.coats);
    if (segment.kind == SegmentKind::mist) out.field("symbols", segment.symbols);
    if (segment.marks != 0)
        out.array_field("marks", [&] { write_names(out, segment.marks, tile_sets::mark_count, tile_sets::mark_name); });
    out.array_field("at", [&] {
        out.value(segment.anchor_x);
        out.value(segment.anchor_y);
    });
}

void write_type(Writer& out, const TileSet& set, int index) {
    const TileType& type = set.types()[static_cast<std::size_t>(index)];
    out.field("id", type.id);
    out.field("copies", type.copies);
    if (set.provenance(index) != set.provenance()) out.field("provenance", set.provenance(index));
    if (type.marks != 0)
        out.array_field("marks", [&] { write_names(out, type.marks, tile_sets::mark_count, tile_sets::mark_name); });
    if ((type.marks & bit(Mark::machine)) != 0)
        out.field("machine_direction", tile_sets::directions[type.machine_direction]);
    out.array_field("segments", [&] {
        for (int i = 0; i < type.segment_count; ++i) {
            out.object([&] { write_segment(out, type, type.segments[static_cast<std::size_t>(i)]); });
        }
    });
}

void write_set(Writer& out, const TileSet& set) {
    out.field("format", tile_sets::format);
    out.field("name", set.name());
    if (!set.title().empty()) out.field("title", set.title());
    if (!set.provenance().empty()) out.field("provenance", set.provenance());
    out.array_field("tiles", [&] {
        for (int i = 0; i < static_cast<int>(set.types().size()); ++i) {
            out.object([&] { write_type(out, set, i); });
        }
    });
    out.array_field("start", [&] {
        for (const StartTile& tile : set.start()) {
            out.object([&] {
                write_cell(out, tile.x, tile.y);
                out.field("tile", set.types()[static_cast<std::size_t>(tile.type)].id);
            });
        }
    });
}

}  // namespace
}  // namespace mistbank::json

namespace mistbank {

void to_json(const TileSet& set, HostString& text) {
    json::Writer out(text);
    out.object([&] { json::write_set(out, set); });
}

}  // namespace mistbank
