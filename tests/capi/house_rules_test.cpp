// House rules (HSE) through the C API: their list, the hands that players see, and empty boards.
#include <algorithm>
#include <functional>
#include <set>

#include "support.hpp"

using namespace capi_test;

namespace {

mistbank_rules with_hands(std::int32_t open = 0) {
    mistbank_rules rules = rules_of("base", 4);
    rules.hand = 3;
    rules.hand_open = open;
    return rules;
}

std::string refusal_of(const mistbank_rules& given) {
    mistbank_rules rules = given;
    char message[MISTBANK_MESSAGE_CAPACITY] = "";
    CHECK(mistbank_rules_validate(&rules, message, sizeof message, nullptr) == MISTBANK_INVALID_RULES);
    return message;
}

/// Returns the tile types that a viewer sees in a player's hand.
std::vector<std::int32_t> hand_of(const mistbank_game* game, std::int32_t player, std::int32_t viewer) {
    std::vector<std::int32_t> types;
    for (std::int32_t place = 0; place < mistbank_game_hand_size(game, player); ++place)
        types.push_back(mistbank_game_hand(game, player, place, viewer));
    return types;
}

GamePtr replayed(const std::string& record) {
    mistbank_game* made = nullptr;
    const auto length = static_cast<std::int32_t>(record.size());
    REQUIRE(mistbank_game_replay(record.data(), length, nullptr, 0, nullptr, &made, nullptr, 0, nullptr) ==
            MISTBANK_OK);
    return GamePtr(made);
}

GamePtr restored(const std::vector<std::uint8_t>& bytes) {
    mistbank_game* made = nullptr;
    const auto size = static_cast<std::int32_t>(bytes.size());
    REQUIRE(mistbank_game_from_snapshot(bytes.data(), size, nullptr, 0, nullptr, &made, nullptr, 0, nullptr) ==
            MISTBANK_OK);
    return GamePtr(made);
}

bool is_told(const std::vector<std::int32_t>& types) {
    return std::all_of(types.begin(), types.end(), [](std::int32_t type) { return type >= 0; });
}

}  // namespace

TEST_CASE("House rules have their default values in every preset", "[capi]") {
    for (std::int32_t i = 0; i < mistbank_preset_count(); ++i) {
        const mistbank_rules rules = rules_of(mistbank_preset_name(i));
        INFO(mistbank_preset_name(i));
        CHECK((rules.hand == 0 && rules.hand_open == 0 && rules.draw_ahead == 0));
        CHECK((rules.unplayable == MISTBANK_UNPLAYABLE_SET_ASIDE && rules.hole_turn == 0));
        CHECK((rules.incomplete_scores == 1 && rules.border_completes == 0 && rules.start_in_bag == 0));
        CHECK((rules.small_cities == 0 && rules.without == 0));
        CHECK((rules.dragon_after_scoring == 0 && rules.hill_majority == 0));
        CHECK((rules.first_player == MISTBANK_FIRST_PLAYER_HOST && rules.tile_sales == 0));
        CHECK((rules.table_width == 0 && rules.table_height == 0 && rules.table_x == -1 && rules.table_y == -1));
    }
}

TEST_CASE("A game reports its house rules", "[capi]") {
    mistbank_rules rules = rules_of("base");
    rules.hand = 3;
    rules.hand_open = 1;
    rules.unplayable = MISTBANK_UNPLAYABLE_RETURNED;
    rules.hole_turn = 1;
    rules.incomplete_scores = 0;
    rules.table_width = 20;
    rules.table_height = 18;
    rules.table_x = 7;
    rules.table_y = 5;
    rules.border_completes = 1;
    rules.start_in_bag = 1;
    mistbank_rules told = rules_of("level1");
    REQUIRE(mistbank_game_rules(make_game(rules).get(), &told) == MISTBANK_OK);
    CHECK((told.hand == 3 && told.hand_open == 1 && told.draw_ahead == 0));
    CHECK((told.unplayable == MISTBANK_UNPLAYABLE_RETURNED && told.hole_turn == 1));
    CHECK((told.incomplete_scores == 0 && told.border_completes == 1 && told.start_in_bag == 1));
    CHECK((told.table_width == 20 && told.table_height == 18 && told.table_x == 7 && told.table_y == 5));

    rules = rules_of("everything");
    rules.small_cities = rules.dragon_after_scoring = rules.hill_majority = 1;
    rules.without = 1u << MISTBANK_FIGURE_LARGE | 1u << MISTBANK_FIGURE_SHEPHERD;
    REQUIRE(mistbank_game_rules(make_game(rules).get(), &told) == MISTBANK_OK);
    CHECK((told.small_cities == 1 && told.dragon_after_scoring == 1 && told.hill_majority == 1));
    CHECK(told.without == (1u << MISTBANK_FIGURE_LARGE | 1u << MISTBANK_FIGURE_SHEPHERD));

    rules = rules_of("base");
    rules.draw_ahead = 1;
    rules.first_player = MISTBANK_FIRST_PLAYER_MOST_ROADS;
    REQUIRE(mistbank_game_rules(make_game(rules).get(), &told) == MISTBANK_OK);
    CHECK((told.hand == 0 && told.draw_ahead == 1));
    CHECK(told.first_player == MISTBANK_FIRST_PLAYER_MOST_ROADS);
}

