#include "render/svg/figures.hpp"

#include <algorithm>

#include "render/svg/palette.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

namespace {

constexpr double figure_size = 1.12;
using Number = ShortText<11>;

constexpr Point beside_meeple{15, -7};

Words placing(Point place, double scale, int degrees = 0) {
    Words text = translation(place);
    if (degrees != 0) ((text += " rotate(") += degrees) += ')';
    return scale == 1 ? text : Words::of(text, " scale(", fine_number(scale), ')');
}

Words description(const Game& game, const MeepleView& meeple) {
    const LaidTile tile = game.tile(meeple.tile);
    Words text = name_of(meeple.colour);
    if (meeple.guard) text += " guard";
    if (meeple.buried) text += " buried";
    (text += " on ") += feature_text(game, tile.x, tile.y, meeple.segment);
    if (meeple.ghosts > 0) (text += ", ") += counted(meeple.ghosts, "ghost");
    if (meeple.hounds == 3) return text += ", hounds I and II";
    if (meeple.hounds != 0) (text += ", hound ") += roman(meeple.hounds);
    return text;
}

void draw_hound(Writer& writer, Point place, int number_of_it) {
    writer.use("hound").set("transform", placing(place, 1.2)).end();
    draw_badge(writer, place + Point{-4, -9}, roman(number_of_it), 5.4, "#fff6df", "#2e1c0e");
}

void draw_standing(Writer& writer, const Game& game, const MeepleView& meeple, SegmentKind kind, Point place) {
    Tag group = writer.tag("g");
    group.kind(meeple.guard ? "guard" : "meeple").set("data-colour", name_of(meeple.colour));
    if (meeple.buried) group.set("data-buried", "1");
    if (meeple.ghosts > 0) group.set("data-ghosts", Number::of(meeple.ghosts));
    if (meeple.hounds != 0) group.set("data-hounds", Number::of(meeple.hounds));
    group.open();
    writer.tag("title").text(description(game, meeple));
    const Paint paint = paint_of(meeple.colour);
    const bool lies = kind == SegmentKind::field;
    if (meeple.buried) {
        writer.use("stone").set("transform", placing(place, 1)).set("fill", paint.fill).set("stroke", paint.edge).end();
    } else {
        writer.use(meeple.guard ? "guard" : "meeple")
            .set("transform", placing(place, figure_size, lies ? -90 : 0))
            .set("fill", paint.fill)
            .set("stroke", paint.edge)
            .end();
    }
    if ((meeple.hounds & 1) != 0) draw_hound(writer, place + Point{-17, 4}, 1);
    if ((meeple.hounds & 2) != 0) draw_hound(writer, place + Point{18, 4}, 2);
    if (meeple.ghosts > 0) draw_ghosts(writer, place + Point{10, -9}, meeple.ghosts, 0.75);
    writer.close("g");
}

}  // namespace

void draw_badge(Writer& writer, Point place, std::string_view label, double size, const char* fill, const char* ink) {
    writer.tag("circle")
        .set("cx", place.x)
        .set("cy", place.y)
        .set("r", size)
        .set("fill", fill)
        .set("stroke", ink)
        .set("stroke-width", size / 5)
        .end();
    writer.tag("text")
        .at(place + Point{0, size * 0.5})
        .set("font-size", size * 1.45)
        .set("font-weight", "bold")
        .set("text-anchor", "middle")
        .set("fill", ink)
        .text(label);
}

void draw_meeple(Writer& writer, Colour colour, Point place, double scale) {
    const Paint paint = paint_of(colour);
    writer.use("meeple")
        .set("transform", placing(place, scale))
        .set("fill", paint.fill)
        .set("stroke", paint.edge)
        .end();
}

void draw_ghosts(Writer& writer, Point place, int count, double scale) {
    if (count > 1) place = place - scale * Point{3.5, 0};
    if (count > 1) writer.use("ghost").set("transform", placing(place + scale * Point{7, -2.5}, scale * 0.85)).end();
    writer.use("ghost").set("transform", placing(place, scale)).end();
    if (count > 1) draw_badge(writer, place + scale * Point{9, 7}, Number::of(count), 6.4 * scale, "#3b4663", "#fff");
}

void draw_figures_of_tile(Writer& writer, const Game& game, int index, const HostVector<MeepleView>& meeples,
                          const TileShape& shape, Point origin) {
    const LaidTile laid = game.tile(index);
    const auto is_here = [&](const MeepleView& meeple) { return meeple.tile == index; };
    if (laid.ghosts == 0 && std::none_of(meeples.begin(), meeples.end(), is_here)) return;
    const Turned tile = render::turned(game.type(laid.type), laid.rotation);
    for (int segment = 0; segment < tile.count; ++segment) {
        const int ghosts = game.ghosts_on(index, segment);
        if (ghosts == 0) continue;
        Point place = origin + figure_place(shape, tile.segments[segment]);
        if (game.meeple_on(index, segment) >= 0) place = place + beside_meeple;
        writer.tag("g").kind("ghosts").set("data-count", Number::of(ghosts)).open();
        writer.tag("title").text(
            Words::of(counted(ghosts, "ghost"), " on ", feature_text(game, laid.x, laid.y, segment)));
        draw_ghosts(writer, place, ghosts, 1.15);
        writer.close("g");
    }
    for (const MeepleView& meeple : meeples) {
        if (!is_here(meeple)) continue;
        const TurnedSegment& segment = tile.segments[meeple.segment];
        draw_standing(writer, game, meeple, segment.kind, origin + figure_place(shape, segment));
    }
}

void draw_printed_ghosts(Writer& writer, const TileType& type, int rotation, Point origin) {
    const Turned tile = render::turned(type, rotation);
    for (int i = 0; i < tile.count; ++i) {
        if (tile.segments[i].symbols == 0) continue;
        writer.tag("g")
            .kind("ghost-symbols")
            .set("data-count", Number::of(tile.segments[i].symbols))
            .fine("opacity", 0.6)
            .open();
        draw_ghosts(writer, origin + anchor_of(tile.segments[i]), tile.segments[i].symbols, 1.1);
        writer.close("g");
    }
}

}  // namespace mistbank::render::svg
