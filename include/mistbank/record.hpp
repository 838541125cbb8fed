// A game on paper, and a game as bytes. What one version has stored, every later one loads as the same game: see
// src/record/FORMAT.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"
#include "mistbank/kinds.h"

namespace mistbank {

/// See #mistbank_record_kind.
enum class RecordKind : std::uint8_t {
    full = MISTBANK_RECORD_FULL,
    open = MISTBANK_RECORD_OPEN,
};

/// The longest record that is read, in bytes.
inline constexpr std::size_t max_record_text = MISTBANK_MAX_RECORD_TEXT;

/// The game as text: a header, with the text of each tile set that is not built in, then one action a line; see
/// src/record/FORMAT.md. `error` holds not_recorded if the game kept no past; invalid_argument with the reason if it
/// has no open record: hidden hands after a position (HSE-2), an end that what lies under hills decides (MEET-25).
std::optional<std::string> to_record(const Game& game, RecordKind kind, Error& error);
/// The same into a text in memory of the caller's choice, behind what it holds. False with `error` on failure.
bool to_record(const Game& game, RecordKind kind, HostString& text, Error& error);

/// Plays a record again, by the revision of the rules that it names. `sets` are looked up by the names and fingerprints
/// in its header; built-in sets, and those whose text the record carries, need not be given. On failure nothing comes
/// back, and `error` holds invalid_record and "line 12: ..." with what cannot be; unknown_name or invalid_tile_set when
/// a set is missing or differs from the one the game was played with.
std::optional<Game> replay(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                           const Allocator* allocator = nullptr);

/// The game as bytes, for caches and pickling: little-endian, versioned, with a checksum, the same on every machine.
/// It carries the text of each tile set that is not built in, and hidden state while the game is open (HID-4). `error`
/// holds not_recorded if the game kept no past.
std::optional<std::vector<std::uint8_t>> to_snapshot(const Game& game, Error& error);
/// The same into a list in memory of the caller's choice, which must be empty. False with `error` on failure.
bool to_snapshot(const Game& game, HostVector<std::uint8_t>& bytes, Error& error);

/// The game of a snapshot, its past included, with sets and rules as replay finds them. Never trusts its input: every
/// action is checked again. `error` holds invalid_snapshot; unknown_name or invalid_tile_set as replay does.
std::optional<Game> from_snapshot(const std::uint8_t* bytes, std::size_t size, const TileSet* sets,
                                  std::size_t set_count, Error& error, const Allocator* allocator = nullptr);

}  // namespace mistbank
