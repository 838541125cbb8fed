#include "mistbank/render.hpp"
#include "render/sheet.hpp"

namespace mistbank {

bool render_text(const Game& game, const TextOptions& options, HostString& text) {
    const std::optional<render::Canvas> canvas = render::board_canvas(game, options, text.get_allocator().host);
    if (!canvas) return false;
    const std::size_t begin = text.size();
    canvas->put_text(options, text);
    if (text.size() - begin <= max_board_text) return true;
    text.resize(begin);
    return false;
}

std::string render_text(const Game& game, const TextOptions& options) {
    HostString text(game.allocator());
    if (!render_text(game, options, text)) return {};
    return {text.begin(), text.end()};
}

void render_tile(const TileType& type, int rotation, const TextOptions& options, HostString& text) {
    render::tile_canvas(type, rotation, options.numbers, text.get_allocator().host).put_text(options, text);
}

std::string render_tile(const TileType& type, int rotation, const TextOptions& options) {
    HostString text{Allocator()};
    render_tile(type, rotation, options, text);
    return {text.begin(), text.end()};
}

std::string summary(const Game& game, const TextOptions& options) {
    HostString text(game.allocator());
    summary(game, options, text);
    return {text.begin(), text.end()};
}

}  // namespace mistbank
