// Validates pieces on and beside the board: figures, ghosts, hounds, and open cemeteries.
#include <algorithm>
#include <cstdlib>

#include "rules/mist/mist.hpp"
#include "rules/placing.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {
namespace {

bool is_out(const Figure& figure) { return figure.place == FigurePlace::board || figure.place == FigurePlace::buried; }

bool is_noted(const Table& table, int index) {
    bool noted = false;
    table.each_figure_on(table.board.nodes[table.figures[index].node], [&](int listed) { noted |= listed == index; });
    return noted;
}

// COO-4, COO-5, GCC-5, CEM-2, MEET-4: each figure must stand on a segment that its kind allows.
void check_ground(const Table& table, int index, Flaws& flaws) {
    const Figure& figure = table.figures[index];
    const Node& node = table.board.nodes[figure.node];
    const PlacedTile& tile = table.board.tiles[node.tile];
    flaws.expect(is_noted(table, index), "figure ", index, " is not listed on segment ", node.number, " at ",
                 place_of(tile));
    if (figure.place == FigurePlace::buried) {
        flaws.expect(node.kind == SegmentKind::cemetery && is_cemetery(table, tile), "figure ", index,
                     " is buried outside a cemetery at ", place_of(tile));
        flaws.expect(table.settings().cemeteries != Cemeteries::kept, "figure ", index,
                     " is buried, but this game has keepers");
        return;
    }
    const bool covered = (table.board.shape(tile).covered_roads >> node.number & 1u) != 0;
    const bool may_stand =
        figure.kind == FigureKind::barn || figure.kind == FigureKind::shepherd || place_of_kind(node.kind) != nullptr ||
        (table.settings().may_stand_on(node.kind) && (!covered || table.settings().meeples_on_covered_roads));
    flaws.expect(may_stand, "figure ", index, " must not be on the segment at ", place_of(tile));
    const bool is_caught = is_in_lake(table, figure) && figure.occupies();  // VOD-2
    flaws.expect(is_caught || is_among(rules_of(figure.kind).stands_on, node.kind), "figure ", index,
                 " is of a kind that must not be on the segment at ", place_of(tile));
    const bool needs_meeple =
        !figure.occupies() && figure.kind != FigureKind::barn && figure.kind != FigureKind::shepherd;
    bool has_meeple = false;
    table.each_figure_of(figure.node, [&](int listed) {
        has_meeple |= table.figures[listed].colour == figure.colour && table.figures[listed].occupies();
    });
    flaws.expect(!needs_meeple || has_meeple, "figure ", index, " is without a meeple of its colour at ",
                 place_of(tile));  // MEET-8
}

void check_supplies(const Table& table, Flaws& flaws) {
    const State& state = *table.state;
    const Settings& settings = table.settings();
    for (int c = 0; c < max_colours; ++c) {
        int figures[figure_kinds] = {}, in_supply[figure_kinds] = {}, in_reserve = 0;
        for (int index = 0; index < table.setup->figure_count; ++index) {
            const Figure& figure = table.figures[index];
            if (static_cast<int>(figure.colour) != c) continue;
            ++figures[static_cast<int>(figure.kind)];
            if (figure.place == FigurePlace::supply) ++in_supply[static_cast<int>(figure.kind)];
            if (figure.place == FigurePlace::reserve) ++in_reserve;
        }
        figures[static_cast<int>(FigureKind::guard)] -= settings.reserve[c];
        for (int kind = 0; kind < figure_kinds; ++kind) {
            const char* name = rules_of(static_cast<FigureKind>(kind)).name;
            flaws.equal(figures[kind], settings.figures[kind][c], "the number of figures (", name, ") of colour ", c);
            flaws.equal(state.in_supply[kind][c], in_supply[kind], "the number of figures in the supply (", name,
                        ") of colour ", c);
        }
        flaws.equal(state.in_reserve[c], in_reserve, "the number of guards in the reserve of colour ", c);
    }
}

void check_places(const Table& table, Flaws& flaws) {
    FigureSet figures_in[figure_places][max_colours] = {};
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        const auto colour = static_cast<std::size_t>(figure.colour);
        figures_in[static_cast<std::size_t>(figure.place)][colour] |= FigureSet{1}
                                                                      << (index - table.setup->first_figure[colour]);
    }
    for (int place = 0; place < figure_places; ++place) {
        for (int colour = 0; colour < max_colours; ++colour) {
            flaws.equal(table.state->figures_in[place][colour], figures_in[place][colour],
                        "the set of figures of colour ", colour, " with FigurePlace ", place);
        }
    }
}

// --- cemeteries ---

// CEM-1, HAU-2, GCC-10: computes from the tiles whether a cemetery has tiles at all 4 sides (CEM-1) or on all 8 cells
// around it.
bool has_tiles_around(const Table& table, const PlacedTile& tile) {
    const int directions = table.settings().cemeteries == Cemeteries::closed_by_sides ? 4 : 8;
    for (int direction = 0; direction < directions; ++direction) {
        const Step& step = around[direction];
        if (table.board.tile_at(tile.x + step.x, tile.y + step.y) == none32) return false;
    }
    return true;
}

