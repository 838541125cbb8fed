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

/// Where the letter of a figure's colour stands: the middle of its foot, and how large it is.
struct LetterPlace {
    Point foot;
    Decimal size;
};
LetterPlace letter_place(FigureKind kind, bool lies) noexcept {
    if (lies) {
        if (kind == FigureKind::guard) return {{1, 5}, 14};
        return kind == FigureKind::large ? LetterPlace{{-2, 6.5_d}, 18} : LetterPlace{{1, 4.2_d}, 11.5_d};
    }
    switch (kind) {
        case FigureKind::guard: return {{0, 6.4_d}, 14};
        case FigureKind::large: return {{0, 4}, 18};
        case FigureKind::abbot: return {{0, 8.2_d}, 11.5_d};
        case FigureKind::pig: return {{-1.5_d, 4.2_d}, 11.5_d};
        case FigureKind::wagon: return {{0, 4.2_d}, 10};
        case FigureKind::barn: return {{0, -1}, 9};
        case FigureKind::ringmaster: return {{0, 7}, 10};
        default: return {{0, 5.4_d}, 11.5_d};
    }
}

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
    if (meeple.kind == FigureKind::shepherd && game.supply(meeple.colour).sheep > 0)
        (text += ", with ") += Words::of(game.supply(meeple.colour).sheep, " sheep");
    if (meeple.fairy) text += ", with the fairy";
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
constexpr Point beside_her_meeple{-15, -4};
constexpr Point beside_shepherd{17, 7};

void draw_hound(Writer& writer, Point place, int number_of_it) {
    writer.use("hound").set("transform", placing(place, hound_size)).end();
    draw_badge(writer, place + Point{-4, -9}, roman(number_of_it), 5.4_d, "#fff6df", "#2e1c0e");
}

/// Among the figures of a board it is bold and in its middle as all words there are.
void draw_letter(Writer& writer, Colour colour, Point foot, Decimal size, bool among_figures) {
    Tag tag = writer.tag("text");
    tag.at(foot).set("font-size", size).set("fill", paint_of(colour).ink);
    if (!among_figures) tag.set("font-weight", "bold").set("text-anchor", "middle");
    tag.text(ShortText<1>::of(letter_of(colour)));
}

bool lies_there(const FigureView& meeple, SegmentKind kind) noexcept {
    return kind == SegmentKind::field && meeple.kind != FigureKind::pig && meeple.kind != FigureKind::shepherd;
}

/// Of a figure with all that stands with it.
Box extent_of_group(const FigureView& meeple, bool lies, int sheep) noexcept {
    Box box = meeple.buried ? extent_of_symbol("stone") : extent_of(meeple.kind, lies);
    const Box hound = extent_of_hound();
    if ((meeple.hounds & 1) != 0) box = joined(box, shifted(hound, first_hound));
    if ((meeple.hounds & 2) != 0) box = joined(box, shifted(hound, second_hound));
    if (meeple.fairy) box = joined(box, shifted(extent_of_symbol("fairy"), beside_her_meeple));
    if (sheep > 0) box = joined(box, shifted(extent_of_flock(), beside_shepherd));
    if (meeple.ghosts == 0) return box;
    return joined(box, shifted(extent_of_ghosts(meeple.ghosts, haunting_ghosts_size), haunting_ghosts));
}

/// The sheep with a shepherd: one of them, and how many there are (HIL-5).
void draw_flock(Writer& writer, Point place, int sheep) {
    writer.use("sheep").at(place).end();
    draw_badge(writer, place + Point{7, 5}, Number::of(sheep), 5.2_d, "#fffdf5", "#4d4438");
}

/// Whether the piece is on this tile; those that lie on tiles may be several.
bool is_on(const Game& game, int tile, const PieceFact& piece) noexcept {
    if (piece.info.scope == Scope::tile) return game.fact(piece.number, tile, 0) > 0;
    return game.fact(piece.number, 0, 0) == tile;
}

/// How a figure stands.
struct Stance {
    bool lies = false;
    Decimal size = figure_size;
    bool in_water = false;
    int sheep = 0;  ///< of a shepherd
};

void draw_standing(Writer& writer, const Game& game, const FigureView& meeple, const Stance& stance, Point place,
                   bool letter) {
    const bool lies = stance.lies;
    Tag group = writer.tag("g");
    group.kind(name_of(meeple.kind)).set("data-colour", name_of(meeple.colour));
    if (meeple.buried) group.set("data-buried", "1");
    if (meeple.ghosts > 0) group.set("data-ghosts", Number::of(meeple.ghosts));
    if (meeple.hounds != 0) group.set("data-hounds", Number::of(meeple.hounds));
    if (stance.sheep > 0) group.set("data-sheep", Number::of(stance.sheep));
    if (meeple.fairy) group.set("data-fairy", "1");
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
        const LetterPlace where = meeple.buried ? LetterPlace{{0, 7.6_d}, 9.5_d} : letter_place(meeple.kind, lies);
        const Decimal scale = meeple.buried ? Decimal(1) : stance.size;
        draw_letter(writer, meeple.colour, place + scale * where.foot, scale * where.size, true);
    }
    if ((meeple.hounds & 1) != 0) draw_hound(writer, place + first_hound, 1);
    if ((meeple.hounds & 2) != 0) draw_hound(writer, place + second_hound, 2);
    if (stance.in_water) writer.use("wave").set("transform", placing(place, stance.size)).end();
    if (stance.sheep > 0) draw_flock(writer, place + beside_shepherd, stance.sheep);
    const Decimal beside = stance.size / figure_size;
    if (meeple.ghosts > 0)
        draw_ghosts(writer, place + beside * haunting_ghosts, meeple.ghosts, beside * haunting_ghosts_size);
    if (meeple.fairy)
        writer.use("fairy").set("transform", placing(place + beside * beside_her_meeple, beside * 0.9_d)).end();
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

