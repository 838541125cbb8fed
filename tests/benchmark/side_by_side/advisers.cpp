#include "mistbank/adviser.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

// Returns the nanoseconds per simulation, measured at several positions of a game. Excludes the evaluation before the
// first simulation.
double simulated(const char* name, int simulations) {
    Game game = game_of(name);
    game.restart(1);
    mistbank::Error error;
    std::optional<mistbank::Adviser> adviser = mistbank::Adviser::create(game, {}, error);
    if (!adviser) leave_out(error.message);
    std::vector<Action> choices(game.action_bound());
    double time = 0;
    std::uint64_t made = 0;
    std::uint64_t number = 0;
    Dice dice(1);
    play_out_by_lists(game, choices, dice, [&](Action, std::uint32_t count) {
        if (++number % 16 != 0 || count < 2) return;
        adviser->think(game, 0);
        time += a_unit([&] {
            adviser->think(game, simulations);
            return 1u;
        });
        made += static_cast<std::uint64_t>(simulations);
    });
    return time / static_cast<double>(made);
}

const Rows of_advisers{
    {"adviser, a simulation, base", [] { return simulated("base", 400); }},
    {"adviser, a simulation, ghosts_castles_cemeteries", [] { return simulated("ghosts_castles_cemeteries", 400); }},
    {"adviser, a simulation, everything", [] { return simulated("everything", 60); }},
};

}  // namespace
