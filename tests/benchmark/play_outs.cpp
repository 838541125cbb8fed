#include "play_outs.hpp"

#include "games.hpp"
#include "measure.hpp"
#include "mistbank/rollout.hpp"
#include "roll_outs.hpp"

namespace mistbank_benchmark {
namespace {

using namespace mistbank;

constexpr int games = 400;
constexpr int runs = 11;

// Plays games from `start`. Shuffles the hidden parts before each game, and then applies the actions that `choose`
// returns. Returns the number of turns.
template <class Choose>
std::uint64_t play(Game& game, const Game& start, Choose choose) {
    std::uint64_t turns = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        game.copy_from(start);
        game.determinize(seed);
        while (!game.is_over()) game.apply(choose(game));
        turns += static_cast<std::uint64_t>(game.turn());
    }
    return turns;
}

template <class Work>
double per_turn(Work&& work) {
    std::uint64_t turns = 0;
    const double time = nanoseconds(runs, 1, [&] { turns = work(); });
    return time / static_cast<double>(turns);
}

void measure_making(const Rules& rules, PlayOuts& all) {
    constexpr int made = 100;
    std::vector<TileSet> sets;
    Error error;
    for (const char* name; (name = default_set(rules, static_cast<int>(sets.size()))) != nullptr;) {
        sets.push_back(*TileSet::parse(TileSet::builtin_text(name), error));
    }
    const auto make = [&](std::size_t own_sets) {
        return nanoseconds(runs, 1000.0 * made, [&] {
            for (int i = 0; i < made; ++i) use(Game::create(rules, sets.data(), own_sets, error)->state_bytes());
        });
    };
    all.created = make(0);
    all.created_of_own = make(sets.size());
}

}  // namespace

PlayOuts measure_play_outs(const char* preset) {
    PlayOuts all;
    const Rules rules = rules_named(preset, 0);
    const Game recorded_start = new_game(rules);
    Game light = recorded_start.clone();
    light.stop_recording();
    const Game start = light.clone();
    Game recorded = recorded_start.clone();
    std::vector<Action> choices(start.action_bound());
    Dice dice(1);
    const auto from_list = [&](const Game& game) {
        const auto count = static_cast<std::uint32_t>(game.legal_actions(choices.data(), choices.size()));
        return choices[dice.below(count)];
    };
    std::uint64_t random = 1;
    const CGame c_game = new_c_game(preset);
    all.listed = per_turn([&] { return play(light, start, from_list); });
    all.listed_by_c = per_turn([&] { return roll_out_by_c(c_game.get(), games).turns; });
    all.recorded = per_turn([&] { return play(recorded, recorded_start, from_list); });
    all.by_chance =
        per_turn([&] { return play(light, start, [&](const Game& game) { return game.random_action(random); }); });
    all.in_the_library = per_turn([&] {
        std::uint64_t turns = 0;
        play_out_copies(start, 1, games,
                        [&](const Rollout& rollout) { turns += static_cast<std::uint64_t>(rollout.turns); });
        return turns;
    });
    measure_making(rules, all);
    return all;
}

}  // namespace mistbank_benchmark
