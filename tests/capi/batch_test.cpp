// Batches through the C API. tests/game/batch_test.cpp checks the games of batches.
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "support.hpp"

using namespace capi_test;

namespace {

constexpr std::int32_t games = 4;

template <class Element>
using Each = std::array<Element, games>;

}  // namespace

TEST_CASE("A batch plays the same games as single games", "[capi][batch][threads]") {
    const char* preset = GENERATE("level3", "base", "everything");
    const BatchPtr batch = make_batch(preset, games, 2, 30);
    CHECK(mistbank_batch_size(batch.get()) == games);
    CHECK(mistbank_batch_threads(batch.get()) >= 1);
    const GamePtr copy = make_game(preset, 1);
    Each<GamePtr> alone;
    Each<std::uint64_t> random = {5, 6, 7, 8};
    for (std::size_t i = 0; i < games; ++i) alone[i] = make_game(preset, 30 + i);
    Each<std::uint64_t> rounds{};
    for (int step = 0; step < 700; ++step) {
        Each<mistbank_action> actions;
        Each<mistbank_status> statuses;
        Each<std::uint8_t> ended;
        Each<mistbank_rollout> results;
        Each<std::uint64_t> again = random;
        if (step % 2 == 0) {
            REQUIRE(mistbank_batch_random_actions(batch.get(), random.data(), actions.data(), games) == MISTBANK_OK);
            REQUIRE(mistbank_batch_step(batch.get(), actions.data(), statuses.data(), ended.data(), results.data(),
                                        games) == MISTBANK_OK);
            CHECK(statuses == Each<mistbank_status>{});
        } else {
            REQUIRE(mistbank_batch_random_step(batch.get(), random.data(), actions.data(), ended.data(), results.data(),
                                               games) == MISTBANK_OK);
        }
        for (std::size_t i = 0; i < games; ++i) {
            mistbank_action drawn{};
            REQUIRE(mistbank_game_random_action(alone[i].get(), &again[i], &drawn) == MISTBANK_OK);
            CHECK(again[i] == random[i]);
            CHECK(std::memcmp(&drawn, &actions[i], sizeof drawn) == 0);
            REQUIRE(mistbank_game_apply(alone[i].get(), &drawn) == MISTBANK_OK);
            const bool is_over = mistbank_game_outcome(alone[i].get()) != MISTBANK_OUTCOME_OPEN;
            CHECK(ended[i] == (is_over ? 1 : 0));
            if (is_over) {
                CHECK(results[i].outcome == mistbank_game_outcome(alone[i].get()));
                CHECK(results[i].turns == mistbank_game_turn(alone[i].get()));
                alone[i] = make_game(preset, 30 + i + games * ++rounds[i]);
            }
        }
    }
    Each<mistbank_decision> decisions;
    Each<mistbank_rollout> standings;
    REQUIRE(mistbank_batch_decisions(batch.get(), decisions.data(), games) == MISTBANK_OK);
    REQUIRE(mistbank_batch_standings(batch.get(), standings.data(), games) == MISTBANK_OK);
    for (std::size_t i = 0; i < games; ++i) {
        REQUIRE(mistbank_batch_game_into(batch.get(), static_cast<std::int32_t>(i), copy.get()) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(copy.get()) == mistbank_game_state_hash(alone[i].get()));
        const mistbank_decision decision = decision_of(alone[i].get());
        CHECK(std::memcmp(&decision, &decisions[i], sizeof decision) == 0);
        CHECK(standings[i].outcome == MISTBANK_OUTCOME_OPEN);
        CHECK(standings[i].tiles == mistbank_game_tile_count(alone[i].get()));
        CHECK(standings[i].actions == 0);
    }
}

