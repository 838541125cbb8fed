// Rules: presets, checks, and versions of the struct.
#include <type_traits>

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
static_assert(offsetof(mistbank_rules, first_player) == 184 && offsetof(mistbank_rules, tile_sales) == 188);

/// Visits each field of Rules together with its counterpart in mistbank_rules, except `size`.
template <class Its, class Struct, class Visit>
void each_field(Its& rules, Struct& all, Visit visit) noexcept {
    visit(rules.system, all.system);
    visit(rules.edition, all.edition);
    visit(rules.level, all.level);
    visit(rules.players, all.players);
    visit(rules.starting_player, all.starting_player);
    visit(rules.joint_scoring, all.joint_scoring);
    visit(rules.draws, all.draws);
    visit(rules.colour_count, all.colour_count);
    visit(rules.scoring_colour_count, all.scoring_colour_count);
    for (int i = 0; i < max_colours; ++i) {
        visit(rules.colours[i], all.colours[i]);
        visit(rules.scoring_colours[i], all.scoring_colours[i]);
    }
    visit(rules.seed, all.seed);
    visit(rules.farmers, all.farmers);
    visit(rules.ghosts, all.ghosts);
    visit(rules.castles, all.castles);
    visit(rules.cemeteries, all.cemeteries);
    visit(rules.revision, all.revision);
    visit(rules.expansions, all.expansions);
    auto& house = rules.house;
    visit(house.hand, all.hand);
    visit(house.hand_open, all.hand_open);
    visit(house.draw_ahead, all.draw_ahead);
    visit(house.unplayable, all.unplayable);
    visit(house.hole_turn, all.hole_turn);
    visit(house.incomplete_scores, all.incomplete_scores);
    visit(house.table_width, all.table_width);
    visit(house.table_height, all.table_height);
    visit(house.table_x, all.table_x);
    visit(house.table_y, all.table_y);
    visit(house.border_completes, all.border_completes);
    visit(house.start_in_bag, all.start_in_bag);
    visit(house.small_cities, all.small_cities);
    visit(house.without, all.without);
    visit(house.dragon_after_scoring, all.dragon_after_scoring);
    visit(house.hill_majority, all.hill_majority);
    visit(house.first_player, all.first_player);
    visit(house.tile_sales, all.tile_sales);
}

mistbank_rules current(const Rules& rules) noexcept {
    mistbank_rules out{};
    out.size = sizeof out;
    each_field(rules, out, [](auto value, auto& field) { field = static_cast<std::decay_t<decltype(field)>>(value); });
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
    each_field(rules, all, [](auto& value, auto field) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, bool>) {
            value = field != 0;
        } else if constexpr (std::is_enum_v<Value>) {
            value = enum_of<Value>(field);
        } else {
            value = field;
        }
    });
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

// The value of `system` after a call with an unknown preset. No game can be created with this value.
static constexpr std::int32_t no_system = -1;

mistbank_status mistbank_rules_preset(const char* name, mistbank_rules* rules) {
    if (name == nullptr || !is_rules(rules)) return MISTBANK_INVALID_ARGUMENT;
    const std::optional<Rules> found = preset(name);
    if (!found) {
        rules->system = no_system;  // a caller who ignores the status cannot play the wrong rules
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
        if (!is_rules(rules)) return refusal(wrong_rules(rules));
        Error error;
        const std::optional<Rules> checked = validate(rules_of(*rules), error);
        if (checked) put_rules(*checked, rules);
        return error;
    });
}
