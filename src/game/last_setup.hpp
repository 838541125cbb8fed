// Games of the same rules, one after the other: the last one's set-up is kept for the next.
#pragma once

#include <memory>

#include "rules/setup.hpp"

namespace mistbank {

/// The set-up of the game of built-in sets that was made last without an allocator of the host's, if its rules were
/// these, the seed apart; else null. `rules` are as validate() returns them. May be called by several threads at a
/// time.
std::shared_ptr<const Setup> last_setup(const Rules& rules);
/// Makes this the last one. It stays for as long as the program runs, or until there is another.
void keep_as_last(std::shared_ptr<const Setup> setup);

}  // namespace mistbank
