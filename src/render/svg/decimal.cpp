#include "render/svg/decimal.hpp"

namespace mistbank::render::svg {

// Digit by digit in base 2, as one does it by hand.
Decimal square_root(Decimal number) noexcept {
    auto rest = static_cast<std::uint64_t>(number.millionths()) * Decimal::one;
    std::uint64_t root = 0;
    std::uint64_t digit = std::uint64_t{1} << 62;
    while (digit > rest) digit >>= 2;
    for (; digit != 0; digit >>= 2) {
        const bool fits = rest >= root + digit;
        if (fits) rest -= root + digit;
        root = (root >> 1) + (fits ? digit : 0);
    }
    return Decimal::of_millionths(static_cast<std::int64_t>(root));
}

}  // namespace mistbank::render::svg
