// What expansions keep of their own: where the river ends, which goods have been taken, where the dragon is ...
#include "board/bits.hpp"
#include "rules/chapters.hpp"
#include "rules/validation/checks.hpp"

namespace mistbank {

namespace {

// RIV-4: how the tile turns that lies before the open end, from the water that comes in to the water that goes out.
Bend bend_before(unsigned river_sides, int out) {
    for (int in = 0; in < 4; ++in) {
        if (in == out || !has_bit(river_sides, in)) continue;
        if (out == (in + 3) % 4) return Bend::right;  // in by the north side, out by the west side
        if (out == (in + 1) % 4) return Bend::left;
    }
    return Bend::none;  // straight on, or the spring
}

}  // namespace

// RIV-3: an open river flows into one empty cell, one that has ended or not begun into none.
void check_river(const Table& table, Flaws& flaws) {
    flaws.look_at("the river", "src/rules/river/river.cpp");
    if (table.river == nullptr) return;
    const River& river = *table.river;
    const Board& board = table.board;
    int ends = 0;
    for (unsigned at = 1; at <= board.counts->cells; ++at) {
        const Cell& cell = board.cells[at];
        if (cell.has_tile != 0 || cell.before_river == 0) continue;
        ++ends;
        flaws.expect(river.is_open != 0 && cell.x == river.x && cell.y == river.y, "the river does not end at ",
                     Place{cell.x, cell.y});
    }
    flaws.equal(ends, river.is_open, "the number of open ends");
    if (river.is_open == 0 || flaws.any()) return;
    const Step& back = around[river.side];
    const TileIndex last = board.tile_at(river.x + back.x, river.y + back.y);
    const bool flows = last != none32 && has_bit(board.turned(board.tiles[last]).river, opposite(river.side));
    flaws.expect(flows, "no river flows from side ", int{river.side}, " into ", Place{river.x, river.y});
    if (!flows) return;
    const Bend bend = bend_before(board.turned(board.tiles[last]).river, opposite(river.side));
    flaws.equal(river.last_bend, bend, "the bend before ", Place{river.x, river.y});
}

// TRB-5: whether the tile laid was joined to the feature of a builder who stood there before.
void check_builder(const Table& table, Flaws& flaws) {
    flaws.look_at("the builder", "src/rules/traders_builders/builder_and_pig.cpp");
    if (table.traders == nullptr || table.state->laid == none32) return;
    const int builder = figure_at(table, colour_of_active_player(table), FigureKind::builder, FigurePlace::board);
    if (builder < 0) return;
    const NodeIndex at = table.figures[builder].node;
    bool is_joined = false;
    table.board.each_segment(at,
                             [&](const Node& segment) { is_joined = is_joined || segment.tile == table.state->laid; });
    const bool stood_before = table.board.nodes[at].tile != table.state->laid;
    flaws.equal(table.traders->builder_has_grown != 0, stood_before && is_joined, "whether the feature of figure ",
                builder, " has grown");
}

// TRB-1: what colours hold is what the cities showed whose goods have been taken, and those are complete.
void check_goods(const Table& table, Flaws& flaws) {
    flaws.look_at("goods", "src/rules/traders_builders/goods.cpp");
    const Board& board = table.board;
    int taken[good_kinds] = {};
    const bool scoring = table.state->decision == DecisionKind::order_of_scoring;
    for (unsigned node = 0; node < board.counts->nodes; ++node) {
        const auto at = static_cast<NodeIndex>(node);
        const Node& root = board.feature(at);
        if (root.kind != SegmentKind::city || board.first_of(at) != at) continue;
        const Place place = place_of(board.tiles[board.nodes[at].tile]);
        flaws.expect(root.goods_taken == 0 || (root.open == 0 && table.traders != nullptr),
                     "goods are taken that nobody can take, of the city at ", place);
        if (table.traders == nullptr) continue;
        bool lies_from_the_start = true;
        board.each_segment(at, [&](const Node& segment) {
            lies_from_the_start = lies_from_the_start && segment.tile < table.setup->start.size();
        });
        const bool just_laid = lies_from_the_start || (table.state->laid != none32 && !table.is_over());
        flaws.expect(root.goods_taken != 0 || root.open != 0 || just_laid || scoring,
                     "nobody has taken the goods of the complete city at ", place);
        if (root.goods_taken == 0) continue;
        const Goods goods = goods_in(table, at);
        for (int good = 0; good < good_kinds; ++good) taken[good] += goods.of[good];
    }
    for (int good = 0; good < good_kinds && table.traders != nullptr; ++good) {
        int held = 0;
        for (const auto& of_colour : table.traders->goods) held += of_colour[good];
        flaws.equal(held, taken[good], "the number held of good ", good);
    }
}

// PRD-7, PRD-14, PRD-18
void check_dragon(const Table& table, Flaws& flaws) {
    flaws.look_at("the dragon and the fairy", "src/rules/princess_dragon");
    if (table.dragon == nullptr) return;
    const Dragon& dragon = *table.dragon;
    const std::uint32_t tiles = table.board.counts->tiles;
    flaws.expect(dragon.at == none32 || dragon.at < tiles, "the dragon stands on an unknown tile");
    flaws.expect(dragon.fairy_at == none32 || dragon.fairy_at < tiles, "the fairy stands on an unknown tile");
    flaws.equal(dragon.visited_count > 0, table.state->decision == DecisionKind::move_dragon,
                "whether the dragon is on the move");
    for (int i = 0; i < dragon.visited_count; ++i) {
        for (int earlier = 0; earlier < i; ++earlier) {
            flaws.expect(dragon.visited[i] != dragon.visited[earlier], "the dragon has been twice on tile ",
                         dragon.visited[i]);
        }
    }
    if (dragon.fairy_with == 0) return;
    const int index = dragon.fairy_with - 1;
    const bool known = index < table.setup->figure_count && table.figures[index].place == FigurePlace::board;
    flaws.expect(known && table.figures[index].occupies(), "the fairy is beside figure ", index,
                 ", which is no meeple on the board");
    if (!known) return;
    flaws.equal(table.board.nodes[table.figures[index].node].tile, dragon.fairy_at, "the tile of the fairy's figure");
}

// TWR-1, TWR-3, TWR-10, TWR-13
void check_towers(const Table& table, Flaws& flaws) {
    flaws.look_at("towers and prisoners", "src/rules/tower");
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.place != FigurePlace::prison) continue;
        flaws.expect(table.towers != nullptr && figure.occupies() && figure.holder != figure.colour &&
                         table.setup->player_of(figure.holder) >= 0,
                     "figure ", index, " cannot be a prisoner there");
    }
    if (table.towers == nullptr) return;
    int foundations = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        const PlacedTile& placed = table.board.tiles[tile];
        if ((table.board.shape(placed).tile_marks & bit(Mark::foundation)) == 0) continue;
        const auto number = static_cast<std::uint32_t>(foundations++);
        const bool listed = number < table.towers->count && table.towers_on_board[number].tile == tile;
        flaws.expect(listed, "the list of towers lacks that at ", place_of(placed));
        if (!listed) return;
        const Node& top = table.board.nodes[place_on(table, tile, SegmentKind::tower)];
        flaws.expect(top.meeples == 0 || table.towers_on_board[number].floors > 0,
                     "a meeple stands on a foundation at ", place_of(placed));
    }
    flaws.equal(table.towers->count, foundations, "the number of towers");
    const Rules& rules = table.setup->rules;
    constexpr int floors_of_a_player[] = {0, 10, 10, 9, 7, 6, 5};
    int floors = 0;
    for (std::uint32_t i = 0; i < table.towers->count; ++i) floors += table.towers_on_board[i].floors;
    for (const std::uint8_t left : table.towers->floors_left) floors += left;
    flaws.equal(floors, rules.players * floors_of_a_player[rules.players], "the number of all floors");
}

