#include "render/svg/figures.hpp"

#include <algorithm>

#include "render/svg/palette.hpp"
#include "render/svg/sign_rows.hpp"
#include "render/svg/symbols.hpp"
#include "render/theme.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

namespace {

using Number = ShortText<11>;

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
    each_companion(game, meeple, [&](const ShownCompanion& row, int count) {
        text += ", with ";
        if (row.sign == 0) text += count;
        text += row.words;
    });
    if (meeple.hounds == 3) return text += ", hounds I and II";
    if (meeple.hounds != 0) (text += ", hound ") += roman(meeple.hounds);
    return text;
}

constexpr Decimal hound_size = 1.2_d;
constexpr Decimal haunting_ghosts_size = 0.75_d;
constexpr Decimal ghosts_size = 1.15_d;
constexpr Point first_hound{-17, 4};
constexpr Point second_hound{18, 4};
constexpr Point haunting_ghosts{10, -9};

void draw_hound(Writer& writer, Point place, int number_of_it) {
    writer.use("hound").set("transform", placing(place, hound_size)).end();
    draw_badge(writer, place + Point{-4, -9}, roman(number_of_it), 5.4_d, "#fff6df", "#2e1c0e");
}

/// Draws a letter. Letters among the figures of a board inherit bold weight and centring from their group.
void draw_letter(Writer& writer, Colour colour, Point foot, Decimal size, bool among_figures) {
    Tag tag = writer.tag("text");
    tag.at(foot).set("font-size", size).set("fill", paint_of(colour).ink);
    if (!among_figures) tag.set("font-weight", "bold").set("text-anchor", "middle");
    tag.text(ShortText<1>::of(letter_of(colour)));
}

bool lies_there(const FigureView& meeple, SegmentKind kind) noexcept {
    return kind == SegmentKind::field && !figure_shown(meeple.kind).stands_in_fields;
}

/// Returns the extent of a figure together with its companions, hounds and ghosts.
Box extent_of_group(const Game& game, const FigureView& meeple, bool lies) {
    Box box = meeple.buried ? extent_of_symbol("stone") : extent_of(meeple.kind, lies);
    const Box hound = extent_of_hound();
    if ((meeple.hounds & 1) != 0) box = joined(box, shifted(hound, first_hound));
    if ((meeple.hounds & 2) != 0) box = joined(box, shifted(hound, second_hound));
    each_companion(game, meeple, [&](const ShownCompanion& row, int) {
        box = joined(box, shifted(box_of(row.extent), point_of(row.beside)));
    });
    if (meeple.ghosts == 0) return box;
    return joined(box, shifted(extent_of_ghosts(meeple.ghosts, haunting_ghosts_size), haunting_ghosts));
}

/// Draws one companion of a figure, with the number if the companion is counted.
void draw_companion(Writer& writer, const ShownCompanion& row, int count, Point place, Decimal scale) {
    if (row.sign == 0) {
        place = place + point_of(row.beside);
        writer.use(row.symbol).at(place).end();
        draw_badge(writer, place + Point{7, 5}, Number::of(count), 5.2_d, "#fffdf5", "#4d4438");
    } else {
        writer.use(row.symbol)
            .set("transform", placing(place + scale * point_of(row.beside), scale * decimal(row.scale)))
            .end();
    }
}

/// The posture and the size of a figure.
struct Stance {
    bool lies = false;
    Decimal size = figure_size;
    bool in_water = false;
};

