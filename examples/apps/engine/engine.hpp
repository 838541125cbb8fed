// Games behind lines of JSON: one line for each request and each answer. PROTOCOL.md describes the requests.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "mistbank/game.hpp"
#include "thinkers.hpp"

namespace engine {

/// The longest accepted line, in bytes.
inline constexpr std::size_t longest_request = std::size_t{4} << 20;
/// The largest number of games at a time.
inline constexpr std::size_t most_games = 256;

/// A game with its advisers, which are created at the first request for advice.
struct Seat {
    mistbank::Game game;
    std::optional<Thinkers> thinkers;
};

class Engine {
public:
    /// Returns the answer to one request: a line of JSON without its end. A refused request changes nothing. Throws
    /// only std::bad_alloc.
    std::string answer(std::string_view request);
    /// Returns whether the request "quit" has been received.
    bool is_done() const { return is_done_; }

private:
    friend class Request;
    std::map<std::string, Seat> games_;
    bool is_done_ = false;
};

}  // namespace engine
