// A computer player for every game of the library: an opponent, a partner or a source of hints. An adviser never
// changes the game. This module costs nothing in programs that do not use advisers.
#pragma once

#ifdef MISTBANK_NO_ADVISER
#error "this mistbank was built without MISTBANK_ADVISER"
#endif

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/game.hpp"
#include "mistbank/player_names.hpp"
#include "mistbank/review.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

inline constexpr int strengths = MISTBANK_STRENGTH_BEST + 1;  ///< number of strengths

/// Returns the name of a strength, for example "beginner"; "?" for an unknown value.
const char* name_of(Strength strength) noexcept;

/// The adviser's judgement of a legal action.
struct Advice {
    Action action;         ///< the action
    int visits = 0;        ///< number of simulations that began with the action; 0: the action was judged statically
    int group = 0;         ///< number of the group; the best action is in group 0. Actions in a group have the same
                           ///< effects for the same reasons, possibly on other cells, and their judgements differ by no
                           ///< more than sampling noise
    double winning = 0;    ///< estimated probability that the deciding player or the team wins after the action: 0 to 1
    double points = 0;     ///< competitive: expected lead over the best rival in points; team or single player:
                           ///< expected total points
    double judgement = 0;  ///< the number that ranks actions. Competitive: in points. Team: from 0 to 100, half for the
                           ///< chance to win and half for the expected progress
};

/// The maximum size of an explanation in bytes, including the final NUL.
inline constexpr int max_explanation = MISTBANK_EXPLANATION_CAPACITY;
/// The reasons for an action, in words.
using Explanation = ShortText<max_explanation - 1>;

/// Options of a new adviser.
struct AdviserOptions {
    Strength strength = Strength::best;  ///< strength of choose(); it does not affect think() or the advice
    std::uint64_t seed = 0;              ///< seed for samples of hidden information and for deliberate errors
    int workers =
        1;  ///< number of advisers that think in parallel and are merged, including this one: 1 to max_workers. Each
            ///< worker then considers as many actions as a single adviser that runs the simulations of all workers
};

/// Thinks about the open decision of a game and recommends an action.
///
/// An adviser uses only the information of the deciding player: games that differ only in information hidden from that
/// player get equal advice. An adviser is deterministic: the same position, seed and number of simulations give the
/// same advice. It makes no difference whether the simulations run in one call to think() or in several. An adviser
/// uses no threads, clock or global state. Several advisers with different seeds may think about one position in
/// parallel, and one of them may merge the results of the others. Only one thread may use an adviser at a time.
///
/// create() allocates all memory; no later call fails for lack of memory. The memory holds about ten copies of a game,
/// its longest lists of actions and a store of positions. In total this is about 0.6 MB in a base game with two
/// players, and 2.5 MB with all expansions.
class Adviser {
public:
    /// Creates an adviser for all positions of games with the rules and tile sets of this game. The game's allocator
    /// provides the memory.
    /// @param game the source of rules, tile sets and allocator
    /// @param options strength, workers and seed
    /// @param error on failure: invalid_argument (unknown strength, number of workers out of range) or out_of_memory
    /// @return the adviser, or nothing on failure
    static std::optional<Adviser> create(const Game& game, const AdviserOptions& options, Error& error);

    Adviser(Adviser&&) noexcept;             ///< takes over the memory of the other adviser
    Adviser& operator=(Adviser&&) noexcept;  ///< frees this adviser's memory and takes over the memory of the other
                                             ///< adviser
    ~Adviser();

    /// Thinks about the open decision. The game stays unchanged. If the position equals that of the previous call, the
    /// call adds simulations to the earlier ones.
    ///
    /// Cost: each simulation plays a few turns; a turn takes about as long as applying 50 legal actions. The static
    /// judgement tries every legal action together with the rest of its turn. On boards that are larger than the
    /// printed tiles allow, it tries only an evenly spaced selection of the actions, which takes less than a second.
    /// All other actions come last, with the lowest judgement.
    /// @param game any game with the adviser's rules and tile sets
    /// @param simulations 0 to max_simulations; 0 judges the actions statically
    /// @return ok, invalid_argument (a game with other rules or tile sets, or a number out of range) or game_over
    Status think(const Game& game, int simulations);

