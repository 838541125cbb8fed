// Games as arrays of numbers: windows, observations, actions as indices.
#include <catch2/catch.hpp>
#include <set>

#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/observed.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Checks the observations of every `apart`th position of a random game, from each seat in turn. Adds to `shown` the
// names of the planes and scalars that were not all 0.
void look_through(const Rules& rules, std::uint64_t seed, std::set<std::string>& shown, int apart = 1) {
    Game game = new_game(rules);
    RandomPlayer player(seed);
    for (int step = 0;; ++step) {
        if (step % apart != 0 && !game.is_over()) {
            REQUIRE(game.apply(player.choose(game)) == Status::ok);
            continue;
        }
        const Observed seen(game, step % rules.players);
        if (step % 20 == 0 || game.is_over()) check_tiles(game, seen);
        check_sums(game, seen, step % rules.players);
        check_indices(game, seen, step % rules.players);
        for (int i = 0; step % 5 == 0 && i < plane_count(); ++i) {
            if (seen.sum(plane_name(i)) > 0) shown.insert(plane_name(i));
        }
        for (int i = 0; i < scalar_count(); ++i) {
            if (seen.scalars[static_cast<std::size_t>(i)] != 0) shown.insert(scalar_name(i));
        }
        if (game.is_over()) break;
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
}

}  // namespace

TEST_CASE("Observations match the queries for every viewer, and every legal action has an index", "[game]") {
    const int number = GENERATE(range(0, preset_count()));
    Rules rules = rules_of(preset_name(number), 3, 4);
    rules.draws = number % 3 == 0 ? Draws::external : Draws::automatic;
    CAPTURE(preset_name(number));
    std::set<std::string> shown;
    look_through(rules, static_cast<std::uint64_t>(number) + 1, shown);
}

TEST_CASE("Observations of every set of expansions match the queries and show each expansion", "[game]") {
    std::set<std::string> shown;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Rules rules = mistbank_reference::random_expansions(seed);
        if (seed % 4 == 0) rules.expansions = (1u << expansion_count) - 1;
        if (seed % 4 == 0) rules.players = max_players;
        if (seed % 4 == 0) rules.colour_count = 0;
        CAPTURE(seed, rules.expansions);
        look_through(rules, seed, shown, games_are_slow() ? 7 : 1);
    }
    std::vector<std::string> names = {"garden",          "inn",        "cathedral",  "wine",         "grain",
                                      "cloth",           "expansions", "part",       "tile_gardens", "tile_inns",
                                      "tile_cathedrals", "tile_wine",  "tile_grain", "tile_cloth",   "tile_river"};
    for (const char* side : side_names) names.push_back(std::string("river_") + side);
    for (const char* name : {"volcano",
                             "dragon_sign",
                             "portal",
                             "princess",
                             "foundation",
                             "machine_north",
                             "machine_south_west",
                             "dragon",
                             "fairy",
                             "floors",
                             "tile_volcano",
                             "tile_dragon",
                             "tile_portal",
                             "tile_foundation",
                             "tile_machine",
                             "tile_princesses",
                             "tile_abbey",
                             "hill",
                             "vineyard",
                             "circus",
                             "acrobat_space",
                             "lake",
                             "sheep",
                             "big_top",
                             "tile_hill",
                             "tile_vineyard",
                             "tile_circus",
                             "tile_acrobat_space",
                             "tile_lake",
                             "tiles_under_hills",
                             "wolves_in_bag",
                             "sheep_in_bag_4",
                             "animals_1",
                             "animals_7",
                             "ferry_sign",
                             "gold_sign",
                             "mage_sign",
                             "robber_sign",
                             "crop_farmer",
                             "crop_highwayman",
                             "crop_knight",
                             "festival_sign",
                             "ferry_north_south",
                             "ferry_south_west",
                             "ingots",
                             "mage_north",
                             "witch_west",
                             "number",
                             "tile_ferry",
                             "tile_gold",
                             "tile_mage",
                             "tile_robber",
                             "tile_crop_farmer",
                             "tile_crop_highwayman",
                             "tile_crop_knight",
                             "tile_festival",
                             "ferries",
                             "ingots_aside",
                             "message_0",
                             "king",
                             "baron",
                             "largest_city",
                             "longest_road"}) {
        names.push_back(name);
    }
    for (int seat = 0; seat < max_colours; ++seat) {
        for (const char* name :
             {"large",       "abbots",   "builders", "pigs",   "wine",      "grain",  "cloth",     "mayors",
              "wagons",      "barns",    "floors",   "abbeys", "prisoners", "fairy",  "on_towers", "shepherds",
              "ringmasters", "acrobats", "in_lakes", "sheep",  "ingots",    "robber", "courier"}) {
            names.push_back(of_seat(name, seat));
        }
    }
    for (const std::string& name : names) {
        INFO(name);
        CHECK(shown.count(name) == 1);
    }
}

TEST_CASE("An observation shows a hand to its owner, and open hands to all players", "[game]") {
    std::set<std::string> shown;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Rules rules = rules_of("base", 3, seed);
        rules.expansions = seed % 2 == 0 ? bit(Expansion::abbey_mayor) | bit(Expansion::hills_sheep) : 0;
        rules.house.hand = seed < 5 ? 3 : 0;
        rules.house.draw_ahead = seed >= 5;
        rules.house.hand_open = seed % 3 == 0;
        rules.house.start_in_bag = seed % 4 == 1;
        rules.draws = seed == 4 ? Draws::external : Draws::automatic;
        CAPTURE(seed);
        look_through(rules, seed, shown, games_are_slow() ? 7 : 1);
    }
    for (const char* name : {"second_fits_0", "second_fits_3", "third_fits_1", "third_fits_2", "hand_size_seat_0",
                             "hand_size_seat_2", "hand_0", "hand_1", "hand_2", "hand_0_north", "hand_2_west"}) {
        INFO(name);
        CHECK(shown.count(name) == 1);
    }
}

