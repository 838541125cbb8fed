// Tile sets and the tile types in them.
#include <algorithm>
#include <utility>

#include "boundary.hpp"

namespace mistbank::capi {
namespace {

static_assert(sizeof(mistbank_tile_type) == 80 && sizeof(mistbank_segment) == 64 && sizeof(mistbank_start_tile) == 32);

const TileType* type_at(const mistbank_tile_set* set, std::int32_t type) noexcept {
    if (set == nullptr || !in_range(type, set->set.types().size())) return nullptr;
    return &set->set.types()[static_cast<std::size_t>(type)];
}

mistbank_status put(std::string_view text, char* buffer, std::int32_t capacity, std::int32_t* length) noexcept {
    return status_of(put_text(text, buffer, capacity, length).status);
}

}  // namespace

mistbank_tile_type tile_type_of(const TileType& type) noexcept {
    mistbank_tile_type out{};
    const std::size_t id_size = std::min<std::size_t>(type.id.size(), MISTBANK_TILE_ID_CAPACITY - 1);
    std::copy_n(type.id.begin(), id_size, out.id);
    out.copies = type.copies;
    out.segment_count = type.segment_count;
    for (std::uint8_t side = 0; side < 4; ++side) {
        out.side_kinds[side] = static_cast<std::int32_t>(type.side_kind(static_cast<Side>(side)));
        if (type.misty(static_cast<Side>(side))) out.misty_sides |= 1 << side;
    }
    for (int i = 0; i < type.segment_count; ++i) out.kinds |= 1 << static_cast<int>(type.segments[i].kind);
    out.marks = type.marks;
    out.machine_direction = type.machine_direction;
    return out;
}

mistbank_segment segment_of(const Segment& segment) noexcept {
    mistbank_segment out{};
    out.kind = static_cast<std::int32_t>(segment.kind);
    out.sides = segment.sides;
    out.half_sides = segment.half_sides;
    out.touches = segment.touches;
    out.coats = segment.coats;
    out.symbols = segment.symbols;
    out.anchor_x = segment.anchor_x;
    out.anchor_y = segment.anchor_y;
    out.marks = segment.marks;
    out.shared_sides = segment.shared;
    return out;
}

bool are_sets(const mistbank_tile_set* const* sets, std::int32_t count) noexcept {
    if (count < 0 || count > MISTBANK_MAX_TILE_SETS || (count > 0 && sets == nullptr)) return false;
    return std::all_of(sets, sets + count, [](const mistbank_tile_set* set) { return set != nullptr; });
}

const char* wrong_sets(const mistbank_tile_set* const* sets, std::int32_t count) noexcept {
    if (count < 0 || count > MISTBANK_MAX_TILE_SETS) return "set_count, the number of sets, is out of range";
    return sets == nullptr ? "sets is null" : "sets contains null";
}

HostVector<TileSet> sets_of(const mistbank_tile_set* const* sets, std::int32_t count, const Allocator& allocator) {
    HostVector<TileSet> all(allocator);
    all.reserve(static_cast<std::size_t>(count));
    for (std::int32_t i = 0; i < count; ++i) all.emplace_back(sets[i]->set, allocator);
    return all;
}

}  // namespace mistbank::capi

using namespace mistbank;
using namespace mistbank::capi;

std::int32_t mistbank_tile_set_builtin_count() { return TileSet::builtin_count(); }

const char* mistbank_tile_set_builtin_name(std::int32_t index) { return TileSet::builtin_name(index); }

mistbank_status mistbank_tile_set_builtin(const char* name, const mistbank_allocator* allocator,
                                          mistbank_tile_set** set) {
    if (name == nullptr || !is_allocator(allocator) || set == nullptr) return MISTBANK_INVALID_ARGUMENT;
    return guarded([&] {
        const Allocator memory = allocator_of(allocator);
        Error error;
        std::optional<TileSet> found = TileSet::builtin(name, error, memory);
        if (found) *set = new_handle<mistbank_tile_set>(memory, std::move(*found));
        return error.status;
    });
}

mistbank_status mistbank_tile_set_builtin_text(const char* name, char* buffer, std::int32_t capacity,
                                               std::int32_t* length) {
    if (name == nullptr) return MISTBANK_INVALID_ARGUMENT;
    const std::string_view text = TileSet::builtin_text(name);
    return text.empty() ? MISTBANK_UNKNOWN_NAME : put(text, buffer, capacity, length);
}

