// Plays matches and tells who won how often.
//
//   mistbank_strength [--from N] [--into FILE] PRESET GAMES PLAYER OTHER [PLAYERS]
//       each deal is played as often as there are seats, PLAYER taking one after the other, OTHER all the rest:
//       GAMES should be a multiple of PLAYERS (2)
//   mistbank_strength [...] PRESET GAMES PLAYER      a cooperative game: how often the team wins
//   mistbank_strength --sum FILE...                  adds up what was played apart
//
// --from: the first game's number, 0 if it is not said. --into: each game is added to this file as a line.
// One line: who, how many games, the share won with its interval (95 %, Wilson), for matches the Elo difference. Time
// is the processor's.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>

#include "mistbank/rollout.hpp"
#include "players.hpp"
#include "tally.hpp"

using namespace mistbank;
using namespace mistbank_strength;

namespace {

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

void read_end(const Match& match, const Game& game, int seat, Result& result) {
    result.turns = game.turn();
    result.past_first_pile = game.active_pile() > 0 ? 1 : 0;
    if (match.is_of_a_team()) {
        result.won = game.outcome() == Outcome::won ? 1 : 0;
        result.points = standing_of(game).total;
        return;
    }
    int firsts = 0;
    bool is_first = false;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        const bool is_own = game.player_of(meeple.colour) == seat;
        if (is_own) result.points = meeple.total;
        if (!game.has_won(meeple.colour)) continue;
        ++firsts;
        is_first = is_first || is_own;
    }
    result.won = is_first ? share_of_win(firsts) : 0;
    result.lead = lead_of(game, seat);
}

Result play(const Match& match, int number) {
    Result result;
    result.games = 1;
    const int seat = match.seat(number);
    std::optional<Board> board = new_board(match, 1000 + static_cast<std::uint64_t>(match.deal(number)));
    if (!board) std::exit(2);
    const auto seed = static_cast<std::uint64_t>(number + 1);
    const std::unique_ptr<Player> one = player_named(match.one, *board, seed);
    const std::unique_ptr<Player> other = player_named(match.is_of_a_team() ? "chance" : match.other, *board, seed);
    if (!one || !other) {
        std::fprintf(stderr, "there is no such player\n");
        std::exit(2);
    }
    Game& game = board->game;
    while (!game.is_over()) {
        const bool is_first = match.is_of_a_team() || game.deciding_player() == seat;
        const double before = processor_seconds();
        const Action action = (is_first ? *one : *other).choose(*board);
        if (is_first) {
            result.seconds += processor_seconds() - before;
            ++result.decisions;
        }
        mistbank_action in_c;
        std::memcpy(&in_c, &action, sizeof in_c);
        if (game.apply(action) != Status::ok || mistbank_game_apply(board->in_c, &in_c) != MISTBANK_OK) {
            std::fprintf(stderr, "not legal: %s\n", game.text_of(action).c_str());
            std::exit(1);
        }
    }
    read_end(match, game, seat, result);
    mistbank_game_free(board->in_c);
    return result;
}

int sum(int count, char** files) {
    Tally tally;
    for (int i = 0; i < count; ++i) {
        std::ifstream in(files[i]);
        if (!in) {
            std::fprintf(stderr, "%s: cannot be read\n", files[i]);
            return 2;
        }
        for (std::string line; std::getline(in, line);) tally.add(line);
    }
    for (const auto& [match, result] : tally.results()) std::printf("%s\n", row_of(match, result).c_str());
    return 0;
}

struct Options {
    int from = 0;
    const char* into = nullptr;
};

int match(const Options& options, int count, char** words) {
    Match match;
    match.preset = words[0];
    const int games = std::atoi(words[1]);
    match.one = words[2];
    if (count > 3) match.other = words[3];
    if (count > 4) match.players = std::atoi(words[4]);
    Result all;
    for (int number = options.from; number < options.from + games; ++number) {
        const Result result = play(match, number);
        all.add(result);
        if (options.into == nullptr) continue;
        std::ofstream(options.into, std::ios::app) << line_of(match, number, result) << '\n';
    }
    std::printf("%s\n", row_of(match, all).c_str());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    int at = 1;
    Options options;
    if (argc > 2 && std::strcmp(argv[1], "--sum") == 0) return sum(argc - 2, argv + 2);
    for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
        if (std::strcmp(argv[at], "--from") == 0) options.from = std::atoi(argv[at + 1]);
        if (std::strcmp(argv[at], "--into") == 0) options.into = argv[at + 1];
    }
    if (argc - at < 3 || !preset(argv[at])) {
        std::fprintf(stderr,
                     "usage: mistbank_strength [--from N] [--into FILE] PRESET GAMES PLAYER [OTHER [PLAYERS]]\n"
                     "       mistbank_strength --sum FILE...\n");
        return 2;
    }
    return match(options, argc - at, argv + at);
}
