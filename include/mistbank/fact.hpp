// Facts: the visible pieces of expansions and house rules, such as the floors that a colour holds. One loop over all
// facts shows the pieces of every expansion, also of expansions that are added later.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/enumerations.hpp"
#include "mistbank/rules.hpp"

namespace mistbank {

/// The description of a fact. The texts are static.
struct FactInfo {
    const char* name;    ///< "floors_left"; the same in all versions
    const char* title;   ///< "floors left to build"
    const char* noun;    ///< singular of the counted things: "floor"
    const char* clause;  ///< "TWR-1"
    const char* effect;  ///< effect of the piece, in one or two sentences; null: no description
    const char* symbol;  ///< the symbol in pictures: "floor"; one for each number, separated by blanks; null: none
    std::optional<Expansion> expansion;  ///< its expansion; none for a fact of a house rule
    Scope scope;                         ///< its owner
    FactKind kind;                       ///< the meaning of its numbers
    int count;                           ///< count of its numbers; 0: see Game::fact_size()
    std::int32_t lowest;                 ///< minimum, for the kind number
    std::int32_t highest;                ///< maximum, for the kind number
    bool optional;                       ///< whether the number `absent` means "none"
    std::int32_t absent;                 ///< that number, else 0
    bool stored;                         ///< whether positions contain it under its name
};

/// Returns the number of facts. Later versions may add facts and renumber them; the names never change.
int fact_count() noexcept;
/// Describes a fact; the name is null for an unknown number.
FactInfo fact_info(int fact) noexcept;
/// Finds a fact by its name; -1 for an unknown name.
int fact_named(std::string_view name) noexcept;
/// Returns the name of one of a fact's numbers: "wine" for the first number of goods. Null if its numbers have no names.
const char* fact_number_name(int fact, int number) noexcept;

}  // namespace mistbank
