// The cost of a call grows at most in proportion to the board, for boards of any shape. A host that accepts foreign
// tile sets must not hang. tests/benchmark/SIZES.md lists the times.
#include <catch2/catch.hpp>
#include <cstddef>
#include <ctime>

#include "mistbank/json.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/boards.hpp"
#include "support/games.hpp"
#include "support/metered_memory.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr int few = 500;
constexpr int many = 4000;
// The expected growth of the cost for 8 times the tiles. If each tile were compared with all others, the cost would
// grow 64 times.
constexpr double work = many / few;
constexpr double leeway = 3.5;
// Limit in seconds. Calls below this limit are fast at any size that a game can have.
constexpr double soon = 0.002;

// Measures processor time in seconds. Other programs on the machine hardly affect processor time.
template <class Body>
double seconds(Body body) {
    const std::clock_t start = std::clock();
    body();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Compares the fastest of several runs, because a busy machine only slows runs down. Repeats the runs before reporting
/// that the cost grows too fast.
template <class Small, class Large>
bool grows_steadily(Small small, Large large, double more_work = work) {
    double least_small = 1e9;
    double least_large = 1e9;
    for (int attempt = 0; attempt < 12; ++attempt) {
        least_small = std::min(least_small, seconds(small));
        least_large = std::min(least_large, seconds(large));
        if (attempt > 0 && least_large < std::max(soon, leeway * more_work * least_small)) return true;
    }
    UNSCOPED_INFO(least_small << " s and " << least_large << " s");
    return false;
}

/// A text form of a game, and the documented limit of the memory that writing the text needs (json.hpp, render.hpp).
struct WrittenText {
    const char* name;
    void (*write)(const Game& game, HostString& text);
    double times_the_text;
    std::size_t of_tile;
};
constexpr std::size_t of_any_game = 128 * 1024;

const WrittenText written_texts[] = {
    {"JSON", [](const Game& game, HostString& text) { to_json(game, the_host, text); }, 2, 300},
    {"picture",
     [](const Game& game, HostString& text) {
         Error error;
         render_svg(game, {}, text, error);
     },
     3, 0},
    {"text", [](const Game& game, HostString& text) { render_text(game, {}, text); }, 3, 2048},
    {"text in colours",
     [](const Game& game, HostString& text) {
         TextOptions options;
         options.colours = true;
         render_text(game, options, text);
     },
     3, 2048},
};

}  // namespace

TEST_CASE("Writing a board needs at most the documented memory for each tile and each byte of the text", "[growth]") {
    for (const int tiles : {few, many}) {
        for (const BoardPlan& plan : every_shape(tiles)) {
            const Game game = build(plan);
            for (const WrittenText& written : written_texts) {
                MeteredMemory memory;
                HostString text(memory.allocator<Allocator>());
                written.write(game, text);
                const double bound =
                    written.times_the_text * static_cast<double>(text.size()) +
                    static_cast<double>(of_any_game + written.of_tile * static_cast<std::size_t>(tiles));
                INFO(plan.name << ", " << tiles << " tiles, " << written.name << " of " << text.size() << " bytes");
                CHECK(static_cast<double>(memory.most_held()) <= bound);
            }
        }
    }
}

