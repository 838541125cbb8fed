// Random games of every system, level and edition, each action of which is checked against the reference.
#include "reference/lockstep.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <optional>

#include "mistbank/rules.hpp"
#include "reference/choosers.hpp"
#include "reference/compare.hpp"
#include "reference/reference.hpp"
#include "reference/sets.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_reference;
using mistbank_tests::Dice;

namespace {

constexpr int usual_games = 10000;

// MISTBANK_GAMES is meant for games of the library alone; those of the reference take a hundred times as long.
int games_of(int share) {
    const char* wish = std::getenv("MISTBANK_GAMES");
    const int games = wish != nullptr ? std::atoi(wish) : usual_games;
    return std::max(1, games * share / usual_games);
}

bool plays_usual_number() { return games_of(usual_games) >= usual_games; }

template <class T, std::size_t size>
void shuffle(Dice& dice, T (&things)[size], int count) {
    for (int i = count; i > 1; --i) std::swap(things[i - 1], things[dice.below(static_cast<std::size_t>(i))]);
}

void choose_colours(Dice& dice, Rules& rules) {
    const bool shared = rules.system == System::cooperative && rules.players <= 2;
    rules.colour_count = shared ? 4 : rules.players;
    for (int i = 0; i < max_colours; ++i) rules.colours[i] = static_cast<Colour>(i);
    shuffle(dice, rules.colours, max_colours);
    const bool choice = rules.system == System::cooperative && rules.level == 6 && rules.edition == Edition::of_2023;
    if (!choice || rules.colour_count < 3) return;
    rules.scoring_colour_count = 3;
    std::copy(std::begin(rules.colours), std::end(rules.colours), std::begin(rules.scoring_colours));
    shuffle(dice, rules.scoring_colours, rules.colour_count);
}

// Everything that a host can set, by dice.
Rules rules_of(const std::string& name, std::uint64_t seed) {
    Dice dice(seed + 1000003);
    Rules rules = *preset(name);
    const bool expansion = rules.system == System::ghosts_castles_cemeteries;
    rules.seed = seed;
    if (rules.system == System::cooperative) {
        rules.players = 1 + static_cast<int>(dice.below(5));
        rules.joint_scoring = dice.below(3) == 0 ? JointScoring::majority : JointScoring::every_colour;
    } else {
        rules.players = expansion ? 2 + static_cast<int>(dice.below(5)) : 1 + static_cast<int>(dice.below(6));
    }
    rules.starting_player = static_cast<int>(dice.below(static_cast<std::size_t>(rules.players)));
    rules.draws = dice.below(3) == 0 ? Draws::external : Draws::automatic;
    if (dice.below(3) != 0) choose_colours(dice, rules);
    if (!expansion || dice.below(2) == 0) return rules;
    rules.farmers = dice.below(3) != 0;
    rules.ghosts = dice.below(3) != 0;
    rules.castles = dice.below(3) != 0;
    rules.cemeteries = dice.below(3) != 0;
    return rules;
}

TileSet builtin(const char* name) {
    Error error;
    return *TileSet::builtin(name, error);
}

std::vector<TileSet> sets_of_the_system(System system, bool gentle) {
    if (system == System::base) return {builtin("base")};
    if (system == System::demo) return {builtin("demo")};
    const TileSet& mists = gentle ? mistbank_tests::gentle_mists() : mistbank_tests::mists();
    if (system == System::cooperative) return {mists};
    return {mists, builtin("base")};
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
            const Rules rules = rules_of(preset_name(index), static_cast<std::uint64_t>(game));
            must_agree(rules, sets_of_the_system(system, game % 3 != 0), tally);
        }
    }
}

// Castles, cemeteries and monasteries in games that have none (LVL-1).
void play_with_scenery(Tally& tally) {
    for (const char* const name : {"base", "base_without_farmers", "demo"}) {
        for (int game = 0; game < games_of(10); ++game) {
            must_agree(rules_of(name, static_cast<std::uint64_t>(game)), {mistbank_tests::mists()}, tally);
        }
    }
    for (int game = 0; game < games_of(20); ++game) {
        must_agree(rules_of("level2", static_cast<std::uint64_t>(game)), {builtin("base"), mistbank_tests::mists()},
                   tally);
    }
}

void play_odd_sets(Tally& tally) {
    for (int index = 0; index < preset_count(); ++index) {
        for (const TileSet& set : odd_sets()) {
            for (int game = 0; game < games_of(20); ++game) {
                must_agree(rules_of(preset_name(index), static_cast<std::uint64_t>(game)), {set}, tally);
            }
        }
    }
}

void play_random_sets(Tally& tally) {
    for (int index = 0; index < preset_count(); ++index) {
        for (int game = 0; game < games_of(150); ++game) {
            const auto seed = static_cast<std::uint64_t>(100000 * index + game);
            const Rules rules = rules_of(preset_name(index), seed);
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

TEST_CASE("Library and reference agree after every action", "[reference]") {
    Tally tally;
    play_printed_sets(tally);
    play_with_scenery(tally);
    play_odd_sets(tally);
    play_random_sets(tally);
    if (plays_usual_number()) must_have_reached_everything(tally);
}

TEST_CASE("The comparison with the reference notices a game that stands otherwise", "[reference]") {
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
