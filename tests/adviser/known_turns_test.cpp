// An adviser does not search a turn again if it knows the turn from an earlier search.
#include "adviser/known_turns.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "game/view.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr Breadth tried = {3, 6, 8};

bool are_same(const Line& first, const Line& second) {
    return first.length == second.length && std::equal(first.actions, first.actions + first.length, second.actions);
}

struct Found {
    bool is_open;
    bool by_chance;
    Line line;
};

/// Returns the best turn for one random deal of the hidden tiles.
Found found_in(const Game& game, TurnSearch& search, const KnownTurns& known, std::uint64_t deal) {
    Game dealt = game.clone();
    dealt.stop_recording();
    dealt.determinize(deal, dealt.deciding_player());
    search.begin_at(dealt);
    Random random(1);
    Found found = {known.is_open(inside_of(dealt).table), false, {}};
    search.best_line(dealt, tried, random, found.line);
    found.by_chance = random.state() != Random(1).state();
    return found;
}

}  // namespace

TEST_CASE("If only the order of the pile is hidden, every deal gives the same best line for a turn",
          "[adviser][turns]") {
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "level1", "level4"}) {
        INFO(preset);
        Game game = new_game(rules_of(preset, 3, 5));
        TurnSearch search(game);
        const KnownTurns known(*inside_of(game).setup, game.allocator());
        RandomPlayer player(5);
        int compared = 0;
        for (; !game.is_over(); game.apply(player.choose(game))) {
            if (game.decision().kind != DecisionKind::lay_tile || game.turn() % 4 != 0) continue;
            const Found first = found_in(game, search, known, 1);
            for (std::uint64_t deal = 2; deal < 5 && first.is_open && !first.by_chance; ++deal) {
                const Found other = found_in(game, search, known, deal);
                if (!other.is_open) continue;
                INFO("turn " << game.turn());
                REQUIRE(are_same(first.line, other.line));
                ++compared;
            }
        }
        CHECK(compared > 0);
    }
}

TEST_CASE("No turn is known in advance if more than the order of the pile is hidden", "[adviser][turns]") {
    for (const char* preset : {"everything", "hills_sheep", "princess_dragon", "level5"}) {
        const Game game = new_game(rules_of(preset, 2, 5));
        CHECK_FALSE(KnownTurns(*inside_of(game).setup, game.allocator()).is_open(inside_of(game).table));
    }
    Rules rules = rules_of("base", 2, 5);
    rules.house.hand = 3;
    const Game hands = new_game(rules);
    CHECK_FALSE(KnownTurns(*inside_of(hands).setup, hands.allocator()).is_open(inside_of(hands).table));
    rules = rules_of("base", 2, 5);
    rules.draws = Draws::external;
    const Game external = new_game(rules);
    CHECK_FALSE(KnownTurns(*inside_of(external).setup, external.allocator()).is_open(inside_of(external).table));
}

TEST_CASE("Histories with different positions, actions or draws have different hashes", "[adviser][turns]") {
    Game game = new_game(rules_of("base", 2, 5));
    const History begun(1, inside_of(game).table);
    CHECK(History(1, inside_of(game).table).number() == begun.number());
    CHECK(History(2, inside_of(game).table).number() != begun.number());
    History acted = begun, drawn = begun;
    RandomPlayer player(5);
    acted.add(player.choose(game));
    CHECK(acted.number() != begun.number());
    drawn.see_draws(inside_of(game).table);
    CHECK(drawn.number() == begun.number());
    while (game.turn() < 2) game.apply(player.choose(game));
    drawn.see_draws(inside_of(game).table);
    CHECK(drawn.number() != begun.number());
}

TEST_CASE("Two histories with the same table slot are not confused, and the later one replaces the earlier one",
          "[adviser][turns]") {
    const Game game = new_game(rules_of("base", 2, 5));
    KnownTurns known(*inside_of(game).setup, game.allocator());
    Line line;
    line.length = 1;
    known.keep(5, line);
    REQUIRE(known.find(5) != nullptr);
    CHECK(known.find(5)->length == 1);
    CHECK(known.find(5 + 1024) == nullptr);
    known.keep(5 + 1024, line);
    CHECK(known.find(5) == nullptr);
    CHECK(known.find(5 + 1024) != nullptr);
}
