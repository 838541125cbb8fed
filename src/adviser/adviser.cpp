#include "mistbank/adviser.hpp"

#include <algorithm>
#include <cmath>
#include <new>

#include "adviser/thinking.hpp"
#include "mistbank/description.hpp"

namespace mistbank {
namespace {

constexpr Breadth of_a_teams_turn = {3, 4, 12};
constexpr Plan of_a_team = {
    3,
    {{0, {2, of_a_teams_turn}}, {64, {4, of_a_teams_turn}}, {256, {12, of_a_teams_turn}}},
    {4, 1.5, 0.5, 64},
};

// Static judgements are less accurate in competitive games than for a team. The best candidate can have a low rank at
// first, so the search tries more candidates.
constexpr Plan of_a_rival = {
    3,
    {{0, {0, {3, 6, 8}}}, {32, {2, {3, 8, 12}}}, {128, {4, {3, 8, 16}}}},
    {4, 0.5, 0.75, most_candidates},
};

constexpr bool tries_no_more_lays_than_may_be(const Plan& plan) {
    for (const StageOfPatience& stage : plan.stages) {
        if (stage.patience.breadth.lays > most_lays) return false;
    }
    return true;
}
static_assert(tries_no_more_lays_than_may_be(of_a_team) && tries_no_more_lays_than_may_be(of_a_rival));

// Returns the search parameters for games of a setup. In competitive games simulations are longer by at least
// `fewest_turns` turns, so that they include the player's next turn.
constexpr int fewest_turns = 5;
Plan plan_for(const Setup& setup) {
    if (setup.settings.team) return of_a_team;
    Plan plan = of_a_rival;
    for (StageOfPatience& stage : plan.stages) stage.patience.turns += std::max(fewest_turns, setup.rules.players + 1);
    return plan;
}

constexpr std::uint64_t determinize_seed = mixed(golden_step);

bool is_strength(Strength strength) { return static_cast<int>(strength) < strengths; }

bool is_worker_count(int number) { return number >= 1 && number <= max_workers; }

void fail(Error& error, Status status, const char* message) {
    error.status = status;
    error.message = message;
}

}  // namespace

const char* name_of(Strength strength) noexcept { return name_of(Enumeration::strength, static_cast<int>(strength)); }

Status Adviser::set_worker_count(int workers) noexcept {
    if (!is_worker_count(workers)) return Status::invalid_argument;
    inside_->options.workers = workers;
    return Status::ok;
}

// `game` must not have a history, because the search copies it often.
Adviser::Inside::Inside(const Game& game, const AdviserOptions& its_options)
    : options(its_options),
      setup(inside_of(game).setup),
      plan(plan_for(*setup)),
      search(game),
      known_turns(*setup, game.allocator()),
      root(game.clone()),
      future(game.clone()),
      after(game.clone()),
      legal(game),
      legal_after(game),
      actions(game.allocator()),
      candidates(game.allocator()),
      baselines(game.allocator()),
      events(game.allocator()),
      explained(game.allocator()) {
    inside_of(future).make_room_for_trials();
    inside_of(after).make_room_for_trials();
    actions.reserve(game.action_bound());
    candidates.reserve(most_candidates);
    baselines.reserve(most_baselines);
    explained.reserve(most_explained);
    events.reserve(events_of_decisions + events_of_figure * static_cast<std::size_t>(setup->figure_count));
}

void Adviser::Release::operator()(Inside* inside) const noexcept {
    const Allocator allocator = inside->root.allocator();
    inside->~Inside();
    release_to(allocator, inside);
}

Adviser::Adviser(std::unique_ptr<Inside, Release> inside) noexcept : inside_(std::move(inside)) {}
Adviser::Adviser(Adviser&&) noexcept = default;
Adviser& Adviser::operator=(Adviser&&) noexcept = default;
Adviser::~Adviser() = default;

std::optional<Adviser> Adviser::create(const Game& game, const AdviserOptions& options, Error& error) {
    if (!is_strength(options.strength)) {
        fail(error, Status::invalid_argument, "strength: expected 0 to 3");
        return std::nullopt;
    }
    if (!is_worker_count(options.workers)) {
        fail(error, Status::invalid_argument, "workers: expected 1 to 4096");
        return std::nullopt;
    }
    void* memory = nullptr;
    try {
        memory = allocate_from(game.allocator(), sizeof(Inside));
        auto* const inside = new (memory) Inside(clone_without_history(game), options);
        return Adviser(std::unique_ptr<Inside, Release>(inside));
    } catch (const std::bad_alloc&) {
        if (memory != nullptr) release_to(game.allocator(), memory);
        fail(error, Status::out_of_memory, "out of memory");
        return std::nullopt;
    }
}

// Reshuffles the hidden information with a fixed seed first. Positions that look the same to the player then become
// equal for every adviser.
Status Adviser::think(const Game& game, int simulations) {
    Inside& inside = *inside_;
    if (simulations < 0 || simulations > max_simulations) return Status::invalid_argument;
    if (game.is_over()) return Status::game_over;
    if (inside.future.copy_from(game) != Status::ok) return Status::invalid_argument;
    inside.future.determinize(determinize_seed, game.deciding_player());
    const std::uint64_t position = inside.future.state_hash();
    if (!inside.has_looked || position != inside.position) {
        inside.position = position;
        inside.root.copy_from(inside.future);
        inside.look_at(inside.root);
    }
    if (inside.candidates.size() > 1) {
        const int last = std::min(max_simulations, inside.simulations + simulations);
        while (inside.simulations < last) inside.simulate();
    }
    inside.rank();
    return Status::ok;
}

// --- advice ----------------------------------------------------------------------------------------------------------

// Results are reliable if the candidate has at least a quarter of the visits of the most visited one.
bool Adviser::Inside::is_trusted(const Candidate& candidate) const {
    return candidate.visits() > 0 && std::int64_t{4} * candidate.visits() >= most_visits;
}

// Simulations are not used for sales, because the values of two prices differ less than the random variation of
// simulations (HSE-18).
bool Adviser::Inside::is_preferred(const Candidate& left, const Candidate& right) const {
    if (is_about_sale(root)) return left.first_sight > right.first_sight;
    const bool trusted = is_trusted(left), right_trusted = is_trusted(right);
    if (trusted != right_trusted) return trusted;
    if (trusted) return left.mean_lead() > right.mean_lead();
    return left.visits() != right.visits() ? left.visits() > right.visits() : left.first_sight > right.first_sight;
}

// Actions with which a candidate's line begins come before the others.
bool Adviser::Inside::comes_before(const LegalAction& left, const LegalAction& right) const {
    if ((left.candidate < 0) != (right.candidate < 0)) return left.candidate >= 0;
    if (left.candidate >= 0) {
        const Candidate& candidate = candidates[static_cast<std::size_t>(left.candidate)];
        const Candidate& right_candidate = candidates[static_cast<std::size_t>(right.candidate)];
        if (is_preferred(candidate, right_candidate)) return true;
        if (is_preferred(right_candidate, candidate)) return false;
    } else if (left.first_sight != right.first_sight) {
        return left.first_sight > right.first_sight;
    }
    return left.number < right.number;
}

void Adviser::Inside::rank() {
    most_visits = 0;
    explained.clear();
    for (LegalAction& legal_action : actions) legal_action.candidate = -1;
    for (const Candidate& candidate : candidates) most_visits = std::max(most_visits, candidate.visits());
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto begins_so = [&](const LegalAction& legal_action) {
            return legal_action.action == candidates[i].line.actions[0];
        };
        LegalAction& action = *std::find_if(actions.begin(), actions.end(), begins_so);
        if (action.candidate < 0 ||
            is_preferred(candidates[i], candidates[static_cast<std::size_t>(action.candidate)])) {
            action.candidate = static_cast<int>(i);
        }
    }
    std::sort(actions.begin(), actions.end(),
              [&](const LegalAction& left, const LegalAction& right) { return comes_before(left, right); });
}

