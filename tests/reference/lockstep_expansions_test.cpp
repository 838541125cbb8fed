// Random games of the base game and the demo with any set of expansions, each action of which is checked against the
// reference.
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

bool any_has(const std::vector<TileSet>& sets, Mark mark) {
    for (const TileSet& set : sets) {
        for (const TileType& type : set.types()) {
            if (type.has(mark)) return true;
        }
    }
    return false;
}

void set_played(Rules& rules, Expansion expansion, bool is_played) {
    rules.expansions = is_played ? rules.expansions | bit(expansion) : rules.expansions & ~bit(expansion);
}

// An expansion cannot be played without its tiles, nor river tiles without the river.
void suit_to(const std::vector<TileSet>& sets, Rules& rules) {
    const bool inns = any_has(sets, Mark::inn) || any_has(sets, Mark::cathedral);
    const bool goods = any_has(sets, Mark::wine) || any_has(sets, Mark::grain) || any_has(sets, Mark::cloth);
    set_played(rules, Expansion::river, any_has(sets, Mark::spring));
    if (!inns) set_played(rules, Expansion::inns_cathedrals, false);
    if (!goods) set_played(rules, Expansion::traders_builders, false);
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
        std::vector<TileSet> sets;
        for (int i = 0; default_set(rules, i) != nullptr; ++i)
            sets.push_back(thinned_set(default_set(rules, i), 10 + game % 5 * 10, seed));
        suit_to(sets, rules);
        must_agree(rules, sets, tally);
    }
}

void play_odd_sets(Tally& tally) {
    for (const TileSet& set : odd_expansion_sets()) {
        for (int game = 0; game < games_of(60); ++game) {
            Rules rules = random_expansions(static_cast<std::uint64_t>(3000000 + game));
            // Two sets in three wait for builders.
            if (game % 3 != 0) set_played(rules, Expansion::traders_builders, true);
            suit_to({set}, rules);
            must_agree(rules, {set}, tally);
        }
    }
}

// Only there do builders work while the river still runs.
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

// The tiles of an invented set show some of what nobody plays, too.
Extras extras_of(const Rules& rules, int game) {
    Extras extras = extras_for(rules.expansions);
    extras.gardens |= game % 3 == 0;
    extras.inns_cathedrals |= game % 4 == 0;
    extras.goods |= game % 5 == 0;
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
    for (const EventKind kind : {EventKind::part_began, EventKind::abbot_recalled, EventKind::goods_taken,
                                 EventKind::goods_scored, EventKind::meeple_scared, EventKind::guard_gained}) {
        INFO(name_of(kind));
        CHECK(tally.events[static_cast<std::size_t>(kind)] > 0);
    }
    for (const FigureKind kind : {FigureKind::normal, FigureKind::guard, FigureKind::large, FigureKind::abbot,
                                  FigureKind::builder, FigureKind::pig}) {
        INFO(name_of(kind));
        CHECK(tally.placed[static_cast<std::size_t>(kind)] > 0);
    }
    for (const auto& [name, count] : tally.situations_of_expansions) {
        INFO(name);
        CHECK(count > 0);
    }
}

}  // namespace

TEST_CASE("Library and reference agree whichever expansions are played", "[reference]") {
    Tally tally;
    play_printed_sets(tally);
    play_thinned_sets(tally);
    play_odd_sets(tally);
    play_along_the_town(tally);
    play_invented_sets(tally);
    if (plays_usual_number()) must_have_reached_everything(tally);
}
