// The numbers of pictures: six decimals, stored as whole millionths. The bytes of a picture must be the same on every
// machine, but floating-point hardware can round intermediate results differently.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

namespace mistbank::render::svg {

class Decimal {
public:
    static constexpr std::int64_t one = 1000000;

    constexpr Decimal() = default;
    /// Accepts only whole numbers; write a fraction as 0.5_d.
    template <class Whole, std::enable_if_t<std::is_integral_v<Whole>, int> = 0>
    constexpr Decimal(Whole number) noexcept : millionths_(static_cast<std::int64_t>(number) * one) {}

    static constexpr Decimal of_millionths(std::int64_t millionths) noexcept {
        Decimal result;
        result.millionths_ = millionths;
        return result;
    }
    constexpr std::int64_t millionths() const noexcept { return millionths_; }

    /// Returns the number in units of `part` millionths, rounded to the nearest. Halves are rounded up, and so are
    /// values slightly below a half, to absorb earlier rounding errors.
    constexpr std::int64_t rounded_to(std::int64_t part) const noexcept {
        constexpr std::int64_t little = 100;
        const std::int64_t raised = millionths_ + part / 2 + little;
        return raised >= 0 ? raised / part : -((part - 1 - raised) / part);
    }

    friend constexpr Decimal operator-(Decimal a) noexcept { return of_millionths(-a.millionths_); }
    friend constexpr Decimal operator+(Decimal a, Decimal b) noexcept {
        return of_millionths(a.millionths_ + b.millionths_);
    }
    friend constexpr Decimal operator-(Decimal a, Decimal b) noexcept {
        return of_millionths(a.millionths_ - b.millionths_);
    }
    // Multiplies the whole part and the fraction separately. Intermediate results do not overflow if the result fits.
    friend constexpr Decimal operator*(Decimal a, Decimal b) noexcept {
        return of_millionths(a.millionths_ / one * b.millionths_ + divided(a.millionths_ % one * b.millionths_, one));
    }
    friend constexpr Decimal operator/(Decimal a, Decimal b) noexcept {
        return of_millionths(a.millionths_ / b.millionths_ * one +
                             divided(a.millionths_ % b.millionths_ * one, b.millionths_));
    }
    // A shortcut with the same result for whole numbers.
    template <class Whole, std::enable_if_t<std::is_integral_v<Whole>, int> = 0>
    friend constexpr Decimal operator*(Decimal a, Whole b) noexcept {
        return of_millionths(a.millionths_ * static_cast<std::int64_t>(b));
    }
    template <class Whole, std::enable_if_t<std::is_integral_v<Whole>, int> = 0>
    friend constexpr Decimal operator*(Whole a, Decimal b) noexcept {
        return b * a;
    }
    template <class Whole, std::enable_if_t<std::is_integral_v<Whole>, int> = 0>
    friend constexpr Decimal operator/(Decimal a, Whole b) noexcept {
        return of_millionths(divided(a.millionths_, static_cast<std::int64_t>(b)));
    }
    constexpr Decimal& operator+=(Decimal other) noexcept { return *this = *this + other; }
    constexpr Decimal& operator-=(Decimal other) noexcept { return *this = *this - other; }

    friend constexpr bool operator==(Decimal a, Decimal b) noexcept { return a.millionths_ == b.millionths_; }
    friend constexpr bool operator!=(Decimal a, Decimal b) noexcept { return a.millionths_ != b.millionths_; }
    friend constexpr bool operator<(Decimal a, Decimal b) noexcept { return a.millionths_ < b.millionths_; }
    friend constexpr bool operator>(Decimal a, Decimal b) noexcept { return a.millionths_ > b.millionths_; }
    friend constexpr bool operator<=(Decimal a, Decimal b) noexcept { return a.millionths_ <= b.millionths_; }
    friend constexpr bool operator>=(Decimal a, Decimal b) noexcept { return a.millionths_ >= b.millionths_; }

private:
    /// Divides and rounds to the nearest number, halves away from 0.
    static constexpr std::int64_t divided(std::int64_t a, std::int64_t b) noexcept {
        const std::int64_t half = (b < 0 ? -b : b) / 2;
        return (a < 0 ? a - half : a + half) / b;
    }

    std::int64_t millionths_ = 0;
};

/// Parses a number without a sign and with at most six decimals.
constexpr Decimal decimal_of(std::string_view digits) noexcept {
    std::int64_t millionths = 0;
    std::int64_t digit_worth = 0;  // the value of the last digit in millionths; 0: before the point
    for (const char digit : digits) {
        if (digit == '.') {
            millionths *= Decimal::one;
            digit_worth = Decimal::one;
        } else if (digit_worth == 0) {
            millionths = millionths * 10 + (digit - '0');
        } else {
            digit_worth /= 10;
            millionths += (digit - '0') * digit_worth;
        }
    }
    return Decimal::of_millionths(digit_worth == 0 ? millionths * Decimal::one : millionths);
}
constexpr Decimal operator""_d(const char* digits) noexcept { return decimal_of(digits); }

/// Converts a constant to the nearest number with six decimals.
constexpr Decimal decimal(double constant) noexcept {
    return Decimal::of_millionths(static_cast<std::int64_t>(constant * Decimal::one + (constant < 0 ? -0.5 : 0.5)));
}

/// Returns the square root, rounded down to a millionth, of a number from 0 to 1,000,000.
Decimal square_root(Decimal number) noexcept;

}  // namespace mistbank::render::svg
