// Hands, tiles drawn ahead, and tiles returned to the bag (HSE-1 to HSE-6).
#include <catch2/catch.hpp>
#include <set>

#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"
#include "support/positions.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Rules with_hand(bool open = false) {
    Rules rules = house_rules();
    rules.house.hand = 3;
    rules.house.hand_open = open;
    return rules;
}

Rules returning() {
    Rules rules = house_rules();
    rules.house.unplayable = Unplayable::returned;
    return rules;
}

std::string hand_of(const Game& game, int player, int viewer = the_host) {
    std::string words;
    for (int place = 0; place < game.hand_size(player); ++place) {
        const int type = game.hand(player, place, viewer);
        words += (place == 0 ? "" : " ") + std::string(type < 0 ? "?" : game.type(type).id.view());
    }
    return words;
}

// Draws three tiles for red's hand, then three for green's.
void deal(Game& game, const std::string& red, const std::string& green) {
    std::string words = red + " " + green;
    std::size_t at = 0;
    while (at < words.size()) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        act(game, "draw " + words.substr(at, end - at));
        at = end + 1;
    }
}

TileSet set_of_tiles(const std::string& tiles) { return tile_set_of("mistbank-tiles 1\nname own\n" + tiles); }

const std::string field = " field all\n";
const std::string keep = " city N E S W\n";
const std::string start = "start\n 0 0 field\n";

}  // namespace

// --- a hand of three (HSE-1) ---

TEST_CASE("Before the first turn, each player in seat order takes three tiles, whichever player starts (HSE-1)",
          "[house][hand]") {
    Rules rules = with_hand();
    rules.starting_player = 1;
    Game game = house_game(rules);
    for (int draw = 0; draw < 6; ++draw) {
        CHECK(game.decision().kind == DecisionKind::draw);
        CHECK(game.decision().player == draw / 3);
        CHECK(game.decision().colour == (draw < 3 ? Colour::red : Colour::green));
        act(game, "draw field");
    }
    CHECK(game.decision().kind == DecisionKind::hand);
    CHECK(game.active_player() == 1);
    CHECK(game.turn() == 1);
    CHECK(game.hand_size(0) == 3);
    CHECK(game.hand_size(1) == 3);
    CHECK(game.hand_size(2) == 0);
    CHECK(game.pile_size(0) == 123 - 6);
}

TEST_CASE("The player lays one of the three tiles and takes another at the end of the turn (HSE-1)", "[house][hand]") {
    Game game = house_game(with_hand());
    deal(game, "cap road field", "field field field");
    CHECK(can(game, "lay 0,-1 0"));
    CHECK(can(game, "lay 0,-1 1"));
    CHECK(why_not(game, "lay 0,-1 2") == "COM-2: the south side does not match its neighbour");
    CHECK(can(game, "lay 1,0 5"));
    CHECK(why_not(game, "lay 0,-1 12") == "HSE-1: this place in the hand has no tile");
    act(game, "lay 1,0 5");  // lays the road, rotated by a quarter turn
    CHECK(game.type(game.tile(1).type).id == "road");
    CHECK(game.tile(1).rotation == 1);
    CHECK(hand_of(game, 0) == "cap field");
    act(game, "meeple red 0");
    CHECK(game.decision().kind == DecisionKind::draw);
    CHECK(game.decision().player == 0);
    act(game, "draw keep");
    CHECK(hand_of(game, 0) == "cap field keep");
    CHECK(game.active_player() == 1);
    CHECK(game.turn() == 2);
}

TEST_CASE("A hidden hand is visible only to its owner (HSE-2)", "[house][hand][hidden]") {
    Game game = house_game(with_hand());
    deal(game, "cap road field", "keep keep keep");
    CHECK(hand_of(game, 0, 0) == "cap road field");
    CHECK(hand_of(game, 0, 1) == "? ? ?");
    CHECK(hand_of(game, 1, nobody_in_particular) == "? ? ?");
    CHECK(game.hand(0, 0) == -1);
    CHECK(game.hand(0, 3, the_host) == -1);
    CHECK(game.hand(-1, 0, the_host) == -1);
    CHECK(game.unseen(game.type_named("keep")) == 4);
    CHECK(game.unseen(game.type_named("field")) == 39);  // one of the 40 tiles is the starting tile
    CHECK(game.drawable(game.type_named("keep")) == 4);
    CHECK(count_events(game, EventKind::tile_taken) == 6);
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        if (game.events()[i].kind == EventKind::tile_taken) CHECK(game.events()[i].type == -1);
    }
    act(game, "lay 0,-1 8; pass?; draw keep");
    CHECK(game.unseen(game.type_named("field")) == 38);
    act(game, "lay 0,1 0?");
    CHECK(game.decision().kind != DecisionKind::lay_tile);
}

