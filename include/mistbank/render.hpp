// Renders the board for people: as text for a terminal, and as a picture.
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

/// A rectangle of cells to draw.
struct CellRange {
    int x = 0;       ///< x of the first column, increasing eastward
    int y = 0;       ///< y of the first row, increasing southward
    int width = 0;   ///< maximum number of columns; 0 or less: all columns
    int height = 0;  ///< maximum number of rows; 0 or less: all rows
};

/// Options for the board as text.
struct TextOptions {
    bool colours = false;       ///< use ANSI colours from the 256-colour palette
    bool coordinates = true;    ///< show x along the top and y down the left
    bool fits = false;          ///< when a tile must be laid, mark the cells where it fits and its possible rotations
    bool ascii = false;         ///< use only ASCII characters
    std::uint32_t numbers = 0;  ///< for the picture of one tile: bit mask of the segments whose numbers are shown
    CellRange cells{};          ///< the part of the board to draw; by default the whole board
    PlayerNames names{};        ///< names of players in texts; by default the names in the headers, or else the names
                                ///< of the colours
};

/// The maximum size of the text of a board, in bytes.
inline constexpr std::size_t max_board_text = MISTBANK_MAX_BOARD_TEXT;

// Each function below either returns a new text or appends to the caller's text. An appending function allocates all
// memory, including temporary memory, with the allocator of this text. All these functions may throw std::bad_alloc.

/// Returns the whole board as UTF-8 text. src/render/README.md explains the characters. The text is empty if
/// options.cells contains no part of the board, or if the text would be longer than max_board_text. For example, a
/// board that is 900 tiles wide and 900 tiles high is too large. Cost: linear in the text and the tiles. Temporary
/// memory: at most three times the size of the text, plus 2 KB per tile, plus 128 KB.
std::string render_text(const Game& game, const TextOptions& options = {});
/// Appends the board to `text`. If the board is too large, returns false and appends nothing.
bool render_text(const Game& game, const TextOptions& options, HostString& text);

/// Returns one tile after `rotation` clockwise quarter turns, with its ghost symbols: 7 lines of 13 characters. Each
/// segment number from options.numbers is at the position for a figure on the segment.
std::string render_tile(const TileType& type, int rotation, const TextOptions& options = {});
/// Appends the picture of the tile to `text`.
void render_tile(const TileType& type, int rotation, const TextOptions& options, HostString& text);

/// Returns the status of the game in a few lines: turn, points, ghosts, piles, hounds, supplies, and the drawn tile as
/// a picture.
std::string summary(const Game& game, const TextOptions& options = {});
/// Appends the status to `text`.
void summary(const Game& game, const TextOptions& options, HostString& text);

/// Returns the open decision as an instruction for the player, for example "lay 14a". After the end of the game,
/// returns the result, for example "red wins". The text has no line end. Uses the options colours and names.
std::string question(const Game& game, const TextOptions& options = {});
/// Appends the instruction to `text`.
void question(const Game& game, const TextOptions& options, HostString& text);

/// A sentence that sentence() or describe() returns.
using Sentence = ShortText<255>;
/// Returns one event as a sentence without a line end, for example "red lays 14a at 2,1". No allocation.
Sentence sentence(const Game& game, const Event& event);
/// Returns the sentence with names of players, for example "Anna lays 14a at 2,1". Uses the option names.
std::string sentence(const Game& game, const Event& event, const TextOptions& options);
/// Appends the sentence to `text`.
void sentence(const Game& game, const Event& event, const TextOptions& options, HostString& text);
/// Describes the effect of an action in this game, to help players choose. For example "Places a large meeple on the
/// road at 3,-1, north to east (4 tiles, 4 points, 1 open end)"; "?" for an unknown kind. No allocation.
Sentence describe(const Game& game, const Action& action);
/// Describes the effect with names of players, for example "Captures Anna's meeple on the road at 3,-1, north to east
/// (4 tiles, 4 points, 1 open end)". Uses the option names.
std::string describe(const Game& game, const Action& action, const TextOptions& options);
/// Appends the description to `text`.
void describe(const Game& game, const Action& action, const TextOptions& options, HostString& text);

