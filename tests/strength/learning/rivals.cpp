// Trains the weights of the evaluation in competitive games. Advisers with slightly different weights play against each
// other, and each weight moves in the direction that gains points.
//
//   mistbank_rivals SOURCE FAMILY PLAYERS ROUNDS GAMES SIMULATIONS
//
// SOURCE is src/adviser/learned_weights.cpp. The program starts from the row of this family (base, ghosts, boxes) and
// number of players in SOURCE, and rewrites the row. After each round the program prints a line with the changed
// weights and the significance of each change. The games of the last round also train the prediction of the winner by
// the lead.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "adviser/judgement.hpp"
#include "game/view.hpp"
#include "learned_rows.hpp"
#include "mistbank/adviser.hpp"
#include "rules/random.hpp"

using namespace mistbank;
using namespace mistbank_learning;

namespace {

LearnedWeights known;

// Each adviser's weights differ from the known weights by about `difference` steps. A round moves a weight by at most
// `farthest` steps.
constexpr double difference = 0.6;
constexpr double farthest = 0.8;
constexpr double calming = 0.25;  // round r moves a weight by at most farthest / (1 + calming * r) steps

double by_chance(Random& random) {  // returns an approximately normally distributed number
    double sum = 0;
    for (int i = 0; i < 12; ++i) sum += random.below(1u << 24) / double{1u << 24};
    return sum - 6;
}

/// The regression of the players' leads on one weight.
struct Slope {
    double together = 0, of_weight = 0, of_lead = 0, players = 0;

    void add(double difference_of_weight, double lead) {
        together += difference_of_weight * lead;
        of_weight += difference_of_weight * difference_of_weight;
        of_lead += lead * lead;
        players += 1;
    }
    /// Returns the points that one step of the weight gains; 0 if unknown.
    double points() const { return of_weight > 0 ? together / of_weight : 0; }
    /// Returns the distance of points() from 0 in standard errors. The leads of a game add up to 0, so one of them is
    /// not independent.
    double certainty(int seats) const {
        if (of_weight <= 0 || of_lead <= 0) return 0;
        const double free = players * (seats - 1) / seats;
        return points() / std::sqrt(of_lead / players / (of_weight / players * free));
    }
};

/// The value of a position for each player, and the winner.
struct Standing {
    double value[most_rivals];
    double won[most_rivals];
    double tiles;
};

struct Lesson {
    Family family;
    int players;
    int games;
    int simulations;
    bool is_last = false;
};

class Learner {
public:
    Learner(const Lesson& lesson, RivalWeights& row, std::uint64_t seed)
        : lesson_(lesson), row_(row), before_(row), random_(seed), slopes_(weight_count) {}

