// Records the previous contents of changed words, in the order of the changes, so that a board can be rolled back. Data
// beyond the counts of a board are ignored, so additions need no record.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>

#include "board/bits.hpp"
#include "board/uninitialised.hpp"

namespace mistbank {

class Journal {
public:
    explicit Journal(const Allocator& host) : kept_(UninitialisedAllocator<Kept>(host)) {}
    Journal(const Journal&) = delete;
    /// Takes over the memory of `other`, without its entries.
    Journal& operator=(Journal&& other) noexcept {
        kept_ = std::move(other.kept_);
        clear();
        return *this;
    }

    /// Sets the block of state whose words the journal records.
    void belong_to(void* block) { block_ = static_cast<unsigned char*>(block); }
    /// Records the word that contains the address `value`. If there is no memory, the journal becomes incomplete.
    MISTBANK_HOT void keep(const void* value) {
        make_room(1);
        put(value);
    }
    /// Reserves room for up to `most_at_a_time` words, which put() then records.
    MISTBANK_HOT void make_room(std::ptrdiff_t words) {
        if (end_ - at_ < words) grow();
    }
    MISTBANK_HOT void put(const void* value) {
        const auto offset = static_cast<std::uint32_t>(static_cast<const unsigned char*>(value) - block_) & ~3u;
        std::uint32_t word;
        std::memcpy(&word, block_ + offset, sizeof word);
        *at_++ = {offset, word};
    }
    static constexpr std::ptrdiff_t most_at_a_time = 32;
    /// Records all words of the object `value`.
    template <class T>
    void keep_all(const T& value) {
        static_assert(sizeof(T) % sizeof(std::uint32_t) == 0 && alignof(T) >= sizeof(std::uint32_t));
        const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
        for (std::size_t at = 0; at < sizeof(T); at += sizeof(std::uint32_t)) keep(bytes + at);
    }
    /// The counts at the checkpoint. Cells and nodes added later need no record, because a rollback decreases the
    /// counts.
    struct Since {
        std::uint32_t cells;
        std::uint32_t nodes;
    };
    void begin(Since since) { since_ = since; }
    bool had_cell(std::uint32_t cell) const { return cell <= since_.cells; }
    bool had_node(std::uint32_t node) const { return node < since_.nodes; }
    /// Returns the number of recorded words.
    std::size_t size() const { return static_cast<std::size_t>(at_ - kept_.data()); }
    /// Returns whether words are missing, so that a rollback is impossible.
    bool is_incomplete() const { return is_incomplete_; }
    /// Restores the words that were recorded after the journal had this size.
    void go_back_to(std::size_t size) {
        const Kept* const last = kept_.data() + size;
        while (at_ != last) {
            const Kept kept = *--at_;
            std::memcpy(block_ + kept.offset, &kept.word, sizeof kept.word);
        }
    }
    /// Removes all entries and keeps the memory.
    void clear() {
        at_ = kept_.data();
        end_ = at_ + kept_.size();
        is_incomplete_ = false;
    }
    /// Reserves memory for this number of words. May throw std::bad_alloc.
    void reserve(std::size_t words) {
        if (kept_.size() < words) resize(words);
    }
    /// Forbids further allocations.
    void stop_growing() { is_fixed_ = true; }
    /// Copies the entries of another journal, starting with number `from`, into reserved memory.
    void assign(const Journal& other, std::size_t from) {
        clear();
        since_ = other.since_;
        const Kept* const first = other.kept_.data() + from;
        at_ = std::copy(first, static_cast<const Kept*>(other.at_), at_);
    }

private:
    struct Kept {
        std::uint32_t offset;  // byte offset in the block
        std::uint32_t word;
    };

    void resize(std::size_t words) {
        const std::size_t used = size();
        kept_.resize(words);
        at_ = kept_.data() + used;
        end_ = kept_.data() + words;
    }
    MISTBANK_COLD void grow() noexcept {
        try {
            if (!is_incomplete_ && !is_fixed_) return resize(kept_.empty() ? 512 : 2 * kept_.size());
        } catch (const std::bad_alloc&) {
        }
        is_incomplete_ = true;
        at_ = of_no_use_;
        end_ = at_ + most_at_a_time;
    }

    unsigned char* block_ = nullptr;
    UninitialisedVector<Kept> kept_;
    Kept* at_ = nullptr;  // the place for the next entry
    Kept* end_ = nullptr;
    Since since_ = {};
    bool is_incomplete_ = false;
    bool is_fixed_ = false;
    Kept of_no_use_[most_at_a_time];  // receives entries that are not recorded, if the journal is incomplete
};

}  // namespace mistbank