// --- pictures -------------------------------------------------------------------------------------------------------

/// The minimum and maximum width of a tile, in pixels.
inline constexpr int min_svg_tile_size = MISTBANK_SVG_MIN_TILE_SIZE;
/// See min_svg_tile_size.
inline constexpr int max_svg_tile_size = MISTBANK_SVG_MAX_TILE_SIZE;

/// Options for the board as a picture.
struct SvgOptions {
    int tile_size = 80;        ///< width of a tile in pixels, min_svg_tile_size to max_svg_tile_size
    bool legend = true;        ///< show the status of the game on the right: turn, points, ghosts, piles, supplies,
                               ///< drawn tile
    bool fits = false;         ///< when a tile must be laid, mark the cells where it fits and its possible rotations
    bool coordinates = false;  ///< show x along the top and y down the left
    bool last_tile = true;     ///< outline the last tile laid face up
    SvgTheme theme = SvgTheme::light;  ///< light or dark, to match the page around the picture
    bool letters = true;               ///< show the initial of its colour on each figure: R G B Y P, and K for black
    bool owners = false;    ///< tint features in the colour with the most meeples on them; several such colours make
                            ///< stripes
    bool finished = false;  ///< mark completed features with a tick
    bool numbers = false;   ///< show the numbers of segments on every tile, as in actions
};

/// A mark that the caller adds to the picture of a board, for example a proposed move or a place to click.
struct SvgMark {
    SvgMarkKind kind = SvgMarkKind::cell;  ///< the kind of mark
    int x = 0;                             ///< column, increasing eastward; arrow: column of the start
    int y = 0;                             ///< row, increasing southward; arrow: row of the start
    int segment = 0;                       ///< SvgMarkKind::segment: number of the segment on the face-up tile at x, y
    int to_x = 0;                          ///< arrow: column of the end
    int to_y = 0;                          ///< arrow: row of the end
    std::uint32_t colour = 0xE8A317;       ///< colour of the mark as 0xRRGGBB
    ShortText<15> label;                   ///< text next to the mark, or empty
};

/// Checks the marks for a picture of the current board: their cells must be inside the rectangle of the board or touch
/// it. Returns false if a mark is invalid. Then `error` holds invalid_argument and names the mark and its field, for
/// example "marks[2].x must be ...".
bool validate(const Game& game, const SvgMark* marks, std::size_t mark_count, Error& error);

/// Checks the options. Returns false if an option is invalid. Then `error` holds invalid_argument and names the option.
bool validate(const SvgOptions& options, Error& error);

/// Returns the whole board as one SVG picture in UTF-8: self-contained, without scripts, and safe to embed in a page
/// with others. The same board with the same options gives the same bytes on every machine. The picture contains only
/// information that the players see. Returns nothing if validate() refuses the options. Cost: linear in the tiles.
/// Size: about 12 KB (25 KB with all expansions) plus 1.2 KB per tile. Temporary memory: at most three times the size
/// of the picture, plus 128 KB.
std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, Error& error);
/// Appends the picture to `text`; returns false with `error` for invalid options.
bool render_svg(const Game& game, const SvgOptions& options, HostString& text, Error& error);

/// Returns the picture with the caller's marks, drawn in the given order. Marks of the kind `cell` are drawn below the
/// figures, all other marks on top. The picture grows to include all marks. Returns nothing if validate() refuses the
/// marks.
std::optional<std::string> render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks,
                                      std::size_t mark_count, Error& error);
/// Appends the picture with marks to `text`; returns false with `error` for invalid options or marks.
bool render_svg(const Game& game, const SvgOptions& options, const SvgMark* marks, std::size_t mark_count,
                HostString& text, Error& error);

/// Returns one tile as a picture after `rotation` clockwise quarter turns, with its ghost symbols. Uses the options
/// tile_size, theme and numbers.
std::optional<std::string> render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, Error& error);
/// Appends the picture of the tile to `text`; returns false with `error` for invalid options.
bool render_tile_svg(const TileType& type, int rotation, const SvgOptions& options, HostString& text, Error& error);

}  // namespace mistbank
