// The different buildings in cities, the visibility of figures, and the size of the legend.
#include <algorithm>
#include <set>

#include "golden/golden.hpp"
#include "mistbank/record.hpp"
#include "render/svg/landscape.hpp"
#include "render/svg/symbols.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;
using namespace mistbank::render::svg;

using Symbols = std::vector<std::string>;

HostVector<Thing> houses_of(const Stamp& stamp, int variation) {
    HostVector<Thing> things{Allocator()};
    put_houses(things, stamp.sites, variation);
    return things;
}

Symbols houses(const Stamp& stamp, int variation) {
    Symbols symbols;
    for (const Thing& thing : houses_of(stamp, variation)) symbols.push_back(thing.symbol);
    return symbols;
}

bool is_large(const std::string& symbol) {
    return std::find(std::begin(large_ids), std::end(large_ids), symbol) != std::end(large_ids);
}

int wide_sites(const Stamp& stamp) {
    return static_cast<int>(
        std::count_if(stamp.sites.begin(), stamp.sites.end(), [](const Site& site) { return site.is_wide; }));
}

template <class Look>
void each_tile_of_base(Look look) {
    Error error;
    const auto set = TileSet::builtin("base", error);
    REQUIRE(set);
    for (const TileType& type : set->types()) look(Stamp(type, 0, Allocator()));
}

constexpr int copies = 24;

std::string definition(const std::string& svg, const std::string& symbol) {
    const std::size_t begin = svg.find(symbol + "\"");
    REQUIRE(begin != std::string::npos);
    return svg.substr(begin, svg.find("</g>", begin) - begin);
}

double attribute(const std::string& text, const std::string& before) {
    const std::size_t at = text.find(before);
    REQUIRE(at != std::string::npos);
    return std::stod(text.substr(at + before.size()));
}

/// Returns the scale of the legend's text in units of the board.
double scale_of_legend(const std::string& svg) { return attribute(svg.substr(svg.find("mistbank-legend")), "scale("); }

}  // namespace

TEST_CASE("Copies of a tile with a large city have different houses, but each copy always has the same houses",
          "[render][svg]") {
    int large_cities = 0;
    each_tile_of_base([&](const Stamp& stamp) {
        if (wide_sites(stamp) < 3) return;
        ++large_cities;
        std::set<Symbols> seen;
        for (int copy = 0; copy < copies; ++copy) {
            CHECK(houses(stamp, copy) == houses(stamp, copy));
            seen.insert(houses(stamp, copy));
        }
        CHECK(seen.size() > copies * 3 / 4);
    });
    CHECK(large_cities >= 3);
}

TEST_CASE("Only large cities have space for churches, markets and keeps", "[render][svg]") {
    std::set<std::string> seen;
    each_tile_of_base([&](const Stamp& stamp) {
        for (int copy = 0; copy < copies; ++copy) {
            const Symbols symbols = houses(stamp, copy);
            const auto large = std::count_if(symbols.begin(), symbols.end(), is_large);
            CHECK(large <= (wide_sites(stamp) + 2) / 3 + 1);
            if (wide_sites(stamp) >= 3) CHECK(large >= 1);
            if (wide_sites(stamp) == 0) CHECK(large == 0);
            seen.insert(symbols.begin(), symbols.end());
        }
    });
    for (const char* id : large_ids) CHECK(seen.count(id) == 1);
    for (const char* id : house_ids) CHECK(seen.count(id) == 1);
}

TEST_CASE("The buildings of a city are on its building sites", "[render][svg]") {
    each_tile_of_base([](const Stamp& stamp) {
        for (const Thing& thing : houses_of(stamp, 7)) {
            CHECK(std::any_of(stamp.sites.begin(), stamp.sites.end(), [&](const Site& site) {
                return site.place.x == thing.place.x && site.place.y == thing.place.y;
            }));
        }
    });
}

TEST_CASE("The places of trees on a tile do not depend on the number of copies of the tile", "[render][svg]") {
    Error error;
    for (const char* name : {"base", "mists", "river", "hills_sheep"}) {
        const std::optional<TileSet> set = TileSet::builtin(name, error);
        REQUIRE(set.has_value());
        for (const TileType& type : set->types()) {
            const Stamp stamp(type, 1, Allocator());
            const OpenLand alone(stamp.shape, stamp.tile, 1);
            const OpenLand often(stamp.shape, stamp.tile, 10'000);
            int different = 0;
            for (std::uint32_t place = 0; place < 65'536; ++place) different += alone.has(place) != often.has(place);
            INFO(name << ' ' << std::string(type.id));
            CHECK(different == 0);
        }
    }
}

TEST_CASE("Figures have a bright rim in the light theme and in the dark theme", "[render][svg]") {
    Rules rules = *preset("everything");
    Error error;
    const auto game = Game::create(rules, error);
    REQUIRE(game);
    for (const SvgTheme theme : {SvgTheme::light, SvgTheme::dark}) {
        SvgOptions options;
        options.theme = theme;
        const std::string svg = picture(*game, options);
        for (const char* figure : {"meeple", "abbot", "wagon", "barn", "pig"}) {
            const std::string drawing = definition(svg, figure);
            INFO(drawing);
            const std::size_t rim = drawing.find("fill=\"none\" stroke=\"#fff\" stroke-width=\"4.8\"");
            REQUIRE(rim != std::string::npos);
            // The rim has the outline of the body, is under the body, and is visible around its edge.
            const std::size_t outline = drawing.rfind("d=\"", rim);
            const std::string body = drawing.substr(outline, drawing.find('"', outline + 3) - outline);
            CHECK(drawing.find(body, rim) != std::string::npos);
        }
    }
}

TEST_CASE("The legend grows with the board, up to the height or a quarter of the width of the board", "[render][svg]") {
    const Game small = builtin_game("level1", 3);
    const double usual = scale_of_legend(picture(small));
    Error error;
    const auto played = replay(mistbank_tests::read_golden("everything.record"), nullptr, 0, error);
    REQUIRE(played);
    REQUIRE(played->tile_count() > 100);
    const std::string svg = picture(*played);
    const double grown = scale_of_legend(svg);
    CHECK(grown > 1.3 * usual);
    const double width = attribute(svg, "viewBox=\"0 0 ");
    CHECK(250 * grown < 0.26 * width);
    SvgOptions larger;
    larger.tile_size = 160;
    CHECK(scale_of_legend(picture(*played, larger)) == Approx(grown));  // only the size in pixels differs
}
