// What people are called who play with the colours.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "mistbank/figure.hpp"
#include "mistbank/status.hpp"

namespace mistbank {

/// Names of players, by Colour, that stand in texts where the names of colours stand otherwise. An empty one leaves the
/// name of the colour. A player with several colours has the same name at each of them.
using PlayerNames = std::array<std::string_view, max_colours>;

/// The longest name, in bytes.
inline constexpr std::size_t max_name = MISTBANK_NAME_CAPACITY - 1;

/// Whether all of these can stand in texts: UTF-8 of up to max_name bytes without control characters. If not, `error`
/// holds invalid_argument and says which: "names[2] must be ...". Texts use the name of the colour in place of such a
/// name.
bool validate(const PlayerNames& names, Error& error);

}  // namespace mistbank
