// The board as a picture. Tests count its content by classes and data attributes.
#include <algorithm>
#include <clocale>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "golden/golden.hpp"
#include "mistbank/record.hpp"
#include "scene.hpp"
#include "support/games.hpp"
#include "support/tests_folder.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;

std::string cell(int x, int y) { return std::to_string(x) + ',' + std::to_string(y); }

/// Checks that the tiles and figures in the picture match the queries.
void check_against_queries(const Game& game, const std::vector<Element>& all) {
    std::set<std::string> tiles;
    for (const Attributes& tile : of_class(all, "tile")) {
        if (tile.count("data-cell") != 0)
            REQUIRE(tiles.insert(tile.at("data-cell") + ' ' + tile.at("data-type")).second);
    }
    std::set<std::string> backs;
    for (const Attributes& back : of_class(all, "face-down")) backs.insert(back.at("data-cell"));
    int ghosts_on_tiles = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        if (tile.face_down) {
            REQUIRE(backs.erase(cell(tile.x, tile.y)) == 1);
        } else {
            REQUIRE(tiles.erase(cell(tile.x, tile.y) + ' ' + game.type(tile.type).id) == 1);
            ghosts_on_tiles += tile.ghosts;
        }
    }
    REQUIRE(tiles.empty());
    REQUIRE(backs.empty());

    int ghosts_on_meeples = 0;
    std::multiset<std::string> figures;
    for (int number = 0; number < figure_kinds; ++number) {
        const std::string kind = name_of(static_cast<FigureKind>(number));
        ghosts_on_meeples += sum_of(of_class(all, kind), "data-ghosts");
        for (Attributes& one : of_class(all, kind)) {
            figures.insert(kind + ' ' + one["data-colour"] + ' ' + one["data-buried"] + ' ' + one["data-ghosts"] + ' ' +
                           one["data-hounds"]);
        }
    }
    std::multiset<std::string> expected;
    const auto unless_0 = [](int count) { return count == 0 ? std::string() : std::to_string(count); };
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView meeple = game.figure(i);
        expected.insert(std::string(name_of(meeple.kind)) + ' ' + name_of(meeple.colour) + ' ' +
                        unless_0(meeple.buried) + ' ' + unless_0(meeple.ghosts) + ' ' + unless_0(meeple.hounds));
    }
    REQUIRE(figures == expected);
    const int on_tiles = sum_of(of_class(all, "ghosts"), "data-count");
    REQUIRE(on_tiles == ghosts_on_tiles);
    REQUIRE(on_tiles + ghosts_on_meeples == game.ghosts_on_board());
    REQUIRE(of_class(all, "last").size() == (game.last_tile() >= 0 ? 1 : 0));
}

}  // namespace

TEST_CASE("Golden games are drawn at every step, and the pictures match the queries", "[render][svg]") {
    // Only every third drawn picture is parsed, because parsing takes even longer than drawing.
    const std::size_t drawn_every = mistbank_tests::games_are_slow() ? 20 : 1;
    const std::size_t read_every = 3 * drawn_every;
    for (const mistbank_tests::Golden& golden : mistbank_tests::goldens()) {
        Error error;
        auto game = replay(mistbank_tests::read_golden(golden.name + ".record"), nullptr, 0, error);
        INFO(golden.name << ": " << error.message);
        REQUIRE(game);
        SvgOptions options;
        options.fits = true;
        options.coordinates = true;
        for (bool more = true; more; more = game->undo() == Status::ok) {
            if (game->action_count() % drawn_every != 0 && !game->is_over()) continue;
            const std::string svg = picture(*game, options);
            INFO(game->action_count());
            REQUIRE(svg.size() < 110000 + 1200 * static_cast<std::size_t>(game->tile_count()));
            if (game->action_count() % read_every != 0 && !game->is_over()) continue;
            const std::vector<Element> all = elements(svg);
            check_ids(all);
            check_against_queries(*game, all);
        }
    }
}

