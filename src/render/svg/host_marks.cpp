#include "render/svg/host_marks.hpp"

#include <algorithm>
#include <cstdlib>

#include "render/fits.hpp"
#include "render/words.hpp"
#include "tiles/line.hpp"

namespace mistbank {

namespace {

using Name = ShortText<31>;

bool refuse(Error& error, const Name& name, const char* field, const Message& must) {
    error = {Status::invalid_argument, Message::of(name, field, must)};
    return false;
}

Message range(int least, int most, int value) {
    return Message::of(" must be from ", least, " to ", most, ", not ", value);
}

bool is_within(int value, int least, int most) noexcept { return value >= least && value <= most; }

class Marks {
public:
    Marks(const Game& game, Error& error) : game_(game), error_(error) {
        for (int i = 0; i < game.tile_count(); ++i) reach_.include(game.tile(i).x, game.tile(i).y);
        reach_ = {reach_.min_x - 1, reach_.max_x + 1, reach_.min_y - 1, reach_.max_y + 1};
    }

    bool accept(const SvgMark& mark, const Name& name) {
        const bool is_arrow = mark.kind == SvgMarkKind::arrow;
        if (!is_arrow && mark.kind != SvgMarkKind::cell && mark.kind != SvgMarkKind::segment)
            return refuse(error_, name, ".kind", " must be cell (1), segment (2) or arrow (3)");
        if (!column(mark.x, name, ".x") || !row(mark.y, name, ".y")) return false;
        if (is_arrow && (!column(mark.to_x, name, ".to_x") || !row(mark.to_y, name, ".to_y"))) return false;
        if (mark.kind == SvgMarkKind::segment && !segment(mark, name)) return false;
        if (mark.colour > 0xFFFFFF) return refuse(error_, name, ".colour", " must be from 0x000000 to 0xFFFFFF");
        Error unread;
        if (!tile_text::check_bytes(mark.label, 1, unread))
            return refuse(error_, name, ".label", " must be UTF-8 without control characters");
        return true;
    }

private:
    bool column(int value, const Name& name, const char* field) {
        if (is_within(value, reach_.min_x, reach_.max_x)) return true;
        return refuse(error_, name, field, range(reach_.min_x, reach_.max_x, value));
    }
    bool row(int value, const Name& name, const char* field) {
        if (is_within(value, reach_.min_y, reach_.max_y)) return true;
        return refuse(error_, name, field, range(reach_.min_y, reach_.max_y, value));
    }
    bool segment(const SvgMark& mark, const Name& name) {
        const int index = game_.tile_at(mark.x, mark.y);
        if (index < 0 || game_.tile(index).face_down || game_.tile(index).type < 0)
            return refuse(error_, name, ".x and y",
                          Message::of(" must name a face-up tile, not ", mark.x, ',', mark.y));
        const int last = game_.type(game_.tile(index).type).segment_count - 1;
        if (is_within(mark.segment, 0, last)) return true;
        return refuse(error_, name, ".segment", range(0, last, mark.segment));
    }

