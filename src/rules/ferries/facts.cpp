// Facts: the ferries on the board (FER-1).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t place_of_ferry(const Table& table, int, int place) {
    const Link& ferry = table.ferries->links.of[place / 3];
    return place % 3 == 0 ? static_cast<std::int32_t>(ferry.tile) : place % 3 == 1 ? ferry.one : ferry.other;
}

int count_ferries(const Table& table) { return static_cast<int>(table.ferries->links.count); }

std::int32_t ferries_on_board(const Table& table, int, int) {
    return static_cast<std::int32_t>(table.ferries->links.count);
}

static constexpr EventSpec ferries_events[] = {
    {EventKind::ferry_placed, "ferry_placed", "x y segment other=count ferries_left=amount",
     "a ferry at {cell} joins {road} and {other_road}; {ferries_left} {ferries_left|ferry is|ferries are} left"},
    {EventKind::ferry_moved, "ferry_moved", "x y segment other=count",
     "the ferry at {cell} joins {road} and {other_road} from now on"},
};

const Description ferries_description = {"the Ferries", "FER",
                                         "Ferries join roads at lakes, and move when these roads grow", ferries_events};

// --- display ---

static void put_ferries_aside(const Table& table, int, PhraseWriter& out) {
    out.put(static_cast<int>(most_ferries) - ferries_on_board(table, 0, 0));
}

constexpr Drawing ferry_drawing = {"boat", 0.6};
constexpr TextField ferries_phrases[] = {{"ferries_aside", put_ferries_aside}};
constexpr ShownText ferries_texts[] = {
    {TextPlace::pieces, "ferries", "{ferry_count} on the board"},
    {TextPlace::beside, "ferries-aside", "ferries: {ferries_aside} aside", nullptr, &ferry_drawing},
};
const Shown ferries_shown = {ferries_texts, ferries_phrases};

}  // namespace mistbank
