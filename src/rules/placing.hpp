// Step 2b: the active player's options, and where figures can be placed.
#pragma once

#include <array>
#include <tuple>

#include "rules/figures.hpp"
#include "rules/turn.hpp"

namespace mistbank {

// --- offers.cpp: step 2b, the active player's options (MEET-7) ---
Progress place_meeple(Table& table);
/// Returns the message that refuses other actions in step 2b: a static text that names the actions of step 2b in this
/// game.
const char* words_of_offers(const Table& table);
extern const DecisionRules meeple_rules;

// --- placing.cpp: step 2b, placing a meeple (COM-5 to COM-8, COO-4, COO-5, MEET-4) ---
/// Finds the segments of the laid tile where the active player can place a meeple, and stores them in
/// State::free_ground.
void find_free_segments(Table& table);
void list_meeple_places(const Table& table, ActionList& list);
const char* refuse_meeple_place(const Table& table, Action action);
/// Returns why no figure can stand on this segment; null if figures can.
const char* refuse_ground(const Table& table, NodeIndex at);
/// Returns an action that places this figure. The caller sets the segment.
Action placing(FigureKind kind, Colour colour);
/// Lists the segments of the laid tile where a special figure of the active player can be placed.
template <class CanStandAt>
void list_special_places(const Table& table, FigureKind kind, ActionList& list, CanStandAt can_stand_at) {
    const Colour colour = colour_of_active_player(table);
    if (table.in_supply(kind, colour) == 0) return;
    Action action = placing(kind, colour);
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    const Shape& shape = table.board.shape(tile);
    for (std::uint8_t number = 0; number < shape.segment_count; ++number) {
        if (!is_among(rules_of(kind).stands_on, shape.kind[number])) continue;
        if (!can_stand_at(static_cast<NodeIndex>(tile.first + number), colour)) continue;
        action.segment = number;
        list.add(action);
    }
}

// --- ground.cpp: placing figures on other tiles than the laid one (MEET-4, MEET-17) ---
/// Returns the first tile of the starting block for a tile of the block, because the block counts as one tile for
/// ranges (MEET-17). Returns other tiles unchanged.
inline TileIndex whole_tile(const Table& table, TileIndex tile) {
    return tile < table.setup->start.size() && table.setup->start.size() > 1 ? 0 : tile;
}
inline bool is_same_tile(const Table& table, TileIndex a, TileIndex b) {
    return whole_tile(table, a) == whole_tile(table, b);
}
/// Calls `visit` with the index of each tile of the starting block if `tile` is in the block; otherwise only with
/// `tile`.
template <class Visit>
void each_tile_of_whole(const Table& table, TileIndex tile, Visit visit) {
    if (table.setup->start.size() > 1 && tile < table.setup->start.size()) {
        for (TileIndex part = 0; part < table.setup->start.size(); ++part) visit(part);
    } else {
        visit(tile);
    }
}
/// Returns the segment that a mark adds after the printed segments (MEET-22). The tile must have such a segment.
NodeIndex place_on(const Table& table, TileIndex tile, SegmentKind kind);
inline bool dragon_stands_on(const Table& table, TileIndex tile) {
    return table.dragon != nullptr && table.dragon->at != none32 && is_same_tile(table, table.dragon->at, tile);
}
/// Returns why no figure can be placed on this tile; null if figures can.
inline const char* refuse_tile(const Table& table, TileIndex tile) {
    if (dragon_stands_on(table, tile)) return "PRD-5: the dragon stands on this tile";
    return table.lakes != nullptr ? refuse_lake(table, tile) : nullptr;
}
inline bool are_beside(const PlacedTile& a, const PlacedTile& b) {
    return a.x - b.x <= 1 && b.x - a.x <= 1 && a.y - b.y <= 1 && b.y - a.y <= 1;
}
bool block_lies_around(const Table& table, TileIndex from, TileIndex tile);
/// Returns whether `tile` is the tile `from` or one of its 8 neighbours. The starting block counts as one tile
/// (MEET-17).
inline bool lies_around(const Table& table, TileIndex from, TileIndex tile) {
    const auto of_start = static_cast<TileIndex>(table.setup->start.size());
    const bool is_of_block = from < of_start || tile < of_start;
    return is_of_block ? block_lies_around(table, from, tile)
                       : are_beside(table.board.tiles[from], table.board.tiles[tile]);
}
/// The place of a feature: y, x and number of its first segment (MEET-26).
struct PlaceOfFeature {
    std::int16_t y;
    std::int16_t x;
    std::uint8_t segment;

    friend bool operator<(const PlaceOfFeature& a, const PlaceOfFeature& b) {
        return std::tie(a.y, a.x, a.segment) < std::tie(b.y, b.x, b.segment);
    }
};
PlaceOfFeature place_of_feature(const Table& table, NodeIndex feature);
/// Returns the first segment of the feature, which determines the place of the feature.
NodeIndex first_by_place(const Table& table, NodeIndex feature);
inline bool is_feature_complete(const Table& table, NodeIndex at) {  // fields are never complete
    const Node& node = table.board.nodes[at];
    switch (node.kind) {
        case SegmentKind::road:
        case SegmentKind::city: return table.board.is_closed(at);
        case SegmentKind::monastery:
        case SegmentKind::garden:
        case SegmentKind::castle:
        case SegmentKind::cemetery: return table.board.tiles[node.tile].surrounding == all_around;  // COM-11
        default: return false;
    }
}
/// Returns why a meeple of this kind cannot move to this segment from elsewhere, for example because the feature is
/// complete; null if the meeple can.
const char* refuse_arrival(const Table& table, FigureKind kind, NodeIndex at, bool must_be_free);
/// Checks the part of refuse_arrival() that is the same for all kinds and for all segments of a feature.
const char* refuse_feature_for_arrival(const Table& table, NodeIndex at, bool must_be_free);
/// Returns the kinds of meeples in the active player's supply in a competitive game: one bit per FigureKind.
unsigned meeples_at_hand(const Table& table);
/// Returns the kinds among `kinds` that can stand on this kind of segment (MEET-4).
inline unsigned kinds_standing_on(unsigned kinds, SegmentKind where) {
    static constexpr auto who_stands_on = [] {
        std::array<unsigned, 32> who{};  // indexed by SegmentKind
        for (unsigned kind = 0; kind < figure_kinds; ++kind) {
            for (unsigned segment = 0; segment < who.size(); ++segment) {
                who[segment] |= (figure_rules[kind].stands_on >> segment & 1u) << kind;
            }
        }
        return who;
    }();
    return kinds & who_stands_on[static_cast<std::size_t>(where)];
}
/// Lists the action once for each kind, with the kind as `count`.
inline void list_kinds(unsigned kinds, Action action, ActionList& list) {
    for (; kinds != 0; kinds &= kinds - 1) {
        action.count = static_cast<std::uint8_t>(lowest_bit(kinds));
        list.add(action);
    }
}

}  // namespace mistbank
