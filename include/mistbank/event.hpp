// Events: they describe every change, for animations and for a mirror of the board and the scores without comparison of
// states.
#pragma once

#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/bounds.h"
#include "mistbank/kinds.h"
#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// See #mistbank_outcome.
enum class Outcome : std::uint8_t {
    open = MISTBANK_OUTCOME_OPEN,
    won = MISTBANK_OUTCOME_WON,
    lost = MISTBANK_OUTCOME_LOST,
    finished = MISTBANK_OUTCOME_FINISHED,
};

/// See #mistbank_loss.
enum class LossReason : std::uint8_t {
    none = MISTBANK_LOSS_NONE,
    ghosts = MISTBANK_LOSS_GHOSTS,
    tiles = MISTBANK_LOSS_TILES,
    pile = MISTBANK_LOSS_PILE,
};

/// Returns "none", "ghosts", "tiles", "pile"; "?" for an unknown value.
const char* name_of(LossReason reason) noexcept;

/// See #mistbank_event_kind.
enum class EventKind : std::uint8_t {
    turn_began = MISTBANK_EVENT_TURN_BEGAN,
    tile_drawn = MISTBANK_EVENT_TILE_DRAWN,
    tile_set_aside = MISTBANK_EVENT_TILE_SET_ASIDE,
    tile_laid = MISTBANK_EVENT_TILE_LAID,
    bank_finished = MISTBANK_EVENT_BANK_FINISHED,
    ghosts_placed = MISTBANK_EVENT_GHOSTS_PLACED,
    ghosts_removed = MISTBANK_EVENT_GHOSTS_REMOVED,
    figure_placed = MISTBANK_EVENT_FIGURE_PLACED,
    figure_returned = MISTBANK_EVENT_FIGURE_RETURNED,
    meeple_buried = MISTBANK_EVENT_MEEPLE_BURIED,
    cemetery_closed = MISTBANK_EVENT_CEMETERY_CLOSED,
    feature_scored = MISTBANK_EVENT_FEATURE_SCORED,
    feature_pacified = MISTBANK_EVENT_FEATURE_PACIFIED,
    points_scored = MISTBANK_EVENT_POINTS_SCORED,
    hound_arrived = MISTBANK_EVENT_HOUND_ARRIVED,
    hound_lost = MISTBANK_EVENT_HOUND_LOST,
    hound_scored = MISTBANK_EVENT_HOUND_SCORED,
    hound_buried = MISTBANK_EVENT_HOUND_BURIED,
    pile_opened = MISTBANK_EVENT_PILE_OPENED,
    face_down_laid = MISTBANK_EVENT_FACE_DOWN_LAID,
    won = MISTBANK_EVENT_WON,
    lost = MISTBANK_EVENT_LOST,
    meeple_haunted = MISTBANK_EVENT_MEEPLE_HAUNTED,
    meeple_scared = MISTBANK_EVENT_MEEPLE_SCARED,
    guard_gained = MISTBANK_EVENT_GUARD_GAINED,
    final_scoring = MISTBANK_EVENT_FINAL_SCORING,
    feature_scored_at_end = MISTBANK_EVENT_FEATURE_SCORED_AT_END,
    part_began = MISTBANK_EVENT_PART_BEGAN,
    abbot_recalled = MISTBANK_EVENT_ABBOT_RECALLED,
    goods_taken = MISTBANK_EVENT_GOODS_TAKEN,
    goods_scored = MISTBANK_EVENT_GOODS_SCORED,
    fairy_moved = MISTBANK_EVENT_FAIRY_MOVED,
    fairy_scored = MISTBANK_EVENT_FAIRY_SCORED,
    dragon_moved = MISTBANK_EVENT_DRAGON_MOVED,
    figure_eaten = MISTBANK_EVENT_FIGURE_EATEN,
    tile_awaits_dragon = MISTBANK_EVENT_TILE_AWAITS_DRAGON,
    tiles_shuffled_back = MISTBANK_EVENT_TILES_SHUFFLED_BACK,
    floor_built = MISTBANK_EVENT_FLOOR_BUILT,
    figure_captured = MISTBANK_EVENT_FIGURE_CAPTURED,
    prisoner_returned = MISTBANK_EVENT_PRISONER_RETURNED,
    ransom_paid = MISTBANK_EVENT_RANSOM_PAID,
    wagon_moved = MISTBANK_EVENT_WAGON_MOVED,
    die_rolled = MISTBANK_EVENT_DIE_ROLLED,
    flight_crashed = MISTBANK_EVENT_FLIGHT_CRASHED,
    knight_removed = MISTBANK_EVENT_KNIGHT_REMOVED,
    tile_hidden = MISTBANK_EVENT_TILE_HIDDEN,
    token_drawn = MISTBANK_EVENT_TOKEN_DRAWN,
    flock_scored = MISTBANK_EVENT_FLOCK_SCORED,
    big_top_moved = MISTBANK_EVENT_BIG_TOP_MOVED,
    animal_shown = MISTBANK_EVENT_ANIMAL_SHOWN,
    big_top_scored = MISTBANK_EVENT_BIG_TOP_SCORED,
    pyramid_scored = MISTBANK_EVENT_PYRAMID_SCORED,
    ringmaster_scored = MISTBANK_EVENT_RINGMASTER_SCORED,
    figure_caught = MISTBANK_EVENT_FIGURE_CAUGHT,
    figure_released = MISTBANK_EVENT_FIGURE_RELEASED,
    lake_scored = MISTBANK_EVENT_LAKE_SCORED,
    tile_taken = MISTBANK_EVENT_TILE_TAKEN,
    tile_returned = MISTBANK_EVENT_TILE_RETURNED,
    hole_filled = MISTBANK_EVENT_HOLE_FILLED,
    hand_set_aside = MISTBANK_EVENT_HAND_SET_ASIDE,
    gold_placed = MISTBANK_EVENT_GOLD_PLACED,
    gold_taken = MISTBANK_EVENT_GOLD_TAKEN,
    gold_scored = MISTBANK_EVENT_GOLD_SCORED,
    mage_moved = MISTBANK_EVENT_MAGE_MOVED,
    witch_moved = MISTBANK_EVENT_WITCH_MOVED,
    mage_left = MISTBANK_EVENT_MAGE_LEFT,
    witch_left = MISTBANK_EVENT_WITCH_LEFT,
    robber_placed = MISTBANK_EVENT_ROBBER_PLACED,
    robbed = MISTBANK_EVENT_ROBBED,
    robber_followed = MISTBANK_EVENT_ROBBER_FOLLOWED,
    ferry_placed = MISTBANK_EVENT_FERRY_PLACED,
    ferry_moved = MISTBANK_EVENT_FERRY_MOVED,
    figure_advanced = MISTBANK_EVENT_FIGURE_ADVANCED,
    message_drawn = MISTBANK_EVENT_MESSAGE_DRAWN,
    message_resolved = MISTBANK_EVENT_MESSAGE_RESOLVED,
    crop_chosen = MISTBANK_EVENT_CROP_CHOSEN,
    meeple_added = MISTBANK_EVENT_MEEPLE_ADDED,
    meeple_removed = MISTBANK_EVENT_MEEPLE_REMOVED,
    king_taken = MISTBANK_EVENT_KING_TAKEN,
    baron_taken = MISTBANK_EVENT_BARON_TAKEN,
    king_scored = MISTBANK_EVENT_KING_SCORED,
    baron_scored = MISTBANK_EVENT_BARON_SCORED,
};

