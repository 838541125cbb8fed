// Tests that explanations are true: plays the advised line in the game, and checks each claim with public queries.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "adviser/advisers.hpp"
#include "adviser/judgement.hpp"
#include "game/view.hpp"
#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using ClaimedWord = char[40];

Colour colour_named(const std::string& name) {
    for (int colour = 0; colour < max_colours; ++colour) {
        if (name == name_of(static_cast<Colour>(colour))) return static_cast<Colour>(colour);
    }
    return Colour::none;
}

Game after_line(const Game& game, const Adviser& adviser, std::size_t index) {
    Game after = game.clone();
    Action line[max_line];
    const std::size_t length = adviser.line(index, line, max_line);
    for (std::size_t i = 0; i < length && after.apply(line[i]) == Status::ok;) ++i;
    return after;
}

/// Returns the parts of an explanation before the expectation. A subordinate clause stays with its part.
std::vector<std::string> claims_in(const std::string& explanation) {
    const std::string words = explanation.substr(0, explanation.find(';'));
    std::vector<std::string> claims;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t end = words.find(", ", at);
        if (end != std::string::npos && words.compare(end + 2, 5, "where") == 0) end = words.find(", ", end + 2);
        end = std::min(end, words.size());
        claims.push_back(words.substr(at, end - at));
        at = end + 2;
    }
    return claims;
}

/// A claim about a line of play, with the games before and after the line.
class Claim {
public:
    Claim(std::string words, const Game& before, const Game& after)
        : words_(std::move(words)),
          before_(before),
          after_(after),
          own_(before.rules().colours[before.deciding_player()]) {}

    /// Checks the claim. Returns the first word of the claim, or an empty text if claims of this kind are not checked.
    std::string check() {
        const bool is_so = is_placed() || is_grown() || is_opened() || is_around() || is_met() || is_closed() ||
                           is_gap() || is_bank() || is_kept();
        if (is_false_)
            FAIL_CHECK("the claim is false: " << words_ << '\n' << render_text(before_) << render_text(after_));
        return is_so ? words_.substr(0, words_.find(' ')) : std::string();
    }

private:
    template <class... Parts>
    bool reads(const char* pattern, Parts... parts) const {
        int end = 0;
        std::sscanf(words_.c_str(), (std::string(pattern) + "%n").c_str(), parts..., &end);
        return end > 0 && static_cast<std::size_t>(end) <= words_.size();
    }
    bool hold(bool is_so) {
        is_false_ = is_false_ || !is_so;
        return true;
    }
    /// Returns whether a figure on the cell is in a feature of this kind that fulfils the condition. Colour::none means
    /// figures of any colour.
    template <class Wanted>
    bool any_held(int x, int y, const std::string& kind, Colour colour, Wanted wanted) const {
        for (int i = 0; i < after_.figure_count(); ++i) {
            const FigureView figure = after_.figure(i);
            const LaidTile tile = after_.tile(figure.tile);
            if (tile.x != x || tile.y != y || (colour != Colour::none && figure.colour != colour)) continue;
            for (const Feature& feature : after_.features()) {
                if (name_of(feature.kind) == kind && holds(feature, figure) && wanted(feature)) return true;
            }
        }
        return false;
    }
    bool holds(const Feature& feature, const FigureView& figure) const {
        const Node& standing =
            inside_of(after_).table.board.node(inside_of(after_).table.board.tiles[figure.tile], figure.segment);
        const Node& segment =
            inside_of(after_).table.board.node(inside_of(after_).table.board.tiles[feature.tile], feature.segment);
        return standing.root == segment.root;
    }

