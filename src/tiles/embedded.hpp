// The texts of the built-in tile sets, as the build embeds them (see embed.cmake).
#pragma once

#include <cstddef>

namespace mistbank {

struct EmbeddedSet {
    const char* name;
    const char* text;
    std::size_t size;  ///< of the text, without the zero behind it
};

extern const EmbeddedSet embedded_sets[];
extern const std::size_t embedded_set_count;

}  // namespace mistbank
