#include "reference/figures.hpp"

#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// COO-5: all of its sides are misty.
bool is_covered(const Tile& tile, const Segment& road) {
    return std::all_of(all_sides.begin(), all_sides.end(),
                       [&](Side side) { return !reaches(road, side) || misty(tile, side); });
}

// COO-4, COO-5
bool team_may_stand(const Table& table, const Spot& spot) {
    const Segment& segment = printed(table.board, spot);
    switch (segment.kind) {
        case SegmentKind::road:
            return table.rules.edition != Edition::of_2022 || !is_covered(table.board.at(spot.cell), segment);
        case SegmentKind::city: return true;
        case SegmentKind::castle: return table.settings.castles;
        case SegmentKind::field:
        case SegmentKind::mist:
        case SegmentKind::monastery:
        case SegmentKind::cemetery:
        case SegmentKind::garden:
        case SegmentKind::river: return false;
    }
    return false;
}

// MEET-4: where normal meeples stand, and with them guards and large ones (BAS-1, GCC-7, GCC-10, GCC-11, INN-5).
bool rival_may_stand(const Table& table, const Spot& spot) {
    switch (kind_of(table.board, spot)) {
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::monastery: return true;
        case SegmentKind::field: return table.settings.farmers;
        case SegmentKind::castle: return table.settings.castles;
        case SegmentKind::cemetery: return table.settings.cemeteries == Cemeteries::kept;
        case SegmentKind::garden:
        case SegmentKind::mist:
        case SegmentKind::river: return false;
    }
    return false;
}

// COM-6
bool is_free(const Table& table, const Spot& spot) { return !is_occupied(region_at(table, spot)); }

bool may_stand(const Table& table, Colour colour, FigureKind kind, const Spot& spot) {
    if (table.settings.cooperative) return team_may_stand(table, spot) && is_free(table, spot);
    switch (kind) {
        case FigureKind::normal:
        case FigureKind::guard:
        case FigureKind::large: return rival_may_stand(table, spot) && is_free(table, spot);
        case FigureKind::abbot: return abbot_may_stand(table, spot) && is_free(table, spot);
        case FigureKind::builder: return builder_may_stand(table, colour, spot);
        case FigureKind::pig: return pig_may_stand(table, colour, spot);
        default: return false;
    }
}

std::vector<Action> ways_to_place(const Table& table) {
    std::vector<Action> ways;
    const int segments = static_cast<int>(table.board.at(*table.laid).segments.size());
    for (int segment = 0; segment < segments; ++segment) {
        for (const Colour colour : colours_of(table, table.player)) {
            for (const FigureKind kind : kinds_played) {
                if (in_supply(table, colour, kind) == 0) continue;
                if (!may_stand(table, colour, kind, {*table.laid, segment})) continue;
                Action way = with_colour(ActionKind::place, colour, segment);
                way.count = static_cast<std::uint8_t>(kind);
                ways.push_back(way);
            }
        }
    }
    return ways;
}

void place(Table& table, const Action& action) {
    Figure figure;
    figure.colour = static_cast<Colour>(action.colour);
    figure.kind = static_cast<FigureKind>(action.count);
    figure.spot = {*table.laid, action.segment};
    --in_supply(table, figure.colour, figure.kind);
    table.figures.push_back(figure);
}

// MEET-8: with the last meeple of a colour its builder and its pig leave the feature.
void send_helpers_home(Table& table, Colour colour, const Spot& left) {
    const Region region = region_at(table, left);
    if (region.meeples.at(static_cast<std::size_t>(colour)) > 0) return;
    for (std::size_t i = table.figures.size(); i > 0; --i) {
        const Figure& figure = table.figures[i - 1];
        const bool goes = figure.colour == colour && !is_meeple(figure.kind) && region.has(figure.spot);
        if (goes) send_home(table, i - 1);
    }
}

}  // namespace

bool is_meeple(FigureKind kind) { return kind != FigureKind::builder && kind != FigureKind::pig; }

int strength_of(FigureKind kind) { return kind == FigureKind::large ? 2 : 1; }

bool is_hauntable(const Table& table, const Figure& figure) {
    if (!is_meeple(figure.kind) || figure.kind == FigureKind::guard) return false;
    return kind_of(table.board, figure.spot) != SegmentKind::cemetery;
}

// MEET-7: never two of them in one part of a turn.
void act(Table& table, Script& script) {
    std::vector<Action> ways = ways_to_place(table);
    if (abbot_to_recall(table)) ways.push_back(plain(ActionKind::recall));
    ways.push_back(plain(ActionKind::pass));
    const Action action = script.choose(DecisionKind::place_meeple, ways);
    if (action.kind == ActionKind::place) place(table, action);
    if (action.kind == ActionKind::recall) recall_abbot(table);
}

void send_home(Table& table, std::size_t index) {
    const Figure gone = table.figures.at(index);
    ++in_supply(table, gone.colour, gone.kind);
    table.ghost_supply += gone.ghosts;  // MEET-10
    table.figures.erase(table.figures.begin() + static_cast<std::ptrdiff_t>(index));
    if (is_meeple(gone.kind)) send_helpers_home(table, gone.colour, gone.spot);
}

void send_all_home(Table& table, const Region& region) {
    for (;;) {
        const std::vector<std::size_t> staying = standing_on(table, region);
        if (staying.empty()) return;
        send_home(table, staying.front());
    }
}

}  // namespace mistbank_reference
