#include <set>

#include "scene.hpp"

namespace {

using namespace scene;

Game village() {
    return scene::game(tiles("tile town\n city N coats 1\n castle\n mist S symbols 3\n field EL ER WL WR touches N\n"
                             "tile yard\n copies 2\n cemetery\n road S\n field NL NR EL ER SL SR WL WR\n"
                             "start\n 0 0 town\n 0 1 yard\n"),
                       "level3");
}

Event event(EventKind kind, int segment = 0) {
    Event result;
    result.kind = kind;
    result.segment = static_cast<std::uint8_t>(segment);
    result.action = 1;
    return result;
}

Event scored(EventKind kind, SegmentKind feature, int colours, int points) {
    Event result = event(kind);
    result.feature = static_cast<std::uint8_t>(feature);
    result.tiles = 3;
    result.coats = feature == SegmentKind::city ? 1 : 0;
    result.count = static_cast<std::uint8_t>(colours);
    result.points = points;
    return result;
}

}  // namespace

TEST_CASE("Every kind of event has a sentence without question marks for unknown fields", "[render]") {
    const Game game = village();
    int kinds = 0;
    for (int kind = 1; kind < 256; ++kind) {
        if (std::string_view(name_of(static_cast<EventKind>(kind))) == "?") continue;
        ++kinds;
        for (const int number : {0, 1, 2}) {
            Event told = event(static_cast<EventKind>(kind));
            told.colour = Colour::red;
            told.from_segment = number == 0 ? no_segment : 0;
            told.feature = static_cast<std::uint8_t>(SegmentKind::city);
            told.count = 1;
            told.tiles = told.coats = told.cities = told.total = told.amount = told.points = number;
            INFO(name_of(told.kind));
            CHECK(sentence(game, told).find("?") == std::string_view::npos);
        }
    }
    CHECK(kinds == static_cast<int>(EventKind::tile_sold));
}

TEST_CASE("Sentences about turns, draws and tiles name players and cells", "[render]") {
    const Game game = village();
    Event turn = event(EventKind::turn_began);
    turn.total = 3;
    turn.player = 1;
    CHECK(sentence(game, turn) == "turn 3 begins: blue/yellow");

    Event tile = event(EventKind::tile_drawn);
    tile.type = 1;
    tile.y = 1;
    CHECK(sentence(game, tile) == "red/green draws yard");
    tile.kind = EventKind::tile_set_aside;
    CHECK(sentence(game, tile) == "yard fits nowhere and is set aside");
    tile.kind = EventKind::tile_laid;
    CHECK(sentence(game, tile) == "red/green lays yard at 0,1");
    tile.count = 3;
    CHECK(sentence(game, tile) == "red/green lays yard at 0,1, turned by 3 quarters");
    tile.kind = EventKind::face_down_laid;
    CHECK(sentence(game, tile) == "red/green lays a tile face down at 0,1");
    CHECK(sentence(game, game.events()[0]) == "town lies at 0,0 from the start");
}

TEST_CASE("A player is named by their colours, but a single player is called 'the player'", "[render]") {
    const TileSet set = tiles("tile lea\n copies 9\n field all\nstart\n 0 0 lea\n");
    const Event turn = event(EventKind::turn_began);
    CHECK(sentence(scene::game(set, "level1", 1), turn) == "turn 0 begins: the player");
    CHECK(sentence(scene::game(set, "level1", 2), turn) == "turn 0 begins: red/green");
    CHECK(sentence(scene::game(set, "level1", 3), turn) == "turn 0 begins: red");
}

