// Positions with features that were completed in an earlier turn. The meeples have left such features, because a
// feature is scored in the part of the turn that completes it (CMP-3, CMP-4, COO-11, ABM-19, ABM-20).
#include <catch2/catch.hpp>
#include <numeric>
#include <set>
#include <sstream>
#include <string>

#include "mistbank/position.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "support/refusals.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::optional<Game> accepted_with(const std::string& lines) {
    Error error;
    std::optional<Game> game = from_position("mistbank-position 1\n" + lines, nullptr, 0, error);
    INFO(lines << error.message);
    CHECK(game.has_value());
    return game;
}

std::string refused_as_scored(const std::string& clause, const std::string& kind) {
    return clause + ": the " + kind + " was completed in an earlier turn, so its meeples have left";
}

// Removes the lines of the current turn from the position. All tiles then count as laid in earlier turns.
std::string between_turns(const std::string& position) {
    static const std::set<std::string> of_the_turn = {"decision", "step", "stage", "laid", "free_ground", "turn"};
    std::istringstream in(position);
    std::string text;
    for (std::string line; std::getline(in, line);) {
        if (of_the_turn.count(line.substr(0, line.find(' '))) == 0) text += line + '\n';
    }
    return text;
}

const char* const surrounded_monastery =
    "preset base\n"
    "tile 0,1 B\n"
    "tile 1,0 A 1\n"
    "tile -1,0 A 3\n"
    "tile -1,1 E 3\n"
    "tile 1,1 E 1\n"
    "tile -1,2 E 2\n"
    "tile 1,2 E 2\n"
    "tile 0,2 E 2\n";

// The field south of the starting tile has a barn at the point where four monastery tiles meet.
const char* const barn_and_farmer =
    "preset abbey_mayor\n"
    "draws external\n"
    "tile 0,1 B\n"
    "tile 1,1 B\n"
    "tile 0,2 B\n"
    "tile 1,2 B\n"
    "figure green barn 1,2/1\n";

// Prefers to lay tiles next to many others and to place figures on monasteries, gardens, castles and cemeteries, so
// that these features are completed.
Action compact_choice(const Game& game, RandomPlayer& player) {
    Action best = player.choose(game);
    int most = -1;
    for (const Action& action : game.legal_actions()) {
        int rank = 0;
        if (action.kind == ActionKind::lay) {
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y) rank += game.tile_at(action.x + x, action.y + y) >= 0 ? 1 : 0;
            }
        } else if (action.kind == ActionKind::place) {
            const LaidTile laid = game.tile(game.tile_count() - 1);
            const SegmentKind kind = game.type(laid.type).segments[action.segment].kind;
            const bool is_centre = kind == SegmentKind::monastery || kind == SegmentKind::garden ||
                                   kind == SegmentKind::castle || kind == SegmentKind::cemetery;
            if (!is_centre) continue;
        } else {
            continue;
        }
        if (rank > most) best = action;
        most = std::max(most, rank);
    }
    return best;
}

}  // namespace

TEST_CASE("A position with a meeple on a road that was completed in an earlier turn is refused", "[game][position]") {
    const std::string road =
        "preset base\n"
        "draws external\n"
        "tile 1,0 A 1\n"
        "tile -1,0 A 3\n"
        "figure red meeple 0,0/1\n";
    CHECK(refusal_of_position(road) == "line 6, column 19: " + refused_as_scored("CMP-3", "road"));
    CHECK(refusal_of_position(road + "tile 0,1 B\ndecision place_meeple\n") ==
          "line 6, column 19: " + refused_as_scored("CMP-3", "road"));
    // The current turn completed the road, so the scoring is still to come.
    std::optional<Game> game = accepted_with(road + "decision place_meeple\n");
    REQUIRE(game.has_value());
    Error error;
    REQUIRE(game->apply(*game->action_of("pass", error)) == Status::ok);
    CHECK(game->scoring_meeple(0).total == 3);
}

TEST_CASE("A position is refused if a meeple is still on a completed feature after scoring", "[game][position]") {
    CHECK(refusal_of_position("preset level1\n"
                              "draws external\n"
                              "tile 1,0 A 1\n"
                              "tile -1,0 A 3\n"
                              "figure red meeple 0,0/1\n") != "");
    CHECK(refusal_of_position("preset crops\n"
                              "draws external\n"
                              "tile -1,0 A 3\n"
                              "tile 1,0 A 1\n"
                              "figure red meeple 0,0/1\n"
                              "laid 1,0\n"
                              "decision crop\n") != "");
}

