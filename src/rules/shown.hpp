// The display of an expansion's pieces: in the text about a game, in the legend of a picture, and on the board. An
// expansion lists its display in facts.cpp, apart from its rules, because only output for people needs the display. The
// code that writes and draws loops over the lists.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"
#include "rules/fact.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

struct Figure;
struct FigureView;

/// Receives the words of a phrase.
class PhraseWriter {
public:
    virtual void put(std::string_view words) = 0;
    virtual void put(int number) = 0;
    virtual void put(Colour colour) = 0;         ///< the name of the colour, in this colour if the text has colours
    virtual void put(const Figure& figure) = 0;  ///< the figure with its owner, for example "red's farmer"

protected:
    ~PhraseWriter() = default;
};

/// Writes tokens, for example "2 wolves" or "a wolf", with a comma before them unless they are the first tokens. Writes
/// nothing if `count` is 0.
void put_tokens(PhraseWriter& out, bool& is_first, int count, std::string_view noun, std::string_view plural);
/// Writes tokens that show a number from 1 to 7, for example "4 threes" or "a five", with a comma before them unless
/// they are the first tokens.
void put_tokens(PhraseWriter& out, bool& is_first, int count, int number);

/// A field of texts that is not a fact. `of` is the colour that the text is about, or -1 for a text about the game.
struct TextField {
    const char* name;
    void (*write)(const Table& table, int of, PhraseWriter& out);
};

/// A drawing in the legend.
struct Drawing {
    const char* symbol;
    double scale;
    double left = 0;  // the width to the left of the drawing's middle, at this scale
    double right = 0;
};

/// The place of a text.
enum class TextPlace : std::uint8_t {
    points,     // in the text about a game, below the points
    supplies,   // in the text about a game, below the supplies
    pieces,     // in the text about a game, with the pieces of all expansions
    of_colour,  // in the legend, below the supply of each colour
    legend,     // in the legend, below the piles
    beside,     // in the legend, below the legend's texts; each text follows a drawing
};

/// A text with fields in braces (render/template.hpp). Fields are facts and phrases of the expansion, for example "3",
/// "2,-1", "the city at 2,-1", "red" or "5 1 7". In a text about the game, a fact of colours is the sum over all
/// colours. Other fields are:
///   {colour}       the colour of the text
///   {colour FACT}  the colour and the fact's number for it, for example "red 3"
///   {cell FACT}    the cell of a segment
///   {each}         the text `each` for every colour in the game, separated by commas
/// A text in brackets is omitted if its fields are empty.
struct ShownText {
    TextPlace at;
    const char* name;  // the heading of a line of text; in a picture the class of the SVG group
    const char* text;
    const char* each = nullptr;
    const Drawing* drawing = nullptr;
    int place = 0;  // the position among the texts of all expansions; 0: in the order of expansions
};

/// A token in the legend. For a fact of colours, each colour has the token with the fact's number for this colour. For
/// a fact of the game, only the colour that the fact names has the token.
struct ShownToken {
    const char* fact;
    const char* name;  // the class of the SVG group
    const Drawing* drawing;
    bool fades = false;  // the token fades while the fact is 0
    int place = 0;       // as ShownText::place
};

struct PointShown {
    double x = 0;
    double y = 0;
};
struct BoxShown {
    PointShown least;
    PointShown most;
};

/// The colours of a word on a tile, in the palette of 256 colours.
struct InkShown {
    int ink;
    int paper;
};

/// Several pieces on one tile: up to three are drawn, with the number of pieces beside them.
struct HeapShown {
    BoxShown extent;       // bounding box of a heap of two or more pieces
    PointShown places[3];  // relative to the middle; a single piece lies in the middle
    PointShown badge;
    double badge_size;
    const char* badge_ink;
    bool numbers_one = false;
    const char* of_what = "";  // words after the number of pieces
};

