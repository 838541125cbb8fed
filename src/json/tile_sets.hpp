// Definitions that the writer and the reader of JSON tile sets share.
#pragma once

#include "json/parts.hpp"

namespace mistbank::json::tile_sets {

inline constexpr const char* format = "mistbank-tiles 1";
inline constexpr const char* directions[] = {"N", "E", "S", "W", "NE", "SE", "SW", "NW"};
inline constexpr int mark_count = 32;

inline const char* mark_name(int mark) { return name_of(static_cast<Mark>(mark)); }

}  // namespace mistbank::json::tile_sets
