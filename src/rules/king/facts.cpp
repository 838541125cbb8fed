// Facts: the holders of king and baron, and their records (KNG-3).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

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

// --- display ---

constexpr Drawing king_drawing = {"king", 0.66, 8.5, 8.5};
constexpr Drawing baron_drawing = {"baron", 0.66, 8.5, 8.5};
constexpr ShownText king_texts[] = {
    {TextPlace::pieces, "king", "[{king}, for a city of {largest_city:tile}|not taken yet]"},
    {TextPlace::pieces, "baron", "[{baron}, for a road of {longest_road:tile}|not taken yet]"},
    {TextPlace::beside, "largest-city", "king: [{king}, city of {largest_city:tile}|aside]", nullptr, &king_drawing},
    {TextPlace::beside, "longest-road", "baron: [{baron}, road of {longest_road:tile}|aside]", nullptr, &baron_drawing},
};
constexpr ShownToken king_tokens[] = {{"king", "king", &king_drawing}, {"baron", "baron", &baron_drawing}};
const Shown king_shown = {king_texts, {}, king_tokens};

}  // namespace mistbank
