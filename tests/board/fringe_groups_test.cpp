// The fringe of boards with thousands of tiles. Cells that require the same sides form a group and are stored together.
#include "board/fringe_groups.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "board/board.hpp"
#include "mistbank/tile_set.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr std::uint32_t most_cells_of_row = 300;

// The groups of a row, and an independent record of the sides that the cell at each place requires.
struct Row {
    std::vector<FringeBlock> blocks = std::vector<FringeBlock>(FringeGroups::most_blocks(most_cells_of_row));
    std::vector<std::uint32_t> first = std::vector<std::uint32_t>(side_patterns);
    FringeGroups groups{blocks.data(), first.data()};
    std::uint32_t blocks_in_row = 0;
    std::map<std::uint32_t, SidePattern> cells;  // by place

    void take(SidePattern asked) {
        const std::uint32_t place = groups.take_place(asked, blocks_in_row);
        REQUIRE(blocks_in_row <= blocks.size());
        REQUIRE(place < fringe_block * blocks_in_row);
        REQUIRE(cells.emplace(place, asked).second);
    }
    void give_up(SidePattern asked) {
        const std::uint32_t place = groups.give_up_place(asked);
        REQUIRE(cells.count(place) == 1);
        REQUIRE(cells[place] == asked);
        cells.erase(place);
    }
};

void check_places(const Row& row) {
    for (std::uint32_t place = 0; place < fringe_block * row.blocks_in_row; ++place) {
        const auto found = row.cells.find(place);
        if (row.groups.holds(place) != (found != row.cells.end())) FAIL("place " << place);
        if (found != row.cells.end()) REQUIRE(row.blocks[place / fringe_block].asked == found->second);
    }
}

// Compares the places and rotations that the groups find with those computed from the list of cells.
void check_fitting(const Row& row, const TurnedSides& sides) {
    std::set<std::pair<std::uint32_t, unsigned>> told, expected;
    row.groups.find_fitting(sides, [&](std::uint32_t block, unsigned rotations) {
        for (std::uint32_t i = 0; i < row.blocks[block].used; ++i) {
            for (unsigned rotation = 0; rotation < 4; ++rotation) {
                if (has_bit(rotations, static_cast<int>(rotation))) told.emplace(fringe_block * block + i, rotation);
            }
        }
        return false;
    });
    for (const auto& [place, asked] : row.cells) {
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            if (sides_fit(asked, sides[rotation])) expected.emplace(place, rotation);
        }
    }
    REQUIRE(told == expected);
    REQUIRE(row.groups.find_fitting(sides, [](std::uint32_t, unsigned) { return true; }) == !expected.empty());
}

Game game_of_base_sets(int sets, std::uint64_t seed) {
    std::istringstream lines{std::string(TileSet::builtin_text("base"))};
    std::string more;
    for (std::string line; std::getline(lines, line);) {
        const std::string copies = "  copies ";
        const bool counts = line.rfind(copies, 0) == 0;
        more += (counts ? copies + std::to_string(sets * std::stoi(line.substr(copies.size()))) : line) + '\n';
    }
    Error error;
    const auto set = TileSet::parse(more, error);
    INFO(error.message);
    REQUIRE(set);
    auto game = Game::create(rules_of("base", 2, seed), &*set, 1, error);
    REQUIRE(game);
    return std::move(*game);
}

// Checks that the legal actions list each cell of the fringe in exactly the rotations that the rules allow.
void check_lays(const Game& game) {
    std::set<std::vector<int>> listed, allowed;
    for (const Action& lay : game.legal_actions()) listed.insert({lay.x, lay.y, lay.count});
    for (int index = 0; index < game.tile_count(); ++index) {
        const auto tile = game.tile(index);
        for (const Step& step : around) {
            Action lay;
            lay.kind = ActionKind::lay;
            lay.x = static_cast<std::int16_t>(tile.x + step.x);
            lay.y = static_cast<std::int16_t>(tile.y + step.y);
            for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
                lay.count = rotation;
                if (game.why_not(lay) == nullptr) allowed.insert({lay.x, lay.y, lay.count});
            }
        }
    }
    REQUIRE(listed == allowed);
    Action nobodys;
    nobodys.x = 12345;
    std::vector<Action> roomy(listed.size() + 100, nobodys);
    REQUIRE(game.legal_actions(roomy.data(), roomy.size()) == listed.size());
    for (std::size_t behind = listed.size(); behind < roomy.size(); ++behind) REQUIRE(roomy[behind] == nobodys);
}

}  // namespace