TEST_CASE("The error for an invalid house rule names the field", "[capi]") {
    const auto refused = [](const char* field, std::int32_t mistbank_rules::*which, std::int32_t number) {
        mistbank_rules rules = rules_of("base");
        rules.*which = number;
        INFO(field << " " << number);
        CHECK(refusal_of(rules).find(field) != std::string::npos);
    };
    for (const std::int32_t number : {INT32_MIN, -1, 1, 2, 4, 259, INT32_MAX})
        refused("hand", &mistbank_rules::hand, number);
    for (const std::int32_t number : {INT32_MIN, -1, 2, 255, 256, 257, INT32_MAX})
        refused("unplayable", &mistbank_rules::unplayable, number);
    for (const std::int32_t number : {INT32_MIN, -1, 1, 2, 9, INT32_MAX}) {
        refused("table", &mistbank_rules::table_width, number);
        refused("table", &mistbank_rules::table_height, number);
    }
    refused("border_completes", &mistbank_rules::border_completes, 1);

    for (const std::uint32_t kinds : {1u << MISTBANK_FIGURE_NORMAL, 1u << MISTBANK_FIGURE_GUARD,
                                      1u << (MISTBANK_FIGURE_SHEPHERD + 1), UINT32_MAX}) {
        mistbank_rules rules = rules_of("base");
        rules.without = kinds;
        CHECK(refusal_of(rules).find("without") != std::string::npos);
    }

    mistbank_rules both = with_hands();
    both.draw_ahead = 1;
    CHECK(refusal_of(both).find("draw_ahead") != std::string::npos);
}

TEST_CASE("The cooperative game refuses house rules (MEET-1)", "[capi]") {
    for (const auto which : {&mistbank_rules::hand, &mistbank_rules::draw_ahead, &mistbank_rules::hole_turn,
                             &mistbank_rules::unplayable, &mistbank_rules::start_in_bag}) {
        mistbank_rules rules = rules_of("level1");
        rules.*which = which == &mistbank_rules::hand ? 3 : 1;
        CHECK_FALSE(refusal_of(rules).empty());
    }
    mistbank_rules rules = rules_of("level1");
    rules.incomplete_scores = 0;
    CHECK(refusal_of(rules).find("incomplete_scores") != std::string::npos);
}

TEST_CASE("HSE-2: only the owner and the host see a hidden hand, but everyone sees an open hand", "[capi]") {
    for (const std::int32_t open : {0, 1}) {
        const GamePtr made = make_game(with_hands(open));
        mistbank_game* const game = made.get();
        Dice dice{3};
        int asked = 0;
        for (std::vector<mistbank_action> legal = legal_actions(game); !legal.empty(); legal = legal_actions(game)) {
            for (const std::int32_t player : {0, 1}) {
                const std::vector<std::int32_t> all = hand_of(game, player, MISTBANK_VIEWER_HOST);
                CHECK(all.size() <= 3);
                CHECK(is_told(all));
                CHECK(hand_of(game, player, player) == all);
                for (const std::int32_t viewer : {1 - player, std::int32_t{MISTBANK_VIEWER_NOBODY}, 7, INT32_MIN}) {
                    const std::vector<std::int32_t> seen = hand_of(game, player, viewer);
                    if (open == 1) CHECK(seen == all);
                    if (open == 0) CHECK(std::count(seen.begin(), seen.end(), -1) == static_cast<long>(seen.size()));
                }
                CHECK(mistbank_game_hand(game, player, static_cast<std::int32_t>(all.size()), player) == -1);
            }
            const mistbank_action chosen = legal[dice.roll(static_cast<std::uint32_t>(legal.size()))];
            const mistbank_decision decision = decision_of(game);
            if (decision.kind == MISTBANK_DECISION_HAND) {
                ++asked;
                const std::vector<std::int32_t> hand = hand_of(game, decision.player, decision.player);
                REQUIRE(chosen.kind == MISTBANK_ACTION_LAY);
                REQUIRE(chosen.count >> 2 < static_cast<int>(hand.size()));
                REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
                mistbank_tile laid;
                REQUIRE(mistbank_game_tile(game, mistbank_game_last_tile(game), &laid) == MISTBANK_OK);
                CHECK(laid.type == hand[static_cast<std::size_t>(chosen.count >> 2)]);
                CHECK(laid.rotation == (chosen.count & 3));
                continue;
            }
            REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
        }
        CHECK(asked > 60);
        CHECK(mistbank_game_hand_size(game, 0) + mistbank_game_hand_size(game, 1) == 0);
    }
}

