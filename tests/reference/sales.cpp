// The sale of drawn tiles to other players, who lay them later (HSE-18).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

constexpr int most_points = 255;

bool is_way(const Segment& segment) { return segment.kind == SegmentKind::road || segment.kind == SegmentKind::city; }

// Returns the roads and cities on neighbouring tiles that lead to this cell.
std::vector<Spot> ways_to(const Table& table, Cell cell) {
    std::vector<Spot> spots;
    for (const Side side : all_sides) {
        const Tile* const tile = neighbour(table.board, cell, side);
        if (tile == nullptr) continue;
        for (int number = 0; number < static_cast<int>(tile->segments.size()); ++number) {
            const Segment& segment = tile->segments[static_cast<std::size_t>(number)];
            if (is_way(segment) && reaches(segment, opposite(side))) spots.push_back({beyond(cell, side), number});
        }
    }
    return spots;
}

bool completes(const Table& table, int type, const Action& way, const Spot& spot) {
    Table after = table;
    put(after, cell_of(way), turned(type_of(table, type), type, way.count));
    return region_at(after, spot).complete;
}

bool can_complete(const Table& table, int type, Cell cell, const Spot& spot) {
    const std::vector<Action> ways = ways_to_lay(table, type);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const Action& way) { return cell_of(way) == cell && completes(table, type, way, spot); });
}

bool is_only_key(const Table& table, int drawn, Cell cell, const Spot& spot) {
    for (int type = 0; type < static_cast<int>(table.unseen.size()); ++type) {
        const bool is_left = type != drawn && table.unseen.at(static_cast<std::size_t>(type)) > 0;
        if (is_left && can_complete(table, type, cell, spot)) return false;
    }
    return true;
}

bool is_key(const Table& table, int drawn) {
    for (const Action& way : ways_to_lay(table, drawn)) {
        for (const Spot& spot : ways_to(table, cell_of(way))) {
            if (completes(table, drawn, way, spot) && is_only_key(table, drawn, cell_of(way), spot)) return true;
        }
    }
    return false;
}

std::vector<Action> ways_to_offer(const Table& table, int player) {
    std::vector<Action> ways = {plain(ActionKind::pass)};
    if (table.bought.count(player) != 0) return ways;
    const Supply& supply = table.supplies.at(colour_of(table, player));
    for (int points = 1; points <= std::min(most_points, points_of(table, colour_of(table, player))); ++points) {
        Action offer = plain(ActionKind::offer_points);
        offer.count = static_cast<std::uint8_t>(points);
        ways.push_back(offer);
    }
    if (supply.goods[static_cast<int>(Good::wine)] > 0) ways.push_back(plain(ActionKind::offer_wine));
    if (supply.goods[static_cast<int>(Good::grain)] > 0) ways.push_back(plain(ActionKind::offer_grain));
    if (supply.goods[static_cast<int>(Good::cloth)] > 0) ways.push_back(plain(ActionKind::offer_cloth));
    if (supply.abbeys > 0) ways.push_back(plain(ActionKind::offer_abbey));
    return ways;
}

void pay(Table& table, Script& script, Colour from, const Action& offer) {
    const Colour to = colour_of(table, table.player);
    const auto move_good = [&](Good good) {
        --table.supplies.at(from).goods[static_cast<int>(good)];
        ++table.supplies.at(to).goods[static_cast<int>(good)];
    };
    switch (offer.kind) {
        case ActionKind::offer_wine: return move_good(Good::wine);
        case ActionKind::offer_grain: return move_good(Good::grain);
        case ActionKind::offer_cloth: return move_good(Good::cloth);
        case ActionKind::offer_abbey:
            --table.supplies.at(from).abbeys;
            ++table.supplies.at(to).abbeys;
            return;
        default: break;
    }
    const Track before = track_of(table);
    go_forward(table, script, to, offer.count);  // the active player gains points first (MIN-7)
    go_back(table, from, offer.count);
    let_robbers_follow(table, before, before);
}

}  // namespace

bool has_bought_tile(const Table& table) { return table.part == 1 && table.bought.count(table.player) != 0; }

int take_bought_tile(Table& table) {
    const int type = table.bought.at(table.player);
    table.bought.erase(table.player);
    return type;
}

bool sell_drawn_tile(Table& table, Script& script) {
    if (!table.rules.house.tile_sales || table.part > 1 || !is_key(table, table.drawn)) return false;
    std::map<int, Action> offers;
    std::vector<Action> answers = {plain(ActionKind::keep_tile)};
    for (int step = 1; step < table.rules.players; ++step) {
        const int player = (table.player + step) % table.rules.players;
        About about;
        about.player = player;
        about.colour = colour_of(table, player);
        const Action offer = script.choose(DecisionKind::offer, ways_to_offer(table, player), about);
        if (offer.kind == ActionKind::pass) continue;
        offers[player] = offer;
        Action sell = plain(ActionKind::sell);
        sell.colour = static_cast<std::uint8_t>(about.colour);
        answers.push_back(sell);
    }
    const Action answer = script.choose(DecisionKind::sell, answers);
    if (answer.kind == ActionKind::keep_tile) return false;
    const int buyer = player_of(table, static_cast<Colour>(answer.colour));
    table.bought[buyer] = table.drawn;
    table.drawn = -1;
    pay(table, script, static_cast<Colour>(answer.colour), offers.at(buyer));
    return true;
}

void set_bought_tiles_aside(Table& table) {
    for (const auto& [player, type] : table.bought) table.set_aside.push_back(type);
    table.bought.clear();
}

}  // namespace mistbank_reference
