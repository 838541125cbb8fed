// Builders and pigs (TRB-3 to TRB-10).
#include <algorithm>

#include "reference/figures.hpp"
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool has_meeple_of(const Region& region, Colour colour) {
    return region.meeples.at(static_cast<std::size_t>(colour)) > 0;
}

}  // namespace

bool builder_may_stand(const Table& table, Colour colour, const Spot& spot) {
    const SegmentKind kind = kind_of(table.board, spot);
    if (kind != SegmentKind::road && kind != SegmentKind::city) return false;
    const Region region = region_at(table, spot);
    return !region.complete && has_meeple_of(region, colour);
}

bool pig_may_stand(const Table& table, Colour colour, const Spot& spot) {
    if (kind_of(table.board, spot) != SegmentKind::field || !table.settings.farmers) return false;
    const Region field = region_at(table, spot);
    return has_meeple_of(field, colour) && !has_barn(table, field);  // ABM-21
}

bool builder_works(const Table& table) {
    return std::any_of(table.figures.begin(), table.figures.end(), [&](const Figure& figure) {
        if (figure.kind != FigureKind::builder || player_of(table, figure.colour) != table.player) return false;
        const Region region = region_at(table, figure.spot);
        return std::any_of(region.spots.begin(), region.spots.end(),
                           [&](const Spot& spot) { return spot.cell == *table.laid; });
    });
}

bool has_pig(const Table& table, const Region& field, Colour colour) {
    const std::vector<std::size_t> there = standing_on(table, field);
    return std::any_of(there.begin(), there.end(), [&](std::size_t i) {
        return table.figures[i].kind == FigureKind::pig && table.figures[i].colour == colour;
    });
}

}  // namespace mistbank_reference
