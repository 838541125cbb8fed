// Computes 64-bit FNV-1a hashes as fingerprints. They do not protect against forgery.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/short_text.hpp"

namespace mistbank {

class Fingerprint {
public:
    void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }
    /// Adds the eight bytes of a number, the lowest first.
    void add(std::uint64_t number) {
        for (int shift = 0; shift < 64; shift += 8) add_byte(static_cast<std::uint8_t>(number >> shift));
    }
    /// Adds a text and an end mark.
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
        add_byte(0);
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

/// Returns a fingerprint or hash in the form of records and JSON: 16 hexadecimal digits.
inline ShortText<16> hexadecimal(std::uint64_t number) {
    ShortText<16> digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[number >> shift & 15u];
    return digits;
}

}  // namespace mistbank