TEST_CASE("All cells in a group of the fringe have the same constraints after any sequence of changes", "[board]") {
    Dice dice(3);
    for (const unsigned patterns : {2u, 9u, 256u}) {
        Row row;
        for (int round = 0; round < 4000; ++round) {
            // Alternates between rounds that fill the row and rounds that empty it.
            const bool takes = dice.below(10) < (round / 500 % 2 == 0 ? 7u : 3u);
            const auto asked = static_cast<SidePattern>(1 + dice.below(patterns - 1));
            if (takes && row.cells.size() < most_cells_of_row) {
                row.take(asked);
            } else if (!takes && row.first[asked] != 0) {
                row.give_up(asked);
            }
            if (round % 50 != 0) continue;
            check_places(row);
            TurnedSides sides;
            for (SidePattern& shown : sides) shown = static_cast<SidePattern>(dice.below(256));
            check_fitting(row, sides);
        }
    }
}

TEST_CASE("A row of groups never exceeds its capacity", "[board]") {
    Row row;
    for (unsigned asked = 1; asked < side_patterns; ++asked) row.take(static_cast<SidePattern>(asked));
    while (row.cells.size() < most_cells_of_row) row.take(1);
    for (unsigned asked = 1; asked < side_patterns; ++asked) row.give_up(static_cast<SidePattern>(asked));
    while (!row.cells.empty()) row.give_up(1);
    for (int i = 0; i < static_cast<int>(most_cells_of_row); ++i) row.take(255);
    check_places(row);
}

TEST_CASE("In games with thousands of tiles, every legal way to lay a tile is listed (COM-2)", "[board]") {
    Game game = game_of_base_sets(tiles_with_groups / 72 + 1, 4);
    game.stop_recording();
    std::uint64_t random = 4;
    int checked = 0;
    while (!game.is_over() && game.tile_count() < 900) {
        const bool lays = game.decision().kind == DecisionKind::lay_tile;
        if (lays && (game.tile_count() < 60 || game.tile_count() % 120 == 0)) {
            check_lays(game);
            ++checked;
        }
        game.apply(game.random_action(random));
    }
    CHECK(checked > 60);
}

TEST_CASE("In games with thousands of tiles, random lays are uniformly distributed", "[board]") {
    Game game = game_of_base_sets(tiles_with_groups / 72 + 1, 5);
    std::uint64_t random = 5;
    while (game.tile_count() < 12 || game.decision().kind != DecisionKind::lay_tile)
        game.apply(game.random_action(random));
    std::map<std::vector<int>, int> taken;
    for (const Action& lay : game.legal_actions()) taken[{lay.x, lay.y, lay.count}] = 0;
    REQUIRE(taken.size() > 10);
    const int each = 400;
    for (std::size_t i = 0; i < each * taken.size(); ++i) {
        const Action lay = game.random_action(random);
        REQUIRE(taken.count({lay.x, lay.y, lay.count}) == 1);
        ++taken[{lay.x, lay.y, lay.count}];
    }
    for (const auto& [lay, times] : taken) {  // a tolerance of five standard deviations
        CHECK(times > each - 100);
        CHECK(times < each + 100);
    }
}

TEST_CASE("Games with thousands of tiles can be undone, copied and saved like other games", "[board]") {
    Game game = game_of_base_sets(tiles_with_groups / 72 + 1, 6);
    std::uint64_t random = 6;
    std::vector<std::uint64_t> hashes;
    while (hashes.size() < 400) {
        hashes.push_back(game.state_hash());
        game.apply(game.random_action(random));
    }
    Game copy = game.clone();
    std::vector<std::uint64_t> held((game.saved_bytes() + 7) / 8);
    game.save_state(held.data());
    const std::vector<Action> legal = game.legal_actions();
    for (std::size_t at = hashes.size(); at-- > 0;) {
        REQUIRE(game.undo() == Status::ok);
        REQUIRE(game.state_hash() == hashes[at]);
        if (game.decision().kind == DecisionKind::lay_tile && at % 40 == 0) check_lays(game);
    }
    CHECK(copy.legal_actions() == legal);
    REQUIRE(game.restore_state(held.data(), game.saved_bytes()) == Status::ok);
    CHECK(game.legal_actions() == legal);
    while (copy.tile_count() < 500) {
        const Action action = copy.random_action(random);
        REQUIRE(copy.apply(action) == Status::ok);
        REQUIRE(game.apply(action) == Status::ok);
    }
    CHECK(game.state_hash() == copy.state_hash());
}
