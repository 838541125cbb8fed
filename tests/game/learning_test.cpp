// Games as arrays of numbers: windows, observations, actions as indices.
#include <catch2/catch.hpp>
#include <cstring>
#include <set>

#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr int size_of_window = 45;

struct Observed {
    Window window;
    std::vector<std::uint8_t> planes;
    std::vector<std::int32_t> scalars;

    Observed(const Game& game, int player, int size = size_of_window)
        : window(window_around(game, size, size)),
          planes(static_cast<std::size_t>(plane_count() * window.cells())),
          scalars(static_cast<std::size_t>(scalar_count())) {
        observe_planes(game, window, player, planes.data());
        observe_scalars(game, player, scalars.data());
    }

    int plane(const std::string& name, int x, int y) const {
        for (int i = 0; i < plane_count(); ++i)
            if (name == plane_name(i))
                return planes[static_cast<std::size_t>(i * window.cells() + window.number_of(x, y))];
        FAIL("no plane is called " << name);
        return 0;
    }
    int sum(const std::string& name) const {
        int total = 0;
        for (int y = window.y; y < window.y + window.height; ++y)
            for (int x = window.x; x < window.x + window.width; ++x) total += plane(name, x, y);
        return total;
    }
    int scalar(const std::string& name) const {
        for (int i = 0; i < scalar_count(); ++i)
            if (name == scalar_name(i)) return scalars[static_cast<std::size_t>(i)];
        FAIL("no scalar is called " << name);
        return 0;
    }
};

const char* const side_names[] = {"north", "east", "south", "west"};

/// What the planes say of the tiles, compared side by side with the queries.
void check_tiles(const Game& game, const Observed& seen) {
    for (int index = 0; index < game.tile_count(); ++index) {
        const LaidTile tile = game.tile(index);
        INFO("tile at " << tile.x << "," << tile.y);
        CHECK(seen.plane("face_down", tile.x, tile.y) == tile.face_down);
        CHECK(seen.plane("face_up", tile.x, tile.y) == !tile.face_down);
        CHECK(seen.plane("ghosts", tile.x, tile.y) == tile.ghosts);
        if (tile.face_down) continue;
        const TileType& type = game.type(tile.type);
        for (int printed = 0; printed < 4; ++printed) {
            const std::string side = side_names[(printed + tile.rotation) % 4];
            const SideKind kind = type.side_kind(static_cast<Side>(printed));
            CHECK(seen.plane("road_" + side, tile.x, tile.y) == (kind == SideKind::road));
            CHECK(seen.plane("city_" + side, tile.x, tile.y) == (kind == SideKind::city));
            CHECK(seen.plane("mist_" + side, tile.x, tile.y) == type.misty(static_cast<Side>(printed)));
        }
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& segment = type.segments[static_cast<std::size_t>(number)];
            if (segment.kind != SegmentKind::road && segment.kind != SegmentKind::city) continue;
            const Feature feature = game.feature(index, number);
            int standing = 0;
            for (const int count : feature.meeples) standing += count;
            for (int printed = 0; printed < 4; ++printed) {
                if ((segment.sides >> printed & 1) == 0) continue;
                const std::string side = side_names[(printed + tile.rotation) % 4];
                CHECK(seen.plane("held_" + side, tile.x, tile.y) == (standing > 0));
                CHECK(seen.plane("haunted_" + side, tile.x, tile.y) == feature.haunted);
            }
        }
    }
}

void check_sums(const Game& game, const Observed& seen, int player) {
    int up = 0;
    int standing = 0;
    int buried = 0;
    int guards = 0;
    int haunting = 0;
    for (int i = 0; i < game.tile_count(); ++i) up += !game.tile(i).face_down;
    for (int i = 0; i < game.meeple_count(); ++i) {
        const MeepleView meeple = game.meeple(i);
        (meeple.buried ? buried : standing) += 1;
        guards += meeple.guard;
        haunting += meeple.ghosts;
    }
    int seated = 0;
    for (int seat = 0; seat < max_colours; ++seat) {
        const Colour colour = colour_at(game, player, seat);
        const std::string number = std::to_string(seat);
        seated += seen.sum("meeples_seat_" + number);
        CHECK(seen.scalar("supply_seat_" + number) == game.supply(colour).meeples);
        CHECK(seen.scalar("own_seat_" + number) == (colour != Colour::none && game.player_of(colour) == player));
        if (colour != Colour::none) CHECK(seat_of(game, player, colour) == seat);
    }
    CHECK(seen.sum("face_up") == up);
    CHECK(seen.sum("face_down") == game.tile_count() - up);
    CHECK(seen.sum("last_laid") == 1);
    CHECK(seated == standing);
    CHECK(seen.sum("buried") == buried);
    CHECK(seen.sum("guards") == guards);
    CHECK(seen.sum("ghosts_on_meeples") == haunting);
    CHECK(seen.sum("ghosts") + haunting == seen.scalar("ghosts_on_board"));
    CHECK(seen.scalar("decision") == static_cast<int>(game.decision().kind));
    CHECK(seen.scalar("decides") == (game.active_player() == player));
}

