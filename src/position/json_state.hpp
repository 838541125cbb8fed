// Shared definitions for writing and reading positions as JSON.
#pragma once

#include <optional>

#include "json/document.hpp"
#include "json/writer.hpp"
#include "mistbank/game.hpp"

namespace mistbank::json {

/// Writes the field `state`: the lines of the text form without a field of their own, by their keys.
void write_position_state(Writer& out, const Game& game, int viewer, const Allocator& memory);
/// Returns true if an array of the state holds lines with this key, false if it holds the words of one line.
bool is_given_line_by_line(std::string_view key);

/// Checks the given derived values against the game. Returns false and sets `error` if they differ.
bool does_agree(const Document& given, const Game& game, Error& error, const Allocator& memory);

}  // namespace mistbank::json
