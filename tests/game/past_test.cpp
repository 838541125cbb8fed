// The history of a game: undo, copies, and games without history.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "game/view.hpp"
#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "support/positions.hpp"

using namespace mistbank;
using namespace mistbank_tests;

TEST_CASE("Undo restores every earlier position of a game, and repeating the actions restores the later positions",
          "[game][undo]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (std::uint64_t seed = 0; seed < 10; seed += seed_step(2)) {
            Game game = usual_game(preset_name(index), 1 + static_cast<int>(seed % 5), seed);
            RandomPlayer player(seed);
            std::vector<std::uint64_t> hashes{game.state_hash()};
            std::vector<std::vector<std::uint64_t>> positions{position_of(game)};
            std::vector<std::size_t> events{game.event_count()};
            std::vector<Action> actions;
            while (!game.is_over()) {
                actions.push_back(player.choose(game));
                REQUIRE(game.apply(actions.back()) == Status::ok);
                hashes.push_back(game.state_hash());
                positions.push_back(position_of(game));
                events.push_back(game.event_count());
            }
            for (std::size_t left = actions.size(); left-- > 0;) {
                REQUIRE(game.undo() == Status::ok);
                REQUIRE(game.state_hash() == hashes[left]);
                REQUIRE(position_of(game) == positions[left]);
                REQUIRE(game.event_count() == events[left]);
                REQUIRE(game.action_count() == left);
            }
            CHECK(game.undo() == Status::nothing_to_undo);
            for (std::size_t i = 0; i < actions.size(); ++i) REQUIRE(game.apply(actions[i]) == Status::ok);
            CHECK(game.state_hash() == hashes.back());
        }
    }
}

TEST_CASE("Any sequence of undoing and repeating actions leads to the positions of the original game", "[game][undo]") {
    const int steps = games_are_slow() ? 600 : 3000;
    for (const char* preset : {"level5", "base", "ghosts_castles_cemeteries", "everything"}) {
        Game game = new_game(rules_of(preset, 2, 3), std::string(preset) == "level5" ? &gentle_mists() : nullptr);
        play_out(game, RandomPlayer(3));
        std::vector<Action> actions;
        for (std::size_t i = 0; i < game.action_count(); ++i) actions.push_back(game.action(i));
        std::vector<std::uint64_t> hashes;
        while (game.undo() == Status::ok) hashes.push_back(game.state_hash());
        std::reverse(hashes.begin(), hashes.end());
        std::size_t at = 0;
        Dice dice(7);
        for (int step = 0; step < steps; ++step) {
            const bool back = dice.below(2) == 0;
            for (std::uint32_t left = 1 + dice.below(dice.below(30) + 1); left > 0; --left) {
                if (back ? at == 0 : at + 1 == actions.size()) break;
                REQUIRE((back ? game.undo() : game.apply(actions[at])) == Status::ok);
                at = back ? at - 1 : at + 1;
            }
            REQUIRE(game.state_hash() == hashes[at]);
            if (dice.below(20) == 0) game = game.clone();
        }
    }
}

TEST_CASE("Different actions after undo replace the undone actions in the history", "[game][undo]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game game = new_game(rules_of("level4", 2, seed), &gentle_mists());
        RandomPlayer player(seed);
        Dice dice(seed);
        for (int round = 0; round < 12; ++round) {
            for (int i = 0; i < 20 && !game.is_over(); ++i) game.apply(player.choose(game));
            for (std::uint32_t left = dice.below(24); left > 0; --left) game.undo();
            Error error;
            const std::optional<Game> again =
                replay(to_record(game, RecordKind::full, error).value(), &gentle_mists(), 1, error);
            REQUIRE(again.has_value());
            REQUIRE(position_of(*again) == position_of(game));
            REQUIRE(again->event_count() == game.event_count());
        }
    }
}

TEST_CASE("Undoing a draw returns the same tile to the same pile", "[game][undo]") {
    Game game = new_game(rules_of("level2", 2, 4), &gentle_mists());
    RandomPlayer player(4);
    while (game.turn() < 5) game.apply(player.choose(game));
    const Decision drawn = game.decision();
    const int size = game.pile_size(0);
    const Action action = game.action(game.action_count() - 1);
    REQUIRE(game.undo() == Status::ok);
    CHECK(game.pile_size(0) == size + 1);
    REQUIRE(game.apply(action) == Status::ok);
    CHECK(game.decision().tile_type == drawn.tile_type);
    CHECK(game.pile_size(0) == size);
}

