#include "mistbank/render.hpp"
#include "render/expansions.hpp"

namespace mistbank {

namespace {

using render::cell_text;
using render::CellText;
using render::counted;
using render::feature_text;
using render::here;
using render::kind_text;
using render::player_name;
using render::roman;
using render::type_name;
using render::Words;

Words hound(const Event& event) { return Words::of("hound ", roman(event.count)); }

Words figure(const Event& event) { return Words::of("a ", name_of(event.colour), " ", kind_text(event.figure)); }

Words laid(const Game& game, const Event& event) {
    const auto where =
        Words::of(type_name(game, event.type), event.action == 0 ? " lies" : "", " at ", cell_text(event.x, event.y));
    if (event.action == 0) return Words::of(where, " from the start");
    const auto turns = event.count == 0 ? Words() : Words::of(", turned by ", counted(event.count, "quarter"));
    return Words::of(player_name(game, event.player), " lays ", where, turns);
}

Words ghosts(const Game& game, const Event& event, const char* one, const char* several) {
    return Words::of(counted(event.count, "ghost"), event.count == 1 ? one : several, here(game, event));
}

Words buried(const Game& game, const Event& event) {
    const Words from = event.from_segment == no_segment
                           ? Words("the supply")
                           : feature_text(game, event.from_x, event.from_y, event.from_segment);
    return Words::of(figure(event), " from ", from, " is buried on ", here(game, event));
}

/// Which mark has raised the points of a feature, or taken them all (INN-1 to INN-3): as the tiles may be off the board
/// again, it is told from the points.
const char* mark_in(const Game& game, const Event& event) {
    if (!game.rules().plays(Expansion::inns_cathedrals)) return "";
    const std::int64_t counted_once = std::int64_t{event.tiles} + event.coats;  // of any event, however odd
    if (event.feature == static_cast<int>(SegmentKind::road)) {
        return event.points == 0 || event.points > counted_once ? " with an inn" : "";
    }
    if (event.feature != static_cast<int>(SegmentKind::city)) return "";
    return event.points == 0 || event.points > 2 * counted_once ? " with a cathedral" : "";
}

/// What the points were counted from: "3 tiles, 1 coat, 1 colour".
Words reckoning(const Game& game, const Event& event) {
    const bool field = event.feature == static_cast<int>(SegmentKind::field);
    if (field)
        return Words::of(event.cities, event.cities == 1 ? " city" : " cities", ", ", counted(event.count, "colour"));
    const bool castle = event.feature == static_cast<int>(SegmentKind::castle);
    auto text = Words::of(counted(event.tiles, "tile"), castle ? " with mist" : mark_in(game, event));
    if (event.coats > 0) (text += ", ") += counted(event.coats, "coat");
    return Words::of(text, ", ", counted(event.count, "colour"));
}

Words scored_feature(const Event& event) {
    return Words::of("the ", name_of(static_cast<SegmentKind>(event.feature)), " at ", cell_text(event.x, event.y));
}

Words scored(const Game& game, const Event& event) {
    return Words::of(scored_feature(event), " scores ", event.points, event.count > 1 ? " for each colour: " : ": ",
                     reckoning(game, event));
}

Words pacified(const Game& game, const Event& event) {
    return Words::of(scored_feature(event), " gives up ", counted(event.points, "point"),
                     event.count > 1 ? " for each colour" : "", " to remove ghosts: ", reckoning(game, event));
}

Words points(const Event& event) {
    const char* who = event.colour == Colour::none ? "the team" : name_of(event.colour);
    const auto ghosts = event.count == 0 ? Words() : Words::of(" after paying for ", counted(event.count, "ghost"));
    const auto change = event.points < 0 ? Words::of(" loses ", counted(-event.points, "point"))
                                         : Words::of(" gets ", counted(event.points, "point"));
    return Words::of(who, change, ghosts, " and has ", event.total);
}

Words haunted(const Game& game, const Event& event) {
    const auto number = event.count > 1 ? Words::of(": ", counted(event.count, "ghost"), " now") : Words();
    return Words::of("a ghost comes to the ", name_of(event.colour), " ", kind_text(event.figure), " on ",
                     here(game, event), number);
}

Words won(const Event& event) {
    if (event.colour == Colour::none) return "the goal is reached: the game is won";
    return Words::of(name_of(event.colour), " wins with ", counted(event.total, "point"));
}

Words hound_arrived(const Game& game, const Event& event) {
    return Words::of(hound(event), " goes to the ", name_of(event.colour), " meeple on ", here(game, event));
}

Words hound_scored(const Event& event) {
    return Words::of(hound(event), " with the ", name_of(event.colour), " meeple scores ", event.points,
                     " for the ghosts on the board and leaves the game");
}

Words lost(const Event& event) {
    const std::string_view reason = render::loss_text(static_cast<LossReason>(event.count));
    return Words::of("the game is lost", reason.empty() ? "" : ": ", reason);
}

}  // namespace

Sentence sentence(const Game& game, const Event& event) {
    switch (event.kind) {
        case EventKind::turn_began:
            return Words::of("turn ", event.total, " begins: ", player_name(game, event.player));
        case EventKind::tile_drawn:
            return Words::of(player_name(game, event.player), " draws ", type_name(game, event.type));
        case EventKind::tile_set_aside: return Words::of(type_name(game, event.type), " fits nowhere and is set aside");
        case EventKind::tile_laid: return laid(game, event);
        case EventKind::bank_finished: return Words::of(here(game, event), " is finished");
        case EventKind::ghosts_placed: return ghosts(game, event, " comes to ", " come to ");
        case EventKind::ghosts_removed: return ghosts(game, event, " leaves ", " leave ");
        case EventKind::figure_placed: return Words::of(figure(event), " is placed on ", here(game, event));
        case EventKind::figure_returned: return Words::of(figure(event), " comes back from ", here(game, event));
        case EventKind::meeple_buried: return buried(game, event);
        case EventKind::cemetery_closed: return Words::of(here(game, event), " is closed");
        case EventKind::feature_scored: return scored(game, event);
        case EventKind::feature_pacified: return pacified(game, event);
        case EventKind::points_scored: return points(event);
        case EventKind::hound_arrived: return hound_arrived(game, event);
        case EventKind::hound_lost: return Words::of(hound(event), " is lost: no meeple is on the board");
        case EventKind::hound_scored: return hound_scored(event);
        case EventKind::hound_buried: return Words::of(hound(event), " leaves the game with its buried meeple");
        case EventKind::pile_opened:
            return Words::of("pile ", roman(event.count), " opens with ", counted(event.total, "tile"));
        case EventKind::face_down_laid:
            return Words::of(player_name(game, event.player), " lays a tile face down at ",
                             cell_text(event.x, event.y));
        case EventKind::won: return won(event);
        case EventKind::lost: return lost(event);
        case EventKind::meeple_haunted: return haunted(game, event);
        case EventKind::meeple_scared:
            return Words::of("the third ghost drives the ", name_of(event.colour), " ", kind_text(event.figure),
                             " off ", here(game, event));
        case EventKind::guard_gained: return Words::of(name_of(event.colour), " gets a guard from the reserve");
        case EventKind::final_scoring: return "the last tile has been played: the final scoring";
        case EventKind::feature_scored_at_end: return Words::of("at the end ", scored(game, event));
        case EventKind::tile_taken:
            return Words::of(name_of(event.colour), " takes ",
                             event.type < 0 ? Words("a tile") : Words(type_name(game, event.type)), " into the hand");
        case EventKind::tile_returned:
            return Words::of(type_name(game, event.type), " fits nowhere and goes back into the pile");
        case EventKind::hole_filled:
            return Words::of(player_name(game, event.player), " fills the hole at ", cell_text(event.x, event.y),
                             " and has another turn");
        case EventKind::hand_set_aside: return Words::of("no tile of ", name_of(event.colour), "'s hand fits");
        default: return render::sentence_of_expansion(game, event);
    }
}

}  // namespace mistbank
