// Expansions as text: river, gardens, inns, cathedrals, goods, and other kinds of figures.
#include <set>

#include "render/theme.hpp"
#include "render/tokens.hpp"
#include "text_reader.hpp"

namespace {

using namespace scene;

/// Creates a base game with these expansions, the tiles described by `text`, and external draws.
Game game_with(std::initializer_list<Expansion> expansions, const std::string& text, int players = 2) {
    const TileSet set = tiles(text);
    Rules rules = *preset("base");
    for (const Expansion expansion : expansions) rules.expansions |= bit(expansion);
    rules.draws = Draws::external;
    rules.players = players;
    Error error;
    auto made = Game::create(rules, &set, 1, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

Game everything(std::uint64_t seed) {
    Rules rules = *preset("everything");
    rules.seed = seed;
    rules.players = 3;
    Error error;
    auto made = Game::create(rules, error);
    REQUIRE(made);
    return std::move(*made);
}

/// A set of cities with goods and cathedrals, roads with inns, and gardens.
constexpr const char* town_and_country =
    "tile town\n city N E S W wine grain\n"
    "tile row\n copies 9\n city N E S W cathedral\n"
    "tile cap\n copies 9\n city S\n field NL NR EL ER WL WR touches S\n"
    "tile lane\n copies 9\n road N S inn\n field NL WL WR SR\n field NR EL ER SL\n"
    "tile bed\n copies 9\n garden\n field all at 20 20\n"
    "start\n 0 0 town\n";

/// Creates a game in which red's large meeple stands in the town.
Game town() {
    Game game =
        game_with({Expansion::abbot, Expansion::inns_cathedrals, Expansion::traders_builders}, town_and_country);
    play(game, {"draw row", "lay 1,0 0", "large red 0"});
    return game;
}

}  // namespace

TEST_CASE("The river is drawn through its tiles from the spring to the lake, in each rotation", "[render]") {
    const std::string straight = "river E W\nfield NL NR EL WR\nfield ER SL SR WL\n";
    CHECK(text_picture(straight, 0) == R"(
+ · ·   · · +
             
·           ·
≈≈≈≈≈≈≈≈≈≈≈≈≈
·           ·
             
+ · ·   · · +
)");
    CHECK(text_picture(straight, 1) == R"(
+ · ·≈≈≈· · +
     ≈≈≈     
·    ≈≈≈    ·
     ≈≈≈     
·    ≈≈≈    ·
     ≈≈≈     
+ · ·≈≈≈· · +
)");
    const std::string spring = "mark spring\nriver E\nfield all\n";
    CHECK(text_picture(spring, 0) == R"(
+ · ·   · · +
             
·           ·
      ○≈≈≈≈≈≈
·           ·
             
+ · ·   · · +
)");
    CHECK(text_picture(spring, 3) == R"(
+ · ·≈≈≈· · +
     ≈≈≈     
·    ≈≈≈    ·
     ≈○≈     
·           ·
             
+ · ·   · · +
)");
    CHECK(text_picture("mark lake\nriver W\nfield all\n", 0) == R"(
+ · ·   · · +
             
·   ≈≈≈≈≈   ·
≈≈≈≈≈≈≈≈≈≈   
·   ≈≈≈≈≈   ·
             
+ · ·   · · +
)");
}

TEST_CASE("A bend of the river and a bend of a road do not touch", "[render]") {
    const std::string bends = "road N E\nriver S W\nfield NL ER SL WR\nfield NR EL\nfield SR WL\n";
    CHECK(text_picture(bends, 0) == R"(
+ · · │ · · +
      │      
·     └─┐   ·
≈≈≈≈≈   └────
·  ≈≈≈≈≈    ·
     ≈≈≈     
+ · ·≈≈≈· · +
)");
    CHECK(text_picture(bends, 2) == R"(
+ · ·≈≈≈· · +
     ≈≈≈     
·    ≈≈≈≈≈  ·
────┐   ≈≈≈≈≈
·   └─┐     ·
      │      
+ · · │ · · +
)");
}

TEST_CASE("Every road crosses the river on a bridge, including roads to a gate or a monastery", "[render]") {
    const std::string bridge = "road E W\nriver N S\nfield NL WR\nfield NR EL\nfield ER SL\nfield SR WL\n";
    CHECK(text_picture(bridge, 0) == R"(
+ · ·≈≈≈· · +
     ≈≈≈     
·    ≈≈≈    ·
─────═══─────
·    ≈≈≈    ·
     ≈≈≈     
+ · ·≈≈≈· · +
)");
    CHECK(text_picture(bridge, 1) == R"(
+ · · │ · · +
      │      
·     │     ·
≈≈≈≈≈≈║≈≈≈≈≈≈
·     │     ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("city N\nroad S\nriver E W\nfield EL touches N\nfield WR touches N\nfield ER SL\nfield SR WL\n",
                       3) == R"(
+ · ·≈≈≈· · +
▒█▙▄ ≈≈≈     
▒▒▒▒▌≈≈≈    ·
▒▒▒▒▌═══─────
▒▒▒▒▌≈≈≈    ·
▒█▛▀ ≈≈≈     
+ · ·≈≈≈· · +
)");
    CHECK(text_picture("monastery at 50 20\nroad S\nriver E W\nfield NL NR EL WR\nfield ER SL\nfield SR WL\n", 0) == R"(
+ · ·   · · +
    ╔═╬═╗    
·   ║   ║   ·
≈≈≈≈≈≈║≈≈≈≈≈≈
·     │     ·
      │      
+ · · │ · · +
)");
}

TEST_CASE("A garden is drawn as a bed with a hedge, as large as its tile allows", "[render]") {
    CHECK(text_picture("garden at 70 30\nroad E W\nfield NL NR EL WR\nfield ER SL SR WL\n", 1) == R"(
+ · · │ · · +
      │      
·     │     ·
      │╭%%%╮ 
·     │%   %·
      │╰%%%╯ 
+ · · │ · · +
)");
    CHECK(text_picture("garden\ncity N\ncity S\nfield EL ER WL WR touches N S\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
    %   %    
·  ▄▄▄▄▄▄▄  ·
 ▗█▒▒▒▒▒▒▒█▖ 
+▒▒▒▒▒▒▒▒▒▒▒+
)");
    CHECK(text_picture("monastery at 30 30\ngarden at 76 70\nfield all\n", 0) == R"(
+ · ·   · · +
  ╔═╬═╗      
· ║   ║     ·
  ╚═══╝╭%%%╮ 
·      %   %·
       ╰%%%╯ 
+ · ·   · · +
)");
}

TEST_CASE("The word for an inn is on its road, and the words for cathedral and goods are in their city", "[render]") {
    CHECK(text_picture("road E W inn\nfield NL NR EL WR\nfield ER SL SR WL\n", 0) == R"(
+ · ·   · · +
             
·           ·
─────inn─────
·           ·
             
+ · ·   · · +
)");
    CHECK(text_picture("road E inn\nroad W\nroad S\nfield NL NR EL WR\nfield SR WL\nfield ER SL\n", 1) == R"(
+ · · │ · · +
      │      
·     │     ·
──────●      
·     inn   ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("road S W inn\nfield SR WL\nfield NL NR EL ER SL WR\n", 0) == R"(
+ · ·   · · +
             
·           ·
───inn┐      
·     │     ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("city N E S W cathedral\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒cathedral▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
    CHECK(text_picture("city N W grain at 28 28\ncity E S cloth at 76 76\nfield inner touches N E\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒grain▒▒▒▛▗█▒
▒▒▒▒▒█▀▀▗▟▒▒▒
▒▒▒▒▛   ▟▒▒▒▒
▒▒▒▛▗▄▄█▒▒▒▒▒
▒█▗▟▒▒▒cloth▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
    const std::string wine = text_picture("city N E W coats 1 wine\nfield SL SR touches N\n", 0);
    CHECK(contains(wine, "▒wine▒"));
    CHECK(contains(wine, "▼"));
}

TEST_CASE("The word for a mark of the whole tile is printed outside cities and roads", "[render]") {
    const std::string bend = "road S W\nfield SR WL\nfield NL NR EL ER SL WR\n";
    CHECK(text_picture("mark volcano\n" + bend, 0) == R"(
+ · ·   · · +
             
·  volcano  ·
──────┐      
·     │     ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("mark foundation\nfield all\n", 0) == R"(
+ · ·   · · +
             
·           ·
    tower    
·           ·
             
+ · ·   · · +
)");
}

TEST_CASE("The word for a mark is shorter if a knight needs the space", "[render]") {
    const std::string cap = "city N\nroad S W\nfield SR WL\nfield EL ER SL WR touches N\n";
    CHECK(text_picture("mark dragon\n" + cap, 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
──────┐drake 
·     │     ·
      │      
+ · · │ · · +
)");
    const std::string lady = "city N princess\nfield EL ER SL SR WL WR touches N\n";
    CHECK(text_picture(lady, 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒lady▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
             
·           ·
             
+ · ·   · · +
)");
}

TEST_CASE("TWR-10: a figure on a tower is drawn at the word for the tower", "[render]") {
    const TileSet set = tiles("tile it\nmark foundation\nfield all\nstart\n0 0 it\n");
    TileType type = set.types()[0];
    type.segments[1].kind = SegmentKind::tower;
    type.segment_count = 2;
    const render::Turned tile = render::turned(type, 0);
    const render::Picture picture = render::picture_of(tile);
    render::Canvas canvas(render::tile_columns, render::tile_rows, Allocator());
    HostVector<render::Token> tokens = render::printed_tokens(tile, false, Allocator());
    FigureView figure{};
    figure.colour = Colour::red;
    figure.segment = 1;
    tokens.push_back(render::meeple_token(builtin_game("base", 1), figure));
    render::draw_tokens(canvas, 0, 0, picture, tile, tokens);
    HostString text{Allocator()};
    canvas.put_text({}, text);
    CHECK(std::string(text.begin(), text.end()).find("towerR") != std::string::npos);
}

TEST_CASE("TOP-9, VOD-2: acrobats are drawn at the word for their space, and caught figures at the word for the lake",
          "[render]") {
    const TileSet set = tiles("tile it\nmark acrobats\nmark vodyanoy\nfield all\nstart\n0 0 it\n");
    TileType type = set.types()[0];
    type.segments[1].kind = SegmentKind::acrobats;
    type.segments[2].kind = SegmentKind::vodyanoy;
    type.segment_count = 3;
    const render::Turned tile = render::turned(type, 0);
    const render::Picture picture = render::picture_of(tile);
    render::Canvas canvas(render::tile_columns, render::tile_rows, Allocator());
    HostVector<render::Token> tokens = render::printed_tokens(tile, false, Allocator());
    const Game game = builtin_game("base", 1);
    for (const Colour colour : {Colour::red, Colour::green}) {
        FigureView figure{};
        figure.colour = colour;
        figure.segment = colour == Colour::red ? 1 : 2;
        tokens.push_back(render::meeple_token(game, figure));
    }
    render::draw_tokens(canvas, 0, 0, picture, tile, tokens);
    HostString text{Allocator()};
    canvas.put_text({}, text);
    const std::string drawn(text.begin(), text.end());
    CHECK(drawn.find("acrobatsR") != std::string::npos);
    CHECK(drawn.find("vodyanoyG") != std::string::npos);
}

TEST_CASE("FLY-1: a flying machine shows its direction in each rotation", "[render]") {
    const std::string machine = "mark machine NW\nfield all\n";
    for (const auto& [rotation, word] : {std::pair{0, "fly:NW"}, {1, "fly:NE"}, {2, "fly:SE"}, {3, "fly:SW"}}) {
        CHECK(text_picture(machine, rotation).find(std::string(word) + " ") != std::string::npos);
    }
    CHECK(text_picture("mark machine S\nfield all\n", 1).find("fly:W ") != std::string::npos);
}

TEST_CASE("ABM-3: an abbey has a wall on every side", "[render]") {
    const TileSet set = tiles("tile it\nfield all\ntile abbey\nmark abbey\nmonastery\nstart\n0 0 it\n");
    CHECK("\n" + render_tile(set.types()[1], 0) == R"(
+═══════════+
║   abbey   ║
║   ╔═╬═╗   ║
║   ║   ║   ║
║   ╚═══╝   ║
║           ║
+═══════════+
)");
}

TEST_CASE("Two cities that cross on a tile are both visible", "[render]") {
    CHECK(text_picture("city N S\ncity E W\nfield inner\nfield inner\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒█▖▜▒▒▒▒▒▛▗█▒
▒▒▒▌▐▒▒▒▌▐▒▒▒
▒▒▒▌▐▒▒▒▌▐▒▒▒
▒▒▒▌▐▒▒▒▌▐▒▒▒
▒█▘▟▒▒▒▒▒▙▝█▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
}

TEST_CASE("A hedge divides fields that nothing else divides", "[render]") {
    CHECK(text_picture("city N\nfield EL ER touches N\nfield SL SR WL WR touches N\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
          %  
·          %·
             
+ · ·   · · +
)");
    CHECK(!contains(text_picture("city N\nfield EL ER SL SR WL WR touches N\n", 0), "%"));
}

TEST_CASE("A hedge separates two fields on one side of a tile, and two fields between two cities", "[render]") {
    CHECK(text_picture("city N\nfield WL WR SR parted S touches N\nfield EL ER SL touches N\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
      %      
·     %     ·
      %      
+ · ·   · · +
)");
    CHECK(text_picture("city W\ncity E\nfield NL NR touches W E\nfield SL SR touches W E\n", 0) == R"(
+ · ·   · · +
▒█▙▄     ▄▟█▒
▒▒▒▒▌   ▐▒▒▒▒
▒▒▒▒▌ % ▐▒▒▒▒
▒▒▒▒▌   ▐▒▒▒▒
▒█▛▀     ▀▜█▒
+ · ·   · · +
)");
}

TEST_CASE("HIL-13: two cities that share a side meet there with their walls touching", "[render]") {
    const std::string twins = "city N W\ncity E shares N\nfield SL SR touches N\n";
    CHECK(text_picture(twins, 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒▒▒▒▒█ █▒▒▒▒▒
▒▒▒▒▒█ █▒▒▒▒▒
▒▒▒▒▛   ▜▒▒▒▒
▒▒▒▒▌   ▐▒▒▒▒
▒█▛▀     ▀▜█▒
+ · ·   · · +
)");
    CHECK(text_picture(twins, 1) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒▒▒▒
·  ▀▀▀▀█▒▒▒▒▒
        ▄▄▄▄▒
·  ▄▄▄▄█▒▒▒▒▒
 ▗█▒▒▒▒▒▒▒▒▒▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
}

TEST_CASE("A road between two fields of a city ends at the city's gate, not in a village", "[render]") {
    CHECK(text_picture("city N\nroad E at 74 41\nfield EL touches N\nfield ER SL SR WL WR touches N\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
      └──────
·           ·
             
+ · ·   · · +
)");
}

TEST_CASE("A field between a city across the tile and a city on one side is drawn as a strip", "[render]") {
    CHECK(text_picture("city E W\ncity S\nfield NL NR touches E\nfield inner touches E S\n", 0) == R"(
+ · ·   · · +
▒█▙▄▄▄▄▄▄▄▟█▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▛▀▀▀▜▒▒▒▒
▒▒▒▛▘   ▝▜▒▒▒
▒█▗▟█████▙▖█▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
}

TEST_CASE("Figures of each kind have a symbol that the summary explains", "[render]") {
    Game game = town();
    play(game, {"draw row", "lay 2,0 0", "draw row", "lay 3,0 0", "builder red 0"});
    play(game, {"draw cap", "lay 0,-1 0", "meeple green 1"});
    play(game, {"draw row", "lay 4,0 0"});
    CHECK(contains(summary(game),
                   "turn     5, player 1 (red), second part, base game with the abbot, Inns & Cathedrals, "
                   "Traders & Builders\n"));
    play(game, {"draw lane", "lay 0,-2 1", "meeple red 0", "draw bed", "lay -1,-1 0", "pig green 1"});
    play(game, {"draw bed", "lay -2,-1 0", "abbot red 0", "draw bed"});
    const std::string board = render_text(game);
    for (const char* figure : {"▒R*▒", "▒R#▒", " G ", " G@ ", "%R+ %"}) CHECK(contains(board, figure));
    for (const char* word : {"wine", "grain", "cathedral", "inn"}) CHECK(contains(board, word));
    CHECK(contains(summary(game), "supply   red 6 @, green 6 * + #\n"));
    CHECK(contains(summary(game), "signs    * large meeple, + abbot, # builder, @ pig\n"));
}

TEST_CASE("The summary of a game with only meeples and guards has no lines for signs or goods", "[render]") {
    const std::string status = summary(builtin_game("ghosts_castles_cemeteries", 1));
    CHECK(contains(status, "supply   red 5 and 2 guards (3 in reserve), green 5 and 2 guards (3 in reserve)\n"));
    CHECK(!contains(status, "signs"));
    CHECK(!contains(status, "goods"));
}

TEST_CASE("The summary lists the goods of each colour", "[render]") {
    Game game = game_with({Expansion::traders_builders},
                          "tile shop\n copies 9\n city N cloth wine\n field EL ER SL SR WL WR\nstart\n 0 0 shop\n");
    CHECK(contains(summary(game), "goods    none taken yet\n"));
    play(game, {"draw shop", "lay 0,-1 2", "pass"});
    CHECK(contains(summary(game), "goods    red 2 wine 2 cloth\n"));
    play(game, {"draw shop", "lay 1,0 0", "pass", "draw shop", "lay 1,-1 2", "pass"});
    CHECK(contains(summary(game), "goods    red 4 wine 4 cloth\n"));
    play(game,
         {"draw shop", "lay 2,-1 2", "pass", "draw shop", "lay 3,-1 2", "pass", "draw shop", "lay 2,0 0", "pass"});
    CHECK(contains(summary(game), "goods    red 4 wine 4 cloth, green 2 wine 2 cloth\n"));
}

TEST_CASE("The summary shows the number of remaining river tiles on top of the pile", "[render]") {
    const Game game = builtin_game("river", 2);
    CHECK(contains(summary(game), "pile     81 tiles, 10 river tiles on top\n"));
    CHECK(!contains(summary(builtin_game("base", 2)), "river"));
}

TEST_CASE("The summary lists the actions of step 2b other than placing a figure", "[render]") {
    Game game = game_with({Expansion::abbot}, "tile bed\n copies 9\n garden\n field all at 20 20\nstart\n 0 0 bed\n");
    play(game, {"draw bed", "lay 1,0 0"});
    CHECK(contains(summary(game), "next     put a figure on bed at 1,0, or none\n"));
    play(game, {"abbot red 0", "draw bed", "lay 1,1 0", "abbot green 0", "draw bed", "lay 0,1 0"});
    CHECK(contains(summary(game), "next     put a figure on bed at 0,1, or take the abbot back, or neither\n"));
    Game bare = game_with({Expansion::abbot}, "tile bed\n copies 9\n garden\n city N E S W\nstart\n 0 0 bed\n");
    play(bare, {"draw bed", "lay 1,0 0", "abbot red 0", "draw bed", "lay 2,0 0", "meeple green 1"});
    play(bare, {"draw bed", "lay 3,0 0"});
    CHECK(contains(summary(bare), "next     take the abbot back, or not\n"));
}

TEST_CASE("Boards with all expansions have lines of equal width and show every figure", "[render]") {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {  // in one of the games a barn stands on the tile laid last
        Game game = everything(seed);
        int looked = 0;
        play_randomly(game, seed, [&looked](const Game& now) {
            if (looked++ % 9 != 0) return;
            TextOptions options;
            options.fits = true;
            const std::string board = render_text(now, options);
            require_even_lines(board);
            for (int i = 0; i < now.figure_count(); ++i) {
                const FigureView figure = now.figure(i);
                if (figure.kind == FigureKind::normal || figure.buried) continue;
                const char sign = figure_shown(figure.kind).sign;
                REQUIRE(sign != 0);
                REQUIRE(contains(board, std::string{render::letter_of(figure.colour), sign}));
            }
        });
    }
}

TEST_CASE("Each kind of figure has a different symbol", "[render]") {
    std::set<char> signs;
    for (int kind = 1; kind < figure_kinds; ++kind) {
        const char sign = figure_shown(static_cast<FigureKind>(kind)).sign;
        if (sign != 0) CHECK(signs.insert(sign).second);
    }
    CHECK(signs.size() == 10);
}

TEST_CASE("The summary shows flocks, the bag, hills and the big top", "[render]") {
    Game game = game_with({Expansion::hills_sheep, Expansion::big_top, Expansion::vodyanoy},
                          "tile field\n copies 20\n field all\n"
                          "tile hill\n copies 4\n mark hill\n field all\n"
                          "tile vines\n copies 4\n mark vineyard\n field all\n"
                          "tile ring\n copies 4\n mark circus\n field all\n"
                          "tile drum\n copies 4\n mark acrobats\n field all\n"
                          "tile lake\n mark vodyanoy\n field all at 14 88\n"
                          "start\n 0 0 field\n");
    CHECK(contains(summary(game), "bag      2 wolves, 4 ones, 5 twos, 5 threes, 2 fours\n"));
    CHECK(contains(
        summary(game),
        "big top  waits for a circus; animals not shown: a one, 4 threes, 5 fours, 3 fives, 2 sixes, a seven\n"));
    CHECK(!contains(summary(game), "hills    "));
    CHECK(contains(summary(game), "signs    % ringmaster, ~ shepherd\n"));
    play(game, {"draw field", "lay 1,0 0", "shepherd red 0"});
    CHECK(contains(summary(game), "next     report the token from the bag\n"));
    play(game, {"sheep 4"});
    CHECK(contains(summary(game), "sheep    red 4\n"));
    CHECK(contains(summary(game), "bag      2 wolves, 4 ones, 5 twos, 5 threes, a four\n"));
    CHECK(contains(render_text(game), "R~4"));
    play(game, {"draw ring", "lay 2,0 0", "pass"});
    CHECK(contains(summary(game), "big top  at 2,0; animals not shown: a one, 4 threes"));
    CHECK(contains(render_text(game), "BIG TOP"));
    play(game, {"draw drum", "lay 0,1 0", "acrobat meeple 0,1"});
    CHECK(contains(summary(game), "next     let the flock grow, or guide it home\n"));
    CHECK(contains(render_text(game), "acrobatsR"));
    play(game, {"guide", "draw hill", "lay 1,1 0"});
    CHECK(contains(summary(game), "next     report that a tile is under the hill\n"));
    play(game, {"hidden"});
    CHECK(contains(summary(game), "hills    1 tile under them\n"));
    CHECK(contains(summary(game), ", or let a meeple join acrobats"));
    CHECK(!contains(summary(builtin_game("base", 2)), "bag "));
}
