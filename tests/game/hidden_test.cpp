// HID: information that is hidden from players.
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "game/view.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "rules/house_rules/bag.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "support/positions.hpp"
#include "support/refusals.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

const char* const presets_with_everything[] = {"level2",      "level3", "level5",    "level6",
                                               "level6_2022", "river",  "everything"};

// Returns a random game after its first `actions` actions.
Game game_after(const char* preset, std::uint64_t seed, int actions) {
    Game game = usual_game(preset, 2, seed);
    RandomPlayer player(seed);
    for (int i = 0; i < actions && !game.is_over(); ++i) game.apply(player.choose(game));
    return game;
}

Game played_to_the_end(const Game& game) {
    Game copy = game.clone();
    play_out(copy, RandomPlayer(3));
    return copy;
}

// Checks a finished game: for each type, the tiles on the board (face up or face down) and the tiles set aside do not
// exceed the number of copies.
void require_no_type_too_often(const Game& game) {
    REQUIRE(game.is_over());
    std::vector<int> seen(static_cast<std::size_t>(game.type_count()));
    for (int i = 0; i < game.tile_count(); ++i) {
        REQUIRE(game.tile(i).type >= 0);
        ++seen[static_cast<std::size_t>(game.tile(i).type)];
    }
    for (int i = 0; i < game.set_aside_count(); ++i) ++seen[static_cast<std::size_t>(game.set_aside(i))];
    for (int type = 0; type < game.type_count(); ++type) {
        INFO("tile " << game.type(type).id);
        REQUIRE(seen[static_cast<std::size_t>(type)] <= game.type(type).copies);
    }
}

void require_same_by_its_record(const Game& game) {
    Error error;
    const std::string record = to_record(game, RecordKind::full, error).value();
    const std::optional<Game> again = replay(record, &gentle_mists(), 1, error);
    INFO(error.message << "\n" << record);
    REQUIRE(again.has_value());
    REQUIRE(again->state_hash() == game.state_hash());
    REQUIRE(position_of(*again) == position_of(game));
}

int face_down_tiles(const Game& game) {
    int count = 0;
    for (int i = 0; i < game.tile_count(); ++i) count += game.tile(i).face_down ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("Games that differ only in hidden information look the same", "[game][hidden]") {
    for (const char* preset : presets_with_everything) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Game game = game_after(preset, seed, static_cast<int>(seed));
            if (game.is_over()) continue;
            Game other = game.clone();
            other.determinize(seed + 1000);
            INFO(preset << ", seed " << seed);
            REQUIRE(describe(other) == describe(game));
        }
    }
}

TEST_CASE("Reshuffling hidden information changes the state, and equal seeds give equal states", "[game][hidden]") {
    const Game game = game_after("level2", 5, 6);
    Game other = game.clone();
    other.determinize(1);
    CHECK(other.state_hash() != game.state_hash());
    Game again = game.clone();
    again.determinize(1);
    CHECK(again.state_hash() == other.state_hash());
}

TEST_CASE("After a reshuffle, the tile counts stay correct until the end of the game, including face-down tiles",
          "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Game game = game_after("level5", seed, 25);
        game.determinize(seed + 7);
        play_out(game, RandomPlayer(seed));
        require_no_type_too_often(game);
        for (int type = 0; type < game.type_count(); ++type) {
            int seen = game.unseen(type);
            for (int i = 0; i < game.tile_count(); ++i) {
                seen += game.tile(i).type == type && !game.tile(i).face_down ? 1 : 0;
            }
            for (int i = 0; i < game.set_aside_count(); ++i) seen += game.set_aside(i) == type ? 1 : 0;
            CHECK(seen == game.type(type).copies);
        }
    }
}

