// How a game that cannot be made is refused: with a status, and with words that name what was wrong.
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
