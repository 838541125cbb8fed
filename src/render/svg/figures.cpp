#include "render/svg/figures.hpp"

#include <algorithm>

#include "render/svg/palette.hpp"
#include "render/svg/tile_shape.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Decimal figure_size = 1.12_d;
using Number = ShortText<11>;

constexpr Point beside_meeple{15, -7};

Words placing(Point place, Decimal scale, int degrees = 0) {
    Words text = translation(place);
    if (degrees != 0) ((text += " rotate(") += degrees) += ')';
    return scale == 1 ? text : Words::of(text, " scale(", fine_number(scale), ')');
}

Words description(const Game& game, const FigureView& meeple) {
    const LaidTile tile = game.tile(meeple.tile);
    Words text = name_of(meeple.colour);
    if (meeple.kind != FigureKind::normal) (text += " ") += kind_text(meeple.kind);
    if (meeple.buried) text += " buried";
    (text += " on ") += feature_text(game, tile.x, tile.y, meeple.segment);
    if (meeple.ghosts > 0) (text += ", ") += counted(meeple.ghosts, "ghost");
    if (meeple.hounds == 3) return text += ", hounds I and II";
    if (meeple.hounds != 0) (text += ", hound ") += roman(meeple.hounds);
    return text;
}

void draw_hound(Writer& writer, Point place, int number_of_it) {
    writer.use("hound").set("transform", placing(place, 1.2_d)).end();
    draw_badge(writer, place + Point{-4, -9}, roman(number_of_it), 5.4_d, "#fff6df", "#2e1c0e");
}

void draw_standing(Writer& writer, const Game& game, const FigureView& meeple, SegmentKind kind, Point place) {
    Tag group = writer.tag("g");
    group.kind(name_of(meeple.kind)).set("data-colour", name_of(meeple.colour));
    if (meeple.buried) group.set("data-buried", "1");
    if (meeple.ghosts > 0) group.set("data-ghosts", Number::of(meeple.ghosts));
    if (meeple.hounds != 0) group.set("data-hounds", Number::of(meeple.hounds));
    group.open();
    writer.tag("title").text(description(game, meeple));
    const Paint paint = paint_of(meeple.colour);
    const bool lies = kind == SegmentKind::field && meeple.kind != FigureKind::pig;
    if (meeple.buried) {
        writer.use("stone").set("transform", placing(place, 1)).set("fill", paint.fill).set("stroke", paint.edge).end();
    } else {
        writer.use(name_of(meeple.kind))
            .set("transform", placing(place, figure_size, lies ? -90 : 0))
            .set("fill", paint.fill)
            .set("stroke", paint.edge)
            .end();
    }
    if ((meeple.hounds & 1) != 0) draw_hound(writer, place + Point{-17, 4}, 1);
    if ((meeple.hounds & 2) != 0) draw_hound(writer, place + Point{18, 4}, 2);
    if (meeple.ghosts > 0) draw_ghosts(writer, place + Point{10, -9}, meeple.ghosts, 0.75_d);
    writer.close("g");
}

}  // namespace

void draw_badge(Writer& writer, Point place, std::string_view label, Decimal size, const char* fill, const char* ink) {
    writer.tag("circle")
        .set("cx", place.x)
        .set("cy", place.y)
        .set("r", size)
        .set("fill", fill)
        .set("stroke", ink)
        .set("stroke-width", size / 5)
        .end();
    writer.tag("text")
        .at(place + Point{0, size * 0.5_d})
        .set("font-size", size * 1.45_d)
        .set("font-weight", "bold")
        .set("text-anchor", "middle")
        .set("fill", ink)
        .text(label);
}

void draw_figure(Writer& writer, FigureKind kind, Colour colour, Point place, Decimal scale) {
    const Paint paint = paint_of(colour);
    writer.use(name_of(kind))
        .set("transform", placing(place, scale))
        .set("fill", paint.fill)
        .set("stroke", paint.edge)
        .end();
}

void draw_meeple(Writer& writer, Colour colour, Point place, Decimal scale) {
    draw_figure(writer, FigureKind::normal, colour, place, scale);
}

void draw_ghosts(Writer& writer, Point place, int count, Decimal scale) {
    if (count > 1) place = place - scale * Point{3.5_d, 0};
    if (count > 1)
        writer.use("ghost").set("transform", placing(place + scale * Point{7, -2.5_d}, scale * 0.85_d)).end();
    writer.use("ghost").set("transform", placing(place, scale)).end();
    if (count > 1) draw_badge(writer, place + scale * Point{9, 7}, Number::of(count), 6.4_d * scale, "#3b4663", "#fff");
}

void draw_figures_of_tile(Writer& writer, const Game& game, int index, const HostVector<FigureView>& meeples,
                          const TileShape& shape, Point origin) {
    const LaidTile laid = game.tile(index);
    const auto is_here = [&](const FigureView& meeple) { return meeple.tile == index; };
    if (laid.ghosts == 0 && std::none_of(meeples.begin(), meeples.end(), is_here)) return;
    const Turned tile = render::turned(game.type(laid.type), laid.rotation);
    for (int segment = 0; segment < tile.count; ++segment) {
        const int ghosts = game.ghosts_on(index, segment);
        if (ghosts == 0) continue;
        Point place = origin + figure_place(shape, tile.segments[segment]);
        if (game.figure_on(index, segment) >= 0) place = place + beside_meeple;
        writer.tag("g").kind("ghosts").set("data-count", Number::of(ghosts)).open();
        writer.tag("title").text(
            Words::of(counted(ghosts, "ghost"), " on ", feature_text(game, laid.x, laid.y, segment)));
        draw_ghosts(writer, place, ghosts, 1.15_d);
        writer.close("g");
    }
    for (const FigureView& meeple : meeples) {
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
            .fine("opacity", 0.6_d)
            .open();
        draw_ghosts(writer, origin + anchor_of(tile.segments[i]), tile.segments[i].symbols, 1.1_d);
        writer.close("g");
    }
}

}  // namespace mistbank::render::svg
