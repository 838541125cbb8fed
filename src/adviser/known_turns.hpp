// Caches the best lines of turns that occur repeatedly. After the same actions and draws a player chooses the same
// line, because the choice does not depend on how the hidden information was dealt.
#pragma once

#include <cstdint>

#include "adviser/turn_search.hpp"
#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A hash of the actions and draws since a position.
class History {
public:
    /// Starts at a position. Earlier draws are not part of the hash.
    History(std::uint64_t position, const Table& table) : number_(mixed(position)), drawn_(table.state->next) {}

    void add(const Action& action) { add(bits_of(action)); }
    /// Adds the draws since the last call.
    void see_draws(const Table& table) {
        for (; drawn_ < table.state->next; ++drawn_) add(table.order[drawn_]);
    }
    std::uint64_t number() const { return number_; }

private:
    void add(std::uint64_t more) { number_ = mixed((number_ ^ more) + golden_step); }
    static std::uint64_t bits_of(const Action& action);

    std::uint64_t number_;
    std::uint32_t drawn_;
};

/// Stores each best line under the hash of the history before it. The memory is allocated once; later lines replace
/// earlier ones.
class KnownTurns {
public:
    KnownTurns(const Setup& setup, const Allocator& allocator);

    /// Returns whether the best line at this table does not depend on how the hidden information was dealt. This is the
    /// case if the search for the best line reveals only the next tile, and this tile certainly fits.
    bool is_open(const Table& table) const;
    /// Returns the stored line for this history; null if there is none.
    const Line* find(std::uint64_t history) const {
        const Known& known = known_[history % places];
        return known.history == history ? &known.line : nullptr;
    }
    void keep(std::uint64_t history, const Line& line) { known_[history % places] = {history, line}; }

private:
    static constexpr std::size_t places = 1024;

    struct Known {
        std::uint64_t history;
        Line line;
    };

    bool can_be_open_;
    HostVector<Known> known_;
};

}  // namespace mistbank