TEST_CASE("Open hands are visible to all players (HSE-2)", "[house][hand]") {
    Game game = house_game(with_hand(true));
    deal(game, "cap road field", "keep keep keep");
    CHECK(hand_of(game, 0, nobody_in_particular) == "cap road field");
    CHECK(game.unseen(game.type_named("keep")) == 1);
    CHECK_FALSE(can(game, "hidden"));
}

TEST_CASE("A tile in a hidden hand cannot be drawn again (HID-2)", "[house][hand]") {
    Game game = house_game(with_hand());
    act(game, "draw keep; draw keep; draw keep; draw keep");
    CHECK(why_not(game, "draw keep") == "HSE-1: all unseen copies of this tile are in hands");
    CHECK(game.unseen(game.type_named("keep")) == 4);
}

TEST_CASE("A hand without a playable tile is set aside, and three other tiles are taken (HSE-3)", "[house][hand]") {
    Game game = house_game(with_hand());
    deal(game, "keep keep keep", "field field field");
    CHECK(game.set_aside_count() == 3);
    CHECK(count_events(game, EventKind::hand_set_aside) == 1);
    CHECK(game.unseen(game.type_named("keep")) == 1);
    CHECK(game.decision().kind == DecisionKind::draw);
    act(game, "draw keep; draw cap; draw field");
    CHECK(game.decision().kind == DecisionKind::hand);
    CHECK(game.set_aside_count() == 3);
    CHECK(why_not(game, "lay 0,-1 0") == "COM-2: the south side does not match its neighbour");
}

TEST_CASE(
    "With an empty pile, a hand without a playable tile ends the turn, and the other players continue (HSE-3, HSE-4)",
    "[house][hand]") {
    const TileSet set =
        set_of_tiles("tile field\n copies 6\n" + field + "tile keep\n copies 3\n" + keep + start);  // 8 tiles to draw
    Game game = house_game(with_hand(), {set});
    deal(game, "keep keep field", "field field field");
    act(game, "lay 0,-1 8; pass?; draw keep");  // red then holds three keeps
    CHECK(hand_of(game, 0) == "keep keep keep");
    act(game, "lay 0,1 0; pass?; draw field");
    // Red can neither lay nor take a tile.
    CHECK(game.active_player() == 1);
    CHECK(game.set_aside_count() == 3);
    CHECK(hand_of(game, 0).empty());
    CHECK(game.hand_size(1) == 3);
    act(game, "lay 1,0 0; pass?");
    CHECK(game.active_player() == 1);  // red's turn is skipped
    act(game, "lay -1,0 0; pass?; lay 0,2 0; pass?");
    CHECK(game.is_over());
    CHECK(game.tile_count() == 6);
}

TEST_CASE("A game with hands ends after the turn that empties the last hand (HSE-4)", "[house][hand]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rules rules = rules_of("base", static_cast<int>(seed % 3) + 1, seed);
        rules.house.hand = 3;
        rules.house.hand_open = seed % 2 == 0;
        Error error;
        Game game = Game::create(rules, error).value();
        play_out(game, RandomPlayer(seed));
        CHECK(game.outcome() == Outcome::finished);
        CHECK(game.tile_count() + game.set_aside_count() == 72);
        for (int player = 0; player < rules.players; ++player) CHECK(game.hand_size(player) == 0);
    }
}

TEST_CASE("A held abbey counts as one of the three tiles (HSE-1)", "[house][hand]") {
    Rules rules = with_hand();
    rules.expansions = bit(Expansion::abbey_mayor);
    Error error;
    Game game = house_game(rules, {plot(), TileSet::builtin("abbey_mayor", error).value()});
    act(game, "draw field; draw field; draw field; draw field");
    CHECK(game.decision().kind == DecisionKind::hand);
    CHECK(game.hand_size(0) == 2);
    for (const char* cell : {"1,0", "1,1", "1,2", "-1,0", "-1,1", "0,2"}) {
        act(game, std::string("lay ") + cell + " 0; pass?; draw field");
    }
    CHECK(game.decision().kind == DecisionKind::abbey);
    act(game, "abbey 0,1; pass?; draw field");
    CHECK(game.hand_size(0) == 3);
    act(game, "lay 2,0 0; pass?; draw field");
    CHECK(game.active_player() == 0);
    act(game, "lay 2,1 0; pass?; draw field");
    CHECK(game.hand_size(0) == 3);
    CHECK(game.hand_size(1) == 2);
}

