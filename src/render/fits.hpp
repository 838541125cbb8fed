// Common input for drawings of the board: the cells where the drawn tile can be laid, and the rectangle of cells to
// draw.
#pragma once

#include <algorithm>
#include <cstdint>

#include "mistbank/game.hpp"

namespace mistbank::render {

/// A cell where the drawn tile can be laid, and the legal rotations there (bit 1<<rotation); 0 for a tile laid face
/// down.
struct Fit {
    int x = 0;
    int y = 0;
    unsigned rotations = 0;
};
HostVector<Fit> fits_of(const Game& game, const Allocator& allocator);

/// Returns a set of rotations as numbers, for example "0 2".
ShortText<7> rotations_text(unsigned rotations);

/// The rectangle of cells to draw, which always includes 0,0.
struct Bounds {
    int min_x = 0;
    int max_x = 0;
    int min_y = 0;
    int max_y = 0;

    void include(int x, int y) noexcept {
        min_x = std::min(min_x, x);
        max_x = std::max(max_x, x);
        min_y = std::min(min_y, y);
        max_y = std::max(max_y, y);
    }
    /// Keeps only cells in this rectangle. The result can be empty.
    void limit(int x, int y, int width, int height) noexcept {
        max_x = static_cast<int>(std::min(std::int64_t{max_x}, std::int64_t{x} + width - 1));
        max_y = static_cast<int>(std::min(std::int64_t{max_y}, std::int64_t{y} + height - 1));
        min_x = std::max(min_x, x);
        min_y = std::max(min_y, y);
    }
    bool includes(int x, int y) const noexcept { return x >= min_x && x <= max_x && y >= min_y && y <= max_y; }
    bool empty() const noexcept { return min_x > max_x || min_y > max_y; }
};

}  // namespace mistbank::render
