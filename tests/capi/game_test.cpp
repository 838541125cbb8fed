// Games through the C API: playing, error messages, copies and undo.
#include <cstring>
#include <numeric>
#include <thread>

#include "support.hpp"

using namespace capi_test;

namespace {

mistbank_action parsed(const mistbank_game* game, const char* text) {
    mistbank_action action{};
    REQUIRE(mistbank_game_action_parse(game, text, -1, &action) == MISTBANK_OK);
    return action;
}

/// Returns true if all reserved fields of a struct are 0.
template <class Struct>
bool keeps_reserve(const Struct& value) {
    const auto is_zero = [](std::int32_t number) { return number == 0; };
    return std::all_of(std::begin(value.reserved), std::end(value.reserved), is_zero);
}

bool same(const mistbank_action& a, const mistbank_action& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

}  // namespace

TEST_CASE("A game of every preset can be created from its name and a seed", "[capi]") {
    for (std::int32_t preset = 0; preset < mistbank_preset_count(); ++preset) {
        const char* const name = mistbank_preset_name(preset);
        INFO(name);
        mistbank_game* game = nullptr;
        REQUIRE(mistbank_game_create_preset(name, 7, &game) == MISTBANK_OK);
        mistbank_rules rules = rules_of(name);
        rules.seed = 7;
        mistbank_game* other = nullptr;
        REQUIRE(mistbank_game_create(&rules, nullptr, 0, nullptr, &other, nullptr, 0, nullptr) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(game) == mistbank_game_state_hash(other));
        mistbank_game_free(game);
        mistbank_game_free(other);
    }
}

TEST_CASE("A game of an unknown preset cannot be created", "[capi]") {
    const GamePtr made = make_game("level1", 2);
    mistbank_game* game = made.get();
    CHECK(mistbank_game_create_preset("levl3", 7, &game) == MISTBANK_UNKNOWN_NAME);
    CHECK(game == nullptr);
    CHECK(mistbank_game_create_preset(nullptr, 7, &game) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_game_create_preset("level3", 7, nullptr) == MISTBANK_INVALID_ARGUMENT);
}

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

TEST_CASE("The results of all queries agree with each other at every decision of a game", "[capi]") {
    const char* preset = GENERATE("level1", "level2", "level3", "level4_2022", "level5", "level6", "level6_2022",
                                  "base", "base_without_farmers", "demo", "ghosts_castles_cemeteries", "river", "abbot",
                                  "inns_cathedrals", "traders_builders", "princess_dragon", "tower", "abbey_mayor",
                                  "flying_machines", "hills_sheep", "big_top", "vodyanoy", "everything");
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
        for (std::int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
            mistbank_figure figure;
            REQUIRE(mistbank_game_figure(game, i, &figure) == MISTBANK_OK);
            ghosts += figure.ghosts;
            CHECK(mistbank_game_player_of(game, figure.colour) >= 0);
            if (!figure.buried) {
                const std::int32_t first = mistbank_game_figure_on(game, figure.tile, figure.segment);
                REQUIRE((first >= 0 && first <= i));  // a segment may hold several figures (MEET-22)
                mistbank_figure beside;
                REQUIRE(mistbank_game_figure(game, first, &beside) == MISTBANK_OK);
                CHECK((beside.tile == figure.tile && beside.segment == figure.segment));
            }
            for (const std::int32_t hound : {1, 2})
                CHECK((mistbank_game_hound_meeple(game, hound) == i) == ((figure.hounds >> (hound - 1) & 1) == 1));
        }
        CHECK(ghosts == mistbank_game_ghosts_on_board(game));
        if (actions.empty()) break;
        CHECK(static_cast<std::int32_t>(actions.size()) <= mistbank_game_action_bound(game));
        CHECK(decision_of(game).player == mistbank_game_deciding_player(game));
        const mistbank_action& chosen = actions[dice.roll(static_cast<std::uint32_t>(actions.size()))];
        CHECK(same(parsed(game, text_of(game, chosen).c_str()), chosen));
        REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
    }
}