TEST_CASE("A reshuffled game could have been dealt from the start, even after undo", "[game][hidden][undo]") {
    for (const char* preset : presets_with_everything) {
        for (std::uint64_t seed = 0; seed < 40; seed += seed_step(5)) {
            Game game = game_after(preset, seed, static_cast<int>(20 + seed));
            Dice dice(seed);
            for (int round = 0; round < 6; ++round) {
                INFO(preset << ", seed " << seed << ", round " << round);
                game.determinize(dice.below(1000));
                for (std::uint32_t left = dice.below(25); left > 0; --left) game.undo();
                if (dice.below(2) == 0) game = game.clone();
                RandomPlayer player(seed + static_cast<std::uint64_t>(round));
                for (std::uint32_t left = dice.below(25); left > 0 && !game.is_over(); --left) {
                    game.apply(player.choose(game));
                }
                require_same_by_its_record(game);
                require_no_type_too_often(played_to_the_end(game));
            }
        }
    }
}

TEST_CASE("After a reshuffle, undone draws are repeated with the reshuffled tiles", "[game][hidden][undo]") {
    Game game = game_after("level5", 13, 60);
    game.determinize(92);
    for (int i = 0; i < 18; ++i) game.undo();
    Error error;
    const std::string record = to_record(game, RecordKind::full, error).value();
    play_out(game, RandomPlayer(1));
    Game again = replay(record, &gentle_mists(), 1, error).value();
    play_out(again, RandomPlayer(1));
    CHECK(again.state_hash() == game.state_hash());
    CHECK(describe(again) == describe(game));
}

TEST_CASE("Each possible order of hidden tiles is equally likely", "[game][hidden]") {
    // Plays a game with face-down tiles. Counts how often each unseen type lies face down, and how often it is drawn
    // next.
    std::uint64_t seed = 0;
    Game game = game_after("level5", seed, 40);
    while (game.is_over() || face_down_tiles(game) == 0) game = game_after("level5", ++seed, 40);
    int face_down = game.tile_count() - 1;
    while (!game.tile(face_down).face_down) --face_down;
    int unseen = 0;
    for (int type = 0; type < game.type_count(); ++type) unseen += game.unseen(type);
    constexpr int deals = 20000;
    std::vector<int> lies(static_cast<std::size_t>(game.type_count()));
    std::vector<int> last(lies.size());
    Game dealt = game.clone();
    for (int deal = 0; deal < deals; ++deal) {
        dealt.determinize(static_cast<std::uint64_t>(deal));
        const Table& table = inside_of(dealt).table;
        ++lies[table.order[table.board.tiles[face_down].first]];
        ++last[table.order[table.setup->pile_tiles - 1]];
    }
    for (const std::vector<int>& counted : {lies, last}) {
        double chi_square = 0;
        int types = 0;
        for (int type = 0; type < game.type_count(); ++type) {
            const double expected = 1.0 * deals * game.unseen(type) / unseen;
            const int found = counted[static_cast<std::size_t>(type)];
            if (expected == 0) {
                CHECK(found == 0);
                continue;
            }
            chi_square += (found - expected) * (found - expected) / expected;
            ++types;
        }
        REQUIRE(types > 10);
        CHECK(chi_square < types + 6 * std::sqrt(2.0 * types));  // a tolerance of six standard deviations
    }
}

TEST_CASE("From the first volcano on, each remaining tile is equally likely to be drawn next (PRD-3)",
          "[game][hidden]") {
    Error error;
    const TileSet set = TileSet::parse(
                            "mistbank-tiles 1\nname slopes\ntile plain\n copies 3\n field all\n"
                            "tile lawn\n copies 2\n garden\n field all\n"
                            "tile volcano\n mark volcano\n field all\nstart\n 0 0 plain\n",
                            error)
                            .value();
    Rules rules = rules_of("princess_dragon", 2, 0);
    rules.farmers = false;
    const auto drawn = [](const Game& game) { return std::string(game.type(game.decision().tile_type).id.view()); };
    const auto lay = [](Game& game) {
        do {
            // Lays the tile, then passes: after the tile, the last action of each decision is to pass.
            REQUIRE(game.apply(game.legal_actions().back()) == Status::ok);
        } while (!game.is_over() && game.decision().kind != DecisionKind::lay_tile);
    };
    int games = 0;
    int plains = 0;
    for (rules.seed = 0; rules.seed < 20000; ++rules.seed) {
        Game game = new_game(rules, &set);
        if (drawn(game) != "plain") continue;
        lay(game);
        if (drawn(game) != "volcano") continue;
        lay(game);
        ++games;
        plains += drawn(game) == "plain" ? 1 : 0;
    }
    REQUIRE(games > 1500);
    CHECK(plains / static_cast<double>(games) == Approx(1.0 / 3).margin(0.05));  // 1 of 3 remaining tiles is plain
}

