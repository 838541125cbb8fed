// Hostile calls on batches: arbitrary sizes and counts, null pointers instead of arrays, and invalid actions. Batches
// are small, so that many calls run per second.
#pragma once

#include <array>

#include "host.hpp"

namespace fuzz {

/// An array with `count` entries, one for each game. Initially all bytes have the same value. The pointer `at` is
/// sometimes null.
template <class Element>
class Row {
public:
    Row(Host& host, std::int32_t count) {
        constexpr std::int32_t most = 64;  // more games than any batch in this file; larger counts must be refused
        memory_.resize(static_cast<std::size_t>(std::min(std::max(count, 0), most)) * sizeof(Element),
                       host.bytes.next());
        before_ = memory_;
        if (host.bytes.next(16) != 15) at = reinterpret_cast<Element*>(memory_.data());
    }

    Element operator[](std::size_t index) const {
        Element element;
        std::memcpy(&element, memory_.data() + index * sizeof element, sizeof element);
        return element;
    }
    void put(std::size_t index, const Element& element) {
        std::memcpy(memory_.data() + index * sizeof element, &element, sizeof element);
        before_ = memory_;
    }
    bool is_untouched() const { return memory_ == before_; }
    bool is_untouched(std::size_t index) const {
        const std::size_t first = index * sizeof(Element);
        return std::memcmp(memory_.data() + first, before_.data() + first, sizeof(Element)) == 0;
    }

