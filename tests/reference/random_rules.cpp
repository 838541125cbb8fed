#include "reference/random_rules.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iterator>

#include "reference/sets.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

using namespace mistbank;
using mistbank_tests::Dice;

namespace {

constexpr int usual_games = 10000;

template <class T, std::size_t size>
void shuffle(Dice& dice, T (&things)[size], int count) {
    for (int i = count; i > 1; --i) std::swap(things[i - 1], things[dice.below(static_cast<std::size_t>(i))]);
}

void choose_colours(Dice& dice, Rules& rules) {
    const bool shared = rules.system == System::cooperative && rules.players <= 2;
    rules.colour_count = shared ? 4 : rules.players;
    for (int i = 0; i < max_colours; ++i) rules.colours[i] = static_cast<Colour>(i);
    shuffle(dice, rules.colours, max_colours);
    const bool choice = rules.system == System::cooperative && rules.level == 6 && rules.edition == Edition::of_2023;
    if (!choice || rules.colour_count < 3) return;
    rules.scoring_colour_count = 3;
    std::copy(std::begin(rules.colours), std::end(rules.colours), std::begin(rules.scoring_colours));
    shuffle(dice, rules.scoring_colours, rules.colour_count);
}

void choose_portions(Dice& dice, Rules& rules) {
    rules.farmers = dice.below(3) != 0;
    rules.ghosts = dice.below(3) != 0;
    rules.castles = dice.below(3) != 0;
    rules.cemeteries = dice.below(3) != 0;
}

void choose_the_rest(Dice& dice, Rules& rules, std::uint64_t seed) {
    const bool guarded = rules.plays(Expansion::ghosts_castles_cemeteries);
    rules.seed = seed;
    if (rules.system == System::cooperative) {
        rules.players = 1 + static_cast<int>(dice.below(5));
        rules.joint_scoring = dice.below(3) == 0 ? JointScoring::majority : JointScoring::every_colour;
    } else {
        // Prefers few players, because features are then completed more often.
        const int fewest = guarded ? 2 : 1;
        const std::size_t range = static_cast<std::size_t>(max_players - fewest + 1);
        rules.players = fewest + static_cast<int>(std::min(dice.below(range), dice.below(range)));
    }
    rules.starting_player = static_cast<int>(dice.below(static_cast<std::size_t>(rules.players)));
    rules.draws = dice.below(3) == 0 ? Draws::external : Draws::automatic;
    if (dice.below(3) != 0) choose_colours(dice, rules);
    if (guarded && dice.below(2) != 0) choose_portions(dice, rules);
}

std::uint32_t some_of(Dice& dice, std::uint32_t expansions) {
    std::uint32_t some = 0;
    for (int i = 0; i < expansion_count; ++i) {
        const std::uint32_t one = bit(static_cast<Expansion>(i)) & expansions;
        if (one != 0 && dice.below(2) != 0) some |= one;
    }
    return some;
}

}  // namespace

int games_of(int share) {
    const char* wish = std::getenv("MISTBANK_GAMES");
    const int games = wish != nullptr ? std::atoi(wish) : usual_games;
    return std::max(1, games * share / usual_games);
}

bool plays_usual_number() { return games_of(usual_games) >= usual_games; }

Rules random_rules(const std::string& name, std::uint64_t seed) {
    Dice dice(seed + 1000003);
    Rules rules = *preset(name);
    choose_the_rest(dice, rules, seed);
    return rules;
}

Rules random_expansions(std::uint64_t seed) {
    Dice dice(seed + 2000003);
    Rules rules = *preset(dice.below(4) == 0 ? "demo" : "base");
    rules.expansions |= some_of(dice, every_large_box);
    Dice more(seed + 0x5a11);  // separate dice: small boxes do not change the other random choices
    if (seed % 2 == 0) rules.expansions |= some_of(more, every_small_box);
    rules.farmers = dice.below(4) != 0;
    choose_the_rest(dice, rules, seed);
    return rules;
}

Rules random_expansions_of(const TileSet& set, bool all_shown, std::uint64_t seed) {
    Rules rules = random_expansions(seed);
    // `all_shown` does not add the expansions that have no tiles.
    const std::uint32_t without_tiles =
        bit(Expansion::ghosts_castles_cemeteries) | bit(Expansion::messages) | bit(Expansion::king);
    const std::uint32_t shown = playable_with({set}, every_expansion);
    if (all_shown) rules.expansions |= shown & ~without_tiles;
    rules.expansions = playable_with({set}, rules.expansions);
    return rules;
}

