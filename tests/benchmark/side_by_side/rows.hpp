// The rows of the table of tests/benchmark/against: each a number of nanoseconds (or of simulations a second). Each
// file here is compiled with the libraries of both commits, and left out if a library is too old for it.
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

/// A command of the program; its name is the name of the row.
struct Row {
    const char* name;
    double (*measure)();
};

/// The list to which each file adds its rows before main() begins.
inline std::vector<Row>& rows() {
    static std::vector<Row> all;
    return all;
}
struct Rows {
    Rows(std::initializer_list<Row> more) { rows().insert(rows().end(), more); }
};

/// Ends the program: this library has no such row.
[[noreturn]] inline void leave_out(const std::string& why) {
    std::printf("left out: %s\n", why.c_str());
    std::exit(0);
}

/// Returns the rules of a preset, with the number of players after the colon: "everything:6".
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

/// Plays the game to its end with uniformly random actions from lists, and calls `visit` before each action; returns
/// the number of turns.
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

/// Returns the nanoseconds of `body` for one of the units that it returns.
template <class Work>
double a_unit(Work work) {
    const double begin = worked();
    const std::uint64_t units = work();
    return (worked() - begin) / static_cast<double>(units);
}

}  // namespace side_by_side
