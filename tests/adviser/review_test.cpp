// Reviews of past decisions by an adviser.
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "adviser/advisers.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Review review_of(Adviser& adviser, const Game& game, const Action& played, int simulations) {
    Review review;
    INFO(game.text_of(played));
    REQUIRE(adviser.review(game, played, simulations, review) == Status::ok);
    return review;
}

std::string in_words(const Review& review) {
    std::ostringstream text;
    text << name_of(review.verdict) << ' ' << mistbank::text_of(review.best) << ' ' << review.best_index << ' '
         << review.played_index << ' ' << review.samples << ' ' << review.lost << ' ' << review.lost_error << ' '
         << review.lost_winning << ' ' << review.winning << ' ' << review.points;
    for (const double winning : review.winning_of) text << ' ' << winning;
    for (const double points : review.points_of) text << ' ' << points;
    return text.str();
}

std::string review_in_words(const Game& game, const Action& played, int simulations) {
    Adviser adviser = adviser_of(game);
    return in_words(review_of(adviser, game, played, simulations));
}

bool comes_of_chance(const Game& game) {
    const DecisionKind kind = game.decision().kind;
    return kind == DecisionKind::draw || kind == DecisionKind::chance;
}

Action lay_at(int x, int y, int rotation) {
    Action action;
    action.kind = ActionKind::lay;
    action.x = static_cast<std::int16_t>(x);
    action.y = static_cast<std::int16_t>(y);
    action.count = static_cast<std::uint8_t>(rotation);
    return action;
}

bool is_bad(Verdict verdict) {
    return verdict == Verdict::slip || verdict == Verdict::mistake || verdict == Verdict::blunder;
}

/// Checks the documented bounds of a review.
void check_review(const Review& review, const Adviser& adviser, const Game& game, const Action& played) {
    REQUIRE(review.best_index < adviser.advice_count());
    REQUIRE(review.played_index < adviser.advice_count());
    CHECK(adviser.advice(review.best_index).action == review.best);
    CHECK(adviser.advice(review.played_index).action == played);
    CHECK(review.lost >= 0);
    CHECK(review.lost_error >= 0);
    CHECK((review.winning >= 0 && review.winning <= 1));
    const bool is_alone = review.verdict == Verdict::forced || review.verdict == Verdict::chance;
    if (is_alone || review.verdict == Verdict::best) {
        CHECK(review.best == played);
        CHECK(review.lost == 0);
        CHECK(review.lost_winning == 0);
        CHECK(review.winning == review.winning_of[game.deciding_player()]);
        CHECK(review.points == review.points_of[game.deciding_player()]);
    }
    CHECK((review.verdict == Verdict::chance) == comes_of_chance(game));
    if (!comes_of_chance(game)) CHECK((review.verdict == Verdict::forced) == (adviser.advice_count() == 1));
    const bool team = game.rules().system == System::cooperative;
    for (int player = 0; player < max_players; ++player) {
        const double winning = review.winning_of[player];
        CHECK((winning >= 0 && winning <= 1));
        if (player >= game.rules().players) CHECK((winning == 0 && review.points_of[player] == 0));
        if (team && player < game.rules().players) CHECK(winning == review.winning_of[0]);
    }
    if (!is_bad(review.verdict)) return;
    const bool is_blunder = review.verdict == Verdict::blunder, is_mistake = review.verdict == Verdict::mistake;
    const double points = is_blunder ? 6 : is_mistake ? 3 : 1;
    const double hundredths = is_blunder ? 10 : is_mistake ? 5 : 2.5;
    const double winning = is_blunder ? 0.2 : is_mistake ? 0.1 : 0.05;
    CHECK(review.samples >= 8);
    const bool by_much = review.lost >= (team ? hundredths : points) && review.lost >= 2 * review.lost_error;
    CHECK((by_much || (!team && review.lost_winning >= winning)));
}

/// Returns the player's largest possible lead at the end of the game. The game must end with this turn.
int best_end(const Game& game, int player) {
    if (game.is_over()) {
        const Rules& rules = game.rules();
        return points_of(game, rules.colours[player]) - points_of(game, rules.colours[1 - player]);
    }
    int best = -1000;
    for (const Action& action : game.legal_actions()) {
        Game after = game.clone();
        REQUIRE(after.apply(action) == Status::ok);
        best = std::max(best, best_end(after, player));
    }
    return best;
}

