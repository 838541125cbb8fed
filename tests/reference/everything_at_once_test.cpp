// Plays games with all expansions for 2, 3 and 6 players. Compares them with the reference after every action, renders
// them, and replays them.
#include <catch2/catch.hpp>
#include <cstdlib>

#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "reference/choosers.hpp"
#include "reference/lockstep.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_reference;
using namespace mistbank_tests;

namespace {

// The number of games for each number of players. The environment variable MISTBANK_EVERYTHING sets the number;
// releases are tested with 1,000. The reference needs 2 seconds per game.
int games_for_each_number() {
    if (const char* const wanted = std::getenv("MISTBANK_EVERYTHING")) return std::atoi(wanted);
    return plays_usual_number() ? 20 : 1;
}

Rules everything(int players, int game) {
    Rules rules = *preset("everything");
    rules.players = players;
    rules.seed = static_cast<std::uint64_t>(10000 * players + game);
    rules.starting_player = game % players;
    if (game % 5 == 4) rules.draws = Draws::external;
    return rules;
}

std::vector<TileSet> sets_of(const Rules& rules) {
    Error error;
    std::vector<TileSet> sets;
    for (int i = 0; default_set(rules, i) != nullptr; ++i) {
        sets.push_back(*TileSet::builtin(default_set(rules, i), error));
    }
    return sets;
}

// Draws some positions and the last one as SVG, and replays the records and the snapshot of the game.
void draw_and_replay(const Rules& rules) {
    Error error;
    Game game = new_game(rules);
    LeaningPlayer player(rules.seed);
    for (int actions = 0; !game.is_over(); ++actions) {
        if (actions % 100 == 50) REQUIRE(render_svg(game, SvgOptions{}, error).has_value());
        REQUIRE(game.apply(player(game)) == Status::ok);
    }
    const std::string picture = render_svg(game, SvgOptions{}, error).value();
    CHECK(picture.find("</svg>") != std::string::npos);
    CHECK(render_text(game, TextOptions{}).size() > 1000);
    for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
        const std::optional<Game> again = replay(to_record(game, kind, error).value(), nullptr, 0, error);
        INFO(error.message);
        REQUIRE(again.has_value());
        CHECK(again->public_hash() == game.public_hash());
    }
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    CHECK(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error)->state_hash() == game.state_hash());
}

void must_agree(int players) {
    Tally tally;
    for (int game = 0; game < games_for_each_number(); ++game) {
        const Rules rules = everything(players, game);
        const std::string difference = play_in_lockstep(rules, sets_of(rules), LeaningPlayer(rules.seed), tally);
        INFO("game " << game);
        if (!difference.empty()) FAIL(difference);
    }
    CHECK(tally.games == games_for_each_number());
}

}  // namespace

TEST_CASE("The library and the reference agree in games with all expansions for two players", "[reference]") {
    must_agree(2);
}
TEST_CASE("The library and the reference agree in games with all expansions for three players", "[reference]") {
    must_agree(3);
}
TEST_CASE("The library and the reference agree in games with all expansions for six players", "[reference]") {
    must_agree(6);
}

TEST_CASE("Games with all expansions can be drawn, stored and replayed", "[random][svg]") {
    const int games = games_are_slow() ? 5 : 5 * games_for_each_number();
    for (const int players : {2, 3, 6}) {
        for (int game = 0; game < games; game += games_are_slow() ? 4 : 1) {
            INFO(players << " players, game " << game);
            draw_and_replay(everything(players, game));
        }
    }
}
