// The C functions for batches.
#include "mistbank/batch.hpp"

#include <algorithm>
#include <utility>

#include "boundary.hpp"
#include "mistbank/batch.h"
#include "mistbank/observation.hpp"

struct mistbank_batch {
    mistbank::Batch batch;
    // Buffers for the results of C++ calls. The structs of C have another layout, so the results must be converted.
    mistbank::HostVector<mistbank::Rollout> results;
    mistbank::HostVector<mistbank::Decision> decisions;
    mistbank::HostVector<std::uint8_t> ended;
    mistbank::Allocator allocator;
};

using namespace mistbank;
using namespace mistbank::capi;

namespace {

static_assert(sizeof(mistbank_window) == sizeof(Window) &&
              offsetof(mistbank_window, height) == offsetof(Window, height));
static_assert(sizeof(mistbank_status) == sizeof(Status));

// The structs of C and C++ have the same layout, so the library can write to the caller's structs.
Action* same_actions(mistbank_action* actions) noexcept { return reinterpret_cast<Action*>(actions); }
const Action* same_actions(const mistbank_action* actions) noexcept { return reinterpret_cast<const Action*>(actions); }
Status* same_statuses(mistbank_status* statuses) noexcept { return reinterpret_cast<Status*>(statuses); }

/// Returns whether `count` is the number of games.
bool is_count(const mistbank_batch* batch, std::int32_t count) noexcept {
    return batch != nullptr && count >= 0 && static_cast<std::size_t>(count) == batch->batch.size();
}

bool is_size(std::int32_t width, std::int32_t height) noexcept {
    return width >= 1 && width <= max_window && height >= 1 && height <= max_window;
}

/// Checks the caller's array like announce(), then calls `write`. The array has `each` entries per game, and may exceed
/// 2 GB.
template <class Out, class Write>
mistbank_status put_all(const mistbank_batch& batch, std::uint64_t each, Out* out, std::uint64_t capacity,
                        std::uint64_t* needed, Write&& write) noexcept {
    if (out == nullptr && capacity > 0) return MISTBANK_INVALID_ARGUMENT;
    const std::uint64_t all = each * batch.batch.size();
    if (needed != nullptr) *needed = all;
    if (out == nullptr) return MISTBANK_OK;
    if (capacity < all) return MISTBANK_BUFFER_TOO_SMALL;
    write();
    return MISTBANK_OK;
}

mistbank_status put_planes_of_games(mistbank_batch& batch, std::int32_t width, std::int32_t height,
                                    const PlaneChoice& planes, std::uint8_t* out, std::uint64_t capacity,
                                    std::uint64_t* needed) noexcept {
    const auto each = static_cast<std::uint64_t>(planes.count()) * static_cast<std::uint64_t>(width * height);
    return put_all(batch, each, out, capacity, needed, [&] { batch.batch.observe_planes(width, height, planes, out); });
}

/// Checks the arguments, then calls `put` with the chosen planes and returns its result.
template <class Put>
mistbank_status with_chosen_planes(const mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                   const std::int32_t* planes, std::int32_t plane_count, Put&& put) {
    if (batch == nullptr || !is_size(width, height)) return MISTBANK_INVALID_ARGUMENT;
    const std::optional<PlaneChoice> chosen = plane_choice_of(planes, plane_count);
    return chosen ? put(*chosen) : MISTBANK_INVALID_ARGUMENT;
}

/// Converts a capacity to std::size_t. A capacity that std::size_t cannot hold becomes its maximum.
std::size_t room_for(std::uint64_t capacity) noexcept {
    constexpr std::uint64_t most = std::numeric_limits<std::size_t>::max();
    return static_cast<std::size_t>(std::min(capacity, most));
}

/// Copies to the caller which games have ended, and the results of these games.
void put_results(const mistbank_batch& batch, std::uint8_t* ended, mistbank_rollout* results) noexcept {
    const std::size_t count = batch.batch.size();
    for (std::size_t i = 0; results != nullptr && i < count; ++i) {
        if (batch.ended[i] != 0) results[i] = rollout_of(batch.results[i]);
    }
    if (ended != nullptr) std::copy_n(batch.ended.begin(), count, ended);
}

}  // namespace