TEST_CASE("Reshuffling depends on the seed and on visible information, never on the real order", "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Game game = game_after("level5", seed, 40);
        if (game.is_over()) continue;
        Game once = game.clone();
        Game twice = game.clone();
        twice.determinize(seed + 1);
        CHECK(twice.rules().seed == seed + 1);
        once.determinize(77);
        twice.determinize(77);
        Error error;
        CHECK(once.state_hash() == twice.state_hash());
        CHECK(to_record(once, RecordKind::full, error) == to_record(twice, RecordKind::full, error));
        CHECK(to_snapshot(once, error) == to_snapshot(twice, error));
        CHECK(once.rules().seed == twice.rules().seed);
    }
}

TEST_CASE("Reshuffling does not change a finished game, and its last action counts as the last draw",
          "[game][hidden]") {
    for (const char* preset : {"level1", "level5", "level6", "base", "river", "everything"}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Game game = new_game(rules_of(preset, 2, seed));
            play_out(game, RandomPlayer(seed));
            INFO(preset << ", seed " << seed);
            CHECK(game.last_draw() == game.action_count());
            const std::uint64_t before = game.state_hash();
            game.determinize(seed + 5);
            CHECK(game.state_hash() == before);
            CHECK(game.rules().seed == seed);
        }
    }
}

TEST_CASE("The public hash covers only visible information and does not depend on the kind of draws",
          "[game][hidden]") {
    for (const char* preset :
         {"level3", "level5", "level6", "base", "ghosts_castles_cemeteries", "river", "everything"}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Game game = new_game(rules_of(preset, 2, seed));
            RandomPlayer player(seed);
            std::set<std::uint64_t> seen;
            for (std::uint64_t i = 0; i < 3 * seed && !game.is_over(); ++i) {
                game.apply(player.choose(game));
                CHECK(seen.insert(game.public_hash()).second);
            }
            if (game.is_over()) continue;
            INFO(preset << ", seed " << seed);
            Game other = game.clone();
            other.determinize(seed + 99);
            CHECK(other.public_hash() == game.public_hash());
            CHECK(other.state_hash() != game.state_hash());
            Error error;
            const std::optional<Game> told =
                replay(to_record(game, RecordKind::open, error).value(), nullptr, 0, error);
            REQUIRE(told.has_value());
            CHECK(told->public_hash() == game.public_hash());
        }
    }
}

TEST_CASE("The public hash does not depend on the order in which tiles were laid", "[game][hidden]") {
    Rules rules = rules_of("base", 1, 0);
    rules.draws = Draws::external;
    const auto after = [&](const char* const(&actions)[4]) {
        Game game = new_game(rules);
        Error error;
        for (const char* const text : actions) {
            INFO(text);
            const std::optional<Action> action = game.action_of(text, error);
            REQUIRE(action.has_value());
            REQUIRE(game.apply(*action) == Status::ok);
            if (game.decision().kind == DecisionKind::place_meeple) game.apply(*game.action_of("pass", error));
        }
        return game.public_hash();
    };
    const std::uint64_t east_first = after({"draw U", "lay 1,0 1", "draw U", "lay -1,0 1"});
    const std::uint64_t west_first = after({"draw U", "lay -1,0 1", "draw U", "lay 1,0 1"});
    const std::uint64_t elsewhere = after({"draw U", "lay 1,0 1", "draw U", "lay 2,0 1"});
    CHECK(east_first == west_first);
    CHECK(east_first != elsewhere);
}

TEST_CASE("A finished game shows the types of face-down tiles", "[game][hidden]") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Game game = game_after("level5", seed, 1000);
        REQUIRE(game.is_over());
        for (int i = 0; i < game.tile_count(); ++i) {
            if (!game.tile(i).face_down) continue;
            CHECK(game.tile(i).type >= 0);
            ++found;
        }
    }
    CHECK(found > 0);
}

