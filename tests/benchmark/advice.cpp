#include "advice.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "games.hpp"
#include "measure.hpp"
#include "mistbank/adviser.hpp"

namespace mistbank_benchmark {
namespace {

using namespace mistbank;

// The measured positions: turns of a random game, from the first turn with enough tiles on the table.
constexpr int first_turn = 8;
constexpr int turns_between = 12;
constexpr int most_positions = 5;

class Checksum {
public:
    void add(std::uint64_t number) {
        sum_ = (sum_ ^ number) * 0x9FB21C651E98DF25u;
        sum_ ^= sum_ >> 29;
    }
    void add(double number) { add(bits_of(number)); }
    void add(const Action& action) { add(bits_of(action)); }
    std::uint64_t sum() const { return sum_; }

private:
    template <class Value>
    static std::uint64_t bits_of(const Value& value) {
        static_assert(sizeof value == sizeof(std::uint64_t));
        std::uint64_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        return bits;
    }

    std::uint64_t sum_ = 0;
};

void add_advice(Checksum& checksum, const Adviser& adviser) {
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        const Advice advice = adviser.advice(i);
        checksum.add(static_cast<std::uint64_t>(advice.visits));
        for (const double number : {advice.judgement, advice.points, advice.winning}) checksum.add(number);
        Action line[max_line];
        const std::size_t length = adviser.line(i, line, max_line);
        for (std::size_t at = 0; at < length; ++at) checksum.add(line[at]);
    }
}

Adviser adviser_of(const Game& game) {
    Error error;
    std::optional<Adviser> adviser = Adviser::create(game, {}, error);
    if (adviser) return std::move(*adviser);
    std::fprintf(stderr, "benchmark: %s\n", error.message.c_str());
    std::exit(1);
}

}  // namespace

Thought think_along(const char* preset, int players, int simulations) {
    Rules rules = rules_named(preset, 1);
    rules.players = players;
    rules.colour_count = 0;
    Game game = new_light_game(rules);
    Adviser adviser = adviser_of(game);
    Thought thought;
    Checksum checksum;
    std::uint64_t dice = 1;
    int next_turn = first_turn;
    while (!game.is_over() && thought.positions < most_positions) {
        if (game.turn() >= next_turn && game.decision().kind == DecisionKind::lay_tile) {
            next_turn = game.turn() + turns_between;
            ++thought.positions;
            adviser.think(game, 0);
            const double start = worked();
            adviser.think(game, simulations);
            thought.nanoseconds += worked() - start;
            thought.simulations += static_cast<std::uint64_t>(adviser.simulations());
            add_advice(checksum, adviser);
        }
        game.apply(game.random_action(dice));
    }
    thought.checksum = checksum.sum();
    return thought;
}

}  // namespace mistbank_benchmark
