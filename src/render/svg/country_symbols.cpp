// Hills, vineyards, the spaces for the big top and for acrobats, a lake; and what comes to stand on them.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void shadow_on_land(Writer& writer, Decimal y, Decimal width) { draw_shadow(writer, {1, y}, width, width / 6, 0.16_d); }

void ellipse(Writer& writer, Point middle, Decimal width, Decimal height, const char* fill) {
    writer.tag("ellipse")
        .set("cx", middle.x)
        .set("cy", middle.y)
        .set("rx", width)
        .set("ry", height)
        .set("fill", fill)
        .end();
}

}  // namespace

// Two knolls with terraces: 34 wide, 22 high.
void define_hill(Writer& writer, const Palette&) {
    writer.tag("g").id("hill").open();
    shadow_on_land(writer, 8.5_d, 17);
    edged(writer, "M1 8.500c1-7 4-14 8-14s6 8 8 14q-8 2-16 0z", "#8f8446", "#4f4a22", 1.1_d);
    edged(writer, "M-17 8.500c3-9 6-20 12-20s9 11 13 20q-12 3-25 0z", "#b3a55a", "#4f4a22", 1.1_d);
    plain(writer, "M-5-11.500c6 0 9 11 13 20q-5 1.300-10 1.400c4-6 1-17-3-21.400z", "#8f8446");
    line(writer, "M-12.500-1.500q4 1.800 8 .6M-14.500 3.500q6 2.400 13 .8M-9.500-6.500q2.500 1 4.500.4", "#6f6730", 1);
    line(writer, "M10-1.500q2 .8 3.500.2M8.500 3.500q3 1 6.500.3", "#6f6730", 0.9_d);
    writer.close("g");
}

// A field of vines in rows: 32 wide, 22 high.
void define_vineyard(Writer& writer, const Palette&) {
    writer.tag("g").id("vineyard").open();
    edged(writer, "M-13-10h26l3 20h-32z", "#cfae74", "#7d5f36", 1.1_d);
    line(writer, "M-11.500-6h23M-12 0h24M-12.500 6h25", "#7d5f36", 1);
    line(writer, "M-10.500-7.500v.01M-5.500-7.500v.01M0-7.500v.01M5.500-7.500v.01M10.500-7.500v.01", "#4f7f35", 4.6_d);
    line(writer, "M-11.500-1.500v.01M-6-1.500v.01M0-1.500v.01M6-1.500v.01M11.500-1.500v.01", "#4f7f35", 4.8_d);
    line(writer, "M-12.500 4.500v.01M-6.500 4.500v.01M0 4.500v.01M6.500 4.500v.01M12.500 4.500v.01", "#4f7f35", 5);
    line(
        writer,
        "M-8-5.800v.01M2.500-5.800v.01M8-5.800v.01M-9 .3v.01M-3 .3v.01M9 .3v.01M-9.500 6.500v.01M3.300 6.500v.01M9.700 "
        "6.500v.01",
        "#6a2a7a", 2.9_d);
    line(writer, "M-2.800-5.800v.01M3 .3v.01M-3.200 6.500v.01", "#8f46a3", 2.9_d);
    writer.close("g");
}

// A ring of sand with a striped rim: 38 wide, 25 high.
void define_circus(Writer& writer, const Palette&) {
    writer.tag("g").id("circus").open();
    shadow_on_land(writer, 4, 19);
    ellipse(writer, {0, 0}, 19, 12.5_d, "#6d2a1c");
    ellipse(writer, {0, 0}, 18, 11.5_d, "#fbf3e0");
    writer.tag("ellipse")
        .set("rx", 16.6_d)
        .set("ry", 10.2_d)
        .set("fill", "#ecd59c")
        .set("stroke", "#c8321f")
        .fine("stroke-width", 2.8_d)
        .set("stroke-dasharray", "5.6 4.2")
        .end();
    ellipse(writer, {0, 0}, 15, 8.8_d, "#ecd59c");
    edged(writer,
          "M0-6.500l1.900 4.200 5.600.3-4.300 2.900 1.500 4.300-4.700-2.500-4.700 2.500 1.500-4.300-4.300-2.900 "
          "5.600-.3z",
          "#f2b632", "#9c6a12", 0.8_d);
    writer.close("g");
}

// A drum to stand on: 34 wide, 16 high.
void define_acrobats(Writer& writer, const Palette&) {
    writer.tag("g").id("acrobats").open();
    shadow_on_land(writer, 6.5_d, 18);
    edged(writer, "M-17-3.500v7c0 2.600 7.500 4.500 17 4.500s17-1.900 17-4.500v-7z", "#2f66ad", "#15294d", 1.1_d);
    line(writer, "M-16 2.500l4 3.800 4-2.800 4 4 4-3.200 4 3.200 4-4 4 2.800 4-3.800", "#f6cf45", 1.4_d);
    writer.tag("ellipse")
        .set("cy", -3.5_d)
        .set("rx", 17)
        .set("ry", 4.4_d)
        .set("fill", "#f4e4bd")
        .set("stroke", "#15294d")
        .fine("stroke-width", 1.1_d)
        .end();
    ellipse(writer, {0, -3.5_d}, 11.5_d, 2.6_d, "#d8473a");
    writer.close("g");
}

