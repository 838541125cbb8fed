// Batches: many games with the same rules, advanced together by one call, for learning programs and statistics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/game.hpp"
#include "mistbank/rollout.hpp"
#include "mistbank/window.hpp"

namespace mistbank {

/// The maximum number of games in a batch.
inline constexpr std::size_t max_batch = MISTBANK_MAX_BATCH;
/// The maximum number of threads of a batch.
inline constexpr int max_threads = MISTBANK_MAX_THREADS;

class PlaneChoice;

/// A list of size() games without a history. Every array argument has one entry for each game, in the order of the
/// games. The threads of a batch divide the games among themselves; results do not depend on the number of threads.
/// Only one thread may use a batch at a time. Calls on a moved-from batch are undefined.
///
/// Each game takes its seeds from a stream. In a batch of n games, game i starts with the seed rules.seed + i; after k
/// restarts its seed is rules.seed + i + k n. Games with external draws ignore seeds.
///
/// After the creation of a batch, only the first call to lookahead() allocates memory or throws.
class Batch {
public:
    /// Creates `count` games, 1 to max_batch, as Game::create does. The allocator provides all memory except the stacks
    /// of the threads.
    /// @param rules the rules of every game
    /// @param sets the tile sets of every game
    /// @param set_count number of sets; 0 uses the default ones
    /// @param count number of games
    /// @param threads number of threads including the caller's, 1 to max_threads; fewer if the system cannot create
    ///     that many
    /// @param error on failure: as with Game::create
    /// @param allocator source of all memory of the games; null: malloc
    /// @return the batch, or nothing on failure
    static std::optional<Batch> create(const Rules& rules, const TileSet* sets, std::size_t set_count,
                                       std::size_t count, int threads, Error& error,
                                       const Allocator* allocator = nullptr);

    Batch(Batch&&) noexcept;             ///< takes over the games of the other batch
    Batch& operator=(Batch&&) noexcept;  ///< frees this batch's games and takes over the games of the other batch
    ~Batch();

    std::size_t size() const noexcept;                        ///< number of games
    int threads() const noexcept;                             ///< number of threads
    const Game& game(std::size_t index) const noexcept;       ///< a game; `index` must be below size()
    const Allocator& allocator() const noexcept;              ///< allocator of the batch
    std::uint64_t seed_of(std::size_t index) const noexcept;  ///< seed of the game's last start or restart

    // --- dealing ------------------------------------------------------------------------------------------------

    /// Restarts all games with a stream of seeds that starts at `first_seed`.
    void restart(std::uint64_t first_seed) noexcept;
    /// Restarts each game whose entry in `which` is not 0, with the next seed of its stream. If `which` is null,
    /// restarts the games that are over.
    void deal(const std::uint8_t* which) noexcept;

    // --- playing ------------------------------------------------------------------------------------------------

