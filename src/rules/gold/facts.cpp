// Ingots that colours hold, that lie on tiles, and that lie aside (GLD-1, GLD-2, GLD-7).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"
#include "rules/description.hpp"

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

}  // namespace mistbank
