// What tells the games apart: BAS-1, DEM-1, GCC-1, GCC-2, GCC-14. The levels of the cooperative game have their own
// table in levels.cpp.
#include "rules/levels.hpp"
#include "rules/settings.hpp"

namespace mistbank {
namespace {

// BAS-1, DEM-1, GCC-2
constexpr int meeples_in_base_game = 7;
constexpr int meeples_in_demo = 5;
constexpr int meeples_in_expansion = 5;
constexpr int guards_in_expansion = 2;
constexpr int guards_in_reserve = 3;
constexpr int ghosts_in_expansion = 15;  // GCC-3
static_assert(ghosts_in_expansion <= most_ghosts);

Settings competitive(const Rules& rules, int meeples, bool farmers) {
    Settings settings;
    settings.team = false;
    settings.fields = farmers;
    settings.places = place(SegmentKind::road) | place(SegmentKind::city) | place(SegmentKind::monastery);
    if (farmers) settings.places |= place(SegmentKind::field);
    settings.scoring_meeples = rules.colour_count;
    for (int i = 0; i < rules.colour_count; ++i) {
        settings.scoring_colours[i] = rules.colours[i];
        settings.meeples[static_cast<int>(rules.colours[i])] = meeples;
    }
    return settings;
}

Settings with_expansion(const Rules& rules) {
    Settings settings = competitive(rules, meeples_in_expansion, rules.farmers);
    for (int i = 0; i < rules.colour_count; ++i) {
        settings.guards[static_cast<int>(rules.colours[i])] = guards_in_expansion;
        settings.reserve[static_cast<int>(rules.colours[i])] = guards_in_reserve;
    }
    // GCC-14
    (rules.castles ? settings.places : settings.left_out) |= place(SegmentKind::castle);
    (rules.cemeteries ? settings.places : settings.left_out) |= place(SegmentKind::cemetery);
    if (rules.cemeteries) settings.cemeteries = Cemeteries::kept;
    if (rules.ghosts) {
        settings.ghosts_haunt = Ghosts::meeples;
        settings.ghosts = ghosts_in_expansion;
    }
    return settings;
}

Settings newest_settings_of(const Rules& rules) {
    switch (rules.system) {
        case System::cooperative: return settings_of_level(rules);
        case System::base: return competitive(rules, meeples_in_base_game, rules.farmers);
        case System::demo: return competitive(rules, meeples_in_demo, false);
        case System::ghosts_castles_cemeteries: return with_expansion(rules);
    }
    return {};
}

// Version 1.0 knew no scenery: where a castle or cemetery lay in a game that has none, its rules held all the same.
void play_as_version_1_0(const Rules& rules, Settings& settings) {
    const bool expansion = rules.system == System::ghosts_castles_cemeteries;
    if (settings.team || expansion) settings.places |= place(SegmentKind::castle);
    if (expansion) settings.places |= place(SegmentKind::cemetery);
    if (settings.cemeteries == Cemeteries::scenery) {
        settings.cemeteries = expansion ? Cemeteries::kept : Cemeteries::closed_by_sides;
    }
}

}  // namespace

Settings settings_of(const Rules& rules) {
    Settings settings = newest_settings_of(rules);
    if (rules.revision == 1) play_as_version_1_0(rules, settings);
    return settings;
}

const char* const* own_sets(System system) {
    static constexpr const char* cooperative[] = {"mists", nullptr};
    static constexpr const char* base[] = {"base", nullptr};
    static constexpr const char* demo[] = {"demo", nullptr};
    static constexpr const char* expansion[] = {"mists", "base", nullptr};  // GCC-1: the 2x2 tile starts
    switch (system) {
        case System::cooperative: return cooperative;
        case System::base: return base;
        case System::demo: return demo;
        case System::ghosts_castles_cemeteries: break;
    }
    return expansion;
}

}  // namespace mistbank
