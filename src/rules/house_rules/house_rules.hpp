// The house rules (HSE): their validity and their constant data.
#pragma once

#include "board/board.hpp"
#include "mistbank/rules.hpp"
#include "rules/settings.hpp"

namespace mistbank {

/// Replaces the value -1 of `table_x` and `table_y` with the middle of the table. Resets fields without effect in this
/// game. Returns false if the house rules are invalid; `error` then names the field and its clause.
bool configure_house_rules(Rules& rules, Error& error);

/// Returns the maximum number of random numbers for choosing the first player (HSE-17).
inline std::uint32_t numbers_for_start(const HouseRules& house, std::uint32_t tiles) {
    if (house.first_player == FirstPlayer::host) return 0;
    return house.first_player == FirstPlayer::random ? 1 : tiles + 1;  // each tile is drawn at most once
}

/// Returns the area of the table. The rules must limit the table (HSE-9).
inline Bounds bounds_of(const HouseRules& house) {
    return {-house.table_x, -house.table_y, static_cast<unsigned>(house.table_width),
            static_cast<unsigned>(house.table_height)};
}

}  // namespace mistbank