TEST_CASE("A position with a meeple in a city that was completed in an earlier turn is refused", "[game][position]") {
    const std::string city =
        "preset base\n"
        "tile 0,-1 E 2\n"
        "figure red meeple 0,-1/0\n";
    CHECK(refusal_of_position(city) == "line 4, column 19: " + refused_as_scored("CMP-3", "city"));
    accepted_with(city + "decision place_meeple\n");
}

TEST_CASE("A position with a meeple in a monastery that was surrounded in an earlier turn is refused",
          "[game][position]") {
    const std::string monk = std::string(surrounded_monastery) + "figure red meeple 0,1/0\n";
    CHECK(refusal_of_position(monk) == "line 11, column 19: " + refused_as_scored("CMP-3", "monastery"));
    accepted_with(monk + "decision place_meeple\n");
    accepted_with(std::string(surrounded_monastery) + "figure red meeple 0,1/1\n");  // a farmer stays on the board
}

// Tests tables from before and after a scoring. A table from before the scoring is accepted within the turn and refused
// between two turns.
TEST_CASE("A position with a completed but unscored feature is accepted within the turn and refused between turns",
          "[game][position]") {
    const std::set<SegmentKind> kinds = {SegmentKind::road,   SegmentKind::city,   SegmentKind::monastery,
                                         SegmentKind::garden, SegmentKind::castle, SegmentKind::cemetery};
    std::set<SegmentKind> seen;
    const auto look = [&](const Game& game) {
        for (int tile = 0; tile < game.tile_count(); ++tile) {
            if (game.tile(tile).face_down) continue;
            const int segments = game.type(game.tile(tile).type).segment_count;
            for (int segment = 0; segment < segments; ++segment) {
                const Feature feature = game.feature(tile, segment);
                const int meeples = std::accumulate(feature.meeples, feature.meeples + max_colours, 0);
                if (!feature.complete || meeples == 0 || kinds.count(feature.kind) == 0) continue;
                const bool is_first = seen.insert(feature.kind).second;
                if (!is_first && game.action_count() % 16 != 0) return;
                const std::string text = to_position(game, nobody_in_particular);
                Error error;
                CHECK(from_position(text, &gentle_mists(), game.goal() > 0 ? 1 : 0, error).has_value());
                INFO(text);
                CHECK(!from_position(between_turns(text), &gentle_mists(), game.goal() > 0 ? 1 : 0, error).has_value());
                CHECK_THAT(std::string(error.message),
                           Catch::Matchers::Contains(game.goal() > 0 ? "COO-11: " : "CMP-3: "));
                return;
            }
        }
    };
    for (const char* const preset : {"base", "ghosts_castles_cemeteries", "abbot", "level3"}) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Game game = usual_game(preset, 2, seed);
            RandomPlayer player(seed);
            while (!game.is_over()) {
                if (game.decision().kind == DecisionKind::place_meeple) look(game);
                REQUIRE(game.apply(compact_choice(game, player)) == Status::ok);
            }
        }
    }
    CHECK(seen == kinds);
}

TEST_CASE("A position with farmers in a field that has had a barn since an earlier turn is refused",
          "[game][position]") {
    const std::string farmer = std::string(barn_and_farmer) + "figure red meeple 0,1/1\n";
    const std::string why = "ABM-20, ABM-21: the field has had a barn since an earlier turn, so its farmers have left";
    CHECK(refusal_of_position(farmer) == "line 9, column 19: " + why);
    CHECK(refusal_of_position(farmer + "tile 0,-1 E 2\ndecision place_meeple\n") == "line 9, column 19: " + why);
    accepted_with(farmer + "tile 2,1 E 1\ndecision place_meeple\n");
}

TEST_CASE("A position with a barn at a corner where fewer than four tiles meet is refused", "[game][position]") {
    CHECK(refusal_of_position("preset abbey_mayor\n"
                              "tile 0,1 B\n"
                              "figure green barn 0,1/1\n") ==
          "line 4, column 19: ABM-17: a barn needs a corner where four tiles meet");
}
