// How the pieces of an expansion are shown: in the text about a game, in the legend of a picture, and on the board. An
// expansion lists this in its facts.cpp, as only people read what comes of it; what writes and draws loops over the
// lists.
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

/// Takes the words of a phrase.
class PhraseWriter {
public:
    virtual void put(std::string_view words) = 0;
    virtual void put(int number) = 0;
    virtual void put(Colour colour) = 0;         ///< its name, painted where colours are wanted
    virtual void put(const Figure& figure) = 0;  ///< "red's farmer"

protected:
    ~PhraseWriter() = default;
};

/// "2 wolves", "a wolf"; a comma before them if they are not the first, nothing if there are none.
void put_tokens(PhraseWriter& out, bool& is_first, int count, std::string_view noun, std::string_view plural);
/// The same of tokens that bear a number from 1 to 7: "4 threes", "a five".
void put_tokens(PhraseWriter& out, bool& is_first, int count, int number);

/// A field of texts that no fact gives; `of`: the colour that a text is about, -1 for one about the game.
struct TextField {
    const char* name;
    void (*write)(const Table& table, int of, PhraseWriter& out);
};

/// A drawing of the legend.
struct Drawing {
    const char* symbol;
    double scale;
    double left = 0;  // how far it reaches from its middle, at that scale
    double right = 0;
};

/// Where a text stands.
enum class TextPlace : std::uint8_t {
    points,     // in the text about a game, below the points
    supplies,   // below the supplies
    pieces,     // where the pieces of all expansions are told
    of_colour,  // in the legend, below the supply of each colour
    legend,     // below the piles
    beside,     // below them, each behind a drawing
};

/// A text with fields in braces (render/template.hpp). Fields are facts and phrases of the expansion: "3", "2,-1",
/// "the city at 2,-1", "red", "5 1 7"; in a text about the game a fact of colours is the sum of them. Others are
///   {colour}       the colour that the text is about
///   {colour FACT}  the same with the number behind it: "red 3"
///   {cell FACT}    of a segment, the cell alone
///   {each}         what `each` makes of every colour in the game, commas between
/// A text in brackets that comes out empty is left out.
struct ShownText {
    TextPlace at;
    const char* name;  // of a line of text its heading; in a picture the class of the group
    const char* text;
    const char* each = nullptr;
    const Drawing* drawing = nullptr;
    int place = 0;  // among those of all expansions; 0: in the order of their numbers
};

/// A token in the legend: each colour has it, with the number of a fact of colours behind it; or that colour which a
/// fact of the game names.
struct ShownToken {
    const char* fact;
    const char* name;  // the class of the group
    const Drawing* drawing;
    bool fades = false;  // while there is none
    int place = 0;       // as that of a text
};

struct PointShown {
    double x = 0;
    double y = 0;
};
struct BoxShown {
    PointShown least;
    PointShown most;
};

/// Colours of a word on a tile, of the palette of 256.
struct InkShown {
    int ink;
    int paper;
};

/// Several pieces on one tile: three of them are drawn, with their number beside them.
struct HeapShown {
    BoxShown extent;       // of more than one
    PointShown places[3];  // from the middle; a single one lies there
    PointShown badge;
    double badge_size;
    const char* badge_ink;
    bool numbers_one = false;
    const char* of_what = "";  // behind their number in words
};

/// Where a piece stands on a tile in pictures.
enum class Stand : std::uint8_t {
    on_sign,     // on its middle
    at_foot,     // of a sign, where nothing need keep away
    anywhere,    // where there is room
    on_land,     // the same beside roads, walls and water
    on_segment,  // which the fact names, beside figures
};

/// A piece on tiles: where a fact of the game says it is, or as many as a fact of tiles says. A piece that a figure has
/// as its companion is shown with that figure alone.
struct ShownPiece {
    const char* fact;
    const char* word;   // in text; null: counted, by the fact's noun
    const char* brief;  // a short word; of counted pieces it stands before the number
    InkShown ink;
    Stand stand;
    const HeapShown* heap = nullptr;  // of counted pieces
    Mark sign{};
};

/// A piece that stands with a figure.
struct ShownCompanion {
    const char* fact;  // its name; the text about a game explains the sign while there is one
    int (*count)(const Table& table, const FigureView& figure);
    const char* words;  // "the fairy"; " sheep" behind the number of several
    char sign;          // behind the figure's letter; 0: the number stands there
    const char* symbol;
    BoxShown extent;
    PointShown beside;  // the figure's middle
    double scale = 1;
};

/// A letter on a figure: its foot, from the middle of the figure, and its size.
struct LetterShown {
    PointShown foot;
    double size;
};

/// How a kind of figure looks.
struct ShownFigure {
    FigureKind kind;
    char sign;        // behind the letter of its colour in text
    BoxShown extent;  // of the drawing, its edges and its shadow included
    double left;      // how far it reaches from its middle in the legend
    double right;
    bool stands_in_fields = false;  // where others lie
    LetterShown letter = {{0, 5.4}, 11.5};
    LetterShown letter_lying = {{1, 4.2}, 11.5};
};
/// Those of kinds that no expansion shows are meeples.
const ShownFigure& figure_shown(FigureKind kind);

/// How the figures upon a sign share it.
enum class Sharing : std::uint8_t {
    none,          // each stands for itself
    on_shoulders,  // two side by side, a third upon them
    in_water,
};

/// A mark that stands on a tile as a whole, as a sign.
struct ShownSign : SpecBuilder<ShownSign> {
    Mark mark;
    int place;  // among all signs, which get their places in this order: the larger ones before the others
    BoxShown extent;
    double room_above = 0;      // for figures upon it
    bool ends_roads = false;    // roads lead up to it
    bool on_roads = false;      // where a road leads on to a city's gate, it leads through it
    double cost_of_city = 1;    // of a point of it that stands in one rather than on land
    bool clears_hedge = false;  // a hedge runs up to it and on behind it
    PointShown feet{};          // where figures stand upon it (MEET-22), from its middle
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

/// How the pieces of an expansion are shown.
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
