// Headers: lines that the host stores with a game, such as the names of players.
#pragma once

#include <string_view>

#include "mistbank/allocator.hpp"
#include "mistbank/game.hpp"
#include "mistbank/player_names.hpp"

namespace mistbank {

inline bool is_header_key(std::string_view word) noexcept { return word.substr(0, 2) == "x-"; }

/// Appends a header to a list of lines. Accepts any key and value of a stored game.
void add_header(HostString& headers, std::string_view key, std::string_view value);

/// Returns whether each line of a text can be a header of a stored game.
bool are_headers(std::string_view text) noexcept;

/// Returns the player names to use in texts: the given names, or else the names in the headers "x-name-COLOUR" of the
/// game. Valid until the headers change.
PlayerNames names_in(const Game& game, const PlayerNames& given) noexcept;

}  // namespace mistbank
