// The allocation functions of C++ for the library on macOS, private to the library. Without this file, the linker
// would export the runtime's functions, which the runtime declares as replaceable, and other libraries of the process
// would use them. This file is compiled together with the library, with -fvisibility-global-new-delete=force-hidden.
#include <cstdlib>
#include <new>

void* operator new(std::size_t size) {
    if (void* memory = std::malloc(size != 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    const std::size_t unit = static_cast<std::size_t>(alignment);
    void* memory = nullptr;
    if (posix_memalign(&memory, unit < sizeof(void*) ? sizeof(void*) : unit, size != 0 ? size : 1) == 0) return memory;
    throw std::bad_alloc();
}

void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return operator new(size, alignment); }

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
