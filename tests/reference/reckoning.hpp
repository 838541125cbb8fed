// What follows from what lies on the table: features, what surrounds what, values. Worked out anew at each question.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "reference/table.hpp"

namespace mistbank_reference {

/// One feature, reckoned from its segments.
struct Region {
    mistbank::SegmentKind kind = mistbank::SegmentKind::road;
    std::set<Spot> spots;
    int tiles = 0;
    int open_sides = 0;
    int coats = 0;
    int ghosts = 0;
    bool complete = false;  ///< of a field: enclosed, which scores nothing (FLD-4)
    bool haunted = false;   ///< it can never be completed
    int cities = 0;
    int worth = 0;
    std::uint32_t marks = 0;  ///< that the game plays with
    std::array<int, mistbank::good_kinds> goods{};
    std::array<int, mistbank::max_colours> meeples{};
    std::array<int, mistbank::max_colours> strength{};  ///< of those meeples in majorities (MEET-5)

    bool has(const Spot& spot) const { return spots.count(spot) != 0; }
    bool has(mistbank::Mark mark) const { return (marks & mistbank::bit(mark)) != 0; }
};

Region region_at(const Table& table, const Spot& spot);
/// Whether fields are features of this game: for farmers, for barns (ABM-24), or for flocks.
bool fields_score(const Table& table);
/// Every feature of the board; fields only where they score, and no scenery.
std::vector<Region> all_regions(const Table& table);

/// Whether this kind joins with nothing: monastery, garden, castle, cemetery, which want to be surrounded, and what
/// lies behind the printed segments (MEET-22).
bool in_the_middle(mistbank::SegmentKind kind);
/// Whether it is there for the looks of it: the game has no such buildings or gardens (LVL-1), it is water (RIV-1), or
/// a place for meeples that is no feature (TWR-10, TOP-14, VOD-5).
bool is_scenery(const Table& table, mistbank::SegmentKind kind);
/// Tiles with mist among the 9 (CAS-1).
int misty_tiles_around(const Table& table, Cell cell);
/// Whether a cemetery is closed (CEM-1, HAU-2, GCC-10).
bool is_closed(const Table& table, Cell cemetery);
std::vector<Spot> open_cemeteries(const Table& table);

/// Whether any meeple stands on the feature (COM-6).
bool is_occupied(const Region& region);
int ghosts_on_tile(const Table& table, Cell cell);
int ghosts_on_board(const Table& table);
/// Figures on the board that are not buried, by index.
std::vector<std::size_t> standing(const Table& table);
std::vector<std::size_t> standing_on(const Table& table, const Region& region);
/// The colours with most meeples in the feature, as strong as they are; of tied ones those on hills; none if the
/// strongest count nothing (CMP-2, MEET-5, HIL-3).
std::vector<mistbank::Colour> majority(const Table& table, const Region& region);
/// The colours with a meeple in it, in the order of the colours in play.
std::vector<mistbank::Colour> present(const Table& table, const Region& region);

/// What a feature gives in the final scoring (CMP-6, FLD-2, GCC-11, ABT-2, INN-2, INN-3).
int final_worth(const Table& table, const Region& region);

}  // namespace mistbank_reference
