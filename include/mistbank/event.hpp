// Events describe every change of a game. With them a program can animate changes and update its own copy of the board
// and the scores without comparing states.
#pragma once

#include <cstdint>

#include "mistbank/action.hpp"
#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// Returns the name of a reason: "none", "ghosts", "tiles" or "pile"; "?" for an unknown value.
const char* name_of(LossReason reason) noexcept;

/// Returns the name of a kind of event, for example "turn_began"; "?" for an unknown value.
const char* name_of(EventKind kind) noexcept;

/// The value of Event::from_segment if the piece was not on the board: a buried meeple came from a supply, any other
/// piece from beside the board.
inline constexpr std::uint8_t no_segment = MISTBANK_NO_SEGMENT;

/// One event: 52 bytes of plain data. Fields that the kind of event does not use are 0 (colour: none).
struct Event {
    EventKind kind = EventKind::turn_began;  ///< the kind of change
    std::uint8_t player = 0;                 ///< the active player
    Colour colour = Colour::none;            ///< colour of the figure or the player
    std::uint8_t segment = 0;                ///< number of a segment of the tile at x, y
    std::int16_t x = 0;                      ///< column, increasing eastward
    std::int16_t y = 0;                      ///< row, increasing southward
    std::int16_t from_x = 0;                 ///< for a piece that moves: column of the previous cell
    std::int16_t from_y = 0;                 ///< for a piece that moves: row of the previous cell
    std::uint8_t from_segment = 0;           ///< for a piece that moves: number of the previous segment; no_segment:
                                             ///< from the supply, or from beside the board
    std::uint8_t feature = 0;                ///< kind of the feature, as the number of a SegmentKind
    std::uint8_t count = 0;                  ///< an amount; its meaning depends on the kind of event, for example
                                             ///< ghosts or quarter turns
    FigureKind figure = FigureKind::normal;  ///< the kind of the figure
    std::int32_t type = 0;                   ///< index of a tile type; -1: a hidden tile
    std::int32_t tiles = 0;     ///< number of tiles of the feature; castle: misty tiles on its 9 cells; field: 0
    std::int32_t coats = 0;     ///< number of coats of arms of the feature
    std::int32_t cities = 0;    ///< number of completed cities adjacent to a field (FLD-2)
    std::int32_t points = 0;    ///< points; negative if ghosts cost more than the feature scores (GCC-8)
    std::int32_t total = 0;     ///< total points after the event, never negative; in some kinds of events, a different
                                ///< number
    std::uint32_t action = 0;   ///< number of the action that caused the event, from 1; 0 during setup
    std::int32_t amount = 0;    ///< a further amount, for kinds of events that also use `count`
    std::int32_t reserved = 0;  ///< 0; reserved for later versions
};
static_assert(sizeof(Event) == 52, "an event is laid out alike in every language");

}  // namespace mistbank
