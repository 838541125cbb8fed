// Positions as JSON: what their writer and their reader have in common.
#pragma once

#include <optional>

#include "json/document.hpp"
#include "json/writer.hpp"
#include "mistbank/game.hpp"

namespace mistbank::json {

/// Writes the field `state`: the lines of the position's text form that no other field tells, by their keys.
void write_position_state(Writer& out, const Game& game, int viewer, const Allocator& memory);
/// Whether an array of the state holds lines with this key, and not the words of one line.
bool is_given_line_by_line(std::string_view key);

/// Whether what is given of this game agrees with it, though it follows from the rest. False with `error`.
bool does_agree(const Document& given, const Game& game, Error& error, const Allocator& memory);

}  // namespace mistbank::json
