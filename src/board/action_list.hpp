// A list that receives legal actions.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/action.hpp"

namespace mistbank {

/// Stores actions while there is room, and counts all actions. The first `skipped` actions are counted but not stored.
class ActionList {
public:
    ActionList(Action* out, std::size_t capacity, std::size_t skipped = 0)
        : out_(out), capacity_(capacity), skipped_(skipped) {}
    /// Creates a list for a search that stops after `enough` actions: is_enough() then returns true.
    static ActionList until(std::size_t enough, Action* out = nullptr) {
        ActionList list(out, out != nullptr ? 1 : 0);
        list.enough_ = enough;
        return list;
    }

    void add(const Action& action) {
        // For skipped actions the difference wraps around and exceeds the capacity.
        if (count_ - skipped_ < capacity_) out_[count_ - skipped_] = action;
        ++count_;
    }
    /// Returns space for `actions` more actions, for code that writes several actions together; null if not all of them
    /// fit. The caller reports the number of written actions to count_written().
    Action* room_for(std::size_t actions) {
        return skipped_ != 0 || count_ + actions > capacity_ ? nullptr : out_ + count_;
    }
    /// Does the same as room_for(), but also counts the actions if they fit.
    Action* take(std::size_t actions) {
        Action* const to = room_for(actions);
        count_ += to != nullptr ? actions : 0;
        return to;
    }
    /// Appends the last `actions` actions again, each changed by `change`. Returns false and changes nothing if the
    /// list skips actions or has too little space for all of them.
    template <class Change>
    bool repeat(std::size_t actions, Change change) {
        if (skipped_ != 0 || count_ + actions > capacity_) return false;
        for (const std::size_t end = count_; count_ < end + actions; ++count_)
            out_[count_] = change(out_[count_ - actions]);
        return true;
    }
    /// Returns whether the list is full. A full list only counts further actions.
    bool is_full() const { return count_ >= skipped_ + capacity_; }
    void count_unwritten(std::size_t actions) { count_ += actions; }
    void count_written(std::size_t actions) { count_ += actions; }
    std::size_t count() const { return count_; }
    bool is_enough() const { return count_ >= enough_; }

private:
    Action* out_;
    std::size_t capacity_;
    std::size_t skipped_;
    std::size_t count_ = 0;
    std::size_t enough_ = SIZE_MAX;
};

}  // namespace mistbank
