#include "render/sheet.hpp"

#include <algorithm>
#include <memory>

#include "render/fits.hpp"
#include "render/picture.hpp"
#include "render/theme.hpp"
#include "render/tokens.hpp"
#include "render/words.hpp"

namespace mistbank::render {

namespace {

/// The marks at the corners of a cell: two symbols for each corner, in reading order.
using Corners = char32_t[9];
constexpr Corners last_corners = U"┏━━┓┗━━┛";
constexpr Corners fit_corners = U"┌──┐└──┘";

void paint(Canvas& canvas, int column, int row, const Picture& picture) {
    for (int y = 0; y < tile_rows; ++y) {
        for (int x = 0; x < tile_columns; ++x) {
            const Spot& spot = picture.at(x, y);
            canvas.at(column + x, row + y) = {spot.symbol, style_of(spot)};
        }
    }
}

void mark_corners(Canvas& canvas, int column, int row, const Corners& corners, Style style, int inset) {
    const int columns[] = {inset, inset + 1, pitch_columns - inset - 1, pitch_columns - inset};
    for (int i = 0; i < 8; ++i) {
        canvas.at(column + columns[i % 4], row + (i < 4 ? inset : pitch_rows - inset)) = {corners[i], style};
    }
}

using Number = ShortText<11>;

class Board {
public:
    Board(const Game& game, const TextOptions& options, const Allocator& allocator);
    int columns() const noexcept { return bounds_.empty() ? 0 : column(bounds_.max_x) + tile_columns; }
    int rows() const noexcept { return bounds_.empty() ? 0 : row(bounds_.max_y) + tile_rows; }
    Canvas draw();

private:
    int column(int x) const noexcept { return left_ + (x - bounds_.min_x) * pitch_columns; }
    int row(int y) const noexcept { return top_ + (y - bounds_.min_y) * pitch_rows; }
    void centre(Canvas& canvas, int x, int at_row, std::string_view text, Style style) const;

    using Cells = std::array<Cell, tile_columns * tile_rows>;
    /// The picture of a rotated tile type without neighbours and pieces.
    struct Print {
        explicit Print(const Turned& turned);
        Turned tile;
        Picture picture;
        unsigned fading = 0;  ///< bit 1<<side for each side at which mist can end
        /// The cells without pieces, indexed by the sides at which the mist ends; filled on demand.
        std::array<std::shared_ptr<const Cells>, 16> bare;
    };
    bool is_drawn(int tile) const { return bounds_.includes(game_.tile(tile).x, game_.tile(tile).y); }
    Print& print_of(const LaidTile& laid);
    unsigned ends_of_mist(const LaidTile& laid);
    bool is_bare(int index, const LaidTile& laid) const;
    const Cells& bare_cells(Print& print, unsigned ends) const;
    void draw_tile(Canvas& canvas, int index);
    void draw_back(Canvas& canvas, const LaidTile& tile) const;
    void draw_barns(Canvas& canvas, int index) const;
    HostVector<Token> tokens_of(int index, const Turned& tile) const;
    void draw_coordinates(Canvas& canvas) const;
    void draw_fit(Canvas& canvas, const Fit& fit) const;