TEST_CASE("A board full of towers can be written quickly", "[growth][processor-time]") {
    const auto towers = [](int tiles) {
        BoardPlan plan = square_of(" mark foundation\n field all\n", tiles);
        plan.preset = "tower";
        return build(plan);
    };
    const auto write = [](const Game& game) {
        HostString text(game.allocator());
        to_json(game, the_host, text);
    };
    const Game small = towers(2000);
    const Game large = towers(16'000);
    CHECK(grows_steadily([&] { write(small); }, [&] { write(large); }));
}

TEST_CASE("A position above 16 MiB can be written as JSON, and the error for reading it names the limit",
          "[growth][json]") {
    const std::string crossing =
        " road N\n road E\n road S\n road W\n field NL\n field NR\n field EL\n field ER\n"
        " field SL\n field SR\n field WL\n field WR\n";
    const Game game = build(square_of(crossing, 16'000));
    HostString text(game.allocator());
    to_json(game, the_host, text);
    REQUIRE(text.size() > max_json_position);
    CHECK(text.back() == '}');
    Error error;
    CHECK_FALSE(game_from_json(text, nullptr, 0, error));
    CHECK(error.status == Status::invalid_json);
    CHECK(error.message.find(" bytes; at most 16777216 are allowed") != std::string::npos);
}

TEST_CASE("No call becomes slow on boards of unusual shapes", "[growth][processor-time]") {
    const std::vector<BoardPlan> small_plans = every_shape(few);
    const std::vector<BoardPlan> large_plans = every_shape(many);
    for (std::size_t i = 0; i < small_plans.size(); ++i) {
        INFO(small_plans[i].name);
        CHECK(grows_steadily([&] { build(small_plans[i]); }, [&] { build(large_plans[i]); }));
        Game small = build(small_plans[i]);
        Game large = build(large_plans[i]);
        for (const Call& call : every_call()) {
            if (call.needs_past) continue;
            INFO(call.name);
            CHECK(grows_steadily([&] { call.make(small); }, [&] { call.make(large); }));
        }
    }
}

TEST_CASE("Games full of haunted cemeteries can be played quickly", "[growth][processor-time]") {
    const auto play = [](int tiles) {
        BoardPlan plan = line_of(cemetery_tile, tiles);
        const TileSet set = set_of(plan, 0);
        Game game = new_game(rules_of("level5", 2, 1), &set);
        game.stop_recording();
        std::size_t listed = 0;
        for (std::vector<Action> legal; !game.is_over(); listed += legal.size()) {
            legal = game.legal_actions();
            if (game.apply(legal.back()) != Status::ok) return listed;
        }
        return listed;
    };
    const std::size_t listed_of_few = play(few);
    const std::size_t listed_of_many = play(many);
    REQUIRE(listed_of_few > 10u * few);
    const double more_listed = static_cast<double>(listed_of_many) / static_cast<double>(listed_of_few);
    CHECK(grows_steadily([&] { play(few); }, [&] { play(many); }, more_listed));
}

TEST_CASE("Finding a cell is fast, however long the rows of tiles are", "[growth][processor-time]") {
    const auto look = [](const Game& game) {
        int found = 0;
        for (int cell = 0; cell < 100'000; ++cell) {
            if (game.tile_at(cell % 1000 * 5, cell / 1000 * 20 - 1000) >= 0) ++found;
        }
        return found;
    };
    const Game square = build(square_of(field_tile, 18000));
    const Game rails = build(rails_of(field_tile, 18000));
    CHECK(look(square) > 0);
    CHECK(look(rails) > 0);
    CHECK(grows_steadily([&] { look(square); }, [&] { look(rails); }, 15));
}

TEST_CASE("A record with too many tile types is refused before its order of tiles is read",
          "[growth][processor-time][record]") {
    std::string record =
        "mistbank-record 1\nkind full\nsystem base\nplayers 2\nstarting_player 0\ndraws automatic\nseed 1\n";
    std::vector<TileSet> sets;
    for (int set = 0; set < 8; ++set) {
        const std::string name = "set" + std::to_string(set);
        std::string text = "mistbank-tiles 1\nname " + name + '\n';
        for (int type = 0; type < max_tile_types; ++type) {
            text += "tile " + name + "-type" + std::to_string(1000 + type) + "\n field all\n";
        }
        Error error;
        sets.push_back(*TileSet::parse(text + "start\n 0 0 " + name + "-type1000\n", error));
        record += "tiles " + name + '\n';
    }
    record += "order";
    for (int tile = 0; tile < 65'000; ++tile) record += " set7-type2023";
    record += "\nactions\nresult open\n";
    Error error;
    CHECK(seconds([&] { replay(record, sets.data(), sets.size(), error); }) < 1);
    CHECK(error.message == "line 17: the tile sets have more than 1024 types in total");
}

TEST_CASE("A very wide board cannot be drawn as text, but can be drawn as a picture", "[growth][render]") {
    const BoardPlan plan = stairs_of(field_tile, 6000);
    const Game game = build(plan);
    CHECK(render_text(game).empty());
    Error error;
    const std::optional<std::string> picture = render_svg(game, {}, error);
    REQUIRE(picture.has_value());
    CHECK(picture->size() < 2000u * plan.placings.size());

    const Game smaller = build(stairs_of(field_tile, 1500));
    const std::string text = render_text(smaller);
    CHECK(text.size() > 30'000'000);
    CHECK(text.size() <= max_board_text);
}