TEST_CASE("The anchor of a segment rotates with the tile", "[capi]") {
    const GamePtr made = make_game("everything", 3);
    mistbank_game* game = made.get();
    play(game, 120, 3);
    for (std::int32_t i = 0; i < mistbank_game_tile_count(game); ++i) {
        mistbank_tile tile;
        REQUIRE(mistbank_game_tile(game, i, &tile) == MISTBANK_OK);
        mistbank_anchor anchor;
        if (tile.face_down == 1) {
            CHECK(mistbank_game_anchor_on(game, i, 0, &anchor) == MISTBANK_INVALID_ARGUMENT);
            continue;
        }
        mistbank_segment segment;
        for (std::int32_t s = 0; mistbank_game_segment(game, tile.type, s, &segment) == MISTBANK_OK; ++s) {
            REQUIRE(mistbank_game_anchor_on(game, i, s, &anchor) == MISTBANK_OK);
            const std::int32_t east = segment.anchor_x, south = segment.anchor_y;
            const std::int32_t turned_x[] = {east, 100 - south, 100 - east, south};
            const std::int32_t turned_y[] = {south, east, 100 - south, 100 - east};
            CHECK((anchor.x == turned_x[tile.rotation] && anchor.y == turned_y[tile.rotation]));
        }
    }
}

TEST_CASE("Reserved fields are 0 in all structs that a game fills in", "[capi]") {
    const GamePtr made = make_game("everything", 5);
    mistbank_game* game = made.get();
    for (int round = 0; round < 8; ++round) {
        play(game, 40, static_cast<std::uint64_t>(round));
        bool fine = keeps_reserve(decision_of(game));
        for (const mistbank_event& event : events_of(game)) fine = fine && event.reserved == 0;
        for (std::int32_t colour = 0; colour < MISTBANK_MAX_COLOURS; ++colour) {
            mistbank_supply supply;
            REQUIRE(mistbank_game_supply(game, colour, &supply) == MISTBANK_OK);
            fine = fine && keeps_reserve(supply);
        }
        for (std::int32_t i = 0; i < mistbank_game_scoring_meeple_count(game); ++i) {
            mistbank_scoring_meeple meeple;
            REQUIRE(mistbank_game_scoring_meeple(game, i, &meeple) == MISTBANK_OK);
            mistbank_tally tally;
            REQUIRE(mistbank_game_tally(game, i, &tally) == MISTBANK_OK);
            CHECK(tally.colour == meeple.colour);
            CHECK(tally.total == meeple.total);
            CHECK(std::accumulate(tally.points, tally.points + MISTBANK_MAX_SOURCES, 0) == tally.total);
            CHECK(tally.points[MISTBANK_SOURCE_BEFORE] == 0);
            fine = fine && keeps_reserve(meeple);
        }
        for (std::int32_t i = 0; i < mistbank_game_tile_count(game); ++i) {
            mistbank_tile tile;
            REQUIRE(mistbank_game_tile(game, i, &tile) == MISTBANK_OK);
            fine = fine && keeps_reserve(tile);
        }
        for (std::int32_t i = 0; i < mistbank_game_figure_count(game); ++i) {
            mistbank_figure figure;
            mistbank_feature feature;
            REQUIRE(mistbank_game_figure(game, i, &figure) == MISTBANK_OK);
            REQUIRE(mistbank_game_feature(game, figure.tile, figure.segment, &feature) == MISTBANK_OK);
            fine = fine && keeps_reserve(figure) && keeps_reserve(feature);
        }
        for (std::int32_t i = 0; i < mistbank_game_type_count(game); ++i) {
            mistbank_tile_type type;
            mistbank_segment segment;
            REQUIRE(mistbank_game_type(game, i, &type) == MISTBANK_OK);
            REQUIRE(mistbank_game_segment(game, i, 0, &segment) == MISTBANK_OK);
            fine = fine && keeps_reserve(type) && keeps_reserve(segment);
        }
        mistbank_rollout rollout;
        REQUIRE(mistbank_game_rollouts(game, 1, &rollout, 1) == MISTBANK_OK);
        CHECK((fine && keeps_reserve(rollout)));
    }
}

TEST_CASE("Events and actions of unknown kinds have texts, but the actions are refused", "[capi]") {
    const GamePtr game = make_game("everything", 5);
    play(game.get(), 40, 1);
    for (const int kind : {99, 100, 200, 255}) {
        mistbank_event event{};
        mistbank_action action{};
        event.kind = action.kind = static_cast<std::uint8_t>(kind);
        event.figure = action.count = 15;
        CHECK(mistbank_event_name(kind) == std::string("?"));
        CHECK_FALSE(fetch([&](char* buffer, std::int32_t capacity, std::int32_t* length) {
                        return mistbank_game_sentence(game.get(), &event, buffer, capacity, length);
                    }).empty());
        CHECK_FALSE(text_of(game.get(), action).empty());
        CHECK(mistbank_game_apply(game.get(), &action) == MISTBANK_WRONG_DECISION);
    }
}

