// Rules, actions, events, tile sets and positions as JSON, for servers, logs and web pages. src/json/FORMAT.md and the
// schema beside it describe the format.
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
/// The maximum size of a JSON position that can be read, in bytes. Longer ones can be written but not read back: use a
/// position text, a record or a snapshot for such boards. Every board of 3,500 tiles fits, with at most 4.5 KB a tile;
/// about 80,000 base tiles fit, with 200 bytes each.
inline constexpr std::size_t max_json_position = 1u << 24;

// Writing functions append one line of UTF-8 to `text`, in memory of its allocator. They may throw std::bad_alloc.
//
// Reading functions expect one value, surrounded by blanks only. On failure they return nothing, and `error` holds
// invalid_json (or another status, as documented) and "line 1, column 12: ..." with the reason. Unknown fields are
// ignored, and listed in `ignored` if given: "ignored: 'speed' (line 1, column 20)", or nothing. A repeated field in an
// object is an error everywhere. The names of fields of open objects allocate memory if there are more than 64 of them;
// without memory this throws std::bad_alloc.

/// Writes the rules with every field, including the seed (HID-1), with the defaults of validate(). Returns false with
/// `error` if validate() refuses them (invalid_rules).
bool to_json(const Rules& rules, HostString& text, Error& error);
/// Reads rules from an object: the preset in its field `preset`, otherwise a game of its `system`, changed by its other
/// fields. The rules are not validated. unknown_name: unknown preset.
std::optional<Rules> rules_from_json(std::string_view text, Error& error, Message* ignored = nullptr,
                                     const Allocator& allocator = {});

/// Writes an action, legal or not, with the fields of its kind and its text form. A draw names its tile by the game's
/// id. Writes null for ActionKind::none or an unknown kind.
void to_json(const Game& game, const Action& action, HostString& text);
/// Reads an action from such an object, with or without its text form, or from the text form alone: an object with only
/// `text`, or a string. Does not check whether the action is legal.
std::optional<Action> action_from_json(const Game& game, std::string_view text, Error& error,
                                       Message* ignored = nullptr);

/// Writes an event of this game with the fields of its kind.
void to_json(const Game& game, const Event& event, HostString& text);

/// Writes a tile set: everything that affects games, and its provenance.
void to_json(const TileSet& set, HostString& text);
/// Reads a tile set from such an object. It contains the equivalent text of src/tiles/FORMAT.md, so that records can
/// include it. invalid_tile_set: not a tile set, with the place of the tile or segment. Throws std::bad_alloc if there
/// is no memory.
std::optional<TileSet> tile_set_from_json(std::string_view text, Error& error, const Allocator& allocator = {},
                                          Message* ignored = nullptr);

/// Writes the position: rules, the open decision, the board with its figures and features, supplies and points. The
/// text may be longer than max_json_position; game_from_json() then refuses it. Cost: a walk over the board; temporary
/// memory for at most twice the text, 300 bytes for each tile of its sets and 128 KB.
/// @param game the game to write
/// @param viewer a player, nobody_in_particular or the_host: limits the information (HID-1, HSE-2); for the host it
///     includes the seed and everything hidden
/// @param text gets the position at its end
void to_json(const Game& game, int viewer, HostString& text);
/// Creates a game that starts with such a position, as from_position() does, with the same `sets`. A position for the
/// host gives the same game. In a position for another viewer the seed of its rules deals the hidden things, each
/// arrangement with equal probability. Derived data (features, supplies, unseen tiles, hashes) are optional, but must
/// be consistent.
///
/// On failure the function returns nothing and `error` holds: invalid_position and the path with the clause,
/// "$.figures[3].segment: COM-5: ..."; invalid_json with the path if a value has the wrong kind, or with line and
/// column if the text is no JSON or its rules are no rules; invalid_json with the limit if the text exceeds
/// max_json_position; invalid_rules, unknown_name or invalid_tile_set as in replay(); out_of_memory. `ignored` lists
/// fields of the position itself and of its rules. Cost: that of from_position() plus that of writing the position.
std::optional<Game> game_from_json(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                   const Allocator* allocator = nullptr, Message* ignored = nullptr);

}  // namespace mistbank
