// The legend's part of the small boxes: what each colour has on the track and holds, and what lies beside the board.
#include "render/svg/legend_parts.hpp"

namespace mistbank::render::svg {

namespace {

constexpr Expansion held_or_on_track[] = {Expansion::messages, Expansion::robbers, Expansion::gold, Expansion::king};

constexpr Decimal width_of_digit = 6.8_d;
/// Of a token, at its scale in a row.
constexpr Decimal half_a_token = 8.5_d;

}  // namespace

/// A small drawing with a number behind it, which may be empty; returns where the next one begins.
Decimal Legend::draw_token(Decimal x, const char* id, Decimal scale, std::string_view number) {
    x += half_a_token;
    writer_.use(id).set("transform", Words::of(translation({x, y_ - 4}), " scale(", fine_number(scale), ')')).end();
    x += half_a_token + 2;
    if (!number.empty()) words(x, y_, number, small_size, palette_.words);
    return x + width_of_digit * static_cast<int>(number.size()) + 5;
}

/// Marker, courier and robber with where they stand on the track; ingots, king and robber baron.
void Legend::draw_tokens_of(Colour colour) {
    const Rules& rules = game_.rules();
    if (std::none_of(std::begin(held_or_on_track), std::end(held_or_on_track),
                     [&](Expansion expansion) { return rules.plays(expansion); }))
        return;
    y_ -= 4;
    Decimal x = margin - 2;
    const auto row = [&](const char* kind) {
        Tag group = writer_.tag("g");
        group.kind(kind).set("data-colour", name_of(colour));
        return group;
    };
    const Paint paint = paint_of(colour);
    if (rules.plays(Expansion::messages)) {
        const int courier = game_.courier(colour);
        row("courier").set("data-count", Words::of(courier)).set("fill", paint.fill).set("stroke", paint.edge).open();
        x = draw_token(x, "courier", 0.6_d, Words::of(courier));
        writer_.close("g");
    }
    if (rules.plays(Expansion::robbers)) {
        const int space = game_.robber_space(colour);
        Tag group = row("robber");
        group.set("data-space", Words::of(space)).set("fill", paint.fill).set("stroke", paint.edge);
        if (space < 0) group.fine("opacity", 0.35_d);
        group.open();
        x = draw_token(x, "robber-piece", 0.6_d, space < 0 ? Words() : Words::of(space));
        writer_.close("g");
    }
    if (rules.plays(Expansion::gold)) {
        const int ingots = game_.ingots_of(colour);
        Tag group = row("held-ingots");
        group.set("data-count", Words::of(ingots));
        if (ingots == 0) group.fine("opacity", 0.35_d);
        group.open();
        x = draw_token(x, "ingot", 0.8_d, Words::of(ingots));
        writer_.close("g");
    }
    if (game_.king() == colour) {
        row("king").open();
        x = draw_token(x, "king", 0.66_d, "");
        writer_.close("g");
    }
    if (game_.baron() == colour) {
        row("baron").open();
        draw_token(x, "baron", 0.66_d, "");
        writer_.close("g");
    }
    y_ += line_height + 4;
}

/// One line with its drawing in front.
void Legend::draw_beside(const char* kind, const char* id, Decimal scale, std::string_view text) {
    constexpr Decimal middle = 9;
    constexpr Decimal room = 24;
    writer_.tag("g").kind(kind).open();
    writer_.use(id)
        .set("transform", Words::of(translation({margin + middle, y_ - 4}), " scale(", fine_number(scale), ')'))
        .end();
    words(margin + room, y_, text, small_size, palette_.faint_words);
    writer_.close("g");
    y_ += line_height;
}

/// "aside", "at 3,1".
Words Legend::place_of(const SpotView& spot) const {
    if (spot.tile < 0) return "aside";
    const LaidTile tile = game_.tile(spot.tile);
    return Words::of("at ", cell_text(tile.x, tile.y));
}

/// "red, city of 5 tiles".
Words Legend::record_of(Colour holder, int tiles, const char* feature) const {
    if (holder == Colour::none) return "aside";
    return Words::of(name_of(holder), ", ", feature, " of ", counted(tiles, "tile"));
}

void Legend::draw_small_boxes() {
    const Rules& rules = game_.rules();
    constexpr int ferries = 8;  // FER
    if (rules.plays(Expansion::ferries))
        draw_beside("ferries-aside", "boat", 0.62_d, Words::of("ferries: ", ferries - game_.ferry_count(), " aside"));
    if (rules.plays(Expansion::gold))
        draw_beside("ingots-aside", "ingot", 0.85_d, Words::of("ingots: ", game_.ingots_aside(), " aside"));
    if (rules.plays(Expansion::mage)) {
        draw_beside("mage-aside", "mage-piece", 0.5_d, Words::of("mage: ", place_of(game_.mage())));
        draw_beside("witch-aside", "witch-piece", 0.5_d, Words::of("witch: ", place_of(game_.witch())));
    }
    if (rules.plays(Expansion::king)) {
        draw_beside("king-aside", "king", 0.66_d,
                    Words::of("king: ", record_of(game_.king(), game_.largest_city(), "city")));
        draw_beside("baron-aside", "baron", 0.66_d,
                    Words::of("robber baron: ", record_of(game_.baron(), game_.longest_road(), "road")));
    }
    if (rules.plays(Expansion::messages)) {
        const Words seen = messages_text(game_);
        const auto next = game_.next_message() == 0 ? Words() : Words::of("; next ", game_.next_message());
        draw_beside("messages", "message", 0.66_d,
                    seen.empty() ? Words("messages: none seen yet") : Words::of("messages: ", seen, next));
    }
}

}  // namespace mistbank::render::svg