TEST_CASE("Equal boards give equal pictures, whatever the hidden information is", "[render][svg]") {
    int face_down = 0;
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        Game game = builtin_game("level5", seed);
        play_randomly(game, seed, [&face_down](const Game& now) {
            REQUIRE(picture(now) == picture(now.clone()));
            if (now.is_over()) return;
            Game other = now.clone();
            other.determinize(99);
            REQUIRE(picture(other) == picture(now));
            for (int i = 0; i < now.tile_count(); ++i) face_down += now.tile(i).face_down;
        });
    }
    CHECK(face_down > 0);
}

TEST_CASE("A picture is the same in a locale that writes numbers with commas", "[render][svg]") {
    const Game game = builtin_game("level3", 5);
    const std::string before = picture(game);
    const std::string old = std::setlocale(LC_ALL, nullptr);
    for (const char* locale : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8"}) {
        if (std::setlocale(LC_ALL, locale) != nullptr) CHECK(picture(game) == before);
    }
    std::setlocale(LC_ALL, old.c_str());
    CHECK(!contains(before, "nan"));
    CHECK(!contains(before, "inf"));
}

TEST_CASE("Every tile of every built-in set is drawn in each rotation", "[render][svg]") {
    for (const char* name : {"mists", "base", "base_gardens", "demo", "river", "inns_cathedrals", "traders_builders"}) {
        Error error;
        const auto set = TileSet::builtin(name, error);
        REQUIRE(set);
        for (const TileType& type : set->types()) {
            std::set<std::string> pictures;
            for (int rotation = 0; rotation < 4; ++rotation) {
                const std::string svg = tile_picture(type, rotation);
                const std::vector<Element> all = elements(svg);
                check_ids(all);
                int symbols = 0;
                for (int i = 0; i < type.segment_count; ++i) symbols += type.segments[i].symbols;
                REQUIRE(sum_of(of_class(all, "ghost-symbols"), "data-count") == symbols);
                REQUIRE(tile_picture(type, rotation + 4) == svg);
                pictures.insert(svg);
            }
            REQUIRE(!pictures.empty());
        }
    }
}

TEST_CASE("Tiles of custom sets can be drawn", "[render][svg]") {
    const TileSet set = tiles(
        "tile heap\n castle at 0 100\n road N\n road E\n city S coats 9 at 100 100\n mist W symbols 9 at 0 0\n"
        " field NR EL\n field ER\n field NL\n"
        "tile ring\n city N\n city E\n city S\n city W\n"
        "tile knot\n road N S\n road W E\n field NL WR\n field NR EL\n field ER SL\n field SR WL\n"
        "tile star\n road N E S W at 99 1\n field NL WR\n field NR EL\n field ER SL\n field SR WL\n"
        "tile fork\n road N S\n road E at 51 50\n field NL SR WL WR\n field NR EL\n field ER SL\n"
        "tile fog\n mist N E S W symbols 0\n"
        "tile split\n mist N symbols 1\n mist S symbols 2\n city E W\n"
        "tile C-_1\n monastery at 100 0\n field all at 0 0\n"
        "start\n 0 0 heap\n");
    for (const TileType& type : set.types()) {
        for (int rotation = 0; rotation < 4; ++rotation) check_ids(elements(tile_picture(type, rotation)));
    }
    Game game = scene::game(set, "level1");
    check_ids(elements(picture(game)));
}

TEST_CASE("A road ends at a city's gate, at a building, or in a village shared by all roads that end there",
          "[render][svg]") {
    const auto drawn = [](const std::string& segments) {
        const TileSet set = tiles("tile it\n" + segments + "start\n0 0 it\n");
        return uses(tile_picture(set.types()[0], 1));
    };
    const auto gate = drawn("city N E W\nroad S\nfield SL touches N\nfield SR touches N\n");
    CHECK(gate.count("gate") + gate.count("gate-upright") == 1);
    CHECK(gate.count("village") == 0);
    const auto cross = drawn("road N\nroad E\nroad S\nfield NL SR WL WR\nfield NR EL\nfield ER SL\n");
    CHECK(cross.at("village") == 1);
    const auto keep = drawn("castle\nroad S\nfield SL SR WL WR NL NR EL ER\n");
    CHECK(keep.at("castle") == 1);
    CHECK(keep.count("village") == 0);
    const auto coats = drawn("city N E S W coats 3\n");
    CHECK(coats.at("shield") == 3);
}