    bool is_placed() {
        ClaimedWord whose = "", figure = "";
        if (reads("places %39[a-z]'s last %39[a-z] at ", whose, figure)) return is_placed_by(whose, "'s last ", figure);
        if (reads("places %39[a-z]'s %39[a-z] at ", whose, figure)) return is_placed_by(whose, "'s ", figure);
        if (reads("places the last %39[a-z] at ", figure)) return is_placed_by("the", " last ", figure);
        return reads("places a %39[a-z] at ", figure) && is_placed_by("a", " ", figure);
    }
    bool is_placed_by(const std::string& whose, const std::string& then, const std::string& figure) {
        int x = 0, y = 0, tiles = 0, open = 0;
        ClaimedWord kind = "";
        const std::string begin = "places " + whose + then + figure + " at %d,%d on a %39[a-z] of %d tile";
        if (!reads((begin + "%*[s ]with %d").c_str(), &x, &y, kind, &tiles, &open)) return false;
        const Colour colour = before_.goal() > 0 ? colour_named(whose) : own_;
        const bool is_last = then.find("last") == std::string::npos || supply(colour) == 0;
        return hold(is_last && any_held(x, y, kind, colour, [&](const Feature& feature) {
                        return feature.tiles == tiles && feature.open_sides == open;
                    }));
    }
    bool is_grown() {
        int x = 0, y = 0, tiles = 0, open = 0;
        ClaimedWord colour = "", kind = "";
        if (!reads("extends %39[a-z]'s %39[a-z] at %d,%d to %d tile%*[s ]with %d", colour, kind, &x, &y, &tiles, &open))
            return false;
        return hold(any_held(x, y, kind, Colour::none, [&](const Feature& feature) {
            return feature.tiles == tiles && feature.open_sides == open &&
                   feature.meeples[static_cast<int>(colour_named(colour))] > 0;
        }));
    }
    bool is_opened() {
        int x = 0, y = 0, open = 0;
        ClaimedWord colour = "", kind = "";
        if (!reads("opens %39[a-z]'s %39[a-z] at %d,%d to %d", colour, kind, &x, &y, &open)) return false;
        return hold(colour_named(colour) != own_ &&
                    any_held(x, y, kind, colour_named(colour),
                             [&](const Feature& feature) { return feature.open_sides == open; }));
    }
    bool is_around() {
        int x = 0, y = 0, around = 0;
        ClaimedWord colour = "", kind = "";
        if (!reads("surrounds %39[a-z]'s %39[a-z] at %d,%d with %d of 8", colour, kind, &x, &y, &around)) return false;
        return hold(any_held(x, y, kind, colour_named(colour),
                             [&](const Feature& feature) { return feature.open_sides == 8 - around; }));
    }
    bool is_met() {
        int x = 0, y = 0;
        ClaimedWord kind = "", rival = "", verb = "";
        const bool reads_so = reads("now %39[a-z] the %39[a-z] at %d,%d with %39[a-z]", verb, kind, &x, &y, rival) ||
                              reads("%39[a-z] the %39[a-z] at %d,%d from %39[a-z]", verb, kind, &x, &y, rival) ||
                              reads("%39[a-z] the %39[a-z] at %d,%d to %39[a-z]", verb, kind, &x, &y, rival);
        if (!reads_so || colour_named(rival) == Colour::none) return false;
        if (has_more_than_meeples()) return true;  // not checked: figures stronger than a meeple may decide
        return hold(any_held(x, y, kind, Colour::none, [&](const Feature& feature) {
            const int own = feature.meeples[static_cast<int>(own_)],
                      others = feature.meeples[static_cast<int>(colour_named(rival))];
            return std::string(verb) == "shares"  ? own == others
                   : std::string(verb) == "takes" ? own > others
                                                  : own < others;
        }));
    }
    bool is_closed() {
        int x = 0, y = 0, points = 0;
        ClaimedWord verb = "", kind = "";
        if (!reads("%39[a-z] the %39[a-z] at %d,%d for %d", verb, kind, &x, &y, &points)) return false;
        const bool brings = has_more_than_meeples() || score(after_) - score(before_) >= points;
        return hold(brings && after_.tile_at(x, y) >= 0);
    }
    bool is_gap() {
        int x = 0, y = 0;
        if (!reads("no remaining tile fits at %d,%d", &x, &y)) return false;
        return hold(after_.tile_at(x, y) < 0 && !fits_any(x, y));
    }
    bool is_bank() {
        int tiles = 0, open = 0;
        if (!reads("leaves a mist bank of %d tile%*[s ]with %d", &tiles, &open)) return false;
        const std::vector<Feature> all = after_.features();
        return hold(std::any_of(all.begin(), all.end(), [&](const Feature& feature) {
            return feature.kind == SegmentKind::mist && feature.tiles == tiles && feature.open_sides == open;
        }));
    }
    bool is_kept() {
        int meeples = 0;
        if (!reads("places nothing and keeps %d", &meeples)) return false;
        return has_more_than_meeples() || hold(supply(own_) == meeples);
    }

