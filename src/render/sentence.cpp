#include "mistbank/render.hpp"
#include "render/words.hpp"

namespace mistbank {

namespace {

using render::cell_text;
using render::counted;
using render::feature_text;
using render::player_name;
using render::roman;
using render::type_name;

std::string here(const Game& game, const Event& event) { return feature_text(game, event.x, event.y, event.segment); }

std::string hound(const Event& event) { return "hound " + roman(event.count); }

std::string figure(const Event& event) {
    return std::string("a ") + name_of(event.colour) + (event.figure == 1 ? " guard" : " meeple");
}

std::string laid(const Game& game, const Event& event) {
    const std::string where =
        type_name(game, event.type) + (event.action == 0 ? " lies" : "") + " at " + cell_text(event.x, event.y);
    if (event.action == 0) return where + " from the start";
    const std::string turns = event.count == 0 ? "" : ", turned by " + counted(event.count, "quarter");
    return player_name(game, event.player) + " lays " + where + turns;
}

std::string ghosts(const Game& game, const Event& event, const char* one, const char* several) {
    return counted(event.count, "ghost") + (event.count == 1 ? one : several) + here(game, event);
}

std::string buried(const Game& game, const Event& event) {
    const std::string from = event.from_segment == no_segment
                                 ? "the supply"
                                 : feature_text(game, event.from_x, event.from_y, event.from_segment);
    return figure(event) + " from " + from + " is buried on " + here(game, event);
}

/// What the points were counted from: "3 tiles, 1 coat, 1 colour".
std::string reckoning(const Event& event) {
    const bool field = event.feature == static_cast<int>(SegmentKind::field);
    if (field)
        return std::to_string(event.cities) + (event.cities == 1 ? " city" : " cities") + ", " +
               counted(event.count, "colour");
    const bool castle = event.feature == static_cast<int>(SegmentKind::castle);
    std::string text = counted(event.tiles, "tile") + (castle ? " with mist" : "");
    if (event.coats > 0) text += ", " + counted(event.coats, "coat");
    return text + ", " + counted(event.count, "colour");
}

std::string scored_feature(const Event& event) {
    return std::string("the ") + name_of(static_cast<SegmentKind>(event.feature)) + " at " +
           cell_text(event.x, event.y);
}

std::string scored(const Event& event) {
    return scored_feature(event) + " scores " + std::to_string(event.points) +
           (event.count > 1 ? " for each colour: " : ": ") + reckoning(event);
}

std::string pacified(const Event& event) {
    return scored_feature(event) + " gives up " + counted(event.points, "point") +
           (event.count > 1 ? " for each colour" : "") + " to remove ghosts: " + reckoning(event);
}

std::string points(const Event& event) {
    const std::string who = event.colour == Colour::none ? "the team" : name_of(event.colour);
    const std::string ghosts = event.count == 0 ? "" : " after paying for " + counted(event.count, "ghost");
    const std::string change =
        event.points < 0 ? " loses " + counted(-event.points, "point") : " gets " + counted(event.points, "point");
    return who + change + ghosts + " and has " + std::to_string(event.total);
}

std::string haunted(const Game& game, const Event& event) {
    return "a ghost comes to the " + std::string(name_of(event.colour)) + " meeple on " + here(game, event) +
           (event.count > 1 ? ": " + counted(event.count, "ghost") + " now" : "");
}

std::string won(const Event& event) {
    if (event.colour == Colour::none) return "the goal is reached: the game is won";
    return std::string(name_of(event.colour)) + " wins with " + counted(event.total, "point");
}

std::string hound_arrived(const Game& game, const Event& event) {
    return hound(event) + " goes to the " + name_of(event.colour) + " meeple on " + here(game, event);
}

std::string hound_scored(const Event& event) {
    return hound(event) + " with the " + name_of(event.colour) + " meeple scores " + std::to_string(event.points) +
           " for the ghosts on the board and leaves the game";
}

std::string lost(const Event& event) {
    switch (static_cast<LossReason>(event.count)) {
        case LossReason::ghosts: return "the game is lost: the supply holds too few ghosts";
        case LossReason::tiles: return "the game is lost: no tile is left to draw";
        case LossReason::pile: return "the game is lost: the pile is empty and its number not reached";
        case LossReason::none: break;
    }
    return "the game is lost";
}

}  // namespace

std::string sentence(const Game& game, const Event& event) {
    switch (event.kind) {
        case EventKind::turn_began:
            return "turn " + std::to_string(event.total) + " begins: " + player_name(game, event.player);
        case EventKind::tile_drawn: return player_name(game, event.player) + " draws " + type_name(game, event.type);
        case EventKind::tile_set_aside: return type_name(game, event.type) + " fits nowhere and is set aside";
        case EventKind::tile_laid: return laid(game, event);
        case EventKind::bank_finished: return here(game, event) + " is finished";
        case EventKind::ghosts_placed: return ghosts(game, event, " comes to ", " come to ");
        case EventKind::ghosts_removed: return ghosts(game, event, " leaves ", " leave ");
        case EventKind::meeple_placed: return figure(event) + " is placed on " + here(game, event);
        case EventKind::meeple_returned: return figure(event) + " comes back from " + here(game, event);
        case EventKind::meeple_buried: return buried(game, event);
        case EventKind::cemetery_closed: return here(game, event) + " is closed";
        case EventKind::feature_scored: return scored(event);
        case EventKind::feature_pacified: return pacified(event);
        case EventKind::points_scored: return points(event);
        case EventKind::hound_arrived: return hound_arrived(game, event);
        case EventKind::hound_lost: return hound(event) + " is lost: no meeple is on the board";
        case EventKind::hound_scored: return hound_scored(event);
        case EventKind::hound_buried: return hound(event) + " leaves the game with its buried meeple";
        case EventKind::pile_opened:
            return "pile " + roman(event.count) + " opens with " + counted(event.total, "tile");
        case EventKind::face_down_laid:
            return player_name(game, event.player) + " lays a tile face down at " + cell_text(event.x, event.y);
        case EventKind::won: return won(event);
        case EventKind::lost: return lost(event);
        case EventKind::meeple_haunted: return haunted(game, event);
        case EventKind::meeple_scared:
            return "the third ghost drives the " + std::string(name_of(event.colour)) + " meeple off " +
                   here(game, event);
        case EventKind::guard_gained: return std::string(name_of(event.colour)) + " gets a guard from the reserve";
        case EventKind::final_scoring: return "the last tile has been played: the final scoring";
        case EventKind::feature_scored_at_end: return "at the end " + scored(event);
    }
    return "?";
}

}  // namespace mistbank
