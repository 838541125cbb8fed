// How the game stands, beside a picture of the drawn tile.
#include "render/summary.hpp"

#include <array>

#include "render/sheet.hpp"
#include "render/tokens.hpp"
#include "rules/actions.hpp"

namespace mistbank::render {

namespace {

constexpr bool is_further_offer(const ActionDescription& known) {
    return known.spec != nullptr && known.spec->offer_place > 0;
}
constexpr std::size_t offer_count = [] {
    std::size_t count = 0;
    for (const ActionDescription& known : action_descriptions) count += is_further_offer(known) ? 1 : 0;
    return count;
}();
/// What 2b offers beside placing a figure, in the order of a summary.
constexpr std::array<const ActionSpec*, offer_count> further_offers = [] {
    std::array<const ActionSpec*, offer_count> all{};
    for (const ActionDescription& known : action_descriptions) {
        if (is_further_offer(known)) all[static_cast<std::size_t>(known.spec->offer_place - 1)] = known.spec;
    }
    return all;
}();

}  // namespace

HostString Summary::over() const {
    if (game_.outcome() == Outcome::won) return HostString("the game is won", allocator_);
    if (game_.outcome() != Outcome::lost) return winners();
    Event end;
    end.kind = EventKind::lost;
    end.count = static_cast<std::uint8_t>(game_.loss_reason());
    return HostString(sentence(game_, end).view(), allocator_);
}

HostString Summary::winners() const {
    List names(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        if (game_.has_won(static_cast<Colour>(i))) names.add(named(static_cast<Colour>(i)));
    }
    return text_of(allocator_, names.text(), names.count() > 1 ? " share the win" : " wins");
}

HostString Summary::decision() const {
    const Decision open = game_.decision();
    const Words feature = feature_text(game_, open.x, open.y, open.segment);
    const auto asks = [this](const auto&... what) { return line("next", what...); };
    switch (open.kind) {
        case DecisionKind::over: return line("over", over());
        case DecisionKind::draw: return asks("draw a tile");
        case DecisionKind::lay_tile: return asks("lay ", type_name(game_, open.tile_type));
        case DecisionKind::bury: return asks("bury a meeple on ", feature);
        case DecisionKind::ghost_on_cemetery: return asks("put a ghost on a cemetery");
        case DecisionKind::haunt_meeple: return asks("put a ghost on a meeple");
        case DecisionKind::place_meeple: return placing(open);
        case DecisionKind::order_of_scoring: return asks("choose what is scored first");
        case DecisionKind::score_or_pacify:
            return asks("take ", counted(open.points, "point"), " for ", feature, ", or ghosts off a tile");
        case DecisionKind::scoring_colour:
            return asks("choose who gets the ", counted(open.points, "point"), " of ", named(open.colour));
        case DecisionKind::place_hound: return asks("place hound ", roman(open.hound));
        case DecisionKind::hound_pacifies:
            return asks("take ghosts off a tile beside hound ", roman(open.hound), ", or no more");
        case DecisionKind::lay_face_down: return asks("lay a tile face down");
        case DecisionKind::take:
            return asks("take a meeple with the tower at ", cell_text(open.x, open.y), ", or none");
        case DecisionKind::exchange:
            return asks("choose which prisoner ", named(open.colour), " gives back for the one just taken");
        case DecisionKind::move_dragon:
            return asks(player_title(game_, open.player), " moves the dragon on from ", cell_text(open.x, open.y));
        case DecisionKind::abbey: return asks("lay the abbey into a hole, or draw a tile");
        case DecisionKind::move_wagon:
            return asks("move ", named(open.colour), "'s wagon on from ", cell_text(open.x, open.y),
                        ", or take it back");
        case DecisionKind::chance: return asks("say ", chance_text(game_, allocator_));
        case DecisionKind::hand: return asks("lay a tile of the hand");
        case DecisionKind::flock: return asks("let the flock grow, or guide it home");
        case DecisionKind::land: return asks("choose where the flying meeple lands");
        case DecisionKind::gold: return asks("lay an ingot on a tile beside ", cell_text(open.x, open.y));
        case DecisionKind::magic: return asks("move the mage or the witch");
        case DecisionKind::robber:
            return asks(player_title(game_, open.player), " places a robber on the track, or none");
        case DecisionKind::ferry:
            return asks(offer_of(game_, allocator_).has(ActionKind::keep)
                            ? Words::of("keep the ferry at ", cell_text(open.x, open.y), ", or let it join other roads")
                            : Words::of("let the ferry at ", cell_text(open.x, open.y), " join two roads"));
        case DecisionKind::advance:
            return asks("choose whether ", named(open.colour), "'s marker or courier takes ",
                        counted(open.points, "point"));
        case DecisionKind::message:
            return asks("do what message ", open.number, " says (", text_of_message(open.number),
                        "), or take two points");
        case DecisionKind::message_meeple: return asks("choose the meeple that the message scores");
        case DecisionKind::crop: return asks("choose whether all add or remove a meeple");
        case DecisionKind::crop_add: return asks(player_title(game_, open.player), " adds a meeple, or none");
        case DecisionKind::crop_remove: return asks(player_title(game_, open.player), " takes a meeple home");
    }
    return asks("?");
}

HostString Summary::placing(const Decision& open) const {
    const Offer offer = offer_of(game_, allocator_);
    HostString text(allocator_);
    int choices = 0;
    if (offer.has(ActionKind::place)) {
        text = text_of(allocator_, "put a ", has_further_kinds(game_) ? "figure" : "meeple", " on ",
                       type_name(game_, open.tile_type), " at ", cell_text(open.x, open.y));
        ++choices;
    }
    for (const ActionSpec* const other : further_offers) {
        if (!offer.has(other->kind)) continue;
        if (choices++ > 0) text += ", or ";
        text += static_cast<char>(other->title[0] - 'A' + 'a');
        text += other->title + 1;
    }
    const char* const none_of_it = choices > 2                    ? ", or none of these"
                                   : choices == 2                 ? ", or neither"
                                   : offer.has(ActionKind::place) ? ", or none"
                                                                  : ", or not";
    return line("next", text, none_of_it);
}

HostString Summary::points() const {
    List parts(allocator_);
    const int count = game_.scoring_meeple_count();
    for (int i = 0; i < count; ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        if (meeple.colour == Colour::none) {
            parts.add(meeple.total);
        } else {
            parts.add(with_count(meeple.colour, meeple.total));
        }
        if (meeple.lap > 0 && !game_.rules().plays(Expansion::messages)) parts.more(" (space ", meeple.space, ')');
    }
    HostString text = line("points", parts.text());
    if (game_.goal() > 0) text += Words::of(" of ", game_.goal(), count > 1 ? " each" : "");
    return text;
}

/// The tokens of each colour (TRB-1).
HostString Summary::goods() const {
    if (!game_.rules().plays(Expansion::traders_builders)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const Supply supply = game_.supply(colour);
        Words held;
        for (int good = 0; good < good_kinds; ++good) {
            if (supply.goods[good] == 0) continue;
            (held += ' ') += Words::of(supply.goods[good], ' ', name_of(static_cast<Good>(good)));
        }
        if (!held.empty()) parts.add(named(colour), held);
    }
    return line("goods", parts.count() == 0 ? HostString("none taken yet", allocator_) : parts.text());
}

HostString Summary::piles() const {
    if (game_.pile_count() == 1) {
        const int river = river_tiles_left(game_);
        const auto on_top = river == 0 ? Words() : Words::of(", ", river, " of the river on top");
        return line("pile", counted(game_.pile_size(0), "tile"), on_top);
    }
    List parts(allocator_);
    for (int pile = 0; pile < game_.pile_count(); ++pile) {
        const bool active = pile == game_.active_pile();
        parts.add(active ? "[" : "", roman(pile + 1), ": ", game_.pile_size(pile), active ? "]" : "");
    }
    return line("piles", parts.text());
}

HostString Summary::supplies() const {
    List parts(allocator_);
    const bool by_sign = has_further_kinds(game_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        const Supply supply = game_.supply(colour);
        parts.add(with_count(colour, supply.of(FigureKind::normal)));
        for (int kind = 1; kind < figure_kinds; ++kind) {
            const int count = supply.figures[kind];
            const auto figure = static_cast<FigureKind>(kind);
            if (by_sign && count > 0) parts.more(' ');
            for (int number = 0; by_sign && number < count; ++number) parts.more(sign_of(figure));
            if (!by_sign && count > 0) parts.more(" and ", counted(count, kind_text(figure)));
        }
        if (supply.reserve > 0) parts.more(" (", supply.reserve, " in reserve)");
    }
    return line("supply", parts.text());
}

/// What the supplies call so (GCC-2, GCC-10).
HostString Summary::reserve() const {
    for (int i = 0; i < max_colours; ++i) {
        if (game_.supply(static_cast<Colour>(i)).reserve > 0)
            return line("reserve", "guards that come when their colour's cemeteries close");
    }
    return none();
}

/// What stands behind the letters of figures, on the board and in the line of supplies.
HostString Summary::signs() const {
    const FigureKinds kinds = kinds_in_play(game_);
    if (!kinds.has_further() && game_.fairy_tile() < 0) return none();
    List parts(allocator_);
    for (int kind = 1; kind < figure_kinds; ++kind) {
        const auto figure = static_cast<FigureKind>(kind);
        if (kinds.has(figure)) parts.add(sign_of(figure), ' ', kind_text(figure));
    }
    if (game_.fairy_tile() >= 0) parts.add(sign_of_fairy, " with the fairy");
    return line("signs", parts.text());
}

HostString Summary::hands() const {
    List parts(allocator_);
    for (int player = 0; player < game_.rules().players; ++player) {
        const Words hand = hand_text(game_, player);
        if (!hand.empty()) parts.add(player_name(game_, player), ": ", hand);
    }
    return parts.count() == 0 ? none() : line("hands", parts.text());
}

HostString Summary::hound(int number) const {
    const auto name = roman(number);
    if (!game_.hound_arrived(number)) return text_of(allocator_, name, " comes at ", game_.hound_number(number));
    const int index = game_.hound_meeple(number);
    if (index < 0) return text_of(allocator_, name, " is gone");
    const FigureView meeple = game_.figure(index);
    const LaidTile tile = game_.tile(meeple.tile);
    return text_of(allocator_, name, " with ", named(meeple.colour), " at ", cell_text(tile.x, tile.y));
}

HostString Summary::hounds() const {
    List parts(allocator_);
    for (const int number : {1, 2}) {
        if (game_.hound_number(number) > 0) parts.add(hound(number));
    }
    return parts.count() == 0 ? none() : line("hounds", parts.text());
}

HostString Summary::buried() const {
    List parts(allocator_);
    for (int i = 0; i < game_.figure_count(); ++i) {
        if (game_.figure(i).buried) parts.add(named(game_.figure(i).colour));
    }
    return parts.count() == 0 ? none() : line("buried", parts.text());
}

HostString Summary::set_aside() const {
    List parts(allocator_);
    for (int i = 0; i < game_.set_aside_count(); ++i) parts.add(type_name(game_, game_.set_aside(i)));
    return parts.count() == 0 ? none() : line("aside", parts.text());
}

}  // namespace mistbank::render

namespace mistbank {

void render_status(const Game& game, const TextOptions& options, HostString& text) {
    const Allocator allocator = text.get_allocator().host;
    const HostVector<HostString> lines = render::Summary(game, options, allocator).lines();
    const Decision open = game.decision();
    if (open.kind != DecisionKind::lay_tile || open.tile_type < 0) {
        for (const HostString& line : lines) (text += line) += '\n';
        return;
    }
    const render::Canvas picture = render::tile_canvas(game.type(open.tile_type), 0, 0, allocator);
    const std::size_t height = static_cast<std::size_t>(picture.rows());
    for (std::size_t i = 0; i < std::max(height, lines.size()); ++i) {
        if (i < height) {
            picture.put_line(static_cast<int>(i), options, text);
        } else {
            text.append(static_cast<std::size_t>(picture.columns()), ' ');
        }
        if (i < lines.size()) (text += "   ") += lines[i];
        text += '\n';
    }
}

}  // namespace mistbank