TEST_CASE("Sentences about mist, ghosts and cemeteries name the pieces and their cells", "[render]") {
    const Game game = village();
    CHECK(sentence(game, event(EventKind::bank_finished, 2)) == "the mist at 0,0 is finished");
    Event ghosts = event(EventKind::ghosts_placed, 2);
    ghosts.count = 1;
    CHECK(sentence(game, ghosts) == "1 ghost comes to the mist at 0,0");
    ghosts.kind = EventKind::ghosts_removed;
    ghosts.count = 2;
    CHECK(sentence(game, ghosts) == "2 ghosts leave the mist at 0,0");

    Event buried = event(EventKind::meeple_buried);
    buried.colour = Colour::red;
    buried.y = 1;
    CHECK(sentence(game, buried) == "a red meeple from the city at 0,0 is buried on the cemetery at 0,1");
    buried.from_segment = no_segment;
    CHECK(sentence(game, buried) == "a red meeple from the supply is buried on the cemetery at 0,1");
    buried.kind = EventKind::cemetery_closed;
    CHECK(sentence(game, buried) == "the cemetery at 0,1 is closed");
}

TEST_CASE("Sentences about meeples and hounds name their colours", "[render]") {
    const Game game = village();
    Event meeple = event(EventKind::figure_placed, 1);
    meeple.colour = Colour::black;
    CHECK(sentence(game, meeple) == "a black meeple is placed on the castle at 0,0");
    meeple.figure = FigureKind::guard;
    CHECK(sentence(game, meeple) == "a black guard is placed on the castle at 0,0");
    meeple.kind = EventKind::figure_returned;
    CHECK(sentence(game, meeple) == "a black guard comes back from the castle at 0,0");

    Event hound = event(EventKind::hound_arrived);
    hound.colour = Colour::pink;
    hound.count = 2;
    hound.points = 4;
    CHECK(sentence(game, hound) == "hound II goes to the pink meeple on the city at 0,0");
    hound.kind = EventKind::hound_lost;
    CHECK(sentence(game, hound) == "hound II is lost: no meeple is on the board");
    hound.kind = EventKind::hound_scored;
    CHECK(sentence(game, hound) ==
          "hound II with the pink meeple scores 4 for the ghosts on the board and leaves the game");
    hound.kind = EventKind::hound_buried;
    CHECK(sentence(game, hound) == "hound II leaves the game with its buried meeple");
}

TEST_CASE("Sentences about scores explain the points", "[render]") {
    const Game game = village();
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::city, 1, 8)) ==
          "the city at 0,0 scores 8: 3 tiles, 1 coat, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::road, 2, 3)) ==
          "the road at 0,0 scores 3 for each colour: 3 tiles, 2 colours");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::castle, 1, 6)) ==
          "the castle at 0,0 scores 6: 3 tiles with mist, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_pacified, SegmentKind::city, 1, 8)) ==
          "the city at 0,0 gives up 8 points to remove ghosts: 3 tiles, 1 coat, 1 colour");

    Event points = event(EventKind::points_scored);
    points.points = 8;
    points.total = 23;
    CHECK(sentence(game, points) == "the team gets 8 points and has 23");
    points.colour = Colour::green;
    points.points = 1;
    CHECK(sentence(game, points) == "green gets 1 point and has 23");
}

TEST_CASE("Sentences about piles and the end of the game give the reasons", "[render]") {
    const Game game = village();
    Event pile = event(EventKind::pile_opened);
    pile.count = 3;
    pile.total = 27;
    CHECK(sentence(game, pile) == "pile III opens with 27 tiles");
    CHECK(sentence(game, event(EventKind::won)) == "the goal is reached: the game is won");
    Event lost = event(EventKind::lost);
    std::set<std::string> reasons;
    for (const LossReason reason : {LossReason::ghosts, LossReason::tiles, LossReason::pile}) {
        lost.count = static_cast<std::uint8_t>(reason);
        reasons.insert(sentence(game, lost));
    }
    CHECK(reasons.size() == 3);
    CHECK(*reasons.begin() == "the game is lost: no tiles are left to draw");
}

