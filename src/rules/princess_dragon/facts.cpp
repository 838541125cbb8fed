// Facts: the places of the dragon and the fairy.
#include "rules/facts.hpp"

#include "mistbank/game.hpp"
#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t tile_of_dragon(const Table& table, int, int) { return index_or_none(table.dragon->at); }

std::int32_t tile_of_fairy(const Table& table, int, int) { return index_or_none(table.dragon->fairy_at); }

std::int32_t has_fairy_beside(const Table& table, int of, int) {
    const int figure = table.dragon->fairy_with - 1;
    return figure >= 0 && table.figures[figure].colour == static_cast<Colour>(of);
}

static constexpr EventSpec princess_dragon_events[] = {
    {EventKind::fairy_moved, "fairy_moved", "colour figure x y segment", "the fairy goes to {role} at {cell}"},
    {EventKind::fairy_scored, "fairy_scored", "colour figure x y segment points",
     "the fairy beside {role} at {cell} brings {points:point}"},
    {EventKind::dragon_moved, "dragon_moved", "x y from step=count",
     "{from|[step {step} of the dragon: from {from_cell} to {cell}|the dragon flies from {from_cell} to the volcano at "
     "{cell}]|the dragon comes to the volcano at {cell}}"},
    {EventKind::figure_eaten, "figure_eaten", "colour figure x y segment ghosts=count",
     "the dragon eats {role} at {cell}{ghosts_go}"},
    {EventKind::tile_awaits_dragon, "tile_awaits_dragon", "tile", "{tile} is set aside until a volcano lies"},
    {EventKind::tiles_shuffled_back, "tiles_shuffled_back", "tiles=amount tiles_in_pile=total",
     "{tiles:tile} that awaited the dragon {tiles|goes|go} back into the pile, which holds {tiles_in_pile}"},
    {EventKind::knight_removed, "knight_removed", "colour figure x y segment ghosts=count",
     "the princess sends {role} at {cell} home{ghosts_go}"},
};

static constexpr SourceSpec princess_dragon_sources[] = {{Source::fairy, "fairy"}};

const Description princess_dragon_description = {
    "the Princess & the Dragon", "PRD",
    "The dragon eats figures, the fairy protects a figure, princesses remove knights, portals lead anywhere",
    princess_dragon_events, princess_dragon_sources};

// --- display ---

static void put_meeple_of_fairy(const Table& table, int, PhraseWriter& out) {
    if (table.dragon->fairy_with != 0) out.put(table.figures[table.dragon->fairy_with - 1]);
}

constexpr TextField dragon_phrases[] = {{"company", put_meeple_of_fairy}};
constexpr ShownText dragon_texts[] = {
    {TextPlace::pieces, "dragon", "[at {dragon}|waits for a volcano]"},
    {TextPlace::pieces, "fairy", "[at {fairy}[ beside {company}|, beside nobody]]"},
};
constexpr ShownPiece dragon_pieces[] = {
    {"dragon", "DRAGON", "DRG", {226, 88}, Stand::anywhere},
    {"fairy", "fairy", "&", {16, 195}, Stand::anywhere},
};
constexpr ShownCompanion dragon_companions[] = {
    {"fairy",
     [](const Table&, const FigureView& figure) { return figure.fairy ? 1 : 0; },
     "the fairy",
     '&',
     "fairy",
     {{-13, -16}, {15, 12.5}},
     {-15, -4},
     0.9},
};
constexpr ShownSign dragon_signs[] = {
    ShownSign(Mark::volcano, 20, {{-17.5, -20}, {17.5, 12.5}}).on_land().ending_roads(false),
    ShownSign(Mark::portal, 100, {{-12.5, -13}, {12.5, 12}}),
    ShownSign(Mark::dragon, 140, {{-10.8, -10.8}, {10.8, 10.8}}),
};
const Shown princess_dragon_shown = {dragon_texts, dragon_phrases, {}, dragon_pieces, dragon_companions,
                                     {},           dragon_signs};

}  // namespace mistbank
