// The signs of the small boxes: what belongs to ferries, gold mines, magic signs, bags of robbers, crop circles.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

constexpr const char* star =
    "M0-4.200l1.200 3 3.200.3-2.400 2.100.7 3.200-2.700-1.700-2.700 1.700.7-3.200-2.400-2.100 3.200-.3z";

// Where a road from the north ends at the water: 14 wide.
void jetty(Writer& writer) {
    writer.tag("g").id("jetty").open();
    edged(writer, "M-6.500-3.500h13v6.500h-13z", "#b98450", "#4a2f18", 1.2_d);
    line(writer, "M-5.900-.200h11.800", "#6b4322", 0.9_d);
    line(writer, "M-6.500 2.800v.01M6.500 2.800v.01", "#4a2f18", 3.2_d);
    writer.close("g");
}

// A boat with a sail: 24 wide, 27 high.
void boat(Writer& writer) {
    writer.tag("g").id("boat").set("stroke-linejoin", "round").open();
    edged(writer, "M-12 3.500h24l-4.500 7.500h-15z", "#a5532f", "#3a1d0e", 1.3_d);
    line(writer, "M-10.200 6.300h20.400", "#e0a35a", 1.1_d);
    line(writer, "M-.500 3.500v-19", "#3a1d0e", 1.5_d);
    edged(writer, "M1-14.500c6.500 2.500 9.500 8 9.500 15.500h-9.500z", "#fffaf0", "#5b4130", 1);
    edged(writer, "M-2-10.500c-4 2.500-6.500 6.500-7 11.500h7z", "#f3dcae", "#5b4130", 1);
    edged(writer, "M-.500-16l-6.500 1.500 6.500 2z", "#d8342a", "#5d120c", 0.7_d);
    writer.close("g");
}

// A circle of ripe grain, laid flat along the lines of what is drawn in it: 31 wide.
void crop_circle(Writer& writer, const char* id, const char* lines, Decimal width, const char* area) {
    writer.tag("g").id(id).open();
    writer.tag("circle").set("r", 15).set("fill", "#e8c95c").set("stroke", "#8a6c1f").fine("stroke-width", 1.2_d).end();
    writer.tag("circle")
        .set("r", 13.2_d)
        .set("fill", "none")
        .set("stroke", "#c7a238")
        .fine("stroke-width", 2.2_d)
        .set("stroke-dasharray", "1.1 1.9")
        .end();
    writer.tag("circle").set("r", 11.2_d).set("fill", "#f3dd86").set("stroke", "#a8862b").fine("stroke-width", 1).end();
    line(writer, lines, "#6d4f10", width);
    if (*area != '\0') edged(writer, area, "#8f6b1a", "#6d4f10", 1.4_d);
    writer.close("g");
}

}  // namespace

void define_ferry(Writer& writer, const Palette&) {
    jetty(writer);
    boat(writer);
}

// A rock with a timbered entrance, and what comes out of it: 25 wide, 18 high.
void define_gold(Writer& writer, const Palette&) {
    writer.tag("g").id("gold").set("transform", "scale(.74)").open();
    draw_shadow(writer, {0, 10}, 16.5_d, 3.3_d, 0.18_d);
    edged(writer, "M-16 10.500c0-8 4-11 6-16 1.500-4 5-6 9-5.500 3-1.500 7 0 8.500 4 3 2 4.500 5 5 8 2 3 3 6 3 9.500z",
          "#9a8c80", "#3a3029", 1.4_d);
    plain(writer, "M-1-11c3-1.500 7 0 8.500 4 3 2 4.500 5 5 8 2 3 3 6 3 9.500h-8c2-8-2-17-8.500-21.500z", "#7c6f65");
    plain(writer, "M-6.500 10.500v-9.500a6.500 6.500 0 0 1 13 0v9.500z", "#2b211a");
    line(writer, "M-6.500 10v-10.500M6.500 10v-10.500M-8-1.500h16", "#6b4322", 2.8_d);
    line(writer, "M-6.500 9.500v-9M6.500 9.500v-9M-7.400-1.700h14.800", "#c8945a", 1.5_d);
    edged(writer, "M-4 11l2.400-5h6l2.400 5z", "#ffd24a", "#7a5510", 1);
    edged(writer, "M8 11.500l2-4.200h5l2 4.200z", "#ffd24a", "#7a5510", 1);
    line(writer, "M-.3 7.600h3M11 8.800h2.600", "#fff3b8", 1);
    line(writer, "M-10.500-1v.01M-8.500-6v.01M9.800 1v.01M3.500-8.500v.01", "#ffd24a", 2.2_d);
    writer.close("g");
}

// A wand and the star at its end.
void define_magic(Writer& writer, const Palette&) {
    writer.tag("g").id("mage").open();
    draw_disc(writer, "#4b2f8f", "#1f0f4a");
    line(writer, "M-5.500 6l7-7.500", "#1f0f4a", 3.2_d);
    line(writer, "M-5.500 6l7-7.500", "#d9b06a", 1.7_d);
    writer.tag("g").set("transform", "translate(2.8 -2.8) scale(1.15)").open();
    edged(writer, star, "#ffdf52", "#7a5510", 0.8_d);
    writer.close("g");
    line(writer, "M-4-4.500v.01M-6.200-1v.01M5.500 4.500v.01M1.500 6.500v.01", "#c9a5ff", 1.7_d);
    writer.close("g");
}

// A bag with a coin on it.
void define_bag(Writer& writer, const Palette&) {
    writer.tag("g").id("robber").open();
    draw_disc(writer, "#f0d9b4", "#5d2a1c");
    edged(writer,
          "M-2.600-2.800c-3.600 1.800-5.400 4.600-5.400 7 0 2.700 3.400 3.800 8 3.800s8-1.100 "
          "8-3.800c0-2.400-1.800-5.200-5.400-7z",
          "#a8622d", "#3f2010", 1.1_d);
    edged(writer, "M-4-8c1.300 1 2.700.2 4-.6 1.300.8 2.700 1.600 4 .6l-1.300 5h-5.400z", "#c4803f", "#3f2010", 1);
    line(writer, "M-2.900-3h5.800", "#2f6f73", 1.7_d);
    writer.tag("circle")
        .set("cy", 3)
        .set("r", 2.9_d)
        .set("fill", "#ffd24a")
        .set("stroke", "#5b3d05")
        .fine("stroke-width", 0.8_d)
        .end();
    writer.close("g");
}

void define_rake(Writer& writer, const Palette&) {
    crop_circle(writer, "rake",
                "M0 8.500v-12M-6-3.500h12M-6-3.500v-4.500M-3-3.500v-4.500M0-3.500v-4.500M3-3.500v-4.500M6-3.500v-4.500",
                1.9_d, "");
}

void define_club(Writer& writer, const Palette&) {
    crop_circle(writer, "club", "M-6.500 7l3-3.200", 3,
                "M-5-.500c2-4 6-7.500 10-8.500 2.500 1 3.500 3 3 5-2 4-6 7.500-10 8.500-2.500-.6-3.600-2.700-3-5z");
}

void define_crop_shield(Writer& writer, const Palette&) {
    crop_circle(writer, "crop-shield",
                "M-6.500-7.500h13v6.500c0 5-3 7.500-6.500 9.500-3.500-2-6.500-4.500-6.500-9.500z", 1.8_d,
                "M0-5.500v11.500c2.500-1.500 4.500-3.500 4.500-7v-4.500z");
}

}  // namespace mistbank::render::svg