int Adviser::simulations() const noexcept { return inside_->simulations; }
std::size_t Adviser::advice_count() const noexcept { return inside_->actions.size(); }

Advice Adviser::Inside::advice_on(const LegalAction& action) const {
    Advice advice;
    advice.action = action.action;
    advice.judgement = action.first_sight;
    if (action.candidate < 0) return advice;
    const Candidate& candidate = candidates[static_cast<std::size_t>(action.candidate)];
    advice.visits = candidate.visits();
    if (candidate.visits() == 0) return advice;
    const Results& found = candidate.found;
    advice.judgement = found.mean(found.judgement);
    advice.points = found.mean(found.points);
    advice.winning = found.mean(found.winning);
    return advice;
}

Advice Adviser::advice(std::size_t index) const noexcept {
    if (index >= advice_count()) return {};
    Advice advice = inside_->advice_on(inside_->actions[index]);
    advice.group = inside_->group_of(index);
    return advice;
}

Line Adviser::Inside::line_of(const LegalAction& action) const {
    if (action.candidate >= 0) return candidates[static_cast<std::size_t>(action.candidate)].line;
    Line alone;
    alone.add(action.action);
    return alone;
}

std::size_t Adviser::line(std::size_t index, Action* out, std::size_t capacity) const noexcept {
    if (index >= advice_count()) return 0;
    const Line line = inside_->line_of(inside_->actions[index]);
    const auto length = static_cast<std::size_t>(line.length);
    std::copy_n(line.actions, std::min(length, capacity), out);
    return length;
}