TEST_CASE("The error for an impossible option names the option", "[render][svg]") {
    const Game game = builtin_game("level1", 1);
    for (const int size : {-1, 0, 15, 513, 1 << 30}) {
        SvgOptions options;
        options.tile_size = size;
        Error error;
        CHECK_FALSE(render_svg(game, options, error));
        CHECK(error.status == Status::invalid_argument);
        CHECK(error.message == "tile_size must be from 16 to 512, not " + std::to_string(size));
        CHECK_FALSE(render_tile_svg(game.type(0), 0, options, error));
    }
    SvgOptions options;
    options.theme = static_cast<SvgTheme>(2);
    Error error;
    CHECK_FALSE(render_svg(game, options, error));
    CHECK(error.message == "theme must be light (0) or dark (1)");
    options.theme = SvgTheme::dark;
    CHECK(render_svg(game, options, error));
    CHECK(error.status == Status::ok);
}

TEST_CASE("Each option changes its part of the picture", "[render][svg]") {
    Game game = builtin_game("level1", 3);
    REQUIRE(game.decision().kind == DecisionKind::lay_tile);
    const std::vector<Element> plain = elements(picture(game));
    CHECK(of_class(plain, "legend").size() == 1);
    CHECK(of_class(plain, "drawn").size() == 1);
    CHECK(of_class(plain, "fit").empty());
    CHECK(of_class(plain, "coordinates").empty());
    CHECK(contains(plain[0].attributes.at("width"), "."));

    SvgOptions options;
    options.legend = false;
    options.last_tile = false;
    options.fits = true;
    options.coordinates = true;
    const std::vector<Element> other = elements(picture(game, options));
    CHECK(of_class(other, "legend").empty());
    CHECK(of_class(other, "last").empty());
    CHECK(of_class(other, "coordinates").size() == 1);
    std::set<std::string> fits;
    for (const Action& action : game.legal_actions()) fits.insert(cell(action.x, action.y));
    REQUIRE(of_class(other, "fit").size() == fits.size());
    for (const Attributes& fit : of_class(other, "fit")) CHECK(fits.count(fit.at("data-cell")) == 1);

    SvgOptions twice = options;
    twice.tile_size = 2 * options.tile_size;
    const std::vector<Element> large = elements(picture(game, twice));
    CHECK(large[0].attributes.at("viewBox") == other[0].attributes.at("viewBox"));
    CHECK(std::stod(large[0].attributes.at("width")) ==
          Approx(2 * std::stod(other[0].attributes.at("width"))).margin(0.2));
    options.theme = SvgTheme::dark;
    CHECK(picture(game, options) != picture(game, twice));
}

TEST_CASE("The elements of different pictures on one page have different ids", "[render][svg]") {
    const Game first = builtin_game("level1", 1);
    const Game second = builtin_game("base", 1);
    std::set<std::string> ids;
    for (const Game* game : {&first, &second}) {
        for (const Element& element : elements(picture(*game))) {
            const auto id = element.attributes.find("id");
            if (id != element.attributes.end()) CHECK(ids.insert(id->second).second);
        }
    }
}

TEST_CASE("Special characters of XML in a name are escaped", "[render][svg]") {
    const std::string svg = picture(builtin_game("ghosts_castles_cemeteries", 1));
    elements(svg);
    CHECK(contains(svg, "Ghosts, Castles &amp; Cemeteries"));
}

TEST_CASE("The pictures in the README are up to date", "[render][svg]") {
    const auto read = [](const std::string& name) {
        std::ifstream file(std::string(tests_folder) + "/../examples/pictures/" + name, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    for (const std::string name : {"everything", "level5"}) {
        Error error;
        const auto game = replay(read(name + ".record"), nullptr, 0, error);
        INFO(name << ": " << error.message
                  << "; draw it again with the terminal example, see examples/pictures/README.md");
        REQUIRE(game);
        const std::string committed = read(name + ".svg");
        CHECK(committed.size() < 470000);  // size limit in bytes for 345 tiles
        CHECK(picture(*game) == committed);
    }
}
