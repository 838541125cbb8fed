// Errors of games that cannot be created: a status, and a message that names the cause.
#pragma once

#include "mistbank/status.hpp"

namespace mistbank {

template <class... Parts>
bool refuse_rules(Error& error, const Parts&... message) {
    error = {Status::invalid_rules, Message::of(message...)};
    return false;
}

template <class... Parts>
bool refuse_tile_sets(Error& error, const Parts&... message) {
    error = {Status::invalid_tile_set, Message::of(message...)};
    return false;
}

}  // namespace mistbank