void check_indices(const Game& game, const Observed& seen) {
    const ActionIndex numbers(game, seen.window);
    std::set<int> found;
    int fitting = 0;
    for (const Action& action : game.legal_actions()) {
        const int number = numbers.number_of(action);
        INFO(game.text_of(action) << " is number " << number);
        REQUIRE(number >= 0);
        REQUIRE(number < numbers.count());
        CHECK(found.insert(number).second);
        const std::optional<Action> back = numbers.action_of(number);
        REQUIRE(back);
        CHECK(*back == action);
        if (action.kind != ActionKind::lay) continue;
        ++fitting;
        CHECK(seen.plane("fits_" + std::to_string(action.count), action.x, action.y) == 1);
    }
    CHECK(seen.sum("fits_0") + seen.sum("fits_1") + seen.sum("fits_2") + seen.sum("fits_3") == fitting);
}

}  // namespace

TEST_CASE("an observation tells what the queries tell, whoever looks, and every legal action has its number",
          "[game]") {
    const int number = GENERATE(range(0, preset_count()));
    Rules rules = rules_of(preset_name(number), 3, 4);
    rules.draws = number % 3 == 0 ? Draws::external : Draws::automatic;
    CAPTURE(preset_name(number));
    Game game = new_game(rules);
    RandomPlayer player(static_cast<std::uint64_t>(number) + 1);
    for (int step = 0;; ++step) {
        const Observed seen(game, step % rules.players);
        if (step % 20 == 0 || game.is_over()) check_tiles(game, seen);
        check_sums(game, seen, step % rules.players);
        check_indices(game, seen);
        if (game.is_over()) break;
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
}

TEST_CASE("every number stands for one action of the open decision, or for none", "[game]") {
    Game game = new_game(rules_of("level4", 2, 3));
    RandomPlayer player(8);
    while (!game.is_over()) {
        const ActionIndex numbers(game, window_around(game, 9, 7));
        for (int number = 0; number < numbers.count(); ++number) {
            const std::optional<Action> action = numbers.action_of(number);
            if (action && numbers.number_of(*action) != number) FAIL(number << " is " << game.text_of(*action));
        }
        CHECK_FALSE(numbers.action_of(-1));
        CHECK_FALSE(numbers.action_of(numbers.count()));
        game.apply(player.choose(game));
    }
}

TEST_CASE("a window lies around the middle of all tiles", "[game]") {
    Game game = new_game(rules_of("demo", 2, 3));
    CHECK(window_around(game, 5, 3).x == -2);
    CHECK(window_around(game, 5, 3).y == -1);
    RandomPlayer player(2);
    while (!game.is_over()) game.apply(player.choose(game));
    const Window window = window_around(game, 30, 31);
    int west = 0, east = 0, north = 0, south = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        CHECK(window.number_of(tile.x, tile.y) >= 0);
        west = std::min(west, tile.x);
        east = std::max(east, tile.x);
        north = std::min(north, tile.y);
        south = std::max(south, tile.y);
    }
    CHECK(std::abs((west - window.x) - (window.x + window.width - 1 - east)) <= 1);
    CHECK(std::abs((north - window.y) - (window.y + window.height - 1 - south)) <= 1);
    CHECK(window.number_of(window.x - 1, window.y) == -1);
    CHECK(window.number_of(window.x, window.y + window.height) == -1);
}

TEST_CASE("what lies outside the window has no number and is not seen", "[game]") {
    const Game game = new_game(rules_of("base", 2, 3));
    const Window window = {40, 40, 3, 3};
    const ActionIndex numbers(game, window);
    for (const Action& action : game.legal_actions()) CHECK(numbers.number_of(action) == -1);
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(plane_count() * window.cells()), 7);
    observe_planes(game, window, 0, planes.data());
    CHECK(std::count(planes.begin(), planes.end(), 0) == static_cast<long>(planes.size()));
}

TEST_CASE("an observation does not depend on what is hidden", "[game]") {
    Game game = new_game(rules_of("level5", 4, 6));
    RandomPlayer player(5);
    for (int step = 0; !game.is_over(); ++step) {
        Game other = game.clone();
        other.determinize(static_cast<std::uint64_t>(step));
        const Observed one(game, 0, 21);
        const Observed two(other, 0, 21);
        CHECK(one.planes == two.planes);
        CHECK(one.scalars == two.scalars);
        game.apply(player.choose(game));
    }
}

TEST_CASE("planes and scalars have names, each its own", "[game]") {
    std::set<std::string> names;
    for (int i = 0; i < plane_count(); ++i) names.insert(plane_name(i));
    CHECK(names.size() == static_cast<std::size_t>(plane_count()));
    CHECK(plane_name(-1) == nullptr);
    CHECK(plane_name(plane_count()) == nullptr);
    names.clear();
    for (int i = 0; i < scalar_count(); ++i) names.insert(scalar_name(i));
    CHECK(names.size() == static_cast<std::size_t>(scalar_count()));
    CHECK(scalar_name(-1) == nullptr);
    CHECK(scalar_name(scalar_count()) == nullptr);
}
