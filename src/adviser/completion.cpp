#include "adviser/completion.hpp"

#include <algorithm>
#include <cmath>

#include "adviser/open_sides.hpp"
#include "rules/piles.hpp"

namespace mistbank {
namespace {

constexpr int most_cells_beside = 64;

/// `chance_of_fit` is the probability that one given fitting tile is laid on the cell. `fewest_fitting` is a lower
/// limit for the number of fitting tiles. This limit is above 0, because an open side can also be closed without a
/// fitting tile.
constexpr double chance_of_fit = 0.05;
constexpr double fewest_fitting = 0.02;

double fitting_of(double tiles) { return std::log(1 - std::exp(-chance_of_fit * std::max(fewest_fitting, tiles))); }

}  // namespace

int tiles_to_come(const Table& table) {
    int tiles = 0;
    for (int pile = table.state->active_pile; pile < table.settings().piles; ++pile) tiles += pile_size(table, pile);
    return tiles;
}

Completion::Completion(const Setup& setup, const Allocator& allocator)
    : weights_(row_for(setup, learned_completions().of)), fitting_(setup, allocator) {}

void Completion::look_at(const Table& table) {
    go_on_to(table);
    fitting_.look_at(table);
    std::fill(known_, known_ + Fitting::patterns, Fits{});
}

void Completion::go_on_to(const Table& table) {
    table_ = &table;
    tiles_ = tiles_to_come(table);
}

Openness Completion::openness(NodeIndex root) {
    const Board& board = table_->board;
    const Node& feature = board.nodes[root];
    const double time = tiles_ / std::max(1, static_cast<int>(table_->setup->pile_tiles));
    const bool has_sides = feature.kind == SegmentKind::road || feature.kind == SegmentKind::city;
    if (has_sides) return {static_cast<int>(feature.open), time, fitting_at_sides(root)};
    return {8 - board.tiles[feature.tile].tiles_around(), time, fitting_around(root)};
}

double Completion::chance(NodeIndex root) {
    const Node& feature = table_->board.nodes[root];
    const int kind = completed_kind(feature.kind);
    if (kind < 0 || feature.blocked) return 0;
    const Openness is = openness(root);
    if (is.open == 0) return 1;
    const CompletionWeights& weigh = weights_[kind];
    const double odds =
        weigh.at_rest + weigh.of_open * is.open + weigh.of_time * is.time + weigh.of_fitting * is.fitting;
    return 1 / (1 + std::exp(-odds));
}

double Completion::fitting_around(NodeIndex centre) {
    const Board& board = table_->board;
    const PlacedTile& tile = board.tiles[board.nodes[centre].tile];
    double sum = 0;
    for (int x = tile.x - 1; x <= tile.x + 1; ++x) {
        for (int y = tile.y - 1; y <= tile.y + 1; ++y) {
            const Cell& cell = board.cells[board.cell_at(x, y)];
            if (cell.has_tile == 0) sum += board.bounds.has(x, y) ? fitting_at(cell) : fitting_of(0);
        }
    }
    return sum;
}

// Returns the fit of unseen tiles at the open sides of a feature, as a logarithm. A cell with several open sides counts
// once, because it needs only one tile.
double Completion::fitting_at_sides(NodeIndex root) {
    const Cell* seen[most_cells_beside];
    int cells = 0;
    double sum = 0;
    each_open_side(table_->board, root, false, [&](int, int, int, const Cell& cell) {
        if (cells == most_cells_beside || std::find(seen, seen + cells, &cell) != seen + cells) return;
        seen[cells++] = &cell;
        sum += fitting_at(cell);
    });
    return sum;
}

double Completion::fitting_at(const Cell& cell) {
    Fits& fits = known_[cell.asked];
    if (fits.tiles != tiles_) fits = {tiles_, fitting_of(static_cast<double>(fitting_.share(cell.asked)) * tiles_)};
    return fits.fitting;
}

}  // namespace mistbank
