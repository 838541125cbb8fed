// The fit of the unseen tiles.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// The probability that an unseen tile fits the demanded sides. It is computed at the first request, and assumed
/// constant for the few turns of a search.
class Fitting {
public:
    Fitting(const Setup& setup, const Allocator& allocator);

    /// Starts again with the unseen tiles of this table.
    void look_at(const Table& table);
    /// The share of the unseen tiles that fit in some rotation.
    float share(SidePattern asked) { return known(shares_[asked], asked, no_side); }
    /// The share of the unseen tiles that fit with mist on this side.
    float misty_share(SidePattern asked, int side) { return known(misty_shares_[asked][side], asked, side); }
    /// The mean number of ghost symbols on an unseen tile, and the share of unseen tiles with mist.
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
