/**
 * @file mistbank/pictures.h
 * Games for people: texts, pictures, sentences.
 */
#ifndef MISTBANK_PICTURES_H
#define MISTBANK_PICTURES_H

#include "past.h"

/** @addtogroup mistbank_show
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/* A library built without MISTBANK_RENDERING has no texts or pictures. Programs for such a library are compiled with
 * MISTBANK_NO_RENDERING, which the CMake targets and pkg-config define. */
#ifndef MISTBANK_NO_RENDERING

/** Options of texts. */
typedef struct mistbank_text_options {
    uint32_t size;       /**< sizeof(mistbank_text_options); in version 1.0 the struct ended with `fits` */
    int32_t colours;     /**< use ANSI colours @kind flag @default 0 */
    int32_t coordinates; /**< show x along the top and y down the left @kind flag @default 1 */
    int32_t fits;        /**< while a tile is to be laid, mark the cells where it fits @kind flag @default 0 */
    int32_t ascii;       /**< use only ASCII characters @kind flag @default 0 @since 2.0 */
    uint32_t numbers;    /**< picture of one tile: mask of the segments whose numbers are shown @default 0 @since 2.0 */
    int32_t x;           /**< for the board: x of the first column, increasing eastward @default 0 @since 2.0 */
    int32_t y;           /**< for the board: y of the first row, increasing southward @default 0 @since 2.0 */
    int32_t width;       /**< the maximum number of columns; 0 or less: all columns @default 0 @since 2.0 */
    int32_t height;      /**< the maximum number of rows; 0 or less: all rows @default 0 @since 2.0 */
    char names[MISTBANK_MAX_COLOURS][MISTBANK_NAME_CAPACITY]; /**< the players' names for texts, by colour, in UTF-8;
                              empty: the name in the headers of the game, otherwise the name of the colour. Use the same
                              name for all colours of a player @since 2.1 */
} mistbank_text_options;

/** Fills in the defaults.
 *  @param options receives the defaults and its size
 *  @param size sizeof(mistbank_text_options) in the caller's compilation
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or an unknown size. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_text_options_init(mistbank_text_options* options, uint32_t size);

/** Writes the board as lines of text. Cost: linear in the text, even if only the length is requested.
 *  @param game the game
 *  @param options null for the defaults
 *  @param buffer,capacity,length the text; empty if the chosen cells lie outside the board
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also if the text would be
 *  longer than #MISTBANK_MAX_BOARD_TEXT, for example for 900 tiles in width and height. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_text(const mistbank_game* game,
                                                                     const mistbank_text_options* options, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** Writes the state of the game in a few lines: turn, points, ghosts, piles, hounds, supplies, and a picture of the
 *  drawn tile.
 *  @param game the game
 *  @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also for a name that is not
 *  UTF-8, has control characters or has no NUL; the message names the entry. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_summary(const mistbank_game* game,
                                                                 const mistbank_text_options* options, char* buffer,
                                                                 int32_t capacity, int32_t* length);

/** The old name of mistbank_game_summary().
 *  @deprecated Use mistbank_game_summary(). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_status(const mistbank_game* game,
                                                                       const mistbank_text_options* options,
                                                                       char* buffer, int32_t capacity, int32_t* length);

/** Returns the player's task, for example "lay 14a", or the result of a game that is over, for example "red wins". The
 *  task does not name the player: see mistbank_game_deciding_player(). The text has no line end. The options `colours`
 *  and `names` are used.
 *  @param game the game
 *  @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also for invalid names, as
 *  in mistbank_game_summary(). @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_question(const mistbank_game* game,
                                                                  const mistbank_text_options* options, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** Writes a tile type, rotated, as lines of text.
 *  @param game the game
 *  @param type @range 0 to mistbank_game_type_count()-1
 *  @param rotation clockwise quarter turns, @range 0 to 3
 *  @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_tile(const mistbank_game* game, int32_t type,
                                                                     int32_t rotation,
                                                                     const mistbank_text_options* options, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** Options of pictures. */
typedef struct mistbank_svg_options {
    uint32_t size;        /**< sizeof(mistbank_svg_options); in version 1.0 the struct ended with `theme` */
    int32_t tile_size;    /**< width of a tile in pixels, 16 to 512 @default 80 */
    int32_t legend;       /**< show the state of the game beside the board @kind flag @default 1 */
    int32_t fits;         /**< while a tile is to be laid, mark the cells where it fits @kind flag @default 0 */
    int32_t coordinates;  /**< show x along the top and y down the left @kind flag @default 0 */
    int32_t last_tile;    /**< outline the last tile laid face up @kind flag @default 1 */
    mistbank_theme theme; /**< the colours, for a light or a dark page @default light */
    int32_t letters;  /**< show on each figure a letter for its colour, K for black @kind flag @default 1 @since 2.0 */
    int32_t owners;   /**< tint features in the colours of their owners, in stripes for several owners @kind flag
                         @default 0 @since 2.0 */
    int32_t finished; /**< show a tick on each completed feature @kind flag @default 0 @since 2.0 */
    int32_t numbers;  /**< show the numbers of all segments @kind flag @default 0 @since 2.0 */
} mistbank_svg_options;