TEST_CASE("A batch writes the chosen planes in the chosen order", "[capi][batch]") {
    const BatchPtr batch = make_batch("base", games, 2, 3);
    Each<std::uint64_t> random = {5, 6, 7, 8};
    for (int step = 0; step < 30; ++step)
        REQUIRE(mistbank_batch_random_step(batch.get(), random.data(), nullptr, nullptr, nullptr, games) ==
                MISTBANK_OK);
    const GamePtr copy = make_game("base", 1);
    std::vector<std::int32_t> used(static_cast<std::size_t>(mistbank_plane_count()));
    std::vector<std::int32_t> used_of_game = used;
    std::int32_t count = 0;
    REQUIRE(mistbank_batch_used_planes(batch.get(), used.data(), mistbank_plane_count(), &count) == MISTBANK_OK);
    REQUIRE(mistbank_game_used_planes(copy.get(), used_of_game.data(), mistbank_plane_count(), nullptr) == MISTBANK_OK);
    CHECK(used == used_of_game);
    used.resize(static_cast<std::size_t>(count));
    CHECK(std::is_sorted(used.begin(), used.end()));
    std::reverse(used.begin(), used.end());
    const std::size_t cells = 63;
    std::vector<std::uint8_t> chosen(games * used.size() * cells);
    std::vector<std::uint8_t> all(static_cast<std::size_t>(mistbank_plane_count()) * cells);
    std::vector<std::uint8_t> chosen_of_game(used.size() * cells);
    std::uint64_t needed = 0;
    REQUIRE(mistbank_batch_chosen_planes(batch.get(), 9, 7, used.data(), count, chosen.data(), chosen.size(),
                                         &needed) == MISTBANK_OK);
    CHECK(needed == chosen.size());
    for (std::size_t i = 0; i < games; ++i) {
        REQUIRE(mistbank_batch_game_into(batch.get(), static_cast<std::int32_t>(i), copy.get()) == MISTBANK_OK);
        mistbank_window window;
        REQUIRE(mistbank_game_window(copy.get(), 9, 7, &window) == MISTBANK_OK);
        const std::int32_t player = mistbank_game_deciding_player(copy.get());
        const std::uint8_t* const observed = chosen.data() + i * used.size() * cells;
        REQUIRE(mistbank_game_chosen_planes(copy.get(), &window, player, used.data(), count, chosen_of_game.data(),
                                            static_cast<std::int32_t>(chosen_of_game.size()), nullptr) == MISTBANK_OK);
        CHECK(std::memcmp(chosen_of_game.data(), observed, chosen_of_game.size()) == 0);
        REQUIRE(mistbank_game_planes(copy.get(), &window, player, all.data(), static_cast<std::int32_t>(all.size()),
                                     nullptr) == MISTBANK_OK);
        for (std::size_t place = 0; place < used.size(); ++place) {
            const std::uint8_t* const plane = all.data() + static_cast<std::size_t>(used[place]) * cells;
            CHECK(std::memcmp(observed + place * cells, plane, cells) == 0);
        }
    }
}