    const Game& game_;
    Error& error_;
    render::Bounds reach_;
};

}  // namespace

bool validate(const Game& game, const SvgMark* marks, std::size_t mark_count, Error& error) {
    error = {};
    Marks all(game, error);
    for (std::size_t i = 0; i < mark_count; ++i) {
        if (!all.accept(marks[i], Name::of("marks[", i, ']'))) return false;
    }
    return true;
}

namespace render::svg {

namespace {

ShortText<7> colour_text(std::uint32_t colour) {
    ShortText<7> text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += "0123456789abcdef"[colour >> shift & 15u];
    return text;
}

/// Returns black or white, whichever has more contrast with a colour.
const char* ink_on(std::uint32_t colour) noexcept {
    const std::uint32_t light = 299 * (colour >> 16) + 587 * (colour >> 8 & 255u) + 114 * (colour & 255u);
    return light > 140000 ? "#1d1712" : "#fff";
}

int letters_of(std::string_view text) noexcept {
    return static_cast<int>(std::count_if(text.begin(), text.end(),
                                          [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// Draws the label of a mark on a plate in the mark's colour, centred on a point.
void draw_label(Writer& writer, const SvgMark& mark, Point place) {
    if (mark.label.empty()) return;
    constexpr Decimal height = 17;
    const Decimal width = std::max(height, Decimal(8 * letters_of(mark.label) + 8));
    writer.tag("rect")
        .at(place - Point{width / 2, height / 2})
        .set("width", width)
        .set("height", height)
        .set("rx", 6)
        .set("fill", colour_text(mark.colour))
        .set("stroke", ink_on(mark.colour))
        .set("stroke-width", 1)
        .end();
    writer.tag("text")
        .at(place + Point{0, 4.6_d})
        .set("font-size", 13)
        .set("font-weight", "bold")
        .set("text-anchor", "middle")
        .set("fill", ink_on(mark.colour))
        .text(mark.label);
}

Tag group_of(Writer& writer, const SvgMark& mark, const char* kind) {
    Tag group = writer.tag("g");
    group.kind("mark").set("data-kind", kind).set("data-cell", cell_text(mark.x, mark.y));
    return group;
}

void draw_ring(Writer& writer, const SvgMark& mark, Point place, Decimal radius) {
    for (const bool halo : {true, false}) {
        writer.tag("circle")
            .set("cx", place.x)
            .set("cy", place.y)
            .set("r", radius)
            .set("fill", halo ? std::string_view("none") : colour_text(mark.colour).view())
            .fine("fill-opacity", 0.2_d)
            .set("stroke", halo ? std::string_view("#fff") : colour_text(mark.colour).view())
            .fine("stroke-width", halo ? 6.4_d : 3.8_d)
            .end();
    }
}

/// The direction and length of an arrow between cells.
struct Direction {
    Point ahead;    ///< a vector of length 1
    Decimal cells;  ///< the length of the arrow in cells
};
Direction direction_of(int x, int y) noexcept {
    const int most = std::max(std::abs(x), std::abs(y));  // dividing by `most` keeps squares from overflowing
    const Point part{Decimal(x) / most, Decimal(y) / most};
    const Decimal length = distance({0, 0}, part);
    return {part / length, length * most};
}

}  // namespace

void draw_cell_mark(Writer& writer, const SvgMark& mark, Point origin) {
    group_of(writer, mark, "cell").open();
    writer.tag("rect")
        .at(origin + Point{3, 3})
        .set("width", 94)
        .set("height", 94)
        .set("rx", 7)
        .set("fill", colour_text(mark.colour))
        .fine("fill-opacity", 0.3_d)
        .set("stroke", colour_text(mark.colour))
        .fine("stroke-width", 4.5_d)
        .end();
    draw_label(writer, mark, origin + Point{50, 14});
    writer.close("g");
}

void draw_segment_mark(Writer& writer, const SvgMark& mark, Point place) {
    Tag group = group_of(writer, mark, "segment");
    group.set("data-segment", ShortText<11>::of(mark.segment)).open();
    draw_ring(writer, mark, place, 13);
    draw_label(writer, mark, place);
    writer.close("g");
}

void draw_arrow(Writer& writer, const SvgMark& mark, Point origin) {
    Tag group = group_of(writer, mark, "arrow");
    group.set("data-to", cell_text(mark.to_x, mark.to_y)).open();
    const int x = mark.to_x - mark.x;
    const int y = mark.to_y - mark.y;
    const Point begin = origin + tile_middle;
    if (x == 0 && y == 0) {
        draw_ring(writer, mark, begin, 34);
        draw_label(writer, mark, begin);
    } else {
        constexpr Decimal head = 25;
        const Direction way = direction_of(x, y);
        const Point aside{-way.ahead.y, way.ahead.x};
        const Point tip = begin + (way.cells * tile_width - 10) * way.ahead;
        const Point neck = tip - head * way.ahead;
        const Point back = begin + 12 * way.ahead;
        Path path(writer.allocator());
        path.move(back + 5 * aside).line(neck + 5 * aside).line(neck + 14 * aside).line(tip);
        path.line(neck - 14 * aside).line(neck - 5 * aside).line(back - 5 * aside).close();
        writer.tag("path")
            .set("d", path.data())
            .set("fill", colour_text(mark.colour))
            .set("stroke", "#fff")
            .fine("stroke-width", 1.6_d)
            .set("stroke-linejoin", "round")
            .fine("opacity", 0.88_d)
            .end();
        draw_label(writer, mark, begin + way.cells * tile_width / 2 * way.ahead);
    }
    writer.close("g");
}

}  // namespace render::svg

}  // namespace mistbank
