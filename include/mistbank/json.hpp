// Rules, actions, events, tile sets and positions as JSON: what servers, logs and web pages exchange. The format is
// described in src/json/FORMAT.md, and by the schema beside it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"

namespace mistbank {

/// The longest JSON text that is read, in bytes.
inline constexpr std::size_t max_json_text = MISTBANK_MAX_JSON_TEXT;
/// The longest position in JSON that is read, in bytes. A longer one is written, but not read back: write a position
/// text, a record or a snapshot of such a board. Any board of 3,500 tiles fits, at 4.5 KB a tile at most; of base tiles
/// about 80,000 do, at 200 bytes each.
inline constexpr std::size_t max_json_position = 1u << 24;

// What is written goes behind what `text` holds, as one line of UTF-8, and takes memory of the text's own kind; writing
// may throw std::bad_alloc.
//
// What is read is one value with nothing but blanks around it. On failure nothing comes back, and `error` holds
// invalid_json (or what is said below) and "line 1, column 12: ..." with the reason. Fields that are not known are
// ignored, and listed in `ignored` where it is given: "ignored: 'speed' (line 1, column 20)", or nothing. A field that
// is given twice in one object is a fault wherever it stands. The names of the fields of open objects take memory where
// there are more than 64 of them; then std::bad_alloc is thrown if there is none.

/// The rules with every field, the seed too (HID-1), as validate() fills them in. False with `error` if they are
/// refused by it (invalid_rules).
bool to_json(const Rules& rules, HostString& text, Error& error);
/// Rules from an object: the preset that its field `preset` names, else a game of its `system`, with those fields
/// changed that it has. They are not validated. unknown_name: there is no such preset.
std::optional<Rules> rules_from_json(std::string_view text, Error& error, Message* ignored = nullptr,
                                     const Allocator& allocator = {});

/// An action, legal or not, with the fields that its kind uses, and its text form. A draw names its tile by the game's
/// id. null for ActionKind::none, or a number that is no kind.
void to_json(const Game& game, const Action& action, HostString& text);
/// An action from such an object, with its text form or without, or from the text form alone: an object that has
/// nothing but `text`, or a text. Whether it is legal is for the game to say.
std::optional<Action> action_from_json(const Game& game, std::string_view text, Error& error,
                                       Message* ignored = nullptr);

/// An event of this game with the fields that its kind uses.
void to_json(const Game& game, const Event& event, HostString& text);

/// A tile set: all that a game notices of it, and where it is from.
void to_json(const TileSet& set, HostString& text);
/// A tile set from such an object. It keeps the text of src/tiles/FORMAT.md that the object amounts to, so that records
/// can carry it. invalid_tile_set: it is no tile set, with the place of the tile or segment. Throws std::bad_alloc if
/// there is no memory.
std::optional<TileSet> tile_set_from_json(std::string_view text, Error& error, const Allocator& allocator = {},
                                          Message* ignored = nullptr);

/// The position: rules, the open decision, the board with its figures and features, supplies and points. `viewer` is a
/// player, nobody_in_particular or the_host: what that one sees (HID-1, HSE-2), of the host also the seed and
/// everything that is hidden. The text may be longer than max_json_position, and then game_from_json() refuses it.
/// Cost: walks the board; holds at most twice the text, 300 bytes for each tile of its sets and 128 KB.
void to_json(const Game& game, int viewer, HostString& text);
/// A game that begins with such a position, as from_position() makes it; `sets` likewise. The host's gives the same
/// game; of another viewer's, what that one does not see is dealt by the seed of its rules, each way as likely as
/// another. What follows from the rest need not be there, and has to agree where it is: features, supplies, unseen
/// tiles, hashes. Nothing comes back if it cannot be, and `error` holds invalid_position and the path with the clause:
/// "$.figures[3].segment: COM-5: ..."; invalid_json with the path where a value is of the wrong kind, or with line and
/// column where this is no JSON or the rules are none; invalid_rules, unknown_name or invalid_tile_set as replay()
/// does; out_of_memory. A text above max_json_position is invalid_json, with that limit. Listed as `ignored` are fields
/// of the position itself and of its rules. Cost: as from_position(), and writing it.
std::optional<Game> game_from_json(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                   const Allocator* allocator = nullptr, Message* ignored = nullptr);

}  // namespace mistbank
