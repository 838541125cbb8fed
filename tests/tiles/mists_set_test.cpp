// The built-in set "mists": all published facts, and all constraints of the reconstruction.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "mistbank/game.hpp"
#include "mistbank/tile_set.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;

namespace {

constexpr std::array<Side, 4> all_sides{Side::north, Side::east, Side::south, Side::west};

/// The number of a tile and the ghost symbols of each printed copy, as published. 0 means a copy without mist.
struct PublishedNumber {
    const char* number;
    std::vector<int> symbols;
};

const std::vector<PublishedNumber>& published_numbers() {
    static const std::vector<PublishedNumber> table = {
        {"01", {0, 0}}, {"03", {1}},    {"04", {2}}, {"05", {2}}, {"06", {2}}, {"07", {0, 0}}, {"09", {0, 0}},
        {"11", {1}},    {"12", {3}},    {"13", {3}}, {"17", {0}}, {"18", {2}}, {"19", {2}},    {"14", {3, 3, 2}},
        {"20", {0}},    {"21", {1}},    {"22", {0}}, {"25", {2}}, {"26", {2}}, {"27", {1}},    {"23", {3, 2}},
        {"28", {2}},    {"29", {2}},    {"30", {0}}, {"31", {1}}, {"32", {3}}, {"33", {1}},    {"34", {2}},
        {"35", {2}},    {"36", {2, 1}}, {"40", {0}}, {"41", {1}}, {"42", {1}}, {"43", {1}},    {"38", {0, 0}},
        {"44", {1}},    {"45", {1}},    {"46", {0}}, {"47", {3}}, {"48", {0}}, {"49", {0}},    {"50", {1}},
        {"51", {1}},    {"52", {2}},    {"55", {0}}, {"56", {1}}, {"57", {2}}, {"58", {2}},    {"54", {2, 1}},
        {"59", {1}},    {"60", {2}},
    };
    return table;
}

const TileSet& mists() {
    static const TileSet set = [] {
        Error error;
        std::optional<TileSet> found = TileSet::builtin("mists", error);
        INFO(error.message);
        REQUIRE(found.has_value());
        return *found;
    }();
    return set;
}

bool is_quarter(const TileType& type) { return type.id.find("start") == 0; }

/// Returns the types that are drawn: all except the quarters of the starting tile.
std::vector<TileType> drawn_types() {
    std::vector<TileType> types;
    for (const TileType& type : mists().types()) {
        if (!is_quarter(type)) types.push_back(type);
    }
    return types;
}

std::vector<Segment> segments(const TileType& type) {
    return std::vector<Segment>(type.segments.begin(), type.segments.begin() + type.segment_count);
}

std::vector<Segment> segments(const TileType& type, SegmentKind kind) {
    std::vector<Segment> found;
    for (const Segment& segment : segments(type)) {
        if (segment.kind == kind) found.push_back(segment);
    }
    return found;
}

int side_count(unsigned sides) {
    int count = 0;
    for (; sides != 0; sides &= sides - 1) ++count;
    return count;
}

unsigned bit(Side side) { return 1u << static_cast<unsigned>(side); }

unsigned misty_sides(const TileType& type) {
    unsigned sides = 0;
    for (Side side : all_sides) {
        if (type.misty(side)) sides |= bit(side);
    }
    return sides;
}

int symbols(const TileType& type) {
    int count = 0;
    for (const Segment& segment : segments(type, SegmentKind::mist)) count += segment.symbols;
    return count;
}

/// Returns one half of a side as a bit of Segment::half_sides. Left and right are as seen from the middle of the tile.
unsigned left_half(Side side) { return 1u << (2 * static_cast<unsigned>(side)); }
unsigned right_half(Side side) { return left_half(side) << 1; }

/// Returns the half sides next to the city's sides along the edge of the tile. A field that touches the city would own
/// these half sides.
unsigned halves_beside(unsigned city_sides) {
    unsigned own = 0;
    for (Side side : all_sides) {
        if ((city_sides & bit(side)) != 0) own |= left_half(side) | right_half(side);
    }
    const unsigned clockwise = ((own << 1) | (own >> 7)) & 255u;
    const unsigned counterclockwise = ((own >> 1) | (own << 7)) & 255u;
    return (clockwise | counterclockwise) & ~own;
}

/// Returns the number of the field that owns this half side; -1 if there is none.
int field_at(const TileType& type, unsigned half) {
    for (int number = 0; number < type.segment_count; ++number) {
        const Segment& segment = type.segments[static_cast<std::size_t>(number)];
        if (segment.kind == SegmentKind::field && (segment.half_sides & half) != 0) return number;
    }
    return -1;
}

/// Returns the tile of the starting block on this cell.
const TileType& quarter(int x, int y) {
    for (const StartTile& tile : mists().start()) {
        if (tile.x == x && tile.y == y) return mists().types()[static_cast<std::size_t>(tile.type)];
    }
    FAIL("no quarter at " << x << "," << y);
    return mists().types().front();
}

/// Whether this side of a quarter is an outer side of the starting tile.
bool looks_outward(int x, int y, Side side) {
    switch (side) {
        case Side::north: return y == 0;
        case Side::east: return x == 1;
        case Side::south: return y == 1;
        default: return x == 0;
    }
}

/// Whether the corner between this side and the next side clockwise is the corner with the ruin.
bool is_ruin_corner(const TileType& type, Side side) {
    for (const StartTile& tile : mists().start()) {
        if (mists().types()[static_cast<std::size_t>(tile.type)].id != type.id) continue;
        const Side next = static_cast<Side>((static_cast<unsigned>(side) + 1) % 4);
        return !looks_outward(tile.x, tile.y, side) && !looks_outward(tile.x, tile.y, next);
    }
    return false;
}

}  // namespace

