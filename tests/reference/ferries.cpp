// Ferries (FER).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

std::vector<Spot> roads_on(const Board& board, Cell cell) {
    std::vector<Spot> roads;
    for (const Spot& spot : spots_on(board, {cell})) {
        if (kind_of(board, spot) == SegmentKind::road) roads.push_back(spot);
    }
    return roads;
}

// Lists the ways to place a ferry on a lake: one for each pair of road ends.
std::vector<Action> ways_to_join(const Table& table, Cell lake) {
    std::vector<Action> ways;
    const std::vector<Spot> ends = roads_on(table.board, lake);
    for (std::size_t first = 0; first < ends.size(); ++first) {
        for (std::size_t second = first + 1; second < ends.size(); ++second) {
            Action way = at_spot(ActionKind::ferry, ends[first]);
            way.count = static_cast<std::uint8_t>(ends[second].segment);
            ways.push_back(way);
        }
    }
    return ways;
}

void join(Table& table, const Action& way) { table.board.at(cell_of(way)).ferry = {way.segment, way.count}; }

Action way_it_lies(const Table& table, Cell lake) {
    const auto& [first, second] = *table.board.at(lake).ferry;
    Action way = at_spot(ActionKind::ferry, {lake, first});
    way.count = static_cast<std::uint8_t>(second);
    return way;
}

// FER-2: places a ferry on the laid lake.
void place_ferry(Table& table, Script& script) {
    if (!type_of(table, table.drawn).has(Mark::ferry) || table.ferries == 0) return;
    const std::vector<Action> ways = ways_to_join(table, *table.laid);
    if (ways.empty()) return;
    join(table, script.choose(DecisionKind::ferry, ways));
    --table.ferries;
}

// FER-4: returns the lakes with ferries that can move. Follows the roads of the laid tile onto other tiles; in each
// direction the search ends at the first ferry.
std::set<Cell> lakes_in_reach(const Table& table) {
    std::set<Cell> lakes;
    std::vector<Spot> rim = roads_on(table.board, *table.laid);
    std::set<Spot> followed = {rim.begin(), rim.end()};
    while (!rim.empty()) {
        const Spot spot = rim.back();
        rim.pop_back();
        for (const Side side : all_sides) {
            for (const Spot& next : joined_beyond(table.board, spot, side)) {
                if (!followed.insert(next).second) continue;
                if (joined_by_ferry(table.board, next)) {
                    lakes.insert(next.cell);
                } else {
                    rim.push_back(next);
                }
            }
        }
    }
    return lakes;
}

// Sends a builder back to its supply if a moved ferry has separated it from its colour's meeples (MEET-8, FER-6).
void send_stranded_builders_home(Table& table) {
    for (std::size_t i = table.figures.size(); i > 0; --i) {
        const Figure& figure = table.figures[i - 1];
        if (figure.kind != FigureKind::builder) continue;
        if (region_at(table, figure.spot).meeples.at(static_cast<std::size_t>(figure.colour)) == 0)
            send_home(table, i - 1);
    }
}

void touch(Table& table, Cell lake) {
    const auto& [first, second] = *table.board.at(lake).ferry;
    table.touched.insert({lake, first});
    table.touched.insert({lake, second});
}

void move_ferry(Table& table, Script& script, Cell lake) {
    std::vector<Action> ways = ways_to_join(table, lake);
    ways.erase(std::find(ways.begin(), ways.end(), way_it_lies(table, lake)));
    ways.push_back(at_cell(ActionKind::keep, lake));
    const Action way = script.choose(DecisionKind::ferry, ways);
    if (way.kind == ActionKind::keep) return;
    touch(table, lake);
    join(table, way);
    touch(table, lake);
    send_stranded_builders_home(table);
}

}  // namespace

void use_ferries(Table& table, Script& script) {
    if (!table.settings.ferries) return;
    place_ferry(table, script);
    for (const Cell lake : lakes_in_reach(table)) move_ferry(table, script, lake);
}

}  // namespace mistbank_reference
