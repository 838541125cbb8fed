// Text files that the build embeds in the library (see embed.cmake). The built-in tile sets are embedded files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/tile_set.hpp"

namespace mistbank {

struct EmbeddedFile {
    const char* name;  ///< name of the file without its extension
    const char* text;
    std::size_t size;  ///< size of the text in bytes, without the final NUL
};

/// The sets of this version, followed by archived sets. A name can occur several times.
extern const EmbeddedFile embedded_sets[];
extern const std::size_t embedded_set_count;

/// Returns the set with this name and fingerprint; nothing if there is none.
std::optional<TileSet> embedded_set(const EmbeddedFile* sets, std::size_t count, std::string_view name,
                                    std::uint64_t fingerprint, const Allocator& allocator = {});

}  // namespace mistbank
