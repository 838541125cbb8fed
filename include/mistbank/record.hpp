// Records (text) and snapshots (bytes) of games. Every later version restores the same game from them: see
// src/record/FORMAT.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/game.hpp"

namespace mistbank {

/// The maximum size of a record that can be read, in bytes.
inline constexpr std::size_t max_record_text = MISTBANK_MAX_RECORD_TEXT;

/// Returns the game as text in the format of src/record/FORMAT.md: a header, then one action per line. The header
/// contains the text of each tile set that is not built in. On failure `error` holds not_recorded if the game has no
/// history. It holds invalid_argument with the reason if an open record is impossible: the game began with a position
/// and has hidden hands (HSE-2), or its end depends on tiles under hills (MEET-25).
std::optional<std::string> to_record(const Game& game, RecordKind kind, Error& error);
/// Appends the record to `text`, whose allocator provides the memory. Returns false with `error` on failure.
bool to_record(const Game& game, RecordKind kind, HostString& text, Error& error);

/// Replays a record with the revision of the rules in its header.
/// @param text the record, at most max_record_text bytes
/// @param sets tile sets of the game; the names and fingerprints in the header select them. Built-in sets and sets
///     whose text is in the record are not needed
/// @param set_count number of sets
/// @param error on failure: invalid_record with a message such as "line 12: ..."; unknown_name if a set is missing;
///     invalid_tile_set if a set differs from the original one
/// @param allocator source of all memory of the game; null: malloc
/// @return the game, or nothing on failure
std::optional<Game> replay(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                           const Allocator* allocator = nullptr);

/// Returns the game as bytes, for caches and serialisation: little-endian, versioned, with a checksum, the same on
/// every machine. The bytes include the text of each tile set that is not built in, and the hidden state of a game that
/// is not over (HID-4). On failure `error` holds not_recorded, because the game has no history.
std::optional<std::vector<std::uint8_t>> to_snapshot(const Game& game, Error& error);
/// Writes the snapshot to `bytes`, which must be empty. The allocator of `bytes` provides the memory. Returns false
/// with `error` on failure.
bool to_snapshot(const Game& game, HostVector<std::uint8_t>& bytes, Error& error);

/// Restores a game with its history from a snapshot. Finds sets and applies the revision of the rules as replay() does.
/// Hostile input is safe: every action is checked again. On failure `error` holds invalid_snapshot, or unknown_name or
/// invalid_tile_set as in replay().
std::optional<Game> from_snapshot(const std::uint8_t* bytes, std::size_t size, const TileSet* sets,
                                  std::size_t set_count, Error& error, const Allocator* allocator = nullptr);

}  // namespace mistbank