/// Creates a base game in which the last tile must be laid next.
Game at_the_last_tile(std::uint64_t seed) {
    Game game = usual_game("base", 2, seed);
    RandomPlayer player(seed);
    while (game.pile_size(0) > 0 || game.decision().kind != DecisionKind::lay_tile) {
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
    return game;
}

}  // namespace

TEST_CASE("Each verdict has a name", "[adviser][review]") {
    const char* const names[verdicts] = {"best", "good", "slip", "mistake", "blunder", "forced", "chance"};
    for (int i = 0; i < verdicts; ++i) CHECK(std::string(name_of(static_cast<Verdict>(i))) == names[i]);
    CHECK(std::string(name_of(static_cast<Verdict>(verdicts))) == "?");
}

TEST_CASE("For the last tile of a game, a review gives the exact cost of every way to lay the tile",
          "[adviser][review]") {
    int blunders = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Game game = at_the_last_tile(seed);
        const int player = game.deciding_player();
        const int best = best_end(game, player);
        Adviser adviser = adviser_of(game);
        for (const Action& action : game.legal_actions()) {
            Game after = game.clone();
            REQUIRE(after.apply(action) == Status::ok);
            const int lost = best - best_end(after, player);
            const Review review = review_of(adviser, game, action, 32);
            INFO("seed " << seed << ": " << game.text_of(action));
            check_review(review, adviser, game, action);
            CHECK(review.lost == Approx(lost));
            CHECK(review.lost_error == Approx(0).margin(1e-6));
            CHECK((review.verdict == Verdict::best) == (lost == 0));
            if (lost >= 6) CHECK(review.verdict == Verdict::blunder);
            if (lost >= 3) CHECK(review.verdict >= Verdict::mistake);
            if (lost >= 1) CHECK(is_bad(review.verdict));
            CHECK(review.points_of[player] == Approx(best - lost));
            CHECK(review.points_of[1 - player] == Approx(lost - best));
            blunders += review.verdict == Verdict::blunder ? 1 : 0;
        }
    }
    CHECK(blunders > 0);
}

TEST_CASE("With few samples, no action is called a mistake", "[adviser][review]") {
    const Game game = at_the_last_tile(1);
    Adviser adviser = adviser_of(game);
    for (const Action& action : game.legal_actions()) {
        CHECK_FALSE(is_bad(review_of(adviser, game, action, 31).verdict));
        CHECK(review_of(adviser, game, action, 1).samples == 1);
    }
}

TEST_CASE("In a review, leaving a city incomplete costs points, even long before the end of the game",
          "[adviser][review]") {
    Game game = house_game(house_rules());
    act(game,
        "draw cap; lay 0,-1 0; meeple red 0; draw field; lay 1,0 0; draw field; lay -1,0 0; draw field; lay 2,0 0;"
        "draw cap");
    const Action closing = lay_at(0, -2, 2), elsewhere = lay_at(0, 1, 2);
    Adviser adviser = adviser_of(game);
    REQUIRE(game.deciding_player() == 0);
    CHECK(review_of(adviser, game, closing, 200).verdict <= Verdict::good);
    CHECK(review_of(adviser, game, elsewhere, 200).lost > 0.5);
}

TEST_CASE("The adviser's own choice is never called worse than the best choice", "[adviser][review]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (const int players : {2, 3}) {
            Game game = game_of_preset(index, players, 3);
            play_by_chance(game, 3, 25 * players);
            if (game.is_over()) continue;
            Adviser chooses = adviser_of(game), reviews = adviser_of(game);
            think(chooses, game, 10);
            const Action action = chooses.choose();
            const Review review = review_of(reviews, game, action, 20);
            INFO(preset_name(index) << " of " << players);
            CHECK((review.verdict == Verdict::best || review.verdict == Verdict::forced));
            check_review(review, reviews, game, action);
        }
    }
}

