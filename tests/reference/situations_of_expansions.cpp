#include <algorithm>

#include "reference/situations.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

using Kind = EventKind;

// A condition on an event. in_order() checks that a turn has events that meet several conditions, in the order of the
// conditions.
using Test = bool (*)(const Event& event);

bool in_order(const Turn& turn, const std::vector<Test>& tests) {
    std::size_t next = 0;
    for (const Event& event : turn) {
        if (next < tests.size() && tests[next](event)) ++next;
    }
    return next == tests.size();
}

template <Kind kind>
bool is(const Event& event) {
    return event.kind == kind;
}

template <Kind kind, FigureKind figure>
bool is(const Event& event) {
    return event.kind == kind && event.figure == figure;
}

bool pays_for_ghosts(const Event& event) { return event.kind == Kind::points_scored && event.count > 0; }

bool is_feature(const Event& event, Kind kind, SegmentKind feature) {
    return event.kind == kind && event.feature == static_cast<int>(feature);
}

template <Kind kind>
bool scores_garden(const Event& event) {
    return is_feature(event, kind, SegmentKind::garden) && event.points > 0;
}

bool scores_inn(const Event& event) {
    return is_feature(event, Kind::feature_scored, SegmentKind::road) && event.points == 2 * event.tiles;
}

bool scores_cathedral(const Event& event) {
    const int parts = event.tiles + event.coats;
    return is_feature(event, Kind::feature_scored, SegmentKind::city) && event.points == 3 * parts;
}

const std::vector<std::pair<const char*, std::vector<Test>>> sequences = {
    {"ABT-2 a garden scores", {scores_garden<Kind::feature_scored>}},
    {"ABT-2 a garden scores in the end", {scores_garden<Kind::feature_scored_at_end>}},
    {"ABT-5 an abbot pays for his ghosts", {is<Kind::abbot_recalled>, pays_for_ghosts}},
    {"ABT TRB taken back, and placed in the second part",
     {is<Kind::abbot_recalled>, is<Kind::part_began>, is<Kind::figure_placed, FigureKind::abbot>}},
    {"GCC-6 an abbot scared", {is<Kind::meeple_scared, FigureKind::abbot>}},
    {"INN-1 a road with an inn scores", {scores_inn}},
    {"INN-3 a city with a cathedral scores", {scores_cathedral}},
    {"MEET-6 ghosts in both parts", {is<Kind::meeple_haunted>, is<Kind::part_began>, is<Kind::meeple_haunted>}},
    {"MEET-8 a ghost sends a builder home",
     {is<Kind::meeple_scared>, is<Kind::figure_returned, FigureKind::builder>, is<Kind::figure_placed>}},
    {"MEET-8 a ghost sends a pig home", {is<Kind::meeple_scared>, is<Kind::figure_returned, FigureKind::pig>}},
    {"MEET-9 a large meeple haunted", {is<Kind::meeple_haunted, FigureKind::large>}},
    {"MEET-9 an abbot haunted", {is<Kind::meeple_haunted, FigureKind::abbot>}},
    {"TRB-2 a good shared", {is<Kind::goods_scored>, is<Kind::goods_scored>}},
    {"TRB-5 a second part after the builder went home",
     {is<Kind::figure_returned, FigureKind::builder>, is<Kind::part_began>}},
    {"TRB-5 a second part, and the builder placed in it",
     {is<Kind::part_began>, is<Kind::figure_placed, FigureKind::builder>}},
};

// INN-5: whether two colours have one meeple each in a scored feature, and the colour with the large meeple takes all
// points.
bool large_one_wins(const Turn& turn) {
    for (std::size_t i = 0; i < turn.size(); ++i) {
        if (turn[i].kind != Kind::feature_scored || turn[i].count != 1) continue;
        std::vector<Event> returned;
        for (std::size_t j = i + 1; j < turn.size() && turn[j].kind != Kind::feature_scored; ++j) {
            if (turn[j].kind == Kind::figure_returned && turn[j].figure != FigureKind::builder)
                returned.push_back(turn[j]);
        }
        if (returned.size() != 2 || returned[0].colour == returned[1].colour) continue;
        if (returned[0].figure == FigureKind::large || returned[1].figure == FigureKind::large) return true;
    }
    return false;
}

bool same_place(const Event& first, const Event& second) {
    return first.x == second.x && first.y == second.y && first.segment == second.segment;
}

