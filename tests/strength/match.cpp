// Plays matches between players, and prints the shares of wins.
//
//   mistbank_strength [OPTION...] PRESET GAMES PLAYER OTHER [PLAYERS]
//       plays each deal once for each seat: PLAYER takes one seat after the other, and OTHER takes all other seats;
//       GAMES should be a multiple of PLAYERS (2)
//   mistbank_strength [OPTION...] PRESET GAMES PLAYER      plays cooperative games; prints the team's share of wins
//   mistbank_strength --sum FILE...                        adds up matches that were played in parts
//
// The output is one line: the players, the number of games, the share of wins with its 95 % Wilson interval, and the
// Elo difference for matches of two players. All times are processor time.
//
//   --from N          the number of the first game; default 0
//   --part I/N        plays part I of N of the deals, counted from 0
//   --minutes M       starts no new deal after M minutes of processor time
//   --into FILE       adds a line for each game to this file; skips games that the file already contains
//   --foreseen FILE   adds a line to this file for each tile to be laid: the player's predicted chance of winning and
//                     the result
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>
#include <vector>

#include "mistbank/rollout.hpp"
#include "players.hpp"
#include "tally.hpp"

using namespace mistbank;
using namespace strength_matches;

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

// A player's predicted chance of winning at a decision.
struct Foreseen {
    int turn;
    int player;
    double winning;
};

// Returns the share of a win that the player or the team gets, from 0 to 1.
double share_won(const Game& game, int player) {
    int firsts = 0;
    bool is_first = false;
    if (game.goal() > 0) return game.outcome() == Outcome::won ? 1 : 0;
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const Colour colour = game.scoring_meeple(i).colour;
        if (!game.has_won(colour)) continue;
        ++firsts;
        is_first = is_first || game.player_of(colour) == player;
    }
    return is_first ? share_of_win(firsts) : 0;
}

void read_end(const Match& match, const Game& game, int seat, Result& result) {
    result.turns = game.turn();
    result.past_first_pile = game.active_pile() > 0 ? 1 : 0;
    result.won = share_won(game, seat);
    if (match.is_of_a_team()) {
        result.points = standing_of(game).total;
        return;
    }
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (game.player_of(meeple.colour) == seat) result.points = meeple.total;
    }
    result.lead = lead_of(game, seat);
}

Result play(const Match& match, int number, const char* foreseen_into) {
    std::vector<Foreseen> foreseen;
    Result result;
    result.games = 1;
    const int seat = match.seat(number);
    std::optional<Board> board = new_board(match, 1000 + static_cast<std::uint64_t>(match.deal(number)));
    if (!board) std::exit(2);
    const auto seed = static_cast<std::uint64_t>(number + 1);
    const std::unique_ptr<Player> one = player_named(match.one, *board, seed);
    const std::unique_ptr<Player> other = player_named(match.is_of_a_team() ? "chance" : match.other, *board, seed);
    if (!one || !other) {
        std::fprintf(stderr, "unknown player\n");
        std::exit(2);
    }
    Game& game = board->game;
    while (!game.is_over()) {
        const bool is_first = match.is_of_a_team() || game.deciding_player() == seat;
        const double before = processor_seconds();
        Player& player = is_first ? *one : *other;
        const Action action = player.choose(*board);
        if (is_first) {
            result.seconds += processor_seconds() - before;
            ++result.decisions;
        }
        if (game.decision().kind == DecisionKind::lay_tile && player.foreseen() >= 0) {
            foreseen.push_back({game.turn(), game.deciding_player(), player.foreseen()});
        }
        mistbank_action in_c;
        std::memcpy(&in_c, &action, sizeof in_c);
        if (game.apply(action) != Status::ok || mistbank_game_apply(board->in_c, &in_c) != MISTBANK_OK) {
            std::fprintf(stderr, "not legal: %s\n", game.text_of(action).c_str());
            std::exit(1);
        }
    }
    read_end(match, game, seat, result);
    if (foreseen_into != nullptr) {
        std::ofstream out(foreseen_into, std::ios::app);
        for (const Foreseen& it : foreseen) {
            out << match.preset << '\t' << match.players << '\t' << number << '\t' << it.turn << '\t' << it.winning
                << '\t' << share_won(game, it.player) << '\n';
        }
    }
    mistbank_game_free(board->in_c);
    return result;
}

bool read_games(const char* file, Tally& tally) {
    std::ifstream in(file);
    if (!in) return false;
    for (std::string line; std::getline(in, line);) tally.add(line);
    return true;
}

int sum(int count, char** files) {
    Tally tally;
    for (int i = 0; i < count; ++i) {
        if (read_games(files[i], tally)) continue;
        std::fprintf(stderr, "%s: cannot be read\n", files[i]);
        return 2;
    }
    for (const auto& [match, result] : tally.results()) std::printf("%s\n", row_of(match, result).c_str());
    return 0;
}

struct Options {
    int from = 0;
    int part = 0;
    int parts = 1;
    double minutes = 1e9;
    const char* into = nullptr;
    const char* foreseen = nullptr;

    bool read(const char* name, const char* value) {
        const std::string option = name;
        if (option == "--from") from = std::atoi(value);
        if (option == "--minutes") minutes = std::atof(value);
        if (option == "--into") into = value;
        if (option == "--foreseen") foreseen = value;
        if (option == "--part") return std::sscanf(value, "%d/%d", &part, &parts) == 2 && parts > 0;
        return option == "--from" || option == "--minutes" || option == "--into" || option == "--foreseen";
    }
};

int match(const Options& options, int count, char** words) {
    Match match;
    match.preset = words[0];
    const int games = std::atoi(words[1]);
    match.one = words[2];
    if (count > 3) match.other = words[3];
    if (count > 4) match.players = std::atoi(words[4]);
    if (games < 1 || match.players < 1) return 2;
    Tally before;
    if (options.into != nullptr) read_games(options.into, before);
    Result all;
    for (int number = options.from; number < options.from + games; ++number) {
        if (match.deal(number) % options.parts != options.part || before.has(match, number)) continue;
        if (match.seat(number) == 0 && processor_seconds() > 60 * options.minutes) break;
        const Result result = play(match, number, options.foreseen);
        all.add(result);
        if (options.into != nullptr)
            std::ofstream(options.into, std::ios::app) << line_of(match, number, result) << '\n';
    }
    if (all.games > 0) std::printf("%s\n", row_of(match, all).c_str());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    int at = 1;
    Options options;
    if (argc > 2 && std::strcmp(argv[1], "--sum") == 0) return sum(argc - 2, argv + 2);
    while (at + 1 < argc && options.read(argv[at], argv[at + 1])) at += 2;
    if (argc - at < 3 || !preset(argv[at])) {
        std::fprintf(stderr,
                     "usage: mistbank_strength [--from N] [--part I/N] [--minutes M] [--into FILE] [--foreseen FILE]\n"
                     "                         PRESET GAMES PLAYER [OTHER [PLAYERS]]\n"
                     "       mistbank_strength --sum FILE...\n");
        return 2;
    }
    return match(options, argc - at, argv + at);
}
