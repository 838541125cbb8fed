// The values of the facts of the mist, and the texts of the mist: events and their sentences.
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/mist/mist_facts.hpp"
#include "rules/table.hpp"

namespace mistbank {

// --- facts ---

std::int32_t goal_of_game(const Table& table, int, int) { return table.settings().goal; }
std::int32_t ghosts_in_supply(const Table& table, int, int) { return table.state->ghost_supply; }
std::int32_t ghosts_on_the_board(const Table& table, int, int) { return table.ghosts_on_board(); }
int count_ghosts_on_tiles(const Table& table) { return table.ghosts_on_board(); }

std::int32_t place_of_ghost(const Table& table, int, int place) {
    int ghosts_before = place / 2;
    for (int i = 0; i < table.state->tiles_with_ghosts_count; ++i) {
        const PlacedTile& tile = table.board.tiles[table.state->tiles_with_ghosts[i]];
        for (int number = 0; number < table.board.shape(tile).segment_count; ++number) {
            const int ghosts = table.board.node(tile, number).ghosts;
            if (ghosts_before < ghosts) return place_of_segment(table, tile.first + number, place % 2);
            ghosts_before -= ghosts;
        }
    }
    return -1;
}

std::int32_t place_of_hound(const Table& table, int, int place) {
    const Hound& hound = table.state->hounds[place / 2];
    if (hound.place != HoundPlace::meeple) return -1;
    return place_of_segment(table, table.figures[hound.figure].node, place % 2);
}
std::int32_t number_of_hound(const Table& table, int, int place) { return table.settings().hounds[place]; }
std::int32_t has_hound_arrived(const Table& table, int, int place) {
    return table.settings().hounds[place] > 0 && table.state->hounds[place].place != HoundPlace::track;
}
const char* name_of_hound(int place) { return place == 0 ? "I" : "II"; }

// --- texts ---

const char* name_of(LossReason reason) noexcept {
    constexpr const char* names[] = {"none", "ghosts", "tiles", "pile"};
    return static_cast<std::size_t>(reason) < 4 ? names[static_cast<std::size_t>(reason)] : "?";
}

const char* text_of_loss(LossReason reason) noexcept {
    constexpr const char* texts[] = {"", "you ran out of ghosts", "no tiles are left to draw",
                                     "the pile ran out before you reached its number of points"};
    return static_cast<std::size_t>(reason) < 4 ? texts[static_cast<std::size_t>(reason)] : "";
}

static constexpr EventSpec mist_events[] = {
    {EventKind::bank_finished, "bank_finished", "x y segment", "{here} is finished"},
    {EventKind::ghosts_placed, "ghosts_placed", "x y segment ghosts=count",
     "{ghosts:ghost} {ghosts|comes|come} to {here}"},
    {EventKind::ghosts_removed, "ghosts_removed", "x y segment ghosts=count",
     "{ghosts:ghost} {ghosts|leaves|leave} {here}"},
    {EventKind::meeple_buried, "meeple_buried", "colour figure x y segment from",
     "{a_colour} {figure} from [{from}|the supply] is buried on {here}"},
    {EventKind::cemetery_closed, "cemetery_closed", "x y segment", "{here} is closed"},
    {EventKind::feature_pacified, "feature_pacified", "x y segment feature tiles coats cities colours=count points",
     "the {feature} at {cell} gives up {points:point}[{colours?}{colours|| for each colour}] to remove ghosts: "
     "{reckoning}"},
    {EventKind::hound_arrived, "hound_arrived", "colour x y segment hound=count",
     "hound {hound|I|II} goes to {the_colour} meeple on {here}"},
    {EventKind::hound_lost, "hound_lost", "hound=count", "hound {hound|I|II} is lost: no meeple is on the board"},
    {EventKind::hound_scored, "hound_scored", "colour hound=count points",
     "hound {hound|I|II} with {the_colour} meeple scores {points} for the ghosts on the board and leaves "
     "the game"},
    {EventKind::hound_buried, "hound_buried", "hound=count",
     "hound {hound|I|II} leaves the game with its buried meeple"},
    {EventKind::pile_opened, "pile_opened", "pile=count tiles=total", "pile {pile|I|II|III} opens with {tiles:tile}"},
    EventSpec(EventKind::face_down_laid, "face_down_laid", "x y", "{player} lays a tile face down at {cell}")
        .changes(Change::tile_laid),
    EventSpec(EventKind::lost, "lost", "reason=count", "the game is lost[: {loss}]")
        .with_word("reason", [](int number) { return name_of(static_cast<LossReason>(number)); }),
};

static constexpr SourceSpec mist_sources[] = {{Source::hounds, "hounds"}};

static bool has_symbols(const Setup& setup) {
    return has_segment(setup, [](const Segment& segment) { return segment.symbols > 0; });
}
static bool has_ghosts_in_mist(const Setup& setup) { return setup.settings.ghosts_haunt == Ghosts::mist; }
static bool has_burials(const Setup& setup) {
    const Cemeteries cemeteries = setup.settings.cemeteries;
    return cemeteries == Cemeteries::closed_by_sides || cemeteries == Cemeteries::haunted;
}

static const char* effect_of_symbols(const Settings& settings) {
    if (settings.ghosts_haunt != Ghosts::mist) return "";
    return "When the tile is laid, this many ghosts come into the mist, or 1 fewer if it continues mist on the board.";
}

static const char* effect_of_cemetery(const Settings& settings) {
    switch (settings.cemeteries) {
        case Cemeteries::closed_by_sides:
            return "Whenever ghosts come into the mist, one more comes to an open cemetery. When tiles lie on all four "
                   "sides, its ghosts leave and a meeple is buried here.";
        case Cemeteries::haunted:
            return "Each turn ends with a tile laid face down beside an open cemetery. When tiles lie on all eight "
                   "cells around it, a meeple is buried here.";
        case Cemeteries::kept:
            return "A meeple may wait here. It returns with a guard when tiles lie on all eight cells around the "
                   "cemetery.";
        default: return "";
    }
}

static constexpr ElementSpec mist_elements[] = {
    segment_of(SegmentKind::mist, "mist").drawn("░", ":").lacking("{open:open side}"),
    element("ghosts", "two ghosts").drawn("g2", "g2").met_if(has_ghosts_in_mist).does(effect_of_ghosts),
    element("symbols", "two ghosts printed on a tile that is not laid yet")
        .drawn("+g2", "+g2")
        .met_if(has_symbols)
        .does_in(effect_of_symbols),
    segment_of(SegmentKind::castle, "castle")
        .drawn("╔╩╩╩╗", "+MMM+")
        .does(
            "When tiles lie on all eight cells around it, it scores 2 points for each of the nine tiles that has mist.")
        .lacking("{open:space} empty"),
    segment_of(SegmentKind::cemetery, "cemetery")
        .drawn("┌┄†┄┐", "+-t-+")
        .does_in(effect_of_cemetery)
        .where_stands("keeper")
        .lacking("{open:space} empty"),
    element("buried", "buried red meeple")
        .drawn("†r", "tr")
        .met_if(has_burials)
        .does("It stays here until the end of the game."),
    element("face_down", "tile laid face down")
        .drawn("╱╱╱", "///")
        .met_if([](const Setup& setup) { return setup.settings.cemeteries == Cemeteries::haunted; })
        .does("A feature that continues here can never be completed."),
    element("hound", "red meeple with hound I")
        .drawn("R:I", "R:I")
        .met_if([](const Setup& setup) { return setup.settings.hounds[0] > 0; })
        .does(effect_of_hounds),
};

static constexpr RuleFieldSpec mist_fields[] = {
    rule_field("level", "Level", "The level of difficulty.", "LVL-1")
        .within(1, 6, default_rules.level)
        .in(cooperative_system),
    rule_field("edition", "Edition", "The printing of the rulebook.")
        .named(Enumeration::edition)
        .within(2022, 2023, static_cast<int>(default_rules.edition))
        .in(cooperative_system),
    rule_field("joint_scoring", "Shared features", "The colours that score a feature with meeples of several colours.",
               "COO-7")
        .named(Enumeration::joint_scoring)
        .within(0, 1)
        .in(cooperative_system),
    rule_field("scoring_colours", "Scoring colours", "The three colours that have a scoring meeple on level 6.",
               "SIX-2")
        .several(Enumeration::colour, max_colours)
        .in(cooperative_system),
};

const Description mist_description = {"the mist",  "MIS",        "Mist with ghosts, castles, cemeteries and hounds",
                                      mist_events, mist_sources, mist_elements,
                                      nullptr,     mist_fields};

}  // namespace mistbank
