// Results of matches. A file has a line for each game, so parts of a match can be played separately and added up.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>

namespace strength_matches {

/// The preset and the players of a match. A match without a second player is a cooperative game.
struct Match {
    std::string preset;
    std::string one;
    std::string other;
    int players = 2;

    bool is_of_a_team() const { return other.empty(); }
    // Each deal is played once for each seat: the first player takes one seat after the other.
    int deal(int number) const { return is_of_a_team() ? number : number / players; }
    int seat(int number) const { return is_of_a_team() ? 0 : number % players; }

    friend bool operator<(const Match& a, const Match& b) {
        return std::tie(a.preset, a.one, a.other, a.players) < std::tie(b.preset, b.one, b.other, b.players);
    }
};

/// The first player's results, added up over games.
struct Result {
    int games = 0;
    double won = 0;  // number of won games; a shared first place counts as a fraction of a game
    double lead = 0;
    double points = 0;
    double turns = 0;
    int past_first_pile = 0;  // number of games that reached the second pile
    double seconds = 0;       // processor time in seconds
    long decisions = 0;

    void add(const Result& more) {
        games += more.games;
        won += more.won;
        lead += more.lead;
        points += more.points;
        turns += more.turns;
        past_first_pile += more.past_first_pile;
        seconds += more.seconds;
        decisions += more.decisions;
    }
};

/// Returns the share of a win that each player gets if `firsts` players share first place.
inline double share_of_win(int firsts) { return 1.0 / firsts; }

/// Returns the 95 % Wilson interval of a share.
inline std::pair<double, double> interval(double share, double games) {
    const double z = 1.96, z2 = z * z / games;
    const double middle = (share + z2 / 2) / (1 + z2);
    const double half = z / (1 + z2) * std::sqrt(share * (1 - share) / games + z2 / (4 * games));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

/// Returns the Elo difference for a share of wins; infinite if the player wins or loses all games.
inline double elo(double share) {
    if (share > 1 - 1e-9 || share < 1e-9) return share > 0.5 ? HUGE_VAL : -HUGE_VAL;
    return 400 * std::log10(share / (1 - share));
}

/// Formats a game as a line: match, number and results, separated by tabs.
inline std::string line_of(const Match& match, int number, const Result& result) {
    std::ostringstream line;
    line << match.preset << '\t' << match.one << '\t' << match.other << '\t' << match.players << '\t' << number << '\t'
         << result.won << '\t' << result.lead << '\t' << result.points << '\t' << result.turns << '\t'
         << result.past_first_pile << '\t' << result.seconds << '\t' << result.decisions;
    return line.str();
}

/// Adds up the games in the lines of files. Counts repeated games once.
class Tally {
public:
    /// Adds a line; returns false if the line is not a game.
    bool add(const std::string& line) {
        Match match;
        Result result;
        int number = 0;
        std::istringstream in(line);
        std::getline(in, match.preset, '\t');
        std::getline(in, match.one, '\t');
        std::getline(in, match.other, '\t');
        in >> match.players >> number >> result.won >> result.lead >> result.points >> result.turns >>
            result.past_first_pile >> result.seconds >> result.decisions;
        if (!in) return false;
        result.games = 1;
        if (seen_.insert({match, number}).second) results_[match].add(result);
        return true;
    }
    bool has(const Match& match, int number) const { return seen_.count({match, number}) > 0; }
    const std::map<Match, Result>& results() const { return results_; }

private:
    std::set<std::pair<Match, int>> seen_;
    std::map<Match, Result> results_;
};

/// Formats a share with its interval, for example "42 % (30 to 55)".
inline std::string share_with_interval(double share, double games) {
    char text[60];
    const auto [low, high] = interval(share, games);
    std::snprintf(text, sizeof text, "%.0f %% (%.0f to %.0f)", 100 * share, 100 * low, 100 * high);
    return text;
}

/// Formats the two cells after the share in a row of the table. On level 6 also shows the share of games past the first
/// pile.
inline std::string beside_share(const Match& match, const Result& result) {
    char text[120];
    const double games = result.games;
    if (match.is_of_a_team()) {
        std::snprintf(text, sizeof text, "– | %.0f points, %.0f turns", result.points / games, result.turns / games);
        if (match.preset != "level6") return text;
        return text + (", past the first pile " + share_with_interval(result.past_first_pile / games, games));
    }
    const auto [low, high] = interval(result.won / games, games);
    if (match.players == 2) {
        std::snprintf(text, sizeof text, "%+.0f to %+.0f | %+.1f points", elo(low), elo(high), result.lead / games);
    } else {
        std::snprintf(text, sizeof text, "– | %+.1f points", result.lead / games);
    }
    return text;
}

/// Formats a row of the table: the share with its interval, and the other results.
inline std::string row_of(const Match& match, const Result& result) {
    const std::string players = match.players == 2 ? "" : ", " + std::to_string(match.players) + " players";
    const std::string other = match.is_of_a_team() ? "–" : match.other;
    char time[30];
    std::snprintf(time, sizeof time, "%.1f ms",
                  result.decisions > 0 ? 1000 * result.seconds / static_cast<double>(result.decisions) : 0);
    return "| " + match.preset + players + " | " + match.one + " | " + other + " | " + std::to_string(result.games) +
           " | " + share_with_interval(result.won / result.games, result.games) + " | " + beside_share(match, result) +
           " | " + time + " |";
}

}  // namespace strength_matches
