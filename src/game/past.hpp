// The history for undo: the actions, and a log of checkpoints. A checkpoint copies the state except the board; a
// journal records the previous contents of changed words of the board. Not every action has a checkpoint. Undo
// therefore rolls the board back to the last checkpoint before the wanted action and replays the actions after it.
// Without a checkpoint it replays from the start. The history contains no hidden information, so a new deal leaves it
// valid.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "board/board.hpp"
#include "board/uninitialised.hpp"
#include "mistbank/action.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/event.hpp"
#include "rules/setup.hpp"
#include "rules/state_block.hpp"

namespace mistbank {

/// The log of checkpoints for undo. It keeps its memory for later checkpoints.
class UndoLog {
public:
    UndoLog(const Allocator& host, const Setup& setup)
        : journal(host),
          ranges_(non_board_ranges(setup)),
          mark_words_(1 + (ranges_.bytes() + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t)),
          stride_(std::max(least_stride, ranges_.bytes() / bytes_an_action)),
          marks_(UninitialisedAllocator<std::uint64_t>(host)) {}

    /// Returns the mean size of checkpoints per action in bytes, without spare capacity.
    static std::size_t bytes_of_an_action(const Setup& setup) {
        return std::min(bytes_an_action, non_board_ranges(setup).bytes()) + 2 * sizeof(std::uint64_t);
    }
    /// Returns whether there is a checkpoint at or before `actions` applied actions.
    bool leads_to(std::size_t actions) const {
        return used_ > 0 && !journal.is_incomplete() && head_of(0).actions <= actions;
    }
    /// Prepares the log for the next action. Call it before the action, with the number of applied actions. Sets a
    /// checkpoint if one is due, and deletes checkpoints that were set only for an undo. If there is no memory for a
    /// checkpoint, the log starts later.
    void pass(const std::uint64_t* block, std::size_t actions) noexcept {
        if (journal.is_incomplete()) forget();
        if (used_ > 0 && (last().actions == actions || !is_time_for_a_mark(actions))) return;
        while (used_ > 1 && last().actions + stride_ > actions) --used_;
        if (used_ == 0) journal.clear();
        set_mark(block, actions);
    }
    /// Sets a checkpoint during an undo, for further undos.
    void mark(const std::uint64_t* block, std::size_t actions) noexcept {
        if (used_ > 0 && !journal.is_incomplete() && last().actions < actions) set_mark(block, actions);
    }
    /// Restores the state of the last checkpoint at or before `actions` applied actions. Such a checkpoint must exist.
    /// Returns the number of actions at the checkpoint.
    std::size_t go_back(std::uint64_t* block, std::size_t actions) {
        while (last().actions > actions) --used_;
        journal.go_back_to(last().words);
        ranges_.copy_in(&marks_[(used_ - 1) * mark_words_ + 1], block);
        journal.begin(on_board(block));
        return last().actions;
    }
    /// Clears the log. It starts again at the next action.
    void forget() {
        used_ = 0;
        journal.clear();
    }
    /// Reserves the maximum memory that assign() ever needs. Repeated copies therefore allocate only once. May throw
    /// std::bad_alloc.
    void reserve(const UndoLog& other) {
        if (other.used_ == 0) return;
        if (marks_.size() < marks_of_a_copy * mark_words_) marks_.resize(marks_of_a_copy * mark_words_);
        journal.reserve(words_of_a_copy);
    }
    /// Copies the last part of another game's log into the memory that reserve() has allocated.
    void assign(const UndoLog& other) {
        forget();
        if (other.used_ == 0 || other.journal.is_incomplete()) return;
        const std::size_t first = other.first_to_copy();
        if (first == other.used_) return;
        used_ = other.used_ - first;
        std::memcpy(marks_.data(), &other.marks_[first * mark_words_], used_ * mark_words_ * sizeof(std::uint64_t));
        const std::uint32_t from = other.head_of(first).words;
        for (std::size_t number = 0; number < used_; ++number) {
            Head head = head_of(number);
            head.words -= from;
            std::memcpy(&marks_[number * mark_words_], &head, sizeof head);
        }
        journal.assign(other.journal, from);
    }

