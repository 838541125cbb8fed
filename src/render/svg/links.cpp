#include "render/svg/links.hpp"

#include "render/board_pieces.hpp"

namespace mistbank::render::svg {

namespace {

/// The width of a link's deck: nearly as wide as a road.
constexpr Decimal deck_width = 2 * road_reach - 1.6_d;

constexpr Decimal boat_size = 0.66_d;

struct Layer {
    const char* paint;
    Decimal width;
    const char* dashes;  ///< null: a line without gaps
};
// The layers of a link from bottom to top: a shadow on the water, a beam on each side, planks from jetty to jetty, and
// the gaps between the planks.
constexpr Layer layers[] = {{"#0d2f47", deck_width + 6, nullptr},
                            {"#4a2f18", deck_width + 2.6_d, nullptr},
                            {"#cfa46c", deck_width, nullptr},
                            {"#7a4e2a", deck_width, "0.9 3.6"}};

void draw_link(Writer& writer, const DrawnTile& placed, const LinkOnBoard& link) {
    Path way = link_path(placed.stamp->shape, link.one, link.other);
    way.shift(placed.origin);
    const HostString data = way.data();
    writer.tag("g")
        .kind(link.fact->noun)
        .set("data-cell", placed.cell)
        .set("data-segments", Words::of(link.one, ' ', link.other))
        .open();
    writer.tag("title").text(
        Words::of("the ", link.fact->noun, " at ", placed.cell, ", between roads ", link.one, " and ", link.other));
    for (const Layer& layer : layers) {
        Tag line = writer.tag("path");
        line.set("d", data).set("fill", "none").set("stroke", layer.paint).fine("stroke-width", layer.width);
        if (layer.dashes != nullptr) line.set("stroke-dasharray", layer.dashes);
        if (&layer == layers) line.fine("opacity", 0.35_d);
        line.end();
    }
    const Point middle = placed.origin + middle_of_link(placed.stamp->shape, link.one, link.other);
    writer.use("boat")
        .set("transform", Words::of(translation(middle - Point{0, 3}), " scale(", fine_number(boat_size), ')'))
        .end();
    writer.close("g");
}

}  // namespace

void draw_links(Writer& writer, const Game& game, const HostVector<DrawnTile>& tiles) {
    bool is_any = false;
    each_link(game, [&](const LinkOnBoard&) { is_any = true; });
    if (!is_any) return;
    for (const DrawnTile& placed : tiles) {
        each_link(game, [&](const LinkOnBoard& link) {
            if (link.tile == placed.index) draw_link(writer, placed, link);
        });
    }
}

}  // namespace mistbank::render::svg