mistbank_status mistbank_tile_set_parse(const char* text, std::int32_t text_length, const mistbank_allocator* allocator,
                                        mistbank_tile_set** set, char* message, std::int32_t capacity,
                                        std::int32_t* length) {
    return with_message({message, capacity, length}, [&]() -> Error {
        if (!is_text(text, text_length)) return refusal(wrong_text(text));
        if (!is_allocator(allocator)) return refusal(wrong_allocator);
        if (set == nullptr) return refusal("set is null");
        const Allocator memory = allocator_of(allocator);
        Error error;
        std::optional<TileSet> read = TileSet::parse(view_of(text, text_length), error, memory);
        if (read) *set = new_handle<mistbank_tile_set>(memory, std::move(*read));
        return error;
    });
}

void mistbank_tile_set_free(mistbank_tile_set* set) { free_handle(set); }

mistbank_status mistbank_tile_set_name(const mistbank_tile_set* set, char* buffer, std::int32_t capacity,
                                       std::int32_t* length) {
    return set == nullptr ? MISTBANK_INVALID_ARGUMENT : put(set->set.name(), buffer, capacity, length);
}

mistbank_status mistbank_tile_set_title(const mistbank_tile_set* set, char* buffer, std::int32_t capacity,
                                        std::int32_t* length) {
    return set == nullptr ? MISTBANK_INVALID_ARGUMENT : put(set->set.title(), buffer, capacity, length);
}

mistbank_status mistbank_tile_set_text(const mistbank_tile_set* set, char* buffer, std::int32_t capacity,
                                       std::int32_t* length) {
    if (set == nullptr) return MISTBANK_INVALID_ARGUMENT;
    const std::string_view own = set->set.text();
    return put(own.empty() ? TileSet::builtin_text(set->set.name()) : own, buffer, capacity, length);
}

mistbank_status mistbank_tile_set_provenance(const mistbank_tile_set* set, std::int32_t type, char* buffer,
                                             std::int32_t capacity, std::int32_t* length) {
    if (set == nullptr) return MISTBANK_INVALID_ARGUMENT;
    if (type == -1) return put(set->set.provenance(), buffer, capacity, length);
    if (type_at(set, type) == nullptr) return MISTBANK_INVALID_ARGUMENT;
    return put(set->set.provenance(type), buffer, capacity, length);
}

std::uint64_t mistbank_tile_set_fingerprint(const mistbank_tile_set* set) {
    return set == nullptr ? 0 : set->set.fingerprint();
}

std::int32_t mistbank_tile_set_type_count(const mistbank_tile_set* set) {
    return set == nullptr ? -1 : static_cast<std::int32_t>(set->set.types().size());
}

mistbank_status mistbank_tile_set_type(const mistbank_tile_set* set, std::int32_t type, mistbank_tile_type* out) {
    const TileType* found = type_at(set, type);
    if (found == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *out = tile_type_of(*found);
    return MISTBANK_OK;
}

mistbank_status mistbank_tile_set_segment(const mistbank_tile_set* set, std::int32_t type, std::int32_t segment,
                                          mistbank_segment* out) {
    const TileType* found = type_at(set, type);
    if (found == nullptr || segment < 0 || segment >= found->segment_count || out == nullptr)
        return MISTBANK_INVALID_ARGUMENT;
    *out = segment_of(found->segments[static_cast<std::size_t>(segment)]);
    return MISTBANK_OK;
}

std::int32_t mistbank_tile_set_find(const mistbank_tile_set* set, const char* id) {
    return set == nullptr || id == nullptr ? -1 : set->set.find(id);
}

mistbank_status mistbank_tile_set_start(const mistbank_tile_set* set, mistbank_start_tile* out, std::int32_t capacity,
                                        std::int32_t* count) {
    if (set == nullptr) return MISTBANK_INVALID_ARGUMENT;
    const HostVector<StartTile>& start = set->set.start();
    const auto tile = [&](std::size_t i) { return mistbank_start_tile{start[i].x, start[i].y, start[i].type, {}}; };
    return status_of(put_list(start.size(), out, capacity, count, tile).status);
}
