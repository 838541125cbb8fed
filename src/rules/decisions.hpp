// The decisions a game asks for: what is legal, why something is not, what an action does.
#pragma once

#include <cstddef>
#include <cstring>

#include "mistbank/action.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// An action without its cell, as it lies in memory.
struct ActionBeginning {
    ActionKind kind;
    std::uint8_t segment;
    std::uint8_t colour;
    std::uint8_t count;
};
static_assert(sizeof(ActionBeginning) == offsetof(Action, x) && offsetof(Action, y) == offsetof(Action, x) + 2);

struct Beginnings {
    std::size_t count;
    ActionBeginning each[4];
};

/// Collects actions as far as there is room, and counts them all.
class ActionList {
public:
    ActionList(Action* out, std::size_t capacity) : out_(out), capacity_(capacity) {}

    void add(const Action& action) {
        if (count_ < capacity_) out_[count_] = action;
        ++count_;
    }
    /// Adds actions on one cell that differ in their beginnings alone. Where there is room for four of them, four are
    /// written whatever their number, in halves: quicker than finding out how many.
    void add_on(const std::int16_t (&cell)[2], const Beginnings& beginnings) {
        if (count_ + 4 <= capacity_) {
            for (int i = 0; i < 4; ++i) write(count_ + static_cast<std::size_t>(i), cell, beginnings.each[i]);
        } else {
            for (std::size_t i = 0; i < beginnings.count && count_ + i < capacity_; ++i) {
                write(count_ + i, cell, beginnings.each[i]);
            }
        }
        count_ += beginnings.count;
    }
    std::size_t count() const { return count_; }

private:
    void write(std::size_t at, const std::int16_t (&cell)[2], const ActionBeginning& beginning) {
        auto* bytes = reinterpret_cast<unsigned char*>(out_ + at);
        std::memcpy(bytes, &beginning, sizeof beginning);
        std::memcpy(bytes + sizeof beginning, cell, sizeof cell);
    }

    Action* out_;
    std::size_t capacity_;
    std::size_t count_ = 0;
};

/// A chapter's answer to one kind of decision. `refuse` gets actions of fitting kinds only, and says why one is not
/// legal, or null; it and `list` agree.
struct DecisionRules {
    void (*list)(const Table& table, ActionList& list);
    const char* (*refuse)(const Table& table, Action action);
    void (*resolve)(Table& table, Action action);
};

const DecisionRules& rules_of(DecisionKind kind);
/// Whether actions of this kind can answer that decision.
bool answers(ActionKind action, DecisionKind decision);

/// Why the action is not legal now, or null.
const char* why_not(const Table& table, Action action);

}  // namespace mistbank