// ABM-1, ABM-13, ABM-21
void check_abbeys(const Table& table, Flaws& flaws) {
    flaws.look_at("abbeys, wagons and barns", "src/rules/abbey_mayor");
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.place != FigurePlace::aside) continue;
        const DecisionKind decision = table.state->decision;
        flaws.expect(figure.kind == FigureKind::wagon &&
                         (decision == DecisionKind::move_wagon || decision == DecisionKind::order_of_scoring),
                     "figure ", index, " waits aside");
    }
    if (table.abbeys == nullptr) return;
    int abbeys = 0;
    for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
        abbeys += is_abbey(table, table.board.tiles[tile]) ? 1 : 0;
    }
    for (unsigned held = table.abbeys->held; held != 0; held &= held - 1) ++abbeys;
    flaws.equal(abbeys, table.setup->rules.players, "the number of all abbeys");
    const bool fields_may_be_due = table.state->laid != none32 && !table.is_over();
    for (int index = 0; index < table.setup->figure_count && !fields_may_be_due; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.kind != FigureKind::barn || figure.place != FigurePlace::board) continue;
        flaws.expect(table.board.feature(figure.node).meeples == 0, "farmers stand beside the barn of figure ", index);
    }
}

namespace {

// Whether the list has just the tiles that bear the mark, in the order of laying.
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

}  // namespace

