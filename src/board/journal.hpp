// What words of a game's block held before they were changed, the last change at the end: so a board goes back without
// being built again. What lies beyond the counts of a board means nothing, so what is only added is not kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>

#include "board/bits.hpp"
#include "mistbank/allocator.hpp"

namespace mistbank {

class Journal {
public:
    explicit Journal(const Allocator& host) : kept_(HostAllocator<Kept>(host)) {}
    Journal(const Journal&) = delete;
    /// The memory of the other, with nothing kept.
    Journal& operator=(Journal&& other) noexcept {
        kept_ = std::move(other.kept_);
        clear();
        return *this;
    }

    /// Keeps words of this block from now on.
    void belong_to(void* block) { block_ = static_cast<unsigned char*>(block); }
    /// Keeps the word in which this lies. Where there is no memory for it the journal is torn.
    MISTBANK_HOT void keep(const void* what) {
        make_room(1);
        put(what);
    }
    /// For several words at a time, at most so many as `most_at_a_time`: room for them, and then each.
    MISTBANK_HOT void make_room(std::ptrdiff_t words) {
        if (end_ - at_ < words) grow();
    }
    MISTBANK_HOT void put(const void* what) {
        const auto offset = static_cast<std::uint32_t>(static_cast<const unsigned char*>(what) - block_) & ~3u;
        std::uint32_t word;
        std::memcpy(&word, block_ + offset, sizeof word);
        *at_++ = {offset, word};
    }
    static constexpr std::ptrdiff_t most_at_a_time = 32;
    /// Keeps all words of this.
    template <class T>
    void keep_all(const T& what) {
        static_assert(sizeof(T) % sizeof(std::uint32_t) == 0 && alignof(T) >= sizeof(std::uint32_t));
        const auto* bytes = reinterpret_cast<const unsigned char*>(&what);
        for (std::size_t at = 0; at < sizeof(T); at += sizeof(std::uint32_t)) keep(bytes + at);
    }
    /// What has come onto the board since need not be kept: when going back it is beyond the counts.
    struct Since {
        std::uint32_t cells;
        std::uint32_t nodes;
    };
    void begin(Since since) { since_ = since; }
    bool had_cell(std::uint32_t cell) const { return cell <= since_.cells; }
    bool had_node(std::uint32_t node) const { return node < since_.nodes; }
    /// How many words are kept.
    std::size_t size() const { return static_cast<std::size_t>(at_ - kept_.data()); }
    /// Whether words are missing: then there is no way back by it.
    bool is_torn() const { return is_torn_; }
    /// Puts back what words held when there were so many.
    void go_back_to(std::size_t size) {
        const Kept* const last = kept_.data() + size;
        while (at_ != last) {
            const Kept kept = *--at_;
            std::memcpy(block_ + kept.offset, &kept.word, sizeof kept.word);
        }
    }
    /// Forgets all words. Memory once had stays for words to come.
    void clear() {
        at_ = kept_.data();
        end_ = at_ + kept_.size();
        is_torn_ = false;
    }
    /// Makes room for so many words. May throw std::bad_alloc.
    void reserve(std::size_t words) {
        if (kept_.size() < words) resize(words);
    }
    /// Becomes the last words of another journal, from this one on, for which there must be room.
    void assign(const Journal& other, std::size_t from) {
        clear();
        since_ = other.since_;
        const Kept* const first = other.kept_.data() + from;
        at_ = std::copy(first, static_cast<const Kept*>(other.at_), at_);
    }

private:
    struct Kept {
        std::uint32_t offset;  // in the block, in bytes
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
            if (!is_torn_) return resize(kept_.empty() ? 512 : 2 * kept_.size());
        } catch (const std::bad_alloc&) {
            is_torn_ = true;
        }
        at_ = of_no_use_;
        end_ = at_ + most_at_a_time;
    }

    unsigned char* block_ = nullptr;
    HostVector<Kept> kept_;
    Kept* at_ = nullptr;  // behind the last one
    Kept* end_ = nullptr;
    Since since_ = {};
    bool is_torn_ = false;
    Kept of_no_use_[most_at_a_time];  // a torn journal writes here
};

}  // namespace mistbank
