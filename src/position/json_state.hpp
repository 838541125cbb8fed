// Definitions that the writer and the reader of JSON positions share.
#pragma once

#include <optional>

#include "json/document.hpp"
#include "json/writer.hpp"
#include "mistbank/game.hpp"

namespace mistbank::json {

/// Writes the field `state`: the lines of the text form for which no other JSON field exists, grouped by key.
void write_position_state(Writer& out, const Game& game, int viewer, const Allocator& memory);
/// Returns whether each entry of the array with this key is a whole line. Otherwise each entry is a word.
bool is_given_line_by_line(std::string_view key);

/// Checks the given derived values against the game. Returns false and sets `error` if they differ.
bool does_agree(const Document& given, const Game& game, Error& error, const Allocator& memory);

}  // namespace mistbank::json
