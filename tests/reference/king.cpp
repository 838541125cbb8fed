// The king and the robber baron (KNG).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

void take_if_larger(Table& table, const Region& region, Colour& token, int& record) {
    if (region.tiles <= record) return;
    record = region.tiles;
    token = colour_of(table, table.player);
}

int completed_on_board(const Table& table, SegmentKind kind) {
    const std::vector<Region> regions = all_regions(table);
    return static_cast<int>(std::count_if(
        regions.begin(), regions.end(), [&](const Region& region) { return region.kind == kind && region.complete; }));
}

}  // namespace

void crown(Table& table, const Region& completed) {
    if (!table.settings.king) return;
    if (completed.kind == SegmentKind::city) take_if_larger(table, completed, table.king, table.largest_city);
    if (completed.kind == SegmentKind::road) take_if_larger(table, completed, table.baron, table.longest_road);
}

void score_king_and_baron(Table& table) {
    score(table, table.king, completed_on_board(table, SegmentKind::city));
    score(table, table.baron, completed_on_board(table, SegmentKind::road));
}

}  // namespace mistbank_reference