bool is_listed(const Table& table, TileIndex tile) {
    for (std::uint32_t i = 0; i < table.state->open_cemeteries; ++i) {
        if (table.open_cemeteries[i].tile == tile) return true;
    }
    return false;
}

void check_list(const Table& table, Flaws& flaws) {
    for (std::uint32_t i = 0; i < table.state->open_cemeteries; ++i) {
        const TileIndex index = table.open_cemeteries[i].tile;
        const bool known = index < table.board.counts->tiles;
        flaws.expect(known && is_cemetery(table, table.board.tiles[index]), "entry ", i,
                     " of the list is not a cemetery");
        flaws.expect(i == 0 || table.open_cemeteries[i - 1].tile < index, "entry ", i, " of the list is out of order");
    }
}

bool are_beside(const PlacedTile& tile, int x, int y) {
    const int far = std::max(std::abs(tile.x - x), std::abs(tile.y - y));
    return far == 1;
}

// HAU-3: each empty cell beside open cemeteries is listed once, by the earliest of these cemeteries.
void check_own_cells(const Table& table, Flaws& flaws) {
    for (std::uint32_t i = 0; i < table.state->open_cemeteries; ++i) {
        const OpenCemetery& open = table.open_cemeteries[i];
        const PlacedTile& tile = table.board.tiles[open.tile];
        for (int direction = 0; direction < 8; ++direction) {
            const int x = tile.x + around[direction].x;
            const int y = tile.y + around[direction].y;
            if (table.board.tile_at(x, y) != none32) continue;
            bool is_own = true;
            for (std::uint32_t earlier = 0; earlier < i; ++earlier) {
                is_own = is_own && !are_beside(table.board.tiles[table.open_cemeteries[earlier].tile], x, y);
            }
            flaws.equal(open.own_cells >> direction & 1, is_own ? 1 : 0, "the bit in `own_cells` of the cemetery at ",
                        place_of(tile), " for the cell ", Place{x, y});
        }
    }
}

// The list must contain exactly the tiles with ghosts, in the order in which the tiles were laid.
void check_list_of_ghosts(const Table& table, Flaws& flaws) {
    const State& state = *table.state;
    int listed = 0;
    for (TileIndex index = 0; index < table.board.counts->tiles; ++index) {
        if (table.board.tiles[index].ghosts == 0) continue;
        flaws.expect(listed < state.tiles_with_ghosts_count && state.tiles_with_ghosts[listed] == index,
                     "the list of tiles with ghosts lacks the tile at ", place_of(table.board.tiles[index]));
        ++listed;
    }
    flaws.equal(state.tiles_with_ghosts_count, listed, "the number of tiles with ghosts");
}

}  // namespace

void check_figures(const Table& table, Flaws& flaws) {
    flaws.look_at("figures", "src/rules/figures.cpp");
    const unsigned nodes = table.board.counts->nodes;
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (!is_out(figure) && figure.place != FigurePlace::aside) {
            flaws.expect(figure.node == none32, "figure ", index, " is off the board but has a segment");
        } else {
            flaws.expect(figure.node < nodes, "figure ", index, " is on an unknown segment");
        }
    }
    for (unsigned at = 0; at < nodes; ++at) {
        const Node& node = table.board.nodes[at];
        int noted = 0;
        for (unsigned figure = node.figure; figure != 0; figure = table.figures[figure - 1].next) {
            const bool stands = figure <= table.setup->figure_count && is_out(table.figures[figure - 1]) &&
                                table.figures[figure - 1].node == at && noted++ < table.setup->figure_count;
            flaws.expect(stands, "the figure listed on segment ", node.number, " at ",
                         place_of(table.board.tiles[node.tile]), " is not there");
            if (!stands) break;
        }
    }
    if (flaws.any()) return;
    for (int index = 0; index < table.setup->figure_count; ++index) {
        if (is_out(table.figures[index])) check_ground(table, index, flaws);
    }
    check_supplies(table, flaws);
    check_places(table, flaws);
}

// MEET-3, MEET-5, MEET-9: each figure caches the properties of its kind.
void check_kinds(const Table& table, Flaws& flaws) {
    flaws.look_at("kinds of figures", "src/rules/setup.cpp");
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        const FigureRules& rules = rules_of(figure.kind);
        flaws.equal(figure.occupies(), rules.occupies, "figure ", index, " (", rules.name, "): the flag `occupies`");
        flaws.equal(figure.can_be_haunted(), rules.can_be_haunted, "figure ", index, " (", rules.name,
                    "): the flag `can_be_haunted`");
        flaws.equal(figure.strength(), rules.strength, "the strength of figure ", index, " (", rules.name, ")");
    }
}