TEST_CASE("A host can undo actions back to the last draw without undoing a draw", "[game][undo]") {
    Game game = new_game(rules_of("level2", 3, 8), &gentle_mists());
    RandomPlayer player(8);
    for (int i = 0; i < 12; ++i) game.apply(player.choose(game));
    while (game.decision().kind != DecisionKind::place_meeple && !game.is_over()) game.apply(player.choose(game));
    REQUIRE_FALSE(game.is_over());
    const std::size_t last = game.last_draw();
    REQUIRE(last < game.action_count());
    while (game.action_count() > last) game.undo();
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    CHECK(game.last_draw() == last);
}

TEST_CASE("Actions of a clone do not change the original", "[game][copy]") {
    Game game = new_game(rules_of("level4", 2, 1), &gentle_mists());
    RandomPlayer player(1);
    for (int i = 0; i < 20; ++i) game.apply(player.choose(game));
    const std::string before = describe(game);
    Game clone = game.clone();
    CHECK(describe(clone) == before);
    play_out(clone, RandomPlayer(2));
    CHECK(describe(game) == before);
    while (clone.action_count() > game.action_count()) REQUIRE(clone.undo() == Status::ok);
    CHECK(clone.state_hash() == game.state_hash());
}

TEST_CASE("Copying into a game makes it equal to the source, including its history", "[game][copy]") {
    const Game start = new_game(rules_of("level5", 2, 1));
    Game game = start.clone();
    RandomPlayer player(3);
    for (int i = 0; i < 9; ++i) game.apply(player.choose(game));
    Game copy = start.clone();
    REQUIRE(copy.copy_from(game) == Status::ok);
    CHECK(copy.state_hash() == game.state_hash());
    CHECK(describe(copy) == describe(game));
    while (copy.undo() == Status::ok) {
    }
    CHECK(copy.state_hash() == start.state_hash());
}

TEST_CASE("A game can be copied into a game with the same rules and a different seed, but not with other rules",
          "[game][copy]") {
    Game game = new_game(rules_of("level5", 2, 1));
    const Game same = new_game(rules_of("level5", 2, 99));
    const Game other_level = new_game(rules_of("level4", 2, 1));
    const Game other_set = new_game(rules_of("level5", 2, 1), &gentle_mists());
    CHECK(game.copy_from(same) == Status::ok);
    CHECK(game.state_hash() == same.state_hash());
    CHECK(game.rules().seed == 99);
    const std::uint64_t before = game.state_hash();
    CHECK(game.copy_from(other_level) == Status::invalid_argument);
    CHECK(game.copy_from(other_set) == Status::invalid_argument);
    CHECK(game.state_hash() == before);
}

TEST_CASE("A copy from an independent game can be undone and replayed after the original is freed", "[game][copy]") {
    const Game start = new_game(rules_of("level5", 2, 1));
    Game copy = new_game(rules_of("level5", 2, 99));
    {
        Game game = new_game(rules_of("level5", 2, 1));
        RandomPlayer player(3);
        for (int i = 0; i < 20; ++i) game.apply(player.choose(game));
        REQUIRE(copy.copy_from(game) == Status::ok);
    }
    const std::string before = describe(copy);
    const Action last = copy.action(copy.action_count() - 1);
    REQUIRE(copy.undo() == Status::ok);
    REQUIRE(copy.apply(last) == Status::ok);
    CHECK(describe(copy) == before);
    while (copy.undo() == Status::ok) {
    }
    CHECK(copy.state_hash() == start.state_hash());
}

