// Tile sets: tile types and a starting block, read from text or built in.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/allocator.hpp"
#include "mistbank/bounds.h"
#include "mistbank/status.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// A tile of the starting block, at rotation 0.
struct StartTile {
    int x = 0;     ///< column, increasing eastward
    int y = 0;     ///< row, increasing southward
    int type = 0;  ///< index into TileSet::types()
};

/// The maximum size of tile text that can be read, in bytes.
inline constexpr std::size_t max_tile_text = MISTBANK_MAX_TILE_TEXT;
/// The maximum number of tile sets of a stored game, and of a game that the C API creates.
inline constexpr int max_tile_sets = MISTBANK_MAX_TILE_SETS;
/// The maximum number of tile types in all sets of a game.
inline constexpr int max_tile_types = MISTBANK_MAX_TILE_TYPES;
/// The maximum number of tiles in the starting block.
inline constexpr int max_start_tiles = MISTBANK_MAX_START_TILES;

/// The name of a tile set: 1 to 31 characters A-Z, a-z, 0-9, _ or -.
using TileSetName = ShortText<31>;

/// An immutable set of tiles. src/tiles/FORMAT.md describes the text format. One allocator provides all memory of a
/// set; a copy uses the same allocator unless another one is given.
class TileSet {
public:
    /// Reads a set from UTF-8 text. On failure returns nothing, and `error` holds invalid_tile_set and a message such
    /// as "line 12, column 5: ...". Throws std::bad_alloc if there is no memory.
    static std::optional<TileSet> parse(std::string_view text, Error& error, const Allocator& allocator = {});

    /// Returns the number of built-in sets.
    static int builtin_count() noexcept;
    /// Returns the name of built-in set number `index`; null for an index out of range.
    static const char* builtin_name(int index) noexcept;
    /// Returns a built-in set: "mists", "base", "base_gardens" (the base set with its gardens), "demo", or the set of
    /// an expansion, by the name of the expansion. builtin_name() lists all names. `error` holds unknown_name for any
    /// other name. Throws std::bad_alloc if there is no memory.
    static std::optional<TileSet> builtin(std::string_view name, Error& error, const Allocator& allocator = {});

    /// Returns the built-in set with this name and fingerprint, including sets of earlier versions. No version removes
    /// a set that has been released. `error` holds unknown_name for an unknown set. Throws std::bad_alloc if there is
    /// no memory.
    static std::optional<TileSet> builtin(std::string_view name, std::uint64_t fingerprint, Error& error,
                                          const Allocator& allocator = {});

    /// Returns the embedded text of a built-in set; empty for an unknown name.
    static std::string_view builtin_text(std::string_view name) noexcept;

    /// Copies a set to memory from this allocator.
    TileSet(const TileSet& other, const Allocator& allocator);

    /// Returns the name that records use.
    const TileSetName& name() const noexcept { return name_; }
    /// Returns a title in words, or an empty text.
    std::string_view title() const noexcept { return title_; }
    /// Returns a note that says which parts of the set are published and which are reconstructed.
    std::string_view provenance() const noexcept { return provenance_; }
    /// Returns a note that says where the shape of a tile type comes from; the same text as provenance() if the type
    /// has no note of its own. `type`: index into types().
    std::string_view provenance(int type) const noexcept;
    /// Returns the tile types in the order of the text.
    const HostVector<TileType>& types() const noexcept { return types_; }
    /// Returns the starting block: connected tiles with matching inner sides, the first one at 0,0. Empty if the set
    /// has no starting block.
    const HostVector<StartTile>& start() const noexcept { return start_; }
    /// Returns the source text of the set; empty for a built-in set.
    std::string_view text() const noexcept { return text_; }
    /// Returns the index of the type with this id; -1 for an unknown id.
    int find(std::string_view id) const noexcept;
    /// Returns a hash of everything that affects games: ids, copies, segments and the starting block.
    std::uint64_t fingerprint() const noexcept { return fingerprint_; }

private:
    friend class TileReader;
    explicit TileSet(const Allocator& allocator);
    std::uint64_t sum() const noexcept;

    /// The offset of a type's provenance in own_provenances_. The provenance ends at the offset of the next type.
    using Place = std::uint32_t;

    HostString text_;
    TileSetName name_;
    HostString title_;
    HostString provenance_;
    HostString own_provenances_;
    HostVector<Place> provenance_places_;
    HostVector<TileType> types_;
    HostVector<StartTile> start_;
    std::uint64_t fingerprint_ = 0;
};

}  // namespace mistbank
