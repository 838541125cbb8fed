// Complete pictures: the board with its legend, or one tile.
#include <algorithm>
#include <memory>

#include "mistbank/render.hpp"
#include "render/svg/figures.hpp"
#include "render/svg/host_marks.hpp"
#include "render/svg/landscape.hpp"
#include "render/svg/legend.hpp"
#include "render/svg/links.hpp"
#include "render/svg/marks.hpp"
#include "render/svg/places.hpp"
#include "render/svg/symbols.hpp"
#include "render/svg/tints.hpp"
#include "render/words.hpp"

namespace mistbank {

namespace {

using namespace render::svg;
using render::Bounds;
using render::cell_text;
using render::Fit;
using render::fits_of;
using render::kinds_in_play;

constexpr const char* fonts = "'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif";

/// The margin around the board, in hundredths of a tile.
constexpr Decimal board_margin = 18;
constexpr Decimal coordinates_margin = 30;

/// The number of bytes to reserve for a picture, enough for most boards.
constexpr std::size_t usual_bytes = 16 * 1024;
constexpr std::size_t usual_bytes_of_tile = 1280;

struct Size {
    Decimal width;
    Decimal height;
};

void open_picture(Writer& writer, const Palette& palette, Size size, Decimal pixels_of_unit, std::string_view title,
                  const Sights& sights) {
    writer.tag("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        .set("width", size.width * pixels_of_unit)
        .set("height", size.height * pixels_of_unit)
        .set("viewBox", ShortText<63>::of("0 0 ", number(size.width), ' ', number(size.height)))
        .set("font-family", fonts)
        .set("role", "img")
        .open();
    writer.tag("title").text(title);
    writer.tag("defs").open();
    define_symbols(writer, palette, sights);
    writer.close("defs");
}

class BoardPicture {
public:
    BoardPicture(const Game& game, const SvgOptions& options, const SvgMark* marks, std::size_t mark_count,
                 const Allocator& allocator)
        : game_(game),
          options_(options),
          marks_(marks),
          mark_count_(mark_count),
          palette_(palette_of(options.theme)),
          writer_(allocator),
          stamps_(static_cast<std::size_t>(4 * game.type_count()), nullptr, allocator),
          fits_(allocator) {
        if (options.fits) fits_ = fits_of(game, allocator);
        for (int i = 0; i < game.tile_count(); ++i) bounds_.include(game.tile(i).x, game.tile(i).y);
        for (const Fit& fit : fits_) bounds_.include(fit.x, fit.y);
        for (std::size_t i = 0; i < mark_count; ++i) {
            bounds_.include(marks[i].x, marks[i].y);
            if (marks[i].kind == SvgMarkKind::arrow) bounds_.include(marks[i].to_x, marks[i].to_y);
        }
        margin_ = options.coordinates ? coordinates_margin : board_margin;
        board_ = {(bounds_.max_x - bounds_.min_x + 1) * tile_width + 2 * margin_,
                  (bounds_.max_y - bounds_.min_y + 1) * tile_width + 2 * margin_};
    }

    void draw(HostString& text) {
        writer_.expect(usual_bytes + usual_bytes_of_tile * static_cast<std::size_t>(game_.tile_count()));
        Decimal legend_scale = legend_unit();
        Size size = board_;
        Writer legend(writer_.allocator());  // drawn first, because its height determines the height of the picture
        Decimal height = 0;
        if (options_.legend) {
            height = draw_legend(legend, game_, palette_, options_);
            const Decimal as_high_as_board = (board_.height - 2 * margin_) / height;
            const Decimal quarter_of_board = board_.width / (4 * legend_width);
            legend_scale = std::max(legend_scale, std::min(as_high_as_board, quarter_of_board));
            size.width += legend_width * legend_scale + margin_;
            size.height = std::max(size.height, height * legend_scale + 2 * margin_);
        }
        top_ = (size.height - board_.height) / 2;
        open_picture(writer_, palette_, size, options_.tile_size / tile_width, title_of(game_), sights());
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
                .set("transform",
                     ShortText<95>::of(translation({board_.width, margin_}), " scale(", fine_number(legend_scale), ')'))
                .open();
            writer_.tag("rect")
                .set("width", legend_width)
                .set("height", height)
                .set("rx", 10)
                .set("fill", palette_.panel)
                .set("stroke", palette_.panel_edge)
                .set("stroke-width", 1)
                .end();
            writer_.put(legend);
            writer_.close("g");
        }
        writer_.close("svg");
        writer_.finish(text);
    }

private:
    Sights sights() const {
        Sights all;
        for (int type = 0; type < game_.type_count(); ++type) all.include(game_.type(type));
        all.expansions = game_.rules().expansions;
        all.figures = kinds_in_play(game_);
        all.ticks = options_.finished;
        return all;
    }
    /// Returns the smallest scale of the legend. Its text is readable next to tiles of any size, and grows with the
    /// tiles. Next to a large board, draw() enlarges the legend to the board's height or to a quarter of the board's
    /// width, because viewers shrink large pictures.
    Decimal legend_unit() const noexcept {
        const Decimal pixels = std::max(0.9_d, 0.55_d + Decimal(options_.tile_size) / 160);
        return pixels * tile_width / options_.tile_size;
    }
    Point origin(int x, int y) const noexcept {
        return {margin_ + (x - bounds_.min_x) * tile_width, top_ + margin_ + (y - bounds_.min_y) * tile_width};
    }
    void draw_board();
    void draw_figures(const HostVector<DrawnTile>& tiles);
    void draw_coordinates();
    void draw_marks_of_cells();
    void draw_marks_above_all();
    HostVector<unsigned> finished_segments() const;
    const Stamp& stamp_of(const LaidTile& laid);

    const Game& game_;
    SvgOptions options_;
    const SvgMark* marks_;
    std::size_t mark_count_;
    const Palette& palette_;
    Writer writer_;
    HostVector<std::shared_ptr<const Stamp>> stamps_;  ///< indexed by type and rotation; filled on demand
    HostVector<Fit> fits_;
    Bounds bounds_;
    Decimal margin_ = 0;
    Decimal top_ = 0;
    Size board_;
};

void BoardPicture::draw_board() {
    HostVector<DrawnTile> tiles(writer_.allocator());
    tiles.reserve(static_cast<std::size_t>(game_.tile_count()));
    for (int i = 0; i < game_.tile_count(); ++i) {
        const LaidTile laid = game_.tile(i);
        if (laid.face_down || laid.type < 0) continue;
        const TileType& type = game_.type(laid.type);
        tiles.push_back({&stamp_of(laid), origin(laid.x, laid.y), i, cell_text(laid.x, laid.y), type.id});
    }
    for (const Fit& fit : fits_) draw_fit(writer_, fit, origin(fit.x, fit.y), palette_);
    if (options_.owners) {
        const Tints tints(game_, tiles, writer_.allocator());
        draw_landscape(writer_, tiles, palette_, "board", &tints);
    } else {
        draw_landscape(writer_, tiles, palette_, "board");
    }
    for (int i = 0; i < game_.tile_count(); ++i) {
        const LaidTile laid = game_.tile(i);
        if (laid.face_down) draw_back(writer_, laid, origin(laid.x, laid.y), palette_);
    }
    if (options_.coordinates) draw_coordinates();
    if (options_.last_tile && game_.last_tile() >= 0) {
        const LaidTile last = game_.tile(game_.last_tile());
        draw_last_mark(writer_, origin(last.x, last.y), palette_);
    }
    draw_links(writer_, game_, tiles);
    draw_marks_of_cells();
    draw_figures(tiles);
    draw_marks_above_all();
}

void BoardPicture::draw_figures(const HostVector<DrawnTile>& tiles) {
    HostVector<FigureView> meeples(writer_.allocator());
    for (int i = 0; i < game_.figure_count(); ++i) meeples.push_back(game_.figure(i));
    writer_.tag("g").set("font-weight", "bold").set("text-anchor", "middle").open();
    Notes notes;
    notes.letters = options_.letters;
    notes.numbers = options_.numbers;
    const HostVector<unsigned> ticks = finished_segments();
    const render::BoardPieces pieces(game_, writer_.allocator());
    for (const DrawnTile& placed : tiles) {
        const Stamp& stamp = *placed.stamp;
        if (!ticks.empty()) notes.finished = ticks[static_cast<std::size_t>(placed.index)];
        draw_figures_of_tile(writer_, game_, pieces, placed.index, meeples, stamp.tile, stamp.shape, placed.origin,
                             notes);
    }
    for (const DrawnTile& placed : tiles)
        draw_barns(writer_, game_, placed.index, meeples, placed.origin, notes.letters);
    writer_.close("g");
}

/// Returns, for each tile, the segments with a tick: bit 1<<number for the first segment of each completed feature
/// except rivers. Empty if ticks are not requested.
HostVector<unsigned> BoardPicture::finished_segments() const {
    HostVector<unsigned> segments(writer_.allocator());
    if (!options_.finished) return segments;
    segments.resize(static_cast<std::size_t>(game_.tile_count()), 0);
    const auto take = [](void* all, const Feature& feature) {
        if (!feature.complete || feature.kind == SegmentKind::river) return;
        (*static_cast<HostVector<unsigned>*>(all))[static_cast<std::size_t>(feature.tile)] |= 1u << feature.segment;
    };
    game_.each_feature(take, &segments);
    return segments;
}

const Stamp& BoardPicture::stamp_of(const LaidTile& laid) {
    const Allocator memory = writer_.allocator();
    std::shared_ptr<const Stamp>& stamp = stamps_[static_cast<std::size_t>(4 * laid.type + laid.rotation)];
    if (!stamp) {
        stamp = std::allocate_shared<Stamp>(HostAllocator<Stamp>(memory), game_.type(laid.type), laid.rotation, memory,
                                            options_.owners);
    }
    return *stamp;
}

void BoardPicture::draw_marks_of_cells() {
    for (std::size_t i = 0; i < mark_count_; ++i) {
        const SvgMark& mark = marks_[i];
        if (mark.kind == SvgMarkKind::cell) draw_cell_mark(writer_, mark, origin(mark.x, mark.y));
    }
}

void BoardPicture::draw_marks_above_all() {
    for (std::size_t i = 0; i < mark_count_; ++i) {
        const SvgMark& mark = marks_[i];
        if (mark.kind == SvgMarkKind::arrow) draw_arrow(writer_, mark, origin(mark.x, mark.y));
        if (mark.kind != SvgMarkKind::segment) continue;
        const Stamp& stamp = stamp_of(game_.tile(game_.tile_at(mark.x, mark.y)));
        const render::TurnedSegment& segment = stamp.tile.segments[mark.segment];
        const Point place = TilePlaces(stamp.shape, stamp.tile).take(segment, extent_of(FigureKind::normal, false));
        draw_segment_mark(writer_, mark, origin(mark.x, mark.y) + place);
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
        writer_.tag("text").at(origin(x, bounds_.min_y) + Point{50, -9}).text(ShortText<11>::of(x));
    }
    for (int y = bounds_.min_y; y <= bounds_.max_y; ++y) {
        writer_.tag("text").at(origin(bounds_.min_x, y) + Point{-15, 55}).text(ShortText<11>::of(y));
    }
    writer_.close("g");
}

}  // namespace

bool validate(const SvgOptions& options, Error& error) {
    error = {};
    if (options.tile_size < min_svg_tile_size || options.tile_size > max_svg_tile_size) {
        error = {Status::invalid_argument, Message::of("tile_size must be from ", min_svg_tile_size, " to ",
                                                       max_svg_tile_size, ", not ", options.tile_size)};
        return false;
    }
    if (options.theme != SvgTheme::light && options.theme != SvgTheme::dark) {
        error = {Status::invalid_argument, "theme must be light (0) or dark (1)"};
        return false;
    }
    return true;
}

bool render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks, std::size_t mark_count,
                HostString& text, Error& error) {
    if (!validate(options, error) || !validate(game, marks, mark_count, error)) return false;
    BoardPicture(game, options, marks, mark_count, text.get_allocator().host).draw(text);
    return true;
}

