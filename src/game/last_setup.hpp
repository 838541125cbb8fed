// A cache of the last setup, for consecutive games of the same rules.
#pragma once

#include <memory>

#include "rules/setup.hpp"

namespace mistbank {

/// Returns the setup of the last game that used built-in sets and no allocator of the host, if its rules were these,
/// apart from the seed; else null. `rules` are results of validate(). Threads may call this function concurrently.
std::shared_ptr<const Setup> last_setup(const Rules& rules);
/// Stores this setup until the next call or the end of the program.
void keep_as_last(std::shared_ptr<const Setup> setup);

}  // namespace mistbank
