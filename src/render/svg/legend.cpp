#include "render/svg/legend.hpp"

#include <algorithm>

#include "render/svg/figures.hpp"
#include "render/svg/landscape.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

namespace {

constexpr double margin = 16;
constexpr double line_height = 20;
constexpr double words_size = 13;
constexpr double small_size = 11;
constexpr double inner_width = legend_width - 2 * margin;
constexpr double drawn_tile_size = 64;
constexpr double card_width = 26;

const char* name_of_game(const Game& game) noexcept {
    switch (game.rules().system) {
        case System::cooperative: return "Mists over Carcassonne";
        case System::base: return "Base game";
        case System::demo: return "Print-and-Play Demo";
        case System::ghosts_castles_cemeteries: break;
    }
    return "Ghosts, Castles & Cemeteries";
}

Words level_and_turn(const Game& game) {
    const auto turn = Words::of("turn ", game.turn());
    return game.goal() == 0 ? turn : Words::of("level ", game.rules().level, ", ", turn);
}

class Legend {
public:
    Legend(Writer& writer, const Game& game, const Palette& palette)
        : writer_(writer), game_(game), palette_(palette) {}

    double draw() {
        draw_heading();
        if (game_.goal() > 0) {
            draw_common_points();
        } else {
            draw_rivals();
        }
        draw_ghost_bar();
        draw_piles();
        draw_hounds();
        if (game_.goal() > 0) draw_supplies();
        return bottom_ + margin;
    }

private:
    void words(double x, double y, std::string_view text, double size, const char* ink, const char* anchor = "start",
               bool bold = false) {
        bottom_ = std::max(bottom_, y);
        Tag tag = writer_.tag("text");
        tag.set("x", x).set("y", y).set("font-size", size).set("fill", ink);
        if (*anchor != 's') tag.set("text-anchor", anchor);
        if (bold) tag.set("font-weight", "bold");
        tag.text(text);
    }
    void label(std::string_view text) { words(margin, y_, text, small_size, palette_.faint_words); }
    void value(std::string_view text) {
        words(legend_width - margin, y_, text, words_size, palette_.words, "end", true);
    }
    void bar(double part, const char* paint) {
        writer_.tag("rect")
            .set("x", margin)
            .set("y", y_)
            .set("width", inner_width)
            .set("height", 8)
            .set("rx", 4)
            .set("fill", palette_.bar)
            .end();
        const double filled = std::clamp(part, 0.0, 1.0) * inner_width;
        if (filled >= 1) {
            writer_.tag("rect")
                .set("x", margin)
                .set("y", y_)
                .set("width", std::max(filled, 8.0))
                .set("height", 8)
                .set("rx", 4)
                .set("fill", paint)
                .end();
        }
        y_ += 8 + line_height;
    }

    Words decision() const;
    void draw_heading();
    void draw_common_points();
    void draw_rivals();
    void draw_ghost_bar();
    void draw_piles();
    void draw_pile(int pile, double x);
    void draw_hounds();
    void draw_supplies();

    Writer& writer_;
    const Game& game_;
    const Palette& palette_;
    double y_ = margin + 14;
    double bottom_ = 0;  ///< where the lowest words stand
};

Words Legend::decision() const {
    const Decision open = game_.decision();
    switch (open.kind) {
        case DecisionKind::over:
            if (game_.outcome() == Outcome::won) return "The game is won";
            return game_.outcome() == Outcome::lost ? "The game is lost" : "The game is over";
        case DecisionKind::draw: return "draws a tile";
        case DecisionKind::lay_tile: return Words::of("lays tile ", type_name(game_, open.tile_type));
        case DecisionKind::bury: return "buries a meeple";
        case DecisionKind::ghost_on_cemetery: return "puts a ghost on a cemetery";
        case DecisionKind::haunt_meeple: return "puts a ghost on a meeple";
        case DecisionKind::place_meeple: return "may place a meeple";
        case DecisionKind::order_of_scoring: return "chooses what is scored first";
        case DecisionKind::score_or_pacify: return "takes points, or ghosts away";
        case DecisionKind::scoring_colour: return "chooses who gets the points";
        case DecisionKind::place_hound: return Words::of("places hound ", roman(open.hound));
        case DecisionKind::hound_pacifies: return Words::of("lets hound ", roman(open.hound), " chase ghosts");
        case DecisionKind::lay_face_down: return "lays a tile face down";
    }
    return "";
}

void Legend::draw_heading() {
    const std::string_view title = name_of_game(game_);
    words(margin, y_, title, title.size() > 24 ? 12.5 : 15, palette_.words, "start", true);
    y_ += line_height;
    words(margin, y_, level_and_turn(game_), small_size, palette_.faint_words);
    y_ += line_height + 2;
    const Decision open = game_.decision();
    double x = margin;
    if (open.kind != DecisionKind::over) {
        for (int i = 0; i < max_colours; ++i) {
            if (game_.player_of(static_cast<Colour>(i)) != open.player) continue;
            draw_meeple(writer_, static_cast<Colour>(i), {x + 7, y_ - 4}, 0.58);
            x += 15;
        }
        x += 4;
    }
    words(x, y_, decision(), words_size, palette_.words);
    y_ += line_height;
    if (open.kind == DecisionKind::lay_tile && open.tile_type >= 0) {
        const TileType& type = game_.type(open.tile_type);
        writer_.tag("g")
            .kind("drawn")
            .set("transform",
                 Words::of(translation({margin, y_ - 6}), " scale(", fine_number(drawn_tile_size / tile_width), ')'))
            .open();
        const Stamp stamp(type, 0, writer_.allocator());
        draw_landscape(writer_, DrawnTile{&stamp, {0, 0}, 0, "", type.id}, palette_, "drawn");
        draw_printed_ghosts(writer_, type, 0, {0, 0});
        writer_.close("g");
        words(margin + drawn_tile_size + 12, y_ + 8, type.id, words_size, palette_.words, "start", true);
        words(margin + drawn_tile_size + 12, y_ + 26, Words::of(game_.unseen(open.tile_type), " more unseen"),
              small_size, palette_.faint_words);
        y_ += drawn_tile_size + 10;
    }
    y_ += 6;
}

void Legend::draw_common_points() {
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const bool common = meeple.colour == Colour::none;
        label(common ? "points" : "");
        if (!common) draw_meeple(writer_, meeple.colour, {margin + 7, y_ - 4}, 0.58);
        value(Words::of(meeple.total, " of ", game_.goal()));
        y_ += 7;
        bar(double(meeple.total) / game_.goal(), common ? palette_.points : paint_of(meeple.colour).fill);
    }
}