Rules random_small_boxes_of(const TileSet& set, std::uint64_t seed) {
    Dice dice(seed + 5000011);
    Rules rules = random_expansions(seed);
    rules.expansions |= every_small_box;
    if (dice.below(5) == 0) rules.expansions &= ~bit(Expansion::messages);
    if (dice.below(3) == 0) rules.expansions &= ~bit(Expansion::king);
    rules.expansions = playable_with({set}, rules.expansions);
    return rules;
}

Rules random_rules_with(std::uint32_t expansions, std::uint64_t seed) {
    Dice dice(seed + 3000017);
    Rules rules = *preset(dice.below(4) == 0 ? "demo" : "base");
    rules.expansions = expansions;
    rules.farmers = dice.below(4) != 0;
    choose_the_rest(dice, rules, seed);
    return rules;
}

namespace {

// How far the starting tiles reach from 0,0 in each direction.
struct Reach {
    int west = 0, east = 0, north = 0, south = 0;
};

Reach reach_of(const Rules& rules, const std::vector<TileSet>& sets) {
    Reach reach;
    const bool spring = rules.plays(Expansion::river) && !rules.plays(Expansion::ghosts_castles_cemeteries);
    if (spring || rules.house.start_in_bag) return reach;
    for (const StartTile& start : sets.front().start()) {
        reach.west = std::max(reach.west, -start.x);
        reach.east = std::max(reach.east, start.x);
        reach.north = std::max(reach.north, -start.y);
        reach.south = std::max(reach.south, start.y);
    }
    return reach;
}

// HSE-9: chooses a narrow or wide table and the position of the start on it. -1 means the middle.
void lay_on_table(Dice& dice, Rules& rules, const Reach& reach) {
    HouseRules& house = rules.house;
    const int size = dice.below(3) == 0 ? 12 : 5;
    const auto more = [&] { return static_cast<int>(dice.below(static_cast<std::size_t>(size))); };
    const int west = reach.west + more(), east = reach.east + more();
    const int north = reach.north + more(), south = reach.south + more();
    house.table_width = std::max(3, west + 1 + east);
    house.table_height = std::max(3, north + 1 + south);
    house.table_x = west;
    house.table_y = north;
    if (dice.below(3) == 0 && reach.west + reach.east + reach.north + reach.south == 0)
        house.table_x = house.table_y = -1;
}

}  // namespace

Rules with_random_house_rules(Rules rules, const std::vector<TileSet>& sets, std::uint64_t seed) {
    Dice dice(seed + 4000037);
    HouseRules& house = rules.house;
    const std::size_t hands = dice.below(4);
    house.hand = hands == 0 ? 3 : 0;
    house.draw_ahead = hands == 1;
    house.hand_open = dice.below(2) == 0;
    house.unplayable = dice.below(3) == 0 ? Unplayable::returned : Unplayable::set_aside;
    house.hole_turn = dice.below(3) == 0;
    house.incomplete_scores = dice.below(3) != 0;
    const bool bag = !rules.plays(Expansion::ghosts_castles_cemeteries) && !rules.plays(Expansion::river);
    house.start_in_bag = bag && rules.system == System::base && dice.below(4) == 0;
    house.small_cities = dice.below(3) == 0;
    house.dragon_after_scoring = dice.below(2) == 0;
    house.hill_majority = dice.below(2) == 0;
    Dice more(seed + 0x17);
    if (more.below(3) == 0) house.first_player = more.below(2) == 0 ? FirstPlayer::random : FirstPlayer::most_roads;
    house.tile_sales = !house.has_hands() && more.below(3) == 0;
    const bool all_play = dice.below(3) != 0;
    for (int number = 0; number < figure_kinds; ++number) {
        const auto kind = static_cast<FigureKind>(number);
        const bool must_play = all_play || kind == FigureKind::normal || kind == FigureKind::guard;
        if (!must_play && dice.below(4) == 0) house.without |= 1u << number;
    }
    if (dice.below(3) != 0) return rules;
    lay_on_table(dice, rules, reach_of(rules, sets));
    house.border_completes = dice.below(3) != 0;
    return rules;
}

std::vector<TileSet> sets_of(const Rules& rules, bool gentle) {
    std::vector<TileSet> sets;
    for (int i = 0; default_set(rules, i) != nullptr; ++i) {
        const std::string name = default_set(rules, i);
        Error error;
        std::optional<TileSet> set = TileSet::builtin(name, error);
        INFO(name << ": " << error.message);
        REQUIRE(set.has_value());
        sets.push_back(gentle && name == "mists" ? mistbank_tests::gentle_mists() : *set);
    }
    return sets;
}

}  // namespace mistbank_reference
