// Batches: many games with the same rules, advanced together by one call.
#include "mistbank/batch.hpp"

#include <algorithm>
#include <atomic>
#include <new>

#include "game/view.hpp"
#include "learning/printed_planes.hpp"
#include "learning/thread_pool.hpp"
#include "learning/trial.hpp"
#include "learning/weighted_choice.hpp"
#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "rules/state_block.hpp"

namespace mistbank {

namespace {

/// The action chosen in a game.
struct Chosen {
    Action action;
    std::int32_t index = -1;
    Status status = Status::ok;
    std::uint64_t random = 0;  // the new state of the game's random generator
};

}  // namespace

struct Batch::Inside {
    // Size in bytes of the private cache of a typical processor core, or slightly more.
    static constexpr std::size_t own_cache = std::size_t{1} << 20;

    Inside(const Allocator& host, Game&& first, std::size_t count, int threads);

    Allocator allocator;
    HostVector<Game> games;
    HostVector<std::uint64_t> dealt;  // number of restarts of each game
    std::uint64_t first_seed;
    bool is_large;                        // whether the games exceed a processor's private cache
    std::size_t bound;                    // maximum number of legal actions in one decision
    HostVector<Action> room;              // space for `bound` actions for each thread
    HostVector<WeightedChoice> weighted;  // space for `bound` actions for each thread
    HostVector<Chosen> choices;
    HostVector<Game> trials;  // a copy of a game for each thread; empty before the first lookahead()
    ActionIndex::Segments segments;
    ThreadPool pool;

    std::uint64_t seed_of(std::size_t index) const { return first_seed + index + dealt[index] * games.size(); }
    void begin(std::size_t index) { games[index].restart(seed_of(index)); }
    void deal_next(std::size_t index) {
        ++dealt[index];
        begin(index);
    }
    Status step(std::size_t index, Action action, std::uint8_t* ended, Rollout* results);
    Status random_step(std::size_t index, std::uint64_t& random, Action& action, std::uint8_t* ended, Rollout* results);
    Status stepped(std::size_t index, Status status, std::uint8_t* ended, Rollout* results);
    void try_all(std::size_t index, int thread, std::size_t first, std::size_t end, const Action* actions,
                 Points* points, float* scalars) noexcept;
    Action* room_of(int thread) { return &room[static_cast<std::size_t>(thread) * bound]; }
    ActionIndex index_of(const Game& game, int width, int height) const {
        return ActionIndex(game, window_around(game, width, height), segments);
    }
    Chosen choose(const Game& game, int thread, const ActionIndex& known, Sampling by, const float* numbers,
                  std::uint64_t random);

    /// Prefetches the state of a game that is processed later. If the games do not fit in the cache, processing them
    /// mostly waits for memory. The first words of a block of state describe its used parts, so they are fetched first.
    void fetch(std::size_t index) const noexcept {
#if defined(__GNUC__)
        if (!is_large) return;
        if (index + 2 < games.size()) __builtin_prefetch(&inside_of(games[index + 2]), 0);
        if (index + 1 < games.size()) __builtin_prefetch(inside_of(games[index + 1]).block.data(), 1);
        if (index < games.size()) prefetch_block(*inside_of(games[index]).setup, inside_of(games[index]).block.data());
#else
        static_cast<void>(index);
#endif
    }

    /// Calls `work(index, thread)` for each game.
    template <class Work>
    void each(Work&& work) noexcept {
        pool.divide(games.size(), [&](std::size_t begin, std::size_t end, int thread) {
            for (std::size_t index = begin; index < end; ++index) {
                fetch(index + 1);
                work(index, thread);
            }
        });
    }

    /// Calls `work(index, legal, count)` for each game, with the list of its legal actions.
    template <class Work>
    void each_with_legal_actions(Work&& work) noexcept {
        each([&](std::size_t index, int thread) {
            Action* const legal = room_of(thread);
            work(index, legal, games[index].legal_actions(legal, bound));
        });
    }

