// Random games with the small boxes: each alone, all together, and mixed with other boxes on sets that show rare cases.
// Each action is checked against the reference.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>

#include "mistbank/rules.hpp"
#include "reference/choosers.hpp"
#include "reference/lockstep.hpp"
#include "reference/random_rules.hpp"
#include "reference/sets.hpp"

using namespace mistbank;
using namespace mistbank_reference;

namespace {

void must_agree(const Rules& rules, const std::vector<TileSet>& sets, Tally& tally) {
    const std::string difference = play_in_lockstep(rules, sets, LeaningPlayer(rules.seed), tally);
    if (difference.empty()) return;
    INFO(name_of(rules.system) << " with expansions " << rules.expansions << ", tile set " << sets.front().name()
                               << ", seed " << rules.seed);
    FAIL(difference);
}

// Alternates between printed sets, parts of printed sets, and random sets in which some marks are scenery (MIN-4).
std::vector<TileSet> sets_for(const Rules& rules, int game) {
    if (game % 8 == 0) return sets_of(rules, true);
    if (game % 4 == 2) {
        std::vector<TileSet> sets = thinned_sets(rules, 15 + game % 5 * 10);
        if (playable_with(sets, rules.expansions) == rules.expansions) return sets;
    }
    const std::uint32_t shown = game % 3 == 0 ? rules.expansions | every_small_box : rules.expansions;
    return {random_set(rules.seed, extras_for(shown))};
}

void play(std::uint32_t expansions, int games, std::uint64_t first_seed, Tally& tally) {
    for (int game = 0; game < games; ++game) {
        const Rules rules = random_rules_with(expansions, first_seed + static_cast<std::uint64_t>(game));
        must_agree(rules, sets_for(rules, game), tally);
    }
}

void play_odd_sets(Tally& tally) {
    for (const TileSet& set : odd_sets_of_small_boxes()) {
        for (int game = 0; game < games_of(200); ++game)
            must_agree(random_small_boxes_of(set, static_cast<std::uint64_t>(11000000 + game)), {set}, tally);
    }
}

void must_have_reached_everything(const Tally& tally) {
    for (auto kind = static_cast<std::size_t>(EventKind::gold_placed);
         kind <= static_cast<std::size_t>(EventKind::figure_taken_back); ++kind) {
        INFO(name_of(static_cast<EventKind>(kind)));
        CHECK(tally.events[kind] > 0);
    }
    for (auto kind = static_cast<std::size_t>(DecisionKind::gold);
         kind <= static_cast<std::size_t>(DecisionKind::crop_remove); ++kind) {
        INFO(name_of(static_cast<DecisionKind>(kind)));
        CHECK(tally.decisions[kind] > 0);
    }
    for (const auto& [name, count] : tally.situations_of_small_boxes) {
        INFO(name);
        CHECK(count > 0);
    }
}

}  // namespace

TEST_CASE("The library and the reference agree in games with the small boxes", "[reference][small]") {
    Tally tally;
    for (int i = 0; i < expansion_count; ++i) {
        const std::uint32_t one = bit(static_cast<Expansion>(i));
        if ((one & every_small_box) != 0)
            play(one, games_of(60), 10000000 + 1000 * static_cast<std::uint64_t>(i), tally);
    }
    play(every_small_box, games_of(120), 10100000, tally);
    play(every_small_box | bit(Expansion::ghosts_castles_cemeteries), games_of(120), 10200000, tally);
    play_odd_sets(tally);
    if (plays_usual_number()) must_have_reached_everything(tally);
}

// The part of the turn that a message added has used up the hand. The builder's part needs a tile from the hand, so the
// builder's part is cancelled. It stays cancelled when the hand is filled.
TEST_CASE("A cancelled second part of the turn stays cancelled after the hand is filled (HSE-1, TRB-6)",
          "[reference][house]") {
    constexpr std::uint64_t seed = 30058;
    const std::vector<TileSet>& all = odd_sets_of_small_boxes();
    const auto circles = std::find_if(all.begin(), all.end(),
                                      [](const TileSet& set) { return set.name() == std::string_view("circles"); });
    REQUIRE(circles != all.end());
    Rules rules = random_small_boxes_of(*circles, seed);
    rules.expansions = playable_with({*circles}, rules.expansions);
    rules = with_random_house_rules(rules, {*circles}, seed);
    REQUIRE(rules.house.hand == 3);
    REQUIRE((rules.plays(Expansion::messages) && rules.plays(Expansion::traders_builders)));
    Tally tally;
    must_agree(rules, {*circles}, tally);
}
