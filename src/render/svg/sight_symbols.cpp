// Gardens, inns, cathedrals and the goods of cities.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void flowers(Writer& writer, const char* data, const char* paint) { line(writer, data, paint, 2.3_d); }

void disc(Writer& writer) {
    writer.tag("circle")
        .set("r", 9.4_d)
        .set("fill", "#f6ead0")
        .set("stroke", "#5b4130")
        .fine("stroke-width", 1.5_d)
        .end();
    writer.tag("circle").set("r", 7.8_d).set("fill", "none").set("stroke", "#d9bf8f").fine("stroke-width", 0.8_d).end();
}

void wine(Writer& writer) {
    writer.tag("g").id("wine").open();
    disc(writer);
    edged(writer, "M-5-4.2c3.2-1 6.8-1 10 0 1.2 2.6 1.2 5.8 0 8.4-3.2 1-6.8 1-10 0-1.2-2.6-1.2-5.8 0-8.4z", "#a5673f",
          "#4a2a18", 1);
    writer.tag("path")
        .set("d", "M-2.2-4.8c-.6 3.2-.6 6.4 0 9.6M2.2-4.8c.6 3.2.6 6.4 0 9.6")
        .set("fill", "none")
        .set("stroke", "#4a2a18")
        .fine("stroke-width", 0.9_d)
        .end();
    writer.tag("circle")
        .set("r", 1.7_d)
        .set("fill", "#8c1d3f")
        .set("stroke", "#4a2a18")
        .fine("stroke-width", 0.6_d)
        .end();
    writer.close("g");
}

void grain(Writer& writer) {
    writer.tag("g").id("grain").open();
    disc(writer);
    constexpr const char* stalks = "M-3.6 6.2c1.8-2.4 4.6-5 5.6-8.4M3.6 6.2c-1.8-2.4-4.6-5-5.6-8.4M0 6.6v-9";
    constexpr const char* ears = "M0-2.4v-3.4M2.2-2l1.9-2.7M-2.2-2l-1.9-2.7";
    line(writer, stalks, "#7a5510", 2.4_d);
    line(writer, ears, "#7a5510", 4.2_d);
    line(writer, stalks, "#e9b93a", 1.2_d);
    line(writer, ears, "#f3cb55", 2.7_d);
    edged(writer, "M-2.6.6h5.2v2h-5.2z", "#a8432f", "#5d1f14", 0.7_d);
    writer.close("g");
}

void cloth(Writer& writer) {
    writer.tag("g").id("cloth").open();
    disc(writer);
    edged(writer, "M-3.6-3.6l7.4-1.6c1.6 0 2.4 1.6 2 3.4l-1 5.4-7.6 1.8c-1.4-.2-2.2-1.4-2-3.2z", "#3d6fb0", "#16305a",
          1);
    writer.tag("ellipse")
        .set("cx", -3.7_d)
        .set("cy", 0.8_d)
        .set("rx", 2)
        .set("ry", 4.5_d)
        .set("fill", "#7ba6dc")
        .set("stroke", "#16305a")
        .fine("stroke-width", 0.9_d)
        .end();
    writer.tag("ellipse")
        .set("cx", -3.7_d)
        .set("cy", 0.8_d)
        .set("rx", 0.7_d)
        .set("ry", 1.8_d)
        .set("fill", "#16305a")
        .end();
    flowers(writer, "M.4 3.2v.01M2.8-2.2v.01M3.2 1.8v.01M-.2-1.6v.01", "#f2d27a");
    writer.close("g");
}

}  // namespace

void define_garden(Writer& writer, const Palette& palette) {
    constexpr const char* ground = "M-13-12h26q4 0 4 4v17q0 4-4 4h-26q-4 0-4-4v-17q0-4 4-4z";
    writer.tag("g").id("garden").open();
    draw_shadow(writer, {1, 10}, 18, 5, 0.14_d);
    edged(writer, ground, "#b9d48e", "#3f6330", 5.6_d);
    edged(writer, ground, "#c4dc9a", palette.hedge_light, 3.4_d);
    plain(writer, "M-2.2-11.5h4.4v24h-4.4z", "#ecdcb4");
    plain(writer, "M-16-1.4h32v4h-32z", "#ecdcb4");
    writer.tag("circle").set("cy", 0.6_d).set("r", 4.8_d).set("fill", "#ecdcb4").end();
    writer.tag("circle")
        .set("cy", 0.6_d)
        .set("r", 2.9_d)
        .set("fill", "#8cc3e2")
        .set("stroke", "#8d8271")
        .fine("stroke-width", 1.1_d)
        .end();
    flowers(writer, "M-12.5-8.5v.01M-8-5.5v.01M-6.5-9.5v.01", "#d8434e");
    flowers(writer, "M12.5-8.5v.01M8-5.5v.01M6.5-9.5v.01", "#f4cf3c");
    flowers(writer, "M-12.5 9.5v.01M-8 6.5v.01M-6.5 10.5v.01", "#f7f2fa");
    flowers(writer, "M12.5 9.5v.01M8 6.5v.01M6.5 10.5v.01", "#b667b8");
    writer.close("g");
}

