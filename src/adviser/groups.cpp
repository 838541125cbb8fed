// Groups nearly equal actions that have the same reasons. The player need not choose between them.
#include <algorithm>
#include <cmath>

#include "adviser/thinking.hpp"

namespace mistbank {
namespace {

// Judgements count as equal if they differ by less than `at_all`, in the unit of Advice::judgement. After simulations,
// `spread` divided by the square root of the number of visits is added to this tolerance.
constexpr double spread = 2;
constexpr double at_all = 0.1;

}  // namespace

int Adviser::Inside::group_of(std::size_t index) {
    if (is_of_chance(root)) return 0;
    explain_first();
    if (index < explained.size()) return explained[index].group;
    const auto is_less = [](const Explained& left, const Explained& right) { return left.group < right.group; };
    const int last = std::max_element(explained.begin(), explained.end(), is_less)->group;
    return last + 1 + static_cast<int>(index - explained.size());
}

void Adviser::Inside::explain_first() {
    if (!explained.empty()) return;
    const std::size_t count = std::min(actions.size(), most_explained);
    int groups = 0;
    for (std::size_t i = 0; i < count; ++i) {
        explained.push_back(explain(i));
        int group = 0;
        while (group < groups && !belong_together(i, first_of_group(group))) ++group;
        explained[i].group = group;
        groups = std::max(groups, group + 1);
    }
}

std::size_t Adviser::Inside::first_of_group(int group) const {
    const auto is_of_it = [&](const Explained& action) { return action.group == group; };
    return static_cast<std::size_t>(std::find_if(explained.begin(), explained.end(), is_of_it) - explained.begin());
}

bool Adviser::Inside::belong_together(std::size_t index, std::size_t other_index) const {
    if (actions[index].action.kind != actions[other_index].action.kind) return false;
    if (!explained[index].reasons.are_alike(explained[other_index].reasons)) return false;
    const int visits = std::min(advice_on(actions[index]).visits, advice_on(actions[other_index]).visits);
    const double told_apart = at_all + (visits > 0 ? spread / std::sqrt(visits) : 0);
    return std::fabs(lead_over(index, other_index)) < told_apart;
}

// Returns the lead of an action over another one: from simulations if both actions have been simulated, otherwise from
// static judgements.
double Adviser::Inside::lead_over(std::size_t index, std::size_t other_index) const {
    const LegalAction &first = actions[index], &second = actions[other_index];
    const auto candidate_of = [&](const LegalAction& action) {
        return action.candidate < 0 ? nullptr : &candidates[static_cast<std::size_t>(action.candidate)];
    };
    const Candidate *const a = candidate_of(first), *const b = candidate_of(second);
    if (a == nullptr || b == nullptr || a->visits() == 0 || b->visits() == 0)
        return first.first_sight - second.first_sight;
    return a->mean_lead() - b->mean_lead();
}

}  // namespace mistbank