    /// Adds the results of another adviser for the same position and ranks the actions again. Advisers that think in
    /// parallel need different seeds, because equal seeds give equal samples. The final advice does not depend on the
    /// order of these calls. An adviser may continue to think after merging.
    ///
    /// Returns invalid_argument and changes nothing in these cases: `other` has no position or a different one; `other`
    /// is this adviser; the two advisers together have more than max_simulations simulations. Cost: less than a
    /// simulation.
    Status merge(const Adviser& other);
    /// Adds results that results() or new_results() wrote, in this process or in another process. Also returns
    /// invalid_argument if the bytes are damaged or come from a version of the library that judges differently.
    Status merge(const std::uint8_t* bytes, std::size_t size);
    /// Changes AdviserOptions::workers, starting with the next simulation. Returns invalid_argument if the number is
    /// out of range.
    Status set_worker_count(int workers) noexcept;
    /// Writes all results for the current position, including merged ones, as bytes for another adviser. Writes nothing
    /// if `capacity` is too small.
    /// @return the number of bytes, up to max_results; 0 before the first think()
    std::size_t results(std::uint8_t* out, std::size_t capacity) const noexcept;
    /// Writes only the results of the adviser's own simulations since the last call to mark_reported(). Other workers
    /// can merge these bytes while all of them think. Workers that exchange new results, for example every 32
    /// simulations, use the results of all workers to choose their next simulations. They play nearly as well as one
    /// adviser that thinks as long as all workers together. Workers that are only merged at the end play less well.
    std::size_t new_results(std::uint8_t* out, std::size_t capacity) const noexcept;
    /// Marks the new results as reported, so that new_results() does not return them again.
    void mark_reported() noexcept;
    /// Deletes all results of simulations, including merged ones, and keeps the static judgement, as after think(game,
    /// 0).
    void reset() noexcept;

    /// Judges a past decision of a player: computes the loss compared with the best action. Uses only the information
    /// that the player had at that time. The adviser deletes earlier results and thinks about this position, which then
    /// remains its current position: the indices in `out` lead to the advice(), line() and explanation() of the best
    /// and of the played action. The same position, action, seed and number of simulations give the same review. Cost:
    /// the same as think() with the same number of simulations.
    /// @param before the game before the decision
    /// @param played a legal action of that decision
    /// @param simulations 1 to max_simulations. Half of them search for the best action; the others continue the game
    ///     equally often after the best and after the played action. Several hundred are needed to tell a blunder from
    ///     noise.
    /// @param out unchanged on failure
    /// @return ok, invalid_argument (a game with other rules or tile sets, or a number out of range), game_over or
    ///     illegal_action
    Status review(const Game& before, Action played, int simulations, Review& out);

    /// Returns the number of simulations for the current position, including merged ones.
    int simulations() const noexcept;
    /// Returns the number of legal actions in the current position; 0 before the first think().
    std::size_t advice_count() const noexcept;
    /// Returns the advice with this rank; 0 is the best action. `index` must be below advice_count().
    Advice advice(std::size_t index) const noexcept;
    /// Writes the expected line of the action with this rank: the action, then the expected actions of the same player
    /// in later decisions of the turn. The line ends before the first decision that depends on a future draw, a die or
    /// a revealed tile. Writes as many actions as fit.
    /// @return the length of the line, 1 to max_line
    std::size_t line(std::size_t index, Action* out, std::size_t capacity) const noexcept;
    /// Returns the reasons for the judgement of the action with this rank, in words; empty for an index out of range.
    /// The reasons are the immediate effects of the action's line, with their places. Important effects come first;
    /// effects that other good actions lack are preferred. The expected result follows, compared with the best action
    /// or, for the best action, with the next best. Among the first five actions, explanations of different groups
    /// differ.
    Explanation explanation(std::size_t index) const noexcept;
    /// Returns the explanation with names of players instead of names of colours. The text may be longer than
    /// max_explanation. May throw std::bad_alloc.
    std::string explanation(std::size_t index, const PlayerNames& names) const;
    /// Appends the explanation with names of players to `text`.
    void explanation(std::size_t index, const PlayerNames& names, HostString& text) const;
    /// Returns the action that the adviser plays at its strength; ActionKind::none before the first think().
    Action choose() const noexcept;

    /// @cond internal
    struct Inside;
    /// @endcond

private:
    struct Release {
        void operator()(Inside* inside) const noexcept;
    };
    explicit Adviser(std::unique_ptr<Inside, Release> inside) noexcept;
    std::unique_ptr<Inside, Release> inside_;
};

/// The maximum number of simulations in one call to think(), and in total for one position.
inline constexpr int max_simulations = MISTBANK_MAX_SIMULATIONS;
/// The maximum number of workers.
inline constexpr int max_workers = MISTBANK_MAX_WORKERS;
/// The maximum size of results, in bytes.
inline constexpr int max_results = MISTBANK_MAX_RESULTS;
/// The maximum number of actions in a line.
inline constexpr int max_line = MISTBANK_MAX_LINE;

}  // namespace mistbank
