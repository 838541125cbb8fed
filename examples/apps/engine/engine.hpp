// Games that other programs control with JSON. Each request and each answer is one line. PROTOCOL.md describes the
// requests and answers.
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
/// The maximum number of games at the same time.
inline constexpr std::size_t most_games = 256;

/// A game with its advisers. The first request for advice creates the advisers.
struct Seat {
    mistbank::Game game;
    std::optional<Thinkers> thinkers;
};

class Engine {
public:
    /// Returns the answer to a request, as a line of JSON without the line end. A refused request changes nothing.
    /// Throws only std::bad_alloc.
    std::string answer(std::string_view request);
    /// Returns whether the request "quit" has been received.
    bool is_done() const { return is_done_; }

private:
    friend class Request;
    std::map<std::string, Seat> games_;
    bool is_done_ = false;
};

}  // namespace engine
