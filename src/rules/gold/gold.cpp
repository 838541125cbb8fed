// Gold mines (GLD-1 to GLD-8). Step 1b: ingots are placed. Step 3a: winners of features claim and share ingots. The
// final scoring pays for ingots.
#include <algorithm>
#include <tuple>

#include "board/bits.hpp"
#include "rules/hashing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

IngotsOnTile* begin_of(Gold& gold) { return gold.on; }
IngotsOnTile* end_of(Gold& gold) { return gold.on + gold.tiles; }

void put_ingot(Table& table, TileIndex tile) {
    Gold& gold = *table.gold;
    IngotsOnTile* const on =
        std::find_if(begin_of(gold), end_of(gold), [&](auto& ingots) { return ingots.tile == tile; });
    if (on == end_of(gold)) {
        *on = {tile, 0, 0, {}};
        ++gold.tiles;
    }
    ++on->count;
    --gold.aside;
    Event event = event_of(table, EventKind::gold_placed);
    event.x = table.board.tiles[tile].x;
    event.y = table.board.tiles[tile].y;
    event.amount = on->count;
    event.total = gold.aside;
    emit(table, event);
}

bool lies_beside(const Table& table, TileIndex tile) {
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    const PlacedTile& placed = table.board.tiles[tile];
    return tile != table.state->laid && std::abs(laid.x - placed.x) <= 1 && std::abs(laid.y - placed.y) <= 1;
}

// --- step 1b, the second ingot ---

void list_tiles_beside(const Table& table, ActionList& list) {
    // Indices in `around`, sorted by the y, then the x of the neighbouring tile.
    static constexpr int by_y_then_x[] = {7, 0, 4, 3, 1, 6, 2, 5};
    for (const int direction : by_y_then_x) {
        const TileIndex tile = table.board.tile_near(table.board.tiles[table.state->laid], direction);
        if (tile != none32) list.add(naming_tile(table, ActionKind::gold, tile));
    }
}

const char* refuse_tile_beside(const Table& table, Action action) {
    const TileIndex tile = tile_named(table, action);
    if (tile == none32) return "GLD-2: the cell has no tile for the ingot";
    return lies_beside(table, tile) ? nullptr : "GLD-2: the second ingot must be placed on a tile around the mine";
}

void resolve_tile_beside(Table& table, Action action) {
    put_ingot(table, tile_named(table, action));
    table.state->stage = StageOfGold::laid_beside;
}

// --- step 3a ---

// GLD-3
bool is_of_feature(const Table& table, NodeIndex feature, TileIndex tile) {
    const Node& node = table.board.nodes[feature];
    if (node.kind != SegmentKind::road && node.kind != SegmentKind::city) {
        const PlacedTile& centre = table.board.tiles[node.tile];
        const PlacedTile& placed = table.board.tiles[tile];
        return std::abs(centre.x - placed.x) <= 1 && std::abs(centre.y - placed.y) <= 1;
    }
    bool is = false;
    table.board.each_segment(feature, [&](const Node& segment) { is = is || segment.tile == tile; });
    return is;
}

// GLD-5: returns the tile from which the colour takes its next ingot; null if no ingot that the colour claims is left.
IngotsOnTile* next_for(Table& table, Colour colour) {
    IngotsOnTile* first = nullptr;
    const auto rank = [&](const IngotsOnTile& ingots_on_tile) {
        const PlacedTile& tile = table.board.tiles[ingots_on_tile.tile];
        return std::make_tuple(-count_bits(ingots_on_tile.claimed_by), tile.y, tile.x);
    };
    std::for_each(begin_of(*table.gold), end_of(*table.gold), [&](IngotsOnTile& ingots_on_tile) {
        const bool is_claimed = (ingots_on_tile.claimed_by >> static_cast<unsigned>(colour) & 1u) != 0;
        if (!is_claimed || ingots_on_tile.count == 0) return;
        if (first == nullptr || rank(ingots_on_tile) < rank(*first)) first = &ingots_on_tile;
    });
    return first;
}

void take_ingot(Table& table, Colour colour, IngotsOnTile& from) {
    --from.count;
    std::uint8_t& held = table.gold->held[static_cast<int>(colour)];
    ++held;
    Event event = event_of(table, EventKind::gold_taken);
    event.colour = colour;
    event.x = table.board.tiles[from.tile].x;
    event.y = table.board.tiles[from.tile].y;
    event.total = held;
    emit(table, event);
}

}  // namespace