// --- published facts ------------------------------------------------------------------------------------------------

TEST_CASE("The built-in mists set has its name and title", "[tiles][mists]") {
    CHECK(mists().name() == "mists");
    CHECK(mists().title() == "Mists over Carcassonne");
}

TEST_CASE("The mists set has sixty tiles in addition to its starting tile", "[tiles][mists]") {
    int copies = 0;
    for (const TileType& type : drawn_types()) copies += type.copies;
    CHECK(copies == 60);
}

TEST_CASE("Every tile number in the mists set has the published copies and ghost symbols", "[tiles][mists]") {
    std::map<std::string, std::multiset<int>> found;
    for (const TileType& type : drawn_types()) {
        for (int copy = 0; copy < type.copies; ++copy)
            found[std::string(type.id.view().substr(0, 2))].insert(symbols(type));
    }
    CHECK(found.size() == published_numbers().size());
    for (const PublishedNumber& published : published_numbers()) {
        CAPTURE(published.number);
        CHECK(found[published.number] == std::multiset<int>(published.symbols.begin(), published.symbols.end()));
    }
}

TEST_CASE("Copies of one tile number with different symbols are separate types", "[tiles][mists]") {
    const std::vector<std::pair<std::string, int>> expected = {{"14a", 3}, {"14b", 2}, {"23a", 3}, {"23b", 2},
                                                               {"36a", 2}, {"36b", 1}, {"54a", 2}, {"54b", 1}};
    for (const auto& [id, count] : expected) {
        CAPTURE(id);
        const int index = mists().find(id);
        REQUIRE(index >= 0);
        CHECK(symbols(mists().types()[static_cast<std::size_t>(index)]) == count);
    }
    for (const TileType& type : drawn_types()) {
        CAPTURE(type.id);
        const bool listed =
            std::any_of(expected.begin(), expected.end(), [&](const auto& e) { return e.first == type.id; });
        CHECK(type.id.size() == (listed ? 3u : 2u));
    }
}

TEST_CASE("The mists set shows 76 ghost symbols on 43 tiles, and only these tiles have mist", "[tiles][mists]") {
    int all_symbols = 0;
    int tiles_with_symbols = 0;
    for (const TileType& type : drawn_types()) {
        CAPTURE(type.id);
        all_symbols += type.copies * symbols(type);
        if (symbols(type) > 0) tiles_with_symbols += type.copies;
        CHECK(type.has(SegmentKind::mist) == (symbols(type) > 0));
    }
    CHECK(all_symbols == 76);
    CHECK(tiles_with_symbols == 43);
}

