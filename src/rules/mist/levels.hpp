#pragma once

#include "rules/settings.hpp"

namespace mistbank {

/// Returns the settings of a level of the cooperative game.
Settings settings_of_level(const Rules& rules);

}  // namespace mistbank
