// Goods (TRB-1, TRB-2): the player who completes a city takes the city's goods. At the end, the colours with the most
// tokens of a kind score.
#include <algorithm>

#include "rules/hashing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr int points_for_most_goods = 10;  // TRB-2

constexpr Mark symbols[good_kinds] = {Mark::wine, Mark::grain, Mark::cloth};

}  // namespace

Goods goods_in(const Table& table, NodeIndex city) {
    Goods goods{};
    table.board.each_segment(city, [&](const Node& segment) {
        const std::uint16_t marks = table.board.shape(table.board.tiles[segment.tile]).marks[segment.number];
        for (int good = 0; good < good_kinds; ++good) {
            if ((marks & bit(symbols[good])) != 0) ++goods.of[good];
        }
    });
    return goods;
}

void take_goods(Table& table, NodeIndex at) {
    Node& city = table.board.feature(at);
    if (city.kind != SegmentKind::city || city.open != 0 || city.goods_taken) return;
    table.board.before_change(Board::mark_on(city));
    city.goods_taken = 1;
    const Goods goods = goods_in(table, at);
    const Colour colour = colour_of_active_player(table);
    for (int good = 0; good < good_kinds; ++good) {
        if (goods.of[good] == 0) continue;
        std::int32_t& held = table.traders->goods[static_cast<int>(colour)][good];
        held += goods.of[good];
        Event event = event_at(table, EventKind::goods_taken, table.board.nodes[at]);
        event.colour = colour;
        event.count = static_cast<std::uint8_t>(good);
        event.amount = goods.of[good];
        event.total = held;
        emit(table, event);
    }
}

void take_goods_of_empty_cities(Table& table) {
    if (table.board.counts->has_closed == 0) return;
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    for (int number = 0; number < table.board.shape(laid).segment_count; ++number) {
        take_goods(table, static_cast<NodeIndex>(laid.first + number));
    }
    for (int side = 0; is_abbey(table, laid) && side < 4; ++side) {  // ABM-5
        const PlacedTile& neighbour = table.board.tiles[table.board.tile_near(laid, side)];
        table.board.each_way(neighbour, opposite(side),
                             [&](const Node& way) { take_goods(table, table.board.index_of(way)); });
    }
}

// TRB-2
void score_goods(Table& table) {
    const Rules& rules = table.setup->rules;
    const auto held_by = [&](Colour colour, int good) { return table.traders->goods[static_cast<int>(colour)][good]; };
    for (int good = 0; good < good_kinds; ++good) {
        int most = 1;  // colours without tokens do not score
        for (int i = 0; i < rules.colour_count; ++i) most = std::max<int>(most, held_by(rules.colours[i], good));
        for (int i = 0; i < rules.colour_count; ++i) {
            if (held_by(rules.colours[i], good) < most) continue;
            Event event = event_of(table, EventKind::goods_scored);
            event.colour = rules.colours[i];
            event.count = static_cast<std::uint8_t>(good);
            event.amount = most;
            event.points = points_for_most_goods;
            emit(table, event);
            pay(table, rules.colours[i], {Source::goods, points_for_most_goods});
        }
    }
}

void TradersPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::traders_builders)) return;
    arena.allocate(traders, 1);
}

void add_hash_of_goods(HashRow& row, const Table& table) {
    if (table.traders == nullptr) return;
    row.add(table.state->part, table.traders->builder_has_grown);
    for (const auto& of_colour : table.traders->goods) row.add_all(of_colour);
}

}  // namespace mistbank