/// The place of a piece on a tile in pictures.
enum class Stand : std::uint8_t {
    on_sign,     // on the middle of a sign
    at_foot,     // at the foot of a sign; other drawings can overlap the piece
    anywhere,    // in free space
    on_land,     // in free space outside roads, walls and water
    on_segment,  // on the segment that the fact names, beside figures
};

/// A piece on tiles. A fact of the game names the piece's place; a fact of tiles gives the number of pieces on each
/// tile. A piece that is the companion of a figure is shown with that figure only.
struct ShownPiece {
    const char* fact;
    const char* word;   // the word in text; null: the number and the fact's noun
    const char* brief;  // a short word; for counted pieces the number follows
    InkShown ink;
    Stand stand;
    const HeapShown* heap = nullptr;  // the arrangement of counted pieces
    Mark sign{};
};

/// A piece that stands with a figure.
struct ShownCompanion {
    const char* fact;  // the fact's name; the text about a game explains `sign` if the fact has a value
    int (*count)(const Table& table, const FigureView& figure);
    const char* words;  // the words, for example "the fairy", or " sheep" after a number
    char sign;          // the sign after the figure's letter; 0: the number follows the letter
    const char* symbol;
    BoxShown extent;
    PointShown beside;  // relative to the figure's middle
    double scale = 1;
};

/// A letter on a figure: the foot of the letter, relative to the middle of the figure, and the size.
struct LetterShown {
    PointShown foot;
    double size;
};

/// The look of a kind of figure.
struct ShownFigure {
    FigureKind kind;
    char sign;        // the sign that follows the letter of the colour in text
    BoxShown extent;  // the extent of the drawing with its edges and its shadow
    double left;      // the extent to the left of the drawing's middle in the legend
    double right;
    bool stands_in_fields = false;  // false: the figure lies in fields
    LetterShown letter = {{0, 5.4}, 11.5};
    LetterShown letter_lying = {{1, 4.2}, 11.5};
};
/// Returns the look of a kind of figure. A kind without its own look looks like a meeple.
const ShownFigure& figure_shown(FigureKind kind);

/// The arrangement of several figures on a sign.
enum class Sharing : std::uint8_t {
    none,          // no arrangement: each figure stands alone
    on_shoulders,  // two side by side, the third on top
    in_water,
};

/// A mark of the tile as a whole, which is shown as a sign.
struct ShownSign : SpecBuilder<ShownSign> {
    Mark mark;
    int place;  // the position in the order in which signs get their places; larger signs come first
    BoxShown extent;
    double room_above = 0;      // the space for figures on the sign
    bool ends_roads = false;    // roads end at the sign
    bool on_roads = false;      // a road to a city's gate leads through the sign
    double cost_of_city = 1;    // the cost of covering a point of a city; covering land costs nothing
    bool clears_hedge = false;  // bushes of a hedge make room for the sign
    PointShown feet{};          // the place of figures on the sign (MEET-22), relative to its middle
    Sharing sharing = Sharing::none;

    constexpr ShownSign(Mark printed, int order, BoxShown drawing) : mark(printed), place(order), extent(drawing) {}
    constexpr ShownSign on_land() const { return with(&ShownSign::cost_of_city, 8); }
    constexpr ShownSign in_hedges() const { return on_land().with(&ShownSign::clears_hedge, true); }
    constexpr ShownSign ending_roads(bool runs_on, double above = 0) const {
        return with(&ShownSign::ends_roads, true)
            .with(&ShownSign::on_roads, runs_on)
            .with(&ShownSign::room_above, above);
    }
    constexpr ShownSign with_figures(PointShown place_of_feet, Sharing way = Sharing::none) const {
        return with(&ShownSign::feet, place_of_feet).with(&ShownSign::sharing, way);
    }
};

/// The display of an expansion's pieces.
struct Shown {
    Specs<ShownText> texts{};
    Specs<TextField> phrases{};
    Specs<ShownToken> tokens{};
    Specs<ShownPiece> pieces{};
    Specs<ShownCompanion> companions{};
    Specs<ShownFigure> figures{};
    Specs<ShownSign> signs{};
};

}  // namespace mistbank
