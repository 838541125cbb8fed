// What an adviser thinks of a decision that was made: how much better the best would have been.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/figure.hpp"
#include "mistbank/kinds.h"

namespace mistbank {

/// See #mistbank_verdict.
enum class Verdict : std::uint8_t {
    best = MISTBANK_VERDICT_BEST,
    good = MISTBANK_VERDICT_GOOD,
    slip = MISTBANK_VERDICT_SLIP,
    mistake = MISTBANK_VERDICT_MISTAKE,
    blunder = MISTBANK_VERDICT_BLUNDER,
    forced = MISTBANK_VERDICT_FORCED,
    chance = MISTBANK_VERDICT_CHANCE,
};
inline constexpr int verdicts = MISTBANK_VERDICT_CHANCE + 1;  ///< how many there are

/// "best", "good", "slip" ...; "?" for a value that is none.
const char* name_of(Verdict verdict) noexcept;

/// A decision that was made, compared with the best. Both were played on with the same samples of what is hidden, which
/// are others than those by which the best was found; so neither has been lucky.
struct Review {
    Verdict verdict = Verdict::best;  ///< how it is called
    Action best;                      ///< what is best; the action played, where nothing was found to be better
    std::size_t best_index = 0;       ///< its place in the adviser's advice
    std::size_t played_index = 0;     ///< that of the action played
    int samples = 0;                  ///< with how many both were played on
    double lost = 0;          ///< by how much the best is better, 0 or more: competitive in points, of a team in
                              ///< hundredths, as Advice::judgement
    double lost_error = 0;    ///< the standard error of that
    double lost_winning = 0;  ///< how much likelier its player, or the team, wins with the best: -1 to 1
    double winning = 0;       ///< about how likely the player who decided wins with the best: 0 to 1
    double points = 0;        ///< what is expected with it, as Advice::points
    double winning_of[max_players] = {};  ///< about how likely each player wins with what was played; all of a team
                                          ///< alike. What comes by chance is not known yet.
    double points_of[max_players] = {};   ///< what is expected for each of them, as Advice::points
};

}  // namespace mistbank