TEST_CASE("The starting tile shows three ghost symbols, each on a separate quarter", "[tiles][mists]") {
    std::multiset<int> counts;
    for (int y = 0; y < 2; ++y) {
        for (int x = 0; x < 2; ++x) {
            counts.insert(symbols(quarter(x, y)));
            CHECK(quarter(x, y).has(SegmentKind::mist) == (symbols(quarter(x, y)) > 0));
        }
    }
    CHECK(counts == std::multiset<int>{0, 1, 1, 1});
}

TEST_CASE("The five castles of the mists set are misty and have a road that ends there", "[tiles][mists]") {
    std::set<std::string> castles;
    for (const TileType& type : mists().types()) {
        if (!type.has(SegmentKind::castle)) continue;
        CAPTURE(type.id);
        castles.insert(type.id);
        CHECK(type.copies == 1);
        CHECK(misty_sides(type) != 0);
        const std::vector<Segment> roads = segments(type, SegmentKind::road);
        CHECK_FALSE(roads.empty());
        for (const Segment& road : roads) CHECK(side_count(road.sides) == 1);
    }
    CHECK(castles == std::set<std::string>{"41", "42", "43", "44", "45"});
}

TEST_CASE("The five cemeteries of the mists set have no mist, and each is next to a city or a road", "[tiles][mists]") {
    std::set<std::string> cemeteries;
    int beside_city = 0;
    int beside_road = 0;
    for (const TileType& type : mists().types()) {
        if (!type.has(SegmentKind::cemetery)) continue;
        CAPTURE(type.id);
        cemeteries.insert(type.id);
        CHECK(type.copies == 1);
        CHECK(misty_sides(type) == 0);
        CHECK((type.has(SegmentKind::city) || type.has(SegmentKind::road)));
        if (type.has(SegmentKind::city)) ++beside_city;
        if (type.has(SegmentKind::road)) ++beside_road;
    }
    CHECK(cemeteries == std::set<std::string>{"40", "46", "48", "49", "55"});
    CHECK(beside_city >= 1);
    CHECK(beside_road >= 1);
}

TEST_CASE("Fifty tiles of the mists set have neither a castle nor a cemetery", "[tiles][mists]") {
    int copies = 0;
    for (const TileType& type : drawn_types()) {
        if (!type.has(SegmentKind::castle) && !type.has(SegmentKind::cemetery)) copies += type.copies;
    }
    CHECK(copies == 50);
}

TEST_CASE("The mists set has no monastery", "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        CAPTURE(type.id);
        CHECK_FALSE(type.has(SegmentKind::monastery));
    }
}

TEST_CASE("Mist never covers a city in the mists set", "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        for (Side side : all_sides) {
            CAPTURE(type.id, static_cast<int>(side));
            CHECK_FALSE((type.misty(side) && type.side_kind(side) == SideKind::city));
        }
    }
}

TEST_CASE("Roads end at the ruin in the middle of the starting tile", "[tiles][mists]") {
    int roads = 0;
    for (int y = 0; y < 2; ++y) {
        for (int x = 0; x < 2; ++x) {
            CAPTURE(x, y);
            CHECK_FALSE(quarter(x, y).has(SegmentKind::castle));
            for (const Segment& road : segments(quarter(x, y), SegmentKind::road)) {
                ++roads;
                CHECK(side_count(road.sides) == 1);
                for (Side side : all_sides) {
                    if ((road.sides & bit(side)) != 0) CHECK(looks_outward(x, y, side));
                }
            }
        }
    }
    CHECK(roads >= 2);
}

