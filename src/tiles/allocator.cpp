// Defines allocate_from(). The function throws, so it is not in the header: hosts can compile the header without
// exceptions.
#include "mistbank/allocator.hpp"

#include <cstdlib>
#include <new>

namespace mistbank {

void* allocate_from(const Allocator& allocator, std::size_t bytes) {
    void* memory = allocator.allocate ? allocator.allocate(allocator.context, bytes) : std::malloc(bytes);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace mistbank
