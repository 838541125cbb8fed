#include "adviser/fitting.hpp"

#include <algorithm>

namespace mistbank {

Fitting::Fitting(const Setup& setup, const Allocator& allocator) : setup_(&setup), unseen_(allocator) {
    unseen_.resize(setup.types.size());
    forget();
}

void Fitting::look_at(const Table& table) {
    forget();
    int symbols = 0, misty = 0;
    sum_ = 0;
    for (std::size_t type = 0; type < unseen_.size(); ++type) {
        const int copies = unseen_[type] = table.unseen[type];
        const Shape& shape = setup_->shapes[type];
        sum_ += copies;
        misty += shape.is_misty() ? copies : 0;
        for (int segment = 0; segment < shape.segment_count; ++segment) {
            symbols += copies * shape.symbols[static_cast<std::size_t>(segment)];
        }
    }
    const auto of_all = [&](int count) { return sum_ > 0 ? static_cast<float>(count) / static_cast<float>(sum_) : 0; };
    symbols_ = of_all(symbols);
    misty_ = of_all(misty);
}

void Fitting::forget() {
    std::fill(shares_, shares_ + patterns, unknown);
    for (auto& of_pattern : misty_shares_) std::fill(of_pattern, of_pattern + 4, unknown);
}

float Fitting::find(SidePattern asked, int side) const {
    int fitting = 0;
    for (std::size_t type = 0; type < unseen_.size(); ++type) {
        if (unseen_[type] == 0) continue;
        const Shape& shape = setup_->shapes[type];
        for (std::size_t rotation = 0; rotation < 4; ++rotation) {
            if (!sides_fit(asked, shape.sides[rotation])) continue;
            if (side != no_side && shape.turned[rotation].mist[static_cast<std::size_t>(side)] == none8) continue;
            fitting += unseen_[type];
            break;
        }
    }
    return sum_ > 0 ? static_cast<float>(fitting) / static_cast<float>(sum_) : 0;
}

}  // namespace mistbank
