// Plays competitive games with the adviser. Writes for each occupied feature the inputs of the prediction, and whether
// the feature was completed.
//
//   mistbank_completions FAMILY PLAYERS GAMES SIMULATIONS
//
// Each feature is a line on standard output: the kind (src/adviser/completion.hpp), the open sides or cells, the
// remaining time, the fit of the unseen tiles, and 1 (completed) or 0.
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

#include "adviser/completion.hpp"
#include "game/view.hpp"
#include "lessons.hpp"
#include "mistbank/adviser.hpp"

using namespace mistbank;
using namespace mistbank_learning;

namespace {

constexpr int turns_apart = 3;

struct Seen {
    NodeIndex feature;
    Openness openness;
};

bool is_open(const Openness& openness) { return openness.open > 0; }

void look(const Table& table, Completion& completion, std::vector<Seen>& seen) {
    completion.look_at(table);
    for (NodeIndex root = 0; root < table.board.counts->nodes; ++root) {
        const Node& feature = table.board.nodes[root];
        if (feature.root != root || feature.meeples == 0 || feature.blocked) continue;
        if (completed_kind(feature.kind) < 0) continue;
        const Openness openness = completion.openness(root);
        if (is_open(openness)) seen.push_back({root, openness});
    }
}

void tell(const Table& table, Completion& completion, const std::vector<Seen>& seen) {
    completion.look_at(table);
    for (const Seen& occupied : seen) {
        const SegmentKind kind = table.board.nodes[occupied.feature].kind;
        const NodeIndex root = table.board.root(occupied.feature);
        const bool is_completed = !table.board.nodes[root].blocked && !is_open(completion.openness(root));
        std::printf("%d %d %.5f %.4f %d\n", completed_kind(kind), occupied.openness.open, occupied.openness.time,
                    occupied.openness.fitting, is_completed ? 1 : 0);
    }
}

void play(const Rules& rules, std::uint64_t seed, int simulations) {
    Error error;
    std::optional<Game> game = Game::create(rules, error);
    AdviserOptions options;
    options.seed = seed;
    if (!game) std::exit(1);
    game->stop_recording();
    std::optional<Adviser> adviser = Adviser::create(*game, options, error);
    if (!adviser) std::exit(1);
    Completion completion(*inside_of(*game).setup, game->allocator());
    std::vector<Seen> seen;
    for (int looked_at = 0; !game->is_over();) {
        if (game->decision().kind == DecisionKind::lay_tile && game->turn() >= looked_at + turns_apart) {
            looked_at = game->turn();
            look(inside_of(*game).table, completion, seen);
        }
        adviser->think(*game, simulations);
        game->apply(adviser->choose());
    }
    tell(inside_of(*game).table, completion, seen);
}

}  // namespace

int main(int argc, char** argv) {
    const std::optional<Family> family = family_named(argc > 1 ? argv[1] : "");
    const int players = argc == 5 ? std::atoi(argv[2]) : 0;
    if (!family || players < fewest_rivals || players > most_rivals) {
        std::fprintf(stderr, "usage: mistbank_completions base|ghosts|boxes PLAYERS GAMES SIMULATIONS\n");
        return 2;
    }
    Random random(mixed(static_cast<std::uint64_t>(players + 100 * static_cast<int>(*family))));
    for (int number = 0; number < std::atoi(argv[3]); ++number) {
        play(rules_of_lesson(*family, players, random), random.next(), std::atoi(argv[4]));
    }
    return 0;
}