TEST_CASE("The second part of a builder's turn uses the remaining hand, and the hand is filled after this part (HSE-1)",
          "[house][hand]") {
    Rules rules = with_hand();
    rules.expansions = bit(Expansion::traders_builders);
    Error error;
    Game game = house_game(rules, {plot(), TileSet::builtin("traders_builders", error).value()});
    deal(game, "road road road", "field field field");
    act(game, "lay 0,-1 0; meeple red 0; draw road; lay 0,1 0; pass?; draw field");
    act(game, "lay 1,-1 0; builder red 0; draw road; lay 0,2 0; pass?; draw field");
    act(game, "lay 2,-1 0; pass?");
    CHECK(game.part() == 2);
    CHECK(game.decision().kind == DecisionKind::hand);
    CHECK(game.hand_size(0) == 2);
    act(game, "lay 3,-1 0; pass?");
    CHECK(game.decision().kind == DecisionKind::draw);
    act(game, "draw field");
    CHECK(game.decision().kind == DecisionKind::draw);
    act(game, "draw field");
    CHECK(game.active_player() == 1);
    CHECK(game.hand_size(0) == 3);
}

TEST_CASE("River tiles are drawn one by one, and hands are filled when the lake is laid (HSE-3)", "[house][hand]") {
    Rules rules = rules_of("river", 2, 4);
    rules.house.hand = 3;
    Error error;
    Game game = Game::create(rules, error).value();
    RandomPlayer player(5);
    while (game.hand_size(0) == 0) {
        CHECK(game.decision().kind != DecisionKind::hand);
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
    CHECK(game.type(game.tile(game.tile_count() - 1).type).has(Mark::lake));
    CHECK(game.hand_size(1) == 3);
    CHECK(game.decision().kind == DecisionKind::hand);
    play_out(game, player);
    CHECK(game.outcome() == Outcome::finished);
}

TEST_CASE("A dragon tile in the hand cannot be laid while the dragon is off the board (HSE-3)", "[house][hand]") {
    Rules rules = with_hand();
    rules.expansions = bit(Expansion::princess_dragon);
    const TileSet set =
        set_of_tiles("tile field\n copies 20\n" + field + "tile worm\n copies 5\n mark dragon\n" + field +
                     "tile volcano\n copies 2\n mark volcano\n" + field + "tile gate\n copies 1\n mark portal\n" +
                     field + "tile court\n copies 1\n city N princess\n field EL ER SL SR WL WR touches N\n" + start);
    Game game = house_game(rules, {set});
    deal(game, "worm field volcano", "worm worm worm");
    CHECK(why_not(game, "lay 0,-1 0") == "HSE-3: a dragon tile cannot be laid before the dragon is on the board");
    act(game, "lay 0,-1 4; pass?; draw worm");
    // Green's hand is set aside and waits for the dragon (PRD-3).
    CHECK(game.set_aside_count() == 3);
    CHECK(count_events(game, EventKind::tile_awaits_dragon) == 3);
    act(game, "draw field; draw field; draw field; lay 0,1 0; pass?; draw field");
    const int before = game.pile_size(0);
    act(game, "lay 0,-2 4");  // lays the volcano
    CHECK(game.set_aside_count() == 0);
    CHECK(game.pile_size(0) == before + 3);
    CHECK(game.unseen(game.type_named("worm")) == 5);
    act(game, "pass?; draw worm");
    CHECK(game.decision().kind == DecisionKind::hand);
}

// --- a tile drawn ahead (HSE-5) ---

TEST_CASE("With tiles drawn ahead, the next tile is drawn at the end of the turn (HSE-5)", "[house][ahead]") {
    Rules rules = house_rules();
    rules.house.draw_ahead = true;
    rules.house.hand_open = true;
    Game game = house_game(rules);
    act(game, "draw cap; draw field");
    CHECK(hand_of(game, 0, nobody_in_particular) == "cap");
    CHECK(game.decision().kind == DecisionKind::hand);
    act(game, "lay 0,-1 0; pass; draw cap");
    CHECK(hand_of(game, 0, 1) == "cap");
    CHECK(game.active_player() == 1);
    act(game, "lay 0,1 0; pass?; draw keep; lay 0,-2 2; pass?; draw field");
    CHECK(game.set_aside_count() == 1);  // the keep in green's hand fits nowhere
    CHECK(game.decision().kind == DecisionKind::draw);
}

TEST_CASE("A held abbey is not the tile drawn ahead, and the second part of a turn draws a tile (HSE-5)",
          "[house][ahead]") {
    Rules rules = house_rules();
    rules.house.draw_ahead = true;
    rules.expansions = bit(Expansion::traders_builders) | bit(Expansion::abbey_mayor);
    Error error;
    Game game = house_game(rules, {plot(), TileSet::builtin("traders_builders", error).value(),
                                   TileSet::builtin("abbey_mayor", error).value()});
    act(game, "draw road; draw field");
    CHECK(game.hand_size(0) == 1);
    act(game, "lay 0,-1 0; meeple red 0; draw road; lay 0,1 0; pass?; draw field");
    act(game, "lay 1,-1 0; builder red 0; draw road; lay 0,2 0; pass?; draw field; lay 2,-1 0; pass?");
    CHECK(game.part() == 2);
    CHECK(game.decision().kind == DecisionKind::draw);
    CHECK(game.decision().colour == Colour::none);
    act(game, "draw road; lay 3,-1 0; pass?; draw field");
    CHECK(game.active_player() == 1);
    CHECK(game.hand_size(0) == 1);
}

// --- tiles returned to the bag (HSE-6) ---

TEST_CASE("A tile that fits nowhere is returned to the bag, and another is drawn (HSE-6)", "[house][back]") {
    Game game = house_game(returning());
    act(game, "draw keep");
    CHECK(count_events(game, EventKind::tile_returned) == 1);
    CHECK(game.set_aside_count() == 0);
    CHECK(game.unseen(game.type_named("keep")) == 4);
    CHECK(game.pile_size(0) == 123);
    CHECK(game.decision().kind == DecisionKind::draw);
    act(game, "draw keep; draw cap");
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    CHECK(count_events(game, EventKind::tile_returned) == 2);
}

TEST_CASE("The game ends when no tile of the pile fits (HSE-6)", "[house][back]") {
    const TileSet set = set_of_tiles("tile field\n copies 3\n" + field + "tile keep\n copies 3\n" + keep + start);
    Game game = house_game(returning(), {set});
    act(game, "draw keep; draw field; lay 1,0 0; pass?; draw field; lay 0,1 0; pass?");
    CHECK(game.decision().kind == DecisionKind::draw);
    act(game, "draw keep");
    CHECK(game.is_over());
    CHECK(game.set_aside_count() == 0);
    Rules rules = returning();
    rules.draws = Draws::automatic;
    for (rules.seed = 0; rules.seed < 20; ++rules.seed) {
        Game by_itself = house_game(rules, {set});
        play_out(by_itself, RandomPlayer(rules.seed));
        CHECK(by_itself.tile_count() == 3);
        CHECK(by_itself.is_over());
    }
}

TEST_CASE("A river tile is returned to the river tiles, or set aside if no river tile fits (HSE-6, RIV-6)",
          "[house][back]") {
    Rules rules = house_rules(3);
    rules.house.unplayable = Unplayable::returned;
    rules.expansions = bit(Expansion::river);
    rules.house.table_width = rules.house.table_height = 3;
    rules.house.table_x = 2;
    Error error;
    Game game = Game::create(rules, error).value();
    CHECK(game.set_aside_count() == 11);
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    play_out(game, RandomPlayer(1));
    CHECK(game.outcome() == Outcome::finished);
    rules.house.table_width = 5;
    for (rules.seed = 0; rules.seed < 30; ++rules.seed) {
        Game small = Game::create(rules, error).value();
        play_out(small, RandomPlayer(rules.seed));
        CHECK(small.outcome() == Outcome::finished);
    }
}

TEST_CASE("A hand without a playable tile is returned, and three tiles are drawn until one of them fits (HSE-3, HSE-6)",
          "[house][back]") {
    Rules rules = with_hand();
    rules.house.unplayable = Unplayable::returned;
    Game game = house_game(rules);
    deal(game, "keep keep keep", "field field field");
    CHECK(count_events(game, EventKind::tile_returned) == 3);
    CHECK(game.unseen(game.type_named("keep")) == 4);
    CHECK(game.pile_size(0) == 120);
    act(game, "draw keep; draw keep; draw keep");
    CHECK(count_events(game, EventKind::tile_returned) == 6);
    act(game, "draw keep; draw keep; draw cap");
    CHECK(game.decision().kind == DecisionKind::hand);
}

// --- random house rules and expansions ---

namespace {

// Returns random house rules and expansions.
Rules any_rules(std::uint64_t seed) {
    Dice dice(seed + 1);
    Rules rules = rules_of(dice.below(4) == 0 ? "demo" : "base", 2 + static_cast<int>(dice.below(3)), seed);
    for (int i = 0; i < expansion_count; ++i) {
        if (dice.below(3) == 0) rules.expansions |= 1u << i;
    }
    HouseRules& house = rules.house;
    if (dice.below(2) == 0) house.hand = 3;
    if (house.hand == 0 && dice.below(2) == 0) house.draw_ahead = true;
    house.hand_open = dice.below(2) == 0;
    if (dice.below(2) == 0) house.unplayable = Unplayable::returned;
    house.hole_turn = dice.below(2) == 0;
    house.incomplete_scores = dice.below(2) == 0;
    if (dice.below(2) == 0) {
        house.table_width = 4 + static_cast<int>(dice.below(12));
        house.table_height = 4 + static_cast<int>(dice.below(12));
        house.border_completes = dice.below(2) == 0;
    }
    const bool has_start = rules.plays(Expansion::ghosts_castles_cemeteries) || rules.plays(Expansion::river);
    house.start_in_bag = rules.system == System::base && !has_start && dice.below(2) == 0;
    if (dice.below(3) == 0) rules.draws = Draws::external;
    house.tile_sales = !house.has_hands() && dice.below(3) == 0;
    if (dice.below(3) == 0) house.first_player = static_cast<FirstPlayer>(1 + dice.below(2));
    return rules;
}

}  // namespace

TEST_CASE("Games with any house rules and expansions can be played to the end", "[house][game]") {
    for (std::uint64_t seed = 0; seed < 400; seed += seed_step(3)) {
        INFO("seed " << seed);
        Error error;
        std::optional<Game> game = Game::create(any_rules(seed), error);
        INFO(error.message);
        REQUIRE(game.has_value());
        play_out(*game, RandomPlayer(seed));
        CHECK(game->outcome() == Outcome::finished);
    }
}

TEST_CASE("Games with house rules can be undone and replayed with the same draws (HID-3)", "[house][undo]") {
    for (std::uint64_t seed = 0; seed < 60; seed += seed_step(3)) {
        INFO("seed " << seed);
        Error error;
        Game game = Game::create(any_rules(seed), error).value();
        RandomPlayer player(seed);
        std::vector<std::uint64_t> hashes = {game.state_hash()};
        while (!game.is_over()) {
            game.apply(player.choose(game));
            hashes.push_back(game.state_hash());
        }
        Dice dice(seed);
        for (int round = 0; round < 4; ++round) {
            std::vector<Action> undone;
            for (std::uint32_t left = dice.below(60); left > 0 && game.action_count() > 0; --left) {
                undone.push_back(game.action(game.action_count() - 1));
                REQUIRE(game.undo() == Status::ok);
                REQUIRE(game.state_hash() == hashes[game.action_count()]);
            }
            for (; !undone.empty(); undone.pop_back()) {
                REQUIRE(game.apply(undone.back()) == Status::ok);
                REQUIRE(game.state_hash() == hashes[game.action_count()]);
            }
        }
    }
}

TEST_CASE("Reshuffling hidden hands gives a possible game with the same visible information (HSE-2)",
          "[house][hidden]") {
    for (std::uint64_t seed = 0; seed < 150; seed += seed_step(3)) {
        Rules rules = any_rules(seed);
        rules.draws = Draws::automatic;
        rules.house.hand_open = false;
        INFO("seed " << seed);
        Error error;
        Game game = Game::create(rules, error).value();
        RandomPlayer player(seed);
        Dice dice(seed);
        for (std::uint32_t left = dice.below(150); left > 0 && !game.is_over(); --left) game.apply(player.choose(game));
        if (game.is_over()) continue;
        const int viewer = static_cast<int>(dice.below(static_cast<std::size_t>(rules.players) + 1)) - 1;
        Game other = game.clone();
        other.determinize(seed + 77, viewer);
        REQUIRE(other.public_hash() == game.public_hash());
        if (viewer >= 0) REQUIRE(hand_of(other, viewer) == hand_of(game, viewer));
        for (int type = 0; type < game.type_count(); ++type) REQUIRE(other.unseen(type) == game.unseen(type));
        if (other.recording() == Recording::all) {
            for (std::uint32_t left = dice.below(40); left > 0 && other.action_count() > 0; --left) {
                const Action action = other.action(other.action_count() - 1);
                REQUIRE(other.undo() == Status::ok);
                REQUIRE(other.why_not(action) == nullptr);
            }
        }
        play_out(other, RandomPlayer(seed + 5));
        CHECK(other.outcome() == Outcome::finished);
    }
}

// --- stored games ---

namespace {

// Returns a random game with random house rules. One out of three games is played to its end.
Game game_half_way(std::uint64_t seed) {
    Error error;
    Game game = Game::create(any_rules(seed), error).value();
    RandomPlayer player(seed);
    Dice dice(seed);
    const bool to_the_end = dice.below(3) == 0;
    for (std::uint32_t left = to_the_end ? 9999 : dice.below(150); left > 0 && !game.is_over(); --left) {
        game.apply(player.choose(game));
    }
    return game;
}

}  // namespace

TEST_CASE("Records and snapshots restore games with house rules, including hidden information (HID-4)",
          "[house][record]") {
    for (std::uint64_t seed = 0; seed < 120; seed += seed_step(3)) {
        INFO("seed " << seed);
        Error error;
        const Game game = game_half_way(seed);
        const std::string record = to_record(game, RecordKind::full, error).value();
        std::optional<Game> again = replay(record, nullptr, 0, error);
        INFO(error.message);
        REQUIRE(again.has_value());
        REQUIRE(position_of(*again) == position_of(game));
        CHECK(to_record(*again, RecordKind::full, error).value() == record);
        const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
        again = from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error);
        INFO(error.message);
        REQUIRE(again.has_value());
        REQUIRE(position_of(*again) == position_of(game));
        CHECK(again->rules().house.table_width == game.rules().house.table_width);
    }
}

