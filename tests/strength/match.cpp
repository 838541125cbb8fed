// Plays matches and tells who won how often.
//
//   mistbank_strength PRESET GAMES PLAYER OTHER [PLAYERS]   each deal is played with the seats swapped; even GAMES
//   mistbank_strength PRESET GAMES PLAYER                   a cooperative game: how often the team wins
//
// One line: who, how many games, the share won with its interval (95 %, Wilson), for matches the Elo difference.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "mistbank/rollout.hpp"
#include "players.hpp"

using namespace mistbank;
using namespace mistbank_strength;

namespace {

struct Match {
    std::string preset;
    std::string one;
    std::string other;
    int games = 0;
    int players = 2;

    bool is_of_a_team() const { return other.empty(); }
};

struct Result {
    double won = 0;  // a draw is half a game
    double lead = 0;
    double points = 0;
    double turns = 0;
    double seconds = 0;  // of the first player
    long decisions = 0;
};

std::optional<Board> new_board(const Match& match, std::uint64_t seed) {
    Rules rules = *preset(match.preset);
    rules.players = match.players;
    rules.seed = seed;
    Error error;
    std::optional<Game> game = Game::create(rules, error);
    mistbank_rules rules_in_c;
    mistbank_rules_init(&rules_in_c, sizeof rules_in_c);
    mistbank_rules_preset(match.preset.c_str(), &rules_in_c);
    rules_in_c.players = match.players;
    rules_in_c.seed = seed;
    mistbank_game* in_c = nullptr;
    if (!game || mistbank_game_create(&rules_in_c, nullptr, 0, nullptr, &in_c, nullptr, 0, nullptr) != MISTBANK_OK) {
        return std::nullopt;
    }
    return Board{std::move(*game), in_c};
}

void play(const Match& match, int number, Result& result) {
    const int deal = match.is_of_a_team() ? number : number / 2;
    const int seat = number % 2;
    std::optional<Board> board = new_board(match, 1000 + static_cast<std::uint64_t>(deal));
    if (!board) std::exit(2);
    const auto seed = static_cast<std::uint64_t>(number + 1);
    const std::unique_ptr<Player> one = player_named(match.one, *board, seed);
    const std::unique_ptr<Player> other = player_named(match.is_of_a_team() ? "chance" : match.other, *board, seed);
    if (!one || !other) std::exit(2);
    Game& game = board->game;
    while (!game.is_over()) {
        const bool is_first = match.is_of_a_team() || game.deciding_player() == seat;
        const auto before = std::chrono::steady_clock::now();
        const Action action = (is_first ? *one : *other).choose(*board);
        if (is_first) {
            result.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
            ++result.decisions;
        }
        mistbank_action in_c;
        std::memcpy(&in_c, &action, sizeof in_c);
        if (game.apply(action) != Status::ok || mistbank_game_apply(board->in_c, &in_c) != MISTBANK_OK) {
            std::fprintf(stderr, "not legal: %s\n", game.text_of(action).c_str());
            std::exit(1);
        }
    }
    result.turns += game.turn();
    if (match.is_of_a_team()) {
        result.won += game.outcome() == Outcome::won ? 1 : 0;
        result.points += standing_of(game).total;
    } else {
        const double lead = lead_of(game, seat);
        result.won += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        result.lead += lead;
    }
    mistbank_game_free(board->in_c);
}

// Wilson's interval of a share.
std::pair<double, double> interval(double share, double games) {
    const double z = 1.96, z2 = z * z / games;
    const double middle = (share + z2 / 2) / (1 + z2);
    const double half = z / (1 + z2) * std::sqrt(share * (1 - share) / games + z2 / (4 * games));
    return {middle - half, middle + half};
}

double elo(double share) { return 400 * std::log10(share / (1 - share)); }

void tell(const Match& match, const Result& result) {
    const double games = match.games;
    const double share = result.won / games;
    const auto [low, high] = interval(share, games);
    std::printf("| %s | %s | %s | %d | %.0f %% (%.0f to %.0f)", match.preset.c_str(), match.one.c_str(),
                match.is_of_a_team() ? "–" : match.other.c_str(), match.games, 100 * share, 100 * low, 100 * high);
    if (match.is_of_a_team()) {
        std::printf(" | – | %.0f points, %.0f turns", result.points / games, result.turns / games);
    } else {
        std::printf(" | %+.0f to %+.0f | %+.1f points", elo(low), elo(high), result.lead / games);
    }
    std::printf(" | %.1f ms |\n", 1000 * result.seconds / static_cast<double>(result.decisions));
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4 || !preset(argv[1])) {
        std::fprintf(stderr, "usage: mistbank_strength PRESET GAMES PLAYER [OTHER [PLAYERS]]\n");
        return 2;
    }
    Match match;
    match.preset = argv[1];
    match.games = std::atoi(argv[2]);
    match.one = argv[3];
    if (argc > 4) match.other = argv[4];
    if (argc > 5) match.players = std::atoi(argv[5]);
    Result result;
    for (int game = 0; game < match.games; ++game) play(match, game, result);
    tell(match, result);
    return 0;
}
