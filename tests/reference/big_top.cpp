// The big top (TOP-1 to TOP-7), ringmasters (TOP-8), acrobats and their pyramids (TOP-9 to TOP-14).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool shows(const Table& table, Cell cell, Mark mark) {
    const Tile* tile = tile_on(table.board, cell);
    return tile != nullptr && !tile->face_down && type_of(table, tile->type).has(mark);
}

std::vector<std::size_t> acrobats_on(const Table& table, const Spot& space) {
    std::vector<std::size_t> acrobats;
    for (std::size_t i = 0; i < table.figures.size(); ++i) {
        if (table.figures[i].spot == space) acrobats.push_back(i);
    }
    return acrobats;
}

// Returns the cell and the 8 cells around it. The starting block counts as one tile (MEET-17).
std::set<Cell> cells_around(const Table& table, Cell cell) {
    std::set<Cell> cells;
    for (const Cell part : as_one_tile(table, cell)) {
        for (const Cell near : nine(part)) {
            for (const Cell other : as_one_tile(table, near)) cells.insert(other);
        }
    }
    return cells;
}

int tokens_not_shown(const Table& table) {
    int tokens = 0;
    for (const auto& [number, count] : table.animals) tokens += count;
    return tokens;
}

}  // namespace

int ringmaster_pays(const Table& table, const Region& region, Colour colour) {
    int points = 0;
    for (const std::size_t i : standing_on(table, region)) {
        const Figure& figure = table.figures[i];
        if (figure.kind != FigureKind::ringmaster || figure.colour != colour) continue;
        for (const Cell cell : nine(figure.spot.cell)) {
            if (shows(table, cell, Mark::circus) || shows(table, cell, Mark::acrobats)) points += 2;
        }
    }
    return points;
}

bool is_open_to_acrobats(const Table& table, const Spot& space) {
    return kind_of(table.board, space) == SegmentKind::acrobats && acrobats_on(table, space).size() < 3 &&
           !holds_dragon(table, space.cell) && !holds_vodyanoy(table, space.cell);
}

bool is_acrobat(FigureKind kind) { return kind == FigureKind::normal || kind == FigureKind::guard; }

bool lies_near_laid_tile(const Table& table, Cell cell) { return cells_around(table, *table.laid).count(cell) != 0; }

std::vector<Action> ways_to_join_acrobats(const Table& table) {
    std::vector<Action> ways;
    const std::set<Cell> near = cells_around(table, *table.laid);
    for (const Spot& space : spots_of_kind(table.board, SegmentKind::acrobats)) {
        if (near.count(space.cell) == 0 || !is_open_to_acrobats(table, space)) continue;
        for (const FigureKind kind : meeples_in_supply(table)) {
            if (is_acrobat(kind)) ways.push_back(with_kind(at_cell(ActionKind::acrobat, space.cell), kind));
        }
    }
    return ways;
}

void join_acrobats(Table& table, const Action& action) {
    const int space = *segment_of_kind(table.board.at(cell_of(action)), SegmentKind::acrobats);
    stand(table, static_cast<FigureKind>(action.count), {cell_of(action), space});
}

std::vector<Action> ways_to_score_pyramids(const Table& table) {
    std::vector<Action> ways;
    for (const Spot& space : spots_of_kind(table.board, SegmentKind::acrobats)) {
        if (acrobats_on(table, space).size() == 3) ways.push_back(at_cell(ActionKind::pyramid, space.cell));
    }
    return ways;
}

void score_pyramid(Table& table, Script& script, Cell cell) {
    const Spot space = {cell, *segment_of_kind(table.board.at(cell), SegmentKind::acrobats)};
    Sums sums;
    for (const std::size_t i : acrobats_on(table, space))
        sums[table.figures[i].colour] += 5 - 2 * table.figures[i].ghosts;
    score_in_game(table, script, sums);
    send_all_home(table, region_at(table, space));
}

void score_acrobats(Table& table) {
    for (const Spot& space : spots_of_kind(table.board, SegmentKind::acrobats)) {
        for (const std::size_t i : acrobats_on(table, space)) score(table, table.figures[i].colour, 5);
    }
}

void score_big_top(Table& table, Script& script) {
    if (!table.token_under_big_top) return;
    table.token_under_big_top = false;
    const int number = script.show_animal(table);
    --table.animals.at(number);
    const std::set<Cell> near = cells_around(table, *table.big_top);
    Sums sums;
    for (const Figure& figure : table.figures) {
        if (is_meeple(figure.kind) && near.count(figure.spot.cell) != 0) sums[figure.colour] += number;
    }
    if (!table.final_scoring) return score_in_game(table, script, sums);
    for (const auto& [colour, sum] : sums) score(table, colour, sum);
}

void move_big_top(Table& table, Script& script) {
    if (!table.settings.circus || !type_of(table, table.drawn).has(Mark::circus)) return;
    score_big_top(table, script);
    table.big_top = table.laid;
    table.token_under_big_top = tokens_not_shown(table) > 0;
}

}  // namespace mistbank_reference
