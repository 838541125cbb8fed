// The figures of expansions. As with a meeple, their colour comes from where they are used.
#include "render/svg/symbols.hpp"

namespace mistbank::render::svg {

namespace {

void body(Writer& writer, const char* data, Decimal width = 1.9_d) {
    rim_of_light(writer, data);
    writer.tag("path").set("d", data).fine("stroke-width", width).end();
}

void large(Writer& writer) {
    writer.tag("g").id("large").open();
    writer.tag("g").set("transform", "translate(0 -4) scale(1.55)").open();
    writer.use("meeple").end();
    writer.close("g");
    writer.close("g");
}

/// A robe, a mitre and a crozier.
void abbot(Writer& writer) {
    writer.tag("g").id("abbot").set("stroke-linejoin", "round").open();
    draw_shadow_of_figure(writer, 10);
    body(writer,
         "M0-6.5c4.4 0 6.4 2.6 7.2 6.4l2.2 9.6c.2 1-.4 1.7-1.4 1.7h-16c-1 0-1.6-.7-1.4-1.7l2.2-9.6c.8-3.8 2.8-6.4 "
         "7.2-6.4z");
    writer.tag("circle").set("cy", -8.8_d).set("r", 4.8_d).fine("stroke-width", 1.9_d).end();
    body(writer, "M-5.6-10.8c-1.2-4.6 1.8-8.4 5.6-11.7 3.8 3.3 6.8 7.1 5.6 11.7-3.6-1.2-7.6-1.2-11.2 0z");
    line(writer, "M0-19.4v6M-2.6-16.4h5.2", "#fff6df", 1.6_d);
    line(writer, "M11.6 11.5v-25.5c0-4.4-6-4-5.2-.2.4 1.6 2.4 1.8 2.8.4", "#3a2a12", 3.4_d);
    line(writer, "M11.6 11.5v-25.5c0-4.4-6-4-5.2-.2.4 1.6 2.4 1.8 2.8.4", "#f2c84b", 1.7_d);
    writer.close("g");
}

/// A meeple with a hard hat and a hammer.
void builder(Writer& writer) {
    writer.tag("g").id("builder").open();
    writer.use("meeple").end();
    edged(writer, "M-7.6-9.4c-.8 0-.8-1.9 0-1.9h1.2c.3-4 2.8-6.6 6.4-6.6s6.1 2.6 6.4 6.6h1.2c.8 0 .8 1.9 0 1.9z",
          "#ffc93c", "#4a3205", 1.2_d);
    line(writer, "M0-17.4v3.4", "#4a3205", 1.1_d);
    line(writer, "M11.4 3.6v-13", "#3a2a12", 3.6_d);
    line(writer, "M11.4 3.6v-13", "#b98450", 1.9_d);
    edged(writer, "M6.8-14.4h7.4l2.4 1.6v3.4h-9.8z", "#c7ccd4", "#3a3d44", 1.1_d);
    writer.close("g");
}

void pig(Writer& writer) {
    writer.tag("g").id("pig").set("stroke-linejoin", "round").open();
    draw_shadow_of_figure(writer, 12);
    line(writer, "M-11.4-1.6c-2.8.8-4.6-1.4-3.2-3 1-1.2 2.8-.2 2.2 1.2", "#3a2a22", 1.5_d);
    body(writer,
         "M-12 1.2c0-5.6 5-8.4 11-8.4 3 0 5.2.6 7 1.8l3.8-3 .4 5c1.4 1 2.2 2 2.6 3.2h2.2v5h-3c-1 1.6-2.2 2.6-3.8 "
         "3.2v4h-4.2v"
         "-3.4h-7.6v3.4h-4.2v-4.2c-2.6-1.4-4.2-3.6-4.2-6.6z");
    writer.tag("circle")
        .set("cx", 7.6_d)
        .set("cy", -1.6_d)
        .set("r", 1.2_d)
        .set("fill", "#fff")
        .set("stroke", "none")
        .end();
    writer.tag("circle")
        .set("cx", 7.9_d)
        .set("cy", -1.5_d)
        .set("r", 0.7_d)
        .set("fill", "#1d1512")
        .set("stroke", "none")
        .end();
    line(writer, "M-7-3.4c1.6-1.4 3.6-1.8 5.6-1.8", "#fff", 1.2_d);
    writer.close("g");
}

/// A meeple with a wide hat and a chain of office.
void mayor(Writer& writer) {
    writer.tag("g").id("mayor").open();
    writer.use("meeple").end();
    edged(writer, "M-8.6-10.4c4-2.2 13.2-2.2 17.2 0l-2.4-1.8v-7.4c-4-1.6-8.4-1.6-12.4 0v7.4z", "#3a2f4a", "#120d18",
          1.2_d);
    line(writer, "M-6-13.6h12", "#f2c84b", 1.6_d);
    line(writer, "M-5.4-3.2c1.6 4.4 9.2 4.4 10.8 0", "#f2c84b", 1.6_d);
    writer.close("g");
}

/// A cart with a hood, on two wheels.
void wagon(Writer& writer) {
    writer.tag("g").id("wagon").set("stroke-linejoin", "round").open();
    draw_shadow_of_figure(writer, 14);
    edged(writer, "M-12-4c-1-14 25-14 24 0z", "#f6ecd4", "#4a3a22", 1.4_d);
    line(writer, "M-4.4-4c-.6-4.4-.2-8 1-10.2M4.4-4c.6-4.4.2-8-1-10.2", "#a08b62", 0.9_d);
    body(writer, "M-13.6-4.6h27.2l-1.8 10.4h-23.6z");
    for (const int x : {-7, 7}) {
        writer.tag("circle")
            .set("cx", x)
            .set("cy", 7)
            .set("r", 4.6_d)
            .set("fill", "#6b4a26")
            .set("stroke", "#2e1c0e")
            .end();
        writer.tag("circle")
            .set("cx", x)
            .set("cy", 7)
            .set("r", 1.3_d)
            .set("fill", "#e8d6b0")
            .set("stroke", "none")
            .end();
    }
    writer.close("g");
}

/// A house with a wide gate, seen from the front.
void barn(Writer& writer) {
    writer.tag("g").id("barn").set("stroke-linejoin", "round").open();
    draw_shadow_of_figure(writer, 14);
    body(writer, "M-13 11v-14.6l5.4-9.4h15.2l5.4 9.4v14.6z", 2.2_d);
    edged(writer, "M-15-2.4l6.4-11.6h17.2l6.4 11.6-3 1.4-5.4-9.6h-13.2l-5.4 9.6z", "#6b4a26", "#2e1c0e", 1.2_d);
    edged(writer, "M-5 11v-9.6h10v9.6z", "#f6ecd4", "#2e1c0e", 1.1_d);
    line(writer, "M-5 11l10-9.6M5 11l-10-9.6", "#2e1c0e", 1);
    writer.close("g");
}

}  // namespace

/// A meeple with a tall hat, and a hoop to jump through.
void define_ringmaster(Writer& writer) {
    writer.tag("g").id("ringmaster").open();
    writer.use("meeple").end();
    edged(writer, "M-8.8-10.200c4-2 13.600-2 17.600 0l-3.400-1.600-1-10.200c-2.800-1.400-6-1.400-8.800 0l-1 10.200z",
          "#26222b", "#0d0b10", 1.1_d);
    line(writer, "M-4.800-13.600q4.800-1.400 9.600 0", "#d8342a", 2);
    plain(writer, "M-4.400-4.600l4.400 2.300 4.400-2.300v4.600l-4.400-2.300-4.400 2.300z", "#fffdf5");
    for (const bool edge : {true, false}) {
        writer.tag("circle")
            .set("cx", 12.6_d)
            .set("cy", -4)
            .set("r", 5.4_d)
            .set("fill", "none")
            .set("stroke", edge ? "#5b3d05" : "#f6b93a")
            .fine("stroke-width", edge ? 3.2_d : 1.7_d)
            .end();
    }
    writer.close("g");
}

/// A meeple with a straw hat and a crook.
void define_shepherd(Writer& writer) {
    writer.tag("g").id("shepherd").open();
    line(writer, "M-11.400 11v-24c0-5 7-5 6.400-.6-.3 2-2.600 2.200-3 .4", "#3a2a12", 3.2_d);
    line(writer, "M-11.400 11v-24c0-5 7-5 6.400-.6-.3 2-2.600 2.200-3 .4", "#b98450", 1.6_d);
    writer.use("meeple").end();
    edged(writer,
          "M-9-9.400c1-2 3.400-3 5-3.400.2-3.400 1.800-5 4-5s3.800 1.600 4 5c1.600.4 4 1.400 5 3.400-5.500 "
          "1.600-12.500 1.600-18 0z",
          "#eccf7a", "#6d5215", 1.1_d);
    line(writer, "M-3.800-12.400q3.800 1.400 7.600 0", "#a8432f", 1.4_d);
    writer.close("g");
}

void define_further_figures(Writer& writer) {
    large(writer);
    abbot(writer);
    mayor(writer);
    wagon(writer);
    barn(writer);
    builder(writer);
    pig(writer);
}

}  // namespace mistbank::render::svg
