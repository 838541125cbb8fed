#include <utility>

#include "rules/mist/mist.hpp"
#include "validation/damages.hpp"

namespace mistbank_tests {

using namespace mistbank;

namespace {

// Returns the first figure of this kind in this place; null if there is none.
Figure* figure_in(Table& table, FigurePlace place, FigureKind kind = FigureKind::normal) {
    for (int index = 0; index < table.setup->figure_count; ++index) {
        Figure& figure = table.figures[index];
        if (figure.place == place && figure.kind == kind) return &figure;
    }
    return nullptr;
}

template <class Change>
bool change_figure(Table& table, FigurePlace place, Change change, FigureKind kind = FigureKind::normal) {
    Figure* figure = figure_in(table, place, kind);
    if (figure == nullptr) return false;
    change(*figure);
    return true;
}

// Returns the node of the first unoccupied segment of this kind; none32 if there is none.
NodeIndex free_node(const Table& table, SegmentKind kind) {
    for (NodeIndex node = 0; node < table.board.counts->nodes; ++node) {
        if (table.board.nodes[node].kind == kind && table.board.nodes[node].figure == 0) return node;
    }
    return none32;
}

// Moves a meeple to another segment and updates both segments, as a faulty rule would.
bool move_figure(Table& table, SegmentKind to) {
    const NodeIndex node = free_node(table, to);
    Figure* figure = figure_in(table, FigurePlace::board);
    if (figure == nullptr || node == none32) return false;
    table.board.nodes[node].figure = table.board.nodes[figure->node].figure;
    table.board.nodes[figure->node].figure = 0;
    figure->node = node;
    return true;
}

PlacedTile* haunted_tile(Table& table) {
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        if (table.board.tiles[tile].ghosts > 0) return &table.board.tiles[tile];
    }
    return nullptr;
}

// Returns the node of an open or a closed cemetery; none32 if there is none.
NodeIndex cemetery(const Table& table, bool open) {
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        const PlacedTile& placed = table.board.tiles[tile];
        if (!is_cemetery(table, placed) || is_open_cemetery(table, tile) != open) continue;
        return static_cast<NodeIndex>(placed.first + table.board.shape(placed).centre);
    }
    return none32;
}

}  // namespace

