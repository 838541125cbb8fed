// Events: they describe every change, for animations and for a mirror of the board and the scores without comparison of
// states.
#pragma once

#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// Returns "none", "ghosts", "tiles", "pile"; "?" for an unknown value.
const char* name_of(LossReason reason) noexcept;

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
