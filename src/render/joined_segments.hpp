// The features of all segments of the board. Game::feature finds one feature at the cost of that feature; this class
// finds all features at the cost of the board.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank::render {

class JoinedSegments {
public:
    JoinedSegments(const Game& game, const Allocator& allocator);

    /// The number of the feature of a segment on a face-up tile; equal for segments of the same feature.
    int of(int tile, int segment) const noexcept {
        return parents_[static_cast<std::size_t>(number_of(tile, segment))];
    }
    /// An exclusive upper bound of these numbers.
    int bound() const noexcept { return static_cast<int>(parents_.size()); }

private:
    void join_neighbours(const Game& game, int tile, int neighbour, int side);
    void join(int number, int other) noexcept;
    int number_of(int tile, int segment) const noexcept { return first_[static_cast<std::size_t>(tile)] + segment; }
    int root_of(int number) noexcept;

    HostVector<int> first_;    ///< number of each tile's segment 0
    HostVector<int> parents_;  ///< another segment of the same feature; the root is its own parent
};

/// The owners of features, a bit 1<<Colour each: the colours that would score a feature now. These are the colours with
/// the most meeples (MEET-5); in a cooperative game all colours, unless its joint scoring is by majority (COO-7).
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
