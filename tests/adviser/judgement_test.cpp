// Judgements that reuse results of the original position are exact: each equals, bit for bit, a judgement without
// reuse.
#include "adviser/judgement.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstring>
#include <vector>

#include "adviser/advisers.hpp"
#include "game/view.hpp"
#include "rules/state_block.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::uint64_t bits_of(double number) {
    std::uint64_t bits;
    static_assert(sizeof bits == sizeof number);
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
}

/// Judges positions that follow an original position, with and without reuse of results, and compares the judgements.
class Comparison {
public:
    explicit Comparison(const Game& game) : keeping_(*inside_of(game).setup, game.allocator()) {}

    /// Plays `branches` random continuations of `actions` actions from `origin`, and compares the judgements of every
    /// position.
    int compare_from(const Game& origin, RandomPlayer& player, int branches, int actions) {
        keeping_.look_at(inside_of(origin).table);
        keeping_.set_origin(inside_of(origin).table);
        int compared = compare(origin, origin);
        Game trial = origin.clone();
        trial.stop_recording();
        for (int branch = 0; branch < branches; ++branch) {
            trial.copy_from(origin);
            for (int i = 0; i < actions && !trial.is_over(); ++i) {
                REQUIRE(trial.apply(player.choose(trial)) == Status::ok);
                compared += compare(trial, origin);
                if (trial.decision().kind != DecisionKind::lay_tile) compared += compare_answers(trial, origin);
            }
        }
        return compared;
    }

private:
    /// Answers the same decision in several ways, each in a copy of the game, and compares the judgements of the
    /// resulting positions.
    int compare_answers(const Game& before, const Game& origin) {
        const std::vector<Action> actions = before.is_over() ? std::vector<Action>{} : before.legal_actions();
        const std::size_t some = std::min<std::size_t>(actions.size(), 4);
        Game answered = before.clone();
        for (std::size_t i = 0; i < 2 * some; ++i) {
            answered.copy_from(before);
            REQUIRE(answered.apply(actions[i < some ? i : 2 * some - 1 - i]) == Status::ok);
            compare(answered, origin);
        }
        return 1;
    }

    int compare(const Game& game, const Game& origin) {
        Judge from_nothing(*inside_of(game).setup, game.allocator());
        from_nothing.look_at(inside_of(origin).table);
        for (int player = 0; player < game.rules().players; ++player) {
            INFO("turn " << game.turn() << ", " << name_of(game.decision().kind) << ", player " << player);
            const Table& table = inside_of(game).table;
            REQUIRE(bits_of(keeping_.judge(table, player)) == bits_of(from_nothing.judge(table, player)));
        }
        if (++compared_ % prospects_apart == 0) compare_prospects(game, from_nothing);
        return 1;
    }

    // Compares prospects and judgements with and without kept results. A prospect and a judgement reuse each other's
    // results.
    void compare_prospects(const Game& game, Judge& from_nothing) {
        const Table& table = inside_of(game).table;
        for (int player = 0; player < game.rules().players; ++player) {
            const Prospect kept = keeping_.prospect(table, player), seen = from_nothing.prospect(table, player);
            REQUIRE(bits_of(kept.judgement) == bits_of(seen.judgement));
            REQUIRE(bits_of(kept.points) == bits_of(seen.points));
            REQUIRE(bits_of(kept.winning) == bits_of(seen.winning));
            REQUIRE(bits_of(keeping_.judge(table, player)) == bits_of(from_nothing.judge(table, player)));
        }
    }

    static constexpr int prospects_apart = 5;
    Judge keeping_;
    int compared_ = 0;
};

/// Compares judgements in two complete games, with undo and new original positions.
int compare_along(Game game, std::uint64_t seed, int usual_step) {
    const int step = games_are_slow() ? 2 * usual_step + 1 : usual_step;
    Comparison comparison(game);
    RandomPlayer player(seed);
    Dice dice(seed);
    int compared = 0;
    for (int games = 0; games < 2; ++games) {
        while (!game.is_over()) {
            compared += comparison.compare_from(game, player, 4, 7);
            play_by_chance(game, seed + game.action_count(), step);
            const bool goes_back = dice.below(4) == 0;
            for (std::uint32_t back = dice.below(static_cast<std::size_t>(step));
                 goes_back && back > 0 && game.action_count() > 0; --back) {
                REQUIRE(game.undo() == Status::ok);
            }
        }
        if (game.rules().draws == Draws::automatic) REQUIRE(game.restart(seed + 100) == Status::ok);
    }
    return compared;
}

}  // namespace

