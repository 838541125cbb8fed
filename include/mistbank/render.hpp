// The board for people's eyes: as text for a terminal, and as a picture.
#pragma once

#ifdef MISTBANK_NO_RENDERING
#error "this mistbank was built without MISTBANK_RENDERING"
#endif

#include <cstddef>
#include <optional>
#include <string>

#include "mistbank/bounds.h"
#include "mistbank/game.hpp"
#include "mistbank/kinds.h"
#include "mistbank/player_names.hpp"

namespace mistbank {

/// A part of the board to be drawn, in cells.
struct CellRange {
    int x = 0;       ///< the cell furthest north-west, growing east
    int y = 0;       ///< and growing south
    int width = 0;   ///< cells; 0 or less: the whole board
    int height = 0;  ///< cells; 0 or less: the whole board
};

/// How the board is drawn as text.
struct TextOptions {
    bool colours = false;       ///< ANSI colours, of the palette of 256
    bool coordinates = true;    ///< x along the top, y down the left
    bool fits = false;          ///< while a tile is to be laid: mark the cells where it fits, with its rotations
    bool ascii = false;         ///< every sign is one of ASCII
    std::uint32_t numbers = 0;  ///< of one tile: bit 1<<number of each segment whose number is written on it
    CellRange cells{};          ///< of the board: only these, as far as it reaches; by default all of it
    PlayerNames names{};        ///< of texts about players: what they are called; by default as their colours
};

/// The longest text of a board, in bytes.
inline constexpr std::size_t max_board_text = MISTBANK_MAX_BOARD_TEXT;

// Each of these either makes a text of its own, or puts what it has to tell behind a text of the caller's; then all
// memory that it takes, in between too, comes from that text's allocator. All may throw std::bad_alloc.

/// The whole board as text, UTF-8, a line each row, tiles side by side. Legend: src/render/README.md. Empty for a board
/// that reaches so far that its text would be longer than max_board_text, say 900 tiles wide and high, and where none
/// of options.cells is part of the board. Cost: linear in the text and the tiles; holds at most three times the text,
/// 2 KB a tile and 128 KB.
std::string render_text(const Game& game, const TextOptions& options = {});
/// The same behind `text`. False for a board that reaches too far; then nothing is put there.
bool render_text(const Game& game, const TextOptions& options, HostString& text);

/// One tile as it lies after `rotation` clockwise quarter turns, its ghost symbols included: 7 lines of width 13. A
/// number that options.numbers asks for stands on its segment, where a figure on it would.
std::string render_tile(const TileType& type, int rotation, const TextOptions& options = {});
/// The same behind `text`.
void render_tile(const TileType& type, int rotation, const TextOptions& options, HostString& text);

/// How the game stands, a few lines: turn, points, ghosts, piles, hounds, supplies, and the drawn tile as a picture.
std::string render_status(const Game& game, const TextOptions& options = {});
/// The same behind `text`.
void render_status(const Game& game, const TextOptions& options, HostString& text);

/// What the game asks for, as the player is asked to do it: "lay 14a"; of a game that is over how it has ended: "red
/// wins". Without a line end. Of the options, colours and names count.
std::string question(const Game& game, const TextOptions& options = {});
/// The same behind `text`.
void question(const Game& game, const TextOptions& options, HostString& text);

/// What sentence() tells.
using Sentence = ShortText<255>;
/// One event as a sentence, without a line end: "red lays 14a at 2,1". It takes no memory.
Sentence sentence(const Game& game, const Event& event);
/// The same with names of players: "Anna lays 14a at 2,1". Of the options, names count.
std::string sentence(const Game& game, const Event& event, const TextOptions& options);
/// The same behind `text`.
void sentence(const Game& game, const Event& event, const TextOptions& options, HostString& text);
/// What an action would do in this game, for players who choose: "Places a large meeple on the road at 3,-1 (4 tiles,
/// worth 4)". "?" for what is no action. It takes no memory.
Sentence describe(const Game& game, const Action& action);
/// The same with names of players: "Captures Anna's meeple on the road at 3,-1 (4 tiles, worth 4)". Of the options, names
/// count.
std::string describe(const Game& game, const Action& action, const TextOptions& options);
/// The same behind `text`.
void describe(const Game& game, const Action& action, const TextOptions& options, HostString& text);

// --- pictures -------------------------------------------------------------------------------------------------------

/// See #mistbank_theme.
enum class SvgTheme : std::uint8_t {
    light = MISTBANK_SVG_THEME_LIGHT,
    dark = MISTBANK_SVG_THEME_DARK,
};

/// The least and the greatest width of a tile, in pixels.
inline constexpr int min_svg_tile_size = MISTBANK_SVG_MIN_TILE_SIZE;
/// See min_svg_tile_size.
inline constexpr int max_svg_tile_size = MISTBANK_SVG_MAX_TILE_SIZE;

/// How the board is drawn as a picture.
struct SvgOptions {
    int tile_size = 80;        ///< width of a tile in pixels, min_svg_tile_size to max_svg_tile_size
    bool legend = true;        ///< how the game stands, at the right: turn, points, ghosts, piles, supplies, drawn tile
    bool fits = false;         ///< while a tile is to be laid: mark the cells where it fits, with its rotations
    bool coordinates = false;  ///< x along the top, y down the left
    bool last_tile = true;     ///< outline the tile laid face up last
    SvgTheme theme = SvgTheme::light;  ///< for which kind of page
    bool letters = true;               ///< on each figure that of its colour: R G B Y K P; K is black
    bool owners = false;    ///< features are tinted in the colours of who has the most on them, in stripes of several
    bool finished = false;  ///< a tick on each completed feature
    bool numbers = false;   ///< on every tile those of its segments, as actions name them
};

/// See #mistbank_picture_mark_kind.
enum class SvgMarkKind : std::uint8_t {
    cell = MISTBANK_SVG_MARK_CELL,
    segment = MISTBANK_SVG_MARK_SEGMENT,
    arrow = MISTBANK_SVG_MARK_ARROW,
};

/// Something that the host shows on the picture of a board: a move that it proposes, a place to click.
struct SvgMark {
    SvgMarkKind kind = SvgMarkKind::cell;  ///< what it is
    int x = 0;                             ///< cell, growing east; of an arrow that it leaves
    int y = 0;                             ///< cell, growing south
    int segment = 0;                       ///< segment: its number on the tile that lies there face up
    int to_x = 0;                          ///< arrow: where it leads
    int to_y = 0;                          ///< arrow: where it leads
    std::uint32_t colour = 0xE8A317;       ///< 0xRRGGBB
    ShortText<15> label;                   ///< words written beside it, or none
};

/// Whether these marks can be shown on a picture of this board as it is: cells of marks lie within the rectangle of the
/// board or touch it. If not, `error` holds invalid_argument and names mark and field: "marks[2].x must be ...".
bool validate(const Game& game, const SvgMark* marks, std::size_t mark_count, Error& error);

/// Whether a picture can be drawn so; if not, `error` holds invalid_argument and names the option.
bool validate(const SvgOptions& options, Error& error);

/// The whole board as one SVG picture, UTF-8: self-contained, without scripts, and safe to embed in a page with others.
/// Equal boards with equal options give equal bytes, on every machine. It shows what the players see and no more.
/// Nothing comes back for options that validate refuses. Cost: linear in the tiles;
/// about 12 KB, with all expansions 25 KB, and 1.2 KB a tile; holds at most three times the picture and 128 KB.
std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, Error& error);
/// The same behind `text`; false with `error` for such options.
bool render_svg(const Game& game, const SvgOptions& options, HostString& text, Error& error);

/// The same with marks of the host's, drawn in their order: those of cells below the figures, the others above all. The
/// picture reaches as far as they do. Nothing comes back for marks that validate refuses.
std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks,
                                      std::size_t mark_count, Error& error);
/// The same behind `text`; false with `error` for such options or marks.
bool render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks, std::size_t mark_count,
                HostString& text, Error& error);

/// One tile as a picture, as it lies after `rotation` clockwise quarter turns, its ghost symbols included. Of the
/// options tile_size, theme and numbers count.
std::optional<std::string> render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, Error& error);
/// The same behind `text`; false with `error` for such options.
bool render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, HostString& text, Error& error);

}  // namespace mistbank