TEST_CASE("Every decision of every game can be reviewed, and the result is reproducible", "[adviser][review]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (int players = 2; players <= 6; ++players) {
            const Draws draws = players % 2 == 0 ? Draws::automatic : Draws::external;
            Rules rules = rules_of(preset_name(index), 2, 1);
            if (rules.system == System::cooperative && players == 6) continue;
            if (rules.system == System::demo && players != 2) continue;
            Game game = game_of_preset(index, players, static_cast<std::uint64_t>(players), draws);
            Adviser adviser = adviser_of(game);
            RandomPlayer player(9);
            for (int step = 0; step < 3 && !game.is_over(); ++step) {
                const Action action = player.choose(game);
                INFO(preset_name(index) << " of " << players << ": " << game.text_of(action));
                const Review review = review_of(adviser, game, action, 8);
                check_review(review, adviser, game, action);
                CHECK(in_words(review) == review_in_words(game, action, 8));
                play_by_chance(game, static_cast<std::uint64_t>(step), 13 + players);
            }
        }
    }
}

TEST_CASE("Games that differ only in hidden information get equal reviews", "[adviser][review][hidden]") {
    int others = 0;
    for (int index = 0; index < preset_count(); ++index) {
        Game game = game_of_preset(index, 3, 5);
        RandomPlayer player(4);
        for (int step = 0; step < 2 && !game.is_over(); ++step) {
            const Action action = player.choose(game);
            Game other = game.clone();
            other.determinize(77, game.deciding_player());
            others += other.state_hash() != game.state_hash() ? 1 : 0;
            INFO(preset_name(index));
            CHECK(review_in_words(other, action, 9) == review_in_words(game, action, 9));
            play_by_chance(game, 6, 31);
        }
    }
    CHECK(others > 0);
}

TEST_CASE("A review does not depend on luck: the expectation is the same for every random result",
          "[adviser][review]") {
    Rules rules = rules_of("base", 2, 3);
    rules.draws = Draws::external;
    Game game = new_game(rules);
    play_by_chance(game, 3, 30);
    while (!comes_of_chance(game)) play_by_chance(game, 3, 1);
    Adviser adviser = adviser_of(game);
    const std::vector<Action> draws = game.legal_actions();
    REQUIRE(draws.size() > 5);
    const Review first = review_of(adviser, game, draws.front(), 24);
    const Review last = review_of(adviser, game, draws.back(), 24);
    CHECK(first.verdict == Verdict::chance);
    CHECK(first.winning_of[0] == last.winning_of[0]);
    CHECK(first.winning_of[1] == last.winning_of[1]);
    CHECK((first.winning_of[0] > 0 && first.winning_of[0] < 1));
}

TEST_CASE("After a review the adviser can think again, and earlier results do not affect the review",
          "[adviser][review]") {
    const Game game = usual_game("base", 2, 4);
    Adviser adviser = adviser_of(game);
    think(adviser, game, 33);
    const Action played = game.legal_actions().back();
    const Review review = review_of(adviser, game, played, 40);
    CHECK(all_advice(adviser, game) == advice_for(game, 20));
    CHECK(in_words(review) == review_in_words(game, played, 40));
    think(adviser, game, 10);
    CHECK(all_advice(adviser, game) == advice_for(game, 30));
}

TEST_CASE("A review with invalid arguments is refused and changes nothing", "[adviser][review]") {
    const Game game = usual_game("base", 2, 1);
    Adviser adviser = adviser_of(game);
    const Action legal = game.legal_actions().front();
    think(adviser, game, 5);
    const std::size_t size_of_findings = adviser.results(nullptr, 0);
    Review review;
    review.samples = 77;
    for (const int simulations : {0, -1, max_simulations + 1}) {
        CHECK(adviser.review(game, legal, simulations, review) == Status::invalid_argument);
    }
    CHECK(adviser.review(game, Action{}, 10, review) == Status::illegal_action);
    CHECK(adviser.review(game, lay_at(40, 40, 0), 10, review) == Status::illegal_action);
    CHECK(adviser.review(usual_game("base", 3, 1), legal, 10, review) == Status::invalid_argument);
    Game over = game.clone();
    play_out(over, RandomPlayer(1));
    CHECK(adviser.review(over, legal, 10, review) == Status::game_over);
    CHECK(review.samples == 77);
    CHECK(adviser.results(nullptr, 0) == size_of_findings);
    CHECK(adviser.simulations() == 5);
    think(adviser, game, 5);  // adds to the 5 simulations from before the reviews
    CHECK(adviser.simulations() == 10);
}