    Element* at = nullptr;

private:
    std::vector<unsigned char> memory_;
    std::vector<unsigned char> before_;
};

/// Returns the number of games for a call, usually the correct number.
inline std::int32_t count_for(Host& host, const mistbank_batch* batch) {
    return host.bytes.next(8) == 7 ? host.bytes.next_number() : mistbank_batch_size(batch);
}

/// Returns the width or height of a window, sometimes invalid.
inline std::int32_t side_for(Host& host) {
    return host.bytes.next(8) == 7 ? host.bytes.next_number() : 1 + host.bytes.next(12);
}

/// Returns a number up to `most`, or a number outside the range that the library allows.
inline std::int32_t few(Host& host, int most, std::int32_t allowed) {
    if (host.bytes.next(8) != 7) return 1 + host.bytes.next(most);
    const std::int32_t number = host.bytes.next_number();
    return number > most && number <= allowed ? most : number;  // large valid numbers would take too long
}

inline void create_batch(Host& host) {
    mistbank_rules rules = host.rules();
    std::int32_t count = 0;
    const mistbank_tile_set* const* sets = nullptr;
    if (host.bytes.next(2) == 1) sets = host.some_sets(count);
    const std::int32_t games = few(host, 6, MISTBANK_MAX_BATCH);
    const std::int32_t threads = host.bytes.next(4) == 3 ? few(host, 3, MISTBANK_MAX_THREADS) : 1;
    const mistbank_allocator* allocator = host.allocator();
    mistbank_batch** batch = host.new_batch();
    const mistbank_status status = with_message(host, [&](char* buffer, std::int32_t capacity, std::int32_t* length) {
        return mistbank_batch_create(or_null(host, rules), sets, count, games, threads, allocator, batch, buffer,
                                     capacity, length);
    });
    if (batch == nullptr) return;
    FUZZ_CHECK((*batch != nullptr) == (status == MISTBANK_OK));
    FUZZ_CHECK(mistbank_batch_size(*batch) == (*batch != nullptr ? games : -1));
    const std::int32_t playing = mistbank_batch_threads(*batch);
    FUZZ_CHECK(*batch != nullptr ? playing >= 1 && playing <= std::min(threads, games) : playing == -1);
}

inline void free_batch(Host& host) {
    mistbank_batch*& batch = host.batch();
    mistbank_batch_free(batch);
    batch = nullptr;
}

inline void deal_batch(Host& host) {
    mistbank_batch* batch = host.batch();
    if (host.bytes.next(4) == 3) {
        FUZZ_CHECK((mistbank_batch_restart(batch, host.bytes.next()) == MISTBANK_OK) == (batch != nullptr));
    }
    const std::int32_t count = count_for(host, batch);
    const Row<std::uint8_t> which(host, count);
    mistbank_batch_deal(batch, which.at, count);
}

/// Fills the array with random legal actions. Some actions consist of arbitrary bytes instead. Does nothing if the
/// array is null or `count` is wrong.
inline void choose(Host& host, mistbank_batch* batch, std::int32_t count, Row<mistbank_action>& actions) {
    if (actions.at == nullptr || count != mistbank_batch_size(batch)) return;
    Row<std::uint64_t> random(host, count);
    Row<mistbank_action> legal(host, count);
    const mistbank_status status = mistbank_batch_random_actions(batch, random.at, legal.at, count);
    const bool is_listed = batch != nullptr && random.at != nullptr && legal.at != nullptr;
    FUZZ_CHECK((status == MISTBANK_OK) == is_listed);
    for (std::size_t i = 0; is_listed && i < static_cast<std::size_t>(count); ++i) {
        actions.put(i, host.bytes.next(16) == 15 ? host.any_bytes<mistbank_action>() : legal[i]);
    }
}

/// Advances the batch by up to 24 steps. Each step calls mistbank_batch_random_step(), mistbank_batch_step() or
/// mistbank_batch_apply().
inline void step_batch(Host& host) {
    mistbank_batch* batch = host.batch();
    for (int left = 1 + host.bytes.next(24); left > 0; --left) {
        const std::int32_t count = count_for(host, batch);
        Row<mistbank_action> actions(host, count);
        const Row<mistbank_status> statuses(host, count);
        const Row<std::uint8_t> ended(host, count);
        const Row<mistbank_rollout> results(host, count);
        const Row<std::uint64_t> random(host, count);
        mistbank_status status = MISTBANK_OK;
        const int way = host.bytes.next(4);
        if (way < 2) {
            status = mistbank_batch_random_step(batch, random.at, actions.at, ended.at, results.at, count);
        } else {
            choose(host, batch, count, actions);
            status = way == 2 ? mistbank_batch_step(batch, actions.at, statuses.at, ended.at, results.at, count)
                              : mistbank_batch_apply(batch, actions.at, statuses.at, count);
            FUZZ_CHECK(actions.is_untouched() && random.is_untouched());
        }
        if (way == 3) FUZZ_CHECK(ended.is_untouched() && results.is_untouched());
        const bool is_refused = batch == nullptr || count != mistbank_batch_size(batch) ||
                                (way < 2 ? random.at == nullptr : actions.at == nullptr);
        FUZZ_CHECK((status == MISTBANK_INVALID_ARGUMENT) == is_refused);
        if (is_refused) {
            FUZZ_CHECK(actions.is_untouched() && statuses.is_untouched() && ended.is_untouched());
            FUZZ_CHECK(results.is_untouched() && random.is_untouched());
            continue;
        }
        FUZZ_CHECK(status == MISTBANK_OK);
        for (std::size_t i = 0; way < 3 && ended.at != nullptr && i < static_cast<std::size_t>(count); ++i) {
            FUZZ_CHECK(ended[i] <= 1 && (ended[i] == 1 || results.is_untouched(i)));
        }
    }
}

inline void list_batch(Host& host) {
    mistbank_batch* batch = host.batch();
    const std::int32_t count = count_for(host, batch);
    const bool is_count = batch != nullptr && count == mistbank_batch_size(batch);
    const Row<std::uint64_t> offsets(host, std::max(count, 0) < 64 ? count + 1 : count);
    std::vector<mistbank_action> room(static_cast<std::size_t>(host.bytes.next()) * (host.bytes.next(4) == 3 ? 40 : 1));
    mistbank_action* out = host.bytes.next(8) == 7 ? nullptr : room.data();
    const std::uint64_t told = host.bytes.next(8) == 7 ? 0 : room.size();
    const mistbank_status status = mistbank_batch_legal_actions(batch, out, told, offsets.at, count);
    const bool is_refused = !is_count || offsets.at == nullptr || (out == nullptr && told > 0);
    FUZZ_CHECK((status == MISTBANK_INVALID_ARGUMENT) == is_refused);
    if (is_refused) {
        FUZZ_CHECK(offsets.is_untouched());
        return;
    }
    const auto games = static_cast<std::size_t>(count);
    FUZZ_CHECK(offsets[0] == 0);
    for (std::size_t i = 0; i < games; ++i) FUZZ_CHECK(offsets[i] <= offsets[i + 1]);
    FUZZ_CHECK((status == MISTBANK_BUFFER_TOO_SMALL) == (out != nullptr && offsets[games] > told));
    std::vector<mistbank_points> points(room.size());
    std::vector<float> scalars(host.bytes.next(2) == 1 ? room.size() * static_cast<std::size_t>(mistbank_scalar_count())
                                                       : 0);
    FUZZ_CHECK(mistbank_batch_lookahead(batch, out, out != nullptr ? points.data() : nullptr,
                                        scalars.empty() ? nullptr : scalars.data(), told, offsets.at, count) == status);
}

/// Makes a call that writes numbers for all games of a batch. The capacity is arbitrary.
template <class Element, class Call>
void numbers_of_batch(Host& host, const mistbank_batch* batch, Call&& call) {
    std::vector<Element> room(static_cast<std::size_t>(host.bytes.next()) * (host.bytes.next(2) == 1 ? 100 : 1));
    Element* out = host.bytes.next(8) == 7 ? nullptr : room.data();
    const std::uint64_t told = host.bytes.next(8) == 7 ? 0 : room.size();
    std::uint64_t needed = 0;
    const mistbank_status status = call(out, told, or_null(host, needed));
    if (batch == nullptr || (out == nullptr && told > 0)) FUZZ_CHECK(status == MISTBANK_INVALID_ARGUMENT);
    if (status == MISTBANK_OK && out != nullptr) FUZZ_CHECK(needed <= told);
}

/// Calls a function that writes bytes for all games: first to query the needed size, then with a buffer of exactly this
/// size.
template <class Call>
void fill_exactly(Call&& call) {
    std::uint64_t needed = 0;
    if (call(static_cast<std::uint8_t*>(nullptr), std::uint64_t{0}, &needed) != MISTBANK_OK) return;
    std::vector<std::uint8_t> room(static_cast<std::size_t>(needed));
    FUZZ_CHECK(call(room.data(), needed, &needed) == MISTBANK_OK);
    FUZZ_CHECK(needed == room.size());
}

/// Lets a batch choose actions from numbers with arbitrary bits, or without numbers.
inline void choose_by_numbers(Host& host, mistbank_batch* batch, std::int32_t width, std::int32_t height,
                              std::int32_t count) {
    const std::int32_t each = mistbank_batch_index_count(batch, width, height);
    std::vector<float> numbers;
    if (each > 0 && host.bytes.next(4) != 3) {
        numbers.resize(static_cast<std::size_t>(each) * static_cast<std::size_t>(mistbank_batch_size(batch)));
        const auto any = host.any_bytes<std::array<float, 4>>();
        for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = any[i % any.size()];
    }
    const Row<std::uint64_t> random(host, count);
    const Row<mistbank_action> actions(host, count);
    const Row<std::int32_t> indices(host, count);
    const Row<mistbank_status> statuses(host, count);
    const float* given = numbers.empty() ? nullptr : numbers.data();
    const std::uint64_t told = host.bytes.next(8) == 7 ? host.bytes.next() : numbers.size();
    const mistbank_status status = mistbank_batch_choose(batch, width, height, host.bytes.next(4), given, told,
                                                         random.at, actions.at, indices.at, statuses.at, count);
    if (status == MISTBANK_OK) return;
    FUZZ_CHECK(status == MISTBANK_INVALID_ARGUMENT);
    FUZZ_CHECK(random.is_untouched() && actions.is_untouched() && indices.is_untouched());
}

inline void see_batch(Host& host) {
    mistbank_batch* batch = host.batch();
    const std::int32_t count = count_for(host, batch);
    const std::int32_t width = side_for(host);
    const std::int32_t height = side_for(host);
    const Row<mistbank_decision> decisions(host, count);
    const Row<mistbank_rollout> standings(host, count);
    const Row<mistbank_window> windows(host, count);
    mistbank_batch_decisions(batch, decisions.at, count);
    mistbank_batch_standings(batch, standings.at, count);
    mistbank_batch_windows(batch, width, height, windows.at, count);
    if (count != mistbank_batch_size(batch)) {
        FUZZ_CHECK(decisions.is_untouched() && standings.is_untouched() && windows.is_untouched());
    }
    numbers_of_batch<std::uint8_t>(host, batch,
                                   [&](auto... room) { return mistbank_batch_planes(batch, width, height, room...); });
    const std::int32_t planes[] = {count, host.bytes.next(256)};
    fill<std::int32_t>(host, [&](auto... buffer) { return mistbank_batch_used_planes(batch, buffer...); });
    numbers_of_batch<std::uint8_t>(host, batch, [&](auto... room) {
        return mistbank_batch_chosen_planes(batch, width, height, planes, 2, room...);
    });
    fill_exactly([&](auto... room) { return mistbank_batch_packed_planes(batch, width, height, planes, 2, room...); });
    fill_exactly([&](auto... room) { return mistbank_batch_packed_masks(batch, width, height, room...); });
    numbers_of_batch<std::int32_t>(host, batch, [&](auto... room) { return mistbank_batch_scalars(batch, room...); });
    numbers_of_batch<std::uint8_t>(
        host, batch, [&](auto... room) { return mistbank_batch_legal_masks(batch, width, height, room...); });
    const std::int32_t most = mistbank_batch_index_count(batch, width, height);
    Row<std::int32_t> indices(host, count);
    const bool is_count = batch != nullptr && count == mistbank_batch_size(batch);
    for (std::size_t i = 0; is_count && i < static_cast<std::size_t>(count); ++i) {
        indices.put(i, most < 1 ? host.bytes.next_number() : 256 * host.bytes.next() % most);
    }
    const Row<mistbank_action> actions(host, count);
    const Row<mistbank_status> statuses(host, count);
    choose_by_numbers(host, batch, width, height, count);
    if (mistbank_batch_actions_at(batch, width, height, indices.at, actions.at, statuses.at, count) != MISTBANK_OK) {
        FUZZ_CHECK(actions.is_untouched() && statuses.is_untouched());
    }
}

inline void copy_from_batch(Host& host) {
    const mistbank_batch* batch = host.batch();
    mistbank_game* game = host.game();
    const std::int32_t index = host.bytes.next(4) == 3 ? host.bytes.next_number() : host.bytes.next(6);
    const std::uint64_t before = mistbank_game_state_hash(game);
    const mistbank_status status = mistbank_batch_game_into(batch, index, game);
    if (status != MISTBANK_OK) {
        FUZZ_CHECK(mistbank_game_state_hash(game) == before);
        return;
    }
    FUZZ_CHECK(index >= 0 && index < mistbank_batch_size(batch) && mistbank_game_recording(game) != 0);
}

}  // namespace fuzz
