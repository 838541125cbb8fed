// Texts of tile sets, and the results of reading them.
#pragma once

#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "mistbank/tile_set.hpp"

namespace mistbank_tests {

using mistbank::Error;
using mistbank::Segment;
using mistbank::Status;
using mistbank::TileSet;

/// Returns the text of a set with tile `a`. The lines of the tile begin at line 4.
inline std::string set_of_tile(const std::string& lines) {
    return "mistbank-tiles 1\nname test\ntile a\n" + lines + "\nstart\n0 0 a\n";
}

inline std::string replaced(std::string text, const std::string& old_part, const std::string& new_part) {
    const std::size_t position = text.find(old_part);
    REQUIRE(position != std::string::npos);
    return text.replace(position, old_part.size(), new_part);
}

inline TileSet parsed(const std::string& text) {
    Error error{Status::internal_error, "stale"};
    const std::optional<TileSet> set = TileSet::parse(text, error);
    INFO(error.message);
    REQUIRE(set);
    CHECK(error.status == Status::ok);
    CHECK(error.message.empty());
    return *set;
}

inline Segment segment_of(const std::string& lines, int number = 0) {
    return parsed(set_of_tile(lines)).types()[0].segments[number];
}

/// Checks that the text is refused, and returns the error message.
inline std::string refusal(const std::string& text) {
    Error error;
    const bool refused = !TileSet::parse(text, error);
    CHECK(refused);
    CHECK(error.status == Status::invalid_tile_set);
    return error.message;
}

/// Whether the text gives a plausible set, or is refused as documented.
inline bool is_handled(const std::string& text) {
    Error error;
    const std::optional<TileSet> set = TileSet::parse(text, error);
    if (!set) return error.status == Status::invalid_tile_set && error.message.find("line ") == 0;
    return error.message.empty() && !set->name().empty() && !set->types().empty();
}

struct BadText {
    std::string text;
    std::string message;
};

inline void check_refusals(const std::vector<BadText>& cases) {
    for (const BadText& bad : cases) {
        INFO(bad.text.substr(0, 1000));
        CHECK(refusal(bad.text) == bad.message);
    }
}

}  // namespace mistbank_tests