TEST_CASE("With external draws, the types of face-down tiles stay unknown", "[game][hidden]") {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rules rules = rules_of("level5", 3, seed);
        rules.draws = Draws::external;
        Game game = new_game(rules, &gentle_mists());
        play_out(game, RandomPlayer(seed));
        const std::uint64_t before = game.state_hash();
        game.determinize(1);
        CHECK(game.state_hash() == before);
        for (int i = 0; i < game.tile_count(); ++i) {
            if (game.tile(i).face_down) CHECK(game.tile(i).type == -1);
        }
        found += face_down_tiles(game);
    }
    CHECK(found > 0);
}

TEST_CASE("An open record contains neither the seed nor the order of the tiles", "[game][hidden][record]") {
    const Game game = game_after("level5", 3, 20);
    Error error;
    const std::string full = to_record(game, RecordKind::full, error).value();
    const std::string open = to_record(game, RecordKind::open, error).value();
    CHECK(full.find("\nseed ") != std::string::npos);
    CHECK(full.find("\norder ") != std::string::npos);
    CHECK(full.find("may not see") != std::string::npos);
    CHECK(open.find("seed") == std::string::npos);
    CHECK(open.find("order") == std::string::npos);

    Game other = game.clone();
    other.determinize(77);
    CHECK(to_record(other, RecordKind::open, error).value() == open);
}

TEST_CASE("An open record replays as the same game with external draws", "[game][hidden][record]") {
    for (const char* preset : presets_with_everything) {
        for (std::uint64_t seed = 0; seed < 30; seed += seed_step(3)) {
            const Game game = game_after(preset, seed, static_cast<int>(3 * seed));
            Error error;
            const std::string open = to_record(game, RecordKind::open, error).value();
            std::optional<Game> replayed = replay(open, &gentle_mists(), 1, error);
            INFO(error.message << "\n" << open);
            REQUIRE(replayed.has_value());
            CHECK(replayed->outcome() == game.outcome());
            CHECK(replayed->scoring_meeple(0).total == game.scoring_meeple(0).total);
            CHECK(replayed->tile_count() == game.tile_count());
            CHECK(to_record(*replayed, RecordKind::open, error).value() == open);
        }
    }
}

// RIV-2: the two tiles in the pile are the spring and a river tile. Neither has a dragon.
TEST_CASE("A position that needs dragon tiles in the river is refused", "[game][hidden][position]") {
    const std::string river =
        "preset base\nexpansions river princess_dragon hills_sheep\nunder_hills 126\ndrawn K\ndragons_since 2\n";
    for (const char* const active_pile : {"active_pile 0\n", ""}) {
        CHECK(refusal_of_position(river + active_pile).find("MEET-25") != std::string::npos);
    }
}

// MEET-25: the pile holds only dragon tiles, so both tiles without a dragon lie under hills.
TEST_CASE("If a position has no line for the active pile, its pile is consistent with the known draws",
          "[game][hidden][position]") {
    Error error;
    const TileSet set = *TileSet::parse(
        "mistbank-tiles 1\nname hill-and-dragons\ntile field\n copies 2\n field all\ntile hill\n copies 2\n"
        " mark hill\n field all\ntile dragon\n copies 2\n mark dragon\n field all\ntile volcano\n copies 1\n"
        " mark volcano\n field all\nstart\n 0 0 field\n",
        error);
    for (int seed = 1; seed <= 8; ++seed) {
        const std::string hills = "mistbank-position 1\npreset base\nseed " + std::to_string(seed) +
                                  "\ntiles hill-and-dragons\nexpansions princess_dragon hills_sheep\ntile 0,1 hill 0\n"
                                  "tile 0,2 hill 0\nunder_hills 2\ndragons_since 3\n";
        const std::optional<Game> game = from_position(hills, &set, 1, error);
        INFO(error.message);
        REQUIRE(game.has_value());
        const Table& table = inside_of(*game).table;
        REQUIRE(pile_left(table) > 0);
        const std::uint16_t* const top = table.order + table.state->next;
        CHECK(std::all_of(top, top + pile_left(table), [&](std::uint16_t type) { return has_dragon(table, type); }));
    }
}

