// Games through the C API: playing, refusals with words, copies, undo.
#include <thread>

#include "support.hpp"

using namespace capi_test;

namespace {

mistbank_action parsed(const mistbank_game* game, const char* text) {
    mistbank_action action{};
    REQUIRE(mistbank_game_action_parse(game, text, -1, &action) == MISTBANK_OK);
    return action;
}

bool same(const mistbank_action& a, const mistbank_action& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

}  // namespace

TEST_CASE("A whole game of level 1 is played through the C API", "[capi]") {
    const GamePtr made = make_game("level1", 2);
    mistbank_game* game = made.get();
    CHECK(mistbank_game_goal(game) == 50);
    CHECK(mistbank_game_pile_count(game) == 1);
    CHECK(mistbank_game_tile_count(game) == 4);
    CHECK(mistbank_game_ghosts_on_board(game) == 3);
    CHECK(mistbank_game_ghost_supply(game) == 12);
    CHECK(mistbank_game_scoring_meeple_count(game) == 1);
    CHECK(mistbank_game_hound_number(game, 1) == 0);
    CHECK(mistbank_game_turn(game) == 1);
    CHECK(mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN);

    const int applied = play(game, 100000, 5);
    CHECK(mistbank_game_action_count(game) == applied);
    CHECK(mistbank_game_outcome(game) != MISTBANK_OUTCOME_OPEN);
    CHECK((mistbank_game_outcome(game) == MISTBANK_OUTCOME_LOST) ==
          (mistbank_game_loss_reason(game) != MISTBANK_LOSS_NONE));
    CHECK(decision_of(game).kind == MISTBANK_DECISION_OVER);
    CHECK(legal_actions(game).empty());
    const mistbank_action pass = {MISTBANK_ACTION_PASS, 0, 0, 0, 0, 0};
    CHECK(mistbank_game_apply(game, &pass) == MISTBANK_GAME_OVER);
    CHECK_FALSE(message_of(game).empty());

    const std::vector<mistbank_event> events = events_of(game);
    REQUIRE_FALSE(events.empty());
    CHECK((events.back().kind == MISTBANK_EVENT_WON || events.back().kind == MISTBANK_EVENT_LOST));
}

TEST_CASE("What the queries tell fits together in every decision of a game", "[capi]") {
    const char* preset = GENERATE("level1", "level2", "level3", "level4_2022", "level5", "level6", "level6_2022",
                                  "base", "base_without_farmers", "demo", "ghosts_castles_cemeteries");
    const GamePtr made = make_game(preset, 3);
    mistbank_game* game = made.get();
    Dice dice{17};
    for (;;) {
        const std::vector<mistbank_action> actions = legal_actions(game);
        std::vector<mistbank_tile> tiles(static_cast<std::size_t>(mistbank_game_tile_count(game)));
        const auto tile_count = static_cast<std::int32_t>(tiles.size());
        REQUIRE(mistbank_game_tiles(game, tiles.data(), tile_count, nullptr) == MISTBANK_OK);
        int ghosts = 0;
        for (std::int32_t i = 0; i < tile_count; ++i) {
            const mistbank_tile& tile = tiles[static_cast<std::size_t>(i)];
            mistbank_tile again;
            REQUIRE(mistbank_game_tile(game, i, &again) == MISTBANK_OK);
            CHECK(std::memcmp(&again, &tile, sizeof tile) == 0);
            CHECK(mistbank_game_tile_at(game, tile.x, tile.y) == i);
            ghosts += tile.ghosts;
        }
        for (std::int32_t i = 0; i < mistbank_game_meeple_count(game); ++i) {
            mistbank_meeple meeple;
            REQUIRE(mistbank_game_meeple(game, i, &meeple) == MISTBANK_OK);
            ghosts += meeple.ghosts;
            CHECK(mistbank_game_player_of(game, meeple.colour) >= 0);
            if (!meeple.buried) CHECK(mistbank_game_meeple_on(game, meeple.tile, meeple.segment) == i);
            for (const std::int32_t hound : {1, 2})
                CHECK((mistbank_game_hound_meeple(game, hound) == i) == ((meeple.hounds >> (hound - 1) & 1) == 1));
        }
        CHECK(ghosts == mistbank_game_ghosts_on_board(game));
        if (actions.empty()) break;
        CHECK(static_cast<std::int32_t>(actions.size()) <= mistbank_game_action_bound(game));
        CHECK(decision_of(game).player == mistbank_game_active_player(game));
        const mistbank_action& chosen = actions[dice.roll(static_cast<std::uint32_t>(actions.size()))];
        CHECK(same(parsed(game, text_of(game, chosen).c_str()), chosen));
        REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
    }
}

TEST_CASE("An illegal and a stale action are refused in words and change nothing", "[capi]") {
    const GamePtr made = make_game("level1");
    mistbank_game* game = made.get();
    CHECK(message_of(game).empty());
    const mistbank_action lay = legal_actions(game).front();
    const std::uint64_t hash = mistbank_game_state_hash(game);

    mistbank_action far = lay;
    far.x = 500;
    CHECK(mistbank_game_apply(game, &far) == MISTBANK_ILLEGAL_ACTION);
    CHECK(message_of(game).find("COM-1") != std::string::npos);
    CHECK(mistbank_game_state_hash(game) == hash);
    CHECK(mistbank_game_event_count(game) == static_cast<std::int32_t>(events_of(game).size()));

    REQUIRE(mistbank_game_apply(game, &lay) == MISTBANK_OK);
    if (decision_of(game).kind != MISTBANK_DECISION_LAY_TILE) {
        CHECK(mistbank_game_apply(game, &lay) == MISTBANK_WRONG_DECISION);
        CHECK_FALSE(message_of(game).empty());
    }
    const std::string kept = message_of(game);
    const mistbank_action legal = legal_actions(game).front();
    REQUIRE(mistbank_game_apply(game, &legal) == MISTBANK_OK);
    CHECK(message_of(game) == kept);
}

TEST_CASE("A text that is no action is refused with a message of the game", "[capi]") {
    const GamePtr game = make_game("level1");
    mistbank_action action = {MISTBANK_ACTION_PASS, 1, 2, 3, 4, 5};
    const mistbank_action before = action;
    for (const char* text : {"", " ", "jump", "lay", "lay 1", "lay 1,", "lay 1,2", "lay 1,2 -1", "lay 99999,0 0",
                             "lay 1,2 0 0", "meeple mauve 0", "meeple red", "meeple red 256", "draw no-such-tile",
                             "pacify 1,2", "pass pass", "\xff\xfe"}) {
        INFO(text);
        CHECK(mistbank_game_action_parse(game.get(), text, -1, &action) == MISTBANK_INVALID_ARGUMENT);
        CHECK_FALSE(message_of(game.get()).empty());
    }
    CHECK(same(action, before));
    CHECK(mistbank_game_action_parse(game.get(), nullptr, -1, &action) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_action_parse(game.get(), "pass", -2, &action) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_action_parse(game.get(), "pass and more", 4, &action) == MISTBANK_OK);
    CHECK(action.kind == MISTBANK_ACTION_PASS);
    CHECK(same(parsed(game.get(), "lay 3,-1 2"), {MISTBANK_ACTION_LAY, 0, 0, 2, 3, -1}));
    CHECK(same(parsed(game.get(), "meeple blue 1"), {MISTBANK_ACTION_MEEPLE, 1, MISTBANK_COLOUR_BLUE, 0, 0, 0}));
}

TEST_CASE("Clones, copies and undo agree with the game by its hash", "[capi]") {
    const char* preset = GENERATE("level1", "level4", "level6", "ghosts_castles_cemeteries");
    const GamePtr game = make_game(preset, 9);
    const GamePtr copy = clone_of(game.get());
    const GamePtr bare = clone_of(game.get());
    REQUIRE(mistbank_game_stop_recording(bare.get()) == MISTBANK_OK);
    CHECK(mistbank_game_recording(bare.get()) == MISTBANK_RECORDING_NONE);
    std::vector<std::uint64_t> hashes = {mistbank_game_state_hash(game.get())};
    while (play(game.get(), 1, hashes.size()) == 1) {
        hashes.push_back(mistbank_game_state_hash(game.get()));
        if (hashes.size() % 16 != 0) continue;
        REQUIRE(mistbank_game_copy_from(copy.get(), game.get()) == MISTBANK_OK);
        REQUIRE(mistbank_game_copy_from(bare.get(), game.get()) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(copy.get()) == hashes.back());
        CHECK(mistbank_game_state_hash(bare.get()) == hashes.back());
        CHECK(mistbank_game_state_hash(clone_of(game.get()).get()) == hashes.back());
        CHECK(record_of(copy.get()) == record_of(game.get()));
    }
    for (std::size_t i = hashes.size() - 1; i > 0; --i) {
        REQUIRE(mistbank_game_undo(game.get()) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(game.get()) == hashes[i - 1]);
        CHECK(mistbank_game_action_count(game.get()) == static_cast<std::int32_t>(i - 1));
    }
    CHECK(mistbank_game_undo(game.get()) == MISTBANK_NOTHING_TO_UNDO);
    CHECK(mistbank_game_copy_from(game.get(), game.get()) == MISTBANK_OK);
}

TEST_CASE("A game that records nothing has no past", "[capi]") {
    const GamePtr made = make_game("level1");
    mistbank_game* game = made.get();
    play(game, 5, 2);
    const std::uint64_t hash = mistbank_game_state_hash(game);
    REQUIRE(mistbank_game_stop_recording(game) == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(game) == hash);
    CHECK(mistbank_game_undo(game) == MISTBANK_NOT_RECORDED);
    CHECK_FALSE(message_of(game).empty());
    CHECK(mistbank_game_to_record(game, MISTBANK_RECORD_FULL, nullptr, 0, nullptr) == MISTBANK_NOT_RECORDED);
    CHECK_FALSE(message_of(game).empty());
    CHECK(mistbank_game_to_snapshot(game, nullptr, 0, nullptr) == MISTBANK_NOT_RECORDED);
    CHECK(mistbank_game_actions(game, 0, nullptr, 0, nullptr) == MISTBANK_NOT_RECORDED);
    CHECK(mistbank_game_event_count(game) == 0);
    CHECK(mistbank_game_action_count(game) == 5);
    CHECK(play(game, 3, 2) == 3);
    CHECK(mistbank_game_action_count(game) == 8);
}

TEST_CASE("A game of other rules is not copied", "[capi]") {
    const GamePtr one = make_game("level1");
    const GamePtr other = make_game("level2");
    const std::uint64_t hash = mistbank_game_state_hash(one.get());
    CHECK(mistbank_game_copy_from(one.get(), other.get()) == MISTBANK_INVALID_ARGUMENT);
    CHECK_FALSE(message_of(one.get()).empty());
    CHECK(mistbank_game_state_hash(one.get()) == hash);
}

TEST_CASE("Undoing to the last draw never shows another tile", "[capi]") {
    const GamePtr made = make_game("level3", 6);
    mistbank_game* game = made.get();
    play(game, 25, 4);
    const std::int32_t drawn = mistbank_game_last_draw(game);
    REQUIRE(drawn <= mistbank_game_action_count(game));
    while (mistbank_game_action_count(game) > drawn) REQUIRE(mistbank_game_undo(game) == MISTBANK_OK);
    CHECK(decision_of(game).kind == MISTBANK_DECISION_LAY_TILE);
}

TEST_CASE("Shuffling what is hidden keeps what is visible", "[capi]") {
    const GamePtr game = make_game("level3", 6);
    play(game.get(), 25, 4);
    const GamePtr other = clone_of(game.get());
    REQUIRE(mistbank_game_determinize(other.get(), 12345) == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(other.get()) != mistbank_game_state_hash(game.get()));
    CHECK(mistbank_game_tile_count(other.get()) == mistbank_game_tile_count(game.get()));
    for (std::int32_t type = 0; type < mistbank_game_type_count(game.get()); ++type)
        CHECK(mistbank_game_unseen(other.get(), type) == mistbank_game_unseen(game.get(), type));
    const std::vector<mistbank_action> actions = legal_actions(game.get());
    const std::vector<mistbank_action> others = legal_actions(other.get());
    REQUIRE(actions.size() == others.size());
    CHECK(std::memcmp(actions.data(), others.data(), actions.size() * sizeof(mistbank_action)) == 0);
}

TEST_CASE("With external draws the host names each tile among those still unseen", "[capi]") {
    mistbank_rules rules = rules_of("level1");
    rules.draws = MISTBANK_DRAWS_EXTERNAL;
    const GamePtr made = make_game(rules);
    mistbank_game* game = made.get();
    REQUIRE(decision_of(game).kind == MISTBANK_DECISION_DRAW);
    const mistbank_action draw = legal_actions(game).front();
    CHECK(draw.kind == MISTBANK_ACTION_DRAW);
    const std::int32_t unseen = mistbank_game_unseen(game, draw.x);
    CHECK(unseen > 0);
    mistbank_tile_type type;
    REQUIRE(mistbank_game_type(game, draw.x, &type) == MISTBANK_OK);
    CHECK(text_of(game, draw) == std::string("draw ") + type.id);
    CHECK(mistbank_game_find_type(game, type.id) == draw.x);
    REQUIRE(mistbank_game_apply(game, &draw) == MISTBANK_OK);
    CHECK(mistbank_game_unseen(game, draw.x) == unseen - 1);
    CHECK(decision_of(game).tile_type == draw.x);
}

TEST_CASE("The rules of a game come back with their colours filled in", "[capi]") {
    mistbank_rules rules = rules_of("level6", 77);
    rules.players = 3;
    const GamePtr game = make_game(rules);
    mistbank_rules back;
    REQUIRE(mistbank_rules_init(&back, sizeof back) == MISTBANK_OK);
    REQUIRE(mistbank_game_rules(game.get(), &back) == MISTBANK_OK);
    CHECK(back.level == 6);
    CHECK(back.players == 3);
    CHECK(back.seed == 77);
    CHECK(back.colour_count == 3);
    CHECK(back.scoring_colour_count == 3);
    back.size = 95;
    CHECK(mistbank_game_rules(game.get(), &back) == MISTBANK_INVALID_ARGUMENT);
    mistbank_supply supply;
    REQUIRE(mistbank_game_supply(game.get(), back.colours[0], &supply) == MISTBANK_OK);
    CHECK(supply.meeples == 4);
    mistbank_scoring_meeple meeple;
    REQUIRE(mistbank_game_scoring_meeple(game.get(), 2, &meeple) == MISTBANK_OK);
    CHECK(meeple.colour == back.scoring_colours[2]);
}

TEST_CASE("Threads that play games of their own disturb each other in nothing", "[capi][threads]") {
    const GamePtr alone = make_game("level4", 21);
    play(alone.get(), 100000, 13);
    const std::uint64_t expected = mistbank_game_state_hash(alone.get());
    // Catch2 may not be used on two threads, so the threads play without its checks.
    const auto play_unchecked = [](mistbank_game* game) {
        std::vector<mistbank_action> actions(static_cast<std::size_t>(mistbank_game_action_bound(game)));
        Dice dice{13};
        for (;;) {
            std::int32_t count = 0;
            const auto capacity = static_cast<std::int32_t>(actions.size());
            if (mistbank_game_legal_actions(game, actions.data(), capacity, &count) != MISTBANK_OK) return;
            if (count == 0) return;
            const mistbank_action wrong = {200, 0, 0, 0, 0, 0};
            mistbank_game_apply(game, &wrong);
            mistbank_game_apply(game, &actions[dice.roll(static_cast<std::uint32_t>(count))]);
        }
    };
    const GamePtr one = make_game("level4", 21);
    const GamePtr two = make_game("level4", 21);
    const GamePtr clone = clone_of(two.get());  // shares what never changes
    std::thread first(play_unchecked, one.get());
    std::thread second(play_unchecked, two.get());
    std::thread third(play_unchecked, clone.get());
    first.join();
    second.join();
    third.join();
    CHECK(mistbank_game_state_hash(one.get()) == expected);
    CHECK(mistbank_game_state_hash(two.get()) == expected);
    CHECK(mistbank_game_state_hash(clone.get()) == expected);
}
