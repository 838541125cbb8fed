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
    const char* name;       ///< name, for example "river"; the same in all versions
    const char* title;      ///< title within a sentence, for example "the river"
    const char* clauses;    ///< prefix of the expansion's clause ids, for example "GLD"
    const char* summary;    ///< effect of the expansion, in one line
    std::uint32_t marks;    ///< bits 1 << Mark: the marks that the expansion uses
    std::uint32_t figures;  ///< bits 1 << FigureKind: the kinds of figures that the expansion adds
};
/// Describes an expansion; the name is null for an unknown value.
ExpansionInfo expansion_info(Expansion expansion) noexcept;

/// The description of a mark.
struct MarkInfo {
    const char* name;        ///< name, for example "spring"; the same in all versions
    const char* title;       ///< title, for example "Spring"
    const char* effect;      ///< effect of the mark, in one or two sentences
    const char* symbol;      ///< id of the symbol of the mark in pictures; empty: no symbol
    Expansion expansion;     ///< the expansion that uses the mark
    SegmentKind printed_on;  ///< the kind of segment with the mark; SegmentKind{}: the whole tile has the mark
};
/// Describes a mark; the name is null for an unknown value.
MarkInfo mark_info(Mark mark) noexcept;

/// The description of a kind of figure.
struct FigureInfo {
    const char* name;    ///< name, for example "large"; the same in all versions
    const char* title;   ///< title, for example "large meeple"
    const char* effect;  ///< difference from a normal meeple, in a sentence; empty for a normal meeple
};
/// Describes a kind of figure; the name is null for an unknown value.
FigureInfo figure_info(FigureKind kind) noexcept;

/// Returns the title of a kind of segment, for example "top of the tower"; "?" for an unknown value.
const char* title_of(SegmentKind kind) noexcept;
/// Returns the change that events of this kind make to the board.
Change change_of(EventKind kind) noexcept;

/// The description of an element. Elements are kinds of segments, symbols printed on segments, and signs in pictures.
/// Marks, figures and pieces of expansions are not elements.
struct ElementInfo {
    const char* name;   ///< name, for example "coat"; the same in all versions
    const char* title;  ///< title, for example "coat of arms"
    const char* signs;  ///< characters that show the element on a text board, or an example of them
    const char* ascii;  ///< the characters in ASCII text boards
};
/// Returns the number of elements.
int element_count() noexcept;
/// Describes an element; the name is null for an unknown number.
ElementInfo element_info(int element) noexcept;
/// Returns the effect of an element in the game, in one or two sentences. Empty if the element has no effect in this
/// game; null if boards of this game cannot show the element.
const char* effect_of_element(const Game& game, int element) noexcept;

/// The number of enumerations.
inline constexpr int enumeration_count = MISTBANK_ENUMERATION_EXTENT + 1;

/// The value of RuleFieldInfo::enumeration for a field that holds numbers.
inline constexpr int no_enumeration = -1;

/// The description of a field of Rules or HouseRules.
struct RuleFieldInfo {
    const char* name;     ///< name in JSON, for example "starting_player"; the same in all versions
    const char* title;    ///< title, for example "First player"
    const char* meaning;  ///< the meaning in a sentence; for house rules and flags, the meaning of a value other than
                          ///< the default
    const char* clause;   ///< clause, for example "HSE-5"; empty: no clause or several clauses
    int lowest;           ///< the least value; for a list or set, the least value of an entry
    int highest;          ///< the greatest value
    int standard;         ///< the default; no meaning for a list or set
    int enumeration;      ///< the Enumeration of the values; no_enumeration: the values are numbers
    std::uint32_t expansions;  ///< bit(Expansion) of the expansion that uses the field; 0: none
    std::uint32_t systems;     ///< bits 1 << System: the systems that use the field
    bool is_flag;              ///< whether the field is a flag: on or off
    bool has_several;          ///< whether the field is a list or a set of values
    bool is_house_rule;        ///< whether the field belongs to HouseRules
};
/// Returns the number of fields of the rules.
int rule_field_count() noexcept;
/// Describes a field; the name is null for an unknown number. For the seed, `lowest` and `highest` are 0.
RuleFieldInfo rule_field_info(int field) noexcept;

/// Returns the name of a value in JSON, records and positions; "?" for any other value.
const char* name_of(Enumeration enumeration, int value) noexcept;
/// Finds a value by its name; nothing for an unknown name.
std::optional<int> value_named(Enumeration enumeration, std::string_view name) noexcept;

}  // namespace mistbank