const std::vector<Damage>& damages_to_pieces() {
    static const std::vector<Damage> damages = {
        {"base", "is off the board but has a segment", check_figures,
         [](Table& table) {
             return change_figure(table, FigurePlace::supply, [](Figure& figure) { figure.node = 0; });
         }},
        {"base", "is on an unknown segment", check_figures,
         [](Table& table) {
             return change_figure(table, FigurePlace::board, [](Figure& figure) { figure.node = none32; });
         }},
        {"base", "is not listed on segment", check_figures,
         [](Table& table) {
             return change_figure(table, FigurePlace::board,
                                  [&](Figure& figure) { table.board.nodes[figure.node].figure = 0; });
         }},
        {"base", "is not there", check_figures,
         [](Table& table) {  // the list of figures on a segment becomes a cycle
             return change_figure(table, FigurePlace::board, [&](Figure& figure) {
                 figure.next = static_cast<std::uint8_t>(&figure - table.figures + 1);
             });
         }},
        {"everything", "is not there", check_figures,
         [](Table& table) {  // the list of figures on a segment continues with a figure that stands elsewhere
             return change_figure(table, FigurePlace::board, [&](Figure& figure) {
                 figure.next = static_cast<std::uint8_t>(table.setup->figure_count);
             });
         }},
        {"base", "is not there", check_figures,
         [](Table& table) {
             table.board.nodes[table.board.counts->nodes - 1].figure = 3;
             return figure_in(table, FigurePlace::board) == nullptr;
         }},
        {"base_without_farmers", "must not be on the segment", check_figures,
         [](Table& table) { return move_figure(table, SegmentKind::field); }},
        {"level2_2022", "must not be on the segment", check_figures,
         [](Table& table) { return move_figure(table, SegmentKind::mist); }},
        {"level2", "is buried outside a cemetery", check_figures,
         [](Table& table) {
             return change_figure(table, FigurePlace::board,
                                  [](Figure& figure) { figure.place = FigurePlace::buried; });
         }},
        {"ghosts_castles_cemeteries", "is buried, but this game has keepers", check_figures,
         [](Table& table) {
             if (!move_figure(table, SegmentKind::cemetery)) return false;
             figure_in(table, FigurePlace::board)->place = FigurePlace::buried;
             return true;
         }},
        {"abbot", "is of a kind that must not be on the segment", check_figures,
         [](Table& table) {
             Figure* figure = figure_in(table, FigurePlace::board);
             if (figure == nullptr || table.board.nodes[figure->node].kind == SegmentKind::monastery) return false;
             figure->kind = FigureKind::abbot;
             return true;
         }},
        {"everything", "is of a kind that must not be on the segment", check_figures,
         [](Table& table) {
             if (figure_in(table, FigurePlace::board) == nullptr) return false;
             return move_figure(table, SegmentKind::garden);
         }},
        {"traders_builders", "is without a meeple of its colour", check_figures,
         [](Table& table) {
             Figure* figure = figure_in(table, FigurePlace::board);
             if (figure == nullptr || table.board.feature(figure->node).meeples != 1) return false;
             if (table.board.nodes[figure->node].kind != SegmentKind::road) return false;
             figure->kind = FigureKind::builder;
             figure->its_occupies = 0;
             return true;
         }},
        {"level1", "the number of figures (meeple) of colour", check_figures,
         [](Table& table) {
             return change_figure(table, FigurePlace::supply, [](Figure& figure) { figure.colour = Colour::pink; });
         }},
        {"ghosts_castles_cemeteries", "the number of figures (guard) of colour", check_figures,
         [](Table& table) {
             return change_figure(table, FigurePlace::supply, [](Figure& figure) { figure.kind = FigureKind::guard; });
         }},
        {"base", "the set of figures of colour 0 with FigurePlace 1", check_figures,
         [](Table& table) {
             table.figures_in(FigurePlace::board, Colour::red) ^= 1;
             return true;
         }},
        {"tower", "the set of figures of colour 1 with FigurePlace 4", check_figures,
         [](Table& table) {
             table.figures_in(FigurePlace::prison, Colour::green) ^= 1;
             return true;
         }},
        {"level1", "the number of figures in the supply (meeple)", check_figures,
         [](Table& table) {
             ++table.in_supply(FigureKind::normal, Colour::red);
             return true;
         }},
        {"ghosts_castles_cemeteries", "the number of figures in the supply (guard)", check_figures,
         [](Table& table) {
             --table.in_supply(FigureKind::guard, Colour::red);
             return true;
         }},
        {"inns_cathedrals", "the number of figures in the supply (large)", check_figures,
         [](Table& table) {
             return change_figure(
                 table, FigurePlace::board, [&](Figure& figure) { ++table.in_supply(figure.kind, figure.colour); },
                 FigureKind::large);
         }},
        {"everything", "the number of figures in the supply (pig)", check_figures,
         [](Table& table) {
             table.in_supply(FigureKind::pig, Colour::green) ^= 1;
             return true;
         }},
        {"traders_builders", "(builder): the flag `occupies`: 1, expected 0", check_kinds,
         [](Table& table) {
             return change_figure(
                 table, FigurePlace::supply, [](Figure& figure) { figure.its_occupies = 1; }, FigureKind::builder);
         }},
        {"ghosts_castles_cemeteries", "(guard): the flag `can_be_haunted`: 1, expected 0", check_kinds,
         [](Table& table) {
             return change_figure(
                 table, FigurePlace::reserve, [](Figure& figure) { figure.its_hauntable = 1; }, FigureKind::guard);
         }},
        {"inns_cathedrals", "(large): 1, expected 2", check_kinds,
         [](Table& table) {
             return change_figure(
                 table, FigurePlace::board, [](Figure& figure) { figure.its_strength = 1; }, FigureKind::large);
         }},
        {"ghosts_castles_cemeteries", "the number of guards in the reserve", check_figures,
         [](Table& table) {
             --table.state->in_reserve[1];
             return true;
         }},
        {"level1", "the total number of ghosts", check_ghosts,
         [](Table& table) {
             --table.state->ghost_supply;
             return true;
         }},
        {"level1", "the number of ghosts on the tile", check_ghosts,
         [](Table& table) {
             PlacedTile* tile = haunted_tile(table);
             if (tile == nullptr) return false;
             ++tile->ghosts;
             return true;
         }},
        {"level5", "a ghost must not be on segment", check_ghosts,
         [](Table& table) {
             const NodeIndex node = free_node(table, SegmentKind::cemetery);
             if (node == none32) return false;
             put_ghosts(table, node, 1);
             return true;
         }},
        {"base", "a ghost must not be on segment", check_ghosts,
         [](Table& table) {
             put_ghosts(table, 0, 1);
             return true;
         }},
        {"ghosts_castles_cemeteries", "has ghosts that it cannot have", check_ghosts,
         [](Table& table) {
             return change_figure(table, FigurePlace::supply, [](Figure& figure) { figure.ghosts = 1; });
         }},
        {"everything", "has ghosts that it cannot have", check_ghosts,
         [](Table& table) {  // MEET-9
             return change_figure(
                 table, FigurePlace::board, [](Figure& figure) { figure.ghosts = 1; }, FigureKind::builder);
         }},
        {"level2", "is in play on a level without hounds", check_hounds,
         [](Table& table) {
             table.state->hounds[1].place = HoundPlace::track;
             return true;
         }},
        {"level3", "is not with a meeple", check_hounds,
         [](Table& table) {
             table.state->hounds[0].place = HoundPlace::meeple;
             return true;
         }},
        {"level3", "the place of the meeple of hound 1", check_hounds,
         [](Table& table) {
             Hound& hound = table.state->hounds[0];
             if (hound.place != HoundPlace::meeple) return false;
             hound.place = HoundPlace::returning;
             return true;
         }},
        {"level3", "the colour of the meeple of hound", check_hounds,
         [](Table& table) {
             Hound& hound = table.state->hounds[0];
             if (hound.place != HoundPlace::meeple) return false;
             hound.colour = Colour::none;
             return true;
         }},
        {"level3", "the number of piles opened", check_hounds,
         [](Table& table) {
             ++table.state->active_pile;
             return true;
         }},
        {"level3", "of the list is not a cemetery", check_cemeteries,
         [](Table& table) {
             if (table.state->open_cemeteries == 0) return false;
             table.open_cemeteries[0].tile = 0;
             return true;
         }},
        {"level2", "of the list is out of order", check_cemeteries,
         [](Table& table) {
             if (table.state->open_cemeteries < 2) return false;
             std::swap(table.open_cemeteries[0], table.open_cemeteries[1]);
             return true;
         }},
        {"level3", "the result of is_open_cemetery()", check_cemeteries,
         [](Table& table) {
             const NodeIndex node = cemetery(table, true);
             if (node == none32) return false;
             table.board.tiles[table.board.nodes[node].tile].surrounding = all_around;
             return true;
         }},
        {"level6", "the cemetery is both open and closed", check_cemeteries,
         [](Table& table) {
             const NodeIndex node = cemetery(table, true);
             if (node == none32) return false;
             table.board.nodes[node].blocked = 1;
             return true;
         }},
        {"level2", "the number of list entries for the cemetery", check_cemeteries,
         [](Table& table) {
             if (cemetery(table, true) == none32) return false;
             table.state->open_cemeteries = 0;
             return true;
         }},
        {"level5", "the bit in `own_cells` of the cemetery at", check_cemeteries,
         [](Table& table) {
             const NodeIndex node = cemetery(table, true);
             if (node == none32) return false;
             OpenCemetery& open = table.open_cemeteries[0];
             const unsigned empty = all_around & ~unsigned{table.board.tiles[open.tile].surrounding};
             open.own_cells = static_cast<std::uint8_t>(open.own_cells ^ (empty & (~empty + 1)));
             return true;
         }},
        {"level3", "the list of tiles with ghosts lacks", check_ghosts,
         [](Table& table) {
             if (table.state->tiles_with_ghosts_count == 0) return false;
             table.state->tiles_with_ghosts[0] = none32;
             return true;
         }},
        {"level1", "the number of tiles with ghosts", check_ghosts,
         [](Table& table) {
             ++table.state->tiles_with_ghosts_count;
             return true;
         }},
        {"level3", "the cemetery has closed without a burial", check_cemeteries,
         [](Table& table) {
             const NodeIndex node = cemetery(table, false);
             if (node == none32 || table.state->decision == DecisionKind::bury) return false;
             table.board.nodes[node].blocked = 0;
             return true;
         }},
        {"level3", "the position lacks data that this decision needs", check_asking,
         [](Table& table) {
             if (table.state->decision != DecisionKind::bury) return false;
             table.state->closing = 0;
             return true;
         }},
    };
    return damages;
}

}  // namespace mistbank_tests
