// The rows of the table of tests/benchmark/against. Each row is a time in nanoseconds. Each file in this folder is
// compiled with the libraries of both commits. A file is left out if one of the libraries is too old for it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "../measure.hpp"
#include "mistbank/game.hpp"

namespace side_by_side {

using mistbank::Action;
using mistbank::Game;
using mistbank::Rules;
using mistbank_benchmark::Dice;
using mistbank_benchmark::use;
using mistbank_benchmark::worked;

/// A row of the table. The program has a command with the name of the row.
struct Row {
    const char* name;
    double (*measure)();
};

/// Returns the list of all rows. Each file adds its rows before main() begins.
inline std::vector<Row>& rows() {
    static std::vector<Row> all;
    return all;
}
struct Rows {
    Rows(std::initializer_list<Row> more) { rows().insert(rows().end(), more); }
};

/// Prints why this library cannot measure the row, and ends the program.
[[noreturn]] inline void leave_out(const std::string& why) {
    std::printf("left out: %s\n", why.c_str());
    std::exit(0);
}

/// Returns the rules of a preset. A number of players can follow after a colon, for example "everything:6".
inline Rules rules_named(const std::string& name) {
    const std::size_t colon = name.find(':');
    const std::string preset = name.substr(0, colon);
    std::optional<Rules> rules = mistbank::preset(preset);
    if (!rules) leave_out("unknown preset " + preset);
    if (colon != std::string::npos) rules->players = std::atoi(name.c_str() + colon + 1);
    return *rules;
}
inline Game game_of(const std::string& name) {
    mistbank::Error error;
    std::optional<Game> game = Game::create(rules_named(name), error);
    if (!game) leave_out(error.message);
    return std::move(*game);
}

/// Plays a game to its end. Chooses each action uniformly at random from the list of legal actions, and calls `visit`
/// before applying it. Returns the number of turns.
template <class Visit>
std::uint64_t play_out_by_lists(Game& game, std::vector<Action>& choices, Dice& dice, Visit visit) {
    while (!game.is_over()) {
        const auto count = static_cast<std::uint32_t>(game.legal_actions(choices.data(), choices.size()));
        const Action action = choices[dice.below(count)];
        visit(action, count);
        game.apply(action);
    }
    return static_cast<std::uint64_t>(game.turn());
}

/// Plays a game to its end, then returns the game with only the first half of its actions applied.
inline Game half_played(const char* name) {
    Game game = game_of(name);
    std::vector<Action> choices(game.action_bound());
    Dice dice(1);
    std::vector<Action> taken;
    const Game start = game.clone();
    play_out_by_lists(game, choices, dice, [&](Action action, std::uint32_t) { taken.push_back(action); });
    game.copy_from(start);
    for (std::size_t i = 0; i < taken.size() / 2; ++i) game.apply(taken[i]);
    return game;
}

/// Runs `body`, which returns a number of units. Returns the nanoseconds per unit.
template <class Work>
double a_unit(Work work) {
    const double begin = worked();
    const std::uint64_t units = work();
    return (worked() - begin) / static_cast<double>(units);
}

}  // namespace side_by_side