TEST_CASE("An open record omits hidden hands, and can be replayed (HSE-2)", "[house][record][hidden]") {
    int with_hidden = 0;
    for (std::uint64_t seed = 0; seed < 200; seed += seed_step(3)) {
        Error error;
        const Game game = game_half_way(seed);
        const std::string record = to_record(game, RecordKind::open, error).value();
        INFO("seed " << seed << "\n" << record);
        const std::optional<Game> again = replay(record, nullptr, 0, error);
        INFO(error.message);
        REQUIRE(again.has_value());
        REQUIRE(again->public_hash() == game.public_hash());
        CHECK(again->turn() == game.turn());
        CHECK(to_record(*again, RecordKind::open, error).value() == record);
        for (int who = 0; who < game.rules().players; ++who) {
            CHECK(again->hand_size(who) == game.hand_size(who));
            if (game.is_over() || game.in_last_round() || game.rules().house.hand_open) continue;
            for (int place = 0; place < game.hand_size(who); ++place) {
                CHECK(again->hand(who, place, the_host) == -1);
                ++with_hidden;
            }
        }
    }
    CHECK(with_hidden > 20);
}

TEST_CASE("A host that does not know a hand names each tile when the tile is laid (HSE-2)", "[house][hand][hidden]") {
    Game game = house_game(with_hand());
    act(game, "hidden; hidden; draw cap; hidden; hidden; hidden");
    CHECK(hand_of(game, 0) == "? ? cap");
    CHECK(game.decision().kind == DecisionKind::hand);
    CHECK(can(game, "lay 0,-1 8"));
    CHECK(why_not(game, "lay 0,-1 0") == "HSE-2: this tile in the hand is still unknown");
    act(game, "draw keep");  // the keep does not fit
    CHECK(hand_of(game, 0) == "keep ? cap");
    CHECK(why_not(game, "lay 0,-1 0") == "COM-2: the south side does not match its neighbour");
    act(game, "draw road; lay 0,-1 4; pass?; hidden");
    CHECK(hand_of(game, 0) == "keep cap ?");
    CHECK(why_not(game, "draw field").empty());
    CHECK(why_not(game, "hidden") == "the game waits for a tile from the hand to be laid");
    act(game, "draw keep; draw keep; draw keep");  // no tile in green's hand fits
    CHECK(game.set_aside_count() == 3);
    CHECK(game.decision().kind == DecisionKind::draw);
    CHECK(why_not(game, "draw keep") == "HSE-1: all unseen copies of this tile are in hands");
}

