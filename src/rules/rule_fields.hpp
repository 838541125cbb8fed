// The fields of the rules by name, for the formats that contain rules.
#pragma once

#include <algorithm>
#include <array>

#include "mistbank/description.hpp"
#include "mistbank/rules.hpp"

namespace mistbank {

/// A value of an enumeration whose values begin at 0.
template <class Choice>
struct WordField {
    Choice& choice;
    Enumeration enumeration;
};
template <class Choice>
WordField(Choice&, Enumeration) -> WordField<Choice>;

/// A list of colours. Only the first `count` colours are used.
template <class List, class Count>
struct ColoursField {
    List& list;
    Count& count;
};
template <class List, class Count>
ColoursField(List&, Count&) -> ColoursField<List, Count>;

/// A set of named items, with one bit for each item.
template <class Bits>
struct NamesField {
    Bits& bits;
    int count;
    const char* (*name)(int);
};
template <class Bits>
NamesField(Bits&, int, const char* (*)(int)) -> NamesField<Bits>;

inline const char* expansion_name(int number) { return name_of(static_cast<Expansion>(number)); }
inline const char* kind_name(int number) { return name_of(static_cast<FigureKind>(number)); }

inline int value_count(Enumeration enumeration) {
    int count = 0;
    while (value_named(enumeration, name_of(enumeration, count))) ++count;
    return count;
}

/// Returns the value of a field as a number. The field must not be a list.
template <class Value>
std::int64_t number_of_field(const Value& value) {
    return static_cast<std::int64_t>(value);
}
template <class Choice>
std::int64_t number_of_field(const WordField<Choice>& word) {
    return static_cast<std::int64_t>(word.choice);
}
template <class Bits>
std::int64_t number_of_field(const NamesField<Bits>& names) {
    return names.bits;
}

/// Passes every house rule to `visit`, with its name. Hashes depend on the order: add new house rules at the end.
template <class House, class Visit>
constexpr void each_house_rule(House& house, Visit visit) {
    visit("hand", house.hand);
    visit("hand_open", house.hand_open);
    visit("draw_ahead", house.draw_ahead);
    visit("unplayable", WordField{house.unplayable, Enumeration::unplayable});
    visit("hole_turn", house.hole_turn);
    visit("incomplete_scores", house.incomplete_scores);
    visit("table_width", house.table_width);
    visit("table_height", house.table_height);
    visit("table_x", house.table_x);
    visit("table_y", house.table_y);
    visit("border_completes", house.border_completes);
    visit("start_in_bag", house.start_in_bag);
    visit("small_cities", house.small_cities);
    visit("without", NamesField{house.without, figure_kinds, kind_name});
    visit("dragon_after_scoring", house.dragon_after_scoring);
    visit("hill_majority", house.hill_majority);
    visit("first_player", WordField{house.first_player, Enumeration::first_player});
    visit("tile_sales", house.tile_sales);
}
inline constexpr std::size_t house_rules_of_2_0 = 16;
inline constexpr std::size_t house_rule_count = [] {
    std::size_t count = 0;
    const HouseRules house;
    each_house_rule(house, [&](const char*, const auto&) { ++count; });
    return count;
}();

/// Returns all house rules as numbers, in the order of each_house_rule().
inline std::array<std::int64_t, house_rule_count> numbers_of(const HouseRules& house) {
    std::array<std::int64_t, house_rule_count> numbers{};
    std::size_t count = 0;
    each_house_rule(house, [&](const char*, const auto& field) { numbers[count++] = number_of_field(field); });
    return numbers;
}

/// Returns whether a game with these validated rules has any house rule.
inline bool plays_house_rules(const HouseRules& house) { return numbers_of(house) != numbers_of(HouseRules{}); }

/// Returns whether the game has a house rule that version 2.0 does not support.
inline bool has_later_house_rules(const HouseRules& house) {
    const auto numbers = numbers_of(house);
    const auto defaults = numbers_of(HouseRules{});
    return !std::equal(numbers.begin() + house_rules_of_2_0, numbers.end(), defaults.begin() + house_rules_of_2_0);
}

/// Passes every field except the seed to `visit`, with its name.
template <class Its, class Visit>
void each_rule_field(Its& rules, Visit visit) {
    visit("system", rules.system);
    visit("expansions", NamesField{rules.expansions, expansion_count, expansion_name});
    visit("edition", rules.edition);
    visit("level", rules.level);
    visit("players", rules.players);
    visit("starting_player", rules.starting_player);
    visit("colours", ColoursField{rules.colours, rules.colour_count});
    visit("scoring_colours", ColoursField{rules.scoring_colours, rules.scoring_colour_count});
    visit("joint_scoring", WordField{rules.joint_scoring, Enumeration::joint_scoring});
    visit("farmers", rules.farmers);
    visit("ghosts", rules.ghosts);
    visit("castles", rules.castles);
    visit("cemeteries", rules.cemeteries);
    visit("draws", WordField{rules.draws, Enumeration::draws});
    visit("revision", rules.revision);
    each_house_rule(rules.house, visit);
}

}  // namespace mistbank
