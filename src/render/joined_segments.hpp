// The features of all segments of the board. The cost of Game::feature is linear in the size of one feature; the cost
// of this class is linear in the size of the board, for all features together.
#pragma once

#include "mistbank/game.hpp"

namespace mistbank::render {

class JoinedSegments {
public:
    JoinedSegments(const Game& game, const Allocator& allocator);

    /// Returns the number of a segment's feature, which is the same for all segments of the feature. The tile must lie
    /// face up.
    int of(int tile, int segment) const noexcept {
        return parents_[static_cast<std::size_t>(number_of(tile, segment))];
    }
    /// Returns an exclusive upper bound for the numbers of features.
    int bound() const noexcept { return static_cast<int>(parents_.size()); }

private:
    void join_neighbours(const Game& game, int tile, int neighbour, int side);
    void join(int number, int other) noexcept;
    int number_of(int tile, int segment) const noexcept { return first_[static_cast<std::size_t>(tile)] + segment; }
    int root_of(int number) noexcept;

    HostVector<int> first_;    ///< number of each tile's segment 0
    HostVector<int> parents_;  ///< another segment of the same feature; the root is its own parent
};

/// The owners of each feature: the colours that would score the feature now, as bits 1<<Colour. Owners are the colours
/// with the strongest meeples on the feature (MEET-5); in a cooperative game without scoring by majority, all colours
/// with a meeple on it (COO-7).
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
