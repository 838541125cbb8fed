// What belongs to the river and to hedges.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

void define_waters(Writer& writer, const Palette& palette) {
    writer.tag("pattern").id("ripples").set("width", 46).set("height", 38).set("patternUnits", "userSpaceOnUse").open();
    writer.tag("path")
        .set("d", "M4 7c2.4-2 4.8-2 7.2 0s4.8 2 7.2 0M25 19c2-1.7 4-1.7 6 0s4 1.7 6 0M9 31c2-1.7 4-1.7 6 0s4 1.7 6 0")
        .set("fill", "none")
        .set("stroke", palette.ripple)
        .fine("stroke-width", 1.3_d)
        .set("stroke-linecap", "round")
        .end();
    writer.close("pattern");
    writer.tag("g").id("rock").open();
    edged(writer, "M-4.6 2.2c-1-2.6.6-5 3-5.2 2.8-1 6 .6 6 3.4.2 2-1.4 2.8-3.6 2.8h-3c-1.2 0-2.1-.3-2.4-1z", "#b9b3a6",
          "#6d675d", 0.9_d);
    plain(writer, "M-2.6-.6c.6-1.6 2-2 3.6-1.6-1.6.4-2.6 1.2-3.6 1.6z", "#e2ded4");
    writer.close("g");
    writer.tag("g").id("lily").open();
    edged(writer, "M1-.4l3.6-1.8c1.6 2.2-.6 4.6-4.4 4.6-3.2 0-5.4-1.4-5.4-3.2s2.4-3.2 5.4-3c.8 0 1.6.2 2.2.4z",
          "#5da05f", "#34683f", 0.7_d);
    writer.tag("circle").set("cx", -1.8_d).set("cy", -1.2_d).set("r", 1.6_d).set("fill", "#fbe3ee").end();
    writer.tag("circle").set("cx", -1.8_d).set("cy", -1.2_d).set("r", 0.6_d).set("fill", "#f4cf3c").end();
    writer.close("g");
    writer.tag("g").id("reeds").open();
    writer.tag("path")
        .set("d", "M-2.4 2.6c-.6-2.6-.6-4.6-1.4-7M0 3c0-3 .2-5.6.2-8.6M2.2 2.6c.6-2.4.8-4.2 1.8-6")
        .set("fill", "none")
        .set("stroke", palette.tree)
        .fine("stroke-width", 1.1_d)
        .set("stroke-linecap", "round")
        .end();
    plain(writer, "M-.6-8.6h1.6v3.6h-1.6z", "#7a5230");
    writer.close("g");
}

void define_hedges(Writer& writer, const Palette& palette) {
    writer.tag("g").id("hedge").open();
    writer.tag("ellipse")
        .set("cx", 0.6_d)
        .set("cy", 3)
        .set("rx", 5)
        .set("ry", 1.6_d)
        .set("fill", "#000")
        .fine("opacity", 0.15_d)
        .end();
    plain(writer, "M-4.6 3c-1.6-2 .2-4.4 1.6-4.2.2-2.6 4-3.4 5.2-1 2-.4 3.4 1.6 2.4 3 .8 1 .2 2.2-.8 2.2z",
          palette.hedge);
    plain(writer, "M-2.8 0c.4-1.8 2-2.4 3.4-1.4-1.2.2-1.6 1-1.8 2-.6-.4-1-.6-1.6-.6z", palette.hedge_light);
    writer.close("g");
}

}  // namespace mistbank::render::svg
