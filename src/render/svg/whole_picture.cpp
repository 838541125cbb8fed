// Whole pictures: the board with its legend, or one tile.
#include <algorithm>

#include "mistbank/render.hpp"
#include "render/svg/figures.hpp"
#include "render/svg/landscape.hpp"
#include "render/svg/legend.hpp"
#include "render/svg/marks.hpp"
#include "render/svg/symbols.hpp"
#include "render/words.hpp"

namespace mistbank {

namespace {

using namespace render::svg;
using render::Bounds;
using render::cell_text;
using render::Fit;
using render::fits_of;
using render::turned;

constexpr const char* fonts = "'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif";

/// Around the board, in units of a tile's hundredth.
constexpr Decimal board_margin = 18;
constexpr Decimal coordinates_margin = 30;

struct Size {
    Decimal width;
    Decimal height;
};

void open_picture(Writer& writer, const Palette& palette, Size size, Decimal pixels_of_unit, const std::string& title) {
    writer.tag("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        .set("width", size.width * pixels_of_unit)
        .set("height", size.height * pixels_of_unit)
        .set("viewBox", "0 0 " + number(size.width) + ' ' + number(size.height))
        .set("font-family", fonts)
        .set("role", "img")
        .open();
    writer.tag("title").text(title);
    writer.tag("defs").open();
    define_symbols(writer, palette);
    writer.close("defs");
}

class BoardPicture {
public:
    BoardPicture(const Game& game, const SvgOptions& options)
        : game_(game), options_(options), palette_(palette_of(options.theme)) {
        if (options.fits) fits_ = fits_of(game);
        for (int i = 0; i < game.tile_count(); ++i) bounds_.include(game.tile(i).x, game.tile(i).y);
        for (const Fit& fit : fits_) bounds_.include(fit.x, fit.y);
        margin_ = options.coordinates ? coordinates_margin : board_margin;
        board_ = {(bounds_.max_x - bounds_.min_x + 1) * tile_width + 2 * margin_,
                  (bounds_.max_y - bounds_.min_y + 1) * tile_width + 2 * margin_};
    }

    std::string draw() {
        const Decimal legend_scale = legend_unit();
        Size size = board_;
        Decimal height = 0;
        if (options_.legend) {
            height = legend_height(game_);
            size.width += legend_width * legend_scale + margin_;
            size.height = std::max(size.height, height * legend_scale + 2 * margin_);
        }
        top_ = (size.height - board_.height) / 2;
        open_picture(writer_, palette_, size, options_.tile_size / tile_width, title_of(game_));
        writer_.tag("rect")
            .set("width", size.width)
            .set("height", size.height)
            .set("fill", palette_.table)
            .set("rx", 10)
            .end();
        draw_board();
        if (options_.legend) {
            writer_.tag("g")
                .kind("legend")
                .set("transform", "translate(" + number(board_.width) + ' ' + number(margin_) + ") scale(" +
                                      fine_number(legend_scale) + ')')
                .open();
            writer_.tag("rect")
                .set("width", legend_width)
                .set("height", height)
                .set("rx", 10)
                .set("fill", palette_.panel)
                .set("stroke", palette_.panel_edge)
                .set("stroke-width", 1)
                .end();
            draw_legend(writer_, game_, palette_);
            writer_.close("g");
        }
        writer_.close("svg");
        return writer_.finish();
    }

private:
    /// The legend has readable letters however small the tiles are, and grows with them.
    Decimal legend_unit() const noexcept {
        const Decimal pixels = std::max(0.9_d, 0.55_d + Decimal(options_.tile_size) / 160);
        return pixels * tile_width / options_.tile_size;
    }
    Point origin(int x, int y) const noexcept {
        return {margin_ + (x - bounds_.min_x) * tile_width, top_ + margin_ + (y - bounds_.min_y) * tile_width};
    }
    void draw_board();
    void draw_coordinates();

    const Game& game_;
    SvgOptions options_;
    const Palette& palette_;
    Writer writer_;
    std::vector<Fit> fits_;
    Bounds bounds_;
    Decimal margin_ = 0;
    Decimal top_ = 0;
    Size board_;
};

void BoardPicture::draw_board() {
    std::vector<DrawnTile> tiles;
    for (int i = 0; i < game_.tile_count(); ++i) {
        const LaidTile laid = game_.tile(i);
        if (laid.face_down || laid.type < 0) continue;
        const TileType& type = game_.type(laid.type);
        tiles.push_back({turned(type, laid.rotation), origin(laid.x, laid.y), i, cell_text(laid.x, laid.y), type.id});
    }
    for (const Fit& fit : fits_) draw_fit(writer_, fit, origin(fit.x, fit.y), palette_);
    draw_landscape(writer_, tiles, palette_, "board");
    for (int i = 0; i < game_.tile_count(); ++i) {
        const LaidTile laid = game_.tile(i);
        if (laid.face_down) draw_back(writer_, laid, origin(laid.x, laid.y), palette_);
    }
    if (options_.coordinates) draw_coordinates();
    if (options_.last_tile && game_.last_tile() >= 0) {
        const LaidTile last = game_.tile(game_.last_tile());
        draw_last_mark(writer_, origin(last.x, last.y), palette_);
    }
    for (int i = 0; i < game_.tile_count(); ++i) {
        draw_figures_of_tile(writer_, game_, i, origin(game_.tile(i).x, game_.tile(i).y));
    }
}

void BoardPicture::draw_coordinates() {
    writer_.tag("g")
        .kind("coordinates")
        .set("font-size", 13)
        .set("fill", palette_.faint_words)
        .set("text-anchor", "middle")
        .open();
    for (int x = bounds_.min_x; x <= bounds_.max_x; ++x) {
        writer_.tag("text").at(origin(x, bounds_.min_y) + Point{50, -9}).text(std::to_string(x));
    }
    for (int y = bounds_.min_y; y <= bounds_.max_y; ++y) {
        writer_.tag("text").at(origin(bounds_.min_x, y) + Point{-15, 55}).text(std::to_string(y));
    }
    writer_.close("g");
}

}  // namespace

bool validate(const SvgOptions& options, Error& error) {
    error = {};
    if (options.tile_size < min_svg_tile_size || options.tile_size > max_svg_tile_size) {
        error = {Status::invalid_argument, "tile_size must be " + std::to_string(min_svg_tile_size) + " to " +
                                               std::to_string(max_svg_tile_size) + ", not " +
                                               std::to_string(options.tile_size)};
        return false;
    }
    if (options.theme != SvgTheme::light && options.theme != SvgTheme::dark) {
        error = {Status::invalid_argument, "theme must be light (0) or dark (1)"};
        return false;
    }
    return true;
}

std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, Error& error) {
    if (!validate(options, error)) return std::nullopt;
    return BoardPicture(game, options).draw();
}

std::optional<std::string> render_tile_svg(const TileType& type, int rotation, const SvgOptions& options,
                                           Error& error) {
    if (!validate(options, error)) return std::nullopt;
    const Palette& palette = palette_of(options.theme);
    Writer writer;
    constexpr Decimal margin = 2;
    const Decimal width = tile_width + 2 * margin;
    open_picture(writer, palette, {width, width}, options.tile_size / tile_width, "tile " + type.id);
    draw_landscape(writer, {{turned(type, rotation), {margin, margin}, 0, "", type.id}}, palette, "tile");
    draw_printed_ghosts(writer, type, rotation, {margin, margin});
    writer.close("svg");
    return writer.finish();
}

}  // namespace mistbank