void define_inn(Writer& writer, const Palette&) {
    writer.tag("g").id("inn").open();
    draw_shadow(writer, {1, 7.4_d}, 11, 2.6_d, 0.16_d);
    edged(writer, "M-8.5-1h15v8h-15z", "#f6ead0", "#5b4130", 1);
    writer.tag("path")
        .set("d", "M-8.5 3h15M-4.6-1v8M2.6-1v8M-8.5 7l3.9-4M6.5 7l-3.9-4")
        .set("fill", "none")
        .set("stroke", "#7a4e2e")
        .fine("stroke-width", 0.9_d)
        .end();
    edged(writer, "M-10.5-.6l4-8h11l4 8z", "#a8432f", "#4d1a10", 1);
    edged(writer, "M-5.4-10.5h2.8v4h-2.8z", "#b9a98e", "#4d3a28", 0.8_d);
    plain(writer, "M-2.6 2.2h3.2v4.8h-3.2z", "#5b3a22");
    writer.tag("path")
        .set("d", "M7.4 7.5v-13.5h5.2")
        .set("fill", "none")
        .set("stroke", "#4d3a28")
        .fine("stroke-width", 1.3_d)
        .set("stroke-linecap", "round")
        .end();
    edged(writer, "M8.8-4.6h5.6v5.4h-5.6z", "#f2c84b", "#4d3a28", 0.9_d);
    plain(writer, "M10-3.2h2.4v2.8h-2.4zM12.4-2.7h1.2v1.7h-1.2z", "#7a4e2e");
    writer.close("g");
}

void define_cathedral(Writer& writer, const Palette&) {
    writer.tag("g").id("cathedral").open();
    draw_shadow(writer, {2, 19}, 27, 5, 0.2_d);
    edged(writer, "M-24 4h48v15h-48z", "#e9dcc2", "#4d3f33", 1.2_d);
    edged(writer, "M-25.5 4l4-7h43l4 7z", "#6c5f78", "#352c3d", 1.1_d);
    edged(writer, "M-9-8h18v27h-18z", "#f4e9d2", "#4d3f33", 1.2_d);
    edged(writer, "M-10.5-8l10.5-11 10.5 11z", "#6c5f78", "#352c3d", 1.1_d);
    for (const int side : {-1, 1}) {
        writer.tag("g").set("transform", translation({side * 15, 0})).open();
        edged(writer, "M-5.5-14h11v33h-11z", "#fbf3e0", "#4d3f33", 1.2_d);
        edged(writer, "M-6.8-14l6.8-19 6.8 19z", "#7d6f8b", "#352c3d", 1.1_d);
        plain(writer, "M-.6-38h1.2v1.8h1.8v1.2h-1.8v3.4h-1.2v-3.4h-1.8v-1.2h1.8z", "#4d3f33");
        plain(writer, "M-1.6-10.5h3.2v7h-3.2zM-1.6.5h3.2v6h-3.2z", "#6f8fb5");
        writer.close("g");
    }
    writer.tag("circle")
        .set("cy", -1.5_d)
        .set("r", 4.6_d)
        .set("fill", "#6f8fb5")
        .set("stroke", "#4d3f33")
        .fine("stroke-width", 1.1_d)
        .end();
    writer.tag("path")
        .set("d", "M-4.6-1.5h9.2M0-6.1v9.2M-3.2-4.7l6.4 6.4M3.2-4.7l-6.4 6.4")
        .set("fill", "none")
        .set("stroke", "#f4e9d2")
        .fine("stroke-width", 0.8_d)
        .end();
    edged(writer, "M-4 19v-7a4 4 0 0 1 8 0v7z", "#6b4a36", "#3a2618", 1);
    plain(writer, "M-.5 8.6h1v10.4h-1z", "#3a2618");
    writer.close("g");
}

void define_goods(Writer& writer, const Palette&) {
    wine(writer);
    grain(writer);
    cloth(writer);
}

}  // namespace mistbank::render::svg