TEST_CASE("The ruin and its roads divide the fields of the starting tile", "[tiles][mists]") {
    int divided = 0;
    for (const TileType& type : mists().types()) {
        for (Side side : all_sides) {
            if (!is_ruin_corner(type, side)) continue;
            const Side next = static_cast<Side>((static_cast<unsigned>(side) + 1) % 4);
            const int right = field_at(type, right_half(side));
            const int left = field_at(type, left_half(next));
            CAPTURE(type.id);
            CHECK((right < 0 || right != left));
            if (right >= 0 && left >= 0) ++divided;
        }
    }
    CHECK(divided >= 2);
}

// --- constraints of the reconstruction ------------------------------------------------------------------------------

TEST_CASE("The provenance of the mists set names the published and the reconstructed parts", "[tiles][mists]") {
    CHECK(mists().provenance().find("published") != std::string::npos);
    CHECK(mists().provenance().find("reconstruction") != std::string::npos);
    CHECK(mists().provenance().find("correct") != std::string::npos);
    for (int type = 0; type < static_cast<int>(mists().types().size()); ++type) {
        CAPTURE(mists().types()[static_cast<std::size_t>(type)].id);
        CHECK(mists().provenance(type).find("reconstruction") != std::string::npos);
    }
}

TEST_CASE("A misty tile of the mists set has one mist segment and at most one more misty side than symbols",
          "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        const int count = symbols(type);
        if (count == 0) continue;
        CAPTURE(type.id, count);
        CHECK(segments(type, SegmentKind::mist).size() == 1);
        const int sides = side_count(misty_sides(type));
        CHECK(sides >= count);
        CHECK(sides <= count + 1);
    }
}

TEST_CASE("The mists set has the same mix of sides as the base game within five percentage points", "[tiles][mists]") {
    std::map<SideKind, int> sides;
    for (const TileType& type : drawn_types()) {
        for (Side side : all_sides) sides[type.side_kind(side)] += type.copies;
    }
    CHECK(sides[SideKind::field] + sides[SideKind::road] + sides[SideKind::city] == 240);
    CHECK(std::abs(sides[SideKind::field] / 2.4 - 40.0) <= 5.0);
    CHECK(std::abs(sides[SideKind::road] / 2.4 - 33.0) <= 5.0);
    CHECK(std::abs(sides[SideKind::city] / 2.4 - 27.0) <= 5.0);
}

TEST_CASE("The mists set has at least eight coats of arms, but none on a city of one side", "[tiles][mists]") {
    int coats = 0;
    for (const TileType& type : drawn_types()) {
        for (const Segment& city : segments(type, SegmentKind::city)) {
            CAPTURE(type.id);
            coats += type.copies * city.coats;
            CHECK((city.coats == 0 || side_count(city.sides) >= 2));
        }
    }
    CHECK(coats >= 8);
}

TEST_CASE("The misty tiles of the mists set show at least twelve different side patterns", "[tiles][mists]") {
    std::set<std::array<int, 4>> patterns;
    for (const TileType& type : drawn_types()) {
        if (misty_sides(type) == 0) continue;
        std::array<int, 4> pattern{};
        for (Side side : all_sides) {
            pattern[static_cast<std::size_t>(side)] =
                2 * static_cast<int>(type.side_kind(side)) + (type.misty(side) ? 1 : 0);
        }
        std::array<int, 4> least = pattern;
        for (int turn = 0; turn < 3; ++turn) {
            std::rotate(pattern.begin(), pattern.begin() + 1, pattern.end());
            least = std::min(least, pattern);
        }
        patterns.insert(least);
    }
    CHECK(patterns.size() >= 12);
}

TEST_CASE("The mists set has roads entirely under mist and roads partly under mist", "[tiles][mists]") {
    int covered = 0;
    int partly = 0;
    for (const TileType& type : drawn_types()) {
        for (const Segment& road : segments(type, SegmentKind::road)) {
            const unsigned misty = road.sides & misty_sides(type);
            if (misty == road.sides) {
                covered += type.copies;
            } else if (misty != 0) {
                partly += type.copies;
            }
        }
    }
    CHECK(covered >= 3);
    CHECK(partly >= 3);
}

