#include "text_reader.hpp"

namespace {

using namespace scene;

constexpr const char* yard_and_lanes =
    "tile yard\n cemetery\n field all\n"
    "tile lane\n copies 9\n road N S\n field NL WL WR SR\n field NR EL ER SL\n"
    "start\n 0 0 yard\n";

}  // namespace

TEST_CASE("A city with a coat of arms is drawn along its side, in each rotation", "[render]") {
    const std::string cap = "city N coats 1\nfield EL ER SL SR WL WR touches N\n";
    CHECK(text_picture(cap, 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▼▒▒▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
             
·           ·
             
+ · ·   · · +
)");
    CHECK(text_picture(cap, 1) == R"(
+ · ·   · · +
         ▄▟█▒
·       ▐▒▒▒▒
        ▐▼▒▒▒
·       ▐▒▒▒▒
         ▀▜█▒
+ · ·   · · +
)");
    CHECK(text_picture(cap, 2) == R"(
+ · ·   · · +
             
·           ·
             
·  ▄▄▄▄▄▄▄  ·
 ▗█▒▼▒▒▒▒▒█▖ 
+▒▒▒▒▒▒▒▒▒▒▒+
)");
    CHECK(text_picture(cap, 3) == R"(
+ · ·   · · +
▒█▙▄         
▒▒▒▒▌       ·
▒▼▒▒▌        
▒▒▒▒▌       ·
▒█▛▀         
+ · ·   · · +
)");
}

TEST_CASE("A castle with a road, mist and ghost symbols is drawn in each rotation", "[render]") {
    const std::string keep = "castle\nroad S\nmist N E symbols 2\nfield SL SR WL WR\n";
    CHECK(text_picture(keep, 0) == R"(
+░░░░░░░░░░░+
   ░░░░░░░░░░
·   ╔╩╩╩╗+g2░
    ║   ║░░░░
·   ╚═══╝░░░░
      │    ░░
+ · · │ · · +
)");
    CHECK(text_picture(keep, 1) == R"(
+ · ·   · · +
           ░░
·   ╔╩╩╩╗░░░░
────║   ║░░░░
·   ╚═══╝░░░░
   ░░░+g2░░░░
+░░░░░░░░░░░+
)");
    CHECK(text_picture(keep, 2) == R"(
+ · · │ · · +
░░    │      
░░░░╔╩╩╩╗   ·
░░░░║   ║    
░+g2╚═══╝   ·
░░░░░░░░░░   
+░░░░░░░░░░░+
)");
    CHECK(text_picture(keep, 3) == R"(
+░░░░░░░░░░░+
░░░░+g2░░░   
░░░░╔╩╩╩╗   ·
░░░░║   ║────
░░░░╚═══╝   ·
░░           
+ · ·   · · +
)");
}

TEST_CASE("Two separate cities keep a gap between their walls, and a road ends in a village", "[render]") {
    const std::string two = "city N\ncity W\nroad E\nfield EL touches N\nfield ER SL SR touches W\n";
    CHECK(text_picture(two, 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒█▖▜▒▒▒▒▒▒█▘ 
▒▒▒▙▖▀▀▀▀▀  ·
▒▒▒▒▌ ●──────
▒▒▒▒▌       ·
▒█▛▀         
+ · ·   · · +
)");
    CHECK(text_picture(two, 2) == R"(
+ · ·   · · +
         ▄▟█▒
·       ▐▒▒▒▒
──────● ▐▒▒▒▒
·  ▄▄▄▄▄▝▜▒▒▒
 ▗█▒▒▒▒▒▒▙▝█▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
}

TEST_CASE("Two bending roads do not touch, and two crossing roads do not join", "[render]") {
    CHECK(text_picture("road N W\nroad S E\nfield NL WR\nfield NR EL SR WL\nfield ER SL\n", 0) == R"(
+ · · │ · · +
      │      
·   ┌─┘     ·
────┘   ┌────
·     ┌─┘   ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("road N S\nroad W E\nfield NL WR\nfield NR EL\nfield ER SL\nfield SR WL\n", 1) == R"(
+ · · │ · · +
      │      
·     │     ·
──────│──────
·     │     ·
      │      
+ · · │ · · +
)");
}

TEST_CASE("A building leaves space for a passing road, and a road under mist is drawn as a road", "[render]") {
    CHECK(text_picture("cemetery\nroad N S\nfield NL WL WR SR\nfield NR EL ER SL\n", 0) == R"(
+ · · │ · · +
      │      
·┌┄†┄┐│     ·
 ┆   ┆│      
·└┄┄┄┘│     ·
      │      
+ · · │ · · +
)");
    CHECK(text_picture("monastery\nroad N\nmist N S symbols 0\nfield EL ER\nfield WL WR\n", 0) == R"(
+░░░░░│░░░░░+
   ░░░│░░░   
·   ╔═╬═╗   ·
    ║   ║    
·   ╚═══╝   ·
   ░░░░░░░   
+░░░░░░░░░░░+
)");
}

TEST_CASE("A city that covers three or four sides has no inner walls", "[render]") {
    CHECK(text_picture("city N E W\nroad S\nfield SL touches E\nfield SR touches W\n", 0) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒█▀▀▀▀▀▀▀█▒▒
▒▛    │    ▜▒
+ · · │ · · +
)");
    CHECK(text_picture("city N E S W coats 3\n", 3) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▼▼▼▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
▒▒▒▒▒▒▒▒▒▒▒▒▒
+▒▒▒▒▒▒▒▒▒▒▒+
)");
}

TEST_CASE("A board of one tile shows coordinates, ghosts and the mark of the last tile", "[render]") {
    const TileSet set = tiles(
        "tile bog\n mist N W symbols 3\n field EL ER SL SR\n"
        "tile cap\n city N\n field EL ER SL SR WL WR\n"
        "start\n 0 0 bog\n");
    Game game = scene::game(set, "level1");
    CHECK('\n' + render_text(game) == R"(
        0      
  ┏━░░░░░░░░░━┓
  ░░░░░g3░░░   
  ░░░░        ·
0 ░░░░         
  ░░░░        ·
  ░░           
  ┗━· ·   · ·━┛
)");
    TextOptions bare;
    bare.coordinates = false;
    CHECK('\n' + render_text(game, bare) == R"(
┏━░░░░░░░░░━┓
░░░░░g3░░░   
░░░░        ·
░░░░         
░░░░        ·
░░           
┗━· ·   · ·━┛
)");
}

TEST_CASE("Mist ends before a side that borders a tile without mist", "[render]") {
    const TileSet set = tiles(
        "tile bog\n mist E symbols 0\n field NL NR SL SR WL WR\n"
        "tile lea\n copies 2\n field all\n"
        "start\n 0 0 bog\n");
    Game game = scene::game(set, "level1");
    CHECK(lines(render_text(game))[4] == "0          ░░░░");
    play(game, {"draw lea", "lay 1,0 0"});
    CHECK(lines(render_text(game))[4] == "0          ░░░             ");
}

TEST_CASE("Meeples stand on their segments, and a buried meeple is under its gravestone", "[render]") {
    Game game = scene::game(tiles(yard_and_lanes), "level2");
    play(game, {"draw lane", "lay 1,0 0", "meeple red 0", "draw lane", "lay -1,0 0", "meeple blue 0"});
    CHECK(lines(render_text(game))[4] == "0       B         ┆   ┆         R      ");
    play(game, {"draw lane", "lay 0,-1 1", "pass", "draw lane", "lay 0,1 1", "bury 1,0/0"});
    const std::string board = render_text(game);
    CHECK(lines(board)[10] == " 0       B         ┆†r ┆         │      ");
    CHECK(contains(summary(game), "buried   red\n"));
}

TEST_CASE("The name of a hound is next to its meeple", "[render]") {
    const TileSet set = tiles(
        "tile cap\n copies 6\n city N coats 9\n field EL ER SL SR WL WR touches N\n"
        "tile lane\n copies 9\n road N S\n field NL WL WR SR\n field NR EL ER SL\n"
        "start\n 0 0 cap\n");
    Game game = scene::game(set, "level3");
    play(game, {"draw lane", "lay 1,0 0", "meeple green 0", "draw cap", "lay 0,-1 2", "meeple yellow 0"});
    CHECK(contains(render_text(game), "G:I "));
    CHECK(contains(summary(game), "hounds   I with green at 1,0, II comes at 50\n"));
}

TEST_CASE("Meeples, ghosts and coats of arms on one tile do not hide each other", "[render]") {
    const TileSet set = tiles(
        "tile all\n copies 2\n road N\n road E\n city S coats 3\n mist W symbols 6\n field NR EL\n field ER\n field "
        "NL\n"
        "start\n 0 0 all\n");
    Game game = scene::game(set, "level1");
    play(game, {"draw all", "lay 1,0 3", "meeple red 2"});
    const std::string board = render_text(game);
    CHECK(contains(board, "▼▼▼"));
    CHECK(contains(board, "R"));
    CHECK(contains(board, "g6"));
}

TEST_CASE("All face-down tiles look the same", "[render]") {
    int seen = 0;
    for (std::uint32_t seed = 1; seed <= 80; ++seed) {
        Game game = builtin_game("level5", seed);
        play_randomly(game, seed, [&seen](const Game& now) {
            if (now.is_over()) return;
            Game other = now.clone();
            other.determinize(99);
            REQUIRE(render_text(other) == render_text(now));
            REQUIRE(summary(other) == summary(now));
            for (int i = 0; i < now.tile_count(); ++i) {
                if (!now.tile(i).face_down) continue;
                ++seen;
                REQUIRE(contains(render_text(now), "╱╱╱╱╱╱╱╱╱╱╱"));
            }
        });
    }
    CHECK(seen > 0);
}

TEST_CASE("The cells where the drawn tile fits are marked only on request", "[render]") {
    Game game = scene::game(tiles(yard_and_lanes), "level2");
    TextOptions options;
    options.fits = true;
    const std::string before = render_text(game);
    CHECK(render_text(game, options) == before);
    play(game, {"draw lane"});
    CHECK(render_text(game) == before);
    const std::string marked = render_text(game, options);
    require_even_lines(marked);
    for (const char* cell : {"0,-1", "-1,0", "1,0", "0,1"}) CHECK(contains(marked, cell));
    CHECK(contains(marked, " 1 3 "));
    CHECK(contains(marked, " 0 2 "));
}

TEST_CASE("All lines of a board have equal width, and plain text has no control characters", "[render]") {
    for (int level = 1; level <= 6; ++level) {
        Game game = builtin_game("level" + std::to_string(level), static_cast<std::uint64_t>(level));
        play_randomly(game, static_cast<std::uint32_t>(level), [](const Game& now) {
            TextOptions options;
            options.fits = true;
            const std::string board = render_text(now, options);
            require_even_lines(board);
            REQUIRE(!contains(summary(now), "\x1b"));
        });
    }
}

TEST_CASE("Every tile of every built-in set is drawn 13 characters wide and 7 lines high", "[render]") {
    for (int number = 0; number < TileSet::builtin_count(); ++number) {
        Error error;
        const auto set = TileSet::builtin(TileSet::builtin_name(number), error);
        REQUIRE(set);
        for (const TileType& type : set->types()) {
            for (int rotation = 0; rotation < 4; ++rotation) {
                const std::string text = render_tile(type, rotation);
                require_even_lines(text);
                CHECK(lines(text).size() == 7);
                CHECK(symbols(lines(text)[0]).size() == 13);
                CHECK(render_tile(type, rotation + 4) == text);
            }
        }
    }
}

TEST_CASE("Colour codes do not change the text and are reset at the end of every line", "[render]") {
    Game game = builtin_game("level5", 11);
    play_randomly(game, 11, [](const Game& now) {
        TextOptions plain;
        plain.fits = true;
        TextOptions painted = plain;
        painted.colours = true;
        using Render = std::string (*)(const Game&, const TextOptions&);
        for (const Render render : {Render(render_text), Render(summary)}) {
            const std::string text = render(now, painted);
            REQUIRE(without_escapes(text) == render(now, plain));
            for (const std::string& row : lines(text)) {
                const std::size_t last = row.rfind('\x1b');
                REQUIRE((last == std::string::npos || row.compare(last, 4, "\x1b[0m") == 0));
            }
        }
    });
    TextOptions painted;
    painted.colours = true;
    CHECK(contains(render_text(game, painted), "\x1b["));
}