/// All that stands on one tile.
class TileFigures {
public:
    TileFigures(Writer& writer, const Game& game, int index, const BoardPieces& all, const Turned& tile,
                const TileShape& shape, Point origin, bool letters)
        : writer_(writer),
          game_(game),
          index_(index),
          meeples_(all.figures),
          pieces_(all.pieces),
          tile_(tile),
          shape_(shape),
          origin_(origin),
          letters_(letters),
          places_(shape, tile) {}

    /// What stands beside the tile's building makes way for the rest.
    void draw() {
        draw_floors();
        if (game_.big_top_tile() == index_) draw_big_top();
        for (int i = 0; i < tile_.count; ++i) {
            const SignRow* const sign = sign_below(tile_.segments[i].kind);
            if (sign != nullptr && sign->standing != nullptr) draw_group(*sign);
        }
        each_piece(FactKind::tile, [&](const PieceFact& piece) { draw_piece(piece.info); });
        for (const bool beside : {false, true}) {
            if (beside) each_piece(FactKind::segment, [&](const PieceFact& piece) { draw_on_segment(piece); });
            for (const FigureView& meeple : meeples_) {
                if (is_here(meeple) && stands_beside(meeple) == beside) draw(meeple);
            }
            for (int segment = 0; segment < tile_.count; ++segment) {
                if (places_.is_beside(tile_.segments[segment]) == beside) draw_ghosts_on(segment);
            }
        }
        each_piece(FactKind::number, [&](const PieceFact& piece) { draw_several(piece); });
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
    bool stands_with_meeple() const noexcept {
        return std::any_of(meeples_.begin(), meeples_.end(), [](const FigureView& figure) { return figure.fairy; });
    }
    /// The big top stands on its space, floors on their foundation, the fairy beside a meeple.
    bool has_own_place(std::string_view symbol) const noexcept {
        return symbol == "big-top" || symbol == "floor" || (symbol == "fairy" && stands_with_meeple());
    }
    /// Calls `draw` with each piece on the tile whose fact is of this kind.
    template <class Draw>
    void each_piece(FactKind kind, Draw draw) const {
        for (const PieceFact& piece : pieces_) {
            if (piece.info.kind == kind && is_on(game_, index_, piece) && !has_own_place(piece.info.symbol))
                draw(piece);
        }
    }
    /// What belongs to nobody and stands on the tile as a whole.
    void draw_piece(const FactInfo& piece) {
        const LaidTile laid = game_.tile(index_);
        const Point place = places_.take_anywhere({50, 50}, extent_of_symbol(piece.symbol));
        writer_.tag("g").kind(piece.symbol).open();
        writer_.tag("title").text(Words::of("the ", piece.noun, " at ", cell_text(laid.x, laid.y)));
        writer_.use(piece.symbol).set("transform", placing(origin_ + place, 1)).end();
        writer_.close("g");
    }
    /// On its space, which is taken already.
    void draw_big_top() {
        const LaidTile laid = game_.tile(index_);
        const Point place = places_.take_here(place_of_sign(Mark::circus), extent_of_symbol("big-top"));
        writer_.tag("g").kind("big-top").open();
        writer_.tag("title").text(Words::of("the big top at ", cell_text(laid.x, laid.y)));
        writer_.use("big-top").at(origin_ + place).end();
        writer_.close("g");
    }
    /// Who shares a sign with others: acrobats on their drum, who was caught in a lake.
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
    /// As many as can be told apart, and their number.
    void draw_floors() {
        const LaidTile laid = game_.tile(index_);
        if (laid.floors == 0) return;
        constexpr int most_drawn = 3;
        const Point foot = origin_ + place_of_sign(Mark::foundation) + Point{0, 6};
        writer_.tag("g").kind("floors").set("data-count", Number::of(laid.floors)).open();
        writer_.tag("title").text(
            Words::of(counted(laid.floors, "floor"), " of the tower at ", cell_text(laid.x, laid.y)));
        for (int i = 0; i < std::min(laid.floors, most_drawn); ++i) {
            writer_.use("floor").set("transform", placing(foot + Point{0, -5 * i}, 1)).end();
        }
        draw_badge(writer_, foot + Point{12, 1}, Number::of(laid.floors), 5.6_d, "#fffdf5", "#4a3a22");
        writer_.close("g");
    }
    /// As many as can be told apart, and their number.
    void draw_several(const PieceFact& piece) {
        constexpr int most_drawn = 3;
        constexpr Point beside_each_other[] = {{-3, 0}, {4, 2.4_d}, {1, -5}};
        constexpr Box extent_of_several{{-12, -13}, {16, 8}};
        const LaidTile laid = game_.tile(index_);
        const int count = game_.fact(piece.number, index_, 0);
        const Box extent = count > 1 ? extent_of_several : extent_of_symbol(piece.info.symbol);
        const Point place = origin_ + places_.take_on_land({50, 60}, extent);
        writer_.tag("g").kind(piece.info.name).set("data-count", Number::of(count)).open();
        writer_.tag("title").text(Words::of(counted(count, piece.info.noun), " at ", cell_text(laid.x, laid.y)));
        for (int i = 0; i < std::min(count, most_drawn); ++i) {
            const Point beside = count == 1 ? Point{0, 0} : beside_each_other[i];
            writer_.use(piece.info.symbol).at(place + beside).end();
        }
        if (count > 1) draw_badge(writer_, place + Point{11, 2}, Number::of(count), 5.2_d, "#fffdf5", "#5b3d05");
        writer_.close("g");
    }
    /// On a segment, beside whoever stands there.
    void draw_on_segment(const PieceFact& piece) {
        const LaidTile laid = game_.tile(index_);
        const int segment = game_.fact(piece.number, 0, 1);
        const char* symbol = piece.info.symbol;
        const Point place = origin_ + places_.take_beside_others(tile_.segments[segment], extent_of_symbol(symbol));
        writer_.tag("g").kind(symbol).open();
        writer_.tag("title").text(
            Words::of("the ", piece.info.noun, " on ", feature_text(game_, laid.x, laid.y, segment)));
        writer_.use(symbol).at(place).end();
        writer_.close("g");
    }
    bool stands_beside(const FigureView& meeple) const noexcept {
        return places_.is_beside(tile_.segments[meeple.segment]);
    }
    void draw(const FigureView& meeple) {
        const TurnedSegment& segment = tile_.segments[meeple.segment];
        const SignRow* const below = sign_below(segment.kind);
        if (below != nullptr && below->standing != nullptr) return;  // drawn with its group
        Stance stance;
        stance.lies = lies_there(meeple, segment.kind);
        if (meeple.kind == FigureKind::shepherd) stance.sheep = game_.supply(meeple.colour).sheep;
        const Box extent = extent_of_group(meeple, stance.lies, stance.sheep);
        // A grave is part of its cemetery.
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
    int index_;
    const HostVector<FigureView>& meeples_;
    const HostVector<PieceFact>& pieces_;
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
    const LetterPlace where = letter_place(kind, false);
    if (letter) draw_letter(writer, colour, place + scale * where.foot, scale * where.size, false);
}

void draw_ghosts(Writer& writer, Point place, int count, Decimal scale) {
    if (count > 1) place = place - scale * Point{3.5_d, 0};
    if (count > 1)
        writer.use("ghost").set("transform", placing(place + scale * Point{7, -2.5_d}, scale * 0.85_d)).end();
    writer.use("ghost").set("transform", placing(place, scale)).end();
    if (count > 1) draw_badge(writer, place + scale * Point{9, 7}, Number::of(count), 6.4_d * scale, "#3b4663", "#fff");
}

BoardPieces::BoardPieces(const Game& game, const Allocator& allocator) : figures(allocator), pieces(allocator) {
    for (int i = 0; i < game.figure_count(); ++i) figures.push_back(game.figure(i));
    for (int number = 0; number < fact_count(); ++number) {
        const FactInfo fact = fact_info(number);
        const bool is_number = fact.scope == Scope::tile && fact.kind == FactKind::number;
        const bool is_place =
            fact.scope == Scope::game && (fact.kind == FactKind::tile || fact.kind == FactKind::segment);
        if (fact.symbol != nullptr && (is_number || is_place) && game.rules().plays(fact.expansion))
            pieces.push_back({number, fact});
    }
}

void draw_figures_of_tile(Writer& writer, const Game& game, int index, const BoardPieces& all, const Turned& tile,
                          const TileShape& shape, Point origin, const Notes& notes) {
    const auto stands_here = [&](const FigureView& meeple) { return meeple.tile == index; };
    const auto is_here = [&](const PieceFact& piece) { return is_on(game, index, piece); };
    const bool is_empty = game.tile(index).ghosts == 0 &&
                          std::none_of(all.figures.begin(), all.figures.end(), stands_here) &&
                          std::none_of(all.pieces.begin(), all.pieces.end(), is_here);
    if (is_empty && notes.finished == 0 && !notes.numbers) return;
    TileFigures figures(writer, game, index, all, tile, shape, origin, notes.letters);
    if (!is_empty) figures.draw();
    draw_ticks(writer, tile, notes.finished, figures.places(), origin);
    if (notes.numbers) draw_numbers(writer, tile, figures.places(), origin);
}

// ABM-17
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
