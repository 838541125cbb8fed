// What the adviser knows of expansions beside what it reckons: events that are told as they are, and places that no
// tile prints. Who adds an expansion adds its rows in expansions.cpp.
#pragma once

#include "adviser/weights.hpp"
#include "mistbank/event.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

// What a reason weighs, about in points.
inline constexpr double weight_of_the_end = 1000;
inline constexpr double weight_of_a_ghost = 2.5;
inline constexpr double weight_of_a_hound = 6;
inline constexpr double weight_of_a_figure = 3;
inline constexpr double weight_of_a_part = 3.5;
inline constexpr double weight_of_a_place = 1.5;
inline constexpr double weight_of_a_move = 1;
inline constexpr double weight_of_growth = 0.5;

/// An event that is a reason by itself.
struct ToldEvent {
    EventKind kind;
    double weight;
    const char* words;
    bool names_figure = false;  ///< behind the words
    const char* behind = "";    ///< and behind the figure
};
/// The row of an event; null for one that is told otherwise, or not at all.
const ToldEvent* told_event(EventKind kind) noexcept;

/// A place for figures that no tile prints as land (MEET-22).
struct KnownPlace {
    SegmentKind kind;
    const char* words;             ///< where a figure is placed
    double RivalWeights::*weight;  ///< what it is worth to stand there
};
/// The row of a kind; null for any other.
const KnownPlace* known_place(SegmentKind kind) noexcept;

}  // namespace mistbank
