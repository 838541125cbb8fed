// How the game stands, beside a picture of the drawn tile.
#include <algorithm>

#include "mistbank/render.hpp"
#include "render/sheet.hpp"
#include "render/theme.hpp"
#include "render/tokens.hpp"
#include "render/words.hpp"

namespace mistbank {

namespace {

using render::cell_text;
using render::counted;
using render::feature_text;
using render::player_title;
using render::put;
using render::roman;
using render::type_name;
using render::Words;

/// Several things in a row, commas between them.
class List {
public:
    explicit List(const Allocator& allocator) : text_(allocator) {}

    template <class... Parts>
    void add(const Parts&... parts) {
        if (count_++ > 0) text_ += ", ";
        more(parts...);
    }
    /// Of the last thing.
    template <class... Parts>
    void more(const Parts&... parts) {
        (put(text_, parts), ...);
    }
    int count() const noexcept { return count_; }
    const HostString& text() const noexcept { return text_; }

private:
    HostString text_;
    int count_ = 0;
};

class Summary {
public:
    Summary(const Game& game, const TextOptions& options, const Allocator& allocator)
        : game_(game), options_(options), allocator_(allocator) {}

    HostVector<HostString> lines() const {
        HostVector<HostString> lines(allocator_);
        lines.reserve(30);
        for (const auto line :
             {&Summary::turn,     &Summary::decision, &Summary::points,    &Summary::goods,    &Summary::ghosts,
              &Summary::piles,    &Summary::supplies, &Summary::reserve,   &Summary::signs,    &Summary::dragon,
              &Summary::fairy,    &Summary::floors,   &Summary::prisoners, &Summary::abbeys,   &Summary::flocks,
              &Summary::bag,      &Summary::hills,    &Summary::big_top,   &Summary::couriers, &Summary::messages,
              &Summary::ferries,  &Summary::gold,     &Summary::mage,      &Summary::witch,    &Summary::robbers,
              &Summary::king,     &Summary::baron,    &Summary::hands,     &Summary::hounds,   &Summary::buried,
              &Summary::set_aside}) {
            lines.push_back((this->*line)());
            if (lines.back().empty()) lines.pop_back();
        }
        return lines;
    }

private:
    template <class... Parts>
    HostString line(const char* heading, const Parts&... parts) const {
        HostString text(heading, allocator_);
        text.resize(std::max<std::size_t>(text.size() + 1, 9), ' ');
        (put(text, parts), ...);
        return text;
    }
    HostString none() const { return HostString(allocator_); }

    HostString painted(Colour colour, std::string_view words) const {
        if (!options_.colours) return HostString(words, allocator_);
        HostString text(allocator_);
        render::Canvas canvas(static_cast<int>(words.size()), 1, allocator_);
        canvas.write(0, 0, words, render::style_of(colour));
        canvas.put_line(0, options_, text);
        return text;
    }
    HostString named(Colour colour) const { return painted(colour, name_of(colour)); }
    HostString with_count(Colour colour, int count) const {
        return painted(colour, Words::of(name_of(colour), ' ', count));
    }

    HostString turn() const {
        return line("turn", game_.turn(), ", ", player_title(game_, game_.active_player()),
                    render::part_text(game_.part()), ", ", game_name());
    }

    render::GameText game_name() const {
        if (game_.rules().system == System::cooperative) return Words::of("level ", game_.rules().level);
        return render::game_text(game_.rules());
    }

    HostString decision() const;
    HostString over() const;
    HostString winners() const;
    HostString points() const;

    HostString ghosts() const {
        if (game_.ghosts_on_board() + game_.ghost_supply() == 0) return none();
        return line("ghosts", game_.ghosts_on_board(), " on the board, ", game_.ghost_supply(), " in the supply");
    }