TEST_CASE("The error for tiles under hills in the wrong order asks for the order in which they were hidden",
          "[game][hidden][position]") {
    const std::string hills =
        "preset base\nexpansions hills_sheep\nunplayable returned\n"
        "under_hill ?@9\nunder_hill ?@2\n";
    CHECK(refusal_of_position(hills).find(
              "line 6, column 12: HIL-2: list the tiles under hills in the order in which they were hidden") == 0);
}

// Deals the hidden tiles and returns the number of random numbers used, which is the number of steps of the generator.
std::uint64_t numbers_of_deal(Table& table) {
    Random random(0);
    reshuffle_bag(table, random, nobody_in_particular);
    std::uint64_t numbers = 0;
    for (Random counting(0); counting.state() != random.state(); counting.next()) ++numbers;
    return numbers;
}
constexpr std::uint64_t most_numbers = 100000;  // the generator needs a few milliseconds for so many numbers

// Lines to add to a position: none, or a tile that was returned to the bag in view of all players.
const char* const returned_tiles[] = {"", "returned K@1\n"};

TEST_CASE("Dealing ends after a bounded number of attempts if no tiles match", "[game][hidden]") {
    const std::string hands =
        "mistbank-position 1\npreset base\nexpansions princess_dragon hills_sheep\nhand 3\nunplayable returned\n";
    for (const char* const returned : returned_tiles) {
        Error error;
        std::optional<Game> game = from_position(hands + returned, nullptr, 0, error);
        INFO(error.message);
        REQUIRE(game.has_value());
        Table& table = inside_of(*game).table;
        table.dragon->dragons_since = 1;  // 12 of the 100 tiles have a dragon
        CHECK(numbers_of_deal(table) < most_numbers);
    }
}

// HSE-3: the decision to lay a tile from the hand requires a tile that fits, but only cities fit on this table.
TEST_CASE("Dealing a hand ends after a bounded number of attempts if no tile fits", "[game][hidden]") {
    std::string text = "mistbank-tiles 1\nname fields\ntile start\n city N E S W\n";
    for (int type = 0; type < 30; ++type)
        text += "tile K" + (type == 0 ? "" : std::to_string(type)) + "\n copies 2\n field all\n";
    text += "start\n 0 0 start\n";
    Error error;
    const std::optional<TileSet> fields = TileSet::parse(text, error);
    INFO(error.message);
    REQUIRE(fields.has_value());
    const std::string hands = "mistbank-position 1\npreset base\ntiles fields\nhand 3\nunplayable returned\n";
    for (const char* const returned : returned_tiles) {
        std::optional<Game> game = from_position(hands + returned, &*fields, 1, error);
        INFO(error.message);
        REQUIRE(game.has_value());
        Table& table = inside_of(*game).table;
        table.state->decision = DecisionKind::hand;
        // The tiles in the bag must not fit, so they are dealt before the hand.
        table.bag->is_used_up = BagUse::nothing_unseen_fits;
        CHECK(numbers_of_deal(table) < most_numbers);
    }
}

// HSE-6, HIL-2: no tile in the bag fitted, so the tile under the hill must fit. But no type is recorded as fitting.
TEST_CASE("Dealing a tile under a hill ends after a bounded number of attempts if no tiles match", "[game][hidden]") {
    const std::string hills =
        "mistbank-position 1\npreset base\nexpansions hills_sheep\nunplayable returned\ntile 0,1 hi-06 1\nunder_hill "
        "?\n";
    for (const char* const returned : returned_tiles) {
        Error error;
        std::optional<Game> game = from_position(hills + returned, nullptr, 0, error);
        INFO(error.message);
        REQUIRE(game.has_value());
        Table& table = inside_of(*game).table;
        table.bag->is_used_up = BagUse::nothing_in_it_fits;
        CHECK(numbers_of_deal(table) < most_numbers);
    }
}
