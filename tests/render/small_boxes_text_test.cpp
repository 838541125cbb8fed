// Small boxes as text: lakes and ferries, signs and tokens on the board, and the state of the game.
#include "text_reader.hpp"

namespace {

using namespace scene;

constexpr const char* country =
    "tile fork\n copies 9\n mark ferry\n road W at 20 50\n road S at 50 80\n road E at 80 50\n"
    " field NL NR EL WR at 50 16\n field ER SL at 84 84\n field SR WL at 16 84\n"
    "tile cross\n copies 9\n mark ferry\n road N at 50 20\n road W at 20 50\n road S at 50 80\n road E at 80 50\n"
    " field NL WR at 16 16\n field NR EL at 84 16\n field ER SL at 84 84\n field SR WL at 16 84\n"
    "tile mine\n copies 9\n mark gold\n field all at 20 80\n"
    "tile wand\n copies 9\n mark mage\n road E W\n field NL NR EL WR at 50 16\n field ER SL SR WL at 50 84\n"
    "tile bag\n copies 9\n mark robber\n field all at 20 80\n"
    "tile lane\n copies 9\n road E W\n field NL NR EL WR at 50 16\n field ER SL SR WL at 50 84\n"
    "tile lea\n copies 9\n field all\n"
    "tile cap\n copies 9\n city N\n field EL ER SL SR WL WR touches N\n"
    "start\n 0 0 lane\n";

Game game_of(std::initializer_list<Expansion> expansions) {
    const TileSet set = tiles(country);
    Rules rules = *preset("base");
    for (const Expansion expansion : expansions) rules.expansions |= bit(expansion);
    rules.draws = Draws::external;
    Error error;
    auto made = Game::create(rules, &set, 1, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

/// Returns `count` symbols of a UTF-8 line, starting with symbol number `first`.
std::string part_of(const std::string& line, std::size_t first, std::size_t count) {
    std::string part;
    std::size_t number = 0;
    for (const char byte : line) {
        const bool begins_symbol = (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u;
        if (begins_symbol) ++number;
        if (number > first && number <= first + count) part += byte;
    }
    return part;
}

/// Returns the text of the tile at 1,0, without the rim that it shares with the starting tile.
std::string eastern_tile(const Game& game) {
    std::string text = "\n";
    TextOptions options;
    options.coordinates = false;
    for (const std::string& line : lines(render_text(game, options))) {
        if (symbols(line).size() >= 25) text += part_of(line, 13, 11) + '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("FER-1: roads end at a lake in each rotation of its tile", "[render][ferries]") {
    const std::string fork =
        "mark ferry\nroad W at 20 50\nroad S at 50 80\nroad E at 80 50\nfield NL NR EL WR\n"
        "field ER SL\nfield SR WL\n";
    CHECK(text_picture(fork, 0) == R"(
+ · ·   · · +
             
·   ≈≈≈≈≈   ·
───≈≈≈≈≈≈≈───
·   ≈≈≈≈≈   ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture(fork, 1) == R"(
+ · · │ · · +
      │      
·   ≈≈≈≈≈   ·
───≈≈≈≈≈≈≈   
·   ≈≈≈≈≈   ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("mark ferry\ncity N\nroad W\nroad E\nfield EL WR touches N\nfield ER SL SR WL\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
───≈≈≈≈≈≈≈───
·   ≈≈≈≈≈   ·
             
+ · ·   · · +
)");
}

TEST_CASE("FER-2: a ferry is drawn across the lake from one of its roads to the other", "[render][ferries]") {
    const std::pair<const char*, const char*> ways[] = {
        {"0+1", "║1 2\n ≈≈║≈≈ \n═══╝≈≈≈\n ≈≈≈≈≈ \n"}, {"0+2", "║\n ≈≈║≈≈ \n≈≈≈║≈≈≈\n ≈≈║≈≈ \n"},
        {"0+3", "║\n ≈≈║≈≈ \n≈≈≈╚═══\n ≈≈≈≈≈ \n"},    {"1+2", "╗\n ≈≈≈≈≈ \n═══╗≈≈≈\n ≈≈║≈≈ \n"},
        {"1+3", "═\n ≈≈≈≈≈ \n═══════\n ≈≈≈≈≈ \n"},    {"2+3", "╔\n ≈≈≈≈≈ \n≈≈≈╔═══\n ≈≈║≈≈ \n"}};
    for (const auto& [roads, drawn] : ways) {
        Game game = game_of({Expansion::ferries});
        play(game, {"draw cross", "lay 1,0 0", "pass", std::string("ferry 1,0/") + roads});
        std::string lake = "\n";
        const auto rows = lines(eastern_tile(game));
        for (const std::size_t row : {3, 4, 5}) {
            lake += part_of(rows[row], 2, 7) + '\n';
        }
        const std::string wanted(drawn);
        INFO(roads);
        CHECK(lake == wanted.substr(wanted.find('\n')));
    }
}

TEST_CASE("FER-4: a ferry that has moved is drawn in its new place and counted", "[render][ferries]") {
    Game game = game_of({Expansion::ferries});
    CHECK(contains(summary(game), "ferries  0 on the board\n"));
    play(game, {"draw fork", "lay 1,0 0", "pass"});
    CHECK(contains(summary(game), "next     let the ferry at 1,0 join two roads\n"));
    play(game, {"ferry 1,0/0+2"});
    CHECK(contains(eastern_tile(game), "──═══════──"));
    CHECK(contains(summary(game), "ferries  1 on the board\n"));
    play(game, {"draw lane", "lay 2,0 0", "pass"});
    CHECK(contains(summary(game), "next     keep the ferry at 1,0, or let it join other roads\n"));
    play(game, {"ferry 1,0/0+1"});
    CHECK(contains(eastern_tile(game), "──═══╗≈≈≈──"));
    TextOptions ascii;
    ascii.ascii = true;
    CHECK(contains(render_text(game, ascii), "--===+~~~"));
}

TEST_CASE("GLD-1: ingots are shown on their tiles and in the summary", "[render][gold]") {
    Game game = game_of({Expansion::gold});
    CHECK(contains(summary(game), "gold     16 ingots aside\n"));
    play(game, {"draw lea", "lay 0,1 0", "pass", "draw mine", "lay 0,2 0", "pass"});
    CHECK(contains(render_text(game), "gold"));
    CHECK(contains(render_text(game), "1 ingot "));
    play(game, {"draw mine", "lay 1,2 0", "gold 0,2", "pass"});
    CHECK(contains(render_text(game), "2 ingots"));
    CHECK(contains(summary(game), "gold     12 ingots aside\n"));
}

TEST_CASE("MAG-1: mage and witch are shown on their tiles", "[render][mage]") {
    Game game = game_of({Expansion::mage});
    CHECK(contains(summary(game), "mage     aside\n"));
    CHECK(contains(summary(game), "witch    aside\n"));
    play(game, {"draw cap", "lay 0,1 2", "pass", "draw wand", "lay 1,0 0"});
    CHECK(contains(summary(game), "next     move the mage or the witch\n"));
    play(game, {"witch 0,1/0"});
    CHECK(contains(render_text(game), "WITCH"));
    CHECK(contains(summary(game), "witch    on the city at 0,1\n"));
    play(game, {"pass", "draw wand", "lay 2,0 0", "mage 0,0/0"});
    CHECK(contains(render_text(game), "MAGE"));
    CHECK(contains(summary(game), "mage     on the road at 0,0\n"));
}

TEST_CASE("ROB-1: the summary shows the robbers on the track and the player who can place a robber",
          "[render][track]") {
    Game game = game_of({Expansion::robbers});
    CHECK(contains(summary(game), "robbers  none on the track\n"));
    play(game, {"draw bag", "lay 0,1 0"});
    CHECK(contains(summary(game), "next     player 1 (red) may place a robber on the track\n"));
    CHECK(contains(render_text(game), "robber"));
    play(game, {"robber 0"});
    CHECK(contains(summary(game), "next     player 2 (green) may place a robber on the track\n"));
    CHECK(contains(summary(game), "robbers  red on space 0\n"));
}

TEST_CASE("MSG-1, MSG-2: the summary shows both figures on the track, and the messages", "[render][track]") {
    Game game = game_of({Expansion::messages});
    CHECK(contains(summary(game), "track    marker and courier: red 0 and 0, green 0 and 0\n"));
    CHECK(contains(summary(game), "messages none seen yet\n"));
    Rules rules = *preset("messages");
    rules.seed = 5;
    Error error;
    auto whole = Game::create(rules, error);
    REQUIRE(whole);
    bool asks_counter = false;
    bool asks_message = false;
    play_randomly(*whole, 11, [&](const Game& now) {
        const std::string status = summary(now);
        REQUIRE(!contains(status, "?"));
        const Decision open = now.decision();
        if (open.kind == DecisionKind::advance) {
            asks_counter = true;
            REQUIRE(contains(status, "next     choose whether " + std::string(name_of(open.colour)) +
                                         "'s marker or courier takes " + std::to_string(open.points) + " point"));
        }
        if (open.kind == DecisionKind::message) {
            asks_message = true;
            REQUIRE(contains(status, "next     do what message " + std::to_string(open.number) + " says ("));
        }
        REQUIRE(contains(status, "; the next one is ") == (now.fact("next_message") != 0));
    });
    CHECK(asks_counter);
    CHECK(asks_message);
}

TEST_CASE("KNG-1: the summary shows the owners of the king and the robber baron, and the sizes of their features",
          "[render][king]") {
    Game game = game_of({Expansion::king});
    CHECK(contains(summary(game), "king     not taken yet\n"));
    CHECK(contains(summary(game), "baron    not taken yet\n"));
    play(game, {"draw lea", "lay 0,1 0", "pass", "draw cap", "lay 0,2 2", "pass"});
    CHECK(contains(summary(game), "king     not taken yet\n"));
    play(game, {"draw cap", "lay 0,3 0", "pass"});
    CHECK(contains(summary(game), "king     red, for a city of 2 tiles\n"));
    CHECK(contains(summary(game), "baron    not taken yet\n"));
}

TEST_CASE("The summary names all boxes of a game, and the lines of the board have equal width", "[render]") {
    Rules rules = *preset("everything");
    rules.seed = 5;
    Error error;
    auto game = Game::create(rules, error);
    REQUIRE(game);
    CHECK(contains(summary(*game), "King & Robber Baron, the Festival\n"));
    int looked = 0;
    play_randomly(*game, 5, [&looked](const Game& now) {
        REQUIRE(!contains(summary(now), "?"));
        if (looked++ % 40 == 0) require_even_lines(render_text(now));
    });
    for (std::size_t i = 0; i < game->event_count(); ++i) {
        const std::string told = sentence(*game, game->events()[i]);
        INFO(told);
        REQUIRE(!contains(told, "?"));
    }
}
