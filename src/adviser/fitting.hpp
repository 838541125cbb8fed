// What fits of the tiles that nobody has seen yet.
#pragma once

#include "rules/table.hpp"

namespace mistbank {

/// How likely a tile that is unseen fits where sides ask for it. It is found out when first asked for, and taken to
/// hold for the few turns that are looked ahead.
class Fitting {
public:
    Fitting(const Setup& setup, const Allocator& allocator);

    /// Starts anew with what is unseen at this table.
    void look_at(const Table& table);
    /// The share of the unseen tiles that fit in some rotation.
    float share(SidePattern asked) { return known(shares_[asked], asked, no_side); }
    /// Of those that fit so that this side of theirs is misty.
    float misty_share(SidePattern asked, int side) { return known(misty_shares_[asked][side], asked, side); }
    /// Ghost symbols on an unseen tile, on average, and the share of those with mist.
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
