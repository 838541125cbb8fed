// The legend next to the board: points, supplies, ghosts, piles, tokens, hounds.
#include "render/svg/legend_parts.hpp"

namespace mistbank::render::svg {

Decimal Legend::draw() {
    draw_heading();
    if (game_.goal() > 0) {
        draw_common_points();
    } else {
        draw_rivals();
    }
    draw_ghost_bar();
    draw_piles();
    draw_words_of_pieces();
    draw_pieces_beside();
    draw_hounds();
    if (game_.goal() > 0) draw_supplies();
    return bottom_ + margin;
}

void Legend::words(Decimal x, Decimal y, std::string_view text, Decimal size, const char* ink, const char* anchor,
                   bool bold) {
    bottom_ = std::max(bottom_, y);
    Tag tag = writer_.tag("text");
    tag.set("x", x).set("y", y).set("font-size", size).set("fill", ink);
    if (*anchor != 's') tag.set("text-anchor", anchor);
    if (bold) tag.set("font-weight", "bold");
    tag.text(text);
}

void Legend::small_words(std::string_view text) {
    while (!text.empty()) {
        std::size_t end = text.size();
        if (end > most_letters) {
            const std::size_t comma = text.rfind(", ", most_letters - 1);
            const bool is_late = comma != std::string_view::npos && comma > most_letters / 2;
            end = is_late ? comma + 1 : std::min(text.rfind(' ', most_letters), text.size());
        }
        label(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        y_ += 14;
    }
}

void Legend::bar(int part, int whole, const char* paint) {
    writer_.tag("rect")
        .set("x", margin)
        .set("y", y_)
        .set("width", inner_width)
        .set("height", 8)
        .set("rx", 4)
        .set("fill", palette_.bar)
        .end();
    const Decimal filled = inner_width * std::clamp(part, 0, whole) / whole;
    if (filled >= 1) {
        writer_.tag("rect")
            .set("x", margin)
            .set("y", y_)
            .set("width", std::max(filled, Decimal(8)))
            .set("height", 8)
            .set("rx", 4)
            .set("fill", paint)
            .end();
    }
    y_ += 8 + line_height;
}

void Legend::draw_common_points() {
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const bool common = meeple.colour == Colour::none;
        label(common ? "points" : "");
        if (!common) figure(meeple.colour, margin + 8);
        value(Words::of(meeple.total, " of ", game_.goal()));
        y_ += 7;
        bar(meeple.total, game_.goal(), common ? palette_.points : paint_of(meeple.colour).fill);
    }
}

void Legend::draw_rivals() {
    int most = 1;
    bool has_reserve = false;
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) most = std::max(most, game_.scoring_meeple(i).total);
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        if (kinds_.has_further()) {
            constexpr Decimal room_for_points = 40;
            const Decimal end = draw_figures_in_supply(meeple.colour);
            if (end > legend_width - margin - room_for_points) y_ += line_height;
        } else {
            const Supply supply = game_.supply(meeple.colour);
            figure(meeple.colour, margin + 8);
            Words rest = counted(supply.of(FigureKind::normal), "meeple");
            const int guards = supply.of(FigureKind::guard);
            if (guards + supply.reserve > 0) (rest += ", ") += counted(guards, "guard");
            if (supply.reserve > 0) (rest += " +") += supply.reserve;
            words(margin + 22, y_, rest, small_size, palette_.faint_words);
        }
        value(Words::of(meeple.total));
        y_ += 7;
        bar(meeple.total, most, paint_of(meeple.colour).fill);
        for (const KnownFact& row : all_facts) {
            const bool are_sorts = row.fact->name_of != nullptr && row.fact->symbol != nullptr;
            if (are_sorts && row.source->is_played(game_.rules())) draw_sorts(row, meeple.colour);
        }
        draw_tokens_of(meeple.colour);
        draw_notes(meeple.colour);
        has_reserve = has_reserve || game_.supply(meeple.colour).reserve > 0;
    }
    if (!has_reserve) return;
    y_ -= 6;
    small_words("+ in reserve: guards that come when their colour's cemeteries close");
    y_ += 10;
}

