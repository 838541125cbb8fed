// Tables of the adviser for expansions: events with a fixed explanation, and special places for figures. Add the rows
// of a new expansion in expansions.cpp.
#pragma once

#include "adviser/weights.hpp"
#include "mistbank/event.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

// Weights of reasons, approximately in points.
inline constexpr double weight_of_the_end = 1000;
inline constexpr double weight_of_a_ghost = 2.5;
inline constexpr double weight_of_a_hound = 6;
inline constexpr double weight_of_a_figure = 3;
inline constexpr double weight_of_a_part = 3.5;
inline constexpr double weight_of_a_place = 1.5;
inline constexpr double weight_of_a_move = 1;
inline constexpr double weight_of_growth = 0.5;

/// An event that counts as a reason for an action without further analysis.
struct ToldEvent {
    EventKind kind;
    double weight;
    const char* words;
    bool names_figure = false;  ///< whether the name of the figure follows `words`
    const char* behind = "";    ///< text after the name of the figure
};
/// Returns the row for an event; null if the table has none.
const ToldEvent* told_event(EventKind kind) noexcept;

/// A special place for figures, for example a lake (MEET-22).
struct KnownPlace {
    SegmentKind kind;
    const char* words;             ///< phrase for the placement of a figure
    double RivalWeights::*weight;  ///< value of a figure in this place
};
/// Returns the row for a kind of place; null if the table has none.
const KnownPlace* known_place(SegmentKind kind) noexcept;

}  // namespace mistbank
