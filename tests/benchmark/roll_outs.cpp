#include "roll_outs.hpp"

#include <cstdio>
#include <cstdlib>

#include "measure.hpp"
#include "mistbank/rollout.hpp"

namespace mistbank_benchmark {
namespace {

using mistbank::Action;
using mistbank::Game;

void note(Played& played, std::uint32_t choice, std::uint32_t count) {
    played.checksum = (played.checksum ^ choice) * 0x100000001B3u;
    played.listed += count;
    ++played.actions;
}

void play_out(Game& game, Dice& dice, std::vector<Action>& choices, Played& played) {
    while (!game.is_over()) {
        const auto count = static_cast<std::uint32_t>(game.legal_actions(choices.data(), choices.size()));
        const std::uint32_t choice = dice.below(count);
        game.apply(choices[choice]);
        note(played, choice, count);
    }
    played.turns += static_cast<std::uint64_t>(game.turn());
}

void play_out(mistbank_game* game, Dice& dice, std::vector<mistbank_action>& choices, Played& played) {
    const auto capacity = static_cast<std::int32_t>(choices.size());
    std::int32_t count = 0;
    while (mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN) {
        mistbank_game_legal_actions(game, choices.data(), capacity, &count);
        const std::uint32_t choice = dice.below(static_cast<std::uint32_t>(count));
        mistbank_game_apply(game, &choices[choice]);
        note(played, choice, static_cast<std::uint32_t>(count));
    }
    played.turns += static_cast<std::uint64_t>(mistbank_game_turn(game));
}

}  // namespace

Played roll_out(Game& game, int games, Start start, std::uint64_t first) {
    Played played;
    const Game given = game.clone();
    std::vector<Action> choices(game.action_bound());
    Dice dice(first);
    for (int i = 0; i < games; ++i) {
        const std::uint64_t seed = first + static_cast<std::uint64_t>(i);
        if (start == Start::from_seed) {
            game.restart(seed);
        } else {
            game.copy_from(given);
            game.determinize(seed);
        }
        play_out(game, dice, choices, played);
    }
    game.copy_from(given);
    return played;
}

Played roll_out_in_library(Game& game, int games) {
    Played played;
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        game.restart(seed);
        const mistbank::Rollout rollout = mistbank::play_out(game, seed);
        played.turns += static_cast<std::uint64_t>(rollout.turns);
        played.actions += static_cast<std::uint64_t>(rollout.actions);
        for (const int total : rollout.totals) note(played, static_cast<std::uint32_t>(total), 0);
    }
    return played;
}

CGame new_c_game(const char* preset) {
    mistbank_rules rules;
    mistbank_game* game = nullptr;
    mistbank_rules_init(&rules, sizeof rules);
    if (mistbank_rules_preset(preset, &rules) != MISTBANK_OK ||
        mistbank_game_create(&rules, nullptr, 0, nullptr, &game, nullptr, 0, nullptr) != MISTBANK_OK) {
        std::fprintf(stderr, "benchmark: unknown preset '%s'\n", preset);
        std::exit(2);
    }
    mistbank_game_stop_recording(game);
    return CGame(game);
}

Played roll_out_by_c(mistbank_game* game, int games) {
    std::vector<mistbank_action> choices(static_cast<std::size_t>(mistbank_game_action_bound(game)));
    Played played;
    Dice dice(0);
    for (int i = 0; i < games; ++i) {
        mistbank_game_restart(game, static_cast<std::uint64_t>(i));
        play_out(game, dice, choices, played);
    }
    return played;
}

}  // namespace mistbank_benchmark