TEST_CASE("Pictures and observations for other players do not reveal where a hidden hand fits (HSE-2)",
          "[house][hidden]") {
    Game game = house_game(with_hand());
    deal(game, "cap cap cap", "field field field");
    const Window window = window_around(game, 9, 9);
    const auto planes = [&](const Game& of, int viewer) {
        std::vector<std::uint8_t> out(static_cast<std::size_t>(plane_count() * window.cells()));
        observe_planes(of, window, viewer, out.data());
        return out;
    };
    Game other = house_game(with_hand());
    deal(other, "keep field keep", "road road road");
    const bool looks_the_same = planes(game, 1) == planes(other, 1);
    CHECK(looks_the_same);
    const bool shows_own = planes(game, 0) != planes(other, 0);
    CHECK(shows_own);
    CHECK(render_text(game) == render_text(other));
    CHECK(summary(game) == summary(other));
    CHECK(describe(game) != describe(other));  // the description lists the legal actions of the deciding player
    CHECK(game.public_hash() == other.public_hash());
    CHECK(game.state_hash() != other.state_hash());
}

TEST_CASE("The action index of laying a tile from a hand is unique and can be converted back to the action",
          "[house][hand]") {
    Game game = house_game(with_hand());
    deal(game, "cap road field", "field field field");
    const ActionIndex numbers(game, window_around(game, 9, 9));
    std::set<int> seen;
    for (const Action& action : game.legal_actions()) {
        const int number = numbers.number_of(action);
        CHECK(number >= 0);
        CHECK(number < numbers.count());
        CHECK(seen.insert(number).second);
        CHECK(numbers.action_of(number) == action);
    }
}