TEST_CASE("A restarted game equals a new game with the new seed", "[game][copy]") {
    for (int index = 0; index < preset_count(); ++index) {
        Game game = new_game(rules_of(preset_name(index), 2, 1));
        Game light = game.clone();
        light.stop_recording();
        play_out(game, RandomPlayer(1));
        play_out(light, RandomPlayer(2));
        const Game fresh = new_game(rules_of(preset_name(index), 2, 77));
        REQUIRE(game.restart(77) == Status::ok);
        REQUIRE(light.restart(77) == Status::ok);
        CHECK(game.state_hash() == fresh.state_hash());
        CHECK(light.state_hash() == fresh.state_hash());
        CHECK(game.rules().seed == 77);
        CHECK(game.event_count() == fresh.event_count());
        CHECK(light.recording() == Recording::none);
        CHECK(game.undo() == Status::nothing_to_undo);
        Error error;
        CHECK(to_record(game, RecordKind::full, error) == to_record(fresh, RecordKind::full, error));
    }
}

TEST_CASE("A restarted game with external draws ignores the seed", "[game][copy]") {
    Rules rules = rules_of("level3", 2, 0);
    rules.draws = Draws::external;
    Game game = new_game(rules);
    const std::uint64_t start = game.state_hash();
    RandomPlayer player(1);
    for (int i = 0; i < 8; ++i) game.apply(player.choose(game));
    REQUIRE(game.restart(77) == Status::ok);
    CHECK(game.state_hash() == start);
    CHECK(game.rules().seed == 0);
}

TEST_CASE("A game without history continues like the original", "[game][copy]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game game = new_game(rules_of("level6", 4, seed), &gentle_mists());
        Game light = game.clone();
        light.stop_recording();
        RandomPlayer player(seed);
        while (!game.is_over()) {
            const Action action = player.choose(game);
            REQUIRE(game.apply(action) == Status::ok);
            REQUIRE(light.apply(action) == Status::ok);
            REQUIRE(light.state_hash() == game.state_hash());
        }
        Error error;
        CHECK(light.event_count() == 0);
        CHECK(light.undo() == Status::not_recorded);
        CHECK_FALSE(to_record(light, RecordKind::full, error).has_value());
        CHECK(error.status == Status::not_recorded);
        CHECK_FALSE(to_snapshot(light, error).has_value());
        CHECK(error.status == Status::not_recorded);
    }
}

TEST_CASE("Copying a game without history removes the history of the target", "[game][copy]") {
    Game game = new_game(rules_of("level2", 2, 1));
    Game light = game.clone();
    light.stop_recording();
    RandomPlayer player(1);
    game.apply(player.choose(game));
    REQUIRE(game.copy_from(light) == Status::ok);
    CHECK(game.recording() == Recording::none);
    CHECK(game.state_hash() == light.state_hash());
    CHECK(game.undo() == Status::not_recorded);
}

TEST_CASE("A refused action changes nothing", "[game]") {
    Game game = new_game(rules_of("level2", 2, 6));
    const std::uint64_t before = game.state_hash();
    Action lay;
    lay.kind = ActionKind::lay;
    lay.x = 40;
    CHECK(game.apply(lay) == Status::illegal_action);
    CHECK(std::string(game.why_not(lay)).find("COM-1") != std::string::npos);
    Action points;
    points.kind = ActionKind::points;
    CHECK(game.apply(points) == Status::wrong_decision);
    CHECK(std::string(game.why_not(points)).find("laid") != std::string::npos);
    Action strange;
    strange.kind = static_cast<ActionKind>(200);
    CHECK(game.apply(strange) == Status::wrong_decision);
    Action untidy = game.legal_actions()[0];
    untidy.colour = 3;
    CHECK(game.apply(untidy) == Status::illegal_action);
    CHECK(game.state_hash() == before);
    CHECK(game.event_count() > 0);
    CHECK(game.action_count() == 0);
}

TEST_CASE("Every action in a finished game is refused", "[game]") {
    Game game = new_game(rules_of("level2", 2, 6));
    play_out(game, RandomPlayer(6));
    CHECK(game.is_over());
    CHECK(game.legal_actions().empty());
    Action pass;
    pass.kind = ActionKind::pass;
    CHECK(game.apply(pass) == Status::game_over);
    CHECK(std::string(game.why_not(pass)) == "the game is over");
}

TEST_CASE("A buffer that is too small stays unchanged, and the call returns the needed count", "[game]") {
    const Game game = new_game(rules_of("level2", 2, 6));
    const std::size_t count = game.legal_actions().size();
    REQUIRE(count > 2);
    std::vector<Action> few(count - 1);
    CHECK(game.legal_actions(few.data(), few.size()) == count);
    for (const Action action : few) CHECK(action == Action{});
    CHECK(game.legal_actions(nullptr, 0) == count);
}