// A lake, and its lord in it: 72 wide, 56 high.
void define_lake(Writer& writer, const Palette& palette, const char* id) {
    constexpr const char* water = "M-33 3c-3-15 10-27 30-28s36 6 36 24-14 27-33 27-30-8-33-23z";
    writer.tag("g").id(id).open();
    edged(writer, water, palette.bank, palette.bank, 6.5_d);
    edged(writer, water, palette.water, palette.shore, 2.6_d);
    line(writer, "M-24-4q4-2.500 8 0t8 0M-14 16q4-2.500 8 0t8 0M8 8q4-2.500 8 0t8 0M-6-17q3-2 6 0t6 0", palette.ripple,
         1.6_d);
    for (const Point leaf : {Point{-22, 9}, Point{4, 20}, Point{26, 12}})
        ellipse(writer, leaf, 3.6_d, 2.2_d, palette.hedge_light);
    line(writer, "M-29-6v-9M-26-8v-10M-31.500-3v-7", palette.hedge, 1.4_d);
    // Out of the water look a broad head with weed for hair, goggling eyes, and a beard.
    edged(writer, "M10-4.500c-1-9 2-15 9-15s10 6 9 15c-4 2.500-14 2.500-18 0z", "#7fa85a", "#25401c", 1.2_d);
    line(writer, "M11-13c-2 1-2.500 4-2 7M13.500-17c-3 0-5 2-5.500 4M24.500-17c3 0 5 2 5.500 4M27-13c2 1 2.500 4 2 7",
         "#3f6b2c", 1.8_d);
    for (const int side : {-1, 1}) {
        writer.tag("circle")
            .set("cx", 19 + 3.8_d * side)
            .set("cy", -13)
            .set("r", 2.8_d)
            .set("fill", "#fffbe6")
            .set("stroke", "#25401c")
            .fine("stroke-width", 0.8_d)
            .end();
        ellipse(writer, {19 + 3.8_d * side, -12.6_d}, 1.1_d, 1.4_d, "#25401c");
    }
    line(writer, "M14.500-7q4.500 2.600 9 0", "#25401c", 1.1_d);
    line(writer, "M15-4.500v2.500M19-4v3M23-4.500v2.500", "#3f6b2c", 1.8_d);
    line(writer, "M6-3q6 3.500 13 3.500t13-3.500", palette.ripple, 1.6_d);
    writer.close("g");
    // What of a figure is under water: as wide as one, around its feet.
    writer.tag("g").id("wave").open();
    plain(writer, "M-14 7q3.500-2.500 7 0t7 0 7 0 7 0v4.500q-14 6-28 0z", palette.water);
    line(writer, "M-14 7q3.500-2.500 7 0t7 0 7 0 7 0", palette.ripple, 1.3_d);
    writer.close("g");
}

// A round tent in stripes with a flag: 42 wide, 50 high, its foot at y 9.
void define_big_top(Writer& writer) {
    writer.tag("g").id("big-top").set("stroke-linejoin", "round").open();
    shadow_on_land(writer, 8, 20);
    edged(writer, "M-17-8h34v13q-17 7-34 0z", "#fbf3e0", "#4d120b", 1.3_d);
    plain(writer, "M-17-8h6v15.300q-3.500-.8-6-2.300zM-4.500-8h9v16.500q-4.500.4-9 0zM11-8h6v13q-2.500 1.500-6 2.300z",
          "#d8342a");
    edged(writer,
          "M0-33c-2 11-10 19-21 24 3 3.500 5.500 3.500 8.400.6 3 3.400 6 3.400 8.400 0 3 3.400 5.600 3.400 8.400 0 3 "
          "3.400 "
          "6 3.400 8.400 0 2.900 2.900 5.400 2.900 8.400-.6-11-5-19-13-21-24z",
          "#fbf3e0", "#4d120b", 1.3_d);
    plain(writer,
          "M-.5-31c-1.500 10-5.500 17-12.100 22.600 3 3.400 6 3.400 8.400 0 2-6 3.500-13 3.700-22.600zM.5-31c.2 9.600 "
          "1.700 16.600 3.700 "
          "22.600 3 3.400 6 3.400 8.400 0-6.600-5.600-10.600-12.600-12.100-22.600z",
          "#d8342a");
    edged(writer, "M-3.500 8.200v-8.200a3.500 3.500 0 0 1 7 0v8.200z", "#3a1a10", "#f6cf45", 0.9_d);
    line(writer, "M0-33v-8", "#4d120b", 1.3_d);
    edged(writer, "M.6-41l8 2.300-8 2.300z", "#f6cf45", "#4d120b", 0.9_d);
    writer.close("g");
}

// A sheep that looks to the right: 20 wide, 15 high.
void define_sheep(Writer& writer) {
    writer.tag("g").id("sheep").set("stroke-linejoin", "round").open();
    line(writer, "M-4 3v4M3 3v4", "#33281f", 1.9_d);
    edged(writer,
          "M-8 1c-2-2-1-5.500 2-5.500 0-3 4-4 5.500-2 1.500-2 5.500-1.200 5.500 1.800 2.500.3 3.200 3 2 5-1 2.400-4 "
          "2.700-5.500 1.400-1.500 "
          "1.700-4.500 1.500-5.500.2-1.500.9-3.200.6-4-.9z",
          "#fffdf5", "#4d4438", 1.1_d);
    edged(writer, "M5.500-5c2.500-1 5 .5 5 3s-1.500 4-3.200 3.700-2.600-2.700-1.800-6.700z", "#4d4438", "#231c15",
          0.8_d);
    writer.close("g");
}

}  // namespace mistbank::render::svg
