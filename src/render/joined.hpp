// Which segments of the board belong to one feature. Game::feature tells it of one segment at the cost of the feature;
// here all are told at the cost of the board.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank::render {

class JoinedSegments {
public:
    JoinedSegments(const Game& game, const Allocator& allocator);

    /// The number of the feature that a segment of a face-up tile belongs to; equal for those that belong together.
    int of(int tile, int segment) const noexcept {
        return parents_[static_cast<std::size_t>(number_of(tile, segment))];
    }
    /// No such number is as great.
    int bound() const noexcept { return static_cast<int>(parents_.size()); }

private:
    void join_neighbours(const Game& game, int tile, int neighbour, int side);
    void join(int number, int other) noexcept;
    int number_of(int tile, int segment) const noexcept { return first_[static_cast<std::size_t>(tile)] + segment; }
    int root_of(int number) noexcept;

    HostVector<int> first_;    ///< number of each tile's segment 0
    HostVector<int> parents_;  ///< another segment of the same feature; of one of them itself
};

/// Who holds a feature, as it would be scored: those who have the most on it (MEET-5), a bit 1<<Colour each; in a
/// cooperative game all of them, if its joint scoring is not by majority (COO-7).
class Owners {
public:
    Owners(const Game& game, const Allocator& allocator);

    unsigned of(int tile, int segment) const noexcept {
        return owners_[static_cast<std::size_t>(joined_.of(tile, segment))];
    }

private:
    JoinedSegments joined_;
    HostVector<std::uint8_t> owners_;
};

}  // namespace mistbank::render
