// The area of a city or of mist on a tile, on a square from 0,0 in the north-west to 1,1 in the south-east.
#pragma once

#include "render/turned_segments.hpp"

namespace mistbank::render {

bool in_city(const Turned& tile, const TurnedSegment& city, double x, double y) noexcept;
bool in_mist(const TurnedSegment& mist, double x, double y) noexcept;

}  // namespace mistbank::render