// MEET-15: whether a large meeple returns from a cemetery whose keepers gain a guard.
bool large_keeper_returns(const Turn& turn) {
    for (const Event& gained : turn) {
        if (gained.kind != Kind::guard_gained) continue;
        for (const Event& event : turn) {
            if (is<Kind::figure_returned, FigureKind::large>(event) && same_place(event, gained)) return true;
        }
    }
    return false;
}

// TRB-8: whether a colour scores four points for each city of a field, because of its pig.
bool pig_scores(const Turn& turn) {
    for (std::size_t i = 0; i + 1 < turn.size(); ++i) {
        if (!is_feature(turn[i], Kind::feature_scored_at_end, SegmentKind::field) || turn[i].cities == 0) continue;
        for (std::size_t j = i + 1; j < turn.size() && turn[j].kind == Kind::points_scored; ++j) {
            if (turn[j].points == 4 * turn[i].cities) return true;
        }
    }
    return false;
}

// MEET-28: whether goods are taken from a city without meeples.
bool takes_goods_of_a_deserted_city(const Turn& turn) {
    for (const Event& event : turn) {
        if (is_feature(event, Kind::feature_scored, SegmentKind::city)) return false;
        if (event.kind == Kind::goods_taken) return true;
    }
    return false;
}

// Whether the game ends in the second part of a turn before a tile is laid in that part (CMP-5, TRB-6).
bool ends_in_second_part_without_a_tile(const Turn& turn) {
    bool second = false;
    bool laid = false;
    for (const Event& event : turn) {
        if (event.kind == Kind::part_began) second = true;
        if (event.kind == Kind::tile_laid && second) laid = true;
        if (event.kind == Kind::final_scoring) return second && !laid;
    }
    return false;
}

bool is_river(const Game& game, const Event& event, Kind kind) {
    return event.kind == kind && game.type(event.type).has(SegmentKind::river);
}

void count_river(const Game& game, const Turn& turn, Situations& situations) {
    bool second = false;
    for (const Event& event : turn) {
        if (event.kind == Kind::part_began) second = true;
        const bool laid = is_river(game, event, Kind::tile_laid);
        const bool aside = is_river(game, event, Kind::tile_set_aside);
        const bool spring = (laid || aside) && game.type(event.type).has(Mark::spring);
        const bool lake = (laid || aside) && game.type(event.type).has(Mark::lake);
        situations["RIV-2 the lake laid"] += laid && lake ? 1 : 0;
        situations["RIV-6 a river tile set aside"] += aside && !lake && !spring ? 1 : 0;
        situations["RIV-6 the lake set aside"] += aside && lake ? 1 : 0;
        situations["RIV-7 the spring laid beside the start"] += laid && spring && event.action > 0 ? 1 : 0;
        situations["RIV TRB a river tile in a second part"] += laid && second ? 1 : 0;
    }
}

// Whether an occupied incomplete feature scores nothing because of this mark (INN-2, INN-3).
bool is_worth_nothing(const Feature& feature, Mark mark) {
    const bool held = std::any_of(std::begin(feature.meeples), std::end(feature.meeples), [](int n) { return n > 0; });
    return held && !feature.complete && (feature.marks & bit(mark)) != 0;
}

void count_end(const Game& game, Situations& situations) {
    for (const Feature& feature : game.features()) {
        situations["INN-2 an inn worth nothing in the end"] += is_worth_nothing(feature, Mark::inn) ? 1 : 0;
        situations["INN-3 a cathedral worth nothing in the end"] += is_worth_nothing(feature, Mark::cathedral) ? 1 : 0;
    }
}

}  // namespace

void count_situations_of_expansions(const Game& game, Situations& situations) {
    for (const Turn& turn : turns_of(game)) {
        for (const auto& [name, tests] : sequences) situations[name] += in_order(turn, tests) ? 1 : 0;
        situations["INN-5 a large meeple takes all"] += large_one_wins(turn) ? 1 : 0;
        situations["MEET-15 a large keeper"] += large_keeper_returns(turn) ? 1 : 0;
        situations["TRB-1 goods of a city without meeples"] += takes_goods_of_a_deserted_city(turn) ? 1 : 0;
        situations["TRB-8 a pig scores"] += pig_scores(turn) ? 1 : 0;
        situations["CMP-5 no tile for the second part"] += ends_in_second_part_without_a_tile(turn) ? 1 : 0;
        count_river(game, turn, situations);
    }
    count_end(game, situations);
}

}  // namespace mistbank_reference
