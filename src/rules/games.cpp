// The settings of a game: the base game (BAS-1, DEM-1), changed by each expansion's description. The levels of the
// cooperative game are a table in mist/levels.cpp.
#include "rules/mist/levels.hpp"
#include "rules/settings.hpp"

namespace mistbank {
namespace {

// BAS-1, DEM-1
constexpr int meeples_in_base_game = 7;
constexpr int meeples_in_demo = 5;

Settings base_game(const Rules& rules) {
    Settings settings;
    settings.team = false;
    settings.expansions = rules.expansions;
    settings.house = rules.house;
    const bool farmers = rules.farmers && rules.system == System::base;
    settings.fields = farmers;
    settings.places = place(SegmentKind::road) | place(SegmentKind::city) | place(SegmentKind::monastery);
    if (farmers) settings.places |= place(SegmentKind::field);
    settings.scoring_meeples = rules.colour_count;
    for (int i = 0; i < rules.colour_count; ++i) settings.scoring_colours[i] = rules.colours[i];
    give_each(rules, settings, FigureKind::normal,
              rules.system == System::demo ? meeples_in_demo : meeples_in_base_game);
    return settings;
}

// HSE-14: removes figures from the game.
void leave_in_the_box(const Rules& rules, Settings& settings) {
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if ((rules.house.without >> kind & 1u) != 0) give_each(rules, settings, static_cast<FigureKind>(kind), 0);
    }
}

void note_kinds_of_meeples(const Rules& rules, Settings& settings) {
    for (int number = 0; number < figure_kinds; ++number) {
        const auto kind = static_cast<FigureKind>(number);
        if (!rules_of(kind).occupies || settings.count_of(kind, rules.colours[0]) == 0) continue;
        settings.meeple_kind[settings.meeple_kinds++] = kind;
    }
}

// MEET-2: all expansions can be combined.
Settings competitive(const Rules& rules) {
    Settings settings = base_game(rules);
    for (const ExpansionRules& box : expansion_rules) {
        if (!rules.plays(box.expansion)) continue;
        settings.marks |= bits_of(box.marks);
        for (const FigureGiven& figure : box.figures) {
            if (figure.rules.name != nullptr) give_each(rules, settings, figure.kind, figure.each);
        }
        if (box.settle != nullptr) box.settle(rules, settings);
    }
    leave_in_the_box(rules, settings);
    note_kinds_of_meeples(rules, settings);
    return settings;
}

// Version 1.0 had no scenery: castles and cemeteries kept their rules in games that treat these features as scenery
// today. The final scoring emitted events in another order.
void play_as_version_1_0(const Rules& rules, Settings& settings) {
    settings.ends_in_order_of_places = false;
    const bool expanded = rules.plays(Expansion::ghosts_castles_cemeteries);
    if (settings.team || expanded) settings.places |= place(SegmentKind::castle);
    if (expanded) settings.places |= place(SegmentKind::cemetery);
    if (settings.cemeteries == Cemeteries::scenery) {
        settings.cemeteries = expanded ? Cemeteries::kept : Cemeteries::closed_by_sides;
    }
}

// Version 2.0 did not fill hands with tiles that wait for the dragon (MEET-25). After the first volcano, it drew tiles
// with copies on the board a little later than other tiles (PRD-3). It listed one placement of an acrobat as two
// actions.
void play_as_version_2_0(Settings& settings) {
    settings.hands_leave_waiting_tiles = true;
    settings.first_copies_are_passed_over = true;
    settings.acrobats_by_portal_anywhere = true;
}

}  // namespace

void give_each(const Rules& rules, Settings& settings, FigureKind kind, int count) {
    for (int i = 0; i < rules.colour_count; ++i) settings.count_of(kind, rules.colours[i]) = count;
}

Settings settings_of(const Rules& rules) {
    Settings settings = rules.system == System::cooperative ? settings_of_level(rules) : competitive(rules);
    if (rules.revision == 1) play_as_version_1_0(rules, settings);
    if (rules.revision != 0 && rules.revision <= 2) play_as_version_2_0(settings);
    return settings;
}

// MEET-19
const char* default_set(const Rules& rules, int index) noexcept {
    const bool cooperative = rules.system == System::cooperative;
    const bool demo = rules.system == System::demo;
    const struct {
        bool is_played;
        const char* name;
    } lands[] = {
        // This set comes first, because the game begins with the starting block of this set (GCC-1).
        {cooperative || rules.plays(Expansion::ghosts_castles_cemeteries), "mists"},
        {demo, "demo"},
        {!cooperative && !demo, rules.plays(Expansion::abbot) ? "base_gardens" : "base"},
    };
    for (const auto& set : lands) {
        if (set.is_played && index-- == 0) return set.name;
    }
    for (const ExpansionRules& box : expansion_rules) {
        if (box.has_tiles && rules.plays(box.expansion) && index-- == 0) return box.name;
    }
    return nullptr;
}

}  // namespace mistbank
