// Monastery, castle and cemetery.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void yard(Writer& writer, const char* fill, const char* edge) {
    writer.tag("ellipse")
        .set("cy", 3)
        .set("rx", 24)
        .set("ry", 19)
        .set("fill", fill)
        .set("stroke", edge)
        .fine("stroke-width", 1.2)
        .end();
}

void monastery(Writer& writer) {
    writer.tag("g").id("monastery").open();
    yard(writer, "#cfd9a3", "#9db070");
    edged(writer, "M-17 2h34v12h-34z", "#f3ead6", "#5b4a3d", 1.2);
    edged(writer, "M-19 2l5-8h28l5 8z", "#b5573d", "#5b2b1d", 1.2);
    edged(writer, "M-7-12h14v26h-14z", "#fbf4e4", "#5b4a3d", 1.2);
    edged(writer, "M-8.5-12l8.5-10 8.5 10z", "#b5573d", "#5b2b1d", 1.2);
    plain(writer, "M-.8-31h1.6v3h3v1.6h-3v5h-1.6v-5h-3v-1.6h3z", "#5b4a3d");
    writer.tag("circle")
        .set("cy", -6.5)
        .set("r", 2.6)
        .set("fill", "#6f8fb5")
        .set("stroke", "#5b4a3d")
        .fine("stroke-width", 1)
        .end();
    plain(writer, "M-3 14v-7a3 3 0 0 1 6 0v7z", "#6b4a36");
    plain(writer, "M-14.5 6h3v4h-3zM11.5 6h3v4h-3z", "#6f8fb5");
    writer.close("g");
}

void castle(Writer& writer) {
    writer.tag("g").id("castle").open();
    yard(writer, "#c3bda6", "#8f8873");
    edged(writer, "M-13-4h3v-3h4v3h4v-3h4v3h4v-3h4v3h3v18h-26z", "#c9c3b6", "#474440", 1.3);
    edged(writer, "M-21-10v-4h3.5v2.5h3.5v-2.5h3.5v4v24h-10.5zM10.5-10v-4h3.5v2.5h3.5v-2.5h3.5v4v24h-10.5z", "#dcd7cb",
          "#474440", 1.3);
    plain(writer, "M-4.5 14v-6a4.5 4.5 0 0 1 9 0v6z", "#4b3a30");
    plain(writer, "M-16.7-3h2v5h-2zM14.7-3h2v5h-2z", "#474440");
    plain(writer, "M-15.5-14v-9h1v9zM15.5-14v-9h1v9z", "#474440");
    plain(writer, "M-14.5-23l7 2.2-7 2.2zM16.5-23l7 2.2-7 2.2z", "#b3412f");
    writer.close("g");
}

void cemetery(Writer& writer) {
    writer.tag("g").id("cemetery").open();
    constexpr const char* ground = "M-17-14h34q4 0 4 4v22q0 4-4 4h-34q-4 0-4-4v-22q0-4 4-4z";
    edged(writer, ground, "#7f9178", "#4c463f", 4);
    edged(writer, ground, "#7f9178", "#bdb6a8", 2);
    constexpr const char* stone = "M-3.6 5v-6.6a3.6 3.6 0 0 1 7.2 0v6.6z";
    for (const Point place : {Point{-14, -4}, Point{14, -4}, Point{-13, 9}, Point{13, 9}}) {
        writer.tag("g").set("transform", translation(place)).open();
        edged(writer, stone, "#e4e1da", "#4c463f", 1.1);
        plain(writer, "M-.6-3.4h1.2v1.7h1.6v1.2h-1.6v3.3h-1.2v-3.3h-1.6v-1.2h1.6z", "#77726a");
        writer.close("g");
    }
    edged(writer, "M-1.5-18h3v5h4.5v3h-4.5v13h-3v-13h-4.5v-3h4.5z", "#f1eee8", "#4c463f", 1.2);
    edged(writer, "M-5 3h10v3h-10z", "#cfc9bd", "#4c463f", 1.1);
    writer.close("g");
}

}  // namespace

void define_buildings(Writer& writer) {
    monastery(writer);
    castle(writer);
    cemetery(writer);
}

}  // namespace mistbank::render::svg
