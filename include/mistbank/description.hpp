// Names and descriptions of expansions, marks and enumerators. The texts are static.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/figure.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

class Game;

/// The description of an expansion.
struct ExpansionInfo {
    const char* name;       ///< "river"; the same in all versions
    const char* title;      ///< within a sentence: "the river"
    const char* clauses;    ///< prefix of its clause ids: "GLD"
    const char* summary;    ///< its effect, in one line
    std::uint32_t marks;    ///< bits 1 << Mark: the marks that it uses
    std::uint32_t figures;  ///< bits 1 << FigureKind: its figures
};
/// Describes an expansion; the name is null for an unknown value.
ExpansionInfo expansion_info(Expansion expansion) noexcept;

/// The description of a mark.
struct MarkInfo {
    const char* name;        ///< "spring"; the same in all versions
    const char* title;       ///< "Spring"
    const char* effect;      ///< its effect, in one or two sentences
    const char* symbol;      ///< id of its symbol in pictures; empty: it has no symbol
    Expansion expansion;     ///< the expansion that uses it
    SegmentKind printed_on;  ///< its kind of segment; no value: it is printed on the whole tile
};
/// Describes a mark; the name is null for an unknown value.
MarkInfo mark_info(Mark mark) noexcept;

/// The description of a kind of figure.
struct FigureInfo {
    const char* name;    ///< "large"; the same in all versions
    const char* title;   ///< "large meeple"
    const char* effect;  ///< its additional effect compared with a meeple, in a sentence; empty for a meeple
};
/// Describes a kind of figure; the name is null for an unknown value.
FigureInfo figure_info(FigureKind kind) noexcept;

/// Returns the title of a kind of segment: "road", "top of the tower"; "?" for an unknown value.
const char* title_of(SegmentKind kind) noexcept;
/// Returns the change that events of this kind make to the board.
Change change_of(EventKind kind) noexcept;

/// The description of an element: something that boards show besides marks, figures and pieces of expansions.
struct ElementInfo {
    const char* name;   ///< "coat"; a kind of segment has its own name; the same in all versions
    const char* title;  ///< "coat of arms"
    const char* signs;  ///< its characters in boards as text, or an example of them
    const char* ascii;  ///< its ASCII characters
};
/// Returns the number of elements.
int element_count() noexcept;
/// Describes an element; the name is null for an unknown number.
ElementInfo element_info(int element) noexcept;
/// Returns the effect of an element in the game, in one or two sentences; empty if it has no effect there, null if
/// boards of the game cannot show it.
const char* effect_of_element(const Game& game, int element) noexcept;

/// The number of enumerations.
inline constexpr int enumeration_count = MISTBANK_ENUMERATION_EXTENT + 1;

/// Stands for no enumeration.
inline constexpr int no_enumeration = -1;

/// The description of a field of Rules or HouseRules.
struct RuleFieldInfo {
    const char* name;     ///< "starting_player", as in JSON; the same in all versions
    const char* title;    ///< "First player"
    const char* meaning;  ///< in a sentence; for house rules and rules that are on or off: the meaning of a value other
                          ///< than the default
    const char* clause;   ///< "HSE-5"; empty: none, or several clauses
    int lowest;           ///< the least value; for a field of several values, of each of them
    int highest;          ///< the greatest value
    int standard;         ///< the default; a field of several values has none
    int enumeration;      ///< the Enumeration of the values; no_enumeration: they are numbers
    std::uint32_t expansions;  ///< bit(Expansion) of the expansion that the field belongs to; 0: none
    std::uint32_t systems;     ///< bits 1 << System: the systems that use it
    bool is_flag;              ///< on or off
    bool has_several;          ///< a list or a set
    bool is_house_rule;        ///< a field of HouseRules
};
/// Returns the number of fields.
int rule_field_count() noexcept;
/// Describes a field; the name is null for an unknown number. The seed has the range 0 to 0.
RuleFieldInfo rule_field_info(int field) noexcept;

/// Returns the name of a value in JSON, records and positions; "?" for any other value.
const char* name_of(Enumeration enumeration, int value) noexcept;
/// Finds a value by its name; nothing for an unknown name.
std::optional<int> value_named(Enumeration enumeration, std::string_view name) noexcept;

}  // namespace mistbank
