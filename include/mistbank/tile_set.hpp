// A set of tile types with its starting block, read from text or built in.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/allocator.hpp"
#include "mistbank/bounds.h"
#include "mistbank/status.hpp"
#include "mistbank/tile.hpp"

namespace mistbank {

/// One tile of the starting block, lying at rotation 0.
struct StartTile {
    int x = 0;     ///< cell, growing east
    int y = 0;     ///< cell, growing south
    int type = 0;  ///< index into TileSet::types()
};

/// The longest tile text that is read, in bytes.
inline constexpr std::size_t max_tile_text = MISTBANK_MAX_TILE_TEXT;
/// The most tile sets of a game that is stored.
inline constexpr int max_tile_sets = MISTBANK_MAX_TILE_SETS;
/// The most tile types in all sets of a game.
inline constexpr int max_tile_types = MISTBANK_MAX_TILE_TYPES;
/// The most tiles of the starting block.
inline constexpr int max_start_tiles = MISTBANK_MAX_START_TILES;

/// What a tile set is called: 1 to 31 of A-Z a-z 0-9 _ -
using TileSetName = ShortText<31>;

/// An immutable set of tiles. The text format is described in src/tiles/FORMAT.md. All of its memory comes from one
/// allocator; a copy takes its own from the same.
class TileSet {
public:
    /// Reads a set from text (UTF-8). On failure nothing comes back and `error` holds invalid_tile_set
    /// and "line 12, column 5: ..." with the reason. Throws std::bad_alloc if there is no memory.
    static std::optional<TileSet> parse(std::string_view text, Error& error, const Allocator& allocator = {});

    /// How many built-in sets there are.
    static int builtin_count() noexcept;
    /// The name of built-in set number `index`, null from builtin_count() on.
    static const char* builtin_name(int index) noexcept;
    /// A built-in set: "mists", "base", "base_gardens" (the base set with its gardens), "demo", or that of an expansion
    /// with tiles of its own, which is called as the expansion; builtin_name() tells all. `error` holds unknown_name
    /// for any other name. Throws std::bad_alloc if there is no memory.
    static std::optional<TileSet> builtin(std::string_view name, Error& error, const Allocator& allocator = {});

    /// Of all built-in sets of this name, those of earlier versions too, the one with this fingerprint. No set that a
    /// version has shipped is ever lost. `error` holds unknown_name if there is none. Throws std::bad_alloc if there is
    /// no memory.
    static std::optional<TileSet> builtin(std::string_view name, std::uint64_t fingerprint, Error& error,
                                          const Allocator& allocator = {});

    /// The text of a built-in set as it is embedded; empty for an unknown name.
    static std::string_view builtin_text(std::string_view name) noexcept;

    /// The same set in other memory.
    TileSet(const TileSet& other, const Allocator& allocator);

    /// By which records refer to it.
    const TileSetName& name() const noexcept { return name_; }
    /// In words, perhaps empty.
    std::string_view title() const noexcept { return title_; }
    /// What of the set is published and what is reconstructed, in one or more sentences.
    std::string_view provenance() const noexcept { return provenance_; }
    /// Where the shape of this type comes from: the set's own where its tile says nothing. `type`: index into types().
    std::string_view provenance(int type) const noexcept;
    /// Its tile types in the order of the text.
    const HostVector<TileType>& types() const noexcept { return types_; }
    /// Connected, with matching inner sides; its first tile lies at 0,0. Empty if the set is never the one that starts.
    const HostVector<StartTile>& start() const noexcept { return start_; }
    /// The text that the set was read from; empty for a built-in one.
    std::string_view text() const noexcept { return text_; }
    /// The index of the type with this id, -1 for none.
    int find(std::string_view id) const noexcept;
    /// A number that differs when anything differs that a game could notice (ids, copies, segments, start).
    std::uint64_t fingerprint() const noexcept { return fingerprint_; }

private:
    friend class TileReader;
    explicit TileSet(const Allocator& allocator);
    std::uint64_t sum() const noexcept;

    /// Where a type's own provenance lies among those of all types; it ends where the next begins.
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
