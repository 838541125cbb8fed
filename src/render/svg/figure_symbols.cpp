// The figures of players, the ghosts and the hounds. A meeple's colour comes from where it is used.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

/// A round head on round shoulders, broad feet: 22 wide, 25 high, its feet at y 11.
constexpr const char* meeple_body =
    "M0-14c3.3 0 5.7 2.5 5.7 5.5 0 1.8-.8 3.2-1.9 4.2 3.8.9 7.2 2.8 7.2 5.2 0 2.1-2.6 2.7-5 2.4.6 2.4 "
    "3.1 4.3 3.1 6.3 0 1-.7 1.4-1.7 1.4h-4.6c-1.4 0-1.6-2.6-2.8-4.2-1.2 1.6-1.4 4.2-2.8 4.2h-4.6c-1 "
    "0-1.7-.4-1.7-1.4 0-2 2.5-3.9 3.1-6.3-2.4.3-5-.3-5-2.4 0-2.4 3.4-4.3 7.2-5.2-1.1-1-1.9-2.4-1.9-4.2 "
    "0-3 2.4-5.5 5.7-5.5z";

void meeple(Writer& writer) {
    writer.tag("g").id("meeple").set("stroke-linejoin", "round").open();
    draw_shadow_of_figure(writer, 9.5_d);
    rim_of_light(writer, meeple_body);
    writer.tag("path").set("d", meeple_body).fine("stroke-width", 2).end();
    writer.tag("path")
        .set("d", "M-2.8-9.8c.3-1.5 1.4-2.3 2.7-2.3")
        .set("fill", "none")
        .set("stroke", "#fff")
        .fine("stroke-width", 1.3_d)
        .set("stroke-linecap", "round")
        .fine("opacity", 0.7_d)
        .end();
    writer.close("g");
}

void guard(Writer& writer) {
    writer.tag("g").id("guard").open();
    writer.tag("g").set("transform", "scale(1.25)").open();
    writer.use("meeple").end();
    writer.close("g");
    edged(writer, "M-8.2-12.5c0-5 3.6-9.3 8.2-9.3s8.2 4.3 8.2 9.3l-2.7-.8c-3.5-1-7.5-1-11 0z", "#c7ccd4", "#3a3d44",
          1.3_d);
    plain(writer, "M-1-21.5h2v8h-2z", "#3a3d44");
    edged(writer, "M13.5 13v-34l1.5-4 1.5 4v34z", "#c7ccd4", "#3a3d44", 0.9_d);
    writer.close("g");
}

void ghost(Writer& writer) {
    writer.tag("g").id("ghost").open();
    edged(writer,
          "M-8 9v-11c0-5.5 3.4-9.5 8-9.5s8 4 8 9.5v11c-1.3 1.5-2.7 1.5-4 0s-2.7-1.5-4 0-2.7 1.5-4 0-2.7-1.5-4 0z",
          "#fdfdff", "#4d5b7c", 1.5_d);
    plain(writer, "M3.5-9.5c2.8 1.4 4.5 4.2 4.5 7.5v11c-1.3 1.5-2.7 1.5-4 0 1.5-6 1.8-12-.5-18.5z", "#d7deec");
    plain(writer,
          "M-4.6-3.4a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0zM1.6-3.4a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0zM-1.7 2.3a1.7 2 0 1 0 "
          "3.4 0a1.7 2 0 1 0-3.4 0z",
          "#3b4663");
    writer.close("g");
}

void hound(Writer& writer) {
    writer.tag("g").id("hound").open();
    edged(writer,
          "M-9 7v-7c-2-1-2.6-3-2.3-5.5.5 1.7 1.5 2.6 3 2.7h9.3c.8 0 1.4-.7 1.4-1.7v-3.7l1.8-2.8 1.7 2.3 3.8.7c1 "
          ".2 1.5 1 1.3 2-.2 1.3-1.3 2-2.7 2h-1.8v5c0 1.7-.7 2.5-1.5 3v3h-2.6v-3.5h-6l-1.8 3.5z",
          "#8a5a33", "#2e1c0e", 1.3_d);
    writer.tag("circle").set("cx", 6.3_d).set("cy", -6).set("r", 0.7_d).set("fill", "#2e1c0e").end();
    writer.close("g");
}

void stone(Writer& writer) {
    writer.tag("g").id("stone").open();
    writer.tag("path")
        .set("d", "M-7 9v-12a7 7 0 0 1 14 0v12z")
        .fine("stroke-width", 1.8_d)
        .set("stroke-linejoin", "round")
        .end();
    plain(writer, "M-.9-9h1.8v2h2v1.7h-2v3.3h-1.8v-3.3h-2v-1.7h2z", "#fff");
    writer.close("g");
}

}  // namespace

void define_figures(Writer& writer) {
    meeple(writer);
    guard(writer);
    ghost(writer);
    hound(writer);
    stone(writer);
}

}  // namespace mistbank::render::svg
