// Facts: sheep with shepherds and in the bag, and tiles under hills (HIL-2, HIL-5).
#include "rules/facts.hpp"

#include "mistbank/game.hpp"
#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t sheep_of_colour(const Table& table, int of, int) { return sheep_with(table, static_cast<Colour>(of)); }

std::int32_t tokens_of_flock(const Table& table, int of, int place) { return table.hills->flock[of][place]; }

std::int32_t tiles_hidden(const Table& table, int, int) { return static_cast<std::int32_t>(table.hills->hidden); }

std::int32_t tokens_in_bag(const Table& table, int, int place) { return table.hills->bag[place]; }

static constexpr EventSpec hills_sheep_events[] = {
    {EventKind::tile_hidden, "tile_hidden", "x y tiles_in_pile=total",
     "a tile goes unseen under the hill at {cell}; the pile holds {tiles_in_pile}"},
    {EventKind::token_drawn, "token_drawn", "colour x y segment sheep=count flock=amount",
     "[{sheep?}{sheep} sheep for {colour}'s flock at {cell}, which has {flock}|the wolf comes to the flocks at "
     "{cell}]"},
    {EventKind::flock_scored, "flock_scored", "colour x y segment points",
     "{colour} guides the flocks at {cell} home: {points:point}"},
};

static constexpr SourceSpec hills_sheep_sources[] = {{Source::sheep, "sheep"}};

const Description hills_sheep_description = {
    "Hills & Sheep", "HIL", "Hills break ties, vineyards add points to monasteries, shepherds gather flocks",
    hills_sheep_events, hills_sheep_sources};

// --- display ---

static void put_bag(const Table& table, int, PhraseWriter& out) {
    bool is_first = true;
    put_tokens(out, is_first, table.hills->bag[0], "wolf", "wolves");
    for (int sheep = 1; sheep < token_kinds; ++sheep) put_tokens(out, is_first, table.hills->bag[sheep], sheep);
}

constexpr TextField hills_phrases[] = {{"bag", put_bag}};
constexpr ShownText hills_texts[] = {
    {TextPlace::pieces, "sheep", "[{each}]", "[{sheep?}{colour sheep}]"},
    {TextPlace::pieces, "bag", "{bag}"},
    {TextPlace::pieces, "hills", "[{tiles_under_hills:tile} under them]"},
    {TextPlace::of_colour, nullptr, "[{sheep} sheep]"},
    {TextPlace::legend, "bag", "sheep in the bag: {bag}[; {tiles_under_hills:tile} under hills]"},
};
constexpr ShownCompanion hills_companions[] = {
    {"sheep",
     [](const Table& table, const FigureView& figure) {
         return figure.kind == FigureKind::shepherd ? static_cast<int>(sheep_with(table, figure.colour)) : 0;
     },
     " sheep",
     0,
     "sheep",
     {{-11, -8}, {13, 10}},
     {17, 7}},
};
constexpr ShownFigure hills_figures[] = {
    {FigureKind::shepherd, '~', {{-13.2, -19}, {12, 14}}, 8, 7.5, true},
};
constexpr ShownSign hills_signs[] = {
    ShownSign(Mark::hill, 120, {{-17.5, -12}, {17.5, 11}}).in_hedges(),
    ShownSign(Mark::vineyard, 130, {{-16.5, -10.5}, {16.5, 10.5}}).in_hedges(),
};
const Shown hills_sheep_shown = {hills_texts, hills_phrases, {}, {}, hills_companions, hills_figures, hills_signs};

}  // namespace mistbank
