#include "render/svg/tints.hpp"

#include <algorithm>

namespace mistbank::render::svg {

namespace {

constexpr Decimal stripe = 9;
/// The width of the grass between the stripes of a field. The grass distinguishes fields from cities in every colour.
constexpr Decimal gap = 5;
/// The opacity of tints: every colour can be distinguished from the ground and from other tints, in both themes.
constexpr Decimal cover = 0.85_d;
constexpr const char* stripes = "stripes-";
constexpr const char* hatching = "hatching-";

using Id = ShortText<31>;

/// Returns the id of a pattern, for example "stripes-5" for stripes of red and blue.
Id id_of(const char* pattern, unsigned owners) { return Id::of(pattern, owners); }

bool is_one(unsigned owners) noexcept { return (owners & (owners - 1)) == 0; }

Colour first_of(unsigned owners) noexcept {
    int colour = 0;
    while ((owners >> colour & 1u) == 0) ++colour;
    return static_cast<Colour>(colour);
}

Words names_of(unsigned owners) {
    Words names;
    for (int i = 0; i < max_colours; ++i) {
        if ((owners >> i & 1u) != 0) (names += names.empty() ? "" : " ") += name_of(static_cast<Colour>(i));
    }
    return names;
}

void paint(Tag& tag, const char* attribute, unsigned owners) {
    if (is_one(owners)) {
        tag.set(attribute, paint_of(first_of(owners)).fill);
    } else {
        tag.paint(attribute, id_of(stripes, owners).c_str());
    }
}

/// Defines stripes of these colours, `apart` units apart.
void define_pattern(Writer& writer, const char* pattern, unsigned owners, Decimal apart) {
    int count = 0;
    for (unsigned left = owners; left != 0; left &= left - 1) ++count;
    writer.tag("pattern")
        .id(id_of(pattern, owners).c_str())
        .set("width", count * (stripe + apart))
        .set("height", 20)
        .set("patternUnits", "userSpaceOnUse")
        .set("patternTransform", "rotate(40)")
        .open();
    Decimal x = 0;
    for (int i = 0; i < max_colours; ++i) {
        if ((owners >> i & 1u) == 0) continue;
        writer.tag("rect")
            .set("x", x)
            .set("width", stripe)
            .set("height", 20)
            .set("fill", paint_of(static_cast<Colour>(i)).fill)
            .end();
        x += stripe + apart;
    }
    writer.close("pattern");
}

}  // namespace

Tints::Tints(const Game& game, const HostVector<DrawnTile>& tiles, const Allocator& allocator) : tints_(allocator) {
    const Owners owners(game, allocator);
    for (const DrawnTile& placed : tiles) {
        const Turned& tile = placed.stamp->tile;
        for (int i = 0; i < tile.count; ++i) {
            const unsigned held_by = owners.of(placed.index, i);
            if (held_by != 0) add(placed, i, tint_of(held_by, allocator));
        }
    }
}

Tints::Tint& Tints::tint_of(unsigned owners, const Allocator& allocator) {
    const auto known =
        std::find_if(tints_.begin(), tints_.end(), [owners](const Tint& tint) { return tint.owners == owners; });
    if (known != tints_.end()) return *known;
    tints_.push_back(Tint(owners, allocator));
    return tints_.back();
}

void Tints::add(const DrawnTile& placed, int segment, Tint& tint) {
    const TileShape& shape = placed.stamp->shape;
    const auto add_to = [&](Path& all, Path own) {
        own.shift(placed.origin);
        all.append(own);
    };
    if (placed.stamp->tile.segments[segment].kind == SegmentKind::field)
        add_to(tint.fields, placed.stamp->fields[static_cast<std::size_t>(segment)]);
    for (const City& city : shape.cities) {
        if (city.segment == segment) add_to(tint.cities, city.outline);
    }
    for (const Road& road : shape.roads) {
        if (road.segment == segment) add_to(tint.roads, road.path);
    }
    for (const Building& building : shape.buildings) {
        if (building.segment == segment && building.kind != SegmentKind::city)
            tint.yards.push_back(placed.origin + building.place);
    }
}

void Tints::define(Writer& writer) const {
    for (const Tint& tint : tints_) {
        if (!is_one(tint.owners) && !tint.has_only_fields()) define_pattern(writer, stripes, tint.owners, 0);
        if (!tint.fields.empty()) define_pattern(writer, hatching, tint.owners, gap);
    }
}

void Tints::draw(Writer& writer, Path Tint::*layer, const char* name, bool as_line) const {
    for (const Tint& tint : tints_) {
        const Path& path = tint.*layer;
        if (path.empty()) continue;
        Tag tag = writer.tag("path");
        tag.kind("owned").set("data-colours", names_of(tint.owners)).set("data-kind", name).path(path.data());
        if (layer == &Tint::fields) {
            tag.paint("fill", id_of(hatching, tint.owners).c_str());
        } else {
            paint(tag, as_line ? "stroke" : "fill", tint.owners);
        }
        if (as_line) tag.set("fill", "none").set("stroke-width", 2 * road_reach - 3.4_d);
        tag.fine("opacity", cover).end();
    }
}

void Tints::draw_fields(Writer& writer) const { draw(writer, &Tint::fields, "field", false); }
void Tints::draw_roads(Writer& writer) const { draw(writer, &Tint::roads, "road", true); }
void Tints::draw_cities(Writer& writer) const { draw(writer, &Tint::cities, "city", false); }

void Tints::draw_yards(Writer& writer) const {
    for (const Tint& tint : tints_) {
        for (const Point& yard : tint.yards) {
            Tag tag = writer.tag("ellipse");
            tag.kind("owned").set("data-colours", names_of(tint.owners)).set("data-kind", "building");
            tag.set("cx", yard.x).set("cy", yard.y + 2).set("rx", 29).set("ry", 24);
            paint(tag, "fill", tint.owners);
            tag.fine("opacity", cover).end();
        }
    }
}

}  // namespace mistbank::render::svg
