#include "render/words.hpp"

#include "render/turned_segments.hpp"
#include "rules/actions.hpp"
#include "rules/description.hpp"
#include "rules/figure_kinds.hpp"
#include "rules/player_names.hpp"

namespace mistbank::render {

Words counted(int count, const char* noun) { return Words::of(count, ' ', noun, count == 1 ? "" : "s"); }

CellText cell_text(int x, int y) { return CellText::of(x, ',', y); }

Words feature_text(const Game& game, int x, int y, int segment) {
    const char* kind = "feature";
    const int index = game.tile_at(x, y);
    if (index >= 0 && game.tile(index).type >= 0) {
        const TileType& type = game.type(game.tile(index).type);
        if (segment < type.segment_count) kind = name_of(type.segments[segment].kind);
    }
    return Words::of("the ", kind, " at ", cell_text(x, y));
}

constexpr const char* side_names[] = {"north", "east", "south", "west"};

namespace {

/// A text that joins parts with the same words between them.
class Joined {
public:
    explicit Joined(const char* between) : between_(between) {}
    template <class... Parts>
    void add(const Parts&... parts) {
        words += words.empty() ? "" : between_;
        words += Words::of(parts...);
    }

    Words words;

private:
    const char* between_;
};

/// Returns the names of half sides. A corner with both of its halves has one name, and so has a side with both halves.
Words halves_text(unsigned halves) {
    constexpr const char* corners[] = {"north-west", "north-east", "south-east", "south-west"};
    Joined names(" and ");
    for (int side = 0; side < 4; ++side) {
        const unsigned both = 3u << 2 * side;
        if ((halves & both) != both) continue;
        names.add(side_names[side]);
        halves &= ~both;
    }
    for (int corner = 0; corner < 4; ++corner) {
        const unsigned both = 1u << 2 * corner | 1u << (2 * corner + 7) % 8;
        if ((halves & both) != both) continue;
        names.add(corners[corner]);
        halves &= ~both;
    }
    for (int half = 0; half < 8; ++half) {  // clockwise, starting with the west half of the north side
        const int side = half / 2;
        const int towards = (half % 2 == 0 ? side + 3 : side + 1) % 4;
        if ((halves >> half & 1u) != 0) names.add(side_names[side], " (", side_names[towards], " half)");
    }
    return names.words;
}

}  // namespace

Words sides_text(const Game& game, int tile, int segment) {
    const LaidTile laid = tile >= 0 ? game.tile(tile) : LaidTile{};
    if (tile < 0 || laid.type < 0 || segment >= game.type(laid.type).segment_count) return "";
    const TurnedSegment reached = turned(game.type(laid.type), laid.rotation).segments[segment];
    const int count = reached.side_count();
    if (count == 4 || reached.halves == 0xFFu) return "on all sides";
    if (reached.kind == SegmentKind::field) return halves_text(reached.halves);
    Joined names(element_of(reached.kind).between_sides);
    for (int side = 0; side < 4; ++side) {
        if (count == 3 && !reached.reaches(side)) names.add("all but ", side_names[side]);
        if (count < 3 && reached.reaches(side)) names.add(side_names[side]);
    }
    return names.words;
}

Words road_text(const Game& game, int x, int y, int segment) {
    const int tile = game.tile_at(x, y);
    if (tile < 0 || game.tile(tile).type < 0) return Words::of("road ", segment);
    const Turned printed = turned(game.type(game.tile(tile).type), game.tile(tile).rotation);
    for (int side = 0; side < 4; ++side) {
        if (segment < printed.count && printed.segments[segment].reaches(side))
            return Words::of("the ", side_names[side], " road");
    }
    return Words::of("road ", segment);
}

Words here(const Game& game, const Event& event) { return feature_text(game, event.x, event.y, event.segment); }

const char* kind_text(FigureKind kind) { return title_of(kind); }

const char* role_text(const Game& game, int x, int y, int segment, FigureKind kind) {
    const int tile = game.tile_at(x, y);
    if (kind != FigureKind::normal || tile < 0 || game.tile(tile).type < 0) return kind_text(kind);
    const TileType& type = game.type(game.tile(tile).type);
    return segment < type.segment_count ? role_on(type.segments[static_cast<std::size_t>(segment)].kind) : "meeple";
}

FigureKinds kinds_in_play(const Game& game) {
    FigureKinds kinds;
    for (int i = 0; i < max_colours; ++i) {
        const Supply supply = game.supply(static_cast<Colour>(i));
        for (int kind = 0; kind < figure_kinds; ++kind) {
            if (supply.figures[kind] > 0) kinds.include(static_cast<FigureKind>(kind));
        }
        if (supply.reserve > 0) kinds.include(FigureKind::guard);
    }
    const int count = game.figure_count();
    for (int i = 0; i < count; ++i) kinds.include(game.figure(i).kind);
    for (int i = 0; i < game.prisoner_count(); ++i) kinds.include(game.prisoner(i).kind);
    return kinds;
}

bool has_further_kinds(const Game& game) { return kinds_in_play(game).has_further(); }

int river_tiles_left(const Game& game) {
    int count = 0;
    for (int type = 0; type < game.type_count(); ++type) {
        if (game.type(type).has(SegmentKind::river)) count += game.unseen(type);
    }
    return count;
}

Offer offer_of(const Game& game, const Allocator& allocator) {
    Offer offer;
    for (const Action& action : game.legal_actions(allocator)) offer.include(action.kind);
    return offer;
}

Words hand_text(const Game& game, int player) {
    const int size = game.hand_size(player);
    Words tiles;
    for (int place = 0; place < size; ++place) {
        const int type = game.hand(player, place);
        if (type < 0) return counted(size, "tile");
        (tiles += place > 0 ? ", " : "") += type_name(game, type);
    }
    return tiles;
}

const char* chance_text(const Game& game, const Allocator& allocator) {
    const Offer offer = offer_of(game, allocator);
    for (const ActionDescription& action : action_descriptions) {
        if (action.spec != nullptr && action.spec->outcome != nullptr && offer.has(action.spec->kind)) {
            return action.spec->outcome;
        }
    }
    return "the random result";
}

const char* part_text(int part) { return part < 2 ? "" : part == 2 ? ", second part" : ", third part"; }

const char* expansion_title(Expansion expansion) {
    const auto number = static_cast<std::size_t>(expansion);
    return number < expansion_count ? expansion_rules[number].description->title : "?";
}

GameText game_text(const Rules& rules) {
    GameText text;
    for (int i = 0; i < expansion_count; ++i) {
        const auto expansion = static_cast<Expansion>(i);
        if (rules.plays(expansion)) (text += text.empty() ? "" : ", ") += expansion_title(expansion);
    }
    const bool alone =
        rules.expansions == bit(Expansion::ghosts_castles_cemeteries) && rules.system == System::base && rules.farmers;
    if (alone) return text;
    const char* const game = rules.system == System::demo ? "demo"
                             : rules.farmers              ? "base game"
                                                          : "base game without farmers";
    return text.empty() ? GameText(game) : GameText::of(game, " with ", text);
}

ShortText<11> roman(int number) {
    if (number < 1 || number > 3) return ShortText<11>::of(number);
    return std::string_view("III").substr(0, static_cast<std::size_t>(number));
}

/// Returns the placeholder of a player; "the player" if the player has no colours. Sets `plays_all` if the player has
/// no rivals or no colours.
static Words named_by(const Game& game, int player, NameForm form, bool& plays_all) {
    unsigned colours = 0;
    plays_all = true;
    for (int colour = 0; colour < max_colours; ++colour) {
        const int owner = game.player_of(static_cast<Colour>(colour));
        if (owner == player) colours |= 1u << colour;
        if (owner >= 0 && owner != player) plays_all = false;
    }
    plays_all = plays_all || colours == 0;
    if (colours == 0) return "the player";
    return mark_of(colours, plays_all ? NameForm::alone : form);
}

Words player_name(const Game& game, int player) {
    bool plays_all = false;
    return named_by(game, player, NameForm::plain, plays_all);
}

Words player_title(const Game& game, int player) {
    bool plays_all = false;
    const Words name = named_by(game, player, NameForm::listed, plays_all);
    return plays_all ? name : Words::of("player ", player + 1, " (", name, ')');
}

TileId type_name(const Game& game, int type) {
    return type >= 0 && type < game.type_count() ? game.type(type).id : TileId("?");
}

}  // namespace mistbank::render
