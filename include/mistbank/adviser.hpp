// A player of every game that the library plays: an opponent, a partner, a hint. It stands above the game and changes
// none; who does not use it pays nothing for it.
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
#include "mistbank/game.hpp"
#include "mistbank/kinds.h"
#include "mistbank/player_names.hpp"
#include "mistbank/review.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// See #mistbank_strength.
enum class Strength : std::uint8_t {
    beginner = MISTBANK_STRENGTH_BEGINNER,
    easy = MISTBANK_STRENGTH_EASY,
    good = MISTBANK_STRENGTH_GOOD,
    best = MISTBANK_STRENGTH_BEST,
};
inline constexpr int strengths = MISTBANK_STRENGTH_BEST + 1;  ///< how many there are

/// "beginner", "easy" ...; "?" for a value that is none.
const char* name_of(Strength strength) noexcept;

/// What an adviser thinks of a legal action.
struct Advice {
    Action action;         ///< what it is about
    int visits = 0;        ///< how many simulations began with it; 0: judged at first sight alone
    int group = 0;         ///< 0: that of the best, and so on. Actions of one group are of the same use for the same
                           ///< reasons, if elsewhere, and none is judged better than chance in samples would make it
    double winning = 0;    ///< about how likely the player who decides wins with it, or the team: 0 to 1
    double points = 0;     ///< competitive: by how many points its player is expected to be ahead of the best of the
                           ///< others; of a team, and of who plays alone: the total that is expected
    double judgement = 0;  ///< by what actions are compared: competitive in points; of a team from 0 to 100: half for
                           ///< its chance to win, half for how far it is expected to get
};

/// The longest explanation, its end included, in bytes.
inline constexpr int max_explanation = MISTBANK_EXPLANATION_CAPACITY;
/// Why an action is advised, in words.
using Explanation = ShortText<max_explanation - 1>;

/// What an adviser is made with.
struct AdviserOptions {
    Strength strength = Strength::best;  ///< of choose(); think() and advice do not depend on it
    std::uint64_t seed = 0;              ///< of its samples of what is hidden, and of its slips
    int companions = 0;  ///< how many others think side by side with it and are merged with it, 0 to max_companions: it
                         ///< looks at more actions, and sooner farther ahead, as far as all of them together would
};

/// Thinks about the open decision of a game and says what to do.
///
/// It sees what the player who decides sees: games that differ only in what is hidden from them get equal advice. It is
/// deterministic: the same position, seed and number of simulations give the same advice, however often it was let
/// think in between. It has no threads, clock or global state; several may think about one position side by
/// side, each with a seed of its own, and one absorb what the others have found. An adviser is used by one thread at a
/// time.
///
/// All its memory is taken when it is made; nothing after that can fail for want of it. Cost: about ten copies of a
/// game, room for its longest lists of actions, and what it remembers of positions: some 0.6 MB in all in the base game
/// of two, 2.5 MB with everything.
class Adviser {
public:
    /// Makes one for games of the rules and tile sets of this one, at whatever position. Its memory comes from the
    /// game's allocator. On failure nothing comes back and `error` says why (invalid_argument: no such strength, a
    /// number of companions out of range; out_of_memory).
    static std::optional<Adviser> create(const Game& game, const AdviserOptions& options, Error& error);

    Adviser(Adviser&&) noexcept;             ///< takes over the other's memory
    Adviser& operator=(Adviser&&) noexcept;  ///< likewise, and frees its own
    ~Adviser();

    /// Thinks about the open decision: so many simulations more, 0 to max_simulations, if it is the one thought about
    /// before, else the first ones; with 0 it looks at the actions at first sight. The game is not changed.
    /// invalid_argument (a game of other rules or tile sets, or a number out of range), game_over.
    /// Cost: each simulation plays some turns of the game on, each about as long as fifty legal actions take to be
    /// carried out. The first sight tries every legal action with the rest of its turn; where a board has more segments
    /// than printed tiles fill, only so many, spread evenly, that it takes less than a second. The others are listed
    /// last with the lowest judgement.
    Status think(const Game& game, int simulations);

