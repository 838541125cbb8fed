// Links, which lie on lakes and join two of the roads that end there.
#pragma once

#include "mistbank/game.hpp"
#include "render/svg/landscape.hpp"

namespace mistbank::render::svg {

/// All links of a game, on the tiles of the board.
void draw_links(Writer& writer, const Game& game, const HostVector<DrawnTile>& tiles);

}  // namespace mistbank::render::svg
