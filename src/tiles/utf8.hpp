// Decodes UTF-8 character by character.
#pragma once

#include <cstddef>
#include <string_view>

namespace mistbank {

inline bool is_continuation(unsigned char byte) { return (byte & 0xc0u) == 0x80u; }

inline std::size_t character_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xc2 && first <= 0xdf) return 2;
    if (first >= 0xe0 && first <= 0xef) return 3;
    if (first >= 0xf0 && first <= 0xf4) return 4;
    return 0;
}

// Returns whether the second byte of a character is valid. An invalid second byte reveals overlong forms, surrogates
// and numbers beyond U+10FFFF.
inline bool second_byte_fits(unsigned char first, unsigned char second) {
    switch (first) {
        case 0xe0:
            return second >= 0xa0;
        case 0xed:
            return second < 0xa0;
        case 0xf0:
            return second >= 0x90;
        case 0xf4:
            return second < 0x90;
        default:
            return true;
    }
}

/// Returns the length in bytes of the UTF-8 character at the beginning of the text; 0 if it is invalid.
inline std::size_t valid_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = character_length(first);
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (!is_continuation(static_cast<unsigned char>(text[i]))) return 0;
    }
    if (length > 1 && !second_byte_fits(first, static_cast<unsigned char>(text[1]))) return 0;
    return length;
}

/// Returns whether a text is UTF-8 without control characters (below U+0020, U+007F to U+009F).
inline bool is_plain_text(std::string_view text) noexcept {
    while (!text.empty()) {
        const std::size_t length = valid_length(text);
        const auto first = static_cast<unsigned char>(text[0]);
        if (length == 0 || first < 0x20 || first == 0x7f) return false;
        if (first == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace mistbank
