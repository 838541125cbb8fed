#include "calls.hpp"

#include "games.hpp"
#include "measure.hpp"
#include "mistbank/record.hpp"

namespace mistbank_benchmark {
namespace {

using namespace mistbank;

constexpr int games = 30;
constexpr int runs = 7;

std::vector<Action> random_actions(Game& game, std::uint64_t seed) {
    std::vector<Action> choices(game.action_bound());
    std::vector<Action> taken;
    Dice dice(seed);
    while (!game.is_over()) {
        const std::size_t count = game.legal_actions(choices.data(), choices.size());
        taken.push_back(choices[dice.below(static_cast<std::uint32_t>(count))]);
        game.apply(taken.back());
    }
    return taken;
}

// Measures apply and legal_actions. Replays a game with and without listing actions; the difference is the cost of
// listing.
void measure_walk(const Game& start, const std::vector<Action>& taken, Calls& calls) {
    Game game = start.clone();
    game.stop_recording();
    const Game light_start = game.clone();
    std::vector<Action> choices(game.action_bound());
    const double applied = nanoseconds(runs, 1, [&] {
        game.copy_from(light_start);
        for (const Action& action : taken) game.apply(action);
    });
    const double listed = nanoseconds(runs, 1, [&] {
        game.copy_from(light_start);
        for (const Action& action : taken) {
            use(game.legal_actions(choices.data(), choices.size()));
            game.apply(action);
        }
    });
    calls.apply += applied;
    calls.legal_actions += listed - applied;
}

void measure_copies(const Game& middle, Calls& calls) {
    Game light = middle.clone();
    light.stop_recording();
    const Game other = light.clone();
    constexpr int copies = 200;
    calls.clone += nanoseconds(runs, copies, [&] {
        for (int i = 0; i < copies; ++i) use(other.clone().state_bytes());
    });
    calls.copy_into += nanoseconds(runs, copies, [&] {
        for (int i = 0; i < copies; ++i) light.copy_from(other);
    });
}

void measure_records(const Game& middle, Calls& calls) {
    Error error;
    calls.snapshot += nanoseconds(runs, 1, [&] { use(to_snapshot(middle, error)->size()); });
    const std::string record = *to_record(middle, RecordKind::full, error);
    calls.replay += nanoseconds(runs, 1, [&] { use(replay(record, nullptr, 0, error)->state_hash()); });
}

}  // namespace

Calls measure_calls(const char* preset) {
    Calls calls;
    std::size_t actions = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Game game = new_game(rules_named(preset, seed));
        const Game start = game.clone();
        const std::vector<Action> taken = random_actions(game, seed);
        actions += taken.size();
        measure_walk(start, taken, calls);
        calls.undo += nanoseconds(1, 1, [&] {
            while (game.undo() == Status::ok) {
            }
        });
        for (std::size_t i = 0; i < taken.size() / 2; ++i) game.apply(taken[i]);
        measure_copies(game, calls);
        measure_records(game, calls);
    }
    for (double* each : {&calls.legal_actions, &calls.apply, &calls.undo}) *each /= static_cast<double>(actions);
    for (double* each : {&calls.clone, &calls.copy_into, &calls.snapshot, &calls.replay}) *each /= games;
    return calls;
}

}  // namespace mistbank_benchmark
