// Rules, actions, events, tile sets and positions as JSON, for servers, logs and web pages. src/json/FORMAT.md and
// src/json/mistbank.schema.json describe the format.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"

namespace mistbank {

/// The maximum size of JSON text that can be read, in bytes.
inline constexpr std::size_t max_json_text = MISTBANK_MAX_JSON_TEXT;
/// The maximum size of a JSON position that can be read, in bytes. Longer positions can be written but not read back:
/// use a position text, a record or a snapshot for larger boards. Every board of 3,500 tiles fits, because a tile takes
/// at most 4.5 KB. About 80,000 base tiles fit, because a base tile takes 200 bytes.
inline constexpr std::size_t max_json_position = 1u << 24;

// Writing functions append one line of UTF-8 to `text`, whose allocator provides the memory. They may throw
// std::bad_alloc.
//
// Reading functions expect exactly one value; only blanks may surround it. On failure they return nothing. `error` then
// holds invalid_json or another documented status, and a message such as "line 1, column 12: ...". Unknown fields are
// ignored. If `ignored` is not null, it lists them, for example "ignored: 'speed' (line 1, column 20)"; it is empty if
// there are none. A repeated field in an object is always an error. Objects with more than 64 fields need memory for
// the names of their fields; if there is not enough memory, reading throws std::bad_alloc.

/// Writes all fields of the rules, including the seed (HID-1), with the defaults of validate(). Returns false with
/// `error` if validate() refuses the rules (invalid_rules).
bool to_json(const Rules& rules, HostString& text, Error& error);
/// Reads rules from an object. The field `preset` or `system` selects the initial rules, and the other fields change
/// them. The rules are not validated. For an unknown preset, `error` holds unknown_name.
std::optional<Rules> rules_from_json(std::string_view text, Error& error, Message* ignored = nullptr,
                                     const Allocator& allocator = {});

/// Writes an action, legal or not, with the fields of its kind and its text form. A draw names the tile type by its id.
/// Writes null for ActionKind::none or an unknown kind.
void to_json(const Game& game, const Action& action, HostString& text);
/// Reads an action from an object that to_json() writes; the text form may be missing. Also reads the text form alone:
/// as an object with only `text`, or as a string. Does not check whether the action is legal.
std::optional<Action> action_from_json(const Game& game, std::string_view text, Error& error,
                                       Message* ignored = nullptr);

/// Writes an event of this game with the fields of its kind.
void to_json(const Game& game, const Event& event, HostString& text);

/// Writes a tile set: everything that affects games, and the provenance.
void to_json(const TileSet& set, HostString& text);
/// Reads a tile set from an object that to_json() writes. TileSet::text() of the result is the equivalent text in the
/// format of src/tiles/FORMAT.md, so records can include the set. If the text is not a tile set, `error` holds
/// invalid_tile_set and a message that names the tile or segment. Throws std::bad_alloc if there is no memory.
std::optional<TileSet> tile_set_from_json(std::string_view text, Error& error, const Allocator& allocator = {},
                                          Message* ignored = nullptr);

/// Writes the position: rules, the open decision, the board with its figures and features, supplies and points. The
/// text may be longer than max_json_position; game_from_json() then refuses it. Cost: a walk over the board, and
/// temporary memory: at most twice the size of the text, plus 300 bytes for each tile of the sets, plus 128 KB.
/// @param game the game to write
/// @param viewer a player, nobody_in_particular or the_host: only information that this viewer has is written (HID-1,
///     HSE-2). For the host the text includes the seed and everything hidden
/// @param text the position is appended to this text
void to_json(const Game& game, int viewer, HostString& text);
/// Creates a game that starts with a position that to_json() writes. The arguments are those of from_position(). A
/// position for the host restores the original game. In a position for another viewer, hidden information is dealt
/// uniformly at random from the seed of the rules. Derived data (features, supplies, unseen tiles, hashes) are
/// optional, but must be consistent.
///
/// On failure the function returns nothing. `error` holds invalid_position with a path and a clause, for example
/// "$.figures[3].segment: COM-5: ...", if the position is impossible. It holds invalid_json with a path if a value has
/// the wrong type. It holds invalid_json with line and column if the text is not JSON or if `rules` is invalid, and
/// invalid_json with the limit if the text exceeds max_json_position. Other statuses are invalid_rules, unknown_name
/// and invalid_tile_set as in replay(), and out_of_memory. `ignored` lists the unknown fields of the position itself
/// and of its rules. Cost: that of from_position() plus that of writing the position.
std::optional<Game> game_from_json(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                   const Allocator* allocator = nullptr, Message* ignored = nullptr);

}  // namespace mistbank