/// Returns "turn_began", "tile_drawn" ...; "?" for an unknown value.
const char* name_of(EventKind kind) noexcept;

/// In from_segment: the buried meeple came from a supply.
inline constexpr std::uint8_t no_segment = MISTBANK_NO_SEGMENT;

/// One event: 52 bytes of plain data. Fields that its kind does not use are 0 (colour: none).
struct Event {
    EventKind kind = EventKind::turn_began;  ///< the change
    std::uint8_t player = 0;                 ///< the active player
    Colour colour = Colour::none;            ///< of the meeple, or of the scoring colour
    std::uint8_t segment = 0;                ///< number of a segment of the tile at x y
    std::int16_t x = 0;                      ///< column, growing east
    std::int16_t y = 0;                      ///< row, growing south
    std::int16_t from_x = 0;                 ///< column of a buried meeple's previous cell
    std::int16_t from_y = 0;                 ///< row of a buried meeple's previous cell
    std::uint8_t from_segment = 0;           ///< a buried meeple's previous segment; no_segment: from the supply
    std::uint8_t feature = 0;                ///< a SegmentKind
    std::uint8_t count = 0;                  ///< an amount that depends on the kind: ghosts, quarter turns, colours ...
    FigureKind figure = FigureKind::normal;  ///< the figure of the event
    std::int32_t type = 0;                   ///< index of a tile type of the game
    std::int32_t tiles = 0;     ///< tiles of the feature; of a castle the misty tiles among its 9; 0 of a field
    std::int32_t coats = 0;     ///< coats of arms of the feature
    std::int32_t cities = 0;    ///< completed cities adjacent to a field (FLD-2)
    std::int32_t points = 0;    ///< may be negative if ghosts cost more than a feature brings (GCC-8) ...
    std::int32_t total = 0;     ///< ... but the total is never negative
    std::uint32_t action = 0;   ///< number of applied actions: 0 during setup, n in the n-th action
    std::int32_t amount = 0;    ///< the amount, if `count` means something else
    std::int32_t reserved = 0;  ///< 0; reserved for later versions
};
static_assert(sizeof(Event) == 52, "an event is laid out alike in every language");

}  // namespace mistbank
