// The C functions for advisers.
#include "mistbank/adviser.hpp"

#include <algorithm>
#include <utility>

#include "boundary.hpp"
#include "mistbank/adviser.h"
#include "mistbank/reasons.h"
#include "mistbank/review.h"

struct mistbank_adviser {
    mistbank::Adviser adviser;
    mistbank::Allocator allocator;
};

using namespace mistbank;
using namespace mistbank::capi;

namespace {

static_assert(sizeof(mistbank_advice) == 40);
static_assert(sizeof(mistbank_review) == 160);

mistbank_advice advice_of(const Advice& advice) noexcept {
    mistbank_advice out{};
    out.action = action_of(advice.action);
    out.visits = advice.visits;
    out.group = advice.group;
    out.winning = advice.winning;
    out.points = advice.points;
    out.judgement = advice.judgement;
    return out;
}

mistbank_review review_of(const Review& review) noexcept {
    mistbank_review out{};
    out.verdict = static_cast<std::int32_t>(review.verdict);
    out.samples = review.samples;
    out.best = action_of(review.best);
    out.best_index = static_cast<std::int32_t>(review.best_index);
    out.played_index = static_cast<std::int32_t>(review.played_index);
    out.lost = review.lost;
    out.lost_error = review.lost_error;
    out.lost_winning = review.lost_winning;
    out.winning = review.winning;
    out.points = review.points;
    std::copy_n(review.winning_of, max_players, out.winning_of);
    std::copy_n(review.points_of, max_players, out.points_of);
    return out;
}

bool is_index(const mistbank_adviser* adviser, std::int32_t index) noexcept {
    return adviser != nullptr && in_range(index, adviser->adviser.advice_count());
}

/// Returns the reason for a status with which the adviser refuses a game or a played action; null for other statuses.
const char* why_not(Status status) noexcept {
    switch (status) {
        case Status::game_over: return "the game is over";
        case Status::illegal_action: return "the action is not legal";
        case Status::invalid_argument: return "the adviser was made for other rules or tile sets";
        default: return nullptr;
    }
}

}  // namespace

const char* mistbank_strength_name(std::int32_t strength) { return name_of(enum_of<Strength>(strength)); }

// --- creating -------------------------------------------------------------------------------------------------------

mistbank_status mistbank_adviser_create(const mistbank_game* game, std::int32_t strength, std::uint64_t seed,
                                        mistbank_adviser** adviser, char* message, std::int32_t capacity,
                                        std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (game == nullptr) return refusal("game is null");
        if (adviser == nullptr) return refusal("adviser is null");
        Error error;
        std::optional<Adviser> made = Adviser::create(game->game, {enum_of<Strength>(strength), seed}, error);
        if (made) *adviser = new_handle<mistbank_adviser>(game->allocator, std::move(*made));
        return error;
    });
}

void mistbank_adviser_free(mistbank_adviser* adviser) { free_handle(adviser); }

// --- thinking -------------------------------------------------------------------------------------------------------

mistbank_status mistbank_adviser_think(mistbank_adviser* adviser, const mistbank_game* game, std::int32_t simulations) {
    return on_game(game, [&]() -> Answer {
        if (adviser == nullptr) return refused("adviser is null");
        if (simulations < 0 || simulations > max_simulations)
            return refuse_number(*game, "simulations", simulations, 0, max_simulations);
        const Status status = adviser->adviser.think(game->game, simulations);
        return {status, why_not(status)};
    });
}

std::int32_t mistbank_adviser_simulations(const mistbank_adviser* adviser) {
    return adviser == nullptr ? -1 : adviser->adviser.simulations();
}

// --- exchange of results --------------------------------------------------------------------------------------------

mistbank_status mistbank_adviser_merge(mistbank_adviser* adviser, const mistbank_adviser* other) {
    if (adviser == nullptr || other == nullptr) return MISTBANK_INVALID_ARGUMENT;
    return status_of(adviser->adviser.merge(other->adviser));
}

mistbank_status mistbank_adviser_set_worker_count(mistbank_adviser* adviser, std::int32_t workers) {
    return adviser == nullptr ? MISTBANK_INVALID_ARGUMENT : status_of(adviser->adviser.set_worker_count(workers));
}

namespace {

template <class Write>
mistbank_status put_results(const mistbank_adviser* adviser, std::uint8_t* buffer, std::int32_t capacity,
                            std::int32_t* count, Write write) {
    if (adviser == nullptr || adviser->adviser.advice_count() == 0) return MISTBANK_INVALID_ARGUMENT;
    std::uint8_t bytes[max_results];
    const std::size_t size = write(adviser->adviser, bytes);
    return status_of(put_list(size, buffer, capacity, count, [&](std::size_t i) { return bytes[i]; }).status);
}

}  // namespace

