// The points in a game, now and after each legal action.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstring>
#include <string_view>
#include <vector>

#include "mistbank/batch.hpp"
#include "mistbank/observation.hpp"
#include "mistbank/position.hpp"
#include "mistbank/rollout.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const auto numbers = static_cast<std::size_t>(scalar_count());

bool are_equal(const Points& points, const Points& expected) {
    return std::memcmp(&points, &expected, sizeof points) == 0;
}

struct Tried {
    std::vector<Action> actions;
    std::vector<Points> points;
    std::vector<float> scalars;
    std::vector<std::uint64_t> offsets;
};

Action pass_action() {
    Action action;
    action.kind = ActionKind::pass;
    return action;
}

Tried tried_in(Batch& batch) {
    Tried tried;
    tried.offsets.resize(batch.size() + 1);
    const std::size_t count = batch.lookahead(nullptr, nullptr, nullptr, 0, tried.offsets.data());
    tried.actions.resize(count);
    tried.points.resize(count);
    tried.scalars.resize(count * numbers);
    REQUIRE(batch.lookahead(tried.actions.data(), tried.points.data(), tried.scalars.data(), count,
                            tried.offsets.data()) == count);
    return tried;
}

std::vector<std::int32_t> scalars_of(const Game& game, int viewer) {
    std::vector<std::int32_t> scalars(numbers);
    observe_scalars(game, viewer, scalars.data());
    return scalars;
}

bool are_equal(const float* scalars, const std::vector<std::int32_t>& expected) {
    return std::equal(expected.begin(), expected.end(), scalars, [](std::int32_t number, float scalar) {
        return static_cast<double>(scalar) == static_cast<double>(number);
    });
}

void check_against_copies(const Batch& batch, const Tried& tried) {
    for (std::size_t index = 0; index < batch.size(); ++index) {
        const Game& game = batch.game(index);
        const std::vector<Action> legal = game.legal_actions();
        const auto first = static_cast<std::size_t>(tried.offsets[index]);
        REQUIRE(tried.offsets[index + 1] - first == legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) {
            INFO(game.text_of(legal[i]));
            REQUIRE(tried.actions[first + i] == legal[i]);
            Game copy = game.clone();
            REQUIRE(copy.apply(legal[i]) == Status::ok);
            REQUIRE(are_equal(tried.points[first + i], points_of(copy)));
            const int viewer = game.deciding_player();
            REQUIRE(are_equal(&tried.scalars[(first + i) * numbers], scalars_of(copy, viewer)));
        }
    }
}

}  // namespace

TEST_CASE("A lookahead returns the same points and scalars as applying each action to a copy, and changes no game",
          "[batch]") {
    struct Case {
        const char* preset;
        int hand;  // tiles in each hidden hand
    };
    const auto [preset, hand] = GENERATE(Case{"base", 0}, Case{"base", 3}, Case{"ghosts_castles_cemeteries", 0},
                                         Case{"level6", 0}, Case{"everything", 0}, Case{"everything", 3});
    INFO(preset << ", hands of " << hand);
    Rules rules = rules_of(preset, 3, 5);
    rules.house.hand = hand;
    Error error;
    std::optional<Batch> one = Batch::create(rules, nullptr, 0, 3, 1, error);
    std::optional<Batch> three = Batch::create(rules, nullptr, 0, 3, 3, error);
    INFO(error.message);
    REQUIRE((one && three));
    std::vector<std::uint64_t> random{1, 2, 3};
    for (int step = 0; step < 120; ++step) {
        std::vector<Action> actions(one->size());
        one->random_actions(random.data(), actions.data());
        one->step(actions.data(), nullptr, nullptr, nullptr);
        three->step(actions.data(), nullptr, nullptr, nullptr);
        if (step % 8 != 0) continue;
        const std::uint64_t before = one->game(1).state_hash();
        const Tried tried = tried_in(*one);
        REQUIRE(one->game(1).state_hash() == before);
        check_against_copies(*one, tried);
        const Tried by_threads = tried_in(*three);
        REQUIRE(by_threads.offsets == tried.offsets);
        REQUIRE(std::memcmp(by_threads.points.data(), tried.points.data(), tried.points.size() * sizeof(Points)) == 0);
        REQUIRE(by_threads.scalars == tried.scalars);
    }
}

