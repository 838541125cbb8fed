// Random games of the base game and the demo with any set of expansions. Each action is checked against the reference.
#include <catch2/catch.hpp>

#include "mistbank/rules.hpp"
#include "reference/choosers.hpp"
#include "reference/lockstep.hpp"
#include "reference/random_rules.hpp"
#include "reference/sets.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_reference;
using mistbank_tests::Dice;

namespace {

void set_played(Rules& rules, Expansion expansion, bool is_played) {
    rules.expansions = is_played ? rules.expansions | bit(expansion) : rules.expansions & ~bit(expansion);
}

void must_agree(const Rules& rules, const std::vector<TileSet>& sets, Tally& tally) {
    const std::string difference = play_in_lockstep(rules, sets, LeaningPlayer(rules.seed), tally);
    if (difference.empty()) return;
    INFO(name_of(rules.system) << " with expansions " << rules.expansions << ", seed " << rules.seed);
    FAIL(difference);
}

void play_printed_sets(Tally& tally) {
    for (int game = 0; game < games_of(12); ++game) {
        const Rules rules = random_expansions(static_cast<std::uint64_t>(game));
        must_agree(rules, sets_of(rules, game % 2 != 0), tally);
    }
}

void play_thinned_sets(Tally& tally) {
    for (int game = 0; game < games_of(500); ++game) {
        const auto seed = static_cast<std::uint64_t>(1000000 + game);
        Rules rules = random_expansions(seed);
        const std::vector<TileSet> sets = thinned_sets(rules, 10 + game % 5 * 10);
        rules.expansions = playable_with(sets, rules.expansions);
        must_agree(rules, sets, tally);
    }
}

void play_odd_sets(Tally& tally) {
    for (const TileSet& set : odd_expansion_sets()) {
        for (int game = 0; game < games_of(60); ++game) {
            Rules rules = random_expansions(static_cast<std::uint64_t>(3000000 + game));
            // Two out of three games have builders.
            if (game % 3 != 0) set_played(rules, Expansion::traders_builders, true);
            rules.expansions = playable_with({set}, rules.expansions);
            must_agree(rules, {set}, tally);
        }
    }
}

// In two out of three games, all expansions that have tiles in the set are in play.
void play_further_odd_sets(const std::vector<TileSet>& sets, std::uint64_t first_seed, Tally& tally) {
    for (const TileSet& set : sets) {
        for (int game = 0; game < games_of(100); ++game) {
            const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(game);
            must_agree(random_expansions_of(set, game % 3 != 0, seed), {set}, tally);
        }
    }
}

// Plays the set "moat", the only one in which builders can work while the river is unfinished.
void play_along_the_town(Tally& tally) {
    for (int game = 0; game < games_of(120); ++game) {
        Rules rules = *preset("base");
        for (const Expansion expansion :
             {Expansion::ghosts_castles_cemeteries, Expansion::river, Expansion::traders_builders})
            set_played(rules, expansion, true);
        rules.seed = static_cast<std::uint64_t>(4000000 + game);
        must_agree(rules, {odd_expansion_sets().front()}, tally);
    }
}

TileSet further_odd_set(const char* name) {
    for (const TileSet& set : further_odd_expansion_sets()) {
        if (set.name() == name) return set;
    }
    FAIL(name << " is no set");
    return read_set("");
}

// Plays sets for two cases that are rare with other sets: a meeple flies to a feature that other meeples occupy, and a
// builder works when the only tile left to lay is an abbey.
void play_roosts_and_mills(Tally& tally) {
    for (int game = 0; game < games_of(5000); ++game) {
        const char* const names[] = {"mill", "roost", "beam", "perch", "sexton"};
        const std::vector<TileSet> sets = {further_odd_set(names[game % 5])};
        Rules rules = random_expansions(static_cast<std::uint64_t>(7000000 + game));
        rules.expansions = playable_with(sets, every_large_box);
        if (game % 3 == 0) set_played(rules, Expansion::ghosts_castles_cemeteries, false);
        if (rules.players == 1) continue;
        must_agree(rules, sets, tally);
    }
}

// Returns the extras for the expansions in play. In some games the set also shows marks of other expansions.
Extras extras_of(const Rules& rules, int game) {
    Extras extras = extras_for(rules.expansions);
    extras.gardens |= game % 3 == 0;
    extras.inns_cathedrals |= game % 4 == 0;
    extras.goods |= game % 5 == 0;
    extras.dragon |= game % 6 == 0;
    extras.towers |= game % 7 == 0;
    extras.machines |= game % 9 == 0;
    extras.hills |= game % 8 == 0;
    extras.circus |= game % 10 == 0;
    extras.vodyanoy |= game % 11 == 0;
    extras.ferries |= game % 12 == 0;
    extras.gold |= game % 13 == 0;
    extras.mage |= game % 14 == 0;
    extras.robbers |= game % 15 == 0;
    extras.crops |= game % 16 == 0;
    extras.festival |= game % 17 == 0;
    return extras;
}

void play_invented_sets(Tally& tally) {
    for (int game = 0; game < games_of(600); ++game) {
        const auto seed = static_cast<std::uint64_t>(2000000 + game);
        const Rules rules = random_expansions(seed);
        std::vector<TileSet> sets = {random_set(seed, extras_of(rules, game))};
        if (game % 6 == 0) sets.push_back(random_set(seed + 1000000));
        must_agree(rules, sets, tally);
    }
}

void must_have_reached_everything(const Tally& tally) {
    for (int i = 0; i < expansion_count; ++i) {
        INFO(name_of(static_cast<Expansion>(i)));
        CHECK(tally.played[static_cast<std::size_t>(i)] > 0);
    }
    for (std::size_t kind = static_cast<std::size_t>(EventKind::meeple_haunted);
         kind <= static_cast<std::size_t>(EventKind::lake_scored); ++kind) {
        INFO(name_of(static_cast<EventKind>(kind)));
        CHECK(tally.events[kind] > 0);
    }
    for (std::size_t kind = static_cast<std::size_t>(DecisionKind::take);
         kind <= static_cast<std::size_t>(DecisionKind::land); ++kind) {
        INFO(name_of(static_cast<DecisionKind>(kind)));
        CHECK(tally.decisions[kind] > 0);
    }
    for (const FigureKind kind : {FigureKind::normal, FigureKind::guard, FigureKind::large, FigureKind::abbot,
                                  FigureKind::mayor, FigureKind::wagon, FigureKind::ringmaster, FigureKind::builder,
                                  FigureKind::pig, FigureKind::barn, FigureKind::shepherd}) {
        INFO(name_of(kind));
        CHECK(tally.placed[static_cast<std::size_t>(kind)] > 0);
    }
    for (const auto& [name, count] : tally.situations_of_expansions) {
        INFO(name);
        CHECK(count > 0);
    }
}

}  // namespace

TEST_CASE("The library and the reference agree in games with any set of expansions", "[reference]") {
    Tally tally;
    play_printed_sets(tally);
    play_thinned_sets(tally);
    play_odd_sets(tally);
    play_further_odd_sets(further_odd_expansion_sets(), 5000000, tally);
    play_further_odd_sets(odd_sets_of_hills_and_lakes(), 8000000, tally);
    play_along_the_town(tally);
    play_roosts_and_mills(tally);
    play_invented_sets(tally);
    if (plays_usual_number()) must_have_reached_everything(tally);
}