    HostString placing(const Decision& open) const;
    HostString goods() const;
    HostString piles() const;
    HostString supplies() const;
    HostString reserve() const;
    HostString signs() const;
    HostString dragon() const;
    HostString fairy() const;
    HostString floors() const;
    HostString prisoners() const;
    HostString abbeys() const;
    HostString flocks() const;
    HostString bag() const;
    HostString hills() const;
    HostString big_top() const;
    HostString couriers() const;
    HostString messages() const;
    HostString ferries() const;
    HostString gold() const;
    HostString mage() const;
    HostString witch() const;
    HostString place_of(const SpotView& spot) const;
    HostString robbers() const;
    HostString king() const;
    HostString baron() const;
    HostString record_of(Colour holder, int tiles, const char* feature) const;
    HostString hands() const;
    HostString hounds() const;
    HostString hound(int number) const;
    HostString buried() const;
    HostString set_aside() const;

    const Game& game_;
    const TextOptions& options_;
    Allocator allocator_;
};

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
    return render::text_of(allocator_, names.text(), names.count() > 1 ? " share the win" : " wins");
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
        case DecisionKind::chance: return asks("say ", render::chance_text(game_, allocator_));
        case DecisionKind::hand: return asks("lay a tile of the hand");
        case DecisionKind::flock: return asks("let the flock grow, or guide it home");
        case DecisionKind::land: return asks("choose where the flying meeple lands");
        case DecisionKind::gold: return asks("lay an ingot on a tile beside ", cell_text(open.x, open.y));
        case DecisionKind::magic: return asks("move the mage or the witch");
        case DecisionKind::robber:
            return asks(player_title(game_, open.player), " places a robber on the track, or none");
        case DecisionKind::ferry:
            return asks(render::offer_of(game_, allocator_).has(ActionKind::keep)
                            ? Words::of("keep the ferry at ", cell_text(open.x, open.y), ", or let it join other roads")
                            : Words::of("let the ferry at ", cell_text(open.x, open.y), " join two roads"));
        case DecisionKind::advance:
            return asks("choose whether ", named(open.colour), "'s marker or courier takes ",
                        counted(open.points, "point"));
        case DecisionKind::message:
            return asks("do what message ", open.number, " says (", render::message_text(open.number),
                        "), or take two points");
        case DecisionKind::message_meeple: return asks("choose the meeple that the message scores");
        case DecisionKind::crop: return asks("choose whether all add or remove a meeple");
        case DecisionKind::crop_add: return asks(player_title(game_, open.player), " adds a meeple, or none");
        case DecisionKind::crop_remove: return asks(player_title(game_, open.player), " takes a meeple home");
    }
    return asks("?");
}