void draw_standing(Writer& writer, const Game& game, const FigureView& meeple, const Stance& stance, Point place,
                   bool letter) {
    const bool lies = stance.lies;
    Tag group = writer.tag("g");
    group.kind(name_of(meeple.kind)).set("data-colour", name_of(meeple.colour));
    if (meeple.buried) group.set("data-buried", "1");
    if (meeple.ghosts > 0) group.set("data-ghosts", Number::of(meeple.ghosts));
    if (meeple.hounds != 0) group.set("data-hounds", Number::of(meeple.hounds));
    each_companion(game, meeple, [&](const ShownCompanion& row, int count) {
        group.set(Words::of("data-", row.fact).c_str(), Number::of(count));
    });
    group.open();
    writer.tag("title").text(description(game, meeple));
    const Paint paint = paint_of(meeple.colour);
    if (meeple.buried) {
        writer.use("stone").set("transform", placing(place, 1)).set("fill", paint.fill).set("stroke", paint.edge).end();
    } else {
        writer.use(name_of(meeple.kind))
            .set("transform", placing(place, stance.size, lies ? -90 : 0))
            .set("fill", paint.fill)
            .set("stroke", paint.edge)
            .end();
    }
    if (letter) {
        constexpr LetterShown on_stone = {{0, 7.6}, 9.5};
        const ShownFigure& figure = figure_shown(meeple.kind);
        const LetterShown& where = meeple.buried ? on_stone : lies ? figure.letter_lying : figure.letter;
        const Decimal scale = meeple.buried ? Decimal(1) : stance.size;
        draw_letter(writer, meeple.colour, place + scale * point_of(where.foot), scale * decimal(where.size), true);
    }
    if ((meeple.hounds & 1) != 0) draw_hound(writer, place + first_hound, 1);
    if ((meeple.hounds & 2) != 0) draw_hound(writer, place + second_hound, 2);
    if (stance.in_water) writer.use("wave").set("transform", placing(place, stance.size)).end();
    const Decimal beside = stance.size / figure_size;
    const auto draw_companions = [&](bool are_counted) {
        each_companion(game, meeple, [&](const ShownCompanion& row, int count) {
            if ((row.sign == 0) == are_counted) draw_companion(writer, row, count, place, beside);
        });
    };
    draw_companions(true);
    if (meeple.ghosts > 0)
        draw_ghosts(writer, place + beside * haunting_ghosts, meeple.ghosts, beside * haunting_ghosts_size);
    draw_companions(false);
    writer.close("g");
}

constexpr Decimal number_size = 6.6_d;
constexpr Decimal tick_size = 6;

void draw_numbers(Writer& writer, const Turned& tile, TilePlaces& places, Point origin) {
    writer.tag("g").kind("numbers").set("data-count", Number::of(tile.count)).open();
    for (int i = 0; i < tile.count; ++i) {
        const Point place = origin + places.take(tile.segments[i], extent_of_badge(number_size));
        draw_badge(writer, place, Number::of(i), number_size, "#fffdf5", "#2b2118");
    }
    writer.close("g");
}

/// All pieces on one tile.
class TileFigures {
public:
    TileFigures(Writer& writer, const Game& game, const BoardPieces& pieces, int index,
                const HostVector<FigureView>& meeples, const Turned& tile, const TileShape& shape, Point origin,
                bool letters)
        : writer_(writer),
          game_(game),
          pieces_(pieces),
          index_(index),
          meeples_(meeples),
          tile_(tile),
          shape_(shape),
          origin_(origin),
          letters_(letters),
          places_(shape, tile) {}

