// Facts: the ingots of colours, on tiles, and aside (GLD-1, GLD-2, GLD-7).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t ingots_held(const Table& table, int of, int) { return table.gold->held[of]; }

std::int32_t ingots_lying(const Table& table, int of, int) { return ingots_on(table, static_cast<TileIndex>(of)); }

std::int32_t ingots_aside(const Table& table, int, int) { return table.gold->aside; }

static constexpr EventSpec gold_events[] = {
    {EventKind::gold_placed, "gold_placed", "x y ingots=amount ingots_left=total",
     "an ingot comes to {cell}{ingots||, which has {ingots} now}; {ingots_left} {ingots_left|is|are} left"},
    {EventKind::gold_taken, "gold_taken", "colour x y total", "{colour} takes an ingot from {cell} and holds {total}"},
    {EventKind::gold_scored, "gold_scored", "colour ingots=amount points",
     "at the end {colour} holds {ingots:ingot}: {points:point}"},
};

static constexpr SourceSpec gold_sources[] = {{Source::gold, "gold"}};

const Description gold_description = {"the Gold Mines", "GLD",
                                      "Ingots on tiles go to the colours that score there, and bring points at the end",
                                      gold_events, gold_sources};

// --- display ---

constexpr Drawing ingot_drawing = {"ingot", 0.8, 7.5, 7.5};
constexpr ShownText gold_texts[] = {
    {TextPlace::pieces, "gold", "[{each}; ]{ingots_aside:ingot} aside", "[{ingots_held?}{colour ingots_held}]"},
    {TextPlace::beside, "ingots-aside", "ingots: {ingots_aside} aside", nullptr, &ingot_drawing},
};
constexpr ShownToken gold_tokens[] = {{"ingots_held", "ingots-held", &ingot_drawing, true}};
constexpr HeapShown ingots_heap = {{{-12, -13}, {16, 8}}, {{-3, 0}, {4, 2.4}, {1, -5}}, {11, 2}, 5.2, "#5b3d05"};
constexpr ShownPiece gold_pieces[] = {
    {"ingots", nullptr, "in:", {16, 220}, Stand::on_land, &ingots_heap},
};
constexpr ShownSign gold_signs[] = {
    // The sign is drawn where there is free space, on land or in a city.
    ShownSign(Mark::gold, 90, {{-12.4, -9.3}, {13.1, 9.2}}).in_hedges().with(&ShownSign::cost_of_city, 0.4),
};
const Shown gold_shown = {gold_texts, {}, gold_tokens, gold_pieces, {}, {}, gold_signs};

}  // namespace mistbank
