// What a call answers when it cannot do what it was asked.
#pragma once

#include <cstdint>

#include "mistbank/pieces.h"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// See #mistbank_status.
enum class Status : std::int32_t {
    ok = MISTBANK_OK,
    invalid_argument = MISTBANK_INVALID_ARGUMENT,
    out_of_memory = MISTBANK_OUT_OF_MEMORY,
    buffer_too_small = MISTBANK_BUFFER_TOO_SMALL,
    invalid_rules = MISTBANK_INVALID_RULES,
    invalid_tile_set = MISTBANK_INVALID_TILE_SET,
    illegal_action = MISTBANK_ILLEGAL_ACTION,
    wrong_decision = MISTBANK_WRONG_DECISION,
    game_over = MISTBANK_GAME_OVER,
    nothing_to_undo = MISTBANK_NOTHING_TO_UNDO,
    not_recorded = MISTBANK_NOT_RECORDED,
    invalid_record = MISTBANK_INVALID_RECORD,
    invalid_snapshot = MISTBANK_INVALID_SNAPSHOT,
    unknown_name = MISTBANK_UNKNOWN_NAME,
    internal_error = MISTBANK_INTERNAL_ERROR,
    invalid_json = MISTBANK_INVALID_JSON,
    invalid_position = MISTBANK_INVALID_POSITION,
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