mistbank_status mistbank_adviser_results(const mistbank_adviser* adviser, std::uint8_t* buffer, std::int32_t capacity,
                                         std::int32_t* count) {
    const auto write = [](const Adviser& source, std::uint8_t* out) { return source.results(out, max_results); };
    return put_results(adviser, buffer, capacity, count, write);
}

mistbank_status mistbank_adviser_new_results(const mistbank_adviser* adviser, std::uint8_t* buffer,
                                             std::int32_t capacity, std::int32_t* count) {
    const auto write = [](const Adviser& source, std::uint8_t* out) { return source.new_results(out, max_results); };
    return put_results(adviser, buffer, capacity, count, write);
}

mistbank_status mistbank_adviser_mark_reported(mistbank_adviser* adviser) {
    if (adviser == nullptr) return MISTBANK_INVALID_ARGUMENT;
    adviser->adviser.mark_reported();
    return MISTBANK_OK;
}

mistbank_status mistbank_adviser_merge_results(mistbank_adviser* adviser, const std::uint8_t* bytes,
                                               std::int32_t byte_count) {
    if (adviser == nullptr || bytes == nullptr || byte_count < 0) return MISTBANK_INVALID_ARGUMENT;
    return status_of(adviser->adviser.merge(bytes, static_cast<std::size_t>(byte_count)));
}

mistbank_status mistbank_adviser_reset(mistbank_adviser* adviser) {
    if (adviser == nullptr) return MISTBANK_INVALID_ARGUMENT;
    adviser->adviser.reset();
    return MISTBANK_OK;
}

// --- reviews --------------------------------------------------------------------------------------------------------

const char* mistbank_verdict_name(std::int32_t verdict) { return name_of(enum_of<Verdict>(verdict)); }

mistbank_status mistbank_adviser_review(mistbank_adviser* adviser, const mistbank_game* game,
                                        const mistbank_action* action, std::int32_t simulations, mistbank_review* out) {
    return on_game(game, [&]() -> Answer {
        if (adviser == nullptr) return refused("adviser is null");
        if (action == nullptr) return refused("action is null");
        if (out == nullptr) return refused("out is null");
        if (simulations < 1 || simulations > max_simulations)
            return refuse_number(*game, "simulations", simulations, 1, max_simulations);
        Review review;
        const Status status = adviser->adviser.review(game->game, action_of(*action), simulations, review);
        if (status == Status::ok) *out = review_of(review);
        return {status, why_not(status)};
    });
}

// --- results --------------------------------------------------------------------------------------------------------

std::int32_t mistbank_adviser_count(const mistbank_adviser* adviser) {
    return adviser == nullptr ? -1 : static_cast<std::int32_t>(adviser->adviser.advice_count());
}

mistbank_status mistbank_adviser_advice(const mistbank_adviser* adviser, std::int32_t index, mistbank_advice* out) {
    if (!is_index(adviser, index) || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *out = advice_of(adviser->adviser.advice(static_cast<std::size_t>(index)));
    return MISTBANK_OK;
}

mistbank_status mistbank_adviser_line(const mistbank_adviser* adviser, std::int32_t index, mistbank_action* out,
                                      std::int32_t capacity, std::int32_t* count) {
    if (!is_index(adviser, index)) return MISTBANK_INVALID_ARGUMENT;
    Action line[max_line];
    const std::size_t length = adviser->adviser.line(static_cast<std::size_t>(index), line, max_line);
    return status_of(put_list(length, out, capacity, count, [&](std::size_t i) { return action_of(line[i]); }).status);
}

mistbank_status mistbank_adviser_explanation(const mistbank_adviser* adviser, std::int32_t index, char* buffer,
                                             std::int32_t capacity, std::int32_t* length) {
    if (!is_index(adviser, index)) return MISTBANK_INVALID_ARGUMENT;
    const Explanation words = adviser->adviser.explanation(static_cast<std::size_t>(index));
    return status_of(put_text(words.view(), buffer, capacity, length).status);
}

#ifndef MISTBANK_NO_RENDERING
mistbank_status mistbank_adviser_explain(const mistbank_adviser* adviser, std::int32_t index,
                                         const mistbank_text_options* options, char* buffer, std::int32_t capacity,
                                         std::int32_t* length) {
    return guarded([&] {
        Error error;
        if (!is_index(adviser, index) || !are_options(options)) return Status::invalid_argument;
        const PlayerNames names = names_of(options);
        if (!validate(names, error)) return error.status;
        HostString words(adviser->allocator);
        adviser->adviser.explanation(static_cast<std::size_t>(index), names, words);
        return put_text(words, buffer, capacity, length).status;
    });
}
#endif

mistbank_status mistbank_adviser_choose(const mistbank_adviser* adviser, mistbank_action* action) {
    if (adviser == nullptr || action == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *action = action_of(adviser->adviser.choose());
    return MISTBANK_OK;
}
