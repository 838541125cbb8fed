// The Festival: step 2b, taking a figure back from the board (FES-2 to FES-10).
#include "rules/figures.hpp"

namespace mistbank {
namespace {

bool has_laid_festival(const Table& table) { return has_mark(table, table.state->laid, Mark::festival); }

}  // namespace

void list_festival(const Table& table, ActionList& list) {
    if (!has_laid_festival(table)) return;
    const Colour colour = colour_of_active_player(table);
    list_figures_among(table, colour, table.figures_in(FigurePlace::board, colour), ActionKind::festival, list,
                       [&](int index) { return !is_in_lake(table, table.figures[index]); });
}

const char* refuse_festival(const Table& table, Action action) {
    if (!has_laid_festival(table)) return "FES-2: the laid tile has no festival";
    const int index = figure_named(table, action);
    if (index < 0) return "FES-4: no such figure stands there; prisoners and buried meeples are not on the board";
    const Figure& figure = table.figures[index];
    if (!is_active_players(table, figure.colour)) return "FES-3: players can take back only their own figures";
    return is_in_lake(table, figure) ? "FES-4: the Vodyanoy keeps the meeples in the lake" : nullptr;
}

void take_figure_back(Table& table, Action action) {
    const int index = figure_named(table, action);
    emit(table, event_about(table, EventKind::figure_taken_back, table.figures[index]));
    return_figure(table, index);
}

std::uint32_t most_figures_to_take_back(const Setup& setup) { return setup.figure_count; }

}  // namespace mistbank
