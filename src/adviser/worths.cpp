#include "adviser/worths.hpp"

#include <algorithm>
#include <cstring>

namespace mistbank {
namespace {

bool is_road_or_city(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }

bool asks_for_way(SidePattern asked, int side) {
    const unsigned kind = asked >> (2 * side) & 3u;
    return kind == static_cast<unsigned>(SideKind::road) || kind == static_cast<unsigned>(SideKind::city);
}

bool has_moved_links(const Table& table, const Table& origin) {
    if (table.board.links == nullptr) return false;
    return std::memcmp(table.board.links, origin.board.links, sizeof(Links)) != 0;
}

constexpr unsigned bit_of(SegmentKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr unsigned kinds_of(Extent extent) {
    unsigned kinds = 0;
    for (int kind = 0; kind <= static_cast<int>(SegmentKind::vodyanoy); ++kind) {
        if (extent_of(static_cast<SegmentKind>(kind)) == extent) kinds |= bit_of(static_cast<SegmentKind>(kind));
    }
    return kinds;
}
constexpr unsigned kinds_with_tiles_around = kinds_of(Extent::around);
constexpr unsigned kinds_that_are_joined = kinds_of(Extent::joined);

}  // namespace

Worths::Worths(const Setup& setup, const Allocator& allocator) : known_(setup.amounts.nodes, Known{}, allocator) {}

void Worths::set_origin(const Table& origin) {
    origin_ = &origin;
    if (++origin_number_ == 0) forget();
}

// Clears the cache. Called when the numbers of origins, placements or positions have wrapped around.
void Worths::forget() {
    std::fill(known_.begin(), known_.end(), Known{});
    for (Count* counts : {counted_at_origin_, counted_in_lay_}) counts[0].of = counts[1].of = 0;
    origin_of_lay_ = 0;
    origin_number_ = position_ = lay_number_ = 1;
}

void Worths::look_at(const Table& table) {
    table_ = &table;
    if (++position_ == 0) forget();
    if (origin_ == nullptr) return;
    links_have_moved_ = has_moved_links(table, *origin_);
    look_at_lay();
    unknown_kinds_ = ~(kinds_that_are_joined | kinds_with_tiles_around);
    if (links_have_moved_) unknown_kinds_ |= bit_of(SegmentKind::road);
    changed_kinds_ = unknown_kinds_;
    if (sides_have_ended_) changed_kinds_ |= kinds_that_are_joined;
    if (city_has_closed_ || cities_have_changed_) changed_kinds_ |= bit_of(SegmentKind::field);
    kinds_as_before_ = kinds_that_are_joined & ~changed_kinds_;
    const auto feature_with = [&](NodeIndex figure) { return figure != none32 ? table.board.root(figure) : none32; };
    magic_[0] = table.magic != nullptr ? feature_with(table.magic->mage) : none32;
    magic_[1] = table.magic != nullptr ? feature_with(table.magic->witch) : none32;
}

// Records the changes that the tiles laid since the origin have made. Keeps the recorded changes if the previous
// position followed the same placement and no link has moved.
void Worths::look_at_lay() {
    const TileIndex first = origin_->board.counts->tiles, end = table_->board.counts->tiles;
    Lay lay = {};
    lay.tiles = static_cast<std::uint8_t>(links_have_moved_ ? 2 : std::min<TileIndex>(end - first, 2));
    if (lay.tiles == 1) {
        const PlacedTile& tile = table_->board.tiles[first];
        lay = {tile.x, tile.y, tile.type, tile.rotation, 1};
    }
    const bool is_same = origin_of_lay_ == origin_number_ && lay.tiles < 2 && std::memcmp(&lay, &lay_, sizeof lay) == 0;
    if (is_same) return;
    lay_ = lay;
    if (++lay_number_ == 0) forget();
    origin_of_lay_ = origin_number_;
    cities_have_changed_ = city_has_closed_ = roads_have_changed_ = sides_have_ended_ = false;
    closed_[0] = closed_[1] = 0;
    for (TileIndex tile = first; tile < end; ++tile) note_tile(table_->board.tiles[tile]);
    for (TileIndex tile = first; tile < end; ++tile) note_cells_beside(table_->board.tiles[tile]);
}

// Records the changes that one tile has made. A feature changes only if the tile joins one of its segments.
void Worths::note_tile(const PlacedTile& tile) {
    if (tile.face_down) {
        sides_have_ended_ = true;
        return;
    }
    const Board& board = table_->board;
    for (int number = 0; number < board.shape(tile).segment_count; ++number) {
        const NodeIndex root = board.node(tile, number).root;
        Known& known = known_[root];
        const Node& feature = board.nodes[root];
        if (known.changed_by != lay_number_ && is_road_or_city(feature.kind) && feature.open == 0) {
            const bool is_city = feature.kind == SegmentKind::city;
            ++closed_[is_city ? 1 : 0];
            city_has_closed_ = city_has_closed_ || is_city;
        }
        known.changed_by = lay_number_;
    }
    // An abbey closes sides (ABM-4).
    if (is_abbey(*table_, tile)) cities_have_changed_ = roads_have_changed_ = sides_have_ended_ = true;
    if (board.with_shared && opens_closed_city(tile)) cities_have_changed_ = true;  // a shared side (HIL-13)
}

// Marks the features that are open at the cells next to a tile as changed, because different tiles now fit on these
// cells.
void Worths::note_cells_beside(const PlacedTile& tile) {
    const Board& board = table_->board;
    for (int beside = 0; beside < 4; ++beside) {
        const int x = tile.x + around[beside].x, y = tile.y + around[beside].y;
        const Cell& cell = board.cells[board.cell_at(x, y)];
        if (cell.has_tile != 0) continue;
        for (int side = 0; side < 4; ++side) {
            if (side == opposite(beside) || !asks_for_way(cell.asked, side)) continue;
            const TileIndex near = board.tile_at(x + around[side].x, y + around[side].y);
            board.each_way(board.tiles[near], opposite(side),
                           [&](const Node& way) { known_[board.root(board.index_of(way))].changed_by = lay_number_; });
        }
    }
}

bool Worths::opens_closed_city(const PlacedTile& tile) const {
    const Board& before = origin_->board;
    bool opens = false;
    for (int side = 0; side < 4; ++side) {
        const TileIndex near = table_->board.tile_near(tile, side);
        if (near >= before.counts->tiles || before.tiles[near].face_down) continue;
        before.each_way(before.tiles[near], opposite(side), [&](const Node& way) {
            opens = opens || (way.kind == SegmentKind::city && before.is_closed(before.index_of(way)));
        });
    }
    return opens;
}

bool Worths::are_tiles_around_as_before(NodeIndex segment) const {
    const Board& board = table_->board;
    const TileIndex tiles_before = origin_->board.counts->tiles;
    const TileIndex tile = board.nodes[segment].tile;
    for (TileIndex laid = tiles_before; laid < board.counts->tiles; ++laid) {
        const int across = board.tiles[laid].x - board.tiles[tile].x, down = board.tiles[laid].y - board.tiles[tile].y;
        if (across >= -1 && across <= 1 && down >= -1 && down <= 1) return false;
    }
    return tile < tiles_before;
}

int Worths::reckoned(NodeIndex at, Question question) const {
    switch (question) {
        case Question::cities_beside: return completed_cities_beside(*table_, at);
        case Question::circus: return mistbank::circus_tiles_around(*table_, table_->board.nodes[at].tile);
        case Question::complete: return reckon(*table_, at, When::complete).value;
        default: return reckon(*table_, at, When::at_the_end).value;
    }
}

int Worths::ask(NodeIndex at, Question question) {
    const bool is_circus = question == Question::circus;
    const Since since = !is_circus                                             ? since_of(at)
                        : origin_ != nullptr && are_tiles_around_as_before(at) ? Since::origin
                                                                               : Since::unknown;
    if (since == Since::unknown) return reckoned(at, question);
    Answer& answer = known_[at].answer[static_cast<int>(since)][static_cast<int>(question)];
    if (answer.of != number_of(since)) answer = {number_of(since), reckoned(at, question)};
    return answer.value;
}

int Worths::circus_tiles_around(NodeIndex segment) { return ask(segment, Question::circus); }

int Worths::counted(Count& count, std::uint32_t number, const Table& table, SegmentKind kind) {
    if (count.of != number) count = {number, completed_on_board(table, kind)};
    return count.completed;
}

int Worths::completed(SegmentKind kind) {
    const bool is_city = kind == SegmentKind::city;
    const std::size_t at = is_city ? 1 : 0;
    if (origin_ == nullptr) return completed_on_board(*table_, kind);
    if (is_city ? cities_have_changed_ : roads_have_changed_ || links_have_moved_) {
        return counted(counted_in_lay_[at], lay_number_, *table_, kind);
    }
    return counted(counted_at_origin_[at], origin_number_, *origin_, kind) + closed_[at];
}

}  // namespace mistbank
