// Names of the players.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "mistbank/figure.hpp"
#include "mistbank/status.hpp"

namespace mistbank {

/// Names of players, by Colour, which texts use instead of names of colours. An empty entry keeps the name of the
/// colour. A player with several colours has the same name for each.
using PlayerNames = std::array<std::string_view, max_colours>;

/// The maximum size of a name, in bytes.
inline constexpr std::size_t max_name = MISTBANK_NAME_CAPACITY - 1;

/// Checks the names: UTF-8 of up to max_name bytes without control characters. Returns false if one is invalid; then
/// `error` holds invalid_argument and names it: "names[2] must be ...". Texts use the name of the colour instead of an
/// invalid name.
bool validate(const PlayerNames& names, Error& error);

}  // namespace mistbank
