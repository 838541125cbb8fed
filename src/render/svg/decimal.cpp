#include "render/svg/decimal.hpp"

#include <cmath>

namespace mistbank::render::svg {

// Floating point gives an approximation, which integer arithmetic corrects. The root is the same on every machine.
Decimal square_root(Decimal number) noexcept {
    const auto square = static_cast<std::uint64_t>(number.millionths()) * Decimal::one;
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return Decimal::of_millionths(static_cast<std::int64_t>(root));
}

}  // namespace mistbank::render::svg