    /// Writes a mask of `bytes` bytes for each game. `mark(mask, number)` adds the index of a legal action to a mask.
    template <class Mark>
    void put_masks(int width, int height, std::size_t bytes, std::uint8_t* out, Mark&& mark) noexcept {
        each_with_legal_actions([&](std::size_t index, const Action* legal, std::size_t count) {
            const ActionIndex numbers = index_of(games[index], width, height);
            std::uint8_t* const mask = out + index * bytes;
            std::fill_n(mask, bytes, std::uint8_t{0});
            for (std::size_t i = 0; i < count; ++i) {
                const int number = numbers.number_of(legal[i]);
                if (number >= 0) mark(mask, number);
            }
        });
    }

    /// Calls `work(index, thread)` for each game and stores the status that it returns. Returns the number of statuses
    /// other than ok.
    template <class Work>
    std::size_t count_refused(Status* statuses, Work&& work) noexcept {
        std::atomic<std::size_t> refused{0};
        pool.divide(games.size(), [&](std::size_t begin, std::size_t end, int thread) {
            std::size_t here = 0;
            for (std::size_t index = begin; index < end; ++index) {
                fetch(index + 1);
                const Status status = work(index, thread);
                if (statuses != nullptr) statuses[index] = status;
                if (status != Status::ok) ++here;
            }
            refused += here;
        });
        return refused;
    }
};

Status Batch::Inside::step(std::size_t index, Action action, std::uint8_t* ended, Rollout* results) {
    return stepped(index, games[index].apply(action), ended, results);
}

// Plays a random action, which is legal and needs no check.
Status Batch::Inside::random_step(std::size_t index, std::uint64_t& random, Action& action, std::uint8_t* ended,
                                  Rollout* results) {
    Game& game = games[index];
    action = game.random_action(random);
    const Status status = game.is_over() ? Status::game_over : inside_of(game).apply_legal(action);
    return stepped(index, status, ended, results);
}

// Completes a step after its action: restarts a game that has ended.
Status Batch::Inside::stepped(std::size_t index, Status status, std::uint8_t* ended, Rollout* results) {
    Game& game = games[index];
    const bool has_ended = status == Status::ok && game.is_over();
    if (ended != nullptr) ended[index] = has_ended ? 1 : 0;
    if (!has_ended) return status;
    if (results != nullptr) results[index] = standing_of(game);
    deal_next(index);
    return status;
}

Chosen Batch::Inside::choose(const Game& game, int thread, const ActionIndex& known, Sampling by, const float* numbers,
                             std::uint64_t random) {
    Chosen chosen;
    chosen.random = random;
    const Action* legal = room_of(thread);
    const std::size_t count = game.legal_actions(room_of(thread), bound);
    WeightedChoice* const begin = &weighted[static_cast<std::size_t>(thread) * bound];
    WeightedChoice* end = begin;
    for (std::size_t i = 0; i < count; ++i) {
        const int index = known.number_of(legal[i]);
        if (index < 0 || !known.stands_for(index, legal[i])) continue;
        *end++ = {legal[i], index, numbers != nullptr ? numbers[index] : 1.0F, 0};
    }
    if (begin == end) {
        chosen.status = count == 0 ? Status::game_over : Status::illegal_action;
        return chosen;
    }
    Random generator(random);
    const WeightedChoice* const pick =
        mistbank::choose(begin, end, numbers != nullptr ? by : Sampling::weights, generator);
    if (pick == nullptr) {
        chosen.status = Status::invalid_argument;
        return chosen;
    }
    return {pick->action, pick->index, Status::ok, generator.state()};
}

// --- creating -------------------------------------------------------------------------------------------------------

Batch::Inside::Inside(const Allocator& host, Game&& first, std::size_t count, int threads)
    : allocator(host),
      games(host),
      dealt(count, 0, host),
      first_seed(first.rules().seed),
      is_large(count * first.state_bytes() > own_cache),
      bound(first.action_bound()),
      room(host),
      weighted(host),
      choices(count, Chosen{}, host),
      trials(host),
      segments(first),
      pool(host, threads) {
    room.resize(static_cast<std::size_t>(pool.size()) * bound);
    weighted.resize(static_cast<std::size_t>(pool.size()) * bound);
    games.reserve(count);
    games.push_back(std::move(first));
    games[0].stop_recording();
    compute_printed_planes(*inside_of(games[0]).setup);  // computed now, because later calls must not allocate memory
    while (games.size() < count) {
        games.push_back(games[0].clone());
        begin(games.size() - 1);
    }
}

std::optional<Batch> Batch::create(const Rules& rules, const TileSet* sets, std::size_t set_count, std::size_t count,
                                   int threads, Error& error, const Allocator* allocator) try {
    if (count < 1 || count > max_batch) {
        error = {Status::invalid_argument, Message::of("games ", count, ": expected 1 to ", max_batch)};
        return std::nullopt;
    }
    if (threads < 1 || threads > max_threads) {
        error = {Status::invalid_argument, Message::of("threads ", threads, ": expected 1 to ", max_threads)};
        return std::nullopt;
    }
    std::optional<Game> first = Game::create(rules, sets, set_count, error, allocator);
    if (!first) return std::nullopt;
    const Allocator host = first->allocator();
    void* memory = allocate_from(host, sizeof(Inside));
    try {
        auto* inside = new (memory) Inside(host, std::move(*first), count, std::min(threads, static_cast<int>(count)));
        return Batch(std::unique_ptr<Inside, Release>(inside));
    } catch (...) {
        release_to(host, memory);
        throw;
    }
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the games"};
    return std::nullopt;
}

void Batch::Release::operator()(Inside* inside) const noexcept {
    const Allocator host = inside->allocator;
    inside->~Inside();
    release_to(host, inside);
}

Batch::Batch(std::unique_ptr<Inside, Release> inside) noexcept : inside_(std::move(inside)) {}
Batch::Batch(Batch&&) noexcept = default;
Batch& Batch::operator=(Batch&&) noexcept = default;
Batch::~Batch() = default;

std::size_t Batch::size() const noexcept { return inside_->games.size(); }
int Batch::threads() const noexcept { return inside_->pool.size(); }
const Game& Batch::game(std::size_t index) const noexcept { return inside_->games[index]; }
const Allocator& Batch::allocator() const noexcept { return inside_->allocator; }
std::uint64_t Batch::seed_of(std::size_t index) const noexcept { return inside_->seed_of(index); }

// --- dealing --------------------------------------------------------------------------------------------------------

void Batch::restart(std::uint64_t first_seed) noexcept {
    Inside& inside = *inside_;
    inside.first_seed = first_seed;
    inside.each([&](std::size_t index, int) {
        inside.dealt[index] = 0;
        inside.begin(index);
    });
}

void Batch::deal(const std::uint8_t* which) noexcept {
    Inside& inside = *inside_;
    inside.each([&](std::size_t index, int) {
        const bool is_due = which != nullptr ? which[index] != 0 : inside.games[index].is_over();
        if (is_due) inside.deal_next(index);
    });
}

// --- playing --------------------------------------------------------------------------------------------------------

std::size_t Batch::legal_actions(Action* out, std::size_t capacity, std::uint64_t* offsets) noexcept {
    Inside& inside = *inside_;
    const std::size_t count = inside.games.size();
    offsets[0] = 0;
    inside.each([&](std::size_t index, int) { offsets[index + 1] = inside.games[index].legal_actions(nullptr, 0); });
    for (std::size_t index = 0; index < count; ++index) offsets[index + 1] += offsets[index];
    const auto all = static_cast<std::size_t>(offsets[count]);
    if (all > capacity) return all;
    // This capacity suffices for any list, so the game does not count its actions a second time.
    inside.each([&](std::size_t index, int) { inside.games[index].legal_actions(out + offsets[index], inside.bound); });
    return all;
}

// Tries the actions of one game: those from `first` to `end` in the arrays of all games.
void Batch::Inside::try_all(std::size_t index, int thread, std::size_t first, std::size_t end, const Action* actions,
                            Points* points, float* scalars) noexcept {
    const Game& game = games[index];
    const int viewer = game.deciding_player();
    const auto numbers = static_cast<std::size_t>(scalar_count());
    Game& trial = trials[static_cast<std::size_t>(thread)];
    bool has_checkpoint = false;
    for (std::size_t i = first; i < end; ++i) {
        inside_of(trial).bring_to(inside_of(game), has_checkpoint, [&] { trial.copy_from(game); });
        inside_of(trial).apply_legal(actions[i]);
        if (scalars != nullptr) mistbank::observe_scalars(trial, viewer, scalars + i * numbers);
        points[i] = points_after(trial);  // changes the trial
    }
    inside_of(trial).stay();
}

std::size_t Batch::lookahead(Action* actions, Points* points, float* scalars, std::size_t capacity,
                             std::uint64_t* offsets) {
    Inside& inside = *inside_;
    const auto threads = static_cast<std::size_t>(inside.pool.size());
    inside.trials.reserve(threads);
    while (inside.trials.size() < threads) {
        inside.trials.push_back(inside.games[0].clone());
        Game::Inside& trial = inside_of(inside.trials.back());
        trial.make_room_for_trials();
        trial.past.way_back.journal.stop_growing();  // because worker threads must not allocate memory
    }
    const std::size_t all = legal_actions(actions, capacity, offsets);
    if (all > capacity) return all;
    inside.each([&](std::size_t index, int thread) {
        const auto first = static_cast<std::size_t>(offsets[index]);
        const auto end = static_cast<std::size_t>(offsets[index + 1]);
        inside.try_all(index, thread, first, end, actions, points, scalars);
    });
    return all;
}

void Batch::random_actions(std::uint64_t* random, Action* out) noexcept {
    Inside& inside = *inside_;
    inside.each([&](std::size_t index, int) { out[index] = inside.games[index].random_action(random[index]); });
}

bool Batch::choose(int width, int height, Sampling by, const float* numbers, std::uint64_t* random, Action* out,
                   std::int32_t* indices, Status* statuses) noexcept {
    Inside& inside = *inside_;
    const auto numbers_of_game = static_cast<std::size_t>(index_count(width, height));
    std::atomic<bool> are_fit{true};
    inside.each([&](std::size_t index, int thread) {
        const Game& game = inside.games[index];
        const float* own_numbers = numbers != nullptr ? numbers + index * numbers_of_game : nullptr;
        const ActionIndex known = inside.index_of(game, width, height);
        inside.choices[index] = inside.choose(game, thread, known, by, own_numbers, random[index]);
        const Status status = inside.choices[index].status;
        if (statuses != nullptr) statuses[index] = status;
        if (status == Status::invalid_argument) are_fit = false;
    });
    if (!are_fit) return false;
    for (std::size_t index = 0; index < inside.games.size(); ++index) {
        const Chosen& chosen = inside.choices[index];
        random[index] = chosen.random;
        out[index] = chosen.action;
        if (indices != nullptr) indices[index] = chosen.index;
    }
    return true;
}

std::size_t Batch::apply(const Action* actions, Status* statuses) noexcept {
    Inside& inside = *inside_;
    return inside.count_refused(statuses,
                                [&](std::size_t index, int) { return inside.games[index].apply(actions[index]); });
}

std::size_t Batch::step(const Action* actions, Status* statuses, std::uint8_t* ended, Rollout* results) noexcept {
    Inside& inside = *inside_;
    return inside.count_refused(
        statuses, [&](std::size_t index, int) { return inside.step(index, actions[index], ended, results); });
}

std::size_t Batch::random_step(std::uint64_t* random, Action* actions, std::uint8_t* ended, Rollout* results) noexcept {
    Inside& inside = *inside_;
    return inside.count_refused(nullptr, [&](std::size_t index, int) {
        Action action;
        const Status status = inside.random_step(index, random[index], action, ended, results);
        if (actions != nullptr) actions[index] = action;
        return status;
    });
}

// --- queries --------------------------------------------------------------------------------------------------------

void Batch::decisions(Decision* out) noexcept {
    inside_->each([&](std::size_t index, int) { out[index] = inside_->games[index].decision(); });
}

void Batch::standings(Rollout* out) noexcept {
    inside_->each([&](std::size_t index, int) { out[index] = standing_of(inside_->games[index]); });
}

void Batch::windows(int width, int height, Window* out) noexcept {
    inside_->each([&](std::size_t index, int) { out[index] = window_around(inside_->games[index], width, height); });
}

void Batch::observe_planes(int width, int height, std::uint8_t* out) noexcept {
    observe_planes(width, height, PlaneChoice(), out);
}

void Batch::observe_planes(int width, int height, const PlaneChoice& planes, std::uint8_t* out) noexcept {
    Inside& inside = *inside_;
    const std::size_t bytes = static_cast<std::size_t>(planes.count()) * static_cast<std::size_t>(width * height);
    inside.each_with_legal_actions([&](std::size_t index, const Action* legal, std::size_t count) {
        const Game& game = inside.games[index];
        mistbank::observe_planes(game, window_around(game, width, height), game.deciding_player(), legal, count, planes,
                                 out + index * bytes);
    });
}

void Batch::observe_packed_planes(int width, int height, const PlaneChoice& planes, std::uint8_t* out) noexcept {
    Inside& inside = *inside_;
    const PackedLayout layout(planes, width * height);
    inside.each_with_legal_actions([&](std::size_t index, const Action* legal, std::size_t count) {
        const Game& game = inside.games[index];
        mistbank::observe_packed_planes(game, window_around(game, width, height), game.deciding_player(), legal, count,
                                        layout, out + index * layout.bytes());
    });
}

void Batch::observe_scalars(std::int32_t* out) noexcept {
    Inside& inside = *inside_;
    const auto numbers = static_cast<std::size_t>(scalar_count());
    inside.each([&](std::size_t index, int) {
        const Game& game = inside.games[index];
        mistbank::observe_scalars(game, game.deciding_player(), out + index * numbers);
    });
}

int Batch::index_count(int width, int height) const noexcept {
    return ActionIndex(inside_->games[0], Window{0, 0, width, height}, inside_->segments).count();
}

void Batch::legal_masks(int width, int height, std::uint8_t* out) noexcept {
    const auto indices = static_cast<std::size_t>(index_count(width, height));
    inside_->put_masks(width, height, indices, out, [](std::uint8_t* mask, int number) { mask[number] = 1; });
}

void Batch::packed_masks(int width, int height, std::uint8_t* out) noexcept {
    const auto indices = static_cast<std::size_t>(index_count(width, height));
    inside_->put_masks(width, height, (indices + 7) / 8, out, [](std::uint8_t* mask, int number) {
        mask[number / 8] = static_cast<std::uint8_t>(mask[number / 8] | 0x80u >> number % 8);
    });
}

std::size_t Batch::actions_at(int width, int height, const std::int32_t* indices, Action* out,
                              Status* statuses) noexcept {
    Inside& inside = *inside_;
    return inside.count_refused(statuses, [&](std::size_t index, int) {
        const Game& game = inside.games[index];
        const ActionIndex numbers = inside.index_of(game, width, height);
        const std::int32_t number = indices[index];
        out[index] = {};
        if (number < 0 || number >= numbers.count()) return Status::invalid_argument;
        if (game.is_over()) return Status::game_over;
        const std::optional<Action> found = numbers.action_of(number);
        if (!found) return Status::wrong_decision;
        out[index] = *found;
        return Status::ok;
    });
}

}  // namespace mistbank
