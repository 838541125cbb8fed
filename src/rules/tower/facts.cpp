// Facts: floors in supplies and on the board, and prisoners (TWR-1, TWR-3, TWR-8).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/figures.hpp"
#include "rules/shown.hpp"

namespace mistbank {

std::int32_t floors_left(const Table& table, int of, int) { return table.towers->floors_left[of]; }

std::int32_t floors_of_tower(const Table& table, int of, int) { return floors_on(table, static_cast<TileIndex>(of)); }

std::int32_t figures_in_prison(const Table& table, int of, int) {
    int count = 0;
    each_figure_in(table, FigurePlace::prison,
                   [&](int figure) { count += table.figures[figure].colour == static_cast<Colour>(of) ? 1 : 0; });
    return count;
}

static constexpr EventSpec tower_events[] = {
    {EventKind::floor_built, "floor_built", "x y segment floors=count floors_left=amount",
     "{player} builds floor {floors} of the tower at {cell}"},
    EventSpec(EventKind::figure_captured, "figure_captured", "colour figure x y segment ghosts=count",
              "the tower takes {role} at {cell} prisoner for {player}{ghosts_go}")
        .changes(Change::figure_removed),
    {EventKind::prisoner_returned, "prisoner_returned", "colour figure", "{colour}'s {figure} comes home from prison"},
    {EventKind::ransom_paid, "ransom_paid", "colour figure points",
     "{player} pays {colour} {points:point} for a {figure}"},
};

static constexpr SourceSpec tower_sources[] = {{Source::prisoners, "prisoners"}};

static constexpr ElementSpec tower_elements[] = {segment_of(SegmentKind::tower, "top of the tower")};

const Description tower_description = {
    "the Tower",  "TWR",         "Towers grow and capture meeples, which are exchanged or ransomed",
    tower_events, tower_sources, tower_elements};

// --- display ---

/// Writes, for example, "red holds green's wagon, ...". The text of a colour names only the prisoners that this colour
/// holds.
static void put_prisoners(const Table& table, int of, PhraseWriter& out) {
    bool is_first = true;
    each_figure_in(table, FigurePlace::prison, [&](int index) {
        const Figure& figure = table.figures[index];
        if (of >= 0 && static_cast<int>(figure.holder) != of) return;
        if (!is_first) out.put(", ");
        is_first = false;
        if (of < 0) out.put(figure.holder);
        out.put(of < 0 ? " holds " : "holds ");
        out.put(figure);
    });
}

constexpr TextField tower_phrases[] = {{"captives", put_prisoners}};
constexpr ShownText tower_texts[] = {
    {TextPlace::pieces, "floors", "{each} left to build", "{colour floors_left}"},
    {TextPlace::pieces, "prison", "[{captives}]"},
    {TextPlace::of_colour, nullptr, "{floors_left:floor}"},
    {TextPlace::of_colour, nullptr, "[{captives}]", nullptr, nullptr, 1000},
};
constexpr HeapShown floors_heap = {{}, {{0, 0}, {0, -5}, {0, -10}}, {12, 1}, 5.6, "#4a3a22", true, " of the tower"};
constexpr ShownPiece tower_pieces[] = {
    {"floors", nullptr, "fl:", {16, 187}, Stand::at_foot, &floors_heap, Mark::foundation},
};
constexpr ShownSign tower_signs[] = {
    // The feet of a figure on a tower stand on the tower's stones (TWR-10).
    ShownSign(Mark::foundation, 30, {{-13, -9.5}, {13, 9.5}}).ending_roads(false, 20).with_figures({0, -11}),
};
const Shown tower_shown = {tower_texts, tower_phrases, {}, tower_pieces, {}, {}, tower_signs};

}  // namespace mistbank