bool render_svg(const Game& game, const SvgOptions& options, HostString& text, Error& error) {
    return render_svg(game, options, nullptr, 0, text, error);
}

std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks,
                                      std::size_t mark_count, Error& error) {
    HostString text(game.allocator());
    if (!render_svg(game, options, marks, mark_count, text, error)) return std::nullopt;
    return std::string(text.begin(), text.end());
}

std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, Error& error) {
    return render_svg(game, options, nullptr, 0, error);
}

bool render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, HostString& text, Error& error) {
    if (!validate(options, error)) return false;
    const Palette& palette = palette_of(options.theme);
    Writer writer(text.get_allocator().host);
    constexpr Decimal margin = 2;
    const Decimal width = tile_width + 2 * margin;
    Sights sights;
    sights.include(type);
    open_picture(writer, palette, {width, width}, options.tile_size / tile_width, ShortText<31>::of("tile ", type.id),
                 sights);
    const Stamp stamp(type, rotation, writer.allocator());
    draw_landscape(writer, DrawnTile{&stamp, {margin, margin}, 0, "", type.id}, palette, "tile");
    draw_printed_ghosts(writer, stamp.tile, stamp.shape, {margin, margin}, options.numbers);
    writer.close("svg");
    writer.finish(text);
    return true;
}

std::optional<std::string> render_tile_svg(const TileType& type, int rotation, const SvgOptions& options,
                                           Error& error) {
    HostString text{Allocator()};
    if (!render_tile_svg(type, rotation, options, text, error)) return std::nullopt;
    return std::string(text.begin(), text.end());
}

}  // namespace mistbank
