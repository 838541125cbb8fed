// Facts: the visible pieces of expansions, such as the floors that a colour holds. One loop over all facts shows the
// pieces of every expansion, also of expansions that are added later.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/kinds.h"
#include "mistbank/rules.hpp"

namespace mistbank {

/// See #mistbank_scope.
enum class Scope : std::uint8_t {
    game = MISTBANK_SCOPE_GAME,
    colour = MISTBANK_SCOPE_COLOUR,
    tile = MISTBANK_SCOPE_TILE,
};

/// See #mistbank_fact_kind.
enum class FactKind : std::uint8_t {
    number = MISTBANK_FACT_KIND_NUMBER,
    colour = MISTBANK_FACT_KIND_COLOUR,
    tile = MISTBANK_FACT_KIND_TILE,
    segment = MISTBANK_FACT_KIND_SEGMENT,
    ferry = MISTBANK_FACT_KIND_FERRY,
};

/// The description of a fact. The texts live as long as the program.
struct FactInfo {
    const char* name;      ///< "floors_left"; it never changes
    const char* title;     ///< "floors left to build"
    const char* noun;      ///< one of what is counted: "floor"
    const char* clause;    ///< "TWR-1"
    const char* effect;    ///< what the piece does, a sentence or two; null: nothing is said of it
    const char* symbol;    ///< the symbol in pictures: "floor"; one for each number, separated by blanks; null: none
    Expansion expansion;   ///< the expansion that has it
    Scope scope;           ///< its owner
    FactKind kind;         ///< the meaning of its numbers
    int count;             ///< how many numbers it has; 0: see Game::fact_size()
    std::int32_t lowest;   ///< the least number, of the kind number
    std::int32_t highest;  ///< the greatest number, of the kind number
    bool optional;         ///< whether the number `absent` says that there is none
    std::int32_t absent;   ///< that number, else 0
    bool stored;           ///< whether positions have it under its name
};

/// Returns the number of facts. Later versions may add facts and renumber them; the names never change.
int fact_count() noexcept;
/// Describes a fact; the name is null if there is no fact of this number.
FactInfo fact_info(int fact) noexcept;
/// Finds a fact by its name; -1: there is none.
int fact_named(std::string_view name) noexcept;

}  // namespace mistbank
