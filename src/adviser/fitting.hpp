// Computes how many of the unseen tiles fit on a cell.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// The probability that an unseen tile fits the demanded sides of a cell. It is computed when it is first requested,
/// and assumed to be constant during the few turns of a search.
class Fitting {
public:
    Fitting(const Setup& setup, const Allocator& allocator);

    /// Uses the unseen tiles of this table from now on.
    void look_at(const Table& table);
    /// Returns the share of the unseen tiles that fit in at least one rotation.
    float share(SidePattern asked) { return known(shares_[asked], asked, no_side); }
    /// Returns the share of the unseen tiles that fit with mist on this side.
    float misty_share(SidePattern asked, int side) { return known(misty_shares_[asked][side], asked, side); }
    /// symbols() returns the mean number of ghost symbols on an unseen tile, misty() the share of unseen tiles with
    /// mist.
    float symbols() const { return symbols_; }
    float misty() const { return misty_; }

    static constexpr int patterns = 256;

private:
    static constexpr int no_side = -1;
    static constexpr float unknown = -1;

    float known(float& share, SidePattern asked, int side) {
        if (share == unknown) share = find(asked, side);
        return share;
    }
    void forget();
    float find(SidePattern asked, int side) const;

    const Setup* setup_ = nullptr;
    HostVector<std::uint16_t> unseen_;
    int sum_ = 0;
    float symbols_ = 0;
    float misty_ = 0;
    float shares_[patterns];
    float misty_shares_[patterns][4];
};

}  // namespace mistbank
