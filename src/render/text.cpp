#include "mistbank/render.hpp"
#include "render/sheet.hpp"

namespace mistbank {

std::string render_text(const Game& game, const TextOptions& options) {
    const std::optional<render::Canvas> canvas = render::board_canvas(game, options);
    if (!canvas) return {};
    std::string text = canvas->text(options.colours);
    return text.size() <= max_board_text ? text : std::string();
}

std::string render_tile(const TileType& type, int rotation, const TextOptions& options) {
    return render::tile_canvas(type, rotation).text(options.colours);
}

}  // namespace mistbank
