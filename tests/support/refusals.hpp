// Checks for invalid positions.
#pragma once

#include <catch2/catch.hpp>
#include <optional>
#include <string>

#include "mistbank/position.hpp"

namespace mistbank_tests {

/// Checks that a position is refused as invalid, and returns the message. `lines` contains all lines except the first.
inline std::string refusal_of_position(const std::string& lines) {
    mistbank::Error error;
    const std::optional<mistbank::Game> game =
        mistbank::from_position("mistbank-position 1\n" + lines, nullptr, 0, error);
    INFO(lines);
    CHECK(!game.has_value());
    CHECK(error.status == mistbank::Status::invalid_position);
    return std::string(error.message);
}

}  // namespace mistbank_tests