TEST_CASE("Reshuffling hidden hands takes all visible information into account (HSE-2, HSE-6)", "[house][hidden]") {
    // Red's first hand fitted nowhere and was returned, so red can hold some of these tiles again. Green took tiles
    // before that, so green cannot hold these tiles.
    const TileSet set = set_of_tiles("tile field\n copies 10\n" + field + "tile keep\n copies 6\n" + keep + start);
    Rules rules = house_rules(0);
    rules.house.hand = 3;
    rules.house.unplayable = Unplayable::returned;
    const auto is_wanted = [](const Game& game) {
        return count_events(game, EventKind::tile_returned) == 3 && game.decision().kind == DecisionKind::hand &&
               game.active_player() == 0;
    };
    while (!is_wanted(house_game(rules, {set}))) ++rules.seed;
    Game game = house_game(rules, {set});
    const int keep_type = game.type_named("keep");
    const auto keeps = [&](const Game& of, int player) {
        int count = 0;
        for (int place = 0; place < of.hand_size(player); ++place)
            count += of.hand(player, place, the_host) == keep_type ? 1 : 0;
        return count;
    };
    constexpr int games = 20000;
    double found[2][4] = {};
    game.stop_recording();
    Game copy = game.clone();
    for (int i = 0; i < games; ++i) {
        copy.copy_from(game);
        copy.determinize(static_cast<std::uint64_t>(i));
        REQUIRE(copy.public_hash() == game.public_hash());
        for (int player = 0; player < 2; ++player) found[player][keeps(copy, player)] += 1.0 / games;
    }
    // Computes the same distribution by direct simulation. The bag has nine fields and three keeps that nobody has
    // seen, and three keeps that were returned.
    double expected[2][4] = {};
    Dice dice(5);
    for (int i = 0; i < games;) {
        std::vector<int> tiles(12, 0);
        std::fill(tiles.begin(), tiles.begin() + 3, 1);
        const auto take = [&] {
            int count = 0;
            for (int n = 0; n < 3; ++n) {
                const auto at = tiles.begin() + dice.below(tiles.size());
                count += *at;
                tiles.erase(at);
            }
            return count;
        };
        const int green = take();
        tiles.insert(tiles.end(), 3, 1);
        const int red = take();
        if (red == 3) continue;  // red would have returned a second hand of three keeps
        ++i;
        expected[0][red] += 1.0 / games;
        expected[1][green] += 1.0 / games;
    }
    for (int player = 0; player < 2; ++player) {
        for (int count = 0; count <= 3; ++count) {
            INFO("player " << player << ", " << count);
            CHECK(found[player][count] == Approx(expected[player][count]).margin(0.015));
        }
    }
}

