#include "game/last_setup.hpp"

#include <algorithm>
#include <mutex>
#include <tuple>

namespace mistbank {
namespace {

struct Last {
    std::mutex taking;
    std::shared_ptr<const Setup> setup;
};

// Created at the first use, so that constructors of static objects can create games.
Last& last() {
    static Last it;
    return it;
}

// A new field in either struct must be compared here.
struct AllOfRules {
    System system;
    std::uint32_t expansions;
    Edition edition;
    int numbers[4];
    Colour colours[max_colours];
    int scoring_colour_count;
    Colour scoring_colours[max_colours];
    JointScoring joint_scoring;
    bool options[4];
    Draws draws;
    HouseRules house;
    std::uint64_t seed;
    int revision;
};
static_assert(sizeof(Rules) == sizeof(AllOfRules), "a field of the rules is not compared");

auto all_of(const HouseRules& house) {
    return std::tie(house.hand, house.hand_open, house.draw_ahead, house.unplayable, house.hole_turn,
                    house.incomplete_scores, house.table_width, house.table_height, house.table_x, house.table_y,
                    house.border_completes, house.start_in_bag, house.small_cities, house.without,
                    house.dragon_after_scoring, house.hill_majority);
}

auto all_but_colours_and_seed(const Rules& rules) {
    return std::tie(rules.system, rules.expansions, rules.edition, rules.level, rules.players, rules.starting_player,
                    rules.colour_count, rules.scoring_colour_count, rules.joint_scoring, rules.farmers, rules.ghosts,
                    rules.castles, rules.cemeteries, rules.draws, rules.revision);
}

bool are_same_but_for_the_seed(const Rules& one, const Rules& other) {
    return all_but_colours_and_seed(one) == all_but_colours_and_seed(other) &&
           all_of(one.house) == all_of(other.house) &&
           std::equal(one.colours, one.colours + max_colours, other.colours) &&
           std::equal(one.scoring_colours, one.scoring_colours + max_colours, other.scoring_colours);
}

}  // namespace

std::shared_ptr<const Setup> last_setup(const Rules& rules) {
    const std::lock_guard<std::mutex> lock(last().taking);
    const std::shared_ptr<const Setup>& setup = last().setup;
    return setup && are_same_but_for_the_seed(setup->rules, rules) ? setup : nullptr;
}

// The old setup is freed outside the lock.
void keep_as_last(std::shared_ptr<const Setup> setup) {
    const std::lock_guard<std::mutex> lock(last().taking);
    last().setup.swap(setup);
}

}  // namespace mistbank