/// Draws one figure of each kind in play. A figure is faint if the colour's supply has none of this kind. Returns the x
/// coordinate of the right end.
Decimal Legend::draw_figures_in_supply(Colour colour) {
    const Supply supply = game_.supply(colour);
    Decimal x = margin;
    for (int i = 0; i < figure_kinds; ++i) {
        const auto kind = static_cast<FigureKind>(i);
        if (!kinds_.has(kind)) continue;
        const int count = supply.of(kind);
        const ShownFigure& shown = figure_shown(kind);
        const Decimal left = decimal(shown.left);
        const Decimal right = decimal(shown.right);
        if (x + left + right > legend_width - margin) {  // the row is full
            x = margin;
            y_ += 1.3_d * line_height;
        }
        x += left;
        Tag group = writer_.tag("g");
        group.kind("supply").set("data-colour", name_of(colour)).set("data-kind", name_of(kind));
        group.set("data-count", Words::of(count));
        if (count == 0) group.fine("opacity", 0.25_d);
        group.open();
        draw_figure(writer_, kind, colour, {x, y_ - 4}, supply_scale, options_.letters);
        writer_.close("g");
        x += right;
        if (kind <= FigureKind::guard) {
            Words number = Words::of(count);
            if (kind == FigureKind::guard && supply.reserve > 0) (number += "+") += supply.reserve;
            words(x + 2, y_, number, small_size, palette_.faint_words);
            x += 2 + 7.5_d * static_cast<int>(number.size());
        }
        x += 5;
    }
    return x;
}

/// Draws the lines below the points and goods of a colour, and leaves space for the figures of the next colour.
void Legend::draw_notes(Colour colour) {
    const Decimal begin = y_ - 6;
    y_ = begin;
    draw_holdings(colour);
    draw_tiles_held(colour);
    y_ += y_ > begin ? 8 : 6;
    if (kinds_.has_further()) y_ += 8;  // large figures are taller
}

/// Writes the pieces that a colour holds, for example "7 floors, an abbey, holds green's wagon".
void Legend::draw_holdings(Colour colour) {
    HostString list(writer_.allocator());
    for (const auto& [text, source] : rows_shown(game_, &Shown::texts, writer_.allocator())) {
        if (text->at != TextPlace::of_colour) continue;
        const HostString words = filled_in(*source, *text, static_cast<int>(colour));
        if (!list.empty() && !words.empty()) list += ", ";
        list += words;
    }
    if (list.empty()) return;
    writer_.tag("g").kind("holdings").set("data-colour", name_of(colour)).open();
    small_words(list);
    writer_.close("g");
}

/// Writes the tiles in the hand of the colour's player. Does nothing unless this is the player's first colour, so that
/// the hand appears only once.
void Legend::draw_tiles_held(Colour colour) {
    const int player = game_.player_of(colour);
    for (int i = 0; i < static_cast<int>(colour); ++i) {
        if (game_.player_of(static_cast<Colour>(i)) == player) return;
    }
    const Words hand = hand_text(game_, player);
    if (hand.empty()) return;
    writer_.tag("g").kind("hand").set("data-player", Words::of(player)).open();
    small_words(Words::of("in the hand: ", hand));
    writer_.close("g");
}

void Legend::draw_ghost_bar() {
    const int all = game_.ghosts_on_board() + game_.ghost_supply();
    if (all == 0) return;
    label("ghosts on the board");
    value(Words::of(game_.ghosts_on_board(), " of ", all));
    y_ += 7;
    bar(game_.ghosts_on_board(), all, palette_.ghosts);
}

void Legend::draw_piles() {
    const int river = river_tiles_left(game_);
    label(game_.pile_count() > 1 ? Words("piles")
          : river == 0           ? Words("tiles to draw")
                                 : Words::of("tiles to draw, ", counted(river, "river tile"), " first"));
    for (int pile = 0; pile < game_.pile_count(); ++pile) {
        const int from_last = game_.pile_count() - pile;
        draw_pile(pile, legend_width - margin + 2 - from_last * (card_width + 10));
    }
    y_ += line_height + 8;
}

void Legend::draw_pile(int pile, Decimal x) {
    const bool active = pile == game_.active_pile();
    const int size = game_.pile_size(pile);
    for (int card = size > 0 ? 2 : 0; card >= 0; --card) {
        writer_.tag("rect")
            .at({x + card * 2, y_ - 14 - card * 2})
            .set("width", card_width)
            .set("height", 20)
            .set("rx", 3)
            .set("fill", palette_.back)
            .set("stroke", active ? palette_.last : palette_.back_line)
            .set("stroke-width", active ? 1.6_d : 1)
            .fine("opacity", size > 0 ? 1 : 0.3_d)
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
    constexpr Decimal step = 36;
    Decimal x = legend_width - margin;
    for (int i = max_colours - 1; i >= 0; --i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        words(x, y_, Words::of(game_.supply(colour).of(FigureKind::normal)), words_size, palette_.words, "end");
        figure(colour, x - 18);
        x -= step;
    }
    y_ += line_height;
}

Decimal draw_legend(Writer& writer, const Game& game, const Palette& palette, const SvgOptions& options) {
    return Legend(writer, game, palette, options).draw();
}

}  // namespace mistbank::render::svg