    const Game& game_;
    bool coordinates_;
    Allocator allocator_;
    HostVector<Fit> fits_;
    HostVector<HostVector<FigureView>> meeples_;  ///< by tile
    BoardPieces pieces_;
    HostVector<std::shared_ptr<Print>> prints_;  ///< indexed by type and rotation; filled on demand
    Bounds bounds_;
    int left_ = 0;
    int top_ = 0;
};

Board::Board(const Game& game, const TextOptions& options, const Allocator& allocator)
    : game_(game),
      coordinates_(options.coordinates),
      allocator_(allocator),
      fits_(allocator),
      meeples_(static_cast<std::size_t>(game.tile_count()), HostVector<FigureView>(allocator), allocator),
      pieces_(game, allocator),
      prints_(static_cast<std::size_t>(4 * game.type_count()), nullptr, allocator) {
    if (options.fits) fits_ = fits_of(game, allocator);
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView meeple = game.figure(i);
        meeples_[static_cast<std::size_t>(meeple.tile)].push_back(meeple);
    }
    for (int i = 0; i < game.tile_count(); ++i) bounds_.include(game.tile(i).x, game.tile(i).y);
    for (const Fit& fit : fits_) bounds_.include(fit.x, fit.y);
    const CellRange& cells = options.cells;
    if (cells.width > 0 && cells.height > 0) bounds_.limit(cells.x, cells.y, cells.width, cells.height);
    if (!coordinates_) return;
    top_ = 1;
    left_ = static_cast<int>(std::max(Number::of(bounds_.min_y).size(), Number::of(bounds_.max_y).size())) + 1;
}

Canvas Board::draw() {
    Canvas canvas(columns(), rows(), allocator_);
    if (bounds_.empty()) return canvas;
    if (coordinates_) draw_coordinates(canvas);
    for (const Fit& fit : fits_) {
        if (bounds_.includes(fit.x, fit.y)) draw_fit(canvas, fit);
    }
    // Face-down tiles are drawn first, because a face-up neighbour draws over a shared rim.
    for (int i = 0; i < game_.tile_count(); ++i) {
        if (game_.tile(i).face_down && is_drawn(i)) draw_back(canvas, game_.tile(i));
    }
    for (int i = 0; i < game_.tile_count(); ++i) {
        if (!game_.tile(i).face_down && is_drawn(i)) draw_tile(canvas, i);
    }
    if (game_.last_tile() >= 0 && is_drawn(game_.last_tile())) {
        const LaidTile last = game_.tile(game_.last_tile());
        mark_corners(canvas, column(last.x), row(last.y), last_corners, last_tile_style, 0);
    }
    for (int i = 0; i < game_.tile_count(); ++i) {  // barns last, because they stand on corners
        if (is_drawn(i)) draw_barns(canvas, i);
    }
    return canvas;
}

void Board::centre(Canvas& canvas, int x, int at_row, std::string_view text, Style style) const {
    canvas.write(column(x) + middle_column - (static_cast<int>(text.size()) - 1) / 2, at_row, text, style);
}

void Board::draw_coordinates(Canvas& canvas) const {
    for (int x = bounds_.min_x; x <= bounds_.max_x; ++x) centre(canvas, x, 0, Number::of(x), coordinate_style);
    for (int y = bounds_.min_y; y <= bounds_.max_y; ++y) {
        const auto text = Number::of(y);
        canvas.write(left_ - 1 - static_cast<int>(text.size()), row(y) + middle_row, text, coordinate_style);
    }
}

void Board::draw_fit(Canvas& canvas, const Fit& fit) const {
    for (int y = 1; y < pitch_rows; ++y) {
        for (int x = 1; x < pitch_columns; ++x) canvas.at(column(fit.x) + x, row(fit.y) + y) = {U' ', fit_style};
    }
    mark_corners(canvas, column(fit.x), row(fit.y), fit_corners, fit_style, 1);
    centre(canvas, fit.x, row(fit.y) + middle_row - 1, cell_text(fit.x, fit.y), fit_style);
    centre(canvas, fit.x, row(fit.y) + middle_row + 1, rotations_text(fit.rotations), fit_style);
}

void Board::draw_back(Canvas& canvas, const LaidTile& tile) const {
    paint(canvas, column(tile.x), row(tile.y), picture_of_back());
}

/// Draws the barns of a tile on the tile's north-west corner (ABM-17).
void Board::draw_barns(Canvas& canvas, int index) const {
    const LaidTile laid = game_.tile(index);
    for (const FigureView& figure : meeples_[static_cast<std::size_t>(index)]) {
        if (figure.kind != FigureKind::barn) continue;
        int at = column(laid.x);
        const Token barn = meeple_token(game_, figure);
        for (const char32_t symbol : barn.text) {
            if (at < canvas.columns()) canvas.at(at, row(laid.y)) = {symbol, barn.style};
            ++at;
        }
    }
}

HostVector<Token> Board::tokens_of(int index, const Turned& tile) const {
    HostVector<Token> tokens = printed_tokens(tile, false, allocator_);
    const auto put_pieces = [&](bool are_below_figures) {
        pieces_.each_on(index, [&](const BoardPieces::Piece& piece) {
            if (BoardPieces::is_below_figures(piece) == are_below_figures) tokens.push_back(token_of(piece));
        });
    };
    put_pieces(true);
    for (const FigureView& meeple : meeples_[static_cast<std::size_t>(index)]) {
        if (meeple.kind != FigureKind::barn) tokens.push_back(meeple_token(game_, meeple));
    }
    put_pieces(false);
    for (int segment = 0; segment < tile.count; ++segment) {
        const int ghosts = game_.ghosts_on(index, segment);
        if (ghosts > 0) tokens.push_back(ghosts_token(segment, ghosts));
    }
    return tokens;
}

Board::Print::Print(const Turned& turned) : tile(turned), picture(picture_of(turned)) {
    for (int side = 0; side < 4; ++side) {
        Picture cleared = picture;
        clear_rim(cleared, side);
        const auto is_same = [](const Spot& left, const Spot& right) {
            return left.symbol == right.symbol && left.stuff == right.stuff && left.in_mist == right.in_mist;
        };
        if (!std::equal(picture.spots.begin(), picture.spots.end(), cleared.spots.begin(), is_same))
            fading |= 1u << side;
    }
}

Board::Print& Board::print_of(const LaidTile& laid) {
    std::shared_ptr<Print>& print = prints_[static_cast<std::size_t>(4 * laid.type + laid.rotation)];
    if (!print) {
        print =
            std::allocate_shared<Print>(HostAllocator<Print>(allocator_), turned(game_.type(laid.type), laid.rotation));
    }
    return *print;
}

/// Returns the sides at which a tile's mist ends because the neighbour has no mist: bit 1<<side.
unsigned Board::ends_of_mist(const LaidTile& laid) {
    const unsigned fading = print_of(laid).fading;
    unsigned ends = 0;
    for (int side = 0; side < 4; ++side) {
        if ((fading >> side & 1u) == 0) continue;
        const int index =
            game_.tile_at(laid.x + (side == east) - (side == west), laid.y + (side == south) - (side == north));
        if (index < 0) continue;
        const LaidTile neighbour = game_.tile(index);
        const bool meets_mist =
            !neighbour.face_down && print_of(neighbour).tile.at_side(SegmentKind::mist, (side + 2) & 3) >= 0;
        if (!meets_mist) ends |= 1u << side;
    }
    return ends;
}

/// Returns whether a tile has no pieces.
bool Board::is_bare(int index, const LaidTile& laid) const {
    bool is_bare = laid.ghosts == 0 && meeples_[static_cast<std::size_t>(index)].empty() && !pieces_.is_any_on(index);
    each_link(game_, [&](const LinkOnBoard& link) { is_bare = is_bare && link.tile != index; });
    return is_bare;
}

const Board::Cells& Board::bare_cells(Print& print, unsigned ends) const {
    std::shared_ptr<const Cells>& kept = print.bare[ends];
    if (kept) return *kept;
    Picture picture = print.picture;
    for (int side = 0; side < 4; ++side) {
        if ((ends >> side & 1u) != 0) clear_rim(picture, side);
    }
    Canvas sheet(tile_columns, tile_rows, allocator_);
    paint(sheet, 0, 0, picture);
    draw_tokens(sheet, 0, 0, picture, print.tile, printed_tokens(print.tile, false, allocator_));
    const auto cells = std::allocate_shared<Cells>(HostAllocator<Cells>(allocator_));
    for (int i = 0; i < tile_columns * tile_rows; ++i) {
        (*cells)[static_cast<std::size_t>(i)] = sheet.at(i % tile_columns, i / tile_columns);
    }
    kept = cells;
    return *kept;
}

void Board::draw_tile(Canvas& canvas, int index) {
    const LaidTile laid = game_.tile(index);
    const unsigned ends = ends_of_mist(laid);
    Print& print = print_of(laid);
    if (is_bare(index, laid)) {
        const Cells& cells = bare_cells(print, ends);
        for (int y = 0; y < tile_rows; ++y) {
            canvas.put(column(laid.x), row(laid.y) + y, &cells[static_cast<std::size_t>(y * tile_columns)],
                       tile_columns);
        }
        return;
    }
    Picture picture = print.picture;
    for (int side = 0; side < 4; ++side) {
        if ((ends >> side & 1u) != 0) clear_rim(picture, side);
    }
    each_link(game_, [&](const LinkOnBoard& link) {
        if (link.tile == index) draw_link(picture, print.tile, link.one, link.other);
    });
    paint(canvas, column(laid.x), row(laid.y), picture);
    draw_tokens(canvas, column(laid.x), row(laid.y), picture, print.tile, tokens_of(index, print.tile));
}

}  // namespace

Canvas tile_canvas(const TileType& type, int rotation, std::uint32_t numbers, const Allocator& allocator) {
    const Turned tile = turned(type, rotation);
    const Picture picture = picture_of(tile);
    Canvas canvas(tile_columns, tile_rows, allocator);
    paint(canvas, 0, 0, picture);
    HostVector<Token> tokens(allocator);
    for (int segment = 0; segment < tile.count; ++segment) {
        if ((numbers >> segment & 1u) != 0) tokens.push_back(number_token(segment));
    }
    for (const Token& token : printed_tokens(tile, true, allocator)) tokens.push_back(token);
    draw_tokens(canvas, 0, 0, picture, tile, tokens);
    return canvas;
}

std::optional<Canvas> board_canvas(const Game& game, const TextOptions& options, const Allocator& allocator) {
    Board board(game, options, allocator);
    const std::int64_t symbols = std::int64_t{board.columns()} * board.rows();  // a symbol has at least one byte
    if (symbols > static_cast<std::int64_t>(max_board_text)) return std::nullopt;
    return board.draw();
}

}  // namespace mistbank::render