void set_up_ingots(Table& table) { table.gold->aside = most_ingots; }

bool is_ingot_due(const Table& table) {
    return has_mark(table, table.state->laid, Mark::gold) && table.gold->aside > 0;
}

// Step 1b, GLD-2: the laid tile gets the first ingot.
Progress place_gold(Table& table) {
    if (table.state->stage != StageOfGold::not_laid || !is_ingot_due(table)) return Progress::next;
    put_ingot(table, table.state->laid);
    // HSE-11: no tile lies around the first tile to get the second ingot.
    if (table.gold->aside == 0 || table.board.counts->tiles == 1) return Progress::next;
    return ask(table, DecisionKind::gold);
}

// GLD-4: each winner of the feature claims the ingots on the tiles of the feature.
void claim_gold(Table& table, NodeIndex feature) {
    if (table.gold->tiles == 0) return;
    bool wins[max_colours];
    colours_that_score(table, feature, wins);
    unsigned winners = 0;
    for (unsigned colour = 0; colour < max_colours; ++colour) winners |= wins[colour] ? 1u << colour : 0u;
    std::for_each(begin_of(*table.gold), end_of(*table.gold), [&](IngotsOnTile& ingots_on_tile) {
        if (is_of_feature(table, feature, ingots_on_tile.tile))
            ingots_on_tile.claimed_by = static_cast<std::uint8_t>(ingots_on_tile.claimed_by | winners);
    });
}

// GLD-4: the colours take one ingot each, round after round, beginning with the active player.
Progress share_gold(Table& table) {
    Gold& gold = *table.gold;
    const Rules& rules = table.setup->rules;
    const auto is_claimed = [](const IngotsOnTile& ingots_on_tile) { return ingots_on_tile.claimed_by != 0; };
    if (std::none_of(begin_of(gold), end_of(gold), is_claimed)) return Progress::next;
    for (bool is_left = true; is_left;) {
        is_left = false;
        for (int turn = 0; turn < rules.players; ++turn) {
            const Colour colour = rules.colours[(table.state->player + turn) % rules.players];
            IngotsOnTile* const next = next_for(table, colour);
            if (next == nullptr) continue;
            take_ingot(table, colour, *next);
            is_left = true;
        }
    }
    const auto is_empty = [](const IngotsOnTile& ingots_on_tile) { return ingots_on_tile.count == 0; };
    gold.tiles = static_cast<std::uint8_t>(std::remove_if(begin_of(gold), end_of(gold), is_empty) - gold.on);
    std::for_each(begin_of(gold), end_of(gold), [](IngotsOnTile& ingots_on_tile) { ingots_on_tile.claimed_by = 0; });
    std::fill(end_of(gold), gold.on + most_ingots, IngotsOnTile{});
    return Progress::next;
}

// GLD-8
int points_of_ingots(int held) { return held * (held >= 10 ? 4 : held >= 7 ? 3 : held >= 4 ? 2 : 1); }

void score_gold(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const Colour colour = rules.colours[i];
        const int held = table.gold->held[static_cast<int>(colour)];
        if (held == 0) continue;
        Event event = event_of(table, EventKind::gold_scored);
        event.colour = colour;
        event.amount = held;
        event.points = points_of_ingots(held);
        emit(table, event);
        pay(table, colour, {Source::gold, event.points});
    }
}

int ingots_on(const Table& table, TileIndex tile) {
    const Gold& gold = *table.gold;
    for (int i = 0; i < gold.tiles; ++i) {
        if (gold.on[i].tile == tile) return gold.on[i].count;
    }
    return 0;
}

const DecisionRules gold_rules = {list_tiles_beside, refuse_tile_beside, resolve_tile_beside};

void GoldPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.plays(Expansion::gold)) arena.allocate(gold, 1);
}

void add_hash_of_gold(HashRow& row, const Table& table) {
    if (table.gold != nullptr) row.add_all(table.gold->held);
}

std::uint64_t hash_of_gold_on_board(const Table& table) {
    constexpr About about_ingots{8};
    std::uint64_t sum = 0;
    for (int i = 0; table.gold != nullptr && i < table.gold->tiles; ++i) {
        const IngotsOnTile& ingots = table.gold->on[i];
        const PlacedTile& tile = table.board.tiles[ingots.tile];
        sum += row_of(about_ingots, tile.x, tile.y, ingots.count, ingots.claimed_by);
    }
    return sum;
}

}  // namespace mistbank
