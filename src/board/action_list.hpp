// The output list of legal actions.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mistbank/action.hpp"

namespace mistbank {

/// Stores actions while there is room, and counts all of them. It can skip the first ones.
class ActionList {
public:
    ActionList(Action* out, std::size_t capacity, std::size_t skipped = 0)
        : out_(out), capacity_(capacity), skipped_(skipped) {}
    /// Creates a list that finds out whether there are `enough` actions: then is_enough() stops the search.
    static ActionList until(std::size_t enough, Action* out = nullptr) {
        ActionList list(out, out != nullptr ? 1 : 0);
        list.enough_ = enough;
        return list;
    }

    void add(const Action& action) {
        if (count_ - skipped_ < capacity_) out_[count_ - skipped_] = action;  // skipped ones wrap around
        ++count_;
    }
    /// Returns space for this many more actions, for code that writes several at once; null if they do not all fit. The
    /// caller reports the written ones to count_written().
    Action* room_for(std::size_t actions) {
        return skipped_ != 0 || count_ + actions > capacity_ ? nullptr : out_ + count_;
    }
    /// Returns this space and counts all of them.
    Action* take(std::size_t actions) {
        Action* const to = room_for(actions);
        count_ += to != nullptr ? actions : 0;
        return to;
    }
    /// Repeats the last `actions`, changed by `change`. Returns false, without a change, if they are not all stored.
    template <class Change>
    bool repeat(std::size_t actions, Change change) {
        if (skipped_ != 0 || count_ + actions > capacity_) return false;
        for (const std::size_t end = count_; count_ < end + actions; ++count_)
            out_[count_] = change(out_[count_ - actions]);
        return true;
    }
    /// Returns whether the list is full, so that further actions are only counted.
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