// --- choosing --------------------------------------------------------------------------------------------------------

namespace {

/// The noise that one strength adds to the judgements of actions, in the unit of Advice::judgement.
struct Slips {
    double spread;
    bool at_first_sight;  // whether static judgements are used instead of simulations
};
constexpr Slips slips_of[strengths] = {{3, true}, {0.7, true}, {0.4, false}, {0, false}};

}  // namespace

// Returns the index of the best action after adding Gumbel noise to the judgements. The noise depends only on the seed
// and the position.
std::uint32_t Adviser::Inside::slip() const {
    const Slips slips = slips_of[static_cast<int>(options.strength)];
    std::uint32_t chosen = 0;
    double most = -1e300;
    for (std::uint32_t i = 0; i < actions.size(); ++i) {
        const std::uint64_t number = mixed(options.seed + position + golden_step * (1 + actions[i].number));
        const double chance = (static_cast<double>(number >> 11) + 0.5) / 9007199254740992.0;
        const double thought = slips.at_first_sight ? actions[i].first_sight : lead_of(actions[i]);
        const double blurred = thought - slips.spread * std::log(-std::log(chance));
        if (blurred <= most) continue;
        most = blurred;
        chosen = i;
    }
    return chosen;
}

// Returns the lead of an action over the best one. For actions with few visits the static judgements are compared.
double Adviser::Inside::lead_of(const LegalAction& action) const {
    const LegalAction& best = actions[0];
    const double seen = action.first_sight - best.first_sight;
    if (action.candidate < 0 || best.candidate < 0 || is_about_sale(root)) return std::min(0.0, seen);
    const Candidate& candidate = candidates[static_cast<std::size_t>(action.candidate)];
    if (!is_trusted(candidate)) return std::min(0.0, seen);
    return candidate.mean_lead() - candidates[static_cast<std::size_t>(best.candidate)].mean_lead();
}

Action Adviser::choose() const noexcept {
    const Inside& inside = *inside_;
    if (inside.actions.empty()) return {};
    if (is_of_chance(inside.root)) {
        Random random(inside.options.seed ^ inside.position);
        return inside_->search.by_chance(inside.root, random);
    }
    const bool errs = inside.options.strength != Strength::best;
    return inside.actions[errs ? inside.slip() : 0].action;
}

}  // namespace mistbank
