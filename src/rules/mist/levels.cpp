// LVL-1, COO-1, SIX-1, SIX-2: the table of levels, and the supplies at the start.
#include "rules/mist/levels.hpp"

namespace mistbank {
namespace {

struct Level {
    int ghosts;
    int hounds[hound_count];
    int goal;
    int piles;
    bool castles;
    Cemeteries cemeteries;
    bool own_scores;
};

// LVL-1: one row for each level.
constexpr Level levels[] = {
    {15, {0, 0}, 50, 1, false, Cemeteries::scenery, false},            // level 1
    {15, {0, 0}, 75, 1, true, Cemeteries::closed_by_sides, false},     // level 2
    {15, {15, 50}, 100, 3, true, Cemeteries::closed_by_sides, false},  // level 3
    {13, {20, 60}, 120, 3, true, Cemeteries::closed_by_sides, false},  // level 4
    {13, {15, 50}, 100, 3, true, Cemeteries::haunted, false},          // level 5
    {12, {10, 25}, 50, 3, true, Cemeteries::haunted, true},            // level 6
};

constexpr bool no_level_has_more_ghosts() {
    for (const Level& level : levels) {
        if (level.ghosts > most_ghosts) return false;
    }
    return true;
}
static_assert(no_level_has_more_ghosts());

constexpr int meeples_alone_in_a_colour = 5;  // COO-1
constexpr int meeples_of_shared_hands = 3;

bool several_colours_a_player(const Rules& rules) { return rules.players <= 2; }

void deal_meeples(const Rules& rules, Settings& settings) {
    for (int i = 0; i < rules.colour_count; ++i) {
        settings.count_of(FigureKind::normal, rules.colours[i]) =
            several_colours_a_player(rules) ? meeples_of_shared_hands : meeples_alone_in_a_colour;
    }
}

void deal_scoring_meeples(const Rules& rules, Settings& settings) {
    const bool every_colour = rules.edition == Edition::of_2022;  // SIX-1 in edition 2022, otherwise SIX-2
    settings.scoring_meeples = every_colour ? rules.colour_count : rules.scoring_colour_count;
    for (int i = 0; i < settings.scoring_meeples; ++i) {
        const Colour colour = every_colour ? rules.colours[i] : rules.scoring_colours[i];
        settings.scoring_colours[i] = colour;
        if (!several_colours_a_player(rules)) --settings.count_of(FigureKind::normal, colour);
    }
}

}  // namespace

Settings settings_of_level(const Rules& rules) {
    const Level& level = levels[rules.level - 1];
    Settings settings;
    settings.ghosts_haunt = Ghosts::mist;
    settings.ghosts = level.ghosts;
    settings.places = place(SegmentKind::road) | place(SegmentKind::city);  // COO-4
    if (level.castles) {
        settings.places |= place(SegmentKind::castle);
    } else {
        settings.left_out |= place(SegmentKind::castle);
    }
    settings.goal = level.goal;
    for (int hound = 0; hound < hound_count; ++hound) settings.hounds[hound] = level.hounds[hound];
    settings.piles = level.piles;
    settings.cemeteries = level.cemeteries;
    if (level.cemeteries == Cemeteries::scenery) settings.left_out |= place(SegmentKind::cemetery);
    settings.meeples_on_covered_roads = rules.edition != Edition::of_2022;
    settings.meeple_kind[settings.meeple_kinds++] = FigureKind::normal;
    deal_meeples(rules, settings);
    if (level.own_scores) deal_scoring_meeples(rules, settings);
    return settings;
}

}  // namespace mistbank
