// Plays games of teams by the adviser and writes down what each turn's position showed and how the game ended.
//
//   mistbank_positions NETWORK OUT GAMES SEED SIMULATIONS LEVELS
//
// NETWORK is a Network in bytes, as fit.py writes it; "none" for one that knows nothing. OUT is added to: for each
// position its signs and an Outlook, as floats. LEVELS are digits, each as likely as
// another. One line tells how often each level was won.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "adviser/outlook.hpp"
#include "game/inside.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/rollout.hpp"
#include "rules/random.hpp"

using namespace mistbank;

namespace {

constexpr int percent_with_two_players = 75;
constexpr int percent_of_edition_2022 = 15;
constexpr int percent_with_detours = 70;     // of games
constexpr int percent_of_detours = 4;        // of their decisions
constexpr std::size_t choice_of_detour = 6;  // among so many of the best
constexpr int levels = 6;

struct Row {
    Signs signs;
};

struct Tally {
    int games = 0;
    int won = 0;
    double progress = 0;
};

class Chance {
public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}
    bool hits(int percent) { return random_.below(100) < static_cast<unsigned>(percent); }
    unsigned below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
    std::uint64_t seed() { return random_.next(); }

private:
    Random random_;
};

// So many rules of one level are seen that none is learned by heart.
Rules rules_by(Chance& chance, int level) {
    Rules rules = *preset("level" + std::to_string(level));
    rules.players = chance.hits(percent_with_two_players) ? 2 : 1 + static_cast<int>(chance.below(5));
    if (chance.hits(percent_of_edition_2022)) rules.edition = Edition::of_2022;
    rules.seed = chance.seed();
    return rules;
}

// Now and then another action is taken than the best, so that what it leads to is known too.
Action choose(Adviser& adviser, const Game& game, int simulations, bool with_detours, Chance& chance) {
    adviser.think(game, simulations);
    if (!with_detours || !chance.hits(percent_of_detours)) return adviser.choose();
    return adviser.advice(chance.below(std::min(choice_of_detour, adviser.advice_count()))).action;
}

// Positions are read where the adviser judges them: as a turn begins, and before a tile is laid face down.
void play(Game& game, int simulations, Chance& chance, std::vector<Row>& rows) {
    Error error;
    AdviserOptions options;
    options.seed = chance.seed();
    std::optional<Adviser> adviser = Adviser::create(game, options, error);
    Fitting fitting(*game.inside().setup, game.allocator());
    const bool with_detours = chance.hits(percent_with_detours);
    int turn = 0;
    while (!game.is_over()) {
        if (game.turn() != turn || game.decision().kind == DecisionKind::lay_face_down) {
            turn = game.turn();
            fitting.look_at(game.inside().table);
            rows.emplace_back();
            read_signs(game.inside().table, fitting, rows.back().signs);
        }
        game.apply(choose(*adviser, game, simulations, with_detours, chance));
    }
}

bool write(std::FILE* out, const std::vector<Row>& rows, const Outlook& end) {
    for (const Row& row : rows) {
        if (std::fwrite(row.signs, sizeof row.signs, 1, out) != 1) return false;
        if (std::fwrite(&end, sizeof end, 1, out) != 1) return false;
    }
    return true;
}

Network network_played;

bool read_network(const char* name) {
    if (std::strcmp(name, "none") == 0) return true;
    std::FILE* const file = std::fopen(name, "rb");
    if (file == nullptr) return false;
    const bool read = std::fread(&network_played, sizeof network_played, 1, file) == 1;
    std::fclose(file);
    return read;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 7) {
        std::fprintf(stderr, "usage: mistbank_positions NETWORK OUT GAMES SEED SIMULATIONS LEVELS\n");
        return 2;
    }
    const std::string chosen = argv[6];
    const bool knows_levels = !chosen.empty() && chosen.find_first_not_of("123456") == std::string::npos;
    std::FILE* const out = std::fopen(argv[2], "ab");
    if (!knows_levels || out == nullptr || !read_network(argv[1])) {
        std::fprintf(stderr, "levels, network or file of positions: cannot be used\n");
        return 2;
    }
    const int games = std::atoi(argv[3]), simulations = std::atoi(argv[5]);
    Chance chance(std::strtoull(argv[4], nullptr, 10));
    Tally tallies[levels];
    for (int number = 0; number < games; ++number) {
        const int level = chosen[chance.below(chosen.size())] - '0';
        Error error;
        std::optional<Game> game = Game::create(rules_by(chance, level), error);
        if (!game) return 1;
        std::vector<Row> rows;
        play(*game, simulations, chance, rows);
        const Outlook end = outlook_at_the_end(game->inside().table);
        if (!write(out, rows, end)) return 1;
        Tally& tally = tallies[level - 1];
        ++tally.games;
        tally.won += end.winning > 0 ? 1 : 0;
        tally.progress += end.progress;
    }
    for (int level = 1; level <= levels; ++level) {
        const Tally& tally = tallies[level - 1];
        if (tally.games == 0) continue;
        std::printf("level %d: %.0f %% of %d won, %.0f %% of the goal; ", level, 100.0 * tally.won / tally.games,
                    tally.games, 100 * tally.progress / tally.games);
    }
    std::printf("\n");
    return std::fclose(out) == 0 ? 0 : 1;
}

// Takes the place of the library's own: what is in the program is not fetched from the archive.
const Network& mistbank::network_of_teams() { return network_played; }
