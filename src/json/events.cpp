// Events as JSON: what each kind tells, under the names of what it tells.
#include <array>

#include "json/parts.hpp"

namespace mistbank::json {
namespace {

// What an event tells beside its numbers, a bit each.
enum Part : unsigned {
    tile = 1,         // tile: the id, or null where it is hidden
    cell = 2,         // x y
    spot = 4 | cell,  // and segment
    colour = 8,       // colour, null for none
    figure = 16,      // figure: the kind
    feature = 32,     // feature: what it is
    from_cell = 64,   // from: the cell, or null where it comes from beside the board
    from = 128,       // from: the segment, or null where it comes out of the supply
    good = 256,       // good
    reason = 512,     // reason of the loss
    robbed = 1024,    // robbed: the colour
    counter = 2048,   // counter: marker or courier
};

enum class Field : std::uint8_t { count, tiles, coats, cities, points, total, amount };

struct Number {
    const char* name = nullptr;
    Field field = Field::count;
};

struct Row {
    EventKind kind;
    unsigned parts;
    std::array<Number, 5> numbers;  // those that have a name
};

constexpr Number ghosts{"ghosts", Field::count};
constexpr Number points{"points", Field::points};
constexpr std::array<Number, 5> of_a_feature = {
    {{"tiles", Field::tiles}, {"coats", Field::coats}, {"cities", Field::cities}, {"colours", Field::count}, points}};

// bindings/generate reads these lines: schema and JavaScript have what a kind tells from here.
constexpr Row rows[] = {
    {EventKind::turn_began, 0, {{{"turn", Field::total}}}},
    {EventKind::tile_drawn, tile, {}},
    {EventKind::tile_set_aside, tile, {}},
    {EventKind::tile_laid, tile | cell, {{{"rotation", Field::count}}}},
    {EventKind::bank_finished, spot, {}},
    {EventKind::ghosts_placed, spot, {{ghosts}}},
    {EventKind::ghosts_removed, spot, {{ghosts}}},
    {EventKind::figure_placed, spot | colour | figure, {}},
    {EventKind::figure_returned, spot | colour | figure, {{ghosts}}},
    {EventKind::meeple_buried, spot | colour | figure | from, {}},
    {EventKind::cemetery_closed, spot, {}},
    {EventKind::feature_scored, spot | feature, of_a_feature},
    {EventKind::feature_pacified, spot | feature, of_a_feature},
    {EventKind::points_scored, colour, {{points, {"total", Field::total}, {"paid_ghosts", Field::count}}}},
    {EventKind::hound_arrived, spot | colour, {{{"hound", Field::count}}}},
    {EventKind::hound_lost, 0, {{{"hound", Field::count}}}},
    {EventKind::hound_scored, colour, {{{"hound", Field::count}, points}}},
    {EventKind::hound_buried, 0, {{{"hound", Field::count}}}},
    {EventKind::pile_opened, 0, {{{"pile", Field::count}, {"tiles", Field::total}}}},
    {EventKind::face_down_laid, cell, {}},
    {EventKind::won, colour, {{{"total", Field::total}}}},
    {EventKind::lost, reason, {}},
    {EventKind::meeple_haunted, spot | colour | figure, {{ghosts}}},
    {EventKind::meeple_scared, spot | colour | figure, {{ghosts}}},
    {EventKind::guard_gained, spot | colour, {}},
    {EventKind::final_scoring, 0, {}},
    {EventKind::feature_scored_at_end, spot | feature, of_a_feature},
    {EventKind::part_began, 0, {{{"part", Field::count}}}},
    {EventKind::abbot_recalled, spot | colour, {{{"tiles", Field::tiles}, points}}},
    {EventKind::goods_taken, spot | colour | good, {{{"amount", Field::amount}, {"total", Field::total}}}},
    {EventKind::goods_scored, colour | good, {{{"amount", Field::amount}, points}}},
    {EventKind::fairy_moved, spot | colour | figure, {}},
    {EventKind::fairy_scored, spot | colour | figure, {{points}}},
    {EventKind::dragon_moved, cell | from_cell, {{{"step", Field::count}}}},
    {EventKind::figure_eaten, spot | colour | figure, {{ghosts}}},
    {EventKind::tile_awaits_dragon, tile, {}},
    {EventKind::tiles_shuffled_back, 0, {{{"tiles", Field::amount}, {"tiles_in_pile", Field::total}}}},
    {EventKind::floor_built, spot, {{{"floors", Field::count}, {"floors_left", Field::amount}}}},
    {EventKind::figure_captured, spot | colour | figure, {{ghosts}}},
    {EventKind::prisoner_returned, colour | figure, {}},
    {EventKind::ransom_paid, colour | figure, {{points}}},
    {EventKind::wagon_moved, spot | colour | figure | from, {{ghosts}}},
    {EventKind::die_rolled, cell, {{{"number", Field::count}}}},
    {EventKind::flight_crashed, cell | colour | figure, {}},
    {EventKind::knight_removed, spot | colour | figure, {{ghosts}}},
    {EventKind::tile_hidden, cell, {{{"tiles_in_pile", Field::total}}}},
    {EventKind::token_drawn, spot | colour, {{{"sheep", Field::count}, {"flock", Field::amount}}}},
    {EventKind::flock_scored, spot | colour, {{points}}},
    {EventKind::big_top_moved, cell | from_cell, {}},
    {EventKind::animal_shown, cell, {{{"number", Field::points}}}},
    {EventKind::big_top_scored, cell | colour, {{{"meeples", Field::amount}, points}}},
    {EventKind::pyramid_scored, spot, {{{"acrobats", Field::count}, points}}},
    {EventKind::ringmaster_scored, spot | colour, {{{"tiles", Field::amount}, points}}},
    {EventKind::figure_caught, spot | colour | figure | from, {{ghosts}}},
    {EventKind::figure_released, spot | colour | figure, {{ghosts}}},
    {EventKind::lake_scored, colour, {{{"meeples", Field::amount}, points}}},
    {EventKind::tile_taken, tile | colour, {}},
    {EventKind::tile_returned, tile, {}},
    {EventKind::hole_filled, cell, {}},
    {EventKind::hand_set_aside, colour, {}},
    {EventKind::gold_placed, cell, {{{"ingots", Field::amount}, {"ingots_left", Field::total}}}},
    {EventKind::gold_taken, cell | colour, {{{"total", Field::total}}}},
    {EventKind::gold_scored, colour, {{{"ingots", Field::amount}, points}}},
    {EventKind::mage_moved, spot | from, {}},
    {EventKind::witch_moved, spot | from, {}},
    {EventKind::mage_left, spot, {}},
    {EventKind::witch_left, spot, {}},
    {EventKind::robber_placed, colour, {{{"space", Field::count}}}},
    {EventKind::robbed, colour | robbed, {{{"space", Field::count}, points}}},
    {EventKind::robber_followed, colour, {{{"space", Field::count}}}},
    {EventKind::ferry_placed, spot, {{{"other", Field::count}, {"ferries_left", Field::amount}}}},
    {EventKind::ferry_moved, spot, {{{"other", Field::count}}}},
    {EventKind::figure_advanced, colour | counter, {{points, {"number", Field::total}}}},
    {EventKind::message_drawn, 0, {{{"message", Field::count}}}},
    {EventKind::message_resolved, colour, {{{"message", Field::count}, {"acted", Field::amount}, points}}},
    {EventKind::crop_chosen, cell, {{{"removes", Field::count}}}},
    {EventKind::meeple_added, spot | colour | figure, {}},
    {EventKind::meeple_removed, spot | colour | figure, {{ghosts}}},
    {EventKind::king_taken, spot | colour, {{{"tiles", Field::tiles}}}},
    {EventKind::baron_taken, spot | colour, {{{"tiles", Field::tiles}}}},
    {EventKind::king_scored, colour, {{{"cities", Field::amount}, points}}},
    {EventKind::baron_scored, colour, {{{"roads", Field::amount}, points}}},
};

std::int32_t value_of(const Event& event, Field field) {
    switch (field) {
        case Field::count: return event.count;
        case Field::tiles: return event.tiles;
        case Field::coats: return event.coats;
        case Field::cities: return event.cities;
        case Field::points: return event.points;
        case Field::total: return event.total;
        case Field::amount: return event.amount;
    }
    return 0;
}

void write_from(Writer& out, const Event& event, bool with_segment) {
    if (event.from_segment == no_segment) return out.null_field("from");
    out.object_field("from", [&] {
        write_cell(out, event.from_x, event.from_y);
        if (with_segment) out.field("segment", event.from_segment);
    });
}

void write(Writer& out, const Game& game, const Row& row, const Event& event) {
    const auto has = [&](unsigned part) { return (row.parts & part) == part; };
    out.field("kind", name_of(event.kind));
    out.field("player", event.player);
    if (has(tile)) write_tile(out, game, "tile", event.type);
    if (has(colour)) write_colour(out, "colour", event.colour);
    if (has(figure)) out.field("figure", name_of(event.figure));
    if (has(cell)) write_cell(out, event.x, event.y);
    if (has(spot)) out.field("segment", event.segment);
    if (has(from_cell) || has(from)) write_from(out, event, has(from));
    if (has(feature)) out.field("feature", name_of(static_cast<SegmentKind>(event.feature)));
    if (has(good)) out.field("good", name_of(static_cast<Good>(event.count)));
    if (has(reason)) out.field("reason", name_of(static_cast<LossReason>(event.count)));
    if (has(robbed)) write_colour(out, "robbed", static_cast<Colour>(event.amount));
    if (has(counter)) out.field("counter", name_of_counter(event.count));
    for (const Number& number : row.numbers) {
        if (number.name != nullptr) out.field(number.name, value_of(event, number.field));
    }
    out.field("action", event.action);
}

}  // namespace

const char* name_of(LossReason reason) {
    constexpr const char* names[] = {"none", "ghosts", "tiles", "pile"};
    return static_cast<std::size_t>(reason) < 4 ? names[static_cast<std::size_t>(reason)] : "?";
}

}  // namespace mistbank::json

namespace mistbank {

void to_json(const Game& game, const Event& event, HostString& text) {
    json::Writer out(text);
    for (const json::Row& row : json::rows) {
        if (row.kind == event.kind) return out.object([&] { json::write(out, game, row, event); });
    }
    out.null();
}

}  // namespace mistbank
