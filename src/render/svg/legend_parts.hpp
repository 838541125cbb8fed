// The class that draws the legend, from top to bottom.
#pragma once

#include <algorithm>

#include "render/fact_text.hpp"
#include "render/svg/figures.hpp"
#include "render/svg/legend.hpp"
#include "render/words.hpp"

namespace mistbank::render::svg {

class Legend {
public:
    Legend(Writer& writer, const Game& game, const Palette& palette, const SvgOptions& options)
        : writer_(writer), game_(game), palette_(palette), options_(options), kinds_(kinds_in_play(game)) {}

    Decimal draw();

private:
    static constexpr Decimal margin = 16;
    static constexpr Decimal line_height = 20;
    static constexpr Decimal words_size = 13;
    static constexpr Decimal small_size = 11;
    static constexpr Decimal inner_width = legend_width - 2 * margin;
    static constexpr Decimal drawn_tile_size = 64;
    static constexpr Decimal card_width = 26;
    /// The scales of figures next to words and of figures in a supply.
    static constexpr Decimal figure_scale = 0.74_d;
    static constexpr Decimal supply_scale = 0.62_d;
    /// The maximum number of small characters on one line of the legend.
    static constexpr std::size_t most_letters = 38;

    void words(Decimal x, Decimal y, std::string_view text, Decimal size, const char* ink, const char* anchor = "start",
               bool bold = false);
    void label(std::string_view text) { words(margin, y_, text, small_size, palette_.faint_words); }
    void value(std::string_view text) {
        words(legend_width - margin, y_, text, words_size, palette_.words, "end", true);
    }
    /// Writes text in small characters on as many lines as needed. A line breaks after a comma, unless it would become
    /// too short.
    void small_words(std::string_view text);
    void figure(Colour colour, Decimal x) {
        draw_figure(writer_, FigureKind::normal, colour, {x, y_ - 5}, figure_scale, options_.letters);
    }
    void bar(int part, int whole, const char* paint);

    // legend_heading.cpp: the game, the turn, the decision
    Words winners() const;
    void draw_heading();
    void draw_expansions();
    void draw_decision();
    void draw_end();
    void draw_drawn_tile(int type);
    void draw_hand(int player);
    void draw_tile(int type, Decimal x, const char* name);

    // legend.cpp: points, supplies, piles; legend_tokens.cpp: pieces of expansions
    void draw_common_points();
    void draw_rivals();
    Decimal draw_figures_in_supply(Colour colour);
    HostString filled_in(const FactSource& source, const ShownText& text, int of) const;
    void draw_sorts(const KnownFact& row, Colour colour);
    void draw_tokens_of(Colour colour);
    void draw_notes(Colour colour);
    void draw_holdings(Colour colour);
    void draw_tiles_held(Colour colour);
    void draw_ghost_bar();
    void draw_piles();
    void draw_pile(int pile, Decimal x);
    void draw_words_of_pieces();
    void draw_pieces_beside();
    void draw_hounds();
    void draw_supplies();

    Writer& writer_;
    const Game& game_;
    const Palette& palette_;
    const SvgOptions& options_;
    FigureKinds kinds_;
    Decimal y_ = margin + 14;
    Decimal bottom_ = 0;  ///< the y coordinate of the lowest text
};

}  // namespace mistbank::render::svg
