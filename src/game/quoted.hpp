// What somebody has given, as messages about texts show it.
#pragma once

#include <string_view>

#include "mistbank/short_text.hpp"

namespace mistbank {

/// In quotes, cut short when it is long; what is no plain text is shown as question marks.
inline ShortText<48> quoted(std::string_view text) {
    constexpr std::size_t most = 40;
    ShortText<48> quote = "'";
    for (const char c : text.substr(0, most)) quote += c >= ' ' && c <= '~' ? c : '?';
    return quote += text.size() > most ? "...'" : "'";
}

}  // namespace mistbank
