// Statuses and messages of failed calls.
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

/// Returns a short English name of the status, never null ("unknown status" for an unknown value).
const char* status_text(Status status) noexcept;

/// The reason of a failure in words. It does not allocate; longer messages are cut.
using Message = ShortText<511>;

/// A status with its message. `message` is empty exactly when `status` is ok.
struct Error {
    Status status = Status::ok;  ///< kind of failure
    Message message;             ///< reason in words
};

}  // namespace mistbank