    /// Pieces beside the tile's building have more possible places, so they get their places last.
    void draw() {
        draw_pieces(Stand::at_foot);
        draw_pieces(Stand::on_sign);
        for (int i = 0; i < tile_.count; ++i) {
            const SignRow* const sign = sign_below(tile_.segments[i].kind);
            if (sign != nullptr && sign->standing != nullptr) draw_group(*sign);
        }
        draw_pieces(Stand::anywhere);
        for (const bool beside : {false, true}) {
            if (beside) draw_pieces(Stand::on_segment);
            for (const FigureView& meeple : meeples_) {
                if (is_here(meeple) && stands_beside(meeple) == beside) draw(meeple);
            }
            for (int segment = 0; segment < tile_.count; ++segment) {
                if (places_.is_beside(tile_.segments[segment]) == beside) draw_ghosts_on(segment);
            }
        }
        draw_pieces(Stand::on_land);
    }
    TilePlaces& places() noexcept { return places_; }

private:
    bool is_here(const FigureView& figure) const noexcept {
        return figure.tile == index_ && figure.kind != FigureKind::barn;
    }
    bool stands_on(const FigureView& figure, SegmentKind kind) const noexcept {
        return is_here(figure) && tile_.segments[figure.segment].kind == kind;
    }
    int count_on(SegmentKind kind) const noexcept {
        return static_cast<int>(std::count_if(meeples_.begin(), meeples_.end(),
                                              [&](const FigureView& figure) { return stands_on(figure, kind); }));
    }
    Point place_of_sign(Mark mark) const noexcept {
        for (const Sign& sign : shape_.signs) {
            if (sign.mark == mark) return sign.place;
        }
        return {50, 50};
    }
    void draw_pieces(Stand stand) {
        pieces_.each_on(index_, [&](const BoardPieces::Piece& piece) {
            if (piece.row->stand == stand) draw_piece(piece);
        });
    }
    static const char* symbol_of(const BoardPieces::Piece& piece) noexcept { return piece.fact.fact->symbol; }
    Point take_place(const BoardPieces::Piece& piece) {
        const ShownPiece& row = *piece.row;
        const bool is_heap = piece.count > 1 && row.heap != nullptr;
        const Box extent = is_heap ? box_of(row.heap->extent) : extent_of_symbol(symbol_of(piece));
        switch (row.stand) {
            case Stand::on_sign: return places_.take_here(place_of_sign(row.sign), extent);
            case Stand::at_foot: return place_of_sign(row.sign) + Point{0, 6};
            case Stand::on_land: return places_.take_on_land({50, 60}, extent);
            case Stand::on_segment: return places_.take_beside_others(tile_.segments[piece.segment], extent);
            default: return places_.take_anywhere({50, 50}, extent);
        }
    }
    Words title_of(const BoardPieces::Piece& piece) const {
        const ShownPiece& row = *piece.row;
        const char* const noun = piece.fact.fact->noun;
        const LaidTile laid = game_.tile(index_);
        const CellText cell = cell_text(laid.x, laid.y);
        if (row.heap != nullptr) return Words::of(counted(piece.count, noun), row.heap->of_what, " at ", cell);
        if (row.stand != Stand::on_segment) return Words::of("the ", noun, " at ", cell);
        return Words::of("the ", noun, " on ", feature_text(game_, laid.x, laid.y, piece.segment));
    }
    /// Draws pieces without an owner: up to three pieces, with a badge for the number if there are several.
    void draw_piece(const BoardPieces::Piece& piece) {
        const ShownPiece& row = *piece.row;
        const Point place = origin_ + take_place(piece);
        const auto use = [&](Point at) {
            const bool is_moved = row.stand == Stand::anywhere || row.stand == Stand::at_foot;
            is_moved ? writer_.use(symbol_of(piece)).set("transform", placing(at, 1)).end()
                     : writer_.use(symbol_of(piece)).at(at).end();
        };
        Tag group = writer_.tag("g");
        group.kind(row.heap != nullptr ? row.fact : symbol_of(piece));
        if (row.heap != nullptr) group.set("data-count", Number::of(piece.count));
        group.open();
        writer_.tag("title").text(title_of(piece));
        if (piece.count == 1) use(place);
        if (row.heap != nullptr) {
            const HeapShown& heap = *row.heap;
            constexpr int most_drawn = 3;
            for (int i = 0; i < std::min(piece.count, most_drawn) && piece.count > 1; ++i)
                use(place + point_of(heap.places[i]));
            if (piece.count > 1 || heap.numbers_one) {
                draw_badge(writer_, place + point_of(heap.badge), Number::of(piece.count), decimal(heap.badge_size),
                           "#fffdf5", heap.badge_ink);
            }
        }
        writer_.close("g");
    }
    /// Draws the figures that share a sign: acrobats on their drum, meeples caught in a lake.
    void draw_group(const SignRow& sign) {
        const int count = count_on(sign.upon);
        if (count == 0) return;
        const Point middle = place_of_sign(sign.mark);
        if (sign.extent_of_group != nullptr) places_.take_here(middle, sign.extent_of_group(count));
        int number = 0;
        for (const FigureView& meeple : meeples_) {
            if (!stands_on(meeple, sign.upon)) continue;
            const Standing standing = sign.standing(number++, count);
            Stance stance;
            stance.size = standing.size;
            stance.in_water = standing.in_water;
            draw_standing(writer_, game_, meeple, stance, origin_ + middle + standing.place, letters_);
        }
    }
    bool stands_beside(const FigureView& meeple) const noexcept {
        return places_.is_beside(tile_.segments[meeple.segment]);
    }
    void draw(const FigureView& meeple) {
        const TurnedSegment& segment = tile_.segments[meeple.segment];
        const SignRow* const below = sign_below(segment.kind);
        if (below != nullptr && below->standing != nullptr) return;  // draw_group() draws these figures
        Stance stance;
        stance.lies = lies_there(meeple, segment.kind);
        const Box extent = extent_of_group(game_, meeple, stance.lies);
        // A buried meeple gets the grave of its cemetery, so it needs no free place.
        const Point place = meeple.buried ? places_.grave(segment) : places_.take(segment, extent);
        draw_standing(writer_, game_, meeple, stance, origin_ + place, letters_);
    }
    void draw_ghosts_on(int segment) {
        const int ghosts = game_.ghosts_on(index_, segment);
        if (ghosts == 0) return;
        const Point place = places_.take(tile_.segments[segment], extent_of_ghosts(ghosts, ghosts_size));
        const LaidTile laid = game_.tile(index_);
        writer_.tag("g").kind("ghosts").set("data-count", Number::of(ghosts)).open();
        writer_.tag("title").text(
            Words::of(counted(ghosts, "ghost"), " on ", feature_text(game_, laid.x, laid.y, segment)));
        draw_ghosts(writer_, origin_ + place, ghosts, ghosts_size);
        writer_.close("g");
    }

