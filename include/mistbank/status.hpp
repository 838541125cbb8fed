// Statuses and messages of failed calls.
#pragma once

#include <cstdint>

#include "mistbank/enumerations.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// Returns a short English name of the status, never null ("unknown status" for an unknown value).
const char* status_text(Status status) noexcept;

/// The reason for a failure, in words. Messages never allocate memory; longer messages are cut.
using Message = ShortText<511>;

/// A status with its message. `message` is empty exactly when `status` is ok.
struct Error {
    Status status = Status::ok;  ///< kind of failure
    Message message;             ///< the reason, in words
};

}  // namespace mistbank
