// What undo needs: the actions, and the way back. Now and then on it a mark is set: what of the position is not the
// board's, copied; of the board a journal keeps what each change has put away. To go back is to undo the changes up to
// the last mark before that moment, and to play on from it, where marks are not set at every action. Where no mark is
// left it is played again from the start. What is hidden is in none of this: so it may be reshuffled at any time, and
// the past stays the past of the present.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "board/board.hpp"
#include "mistbank/action.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/event.hpp"
#include "rules/setup.hpp"
#include "rules/state_block.hpp"

namespace mistbank {

/// The way back from the present. Memory once had is kept for marks to come.
class WayBack {
public:
    WayBack(const Allocator& host, const Setup& setup)
        : journal(host),
          ranges_(non_board_ranges(setup)),
          mark_words_(1 + (ranges_.bytes() + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t)),
          stride_(std::max(least_stride, ranges_.bytes() / bytes_an_action)),
          marks_(HostAllocator<std::uint64_t>(host)) {}

    /// How many bytes marks take for an action, on average, where there is none to spare.
    static std::size_t bytes_of_an_action(const Setup& setup) {
        return std::min(bytes_an_action, non_board_ranges(setup).bytes()) + 2 * sizeof(std::uint64_t);
    }
    /// Whether a mark lies no later than where so many actions had been applied.
    bool leads_to(std::size_t actions) const {
        return used_ > 0 && !journal.is_torn() && head_of(0).actions <= actions;
    }
    /// Before an action, so many having been applied: sets a mark where it is time for one, and forgets marks that
    /// only going back had needed. Where there is no memory for it the way begins later.
    void pass(const std::uint64_t* block, std::size_t actions) noexcept {
        if (journal.is_torn()) forget();
        if (used_ > 0 && (last().actions == actions || !is_time_for_a_mark(actions))) return;
        while (used_ > 1 && last().actions + stride_ > actions) --used_;
        if (used_ == 0) journal.clear();
        set_mark(block, actions);
    }
    /// While going back: a mark for who goes on so.
    void mark(const std::uint64_t* block, std::size_t actions) noexcept {
        if (used_ > 0 && !journal.is_torn() && last().actions < actions) set_mark(block, actions);
    }
    /// Makes the present what it was at the last mark that lies no later than where so many actions had been applied;
    /// how many had been there. The way must lead there.
    std::size_t go_back(std::uint64_t* block, std::size_t actions) {
        while (last().actions > actions) --used_;
        journal.go_back_to(last().words);
        ranges_.copy_in(&marks_[(used_ - 1) * mark_words_ + 1], block);
        journal.begin(on_board(block));
        return last().actions;
    }
    /// Begins anew with the next action.
    void forget() {
        used_ = 0;
        journal.clear();
    }
    /// Makes room for what assign() takes, so that it needs no memory: always for as much as it may ever take, so that
    /// who copies again and again asks once. May throw std::bad_alloc.
    void reserve(const WayBack& other) {
        if (other.used_ == 0) return;
        if (marks_.size() < marks_of_a_copy * mark_words_) marks_.resize(marks_of_a_copy * mark_words_);
        journal.reserve(words_of_a_copy);
    }
    /// Becomes the last stretch of another game's way, for which there must be room.
    void assign(const WayBack& other) {
        forget();
        if (other.used_ == 0 || other.journal.is_torn()) return;
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
    static constexpr std::size_t bytes_an_action = 1024;  // that marks take, on average
    static constexpr std::size_t marks_of_a_copy = 8;     // at most
    static constexpr std::size_t words_of_a_copy = 512;

    struct Head {
        std::uint32_t actions;
        std::uint32_t words;  // in the journal
    };
    static_assert(sizeof(Head) == sizeof(std::uint64_t));

    Head head_of(std::size_t mark) const {
        Head head;
        std::memcpy(&head, &marks_[mark * mark_words_], sizeof head);
        return head;
    }
    Head last() const { return head_of(used_ - 1); }
    // In most games it always is, and to divide is slow.
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
    std::size_t stride_;  // actions between marks
    HostVector<std::uint64_t> marks_;
    std::size_t used_ = 0;
};

/// All that a game keeps of what has been.
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

    /// Makes room for all of another past, so that assign() needs no memory. May throw std::bad_alloc.
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
    /// Only the first so many actions, and what they and the set-up told.
    void cut(std::size_t count) {
        actions.resize(count);
        while (!events.empty() && events.back().action > count) events.pop_back();
    }

    HostVector<Action> actions;
    HostVector<Event> events;
    HostVector<std::uint64_t> start;  // the position before the first action; empty while there has been none
    WayBack way_back;
};

}  // namespace mistbank
