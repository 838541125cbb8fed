// Options of the board as text: ASCII symbols, parts of the board, and numbers on the segments of a tile.
#include "text_reader.hpp"

namespace {

using namespace scene;

/// Returns the text of a rectangle of cells. `columns` and `rows` are the numbers of cells to the left of the rectangle
/// and above it. Omits the outer rim, because the rim contains symbols of neighbouring cells.
std::vector<std::u32string> cut(const std::string& board, int columns, int rows, int width, int height) {
    std::vector<std::u32string> part;
    const auto all = lines(board);
    for (int row = 1; row < 6 * height; ++row) {
        const std::u32string line = symbols(all.at(static_cast<std::size_t>(6 * rows + row)));
        part.push_back(
            line.substr(static_cast<std::size_t>(12 * columns + 1), static_cast<std::size_t>(12 * width - 1)));
    }
    return part;
}

}  // namespace

TEST_CASE("In ASCII, boards and tiles have only ASCII symbols and the same widths", "[render]") {
    for (const char* name : {"level5", "ghosts_castles_cemeteries", "everything"}) {
        Game game = builtin_game(name, 3);
        int looked = 0;
        play_randomly(game, 3, [&looked](const Game& now) {
            if (looked++ % 20 != 0) return;
            TextOptions options;
            options.fits = true;
            const std::string board = render_text(now, options);
            options.ascii = true;
            for (const std::string& text : {render_text(now, options), summary(now, options)}) {
                for (const char letter : text) {
                    REQUIRE((letter == '\n' || (letter >= ' ' && letter <= '~')));
                    REQUIRE(letter != '?');
                }
            }
            const std::string plain = render_text(now, options);
            require_even_lines(plain);
            REQUIRE(lines(plain).size() == lines(board).size());
            REQUIRE(lines(plain)[0].size() == symbols(lines(board)[0]).size());
        });
    }
    TextOptions plain;
    plain.ascii = true;
    const TileSet set =
        tiles("tile it\ncity N coats 1\nroad S\nmist E symbols 1\nfield SL WL WR\nfield SR\nstart\n0 0 it\n");
    CHECK('\n' + render_tile(set.types()[0], 0, plain) == R"(
+===========+
 ##=V=====##:
.  #######:::
      o  +g1:
.     |  ::::
      |    ::
+ . . | . . +
)");
}

TEST_CASE("A part of the board is drawn in the same way as in the whole board", "[render]") {
    Game game = builtin_game("level5", 5);
    play_randomly(game, 5, [](const Game& now) {
        if (now.turn() % 5 != 0) return;
        TextOptions options;
        options.coordinates = false;
        const std::string whole = render_text(now, options);
        int west = 0;
        int north = 0;
        for (int i = 0; i < now.tile_count(); ++i) {
            west = std::min(west, now.tile(i).x);
            north = std::min(north, now.tile(i).y);
        }
        const LaidTile last = now.tile(now.last_tile());
        options.cells = {last.x, last.y, 1, 1};
        CHECK(cut(render_text(now, options), 0, 0, 1, 1) == cut(whole, last.x - west, last.y - north, 1, 1));
        options.cells = {west, north, 2, 2};
        const std::string corner = render_text(now, options);
        CHECK(lines(corner).size() == 13);
        CHECK(cut(corner, 0, 0, 2, 2) == cut(whole, 0, 0, 2, 2));
    });
}

TEST_CASE("Drawing a part of the board stops at the edge of the board", "[render]") {
    Game game = builtin_game("level1", 2);
    const std::string whole = render_text(game);
    TextOptions options;
    for (const CellRange cells : {CellRange{-1000, -1000, 2147483647, 2147483647}, CellRange{0, 0, 0, 5},
                                  CellRange{7, 7, -1, -1}, CellRange{-2147483647, -2147483647, 2147483647, 0}}) {
        options.cells = cells;
        CHECK(render_text(game, options) == whole);
    }
    for (const CellRange cells : {CellRange{1000, 0, 5, 5}, CellRange{2147483647, 2147483647, 2147483647, 9},
                                  CellRange{-2147483647 - 1, -2147483647 - 1, 2147483647, 2147483647}}) {
        options.cells = cells;
        CHECK(render_text(game, options).empty());
    }
}

TEST_CASE("A drawing of a part of the board shows the coordinates of the cells on the whole board", "[render]") {
    const TileSet set = tiles("tile lea\n copies 9\n field all\nstart\n 0 0 lea\n");
    Game game = scene::game(set, "level1");
    play(game, {"draw lea", "lay 1,0 0", "draw lea", "lay 2,0 0"});
    TextOptions options;
    options.cells = {1, 0, 9, 9};
    CHECK('\n' + render_text(game, options) == R"(
        1           2      
  + · ·   · · ┏━· ·   · ·━┓
                           
  ·           ·           ·
0                          
  ·           ·           ·
                           
  + · ·   · · ┗━· ·   · ·━┛
)");
}

TEST_CASE("Numbers are drawn on the requested segments, in each rotation", "[render]") {
    const TileSet set = tiles("tile it\ncity N\nroad E W\nfield EL WR touches N\nfield ER SL SR WL\nstart\n0 0 it\n");
    TextOptions options;
    options.numbers = 0b1111;
    CHECK('\n' + render_tile(set.types()[0], 0, options) == R"(
+▒▒▒▒▒▒▒▒▒▒▒+
 ▝█▒▒▒0▒▒▒█▘ 
·  ▀▀▀▀▀▀▀  ·
──────1──────
·     2     ·
      3      
+ · ·   · · +
)");
    options.numbers = 0b1000;
    CHECK('\n' + render_tile(set.types()[0], 1, options) == R"(
+ · · │ · · +
      │  ▄▟█▒
·     │ ▐▒▒▒▒
    3 │ ▐▒▒▒▒
·     │ ▐▒▒▒▒
      │  ▀▜█▒
+ · · │ · · +
)");
    options.numbers = 0;
    CHECK(render_tile(set.types()[0], 0, options) == render_tile(set.types()[0], 0));
}

TEST_CASE("Every segment of every tile has space for its number", "[render]") {
    for (const char* name : {"mists", "base", "base_gardens", "demo", "river", "inns_cathedrals", "traders_builders"}) {
        Error error;
        const auto set = TileSet::builtin(name, error);
        REQUIRE(set);
        for (const TileType& type : set->types()) {
            for (int rotation = 0; rotation < 4; ++rotation) {
                TextOptions options;
                options.numbers = ~0u;
                const std::string text = render_tile(type, rotation, options);
                INFO(name << ' ' << type.id << '\n' << text);
                require_even_lines(text);
                for (int i = 0; i < type.segment_count; ++i) CHECK(contains(text, std::to_string(i)));
            }
        }
    }
}
