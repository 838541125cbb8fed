// Hills and vineyards (HIL-1 to HIL-4): tiles under hills, hills as tie-breakers, vineyards around monasteries.
#include <algorithm>

#include "rules/house_rules/bag.hpp"

namespace mistbank {
namespace {

constexpr int points_a_vineyard = 3;  // HIL-4

bool is_tile_to_hide(const Table& table) {
    return has_mark(table, table.state->laid, Mark::hill) && pile_left(table) > 0;
}

}  // namespace

bool awaits_hidden_tile(const Table& table) {
    return table.state->awaited == Awaited::hidden && is_tile_to_hide(table) &&
           table.hills->hidden < tiles_with(table, Mark::hill);
}

// HIL-2. Players never see or draw the hidden tile; therefore any tile of the pile will do. Without a bag, the last
// tile of the active pile is hidden: the pile becomes one tile shorter, and nothing else needs to be recorded.
Progress hide_tile_under_hill(Table& table) {
    const bool hides = table.state->stage == StageOfHiding::not_hidden && is_tile_to_hide(table);
    return hides ? ask_chance(table, Awaited::hidden) : Progress::next;
}

void hide_tile(Table& table) {
    table.state->stage = StageOfHiding::hidden;
    if (table.bag != nullptr) {
        hide_out_of_bag(table);
    } else {
        --table.state->pile_end[table.state->active_pile];
    }
    ++table.hills->hidden;
    Event event = event_of(table, EventKind::tile_hidden);
    event.x = table.board.tiles[table.state->laid].x;
    event.y = table.board.tiles[table.state->laid].y;
    event.total = pile_left(table);
    emit(table, event);
}

// HIL-3: if a tied colour has a meeple on a hill in the feature, tied colours without a meeple on a hill do not score.
// The number of meeples on hills matters only by house rule (HSE-16).
int break_tie_by_hills(const Table& table, NodeIndex at, bool (&scores)[max_colours]) {
    int on_hills[max_colours] = {};
    table.each_figure_of(at, [&](int index) {
        const Figure& figure = table.figures[index];
        int& count = on_hills[static_cast<int>(figure.colour)];
        if (!figure.occupies() || !scores[static_cast<int>(figure.colour)]) return;
        if (!has_mark(table, table.board.nodes[figure.node].tile, Mark::hill)) return;
        count = table.settings().house.hill_majority ? count + 1 : 1;
    });
    const int most = *std::max_element(on_hills, on_hills + max_colours);
    if (most == 0) return 0;
    std::transform(on_hills, on_hills + max_colours, scores, [&](int meeples) { return meeples == most; });
    return static_cast<int>(std::count(scores, scores + max_colours, true));
}

// HIL-4
int points_for_vineyards(const Table& table, NodeIndex monastery) {
    const PlacedTile& tile = table.board.tiles[table.board.nodes[monastery].tile];
    int vineyards = 0;
    for (int direction = 0; direction < 8; ++direction) {
        const TileIndex neighbour = table.board.tile_near(tile, direction);
        if (neighbour != none32 && has_mark(table, neighbour, Mark::vineyard)) ++vineyards;
    }
    return points_a_vineyard * vineyards;
}

void HillsPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::hills_sheep)) return;
    arena.allocate(hills, 1);
}

void configure_hills_sheep(const Rules&, Settings& settings) {
    settings.fields = true;  // HIL-5, ABM-24
}

}  // namespace mistbank
