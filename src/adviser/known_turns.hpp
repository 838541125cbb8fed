// What looked best in turns that come up again: after the same moves and draws a player does the same once more,
// however what is still hidden has been dealt.
#pragma once

#include <cstdint>

#include "adviser/turn_search.hpp"
#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// What has been done and drawn since a position, as a number that tells it from anything else.
class History {
public:
    /// Of a position; what had been drawn there is part of it.
    History(std::uint64_t position, const Table& table) : number_(mixed(position)), drawn_(table.state->next) {}

    void add(const Action& action) { add(bits_of(action)); }
    /// What has been drawn since.
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

/// Lines by the history after which they looked best. Memory is taken once; later lines take the places of others.
class KnownTurns {
public:
    KnownTurns(const Setup& setup, const Allocator& allocator);

    /// Whether the line that looks best at this table is the same, however what is hidden has been dealt: no more of it
    /// is turned over while lines are tried out than the next tile, and that is sure to fit.
    bool is_open(const Table& table) const;
    /// The line kept for this history, null for none.
    const Line* find(std::uint64_t history) const {
        const Known& its = known_[history % places];
        return its.history == history ? &its.line : nullptr;
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
