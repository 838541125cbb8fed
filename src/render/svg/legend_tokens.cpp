// The legend's part of the small boxes: what each colour has on the track and holds, and what lies beside the board.
#include "render/svg/legend_parts.hpp"

namespace mistbank::render::svg {

namespace {

constexpr int no_number = -1;

/// A token of a colour, with a number behind it; who has none of them has it faintly.
struct TokenOfColour {
    const char* kind;
    const char* drawing;
    Decimal scale;
    Decimal left;  ///< how far it reaches from its middle, at this scale
    Decimal right;
    int number;
    bool is_there = true;
};

constexpr Decimal track_scale = 0.6_d;
constexpr Decimal track_reach = 7;
constexpr Decimal reach_with_bag = 11;  ///< or with a letter
constexpr Decimal ingot_scale = 0.8_d;
constexpr Decimal ingot_reach = 7.5_d;
constexpr Decimal badge_scale = 0.66_d;
constexpr Decimal badge_reach = 8.5_d;
constexpr Decimal magic_scale = 0.49_d;

constexpr Expansion with_pieces[] = {Expansion::messages, Expansion::ferries, Expansion::gold, Expansion::mage,
                                     Expansion::king};
constexpr int ferries_in_box = 8;  // FER

/// "aside", "at 3,1".
Words place_of(const Game& game, const SpotView& spot) {
    if (spot.tile < 0) return "aside";
    const LaidTile tile = game.tile(spot.tile);
    return Words::of("at ", cell_text(tile.x, tile.y));
}

/// "red, city of 5 tiles".
Words record_of(Colour holder, int tiles, const char* feature) {
    if (holder == Colour::none) return "aside";
    return Words::of(name_of(holder), ", ", feature, " of ", counted(tiles, "tile"));
}

}  // namespace

/// Marker, courier and robber with where they stand on the track; ingots, king and robber baron.
void Legend::draw_tokens_of(const ScoringMeeple& meeple) {
    constexpr Decimal width_of_digit = 6.8_d;
    const Rules& rules = game_.rules();
    const Colour colour = meeple.colour;
    const Paint paint = paint_of(colour);
    Decimal x = margin;
    const Decimal below_bar = y_;
    y_ -= 3;
    const auto draw_token = [&](const TokenOfColour& token) {
        const auto number = token.number == no_number ? Words() : Words::of(token.number);
        Tag group = writer_.tag("g");
        group.kind(token.kind).set("data-colour", name_of(colour));
        if (!number.empty()) group.set("data-count", number);
        if (!token.is_there) group.fine("opacity", 0.35_d);
        group.open();
        x += token.left;
        writer_.use(token.drawing)
            .set("transform", Words::of(translation({x, y_ - 4}), " scale(", fine_number(token.scale), ')'))
            .set("fill", paint.fill)
            .set("stroke", paint.edge)
            .end();
        x += token.right + 2;
        if (!number.empty()) words(x, y_, number, small_size, palette_.words);
        x += width_of_digit * static_cast<int>(number.size()) + 5;
        writer_.close("g");
    };
    const Decimal begin = x;
    if (rules.plays(Expansion::messages)) {
        const int courier = game_.courier(colour);
        draw_token(
            {"marker", name_of(FigureKind::normal), track_scale, track_reach, track_reach, meeple.total - courier});
        draw_token({"courier", "courier", track_scale, track_reach, reach_with_bag, courier});
    }
    if (rules.plays(Expansion::robbers)) {
        const int space = game_.robber_space(colour);
        draw_token({"robber", "robber-piece", track_scale, track_reach, reach_with_bag, space, space >= 0});
    }
    if (rules.plays(Expansion::gold)) {
        const int ingots = game_.ingots_of(colour);
        draw_token({"ingots-held", "ingot", ingot_scale, ingot_reach, ingot_reach, ingots, ingots > 0});
    }
    if (game_.king() == colour) draw_token({"king", "king", badge_scale, badge_reach, badge_reach, no_number});
    if (game_.baron() == colour) draw_token({"baron", "baron", badge_scale, badge_reach, badge_reach, no_number});
    y_ = x == begin ? below_bar : below_bar + line_height;
}

/// One line with its drawing in front.
void Legend::draw_beside(const char* kind, const char* drawing, Decimal scale, std::string_view text) {
    constexpr Decimal middle = 9;
    constexpr Decimal room = 24;
    writer_.tag("g").kind(kind).open();
    writer_.use(drawing)
        .set("transform", Words::of(translation({margin + middle, y_ - 4}), " scale(", fine_number(scale), ')'))
        .end();
    words(margin + room, y_, text, small_size, palette_.faint_words);
    writer_.close("g");
    y_ += line_height + 2;
}

void Legend::draw_small_boxes() {
    const Rules& rules = game_.rules();
    if (std::any_of(std::begin(with_pieces), std::end(with_pieces),
                    [&](Expansion expansion) { return rules.plays(expansion); }))
        y_ += 6;  // they stand taller than words
    if (rules.plays(Expansion::ferries)) {
        const int aside = ferries_in_box - game_.ferry_count();
        draw_beside("ferries-aside", "boat", track_scale, Words::of("ferries: ", aside, " aside"));
    }
    if (rules.plays(Expansion::gold))
        draw_beside("ingots-aside", "ingot", ingot_scale, Words::of("ingots: ", game_.ingots_aside(), " aside"));
    if (rules.plays(Expansion::mage)) {
        draw_beside("mage", "mage-piece", magic_scale, Words::of("mage: ", place_of(game_, game_.mage())));
        draw_beside("witch", "witch-piece", magic_scale, Words::of("witch: ", place_of(game_, game_.witch())));
    }
    if (rules.plays(Expansion::king)) {
        draw_beside("largest-city", "king", badge_scale,
                    Words::of("king: ", record_of(game_.king(), game_.largest_city(), "city")));
        draw_beside("longest-road", "baron", badge_scale,
                    Words::of("baron: ", record_of(game_.baron(), game_.longest_road(), "road")));
    }
    if (rules.plays(Expansion::messages)) {
        const Words seen = messages_text(game_);
        const int next = game_.next_message();
        draw_beside("messages", "message", badge_scale,
                    seen.empty() ? Words("messages: none seen yet") : Words::of("messages: ", seen));
        if (next > 0) draw_beside("next-message", "message", badge_scale, Words::of("next message: ", next));
    }
}

}  // namespace mistbank::render::svg
