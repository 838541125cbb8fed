// Reviews: an adviser's judgement of a decision, namely the loss compared with the best action.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/enumerations.hpp"
#include "mistbank/figure.hpp"

namespace mistbank {

inline constexpr int verdicts = MISTBANK_VERDICT_CHANCE + 1;  ///< number of verdicts

/// Returns the name of a verdict, for example "slip"; "?" for an unknown value.
const char* name_of(Verdict verdict) noexcept;

/// A comparison of the played action with the best one. The adviser continues the game after both actions with the same
/// samples of hidden information, so luck favours neither. The search for the best action uses other samples.
struct Review {
    Verdict verdict = Verdict::best;  ///< verdict on the played action, based on the loss
    Action best;                      ///< the best action; equal to the played action if none is better
    std::size_t best_index = 0;       ///< index of the best action in the adviser's advice
    std::size_t played_index = 0;     ///< index of the played action in the advice
    int samples = 0;                  ///< number of samples for each of the two actions
    double lost = 0;          ///< advantage of the best action, 0 or more, in the unit of Advice::judgement: points in
                              ///< competitive games, 0 to 100 for a team
    double lost_error = 0;    ///< standard error of `lost`, in the same unit
    double lost_winning = 0;  ///< winning probability with the best action minus that with the played one: -1 to 1
    double winning = 0;       ///< estimated probability from 0 to 1 that the deciding player wins with the best action
    double points = 0;        ///< expected points with the best action, as in Advice::points
    double winning_of[max_players] = {};  ///< estimated probability that each player wins with the played action; equal
                                          ///< within a team; estimated before the next random result is known
    double points_of[max_players] = {};   ///< expected points of each player with the played action, as in
                                          ///< Advice::points
};

}  // namespace mistbank
