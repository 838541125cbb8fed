// The adviser plays every kind of game from start to end.
#include <algorithm>
#include <catch2/catch.hpp>

#include "adviser/advisers.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

/// Plays the adviser's choices to the end and checks that they are legal. Returns the number of decisions.
int play_to_the_end(Game& game, const AdviserOptions& options, int simulations) {
    game.stop_recording();
    Adviser adviser = adviser_of(game, options);
    int decisions = 0;
    for (; !game.is_over(); ++decisions) {
        think(adviser, game, simulations);
        const Action action = adviser.choose();
        INFO("turn " << game.turn() << ": " << game.text_of(action));
        REQUIRE(game.apply(action) == Status::ok);
    }
    return decisions;
}

/// Returns the adviser's lead at the end of a game against a random player.
int lead_over_chance(const std::string& preset, std::uint64_t seed) {
    Game game = new_game(rules_of(preset, 2, seed));
    game.stop_recording();
    Adviser adviser = adviser_of(game, {Strength::best, seed});
    const int seat = static_cast<int>(seed % 2);
    for (RandomPlayer chance(seed); !game.is_over();) {
        const bool is_its = game.deciding_player() == seat;
        if (is_its) think(adviser, game, 0);
        REQUIRE(game.apply(is_its ? adviser.choose() : chance.choose(game)) == Status::ok);
    }
    return points_of(game, game.rules().colours[seat]) - points_of(game, game.rules().colours[1 - seat]);
}

int most_players_of(const Rules& rules) { return rules.system == System::cooperative ? 5 : 6; }

/// Plays a game of the preset with this number of players.
void play_preset(const std::string& name, int players, int simulations) {
    const Rules rules = rules_of(name, players, static_cast<std::uint64_t>(players));
    Game game = new_game(rules, players == 2 && rules.system == System::cooperative ? &gentle_mists() : nullptr);
    INFO(name << " with " << players);
    CHECK(play_to_the_end(game, {Strength::best, 1}, simulations) > 0);
}

/// Plays a game with all expansions and the given changes. A small table keeps the game short.
void play_on_a_table(void (*change)(Rules& rules)) {
    Rules rules = rules_of("everything", 3, 7);
    rules.house.table_width = 9;
    rules.house.table_height = 7;
    change(rules);
    Game game = new_game(rules);
    CHECK(play_to_the_end(game, {Strength::best, 3}, 1) > 0);
}

}  // namespace

TEST_CASE("The adviser plays every preset to its end", "[adviser][played-out]") {
    for (int index = 0; index < preset_count(); ++index) {
        const std::string name = preset_name(index);
        if (name == "everything") continue;
        play_preset(name, 1, 2);
        play_preset(name, 2 + index % (most_players_of(rules_of(name, 2, 0)) - 1), 2);
    }
    play_preset("everything", 2, 0);
}

TEST_CASE("With any small box in play, the adviser beats a random player by more than 30 points",
          "[adviser][played-out]") {
    for (const char* box : {"messages", "ferries", "gold", "mage", "robbers", "crops", "king", "festival"}) {
        for (const std::uint64_t seed : {1u, 2u}) {
            INFO(box << ", seed " << seed);
            CHECK(lead_over_chance(box, seed) > 30);
        }
    }
}

TEST_CASE("With external draws, the adviser plays games to the end and also chooses the random results",
          "[adviser][played-out]") {
    for (const char* preset :
         {"level1", "level5", "level6_2022", "base", "flying_machines", "hills_sheep", "big_top", "messages"}) {
        Rules rules = rules_of(preset, 2, 0);
        rules.draws = Draws::external;
        Game game = new_game(rules);
        INFO(preset);
        CHECK(play_to_the_end(game, {Strength::best, 2}, 4) > 0);
    }
}

TEST_CASE("Every strength chooses random results according to their probabilities", "[adviser][played-out]") {
    Rules rules = rules_of("base", 2, 0);
    rules.draws = Draws::external;
    const Game game = new_game(rules);
    std::vector<int> drawn(static_cast<std::size_t>(game.type_count()));
    constexpr int draws = 3000;
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        Adviser adviser = adviser_of(game, {static_cast<Strength>(seed % strengths), seed});
        think(adviser, game, 0);
        const Action action = adviser.choose();
        REQUIRE(action.kind == ActionKind::draw);
        ++drawn[static_cast<std::size_t>(action.x)];
    }
    int left = 0;
    for (int type = 0; type < game.type_count(); ++type) left += game.drawable(type);
    for (int type = 0; type < game.type_count(); ++type) {
        const double expected = 1.0 * draws * game.drawable(type) / left;
        INFO(game.type(type).id << ": " << drawn[static_cast<std::size_t>(type)] << " of " << expected);
        CHECK(std::abs(drawn[static_cast<std::size_t>(type)] - expected) < 6 + 0.5 * expected);
    }
}

TEST_CASE("Weaker advisers play every game to its end", "[adviser][played-out]") {
    for (const char* preset : {"level3", "base", "demo", "princess_dragon", "tower"}) {
        for (const Strength strength : {Strength::beginner, Strength::easy, Strength::good}) {
            Game game = usual_game(preset, 2, 6);
            INFO(preset << ", " << name_of(strength));
            CHECK(play_to_the_end(game, {strength, 6}, strength == Strength::good ? 2 : 0) > 0);
        }
    }
}

TEST_CASE("The adviser plays games with house rules to the end", "[adviser][played-out]") {
    play_on_a_table([](Rules& rules) { rules.house.hand = 3; });
    play_on_a_table([](Rules& rules) { rules.house.draw_ahead = rules.house.hand_open = true; });
    play_on_a_table([](Rules& rules) {
        rules.house.unplayable = Unplayable::returned;
        rules.house.hole_turn = true;
    });
    play_on_a_table([](Rules& rules) {
        rules.house.border_completes = rules.house.small_cities = rules.house.dragon_after_scoring = true;
        rules.house.incomplete_scores = false;
    });
    play_on_a_table([](Rules& rules) {
        rules.house.hand = 3;
        rules.draws = Draws::external;
        rules.house.hill_majority = true;
        rules.house.first_player = FirstPlayer::most_roads;
    });
}

TEST_CASE("The adviser plays games of both editions and with majority scoring to the end", "[adviser][played-out]") {
    for (const Edition edition : {Edition::of_2022, Edition::of_2023}) {
        for (const JointScoring joint : {JointScoring::every_colour, JointScoring::majority}) {
            for (const int level : {2, 4, 6}) {
                Rules rules = rules_of("level" + std::to_string(level), 3, 11);
                rules.edition = edition;
                rules.joint_scoring = joint;
                Game game = new_game(rules);
                CHECK(play_to_the_end(game, {Strength::best, 4}, 2) > 0);
            }
        }
    }
}
