#include "tiles/builtin_cache.hpp"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <new>

#include "tiles/embedded.hpp"
#include "tiles/parse.hpp"

namespace mistbank {
namespace {

// Size of the memory for all built-in sets. A test checks that it suffices. The memory is never freed.
constexpr std::size_t storage_bytes = 160 * 1024;
constexpr std::size_t most_builtin_sets = 32;

alignas(std::max_align_t) unsigned char storage[storage_bytes];
std::size_t taken = 0;
std::mutex taking;
std::atomic<const TileSet*> known_sets[most_builtin_sets];

void* take(void*, std::size_t bytes) {
    constexpr std::size_t step = alignof(std::max_align_t);
    const std::size_t room = (bytes + step - 1) / step * step;
    if (storage_bytes - taken < room) return nullptr;
    taken += room;
    return storage + (taken - room);
}

void keep(void*, void*) {}

constexpr Allocator storage_allocator{take, keep, nullptr};

}  // namespace

const TileSet& builtin_set(int index, const Allocator& reading) {
    std::atomic<const TileSet*>& place = known_sets[index];
    if (const TileSet* set = place.load(std::memory_order_acquire)) return *set;
    const EmbeddedFile& embedded = embedded_sets[index];
    Error error;
    const std::optional<TileSet> read = parse_embedded_tiles({embedded.text, embedded.size}, error, reading);
    const std::lock_guard<std::mutex> lock(taking);
    if (const TileSet* set = place.load(std::memory_order_relaxed)) return *set;  // another thread was faster
    const auto* set = new (allocate_from(storage_allocator, sizeof(TileSet))) TileSet(*read, storage_allocator);
    place.store(set, std::memory_order_release);
    return *set;
}

int builtin_index(std::string_view name) noexcept {
    for (std::size_t i = 0; i < embedded_set_count; ++i) {
        if (name == embedded_sets[i].name) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace mistbank
