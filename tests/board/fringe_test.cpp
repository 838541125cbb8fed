// Searches for the cells that a tile fits into. Compares the fast searches with a simple one.
#include "board/fringe.hpp"

#include <catch2/catch.hpp>
#include <vector>

#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

bool fits_side_by_side(unsigned asked, unsigned sides) {
    for (int side = 0; side < 4; ++side) {
        const unsigned asks = asked >> (2 * side) & 3u;
        if (asks != 0 && asks != (sides >> (2 * side) & 3u)) return false;
    }
    return true;
}

Fits fits_one_by_one(const SidePattern* asked, const TurnedSides& sides) {
    Fits fits = 0;
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        for (unsigned i = 0; i < fringe_block; ++i) {
            if (fits_side_by_side(asked[i], sides[rotation])) fits |= Fits{1} << (4 * i + rotation);
        }
    }
    return fits;
}

}  // namespace

TEST_CASE("A tile fits if each of its sides has the kind that the cell requires (COM-2)", "[board]") {
    for (unsigned asked = 0; asked < 256; ++asked) {
        for (unsigned sides = 0; sides < 256; ++sides) {
            REQUIRE(sides_fit(asked, sides) == fits_side_by_side(asked, sides));
        }
    }
}

TEST_CASE("Comparing sixteen cells at once gives the same result as comparing them one by one", "[board]") {
    Dice dice(16);
    std::vector<SidePattern> asked(256 + fringe_block);
    for (unsigned i = 0; i < 256; ++i) asked[i] = static_cast<SidePattern>(i);
    for (int round = 0; round < 2000; ++round) {
        TurnedSides sides;
        for (SidePattern& shown : sides) shown = static_cast<SidePattern>(dice.below(256));
        const SidePattern* const from = asked.data() + dice.below(256);
        const Fits expected = fits_one_by_one(from, sides);
        REQUIRE(fits_portably(from, sides) == expected);
        REQUIRE(fits_of_block(from, sides) == expected);
#ifdef MISTBANK_SSE2
        REQUIRE(fits_by_vectors(from, sides) == expected);
#endif
    }
}

TEST_CASE("A search ignores entries after the end of the fringe", "[board]") {
    constexpr Fits everywhere = ~Fits{0};
    CHECK(among_first(everywhere, 0) == 0);
    CHECK(among_first(everywhere, 1) == 0xFu);
    CHECK(among_first(everywhere, 15) == everywhere >> 4);
    CHECK(among_first(everywhere, 16) == everywhere);
    CHECK(among_first(everywhere, 400) == everywhere);
}

TEST_CASE("Searching the fringe in blocks finds the same cells as searching one by one", "[board]") {
    Dice dice(64);
    std::vector<SidePattern> asked(most_cells_at_once + fringe_block);
    for (int round = 0; round < 2000; ++round) {
        for (SidePattern& pattern : asked) pattern = static_cast<SidePattern>(dice.below(256) & dice.below(256));
        TurnedSides sides;
        for (SidePattern& shown : sides) shown = static_cast<SidePattern>(dice.below(256) | dice.below(256));
        const std::uint32_t cells = dice.below(most_cells_at_once + 1);
        const auto check = [&](auto see) {
            FittingCells fitting;
            see(asked.data(), cells, sides, fitting);
            std::size_t lays = 0;
            for (std::uint32_t cell = 0; cell < cells; ++cell) {
                bool any = false;
                for (unsigned rotation = 0; rotation < 4; ++rotation) {
                    const bool fits = fits_side_by_side(asked[cell], sides[rotation]);
                    REQUIRE(is_among_turns(fitting.turns[cell], rotation) == fits);
                    any = any || fits;
                    lays += fits ? 1 : 0;
                }
                REQUIRE((fitting.any[cell / 64] >> cell % 64 & 1u) == (any ? 1u : 0u));
            }
            for (std::uint32_t cell = cells; cell % 64 != 0; ++cell) {
                REQUIRE((fitting.any[cell / 64] >> cell % 64 & 1u) == 0);
            }
            REQUIRE(fitting.lays == lays);
        };
        check(see_fitting_portably);
        check(see_fitting);
    }
}