    Writer& writer_;
    const Game& game_;
    const BoardPieces& pieces_;
    int index_;
    const HostVector<FigureView>& meeples_;
    const Turned& tile_;
    const TileShape& shape_;
    Point origin_;
    bool letters_;
    TilePlaces places_;
};

void draw_ticks(Writer& writer, const Turned& tile, unsigned segments, TilePlaces& places, Point origin) {
    for (int i = 0; i < tile.count; ++i) {
        if ((segments >> i & 1u) == 0) continue;
        const Point place = origin + places.take(tile.segments[i], extent_of_badge(tick_size));
        writer.tag("g").kind("finished").set("data-kind", name_of(tile.segments[i].kind)).open();
        writer.use("tick").at(place).end();
        writer.close("g");
    }
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

void draw_figure(Writer& writer, FigureKind kind, Colour colour, Point place, Decimal scale, bool letter) {
    const Paint paint = paint_of(colour);
    writer.use(name_of(kind))
        .set("transform", placing(place, scale))
        .set("fill", paint.fill)
        .set("stroke", paint.edge)
        .end();
    const LetterShown& where = figure_shown(kind).letter;
    if (letter) draw_letter(writer, colour, place + scale * point_of(where.foot), scale * decimal(where.size), false);
}

void draw_ghosts(Writer& writer, Point place, int count, Decimal scale) {
    if (count > 1) place = place - scale * Point{3.5_d, 0};
    if (count > 1)
        writer.use("ghost").set("transform", placing(place + scale * Point{7, -2.5_d}, scale * 0.85_d)).end();
    writer.use("ghost").set("transform", placing(place, scale)).end();
    if (count > 1) draw_badge(writer, place + scale * Point{9, 7}, Number::of(count), 6.4_d * scale, "#3b4663", "#fff");
}

void draw_figures_of_tile(Writer& writer, const Game& game, const BoardPieces& pieces, int index,
                          const HostVector<FigureView>& meeples, const Turned& tile, const TileShape& shape,
                          Point origin, const Notes& notes) {
    const auto is_here = [&](const FigureView& meeple) { return meeple.tile == index; };
    const bool is_empty = game.tile(index).ghosts == 0 && !pieces.is_any_on(index) &&
                          std::none_of(meeples.begin(), meeples.end(), is_here);
    if (is_empty && notes.finished == 0 && !notes.numbers) return;
    TileFigures figures(writer, game, pieces, index, meeples, tile, shape, origin, notes.letters);
    if (!is_empty) figures.draw();
    draw_ticks(writer, tile, notes.finished, figures.places(), origin);
    if (notes.numbers) draw_numbers(writer, tile, figures.places(), origin);
}

// Barns stand on corners of tiles (ABM-17).
void draw_barns(Writer& writer, const Game& game, int index, const HostVector<FigureView>& figures, Point origin,
                bool letters) {
    for (const FigureView& figure : figures) {
        if (figure.tile == index && figure.kind == FigureKind::barn) {
            draw_standing(writer, game, figure, Stance(), origin, letters);
        }
    }
}

void draw_printed_ghosts(Writer& writer, const Turned& tile, const TileShape& shape, Point origin, bool numbers) {
    constexpr Decimal size = 1.1_d;
    TilePlaces places(shape, tile);
    for (int i = 0; i < tile.count; ++i) {
        const int symbols = tile.segments[i].symbols;
        if (symbols == 0) continue;
        const Point place = places.take(tile.segments[i], extent_of_ghosts(symbols, size));
        writer.tag("g").kind("ghost-symbols").set("data-count", Number::of(symbols)).fine("opacity", 0.6_d).open();
        draw_ghosts(writer, origin + place, symbols, size);
        writer.close("g");
    }
    if (numbers) draw_numbers(writer, tile, places, origin);
}

}  // namespace mistbank::render::svg