TEST_CASE("An illegal action and an outdated action are refused with a message and change nothing", "[capi]") {
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

TEST_CASE("A text that is not an action is refused, and the game's message gives the reason", "[capi]") {
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
    CHECK(same(parsed(game.get(), "meeple blue 1"), {MISTBANK_ACTION_PLACE, 1, MISTBANK_COLOUR_BLUE, 0, 0, 0}));
    CHECK(same(parsed(game.get(), "pig blue 1"),
               {MISTBANK_ACTION_PLACE, 1, MISTBANK_COLOUR_BLUE, MISTBANK_FIGURE_PIG, 0, 0}));
    CHECK(same(parsed(game.get(), "haunt 3,-1/2 red large 1"),
               {MISTBANK_ACTION_HAUNT, 2, MISTBANK_COLOUR_RED, MISTBANK_FIGURE_LARGE | 1 << 4, 3, -1}));
}

TEST_CASE("Clones, copies and games after undo have the hash of the original state", "[capi]") {
    const char* preset = GENERATE("level1", "level4", "level6", "ghosts_castles_cemeteries", "princess_dragon", "tower",
                                  "abbey_mayor", "flying_machines", "hills_sheep", "big_top", "vodyanoy", "everything");
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

TEST_CASE("A game that does not record has no history", "[capi]") {
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

TEST_CASE("Copying from a game with other rules is refused", "[capi]") {
    const GamePtr one = make_game("level1");
    const GamePtr other = make_game("level2");
    const std::uint64_t hash = mistbank_game_state_hash(one.get());
    CHECK(mistbank_game_copy_from(one.get(), other.get()) == MISTBANK_INVALID_ARGUMENT);
    CHECK_FALSE(message_of(one.get()).empty());
    CHECK(mistbank_game_state_hash(one.get()) == hash);
}

TEST_CASE("Undo to the last draw does not reveal another tile", "[capi]") {
    const GamePtr made = make_game("level3", 6);
    mistbank_game* game = made.get();
    play(game, 25, 7);
    const std::int32_t drawn = mistbank_game_last_draw(game);
    REQUIRE(drawn <= mistbank_game_action_count(game));
    while (mistbank_game_action_count(game) > drawn) REQUIRE(mistbank_game_undo(game) == MISTBANK_OK);
    CHECK(decision_of(game).kind == MISTBANK_DECISION_LAY_TILE);
}

TEST_CASE("Reshuffling hidden information does not change visible information", "[capi]") {
    const GamePtr game = make_game("level3", 6);
    play(game.get(), 25, 7);
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

TEST_CASE("With external draws the host can report any unseen tile", "[capi]") {
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

TEST_CASE("RIV-2: only unseen tiles of the top layer of a layered pile can be drawn", "[capi]") {
    mistbank_rules rules = rules_of("everything");
    rules.draws = MISTBANK_DRAWS_EXTERNAL;
    const GamePtr made = make_game(rules);
    mistbank_game* game = made.get();
    Dice dice{5};
    bool some_wait = false;
    for (int step = 0; step < 400 && mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN; ++step) {
        const std::vector<mistbank_action> actions = legal_actions(game);
        if (decision_of(game).kind == MISTBANK_DECISION_DRAW) {
            std::vector<std::int32_t> listed;
            for (const mistbank_action& action : actions) listed.push_back(action.x);
            std::vector<std::int32_t> drawable;
            for (std::int32_t type = 0; type < mistbank_game_type_count(game); ++type) {
                const std::int32_t copies = mistbank_game_drawable(game, type);
                if (copies > 0) drawable.push_back(type);
                CHECK((copies >= 0 && copies <= mistbank_game_unseen(game, type)));
                some_wait |= copies < mistbank_game_unseen(game, type);
            }
            CHECK(listed == drawable);
        }
        REQUIRE(mistbank_game_apply(game, &actions[dice.roll(static_cast<std::uint32_t>(actions.size()))]) ==
                MISTBANK_OK);
    }
    CHECK(some_wait);
}

TEST_CASE("A player's supply starts with the figures of the game's expansions (MEET-4)", "[capi]") {
    const auto supply_of = [](const char* preset) {
        mistbank_supply supply;
        REQUIRE(mistbank_game_supply(make_game(preset).get(), MISTBANK_COLOUR_RED, &supply) == MISTBANK_OK);
        return std::vector<std::int32_t>(supply.figures, supply.figures + MISTBANK_FIGURE_SHEPHERD + 1);
    };
    CHECK(supply_of("base") == std::vector<std::int32_t>{7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    CHECK(supply_of("ghosts_castles_cemeteries") == std::vector<std::int32_t>{5, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    CHECK(supply_of("abbot") == std::vector<std::int32_t>{7, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0});
    CHECK(supply_of("abbey_mayor") == std::vector<std::int32_t>{7, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0});
    CHECK(supply_of("hills_sheep") == std::vector<std::int32_t>{7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});
    CHECK(supply_of("big_top") == std::vector<std::int32_t>{7, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0});
    CHECK(supply_of("vodyanoy") == std::vector<std::int32_t>{7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    CHECK(supply_of("everything") == std::vector<std::int32_t>{5, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1});
}

TEST_CASE("The supply of a colour that is not in play is empty", "[capi]") {
    const GamePtr game = make_game("everything");  // two players
    mistbank_supply supply;
    std::memset(&supply, 1, sizeof supply);
    REQUIRE(mistbank_game_supply(game.get(), MISTBANK_COLOUR_PINK, &supply) == MISTBANK_OK);
    const mistbank_supply empty{};
    CHECK(std::memcmp(&supply, &empty, sizeof supply) == 0);
}

TEST_CASE("The game's turn part and an event both report the second part of a builder's turn (TRB-5)", "[capi]") {
    Dice dice{6};
    int begun = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const GamePtr made = make_game("traders_builders", seed);
        mistbank_game* game = made.get();
        for (std::vector<mistbank_action> actions = legal_actions(game); !actions.empty();
             actions = legal_actions(game)) {
            mistbank_action chosen = actions[dice.roll(static_cast<std::uint32_t>(actions.size()))];
            for (const mistbank_action& action : actions) {  // prefer placing a builder
                if (action.kind == MISTBANK_ACTION_PLACE && action.count == MISTBANK_FIGURE_BUILDER) chosen = action;
            }
            const std::int32_t before = mistbank_game_event_count(game);
            REQUIRE(mistbank_game_apply(game, &chosen) == MISTBANK_OK);
            std::int32_t part = 0;
            const std::vector<mistbank_event> events = events_of(game);
            for (auto event = events.begin() + before; event != events.end(); ++event) {
                if (event->kind == MISTBANK_EVENT_TURN_BEGAN) part = 1;
                if (event->kind == MISTBANK_EVENT_PART_BEGAN) part = event->count;
            }
            if (part == 2) ++begun;
            if (part > 0) CHECK(mistbank_game_part(game) == part);
            CHECK((mistbank_game_part(game) == 1 || mistbank_game_part(game) == 2));
        }
    }
    CHECK(begun > 0);
}

TEST_CASE("A state saved in the host's memory can be restored any number of times", "[capi]") {
    const char* preset = GENERATE("level1", "level5", "base", "tower", "everything");
    const GamePtr game = make_game(preset, 11);
    play(game.get(), 30, 5);
    const GamePtr bare = clone_of(game.get());
    REQUIRE(mistbank_game_stop_recording(bare.get()) == MISTBANK_OK);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    const std::vector<std::uint8_t> held = held_of(game.get());
    const auto length = static_cast<std::int32_t>(held.size());
    CHECK(held_of(bare.get()).size() == held.size());
    std::vector<std::uint64_t> ends;
    for (int round = 0; round < 3; ++round) {
        std::vector<std::uint8_t> crooked(held.size() + 1);  // saved states need no alignment
        std::copy(held.begin(), held.end(), crooked.begin() + 1);
        REQUIRE(mistbank_game_restore_state(bare.get(), crooked.data() + 1, length) == MISTBANK_OK);
        CHECK(mistbank_game_state_hash(bare.get()) == hash);
        CHECK(mistbank_game_action_count(bare.get()) == mistbank_game_action_count(game.get()));
        play(bare.get(), 25, 6);
        ends.push_back(mistbank_game_state_hash(bare.get()));
    }
    CHECK(std::vector<std::uint64_t>(3, ends[0]) == ends);
    CHECK(held_of(game.get()) == held);
}

TEST_CASE("The function names of version 2.0 for saving a state and for the summary still work", "[capi]") {
    const GamePtr game = make_game("level1");
    play(game.get(), 12, 5);
    const std::vector<std::uint8_t> saved = held_of(game.get());
    std::vector<std::uint8_t> held(saved.size());
    const auto length = static_cast<std::int32_t>(held.size());
    REQUIRE(mistbank_game_hold(game.get(), held.data(), length, nullptr) == MISTBANK_OK);
    CHECK(held == saved);
    const GamePtr other = make_game("level1");
    REQUIRE(mistbank_game_take_up(other.get(), held.data(), length) == MISTBANK_OK);
    CHECK(mistbank_game_state_hash(other.get()) == mistbank_game_state_hash(game.get()));
    char status[4096], summary[4096];
    REQUIRE(mistbank_game_render_status(game.get(), nullptr, status, sizeof status, nullptr) == MISTBANK_OK);
    REQUIRE(mistbank_game_summary(game.get(), nullptr, summary, sizeof summary, nullptr) == MISTBANK_OK);
    CHECK(std::string(status) == summary);
}

TEST_CASE("Saved states that belong to other games, are too short or are damaged are refused", "[capi]") {
    const GamePtr game = make_game("level1");
    REQUIRE(mistbank_game_stop_recording(game.get()) == MISTBANK_OK);
    const std::uint64_t hash = mistbank_game_state_hash(game.get());
    const std::vector<std::uint8_t> held = held_of(game.get());
    const std::vector<std::uint8_t> others = held_of(make_game("level2").get());
    const auto restore = [&](const std::vector<std::uint8_t>& bytes, std::int32_t length) {
        const mistbank_status status = mistbank_game_restore_state(game.get(), bytes.data(), length);
        CHECK(mistbank_game_state_hash(game.get()) == hash);
        return status;
    };
    const auto length = static_cast<std::int32_t>(held.size());
    CHECK(restore(held, length) == MISTBANK_OK);
    for (const std::int32_t wrong : {INT32_MIN, -1, 0, 1, length - 1})
        CHECK(restore(held, wrong) == MISTBANK_INVALID_ARGUMENT);
    CHECK(restore(others, static_cast<std::int32_t>(others.size())) == MISTBANK_INVALID_ARGUMENT);
    CHECK_FALSE(message_of(game.get()).empty());
    for (std::size_t at = 0; at < held.size(); ++at) {
        std::vector<std::uint8_t> damaged = held;
        damaged[at] ^= 1;
        if (mistbank_game_restore_state(game.get(), damaged.data(), length) != MISTBANK_INVALID_ARGUMENT)
            FAIL("byte " << at << " of " << held.size() << " may be changed");
    }
    CHECK(mistbank_game_state_hash(game.get()) == hash);
}

TEST_CASE("Restoring a saved state deletes the game's history, and works in games with another seed", "[capi]") {
    const GamePtr game = make_game("inns_cathedrals", 3);
    const GamePtr other = make_game("inns_cathedrals", 4);
    play(game.get(), 20, 1);
    play(other.get(), 50, 2);
    const std::vector<std::uint8_t> held = held_of(game.get());
    REQUIRE(mistbank_game_restore_state(other.get(), held.data(), static_cast<std::int32_t>(held.size())) ==
            MISTBANK_OK);
    CHECK(mistbank_game_state_hash(other.get()) == mistbank_game_state_hash(game.get()));
    CHECK(mistbank_game_recording(other.get()) == MISTBANK_RECORDING_NONE);
    CHECK(mistbank_game_action_count(other.get()) == 20);
    CHECK(mistbank_game_event_count(other.get()) == 0);
    CHECK(mistbank_game_undo(other.get()) == MISTBANK_NOT_RECORDED);
    play(game.get(), 100000, 9);
    play(other.get(), 100000, 9);
    CHECK(mistbank_game_state_hash(other.get()) == mistbank_game_state_hash(game.get()));
}

TEST_CASE("The rules that a game returns contain the colours that the library filled in", "[capi]") {
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
    CHECK(supply.figures[MISTBANK_FIGURE_NORMAL] == 4);
    mistbank_scoring_meeple meeple;
    REQUIRE(mistbank_game_scoring_meeple(game.get(), 2, &meeple) == MISTBANK_OK);
    CHECK(meeple.colour == back.scoring_colours[2]);
}

TEST_CASE("Games on several threads do not affect each other", "[capi][threads]") {
    const GamePtr alone = make_game("level4", 21);
    play(alone.get(), 100000, 13);
    const std::uint64_t expected = mistbank_game_state_hash(alone.get());
    // Catch2 is not thread-safe, so the threads play without its checks.
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
    const GamePtr clone = clone_of(two.get());  // shares constant data with `two`
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
