// Games of a batch equal single games, with any number of threads.
#include "mistbank/batch.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Batch new_batch(const Rules& rules, std::size_t count, int threads = 1) {
    Error error;
    std::optional<Batch> made = Batch::create(rules, nullptr, 0, count, threads, error);
    INFO(error.message.view());
    REQUIRE(made);
    return std::move(*made);
}

Game alone(const Batch& batch, std::size_t index) {
    Rules rules = batch.game(index).rules();
    rules.seed = batch.seed_of(index);
    Game game = new_game(rules);
    game.stop_recording();
    return game;
}

std::vector<std::uint64_t> dice_of(const Batch& batch, std::uint64_t seed = 77) {
    std::vector<std::uint64_t> random(batch.size());
    for (std::size_t i = 0; i < random.size(); ++i) random[i] = seed + i;
    return random;
}

std::vector<Action> chosen_in(Batch& batch, std::vector<std::uint64_t>& random) {
    std::vector<Action> actions(batch.size());
    batch.random_actions(random.data(), actions.data());
    return actions;
}

std::vector<std::uint64_t> hashes_of(const Batch& batch) {
    std::vector<std::uint64_t> hashes;
    for (std::size_t i = 0; i < batch.size(); ++i) hashes.push_back(batch.game(i).state_hash());
    return hashes;
}

/// Waits until the caller is the only running thread. Does nothing on systems other than Linux.
void wait_until_others_sleep() {
#if defined(__linux__)
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    for (int awake = 2; awake > 1; std::this_thread::yield()) {
        if (std::chrono::steady_clock::now() > end) FAIL("threads are awake after 120 seconds");
        awake = 0;
        for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
            std::ifstream file(thread.path() / "stat");
            std::string state;
            std::getline(file, state);  // for example "7 (program name) S ...", where S means that the thread sleeps
            awake += state.find(") S ") == std::string::npos ? 1 : 0;
        }
    }
#endif
}

/// Plays `steps` steps. Returns the results of the games that ended, then the hash of each game after the last step.
std::vector<std::uint64_t> played(Batch& batch, int steps) {
    std::vector<std::uint64_t> told;
    std::vector<std::uint64_t> random = dice_of(batch);
    std::vector<std::uint8_t> ended(batch.size());
    std::vector<Rollout> results(batch.size());
    for (int step = 0; step < steps; ++step) {
        const std::vector<Action> actions = chosen_in(batch, random);
        REQUIRE(batch.step(actions.data(), nullptr, ended.data(), results.data()) == 0);
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (ended[i] != 0)
                told.insert(told.end(), {i, results[i].winners, static_cast<std::uint64_t>(results[i].total)});
        }
    }
    const std::vector<std::uint64_t> hashes = hashes_of(batch);
    told.insert(told.end(), hashes.begin(), hashes.end());
    return told;
}

}  // namespace

TEST_CASE("The first games of a batch have consecutive seeds", "[game][batch]") {
    const std::string name = preset_name(GENERATE(range(0, preset_count())));
    CAPTURE(name);
    Batch batch = new_batch(rules_of(name, 2, 40), 5);
    REQUIRE(batch.size() == 5);
    for (std::size_t i = 0; i < batch.size(); ++i) {
        CHECK(batch.seed_of(i) == 40 + i);
        CHECK(batch.game(i).state_hash() == new_game(rules_of(name, 2, 40 + i)).state_hash());
        CHECK(batch.game(i).recording() == Recording::none);
    }
    batch.restart(90);
    CHECK(batch.game(4).state_hash() == new_game(rules_of(name, 2, 94)).state_hash());
}