// HIL-2, HIL-5, HIL-14
void check_flocks(const Table& table, Flaws& flaws) {
    flaws.look_at("hills and flocks", "src/rules/hills_sheep");
    if (table.hills == nullptr) return;
    const Hills& hills = *table.hills;
    constexpr int tokens_of_the_game[token_kinds] = {2, 4, 5, 5, 2};
    for (int number = 0; number < token_kinds; ++number) {
        int tokens = hills.bag[number];
        for (const auto& flock : hills.flock) tokens += flock[number];
        flaws.equal(tokens, tokens_of_the_game[number], "the tokens with ", number, " sheep");
    }
    std::uint32_t hills_laid = 0;
    for (auto tile = static_cast<TileIndex>(table.setup->start.size()); tile < table.board.counts->tiles; ++tile) {
        hills_laid += has_mark(table, tile, Mark::hill) ? 1 : 0;
    }
    flaws.expect(hills.hidden <= hills_laid, hills.hidden, " tiles lie under ", hills_laid, " hills");
    flaws.expect(hills.tokens_drawn <= table.setup->tokens, "more tokens are drawn than can be");
    const bool draws_token = table.state->decision == DecisionKind::chance;
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const bool has_shepherd = figure_at(table, rules.colours[i], FigureKind::shepherd, FigurePlace::board) >= 0;
        const int sheep = sheep_with(table, rules.colours[i]);
        flaws.expect(has_shepherd || sheep == 0, "colour ", i, " has sheep without a shepherd");
        flaws.expect(!has_shepherd || sheep > 0 || draws_token, "the shepherd of colour ", i, " has no sheep");
    }
}

// TOP-1, TOP-3, TOP-9
void check_big_top(const Table& table, Flaws& flaws) {
    flaws.look_at("the big top and acrobats", "src/rules/big_top");
    if (table.big_top == nullptr) return;
    const BigTop& big_top = *table.big_top;
    check_list_of(table, Mark::acrobats, table.acrobat_tiles, big_top.spaces, flaws);
    int shown = 0;
    for (unsigned number = 0; number < animal_kinds; ++number) {
        shown += big_top.shown[number];
        flaws.expect(animals_unseen(table, number) >= 0, "too many animals with number ", number, " have been shown");
    }
    flaws.equal(big_top.shown_count, shown, "the number of animals shown");
    flaws.expect(
        big_top.at == none32 || (big_top.at < table.board.counts->tiles && has_mark(table, big_top.at, Mark::circus)),
        "the big top stands on no circus");
    for (std::uint32_t i = 0; i < big_top.spaces && !flaws.any(); ++i) {
        const Node& space = table.board.nodes[place_on(table, table.acrobat_tiles[i], SegmentKind::acrobats)];
        flaws.expect(space.meeples <= 3, "more than three acrobats stand at ", place_of(table.board.tiles[space.tile]));
    }
}

// VOD-2, VOD-3: beside a lake nobody is left when anything else is asked than what comes before the catching.
void check_lakes(const Table& table, Flaws& flaws) {
    flaws.look_at("the Vodyanoy", "src/rules/vodyanoy");
    if (table.lakes == nullptr) return;
    check_list_of(table, Mark::vodyanoy, table.lake_tiles, table.lakes->count, flaws);
    const DecisionKind decision = table.state->decision;
    const bool placing = decision == DecisionKind::take || decision == DecisionKind::exchange ||
                         decision == DecisionKind::place_meeple || decision == DecisionKind::chance;
    for (std::uint32_t i = 0; i < table.lakes->count && !placing && !flaws.any(); ++i) {
        for (int index = 0; index < table.setup->figure_count; ++index) {
            const Figure& figure = table.figures[index];
            if (figure.place != FigurePlace::board || !figure.occupies()) continue;
            const Node& node = table.board.nodes[figure.node];
            const bool is_beside =
                node.kind != SegmentKind::vodyanoy && lies_around(table, table.lake_tiles[i], node.tile);
            flaws.expect(!is_beside, "figure ", index, " stands uncaught beside the lake");
        }
    }
}

}  // namespace mistbank