HostString Summary::placing(const Decision& open) const {
    constexpr struct {
        ActionKind kind;
        const char* words;
    } further[] = {
        {ActionKind::barn, "put the barn on a corner"},
        {ActionKind::portal, "send a meeple through the portal"},
        {ActionKind::fly, "let a meeple fly"},
        {ActionKind::recall, "take the abbot back"},
        {ActionKind::fairy, "move the fairy"},
        {ActionKind::princess, "let the princess send a knight home"},
        {ActionKind::floor, "build a floor of a tower"},
        {ActionKind::tower, "put a meeple on a tower"},
        {ActionKind::acrobat, "let a meeple join acrobats"},
        {ActionKind::pyramid, "score a pyramid of acrobats"},
        {ActionKind::release, "take a meeple out of the lake"},
        {ActionKind::ransom, "pay a ransom first"},
    };
    const render::Offer offer = render::offer_of(game_, allocator_);
    HostString text(allocator_);
    int choices = 0;
    if (offer.has(ActionKind::place)) {
        text = render::text_of(allocator_, "put a ", render::has_further_kinds(game_) ? "figure" : "meeple", " on ",
                               type_name(game_, open.tile_type), " at ", cell_text(open.x, open.y));
        ++choices;
    }
    for (const auto& other : further) {
        if (!offer.has(other.kind)) continue;
        if (choices++ > 0) text += ", or ";
        text += other.words;
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
        const int river = render::river_tiles_left(game_);
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
    const bool by_sign = render::has_further_kinds(game_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) < 0) continue;
        const Supply supply = game_.supply(colour);
        parts.add(with_count(colour, supply.of(FigureKind::normal)));
        for (int kind = 1; kind < figure_kinds; ++kind) {
            const int count = supply.figures[kind];
            const auto figure = static_cast<FigureKind>(kind);
            if (by_sign && count > 0) parts.more(' ');
            for (int number = 0; by_sign && number < count; ++number) parts.more(render::sign_of(figure));
            if (!by_sign && count > 0) parts.more(" and ", counted(count, render::kind_text(figure)));
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
    const render::FigureKinds kinds = render::kinds_in_play(game_);
    if (!kinds.has_further() && game_.fairy_tile() < 0) return none();
    List parts(allocator_);
    for (int kind = 1; kind < figure_kinds; ++kind) {
        const auto figure = static_cast<FigureKind>(kind);
        if (kinds.has(figure)) parts.add(render::sign_of(figure), ' ', render::kind_text(figure));
    }
    if (game_.fairy_tile() >= 0) parts.add(render::sign_of_fairy, " with the fairy");
    return line("signs", parts.text());
}

HostString Summary::dragon() const {
    if (!game_.rules().plays(Expansion::princess_dragon)) return none();
    if (game_.dragon_tile() < 0) return line("dragon", "waits for a volcano");
    const LaidTile tile = game_.tile(game_.dragon_tile());
    return line("dragon", "at ", cell_text(tile.x, tile.y));
}

HostString Summary::fairy() const {
    if (game_.fairy_tile() < 0) return none();
    const LaidTile tile = game_.tile(game_.fairy_tile());
    for (int i = 0; i < game_.figure_count(); ++i) {
        const FigureView figure = game_.figure(i);
        if (!figure.fairy) continue;
        return line("fairy", "at ", cell_text(tile.x, tile.y), " beside ", named(figure.colour), "'s ",
                    render::role_text(game_, tile.x, tile.y, figure.segment, figure.kind));
    }
    return line("fairy", "at ", cell_text(tile.x, tile.y), ", beside nobody");
}

HostString Summary::floors() const {
    if (!game_.rules().plays(Expansion::tower)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.player_of(colour) >= 0) parts.add(with_count(colour, game_.supply(colour).floors));
    }
    return line("floors", parts.text(), " left to build");
}

HostString Summary::prisoners() const {
    List parts(allocator_);
    for (int i = 0; i < game_.prisoner_count(); ++i) {
        const Prisoner prisoner = game_.prisoner(i);
        parts.add(named(prisoner.holder), " holds ", named(prisoner.colour), "'s ", render::kind_text(prisoner.kind));
    }
    return parts.count() == 0 ? none() : line("prison", parts.text());
}

HostString Summary::abbeys() const {
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        if (game_.supply(static_cast<Colour>(i)).abbeys > 0) parts.add(named(static_cast<Colour>(i)));
    }
    return parts.count() == 0 ? none() : line("abbeys", "held by ", parts.text());
}

/// The sheep with each shepherd (HIL-5).
HostString Summary::flocks() const {
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.supply(colour).sheep > 0) parts.add(with_count(colour, game_.supply(colour).sheep));
    }
    return parts.count() == 0 ? none() : line("sheep", parts.text());
}

HostString Summary::bag() const {
    if (!game_.rules().plays(Expansion::hills_sheep)) return none();
    return line("bag", render::bag_text(game_));
}

HostString Summary::hills() const {
    const int tiles = game_.tiles_under_hills();
    return tiles == 0 ? none() : line("hills", counted(tiles, "tile"), " under them");
}

HostString Summary::big_top() const {
    if (!game_.rules().plays(Expansion::big_top)) return none();
    const Words animals = render::animals_text(game_);
    const auto unseen = animals.empty() ? Words("no animal left") : Words::of("animals not shown: ", animals);
    if (game_.big_top_tile() < 0) return line("big top", "waits for a circus; ", unseen);
    const LaidTile tile = game_.tile(game_.big_top_tile());
    return line("big top", "at ", cell_text(tile.x, tile.y), "; ", unseen);
}

