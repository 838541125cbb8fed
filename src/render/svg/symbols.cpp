// What grows and stands on the land.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void path(Writer& writer, const char* data, const char* fill) {
    writer.tag("path").set("d", data).set("fill", fill).end();
}

void house(Writer& writer, const char* id, const char* roof, const char* roof_shade) {
    writer.tag("g").id(id).open();
    path(writer, "M-3.6 -.6h7.2v4.4h-7.2z", "#f1e4cb");
    path(writer, "M1 -.6h2.6v4.4h-2.6z", "#d8c5a2");
    path(writer, "M-4.8 0l2.6-4.6h4.4l2.6 4.6z", roof);
    path(writer, "M2.2-4.6l2.6 4.6h-3.6l-1.2-4.6z", roof_shade);
    path(writer, "M-2 1.4h1.6v2.4h-1.6z", "#6b4a36");
    writer.close("g");
}

void tree(Writer& writer, const Palette& palette) {
    writer.tag("g").id("tree").open();
    writer.tag("ellipse")
        .set("cx", 0.6)
        .set("cy", 3.4)
        .set("rx", 4.2)
        .set("ry", 1.5)
        .set("fill", "#000")
        .fine("opacity", 0.15)
        .end();
    path(writer, "M-.7 0h1.4v3.6h-1.4z", palette.trunk);
    path(writer, "M0-7.2c2.4 0 3.4 1.6 3.2 3 1.6.8 1.4 4.6-1.2 4.8h-4c-2.6-.2-2.8-4-1.2-4.8-.2-1.4.8-3 3.2-3z",
         palette.tree);
    path(writer, "M-.4-6.3c1.4-.1 2.2.7 2 1.8-1.8.3-2.7 1-3.1 2.6-1.6-.5-1.5-2 -.6-2.6-.2-1.1.4-1.7 1.7-1.8z",
         palette.tree_light);
    writer.close("g");
    writer.tag("g").id("bush").open();
    path(writer, "M-3.4 1.6c-1.2-1.8.2-3.4 1.5-3 .5-1.8 3.2-1.8 3.7 0 1.4-.3 2.6 1.4 1.5 3z", palette.tree);
    path(writer, "M-2.2.2c.2-1.2 1.1-1.2 1.6-.9.2-.8 1.3-1 1.8-.5-1.2.1-1.6.6-1.8 1.4z", palette.tree_light);
    writer.close("g");
}

void shield(Writer& writer) {
    writer.tag("g").id("shield").open();
    writer.tag("path")
        .set("d", "M-5-6h10v5.4c0 4-2.4 6-5 7.4-2.6-1.4-5-3.4-5-7.4z")
        .set("fill", "#2f5d9b")
        .set("stroke", "#fff6df")
        .fine("stroke-width", 1.5)
        .end();
    path(writer, "M0-6h5v5.4c0 .3 0 .6-.1 .9h-4.9zM-4.9.3h4.9v6.5c-2.3-1.2-4.6-3-4.9-6.5z", "#f2c84b");
    writer.close("g");
}

void gate(Writer& writer, const Palette& palette) {
    for (const bool upright : {false, true}) {
        writer.tag("g").id(upright ? "gate-upright" : "gate").open();
        const char* towers =
            upright ? "M-11-5.4h6v10.8h-6zM5-5.4h6v10.8h-6z" : "M-5.4-11h10.8v6h-10.8zM-5.4 5h10.8v6h-10.8z";
        const char* door = upright ? "M-5-3.4h10v6.8h-10z" : "M-3.4-5h6.8v10h-6.8z";
        path(writer, door, "#6b4a36");
        writer.tag("path")
            .set("d", towers)
            .set("fill", palette.wall_stone)
            .set("stroke", palette.wall_edge)
            .fine("stroke-width", 1.4)
            .end();
        writer.close("g");
    }
}

void village(Writer& writer) {
    writer.tag("g").id("village").open();
    writer.tag("circle").set("r", 11.5).set("fill", "#e6d6b0").set("stroke", "#a68f66").fine("stroke-width", 1.6).end();
    writer.use("house-b").set("x", -4.2).set("y", -3.6).end();
    writer.use("house-a").set("x", 4.4).set("y", -1).end();
    writer.use("house-c").set("x", -1.6).set("y", 5).end();
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
    writer.tag("pattern").id("wisps").set("width", 50).set("height", 40).set("patternUnits", "userSpaceOnUse").open();
    writer.tag("path")
        .set("d",
             "M3 10c6 0 6-5 11-5 4 0 5 4 2.5 5.5M30 17c5 0 6-4 10-4 4 0 4.5 4 2 5M9 30c5 0 6-5 10.5-5 4 0 5 4 2 5.5M34 "
             "36c4 0 5-4 8.5-4 3.5 0 4 3.5 2 4.5")
        .set("fill", "none")
        .set("stroke", palette.mist_line)
        .fine("stroke-width", 1.1)
        .set("stroke-linecap", "round")
        .end();
    writer.close("pattern");
}

}  // namespace

void define_symbols(Writer& writer, const Palette& palette) {
    house(writer, house_ids[0], "#c0533a", "#9c3f2b");
    house(writer, house_ids[1], "#a5673f", "#834e2e");
    house(writer, house_ids[2], "#8a4a44", "#6c3733");
    tree(writer, palette);
    shield(writer);
    gate(writer, palette);
    village(writer);
    grass(writer, palette);
    wisps(writer, palette);
    define_buildings(writer, palette);
    define_figures(writer);
}

}  // namespace mistbank::render::svg
