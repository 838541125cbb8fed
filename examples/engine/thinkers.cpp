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

void check(Status status) {
    if (status != Status::ok) throw Refused{status_text(status), "there is nothing to decide"};
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
    together.companions = threads - 1;
    for (int i = 0; i < threads; ++i) {
        members_.push_back({made(game, together, i), game.clone()});
        members_.back().game.stop_recording();
    }
}

// Where the system gives no thread the caller's does the work.
template <class Think>
void Thinkers::let_all(const Game& game, Think think) {
    check(listener_.think(game, 0));
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < members_.size(); ++i) {
        members_[i].game.copy_from(game);
        try {
            threads.emplace_back(think, std::ref(members_[i]), static_cast<int>(i));
        } catch (const std::system_error&) {
            think(members_[i], static_cast<int>(i));
        }
    }
    members_[0].game.copy_from(game);
    think(members_[0], 0);
    for (std::thread& thread : threads) thread.join();
    listener_.forget();
    for (const Member& member : members_) check(listener_.absorb(member.adviser));
}

// What has been made is shared evenly, however it was asked for.
void Thinkers::think(const Game& game, int simulations) {
    check(listener_.think(game, 0));
    const int before = listener_.simulations(), count = threads();
    const auto share = [=](int sum, int place) { return (sum + count - 1 - place) / count; };
    let_all(game, [=](Member& member, int place) {
        const int more = share(before + simulations, place) - share(before, place);
        member.adviser.think(member.game, more);
    });
}

void Thinkers::think_for(const Game& game, int milliseconds) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(milliseconds);
    let_all(game, [=](Member& member, int) {
        do {
            member.adviser.think(member.game, simulations_at_a_time);
        } while (Clock::now() < end && member.adviser.simulations() > 0);  // none where there is no choice
    });
}

}  // namespace engine
