// Games behind lines of JSON: a request a line, an answer a line. PROTOCOL.md tells what may be asked.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "mistbank/game.hpp"
#include "thinkers.hpp"

namespace engine {

/// The longest line that is read, in bytes.
inline constexpr std::size_t longest_request = std::size_t{4} << 20;
/// No more games are held at a time.
inline constexpr std::size_t most_games = 256;

/// A game with the advisers that think about it, made when they are first asked.
struct Seat {
    mistbank::Game game;
    std::optional<Thinkers> thinkers;
};

class Engine {
public:
    /// The answer to one request, one line of JSON without its end. Whatever the request is, nothing is thrown but
    /// std::bad_alloc, and a request that is refused changes nothing.
    std::string answer(std::string_view request);
    /// Whether somebody has said "quit".
    bool is_done() const { return is_done_; }

private:
    friend class Request;
    std::map<std::string, Seat> games_;
    bool is_done_ = false;
};

}  // namespace engine