void Legend::draw_rivals() {
    int most = 1;
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) most = std::max(most, game_.scoring_meeple(i).total);
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const Supply supply = game_.supply(meeple.colour);
        draw_meeple(writer_, meeple.colour, {margin + 7, y_ - 4}, 0.58);
        Words rest = counted(supply.meeples, "meeple");
        if (supply.guards > 0) (rest += ", ") += counted(supply.guards, "guard");
        if (supply.reserve > 0) ((rest += ", ") += supply.reserve) += " in reserve";
        words(margin + 20, y_, rest, small_size, palette_.faint_words);
        value(Words::of(meeple.total));
        y_ += 7;
        bar(double(meeple.total) / most, paint_of(meeple.colour).fill);
    }
}

void Legend::draw_ghost_bar() {
    const int all = game_.ghosts_on_board() + game_.ghost_supply();
    if (all == 0) return;
    label("ghosts on the board");
    value(Words::of(game_.ghosts_on_board(), " of ", all));
    y_ += 7;
    bar(double(game_.ghosts_on_board()) / all, palette_.ghosts);
}

void Legend::draw_piles() {
    label(game_.pile_count() == 1 ? "tiles to draw" : "piles");
    for (int pile = 0; pile < game_.pile_count(); ++pile) {
        const int from_last = game_.pile_count() - pile;
        draw_pile(pile, legend_width - margin + 2 - from_last * (card_width + 10));
    }
    y_ += line_height + 8;
}

void Legend::draw_pile(int pile, double x) {
    const bool active = pile == game_.active_pile();
    const int size = game_.pile_size(pile);
    for (int card = size > 0 ? 2 : 0; card >= 0; --card) {
        writer_.tag("rect")
            .at({x + card * 2.0, y_ - 14 - card * 2.0})
            .set("width", card_width)
            .set("height", 20)
            .set("rx", 3)
            .set("fill", palette_.back)
            .set("stroke", active ? palette_.last : palette_.back_line)
            .set("stroke-width", active ? 1.6 : 1)
            .fine("opacity", size > 0 ? 1 : 0.3)
            .end();
    }
    words(x + card_width / 2, y_, Words::of(size), small_size, "#fff", "middle", true);
}

void Legend::draw_hounds() {
    for (const int hound : {1, 2}) {
        if (game_.hound_number(hound) == 0) continue;
        auto where = Words::of("comes at ", game_.hound_number(hound));
        if (game_.hound_arrived(hound)) where = game_.hound_meeple(hound) >= 0 ? "on the board" : "gone";
        label(Words::of("hound ", roman(hound)));
        words(legend_width - margin, y_, where, words_size, palette_.words, "end");
        y_ += line_height;
    }
    y_ += 4;
}

void Legend::draw_supplies() {
    label("supply");
    double x = legend_width - margin;
    for (int i = max_colours - 1; i >= 0; --i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        words(x, y_, Words::of(game_.supply(colour).meeples), words_size, palette_.words, "end");
        draw_meeple(writer_, colour, {x - 16, y_ - 4}, 0.58);
        x -= 33;
    }
    y_ += line_height;
}

}  // namespace

double draw_legend(Writer& writer, const Game& game, const Palette& palette) {
    return Legend(writer, game, palette).draw();
}

Words title_of(const Game& game) { return Words::of(name_of_game(game), ", ", level_and_turn(game)); }

double legend_height(const Game& game, const Allocator& allocator) {
    Writer nowhere(allocator);
    return draw_legend(nowhere, game, palette_of(SvgTheme::light));
}

}  // namespace mistbank::render::svg