    void play_round() {
        for (int number = 0; number < lesson_.games; ++number) play();
    }
    void move(int round) {
        const double most = farthest / (1 + calming * round);
        for (int number = 0; number < weight_count; ++number) {
            const double certainty = slopes_[number].certainty(lesson_.players);
            if (std::fabs(certainty) <= 1) continue;
            const double sure = 1 - 1 / (certainty * certainty);
            const double steps = std::clamp(slopes_[number].points() * sure / 1.5, -most, most);
            put(row_, number, value_of(before_, number) + steps * known_weights[number].step);
            std::printf(" %s %.2f to %.2f (%+.1f)", known_weights[number].name, value_of(before_, number),
                        value_of(row_, number), certainty);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    double points() const { return points_ / (lesson_.games * lesson_.players); }
    const std::vector<Standing>& standings() const { return standings_; }

private:
    void play() {
        const Rules rules = rules_of_lesson(lesson_.family, lesson_.players, random_);
        Error error;
        std::optional<Game> game = Game::create(rules, error);
        if (!game) std::exit(1);
        game->stop_recording();
        std::vector<std::vector<double>> shifts;
        std::vector<Adviser> advisers;
        for (int player = 0; player < lesson_.players; ++player) advisers.push_back(new_adviser(*game, shifts));
        row_ = before_;
        Judge judge(*inside_of(*game).setup, game->allocator());
        const std::size_t first = standings_.size();
        for (int turn = 0; !game->is_over();) {
            if (lesson_.is_last && game->turn() != turn) {
                turn = game->turn();
                if (turn % 3 == 0) note_standing(*game, judge);
            }
            Adviser& adviser = advisers[static_cast<std::size_t>(game->deciding_player())];
            adviser.think(*game, lesson_.simulations);
            game->apply(adviser.choose());
        }
        learn_from(*game, shifts, rules.expansions, first);
    }

    // Creates an adviser with weights that differ randomly from the known weights, and adds the differences to
    // `shifts`.
    Adviser new_adviser(const Game& game, std::vector<std::vector<double>>& shifts) {
        shifts.emplace_back(weight_count);
        for (int number = 0; number < weight_count; ++number) {
            const KnownWeight& known_weight = known_weights[number];
            const double before = value_of(before_, number);
            put(row_, number, before + difference * known_weight.step * by_chance(random_));
            shifts.back()[static_cast<std::size_t>(number)] =
                known_weight.step > 0 ? (value_of(row_, number) - before) / known_weight.step : 0;
        }
        AdviserOptions options;
        options.seed = random_.next();
        Error error;
        std::optional<Adviser> adviser = Adviser::create(game, options, error);
        if (!adviser) std::exit(1);
        return std::move(*adviser);
    }

    void note_standing(const Game& game, Judge& judge) {
        Standing standing = {};
        double values[max_colours] = {};
        judge.look_at(inside_of(game).table);
        judge.see_values(inside_of(game).table, values);
        for (int colour = 0; colour < max_colours; ++colour) {
            const int player = game.player_of(static_cast<Colour>(colour));
            if (player >= 0) standing.value[player] = values[colour];
        }
        standing.tiles = tiles_to_come(inside_of(game).table);
        standings_.push_back(standing);
    }

    void learn_from(const Game& game, const std::vector<std::vector<double>>& shifts, std::uint32_t boxes,
                    std::size_t first) {
        std::vector<double> points(static_cast<std::size_t>(lesson_.players));
        double sum = 0;
        for (int i = 0; i < game.scoring_meeple_count(); ++i) {
            const ScoringMeeple meeple = game.scoring_meeple(i);
            points[static_cast<std::size_t>(game.player_of(meeple.colour))] = meeple.total;
            sum += meeple.total;
        }
        points_ += sum;
        const int others = lesson_.players - 1;
        for (std::size_t player = 0; player < points.size(); ++player) {
            const double lead = points[player] - (sum - points[player]) / others;
            for (std::size_t number = 0; number < weight_count; ++number) {
                const std::uint32_t its_boxes = known_weights[number].boxes;
                if (its_boxes != 0 && (its_boxes & boxes) == 0) continue;
                double all = 0;
                for (const auto& shift : shifts) all += shift[number];
                slopes_[number].add(shifts[player][number] - (all - shifts[player][number]) / others, lead);
            }
        }
        const double most = *std::max_element(points.begin(), points.end());
        const auto firsts = static_cast<double>(std::count(points.begin(), points.end(), most));
        for (std::size_t i = first; i < standings_.size(); ++i) {
            for (std::size_t player = 0; player < points.size(); ++player) {
                standings_[i].won[player] = points[player] == most ? 1 / firsts : 0;
            }
        }
    }

    Lesson lesson_;
    RivalWeights& row_;
    RivalWeights before_;
    Random random_;
    std::vector<Slope> slopes_;
    std::vector<Standing> standings_;
    double points_ = 0;
};

// --- the chance to win ----------------------------------------------------------------------------------------------

/// Returns the mean cross-entropy of predicting the winner from the players' values, if the spread of the values is
/// `at_end` + `by_tile` * the square root of the number of tiles left.
double surprise(const std::vector<Standing>& standings, int players, double at_end, double by_tile) {
    double sum = 0;
    for (const Standing& standing : standings) {
        const double spread = at_end + by_tile * std::sqrt(standing.tiles);
        const double most = *std::max_element(standing.value, standing.value + players);
        double all = 0;
        for (int i = 0; i < players; ++i) all += std::exp((standing.value[i] - most) / spread);
        for (int i = 0; i < players; ++i) {
            sum += standing.won[i] * (std::log(all) - (standing.value[i] - most) / spread);
        }
    }
    return sum / static_cast<double>(standings.size());
}

void learn_spreads(const std::vector<Standing>& standings, int players, RivalWeights& row) {
    double least = surprise(standings, players, row.spread, row.spread_by_tile);
    const double before = least;
    for (double factor : {1.5, 1.2, 1.07, 1.02}) {
        for (bool has_moved = true; has_moved;) {
            has_moved = false;
            for (double RivalWeights::*weight : {&RivalWeights::spread, &RivalWeights::spread_by_tile}) {
                for (const double by : {factor, 1 / factor}) {
                    RivalWeights tried = row;
                    tried.*weight = std::clamp(tried.*weight * by, 0.2, 20.0);
                    const double loss = surprise(standings, players, tried.spread, tried.spread_by_tile);
                    if (loss >= least - 1e-6) continue;
                    least = loss;
                    row = tried;
                    has_moved = true;
                }
            }
        }
    }
    std::printf("who wins: surprise %.4f, now %.4f; spread %.2f and %.2f\n", before, least, row.spread,
                row.spread_by_tile);
}

}  // namespace

// Replaces the library's function. The linker prefers a symbol in the program to one in the archive.
const LearnedWeights& mistbank::learned_weights() { return known; }

int main(int argc, char** argv) {
    if (argc != 7) {
        std::fprintf(stderr, "usage: mistbank_rivals SOURCE FAMILY PLAYERS ROUNDS GAMES SIMULATIONS\n");
        return 2;
    }
    const std::optional<Family> family = family_named(argv[2]);
    const int players = std::atoi(argv[3]), rounds = std::atoi(argv[4]);
    if (!family || players < fewest_rivals || players > most_rivals || !read_weights(argv[1], known)) {
        std::fprintf(stderr, "the weights, the family or the number of players cannot be used\n");
        return 2;
    }
    RivalWeights& row = known.of[static_cast<int>(*family)][players - fewest_rivals];
    for (int round = 0; round < rounds; ++round) {
        const Lesson lesson = {*family, players, std::atoi(argv[5]), std::atoi(argv[6]), round + 1 == rounds};
        const auto seed = static_cast<std::uint64_t>(round + 100 * players + 1000 * static_cast<int>(*family));
        Learner learner(lesson, row, mixed(seed));
        learner.play_round();
        std::printf("%s, %d players, round %d: %.1f points each;", argv[2], players, round + 1, learner.points());
        learner.move(round);
        if (lesson.is_last && !learner.standings().empty()) learn_spreads(learner.standings(), players, row);
    }
    return write_weights(argv[1], known) ? 0 : 1;
}
