// What expansions, marks and enumerators are called, and what they do: texts that live as long as the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/figure.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// The description of an expansion.
struct ExpansionInfo {
    const char* name;       ///< "river"; it never changes
    const char* title;      ///< within a sentence: "the river"
    const char* clauses;    ///< the beginning of the ids of its rules: "GLD"
    const char* summary;    ///< what it brings, in a line
    std::uint32_t marks;    ///< bits 1 << Mark: the marks that it plays with
    std::uint32_t figures;  ///< bits 1 << FigureKind: the figures that come with it
};
/// Describes an expansion; the name is null for a value that is no expansion.
ExpansionInfo expansion_info(Expansion expansion) noexcept;

/// The description of a mark.
struct MarkInfo {
    const char* name;        ///< "spring"; it never changes
    const char* title;       ///< "Spring"
    const char* effect;      ///< what it does, in a sentence or two
    const char* symbol;      ///< the id of its symbol in pictures; empty: it is drawn in another way
    Expansion expansion;     ///< the expansion that plays with it
    SegmentKind printed_on;  ///< the kind of segment that it is printed on; no value: it is printed on the whole tile
};
/// Describes a mark; the name is null for a value that is no mark.
MarkInfo mark_info(Mark mark) noexcept;

/// The description of a kind of figure.
struct FigureInfo {
    const char* name;    ///< "large"; it never changes
    const char* title;   ///< "large meeple"
    const char* effect;  ///< what it does beside what every meeple does, in a sentence; empty for a meeple
};
/// Describes a kind of figure; the name is null for a value that is no kind.
FigureInfo figure_info(FigureKind kind) noexcept;

/// The enumerations whose values have names.
enum class Enumeration : std::uint8_t {
    colour = 0,          ///< Colour
    figure_kind = 1,     ///< FigureKind
    good = 2,            ///< Good
    system = 3,          ///< System
    expansion = 4,       ///< Expansion
    edition = 5,         ///< Edition: "2022"
    joint_scoring = 6,   ///< JointScoring
    draws = 7,           ///< Draws
    unplayable = 8,      ///< Unplayable
    side = 9,            ///< Side
    direction = 10,      ///< the direction of a flying machine
    side_kind = 11,      ///< SideKind
    segment_kind = 12,   ///< SegmentKind
    mark = 13,           ///< Mark
    recording = 14,      ///< how much of its past a game keeps
    decision_kind = 15,  ///< DecisionKind
    action_kind = 16,    ///< ActionKind
    event_kind = 17,     ///< EventKind
    outcome = 18,        ///< Outcome
    loss_reason = 19,    ///< LossReason
    source = 20,         ///< Source
    scope = 21,          ///< Scope
    fact_kind = 22,      ///< FactKind
    record_kind = 23,    ///< RecordKind
    strength = 24,       ///< Strength
    verdict = 25,        ///< Verdict
    choice = 26,         ///< Choice
    theme = 27,          ///< the colours of a picture
    svg_mark = 28,       ///< what a mark on a picture marks
};
inline constexpr int enumeration_count = 29;  ///< how many there are

/// Returns the name of a value, as JSON, records and positions have it; "?" for any other value.
const char* name_of(Enumeration enumeration, int value) noexcept;
/// Finds a value by its name; none if there is no such name.
std::optional<int> value_named(Enumeration enumeration, std::string_view name) noexcept;

}  // namespace mistbank