TEST_CASE("The scalars of a lookahead are those of the player who decides before the action", "[batch]") {
    Rules rules = rules_of("base", 3, 5);
    rules.house.hand = 3;
    Error error;
    std::optional<Batch> batch = Batch::create(rules, nullptr, 0, 1, 1, error);
    REQUIRE(batch);
    const auto place_of = [](std::string_view name) {
        int place = 0;
        while (scalar_name(place) != name) ++place;
        return static_cast<std::size_t>(place);
    };
    const std::size_t decides = place_of("decides");
    const std::size_t first_in_hand = place_of("hand_0");
    std::vector<std::uint64_t> random{1};
    int others = 0;
    for (int step = 0; step < 60; ++step) {
        const Tried tried = tried_in(*batch);
        const int viewer = batch->game(0).deciding_player();
        for (std::size_t i = 0; i < tried.actions.size(); ++i) {
            const float* const scalars = &tried.scalars[i * numbers];
            Game copy = batch->game(0).clone();
            REQUIRE(copy.apply(tried.actions[i]) == Status::ok);
            others += copy.deciding_player() != viewer ? 1 : 0;
            REQUIRE((scalars[decides] == 1.0F) == (copy.deciding_player() == viewer));
            REQUIRE(static_cast<int>(scalars[first_in_hand]) == copy.hand(viewer, 0, viewer));
        }
        std::vector<Action> action(1);
        batch->random_actions(random.data(), action.data());
        batch->step(action.data(), nullptr, nullptr, nullptr);
    }
    CHECK(others > 0);
}

TEST_CASE("A lookahead without scalars returns the same points", "[batch]") {
    Error error;
    std::optional<Batch> batch = Batch::create(rules_of("ghosts_castles_cemeteries", 3, 5), nullptr, 0, 2, 1, error);
    REQUIRE(batch);
    const Tried tried = tried_in(*batch);
    std::vector<Action> actions(tried.actions.size());
    std::vector<Points> points(actions.size());
    std::vector<std::uint64_t> offsets(3);
    REQUIRE(batch->lookahead(actions.data(), points.data(), nullptr, actions.size(), offsets.data()) == actions.size());
    CHECK(actions == tried.actions);
    CHECK(offsets == tried.offsets);
    CHECK(std::memcmp(points.data(), tried.points.data(), points.size() * sizeof(Points)) == 0);
}

TEST_CASE("A lookahead writes no action if the buffer is too small", "[batch]") {
    Error error;
    std::optional<Batch> batch = Batch::create(rules_of("base", 2, 5), nullptr, 0, 2, 1, error);
    REQUIRE(batch);
    std::vector<std::uint64_t> offsets(3);
    Action action;
    Points points;
    points.totals[0] = 77;
    std::vector<float> scalars(numbers, 7.5F);
    CHECK(batch->lookahead(&action, &points, scalars.data(), 1, offsets.data()) == offsets[2]);
    CHECK(offsets[2] > 1);
    CHECK(action == Action{});
    CHECK(points.totals[0] == 77);
    CHECK(scalars == std::vector<float>(numbers, 7.5F));
}

TEST_CASE("Projected points equal those of the final scoring if the last player places nothing", "[game]") {
    const char* const preset = GENERATE("base", "ghosts_castles_cemeteries", "inns_cathedrals", "abbot");
    int ends = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Game game = new_game(rules_of(preset, 3, seed));
        RandomPlayer player(seed);
        const Action passing = pass_action();
        for (int step = 0; !game.is_over(); ++step) {
            const Points projected = points_of(game);
            const bool is_placing = game.decision().kind == DecisionKind::place_meeple;
            const bool passes = step % 4 != 0 && game.why_not(passing) == nullptr;
            const Action action = passes ? passing : player.choose(game);
            game.apply(action);
            if (!game.is_over() || !is_placing || action.kind != ActionKind::pass) continue;
            ++ends;
            INFO(preset << ", seed " << seed);
            for (int i = 0; i < max_colours; ++i) REQUIRE(projected.projected[i] == points_of(game).totals[i]);
        }
    }
    CHECK(ends > 2);
}

TEST_CASE("Projected points count incomplete features on the table", "[game]") {
    Error error;
    const std::optional<Game> game = from_position(
        "mistbank-position 1\n"
        "preset base\n"
        "players 3\n"
        "tile 1,0 U 1\n"   // a road of three tiles: this tile, the starting tile D, and the next tile
        "tile -1,0 V 3\n"  // the other end of the road
        "tile 0,-1 N 3\n"  // a city of two tiles, together with the starting tile
        "tile 1,1 B\n"     // a monastery with two neighbours
        "figure red meeple 1,0/0\n"
        "figure green meeple 0,-1/0\n"
        "figure blue meeple 1,1/0\n"
        "score red 4\n",
        nullptr, 0, error);
    INFO(error.message);
    REQUIRE(game);
    const Points points = points_of(*game);
    CHECK(points.totals[static_cast<int>(Colour::red)] == 4);
    CHECK(points.totals[static_cast<int>(Colour::green)] == 0);
    CHECK(points.projected[static_cast<int>(Colour::red)] == 4 + 3);
    CHECK(points.projected[static_cast<int>(Colour::green)] == 2);
    CHECK(points.projected[static_cast<int>(Colour::blue)] == 3);
}

TEST_CASE("The projected points of a team equal its current points", "[game]") {
    Game game = new_game(rules_of("level6", 3, 4));
    RandomPlayer player(4);
    for (int step = 0; step < 60 && !game.is_over(); ++step) game.apply(player.choose(game));
    const Points points = points_of(game);
    for (int i = 0; i < max_colours; ++i) CHECK(points.projected[i] == points.totals[i]);
}
