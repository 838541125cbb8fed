// Legal actions written into the caller's buffer.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstring>

#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Action guard() {
    Action action;
    action.kind = static_cast<ActionKind>(0xA5);
    action.segment = 0xA5;
    action.x = action.y = 0x5A5A;
    return action;
}

// Checks that a buffer receives all actions, or none if it is too small. The rest of the buffer must stay unchanged.
void check_written(const Game& game, const std::vector<Action>& legal, std::size_t capacity,
                   const std::vector<Action>& untouched, std::vector<Action>& room) {
    std::memcpy(room.data(), untouched.data(), room.size() * sizeof(Action));
    const std::size_t count = game.legal_actions(room.data(), capacity);
    const std::size_t written = capacity < legal.size() ? 0 : legal.size();
    const std::size_t bytes_behind = (room.size() - written) * sizeof(Action);
    if (count != legal.size() || !std::equal(room.data(), room.data() + written, legal.data()) ||
        std::memcmp(room.data() + written, untouched.data() + written, bytes_behind) != 0) {
        FAIL(name_of(game.decision().kind) << ": " << legal.size() << " with a capacity of " << capacity);
    }
}

}  // namespace

TEST_CASE("At every decision, the legal actions are written correctly to a buffer of any size", "[game]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (const Draws draws : {Draws::automatic, Draws::external}) {
            Rules rules = rules_of(preset_name(index), 1 + index % 5, static_cast<std::uint64_t>(index));
            rules.draws = draws;
            const bool is_gentle = rules.system == System::cooperative && index % 2 == 1;
            Game game = new_game(rules, is_gentle ? &gentle_mists() : nullptr);
            game.stop_recording();
            INFO(preset_name(index));
            const std::vector<Action> untouched(game.action_bound() + 9, guard());
            std::vector<Action> room = untouched;
            RandomPlayer player(static_cast<std::uint64_t>(index));
            std::size_t decision = 0;
            while (true) {
                const std::vector<Action> legal = game.legal_actions();
                // Slow builds test only some of the sizes that are much too small, different ones in each decision.
                const std::size_t apart = games_are_slow() ? 31 : 1;
                for (std::size_t capacity = 0; capacity < legal.size() + 9; ++capacity) {
                    const bool is_near = capacity == 0 || capacity + 2 > legal.size();
                    if (is_near || (capacity + decision) % apart == 0)
                        check_written(game, legal, capacity, untouched, room);
                }
                ++decision;
                for (std::size_t more = 0; more < 9; ++more) {
                    check_written(game, legal, game.action_bound() + more, untouched, room);
                }
                if (game.is_over()) break;
                REQUIRE(game.apply(player.choose(game)) == Status::ok);
            }
        }
    }
}

TEST_CASE("A finished game has no legal actions", "[game]") {
    Game game = new_game(rules_of("level1", 2, 1));
    RandomPlayer player(1);
    REQUIRE(play_out(game, player) > 0);
    CHECK(game.legal_actions().empty());
    Action untouched = guard();
    CHECK(game.legal_actions(&untouched, 1) == 0);
    CHECK(untouched == guard());
}
