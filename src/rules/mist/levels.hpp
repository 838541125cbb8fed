#pragma once

#include "rules/settings.hpp"

namespace mistbank {

/// The settings of a level of the cooperative game.
Settings settings_of_level(const Rules& rules);

}  // namespace mistbank
