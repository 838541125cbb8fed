// Plays cooperative games with the adviser and stores their actions and evaluations. Also extracts positions from
// stored games: the network's inputs for each position, and the result of the game.
//
//   mistbank_positions play NETWORK GAMES COUNT SEED SIMULATIONS LEVELS
//   mistbank_positions read GAMES POSITIONS
//
// NETWORK is a file with the bytes of a Network, written by fit.py, or "none" for an untrained network. LEVELS is a
// list of digits; each game chooses one of them at random. `play` prints a line with the share of wins on each level.
// `read` writes each position to POSITIONS as floats: the inputs, the Outlook of the adviser's simulations, and the
// Outlook at the end of the game. Unknown values are NaN.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "adviser/outlook.hpp"
#include "game/view.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/rollout.hpp"
#include "rules/random.hpp"

using namespace mistbank;

namespace {

constexpr int percent_with_two_players = 75;
constexpr int percent_of_edition_2022 = 15;
constexpr int percent_with_detours = 70;     // percentage of games with detours: random choices among the best actions
constexpr int percent_of_detours = 4;        // percentage of decisions with a detour in these games
constexpr std::size_t choice_of_detour = 6;  // number of best actions from which a detour chooses
constexpr int levels = 6;
constexpr int fewest_visits = 3;  // smallest number of visits for which a line's evaluation is stored
constexpr int percent_of_lines = 50;

/// A position for training: the position after the first `actions` actions of the game and then the actions of `line`,
/// which may not have been played.
struct Moment {
    std::uint32_t actions;
    std::int32_t length;
    Action line[max_line];
    Outlook thought;  // result of the simulations
};

struct Header {
    std::int32_t level;
    std::int32_t players;
    std::int32_t edition;
    std::uint32_t actions;
    std::uint32_t moments;
    std::uint64_t seed;
};

/// A played game.
struct Played {
    Header header;
    std::vector<Action> actions;
    std::vector<Moment> moments;
};

struct Row {
    Signs signs;
    Outlook thought;
    Outlook end;
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

// Returns random rules of a level. Varies the number of players and the edition to prevent overfitting to the usual
// rules.
Header rules_by(Chance& chance, int level) {
    Header header = {};
    header.level = level;
    header.players = chance.hits(percent_with_two_players) ? 2 : 1 + static_cast<int>(chance.below(5));
    header.edition =
        static_cast<std::int32_t>(chance.hits(percent_of_edition_2022) ? Edition::of_2022 : Edition::of_2023);
    header.seed = chance.seed();
    return header;
}

std::optional<Game> game_of(const Header& header) {
    Rules rules = *preset("level" + std::to_string(header.level));
    rules.players = header.players;
    rules.edition = static_cast<Edition>(header.edition);
    rules.seed = header.seed;
    Error error;
    return Game::create(rules, error);
}

Outlook outlook_of(const Advice& advice, int goal) {
    const double stages = advice.judgement / 50 - advice.winning;
    return {static_cast<float>(advice.winning), static_cast<float>(stages), static_cast<float>(advice.points / goal)};
}

void add_moment(const Game& game, const Advice& advice, Played& played) {
    Moment moment = {};
    moment.actions = static_cast<std::uint32_t>(played.actions.size());
    moment.thought = outlook_of(advice, game.goal());
    played.moments.push_back(moment);
}

// Stores the evaluations of some lines, whether or not they are played later.
void add_lines(const Adviser& adviser, const Game& game, Chance& chance, Played& played) {
    const int most = adviser.advice(0).visits;
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        const Advice advice = adviser.advice(i);
        if (advice.visits < fewest_visits || 4 * advice.visits < most) break;
        if (!chance.hits(percent_of_lines)) continue;
        add_moment(game, advice, played);
        Moment& moment = played.moments.back();
        moment.length = static_cast<std::int32_t>(adviser.line(i, moment.line, max_line));
    }
}

// Chooses an action. Sometimes chooses a random good action instead of the best, to learn its consequences.
Action choose(const Adviser& adviser, bool with_detours, Chance& chance) {
    if (!with_detours || !chance.hits(percent_of_detours)) return adviser.choose();
    return adviser.advice(chance.below(std::min(choice_of_detour, adviser.advice_count()))).action;
}

// Plays a game. Stores a moment, with the adviser's evaluation, at the start of each turn and before a tile is laid
// face down.
void play(Game& game, int simulations, Chance& chance, Played& played) {
    Error error;
    AdviserOptions options;
    options.seed = chance.seed();
    std::optional<Adviser> adviser = Adviser::create(game, options, error);
    const bool with_detours = chance.hits(percent_with_detours);
    int turn = 0;
    while (!game.is_over()) {
        adviser->think(game, simulations);
        const DecisionKind kind = game.decision().kind;
        if (game.turn() != turn || kind == DecisionKind::lay_face_down) add_moment(game, adviser->advice(0), played);
        if (kind == DecisionKind::lay_tile) add_lines(*adviser, game, chance, played);
        turn = game.turn();
        played.actions.push_back(choose(*adviser, with_detours, chance));
        game.apply(played.actions.back());
    }
    played.header.actions = static_cast<std::uint32_t>(played.actions.size());
    played.header.moments = static_cast<std::uint32_t>(played.moments.size());
}

bool write(std::FILE* out, const Played& played) {
    return std::fwrite(&played.header, sizeof played.header, 1, out) == 1 &&
           std::fwrite(played.actions.data(), sizeof(Action), played.actions.size(), out) == played.actions.size() &&
           std::fwrite(played.moments.data(), sizeof(Moment), played.moments.size(), out) == played.moments.size();
}

bool read(std::FILE* in, Played& played) {
    if (std::fread(&played.header, sizeof played.header, 1, in) != 1) return false;
    played.actions.resize(played.header.actions);
    played.moments.resize(played.header.moments);
    return std::fread(played.actions.data(), sizeof(Action), played.actions.size(), in) == played.actions.size() &&
           std::fread(played.moments.data(), sizeof(Moment), played.moments.size(), in) == played.moments.size();
}

// --- positions -------------------------------------------------------------------------------------------------------

bool is_judged_here(const Game& game, int turn) {
    return !game.is_over() && (game.turn() != turn || game.decision().kind == DecisionKind::lay_face_down);
}

void read_row(const Game& game, const Moment& moment, Fitting& fitting, std::vector<Row>& rows) {
    const float unknown = std::numeric_limits<float>::quiet_NaN();
    Game after = game.clone();
    for (int i = 0; i < moment.length; ++i) after.apply(moment.line[i]);
    if (moment.length > 0 && !is_judged_here(after, game.turn())) return;
    fitting.look_at(inside_of(game).table);
    rows.push_back({{}, moment.thought, {unknown, unknown, unknown}});
    read_signs(inside_of(after).table, fitting, rows.back().signs);
}

bool read_rows(const Played& played, std::vector<Row>& rows) {
    std::optional<Game> game = game_of(played.header);
    if (!game) return false;
    Fitting fitting(*inside_of(*game).setup, game->allocator());
    std::size_t next = 0;
    std::vector<std::size_t> played_on;
    for (std::size_t at = 0; at < played.actions.size(); ++at) {
        for (; next < played.moments.size() && played.moments[next].actions == at; ++next) {
            if (played.moments[next].length == 0) played_on.push_back(rows.size());
            read_row(*game, played.moments[next], fitting, rows);
        }
        if (game->apply(played.actions[at]) != Status::ok) return false;
    }
    for (const std::size_t row : played_on) rows[row].end = outlook_at_the_end(inside_of(*game).table);
    return game->is_over();
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

int play_games(char** arguments) {
    const std::string chosen = arguments[5];
    const bool knows_levels = !chosen.empty() && chosen.find_first_not_of("123456") == std::string::npos;
    std::FILE* const out = std::fopen(arguments[1], "wb");
    if (!knows_levels || out == nullptr || !read_network(arguments[0])) {
        std::fprintf(stderr, "the levels, the network or the file of games cannot be used\n");
        return 2;
    }
    const int games = std::atoi(arguments[2]), simulations = std::atoi(arguments[4]);
    Chance chance(std::strtoull(arguments[3], nullptr, 10));
    Tally tallies[levels];
    for (int number = 0; number < games; ++number) {
        Played played;
        played.header = rules_by(chance, chosen[chance.below(chosen.size())] - '0');
        std::optional<Game> game = game_of(played.header);
        if (!game) return 1;
        play(*game, simulations, chance, played);
        if (!write(out, played)) return 1;
        const Outlook end = outlook_at_the_end(inside_of(*game).table);
        Tally& tally = tallies[played.header.level - 1];
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

int read_positions(char** arguments) {
    std::FILE* const in = std::fopen(arguments[0], "rb");
    std::FILE* const out = std::fopen(arguments[1], "wb");
    if (in == nullptr || out == nullptr) {
        std::fprintf(stderr, "the file of games or the file of positions cannot be used\n");
        return 2;
    }
    Played played;
    while (read(in, played)) {
        std::vector<Row> rows;
        if (!read_rows(played, rows)) return 1;
        if (std::fwrite(rows.data(), sizeof(Row), rows.size(), out) != rows.size()) return 1;
    }
    return std::fclose(out) == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 8 && std::strcmp(argv[1], "play") == 0) return play_games(argv + 2);
    if (argc == 4 && std::strcmp(argv[1], "read") == 0) return read_positions(argv + 2);
    std::fprintf(stderr,
                 "usage: mistbank_positions play NETWORK GAMES COUNT SEED SIMULATIONS LEVELS\n"
                 "       mistbank_positions read GAMES POSITIONS\n");
    return 2;
}

// Replaces the library's functions: the linker prefers a symbol in the program to one in the archive.
const Network& mistbank::network_of_first_levels() { return network_played; }
const Network& mistbank::network_of_later_levels() { return network_played; }
