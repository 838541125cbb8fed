// A host allocator that counts the memory in use.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace mistbank_tests {

/// Memory that records the largest number of bytes in use by the library.
class MeteredMemory {
public:
    /// Returns an allocator that is valid as long as this object: an Allocator for C++, or a mistbank_allocator for C.
    template <class Allocator>
    Allocator allocator() {
        return {[](void* memory, std::size_t bytes) { return static_cast<MeteredMemory*>(memory)->take(bytes); },
                [](void* memory, void* block) { static_cast<MeteredMemory*>(memory)->give_back(block); }, this};
    }
    std::size_t most_held() const { return most_held_; }

private:
    static constexpr std::size_t head = alignof(std::max_align_t);  // bytes before a block that store its size

    void* take(std::size_t bytes) {
        auto* const block = static_cast<unsigned char*>(std::malloc(head + bytes));
        if (block == nullptr) return nullptr;
        *reinterpret_cast<std::size_t*>(block) = bytes;
        held_ += bytes;
        most_held_ = std::max(most_held_, held_);
        return block + head;
    }
    void give_back(void* block) {
        if (block == nullptr) return;
        unsigned char* const begin = static_cast<unsigned char*>(block) - head;
        held_ -= *reinterpret_cast<std::size_t*>(begin);
        std::free(begin);
    }

    std::size_t held_ = 0;
    std::size_t most_held_ = 0;
};

}  // namespace mistbank_tests
