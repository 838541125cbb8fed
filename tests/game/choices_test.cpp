// Choices: the legal actions in a form for user interfaces.
#include <catch2/catch.hpp>
#include <set>
#include <tuple>
#include <vector>

#include "mistbank/choice.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

auto place_of_choice(const Choice& choice) {
    return std::make_tuple(choice.action.kind, choice.target, choice.x, choice.y, choice.segment, choice.other);
}

void check_target(const Game& game, const Choice& choice) {
    INFO(game.text_of(choice.action));
    const int tile = game.tile_at(choice.x, choice.y);
    const Anchor anchor = choice.anchor;
    switch (choice.target) {
        case Target::none: REQUIRE((choice.x == 0 && choice.y == 0 && choice.segment == -1)); break;
        case Target::cell: REQUIRE((choice.segment == -1 && anchor.x == 50 && anchor.y == 50)); break;
        case Target::corner: REQUIRE((choice.segment == -1 && anchor.x == 0 && anchor.y == 0)); break;
        case Target::segment: {
            REQUIRE(tile >= 0);
            const Anchor expected = game.anchor_on(tile, choice.segment);
            REQUIRE((anchor.x == expected.x && anchor.y == expected.y && choice.other == -1));
            break;
        }
        case Target::pair: {
            const Anchor first = game.anchor_on(tile, choice.segment);
            const Anchor second = game.anchor_on(tile, choice.other);
            REQUIRE((anchor.x == (first.x + second.x) / 2 && anchor.y == (first.y + second.y) / 2));
            break;
        }
    }
}

void check_order(const std::vector<Choice>& choices) {
    std::set<decltype(place_of_choice(choices[0]))> places;
    std::set<ActionKind> kinds;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        const bool is_first = i == 0;
        const Choice& before = choices[is_first ? 0 : i - 1];
        if (is_first || choice.action.kind != before.action.kind) REQUIRE(kinds.insert(choice.action.kind).second);
        if (is_first || place_of_choice(choice) != place_of_choice(before)) {
            REQUIRE(places.insert(place_of_choice(choice)).second);
        }
        REQUIRE((choice.target == Target::none || before.target != Target::none));
        if (choice.action.kind == ActionKind::place) REQUIRE(choices[0].action.kind == ActionKind::place);
    }
}

std::multiset<std::string> texts_of_actions(const Game& game) {
    std::multiset<std::string> texts;
    for (const Action action : game.legal_actions()) texts.insert(game.text_of(action));
    return texts;
}

}  // namespace

TEST_CASE("The choices are the grouped legal actions, and each choice has its target on the board", "[game]") {
    std::set<Target> seen;
    for (const int preset : presets_from(0)) {
        INFO(preset_name(preset));
        Rules rules = rules_of(preset_name(preset), 2, static_cast<std::uint64_t>(preset));
        rules.draws = preset % 2 == 0 ? Draws::external : Draws::automatic;
        if (preset % 3 == 0 && rules.system == System::base) rules.house.hand = 3;
        Game game = new_game(rules);
        RandomPlayer player(static_cast<std::uint64_t>(preset));
        for (; !game.is_over(); game.apply(player.choose(game))) {
            const std::vector<Choice> choices = choices_of(game);
            std::multiset<std::string> texts;
            for (const Choice& choice : choices) {
                texts.insert(game.text_of(choice.action));
                check_target(game, choice);
                seen.insert(choice.target);
            }
            REQUIRE(texts == texts_of_actions(game));
            check_order(choices);
        }
        REQUIRE(choices_of(game).empty());
    }
    CHECK(seen.size() == 5);
}

TEST_CASE("A choice to lay a tile names the tile, its rotation and its place in the hand", "[game]") {
    Rules rules = rules_of("base", 2, 3);
    rules.house.hand = GENERATE(0, 3);
    Game game = new_game(rules);
    const Decision decision = game.decision();
    std::set<int> places;
    for (const Choice& choice : choices_of(game)) {
        REQUIRE(choice.action.kind == ActionKind::lay);
        REQUIRE(choice.rotation == choice.action.count % 4);
        const int held = rules.house.hand == 0 ? decision.tile_type
                                               : game.hand(decision.player, choice.place_in_hand, decision.player);
        REQUIRE(choice.tile_type == held);
        REQUIRE(!choice.figure);
        places.insert(choice.place_in_hand);
    }
    CHECK(places.size() == (rules.house.hand == 0 ? 1 : 3));
}

TEST_CASE("A choice names the figure that acts and its owner", "[game]") {
    bool has_ransom = false;
    for (std::uint64_t seed = 1; seed < 40 && !has_ransom; ++seed) {
        Game game = new_game(rules_of("everything", 3, seed));
        RandomPlayer player(seed);
        for (; !game.is_over(); game.apply(player.choose(game))) {
            for (const Choice& choice : choices_of(game)) {
                const bool places = choice.action.kind == ActionKind::place;
                if (places) REQUIRE(choice.figure == static_cast<FigureKind>(choice.action.count));
                REQUIRE(choice.figure.has_value() == (choice.colour != Colour::none));
                if (choice.figure) REQUIRE(game.player_of(choice.colour) == game.decision().player);
                has_ransom = has_ransom || choice.action.kind == ActionKind::ransom;
            }
        }
    }
    CHECK(has_ransom);
}
