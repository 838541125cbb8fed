// Compares positions byte for byte.
#pragma once

#include <cstdint>
#include <vector>

#include "game/view.hpp"
#include "rules/state_block.hpp"

namespace mistbank_tests {

/// Returns the bytes of the game's memory block, with zeroes for the unused part. Equal positions with equal histories
/// have equal bytes.
inline std::vector<std::uint64_t> position_of(const mistbank::Game& game) {
    const mistbank::Game::Inside& inside = inside_of(game);
    std::vector<std::uint64_t> position(inside.block.size());
    mistbank::copy_block(*inside.setup, position.data(), inside.block.data());
    return position;
}

}  // namespace mistbank_tests
