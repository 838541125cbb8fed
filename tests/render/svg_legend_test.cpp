// The legend of a picture. The parts of the legend must not overlap, however long they are.
#include <algorithm>
#include <cstdio>

#include "render/svg/places.hpp"
#include "render/svg/symbols.hpp"
#include "svg_reader.hpp"

namespace {

using namespace scene;
using render::svg::operator""_d;

struct Drawn {
    std::string what;
    double left, top, right, bottom;
};

double number_of(const std::string& tag, const std::string& key) {
    const std::size_t at = tag.find(' ' + key + "=\"");
    return at == std::string::npos ? 0 : std::stod(tag.substr(at + key.size() + 3));
}

double number_of(render::svg::Decimal number) {
    return static_cast<double>(number.millionths()) / render::svg::Decimal::one;
}

/// Returns the bounding box of a drawing relative to its origin 0,0.
render::svg::Box extent_of(const std::string& drawing) {
    for (int i = 0; i < figure_kinds; ++i) {
        const auto kind = static_cast<FigureKind>(i);
        const render::svg::Box box = render::svg::extent_of(kind, false);
        const render::svg::Decimal size = render::svg::figure_size;
        if (drawing == name_of(kind))
            return {{box.least.x / size, box.least.y / size}, {box.most.x / size, box.most.y / size}};
    }
    return render::svg::extent_of_symbol(drawing);
}

Drawn figure_of(const std::string& tag) {
    const std::size_t link = tag.find("xlink:href=\"#") + 13 + 8;  // skips the prefix
    const std::string drawing = tag.substr(link, tag.find('"', link) - link);
    double x = 0;
    double y = 0;
    double scale = 0;
    const std::size_t moved = tag.find("translate(");
    INFO(tag);
    REQUIRE(std::sscanf(tag.c_str() + moved, "translate(%lf %lf) scale(%lf)", &x, &y, &scale) == 3);
    const render::svg::Box box = extent_of(drawing);
    return {tag, x + scale * number_of(box.least.x), y + scale * number_of(box.least.y),
            x + scale * number_of(box.most.x), y + scale * number_of(box.most.y)};
}

/// Returns the bounding box of a text, assuming a font with wide letters.
Drawn words_of(const std::string& tag) {
    const std::size_t begin = tag.find('>') + 1;
    const std::string words = tag.substr(begin, tag.find("</text>") - begin);
    const double size = number_of(tag, "font-size");
    const bool at_end = contains(tag, "text-anchor=\"end\"");
    constexpr std::size_t letters_of_an_entity = 5;  // for example, "&amp;" is one character in the picture
    const auto entities = static_cast<std::size_t>(std::count(words.begin(), words.end(), '&'));
    const double width = 0.62 * size * static_cast<double>(words.size() - (letters_of_an_entity - 1) * entities);
    const double left = number_of(tag, "x") - (at_end ? width : 0);
    return {words, left, number_of(tag, "y") - 0.76 * size, left + width, number_of(tag, "y") + 0.24 * size};
}

/// Returns the texts, figures, goods and bars of the legend. Letters and numbers inside drawings count as part of the
/// drawings.
std::vector<Drawn> legend_of(const Game& game) {
    const std::string svg = picture(game);
    std::vector<Drawn> all;
    bool is_tile = false;
    for (const std::string& line : lines(svg.substr(svg.find("mistbank-legend\"")))) {
        if (contains(line, "mistbank-drawn")) is_tile = true;  // skips it: the drawings of a tile may overlap
        if (contains(line, "more unseen")) is_tile = false;
        if (is_tile) continue;
        if (line.compare(0, 4, "<use") == 0) all.push_back(figure_of(line));
        if (line.compare(0, 5, "<text") == 0 && !contains(line, "\"middle\"")) all.push_back(words_of(line));
        const bool is_bar = line.compare(0, 5, "<rect") == 0 && contains(line, "width=\"218\"");
        if (is_bar && (all.empty() || all.back().top != number_of(line, "y")))
            all.push_back({"a bar", number_of(line, "x"), number_of(line, "y"), 234, number_of(line, "y") + 8});
    }
    return all;
}

}  // namespace

TEST_CASE("The parts of the legend do not overlap in a game with all expansions", "[render][svg]") {
    int holders = 0;
    for (int players = 2; players <= 6; ++players) {
        Rules rules = *preset("everything");
        rules.seed = 7;
        rules.players = players;
        Error error;
        auto game = Game::create(rules, error);
        INFO(error.message);
        REQUIRE(game);
        int looked = 0;
        play_randomly(*game, 7, [&](const Game& now) {
            if (looked++ % 90 != 0 && !now.is_over()) return;
            const std::vector<Drawn> all = legend_of(now);
            REQUIRE(all.size() > 14u * static_cast<unsigned>(players));
            std::string touching;
            for (std::size_t i = 0; i < all.size(); ++i) {
                const Drawn& a = all[i];
                INFO(a.what);
                if (!contains(a.what, "<use"))
                    REQUIRE(a.left + 0.84 * (a.right - a.left) < 250);  // most letters are narrower than assumed
                holders += contains(a.what, "holds ") ? 1 : 0;
                for (std::size_t k = i + 1; k < all.size(); ++k) {
                    const Drawn& b = all[k];
                    const bool apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
                    if (!apart) touching = a.what + '\n' + b.what;
                }
            }
            INFO(players << " players");
            REQUIRE(touching == "");
        });
    }
    CHECK(holders > 0);
}
