// The table of figures: what each kind is, where it may stand, how much it counts (MEET-3 to MEET-5, MEET-9).
#pragma once

#include "mistbank/figure.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// A set of kinds of segments.
using Places = std::uint32_t;
constexpr Places place(SegmentKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr bool is_among(Places places, SegmentKind kind) { return (places >> static_cast<unsigned>(kind) & 1u) != 0; }

/// What is true of a kind of figure in every game that it is played in.
struct FigureRules {
    const char* name;
    Places stands_on;     // MEET-4
    int strength;         // MEET-5
    bool occupies;        // a meeple: it holds its feature, counts and scores (MEET-3); else a special figure
    bool can_be_haunted;  // MEET-9
};

inline constexpr Places land = place(SegmentKind::road) | place(SegmentKind::city) | place(SegmentKind::field) |
                               place(SegmentKind::monastery) | place(SegmentKind::castle) |
                               place(SegmentKind::cemetery);
inline constexpr Places tower_top = place(SegmentKind::tower);
inline constexpr Places among_acrobats = place(SegmentKind::acrobats);

/// By FigureKind.
inline constexpr FigureRules figure_rules[figure_kinds] = {
    {"meeple", land | tower_top | among_acrobats, 1, true, true},
    {"guard", land | tower_top | among_acrobats, 1, true, false},                          // GCC-5, GCC-13
    {"large", land | tower_top, 2, true, true},                                            // INN-5
    {"abbot", place(SegmentKind::monastery) | place(SegmentKind::garden), 1, true, true},  // ABT-1
    {"mayor", place(SegmentKind::city), 1, true, true},           // ABM-10; its strength is in its city (ABM-11)
    {"wagon", land & ~place(SegmentKind::field), 1, true, true},  // ABM-12
    {"ringmaster", land | tower_top, 1, true, true},
    {"builder", place(SegmentKind::road) | place(SegmentKind::city), 0, false, false},  // TRB-3
    {"pig", place(SegmentKind::field), 0, false, false},                                // TRB-8
    {"barn", place(SegmentKind::field), 0, false, false},                               // ABM-17
    {"shepherd", place(SegmentKind::field), 0, false, false},                           // HIL-5
};
constexpr const FigureRules& rules_of(FigureKind kind) { return figure_rules[static_cast<int>(kind)]; }

}  // namespace mistbank