TEST_CASE("The starting tile is a block of four quarters with one copy each", "[tiles][mists]") {
    REQUIRE(mists().start().size() == 4);
    CHECK(quarter(0, 0).id == "start-nw");
    CHECK(quarter(1, 0).id == "start-ne");
    CHECK(quarter(0, 1).id == "start-sw");
    CHECK(quarter(1, 1).id == "start-se");
    for (const StartTile& tile : mists().start()) {
        CHECK(mists().types()[static_cast<std::size_t>(tile.type)].copies == 1);
    }
    CHECK(mists().start()[0].x == 0);
    CHECK(mists().start()[0].y == 0);
}

TEST_CASE("The inner sides of the starting tile match, including mist", "[tiles][mists]") {
    const auto match = [](const TileType& first, Side side, const TileType& second, Side opposite) {
        CAPTURE(first.id, second.id);
        CHECK(first.side_kind(side) == second.side_kind(opposite));
        CHECK(first.misty(side) == second.misty(opposite));
    };
    match(quarter(0, 0), Side::east, quarter(1, 0), Side::west);
    match(quarter(0, 1), Side::east, quarter(1, 1), Side::west);
    match(quarter(0, 0), Side::south, quarter(0, 1), Side::north);
    match(quarter(1, 0), Side::south, quarter(1, 1), Side::north);
}

TEST_CASE("The outer sides of the starting tile show a city, a road and mist", "[tiles][mists]") {
    std::map<SideKind, int> kinds;
    int misty = 0;
    for (int y = 0; y < 2; ++y) {
        for (int x = 0; x < 2; ++x) {
            for (Side side : all_sides) {
                if (!looks_outward(x, y, side)) continue;
                ++kinds[quarter(x, y).side_kind(side)];
                if (quarter(x, y).misty(side)) ++misty;
            }
        }
    }
    CHECK(kinds[SideKind::city] >= 1);
    CHECK(kinds[SideKind::road] >= 1);
    CHECK(misty >= 1);
}

// --- fields and anchors ----------------------------------------------------------------------------------------------

TEST_CASE("Fields in the mists set own all half sides without a city or mist, and no others", "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        for (Side side : all_sides) {
            CAPTURE(type.id, static_cast<int>(side));
            const bool land = type.side_kind(side) != SideKind::city && !type.misty(side);
            for (unsigned half : {left_half(side), right_half(side)}) {
                int owners = 0;
                for (const Segment& field : segments(type, SegmentKind::field)) {
                    if ((field.half_sides & half) != 0) ++owners;
                }
                CHECK(owners == (land ? 1 : 0));
            }
            if (land && type.side_kind(side) == SideKind::field) {
                CHECK(field_at(type, left_half(side)) == field_at(type, right_half(side)));
            }
        }
    }
}

TEST_CASE("In the mists set, the same field lies on both sides of a corner, except next to the ruin",
          "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        for (Side side : all_sides) {
            const Side next = static_cast<Side>((static_cast<unsigned>(side) + 1) % 4);
            const int right = field_at(type, right_half(side));
            const int left = field_at(type, left_half(next));
            if (right < 0 || left < 0) continue;
            CAPTURE(type.id, static_cast<int>(side));
            CHECK((right == left) == !is_ruin_corner(type, side));
        }
    }
}

TEST_CASE("Fields in the mists set are divided by passing roads, and surround roads that end at a building",
          "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        const std::vector<Segment> roads = segments(type, SegmentKind::road);
        const bool has_building = type.has(SegmentKind::castle) || type.has(SegmentKind::cemetery);
        for (const Segment& road : roads) {
            const bool passes = side_count(road.sides) >= 2 || roads.size() >= 2 || is_quarter(type);
            for (Side side : all_sides) {
                if ((road.sides & bit(side)) == 0 || type.misty(side)) continue;
                CAPTURE(type.id, static_cast<int>(side));
                const bool one_field = field_at(type, left_half(side)) == field_at(type, right_half(side));
                if (passes) CHECK_FALSE(one_field);
                if (!passes && has_building) CHECK(one_field);
            }
        }
    }
}

