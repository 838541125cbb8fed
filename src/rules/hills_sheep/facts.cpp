// Sheep with shepherds and in the bag, and tiles under hills (HIL-2, HIL-5).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"
#include "rules/description.hpp"

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

const Description hills_sheep_description = {"Hills & Sheep", "HIL",
                                             "Hills break ties, vineyards raise monasteries, shepherds gather flocks",
                                             hills_sheep_events, hills_sheep_sources};

}  // namespace mistbank
