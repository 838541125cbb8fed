#include "thinkers.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "request.hpp"

namespace engine {

using namespace mistbank;

namespace {

constexpr int most_usual_threads = 16;
constexpr int simulations_at_a_time = 16;
constexpr int simulations_of_round = 32;  // simulations of each member between two exchanges of results

void check(Status status) {
    if (status != Status::ok) throw Refused{status_text(status), "the game has no decision for an adviser"};
}

Adviser made(const Game& game, const AdviserOptions& options, int number) {
    Error error;
    AdviserOptions own = options;
    own.seed += static_cast<std::uint64_t>(number);
    std::optional<Adviser> adviser = Adviser::create(game, own, error);
    if (!adviser) throw Refused{status_text(error.status), std::string(error.message)};
    return std::move(*adviser);
}

}  // namespace

int usual_threads() { return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most_usual_threads); }

Thinkers::Thinkers(const Game& game, const AdviserOptions& options, int threads)
    : options_(options), listener_(made(game, options, 0)) {
    AdviserOptions together = options;
    together.workers = threads;
    for (int i = 0; i < threads; ++i) {
        members_.push_back({made(game, together, i), game.clone(), 0, {}});
        members_.back().game.stop_recording();
    }
}

int Thinkers::round_ends() const { return (rounds_ + 1) * simulations_of_round; }

// Runs `act` for all members in parallel: for the first member in the caller's thread, for each other member in a new
// thread. If the system cannot start a thread, uses the caller's thread.
template <class Do>
void Thinkers::let_all(Do act) {
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < members_.size(); ++i) {
        try {
            threads.emplace_back(act, std::ref(members_[i]));
        } catch (const std::system_error&) {
            act(members_[i]);
        }
    }
    act(members_[0]);
    for (std::thread& thread : threads) thread.join();
}

void Thinkers::look_at(const Game& game) {
    check(listener_.think(game, 0));
    for (Member& member : members_) {
        member.game.copy_from(game);
        if (listener_.simulations() == 0) member.made = 0;
    }
    if (listener_.simulations() == 0) asked_ = rounds_ = 0;
}

// Thinks until each member has reached its goal or `go_on` returns false. After each complete round, all members
// exchange their new results. Therefore the advice does not depend on which member is faster. At the end, the listener
// merges the results of all members, including those of an incomplete last round.
template <class GoOn>
void Thinkers::think_on(const std::vector<int>& goals, GoOn go_on) {
    const auto number_of = [&](const Member& member) { return static_cast<std::size_t>(&member - members_.data()); };
    const auto hear = [&](Member& member) {
        for (const Member& other : members_) {
            if (&other != &member && !other.new_results.empty())
                member.adviser.merge(other.new_results.data(), other.new_results.size());
        }
    };
    const auto think = [&](Member& member) {
        hear(member);
        const int goal = std::min(goals[number_of(member)], round_ends());
        do {
            const int more = std::clamp(goal - member.made, 0, simulations_at_a_time);
            member.adviser.think(member.game, more);
            member.made += more;
        } while (member.made < goal && go_on());
    };
    const auto has_made_its_round = [&](const Member& member) { return member.made >= round_ends(); };
    const auto has_made_all = [&](const Member& member) { return member.made >= goals[number_of(member)]; };
    const auto of_all = [&](auto have) { return std::all_of(members_.begin(), members_.end(), have); };
    while (true) {
        let_all(think);
        for (Member& member : members_) take_news(member);
        if (!of_all(has_made_its_round) && (of_all(has_made_all) || !go_on())) break;
        for (Member& member : members_) member.adviser.mark_reported();
        ++rounds_;
    }
    listener_.reset();
    check(listener_.merge(members_[0].adviser));
    for (Member& member : members_) {
        if (&member != &members_[0]) check(listener_.merge(member.new_results.data(), member.new_results.size()));
        member.new_results.clear();
    }
}

void Thinkers::take_news(Member& member) {
    member.new_results.resize(max_results);
    member.new_results.resize(member.adviser.new_results(member.new_results.data(), member.new_results.size()));
}

// Divides the simulations as evenly as possible among the members, counting all calls so far.
void Thinkers::think(const Game& game, int simulations) {
    look_at(game);
    const auto share = [&](std::int64_t sum, std::size_t place) {
        const auto count = static_cast<std::int64_t>(members_.size());
        return static_cast<int>((sum + count - 1 - static_cast<std::int64_t>(place)) / count);
    };
    std::vector<int> goals;
    for (std::size_t i = 0; i < members_.size(); ++i) {
        const int more = share(asked_ + simulations, i) - share(asked_, i);
        goals.push_back(members_[i].made + (has_choice() ? more : 0));
    }
    asked_ += simulations;
    think_on(goals, [] { return true; });
}

void Thinkers::think_for(const Game& game, int milliseconds) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(milliseconds);
    look_at(game);
    const std::vector<int> goals(members_.size(), has_choice() ? max_simulations : 0);
    think_on(goals, [=] { return Clock::now() < end; });
}

}  // namespace engine
