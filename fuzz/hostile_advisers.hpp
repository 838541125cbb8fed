// Hostile calls on advisers: games with other rules, numbers and indices out of range, and null pointers. The calls use
// few simulations, so that many calls run per second.
#pragma once

#include "host.hpp"

namespace fuzz {

inline void create_adviser(Host& host) {
    const mistbank_game* game = host.game();
    const std::int32_t strength = host.bytes.next(8) == 7 ? host.bytes.next_number() : host.bytes.next(4);
    const std::uint64_t seed = host.bytes.next();
    mistbank_adviser** adviser = host.new_adviser();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_adviser_create(game, strength, seed, adviser, buffer, capacity, length);
    });
    if (game == nullptr || adviser == nullptr) FUZZ_CHECK(status == MISTBANK_INVALID_ARGUMENT);
    if (adviser == nullptr) return;
    FUZZ_CHECK((*adviser != nullptr) == (status == MISTBANK_OK));
    FUZZ_CHECK(mistbank_adviser_count(*adviser) == (*adviser != nullptr ? 0 : -1));
}

inline void free_adviser(Host& host) {
    mistbank_adviser*& adviser = host.adviser();
    mistbank_adviser_free(adviser);
    adviser = nullptr;
}

/// Returns a small number of simulations, or a number that must be refused.
inline std::int32_t simulations_for(Host& host) {
    if (host.bytes.next(8) != 7) return host.bytes.next(3);
    const std::int32_t number = host.bytes.next_number();
    return number > 0 && number <= MISTBANK_MAX_SIMULATIONS ? 1 : number;  // a large valid number would take too long
}

/// Checks that each legal action has advice, and that the adviser chooses a legal action. Skips the check if there is
/// not enough memory to list the actions.
inline void check_advice(const mistbank_adviser* adviser, const mistbank_game* game) {
    std::int32_t count = 0;
    if (mistbank_game_legal_actions(game, nullptr, 0, &count) != MISTBANK_OK) return;
    FUZZ_CHECK(mistbank_adviser_count(adviser) == count);
    mistbank_action chosen;
    FUZZ_CHECK(mistbank_adviser_choose(adviser, &chosen) == MISTBANK_OK);
    std::int32_t length = -1;
    if (mistbank_game_why_not(game, &chosen, nullptr, 0, &length) == MISTBANK_OK) FUZZ_CHECK(length == 0);
}

inline void let_think(Host& host) {
    mistbank_adviser* adviser = host.adviser();
    const mistbank_game* game = host.game();
    const std::int32_t simulations = simulations_for(host);
    const std::uint64_t before = mistbank_game_state_hash(game);
    const std::int32_t thought = mistbank_adviser_simulations(adviser);
    const mistbank_status status = mistbank_adviser_think(adviser, game, simulations);
    FUZZ_CHECK(mistbank_game_state_hash(game) == before);
    if (status != MISTBANK_OK) {
        FUZZ_CHECK(status == MISTBANK_INVALID_ARGUMENT || status == MISTBANK_GAME_OVER);
        FUZZ_CHECK(mistbank_adviser_simulations(adviser) == thought);
        return;
    }
    check_advice(adviser, game);
}

inline void ask_adviser(Host& host) {
    const mistbank_adviser* adviser = host.adviser();
    const std::int32_t index = host.bytes.next(4) == 3 ? host.bytes.next_number() : host.bytes.next(12);
    const bool is_index = index >= 0 && index < mistbank_adviser_count(adviser);
    auto advice = host.any_bytes<mistbank_advice>();
    mistbank_advice* out = or_null(host, advice);
    const bool is_told = mistbank_adviser_advice(adviser, index, out) == MISTBANK_OK;
    FUZZ_CHECK(is_told == (is_index && out != nullptr));
    if (is_told) FUZZ_CHECK(advice.visits >= 0 && advice.winning >= 0 && advice.winning <= 1);
    fill<mistbank_action>(host, [&](auto... buffer) { return mistbank_adviser_line(adviser, index, buffer...); });
    fill<char>(host, [&](auto... buffer) { return mistbank_adviser_explanation(adviser, index, buffer...); });
    auto action = host.any_bytes<mistbank_action>();
    mistbank_action* chosen = or_null(host, action);
    FUZZ_CHECK((mistbank_adviser_choose(adviser, chosen) == MISTBANK_OK) == (adviser != nullptr && chosen != nullptr));
}

inline void review_decision(Host& host) {
    mistbank_adviser* adviser = host.adviser();
    const mistbank_game* game = host.game();
    const mistbank_action action = host.action(game);
    const std::int32_t simulations = simulations_for(host);
    auto review = host.any_bytes<mistbank_review>();
    const std::uint64_t before = mistbank_game_state_hash(game);
    const mistbank_status status = mistbank_adviser_review(adviser, game, &action, simulations, or_null(host, review));
    FUZZ_CHECK(mistbank_game_state_hash(game) == before);
    if (status != MISTBANK_OK) return;
    FUZZ_CHECK(review.verdict >= MISTBANK_VERDICT_BEST && review.verdict <= MISTBANK_VERDICT_CHANCE);
    FUZZ_CHECK(review.lost >= 0 && review.winning >= 0 && review.winning <= 1 && review.samples >= 1);
    FUZZ_CHECK(review.best_index < mistbank_adviser_count(adviser));
    FUZZ_CHECK(review.played_index < mistbank_adviser_count(adviser));
    check_advice(adviser, game);
}

/// Merges the results of another adviser. Sometimes damages some bytes or gives a wrong size.
inline void merge_results(Host& host) {
    std::uint8_t results[MISTBANK_MAX_RESULTS] = {};
    std::int32_t size = 0;
    if (mistbank_adviser_results(host.adviser(), results, sizeof results, &size) != MISTBANK_OK) size = 40;
    for (int damaged = host.bytes.next(4); damaged > 0; --damaged) results[host.bytes.next() % size] ^= 0x55;
    mistbank_adviser_merge_results(host.adviser(), results, host.bytes.next(8) == 7 ? host.bytes.next(64) : size);
}

inline void merge_advisers(Host& host) {
    mistbank_adviser* adviser = host.adviser();
    const mistbank_adviser* other = host.adviser();
    const std::int32_t known = mistbank_adviser_simulations(adviser), others = mistbank_adviser_simulations(other);
    const bool is_merged = mistbank_adviser_merge(adviser, other) == MISTBANK_OK;
    FUZZ_CHECK(!is_merged || (adviser != other && mistbank_adviser_count(adviser) > 0));
    FUZZ_CHECK(mistbank_adviser_simulations(adviser) == (is_merged ? known + others : known));
    fill<std::uint8_t>(host, [&](auto... buffer) { return mistbank_adviser_results(adviser, buffer...); });
    fill<std::uint8_t>(host, [&](auto... buffer) { return mistbank_adviser_new_results(adviser, buffer...); });
    merge_results(host);
    if (host.bytes.next(4) == 3) mistbank_adviser_mark_reported(host.adviser());
    if (host.bytes.next(4) == 3) mistbank_adviser_reset(host.adviser());
    if (host.bytes.next(4) == 3) mistbank_adviser_set_worker_count(adviser, host.bytes.next() * 20 - 8);
}

}  // namespace fuzz
