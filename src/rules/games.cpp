// What a game's rules amount to, chapter by chapter: the base game (BAS-1, DEM-1), then what each expansion adds to it
// or takes from it. The levels of the cooperative game have their own table in mist/levels.cpp.
#include "rules/mist/levels.hpp"
#include "rules/settings.hpp"

namespace mistbank {
namespace {

// BAS-1, DEM-1, GCC-2
constexpr int meeples_in_base_game = 7;
constexpr int meeples_in_demo = 5;
constexpr int meeples_beside_guards = 5;
constexpr int guards_of_a_player = 2;
constexpr int guards_in_reserve = 3;
constexpr int ghosts_that_haunt_meeples = 15;  // GCC-3
static_assert(ghosts_that_haunt_meeples <= most_ghosts);

void give_each(const Rules& rules, Settings& settings, FigureKind kind, int count) {
    for (int i = 0; i < rules.colour_count; ++i) settings.count_of(kind, rules.colours[i]) = count;
}

Settings base_game(const Rules& rules) {
    Settings settings;
    settings.team = false;
    settings.expansions = rules.expansions;
    settings.house = rules.house;
    const bool farmers = rules.farmers && rules.system == System::base;
    settings.fields = farmers || rules.plays(Expansion::abbey_mayor);  // ABM-24
    settings.places = place(SegmentKind::road) | place(SegmentKind::city) | place(SegmentKind::monastery);
    if (farmers) settings.places |= place(SegmentKind::field);
    settings.scoring_meeples = rules.colour_count;
    for (int i = 0; i < rules.colour_count; ++i) settings.scoring_colours[i] = rules.colours[i];
    give_each(rules, settings, FigureKind::normal,
              rules.system == System::demo ? meeples_in_demo : meeples_in_base_game);
    return settings;
}

void add_ghosts_castles_cemeteries(const Rules& rules, Settings& settings) {
    give_each(rules, settings, FigureKind::normal, meeples_beside_guards);
    give_each(rules, settings, FigureKind::guard, guards_of_a_player);
    for (int i = 0; i < rules.colour_count; ++i) {
        settings.reserve[static_cast<int>(rules.colours[i])] = guards_in_reserve;
    }
    // GCC-14
    (rules.castles ? settings.places : settings.left_out) |= place(SegmentKind::castle);
    (rules.cemeteries ? settings.places : settings.left_out) |= place(SegmentKind::cemetery);
    if (rules.cemeteries) settings.cemeteries = Cemeteries::kept;
    if (rules.ghosts) {
        settings.ghosts_haunt = Ghosts::meeples;
        settings.ghosts = ghosts_that_haunt_meeples;
    }
}

void add_abbot(const Rules& rules, Settings& settings) {
    settings.places |= place(SegmentKind::garden);  // ABT-1
    give_each(rules, settings, FigureKind::abbot, 1);
}

void add_inns_cathedrals(const Rules& rules, Settings& settings) {
    settings.marks |= bit(Mark::inn) | bit(Mark::cathedral);
    give_each(rules, settings, FigureKind::large, 1);
}

void add_traders_builders(const Rules& rules, Settings& settings) {
    settings.marks |= bit(Mark::wine) | bit(Mark::grain) | bit(Mark::cloth);
    give_each(rules, settings, FigureKind::builder, 1);
    if (settings.may_stand_on(SegmentKind::field)) give_each(rules, settings, FigureKind::pig, 1);  // TRB-10
}

void add_abbey_mayor(const Rules& rules, Settings& settings) {
    settings.marks |= bit(Mark::abbey);
    for (const FigureKind kind : {FigureKind::mayor, FigureKind::wagon, FigureKind::barn}) {
        give_each(rules, settings, kind, 1);
    }
}

void add_hills_sheep(const Rules& rules, Settings& settings) {
    settings.marks |= bit(Mark::hill) | bit(Mark::vineyard);
    settings.fields = true;  // HIL-5, ABM-24
    give_each(rules, settings, FigureKind::shepherd, 1);
}

void add_big_top(const Rules& rules, Settings& settings) {
    settings.marks |= bit(Mark::circus) | bit(Mark::acrobats);
    give_each(rules, settings, FigureKind::ringmaster, 1);
}

// HSE-14
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

// MEET-2: any of them, together
Settings competitive(const Rules& rules) {
    Settings settings = base_game(rules);
    if (rules.plays(Expansion::ghosts_castles_cemeteries)) add_ghosts_castles_cemeteries(rules, settings);
    if (rules.plays(Expansion::river)) settings.marks |= bit(Mark::spring) | bit(Mark::lake);
    if (rules.plays(Expansion::abbot)) add_abbot(rules, settings);
    if (rules.plays(Expansion::inns_cathedrals)) add_inns_cathedrals(rules, settings);
    if (rules.plays(Expansion::traders_builders)) add_traders_builders(rules, settings);
    if (rules.plays(Expansion::princess_dragon)) {
        settings.marks |= bit(Mark::volcano) | bit(Mark::dragon) | bit(Mark::portal) | bit(Mark::princess);
    }
    if (rules.plays(Expansion::tower)) settings.marks |= bit(Mark::foundation);
    if (rules.plays(Expansion::abbey_mayor)) add_abbey_mayor(rules, settings);
    if (rules.plays(Expansion::flying_machines)) settings.marks |= bit(Mark::machine);
    if (rules.plays(Expansion::hills_sheep)) add_hills_sheep(rules, settings);
    if (rules.plays(Expansion::big_top)) add_big_top(rules, settings);
    if (rules.plays(Expansion::vodyanoy)) settings.marks |= bit(Mark::vodyanoy);
    leave_in_the_box(rules, settings);
    note_kinds_of_meeples(rules, settings);
    return settings;
}

// Version 1.0 knew no scenery: where a castle or cemetery lay in a game that has none, its rules held all the same. And
// it told the features of the final scoring in another order.
void play_as_version_1_0(const Rules& rules, Settings& settings) {
    settings.ends_in_order_of_places = false;
    const bool expanded = rules.plays(Expansion::ghosts_castles_cemeteries);
    if (settings.team || expanded) settings.places |= place(SegmentKind::castle);
    if (expanded) settings.places |= place(SegmentKind::cemetery);
    if (settings.cemeteries == Cemeteries::scenery) {
        settings.cemeteries = expanded ? Cemeteries::kept : Cemeteries::closed_by_sides;
    }
}

// Version 2.0 filled a hand as if a turn ended there (MEET-25), drew tiles of which copies lay there already a little
// later than others once the dragon had come (PRD-3), and had two spellings for one placement.
void play_as_version_2_0(Settings& settings) {
    settings.hands_leave_waiting_tiles = true;
    settings.first_copies_are_passed_over = true;
    settings.acrobats_by_portal_anywhere = true;
}

}  // namespace

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
    const char* const landscape = rules.plays(Expansion::abbot) ? "base_gardens" : "base";
    const struct {
        bool is_played;
        const char* name;
    } sets[] = {
        {cooperative || rules.plays(Expansion::ghosts_castles_cemeteries), "mists"},  // first: its block starts (GCC-1)
        {demo, "demo"},
        {!cooperative && !demo, landscape},
        {rules.plays(Expansion::river), "river"},
        {rules.plays(Expansion::inns_cathedrals), "inns_cathedrals"},
        {rules.plays(Expansion::traders_builders), "traders_builders"},
        {rules.plays(Expansion::princess_dragon), "princess_dragon"},
        {rules.plays(Expansion::tower), "tower"},
        {rules.plays(Expansion::abbey_mayor), "abbey_mayor"},
        {rules.plays(Expansion::flying_machines), "flying_machines"},
        {rules.plays(Expansion::hills_sheep), "hills_sheep"},
        {rules.plays(Expansion::big_top), "big_top"},
        {rules.plays(Expansion::vodyanoy), "vodyanoy"},
    };
    for (const auto& set : sets) {
        if (set.is_played && index-- == 0) return set.name;
    }
    return nullptr;
}

}  // namespace mistbank
