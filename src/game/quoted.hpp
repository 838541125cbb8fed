// Quotes a caller's text in messages.
#pragma once

#include <string_view>

#include "mistbank/short_text.hpp"

namespace mistbank {

/// Returns the text in quotes, cut if it is long; non-printable characters become question marks.
inline ShortText<48> quoted(std::string_view text) {
    constexpr std::size_t most = 40;
    ShortText<48> quote = "'";
    for (const char c : text.substr(0, most)) quote += c >= ' ' && c <= '~' ? c : '?';
    return quote += text.size() > most ? "...'" : "'";
}

}  // namespace mistbank
