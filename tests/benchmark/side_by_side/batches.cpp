#include "mistbank/batch.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

// Measures one thread; a unit is one step of each game.
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

const Rows of_batches{
    {"batch of 256, base, a step", [] { return stepped("base", 256); }},
    {"batch of 1, base, a step", [] { return stepped("base", 1); }},
};

}  // namespace