// --- creating -------------------------------------------------------------------------------------------------------

mistbank_status mistbank_batch_create(const mistbank_rules* rules, const mistbank_tile_set* const* sets,
                                      std::int32_t set_count, std::int32_t games, std::int32_t threads,
                                      const mistbank_allocator* allocator, mistbank_batch** batch, char* message,
                                      std::int32_t capacity, std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_rules(rules)) return refusal(wrong_rules(rules));
        if (!are_sets(sets, set_count)) return refusal(wrong_sets(sets, set_count));
        if (!is_allocator(allocator)) return refusal(wrong_allocator);
        if (batch == nullptr) return refusal("batch is null");
        if (games < 0) return {Status::invalid_argument, out_of_range("games", games, 1, max_batch)};
        const Allocator memory = allocator_of(allocator);
        const HostVector<TileSet> all = sets_of(sets, set_count, memory);
        const auto count = static_cast<std::size_t>(games);
        Error error;
        std::optional<Batch> made =
            Batch::create(rules_of(*rules), all.data(), all.size(), count, threads, error, &memory);
        if (!made) return error;
        HostVector<Rollout> results(count, Rollout{}, memory);
        HostVector<Decision> decisions(count, Decision{}, memory);
        HostVector<std::uint8_t> ended(count, 0, memory);
        *batch = new_handle<mistbank_batch>(memory, std::move(*made), std::move(results), std::move(decisions),
                                            std::move(ended));
        return error;
    });
}

void mistbank_batch_free(mistbank_batch* batch) { free_handle(batch); }

std::int32_t mistbank_batch_size(const mistbank_batch* batch) {
    return batch == nullptr ? -1 : static_cast<std::int32_t>(batch->batch.size());
}

std::int32_t mistbank_batch_threads(const mistbank_batch* batch) {
    return batch == nullptr ? -1 : batch->batch.threads();
}

// --- dealing --------------------------------------------------------------------------------------------------------

