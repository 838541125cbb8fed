// Random games with every pair of expansions, without other expansions. Each action is checked against the reference.
#include <catch2/catch.hpp>

#include "mistbank/rules.hpp"
#include "reference/choosers.hpp"
#include "reference/lockstep.hpp"
#include "reference/random_rules.hpp"
#include "reference/sets.hpp"

using namespace mistbank;
using namespace mistbank_reference;

namespace {

// Returns the handmade sets that show all of these expansions.
std::vector<TileSet> odd_sets_with(std::uint32_t expansions) {
    std::vector<TileSet> sets;
    for (const std::vector<TileSet>& all : {odd_expansion_sets(), further_odd_expansion_sets(),
                                            odd_sets_of_hills_and_lakes(), odd_sets_of_small_boxes()}) {
        for (const TileSet& set : all) {
            if (playable_with({set}, expansions) == expansions) sets.push_back(set);
        }
    }
    return sets;
}

// Alternates between random sets, parts of printed sets, and unusual sets if there are any.
std::vector<TileSet> sets_for(const Rules& rules, const std::vector<TileSet>& odd, int game) {
    if (game % 4 == 1) {
        std::vector<TileSet> sets = thinned_sets(rules, 15 + static_cast<int>(rules.seed % 4) * 10);
        if (playable_with(sets, rules.expansions) == rules.expansions) return sets;
    }
    if (game % 4 == 3 && !odd.empty()) return {odd[static_cast<std::size_t>(game / 4) % odd.size()]};
    return {random_set(rules.seed, extras_for(rules.expansions))};
}

void play_pair(Expansion first, Expansion second) {
    const std::uint32_t pair = bit(first) | bit(second);
    const std::vector<TileSet> odd = odd_sets_with(pair);
    Tally tally;
    const int number = expansion_count * static_cast<int>(first) + static_cast<int>(second);
    for (int game = 0; game < games_of(50); ++game) {
        const Rules rules = random_rules_with(pair, static_cast<std::uint64_t>(6000000 + 1000 * number + game));
        const std::string difference =
            play_in_lockstep(rules, sets_for(rules, odd, game), LeaningPlayer(rules.seed), tally);
        if (difference.empty()) continue;
        INFO(name_of(first) << " and " << name_of(second) << ", seed " << rules.seed);
        FAIL(difference);
    }
}

}  // namespace

TEST_CASE("The library and the reference agree in games with every pair of expansions", "[reference][pairs]") {
    for (int first = 0; first < expansion_count; ++first) {
        for (int second = first + 1; second < expansion_count; ++second)
            play_pair(static_cast<Expansion>(first), static_cast<Expansion>(second));
    }
}
