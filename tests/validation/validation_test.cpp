// Checks of a validating build: sound games pass, and the right check notices each kind of damage with the expected
// message.
#include "rules/validation/validation.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <csignal>
#include <cstdlib>

#include "game/view.hpp"
#include "reference/choosers.hpp"
#include "reference/random_rules.hpp"
#include "reference/sets.hpp"
#include "support/games.hpp"
#include "validation/damages.hpp"

#ifdef __unix__
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace mistbank;
using namespace mistbank_tests;
using mistbank_reference::LeaningPlayer;

namespace {

int games_of_each() {
    const char* wish = std::getenv("MISTBANK_GAMES");
    return std::max(1, (wish != nullptr ? std::atoi(wish) : 10000) / 1000);
}

Game game_of(const char* preset, std::uint64_t seed) {
    const Rules rules = rules_of(preset, 2, seed);
    return new_game(rules, rules.system == System::cooperative ? &gentle_mists() : nullptr);
}

std::string flaws_of(const Game& game) { return mistbank::flaws_of(inside_of(game).table); }

// Plays a game, sometimes with undo, and checks every state and reshuffled copies of it.
std::string flaws_in(Game game, std::uint64_t seed) {
    LeaningPlayer player(seed);
    Dice dice(seed);
    std::string flaws = flaws_of(game);
    while (!game.is_over() && flaws.empty()) {
        const bool goes_back = game.action_count() > 0 && dice.below(10) == 0;
        const Status status = goes_back ? game.undo() : game.apply(player(game));
        if (status != Status::ok) return "refused";
        flaws = flaws_of(game);
        if (dice.below(10) != 0) continue;
        Game copy = game.clone();
        copy.determinize(seed);
        flaws += flaws_of(copy);
    }
    return flaws;
}

void must_be_noticed(const Damage& damage) {
    INFO(damage.preset << ", should tell: " << damage.words);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Game game = game_of(damage.preset, seed);
        for (LeaningPlayer player(seed); !game.is_over(); game.apply(player(game))) {
            Game copy = game.clone();
            Table& table = inside_of(copy).table;
            if (!damage.inflict(table)) continue;
            Flaws flaws;
            damage.check(table, flaws);
            INFO(flaws.text());
            CHECK(flaws.text().find(damage.words) != std::string::npos);
            CHECK(mistbank::flaws_of(table) != "");
            return;
        }
    }
    FAIL("no game reached a state in which the damage is possible");
}

}  // namespace

TEST_CASE("Every state of every kind of game is sound", "[validation]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (int game = 0; game < games_of_each(); ++game) {
            const auto seed = static_cast<std::uint64_t>(game);
            INFO(preset_name(index) << ", seed " << seed);
            REQUIRE(flaws_in(game_of(preset_name(index), seed), seed) == "");
            Rules rules = rules_of(preset_name(index), 3, seed);
            if (game % 2 == 0) rules.draws = Draws::external;
            const TileSet set = mistbank_reference::random_set(seed + 100u * static_cast<unsigned>(index),
                                                               mistbank_reference::extras_for(rules.expansions));
            INFO(set.name());
            REQUIRE(flaws_in(new_game(rules, &set), seed) == "");
        }
    }
}

TEST_CASE("Every state of games with any set of expansions is sound", "[validation]") {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(4 * games_of_each()); ++seed) {
        const Rules rules = mistbank_reference::random_expansions(seed);
        INFO("seed " << seed << ", expansions " << rules.expansions);
        REQUIRE(flaws_in(new_game(rules), seed) == "");
        const TileSet set = mistbank_reference::random_set(seed, mistbank_reference::extras_for(rules.expansions));
        REQUIRE(flaws_in(new_game(rules, &set), seed) == "");
    }
}

TEST_CASE("Damage to the board is noticed", "[validation]") {
    for (const Damage& damage : damages_to_the_board()) must_be_noticed(damage);
}

