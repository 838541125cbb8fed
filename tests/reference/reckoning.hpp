// Derives features, surroundings and values from the tiles and figures on the table. Each query computes them again.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "reference/table.hpp"

namespace mistbank_reference {

/// One feature, computed from its segments.
struct Region {
    mistbank::SegmentKind kind = mistbank::SegmentKind::road;
    std::set<Spot> spots;
    int tiles = 0;
    int open_sides = 0;
    int coats = 0;
    int ghosts = 0;
    bool complete = false;  ///< completed; an enclosed field scores only at the end of the game (FLD-4)
    bool haunted = false;   ///< the feature can never be completed
    int cities = 0;
    int worth = 0;
    std::uint32_t marks = 0;  ///< marks of the expansions in play
    std::array<int, mistbank::good_kinds> goods{};
    std::array<int, mistbank::max_colours> meeples{};
    std::array<int, mistbank::max_colours> strength{};  ///< strength of the meeples in majorities (MEET-5)

    bool has(const Spot& spot) const { return spots.count(spot) != 0; }
    bool has(mistbank::Mark mark) const { return (marks & mistbank::bit(mark)) != 0; }
};

Region region_at(const Table& table, const Spot& spot);
/// Whether fields are features of this game: they are if the game has farmers, barns (ABM-24) or flocks.
bool fields_score(const Table& table);
/// Returns every feature of the board except scenery. Includes fields only if fields score.
std::vector<Region> all_regions(const Table& table);

/// Whether segments of this kind never join other segments. These are monasteries, gardens, castles and cemeteries,
/// which must be surrounded, and the segments that are numbered after the printed ones (MEET-22).
bool in_the_middle(mistbank::SegmentKind kind);
/// Whether segments of this kind are not features. They are buildings or gardens that the game does not use (LVL-1),
/// water (RIV-1), or places for meeples (TWR-10, TOP-14, VOD-5).
bool is_scenery(const Table& table, mistbank::SegmentKind kind);
/// Counts the tiles with mist on this cell and the 8 cells around it (CAS-1).
int misty_tiles_around(const Table& table, Cell cell);
/// Whether a cemetery is closed (CEM-1, HAU-2, GCC-10).
bool is_closed(const Table& table, Cell cemetery);
std::vector<Spot> open_cemeteries(const Table& table);

/// Whether any meeple stands on the feature (COM-6).
bool is_occupied(const Region& region);
int ghosts_on_tile(const Table& table, Cell cell);
int ghosts_on_board(const Table& table);
/// Returns the indices of the figures on the board that are not buried.
std::vector<std::size_t> standing(const Table& table);
std::vector<std::size_t> standing_on(const Table& table, const Region& region);
/// Returns the colours with the highest total strength of meeples in the feature. Of tied colours, those on hills win.
/// Returns no colour if the highest strength is 0 (CMP-2, MEET-5, HIL-3).
std::vector<mistbank::Colour> majority(const Table& table, const Region& region);
/// Returns the colours with a meeple in the feature, in the order of the colours in play.
std::vector<mistbank::Colour> present(const Table& table, const Region& region);

/// Returns the value of a feature that scores at the end of the game (CMP-6, FLD-2, GCC-11, ABT-2, INN-2, INN-3).
int final_worth(const Table& table, const Region& region);

}  // namespace mistbank_reference
