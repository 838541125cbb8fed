// Taking the abbot back (ABT). Gardens need no code here: they score like monasteries. abbot_expansion lists the kinds
// of segments on which an abbot can stand.
#include "rules/figures.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

// Returns the active player's abbot on the board; -1: none.
int own_abbot(const Table& table) {
    const Colour colour = colour_of_active_player(table);
    return figure_at(table, colour, FigureKind::abbot, FigurePlace::board);
}

const PlacedTile& tile_of(const Table& table, int figure) {
    return table.board.tiles[table.board.nodes[table.figures[figure].node].tile];
}

}  // namespace

const char* refuse_recall(const Table& table, Action) {
    const int abbot = own_abbot(table);
    if (abbot < 0) return "ABT-3: the player has no abbot on the board";
    if (is_in_lake(table, table.figures[abbot])) {
        return "ABT-3: an abbot can be taken back only from a monastery, abbey or garden; use 'release' for the lake "
               "(VOD-6)";
    }
    return tile_of(table, abbot).surrounding == all_around
               ? "ABT-4: the abbot's feature is surrounded and scores in step 3"
               : nullptr;
}

void list_recall(const Table& table, ActionList& list) {
    if (refuse_recall(table, {}) != nullptr) return;
    Action recall;
    recall.kind = ActionKind::recall;
    list.add(recall);
}

// ABT-3, ABT-5: only the abbot scores, not the feature. Ghosts on the abbot cost points as usual (MEET-12).
void recall_abbot(Table& table, Action) {
    const int index = own_abbot(table);
    const Figure& abbot = table.figures[index];
    const int tiles = 1 + tile_of(table, index).tiles_around();
    Event event = event_at(table, EventKind::abbot_recalled, table.board.nodes[abbot.node]);
    event.colour = abbot.colour;
    event.figure = abbot.kind;
    event.tiles = tiles;
    event.points = tiles;
    emit(table, event);
    pay(table, abbot.colour,
        {source_of(table.board.nodes[abbot.node].kind), tiles, abbot.ghosts, points_a_ghost_costs * abbot.ghosts});
    table.state->stage = StageOfPlacing::abbot_leaves;
}

ActionDetail points_of_abbot(const Table& table, Action) {
    const int abbot = own_abbot(table);
    if (abbot < 0) return 0;
    return 1 + tile_of(table, abbot).tiles_around() - points_a_ghost_costs * table.figures[abbot].ghosts;
}

bool has_abbot_on_board(const Table& table) { return own_abbot(table) >= 0; }

void send_abbot_home(Table& table) { return_figure(table, own_abbot(table)); }

void configure_abbot(const Rules&, Settings& settings) {
    settings.places |= place(SegmentKind::garden);  // ABT-1
}

}  // namespace mistbank
