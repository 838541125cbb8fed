#include "rules/table.hpp"

#include "rules/house_rules/house_rules.hpp"

namespace mistbank {

Table table_on(const Setup& setup, void* block, HostVector<Event>* events) {
    auto* bytes = static_cast<unsigned char*>(block);
    const Layout& layout = setup.layout;
    Table table;
    table.setup = &setup;
    table.state = reinterpret_cast<State*>(bytes);
    table.board.shapes = setup.shapes.data();
    table.board.with_fields = setup.settings.fields;
    table.board.with_shared = setup.has_shared_sides;
    if (setup.settings.house.has_table()) table.board.bounds = bounds_of(setup.settings.house);
    table.board.slot_mask = layout.slot_mask;
    table.board.row_step = row_step_of(layout.slot_mask + 1);
    table.board.counts = &table.state->board;
    table.board.tiles = reinterpret_cast<PlacedTile*>(bytes + layout.tiles);
    table.board.nodes = reinterpret_cast<Node*>(bytes + layout.nodes);
    table.board.cells = reinterpret_cast<Cell*>(bytes + layout.cells);
    table.board.asked = reinterpret_cast<SidePattern*>(bytes + layout.asked);
    table.board.spots = reinterpret_cast<Spot*>(bytes + layout.spots);
    if (layout.groups != 0) {
        table.board.groups.first = reinterpret_cast<std::uint32_t*>(bytes + layout.groups);
        table.board.groups.blocks = reinterpret_cast<FringeBlock*>(bytes + layout.blocks);
    }
    table.board.slots = reinterpret_cast<CellIndex*>(bytes + layout.slots);
    table.figures = reinterpret_cast<Figure*>(bytes + layout.figures);
    table.order = reinterpret_cast<std::uint16_t*>(bytes + layout.order);
    table.unseen = reinterpret_cast<std::uint16_t*>(bytes + layout.unseen);
    table.set_aside = reinterpret_cast<std::uint64_t*>(bytes + layout.set_aside);
    table.open_cemeteries = reinterpret_cast<OpenCemetery*>(bytes + layout.cemeteries);
    table.tally = reinterpret_cast<std::int32_t*>(bytes + layout.tally);
    StateArena arena(bytes, layout.parts);
    table.allocate_in(arena, setup);
    table.board.links = table.links();
    table.board.edge_closes = setup.settings.house.border_completes;
    table.events = events;
    return table;
}

Event event_of(const Table& table, EventKind kind) {
    Event event;
    event.kind = kind;
    event.player = table.state->player;
    event.action = table.state->actions;
    return event;
}

Event event_at(const Table& table, EventKind kind, const Node& node) {
    Event event = event_of(table, kind);
    event.x = table.board.tiles[node.tile].x;
    event.y = table.board.tiles[node.tile].y;
    event.segment = node.number;
    return event;
}

void emit(Table& table, const Event& event) {
    if (table.has_listener()) table.events->push_back(event);
}

std::uint32_t tiles_with(const Table& table, Mark mark) {
    std::uint32_t tiles = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) tiles += has_mark(table, tile, mark) ? 1 : 0;
    return tiles;
}

TileIndex tile_named(const Table& table, Action action) {
    const TileIndex tile = table.board.tile_at(action.x, action.y);
    return tile == none32 || table.board.tiles[tile].face_down ? none32 : tile;
}

NodeIndex node_named(const Table& table, Action action) {
    const TileIndex index = tile_named(table, action);
    if (index == none32) return none32;
    const PlacedTile& tile = table.board.tiles[index];
    return action.segment < table.board.shape(tile).segment_count ? static_cast<NodeIndex>(tile.first + action.segment)
                                                                  : none32;
}

}  // namespace mistbank
