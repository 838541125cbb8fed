#include "reference/situations.hpp"

#include <algorithm>
#include <vector>

namespace mistbank_reference {

using namespace mistbank;

namespace {

using Kind = EventKind;

// A sequence of events within a turn, possibly with other events in between.
struct Sequence {
    const char* name;
    std::vector<Kind> kinds;
};

const std::vector<Sequence> sequences = {
    {"MIS-5 two banks finished by one tile", {Kind::bank_finished, Kind::bank_finished}},
    {"MIS-5 one segment finished, another gets ghosts", {Kind::bank_finished, Kind::ghosts_placed}},
    {"COO-10 three scorings", {Kind::feature_scored, Kind::feature_scored, Kind::feature_scored}},
    {"COO-12 a win after ghosts taken", {Kind::feature_pacified, Kind::feature_scored, Kind::won}},
    {"CEM-6 two cemeteries closed", {Kind::cemetery_closed, Kind::cemetery_closed}},
    {"CEM-7 a hound buried in 3c", {Kind::face_down_laid, Kind::hound_buried}},
    {"HAU-2 a face-down tile closes a cemetery", {Kind::face_down_laid, Kind::cemetery_closed}},
    {"LVL-3 two piles opened", {Kind::pile_opened, Kind::pile_opened}},
    {"LVL-4 a pile opened in step 3 serves 3c", {Kind::pile_opened, Kind::face_down_laid}},
    {"HND-3 ghosts off two tiles",
     {Kind::hound_arrived, Kind::ghosts_removed, Kind::ghosts_removed, Kind::pile_opened}},
    {"HND-5 both hounds score", {Kind::hound_scored, Kind::hound_scored}},
    {"HND-6 hound points bring a hound", {Kind::hound_scored, Kind::points_scored, Kind::pile_opened}},
    {"HND-6 a win after hound points", {Kind::hound_scored, Kind::points_scored, Kind::won}},
    {"CMP-7 a shared win", {Kind::final_scoring, Kind::won, Kind::won}},
    {"GCC-4 another's meeple and one's own", {Kind::meeple_haunted, Kind::meeple_haunted}},
    {"GCC-6 scared, and placed again", {Kind::meeple_scared, Kind::figure_returned, Kind::figure_placed}},
};

template <class Test>
bool any(const Turn& turn, Kind kind, const Test& test) {
    return std::any_of(turn.begin(), turn.end(), [&](const Event& event) { return event.kind == kind && test(event); });
}

bool lost_for_want_of_a_tile(const Turn& turn, bool laid) {
    const auto by_tiles = [](const Event& event) { return event.count == static_cast<int>(LossReason::tiles); };
    return happened(turn, {Kind::tile_laid}) == laid && any(turn, Kind::lost, by_tiles);
}

bool scored_at_end(const Turn& turn, SegmentKind kind) {
    return any(turn, Kind::feature_scored_at_end,
               [&](const Event& event) { return event.feature == static_cast<int>(kind) && event.points > 0; });
}

bool paid_for_ghosts(const Turn& turn, bool down_to_nothing) {
    return any(turn, Kind::points_scored,
               [&](const Event& event) { return event.count > 0 && (event.total == 0) == down_to_nothing; });
}

void count_turn(const Turn& turn, Situations& situations) {
    const auto count = [&](const char* name, bool is_there) { situations[name] += is_there ? 1 : 0; };
    for (const Sequence& sequence : sequences) count(sequence.name, happened(turn, sequence.kinds));
    const bool is_end = happened(turn, {Kind::final_scoring});
    const bool laid = happened(turn, {Kind::tile_laid});
    count("CEM-2 buried out of a supply",
          any(turn, Kind::meeple_buried, [](const Event& event) { return event.from_segment == no_segment; }));
    count("LVL-4 no tile for 1a", lost_for_want_of_a_tile(turn, false));
    count("LVL-4 no tile for 3c", lost_for_want_of_a_tile(turn, true));
    count("CMP-5 the last tile set aside", is_end && !laid && happened(turn, {Kind::tile_set_aside}));
    count("CMP-6 a monastery scores", scored_at_end(turn, SegmentKind::monastery));
    count("FLD-2 a field scores", scored_at_end(turn, SegmentKind::field));
    count("GCC-11 a castle scores", scored_at_end(turn, SegmentKind::castle));
    count("GCC-8 ghosts cost points", !is_end && paid_for_ghosts(turn, false));
    count("GCC-8 ghosts cost all points", !is_end && paid_for_ghosts(turn, true));
    count("GCC-9 ghosts cost points in the end", is_end && paid_for_ghosts(turn, false));
}

bool used_up_a_reserve(const Game& game) {
    if (!game.rules().plays(Expansion::ghosts_castles_cemeteries)) return false;
    for (int i = 0; i < game.rules().colour_count; ++i) {
        if (game.supply(game.rules().colours[i]).reserve == 0) return true;
    }
    return false;
}

// LVL-1, BAS-1, DEM-1, GCC-14: whether segments of this kind are only scenery.
bool has_none(const Rules& rules, SegmentKind kind) {
    if (rules.system == System::cooperative) return rules.level == 1;
    if (!rules.plays(Expansion::ghosts_castles_cemeteries)) return true;
    return kind == SegmentKind::castle ? !rules.castles : !rules.cemeteries;
}

bool is_surrounded(const Game& game, const LaidTile& tile) {
    for (int y = tile.y - 1; y <= tile.y + 1; ++y) {
        for (int x = tile.x - 1; x <= tile.x + 1; ++x) {
            if (game.tile_at(x, y) < 0) return false;
        }
    }
    return true;
}

bool surrounded_for_nothing(const Game& game, SegmentKind kind) {
    if (!has_none(game.rules(), kind)) return false;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        if (!tile.face_down && game.type(tile.type).has(kind) && is_surrounded(game, tile)) return true;
    }
    return false;
}

}  // namespace

bool happened(const Turn& turn, const std::vector<Kind>& kinds) {
    std::size_t next = 0;
    for (const Event& event : turn) {
        if (next < kinds.size() && event.kind == kinds[next]) ++next;
    }
    return next == kinds.size();
}

std::vector<Turn> turns_of(const Game& game) {
    std::vector<Turn> turns(1);
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        if (game.events()[i].kind == Kind::turn_began) turns.emplace_back();
        turns.back().push_back(game.events()[i]);
    }
    return turns;
}

void count_situations(const Game& game, Situations& situations) {
    for (const Turn& turn : turns_of(game)) count_turn(turn, situations);
    situations["LVL-1 a castle for the looks of it, surrounded"] +=
        surrounded_for_nothing(game, SegmentKind::castle) ? 1 : 0;
    situations["LVL-1 a cemetery for the looks of it, surrounded"] +=
        surrounded_for_nothing(game, SegmentKind::cemetery) ? 1 : 0;
    situations["GCC-10 a reserve of guards used up"] += used_up_a_reserve(game) ? 1 : 0;
}

}  // namespace mistbank_reference
