// The pieces of the small boxes: ingots, mage and witch, robbers and couriers, king and robber baron, messages.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void shadow_of_piece(Writer& writer, Decimal width) { draw_shadow(writer, {1, 11.4_d}, width, 2.6_d, 0.25_d); }

void face(Writer& writer, const char* skin, const char* edge) {
    writer.tag("circle")
        .set("cy", -7.5_d)
        .set("r", 4.8_d)
        .set("fill", skin)
        .set("stroke", edge)
        .fine("stroke-width", 1.2_d)
        .end();
    line(writer, "M-1.800-8v.01M1.800-8v.01", "#1d1512", 1.5_d);
}

constexpr const char* robe =
    "M0-4.500c4.600 0 6.600 2.400 7.600 6l2.400 8.100c.3 1-.3 1.800-1.400 1.800h-17.200c-1.100 "
    "0-1.700-.8-1.400-1.800l2.400-8.100c1-3.600 3-6 7.600-6z";

void round_token(Writer& writer, const char* fill, const char* edge, const char* inner) {
    writer.tag("circle").set("r", 12).set("fill", fill).set("stroke", edge).fine("stroke-width", 1.7_d).end();
    writer.tag("circle").set("r", 9.8_d).set("fill", "none").set("stroke", inner).fine("stroke-width", 0.9_d).end();
}

}  // namespace

// A bar of gold: 18 wide, 10 high, its foot at y 5.
void define_ingot(Writer& writer) {
    writer.tag("g").id("ingot").set("stroke-linejoin", "round").open();
    edged(writer, "M-9 5l2.600-8.500h12.800l2.600 8.500z", "#f4b92a", "#6b4708", 1.3_d);
    edged(writer, "M-6.400-3.500l1.800-2h9.200l1.800 2z", "#ffe27a", "#6b4708", 1);
    line(writer, "M-5.200-.8l-1 3.800", "#fff3b8", 1.3_d);
    writer.close("g");
}

// In violet with a white beard, a hat with a star and a staff that glows: 24 wide, 40 high, the feet at y 11.
void define_mage_piece(Writer& writer) {
    writer.tag("g").id("mage-piece").set("stroke-linejoin", "round").open();
    shadow_of_piece(writer, 11);
    line(writer, "M11 11v-26", "#2e1c0e", 3);
    line(writer, "M11 11v-26", "#b98450", 1.5_d);
    writer.tag("circle")
        .set("cx", 11)
        .set("cy", -17)
        .set("r", 3.4_d)
        .set("fill", "#7ff0ff")
        .set("stroke", "#13505c")
        .fine("stroke-width", 1.1_d)
        .end();
    edged(writer, robe, "#5a3fc0", "#1b0f4a", 1.7_d);
    line(writer, "M-6.500 8.500h13", "#f6cf45", 1.5_d);
    face(writer, "#f6cfae", "#1b0f4a");
    edged(writer,
          "M-4.600-6.500c-.4 4.500 1.600 9.500 4.600 11.500 3-2 5-7 4.600-11.500-1.400 1.800-3 "
          ".8-4.600.4-1.600.4-3.200 1.400-4.600-.4z",
          "#fbfaff", "#6b6788", 0.9_d);
    edged(writer,
          "M-8.500-9.800c1.600-1.600 3.400-2.400 4.800-2.800.4-5.400 2.700-10.400 6.200-14 .1 5 .7 10 1.700 14 1.400.4 "
          "2.900 1.300 4.300 2.800-5.500 1.500-11.500 1.500-17 0z",
          "#5a3fc0", "#1b0f4a", 1.5_d);
    plain(writer, "M1-18.500l.8 2 2.100.2-1.600 1.400.5 2.100-1.800-1.100-1.800 1.100.5-2.100-1.600-1.400 2.100-.2z",
          "#ffdf52");
    writer.close("g");
}

// In black with a wide hat, red hair and a broom: as large as the mage.
void define_witch_piece(Writer& writer) {
    writer.tag("g").id("witch-piece").set("stroke-linejoin", "round").open();
    shadow_of_piece(writer, 11);
    line(writer, "M11.500 11v-19", "#2e1c0e", 2.8_d);
    line(writer, "M11.500 11v-19", "#b98450", 1.4_d);
    edged(writer, "M9.300-7.500h4.400l1.600-8.500h-7.600z", "#e6bb57", "#5b3d05", 1);
    line(writer, "M10.500-9l-.5-6M12.500-9l.5-6", "#9a7420", 0.8_d);
    plain(writer, "M-6.600-10.500c-1.400 5-1 9 .4 12h12.400c1.400-3 1.800-7 .4-12z", "#c8521c");
    edged(writer, robe, "#2f7a4a", "#0b2415", 1.7_d);
    line(writer, "M-6.200 7.500h12.400", "#20152b", 2);
    face(writer, "#d9e3a8", "#0b2415");
    line(writer, "M-1.600-5.200q1.600 1.300 3.400-.2", "#5b1d1d", 0.9_d);
    edged(writer,
          "M-10.500-9.500c2.500-1.700 5-2.700 6.500-3 .2-5 2.500-9 1-14.500 4.500 3 6.500 8.500 7 14.500 1.500.3 4 "
          "1.300 6.500 3-6.500 2-14.500 2-21 0z",
          "#2b2233", "#0d0913", 1.4_d);
    line(writer, "M-3.900-13.200q4 1.500 7.800 0", "#8f46c3", 1.8_d);
    writer.close("g");
}