TEST_CASE("HSE-2, HSE-5: hands and tiles drawn ahead stay hidden for the whole game unless the rules open them",
          "[capi]") {
    for (const std::int32_t hand : {0, 3}) {
        for (const std::int32_t ahead : {0, 1}) {
            for (const std::int32_t open : {0, 1}) {
                if (hand != 0 && ahead != 0) continue;
                mistbank_rules rules = rules_of("base", 4);
                rules.hand = hand;
                rules.draw_ahead = ahead;
                rules.hand_open = open;
                const GamePtr game = make_game(rules);
                const std::int32_t is_hidden = (hand != 0 || ahead != 0) && open == 0 ? 1 : 0;
                INFO("hand " << hand << ", draw_ahead " << ahead << ", hand_open " << open);
                CHECK(mistbank_game_has_hidden_hands(game.get()) == is_hidden);
                CHECK((mistbank_game_hand(game.get(), 0, 0, 1) == -1) == (is_hidden == 1 || hand + ahead == 0));
                play(game.get(), 1000, 4);
                REQUIRE(mistbank_game_outcome(game.get()) == MISTBANK_OUTCOME_FINISHED);
                CHECK(mistbank_game_has_hidden_hands(game.get()) == is_hidden);
            }
        }
    }
}

TEST_CASE("Players have no hands in a game without hands", "[capi]") {
    const GamePtr game = make_game("everything", 2);
    play(game.get(), 30, 2);
    for (const std::int32_t player : {0, 1}) {
        CHECK(mistbank_game_hand_size(game.get(), player) == 0);
        CHECK(mistbank_game_hand(game.get(), player, 0, MISTBANK_VIEWER_HOST) == -1);
    }
}

TEST_CASE("Reshuffling hidden information changes all hidden hands except the viewer's own hand", "[capi]") {
    const GamePtr game = make_game(with_hands());
    play(game.get(), 20, 5);
    const std::uint64_t looks = mistbank_game_public_hash(game.get());
    const std::vector<std::int32_t> red = hand_of(game.get(), 0, MISTBANK_VIEWER_HOST);
    const std::vector<std::int32_t> green = hand_of(game.get(), 1, MISTBANK_VIEWER_HOST);
    std::set<std::vector<std::int32_t>> reds;
    std::set<std::vector<std::int32_t>> greens;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const GamePtr copy = clone_of(game.get());
        REQUIRE(mistbank_game_determinize_for(copy.get(), seed, 0) == MISTBANK_OK);
        CHECK(hand_of(copy.get(), 0, 0) == red);
        CHECK(mistbank_game_public_hash(copy.get()) == looks);
        greens.insert(hand_of(copy.get(), 1, MISTBANK_VIEWER_HOST));
        REQUIRE(mistbank_game_determinize_for(copy.get(), seed, MISTBANK_VIEWER_NOBODY) == MISTBANK_OK);
        reds.insert(hand_of(copy.get(), 0, MISTBANK_VIEWER_HOST));
        const GamePtr other = clone_of(game.get());
        REQUIRE(mistbank_game_determinize(other.get(), seed) == MISTBANK_OK);
        const GamePtr third = clone_of(game.get());
        REQUIRE(mistbank_game_determinize_for(third.get(), seed, MISTBANK_VIEWER_NOBODY) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(other.get()) == mistbank_game_state_hash(third.get()));
    }
    CHECK(greens.size() > 5);
    CHECK(reds.size() > 5);
    const std::uint64_t before = mistbank_game_state_hash(game.get());
    for (const std::int32_t viewer : {INT32_MIN, std::int32_t{MISTBANK_VIEWER_HOST}, 2, INT32_MAX})
        CHECK(mistbank_game_determinize_for(game.get(), 1, viewer) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_determinize_for(nullptr, 1, 0) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_state_hash(game.get()) == before);
    CHECK(hand_of(game.get(), 1, 1) == green);
}

