// Tile types in the form that the board uses.
#include "board/shape.hpp"

#include "tiles/texts.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Shape shape_of_tile(const std::string& lines) {
    const TileSet set = parsed("mistbank-tiles 1\nname test\ntile a\n" + lines + "\n");
    return shape_of(set.types()[0]);
}

}  // namespace

TEST_CASE("ABM-3: an abbey has no segments on its sides in any rotation", "[board][abbey]") {
    const Shape abbey = shape_of_tile("mark abbey\nmonastery");
    CHECK(abbey.tile_marks == bit(Mark::abbey));
    CHECK(abbey.has_centre(SegmentKind::monastery));
    CHECK_FALSE(abbey.is_river());
    for (const TurnedShape& turned : abbey.turned) {
        CHECK(turned.sides == 0);
        for (std::size_t side = 0; side < 4; ++side) {
            CHECK(turned.way[side] == none8);
            CHECK(turned.mist[side] == none8);
            CHECK(turned.left_field[side] == none8);
            CHECK(turned.right_field[side] == none8);
        }
    }
}

TEST_CASE("PRD, TWR, FLY: a shape has the marks of its tile and of each segment", "[board]") {
    const Shape shape =
        shape_of_tile("mark volcano\nmark machine SW\ncity N E S W princess cathedral\nmark foundation");
    CHECK(shape.tile_marks == (bit(Mark::volcano) | bit(Mark::machine) | bit(Mark::foundation)));
    CHECK(int(shape.machine_direction) == 6);
    CHECK(shape.marks[0] == (bit(Mark::princess) | bit(Mark::cathedral)));
    CHECK(shape_of_tile("field all").tile_marks == 0);
}