    /// Writes the legal actions of all games, one game after the other. The actions of game i are out[offsets[i]] to
    /// out[offsets[i + 1] - 1].
    /// @param out the actions
    /// @param capacity entries of `out`; nothing is written to `out` if there are more actions
    /// @param offsets size() + 1 entries; the last one is the total number of actions
    /// @return the total number of legal actions
    std::size_t legal_actions(Action* out, std::size_t capacity, std::uint64_t* offsets) noexcept;
    /// Tries every legal action of each game: writes the actions as legal_actions() does, and the points and scalars
    /// after each action. Random events have the same results as in the game itself, and the scalars show these
    /// results. The games stay unchanged. The first call makes a copy of a game for each thread and may throw
    /// std::bad_alloc.
    /// @param actions the actions
    /// @param points the points after each of these actions
    /// @param scalars scalar_count() numbers after each of these actions, see mistbank::observe_scalars; the viewer is
    ///     the player who decides before the action; null: not wanted
    /// @param capacity actions for which there is space in all three arrays; nothing is written to any of them if there
    ///     are more actions
    /// @param offsets as for legal_actions()
    /// @return the total number of legal actions
    std::size_t lookahead(Action* actions, Points* points, float* scalars, std::size_t capacity,
                          std::uint64_t* offsets);
    /// Chooses a legal action in each game uniformly at random; ActionKind::none if the game is over. `random` holds
    /// the state of a generator for each game. The call advances the states, see Game::random_action.
    void random_actions(std::uint64_t* random, Action* out) noexcept;
    /// Chooses a legal action in each game. The caller gives a number for each action index, in the layout of
    /// legal_masks(). Numbers of illegal indices are ignored. Without numbers the choice among legal indices is
    /// uniform.
    ///
    /// A game in which no index is legal gets the index -1, ActionKind::none and a status: game_over, or illegal_action
    /// if all its legal actions are outside the window. `indices` and `statuses` may be null.
    /// @param width the width of the windows
    /// @param height the height of the windows
    /// @param by the method that chooses an action from the numbers
    /// @param numbers index_count() numbers for each game; null: uniform choice
    /// @param random states of the generators, advanced as in random_actions(); Sampling::greatest does not advance
    ///     them
    /// @param out the chosen action of each game
    /// @param indices the chosen index of each game
    /// @param statuses ok, or the reason why the game has no action
    /// @return false if some games have the status invalid_argument: a number of a legal index is NaN or +infinity, a
    ///     weight is negative, no weight is above 0, or all numbers are minus infinity. Then the call writes only the
    ///     statuses
    bool choose(int width, int height, Sampling by, const float* numbers, std::uint64_t* random, Action* out,
                std::int32_t* indices, Status* statuses) noexcept;
    /// Applies an action in each game and returns the number of illegal ones. An illegal action is refused as in
    /// Game::apply, and its game does not change. All legal actions are applied. `statuses` may be null.
    std::size_t apply(const Action* actions, Status* statuses) noexcept;
    /// Applies an action in each game and restarts each game that ends. A game that was already over stays over, and
    /// its action is refused. Returns the number of refused actions. All arguments except `actions` may be null.
    /// @param actions an action for each game
    /// @param statuses ok, or the reason why the action was refused
    /// @param ended 1 for a game that this call has ended, else 0
    /// @param results results of the games that have ended; other entries stay unchanged
    std::size_t step(const Action* actions, Status* statuses, std::uint8_t* ended, Rollout* results) noexcept;

    /// Combines random_actions() and step() in one faster pass over the games. All arguments except `random` may be
    /// null.
    /// @return the number of games that were already over
    std::size_t random_step(std::uint64_t* random, Action* actions, std::uint8_t* ended, Rollout* results) noexcept;

    // --- queries ------------------------------------------------------------------------------------------------

    void decisions(Decision* out) noexcept;  ///< writes the open decision of each game
    void standings(Rollout* out) noexcept;   ///< writes standing_of() of each game

    // The viewer of each observation is the deciding player. The window of each game is the result of window_around().

    void windows(int width, int height, Window* out) noexcept;  ///< writes the window of each game
    /// Writes plane_count() x height x width bytes for each game, see mistbank::observe_planes.
    void observe_planes(int width, int height, std::uint8_t* out) noexcept;
    /// Writes planes.count() x height x width bytes for each game. @since 2.1
    void observe_planes(int width, int height, const PlaneChoice& planes, std::uint8_t* out) noexcept;
    /// Writes chosen planes in packed form, see PackedLayout: for each game the bytes of the layout for width x height
    /// cells. @since 2.1
    void observe_packed_planes(int width, int height, const PlaneChoice& planes, std::uint8_t* out) noexcept;
    void observe_scalars(std::int32_t* out) noexcept;  ///< writes scalar_count() numbers for each game
    /// Returns the number of action indices in a window of this size, see ActionIndex.
    int index_count(int width, int height) const noexcept;
    /// Writes index_count() bytes for each game: 1 if the index stands for a legal action, else 0.
    void legal_masks(int width, int height, std::uint8_t* out) noexcept;
    /// Writes a bit for each index: 1 if the index stands for a legal action. Each game starts at a new byte, and
    /// index 0 has the highest bit of this byte. Unused bits are 0. @since 2.1
    void packed_masks(int width, int height, std::uint8_t* out) noexcept;
    /// Writes the action with the given index in each game, legal or not. An index without an action gives
    /// ActionKind::none and one of these statuses: invalid_argument (out of range), wrong_decision, game_over.
    /// `statuses` may be null.
    /// @return the number of indices without an action
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
