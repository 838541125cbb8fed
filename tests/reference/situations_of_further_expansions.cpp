// Counts situations of the dragon, towers, abbeys and flying machines, based on the events of a turn.
#include <algorithm>

#include "reference/situations.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

using Kind = EventKind;

bool any(const Turn& turn, Kind kind) {
    return std::any_of(turn.begin(), turn.end(), [=](const Event& event) { return event.kind == kind; });
}

// Whether, after an event of kind `cause` that is about a figure of another kind, a figure of this kind returns to its
// supply directly after another returned figure.
bool sends_home(const Turn& turn, Kind cause, FigureKind figure) {
    bool caused = false;
    for (std::size_t i = 0; i < turn.size(); ++i) {
        const bool same_cause = turn[i].kind == cause && turn[i].figure != figure;
        caused = caused || same_cause;
        if (caused && turn[i].kind == Kind::figure_returned && turn[i].figure == figure &&
            turn[i - 1].kind == Kind::figure_returned)
            return true;
    }
    return false;
}

// PRD-7: whether the dragon stops before its sixth step.
bool ends_in_dead_end(const Turn& turn) {
    int last = 0;
    bool ended = false;
    for (const Event& event : turn) {
        if (event.kind != Kind::dragon_moved || event.count == 0) continue;
        ended = ended || (event.count <= last && last < 6);
        last = event.count;
    }
    return ended || (last > 0 && last < 6);
}

bool flies_to_another_volcano(const Turn& turn) {
    return std::any_of(turn.begin(), turn.end(), [](const Event& event) {
        return event.kind == Kind::dragon_moved && event.count == 0 && event.from_segment != no_segment;
    });
}

bool shuffles_back(const Turn& turn) {
    return std::any_of(turn.begin(), turn.end(),
                       [](const Event& event) { return event.kind == Kind::tiles_shuffled_back && event.amount > 0; });
}

// PRD-16: returns 1 if the fairy scores in the final scoring, otherwise 0.
int fairy_in_final_scoring(const Turn& turn) {
    bool final = false;
    for (const Event& event : turn) {
        final = final || event.kind == Kind::final_scoring;
        if (final && event.kind == Kind::fairy_scored) return 1;
    }
    return 0;
}

bool fairy_scores(const Turn& turn, int points) {
    return std::any_of(turn.begin(), turn.end(),
                       [=](const Event& event) { return event.kind == Kind::fairy_scored && event.points == points; });
}

bool is_field(const Event& event) {
    return event.kind == Kind::feature_scored && event.feature == static_cast<int>(SegmentKind::field);
}

// ABM-19, ABM-20: whether the turn scores a field and places a barn; if not `placed`, scores a field and places no
// barn.
bool scores_field(const Turn& turn, bool placed) {
    const bool barn = std::any_of(turn.begin(), turn.end(), [](const Event& event) {
        return event.kind == Kind::figure_placed && event.figure == FigureKind::barn;
    });
    return barn == placed && std::any_of(turn.begin(), turn.end(),
                                         [](const Event& event) { return is_field(event) && event.cities > 0; });
}

// ABM-11: whether a city is scored but nobody gets points.
bool city_for_nobody(const Turn& turn) {
    return std::any_of(turn.begin(), turn.end(), [](const Event& event) {
        return event.kind == Kind::feature_scored && event.feature == static_cast<int>(SegmentKind::city) &&
               event.count == 0;
    });
}

// FLY-6: whether several colours gain a guard from the same cemetery.
bool tied_keepers(const Turn& turn) {
    for (std::size_t i = 0; i + 1 < turn.size(); ++i) {
        const Event& first = turn[i];
        const Event& second = turn[i + 1];
        if (first.kind != Kind::guard_gained || second.kind != Kind::guard_gained) continue;
        if (first.x == second.x && first.y == second.y && first.colour != second.colour) return true;
    }
    return false;
}

SegmentKind kind_at(const Game& game, int x, int y, int segment) {
    const TileType& type = game.type(game.tile(game.tile_at(x, y)).type);
    return type.segments.at(static_cast<std::size_t>(segment)).kind;
}

bool is_keeper(const Game& game, const Event& event) {
    return event.kind == Kind::figure_returned &&
           kind_at(game, event.x, event.y, event.segment) == SegmentKind::cemetery;
}

// MEET-15: counts the wagons with ghosts that come to a cemetery, and those that leave one.
void count_haunted_keepers(const Game& game, const Turn& turn, Situations& situations) {
    int come = 0;
    int gone = 0;
    for (const Event& event : turn) {
        const bool moves = event.kind == Kind::wagon_moved && event.count > 0;
        const SegmentKind cemetery = SegmentKind::cemetery;
        if (moves && kind_at(game, event.x, event.y, event.segment) == cemetery) ++come;
        if (moves && kind_at(game, event.from_x, event.from_y, event.from_segment) == cemetery) ++gone;
        if (is_keeper(game, event) && event.figure == FigureKind::wagon && event.count > 0) ++gone;
    }
    situations["MEET-15 a wagon brings ghosts to a cemetery"] += come;
    situations["MEET-15 a haunted keeper leaves"] += gone;
}

