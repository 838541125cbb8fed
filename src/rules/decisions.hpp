// The decisions a game asks for: what is legal, why something is not, what an action does.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/action.hpp"
#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// How many kinds of decisions there are: one more than the last of DecisionKind.
inline constexpr int decision_kinds = static_cast<int>(DecisionKind::crop_remove) + 1;

/// Collects actions as far as there is room, and counts them all. It can pass over the first so many.
class ActionList {
public:
    ActionList(Action* out, std::size_t capacity, std::size_t passed_over = 0)
        : out_(out), capacity_(capacity), passed_over_(passed_over) {}
    /// For who asks only whether there are so many: it is enough then, and who lists may stop.
    static ActionList until(std::size_t enough, Action* out = nullptr) {
        ActionList list(out, out != nullptr ? 1 : 0);
        list.enough_ = enough;
        return list;
    }

    void add(const Action& action) {
        if (count_ - passed_over_ < capacity_) out_[count_ - passed_over_] = action;  // those passed over wrap around
        ++count_;
    }
    /// Where so many more would go, for whoever writes them there quicker than one by one; null if they do not all fit.
    /// Those that have been written are to be counted.
    Action* room_for(std::size_t actions) {
        return passed_over_ != 0 || count_ + actions > capacity_ ? nullptr : out_ + count_;
    }
    /// The same, and all of them count.
    Action* take(std::size_t actions) {
        Action* const to = room_for(actions);
        count_ += to != nullptr ? actions : 0;
        return to;
    }
    /// The last so many once more, as `change` makes them; false, and nothing is added, where they are not all at hand.
    template <class Change>
    bool repeat(std::size_t actions, Change change) {
        if (passed_over_ != 0 || count_ + actions > capacity_) return false;
        for (const std::size_t end = count_; count_ < end + actions; ++count_)
            out_[count_] = change(out_[count_ - actions]);
        return true;
    }
    /// Whether nothing more is written; then actions need only be counted.
    bool is_full() const { return count_ >= passed_over_ + capacity_; }
    void count_unwritten(std::size_t actions) { count_ += actions; }
    void count_written(std::size_t actions) { count_ += actions; }
    std::size_t count() const { return count_; }
    bool is_enough() const { return count_ >= enough_; }

private:
    Action* out_;
    std::size_t capacity_;
    std::size_t passed_over_;
    std::size_t count_ = 0;
    std::size_t enough_ = SIZE_MAX;
};

/// A chapter's answer to one kind of decision. `refuse` gets actions of fitting kinds only, and says why one is not
/// legal, or null; it and `list` agree. `decider` tells who decides (MEET-23); without it the active player does.
/// `pick` is a quicker way to one action of the list, each as likely as another; it may decline.
struct DecisionRules {
    void (*list)(const Table& table, ActionList& list);
    const char* (*refuse)(const Table& table, Action action);
    void (*resolve)(Table& table, Action action);
    int (*decider)(const Table& table) = nullptr;
    bool (*pick)(const Table& table, Random& random, Action& picked) = nullptr;
};

const DecisionRules& rules_of(DecisionKind kind);
/// Whether actions of this kind can answer that decision.
bool answers(ActionKind action, DecisionKind decision);

/// One of the legal actions, each as likely as another. The game must not be over.
Action pick_action(const Table& table, Random& random);

/// Why the action is not legal now, or null.
const char* why_not(const Table& table, Action action);

}  // namespace mistbank
