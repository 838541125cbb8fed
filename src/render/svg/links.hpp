// Links: ferries on lakes. A ferry joins two roads that end at its lake.
#pragma once

#include "mistbank/game.hpp"
#include "render/svg/landscape.hpp"

namespace mistbank::render::svg {

/// Draws all links of a game.
void draw_links(Writer& writer, const Game& game, const HostVector<DrawnTile>& tiles);

}  // namespace mistbank::render::svg