TEST_CASE("An observation shows offers and bought tiles to all viewers (HSE-18)", "[game]") {
    std::set<std::string> shown;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Rules rules = rules_of("traders_builders", 3, seed);
        rules.expansions |= bit(Expansion::abbey_mayor);
        rules.house.tile_sales = true;
        rules.draws = seed == 4 ? Draws::external : Draws::automatic;
        CAPTURE(seed);
        look_through(rules, seed, shown, games_are_slow() ? 7 : 1);
    }
    for (const char* name : {"offer_points_seat_0", "offer_points_seat_1", "offer_points_seat_2", "bought_tile_seat_0",
                             "bought_north_seat_1", "bought_west_seat_2"}) {
        INFO(name);
        CHECK(shown.count(name) == 1);
    }
}

TEST_CASE("Planes and scalars keep their published positions", "[game]") {
    const auto plane = [](const char* name) {
        int found = -1;
        for (int i = 0; i < plane_count(); ++i) found = plane_name(i) == std::string(name) ? i : found;
        return found;
    };
    CHECK(plane("face_up") == 0);
    CHECK(plane("hounds") == 56);
    CHECK(plane("river_north") == 57);
    CHECK(plane("garden") == 61);
    CHECK(plane("cloth") == 66);
    CHECK(plane("large_seat_0") == 67);
    CHECK(plane("pigs_seat_5") == 90);
    CHECK(plane("mayors_seat_0") == 91);
    CHECK(plane("on_towers_seat_5") == 130);
    CHECK(plane("hill") == 131);
    CHECK(plane("shepherds_seat_0") == 136);
    CHECK(plane("sheep") == 160);
    CHECK(plane("third_fits_3") == 169);
    CHECK(plane("ferry_sign") == 170);
    CHECK(plane("ingots") == 183);
    CHECK(plane("witch_west") == 191);
    CHECK(plane("festival_sign") == 192);
    CHECK(scalar_name(0) == std::string("system"));
    CHECK(scalar_name(68) == std::string("tiles"));
    CHECK(scalar_name(69) == std::string("expansions"));
    CHECK(scalar_name(78) == std::string("large_seat_0"));
    CHECK(scalar_name(119) == std::string("cloth_seat_5"));
    CHECK(scalar_name(120) == std::string("mayors_seat_0"));
    CHECK(scalar_name(169) == std::string("in_last_round"));
    CHECK(scalar_name(170) == std::string("shepherds_seat_0"));
    CHECK(scalar_name(204) == std::string("tile_lake"));
    CHECK(scalar_name(225) == std::string("hand_2_west"));
    CHECK(scalar_name(226) == std::string("number"));
    CHECK(scalar_name(266) == std::string("longest_road"));
    CHECK(scalar_name(267) == std::string("tile_festival"));
    CHECK(scalar_name(268) == std::string("offer_points_seat_0"));
    CHECK(scalar_name(297) == std::string("offer_abbey_seat_5"));
    CHECK(scalar_name(298) == std::string("bought_tile_seat_0"));
    CHECK(scalar_name(scalar_count() - 1) == std::string("bought_west_seat_5"));
}

TEST_CASE("An observation omits components that the game does not use", "[game]") {
    // The box holds the tiles of nearly all expansions, but the rules have no expansions.
    Error error;
    std::vector<TileSet> sets;
    for (const char* name :
         {"base_gardens", "inns_cathedrals", "traders_builders", "princess_dragon", "tower", "flying_machines",
          "hills_sheep", "big_top", "vodyanoy", "ferries", "gold", "mage", "robbers", "crops", "king", "festival"}) {
        sets.push_back(TileSet::builtin(name, error).value());
    }
    std::optional<Game> game = Game::create(rules_of("base", 2, 7), sets.data(), sets.size(), error);
    REQUIRE(game.has_value());
    play_out(*game, RandomPlayer(7));
    const Observed seen(*game, 0);
    for (const char* name :
         {"garden",        "inn",         "cathedral",   "wine",        "grain",        "cloth",
          "volcano",       "dragon_sign", "portal",      "princess",    "foundation",   "machine_north",
          "machine_west",  "dragon",      "fairy",       "hill",        "vineyard",     "circus",
          "acrobat_space", "lake",        "big_top",     "ferry_sign",  "ingots",       "gold_sign",
          "mage_sign",     "robber_sign", "crop_farmer", "crop_knight", "festival_sign"}) {
        CHECK(seen.sum(name) == 0);
    }
    check_tiles(*game, seen);
}

TEST_CASE("Each action index belongs to at most one action of the current decision", "[game]") {
    const char* const preset = GENERATE("level4", "everything");
    Game game = new_game(rules_of(preset, 2, 3));
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

TEST_CASE("A window is centred on the area of all laid tiles", "[game]") {
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

TEST_CASE("Actions on cells outside the window have no action index, and these cells are not observed", "[game]") {
    const Game game = new_game(rules_of("base", 2, 3));
    const Window window = {40, 40, 3, 3};
    const ActionIndex numbers(game, window);
    for (const Action& action : game.legal_actions()) CHECK(numbers.number_of(action) == -1);
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(plane_count() * window.cells()), 7);
    observe_planes(game, window, 0, planes.data());
    CHECK(std::count(planes.begin(), planes.end(), 0) == static_cast<long>(planes.size()));
}

TEST_CASE("An observation does not depend on hidden information", "[game]") {
    const char* const preset = GENERATE("level5", "everything");
    Game game = new_game(rules_of(preset, 4, 6));
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

TEST_CASE("Planes and scalars have unique names", "[game]") {
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
