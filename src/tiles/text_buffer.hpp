// Builds long texts word by word.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "mistbank/allocator.hpp"

namespace mistbank {

/// Appends words to a text. Collects them in a buffer first, because an append to the text costs more than copying a
/// word.
class TextBuffer {
public:
    explicit TextBuffer(HostString& text) : text_(text) {}
    TextBuffer(const TextBuffer&) = delete;
    TextBuffer& operator=(const TextBuffer&) = delete;

    void add(char letter) {
        if (used_ == block_size) flush();
        block_[used_++] = letter;
    }
    void add(std::string_view words) {
        if (words.size() > block_size - used_) {
            flush();
            if (words.size() > block_size) {
                text_ += words;
                return;
            }
        }
        put(words);
    }
    /// Appends several values in order.
    template <class... Words>
    void add(std::string_view first, std::string_view second, const Words&... more) {
        const std::size_t size = first.size() + second.size() + (std::size_t{0} + ... + std::string_view(more).size());
        if (size > block_size - used_) flush();
        if (size > block_size) {
            text_ += first;
            text_ += second;
            (text_.append(std::string_view(more)), ...);
            return;
        }
        put(first);
        put(second);
        (put(more), ...);
    }
    template <class Number>
    void add_number(Number number) {
        constexpr std::size_t most_digits = 24;
        if (most_digits > block_size - used_) flush();
        used_ = static_cast<std::size_t>(std::to_chars(block_ + used_, block_ + block_size, number).ptr - block_);
    }

    /// Appends the buffered words to the text. May throw std::bad_alloc, like the other functions.
    void flush() {
        text_.append(block_, used_);
        used_ = 0;
    }

private:
    static constexpr std::size_t block_size = 1024;

    void put(std::string_view words) {
        std::memcpy(block_ + used_, words.data(), words.size());
        used_ += words.size();
    }

    HostString& text_;
    std::size_t used_ = 0;
    char block_[block_size];
};

}  // namespace mistbank
