// The fairy (PRD-13 to PRD-19) stands beside one meeple. She earns points for the meeple and keeps the dragon away.
#include "rules/figures.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr int points_of_one_as_the_turn_begins = 1;  // PRD-15
constexpr int points_in_a_scoring = 3;               // PRD-16

// PRD-13: the fairy can join any of the player's own meeples anywhere, except the meeple that she is already with.
const char* refuse_company(const Table& table, int index) {
    const Figure& figure = table.figures[index];
    if (!is_active_players(table, figure.colour)) return "PRD-13: the fairy can join only the player's own meeple";
    if (!figure.occupies()) return "PRD-13: the fairy can join only a meeple";
    return has_fairy(table, index) ? "PRD-13: the fairy is already with this meeple" : nullptr;
}

void tell_of_points(Table& table, int index, int points) {
    Event event = event_about(table, EventKind::fairy_scored, table.figures[index]);
    event.points = points;
    emit(table, event);
}

// PRD-17: a fairy beside an acrobat earns points for all of the active player's acrobats on that space, even if the
// acrobat beside her has another colour.
int points_as_turn_begins(const Table& table, int index) {
    const Node& node = table.board.nodes[table.figures[index].node];
    int points = 0;
    const auto see = [&](int with) {
        if (is_active_players(table, table.figures[with].colour)) points += points_of_one_as_the_turn_begins;
    };
    node.kind == SegmentKind::acrobats ? table.each_figure_on(node, see) : see(index);
    return points;
}

}  // namespace

// Step 0: runs once at the beginning of a turn, but not in the last round, in which only abbeys are laid (ABM-9).
Progress score_for_fairy(Table& table) {
    const int index = table.dragon->fairy_with - 1;
    const bool is_in_last_round = table.abbeys != nullptr && table.abbeys->in_last_round != 0;
    if (table.state->stage == StageOfFairy::has_scored || index < 0 || table.state->part != 1 || is_in_last_round) {
        return Progress::next;
    }
    const int points = points_as_turn_begins(table, index);
    if (points == 0) return Progress::next;
    tell_of_points(table, index, points);
    pay(table, colour_of_active_player(table), {Source::fairy, points});
    table.state->stage = StageOfFairy::has_scored;
    return Progress::again;
}

void list_fairy(const Table& table, ActionList& list) {
    const Colour colour = colour_of_active_player(table);
    const int first = table.setup->first_figure[static_cast<int>(colour)];
    FigureSet figures = meeples_on_board(table, colour);
    const int with = table.dragon->fairy_with - 1;
    if (with >= 0 && table.figures[with].colour == colour) figures &= ~(FigureSet{1} << (with - first));
    list_figures_among(table, colour, figures, ActionKind::fairy, list, [](int) { return true; });
}

const char* refuse_fairy(const Table& table, Action action) {
    const int figure = figure_named(table, action);
    return figure < 0 ? "PRD-13: the named meeple is not on this segment" : refuse_company(table, figure);
}

void move_fairy(Table& table, Action action) {
    const int index = figure_named(table, action);
    Dragon& dragon = *table.dragon;
    dragon.fairy_with = static_cast<std::uint8_t>(index + 1);
    dragon.fairy_at = table.board.nodes[table.figures[index].node].tile;
    emit(table, event_about(table, EventKind::fairy_moved, table.figures[index]));
}

// PRD-18: the fairy stays on her tile, without a meeple.
void fairy_loses(Table& table, int figure) {
    if (has_fairy(table, figure)) table.dragon->fairy_with = 0;
}

// PRD-16
int points_for_fairy(Table& table, NodeIndex feature, Colour colour) {
    const int index = table.dragon->fairy_with - 1;
    if (index < 0 || table.figures[index].colour != colour) return 0;
    if (table.board.root(table.figures[index].node) != table.board.root(feature)) return 0;
    tell_of_points(table, index, points_in_a_scoring);
    return points_in_a_scoring;
}

}  // namespace mistbank
