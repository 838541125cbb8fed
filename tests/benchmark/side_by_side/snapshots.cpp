#include "mistbank/record.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

double saved(const char* name) {
    Game game = game_of(name);
    std::vector<Action> choices(game.action_bound());
    Dice dice(1);
    const Game start = game.clone();
    std::vector<Action> taken;
    play_out_by_lists(game, choices, dice, [&](Action action, std::uint32_t) { taken.push_back(action); });
    game.copy_from(start);
    for (std::size_t i = 0; i < taken.size() / 2; ++i) game.apply(taken[i]);
    return a_unit([&] {
        constexpr int times = 20000;
        mistbank::Error error;
        for (int i = 0; i < times; ++i) use(mistbank::to_snapshot(game, error)->size());
        return times;
    });
}

const Rows of_snapshots{
    {"snapshot, base", [] { return saved("base"); }},
    {"snapshot, everything", [] { return saved("everything"); }},
};

}  // namespace