TEST_CASE("HSE-11: every query reports an empty board until the first tile is drawn", "[capi]") {
    mistbank_rules rules = rules_of("base");
    rules.start_in_bag = 1;
    rules.draws = MISTBANK_DRAWS_EXTERNAL;
    const GamePtr game = make_game(rules);
    CHECK(mistbank_game_tile_count(game.get()) == 0);
    CHECK(mistbank_game_last_tile(game.get()) == -1);
    CHECK(mistbank_game_tile_at(game.get(), 0, 0) == -1);
    CHECK(mistbank_game_figure_on(game.get(), 0, 0) == -1);
    mistbank_tile tile;
    CHECK(mistbank_game_tile(game.get(), 0, &tile) == MISTBANK_INVALID_ARGUMENT);
    mistbank_window window;
    REQUIRE(mistbank_game_window(game.get(), 5, 3, &window) == MISTBANK_OK);
    CHECK((window.x == -2 && window.y == -1));
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(mistbank_plane_count()) * 15, 1);
    REQUIRE(mistbank_game_planes(game.get(), &window, 0, planes.data(), static_cast<std::int32_t>(planes.size()),
                                 nullptr) == MISTBANK_OK);
    CHECK(std::count(planes.begin(), planes.end(), 0) == static_cast<long>(planes.size()));
    CHECK_FALSE(record_of(game.get()).empty());
    const mistbank_action first = legal_actions(game.get()).front();
    REQUIRE(first.kind == MISTBANK_ACTION_DRAW);
    REQUIRE(mistbank_game_apply(game.get(), &first) == MISTBANK_OK);
    CHECK(mistbank_game_last_tile(game.get()) == 0);
    REQUIRE(mistbank_game_tile(game.get(), 0, &tile) == MISTBANK_OK);
    CHECK((tile.x == 0 && tile.y == 0 && tile.rotation == 0 && tile.type == first.x));
}

TEST_CASE("Games with house rules can be cloned, saved, stored and read again", "[capi]") {
    const std::function<void(mistbank_rules&)> changes[] = {
        [](mistbank_rules& rules) { rules.hand = 3; },
        [](mistbank_rules& rules) { rules.draw_ahead = 1; },
        [](mistbank_rules& rules) { rules.unplayable = MISTBANK_UNPLAYABLE_RETURNED; },
        [](mistbank_rules& rules) { rules.hole_turn = 1; },
        [](mistbank_rules& rules) {
            rules.table_width = rules.table_height = 9;
            rules.border_completes = 1;
            rules.incomplete_scores = 0;
        },
        [](mistbank_rules& rules) { rules.start_in_bag = 1; },
        [](mistbank_rules& rules) {
            rules.small_cities = rules.dragon_after_scoring = rules.hill_majority = 1;
            rules.without = 1u << MISTBANK_FIGURE_BUILDER;
        }};
    for (const auto& change : changes) {
        for (const std::uint64_t seed : {2u, 3u}) {
            mistbank_rules rules = rules_of("base", seed);
            rules.expansions = 1u << MISTBANK_EXPANSION_TRADERS_BUILDERS | 1u << MISTBANK_EXPANSION_PRINCESS_DRAGON |
                               1u << MISTBANK_EXPANSION_HILLS_SHEEP;
            change(rules);
            const GamePtr game = make_game(rules);
            for (const int steps : {0, 25, 40, 1000}) {
                play(game.get(), steps, seed);
                const std::uint64_t hash = mistbank_game_state_hash(game.get());
                CHECK(mistbank_game_state_hash(clone_of(game.get()).get()) == hash);
                CHECK(mistbank_game_state_hash(replayed(record_of(game.get())).get()) == hash);
                CHECK(mistbank_game_state_hash(restored(snapshot_of(game.get())).get()) == hash);
            }
            CHECK(mistbank_game_outcome(game.get()) == MISTBANK_OUTCOME_FINISHED);
        }
    }
}