TEST_CASE("Sentences about expansions name figures, goods and marks", "[render]") {
    const TileSet set = tiles(
        "tile shop\n copies 9\n city N wine\n garden\n road S inn\n field EL ER SL\n field SR WL WR\n"
        "tile dome\n city N E S W cathedral\n"
        "start\n 0 0 shop\n");
    const Game game = scene::game(set, "traders_builders");
    Event told = event(EventKind::abbot_recalled, 1);
    told.colour = Colour::red;
    told.tiles = 6;
    told.points = 6;
    CHECK(sentence(game, told) == "red takes the abbot back from the garden at 0,0: 6 points for 6 tiles");
    told = event(EventKind::part_began);
    told.count = 2;
    CHECK(sentence(game, told) == "red takes a second part of the turn: the builder's feature grew");
    told = event(EventKind::goods_taken);
    told.colour = Colour::green;
    told.amount = 2;
    told.total = 3;
    CHECK(sentence(game, told) == "green takes 2 wine from the city at 0,0 and holds 3");
    told.kind = EventKind::goods_scored;
    told.count = static_cast<std::uint8_t>(Good::cloth);
    told.amount = 5;
    told.points = 10;
    CHECK(sentence(game, told) == "at the end green has most cloth, 5: 10 points");

    told = event(EventKind::meeple_haunted, 1);
    told.colour = Colour::blue;
    told.count = 2;
    told.figure = FigureKind::abbot;
    CHECK(sentence(game, told) == "a ghost comes to the blue abbot on the garden at 0,0: 2 ghosts now");
    told.kind = EventKind::meeple_scared;
    CHECK(sentence(game, told) == "the third ghost drives the blue abbot off the garden at 0,0");
    told.kind = EventKind::figure_placed;
    told.figure = FigureKind::large;
    CHECK(sentence(game, told) == "a blue large meeple is placed on the garden at 0,0");
    told.figure = FigureKind::builder;
    CHECK(sentence(game, told) == "a blue builder is placed on the garden at 0,0");
}

TEST_CASE("FER-2: the sentence about a ferry names the roads that it joins by their directions", "[render]") {
    const TileSet set = tiles(
        "tile lake\n copies 9\n mark ferry\n road N\n road W\n road S\n field NL WR\n"
        " field NR EL ER SL\n field SR WL\nstart\n 0 0 lake\n");
    Game game = scene::game(set, "ferries");
    Event told = event(EventKind::ferry_placed, 0);
    told.count = 2;
    told.amount = 7;
    CHECK(sentence(game, told) == "a ferry at 0,0 joins the north road and the south road; 7 ferries are left");
    told.amount = 1;
    CHECK(contains(sentence(game, told), "; 1 ferry is left"));
    told.kind = EventKind::ferry_moved;
    CHECK(sentence(game, told) == "the ferry at 0,0 joins the north road and the south road from now on");
    told.x = 9;
    CHECK(sentence(game, told) == "the ferry at 9,0 joins road 0 and road 2 from now on");
    play(game, {"draw lake", "lay 0,-1 2"});  // the lake's road 0 leads south
    told = event(EventKind::ferry_placed, 0);
    told.y = -1;
    told.count = 1;
    CHECK(contains(sentence(game, told), " joins the south road and the east road; "));
}

