// Tests that the eye can distinguish the colours of owners. Measures their distances in CIE Lab.
#include <array>
#include <cmath>

#include "render/svg/palette.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;
using Rgb = std::array<double, 3>;

Rgb rgb(const std::string& text) {
    REQUIRE(text.size() == 7);
    Rgb colour;
    for (std::size_t i = 0; i < 3; ++i) colour[i] = std::stoi(text.substr(1 + 2 * i, 2), nullptr, 16);
    return colour;
}

Rgb laid_over(const Rgb& paint, const Rgb& ground, double cover) {
    Rgb mixed;
    for (std::size_t i = 0; i < 3; ++i) mixed[i] = cover * paint[i] + (1 - cover) * ground[i];
    return mixed;
}

/// Converts an sRGB colour to CIE Lab, in daylight (D65).
std::array<double, 3> lab(const Rgb& colour) {
    Rgb light;
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = colour[i] / 255;
        light[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    }
    const auto root = [](double part) { return part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116; };
    const double x = root((0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.95047);
    const double y = root(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]);
    const double z = root((0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Rgb& one, const Rgb& other) {
    const auto a = lab(one);
    const auto b = lab(other);
    return std::sqrt(std::pow(a[0] - b[0], 2) + std::pow(a[1] - b[1], 2) + std::pow(a[2] - b[2], 2));
}

/// Returns the colour of a feature with one owner. For a pattern, this is the colour of the first stripe.
std::string paint_of(const std::vector<Element>& all, const Attributes& owned) {
    std::string paint = owned.at("fill");
    if (paint == "none") paint = owned.at("stroke");
    if (paint[0] == '#') return paint;
    const std::string id = paint.substr(5, paint.size() - 6);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto own = all[i].attributes.find("id");
        if (own != all[i].attributes.end() && own->second == id) return all[i + 1].attributes.at("fill");
    }
    FAIL("the picture does not define " << id);
    return "";
}

bool is_hatched(const std::vector<Element>& all, const Attributes& owned) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto own = all[i].attributes.find("id");
        if (own == all[i].attributes.end() || "url(#" + own->second + ')' != owned.at("fill")) continue;
        double stripes = 0;
        for (std::size_t k = i + 1; all[k].name == "rect"; ++k) stripes += std::stod(all[k].attributes.at("width"));
        return stripes < std::stod(all[i].attributes.at("width"));
    }
    return false;
}

}  // namespace

TEST_CASE("The colour of an owner differs clearly from every ground and from every other colour", "[render][svg]") {
    constexpr const char* monastery_yard = "#cfd9a3";
    for (const SvgTheme theme : {SvgTheme::light, SvgTheme::dark}) {
        const auto& palette = render::svg::palette_of(theme);
        const std::map<std::string, Rgb> grounds = {{"field", rgb(palette.field)},
                                                    {"road", rgb(palette.road)},
                                                    {"city", rgb(palette.city)},
                                                    {"building", rgb(palette.field)}};  // a building stands in a field
        std::map<std::string, std::map<std::string, Rgb>> tints;                        // by feature kind, then owner
        SvgOptions options;
        options.owners = true;
        options.theme = theme;
        options.legend = false;
        Rules rules = *preset("base");
        rules.players = 6;
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            rules.seed = 10 * seed;
            Error error;
            auto game = Game::create(rules, error);
            REQUIRE(game);
            int looked = 0;
            play_randomly(*game, seed, [&](const Game& now) {
                if (looked++ % 30 != 0) return;
                const std::vector<Element> all = elements(picture(now, options));
                for (const Attributes& owned : of_class(all, "owned")) {
                    const std::string& kind = owned.at("data-kind");
                    // Owned fields are hatched so that grass is visible; other features are not.
                    REQUIRE(is_hatched(all, owned) == (kind == "field"));
                    if (contains(owned.at("data-colours"), " ")) continue;
                    const Rgb paint = rgb(paint_of(all, owned));
                    const double cover = std::stod(owned.at("opacity"));
                    tints[kind][owned.at("data-colours")] = laid_over(paint, grounds.at(kind), cover);
                }
            });
        }
        REQUIRE(tints.size() == 4);
        std::map<std::string, Rgb> plain = grounds;
        plain["meadow"] = rgb(palette.meadow);
        plain["roofs of a city"] = rgb(palette.city_shade);
        plain["monastery"] = rgb(monastery_yard);
        for (const auto& [kind, colours] : tints) {
            INFO((theme == SvgTheme::dark ? "dark: " : "light: ") << kind);
            CHECK(colours.size() == 6);
            for (const auto& [colour, tint] : colours) {
                for (const auto& [ground, as_it_is] : plain) {
                    INFO(colour << " and " << ground);
                    CHECK(distance(tint, as_it_is) > 18);
                }
                for (const auto& [other, other_tint] : colours) {
                    INFO(colour << " and " << other);
                    CHECK((colour == other || distance(tint, other_tint) > 40));
                }
            }
        }
    }
}