TEST_CASE("A reshuffled game forgets a history that cannot lead to the new hands (HSE-6)", "[house][hidden]") {
    const TileSet set = set_of_tiles("tile field\n copies 10\n" + field + "tile keep\n copies 6\n" + keep + start);
    Rules rules = house_rules(0);
    rules.house.hand = 3;
    rules.house.unplayable = Unplayable::returned;
    int kept = 0;
    for (rules.seed = 0; rules.seed < 200; ++rules.seed) {
        Game game = house_game(rules, {set});
        if (game.is_over()) continue;
        const bool any_back = count_events(game, EventKind::tile_returned) > 0;
        game.determinize(4);
        CHECK((game.recording() == Recording::none) == any_back);
        kept += any_back ? 0 : 1;
    }
    CHECK(kept > 150);
    CHECK(kept < 200);
}

TEST_CASE("Each tile in the bag is equally likely to be drawn (HSE-6)", "[house][back]") {
    const TileSet set = set_of_tiles("tile field\n copies 5\n" + field + "tile lawn\n copies 2\n garden\n" + field +
                                     "tile keep\n copies 6\n" + keep + start);
    Rules rules = house_rules(0);
    rules.house.unplayable = Unplayable::returned;
    int lawns = 0;
    int back = 0;
    constexpr int games = 6000;
    for (rules.seed = 0; rules.seed < games; ++rules.seed) {
        const Game game = house_game(rules, {set});
        lawns += game.decision().tile_type == game.type_named("lawn") ? 1 : 0;
        back += count_events(game, EventKind::tile_returned);
    }
    CHECK(lawns == Approx(games / 3.0).margin(130));
    CHECK(back == Approx(games).margin(400));  // each drawn tile is a keep, which is returned, with probability 1/2
}