/** A mark of the host on the picture of a board, such as a proposed move or a place to click. @since 2.0 */
typedef struct mistbank_svg_mark {
    mistbank_picture_mark_kind kind;         /**< the kind of mark */
    int32_t x;                               /**< column, increasing eastward; for an arrow, column of the start */
    int32_t y;                               /**< row, increasing southward; for an arrow, row of the start */
    int32_t segment;                         /**< kind segment: number of the segment on the face-up tile at x, y */
    int32_t to_x;                            /**< kind arrow: column of the end, increasing eastward */
    int32_t to_y;                            /**< kind arrow: row of the end, increasing southward */
    uint32_t colour;                         /**< colour of the mark, 0xRRGGBB */
    int32_t reserved;                        /**< 0 */
    char label[MISTBANK_SVG_LABEL_CAPACITY]; /**< words beside the mark; empty for none */
} mistbank_svg_mark;

/** Fills in the defaults.
 *  @param options receives the defaults and its size
 *  @param size sizeof(mistbank_svg_options) in the caller's compilation
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or an unknown size. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_svg_options_init(mistbank_svg_options* options, uint32_t size);

/** Draws the board as an SVG picture. The picture is self-contained, without scripts, and safe to embed in a page with
 *  other pictures. Equal boards with equal options give equal bytes on every machine. The picture shows no hidden
 *  information. Size: about 12 KB (25 KB with all expansions), plus 1.2 KB for each tile. Cost: linear in the tiles,
 *  even if only the length is requested; takes memory for at most three times the size of the picture, plus 128 KB.
 *  @param game the game
 *  @param options null for the defaults
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also an option out of its
 *  range, which the message names. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_svg(const mistbank_game* game,
                                                                    const mistbank_svg_options* options, char* buffer,
                                                                    int32_t capacity, int32_t* length);

/** Works like mistbank_game_render_svg(), but adds marks of the host, drawn in their order. Marks of cells lie below
 *  the figures, other marks above them. The picture is large enough for all marks.
 *  @param game the game
 *  @param options null for the defaults
 *  @param marks the marks; their cells must lie within the rectangle of the board or touch it
 *  @param mark_count number of marks, 0 or more
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also an option or a field
 *  of a mark out of its range, which the message names: "marks[2].x must be ...". @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_svg_marked(const mistbank_game* game,
                                                                           const mistbank_svg_options* options,
                                                                           const mistbank_svg_mark* marks,
                                                                           int32_t mark_count, char* buffer,
                                                                           int32_t capacity, int32_t* length);

/** Draws a tile type, rotated, as an SVG picture with its ghost symbols.
 *  @param game the game
 *  @param type @range 0 to mistbank_game_type_count()-1
 *  @param rotation clockwise quarter turns, @range 0 to 3
 *  @param options null for the defaults; tile_size, theme and numbers are used
 *  @param buffer,capacity,length the text
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also an option out of its
 *  range, which the message names. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_render_tile_svg(const mistbank_game* game, int32_t type,
                                                                         int32_t rotation,
                                                                         const mistbank_svg_options* options,
                                                                         char* buffer, int32_t capacity,
                                                                         int32_t* length);

/** Writes an event as a sentence without a line end, for example "red lays 14a at 2,1".
 *  @param game the game of the event
 *  @param event the event
 *  @param buffer,capacity,length the sentence
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_sentence(const mistbank_game* game,
                                                                  const mistbank_event* event, char* buffer,
                                                                  int32_t capacity, int32_t* length);

/** Writes an event as a sentence with names of players, without a line end, for example "Anna lays 14a at 2,1".
 *  @param game the game of the event
 *  @param event the event
 *  @param options null for the defaults; names are used
 *  @param buffer,capacity,length the sentence
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also for invalid names, as
 *  in mistbank_game_summary(). @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_describe_event(const mistbank_game* game,
                                                                        const mistbank_event* event,
                                                                        const mistbank_text_options* options,
                                                                        char* buffer, int32_t capacity,
                                                                        int32_t* length);

/** Describes the effect of an action in the open decision, for example "Places a large meeple on the road at 3,-1,
 *  north to east (4 tiles, 4 points, 1 open end)". mistbank_action_title() describes only the kind of an action.
 *  @param game the game
 *  @param action any action, legal or not
 *  @param options null for the defaults; names are used
 *  @param buffer,capacity,length the words; "?" for an invalid action
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also for invalid names, as
 *  in mistbank_game_summary(). @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_describe_action(const mistbank_game* game,
                                                                         const mistbank_action* action,
                                                                         const mistbank_text_options* options,
                                                                         char* buffer, int32_t capacity,
                                                                         int32_t* length);

#endif /* MISTBANK_NO_RENDERING */

#ifdef __cplusplus
}
#endif

/** @} */

#endif