TEST_CASE("Sentences about the small boxes name their tokens and numbers", "[render]") {
    const Game game = village();
    Event told = event(EventKind::gold_placed);
    told.amount = 1;
    told.total = 15;
    CHECK(sentence(game, told) == "an ingot comes to 0,0; 15 are left");
    told.amount = 3;
    told.total = 1;
    CHECK(sentence(game, told) == "an ingot comes to 0,0, which has 3 now; 1 is left");
    told = event(EventKind::gold_taken);
    told.colour = Colour::blue;
    told.total = 4;
    CHECK(sentence(game, told) == "blue takes an ingot from 0,0 and holds 4");
    told = event(EventKind::gold_scored);
    told.colour = Colour::blue;
    told.amount = 4;
    told.points = 8;
    CHECK(sentence(game, told) == "at the end blue holds 4 ingots: 8 points");

    told = event(EventKind::mage_moved, 0);
    told.from_segment = no_segment;
    CHECK(sentence(game, told) == "the mage comes to the city at 0,0");
    told.kind = EventKind::witch_moved;
    told.from_segment = 0;
    told.from_y = 1;
    CHECK(sentence(game, told) == "the witch goes from the cemetery at 0,1 to the city at 0,0");
    CHECK(sentence(game, event(EventKind::mage_left, 0)) == "the mage leaves the city at 0,0");
    CHECK(sentence(game, event(EventKind::witch_left, 0)) == "the witch leaves the city at 0,0");

    told = event(EventKind::robber_placed);
    told.colour = Colour::red;
    told.count = 18;
    CHECK(sentence(game, told) == "red's robber goes to space 18 of the track");
    told.kind = EventKind::robbed;
    told.amount = static_cast<int>(Colour::green);
    told.points = 3;
    CHECK(sentence(game, told) == "red's robber on space 18 takes part in what green gains and goes home: 3 points");
    told.kind = EventKind::robber_followed;
    told.count = 21;
    CHECK(sentence(game, told) == "red's robber, left alone, follows to space 21");

    told = event(EventKind::figure_advanced);
    told.colour = Colour::red;
    told.count = 1;
    told.points = 4;
    told.total = 15;
    CHECK(sentence(game, told) == "red's courier moves on by 4 to 15");
    told.count = 0;
    told.points = -3;
    CHECK(sentence(game, told) == "red's marker goes back by 3 to 15");
    told = event(EventKind::message_drawn);
    told.count = 4;
    CHECK(contains(sentence(game, told), " draws message 4: 3 points for each farmer"));
    told = event(EventKind::message_resolved);
    told.colour = Colour::red;
    told.count = 4;
    told.amount = 1;
    told.points = 6;
    CHECK(sentence(game, told) == "red does what message 4 says: 6 points");
    told.points = 0;
    CHECK(sentence(game, told) == "red does what message 4 says");
    told.amount = 0;
    told.points = 2;
    CHECK(sentence(game, told) == "red takes 2 points instead of what message 4 says");

    told = event(EventKind::crop_chosen);
    CHECK(sentence(game, told) == "at the crop circle at 0,0 all may add a meeple");
    told.count = 1;
    CHECK(sentence(game, told) == "at the crop circle at 0,0 all take a meeple home");
    told = event(EventKind::meeple_added, 0);
    told.colour = Colour::red;
    told.figure = FigureKind::large;
    CHECK(sentence(game, told) == "red adds a large meeple to the city at 0,0");
    told.kind = EventKind::meeple_removed;
    told.figure = FigureKind::normal;
    told.count = 2;
    CHECK(sentence(game, told) == "red's knight at 0,0 goes home; its 2 ghosts go back");

    told = event(EventKind::king_taken, 0);
    told.colour = Colour::red;
    told.tiles = 5;
    CHECK(sentence(game, told) == "red takes the king: the city at 0,0 has 5 tiles");
    told.kind = EventKind::baron_taken;
    CHECK(contains(sentence(game, told), "red takes the robber baron: "));
    told = event(EventKind::king_scored);
    told.colour = Colour::red;
    told.amount = told.points = 9;
    CHECK(sentence(game, told) == "at the end the king brings red 9 points for 9 cities");
    told.kind = EventKind::baron_scored;
    told.amount = told.points = 1;
    CHECK(sentence(game, told) == "at the end the robber baron brings red 1 point for 1 road");

    told = event(EventKind::figure_taken_back, 0);
    told.colour = Colour::red;
    CHECK(sentence(game, told) == "red's knight at 0,0 is taken back");
    told.figure = FigureKind::builder;
    CHECK(sentence(game, told) == "red's builder at 0,0 is taken back");
}

TEST_CASE("MSG-8: in games with messages, the sentence about a further part of a turn does not name a builder",
          "[render]") {
    const TileSet set = tiles("tile lea\n copies 9\n field all\nstart\n 0 0 lea\n");
    const Game game = scene::game(set, "messages");
    Event told = event(EventKind::part_began);
    told.count = 2;
    CHECK(sentence(game, told) == "red takes a second part of the turn");
    told.count = 3;
    CHECK(sentence(game, told) == "red takes a third part of the turn");
}