void check_ghosts(const Table& table, Flaws& flaws) {
    flaws.look_at("ghosts", "src/rules/mist/ghosts.cpp");
    const Settings& settings = table.settings();
    int ghosts = table.state->ghost_supply;
    for (TileIndex index = 0; index < table.board.counts->tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        int on_segments = 0;
        const int segments = tile.face_down != 0 ? 0 : table.board.shape(tile).segment_count;
        for (int number = 0; number < segments; ++number) {
            const Node& node = table.board.node(tile, number);
            on_segments += node.ghosts;
            if (node.ghosts == 0) continue;
            const bool on_cemetery =
                node.kind == SegmentKind::cemetery && settings.cemeteries == Cemeteries::closed_by_sides;  // HAU-7
            flaws.expect(settings.ghosts_haunt == Ghosts::mist && (node.kind == SegmentKind::mist || on_cemetery),
                         "a ghost must not be on segment ", number, " at ", place_of(tile));
        }
        flaws.equal(tile.ghosts, on_segments, "the number of ghosts on the tile at ", place_of(tile));
        ghosts += tile.ghosts;
    }
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        ghosts += figure.ghosts;
        if (figure.ghosts == 0) continue;  // GCC-5, GCC-6
        const bool carries = figure.place == FigurePlace::board || figure.place == FigurePlace::aside;
        flaws.expect(settings.ghosts_haunt == Ghosts::meeples && carries && rules_of(figure.kind).can_be_haunted &&
                         figure.ghosts < 3,
                     "figure ", index, " has ghosts that it cannot have");
    }
    flaws.equal(ghosts, settings.ghosts, "the total number of ghosts, including the supply");
    check_list_of_ghosts(table, flaws);
}

void check_hounds(const Table& table, Flaws& flaws) {
    flaws.look_at("hounds", "src/rules/mist/hounds.cpp");
    const State& state = *table.state;
    int arrived = 0;
    for (int index = 0; index < hound_count; ++index) {
        const Hound& hound = state.hounds[index];
        const bool is_played = table.settings().hounds[index] > 0;
        flaws.expect(is_played || hound.place == HoundPlace::gone, "hound ", index + 1,
                     " is in play on a level without hounds");
        arrived += is_played && hound.place != HoundPlace::track ? 1 : 0;
        if (hound.place == HoundPlace::track || hound.place == HoundPlace::gone) continue;
        flaws.expect(hound.figure < table.setup->figure_count, "hound ", index + 1, " is not with a meeple");
        if (hound.figure >= table.setup->figure_count) continue;
        const Figure& figure = table.figures[hound.figure];
        const FigurePlace expected = hound.place == HoundPlace::meeple ? FigurePlace::board : FigurePlace::supply;
        flaws.equal(figure.place, expected, "the place of the meeple of hound ", index + 1);
        flaws.equal(hound.colour, figure.colour, "the colour of the meeple of hound ", index + 1);
    }
    // LVL-3: each hound opens a pile after it has taken its ghosts.
    const int opens = state.decision == DecisionKind::hound_pacifies ? 1 : 0;
    flaws.equal(state.active_pile, arrived - opens, "the number of piles opened");
}

void check_cemeteries(const Table& table, Flaws& flaws) {
    flaws.look_at("cemeteries", "src/rules/mist/cemeteries.cpp");
    check_list(table, flaws);
    if (flaws.any() || table.settings().cemeteries == Cemeteries::kept) return;
    if (table.settings().cemeteries == Cemeteries::haunted) check_own_cells(table, flaws);
    const State& state = *table.state;
    for (TileIndex index = 0; index < table.board.counts->tiles; ++index) {
        const PlacedTile& tile = table.board.tiles[index];
        if (!is_cemetery(table, tile)) continue;
        const bool is_open = !has_tiles_around(table, tile);
        const bool is_settled = table.board.node(tile, table.board.shape(tile).centre).blocked != 0;
        flaws.equal(is_listed(table, index), !is_settled, "the number of list entries for the cemetery at ",
                    place_of(tile));
        flaws.equal(is_open_cemetery(table, index), is_open, "the result of is_open_cemetery() for the cemetery at ",
                    place_of(tile));
        flaws.expect(!is_open || !is_settled, "the cemetery is both open and closed at ", place_of(tile));
        // While one cemetery asks for its meeple, other cemeteries can be waiting for their meeples (CEM-6).
        flaws.expect(is_open || is_settled || state.decision == DecisionKind::bury,
                     "the cemetery has closed without a burial at ", place_of(tile));
    }
}

void check_list_of(const Table& table, Mark mark, const TileIndex* list, std::uint32_t count, Flaws& flaws) {
    std::uint32_t found = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        if (!has_mark(table, tile, mark)) continue;
        flaws.expect(found < count && list[found] == tile, "the list lacks the ", name_of(mark), " at ",
                     place_of(table.board.tiles[tile]));
        ++found;
    }
    flaws.equal(count, found, "the number of tiles with the mark ", name_of(mark));
}

}  // namespace mistbank
