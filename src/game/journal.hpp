// What undo needs: for each action the words of the state that it changed. It knows nothing of rules, so it cannot
// fall out of step with them.
#pragma once

#include <cstdint>
#include <cstring>

#include "rules/memory.hpp"

namespace mistbank {

class Journal {
public:
    explicit Journal(const Allocator& host)
        : before_(HostAllocator<std::uint64_t>(host)),
          changes_(HostAllocator<Change>(host)),
          entries_(HostAllocator<Entry>(host)) {}

    /// Makes room for all that another journal holds, so that assign() needs no memory.
    void reserve(const Journal& other) {
        before_.reserve(other.before_.size());
        changes_.reserve(other.changes_.size());
        entries_.reserve(other.entries_.size());
    }
    void assign(const Journal& other) {
        before_.assign(other.before_.begin(), other.before_.end());
        changes_.assign(other.changes_.begin(), other.changes_.end());
        entries_.assign(other.entries_.begin(), other.entries_.end());
    }

    /// Remembers the state as it is before an action.
    void remember(const HostVector<std::uint64_t>& block) { before_ = block; }

    /// Notes what the action has changed. If there is no memory for it (bad_alloc), the journal stays as it was.
    void note(const HostVector<std::uint64_t>& block, std::size_t events_before) {
        const std::size_t changes_before = changes_.size();
        try {
            for (std::size_t at = 0; at < block.size(); ++at) {
                if (block[at] != before_[at]) changes_.push_back({static_cast<std::uint32_t>(at), before_[at]});
            }
            entries_.push_back({changes_before, events_before});
        } catch (...) {
            changes_.resize(changes_before, Change{});
            throw;
        }
    }

    /// Puts the remembered state back: the action has failed half-way.
    void restore(HostVector<std::uint64_t>& block) const {
        std::memcpy(block.data(), before_.data(), block.size() * sizeof(std::uint64_t));
    }

    /// Takes the last noted action out of the state; returns how many events there had been before it.
    std::size_t take_back(HostVector<std::uint64_t>& block) {
        const Entry entry = entries_.back();
        for (std::size_t i = entry.first_change; i < changes_.size(); ++i) block[changes_[i].at] = changes_[i].old;
        changes_.resize(entry.first_change, Change{});
        entries_.pop_back();
        return entry.events_before;
    }

private:
    struct Change {
        std::uint32_t at;
        std::uint64_t old;
    };
    struct Entry {
        std::size_t first_change;
        std::size_t events_before;
    };
    HostVector<std::uint64_t> before_;
    HostVector<Change> changes_;
    HostVector<Entry> entries_;
};

}  // namespace mistbank
