// Expansions in pictures: river, gardens, inns, cathedrals, goods, and other kinds of figures.
#include "svg_reader.hpp"

namespace {

using namespace scene;

Game builtin(const std::string& preset_name, std::uint64_t seed, int players) {
    Rules rules = *preset(preset_name);
    rules.seed = seed;
    rules.players = players;
    Error error;
    auto made = Game::create(rules, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

/// Returns how often each drawing is used on one tile.
std::map<std::string, int> drawn(const std::string& segments, int rotation = 0) {
    const TileSet set = tiles("tile it\n" + segments + "start\n0 0 it\n");
    return uses(tile_picture(set.types()[0], rotation));
}

int count_of(const std::map<std::string, int>& drawings, const std::string& id) {
    const auto found = drawings.find(id);
    return found == drawings.end() ? 0 : found->second;
}

std::set<std::string> ids(const std::string& svg) {
    std::set<std::string> found;
    for (const Element& element : elements(svg)) {
        const auto id = element.attributes.find("id");
        if (id != element.attributes.end()) found.insert(id->second.substr(8));
    }
    return found;
}

struct Place {
    double x = 0;
    double y = 0;
};

/// Returns the position of the first use of a drawing.
Place place_of(const std::string& svg, const std::string& id) {
    for (const Element& element : elements(svg)) {
        if (element.name != "use" || element.attributes.at("xlink:href").substr(9) != id) continue;
        return {std::stod(element.attributes.at("x")), std::stod(element.attributes.at("y"))};
    }
    FAIL("the picture does not define " << id);
    return {};
}

constexpr const char* bridge = "road E W\nriver N S\nfield NL WR\nfield NR EL\nfield ER SL\nfield SR WL\n";

}  // namespace

TEST_CASE("The river is drawn with its spring, its lake, and bridges where roads cross it", "[render][svg]") {
    for (int rotation = 0; rotation < 4; ++rotation) {
        const auto spring = drawn("mark spring\nriver E\nfield all\n", rotation);
        CHECK(count_of(spring, "rock") > 3);
        CHECK(count_of(spring, "tile-pools") > 0);
        const auto lake = drawn("mark lake\nriver E\nfield all\n", rotation);
        CHECK(count_of(lake, "lily") > 0);
        CHECK(count_of(lake, "rock") == 0);
        const auto bend = drawn("river N W\nfield NL WR\nfield NR EL ER SL SR WL\n", rotation);
        CHECK(count_of(bend, "tile-river") > 0);
        CHECK(count_of(bend, "village") == 0);
    }
    // A bridge has one dashed path. A tile on which no road crosses the river has no dashed path.
    const auto paths = [](const std::string& segments) {
        const TileSet set = tiles("tile it\n" + segments + "start\n0 0 it\n");
        int count = 0;
        for (const Element& element : elements(tile_picture(set.types()[0], 0))) {
            count += element.name == "path" && element.attributes.count("stroke-dasharray") != 0;
        }
        return count;
    };
    CHECK(paths(bridge) == 1);
    CHECK(paths("river N S\nfield NR EL ER SL\nfield SR WL WR NL\n") == 0);
    CHECK(paths("road N E\nriver S W\nfield NL ER SL WR\nfield NR EL\nfield SR WL\n") == 0);
}

TEST_CASE("Gardens, inns, cathedrals and goods are drawn once each on their tiles", "[render][svg]") {
    for (int rotation = 0; rotation < 4; ++rotation) {
        const auto yard = drawn("monastery\ngarden at 80 80\nroad S inn\nfield NL NR EL ER SL SR WL WR\n", rotation);
        CHECK(count_of(yard, "garden") == 1);
        CHECK(count_of(yard, "monastery") == 1);
        CHECK(count_of(yard, "inn") == 1);
        const auto town = drawn("city N E S W cathedral wine grain cloth coats 1\n", rotation);
        for (const char* one : {"cathedral", "wine", "grain", "cloth", "shield"}) CHECK(count_of(town, one) == 1);
    }
}

TEST_CASE("Volcanoes, dragons, portals, princesses, foundations and machines are drawn once each on their tiles",
          "[render][svg]") {
    const std::string town = "city N E W princess\nfield SL SR touches N\n";
    for (int rotation = 0; rotation < 4; ++rotation) {
        for (const std::string mark : {"volcano", "dragon", "portal", "foundation", "machine", "hill", "vineyard",
                                       "circus", "acrobats", "vodyanoy"}) {
            const std::string line = "mark " + mark + (mark == "machine" ? " SE\n" : "\n");
            INFO(mark << " " << rotation);
            CHECK(count_of(drawn(line + "field all\n", rotation), mark) == 1);
            const auto in_town = drawn(town + line, rotation);
            CHECK(count_of(in_town, mark) == 1);
            CHECK(count_of(in_town, "princess") == 1);
            CHECK(count_of(drawn(town, rotation), mark) == 0);
        }
    }
}

TEST_CASE("Roads that meet end at the tile's foundation or volcano, not in a village", "[render][svg]") {
    const std::string fork = "road E\nroad S\nroad W\nfield NL NR EL WR\nfield ER SL\nfield SR WL\n";
    for (int rotation = 0; rotation < 4; ++rotation) {
        CHECK(count_of(drawn(fork, rotation), "village") == 1);
        for (const std::string mark : {"foundation", "volcano", "circus", "acrobats"}) {
            const auto ended = drawn(fork + "mark " + mark + "\n", rotation);
            CHECK(count_of(ended, mark) == 1);
            CHECK(count_of(ended, "village") == 0);
        }
        CHECK(count_of(drawn(fork + "mark portal\n", rotation), "village") == 1);
        CHECK(count_of(drawn(fork + "mark hill\n", rotation), "village") == 1);
    }
}

TEST_CASE("CRP-1: all roads of a tile with a crop circle end at the circle, not in a village", "[render][svg]") {
    const std::string fork = "road E\nroad S\nroad W\nfield NL NR EL WR\nfield ER SL\nfield SR WL\n";
    const std::string apart = "road S W\nroad N\nroad E\nfield NL ER SL WR\nfield NR EL\nfield SR WL\n";
    const std::pair<const char*, const char*> circles[] = {
        {"farmer", "rake"}, {"highwayman", "club"}, {"knight", "crop-shield"}};
    for (int rotation = 0; rotation < 4; ++rotation) {
        CHECK(count_of(drawn(apart, rotation), "village") == 2);
        for (const auto& [kind, drawing] : circles) {
            for (const std::string& roads : {fork, apart}) {
                const auto ended = drawn(roads + "mark crop:" + kind + "\n", rotation);
                CHECK(count_of(ended, drawing) == 1);
                CHECK(count_of(ended, "village") == 0);
            }
        }
    }
}

TEST_CASE("Gold mines, magic signs and robbers' bags are drawn once each on their tiles", "[render][svg]") {
    const std::string town = "city N E W coats 1\nfield SL SR touches N\n";
    for (int rotation = 0; rotation < 4; ++rotation) {
        for (const std::string mark : {"gold", "mage", "robber"}) {
            INFO(mark << " " << rotation);
            for (const std::string& land : {town, std::string("field all\n")})
                CHECK(count_of(drawn(land + "mark " + mark + "\n", rotation), mark) == 1);
            CHECK(count_of(drawn(town, rotation), mark) == 0);
        }
    }
}

TEST_CASE("FLY-1: the arrow of a flying machine turns with its tile", "[render][svg]") {
    const std::vector<std::string> names = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const TileSet set = tiles("tile it\nmark machine " + names[i] + "\nfield all\nstart\n0 0 it\n");
        for (int rotation = 0; rotation < 4; ++rotation) {
            const int degrees = (45 * static_cast<int>(i) + 90 * rotation) % 360;
            INFO(names[i] << " " << rotation);
            CHECK(tile_picture(set.types()[0], rotation).find(" rotate(" + std::to_string(degrees) + ")") !=
                  std::string::npos);
        }
    }
}

TEST_CASE("ABM-3: an abbey is a separate building with its own yard", "[render][svg]") {
    const auto abbey = [](int rotation) {
        const TileSet set = tiles("tile it\nfield all\ntile abbey\nmark abbey\nmonastery\nstart\n0 0 it\n");
        return uses(tile_picture(set.types()[1], rotation));
    };
    for (int rotation = 0; rotation < 4; ++rotation) {
        CHECK(count_of(abbey(rotation), "abbey") == 1);
        CHECK(count_of(abbey(rotation), "abbey-court") == 1);
        CHECK(count_of(abbey(rotation), "monastery") == 0);
        CHECK(count_of(abbey(rotation), "tree") == 0);
    }
    CHECK(count_of(drawn("monastery\nfield all\n"), "abbey") == 0);
}

TEST_CASE("An inn stands next to its own road", "[render][svg]") {
    const std::string crossing = "field NL NR EL WR\nfield ER SL\nfield SR WL\n";
    const TileSet south = tiles("tile it\nroad E\nroad S inn\nroad W\n" + crossing + "start\n0 0 it\n");
    const TileSet east = tiles("tile it\nroad E inn\nroad S\nroad W\n" + crossing + "start\n0 0 it\n");
    const Place below = place_of(tile_picture(south.types()[0], 0), "inn");
    CHECK(below.y > 62);
    const Place beside = place_of(tile_picture(east.types()[0], 0), "inn");
    CHECK(beside.x > 62);
}

TEST_CASE("Roads that divide the fields of a city lead to the city's gate, not to a village", "[render][svg]") {
    const auto gate = drawn("city N\nroad S\nfield SR WL WR touches N\nfield EL ER SL touches N\n");
    CHECK(count_of(gate, "gate-upright") == 1);
    CHECK(count_of(gate, "village") == 0);
    const auto meeting =
        drawn("city N W\nroad S\nroad E\nfield SR touches N\nfield ER SL touches N\nfield EL touches N\n");
    CHECK(count_of(meeting, "gate") + count_of(meeting, "gate-upright") == 1);
    CHECK(count_of(meeting, "village") == 0);
    // With two cities, the roads meet between the cities, and one road leads to a gate of each city.
    const auto between = drawn(
        "city N\ncity S\nroad W\nroad E\nfield ER touches S\nfield WL touches S\nfield EL touches N\nfield WR touches "
        "N\n");
    CHECK(count_of(between, "village") == 1);
    CHECK(count_of(between, "gate-upright") == 2);
    const auto field = drawn("city N\nroad E\nroad S\nroad W\nfield EL WR touches N\nfield ER SL\nfield SR WL\n");
    CHECK(count_of(field, "village") == 1);
    CHECK(count_of(field, "gate") + count_of(field, "gate-upright") == 0);
}

TEST_CASE("A hedge is drawn between fields that nothing else divides", "[render][svg]") {
    CHECK(count_of(drawn("city N\nfield EL ER touches N\nfield SL SR WL WR touches N\n"), "hedge") > 5);
    CHECK(count_of(drawn("city N\nfield EL ER SL SR WL WR touches N\n"), "hedge") == 0);
    for (int rotation = 0; rotation < 4; ++rotation) {
        const std::string halves = "field WL WR SR parted S touches N\nfield EL ER SL touches N\n";
        CHECK(count_of(drawn("city N\n" + halves, rotation), "hedge") > 5);
        const std::string strips = "field NL NR touches E W\nfield SL SR touches E W\n";
        CHECK(count_of(drawn("city E\ncity W\n" + strips, rotation), "hedge") > 2);
        CHECK(count_of(drawn("city E W\nfield NL NR touches E\nfield SL SR touches E\n", rotation), "hedge") == 0);
        const std::string road = "road S\nfield SL touches E\nfield SR WL WR touches N\n";
        CHECK(count_of(drawn("city N\ncity E\n" + road, rotation), "hedge") > 2);
    }
}

TEST_CASE("A picture does not define drawings of expansions that it does not show", "[render][svg]") {
    const std::set<std::string> plain = ids(picture(builtin_game("ghosts_castles_cemeteries", 1)));
    const char* const further[] = {
        "ripples",   "rock",        "lily",     "reeds",    "hedge",      "garden",      "inn",
        "cathedral", "wine",        "grain",    "cloth",    "large",      "abbot",       "builder",
        "pig",       "volcano",     "dragon",   "portal",   "princess",   "foundation",  "machine",
        "abbey",     "abbey-court", "hill",     "vineyard", "circus",     "acrobats",    "vodyanoy",
        "wave",      "ringmaster",  "shepherd", "sheep",    "big-top",    "jetty",       "boat",
        "gold",      "mage",        "robber",   "rake",     "club",       "crop-shield", "ingot",
        "courier",   "message",     "king",     "baron",    "mage-piece", "witch-piece", "robber-piece"};
    for (const char* id : further) CHECK(plain.count(id) == 0);
    const std::set<std::string> all = ids(picture(builtin_game("everything", 1)));
    for (const char* id : further) CHECK(all.count(id) == 1);
    const std::set<std::string> river = ids(picture(builtin_game("river", 1)));
    CHECK(river.count("ripples") == 1);
    CHECK(river.count("pig") == 0);
    CHECK(ids(picture(builtin_game("abbot", 1))).count("shepherd") == 0);
}

TEST_CASE("The picture names the expansions and the second part of a turn", "[render][svg]") {
    const std::string everything = picture(builtin_game("everything", 1));
    CHECK(contains(
        everything,
        "<title>Base game with Ghosts, Castles &amp; Cemeteries, the river, the abbot, Inns &amp; "
        "Cathedrals, Traders &amp; Builders, the Princess &amp; the Dragon, the Tower, Abbey &amp; Mayor, "
        "the Flying Machines, Hills &amp; Sheep, Under the Big Top, the Vodyanoy, the Messages, the Ferries, "
        "the Gold Mines, Mage &amp; Witch, the Robbers, the Crop Circles, King &amp; Robber Baron, the Festival, turn "
        "1</title>"));
    CHECK(contains(everything, ">Base game</text>"));
    for (const char* name : {"the river", "the abbot", "Inns &amp; Cathedrals", "Traders &amp; Builders"}) {
        CHECK(contains(everything.substr(everything.find("mistbank-legend")), name));
    }
    CHECK(contains(picture(builtin_game("base", 1)), "<title>Base game, turn 1</title>"));

    const TileSet set = tiles("tile town\n copies 9\n city N E S W wine\nstart\n 0 0 town\n");
    Game game = scene::game(set, "traders_builders");
    play(game, {"draw town", "lay 1,0 0", "meeple red 0", "draw town", "lay 2,0 0", "draw town", "lay 3,0 0"});
    play(game, {"builder red 0", "draw town", "lay 4,0 0", "draw town", "lay 5,0 0"});
    REQUIRE(game.part() == 2);
    CHECK(contains(picture(game), "turn 5, second part"));
}

TEST_CASE("The legend shows the actions of step 2b and the number of remaining river tiles", "[render][svg]") {
    const TileSet set = tiles("tile bed\n copies 9\n garden\n field all at 20 20\nstart\n 0 0 bed\n");
    Game game = scene::game(set, "abbot");
    play(game, {"draw bed", "lay 1,0 0"});
    CHECK(contains(picture(game), ">may place a figure</text>"));
    play(game, {"abbot red 0", "draw bed", "lay 1,1 0", "abbot green 0", "draw bed", "lay 0,1 0"});
    CHECK(contains(picture(game), ">may place or recall a figure</text>"));
    CHECK(contains(picture(builtin_game("river", 1)), "tiles to draw, 10 river tiles first"));
    CHECK(!contains(picture(builtin_game("base", 1)), "river"));
}

TEST_CASE("Pictures of games with expansions match the queries", "[render][svg]") {
    for (const char* preset_name : {"river", "abbot", "inns_cathedrals", "traders_builders", "hills_sheep", "big_top",
                                    "vodyanoy", "everything"}) {
        Game game = builtin(preset_name, 5, 3);
        int looked = 0;
        play_randomly(game, 5, [&looked](const Game& now) {
            if (looked++ % 30 != 0 && !now.is_over()) return;
            SvgOptions options;
            options.fits = true;
            const std::vector<Element> all = elements(picture(now, options));
            check_ids(all);
            std::multiset<std::string> shown;
            std::multiset<std::string> standing;
            for (int i = 0; i < figure_kinds; ++i) {
                const std::string kind = name_of(static_cast<FigureKind>(i));
                for (const Attributes& one : of_class(all, kind)) shown.insert(kind + ' ' + one.at("data-colour"));
            }
            for (int i = 0; i < now.figure_count(); ++i) {
                const FigureView figure = now.figure(i);
                standing.insert(std::string(name_of(figure.kind)) + ' ' + name_of(figure.colour));
            }
            REQUIRE(shown == standing);
            for (const Attributes& supply : of_class(all, "supply")) {
                for (int i = 0; i < figure_kinds; ++i) {
                    const auto kind = static_cast<FigureKind>(i);
                    if (supply.at("data-kind") != name_of(kind)) continue;
                    const int count = now.supply(colour_named(supply.at("data-colour"))).of(kind);
                    REQUIRE(supply.at("data-count") == std::to_string(count));
                }
            }
            const auto goods = of_class(all, "goods");
            REQUIRE(goods.size() == (now.rules().plays(Expansion::traders_builders) ? 9u : 0u));
            for (const Attributes& good : goods) {
                for (int i = 0; i < good_kinds; ++i) {
                    if (good.at("data-good") != name_of(static_cast<Good>(i))) continue;
                    const int count = now.supply(colour_named(good.at("data-colour"))).goods[i];
                    REQUIRE(good.at("data-count") == std::to_string(count));
                }
            }
            const bool further =
                now.rules().expansions != bit(Expansion::river) && now.rules().expansions != bit(Expansion::vodyanoy);
            REQUIRE(of_class(all, "supply").empty() != further);
        });
    }
}

TEST_CASE("A large meeple is much larger than others, and a pig stays upright", "[render][svg]") {
    const TileSet set = tiles(
        "tile lea\n copies 9\n field all\ntile town\n copies 9\n city N E S W cathedral wine\n"
        "start\n 0 0 lea\n");
    Rules rules = *preset("inns_cathedrals");
    rules.expansions |= bit(Expansion::traders_builders);
    rules.draws = Draws::external;
    Error error;
    auto game = Game::create(rules, &set, 1, error);
    REQUIRE(game);
    play(*game,
         {"draw lea", "lay 1,0 0", "large red 0", "draw lea", "lay 2,0 0", "draw lea", "lay 3,0 0", "pig red 0"});
    const std::string svg = picture(*game);
    const auto turned = [&svg](const std::string& id) {
        for (const Element& element : elements(svg)) {
            const auto transform = element.attributes.find("transform");
            if (element.name != "use" || element.attributes.at("xlink:href").substr(9) != id) continue;
            return contains(transform->second, "rotate(-90)");
        }
        FAIL("the picture does not define " << id);
        return false;
    };
    CHECK(turned("large"));
    CHECK(!turned("pig"));
    CHECK(contains(svg, "scale(1.55)"));
}

namespace {

/// A set of field tiles with one new symbol each.
constexpr const char* fair =
    "tile field\n copies 40\n field all\n"
    "tile end\n copies 20\n road S\n field all\n"
    "tile drum\n copies 6\n mark acrobats\n field all at 16 80\n"
    "tile ring\n copies 6\n mark circus\n field all at 16 80\n"
    "tile hill\n copies 6\n mark hill\n field all at 16 80\n"
    "tile vines\n copies 6\n mark vineyard\n field all at 16 80\n"
    "tile lake\n copies 2\n mark vodyanoy\n field all at 14 88\n"
    "start\n 0 0 field\n";

Game fair_game() {
    const TileSet set = tiles(fair);
    Rules rules = *preset("base");
    rules.expansions = bit(Expansion::hills_sheep) | bit(Expansion::big_top) | bit(Expansion::vodyanoy);
    rules.draws = Draws::external;
    Error error;
    auto made = Game::create(rules, &set, 1, error);
    INFO(error.message);
    REQUIRE(made);
    return std::move(*made);
}

}  // namespace

TEST_CASE("TOP-9: up to three acrobats stand on their drum, two next to each other and one on top",
          "[render][svg][circus]") {
    Game game = fair_game();
    play(game, {"draw drum", "lay 1,0 0", "acrobat meeple 1,0", "draw end", "lay 2,0 2", "acrobat meeple 1,0"});
    play(game, {"draw end", "lay 0,1 1", "acrobat meeple 1,0"});
    const std::vector<Element> all = elements(picture(game));
    const auto acrobats = of_class(all, "meeple");
    REQUIRE(acrobats.size() == 3);
    std::vector<Place> places;
    for (const Element& element : all) {
        if (element.name != "use" || element.attributes.at("xlink:href").substr(9) != "meeple") continue;
        const auto moved = element.attributes.find("transform");
        if (moved == element.attributes.end() || !contains(moved->second, "scale(0.78)")) continue;
        double x = 0;
        double y = 0;
        REQUIRE(std::sscanf(moved->second.c_str(), "translate(%lf %lf)", &x, &y) == 2);
        places.push_back({x, y});
    }
    REQUIRE(places.size() == 3);
    CHECK(places[0].y == places[1].y);
    CHECK(places[0].x < places[2].x);
    CHECK(places[2].x < places[1].x);
    CHECK(places[2].y < places[0].y - 10);
}

TEST_CASE("VOD-2: a caught meeple stands up to the waist in the lake", "[render][svg][vodyanoy]") {
    Game game = fair_game();
    play(game, {"draw end", "lay 1,0 2", "meeple red 0", "draw end", "lay 0,1 1", "ringmaster green 0"});
    CHECK(count_of(uses(picture(game)), "wave") == 0);
    play(game, {"draw lake", "lay 1,1 0"});
    const std::string drawn = picture(game);
    CHECK(count_of(uses(drawn), "wave") == 2);
    const std::vector<Element> all = elements(drawn);
    CHECK(of_class(all, "meeple").size() == 1);
    CHECK(of_class(all, "ringmaster").size() == 1);
}

TEST_CASE("TOP-3: the big top is on its tile, and the legend lists the animals that have not been shown",
          "[render][svg][circus]") {
    Game game = fair_game();
    CHECK(of_class(elements(picture(game)), "big-top").empty());
    CHECK(contains(picture(game), "animals not shown: a one, 4 threes,</text>"));
    play(game, {"draw ring", "lay 1,0 0", "pass"});
    const std::string drawn = picture(game);
    CHECK(of_class(elements(drawn), "big-top").size() == 1);
    CHECK(contains(drawn, "<title>the big top at 1,0</title>"));
    CHECK(!contains(picture(builtin_game("hills_sheep", 1)), "animals"));
}

TEST_CASE("HIL-5: a shepherd is drawn with the number of its sheep, and the legend shows the bag",
          "[render][svg][hills]") {
    Game game = fair_game();
    CHECK(contains(picture(game), "sheep in the bag: 2 wolves, 4 ones,</text>"));
    play(game, {"draw field", "lay 1,0 0", "shepherd red 0"});
    REQUIRE(game.decision().kind == DecisionKind::chance);
    CHECK(contains(picture(game), "reports the token from the bag"));
    play(game, {"sheep 3"});
    const std::string drawn = picture(game);
    const auto shepherds = of_class(elements(drawn), "shepherd");
    REQUIRE(shepherds.size() == 1);
    CHECK(shepherds[0].at("data-sheep") == "3");
    CHECK(count_of(uses(drawn), "sheep") == 1);
    CHECK(contains(drawn, "red shepherd on the field at 1,0, with 3 sheep"));
    CHECK(contains(drawn, ">3 sheep</text>"));
    play(game, {"draw hill", "lay 2,0 0"});
    REQUIRE(game.decision().kind == DecisionKind::chance);
    CHECK(contains(picture(game), "that a tile is under the hill"));
    play(game, {"hidden"});
    CHECK(contains(picture(game), "; 1 tile"));
}