TEST_CASE("A batch plays the same games as single games, and adds its size to the seed of each new game",
          "[game][batch]") {
    const std::string name = preset_name(GENERATE(range(0, preset_count())));
    CAPTURE(name);
    Batch batch = new_batch(rules_of(name, 2, 7), 3);
    std::vector<std::uint64_t> random = dice_of(batch);
    std::vector<Game> games;
    for (std::size_t i = 0; i < batch.size(); ++i) games.push_back(alone(batch, i));
    std::vector<std::uint8_t> ended(batch.size());
    std::vector<Rollout> results(batch.size());
    std::vector<std::uint64_t> dealt(batch.size());
    for (int step = 0; step < 1200; ++step) {
        const std::vector<Action> actions = chosen_in(batch, random);
        std::vector<Status> statuses(batch.size(), Status::internal_error);
        REQUIRE(batch.step(actions.data(), statuses.data(), ended.data(), results.data()) == 0);
        for (std::size_t i = 0; i < batch.size(); ++i) {
            REQUIRE(statuses[i] == Status::ok);
            REQUIRE(games[i].apply(actions[i]) == Status::ok);
            REQUIRE((ended[i] != 0) == games[i].is_over());
            if (ended[i] == 0) continue;
            const Rollout expected = standing_of(games[i]);
            CHECK(results[i].outcome == expected.outcome);
            CHECK(results[i].winners == expected.winners);
            CHECK(std::equal(expected.totals, expected.totals + max_colours, results[i].totals));
            CHECK(batch.seed_of(i) == 7 + i + 3 * ++dealt[i]);
            games[i] = alone(batch, i);
        }
    }
    for (std::size_t i = 0; i < batch.size(); ++i) {
        CHECK(batch.game(i).state_hash() == games[i].state_hash());
        CHECK(dealt[i] > 0);
    }
}

TEST_CASE("A batch plays the same games with any number of threads", "[game][batch][threads]") {
    const char* name = GENERATE("base", "level5", "everything");
    Batch one = new_batch(rules_of(name, 2, 3), 37);
    const std::vector<std::uint64_t> expected = played(one, 400);
    for (const int threads : {2, 3, 8}) {
        Batch several = new_batch(rules_of(name, 2, 3), 37, threads);
        CHECK(several.threads() <= threads);
        CHECK(several.threads() > 1);
        CHECK(played(several, 400) == expected);
        std::vector<std::uint8_t> planes(37 * static_cast<std::size_t>(plane_count()) * 81);
        std::vector<std::uint8_t> expected_planes(planes.size());
        several.observe_planes(9, 9, planes.data());
        one.observe_planes(9, 9, expected_planes.data());
        CHECK(planes == expected_planes);
        std::vector<std::uint64_t> offsets(38);
        std::vector<std::uint64_t> expected_offsets(38);
        std::vector<Action> actions(several.legal_actions(nullptr, 0, offsets.data()));
        std::vector<Action> expected_actions(one.legal_actions(nullptr, 0, expected_offsets.data()));
        several.legal_actions(actions.data(), actions.size(), offsets.data());
        one.legal_actions(expected_actions.data(), expected_actions.size(), expected_offsets.data());
        CHECK(offsets == expected_offsets);
        CHECK(actions == expected_actions);
    }
    Batch small = new_batch(rules_of(name, 2, 3), 2, 8);
    CHECK(small.threads() <= 2);
}

TEST_CASE("The threads of a batch sleep while it has no work, and wake up for the next call",
          "[game][batch][threads]") {
    Batch batch = new_batch(rules_of("base", 2, 3), 16, 4);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        batch.restart(seed);
        if (seed % 100 == 0) wait_until_others_sleep();
        REQUIRE(batch.game(15).state_hash() != 0);
    }
    CHECK(batch.game(15).state_hash() == new_game(rules_of("base", 2, 314)).state_hash());
    const Batch moved = std::move(batch);
    CHECK(moved.size() == 16);
}

