// Text files that the build embeds (see embed.cmake), and the built-in tile sets, which are such files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

struct EmbeddedFile {
    const char* name;  ///< without its ending
    const char* text;
    std::size_t size;  ///< bytes of the text, without the final NUL
};

/// The sets of this version, then the archived sets; a name may occur several times.
extern const EmbeddedFile embedded_sets[];
extern const std::size_t embedded_set_count;

/// Finds the set with this name and fingerprint; empty if there is none.
std::optional<TileSet> embedded_set(const EmbeddedFile* sets, std::size_t count, std::string_view name,
                                    std::uint64_t fingerprint, const Allocator& allocator = {});

}  // namespace mistbank