/// Where the two figures of each colour stand, whose sum its points are (MSG-1, LVL-2).
HostString Summary::couriers() const {
    if (!game_.rules().plays(Expansion::messages)) return none();
    List parts(allocator_);
    for (int i = 0; i < game_.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game_.scoring_meeple(i);
        const int courier = game_.courier(meeple.colour);
        const int marker = meeple.total - courier;
        parts.add(with_count(meeple.colour, marker), " and ", courier);
        if (std::max(marker, courier) >= render::spaces_of_track)
            parts.more(" (spaces ", marker % render::spaces_of_track, " and ", courier % render::spaces_of_track, ')');
    }
    return line("track", "marker and courier: ", parts.text());
}

HostString Summary::messages() const {
    if (!game_.rules().plays(Expansion::messages)) return none();
    if (game_.messages_seen() == 0) return line("messages", "none seen yet");
    const int next = game_.next_message();
    const auto then = next == 0 ? Words() : Words::of("; the next one is ", next, ": ", render::message_text(next));
    return line("messages", "in this order: ", render::messages_text(game_), then);
}

HostString Summary::ferries() const {
    if (!game_.rules().plays(Expansion::ferries)) return none();
    return line("ferries", game_.ferry_count(), " on the board");
}

HostString Summary::gold() const {
    if (!game_.rules().plays(Expansion::gold)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (game_.ingots_of(colour) > 0) parts.add(with_count(colour, game_.ingots_of(colour)));
    }
    return line("gold", parts.text(), parts.count() > 0 ? "; " : "", counted(game_.ingots_aside(), "ingot"), " aside");
}

HostString Summary::place_of(const SpotView& spot) const {
    if (spot.tile < 0) return HostString("aside", allocator_);
    const LaidTile tile = game_.tile(spot.tile);
    return render::text_of(allocator_, "on ", feature_text(game_, tile.x, tile.y, spot.segment));
}

HostString Summary::mage() const {
    return game_.rules().plays(Expansion::mage) ? line("mage", place_of(game_.mage())) : none();
}

HostString Summary::witch() const {
    return game_.rules().plays(Expansion::mage) ? line("witch", place_of(game_.witch())) : none();
}

HostString Summary::robbers() const {
    if (!game_.rules().plays(Expansion::robbers)) return none();
    List parts(allocator_);
    for (int i = 0; i < max_colours; ++i) {
        const int space = game_.robber_space(static_cast<Colour>(i));
        if (space >= 0) parts.add(named(static_cast<Colour>(i)), " on space ", space);
    }
    return line("robbers", parts.count() == 0 ? HostString("none on the track", allocator_) : parts.text());
}

HostString Summary::record_of(Colour holder, int tiles, const char* feature) const {
    if (holder == Colour::none) return HostString("with nobody yet", allocator_);
    return render::text_of(allocator_, named(holder), ", for a ", feature, " of ", counted(tiles, "tile"));
}

HostString Summary::king() const {
    if (!game_.rules().plays(Expansion::king)) return none();
    return line("king", record_of(game_.king(), game_.largest_city(), "city"));
}

HostString Summary::baron() const {
    if (!game_.rules().plays(Expansion::king)) return none();
    return line("baron", record_of(game_.baron(), game_.longest_road(), "road"));
}

HostString Summary::hands() const {
    List parts(allocator_);
    for (int player = 0; player < game_.rules().players; ++player) {
        const Words hand = render::hand_text(game_, player);
        if (!hand.empty()) parts.add(render::player_name(game_, player), ": ", hand);
    }
    return parts.count() == 0 ? none() : line("hands", parts.text());
}

HostString Summary::hound(int number) const {
    const auto name = roman(number);
    if (!game_.hound_arrived(number))
        return render::text_of(allocator_, name, " comes at ", game_.hound_number(number));
    const int index = game_.hound_meeple(number);
    if (index < 0) return render::text_of(allocator_, name, " is gone");
    const FigureView meeple = game_.figure(index);
    const LaidTile tile = game_.tile(meeple.tile);
    return render::text_of(allocator_, name, " with ", named(meeple.colour), " at ", cell_text(tile.x, tile.y));
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

}  // namespace

void render_status(const Game& game, const TextOptions& options, HostString& text) {
    const Allocator allocator = text.get_allocator().host;
    const HostVector<HostString> lines = Summary(game, options, allocator).lines();
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
