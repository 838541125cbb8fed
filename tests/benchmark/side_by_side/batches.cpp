#include "mistbank/batch.hpp"
#include "mistbank/observation.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

// Measures the steps of a batch on one thread. A unit is one step of one game.
double stepped(const char* name, std::size_t games) {
    mistbank::Error error;
    std::optional<mistbank::Batch> batch = mistbank::Batch::create(rules_named(name), nullptr, 0, games, 1, error);
    if (!batch) leave_out(error.message);
    std::vector<std::uint64_t> random(games);
    for (std::size_t i = 0; i < games; ++i) random[i] = i;
    std::vector<Action> actions(games);
    std::vector<std::uint8_t> ended(games);
    return a_unit([&] {
        const std::size_t steps = 1000000 / games;
        for (std::size_t i = 0; i < steps; ++i) {
            batch->random_actions(random.data(), actions.data());
            batch->step(actions.data(), nullptr, ended.data(), nullptr);
        }
        return steps * games;
    });
}

// Measures the observations of a batch on one thread. A unit is the planes of one game for a window of 21 x 21 cells.
double observed(const char* name, std::size_t games) {
    constexpr int size = 21;
    mistbank::Error error;
    std::optional<mistbank::Batch> batch = mistbank::Batch::create(rules_named(name), nullptr, 0, games, 1, error);
    if (!batch) leave_out(error.message);
    std::vector<std::uint64_t> random(games);
    for (std::size_t i = 0; i < games; ++i) random[i] = i;
    std::vector<Action> actions(games);
    for (int step = 0; step < 100; ++step) {
        batch->random_actions(random.data(), actions.data());
        batch->step(actions.data(), nullptr, nullptr, nullptr);
    }
    std::vector<std::uint8_t> planes(games * static_cast<std::size_t>(mistbank::plane_count() * size * size));
    return a_unit([&] {
        const std::size_t rounds = 10000 / games;
        for (std::size_t i = 0; i < rounds; ++i) batch->observe_planes(size, size, planes.data());
        return rounds * games;
    });
}

// Measures observations as a learner makes them: after each step of all games. A unit is the planes and scalars of one
// game.
double observed_while_playing(const char* name) {
    constexpr std::size_t games = 128;
    constexpr int size = 21;
    mistbank::Error error;
    std::optional<mistbank::Batch> batch = mistbank::Batch::create(rules_named(name), nullptr, 0, games, 1, error);
    if (!batch) leave_out(error.message);
    std::vector<std::uint64_t> random(games);
    for (std::size_t i = 0; i < games; ++i) random[i] = i;
    std::vector<Action> actions(games);
    std::vector<std::uint8_t> ended(games);
    std::vector<std::uint8_t> planes(games * static_cast<std::size_t>(mistbank::plane_count() * size * size));
    std::vector<std::int32_t> scalars(games * static_cast<std::size_t>(mistbank::scalar_count()));
    double time = 0;
    constexpr std::size_t steps = 300;
    for (std::size_t i = 0; i < steps; ++i) {
        batch->random_actions(random.data(), actions.data());
        batch->step(actions.data(), nullptr, ended.data(), nullptr);
        time += a_unit([&] {
            batch->observe_planes(size, size, planes.data());
            batch->observe_scalars(scalars.data());
            return 1u;
        });
    }
    return time / (steps * games);
}

const Rows of_batches{
    {"batch of 256, base, a step", [] { return stepped("base", 256); }},
    {"batch of 1, base, a step", [] { return stepped("base", 1); }},
    {"batch of 256, base, planes of a game", [] { return observed("base", 256); }},
    {"batch of 16, base, planes of a game", [] { return observed("base", 16); }},
    {"batch of 16, everything, planes of a game", [] { return observed("everything", 16); }},
    {"batch of 128, base, observation after each step", [] { return observed_while_playing("base"); }},
    {"batch of 128, everything, observation after each step", [] { return observed_while_playing("everything"); }},
};

}  // namespace