TEST_CASE("An illegal action in one game of a batch does not affect the other games", "[game][batch]") {
    Batch batch = new_batch(rules_of("level2", 2, 3), 4);
    std::vector<std::uint64_t> random = dice_of(batch);
    std::vector<Action> actions = chosen_in(batch, random);
    Batch same = new_batch(rules_of("level2", 2, 3), 4);
    actions[1].x = 500;
    actions[2] = {};
    std::vector<Status> statuses(4);
    const std::vector<std::uint64_t> before = hashes_of(batch);
    SECTION("The function apply() refuses the illegal actions") {
        CHECK(batch.apply(actions.data(), statuses.data()) == 2);
    }
    SECTION("The function step() refuses the illegal actions") {
        CHECK(batch.step(actions.data(), statuses.data(), nullptr, nullptr) == 2);
    }
    CHECK(statuses == std::vector<Status>{Status::ok, Status::illegal_action, Status::wrong_decision, Status::ok});
    const std::vector<std::uint64_t> after = hashes_of(batch);
    CHECK(after[0] != before[0]);
    CHECK(after[1] == before[1]);
    CHECK(after[2] == before[2]);
    CHECK(after[3] != before[3]);
    CHECK(same.apply(actions.data(), nullptr) == 2);
    CHECK(hashes_of(same) == after);
}

TEST_CASE("A batch restarts finished games or the games that the caller selects", "[game][batch]") {
    Batch batch = new_batch(rules_of("demo", 2, 3), 3);
    std::vector<std::uint64_t> random = dice_of(batch);
    const auto is_over = [&](std::size_t i) { return batch.game(i).is_over(); };
    std::vector<Status> statuses(3);
    while (!is_over(0) || !is_over(1) || !is_over(2)) {
        const std::vector<Action> actions = chosen_in(batch, random);
        batch.apply(actions.data(), statuses.data());
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK((statuses[i] == Status::ok || statuses[i] == Status::game_over));
            CHECK((actions[i].kind == ActionKind::none) == (statuses[i] == Status::game_over));
        }
    }
    const std::vector<Action> nothing(3);
    std::vector<std::uint8_t> ended(3, 9);
    CHECK(batch.step(nothing.data(), statuses.data(), ended.data(), nullptr) == 3);
    CHECK(ended == std::vector<std::uint8_t>{0, 0, 0});
    CHECK(is_over(1));
    const std::vector<std::uint8_t> which = {0, 1, 0};
    batch.deal(which.data());
    CHECK(is_over(0));
    CHECK_FALSE(is_over(1));
    batch.deal(nullptr);
    CHECK(batch.seed_of(0) == 3 + 3);
    CHECK(batch.seed_of(1) == 4 + 3);
    batch.deal(which.data());
    CHECK(batch.seed_of(1) == 4 + 6);
    CHECK(batch.game(1).state_hash() == alone(batch, 1).state_hash());
    batch.restart(3);
    CHECK(batch.seed_of(1) == 4);
}