mistbank_status mistbank_batch_restart(mistbank_batch* batch, std::uint64_t seed) {
    if (batch == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.restart(seed);
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_deal(mistbank_batch* batch, const std::uint8_t* which, std::int32_t count) {
    if (batch == nullptr || (which != nullptr && !is_count(batch, count))) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.deal(which);
    return MISTBANK_OK;
}

// --- playing --------------------------------------------------------------------------------------------------------

mistbank_status mistbank_batch_legal_actions(mistbank_batch* batch, mistbank_action* out, std::uint64_t capacity,
                                             std::uint64_t* offsets, std::int32_t count) {
    if (!is_count(batch, count) || offsets == nullptr) return MISTBANK_INVALID_ARGUMENT;
    if (out == nullptr && capacity > 0) return MISTBANK_INVALID_ARGUMENT;
    const std::size_t room = room_for(capacity);
    const std::size_t needed = batch->batch.legal_actions(same_actions(out), room, offsets);
    return out != nullptr && needed > room ? MISTBANK_BUFFER_TOO_SMALL : MISTBANK_OK;
}

mistbank_status mistbank_batch_lookahead(mistbank_batch* batch, mistbank_action* actions, mistbank_points* points,
                                         float* scalars, std::uint64_t capacity, std::uint64_t* offsets,
                                         std::int32_t count) {
    if (!is_count(batch, count) || offsets == nullptr) return MISTBANK_INVALID_ARGUMENT;
    if (capacity > 0 && (actions == nullptr || points == nullptr)) return MISTBANK_INVALID_ARGUMENT;
    return guarded([&] {
        const std::size_t room = room_for(capacity);
        auto* const into = reinterpret_cast<Points*>(points);  // both structs have the same layout
        const std::size_t needed = batch->batch.lookahead(same_actions(actions), into, scalars, room, offsets);
        return actions != nullptr && needed > room ? Status::buffer_too_small : Status::ok;
    });
}

mistbank_status mistbank_batch_random_actions(mistbank_batch* batch, std::uint64_t* random, mistbank_action* out,
                                              std::int32_t count) {
    if (!is_count(batch, count) || random == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.random_actions(random, same_actions(out));
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_choose(mistbank_batch* batch, std::int32_t width, std::int32_t height, std::int32_t by,
                                      const float* numbers, std::uint64_t number_count, std::uint64_t* random,
                                      mistbank_action* out, std::int32_t* indices, mistbank_status* statuses,
                                      std::int32_t count) {
    if (!is_count(batch, count) || !is_size(width, height) || random == nullptr || out == nullptr)
        return MISTBANK_INVALID_ARGUMENT;
    if (by < MISTBANK_SAMPLING_LOGITS || by > MISTBANK_SAMPLING_GREATEST) return MISTBANK_INVALID_ARGUMENT;
    const auto each = static_cast<std::uint64_t>(batch->batch.index_count(width, height));
    if (number_count != (numbers != nullptr ? each * batch->batch.size() : 0)) return MISTBANK_INVALID_ARGUMENT;
    const bool are_fit = batch->batch.choose(width, height, static_cast<Sampling>(by), numbers, random,
                                             same_actions(out), indices, same_statuses(statuses));
    return are_fit ? MISTBANK_OK : MISTBANK_INVALID_ARGUMENT;
}

mistbank_status mistbank_batch_apply(mistbank_batch* batch, const mistbank_action* actions, mistbank_status* statuses,
                                     std::int32_t count) {
    if (!is_count(batch, count) || actions == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.apply(same_actions(actions), same_statuses(statuses));
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_step(mistbank_batch* batch, const mistbank_action* actions, mistbank_status* statuses,
                                    std::uint8_t* ended, mistbank_rollout* results, std::int32_t count) {
    if (!is_count(batch, count) || actions == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.step(same_actions(actions), same_statuses(statuses), batch->ended.data(), batch->results.data());
    put_results(*batch, ended, results);
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_random_step(mistbank_batch* batch, std::uint64_t* random, mistbank_action* actions,
                                           std::uint8_t* ended, mistbank_rollout* results, std::int32_t count) {
    if (!is_count(batch, count) || random == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.random_step(random, same_actions(actions), batch->ended.data(), batch->results.data());
    put_results(*batch, ended, results);
    return MISTBANK_OK;
}

// --- queries --------------------------------------------------------------------------------------------------------

mistbank_status mistbank_batch_decisions(mistbank_batch* batch, mistbank_decision* out, std::int32_t count) {
    if (!is_count(batch, count) || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.decisions(batch->decisions.data());
    std::transform(batch->decisions.begin(), batch->decisions.end(), out, decision_of);
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_standings(mistbank_batch* batch, mistbank_rollout* out, std::int32_t count) {
    if (!is_count(batch, count) || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.standings(batch->results.data());
    std::transform(batch->results.begin(), batch->results.end(), out, rollout_of);
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_windows(mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                       mistbank_window* out, std::int32_t count) {
    if (!is_count(batch, count) || !is_size(width, height) || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.windows(width, height, reinterpret_cast<Window*>(out));
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_planes(mistbank_batch* batch, std::int32_t width, std::int32_t height, std::uint8_t* out,
                                      std::uint64_t capacity, std::uint64_t* needed) {
    if (batch == nullptr || !is_size(width, height)) return MISTBANK_INVALID_ARGUMENT;
    return put_planes_of_games(*batch, width, height, PlaneChoice(), out, capacity, needed);
}

mistbank_status mistbank_batch_used_planes(const mistbank_batch* batch, std::int32_t* out, std::int32_t capacity,
                                           std::int32_t* count) {
    if (batch == nullptr) return MISTBANK_INVALID_ARGUMENT;
    const PlaneChoice used = PlaneChoice::used_by(batch->batch.game(0));
    const Answer answer = put_list(static_cast<std::size_t>(used.count()), out, capacity, count,
                                   [&](std::size_t i) { return used.plane_at(static_cast<int>(i)); });
    return static_cast<mistbank_status>(answer.status);
}

mistbank_status mistbank_batch_chosen_planes(mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                             const std::int32_t* planes, std::int32_t plane_count, std::uint8_t* out,
                                             std::uint64_t capacity, std::uint64_t* needed) {
    return with_chosen_planes(batch, width, height, planes, plane_count, [&](const PlaneChoice& chosen) {
        return put_planes_of_games(*batch, width, height, chosen, out, capacity, needed);
    });
}

mistbank_status mistbank_batch_packed_planes(mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                             const std::int32_t* planes, std::int32_t plane_count, std::uint8_t* out,
                                             std::uint64_t capacity, std::uint64_t* needed) {
    return with_chosen_planes(batch, width, height, planes, plane_count, [&](const PlaneChoice& chosen) {
        const auto each = static_cast<std::uint64_t>(PackedLayout(chosen, width * height).bytes());
        return put_all(*batch, each, out, capacity, needed,
                       [&] { batch->batch.observe_packed_planes(width, height, chosen, out); });
    });
}

mistbank_status mistbank_batch_scalars(mistbank_batch* batch, std::int32_t* out, std::uint64_t capacity,
                                       std::uint64_t* needed) {
    if (batch == nullptr) return MISTBANK_INVALID_ARGUMENT;
    const auto each = static_cast<std::uint64_t>(scalar_count());
    return put_all(*batch, each, out, capacity, needed, [&] { batch->batch.observe_scalars(out); });
}

std::int32_t mistbank_batch_index_count(const mistbank_batch* batch, std::int32_t width, std::int32_t height) {
    return batch == nullptr || !is_size(width, height) ? -1 : batch->batch.index_count(width, height);
}

mistbank_status mistbank_batch_legal_masks(mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                           std::uint8_t* out, std::uint64_t capacity, std::uint64_t* needed) {
    if (batch == nullptr || !is_size(width, height)) return MISTBANK_INVALID_ARGUMENT;
    const auto each = static_cast<std::uint64_t>(batch->batch.index_count(width, height));
    return put_all(*batch, each, out, capacity, needed, [&] { batch->batch.legal_masks(width, height, out); });
}

mistbank_status mistbank_batch_packed_masks(mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                            std::uint8_t* out, std::uint64_t capacity, std::uint64_t* needed) {
    if (batch == nullptr || !is_size(width, height)) return MISTBANK_INVALID_ARGUMENT;
    const auto each = static_cast<std::uint64_t>(batch->batch.index_count(width, height) + 7) / 8;
    return put_all(*batch, each, out, capacity, needed, [&] { batch->batch.packed_masks(width, height, out); });
}

mistbank_status mistbank_batch_actions_at(mistbank_batch* batch, std::int32_t width, std::int32_t height,
                                          const std::int32_t* indices, mistbank_action* out, mistbank_status* statuses,
                                          std::int32_t count) {
    if (!is_count(batch, count) || !is_size(width, height)) return MISTBANK_INVALID_ARGUMENT;
    if (indices == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    batch->batch.actions_at(width, height, indices, same_actions(out), same_statuses(statuses));
    return MISTBANK_OK;
}

mistbank_status mistbank_batch_game_into(const mistbank_batch* batch, std::int32_t index, mistbank_game* game) {
    return on_game(game, [&]() -> Answer {
        if (batch == nullptr) return refused("batch is null");
        if (const std::size_t count = batch->batch.size(); !in_range(index, count))
            return refuse_number(*game, "index", index, 0, static_cast<std::int64_t>(count) - 1);
        const Status status = game->game.copy_from(batch->batch.game(static_cast<std::size_t>(index)));
        return {status, "game and batch have different rules or tile sets"};
    });
}
