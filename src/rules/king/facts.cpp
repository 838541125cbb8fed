// Who has the king and the robber baron, and for what (KNG-3).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

std::int32_t holder_of_king(const Table& table, int, int) { return static_cast<std::int32_t>(table.tokens->king); }

std::int32_t tiles_of_largest_city(const Table& table, int, int) { return table.tokens->largest_city; }

std::int32_t holder_of_baron(const Table& table, int, int) { return static_cast<std::int32_t>(table.tokens->baron); }

std::int32_t tiles_of_longest_road(const Table& table, int, int) { return table.tokens->longest_road; }

static constexpr EventSpec king_events[] = {
    {EventKind::king_taken, "king_taken", "colour x y segment tiles",
     "{colour} takes the king: {here} has {tiles:tile}"},
    {EventKind::baron_taken, "baron_taken", "colour x y segment tiles",
     "{colour} takes the robber baron: {here} has {tiles:tile}"},
    {EventKind::king_scored, "king_scored", "colour cities=amount points",
     "at the end the king brings {colour} {points:point} for {cities:city:cities}"},
    {EventKind::baron_scored, "baron_scored", "colour roads=amount points",
     "at the end the robber baron brings {colour} {points:point} for {roads:road}"},
};

static constexpr SourceSpec king_sources[] = {{Source::king, "king"}, {Source::baron, "baron"}};

const Description king_description = {"King & Robber Baron", "KNG",
                                      "The largest city and the longest road bring points at the end", king_events,
                                      king_sources};

}  // namespace mistbank
