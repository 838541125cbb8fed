// Many games of the same rules, stepped by one call for all: what programs that learn, and statistics, are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"
#include "mistbank/kinds.h"
#include "mistbank/rollout.hpp"
#include "mistbank/window.hpp"

namespace mistbank {

/// The greatest number of games in a batch.
inline constexpr std::size_t max_batch = MISTBANK_MAX_BATCH;
/// The greatest number of threads that a batch works with.
inline constexpr int max_threads = MISTBANK_MAX_THREADS;

/// See #mistbank_choice.
enum class Choice : std::int32_t {
    logits = MISTBANK_CHOICE_LOGITS,
    weights = MISTBANK_CHOICE_WEIGHTS,
    greatest = MISTBANK_CHOICE_GREATEST,
};

/// size() games that keep no past. Every array that a call takes or fills has an entry for each game, in their order.
/// The threads inside divide the games among themselves, and nothing depends on how many there are. One batch is used
/// by one thread at a time. Calls on a moved-from batch are undefined.
///
/// Games are dealt from a stream of seeds: of n games the i-th begins with the seed rules.seed + i, and when it has
/// been dealt anew k times it is the game of the seed rules.seed + i + k n. With external draws seeds do not matter.
///
/// Once it is made nothing but game_into needs memory, and nothing throws.
class Batch {
public:
    /// Makes `count` games, 1 to max_batch, as Game::create does. `threads`: the caller's included, 1 to max_threads;
    /// where the system gives fewer, there are fewer. The memory is the allocator's, but for the stacks of the threads.
    /// On failure nothing comes back and `error` says why, as with Game::create.
    static std::optional<Batch> create(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                       std::size_t count, int threads, Error& error,
                                       const Allocator* allocator = nullptr);

    Batch(Batch&&) noexcept;             ///< takes over the other's games
    Batch& operator=(Batch&&) noexcept;  ///< likewise, and frees its own
    ~Batch();

    std::size_t size() const noexcept;                        ///< how many games
    int threads() const noexcept;                             ///< that there are
    const Game& game(std::size_t index) const noexcept;       ///< index below size()
    const Allocator& allocator() const noexcept;              ///< where the memory comes from
    std::uint64_t seed_of(std::size_t index) const noexcept;  ///< that this game was dealt by last

    // --- dealing ------------------------------------------------------------------------------------------------

    /// Begins anew, all games, with a stream that starts with this seed.
    void restart(std::uint64_t first_seed) noexcept;
    /// Deals anew the games whose entry is not 0, or, without a list, those that are over; each with its next seed.
    void deal(const std::uint8_t* which) noexcept;

    // --- playing ------------------------------------------------------------------------------------------------

    /// Writes the legal actions of all games, one game after the other, and where they begin: those of game i are
    /// out[offsets[i]] to out[offsets[i + 1] - 1]. `offsets` has size()+1 entries; the last one, which comes back, is
    /// how many there are in all. With `capacity` below that number no action is written.
    std::size_t legal_actions(Action* out, std::size_t capacity, std::uint64_t* offsets) noexcept;
    /// One legal action of each game, each as likely as another; ActionKind::none where the game is over. `random`
    /// are the states of a generator for each game, which move on, see Game::random_action.
    void random_actions(std::uint64_t* random, Action* out) noexcept;
    /// One legal action of each game, chosen by numbers for its indices, which lie as legal_masks() lays these; those
    /// of indices that are not legal count for nothing. Without numbers each legal index is as likely as another.
    /// `random` moves on as in random_actions(), but not for the greatest. `indices` and `statuses` may be null; a game
    /// that has no choice has the index -1, ActionKind::none and a status: game_over; illegal_action: none of its
    /// actions lies within the window. False: in some games, with the status invalid_argument, a number is none, or
    /// infinite, or a weight below 0, or none is above what is never chosen; then nothing but the statuses was written.
    bool choose(int width, int height, Choice by, const float* numbers, std::uint64_t* random, Action* out,
                std::int32_t* indices, Status* statuses) noexcept;
    /// Carries out an action in each game, and returns how many were not legal. Those are refused as by Game::apply
    /// and change nothing in their game; the others are carried out all the same. `statuses` may be null.
    std::size_t apply(const Action* actions, Status* statuses) noexcept;
    /// The same; then each game that it has ended is dealt anew. `ended` gets 1 for these and 0 for others, `results`
    /// how they ended; the entries of others are left alone. A game that was over before stays so, and its action is
    /// refused. All but the actions may be null.
    std::size_t step(const Action* actions, Status* statuses, std::uint8_t* ended, Rollout* results) noexcept;

    /// random_actions and step in one, which is quicker: each game is looked at once. Returns how many games had been
    /// over before. All but `random` may be null.
    std::size_t random_step(std::uint64_t* random, Action* actions, std::uint8_t* ended, Rollout* results) noexcept;

    // --- looking ------------------------------------------------------------------------------------------------

    void decisions(Decision* out) noexcept;  ///< what each game waits for, and whose decision it is
    void standings(Rollout* out) noexcept;   ///< standing_of each

    // What is seen is seen by who decides; windows are those of window_around, one for each game.

    void windows(int width, int height, Window* out) noexcept;  ///< where each game is looked at
    /// plane_count() x height x width bytes a game, see observe_planes.
    void observe_planes(int width, int height, std::uint8_t* out) noexcept;
    void observe_scalars(std::int32_t* out) noexcept;  ///< scalar_count() numbers a game
    /// How many indices actions have in a window of this size, see ActionIndex.
    int index_count(int width, int height) const noexcept;
    /// index_count() bytes a game: 1 where the index is a legal action.
    void legal_masks(int width, int height, std::uint8_t* out) noexcept;
    /// The action of an index in each game, legal or not. Where it stands for none: ActionKind::none, and a status
    /// (invalid_argument: out of range; wrong_decision; game_over). Returns how many stand for none. `statuses` may be
    /// null.
    std::size_t actions_at(int width, int height, const std::int32_t* indices, Action* out, Status* statuses) noexcept;

private:
    struct Inside;
    struct Release {
        void operator()(Inside* inside) const noexcept;
    };
    explicit Batch(std::unique_ptr<Inside, Release> inside) noexcept;
    std::unique_ptr<Inside, Release> inside_;
};

}  // namespace mistbank
