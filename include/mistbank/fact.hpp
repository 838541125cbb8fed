// Facts describe the visible pieces of a game, such as ghosts, or the tower floors that a colour has left. A fact
// belongs to every game, the mist, an expansion or a house rule. A loop over all facts shows the pieces of every
// expansion, including expansions of later versions.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/enumerations.hpp"
#include "mistbank/rules.hpp"

namespace mistbank {

/// The description of a fact. The texts are static.
struct FactInfo {
    const char* name;    ///< name, for example "floors_left"; the same in all versions
    const char* title;   ///< title, for example "floors left to build"
    const char* noun;    ///< noun for one counted piece, for example "floor"
    const char* clause;  ///< clause, for example "TWR-1"
    const char* effect;  ///< effect of the piece, in one or two sentences; null: no description
    const char* symbol;  ///< symbols in pictures, one for each number, separated by blanks, for example "floor"; null:
                         ///< none
    std::optional<Expansion> expansion;  ///< expansion of the fact; none if the fact belongs to a house rule, the mist
                                         ///< or every game
    Scope scope;                         ///< owner of the fact: the game, a colour or a tile
    FactKind kind;                       ///< the meaning of the numbers
    int count;             ///< how many numbers the fact has; 0: depends on the game, see Game::fact_size()
    std::int32_t lowest;   ///< minimum of each number, for FactKind::number
    std::int32_t highest;  ///< maximum of each number, for FactKind::number
    bool optional;         ///< whether `absent` means "none"
    std::int32_t absent;   ///< the number that means "none"; 0 if `optional` is false
    bool stored;           ///< whether positions contain the fact under its name
};

/// Returns the number of facts. Later versions may add facts and renumber them; the names never change.
int fact_count() noexcept;
/// Describes a fact; the name is null for an unknown number.
FactInfo fact_info(int fact) noexcept;
/// Finds a fact by its name; -1 for an unknown name.
int fact_named(std::string_view name) noexcept;
/// Returns the name of a number of a fact, for example "wine" for the first number of "goods". Null if the numbers of
/// the fact have no names.
const char* fact_number_name(int fact, int number) noexcept;

}  // namespace mistbank
