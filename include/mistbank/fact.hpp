// Facts: the pieces of expansions that everybody sees on the table, such as the ingots that a colour holds. One loop
// over them shows every piece of every box, also of boxes that come later.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/rules.hpp"

namespace mistbank {

/// Whose a fact is.
enum class Scope : std::uint8_t { game = 0, colour = 1, tile = 2 };

/// What the numbers of a fact are.
enum class FactKind : std::uint8_t {
    number = 0,   ///< a count, a space of the track, or 1 and 0
    colour = 1,   ///< a Colour; Colour::none: nobody's
    tile = 2,     ///< the index of a tile; -1: the piece is beside the board
    segment = 3,  ///< two numbers: the index of a tile, and a segment of it; -1 and -1: the piece is beside the board
    ferry = 4,    ///< three numbers: the index of a tile, and the two segments of it that are joined (FER-1)
};

/// The number that stands for no limit, and for "there is always such a number".
inline constexpr std::int32_t no_number = INT32_MIN;

/// What a fact is. Texts live as long as the program.
struct FactInfo {
    const char* name;      ///< "ingots_held"; it never changes
    const char* title;     ///< "ingots held"
    const char* noun;      ///< one of what is counted: "ingot"
    const char* clause;    ///< "GLD-7"
    Expansion expansion;   ///< with which it comes
    Scope scope;           ///< whose it is
    FactKind kind;         ///< what its numbers are
    int count;             ///< how many numbers; 0: Game::fact_size() tells
    std::int32_t lowest;   ///< of a number
    std::int32_t highest;  ///< of a number
    std::int32_t absent;   ///< the number that means that there is none; no_number: there always is one
};

/// How many facts there are. A later version may have more, and other numbers for the same: names stay.
int fact_count() noexcept;
/// All but the name are empty for a number that is no fact's; the name is null then.
FactInfo fact_info(int fact) noexcept;
/// The fact of this name, -1 for none.
int fact_named(std::string_view name) noexcept;

}  // namespace mistbank
