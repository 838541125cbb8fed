// What belongs to nobody: the dragon, the fairy, the floors of towers.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

// A long neck over a coiled body, wings spread: 46 wide, 40 high, its feet at y 14.
void define_dragon_piece(Writer& writer) {
    writer.tag("g").id("dragon-piece").set("stroke-linejoin", "round").open();
    plain(writer, "M-20 15c6-3 34-3 40 0-6 3-34 3-40 0z", "#00000040");
    edged(writer, "M-4-4c-6-8-14-11-20-9 4 3 5 7 4 11 4-2 7-1 8 3 3-3 6-3 8-1z", "#b3452c", "#3d0f08", 1.6_d);
    edged(writer, "M6-4c4-9 11-12 17-11-3 3-4 7-2 11-4-1-7 0-8 4-3-3-5-3-7-1z", "#b3452c", "#3d0f08", 1.6_d);
    edged(writer,
          "M-9 14c-5-4-5-12 2-15 4-2 6-5 5-10-1-7 3-12 10-12 5 0 9 3 10 8l-8 3c-3 1-4 3-3 6 2 6 6 8 5 14-1 4-4 6-7 6z",
          "#c8321f", "#3d0f08", 1.8_d);
    plain(writer, "M-1 13c-4-4-3-10 2-12 3 3 5 7 3 12z", "#f0a95a");
    edged(writer, "M8-22l2-5 2 5zM3-20l-1-6 4 4z", "#f2d27a", "#3d0f08", 0.9_d);
    plain(writer, "M11.4-17.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z", "#ffe94d");
    line(writer, "M-9 13c-6 2-11 0-11-4", "#c8321f", 3);
    writer.close("g");
}

// A small figure in white with wings of glass, and a wand: 24 wide, 26 high.
void define_fairy(Writer& writer) {
    writer.tag("g").id("fairy").set("stroke-linejoin", "round").open();
    edged(writer, "M-1-3c-4-7-10-8-11-4-1 3 3 6 8 6-4 2-5 5-3 6 3 1 6-2 6-6z", "#d9f1ff", "#3f6f94", 1);
    edged(writer, "M1-3c4-7 10-8 11-4 1 3-3 6-8 6 4 2 5 5 3 6-3 1-6-2-6-6z", "#d9f1ff", "#3f6f94", 1);
    edged(writer, "M0-6c2 0 3 2 3 4l3 12c-4 2-8 2-12 0l3-12c0-2 1-4 3-4z", "#fff", "#7a4b8c", 1.3_d);
    edged(writer, "M-3.2-9.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z", "#f6cfae", "#7a4b8c", 1.1_d);
    line(writer, "M4-1l5-9", "#7a4b8c", 1.2_d);
    plain(writer, "M9-15l1.2 3.2 3.3.2-2.6 2 .9 3.2-2.8-1.8-2.8 1.8.9-3.2-2.6-2 3.3-.2z", "#ffd43b");
    writer.close("g");
}

// Of a tower: 22 wide, 6 high, from y 0 upwards.
void define_floor(Writer& writer) {
    writer.tag("g").id("floor").set("stroke-linejoin", "round").open();
    edged(writer, "M-11 0v-6h22v6c-6 2.6-16 2.6-22 0z", "#d8c9a8", "#4a3a22", 1.2_d);
    line(writer, "M-6 1v-6M1 1.6v-6M7 .8v-6", "#a08b62", 0.9_d);
    writer.close("g");
}

}  // namespace mistbank::render::svg
