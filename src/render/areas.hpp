// Tests whether a point of a tile lies in a city or in mist. Coordinates run from 0,0 in the north-west to 1,1 in the
// south-east.
#pragma once

#include "render/turned_segments.hpp"

namespace mistbank::render {

bool in_city(const Turned& tile, const TurnedSegment& city, double x, double y) noexcept;
bool in_mist(const TurnedSegment& mist, double x, double y) noexcept;

}  // namespace mistbank::render