TEST_CASE("Packed planes and masks hold the same values as the unpacked ones", "[capi][batch]") {
    const auto bit_of = [](const std::uint8_t* bits, std::size_t number) {
        return bits[number / 8] >> (7 - number % 8) & 1;
    };
    const BatchPtr batch = make_batch("everything", games, 2, 3);
    Each<std::uint64_t> random = {5, 6, 7, 8};
    std::vector<std::int32_t> planes(static_cast<std::size_t>(mistbank_plane_count()));
    std::iota(planes.rbegin(), planes.rend(), 0);
    const auto [width, height] = GENERATE(std::pair{9, 7}, std::pair{8, 8});
    const auto cells = static_cast<std::size_t>(width * height);
    const auto count = static_cast<std::int32_t>(planes.size());
    std::vector<std::uint8_t> whole(games * planes.size() * cells);
    const auto indices = static_cast<std::size_t>(mistbank_batch_index_count(batch.get(), width, height));
    std::vector<std::uint8_t> masks(games * indices);
    std::uint64_t needed = 0;
    REQUIRE(mistbank_batch_packed_planes(batch.get(), width, height, planes.data(), count, nullptr, 0, &needed) ==
            MISTBANK_OK);
    std::vector<std::uint8_t> packed(needed);
    REQUIRE(mistbank_batch_packed_masks(batch.get(), width, height, nullptr, 0, &needed) == MISTBANK_OK);
    const std::size_t mask_bytes = (indices + 7) / 8;
    REQUIRE(needed == games * mask_bytes);
    std::vector<std::uint8_t> packed_masks(needed);
    for (int step = 0; step < 60; ++step) {
        for (int more = 0; more < 5; ++more)
            REQUIRE(mistbank_batch_random_step(batch.get(), random.data(), nullptr, nullptr, nullptr, games) ==
                    MISTBANK_OK);
        std::fill(packed.begin(), packed.end(), std::uint8_t{255});
        std::fill(packed_masks.begin(), packed_masks.end(), std::uint8_t{255});
        REQUIRE(mistbank_batch_chosen_planes(batch.get(), width, height, planes.data(), count, whole.data(),
                                             whole.size(), nullptr) == MISTBANK_OK);
        REQUIRE(mistbank_batch_packed_planes(batch.get(), width, height, planes.data(), count, packed.data(),
                                             packed.size(), nullptr) == MISTBANK_OK);
        REQUIRE(mistbank_batch_legal_masks(batch.get(), width, height, masks.data(), masks.size(), nullptr) ==
                MISTBANK_OK);
        REQUIRE(mistbank_batch_packed_masks(batch.get(), width, height, packed_masks.data(), packed_masks.size(),
                                            nullptr) == MISTBANK_OK);
        std::size_t wrong = 0;
        const std::uint8_t* at = packed.data();
        for (std::size_t i = 0; i < games * planes.size(); ++i) {
            const std::uint8_t* const plane = whole.data() + i * cells;
            const bool is_binary = mistbank_plane_is_binary(planes[i % planes.size()]) != 0;
            const std::size_t bits = is_binary ? (cells + 7) / 8 * 8 : 0;
            for (std::size_t cell = 0; cell < cells; ++cell)
                wrong += (is_binary ? bit_of(at, cell) : at[cell]) != plane[cell];
            for (std::size_t cell = cells; cell < bits; ++cell) wrong += bit_of(at, cell) != 0;
            at += is_binary ? bits / 8 : cells;
        }
        CHECK(at == packed.data() + packed.size());
        for (std::size_t i = 0; i < games; ++i) {
            const std::uint8_t* const mask = packed_masks.data() + i * mask_bytes;
            for (std::size_t index = 0; index < mask_bytes * 8; ++index)
                wrong += bit_of(mask, index) != (index < indices ? masks[i * indices + index] : 0);
        }
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("A batch gives the same observations and actions as its games", "[capi][batch]") {
    const BatchPtr batch = make_batch("level6", games, 2, 3);
    Each<std::uint64_t> random = {5, 6, 7, 8};
    for (int step = 0; step < 15; ++step)
        REQUIRE(mistbank_batch_random_step(batch.get(), random.data(), nullptr, nullptr, nullptr, games) ==
                MISTBANK_OK);
    Each<mistbank_window> windows;
    REQUIRE(mistbank_batch_windows(batch.get(), 9, 7, windows.data(), games) == MISTBANK_OK);
    const auto plane_bytes = static_cast<std::size_t>(mistbank_plane_count()) * 63;
    const auto scalar_room = static_cast<std::size_t>(mistbank_scalar_count());
    const auto indices = static_cast<std::size_t>(mistbank_batch_index_count(batch.get(), 9, 7));
    std::vector<std::uint8_t> planes(games * plane_bytes);
    std::vector<std::int32_t> scalars(games * scalar_room);
    std::vector<std::uint8_t> masks(games * indices);
    std::uint64_t needed = 0;
    REQUIRE(mistbank_batch_planes(batch.get(), 9, 7, planes.data(), planes.size(), &needed) == MISTBANK_OK);
    CHECK(needed == planes.size());
    REQUIRE(mistbank_batch_scalars(batch.get(), scalars.data(), scalars.size(), &needed) == MISTBANK_OK);
    CHECK(needed == scalars.size());
    REQUIRE(mistbank_batch_legal_masks(batch.get(), 9, 7, masks.data(), masks.size(), &needed) == MISTBANK_OK);
    CHECK(needed == masks.size());
    std::array<std::uint64_t, games + 1> offsets;
    REQUIRE(mistbank_batch_legal_actions(batch.get(), nullptr, 0, offsets.data(), games) == MISTBANK_OK);
    std::vector<mistbank_action> listed(offsets[games]);
    REQUIRE(mistbank_batch_legal_actions(batch.get(), listed.data(), listed.size(), offsets.data(), games) ==
            MISTBANK_OK);

    const GamePtr copy = make_game("level6", 1);
    Each<std::int32_t> wanted;
    Each<mistbank_action> meant;
    for (std::size_t i = 0; i < games; ++i) {
        REQUIRE(mistbank_batch_game_into(batch.get(), static_cast<std::int32_t>(i), copy.get()) == MISTBANK_OK);
        const std::int32_t player = mistbank_game_deciding_player(copy.get());
        mistbank_window window;
        REQUIRE(mistbank_game_window(copy.get(), 9, 7, &window) == MISTBANK_OK);
        CHECK(std::memcmp(&window, &windows[i], sizeof window) == 0);
        std::vector<std::uint8_t> bytes(std::max(plane_bytes, indices));
        const auto room = static_cast<std::int32_t>(bytes.size());
        REQUIRE(mistbank_game_planes(copy.get(), &window, player, bytes.data(), room, nullptr) == MISTBANK_OK);
        CHECK(std::memcmp(bytes.data(), planes.data() + i * plane_bytes, plane_bytes) == 0);
        REQUIRE(mistbank_game_legal_mask(copy.get(), &window, bytes.data(), room, nullptr) == MISTBANK_OK);
        CHECK(std::memcmp(bytes.data(), masks.data() + i * indices, indices) == 0);
        std::vector<std::int32_t> numbers(scalar_room);
        REQUIRE(mistbank_game_scalars(copy.get(), player, numbers.data(), static_cast<std::int32_t>(scalar_room),
                                      nullptr) == MISTBANK_OK);
        CHECK(std::equal(numbers.begin(), numbers.end(), scalars.data() + i * scalar_room));
        const std::vector<mistbank_action> legal = legal_actions(copy.get());
        REQUIRE(legal.size() == offsets[i + 1] - offsets[i]);
        CHECK(std::memcmp(legal.data(), listed.data() + offsets[i], legal.size() * sizeof legal[0]) == 0);
        meant[i] = legal[0];
        wanted[i] = mistbank_game_index_of(copy.get(), &window, &legal[0]);
    }
    Each<mistbank_action> found;
    Each<mistbank_status> statuses;
    wanted[2] = -1;
    meant[2] = {};
    REQUIRE(mistbank_batch_actions_at(batch.get(), 9, 7, wanted.data(), found.data(), statuses.data(), games) ==
            MISTBANK_OK);
    CHECK(statuses == Each<mistbank_status>{MISTBANK_OK, MISTBANK_OK, bad, MISTBANK_OK});
    CHECK(std::memcmp(found.data(), meant.data(), sizeof found) == 0);
}

TEST_CASE("A batch chooses actions by weights or logits, and refuses invalid numbers", "[capi][batch]") {
    const BatchPtr batch = make_batch("base", games, 2, 3);
    const auto each = static_cast<std::size_t>(mistbank_batch_index_count(batch.get(), 9, 7));
    std::vector<float> numbers(games * each);
    std::vector<std::uint8_t> masks(numbers.size());
    REQUIRE(mistbank_batch_legal_masks(batch.get(), 9, 7, masks.data(), masks.size(), nullptr) == MISTBANK_OK);
    Each<std::int32_t> last{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (masks[i] != 0) last[i / each] = static_cast<std::int32_t>(i % each);
        numbers[i] = static_cast<float>(i % each);
    }
    Each<std::uint64_t> random = {5, 6, 7, 8};
    const Each<std::uint64_t> before = random;
    Each<mistbank_action> actions{};
    Each<mistbank_action> meant{};
    Each<std::int32_t> indices{};
    Each<mistbank_status> statuses{};
    const auto choose = [&](std::int32_t choice, const float* given, std::uint64_t count) {
        return mistbank_batch_choose(batch.get(), 9, 7, choice, given, count, random.data(), actions.data(),
                                     indices.data(), statuses.data(), games);
    };
    REQUIRE(choose(MISTBANK_SAMPLING_GREATEST, numbers.data(), numbers.size()) == MISTBANK_OK);
    CHECK(indices == last);
    CHECK(random == before);
    REQUIRE(mistbank_batch_actions_at(batch.get(), 9, 7, indices.data(), meant.data(), nullptr, games) == MISTBANK_OK);
    CHECK(std::memcmp(actions.data(), meant.data(), sizeof meant) == 0);
    REQUIRE(choose(MISTBANK_SAMPLING_LOGITS, nullptr, 0) == MISTBANK_OK);
    CHECK(random != before);
    for (std::size_t i = 0; i < games; ++i) CHECK(masks[i * each + static_cast<std::size_t>(indices[i])] == 1);
    REQUIRE(mistbank_batch_choose(batch.get(), 9, 7, MISTBANK_SAMPLING_WEIGHTS, numbers.data(), numbers.size(),
                                  random.data(), actions.data(), nullptr, nullptr, games) == MISTBANK_OK);

    const Each<std::uint64_t> now = random;
    meant = actions;
    for (const std::int32_t choice : {INT32_MIN, -1, MISTBANK_SAMPLING_GREATEST + 1, INT32_MAX}) {
        CHECK(choose(choice, numbers.data(), numbers.size()) == bad);
    }
    const std::uint64_t fitting = numbers.size();
    for (const std::uint64_t count : {std::uint64_t{0}, fitting - 1, fitting + 1, std::uint64_t{UINT64_MAX}}) {
        CHECK(choose(MISTBANK_SAMPLING_LOGITS, numbers.data(), count) == bad);
    }
    CHECK(choose(MISTBANK_SAMPLING_LOGITS, nullptr, numbers.size()) == bad);
    CHECK(statuses == Each<mistbank_status>{});
    numbers[each + static_cast<std::size_t>(last[1])] = std::numeric_limits<float>::quiet_NaN();
    CHECK(choose(MISTBANK_SAMPLING_LOGITS, numbers.data(), numbers.size()) == bad);
    CHECK(statuses == Each<mistbank_status>{MISTBANK_OK, bad, MISTBANK_OK, MISTBANK_OK});
    CHECK(random == now);
    CHECK(std::memcmp(actions.data(), meant.data(), sizeof meant) == 0);
}

TEST_CASE("A batch restarts chosen games, finished games or all games", "[capi][batch]") {
    const BatchPtr batch = make_batch("base", games, 1, 3);
    const GamePtr copy = make_game("base", 1);
    const auto hash_of = [&](std::int32_t index) {
        REQUIRE(mistbank_batch_game_into(batch.get(), index, copy.get()) == MISTBANK_OK);
        return mistbank_game_state_hash(copy.get());
    };
    const auto hash_of_seed = [](std::uint64_t seed) {
        return mistbank_game_state_hash(make_game("base", seed).get());
    };
    const Each<std::uint8_t> which = {0, 1, 0, 0};
    REQUIRE(mistbank_batch_deal(batch.get(), which.data(), games) == MISTBANK_OK);
    REQUIRE(mistbank_batch_deal(batch.get(), nullptr, 0) == MISTBANK_OK);  // no game is over
    CHECK(hash_of(0) == hash_of_seed(3));
    CHECK(hash_of(1) == hash_of_seed(4 + games));
    REQUIRE(mistbank_batch_restart(batch.get(), 50) == MISTBANK_OK);
    CHECK(hash_of(1) == hash_of_seed(51));
}

TEST_CASE("A batch refuses invalid arguments and changes nothing", "[capi][batch]") {
    const BatchPtr owner = make_batch("level3", games, 1, 3);
    mistbank_batch* batch = owner.get();
    Each<mistbank_action> actions{};
    Each<mistbank_status> statuses{};
    Each<std::uint64_t> random = {5, 6, 7, 8};
    Each<std::int32_t> numbers{};
    Each<mistbank_window> windows{};
    Each<mistbank_rollout> rollouts{};
    Each<mistbank_decision> decisions{};
    Each<std::uint8_t> bytes{};
    std::array<std::uint64_t, games + 1> offsets{};
    for (const std::int32_t count : {INT32_MIN, -1, 0, games - 1, games + 1, INT32_MAX}) {
        CHECK(mistbank_batch_deal(batch, bytes.data(), count) == bad);
        CHECK(mistbank_batch_legal_actions(batch, nullptr, 0, offsets.data(), count) == bad);
        CHECK(mistbank_batch_lookahead(batch, nullptr, nullptr, nullptr, 0, offsets.data(), count) == bad);
        CHECK(mistbank_batch_random_actions(batch, random.data(), actions.data(), count) == bad);
        CHECK(mistbank_batch_apply(batch, actions.data(), statuses.data(), count) == bad);
        CHECK(mistbank_batch_step(batch, actions.data(), statuses.data(), bytes.data(), rollouts.data(), count) == bad);
        CHECK(mistbank_batch_random_step(batch, random.data(), nullptr, nullptr, nullptr, count) == bad);
        CHECK(mistbank_batch_decisions(batch, decisions.data(), count) == bad);
        CHECK(mistbank_batch_standings(batch, rollouts.data(), count) == bad);
        CHECK(mistbank_batch_windows(batch, 3, 3, windows.data(), count) == bad);
        CHECK(mistbank_batch_actions_at(batch, 3, 3, numbers.data(), actions.data(), nullptr, count) == bad);
        CHECK(mistbank_batch_choose(batch, 3, 3, MISTBANK_SAMPLING_LOGITS, nullptr, 0, random.data(), actions.data(),
                                    numbers.data(), statuses.data(), count) == bad);
    }
    CHECK(mistbank_batch_choose(batch, 3, 3, MISTBANK_SAMPLING_LOGITS, nullptr, 0, nullptr, actions.data(), nullptr,
                                nullptr, games) == bad);
    CHECK(mistbank_batch_choose(batch, 3, 3, MISTBANK_SAMPLING_LOGITS, nullptr, 0, random.data(), nullptr, nullptr,
                                nullptr, games) == bad);
    CHECK(mistbank_batch_legal_actions(batch, nullptr, 0, nullptr, games) == bad);
    mistbank_points points{};
    std::vector<float> scalars(static_cast<std::size_t>(mistbank_scalar_count()), 7.5F);
    for (float* const wanted : {scalars.data(), static_cast<float*>(nullptr)}) {
        CHECK(mistbank_batch_lookahead(batch, nullptr, nullptr, wanted, 0, nullptr, games) == bad);
        CHECK(mistbank_batch_lookahead(batch, actions.data(), nullptr, wanted, 1, offsets.data(), games) == bad);
        CHECK(mistbank_batch_lookahead(batch, nullptr, &points, wanted, 1, offsets.data(), games) == bad);
        CHECK(mistbank_batch_lookahead(batch, actions.data(), &points, wanted, 1, offsets.data(), games) ==
              MISTBANK_BUFFER_TOO_SMALL);
        CHECK(mistbank_batch_lookahead(batch, nullptr, nullptr, wanted, 0, offsets.data(), games) == MISTBANK_OK);
    }
    CHECK(std::count(scalars.begin(), scalars.end(), 7.5F) == mistbank_scalar_count());
    CHECK(mistbank_batch_legal_actions(batch, nullptr, 9, offsets.data(), games) == bad);
    CHECK(mistbank_batch_legal_actions(batch, actions.data(), 1, offsets.data(), games) == MISTBANK_BUFFER_TOO_SMALL);
    CHECK(offsets[games] > games);
    CHECK(mistbank_batch_random_actions(batch, nullptr, actions.data(), games) == bad);
    CHECK(mistbank_batch_random_actions(batch, random.data(), nullptr, games) == bad);
    CHECK(mistbank_batch_apply(batch, nullptr, statuses.data(), games) == bad);
    CHECK(mistbank_batch_step(batch, nullptr, nullptr, nullptr, nullptr, games) == bad);
    CHECK(mistbank_batch_random_step(batch, nullptr, nullptr, nullptr, nullptr, games) == bad);
    CHECK(mistbank_batch_decisions(batch, nullptr, games) == bad);
    CHECK(mistbank_batch_standings(batch, nullptr, games) == bad);
    CHECK(mistbank_batch_windows(batch, 3, 3, nullptr, games) == bad);
    CHECK(mistbank_batch_actions_at(batch, 3, 3, nullptr, actions.data(), nullptr, games) == bad);
    CHECK(mistbank_batch_actions_at(batch, 3, 3, numbers.data(), nullptr, nullptr, games) == bad);
    for (const std::int32_t size : {INT32_MIN, -1, 0, MISTBANK_MAX_WINDOW + 1, INT32_MAX}) {
        CHECK(mistbank_batch_windows(batch, size, 3, windows.data(), games) == bad);
        CHECK(mistbank_batch_planes(batch, 3, size, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_batch_chosen_planes(batch, 3, size, numbers.data(), 1, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_batch_index_count(batch, size, 3) == -1);
        CHECK(mistbank_batch_packed_planes(batch, size, 3, numbers.data(), 1, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_batch_legal_masks(batch, size, 3, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_batch_packed_masks(batch, 3, size, nullptr, 0, nullptr) == bad);
        CHECK(mistbank_batch_actions_at(batch, 3, size, numbers.data(), actions.data(), nullptr, games) == bad);
        CHECK(mistbank_batch_choose(batch, 3, size, MISTBANK_SAMPLING_LOGITS, nullptr, 0, random.data(), actions.data(),
                                    nullptr, nullptr, games) == bad);
    }
    std::uint64_t needed = 0;
    CHECK(mistbank_batch_used_planes(batch, nullptr, 1, nullptr) == bad);
    const std::int32_t wrong_planes[] = {mistbank_plane_count(), 2, 2, 3};
    for (const auto call : {mistbank_batch_chosen_planes, mistbank_batch_packed_planes}) {
        CHECK(call(batch, 3, 3, nullptr, 1, nullptr, 0, nullptr) == bad);
        CHECK(call(batch, 3, 3, wrong_planes + 2, 0, nullptr, 0, nullptr) == bad);
        CHECK(call(batch, 3, 3, wrong_planes, 2, nullptr, 0, nullptr) == bad);
        CHECK(call(batch, 3, 3, wrong_planes + 1, 2, nullptr, 0, nullptr) == bad);
        CHECK(call(batch, 3, 3, wrong_planes + 2, 2, nullptr, 1, nullptr) == bad);
        CHECK(call(batch, 3, 3, wrong_planes + 2, 2, bytes.data(), 1, nullptr) == MISTBANK_BUFFER_TOO_SMALL);
    }
    CHECK(mistbank_batch_chosen_planes(batch, 3, 3, wrong_planes + 2, 2, nullptr, 0, &needed) == MISTBANK_OK);
    CHECK(needed == std::uint64_t{2} * 9 * games);
    CHECK(mistbank_batch_packed_planes(batch, 3, 3, wrong_planes + 2, 2, nullptr, 0, &needed) == MISTBANK_OK);
    CHECK(needed == std::uint64_t{2} * 2 * games);
    CHECK(mistbank_batch_planes(batch, 3, 3, nullptr, 1, &needed) == bad);
    CHECK(mistbank_batch_planes(batch, 3, 3, bytes.data(), games, &needed) == MISTBANK_BUFFER_TOO_SMALL);
    CHECK(needed == static_cast<std::uint64_t>(mistbank_plane_count()) * 9 * games);
    CHECK(mistbank_batch_scalars(batch, numbers.data(), games, nullptr) == MISTBANK_BUFFER_TOO_SMALL);
    CHECK(mistbank_batch_legal_masks(batch, 3, 3, bytes.data(), games, nullptr) == MISTBANK_BUFFER_TOO_SMALL);
    CHECK(mistbank_batch_legal_masks(batch, 3, 3, nullptr, 0, nullptr) == MISTBANK_OK);
    CHECK(mistbank_batch_packed_masks(batch, 3, 3, nullptr, 1, nullptr) == bad);
    CHECK(mistbank_batch_packed_masks(batch, 3, 3, bytes.data(), games, nullptr) == MISTBANK_BUFFER_TOO_SMALL);

    const GamePtr other = make_game("base", 1);
    for (const std::int32_t index : {INT32_MIN, -1, games, INT32_MAX}) {
        CHECK(mistbank_batch_game_into(batch, index, other.get()) == bad);
        CHECK(message_of(other.get()) ==
              "index " + std::to_string(index) + ": expected 0 to " + std::to_string(games - 1));
    }
    CHECK(mistbank_batch_game_into(batch, 0, other.get()) == bad);
    CHECK(message_of(other.get()) == "game and batch have different rules or tile sets");
    CHECK(mistbank_batch_game_into(nullptr, 0, other.get()) == bad);
    CHECK(mistbank_batch_game_into(batch, 0, nullptr) == bad);

    const GamePtr first = make_game("level3", 1);
    REQUIRE(mistbank_batch_game_into(batch, 0, first.get()) == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(first.get()) == mistbank_game_state_hash(make_game("level3", 3).get()));
    CHECK(random == Each<std::uint64_t>{5, 6, 7, 8});
}

TEST_CASE("Creating a batch with invalid arguments fails with a message", "[capi][batch]") {
    const mistbank_rules rules = rules_of("base", 3);
    mistbank_batch* batch = nullptr;
    char message[MISTBANK_MESSAGE_CAPACITY];
    const auto make = [&](const mistbank_rules* asked, std::int32_t count, std::int32_t threads) {
        return mistbank_batch_create(asked, nullptr, 0, count, threads, nullptr, &batch, message,
                                     MISTBANK_MESSAGE_CAPACITY, nullptr);
    };
    CHECK(make(nullptr, 1, 1) == bad);
    for (const std::int32_t count : {INT32_MIN, -1, 0, MISTBANK_MAX_BATCH + 1, INT32_MAX}) {
        CHECK(make(&rules, count, 1) == bad);
        CHECK(message == "games " + std::to_string(count) + ": expected 1 to " + std::to_string(MISTBANK_MAX_BATCH));
    }
    for (const std::int32_t threads : {INT32_MIN, -1, 0, MISTBANK_MAX_THREADS + 1, INT32_MAX}) {
        CHECK(make(&rules, 1, threads) == bad);
        CHECK(message ==
              "threads " + std::to_string(threads) + ": expected 1 to " + std::to_string(MISTBANK_MAX_THREADS));
    }
    mistbank_rules wrong = rules;
    wrong.players = 9;
    CHECK(make(&wrong, 1, 1) == MISTBANK_INVALID_RULES);
    CHECK(message != std::string());
    CHECK(mistbank_batch_create(&rules, nullptr, 1, 1, 1, nullptr, &batch, nullptr, 0, nullptr) == bad);
    CHECK(mistbank_batch_create(&rules, nullptr, 0, 1, 1, nullptr, nullptr, nullptr, 0, nullptr) == bad);
    CHECK(batch == nullptr);
}