TEST_CASE("Damage to features is noticed", "[validation]") {
    for (const Damage& damage : damages_to_features()) must_be_noticed(damage);
}

TEST_CASE("Damage to figures, ghosts, hounds and cemeteries is noticed", "[validation]") {
    for (const Damage& damage : damages_to_pieces()) must_be_noticed(damage);
}

TEST_CASE("Damage to piles and copies is noticed", "[validation]") {
    for (const Damage& damage : damages_to_draws()) must_be_noticed(damage);
}

TEST_CASE("Damage to the river and to goods is noticed", "[validation]") {
    for (const Damage& damage : damages_to_expansions()) must_be_noticed(damage);
}

TEST_CASE("Damage to the small boxes is noticed", "[validation]") {
    for (const Damage& damage : damages_to_small_boxes()) must_be_noticed(damage);
}

TEST_CASE("Damage to the turn and to its actions is noticed", "[validation]") {
    for (const Damage& damage : damages_to_the_turn()) must_be_noticed(damage);
}

#ifdef __unix__
namespace {

struct Death {
    bool aborted = false;
    std::string last_words;
};

// Runs `deed` in a child process, because the deed can abort the process.
template <class Deed>
Death outcome_of(Deed&& deed) {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        std::signal(SIGABRT, SIG_DFL);
        deed();
        _exit(0);
    }
    close(ends[1]);
    Death death;
    char text[512];
    for (ssize_t count = 0; (count = read(ends[0], text, sizeof text)) > 0;)
        death.last_words.append(text, static_cast<std::size_t>(count));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    death.aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
    return death;
}

}  // namespace

TEST_CASE("A damaged state stops the program, and the message names the check and the reason", "[validation]") {
    Game game = game_of("level3", 1);
    CHECK_FALSE(outcome_of([&] { stop_if_flawed(inside_of(game).table, "a test"); }).aborted);
    inside_of(game).table.state->ghost_supply += 2;
    const Death death = outcome_of([&] { stop_if_flawed(inside_of(game).table, "a test"); });
    CHECK(death.aborted);
    for (const char* words : {"after a test", "a bug in the library", "turn 1, 0 actions applied, decision lay_tile",
                              "src/rules/mist/ghosts.cpp: ghosts: the total number of ghosts", ": 17, expected 15"}) {
        INFO(death.last_words);
        CHECK(death.last_words.find(words) != std::string::npos);
    }
}

#ifdef MISTBANK_VALIDATE
TEST_CASE("A validating library checks the state in a call if the number of actions is a multiple of three",
          "[validation]") {
    const auto game_after = [](int actions) {
        Game game = game_of("level3", 1);
        for (int i = 0; i < actions; ++i) REQUIRE(game.apply(game.legal_actions().front()) == Status::ok);
        inside_of(game).table.state->ghost_supply += 2;
        return game;
    };
    const auto dies_after = [](const char* call, const Death& death) {
        INFO(call << ": " << death.last_words);
        CHECK(death.aborted);
        CHECK(death.last_words.find(std::string("after ") + call) != std::string::npos);
    };
    Game other = game_of("level3", 1);
    Game game = game_after(3);
    dies_after("Game::clone", outcome_of([&] { game.clone(); }));
    dies_after("Game::copy_from", outcome_of([&] { other.copy_from(game); }));
    dies_after("Game::determinize", outcome_of([&] { game.determinize(1); }));
    game = game_after(2);
    dies_after("Game::apply", outcome_of([&] { game.apply(game.legal_actions().front()); }));
    CHECK_FALSE(outcome_of([&] { game.determinize(1); }).aborted);
    game = game_after(4);
    Table& table = inside_of(game).table;  // undo restores everything except the draw order
    const unsigned last = table.state->pile_end[0] - 1u;
    table.order[last] = static_cast<std::uint16_t>(table.order[last] == 0 ? 1 : 0);
    dies_after("Game::undo", outcome_of([&] { game.undo(); }));
}
#endif
#endif