    /// Adds what another adviser has found out about the same position, and ranks the actions anew. Advisers that think
    /// side by side need seeds of their own, as the same one finds the same once more. Whatever is absorbed first, the
    /// advice is the same in the end; an adviser may go on thinking after it, and then knows what all of them know.
    /// invalid_argument, with nothing changed: the other thinks about another position or about none, or is this one;
    /// or both together know of more than max_simulations. Cost: less than a simulation.
    Status absorb(const Adviser& other);
    /// The same of what findings() or news() wrote, in this process or another one; invalid_argument also where it is
    /// damaged or was written by a version that judges otherwise.
    Status absorb(const std::uint8_t* findings, std::size_t size);
    /// As if it had been made with so many companions, from the next simulation on. invalid_argument: out of range.
    Status set_companions(int companions) noexcept;
    /// What it has found out about the position it thinks about, as bytes for another adviser, what it has absorbed
    /// included: written if there is room. Returns how many they are, up to max_findings; 0 before the first think().
    std::size_t findings(std::uint8_t* out, std::size_t capacity) const noexcept;
    /// Of these only the simulations that it has made itself since told() was last called, or since it began: what its
    /// companions do not know yet, for them to absorb while all of them think on. Advisers that tell each other the
    /// news, every 32 simulations of their own perhaps, choose what to try by what all of them know, and play nearly as
    /// well as one that thinks as long as all together; those that are merged in the end alone play less well.
    std::size_t news(std::uint8_t* out, std::size_t capacity) const noexcept;
    /// Its companions have absorbed its news, or will: none of it is told again.
    void told() noexcept;
    /// Forgets what simulations have brought, its own and others', but not the first sight: as after think(game, 0).
    void forget() noexcept;

    /// Judges a decision that was made: how much better the best would have been. It knows what the player who decided
    /// saw, and not what came of it. It thinks about the position anew, whatever it thought before, and afterwards goes
    /// on about it: advice(), line() and explanation() tell of the best and of the action played by the places in
    /// `out`. The same position, action, seed and number of simulations give the same review.
    /// `before`: the game as it was; `simulations`: 1 to max_simulations: a half to find out what is best, the others
    /// to play that and the action played on as often. Whoever wants to tell a blunder from noise needs some hundreds.
    /// On failure `out` stays as it was: invalid_argument (a game of other rules or tile sets, or a number out of
    /// range), game_over, illegal_action. Cost: that of think() with so many simulations.
    Status review(const Game& before, Action played, int simulations, Review& out);

    /// How many simulations of the position that it thinks about it knows of: its own and those it has absorbed.
    int simulations() const noexcept;
    /// How many legal actions the position has that it thinks about; 0 before the first think().
    std::size_t advice_count() const noexcept;
    /// What it thinks of them, the best first; index below advice_count().
    Advice advice(std::size_t index) const noexcept;
    /// The line that it expects to begin with this action: that first, and what the same player decides after it in
    /// the turn, as far as that hangs on nothing that is still to be drawn, rolled or turned over. Writes as many as
    /// fit, and returns how many there are, 1 to max_line.
    std::size_t line(std::size_t index, Action* out, std::size_t capacity) const noexcept;
    /// Why it thinks so of this action, in words: what its line brings at once, and where, the weightiest first and
    /// before all what tells it from the other good ones; what is to be expected then, and how much better or worse
    /// that is than the next or the best: "closes the city at 1,-2 for 12, finishes a mist bank: 3 ghosts go back; wins
    /// 61 times of 100, 2.4 hundredths better than the next". Of the first five none has the same reasons in the same
    /// words as another, unless they are of one group. Empty for an index that is none.
    Explanation explanation(std::size_t index) const noexcept;
    /// The same with names of players in place of the names of colours. It may be longer than max_explanation. May throw
    /// std::bad_alloc.
    std::string explanation(std::size_t index, const PlayerNames& names) const;
    /// The same behind `text`.
    void explanation(std::size_t index, const PlayerNames& names, HostString& text) const;
    /// The action that it takes, with its strength. ActionKind::none before the first think().
    Action choose() const noexcept;

    /// @cond the library's own
    struct Inside;
    /// @endcond

private:
    struct Release {
        void operator()(Inside* inside) const noexcept;
    };
    explicit Adviser(std::unique_ptr<Inside, Release> inside) noexcept;
    std::unique_ptr<Inside, Release> inside_;
};

/// No call lets an adviser think longer, and none knows of more about a position.
inline constexpr int max_simulations = MISTBANK_MAX_SIMULATIONS;
/// An adviser has no more companions.
inline constexpr int max_companions = MISTBANK_MAX_COMPANIONS;
/// The longest findings, in bytes.
inline constexpr int max_findings = MISTBANK_MAX_FINDINGS;
/// No line is longer.
inline constexpr int max_line = MISTBANK_MAX_LINE;

}  // namespace mistbank