    Journal journal;

private:
    static constexpr std::size_t least_stride = 1;
    static constexpr std::size_t bytes_an_action = 1024;  // maximum mean size of checkpoints per action
    static constexpr std::size_t marks_of_a_copy = 8;     // maximum number of checkpoints in a copy
    static constexpr std::size_t words_of_a_copy = 512;

    struct Head {
        std::uint32_t actions;
        std::uint32_t words;  // number of words in the journal at the checkpoint
    };
    static_assert(sizeof(Head) == sizeof(std::uint64_t));

    Head head_of(std::size_t mark) const {
        Head head;
        std::memcpy(&head, &marks_[mark * mark_words_], sizeof head);
        return head;
    }
    Head last() const { return head_of(used_ - 1); }
    // In most games the stride is 1. The first condition then avoids a slow division.
    bool is_time_for_a_mark(std::size_t actions) const { return stride_ == 1 || actions % stride_ == 0; }
    static Journal::Since on_board(const std::uint64_t* block) {
        BoardCounts counts;
        std::memcpy(&counts, block, sizeof counts);
        return {counts.cells, counts.nodes};
    }
    void set_mark(const std::uint64_t* block, std::size_t actions) noexcept {
        const std::size_t at = used_ * mark_words_;
        if (at == marks_.size() && !has_grown()) return forget();
        const Head head = {static_cast<std::uint32_t>(actions), static_cast<std::uint32_t>(journal.size())};
        std::memcpy(&marks_[at], &head, sizeof head);
        ranges_.copy_out(block, &marks_[at + 1]);
        journal.begin(on_board(block));
        ++used_;
    }
    std::size_t first_to_copy() const {
        std::size_t first = used_;
        while (first > 0 && used_ - first < marks_of_a_copy &&
               journal.size() - head_of(first - 1).words <= words_of_a_copy) {
            --first;
        }
        return first;
    }

    bool has_grown() noexcept {
        try {
            marks_.resize(mark_words_ * std::max<std::size_t>(8, 2 * used_));
            return true;
        } catch (const std::bad_alloc&) {
            return false;
        }
    }

    BlockRanges ranges_;
    std::size_t mark_words_;
    std::size_t stride_;  // number of actions between checkpoints
    UninitialisedVector<std::uint64_t> marks_;
    std::size_t used_ = 0;
};

/// The complete history of a game.
struct Past {
    Past(const Allocator& host, const Setup& setup)
        : actions(HostAllocator<Action>(host)),
          events(HostAllocator<Event>(host)),
          start(HostAllocator<std::uint64_t>(host)),
          way_back(host, setup) {}
    Past(const Past& other, const Allocator& host, const Setup& setup) : Past(host, setup) {
        reserve(other);
        assign(other);
    }

    /// Reserves the memory that assign() needs for the history `other`. May throw std::bad_alloc.
    void reserve(const Past& other) {
        actions.reserve(other.actions.size());
        events.reserve(other.events.size());
        start.reserve(other.start.size());
        way_back.reserve(other.way_back);
    }
    void assign(const Past& other) {
        actions.assign(other.actions.begin(), other.actions.end());
        events.assign(other.events.begin(), other.events.end());
        start.assign(other.start.begin(), other.start.end());
        way_back.assign(other.way_back);
    }
    /// Deletes all actions after the first `count`, and their events.
    void cut(std::size_t count) {
        actions.resize(count);
        while (!events.empty() && events.back().action > count) events.pop_back();
    }

    HostVector<Action> actions;
    HostVector<Event> events;
    HostVector<std::uint64_t> start;  // the position before the first action; empty until an action is applied
    UndoLog way_back;
};

}  // namespace mistbank
