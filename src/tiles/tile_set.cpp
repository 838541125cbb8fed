#include "mistbank/tile_set.hpp"

#include "tiles/builtin_cache.hpp"
#include "tiles/embedded.hpp"
#include "tiles/line.hpp"
#include "tiles/parse.hpp"

namespace mistbank {

namespace {

/// Computes a 64-bit FNV-1a hash. Numbers are hashed with the lowest byte first, so the hash is the same on every
/// machine.
class Fingerprint {
public:
    void add(std::uint64_t number, int bytes) {
        for (int i = 0; i < bytes; ++i) add_byte(static_cast<std::uint8_t>(number >> (8 * i)));
    }

    // The length prefix distinguishes "ab" "c" from "a" "bc".
    void add(std::string_view text) {
        add(text.size(), 4);
        for (const char byte : text) add_byte(static_cast<std::uint8_t>(byte));
    }

    std::uint64_t sum() const { return sum_; }

private:
    void add_byte(std::uint8_t byte) {
        sum_ ^= byte;
        sum_ *= 0x100000001b3u;
    }

    std::uint64_t sum_ = 0xcbf29ce484222325u;
};

// The tags begin the hash of marks. Tiles without marks therefore keep the hash from before marks existed. The tags
// differ from every kind of segment and length of an id, which could otherwise appear in the same place.
constexpr std::uint64_t tag_of_segment = 0xff;
constexpr std::uint64_t tag_of_tile = 0xfe;

void add_marks(Fingerprint& fingerprint, std::uint64_t tag, std::uint32_t marks) {
    if (marks == 0) return;
    fingerprint.add(tag, 1);
    fingerprint.add(marks, 4);
}

// Anchors, titles and provenance are not hashed, because they do not affect games.
void add_segment(Fingerprint& fingerprint, const Segment& segment) {
    fingerprint.add(static_cast<std::uint64_t>(segment.kind), 1);
    fingerprint.add(segment.sides, 1);
    fingerprint.add(segment.half_sides, 1);
    fingerprint.add(segment.coats, 1);
    fingerprint.add(segment.symbols, 1);
    fingerprint.add(segment.touches, 2);
    add_marks(fingerprint, tag_of_segment, segment.marks);
}

void add_type(Fingerprint& fingerprint, const TileType& type) {
    fingerprint.add(type.id);
    fingerprint.add(static_cast<std::uint64_t>(type.copies), 4);
    fingerprint.add(static_cast<std::uint64_t>(type.segment_count), 1);
    for (int i = 0; i < type.segment_count; ++i) add_segment(fingerprint, type.segments[i]);
    add_marks(fingerprint, tag_of_tile, type.marks);
    if (type.has(Mark::machine)) fingerprint.add(type.machine_direction, 1);
}

void add_start_tile(Fingerprint& fingerprint, const StartTile& tile) {
    fingerprint.add(static_cast<std::uint32_t>(tile.x), 4);
    fingerprint.add(static_cast<std::uint32_t>(tile.y), 4);
    fingerprint.add(static_cast<std::uint32_t>(tile.type), 4);
}

bool reaches(const TileType& type, SegmentKind kind, Side side) {
    for (int i = 0; i < type.segment_count; ++i) {
        const Segment& segment = type.segments[i];
        if (segment.kind == kind && (segment.sides >> static_cast<int>(side)) & 1) return true;
    }
    return false;
}

}  // namespace

SideKind TileType::side_kind(Side side) const noexcept {
    if ((marks & bit(Mark::abbey)) != 0) return SideKind::any;
    if (reaches(*this, SegmentKind::city, side)) return SideKind::city;
    if (reaches(*this, SegmentKind::road, side)) return SideKind::road;
    if (reaches(*this, SegmentKind::river, side)) return SideKind::river;
    return SideKind::field;
}

bool TileType::misty(Side side) const noexcept { return reaches(*this, SegmentKind::mist, side); }

bool TileType::has(SegmentKind kind) const noexcept {
    for (int i = 0; i < segment_count; ++i) {
        if (segments[i].kind == kind) return true;
    }
    return false;
}

bool TileType::has(Mark mark) const noexcept {
    std::uint32_t all = marks;
    for (int i = 0; i < segment_count; ++i) all |= segments[i].marks;
    return (all & bit(mark)) != 0;
}

TileSet::TileSet(const Allocator& allocator)
    : text_(allocator),
      title_(allocator),
      provenance_(allocator),
      own_provenances_(allocator),
      provenance_places_(allocator),
      types_(allocator),
      start_(allocator) {}

TileSet::TileSet(const TileSet& other, const Allocator& allocator)
    : text_(other.text_, allocator),
      name_(other.name_),
      title_(other.title_, allocator),
      provenance_(other.provenance_, allocator),
      own_provenances_(other.own_provenances_, allocator),
      provenance_places_(other.provenance_places_, allocator),
      types_(other.types_, allocator),
      start_(other.start_, allocator),
      fingerprint_(other.fingerprint_) {}

std::string_view TileSet::provenance(int type) const noexcept {
    const auto at = static_cast<std::size_t>(type);
    const std::size_t begin = provenance_places_[at];
    const std::size_t end = at + 1 < provenance_places_.size() ? provenance_places_[at + 1] : own_provenances_.size();
    return begin == end ? provenance() : std::string_view(own_provenances_).substr(begin, end - begin);
}

int TileSet::find(std::string_view id) const noexcept {
    for (std::size_t i = 0; i < types_.size(); ++i) {
        if (types_[i].id == id) return static_cast<int>(i);
    }
    return -1;
}

std::uint64_t TileSet::sum() const noexcept {
    Fingerprint fingerprint;
    fingerprint.add(types_.size(), 4);
    for (const TileType& type : types_) add_type(fingerprint, type);
    fingerprint.add(start_.size(), 4);
    for (const StartTile& tile : start_) add_start_tile(fingerprint, tile);
    return fingerprint.sum();
}

int TileSet::builtin_count() noexcept { return static_cast<int>(embedded_set_count); }

const char* TileSet::builtin_name(int index) noexcept {
    return index >= 0 && index < builtin_count() ? embedded_sets[index].name : nullptr;
}

std::string_view TileSet::builtin_text(std::string_view name) noexcept {
    const int index = builtin_index(name);
    return index < 0 ? std::string_view() : std::string_view(embedded_sets[index].text, embedded_sets[index].size);
}

std::optional<TileSet> TileSet::builtin(std::string_view name, Error& error, const Allocator& allocator) {
    const int index = builtin_index(name);
    if (index >= 0) return TileSet(builtin_set(index, allocator), allocator);
    error = {Status::unknown_name, Message::of("unknown built-in tile set ", tile_text::quoted(name))};
    return std::nullopt;
}

std::optional<TileSet> TileSet::builtin(std::string_view name, std::uint64_t fingerprint, Error& error,
                                        const Allocator& allocator) {
    error = Error();
    const int index = builtin_index(name);
    if (index >= 0) {
        const TileSet& newest = builtin_set(index, allocator);
        if (newest.fingerprint() == fingerprint) return TileSet(newest, allocator);
    }
    std::optional<TileSet> set = embedded_set(embedded_sets, embedded_set_count, name, fingerprint, allocator);
    if (!set) {
        error = {Status::unknown_name,
                 Message::of("no built-in tile set ", tile_text::quoted(name), " has this fingerprint")};
    }
    return set;
}

std::optional<TileSet> embedded_set(const EmbeddedFile* sets, std::size_t count, std::string_view name,
                                    std::uint64_t fingerprint, const Allocator& allocator) {
    for (std::size_t i = 0; i < count; ++i) {
        if (name != sets[i].name) continue;
        Error error;
        std::optional<TileSet> set = parse_embedded_tiles({sets[i].text, sets[i].size}, error, allocator);
        if (set && set->fingerprint() == fingerprint) return set;
    }
    return std::nullopt;
}

}  // namespace mistbank