TEST_CASE("The observations of a batch equal those of its games", "[game][batch]") {
    const std::string name = GENERATE("level6", "base", "everything");
    Batch batch = new_batch(rules_of(name, 3, 5), 6, 2);
    std::vector<std::uint64_t> random = dice_of(batch);
    const std::size_t cells = 11 * 7;
    const auto indices = static_cast<std::size_t>(batch.index_count(11, 7));
    const auto planes_each = static_cast<std::size_t>(plane_count()) * cells;
    const auto scalars_each = static_cast<std::size_t>(scalar_count());
    std::vector<std::uint8_t> planes(6 * planes_each);
    std::vector<std::int32_t> scalars(6 * scalars_each);
    std::vector<std::uint8_t> masks(6 * indices);
    std::vector<Decision> decisions(6);
    std::vector<Rollout> standings(6);
    std::vector<Window> windows(6);
    std::vector<std::uint64_t> offsets(7);
    std::vector<std::int32_t> wanted(6);
    std::vector<Action> found(6);
    for (int step = 0; step < 300; ++step) {
        const std::vector<Action> actions = chosen_in(batch, random);
        batch.apply(actions.data(), nullptr);  // plays until all games are over
        if (step % 20 != 0 && step < 280) continue;
        batch.observe_planes(11, 7, planes.data());
        batch.observe_scalars(scalars.data());
        batch.legal_masks(11, 7, masks.data());
        batch.decisions(decisions.data());
        batch.standings(standings.data());
        batch.windows(11, 7, windows.data());
        const std::size_t count = batch.legal_actions(nullptr, 0, offsets.data());
        std::vector<Action> listed(count);
        CHECK(batch.legal_actions(listed.data(), count, offsets.data()) == count);
        for (std::size_t i = 0; i < 6; ++i) {
            const Game& game = batch.game(i);
            const Window window = window_around(game, 11, 7);
            CHECK(windows[i].x == window.x);
            CHECK(windows[i].height == 7);
            std::vector<std::uint8_t> its_planes(planes_each);
            observe_planes(game, window, game.deciding_player(), its_planes.data());
            CHECK(std::equal(its_planes.begin(), its_planes.end(), planes.data() + i * planes_each));
            std::vector<std::int32_t> its_scalars(scalars_each);
            observe_scalars(game, game.deciding_player(), its_scalars.data());
            CHECK(std::equal(its_scalars.begin(), its_scalars.end(), scalars.data() + i * scalars_each));
            const std::vector<Action> legal = game.legal_actions();
            CHECK(std::vector<Action>(listed.data() + offsets[i], listed.data() + offsets[i + 1]) == legal);
            const ActionIndex numbers(game, window);
            REQUIRE(numbers.count() == static_cast<int>(indices));
            std::vector<std::uint8_t> mask(indices);
            for (const Action& action : legal) {
                const int number = numbers.number_of(action);
                if (number >= 0) mask[static_cast<std::size_t>(number)] = 1;
                if (number >= 0) wanted[i] = number;
            }
            CHECK(std::equal(mask.begin(), mask.end(), masks.data() + i * indices));
            CHECK(decisions[i].kind == game.decision().kind);
            CHECK(decisions[i].player == game.deciding_player());
            CHECK(standings[i].outcome == game.outcome());
            CHECK(standings[i].tiles == game.tile_count());
        }
        std::vector<Status> statuses(6);
        batch.actions_at(11, 7, wanted.data(), found.data(), statuses.data());
        for (std::size_t i = 0; i < 6; ++i) {
            const Game& game = batch.game(i);
            const std::optional<Action> expected = ActionIndex(game, window_around(game, 11, 7)).action_of(wanted[i]);
            CHECK((statuses[i] == Status::ok) == (expected && !game.is_over()));
            CHECK(found[i] == (statuses[i] == Status::ok ? *expected : Action{}));
        }
    }
    wanted.assign(6, -1);
    CHECK(batch.actions_at(11, 7, wanted.data(), found.data(), nullptr) == 6);
}

TEST_CASE("A batch writes no action if the buffer is too small, and returns the needed count", "[game][batch]") {
    Batch batch = new_batch(rules_of("base", 2, 5), 3);
    std::vector<std::uint64_t> offsets(4);
    const std::size_t count = batch.legal_actions(nullptr, 0, offsets.data());
    REQUIRE(count > 3);
    CHECK(offsets[3] == count);
    Action odd;
    odd.x = 99;
    std::vector<Action> room(count + 1, odd);
    CHECK(batch.legal_actions(room.data(), count - 1, offsets.data()) == count);
    CHECK(room[0] == odd);
    CHECK(batch.legal_actions(room.data(), count, offsets.data()) == count);
    CHECK(room[count - 1] != odd);
    CHECK(room[count] == odd);
}

TEST_CASE("A batch with invalid arguments is not created, and the error has a message", "[game][batch]") {
    Error error;
    const Rules rules = rules_of("base", 2, 5);
    CHECK_FALSE(Batch::create(rules, nullptr, 0, 0, 1, error));
    CHECK(error.status == Status::invalid_argument);
    CHECK_FALSE(Batch::create(rules, nullptr, 0, max_batch + 1, 1, error));
    CHECK_FALSE(Batch::create(rules, nullptr, 0, 1, 0, error));
    CHECK(error.message.view() == "threads 0: expected 1 to " + std::to_string(max_threads));
    CHECK_FALSE(Batch::create(rules, nullptr, 0, 1, max_threads + 1, error));
    Rules wrong = rules;
    wrong.players = 9;
    CHECK_FALSE(Batch::create(wrong, nullptr, 0, 1, 1, error));
    CHECK(error.status == Status::invalid_rules);
}
