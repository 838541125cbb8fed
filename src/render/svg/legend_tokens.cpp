// The expansion part of the legend: the tokens of each colour and the pieces off the board.
#include "render/svg/legend_parts.hpp"
#include "rules/player_names.hpp"

namespace mistbank::render::svg {

HostString Legend::filled_in(const FactSource& source, const ShownText& text, int of) const {
    HostString words(writer_.allocator());
    put_named(words, render::filled_in(game_, source, text, of, TextOptions(), writer_.allocator()), {});
    return words;
}

/// Draws the kinds of pieces that a fact counts, each with the number of pieces that the colour has.
void Legend::draw_sorts(const KnownFact& row, Colour colour) {
    const Fact& fact = *row.fact;
    y_ -= 7;
    Decimal x = margin + 7;
    for (int i = 0; i < fact.count; ++i) {
        const char* name = fact.name_of(i);
        const int count = value_of(row, inside_of(game_).table, static_cast<int>(colour), i);
        Tag group = writer_.tag("g");
        group.kind(fact.name).set("data-colour", name_of(colour)).set(Words::of("data-", fact.noun).c_str(), name);
        group.set("data-count", Words::of(count));
        if (count == 0) group.fine("opacity", 0.35_d);
        group.open();
        writer_.use(name)
            .set("transform", Words::of(translation({x, y_ - 4}), " scale(", fine_number(0.74_d), ')'))
            .end();
        words(x + 11, y_, Words::of(count), small_size, palette_.words);
        writer_.close("g");
        x += 38;
    }
    y_ += line_height + 6;
}

/// Draws a colour's pieces on the track and its tokens, each with its number.
void Legend::draw_tokens_of(Colour colour) {
    constexpr Decimal width_of_digit = 6.8_d;
    const Paint paint = paint_of(colour);
    Decimal x = margin;
    const Decimal below_bar = y_;
    y_ -= 3;
    for (const auto& [token, source] : rows_shown(game_, &Shown::tokens, writer_.allocator())) {
        const Fact& fact = *fact_of(*source, token->fact);
        const auto value = value_of({&fact, source}, inside_of(game_).table, static_cast<int>(colour), 0);
        const bool names_holder = fact.kind == FactKind::colour;
        if (names_holder && value != static_cast<int>(colour)) continue;
        const bool is_there = names_holder || value != nothing_of(fact);
        const auto number = names_holder || value == fact.absent ? Words() : Words::of(value);
        Tag group = writer_.tag("g");
        group.kind(token->name).set("data-colour", name_of(colour));
        if (!number.empty()) group.set("data-count", number);
        if (token->fades && !is_there) group.fine("opacity", 0.35_d);
        group.open();
        x += decimal(token->drawing->left);
        writer_.use(token->drawing->symbol)
            .set("transform",
                 Words::of(translation({x, y_ - 4}), " scale(", fine_number(decimal(token->drawing->scale)), ')'))
            .set("fill", paint.fill)
            .set("stroke", paint.edge)
            .end();
        x += decimal(token->drawing->right) + 2;
        if (!number.empty()) words(x, y_, number, small_size, palette_.words);
        x += width_of_digit * static_cast<int>(number.size()) + 5;
        writer_.close("g");
    }
    y_ = x == margin ? below_bar : below_bar + line_height;
}

/// Writes the public contents of bags and the public numbers of hidden tiles.
void Legend::draw_words_of_pieces() {
    for (const auto& [text, source] : rows_shown(game_, &Shown::texts, writer_.allocator())) {
        if (text->at != TextPlace::legend) continue;
        writer_.tag("g").kind(text->name).open();
        small_words(filled_in(*source, *text, -1));
        writer_.close("g");
    }
}

/// Draws the pieces off the board, one line each.
void Legend::draw_pieces_beside() {
    constexpr Decimal middle = 9;
    constexpr Decimal room = 24;
    bool is_first = true;
    for (const auto& [text, source] : rows_shown(game_, &Shown::texts, writer_.allocator())) {
        if (text->at != TextPlace::beside) continue;
        if (is_first) y_ += 6;  // drawings are taller than words
        is_first = false;
        const HostString line = filled_in(*source, *text, -1);
        if (line.empty()) continue;
        writer_.tag("g").kind(text->name).open();
        writer_.use(text->drawing->symbol)
            .set("transform", Words::of(translation({margin + middle, y_ - 4}), " scale(",
                                        fine_number(decimal(text->drawing->scale)), ')'))
            .end();
        words(margin + room, y_, line, small_size, palette_.faint_words);
        writer_.close("g");
        y_ += line_height + 2;
    }
}

}  // namespace mistbank::render::svg
