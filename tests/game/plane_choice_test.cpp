// Observations with a choice of planes.
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <string>

#include "mistbank/batch.hpp"
#include "mistbank/observation.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes observed(const Game& game, const Window& window, int player, const PlaneChoice& planes) {
    Bytes bytes(static_cast<std::size_t>(planes.count() * window.cells()), 99);
    observe_planes(game, window, player, planes, bytes.data());
    return bytes;
}

/// Returns the planes of the choice, taken from an observation of all planes.
Bytes taken_from_all(const Game& game, const Window& window, int player, const PlaneChoice& planes) {
    const Bytes all = observed(game, window, player, PlaneChoice());
    const auto cells = static_cast<std::size_t>(window.cells());
    Bytes bytes;
    for (int place = 0; place < planes.count(); ++place) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(planes.plane_at(place) * window.cells());
        bytes.insert(bytes.end(), first, first + static_cast<std::ptrdiff_t>(cells));
    }
    return bytes;
}

/// Returns the names of planes that are not all 0 but do not belong to the choice.
std::string shown_but_not_chosen(const Game& game, int player, const PlaneChoice& planes) {
    const Window window = window_around(game, 31, 31);
    const Bytes all = observed(game, window, player, PlaneChoice());
    std::string names;
    for (int plane = 0; plane < plane_count(); ++plane) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(plane * window.cells());
        const bool is_shown = std::any_of(first, first + window.cells(), [](std::uint8_t value) { return value != 0; });
        if (is_shown && planes.place_of(plane) < 0) names += std::string(" ") + plane_name(plane);
    }
    return names;
}

void check_whole_game(Game game, std::uint64_t seed) {
    const PlaneChoice used = PlaneChoice::used_by(game);
    RandomPlayer player(seed);
    for (int step = 0;; ++step) {
        const int viewer = step % game.rules().players;
        if (step % 16 == 0 || game.is_over()) CHECK(shown_but_not_chosen(game, viewer, used) == "");
        if (step % 16 == 0) {
            const Window window = window_around(game, 11, 7);
            CHECK(observed(game, window, viewer, used) == taken_from_all(game, window, viewer, used));
        }
        if (game.is_over()) break;
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
}

}  // namespace

TEST_CASE("The used planes of every preset include every plane that is not all 0", "[game][planes]") {
    const int number = GENERATE(range(0, preset_count()));
    CAPTURE(preset_name(number));
    for (const int players : {2, 5}) {
        const auto seed = static_cast<std::uint64_t>(players);
        check_whole_game(usual_game(preset_name(number), players, seed), seed);
    }
}

TEST_CASE("The used planes of games with house rules include every plane that is not all 0", "[game][planes]") {
    for (std::uint64_t seed = 0; seed < 24; seed += seed_step(4)) {
        CAPTURE(seed);
        Rules rules = mistbank_reference::random_expansions(seed);
        const std::vector<TileSet> sets = mistbank_reference::sets_of(rules, false);
        rules = mistbank_reference::with_random_house_rules(rules, sets, seed);
        Error error;
        std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
        INFO(error.message);
        REQUIRE(game.has_value());
        check_whole_game(std::move(*game), seed);
    }
}

TEST_CASE("The used planes of games with hands include the planes of the second and third tile", "[game][planes]") {
    Rules rules = rules_of("base", 2, 3);
    rules.house.hand = 3;
    const Game game = new_game(rules);
    CHECK(PlaneChoice::used_by(game).count() == PlaneChoice::used_by(new_game(rules_of("base", 2, 3))).count() + 8);
    check_whole_game(game.clone(), 4);
}

TEST_CASE("The base game uses fewer than 60 % of the planes, and their number stays the same during the game",
          "[game][planes]") {
    Game game = new_game(rules_of("base", 2, 3));
    const PlaneChoice used = PlaneChoice::used_by(game);
    CHECK(used.count() * 10 < plane_count() * 6);
    CHECK(used.plane_at(0) == 0);
    play_out(game, RandomPlayer(2));
    CHECK(PlaneChoice::used_by(game).count() == used.count());
}

TEST_CASE("Chosen planes are observed in the chosen order", "[game][batch][planes]") {
    std::vector<std::int32_t> planes(static_cast<std::size_t>(plane_count()));
    std::iota(planes.rbegin(), planes.rend(), 0);
    for (const std::size_t count : {std::size_t{1}, std::size_t{7}, planes.size()}) {
        const std::optional<PlaneChoice> choice = PlaneChoice::of(planes.data(), count);
        REQUIRE(choice.has_value());
        REQUIRE(choice->count() == static_cast<int>(count));
        CHECK(choice->plane_at(0) == plane_count() - 1);
        CHECK(choice->place_of(plane_count() - 1) == 0);
        Error error;
        Batch batch = Batch::create(rules_of("everything", 3, 2), nullptr, 0, 4, 2, error).value();
        std::vector<std::uint64_t> random = {1, 2, 3, 4};
        for (int step = 0; step < 40; ++step) batch.random_step(random.data(), nullptr, nullptr, nullptr);
        Bytes bytes(4 * count * 9 * 7, 99);
        batch.observe_planes(9, 7, *choice, bytes.data());
        Bytes expected;
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const Game& game = batch.game(i);
            const Bytes own = taken_from_all(game, window_around(game, 9, 7), game.deciding_player(), *choice);
            expected.insert(expected.end(), own.begin(), own.end());
        }
        CHECK(bytes == expected);
    }
}

TEST_CASE("A choice of planes needs at least one plane and must not contain a plane twice", "[game][planes]") {
    const std::int32_t twice[] = {3, 4, 3};
    const std::int32_t outside[] = {1, plane_count()};
    const std::int32_t negative[] = {-1};
    CHECK_FALSE(PlaneChoice::of(nullptr, 0).has_value());
    CHECK_FALSE(PlaneChoice::of(twice, 3).has_value());
    CHECK(PlaneChoice::of(twice, 2).has_value());
    CHECK_FALSE(PlaneChoice::of(outside, 2).has_value());
    CHECK_FALSE(PlaneChoice::of(negative, 1).has_value());
    const PlaneChoice all;
    CHECK(all.count() == plane_count());
    CHECK(all.plane_at(all.count()) == -1);
    CHECK(all.plane_at(-1) == -1);
    CHECK(all.place_of(-1) == -1);
    CHECK(all.place_of(plane_count()) == -1);
}