    /// Returns whether the game has figures other than normal meeples, or players with several colours.
    bool has_more_than_meeples() const { return before_.rules().expansions != 0 || before_.goal() > 0; }
    int supply(Colour colour) const { return after_.supply(colour).of(FigureKind::normal); }
    int score(const Game& game) const {
        for (int i = 0; i < game.scoring_meeple_count(); ++i) {
            if (game.scoring_meeple(i).colour == own_) return game.scoring_meeple(i).total;
        }
        return 0;
    }
    /// Returns whether an unseen tile can be laid on the cell. Tries a draw of each type in a copy of the game.
    bool fits_any(int x, int y) const {
        for (int type = 0; type < after_.type_count(); ++type) {
            if (before_.unseen(type) == 0) continue;
            Game trial = after_.clone();
            Action draw;
            draw.kind = ActionKind::draw;
            draw.x = static_cast<std::int16_t>(type);
            if (trial.apply(draw) != Status::ok) continue;
            for (const Action& lay : trial.legal_actions()) {
                if (lay.kind == ActionKind::lay && lay.x == x && lay.y == y) return true;
            }
        }
        return false;
    }

    const std::string words_;
    const Game& before_;
    const Game& after_;
    const Colour own_;
    bool is_false_ = false;
};

/// Returns whether the turn continues, perhaps with decisions of other players.
bool is_anybody_asked(const Game& game) { return !game.is_over() && game.decision().kind != DecisionKind::draw; }

/// Checks the points that an explanation expects for another player: they must equal the difference between the
/// adviser's judgements of `after` and `compared`. Does nothing if the explanation names no such points, or if the turn
/// continues in one of the two games.
void check_hopes(const std::string& explanation, const Game& before, const Game& after, const Game& compared,
                 bool is_best) {
    const std::size_t at = explanation.find(" is expected to get ");
    if (at == std::string::npos || is_anybody_asked(after) || is_anybody_asked(compared)) return;
    const Colour colour =
        colour_named(explanation.substr(explanation.rfind(' ', at - 1) + 1, at - explanation.rfind(' ', at - 1) - 1));
    const int points = std::atoi(explanation.c_str() + at + 20);
    const bool is_less = explanation.find(" less than after the ", at) != std::string::npos;
    Judge judge(*inside_of(after).setup, after.allocator());
    judge.look_at(inside_of(before).table);
    double values[2][max_colours];
    judge.see_values(inside_of(after).table, values[0]);
    judge.see_values(inside_of(compared).table, values[1]);
    const auto number = static_cast<std::size_t>(colour);
    INFO(explanation << (is_best ? " (best)" : ""));
    CHECK(std::lround(values[0][number] - values[1][number]) == (is_less ? -points : points));
}

/// The number of claims that begin with each word.
using TimesClaimed = std::map<std::string, int>;

/// Checks the claims at several positions of a random game, with at most `apart` actions between two positions.
void check_claims_along(Game game, std::uint64_t seed, std::uint32_t apart, TimesClaimed& counts) {
    Adviser adviser = adviser_of(game);
    for (Dice dice(seed); !game.is_over();) {
        const DecisionKind kind = game.decision().kind;
        if (kind == DecisionKind::lay_tile || kind == DecisionKind::place_meeple) {
            think(adviser, game, dice.below(3) == 0 ? 8 : 0);
            std::size_t next = 0;
            while (next < adviser.advice_count() && adviser.advice(next).group == 0) ++next;
            for (std::size_t i = 0; i < std::min<std::size_t>(adviser.advice_count(), 8); ++i) {
                const Game after = after_line(game, adviser, i);
                const std::string explanation = adviser.explanation(i);
                for (const std::string& words : claims_in(explanation)) ++counts[Claim(words, game, after).check()];
                if (next < adviser.advice_count())
                    check_hopes(explanation, game, after, after_line(game, adviser, i == 0 ? next : 0), i == 0);
            }
        }
        play_by_chance(game, dice.below(1000), 1 + static_cast<int>(dice.below(apart)));
    }
}

}  // namespace

TEST_CASE("Every claim in an explanation is true in the base game", "[adviser][hints]") {
    TimesClaimed counts;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Rules rules = rules_of("base", 2 + static_cast<int>(seed % 3), seed);
        rules.draws = Draws::external;
        check_claims_along(new_game(rules), seed, 4, counts);
    }
    for (const char* const words : {"places", "extends", "opens", "surrounds", "now", "closes", "no"}) {
        if (counts[words] == 0) FAIL_CHECK("no claim begins with: " << words);
    }
}

TEST_CASE("Every claim in an explanation is true in games of every preset", "[adviser][hints]") {
    TimesClaimed counts;
    for (const int index : presets_from(0)) {
        const std::string name = preset_name(index);
        INFO(name);
        const std::uint64_t seed = static_cast<std::uint64_t>(index);
        check_claims_along(game_of_preset(index, 2 + index % 2, seed, Draws::external), seed, 20, counts);
    }
    for (const char* const words : {"places", "extends", "leaves", "surrounds"}) {
        if (counts[words] == 0) FAIL_CHECK("no claim begins with: " << words);
    }
}
