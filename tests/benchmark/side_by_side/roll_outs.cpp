// Rows for games that the library plays to their ends in one call.
#include "mistbank/rollout.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

double rolled_out(const char* name, int games) {
    Game game = game_of(name);
    game.stop_recording();
    return a_unit([&] {
        std::uint64_t turns = 0;
        for (int i = 0; i < games; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            game.restart(seed);
            turns += static_cast<std::uint64_t>(mistbank::play_out(game, seed).turns);
        }
        return turns;
    });
}

const Rows of_roll_outs{
    {"roll-outs, base", [] { return rolled_out("base", 5000); }},
    {"roll-outs, ghosts_castles_cemeteries", [] { return rolled_out("ghosts_castles_cemeteries", 3000); }},
    {"roll-outs, level5", [] { return rolled_out("level5", 12000); }},
    {"roll-outs, everything", [] { return rolled_out("everything", 150); }},
    {"roll-outs, everything, 6 players", [] { return rolled_out("everything:6", 60); }},
};

}  // namespace
