// The built-in tile sets, read only once: reading them for every input would be too slow.
#pragma once

#include <vector>

#include "mistbank/tile_set.hpp"

namespace fuzz {

inline const std::vector<mistbank::TileSet>& builtin_sets() {
    static const std::vector<mistbank::TileSet> sets = [] {
        std::vector<mistbank::TileSet> made;
        mistbank::Error error;
        for (int i = 0; const char* name = mistbank::TileSet::builtin_name(i); ++i)
            made.push_back(*mistbank::TileSet::builtin(name, error));
        return made;
    }();
    return sets;
}

}  // namespace fuzz
