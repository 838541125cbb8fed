// The house rules (HSE): their validity and their constant data.
#pragma once

#include "board/board.hpp"
#include "mistbank/rules.hpp"
#include "rules/settings.hpp"

namespace mistbank {

/// Fills in the middle of the table; returns false with `error`, which names the field and its clause, if they are
/// invalid.
bool configure_house_rules(Rules& rules, Error& error);

/// Returns whether the game has any house rule.
bool plays_house_rules(const HouseRules& house);

/// Returns the area of the table. The rules must limit it (HSE-9).
inline Bounds bounds_of(const HouseRules& house) {
    return {-house.table_x, -house.table_y, static_cast<unsigned>(house.table_width),
            static_cast<unsigned>(house.table_height)};
}

}  // namespace mistbank
