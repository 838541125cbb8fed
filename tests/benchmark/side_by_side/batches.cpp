#include "mistbank/batch.hpp"
#include "mistbank/observation.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

constexpr int window = 21;  // the width and height of observations in cells

/// A batch on one thread whose games are played at random.
class RandomGames {
public:
    RandomGames(const char* name, std::size_t games) : random_(games), actions_(games), ended_(games) {
        mistbank::Error error;
        batch = mistbank::Batch::create(rules_named(name), nullptr, 0, games, 1, error);
        if (!batch) leave_out(error.message);
        for (std::size_t i = 0; i < games; ++i) random_[i] = i;
    }
    void step() {
        batch->random_actions(random_.data(), actions_.data());
        batch->step(actions_.data(), nullptr, ended_.data(), nullptr);
    }
    std::vector<std::uint8_t> room_for_planes() const {
        return std::vector<std::uint8_t>(batch->size() *
                                         static_cast<std::size_t>(mistbank::plane_count() * window * window));
    }

    std::optional<mistbank::Batch> batch;

private:
    std::vector<std::uint64_t> random_;
    std::vector<Action> actions_;
    std::vector<std::uint8_t> ended_;
};

// Measures the steps of a batch. A unit is one step of one game.
double stepped(const char* name, std::size_t games) {
    RandomGames played(name, games);
    return a_unit([&] {
        const std::size_t steps = 1000000 / games;
        for (std::size_t i = 0; i < steps; ++i) played.step();
        return steps * games;
    });
}

// Measures the observations of a batch. A unit is the planes of one game.
double observed(const char* name, std::size_t games) {
    RandomGames played(name, games);
    for (int step = 0; step < 100; ++step) played.step();
    std::vector<std::uint8_t> planes = played.room_for_planes();
    return a_unit([&] {
        const std::size_t rounds = 10000 / games;
        for (std::size_t i = 0; i < rounds; ++i) played.batch->observe_planes(window, window, planes.data());
        return rounds * games;
    });
}

// Measures observations as a learner makes them: after each step of all games. A unit is the planes and scalars of one
// game.
double observed_while_playing(const char* name) {
    constexpr std::size_t games = 128;
    constexpr std::size_t steps = 300;
    RandomGames played(name, games);
    std::vector<std::uint8_t> planes = played.room_for_planes();
    std::vector<std::int32_t> scalars(games * static_cast<std::size_t>(mistbank::scalar_count()));
    double time = 0;
    for (std::size_t i = 0; i < steps; ++i) {
        played.step();
        time += a_unit([&] {
            played.batch->observe_planes(window, window, planes.data());
            played.batch->observe_scalars(scalars.data());
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
