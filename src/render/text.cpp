#include "mistbank/render.hpp"
#include "render/sheet.hpp"

namespace mistbank {

std::string render_text(const Game& game, const TextOptions& options) {
    return render::board_canvas(game, options).text(options.colours);
}

std::string render_tile(const TileType& type, int rotation, const TextOptions& options) {
    return render::tile_canvas(type, rotation).text(options.colours);
}

}  // namespace mistbank