TEST_CASE("Sentences name inns and cathedrals that change the points", "[render]") {
    const TileSet set = tiles("tile dome\n copies 9\n city N E S W cathedral\nstart\n 0 0 dome\n");
    const Game game = scene::game(set, "inns_cathedrals");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::road, 1, 6)) ==
          "the road at 0,0 scores 6: 3 tiles with an inn, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::road, 1, 3)) ==
          "the road at 0,0 scores 3: 3 tiles, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_scored_at_end, SegmentKind::road, 1, 0)) ==
          "at the end the road at 0,0 scores 0: 3 tiles with an inn, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::city, 2, 12)) ==
          "the city at 0,0 scores 12 for each colour: 3 tiles with a cathedral, 1 coat, 2 colours");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::city, 1, 8)) ==
          "the city at 0,0 scores 8: 3 tiles, 1 coat, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_scored_at_end, SegmentKind::city, 1, 0)) ==
          "at the end the city at 0,0 scores 0: 3 tiles with a cathedral, 1 coat, 1 colour");
    CHECK(sentence(game, scored(EventKind::feature_scored, SegmentKind::monastery, 1, 9)) ==
          "the monastery at 0,0 scores 9: 3 tiles, 1 colour");
}

TEST_CASE("Each kind of event has a different sentence", "[render]") {
    const Game game = village();
    std::set<std::string> sentences;
    int kinds = 0;
    for (int value = 1; std::string(name_of(static_cast<EventKind>(value))) != "?"; ++value) {
        const std::string text = sentence(game, event(static_cast<EventKind>(value)));
        CHECK(text.size() > 5);
        CHECK(!contains(text, "\n"));
        sentences.insert(text);
        ++kinds;
    }
    CHECK(kinds == 87);
    CHECK(static_cast<int>(sentences.size()) == kinds);
    CHECK(sentence(game, event(static_cast<EventKind>(200))) == "?");
}

TEST_CASE("Every event of a game has a complete sentence, and still has a sentence after undo", "[render]") {
    for (int level = 1; level <= 6; ++level) {
        Game game = builtin_game("level" + std::to_string(level), 7);
        play_randomly(game, 7, [](const Game&) {});
        const std::vector<Event> events(game.events(), game.events() + game.event_count());
        for (const Event& each : events) REQUIRE(!contains(sentence(game, each), "?"));
        while (game.undo() == Status::ok) {
        }
        for (const Event& each : events) REQUIRE(!sentence(game, each).empty());
    }
}

TEST_CASE("The summary shows the state of the game next to the drawn tile", "[render]") {
    Game game = scene::game(tiles("tile lea\n copies 7\n field all\n tile cap\n city N\n field EL ER SL SR WL WR\n"
                                  "start\n 0 0 lea\n"),
                            "level4");
    CHECK(summary(game) ==
          "turn     1, player 1 (red, green), level 4\n"
          "next     draw a tile\n"
          "points   0 of 120\n"
          "ghosts   0 on the board, 13 in the supply\n"
          "piles    [I: 3], II: 2, III: 2\n"
          "supply   red 3, green 3, blue 3, yellow 3\n"
          "hounds   I comes at 20, II comes at 60\n");
    play(game, {"draw cap"});
    CHECK('\n' + summary(game) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+   turn     1, player 1 (red, green), level 4
 ▝█▒▒▒▒▒▒▒█▘    next     lay cap
·  ▀▀▀▀▀▀▀  ·   points   0 of 120
                ghosts   0 on the board, 13 in the supply
·           ·   piles    [I: 2], II: 2, III: 2
                supply   red 3, green 3, blue 3, yellow 3
+ · ·   · · +   hounds   I comes at 20, II comes at 60
)");
}
