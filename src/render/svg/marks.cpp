#include "render/svg/marks.hpp"

#include "render/words.hpp"

namespace mistbank::render::svg {

namespace {

Words moved(Point place, int quarter_turns) {
    const Words text = translation(place);
    return quarter_turns == 0 ? text : Words::of(text, " rotate(", 90 * quarter_turns, " 50 50)");
}

}  // namespace

void draw_fit(Writer& writer, const Fit& fit, Point origin, const Palette& palette) {
    Tag group = writer.tag("g");
    group.kind("fit").set("data-cell", cell_text(fit.x, fit.y));
    if (fit.rotations != 0) group.set("data-rotations", rotations_text(fit.rotations));
    group.open();
    writer.tag("rect")
        .at(origin + Point{9, 9})
        .set("width", 82)
        .set("height", 82)
        .set("rx", 10)
        .set("fill", palette.fit)
        .fine("fill-opacity", 0.14_d)
        .set("stroke", palette.fit)
        .fine("stroke-width", 2.2_d)
        .set("stroke-dasharray", "6 5")
        .end();
    // A pointer for each legal rotation, at the side to which the north side of the tile turns.
    for (int rotation = 0; rotation < 4; ++rotation) {
        if ((fit.rotations >> rotation & 1u) == 0) continue;
        writer.tag("path")
            .set("d", "M41 30l9-11 9 11z")
            .set("transform", moved(origin, rotation))
            .set("fill", palette.fit)
            .end();
    }
    writer.close("g");
}

void draw_back(Writer& writer, const LaidTile& tile, Point origin, const Palette& palette) {
    writer.tag("g")
        .kind("face-down")
        .set("data-cell", cell_text(tile.x, tile.y))
        .set("transform", moved(origin, 0))
        .open();
    writer.tag("rect")
        .set("width", tile_width)
        .set("height", tile_width)
        .set("fill", palette.back)
        .set("stroke", palette.back_line)
        .set("stroke-width", 1)
        .end();
    writer.tag("rect")
        .at({8, 8})
        .set("width", 84)
        .set("height", 84)
        .set("rx", 9)
        .set("fill", "none")
        .set("stroke", palette.back_line)
        .set("stroke-width", 2.5_d)
        .end();
    writer.tag("path")
        .set("d",
             "M24 42c12 0 13-12 25-12 10 0 12 10 5 14M30 56c13 0 15-10 27-10 11 0 13 11 5 14M22 70c14 0 16-10 30-10 12 "
             "0 14 11 5 15")
        .set("fill", "none")
        .set("stroke", palette.back_line)
        .set("stroke-width", 3.5_d)
        .set("stroke-linecap", "round")
        .end();
    writer.close("g");
}

void draw_last_mark(Writer& writer, Point origin, const Palette& palette) {
    writer.tag("g").kind("last").set("fill", "none").open();
    for (const bool halo : {true, false}) {
        writer.tag("rect")
            .at(origin + Point{-1, -1})
            .set("width", 102)
            .set("height", 102)
            .set("rx", 3)
            .set("stroke", halo ? "#2b2118" : palette.last)
            .fine("stroke-width", halo ? 5.6_d : 3.8_d)
            .end();
    }
    writer.close("g");
}

}  // namespace mistbank::render::svg
