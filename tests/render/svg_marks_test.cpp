// A host's marks in a picture: cells, places of figures, arrows.
#include <cmath>

#include "svg_reader.hpp"

namespace {

using namespace scene;

SvgMark mark_of(SvgMarkKind kind, int x, int y) {
    SvgMark mark;
    mark.kind = kind;
    mark.x = x;
    mark.y = y;
    return mark;
}

SvgMark arrow(int x, int y, int to_x, int to_y) {
    SvgMark mark = mark_of(SvgMarkKind::arrow, x, y);
    mark.to_x = to_x;
    mark.to_y = to_y;
    return mark;
}

std::string marked(const Game& game, const std::vector<SvgMark>& marks, const SvgOptions& options = {}) {
    Error error;
    const auto svg = render_svg(game, options, marks.data(), marks.size(), error);
    INFO(error.message);
    REQUIRE(svg);
    check_ids(elements(*svg));
    return *svg;
}

std::string refused(const Game& game, const SvgMark& mark) {
    const SvgMark marks[] = {mark_of(SvgMarkKind::cell, 0, 0), mark};
    Error error;
    CHECK_FALSE(render_svg(game, {}, marks, 2, error));
    CHECK(error.status == Status::invalid_argument);
    return error.message;
}

double width_of(const std::string& svg) {
    const std::string box = elements(svg)[0].attributes.at("viewBox");
    return std::stod(box.substr(4));
}

Game row_of_fields(int length) {
    const TileSet set = tiles("tile lea\n copies 99\n field all\nstart\n 0 0 lea\n");
    Game game = scene::game(set, "base");
    for (int x = 1; x < length; ++x) play(game, {"draw lea", "lay " + std::to_string(x) + ",0 0", "pass"});
    return game;
}

struct Place {
    double x = 0;
    double y = 0;
};

/// Returns the points of a path that has only lines, such as "M1 2l3-4".
std::vector<Place> points_of(const std::string& data) {
    std::vector<Place> points;
    double number[2] = {};
    int count = 0;
    bool is_relative = false;
    for (std::size_t at = 0; at < data.size();) {
        if (data[at] == 'M' || data[at] == 'l' || data[at] == 'z' || data[at] == ' ') {
            if (data[at] == 'M') is_relative = false;
            if (data[at] == 'l') is_relative = true;
            ++at;
            continue;
        }
        std::size_t used = 0;
        number[count++] = std::stod(data.substr(at), &used);
        at += used;
        if (count < 2) continue;
        count = 0;
        const Place last = is_relative ? points.back() : Place{};
        points.push_back({last.x + number[0], last.y + number[1]});
    }
    return points;
}

}  // namespace

TEST_CASE("A marked cell, a marked place and an arrow are drawn with their labels and colours", "[render][svg]") {
    Game game = builtin_game("level1", 3);
    std::vector<SvgMark> marks = {mark_of(SvgMarkKind::cell, -1, 0), mark_of(SvgMarkKind::segment, 1, 0),
                                  arrow(0, 0, 1, 1)};
    marks[0].colour = 0x12AB00;
    marks[0].label = "a & b";
    marks[1].segment = 1;
    marks[1].label = "\xC3\xA9";
    marks[2].colour = 0x000001;
    const std::string svg = marked(game, marks);
    const auto drawn = of_class(elements(svg), "mark");
    REQUIRE(drawn.size() == 3);
    CHECK(drawn[0].at("data-kind") == "cell");
    CHECK(drawn[0].at("data-cell") == "-1,0");
    CHECK(drawn[1].at("data-kind") == "segment");
    CHECK(drawn[1].at("data-cell") == "1,0");
    CHECK(drawn[1].at("data-segment") == "1");
    CHECK(drawn[2].at("data-kind") == "arrow");
    CHECK(drawn[2].at("data-to") == "1,1");
    CHECK(contains(svg, "fill=\"#12ab00\""));
    CHECK(contains(svg, "fill=\"#000001\""));
    CHECK(contains(svg, ">a &amp; b</text>"));
    CHECK(contains(svg, ">\xC3\xA9</text>"));
    CHECK(of_class(elements(picture(game)), "mark").empty());
    CHECK(marked(game, {}) == picture(game));
}

TEST_CASE("Cell marks are drawn below the figures, and other marks above the figures", "[render][svg]") {
    const TileSet set = tiles("tile lea\n copies 9\n field all\nstart\n 0 0 lea\n");
    Game game = scene::game(set, "base");
    play(game, {"draw lea", "lay 1,0 0", "meeple red 0"});
    const std::string svg =
        marked(game, {arrow(1, 0, 0, 0), mark_of(SvgMarkKind::segment, 1, 0), mark_of(SvgMarkKind::cell, 1, 0)});
    const std::size_t figure = svg.find("mistbank-meeple");
    CHECK(svg.find("data-kind=\"cell\"") < figure);
    CHECK(svg.find("data-kind=\"arrow\"") > figure);
    CHECK(svg.find("data-kind=\"segment\"") > svg.find("data-kind=\"arrow\""));
}