// FLY-6: whether a cemetery with several keepers closes and a colour with a guard in the reserve gains none.
bool outnumbered_keepers(const Game& game, const Turn& turn) {
    for (const Event& gained : turn) {
        if (gained.kind != Kind::guard_gained) continue;
        for (const Event& event : turn) {
            const bool here = event.x == gained.x && event.y == gained.y && event.segment == gained.segment;
            if (!here || !is_keeper(game, event) || event.colour == gained.colour) continue;
            const bool gains = std::any_of(turn.begin(), turn.end(), [&](const Event& other) {
                return other.kind == Kind::guard_gained && other.x == event.x && other.y == event.y &&
                       other.colour == event.colour;
            });
            if (!gains && game.supply(event.colour).reserve > 0) return true;
        }
    }
    return false;
}

// Counts the effects of an abbey in the part of the turn in which it is laid.
void count_abbeys(const Game& game, const Turn& turn, Situations& situations) {
    bool abbey = false;
    bool city = false;
    bool road = false;
    bool goods = false;
    for (const Event& event : turn) {
        if (event.kind == Kind::tile_laid) abbey = game.type(event.type).has(Mark::abbey);
        if (!abbey) continue;
        const bool scored = event.kind == Kind::feature_scored;
        city = city || (scored && event.feature == static_cast<int>(SegmentKind::city));
        road = road || (scored && event.feature == static_cast<int>(SegmentKind::road));
        goods = goods || event.kind == Kind::goods_taken;
    }
    situations["ABM-5 an abbey completes a city"] += city ? 1 : 0;
    situations["ABM-5 an abbey completes a road"] += road ? 1 : 0;
    situations["TRB-1 goods of a city that an abbey closes"] += goods ? 1 : 0;
}

bool ransomed_and_placed(const Turn& turn) {
    for (std::size_t i = 0; i < turn.size(); ++i) {
        if (turn[i].kind != Kind::ransom_paid) continue;
        for (std::size_t j = i + 1; j < turn.size(); ++j) {
            if (turn[j].kind == Kind::figure_placed && turn[j].figure == turn[i].figure) return true;
        }
    }
    return false;
}

// TWR-9: whether one action returns two captured figures.
bool exchanges(const Turn& turn) {
    for (std::size_t i = 0; i < turn.size(); ++i) {
        for (std::size_t j = i + 1; j < turn.size(); ++j) {
            const bool both = turn[i].kind == Kind::prisoner_returned && turn[j].kind == Kind::prisoner_returned;
            if (both && turn[i].action == turn[j].action) return true;
        }
    }
    return false;
}

}  // namespace

void count_situations_of_further_expansions(const Game& game, Situations& situations) {
    for (const Turn& turn : turns_of(game)) {
        const auto count = [&](const char* name, bool is_there) { situations[name] += is_there ? 1 : 0; };
        count("PRD-3 a tile waits for the dragon", any(turn, Kind::tile_awaits_dragon));
        count("PRD-3 tiles shuffled back", shuffles_back(turn));
        count("PRD-4 from one volcano to another", flies_to_another_volcano(turn));
        count("PRD-7 a dead end", ends_in_dead_end(turn));
        count("PRD-10 goods though all were eaten", happened(turn, {Kind::figure_eaten, Kind::goods_taken}));
        count("PRD-15 the fairy's point", fairy_scores(turn, 1));
        count("PRD-16 the fairy's three", fairy_scores(turn, 3));
        count("PRD-16 the fairy's three in the end", fairy_in_final_scoring(turn) != 0);
        count("TRB PRD the dragon in both parts",
              happened(turn, {Kind::dragon_moved, Kind::part_began, Kind::dragon_moved}));
        count("MEET-8 a builder goes with an eaten meeple", sends_home(turn, Kind::figure_eaten, FigureKind::builder));
        count("TWR-9 an exchange", exchanges(turn));
        count("TWR-12 a ransom, and placed at once", ransomed_and_placed(turn));
        count("TRB TWR a floor in both parts",
              happened(turn, {Kind::floor_built, Kind::part_began, Kind::floor_built}));
        count("ABM-11 a mayor without coats", city_for_nobody(turn));
        count("ABM-19 a field scored for a new barn", scores_field(turn, true));
        count("ABM-20 a field joined to one with a barn", scores_field(turn, false));
        count("FLY-6 a cemetery shared and tied", tied_keepers(turn));
        count("FLY-6 a cemetery shared, and one has most", outnumbered_keepers(game, turn));
        count("FLY-4 a crash", any(turn, Kind::flight_crashed));
        count_abbeys(game, turn, situations);
        count_haunted_keepers(game, turn, situations);
    }
}

}  // namespace mistbank_reference
