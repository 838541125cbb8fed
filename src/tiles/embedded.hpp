// The texts of the built-in tile sets, as the build embeds them (see embed.cmake).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

struct EmbeddedSet {
    const char* name;
    const char* text;
    std::size_t size;  ///< of the text, without the zero behind it
};

/// First the sets of this version, then those of the archive: a name may stand here several times.
extern const EmbeddedSet embedded_sets[];
extern const std::size_t embedded_set_count;

/// Of these sets the one with this name and fingerprint; nothing if there is none.
std::optional<TileSet> embedded_set(const EmbeddedSet* sets, std::size_t count, std::string_view name,
                                    std::uint64_t fingerprint, const Allocator& allocator = {});

}  // namespace mistbank
