// The board for people: as text for a terminal, and as a picture.
#pragma once

#ifdef MISTBANK_NO_RENDERING
#error "this mistbank was built without MISTBANK_RENDERING"
#endif

#include <cstddef>
#include <optional>
#include <string>

#include "mistbank/bounds.h"
#include "mistbank/enumerations.hpp"
#include "mistbank/game.hpp"
#include "mistbank/player_names.hpp"

namespace mistbank {

/// A rectangle of cells on the board, to be drawn.
struct CellRange {
    int x = 0;       ///< column of the north-west cell, growing east
    int y = 0;       ///< row of the north-west cell, growing south
    int width = 0;   ///< cells; 0 or less: the whole board
    int height = 0;  ///< cells; 0 or less: the whole board
};

/// Options for the board as text.
struct TextOptions {
    bool colours = false;       ///< ANSI colours, from the palette of 256
    bool coordinates = true;    ///< x along the top, y down the left
    bool fits = false;          ///< if a tile is to be laid: mark the cells where it fits, with its rotations
    bool ascii = false;         ///< use only ASCII characters
    std::uint32_t numbers = 0;  ///< of one tile: bit 1<<number of each segment whose number is shown
    CellRange cells{};          ///< the part of the board to draw; by default all of it
    PlayerNames names{};        ///< names of players in texts; by default their colours
};

/// The maximum size of the text of a board, in bytes.
inline constexpr std::size_t max_board_text = MISTBANK_MAX_BOARD_TEXT;

// Each of these functions either returns a new text or appends to the caller's text. An appending function allocates
// all memory, including temporary memory, from the allocator of that text. All may throw std::bad_alloc.

/// Returns the whole board as UTF-8 text, one line for each row of characters, with tiles side by side. Legend:
/// src/render/README.md. The text is empty if it would be longer than max_board_text, for example for a board of 900
/// tiles in width and height, or if options.cells contains no part of the board. Cost: linear in the text and the
/// tiles; temporary memory for at most three times the text, 2 KB a tile and 128 KB.
std::string render_text(const Game& game, const TextOptions& options = {});
/// Appends it to `text`. Returns false, without a change, if the board is too large.
bool render_text(const Game& game, const TextOptions& options, HostString& text);

/// Returns one tile after `rotation` clockwise quarter turns, with its ghost symbols: 7 lines of width 13. Numbers of
/// options.numbers stand at the positions of figures on their segments.
std::string render_tile(const TileType& type, int rotation, const TextOptions& options = {});
/// Appends it to `text`.
void render_tile(const TileType& type, int rotation, const TextOptions& options, HostString& text);

/// Returns the status of the game in a few lines: turn, points, ghosts, piles, hounds, supplies, and the drawn tile as
/// a picture.
std::string summary(const Game& game, const TextOptions& options = {});
/// Appends it to `text`.
void summary(const Game& game, const TextOptions& options, HostString& text);

/// Returns the open decision as an instruction for the player: "lay 14a"; after the end of the game its result: "red
/// wins". Without a line end. Uses the options colours and names.
std::string question(const Game& game, const TextOptions& options = {});
/// Appends it to `text`.
void question(const Game& game, const TextOptions& options, HostString& text);

/// The result of sentence().
using Sentence = ShortText<255>;
/// Returns one event as a sentence, without a line end: "red lays 14a at 2,1". No allocation.
Sentence sentence(const Game& game, const Event& event);
/// Returns the sentence with names of players: "Anna lays 14a at 2,1". Uses the option names.
std::string sentence(const Game& game, const Event& event, const TextOptions& options);
/// Appends it to `text`.
void sentence(const Game& game, const Event& event, const TextOptions& options, HostString& text);
/// Returns the effect of an action in this game, for players who choose: "Places a large meeple on the road at 3,-1, north
/// to east (4 tiles, 4 points, 1 open end)". "?" for an unknown kind. No allocation.
Sentence describe(const Game& game, const Action& action);
/// Returns it with names of players: "Captures Anna's meeple on the road at 3,-1, north to east (4 tiles, 4 points, 1
/// open end)". Uses the option names.
std::string describe(const Game& game, const Action& action, const TextOptions& options);
/// Appends it to `text`.
void describe(const Game& game, const Action& action, const TextOptions& options, HostString& text);

// --- pictures -------------------------------------------------------------------------------------------------------

/// The minimum and maximum width of a tile, in pixels.
inline constexpr int min_svg_tile_size = MISTBANK_SVG_MIN_TILE_SIZE;
/// See min_svg_tile_size.
inline constexpr int max_svg_tile_size = MISTBANK_SVG_MAX_TILE_SIZE;

/// Options for the board as a picture.
struct SvgOptions {
    int tile_size = 80;        ///< width of a tile in pixels, min_svg_tile_size to max_svg_tile_size
    bool legend = true;        ///< the status of the game on the right: turn, points, ghosts, piles, supplies, drawn
                               ///< tile
    bool fits = false;         ///< if a tile is to be laid: mark the cells where it fits, with its rotations
    bool coordinates = false;  ///< x along the top, y down the left
    bool last_tile = true;     ///< outline the last tile laid face up
    SvgTheme theme = SvgTheme::light;  ///< matches the page around the picture
    bool letters = true;               ///< the initial of its colour on each figure: R G B Y K P; K is black
    bool owners = false;    ///< tint features in the colour with the most meeples on them, with stripes for several
    bool finished = false;  ///< tick completed features
    bool numbers = false;   ///< on every tile the numbers of its segments, as in actions
};

/// A mark of the host on the picture of a board, for example a proposed move or a place to click.
struct SvgMark {
    SvgMarkKind kind = SvgMarkKind::cell;  ///< its kind
    int x = 0;                             ///< column, growing east; of an arrow its start
    int y = 0;                             ///< row, growing south; of an arrow its start
    int segment = 0;                       ///< segment: its number on the face-up tile there
    int to_x = 0;                          ///< arrow: column of its end
    int to_y = 0;                          ///< arrow: row of its end
    std::uint32_t colour = 0xE8A317;       ///< 0xRRGGBB
    ShortText<15> label;                   ///< text beside it, or empty
};

/// Checks the marks for a picture of the current board: their cells must be inside the rectangle of the board or touch
/// it. Returns false if one is invalid; then `error` holds invalid_argument and names mark and field: "marks[2].x must
/// be ...".
bool validate(const Game& game, const SvgMark* marks, std::size_t mark_count, Error& error);

/// Checks the options. Returns false if one is invalid; then `error` holds invalid_argument and names it.
bool validate(const SvgOptions& options, Error& error);

/// Returns the whole board as one SVG picture in UTF-8: self-contained, without scripts, and safe to embed in a page
/// with others. Equal boards with equal options give equal bytes on every machine. The picture contains only
/// information that the players see. Returns nothing if validate() refuses the options. Cost: linear in the tiles;
/// about 12 KB, with all expansions 25 KB, and 1.2 KB a tile; temporary memory for at most three times the picture and
/// 128 KB.
std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, Error& error);
/// Appends it to `text`; false with `error` for invalid options.
bool render_svg(const Game& game, const SvgOptions& options, HostString& text, Error& error);

/// Returns the picture with marks of the host, in their order: marks of cells below the figures, the others on top. The
/// marks extend the picture. Returns nothing if validate() refuses them.
std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks,
                                      std::size_t mark_count, Error& error);
/// Appends it to `text`; false with `error` for invalid options or marks.
bool render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks, std::size_t mark_count,
                HostString& text, Error& error);

/// Returns one tile as a picture after `rotation` clockwise quarter turns, with its ghost symbols. Uses the options
/// tile_size, theme and numbers.
std::optional<std::string> render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, Error& error);
/// Appends it to `text`; false with `error` for invalid options.
bool render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, HostString& text, Error& error);

}  // namespace mistbank