TEST_CASE("Each city in the mists set is touched by exactly the fields next to it", "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& city = type.segments[static_cast<std::size_t>(number)];
            if (city.kind != SegmentKind::city) continue;
            CAPTURE(type.id, number);
            const unsigned beside = halves_beside(city.sides);
            for (const Segment& field : segments(type, SegmentKind::field)) {
                CAPTURE(static_cast<int>(field.half_sides));
                CHECK(((field.touches & (1u << number)) != 0) == ((field.half_sides & beside) != 0));
            }
        }
        for (const Segment& field : segments(type, SegmentKind::field)) {
            for (int number = 0; number < max_segments; ++number) {
                if ((field.touches & (1u << number)) == 0) continue;
                CAPTURE(type.id, number);
                REQUIRE(number < type.segment_count);
                CHECK(type.segments[static_cast<std::size_t>(number)].kind == SegmentKind::city);
            }
        }
    }
}

TEST_CASE("The anchors on a mists tile keep a minimum distance from the edges and from each other", "[tiles][mists]") {
    for (const TileType& type : mists().types()) {
        for (int i = 0; i < type.segment_count; ++i) {
            const Segment& first = type.segments[static_cast<std::size_t>(i)];
            CAPTURE(type.id, i);
            CHECK(first.anchor_x >= 8);
            CHECK(first.anchor_x <= 92);
            CHECK(first.anchor_y >= 8);
            CHECK(first.anchor_y <= 92);
            for (int j = i + 1; j < type.segment_count; ++j) {
                const Segment& second = type.segments[static_cast<std::size_t>(j)];
                CAPTURE(j);
                const int east = first.anchor_x - second.anchor_x;
                const int south = first.anchor_y - second.anchor_y;
                CHECK(east * east + south * south >= 15 * 15);
            }
        }
    }
}

// --- random games ---------------------------------------------------------------------------------------------------

struct DrawCount {
    long drawn = 0;
    long set_aside = 0;
};

DrawCount draws_of_random_games(const TileSet& set, std::uint64_t games) {
    DrawCount draws;
    std::optional<Rules> rules = preset("level2");
    REQUIRE(rules.has_value());
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        rules->seed = seed;
        Error error;
        std::optional<Game> game = Game::create(*rules, &set, 1, error);
        if (!game.has_value()) FAIL(error.message);
        mistbank_tests::play_out(*game, mistbank_tests::RandomPlayer(seed));
        for (std::size_t index = 0; index < game->event_count(); ++index) {
            const EventKind kind = game->events()[index].kind;
            draws.drawn += kind == EventKind::tile_drawn ? 1 : 0;
            draws.set_aside += kind == EventKind::tile_set_aside ? 1 : 0;
        }
    }
    return draws;
}

// A library that validates its own states is slower, so fewer games are played.
constexpr std::uint64_t games_played = mistbank_tests::is_validating ? 2000 : 10000;
constexpr std::uint64_t whole_games_played = games_played / 5;

TEST_CASE("In random games of level 2, fewer than 3 % of the drawn tiles of the mists set fit nowhere",
          "[tiles][mists]") {
    const DrawCount draws = draws_of_random_games(mists(), games_played);
    CAPTURE(draws.drawn, draws.set_aside);
    CHECK(draws.drawn > 10000);
    CHECK(100 * draws.set_aside < 3 * draws.drawn);
}

// Random games are lost to the ghosts after about 12 tiles. In games without ghosts, all tiles are drawn.
TEST_CASE("In games that use all 60 tiles of the mists set, fewer than 3 % of the drawn tiles fit nowhere",
          "[tiles][mists]") {
    const std::regex symbols("symbols [0-9]");
    const std::string text = std::regex_replace(std::string(TileSet::builtin_text("mists")), symbols, "symbols 0");
    Error error;
    const std::optional<TileSet> without_ghosts = TileSet::parse(text, error);
    REQUIRE(without_ghosts.has_value());
    const DrawCount draws = draws_of_random_games(*without_ghosts, whole_games_played);
    CAPTURE(draws.drawn, draws.set_aside);
    CHECK(draws.drawn > 55 * static_cast<long>(whole_games_played));
    CHECK(100 * draws.set_aside < 3 * draws.drawn);
}
