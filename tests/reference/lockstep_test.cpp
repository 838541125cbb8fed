// Random games of every system, level and edition. Each action is checked against the reference.
#include "reference/lockstep.hpp"

#include <catch2/catch.hpp>
#include <optional>

#include "mistbank/rules.hpp"
#include "reference/choosers.hpp"
#include "reference/compare.hpp"
#include "reference/random_rules.hpp"
#include "reference/reference.hpp"
#include "reference/sets.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_reference;

namespace {

// Whether the game can use sets that were not made for its expansions. Most expansions need marks or a river.
bool plays_with_any_set(const Rules& rules) {
    return (rules.expansions & ~(bit(Expansion::ghosts_castles_cemeteries) | bit(Expansion::abbot))) == 0;
}

TileSet builtin(const char* name) {
    Error error;
    return *TileSet::builtin(name, error);
}

void must_agree(const Rules& rules, const std::vector<TileSet>& sets, Tally& tally) {
    const std::string difference = play_in_lockstep(rules, sets, LeaningPlayer(rules.seed), tally);
    if (difference.empty()) return;
    INFO(name_of(rules.system) << ", tile set " << sets.front().name() << ", seed " << rules.seed);
    FAIL(difference);
}

void play_printed_sets(Tally& tally) {
    for (int index = 0; index < preset_count(); ++index) {
        const System system = preset(preset_name(index))->system;
        const int share = system == System::cooperative ? 100 : system == System::demo ? 30 : 10;
        for (int game = 0; game < games_of(share); ++game) {
            const Rules rules = random_rules(preset_name(index), static_cast<std::uint64_t>(game));
            must_agree(rules, sets_of(rules, game % 3 != 0), tally);
        }
    }
}

// Plays games whose tiles show castles, cemeteries and monasteries that the game does not use (LVL-1).
void play_with_scenery(Tally& tally) {
    for (const char* const name : {"base", "base_without_farmers", "demo"}) {
        for (int game = 0; game < games_of(10); ++game) {
            must_agree(random_rules(name, static_cast<std::uint64_t>(game)), {mistbank_tests::mists()}, tally);
        }
    }
    for (int game = 0; game < games_of(20); ++game) {
        must_agree(random_rules("level2", static_cast<std::uint64_t>(game)), {builtin("base"), mistbank_tests::mists()},
                   tally);
    }
}

void play_odd_sets(Tally& tally) {
    for (int index = 0; index < preset_count(); ++index) {
        if (!plays_with_any_set(*preset(preset_name(index)))) continue;
        for (const TileSet& set : odd_sets()) {
            for (int game = 0; game < games_of(20); ++game) {
                must_agree(random_rules(preset_name(index), static_cast<std::uint64_t>(game)), {set}, tally);
            }
        }
    }
}

void play_random_sets(Tally& tally) {
    for (int index = 0; index < preset_count(); ++index) {
        if (!plays_with_any_set(*preset(preset_name(index)))) continue;
        for (int game = 0; game < games_of(150); ++game) {
            const auto seed = static_cast<std::uint64_t>(100000 * index + game);
            const Rules rules = random_rules(preset_name(index), seed);
            std::vector<TileSet> sets = {random_set(seed)};
            if (game % 5 == 0) sets.push_back(random_set(seed + 1));
            must_agree(rules, sets, tally);
        }
    }
}

void must_have_reached_everything(const Tally& tally) {
    for (std::size_t kind = 1; kind <= static_cast<std::size_t>(EventKind::feature_scored_at_end); ++kind) {
        INFO(name_of(static_cast<EventKind>(kind)));
        CHECK(tally.events[kind] > 0);
    }
    for (std::size_t kind = 1; kind <= static_cast<std::size_t>(DecisionKind::lay_face_down); ++kind) {
        INFO(name_of(static_cast<DecisionKind>(kind)));
        CHECK(tally.decisions[kind] > 0);
    }
    for (const auto& [name, count] : tally.situations) {
        INFO(name);
        CHECK(count > 0);
    }
    for (std::size_t reason = 0; reason < tally.losses.size(); ++reason) CHECK(tally.losses[reason] > 0);
}

}  // namespace

TEST_CASE("The library and the reference agree after every action", "[reference]") {
    Tally tally;
    play_printed_sets(tally);
    play_with_scenery(tally);
    play_odd_sets(tally);
    play_random_sets(tally);
    if (plays_usual_number()) must_have_reached_everything(tally);
}

TEST_CASE("The comparison with the reference detects a difference of one action", "[reference]") {
    Rules rules = *preset("level3");
    rules.draws = Draws::external;
    const std::vector<TileSet> sets = {mistbank_tests::mists()};
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    REQUIRE(game.has_value());
    const Reference reference(game->rules(), sets, {});
    CHECK(compare(reference, *game).empty());
    REQUIRE(game->apply(game->legal_actions().front()) == Status::ok);
    CHECK_FALSE(compare(reference, *game).empty());
}
