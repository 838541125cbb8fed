// Acrobats and their pyramids (TOP-9 to TOP-14).
#include "board/bits.hpp"
#include "rules/placing.hpp"
#include "rules/player_names.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr unsigned acrobats_of_a_pyramid = 3;
constexpr int points_of_an_acrobat = 5;

bool has_space(const Table& table, TileIndex tile) { return tile != none32 && has_mark(table, tile, Mark::acrobats); }

NodeIndex space_on(const Table& table, TileIndex tile) { return place_on(table, tile, SegmentKind::acrobats); }

unsigned acrobats_on(const Table& table, TileIndex tile) { return table.board.nodes[space_on(table, tile)].meeples; }

// TOP-9: visits the tiles with a space for acrobats among the laid tile and the eight tiles around it, in the order in
// which they were laid.
template <class Visit>
void each_space_near(const Table& table, Visit visit) {
    for (std::uint32_t i = 0; i < table.big_top->spaces; ++i) {
        if (lies_around(table, table.state->laid, table.acrobat_tiles[i])) visit(table.acrobat_tiles[i]);
    }
}

Event event_of_pyramid(const Table& table, NodeIndex space) {
    Event event = event_at(table, EventKind::pyramid_scored, table.board.nodes[space]);
    event.count = static_cast<std::uint8_t>(table.board.nodes[space].meeples);
    event.points = points_of_an_acrobat;
    return event;
}

// Scores each colour's acrobats on the space. If `ghosts_cost` is true, each colour pays for the ghosts on its acrobats
// (MEET-12).
void score_acrobats(Table& table, NodeIndex space, bool ghosts_cost) {
    emit(table, event_of_pyramid(table, space));
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        int acrobats = 0;
        int ghosts = 0;
        table.each_figure_on(table.board.nodes[space], [&](int index) {
            const Figure& figure = table.figures[index];
            if (figure.colour != rules.colours[i]) return;
            ++acrobats;
            ghosts += ghosts_cost ? figure.ghosts : 0;
        });
        if (acrobats == 0) continue;
        pay(table, rules.colours[i],
            {Source::acrobats, points_of_an_acrobat * acrobats, ghosts, points_a_ghost_costs * ghosts});
    }
}

}  // namespace

void see_space(Table& table, TileIndex tile) {
    if (has_space(table, tile)) table.acrobat_tiles[table.big_top->spaces++] = tile;
}

const char* refuse_acrobat_at(const Table& table, FigureKind kind, NodeIndex space) {
    const bool is_acrobat = is_among(rules_of(kind).stands_on, SegmentKind::acrobats);
    return is_acrobat ? refuse_acrobats_space(table, space) : "MEET-4: this kind of figure cannot be an acrobat";
}

const char* refuse_acrobats_space(const Table& table, NodeIndex space) {
    const Node& node = table.board.nodes[space];
    if (const char* reason = refuse_tile(table, node.tile)) return reason;
    return node.meeples < acrobats_of_a_pyramid ? nullptr : "TOP-9: the space already has three acrobats";
}

void list_acrobats(const Table& table, ActionList& list) {
    each_space_near(table, [&](TileIndex tile) {
        if (refuse_acrobats_space(table, space_on(table, tile)) != nullptr) return;
        const unsigned at_hand = kinds_standing_on(meeples_at_hand(table), SegmentKind::acrobats);
        list_kinds(at_hand, naming_tile(table, ActionKind::acrobat, tile), list);
    });
}

ActionDetail acrobats_by_colours(const Table& table, Action action) {
    ActionDetail::Words text;
    const TileIndex tile = tile_named(table, action);
    if (!has_space(table, tile)) return text;
    for (int i = 0; i < max_colours; ++i) {
        int acrobats = 0;
        table.each_figure_on(table.board.nodes[space_on(table, tile)], [&](int index) {
            acrobats += table.figures[index].colour == static_cast<Colour>(i) ? 1 : 0;
        });
        if (acrobats == 0) continue;
        text = ActionDetail::Words::of(text, text.empty() ? "" : ", ", mark_of(static_cast<Colour>(i)), ' ', acrobats);
    }
    return text;
}

const char* refuse_acrobat(const Table& table, Action action) {
    const TileIndex wanted = tile_named(table, action);
    if (!has_space(table, wanted)) return "TOP-9: the cell has no space for acrobats";
    if (!lies_around(table, table.state->laid, wanted)) {
        return "TOP-9: the space must be on the laid tile or on one of the eight tiles around it";
    }
    return refuse_acrobat_at(table, kind_in(action.count), space_on(table, wanted));
}

void place_acrobat(Table& table, Action action) {
    place_figure(table, kind_in(action.count), colour_of_active_player(table),
                 space_on(table, tile_named(table, action)));
}

// TOP-10: lists pyramids of three acrobats of any colours, anywhere on the board.
void list_pyramids(const Table& table, ActionList& list) {
    for (std::uint32_t i = 0; i < table.big_top->spaces; ++i) {
        const TileIndex tile = table.acrobat_tiles[i];
        if (acrobats_on(table, tile) == acrobats_of_a_pyramid) {
            list.add(naming_tile(table, ActionKind::pyramid, tile));
        }
    }
}

const char* refuse_pyramid(const Table& table, Action action) {
    const TileIndex tile = tile_named(table, action);
    if (!has_space(table, tile)) return "TOP-10: the cell has no space for acrobats";
    return acrobats_on(table, tile) == acrobats_of_a_pyramid ? nullptr : "TOP-10: a pyramid needs three acrobats";
}

void score_pyramid(Table& table, Action action) {
    table.state->scoring.node = space_on(table, tile_named(table, action));
    score_acrobats(table, table.state->scoring.node, true);
    table.state->stage = StageOfPlacing::pyramid_leaves;
}

void send_pyramid_home(Table& table) {
    const NodeIndex space = table.state->scoring.node;
    send_home_together(
        table, [&](int index) { return table.figures[index].node == space; }, [](int) {});
}

// TOP-12: scores complete and incomplete pyramids.
void score_acrobats_at_the_end(Table& table) {
    for (std::uint32_t i = 0; i < table.big_top->spaces; ++i) {
        const NodeIndex space = space_on(table, table.acrobat_tiles[i]);
        if (table.board.nodes[space].meeples > 0) score_acrobats(table, space, false);
    }
}

std::uint32_t most_offers_of_big_top(const Setup& setup) {
    return 9 * static_cast<std::uint32_t>(setup.settings.meeple_kinds) + setup.amounts.with(Mark::acrobats);
}

}  // namespace mistbank
