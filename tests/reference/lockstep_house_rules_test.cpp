// Random games with house rules, alone and with any expansions. Each action is checked against the reference.
#include <catch2/catch.hpp>

#include "mistbank/rules.hpp"
#include "reference/choosers.hpp"
#include "reference/lockstep.hpp"
#include "reference/random_rules.hpp"
#include "reference/sets.hpp"

using namespace mistbank;
using namespace mistbank_reference;

namespace {

void must_agree(Rules rules, const std::vector<TileSet>& sets, Tally& tally) {
    rules = with_random_house_rules(rules, sets, rules.seed);
    const std::string difference = play_in_lockstep(rules, sets, LeaningPlayer(rules.seed), tally);
    if (difference.empty()) return;
    INFO("house rules in " << name_of(rules.system) << " with expansions " << rules.expansions << ", seed "
                           << rules.seed);
    FAIL(difference);
}

// Plays thinned sets, without expansions whose tiles the sets no longer contain.
void play_thinned_sets(Tally& tally) {
    for (int game = 0; game < games_of(300); ++game) {
        const auto seed = static_cast<std::uint64_t>(9000000 + game);
        Rules rules = game % 3 == 0 ? random_rules_with(0, seed) : random_expansions(seed);
        const std::vector<TileSet> sets = thinned_sets(rules, 10 + static_cast<int>(seed % 4) * 15);
        rules.expansions = playable_with(sets, rules.expansions);
        must_agree(rules, sets, tally);
    }
}

void play_invented_sets(Tally& tally) {
    for (int game = 0; game < games_of(600); ++game) {
        const auto seed = static_cast<std::uint64_t>(9100000 + game);
        const Rules rules = game % 3 == 0 ? random_rules_with(0, seed) : random_expansions(seed);
        must_agree(rules, {random_set(seed, extras_for(rules.expansions))}, tally);
    }
}

void play_odd_sets(const std::vector<TileSet>& sets, std::uint64_t first_seed, Tally& tally) {
    for (const TileSet& set : sets) {
        for (int game = 0; game < games_of(50); ++game) {
            const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
            must_agree(random_expansions_of(set, game % 3 != 0, seed), {set}, tally);
        }
    }
}

}  // namespace

TEST_CASE("The library and the reference agree in games with any house rules", "[reference][house]") {
    Tally tally;
    play_thinned_sets(tally);
    play_invented_sets(tally);
    play_odd_sets(odd_expansion_sets(), 9200000, tally);
    play_odd_sets(further_odd_expansion_sets(), 9300000, tally);
    play_odd_sets(odd_sets_of_hills_and_lakes(), 9400000, tally);
    play_odd_sets(odd_sets_of_small_boxes(), 9500000, tally);
    if (!plays_usual_number()) return;
    for (const EventKind kind : {EventKind::tile_taken, EventKind::hand_set_aside, EventKind::tile_returned,
                                 EventKind::tile_set_aside, EventKind::hole_filled, EventKind::start_tile_drawn,
                                 EventKind::first_player_chosen, EventKind::offer_made, EventKind::tile_sold}) {
        INFO(name_of(kind));
        CHECK(tally.events[static_cast<std::size_t>(kind)] > 0);
    }
    CHECK(tally.decisions[static_cast<std::size_t>(DecisionKind::hand)] > 0);
}