TEST_CASE("A player with an empty hand is asked to lay an abbey into a hole, and declining ends the turn (HSE-4)",
          "[house][hand]") {
    const TileSet set =
        set_of_tiles("tile field\n copies 11\n" + field + "tile abbey\n copies 2\n mark abbey\n monastery\n" + start);
    Rules rules = with_hand();
    rules.expansions = bit(Expansion::abbey_mayor);
    Game game = house_game(rules, {set});
    act(game, "draw field; draw field; draw field; draw field");
    act(game, "lay 1,0 0; pass?; draw field; lay 1,1 0; pass?; draw field; lay 1,2 0; pass?; draw field");
    act(game, "lay -1,0 0; pass?; draw field; lay -1,1 0; pass?; draw field; lay 0,2 0; pass?; draw field");
    CHECK(game.pile_size(0) == 0);
    act(game, "draw; lay 2,0 0; pass?; draw; lay 2,1 0; pass?; draw; lay 2,2 0; pass?");
    CHECK(game.hand_size(0) == 0);
    CHECK(game.hand_size(1) == 1);
    CHECK(game.active_player() == 1);
    act(game, "draw; lay 3,0 0; pass?");
    CHECK(game.in_last_round());
    CHECK(game.active_player() == 0);
    act(game, "draw");
    CHECK(game.active_player() == 1);
    act(game, "abbey 0,1; pass?");
    CHECK(game.is_over());
}

TEST_CASE("The additional turn for filling a hole uses the hand, even if the pile is empty (HSE-7, HSE-4)",
          "[house][hand]") {
    const TileSet set = set_of_tiles("tile field\n copies 9\n" + field + start);
    Rules rules = with_hand();
    rules.house.hole_turn = true;
    rules.players = 1;
    Game game = house_game(rules, {set});
    act(game, "draw field; draw field; draw field");
    for (const char* cell : {"1,0", "1,1", "1,2", "-1,0", "-1,1"}) {
        act(game, std::string("lay ") + cell + " 0; pass?; draw field");
    }
    CHECK(game.pile_size(0) == 0);
    act(game, "lay 0,2 0; pass?; lay 0,1 0; pass?");
    CHECK(count_events(game, EventKind::hole_filled) == 1);
    CHECK(game.hand_size(0) == 1);
    act(game, "lay 5,5 0?; lay -2,0 0");
    CHECK(game.is_over());
}

TEST_CASE("With tiles under hills, a host can report that nothing in the bag fits (HSE-6, HIL-2)", "[house][back]") {
    const TileSet set =
        set_of_tiles("tile field\n copies 1\n" + field + "tile hill\n copies 1\n mark hill\n" + field +
                     "tile keep\n copies 4\n" + keep + "tile vine\n copies 1\n mark vineyard\n" + field + start);
    Rules rules = returning();
    rules.expansions = bit(Expansion::hills_sheep);
    Game game = house_game(rules, {set});
    CHECK(why_not(game, "pass") == "HSE-6: an unseen tile in the bag fits");
    act(game, "draw hill; lay 1,0 0; hidden; pass?");
    CHECK(game.tiles_under_hills() == 1);
    CHECK(game.pile_size(0) == 4);
    CHECK(can(game, "pass"));
    CHECK(legal(game).find("pass") == std::string::npos);
    act(game, "draw keep; pass");
    CHECK(game.is_over());
    CHECK(game.tile_count() == 2);
    CHECK(why_not(house_game(house_rules()), "pass") == "the game waits for a draw: name the drawn tile");
}