TEST_CASE("A picture is large enough for its marks", "[render][svg]") {
    const Game game = row_of_fields(3);
    SvgOptions options;
    options.legend = false;
    const double plain = width_of(marked(game, {}, options));
    CHECK(width_of(marked(game, {mark_of(SvgMarkKind::cell, 2, 0)}, options)) == Approx(plain));
    CHECK(width_of(marked(game, {mark_of(SvgMarkKind::cell, 3, 0)}, options)) == Approx(plain + 100));
    CHECK(width_of(marked(game, {arrow(0, 0, -1, 0)}, options)) == Approx(plain + 100));
    CHECK(width_of(marked(game, {arrow(-1, 0, 3, 0)}, options)) == Approx(plain + 200));
}

TEST_CASE("An arrow leads from the middle of one cell to the middle of another, at any distance", "[render][svg]") {
    const Game game = row_of_fields(40);
    SvgOptions options;
    options.legend = false;
    for (const SvgMark& mark : {arrow(0, 0, 39, 0), arrow(39, 0, 0, 0), arrow(3, 0, 3, 1), arrow(5, 1, 8, -1)}) {
        const std::string svg = marked(game, {mark}, options);
        const std::size_t group = svg.find("data-kind=\"arrow\"");
        const std::size_t data = svg.find(" d=\"", group) + 4;
        const std::vector<Place> points = points_of(svg.substr(data, svg.find('"', data) - data));
        REQUIRE(points.size() == 7);
        // A mark north of the board adds an empty row of cells.
        const int north = std::min({mark.y, mark.to_y, 0});
        const auto middle = [north](int x, int y) { return Place{18 + 100.0 * x + 50, 18 + 100.0 * (y - north) + 50}; };
        const Place begin = middle(mark.x, mark.y);
        const Place end = middle(mark.to_x, mark.to_y);
        INFO(mark.x << ',' << mark.y << " to " << mark.to_x << ',' << mark.to_y);
        CHECK(std::hypot(points[3].x - end.x, points[3].y - end.y) == Approx(10).margin(0.3));
        CHECK(std::hypot((points[0].x + points[6].x) / 2 - begin.x, (points[0].y + points[6].y) / 2 - begin.y) ==
              Approx(12).margin(0.3));
        // The tip of a straight arrow lies on the line between the middles of the two cells.
        const double across = (end.x - begin.x) * (points[3].y - begin.y) - (end.y - begin.y) * (points[3].x - begin.x);
        CHECK(across / std::hypot(end.x - begin.x, end.y - begin.y) == Approx(0).margin(0.3));
    }
    CHECK(contains(marked(game, {arrow(2, 0, 2, 0)}), "<circle"));
}

TEST_CASE("The error for a mark that no picture can show names the mark", "[render][svg]") {
    Game game = row_of_fields(3);
    CHECK(refused(game, mark_of(SvgMarkKind::cell, 4, 0)) == "marks[1].x must be from -1 to 3, not 4");
    CHECK(refused(game, mark_of(SvgMarkKind::cell, 0, -2)) == "marks[1].y must be from -1 to 1, not -2");
    CHECK(refused(game, arrow(0, 0, -2, 0)) == "marks[1].to_x must be from -1 to 3, not -2");
    CHECK(refused(game, arrow(0, 0, 0, 2)) == "marks[1].to_y must be from -1 to 1, not 2");
    CHECK(refused(game, mark_of(SvgMarkKind::segment, 3, 0)) == "marks[1].x and y must name a face-up tile, not 3,0");
    SvgMark mark = mark_of(SvgMarkKind::segment, 1, 0);
    mark.segment = 1;
    CHECK(refused(game, mark) == "marks[1].segment must be from 0 to 0, not 1");
    mark = mark_of(static_cast<SvgMarkKind>(0), 1, 0);
    CHECK(refused(game, mark) == "marks[1].kind must be cell (1), segment (2) or arrow (3)");
    mark = mark_of(SvgMarkKind::cell, 1, 0);
    mark.colour = 0x1000000;
    CHECK(refused(game, mark) == "marks[1].colour must be from 0x000000 to 0xFFFFFF");
    mark.colour = 0;
    mark.label = std::string_view("\xFF");
    CHECK(refused(game, mark) == "marks[1].label must be UTF-8 without control characters");
}

TEST_CASE("A mark on a segment is drawn as a ring around the place of a figure on this segment", "[render][svg]") {
    const TileSet set = tiles("tile yard\n copies 9\n monastery\n field all at 20 20\nstart\n 0 0 yard\n");
    Game game = scene::game(set, "base");
    play(game, {"draw yard", "lay 1,0 0", "meeple red 0"});
    const std::string svg = marked(game, {mark_of(SvgMarkKind::segment, 1, 0)});
    Place figure;
    Place ring;
    bool in_mark = false;
    for (const Element& element : elements(svg)) {
        const auto kind = element.attributes.find("data-kind");
        if (kind != element.attributes.end() && kind->second == "segment") in_mark = true;
        const auto transform = element.attributes.find("transform");
        const bool is_figure = transform != element.attributes.end() && element.name == "use" &&
                               element.attributes.at("xlink:href").substr(9) == "meeple" &&
                               contains(transform->second, "scale(1.12)");
        if (is_figure) {
            const std::string& place = transform->second;
            figure = {std::stod(place.substr(10)), std::stod(place.substr(place.find(' ')))};
        }
        if (in_mark && element.name == "circle" && ring.x == 0)
            ring = {std::stod(element.attributes.at("cx")), std::stod(element.attributes.at("cy"))};
    }
    CHECK(ring.x == Approx(figure.x));
    CHECK(ring.y == Approx(figure.y));
}
