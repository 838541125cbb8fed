// The differences between the best actions, and groups of equally good actions.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <string>
#include <vector>

#include "adviser/advisers.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr std::size_t most_shown = 5;

/// Returns the part of an explanation before the expectation, without comparisons with other actions.
std::string reasons_of(const Adviser& adviser, std::size_t index) {
    const std::string words = adviser.explanation(index);
    const std::string reasons = words.substr(0, words.find(';'));
    const std::size_t hopes = reasons.find(" is expected to get ");
    return hopes == std::string::npos ? reasons : reasons.substr(0, reasons.rfind(',', hopes));
}

void check_that_hints_differ(const Adviser& adviser) {
    const std::size_t count = std::min(adviser.advice_count(), most_shown);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (adviser.advice(i).group == adviser.advice(j).group) continue;
            if (reasons_of(adviser, i) == reasons_of(adviser, j)) {
                FAIL_CHECK("two hints are equal: " << adviser.explanation(i) << " and " << adviser.explanation(j));
            }
        }
    }
}

void check_that_groups_rise(const Adviser& adviser) {
    int groups = 0;
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        const int group = adviser.advice(i).group;
        if (group < 0 || group > groups) FAIL_CHECK("group " << group << " comes before group " << groups);
        groups = std::max(groups, group + 1);
    }
}

/// Returns whether the end of the explanation looks complete.
bool ends_whole(const std::string& words) {
    const bool is_cut = words.empty() || words.size() + 1 > max_explanation || words.back() == ' ' ||
                        words.back() == ',' || words.find('@') != std::string::npos;
    if (is_cut || words.find(';') == std::string::npos) return !is_cut;
    for (const std::string end : {" ahead", " behind", " equal", " in total", " to win", " the best", " the next best",
                                  " good", " to compare"}) {
        if (words.size() > end.size() && words.compare(words.size() - end.size(), end.size(), end) == 0) return true;
    }
    return false;
}

void look_at_hints_along(Game game, std::uint64_t seed) {
    Adviser adviser = adviser_of(game);
    for (Dice dice(seed); !game.is_over();) {
        think(adviser, game, dice.below(3) == 0 ? 6 : 0);
        check_that_hints_differ(adviser);
        check_that_groups_rise(adviser);
        for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
            if (!ends_whole(adviser.explanation(i)))
                FAIL_CHECK("the explanation is truncated: " << adviser.explanation(i));
        }
        play_by_chance(game, dice.below(1000), 9 + static_cast<int>(dice.below(30)));
    }
}

std::size_t index_of(const Adviser& adviser, const Game& game, const std::string& action) {
    std::size_t index = 0;
    while (index < adviser.advice_count() && game.text_of(adviser.advice(index).action) != action) ++index;
    REQUIRE(index < adviser.advice_count());
    return index;
}

}  // namespace

TEST_CASE("In every game the first five hints from different groups give different reasons, and no hint is truncated",
          "[adviser][hints]") {
    for (const int index : presets_from(0)) {
        INFO(preset_name(index));
        const auto seed = static_cast<std::uint64_t>(index);
        look_at_hints_along(game_of_preset(index, 2 + index % 3, seed), seed);
        look_at_hints_along(game_of_preset(index, 1, seed, Draws::external), seed);
    }
}

TEST_CASE("Actions with the same effect share a group, and actions with different effects do not", "[adviser][hints]") {
    Game game = house_game(house_rules());
    act(game, "draw field");
    Adviser adviser = adviser_of(game);
    think(adviser, game, 0);
    const auto group = [&](const std::string& action) { return adviser.advice(index_of(adviser, game, action)).group; };
    CHECK(group("lay 1,0 0") == group("lay 1,0 2"));
    act(game, "lay 1,0 0; draw cap; lay 0,-1 0");
    think(adviser, game, 0);
    CHECK(group("meeple green 0") == 0);
    CHECK(group("pass") == 1);
}

TEST_CASE("All random results form one group", "[adviser][hints]") {
    const Game game = house_game(house_rules());
    Adviser adviser = adviser_of(game);
    think(adviser, game, 0);
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) CHECK(adviser.advice(i).group == 0);
    CHECK(adviser.advice(adviser.advice_count()).group == 0);
}

TEST_CASE("If all reasons are equal, the explanation names the cell and rotation of the tile", "[adviser][hints]") {
    Game game = house_game(house_rules());
    act(game, "draw cap; lay 0,-1 0; meeple red 0; draw field; lay 1,0 0; draw field");
    Adviser adviser = adviser_of(game);
    think(adviser, game, 60);
    check_that_hints_differ(adviser);
    CHECK(adviser.advice(0).group == 0);
}

TEST_CASE("The explanations of the two best actions both name the difference between them", "[adviser][hints]") {
    Game game = house_game(house_rules());
    act(game, "draw cap; lay 0,-1 0; meeple red 0; draw field; lay 1,0 0; draw cap");
    Adviser adviser = adviser_of(game);
    think(adviser, game, 80);
    std::size_t next = 1;
    while (adviser.advice(next).group == 0) ++next;
    const std::string best = adviser.explanation(0), other = adviser.explanation(next);
    INFO(best << " / " << other);
    const std::string better = " points above the next best", worse = " points below the best";
    REQUIRE(best.find(better) != std::string::npos);
    REQUIRE(other.find(worse) != std::string::npos);
    const auto amount_before = [](const std::string& text, const std::string& words) {
        const std::size_t end = text.find(words), begin = text.rfind(' ', end - 1) + 1;
        return text.substr(begin, end - begin);
    };
    CHECK(amount_before(best, better) == amount_before(other, worse));
}