namespace {

/// A memory allocator that counts requests. Refuses a random half of them if `is_scarce`, and all if `is_gone`.
struct ScarceMemory {
    std::size_t requests = 0;
    bool is_scarce = false;
    bool is_gone = false;
    Dice dice{11};

    Allocator allocator() {
        const auto allocate = [](void* context, std::size_t bytes) -> void* {
            auto& memory = *static_cast<ScarceMemory*>(context);
            ++memory.requests;
            const bool has_none = memory.is_gone || (memory.is_scarce && memory.dice.below(2) == 0);
            return has_none ? nullptr : std::malloc(bytes);
        };
        return {allocate, [](void*, void* memory) { std::free(memory); }, this};
    }
    Game new_game(const Rules& rules) {
        Error error;
        const Allocator metered = allocator();
        return Game::create(rules, nullptr, 0, error, &metered).value();
    }
};

}  // namespace

TEST_CASE("Undo restores the same positions even if some memory requests fail", "[game][undo]") {
    for (const char* preset : {"base", "level5", "everything"}) {
        ScarceMemory memory;
        Game game = memory.new_game(rules_of(preset, 2, 5));
        RandomPlayer player(5);
        std::vector<std::vector<std::uint64_t>> positions;
        while (!game.is_over() && positions.size() < 400) {
            positions.push_back(position_of(game));
            const Action action = player.choose(game);
            memory.is_scarce = true;
            Status status;
            while ((status = game.apply(action)) == Status::out_of_memory) {
                REQUIRE(position_of(game) == positions.back());
                REQUIRE(game.action_count() + 1 == positions.size());
            }
            memory.is_scarce = false;
            REQUIRE(status == Status::ok);
        }
        memory.is_gone = true;
        for (; !positions.empty(); positions.pop_back()) {
            REQUIRE(game.undo() == Status::ok);
            REQUIRE(position_of(game) == positions.back());
        }
    }
}

TEST_CASE("A restarted game reuses the memory of its history, and stays unchanged if a memory request fails",
          "[game][copy]") {
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "everything"}) {
        ScarceMemory memory;
        Game game = memory.new_game(rules_of(preset, 2, 5));
        play_out(game, RandomPlayer(5));
        const std::size_t before = memory.requests;
        REQUIRE(game.restart(5) == Status::ok);
        play_out(game, RandomPlayer(5));
        CHECK(memory.requests - before <= 2);
        const std::string old = describe(game);
        memory.is_gone = true;
        CHECK(game.restart(6) == Status::out_of_memory);
        CHECK(describe(game) == old);
        CHECK(game.rules().seed == 5);
        while (game.undo() == Status::ok) {
        }
        memory.is_gone = false;
        CHECK(position_of(game) == position_of(memory.new_game(rules_of(preset, 2, 5))));
    }
}

TEST_CASE("Undoing and repeating any action of a huge game restores the same positions", "[game][undo]") {
    Error error;
    std::string text(TileSet::builtin_text("base"));
    for (std::size_t at = 0; (at = text.find("  copies ", at)) != std::string::npos; at += 9) text.insert(at + 9, "12");
    const TileSet many = TileSet::parse(text, error).value();
    Game game = Game::create(rules_of("base", 2, 3), &many, 1, error).value();
    REQUIRE(inside_of(game).setup->layout.groups != 0);
    RandomPlayer player(3);
    Dice dice(3);
    std::vector<std::uint64_t> hashes;
    std::vector<Action> actions;
    while (game.action_count() < 900) {
        hashes.push_back(game.state_hash());
        actions.push_back(player.choose(game));
        REQUIRE(game.apply(actions.back()) == Status::ok);
        if (dice.below(40) != 0) continue;
        const std::size_t steps = std::min<std::size_t>(dice.below(60), actions.size());
        for (std::size_t i = 0; i < steps; ++i) {
            REQUIRE(game.undo() == Status::ok);
            REQUIRE(game.state_hash() == hashes[game.action_count()]);
        }
        while (game.action_count() < actions.size()) REQUIRE(game.apply(actions[game.action_count()]) == Status::ok);
    }
}
