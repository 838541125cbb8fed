// What a call answers when it cannot do what it was asked.
#pragma once

#include <cstdint>

#include "mistbank/short_text.hpp"

namespace mistbank {

/// The answer of every call that can fail. The values are part of the ABI and never change.
enum class Status : std::int32_t {
    ok = 0,
    invalid_argument = 1,   ///< an argument is null, out of range or of the wrong size
    out_of_memory = 2,      ///< the allocator gave nothing; nothing was changed
    buffer_too_small = 3,   ///< nothing was written; the needed count came back
    invalid_rules = 4,      ///< a field of the rules; the message names it
    invalid_tile_set = 5,   ///< a tile set; the message names line, column and reason
    illegal_action = 6,     ///< the rules forbid this action here; the message names the clause
    wrong_decision = 7,     ///< the action answers another decision than the open one (a stale action)
    game_over = 8,          ///< the game is over: no action is left
    nothing_to_undo = 9,    ///< the game stands at its start
    not_recorded = 10,      ///< the game was told not to record, so it has no past to undo or write
    invalid_record = 11,    ///< a record; the message names the line
    invalid_snapshot = 12,  ///< a snapshot is damaged, of another version, or of no game
    unknown_name = 13,      ///< no preset, tile set, tile or colour has this name
    internal_error = 14,    ///< a defect of the library; please report it with the record
    invalid_json = 15,      ///< a JSON text, since 2.0; the message names line, column and reason
    invalid_position = 16,  ///< a position, since 2.1; the message names line, column and clause
};

/// A short English name of the status, never null ("unknown status" for a number that is none).
const char* status_text(Status status) noexcept;

/// What was wrong, in words. Held in place, so that refusing takes no memory; longer ones are cut.
using Message = ShortText<511>;

/// A status with its message. `message` is empty exactly when `status` is ok.
struct Error {
    Status status = Status::ok;  ///< what kind of failure
    Message message;             ///< what was wrong, in words
};

}  // namespace mistbank