// A meeple with a mask and a bag.
void define_robber_piece(Writer& writer) {
    writer.tag("g").id("robber-piece").open();
    writer.use("meeple").end();
    edged(writer, "M-5.700-10.500h11.400v3.400c-1.400 1-4.200 1-5.700-.4-1.500 1.400-4.300 1.400-5.700.4z", "#17141b",
          "#000", 0.8_d);
    line(writer, "M-2.700-8.900v.01M2.700-8.900v.01", "#fff", 1.7_d);
    edged(writer,
          "M8-5.500c2-.6 3.400-.6 5 0l-.8 2.200c2 1.400 3.600 4 3.600 6 0 3-2.600 4-5.300 4s-5.300-1-5.300-4c0-2 "
          "1.600-4.600 3.600-6z",
          "#c99a5b", "#3f2812", 1.2_d);
    line(writer, "M8.600-3.300h3.800", "#8c2f1c", 1.3_d);
    writer.close("g");
}

// A meeple with a letter and a feather in the cap.
void define_courier(Writer& writer) {
    writer.tag("g").id("courier").open();
    writer.use("meeple").end();
    edged(writer, "M-7.400-9.600c.4-4.600 3-7 7.400-7s7 2.400 7.400 7c-4.400-1.600-10.400-1.600-14.800 0z", "#3f4f7a",
          "#141b33", 1.2_d);
    edged(writer, "M3.500-15.500c1-4 3.500-6.500 7-7.500.2 4-1.600 7.200-5 8.700z", "#fffdf5", "#6b6788", 0.9_d);
    edged(writer, "M5-3.500h11v8h-11z", "#fffdf5", "#3d352c", 1.2_d);
    line(writer, "M5.600-3l4.900 4 4.900-4", "#3d352c", 1);
    writer.close("g");
}

void define_king(Writer& writer) {
    writer.tag("g").id("king").set("stroke-linejoin", "round").open();
    round_token(writer, "#a3201c", "#3d0a08", "#e8a08a");
    edged(writer, "M-6.800 5.500l-1-9.500 4.300 3.500 3.500-6 3.500 6 4.300-3.500-1 9.500z", "#f6cf45", "#5b3d05", 1);
    line(writer, "M-7.800-4.200v.01M0-6.300v.01M7.800-4.200v.01", "#fff3b8", 2.4_d);
    line(writer, "M-4 3.200v.01M0 3.200v.01M4 3.200v.01", "#a3201c", 1.8_d);
    writer.close("g");
}

void define_baron(Writer& writer) {
    writer.tag("g").id("baron").set("stroke-linejoin", "round").open();
    round_token(writer, "#8d9aa8", "#2a3138", "#dfe6ec");
    plain(writer, "M-4.800-1.500h9.600c0 4.500-2 8-4.800 8s-4.800-3.500-4.800-8z", "#f0cba5");
    edged(writer, "M-5.400-1.200h10.800v2.600c-1.400 1-4 .8-5.400-.3-1.400 1.100-4 1.300-5.400.3z", "#17141b", "#000",
          0.6_d);
    line(writer, "M-2.500 0v.01M2.500 0v.01", "#fff", 1.5_d);
    edged(writer,
          "M-8.600-.8c1.200-1.600 3-2.200 4-2.400.4-3.400 2-5.400 4.600-5.400s4.200 2 4.600 5.400c1 .2 2.800.8 4 "
          "2.400-5.600-1.500-11.600-1.500-17.200 0z",
          "#2c2a33", "#0d0b10", 0.9_d);
    edged(writer, "M2.500-6c1.500-2.500 3.700-3.700 6-3.700-.4 2.600-2 4.700-4.600 5.600z", "#d8342a", "#5d120c",
          0.7_d);
    writer.close("g");
}

// A sealed letter: 22 wide, 15 high.
void define_message(Writer& writer) {
    writer.tag("g").id("message").set("stroke-linejoin", "round").open();
    edged(writer, "M-11-7.500h22v15h-22z", "#fffaf0", "#5b4130", 1.4_d);
    line(writer, "M-10.200-6.800l10.200 8 10.200-8M-10.200 6.800l7-6M10.200 6.800l-7-6", "#a08b62", 1.1_d);
    writer.tag("circle")
        .set("cy", 1.5_d)
        .set("r", 3.2_d)
        .set("fill", "#c8321f")
        .set("stroke", "#5d120c")
        .fine("stroke-width", 0.8_d)
        .end();
    writer.close("g");
}

}  // namespace mistbank::render::svg
