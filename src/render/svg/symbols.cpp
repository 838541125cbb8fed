// What grows and stands on the land.
#include "render/svg/symbols.hpp"

#include "render/svg/sign_rows.hpp"
#include "render/turned.hpp"

namespace mistbank::render::svg {

namespace {

constexpr int most_marks = 32;  // bits of a mask

void house(Writer& writer, const char* id, const char* roof, const char* roof_shade) {
    writer.tag("g").id(id).open();
    plain(writer, "M-5.6-1h11.2v6.6h-11.2z", "#f4e8d0");
    plain(writer, "M1.8-1h3.8v6.6h-3.8z", "#d9c7a6");
    plain(writer, "M-7.2-.4l3.8-6.6h6.8l3.8 6.6z", roof);
    plain(writer, "M3.4-7l3.8 6.6h-5.4l-1.8-6.6z", roof_shade);
    plain(writer, "M-3.4 1.8h2.4v3.8h-2.4z", "#6b4a36");
    writer.close("g");
}

void tower(Writer& writer, const Palette& palette) {
    writer.tag("g").id("tower").open();
    writer.tag("circle")
        .set("r", 5.2_d)
        .set("fill", palette.wall_stone)
        .set("stroke", palette.wall_edge)
        .fine("stroke-width", 1.3_d)
        .end();
    writer.tag("circle").set("r", 2.6_d).set("fill", palette.wall).end();
    writer.close("g");
}

void church(Writer& writer) {
    writer.tag("g").id("church").open();
    plain(writer, "M-3 1h10v7h-10z", "#f1e4cb");
    plain(writer, "M-4 1l2-5h8l2 5z", "#8a4a44");
    plain(writer, "M-7-6h6v14h-6z", "#fbf2de");
    plain(writer, "M-2.4-6h1.4v14h-1.4z", "#d8c5a2");
    plain(writer, "M-8-6l4-8 4 8z", "#6f5a7a");
    plain(writer, "M-5.2 4h2.4v4h-2.4zM2 3.4h2.2v2.6h-2.2z", "#6b4a36");
    writer.close("g");
}

/// A stall with a striped awning.
void market(Writer& writer) {
    writer.tag("g").id("market").open();
    line(writer, "M-6.4-3v10M6.4-3v10", "#6b4a36", 1.2_d);
    plain(writer, "M-7.6 2.6h15.2v4h-15.2z", "#b98450");
    line(writer, "M-4.6 1.6v.01M-1.4 1.6v.01", "#d9722e", 2.8_d);
    line(writer, "M2 1.6v.01M5 1.6v.01", "#5f8f3a", 2.8_d);
    plain(writer, "M-8.8-2.6l2.6-6h12.4l2.6 6z", "#fbf3e0");
    plain(writer, "M-5.2-2.6l1.5-6h2.4v6zM1.300-2.6v-6h2.4l1.5 6z", "#c8462f");
    writer.close("g");
}

void keep(Writer& writer) {
    writer.tag("g").id("keep").open();
    plain(writer, "M-4.6-10h9.2v17h-9.2z", "#e2d6bd");
    plain(writer, "M1.200-10h3.4v17h-3.4z", "#bfb091");
    plain(writer, "M-5.8-13.4h2.8v1.8h1.6v-1.8h2.8v1.8h1.6v-1.8h2.8v4.2h-11.6z", "#cdbfa1");
    plain(writer, "M-1.200-5.400h2.4v3.600h-2.4zM-1.6 7v-4a1.600 1.600 0 0 1 3.200 0v4z", "#6b4a36");
    writer.close("g");
}

void draw_tree(Writer& writer, const Palette& palette) {
    writer.tag("ellipse")
        .set("cx", 0.6_d)
        .set("cy", 3.4_d)
        .set("rx", 4.2_d)
        .set("ry", 1.5_d)
        .set("fill", "#000")
        .fine("opacity", 0.15_d)
        .end();
    plain(writer, "M-.7 0h1.4v3.6h-1.4z", palette.trunk);
    plain(writer, "M0-7.2c2.4 0 3.4 1.6 3.2 3 1.6.8 1.4 4.6-1.2 4.8h-4c-2.6-.2-2.8-4-1.2-4.8-.2-1.4.8-3 3.2-3z",
          palette.tree);
    plain(writer, "M-.4-6.3c1.4-.1 2.2.7 2 1.8-1.8.3-2.7 1-3.1 2.6-1.6-.5-1.5-2-.6-2.6-.2-1.1.4-1.7 1.7-1.8z",
          palette.tree_light);
}

/// One tree, one bush; two trees of a city.
void trees(Writer& writer, const Palette& palette) {
    writer.tag("g").id("tree").open();
    draw_tree(writer, palette);
    writer.close("g");
    writer.tag("g").id("bush").open();
    plain(writer, "M-3.4 1.6c-1.2-1.8.2-3.4 1.5-3 .5-1.8 3.2-1.8 3.7 0 1.4-.3 2.6 1.4 1.5 3z", palette.tree);
    plain(writer, "M-2.2.2c.2-1.2 1.1-1.2 1.6-.9.2-.8 1.3-1 1.8-.5-1.2.1-1.6.6-1.8 1.4z", palette.tree_light);
    writer.close("g");
    writer.tag("g").id("grove").open();
    for (const Point place : {Point{-4.5_d, -1}, Point{4, 1}}) {
        writer.tag("g").set("transform", translation(place)).open();
        draw_tree(writer, palette);
        writer.close("g");
    }
    writer.close("g");
}

void shield(Writer& writer) {
    writer.tag("g").id("shield").open();
    constexpr const char* outline = "M-8-9.5h16v8.6c0 6.4-3.8 9.6-8 11.9-4.2-2.3-8-5.5-8-11.9z";
    edged(writer, outline, "#2f5d9b", "#4a3205", 3.4_d);
    edged(writer, outline, "#2f5d9b", "#fff6df", 1.8_d);
    plain(writer, "M0-9.5h8v8.6c0 .5 0 1-.1 1.4h-7.9zM-7.9.5h7.9v10.5c-3.7-2-7.4-4.9-7.9-10.5z", "#f2c84b");
    writer.close("g");
}

void gate(Writer& writer, const Palette& palette) {
    for (const bool upright : {false, true}) {
        writer.tag("g").id(upright ? "gate-upright" : "gate").open();
        const char* towers =
            upright ? "M-11-5.4h6v10.8h-6zM5-5.4h6v10.8h-6z" : "M-5.4-11h10.8v6h-10.8zM-5.4 5h10.8v6h-10.8z";
        const char* door = upright ? "M-5-3.4h10v6.8h-10z" : "M-3.4-5h6.8v10h-6.8z";
        plain(writer, door, "#6b4a36");
        edged(writer, towers, palette.wall_stone, palette.wall_edge, 1.4_d);
        writer.close("g");
    }
}

void village(Writer& writer) {
    writer.tag("g").id("village").open();
    writer.tag("circle").set("r", 13).set("fill", "#e6d6b0").set("stroke", "#a68f66").fine("stroke-width", 1.6_d).end();
    writer.use("house-b").set("x", -4).set("y", -3).end();
    writer.use("house-a").set("x", 5).set("y", -0.5_d).end();
    writer.use("house-c").set("x", -2.5_d).set("y", 5.5_d).end();
    writer.close("g");
}

void grass(Writer& writer, const Palette& palette) {
    writer.tag("pattern").id("grass").set("width", 50).set("height", 50).set("patternUnits", "userSpaceOnUse").open();
    writer.tag("path")
        .set("d",
             "M6 9l1.3-4 1.3 4M31 16l1.2-3.6 1.2 3.6M17 31l1.3-4 1.3 4M42 36l1.2-3.6 1.2 3.6M4 44l1.1-3.4 1.1 3.4M27 "
             "45l1.1-3.4 1.1 3.4")
        .set("fill", "none")
        .set("stroke", palette.grass)
        .fine("stroke-width", 1)
        .set("stroke-linecap", "round")
        .end();
    writer.close("pattern");
}

void wisps(Writer& writer, const Palette& palette) {
    writer.tag("pattern").id("wisps").set("width", 130).set("height", 110).set("patternUnits", "userSpaceOnUse").open();
    writer.tag("path")
        .set("d",
             "M8 24c13 0 15-12 27-12 10 0 12 11 4 13M74 46c11 0 13-10 23-10 9 0 11 10 4 12M24 80c11 0 13-11 24-11 9 0 "
             "11 10 4 12M92 98c8 0 10-8 18-8 7 0 8 8 3 9M66 12c6 0 8-6 14-6")
        .set("fill", "none")
        .set("stroke", palette.mist_line)
        .fine("stroke-width", 1.8_d)
        .set("stroke-linecap", "round")
        .fine("opacity", 0.55_d)
        .end();
    writer.tag("path")
        .set("d", "M18 30c10 0 16-7 27-7M82 53c10 0 15-6 25-6M33 87c10 0 15-7 25-7")
        .set("fill", "none")
        .set("stroke", "#fff")
        .fine("stroke-width", 2.4_d)
        .set("stroke-linecap", "round")
        .fine("opacity", 0.7_d)
        .end();
    writer.close("pattern");
}

void meadow(Writer& writer, const Palette& palette) {
    writer.tag("pattern")
        .id("meadow")
        .set("width", 170)
        .set("height", 150)
        .set("patternUnits", "userSpaceOnUse")
        .open();
    plain(writer,
          "M20 30c14-16 50-14 56 2 4 12-14 16-28 14-10 6-40 2-28-16zM104 84c10-16 40-18 50-4 8 12-8 20-20 18-14 8-40 "
          "2-30-14z"
          "M30 112c10-10 34-8 36 4 0 10-16 10-22 8-10 2-22-4-14-12z",
          palette.meadow);
    writer.close("pattern");
}

/// The pieces of the small boxes that are played.
void define_small_boxes(Writer& writer, const Sights& sights) {
    if (sights.messages) define_courier(writer);
    if (sights.messages) define_message(writer);
    if (sights.ingots) define_ingot(writer);
    if (sights.magic) define_mage_piece(writer);
    if (sights.magic) define_witch_piece(writer);
    if (sights.robbers) define_robber_piece(writer);
    if (sights.king) define_king(writer);
    if (sights.king) define_baron(writer);
}

}  // namespace

void plain(Writer& writer, const char* data, const char* fill) {
    writer.tag("path").set("d", data).set("fill", fill).end();
}

void edged(Writer& writer, const char* data, const char* fill, const char* edge, Decimal width) {
    writer.tag("path")
        .set("d", data)
        .set("fill", fill)
        .set("stroke", edge)
        .fine("stroke-width", width)
        .set("stroke-linejoin", "round")
        .end();
}

void rim_of_light(Writer& writer, const char* outline) {
    writer.tag("path")
        .set("d", outline)
        .set("fill", "none")
        .set("stroke", "#fff")
        .fine("stroke-width", 4.8_d)
        .set("stroke-linejoin", "round")
        .fine("opacity", 0.85_d)
        .end();
}

void line(Writer& writer, const char* data, const char* paint, Decimal width) {
    writer.tag("path")
        .set("d", data)
        .set("fill", "none")
        .set("stroke", paint)
        .fine("stroke-width", width)
        .set("stroke-linecap", "round")
        .end();
}

void draw_shadow(Writer& writer, Point middle, Decimal width, Decimal height, Decimal opacity) {
    writer.tag("ellipse")
        .set("cx", middle.x)
        .set("cy", middle.y)
        .set("rx", width)
        .set("ry", height)
        .set("fill", "#000")
        .fine("opacity", opacity)
        .end();
}

void draw_shadow_of_figure(Writer& writer, Decimal width) {
    writer.tag("ellipse")
        .set("cx", 1)
        .set("cy", 11.4_d)
        .set("rx", width)
        .set("ry", 2.6_d)
        .set("fill", "#000")
        .set("stroke", "none")
        .fine("opacity", 0.25_d)
        .end();
}

void draw_disc(Writer& writer, const char* fill, const char* edge) {
    writer.tag("circle").set("r", 10).set("fill", fill).set("stroke", edge).fine("stroke-width", 1.5_d).end();
}

void define_tick(Writer& writer) {
    writer.tag("g").id("tick").open();
    writer.tag("circle")
        .set("r", 5.6_d)
        .set("fill", "#fffdf5")
        .set("stroke", "#2b5d34")
        .fine("stroke-width", 1.1_d)
        .end();
    line(writer, "M-2.7.2l2 2.2 3.6-4.6", "#2b7a3c", 1.7_d);
    writer.close("g");
}

void Sights::include(const TileType& type) noexcept {
    marks |= type.marks;
    for (int i = 0; i < type.segment_count; ++i) marks |= type.segments[i].marks;
    water = water || type.has(SegmentKind::river) || type.has(Mark::ferry);
    gardens = gardens || type.has(SegmentKind::garden);
    if (has(Mark::grain) || has(Mark::cloth)) include_goods();
    hedges = hedges || render::turned(type, 0).has_hedges();
}

void define_symbols(Writer& writer, const Palette& palette, const Sights& sights) {
    house(writer, house_ids[0], "#c0533a", "#9c3f2b");
    house(writer, house_ids[1], "#a5673f", "#834e2e");
    house(writer, house_ids[2], "#8a4a44", "#6c3733");
    house(writer, house_ids[3], "#6a7890", "#525e73");
    church(writer);
    market(writer);
    keep(writer);
    tower(writer, palette);
    trees(writer, palette);
    shield(writer);
    gate(writer, palette);
    village(writer);
    grass(writer, palette);
    wisps(writer, palette);
    meadow(writer, palette);
    define_buildings(writer);
    define_figures(writer);
    if (sights.water) define_waters(writer, palette);
    if (sights.hedges) define_hedges(writer, palette);
    if (sights.gardens) define_garden(writer, palette);
    for (int mark = 0; mark < most_marks; ++mark) {
        const SignRow* const row = sign_row(static_cast<Mark>(mark));
        if (row != nullptr && sights.has(row->mark)) row->define(writer, palette);
    }
    if (sights.further_figures) define_further_figures(writer);
    if (sights.dragon) define_dragon_piece(writer);
    if (sights.dragon) define_fairy(writer);
    if (sights.floors) define_floor(writer);
    if (sights.big_top) define_ringmaster(writer);
    if (sights.big_top) define_big_top(writer);
    if (sights.flocks) define_shepherd(writer);
    if (sights.flocks) define_sheep(writer);
    define_small_boxes(writer, sights);
    if (sights.ticks) define_tick(writer);
}

}  // namespace mistbank::render::svg
