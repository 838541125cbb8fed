// Caches the last setup, for consecutive games with the same rules.
#pragma once

#include <memory>

#include "rules/setup.hpp"

namespace mistbank {

/// Returns the setup of the last game that used built-in sets and no allocator of the host; null if its rules differ
/// from `rules` in more than the seed. `rules` must be a result of validate(). Threads may call this function
/// concurrently.
std::shared_ptr<const Setup> last_setup(const Rules& rules);
/// Stores this setup until the next call or the end of the program.
void keep_as_last(std::shared_ptr<const Setup> setup);

}  // namespace mistbank
