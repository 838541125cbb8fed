// Records (text) and snapshots (bytes) of games. Every later version loads them as the same game: see
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

/// Returns the game as text: a header with the text of each tile set that is not built in, then one action a line; see
/// src/record/FORMAT.md. On failure `error` holds not_recorded (the game has no history), or invalid_argument with the
/// reason if the game has no open record: hidden hands after a position (HSE-2), or an end that depends on tiles under
/// hills (MEET-25).
std::optional<std::string> to_record(const Game& game, RecordKind kind, Error& error);
/// Appends the record to `text`, in its memory. Returns false with `error` on failure.
bool to_record(const Game& game, RecordKind kind, HostString& text, Error& error);

/// Replays a record with the revision of the rules in its header.
/// @param text the record, at most max_record_text bytes
/// @param sets looked up by the names and fingerprints in the header; built-in sets, and sets whose text is in the
///     record, are not needed
/// @param set_count number of sets
/// @param error on failure: invalid_record and "line 12: ..." with the reason; unknown_name or invalid_tile_set if a
///     set is missing or differs from the original one
/// @param allocator source of all memory of the game; null: malloc
/// @return the game, or nothing on failure
std::optional<Game> replay(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                           const Allocator* allocator = nullptr);

/// Returns the game as bytes, for caches and pickling: little-endian, versioned, with a checksum, the same on every
/// machine. They include the text of each tile set that is not built in, and hidden state while the game is open
/// (HID-4). On failure `error` holds not_recorded: the game has no history.
std::optional<std::vector<std::uint8_t>> to_snapshot(const Game& game, Error& error);
/// Writes the snapshot to `bytes`, which must be empty, in its memory. Returns false with `error` on failure.
bool to_snapshot(const Game& game, HostVector<std::uint8_t>& bytes, Error& error);

/// Restores the game of a snapshot with its history; sets and rules as in replay(). The input may be hostile: every
/// action is checked again. On failure `error` holds invalid_snapshot; unknown_name or invalid_tile_set as in replay().
std::optional<Game> from_snapshot(const std::uint8_t* bytes, std::size_t size, const TileSet* sets,
                                  std::size_t set_count, Error& error, const Allocator* allocator = nullptr);

}  // namespace mistbank
