// An adviser's judgement of a decision: the loss compared with the best action.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"

namespace mistbank {

inline constexpr int verdicts = MISTBANK_VERDICT_CHANCE + 1;  ///< number of verdicts

/// Returns "best", "good", "slip" ...; "?" for an unknown value.
const char* name_of(Verdict verdict) noexcept;

/// A decision compared with the best one. The game continues after both with the same samples of hidden things, other
/// samples than those of the search for the best one; therefore luck favours neither.
struct Review {
    Verdict verdict = Verdict::best;  ///< the class of the loss
    Action best;                      ///< the best action; equal to the played action if none is better
    std::size_t best_index = 0;       ///< its index in the adviser's advice
    std::size_t played_index = 0;     ///< index of the played action in the advice
    int samples = 0;                  ///< number of samples for each of the two
    double lost = 0;          ///< lead of the best action, 0 or more: competitive in points, for a team in percent, as
                              ///< Advice::judgement
    double lost_error = 0;    ///< standard error of `lost`
    double lost_winning = 0;  ///< gain in the winning probability of the player or team with the best action: -1 to 1
    double winning = 0;       ///< estimated probability from 0 to 1 that the deciding player wins with the best action
    double points = 0;        ///< expectation with the best action, as Advice::points
    double winning_of[max_players] = {};  ///< estimated probability that each player wins with the played action; equal
                                          ///< within a team. It does not include the outcome of later draws.
    double points_of[max_players] = {};   ///< expectation for each player with the played action, as Advice::points
};

}  // namespace mistbank
