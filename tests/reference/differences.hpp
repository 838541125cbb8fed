// Describes the differences between the reference and a game of the library as text.
#pragma once

#include <sstream>
#include <string>
#include <type_traits>

#include "mistbank/game.hpp"
#include "reference/reckoning.hpp"

namespace mistbank_reference {

inline std::ostream& operator<<(std::ostream& out, const Cell& cell) { return out << cell.x << ',' << cell.y; }
inline std::ostream& operator<<(std::ostream& out, const Spot& spot) { return out << spot.cell << '/' << spot.segment; }
inline std::ostream& operator<<(std::ostream& out, const Region& region) {
    return out << " of the " << mistbank::name_of(region.kind) << " with " << *region.spots.begin();
}

/// Formats a value: names for kinds and colours, numbers for other enums.
template <class T>
decltype(auto) written(const T& value) {
    using Plain = std::decay_t<T>;
    if constexpr (std::is_same_v<Plain, mistbank::Outcome> || std::is_same_v<Plain, mistbank::LossReason>) {
        return static_cast<int>(value);
    } else if constexpr (std::is_enum_v<Plain>) {
        return mistbank::name_of(value);
    } else {
        return (value);
    }
}

/// Collects the differences, one per line.
class Differences {
public:
    template <class Expected, class Found, class... What>
    void check(const Expected& expected, const Found& found, const What&... what) {
        if (expected == found) return;
        (out_ << ... << written(what)) << ": expected " << written(expected) << ", found " << written(found) << '\n';
    }
    std::string text() const { return out_.str(); }

private:
    std::ostringstream out_;
};

/// In compare_features.cpp: compares the order of the features, and the library's answers for each of their segments.
void compare_features(const Table& table, const mistbank::Game& game, Differences& differences);
/// In compare_figures.cpp: compares supplies and figures on the board.
void compare_figures(const Table& table, const mistbank::Game& game, Differences& differences);
/// In compare_small_boxes.cpp: compares ferries, ingots, mage and witch, king and baron, robbers, couriers and
/// messages.
void compare_small_boxes(const Table& table, const mistbank::Game& game, Differences& differences);
void compare_supplies(const Table& table, const mistbank::Game& game, Differences& differences);

}  // namespace mistbank_reference
