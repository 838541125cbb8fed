// The house rules (HSE): whether they can be played, and what of them never changes in a game.
#pragma once

#include <array>

#include "board/board.hpp"
#include "mistbank/rules.hpp"
#include "rules/settings.hpp"

namespace mistbank {

/// Fills in the middle of the table; false with `error`, which names the field and its clause, if they are no rules.
bool settle_house_rules(Rules& rules, Error& error);

/// Whether any house rule is played.
bool plays_house_rules(const HouseRules& house);
/// All of them as numbers, in the order of their fields.
std::array<int, 16> numbers_of(const HouseRules& house);

/// The cells of the table. There must be one (HSE-9).
inline Bounds bounds_of(const HouseRules& house) {
    return {-house.table_x, -house.table_y, static_cast<unsigned>(house.table_width),
            static_cast<unsigned>(house.table_height)};
}

}  // namespace mistbank
