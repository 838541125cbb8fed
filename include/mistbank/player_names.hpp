// Names of the players.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "mistbank/figure.hpp"
#include "mistbank/status.hpp"

namespace mistbank {

/// Names of players, by Colour. Texts use them instead of the names of colours. An empty entry keeps the name of the
/// colour. A player with several colours has the same name for each colour.
using PlayerNames = std::array<std::string_view, max_colours>;

/// The maximum size of a name, in bytes.
inline constexpr std::size_t max_name = MISTBANK_NAME_CAPACITY - 1;

/// Checks the names: UTF-8 of up to max_name bytes without control characters. Returns false if a name is invalid. Then
/// `error` holds invalid_argument and a message such as "names[2] must be ...". Texts use the name of the colour
/// instead of an invalid name.
bool validate(const PlayerNames& names, Error& error);

}  // namespace mistbank
