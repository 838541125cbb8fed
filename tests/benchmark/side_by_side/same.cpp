// Plays games of every preset, with consecutive seeds from FIRST on, to compare two libraries. Prints a line
// "PRESET:PLAYERS CHECKSUM" for each preset and number of players. The checksum depends on every list of actions with
// its order, on the hash of every position, and on the results.
//
//   same FIRST GAMES
#include <cinttypes>
#include <cstring>

#include "mistbank/rollout.hpp"
#include "rows.hpp"

using namespace side_by_side;

namespace {

struct Sum {
    std::uint64_t value = 0xCBF29CE484222325u;

    void add(std::uint64_t number) {
        value = (value ^ number) * 0x9FB21C651E98DF25u;
        value ^= value >> 29;
    }
};

std::uint64_t sum_of(Game& game, std::uint64_t first, std::uint64_t games) {
    std::vector<Action> choices(game.action_bound());
    Sum sum;
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        game.restart(seed);
        Dice dice(seed);
        sum.add(game.state_hash());
        play_out_by_lists(game, choices, dice, [&](Action, std::uint32_t count) {
            for (std::uint32_t i = 0; i < count; ++i) {
                std::uint64_t bytes;
                static_assert(sizeof bytes == sizeof(Action));
                std::memcpy(&bytes, &choices[i], sizeof bytes);
                sum.add(bytes);
            }
            sum.add(game.state_hash());
        });
        const mistbank::Rollout ended = mistbank::play_out(game, 0);
        sum.add(game.state_hash());
        sum.add(static_cast<std::uint64_t>(ended.outcome));
        for (const int total : ended.totals) sum.add(static_cast<std::uint64_t>(total));
    }
    return sum.value;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const std::uint64_t first = std::strtoull(arguments[1], nullptr, 10);
    const std::uint64_t games = std::strtoull(arguments[2], nullptr, 10);
    for (int index = 0; index < mistbank::preset_count(); ++index) {
        const std::string name = mistbank::preset_name(index);
        for (const int players : {2, 3, 6}) {  // three fifths of the games have two players
            const std::uint64_t of_these = players == 2 ? games - 2 * (games / 5) : games / 5;
            const std::string whole = name + ":" + std::to_string(players);
            mistbank::Error error;
            std::optional<Game> game = Game::create(rules_named(whole), error);
            if (!game || of_these == 0) continue;
            game->stop_recording();
            std::printf("%s %016" PRIx64 "\n", whole.c_str(), sum_of(*game, first, of_these));
            std::fflush(stdout);
        }
    }
    return 0;
}