TEST_CASE("Reusing the results for a position does not change the judgements of its successors",
          "[adviser][judgement]") {
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "level5", "everything"}) {
        for (const int players : {2, 3, 6}) {
            if (players == 6 && std::strcmp(preset, "level5") == 0) continue;
            INFO(preset << " with " << players);
            const auto seed = static_cast<std::uint64_t>(players);
            const int step = is_validating ? 29 : games_are_slow() ? 13 : 2;
            CHECK(compare_along(new_game(rules_of(preset, players, seed)), seed, step) > (is_validating ? 20 : 50));
        }
    }
}

TEST_CASE("Reusing results does not change judgements in any preset, with automatic or external draws",
          "[adviser][judgement]") {
    for (const int index : presets_from(1)) {
        INFO(preset_name(index));
        CHECK(compare_along(game_of_preset(index, 2, 3), 3, 23) > 20);
        CHECK(compare_along(game_of_preset(index, 3, 4, Draws::external), 4, 29) > 20);
    }
}

TEST_CASE("Reusing results does not change judgements with house rules about features, the table and hands",
          "[adviser][judgement]") {
    Rules rules = rules_of("everything", 3, 7);
    rules.house.table_width = 9;
    rules.house.table_height = 7;
    rules.house.border_completes = true;
    rules.house.small_cities = true;
    CHECK(compare_along(new_game(rules), 7, 5) > 50);
    rules = rules_of("everything", 2, 8);
    rules.house.hand = 3;
    rules.house.hole_turn = true;
    CHECK(compare_along(new_game(rules), 8, 9) > 50);
}

TEST_CASE("Reusing results does not change judgements of tiles for sale (HSE-18)", "[adviser][judgement]") {
    for (const Draws draws : {Draws::automatic, Draws::external}) {
        for (const int players : {2, 4}) {
            Rules rules = rules_of("base", players, 9);
            rules.house.tile_sales = true;
            rules.draws = draws;
            CHECK(compare_along(new_game(rules), 9, 3) > 50);
        }
    }
}

TEST_CASE("Reusing results does not change judgements if ferries divide roads in only some of the positions",
          "[adviser][judgement]") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        CHECK(compare_along(new_game(rules_of("ferries", 2, seed)), seed, 5) > 50);
    }
}

namespace {

HostVector<std::uint64_t> in_use(const Game& game) {
    HostVector<std::uint64_t> memory(game.allocator());
    save_block(*inside_of(game).setup, inside_of(game).table.state, memory);
    return memory;
}

/// Calls `visit` at several positions of a random game of every preset, with both kinds of draws.
template <class Visit>
void at_positions_of_presets(std::uint64_t seed, Visit visit) {
    for (int index = 0; index < preset_count(); ++index) {
        for (const Draws draws : {Draws::automatic, Draws::external}) {
            INFO(preset_name(index));
            Game game = game_of_preset(index, 2, 5, draws);
            RandomPlayer player(seed);
            while (!game.is_over()) {
                visit(game, player);
                play_by_chance(game, game.action_count(), 11);
            }
        }
    }
}

/// Plays on from a position in two games, then copies only the differences from the second game to the first. Checks
/// that the first game then equals the second.
void copy_among_kin(const Game& origin, RandomPlayer& player, int actions) {
    Game first = origin.clone(), second = origin.clone();
    for (Game* const game : {&first, &second}) game->stop_recording();
    const std::uint32_t cells = inside_of(origin).table.board.counts->cells;
    const auto play_on = [&](Game& game) {
        for (int i = 0; i < actions && !game.is_over(); ++i) REQUIRE(game.apply(player.choose(game)) == Status::ok);
    };
    for (int round = 0; round < 4; ++round) {
        play_on(first);
        if (round % 2 == 1) play_on(second);
        if (round == 2) second.determinize(origin.action_count(), 0);
        inside_of(first).copy_from_sibling(inside_of(second), cells, round == 2);
        REQUIRE(in_use(first) == in_use(second));
        REQUIRE(first.state_hash() == second.state_hash());
    }
}

}  // namespace

TEST_CASE("A partial copy between two successors of the same position equals a complete copy", "[adviser][copy]") {
    at_positions_of_presets(5, [](const Game& game, RandomPlayer& player) { copy_among_kin(game, player, 9); });
}

namespace {

/// Plays on from a position several times. Rolls back each time and compares the result with the original.
void come_back(const Game& origin, RandomPlayer& player, int actions) {
    Game game = origin.clone();
    game.stop_recording();
    inside_of(game).set_checkpoint();
    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < actions && !game.is_over(); ++i) REQUIRE(game.apply(player.choose(game)) == Status::ok);
        REQUIRE(inside_of(game).rollback_to(inside_of(origin)));
        REQUIRE(in_use(game) == in_use(origin));
        REQUIRE(game.state_hash() == origin.state_hash());
    }
}

}  // namespace

TEST_CASE("Rolling back actions restores the original position", "[adviser][copy]") {
    at_positions_of_presets(6, [](const Game& game, RandomPlayer& player) { come_back(game, player, 9); });
}
