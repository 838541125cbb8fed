// Rules: presets, checks, and versions of the struct.
#include "boundary.hpp"

namespace mistbank::capi {
namespace {

static_assert(offsetof(mistbank_rules, system) == 4 && offsetof(mistbank_rules, edition) == 8);
static_assert(offsetof(mistbank_rules, level) == 12 && offsetof(mistbank_rules, players) == 16);
static_assert(offsetof(mistbank_rules, starting_player) == 20 && offsetof(mistbank_rules, joint_scoring) == 24);
static_assert(offsetof(mistbank_rules, draws) == 28 && offsetof(mistbank_rules, colour_count) == 32);
static_assert(offsetof(mistbank_rules, scoring_colour_count) == 36 && offsetof(mistbank_rules, colours) == 40);
static_assert(offsetof(mistbank_rules, scoring_colours) == 64 && offsetof(mistbank_rules, seed) == 88);
static_assert(offsetof(mistbank_rules, farmers) == 96 && offsetof(mistbank_rules, cemeteries) == 108);
static_assert(offsetof(mistbank_rules, revision) == 112 && offsetof(mistbank_rules, expansions) == 116);
static_assert(offsetof(mistbank_rules, hand) == 120 && offsetof(mistbank_rules, start_in_bag) == 164);
static_assert(offsetof(mistbank_rules, small_cities) == 168 && offsetof(mistbank_rules, hill_majority) == 180);

void put_house_rules(const HouseRules& house, mistbank_rules& out) noexcept {
    out.hand = house.hand;
    out.hand_open = house.hand_open ? 1 : 0;
    out.draw_ahead = house.draw_ahead ? 1 : 0;
    out.unplayable = static_cast<std::int32_t>(house.unplayable);
    out.hole_turn = house.hole_turn ? 1 : 0;
    out.incomplete_scores = house.incomplete_scores ? 1 : 0;
    out.table_width = house.table_width;
    out.table_height = house.table_height;
    out.table_x = house.table_x;
    out.table_y = house.table_y;
    out.border_completes = house.border_completes ? 1 : 0;
    out.start_in_bag = house.start_in_bag ? 1 : 0;
    out.small_cities = house.small_cities ? 1 : 0;
    out.without = house.without;
    out.dragon_after_scoring = house.dragon_after_scoring ? 1 : 0;
    out.hill_majority = house.hill_majority ? 1 : 0;
}

HouseRules house_rules_of(const mistbank_rules& all) noexcept {
    HouseRules house;
    house.hand = all.hand;
    house.hand_open = all.hand_open != 0;
    house.draw_ahead = all.draw_ahead != 0;
    house.unplayable = enum_of<Unplayable>(all.unplayable);
    house.hole_turn = all.hole_turn != 0;
    house.incomplete_scores = all.incomplete_scores != 0;
    house.table_width = all.table_width;
    house.table_height = all.table_height;
    house.table_x = all.table_x;
    house.table_y = all.table_y;
    house.border_completes = all.border_completes != 0;
    house.start_in_bag = all.start_in_bag != 0;
    house.small_cities = all.small_cities != 0;
    house.without = all.without;
    house.dragon_after_scoring = all.dragon_after_scoring != 0;
    house.hill_majority = all.hill_majority != 0;
    return house;
}

mistbank_rules current(const Rules& rules) noexcept {
    mistbank_rules out{};
    out.size = sizeof out;
    out.system = static_cast<std::int32_t>(rules.system);
    out.edition = static_cast<std::int32_t>(rules.edition);
    out.level = rules.level;
    out.players = rules.players;
    out.starting_player = rules.starting_player;
    out.joint_scoring = static_cast<std::int32_t>(rules.joint_scoring);
    out.draws = static_cast<std::int32_t>(rules.draws);
    out.colour_count = rules.colour_count;
    out.scoring_colour_count = rules.scoring_colour_count;
    for (int i = 0; i < max_colours; ++i) {
        out.colours[i] = static_cast<std::int32_t>(rules.colours[i]);
        out.scoring_colours[i] = static_cast<std::int32_t>(rules.scoring_colours[i]);
    }
    out.seed = rules.seed;
    out.farmers = rules.farmers ? 1 : 0;
    out.ghosts = rules.ghosts ? 1 : 0;
    out.castles = rules.castles ? 1 : 0;
    out.cemeteries = rules.cemeteries ? 1 : 0;
    out.revision = rules.revision;
    out.expansions = rules.expansions;
    put_house_rules(rules.house, out);
    return out;
}

}  // namespace

bool is_rules(const mistbank_rules* rules) noexcept {
    return rules != nullptr && is_size_of<mistbank_rules>(rules->size);
}

Rules rules_of(const mistbank_rules& given) noexcept {
    mistbank_rules all = current(Rules{});  // defaults for fields unknown to an older caller
    std::memcpy(&all, &given, given.size);
    Rules rules;
    rules.system = enum_of<System>(all.system);
    rules.edition = enum_of<Edition>(all.edition);
    rules.level = all.level;
    rules.players = all.players;
    rules.starting_player = all.starting_player;
    rules.joint_scoring = enum_of<JointScoring>(all.joint_scoring);
    rules.draws = enum_of<Draws>(all.draws);
    rules.colour_count = all.colour_count;
    rules.scoring_colour_count = all.scoring_colour_count;
    for (int i = 0; i < max_colours; ++i) {
        rules.colours[i] = enum_of<Colour>(all.colours[i]);
        rules.scoring_colours[i] = enum_of<Colour>(all.scoring_colours[i]);
    }
    rules.seed = all.seed;
    rules.farmers = all.farmers != 0;
    rules.ghosts = all.ghosts != 0;
    rules.castles = all.castles != 0;
    rules.cemeteries = all.cemeteries != 0;
    rules.revision = all.revision;
    rules.expansions = all.expansions;
    rules.house = house_rules_of(all);
    return rules;
}

void put_rules(const Rules& rules, mistbank_rules* out) noexcept { copy_known(out, current(rules)); }

}  // namespace mistbank::capi

using namespace mistbank;
using namespace mistbank::capi;

mistbank_status mistbank_rules_init(mistbank_rules* rules, std::uint32_t size) {
    return begin_with(current(Rules{}), rules, size);
}

std::int32_t mistbank_preset_count(void) { return preset_count(); }

const char* mistbank_preset_name(std::int32_t index) { return index < 0 ? nullptr : preset_name(index); }

// The system of invalid rules.
static constexpr std::int32_t no_system = -1;

mistbank_status mistbank_rules_preset(const char* name, mistbank_rules* rules) {
    if (name == nullptr || !is_rules(rules)) return MISTBANK_INVALID_ARGUMENT;
    const std::optional<Rules> found = preset(name);
    if (!found) {
        rules->system = no_system;  // a caller that ignores the status cannot play another game by mistake
        return MISTBANK_UNKNOWN_NAME;
    }
    put_rules(*found, rules);
    return MISTBANK_OK;
}

const char* mistbank_default_set(const mistbank_rules* rules, std::int32_t index) {
    return is_rules(rules) && index >= 0 ? default_set(rules_of(*rules), index) : nullptr;
}

mistbank_status mistbank_rules_validate(mistbank_rules* rules, char* message, std::int32_t capacity,
                                        std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_rules(rules)) return refusal("rules is null, or its size is that of no version");
        Error error;
        const std::optional<Rules> checked = validate(rules_of(*rules), error);
        if (checked) put_rules(*checked, rules);
        return error;
    });
}
