// Functions that return the library's JSON as strings.
#pragma once

#include <string>

#include "mistbank/json.hpp"

namespace mistbank_tests {

template <class... Things>
std::string json_of(const Things&... things) {
    mistbank::HostString text{mistbank::Allocator{}};
    mistbank::to_json(things..., text);
    return {text.data(), text.size()};
}

inline std::string json_of(const mistbank::Rules& rules) {
    mistbank::HostString text{mistbank::Allocator{}};
    mistbank::Error error;
    if (!mistbank::to_json(rules, text, error)) return "refused: " + std::string(error.message);
    return {text.data(), text.size()};
}

/// Replaces the first occurrence of `part` in the text. Returns a message if the text lacks the part.
inline std::string with(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    if (at == std::string::npos) return "there is no " + part;
    return text.replace(at, part.size(), other);
}

}  // namespace mistbank_tests
