// Facts: guards in the reserve (GCC-2).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t guards_in_reserve(const Table& table, int of, int) { return table.state->in_reserve[of]; }

static constexpr EventSpec ghosts_castles_cemeteries_events[] = {
    {EventKind::meeple_haunted, "meeple_haunted", "colour figure x y segment ghosts=count",
     "a ghost comes to {the_colour} {figure} on {here}[{ghosts?}{ghosts||: {ghosts:ghost} now}]"},
    {EventKind::meeple_scared, "meeple_scared", "colour figure x y segment ghosts=count",
     "the third ghost drives {the_colour} {figure} off {here}"},
    {EventKind::guard_gained, "guard_gained", "colour x y segment", "{colour} gets a guard from the reserve"},
};

static constexpr SourceSpec ghosts_castles_cemeteries_sources[] = {{Source::castles, "castles"},
                                                                   {Source::ghosts, "ghosts"}};

static constexpr ElementSpec ghosts_castles_cemeteries_elements[] = {
    element("haunted", "red meeple with two ghosts")
        .drawn("Rg2", "Rg2")
        .met_if([](const Setup& setup) { return setup.settings.ghosts_haunt == Ghosts::meeples; })
        .does("Each ghost costs 2 points when the meeple is scored. A third ghost sends the meeple home."),
};

static constexpr RuleFieldSpec ghosts_castles_cemeteries_fields[] = {
    rule_field("ghosts", "Ghosts", "No ghosts haunt meeples.", "GCC-14")
        .on_or_off(default_rules.ghosts)
        .in(bit(System::base)),
    rule_field("castles", "Castles", "The castle tiles stay in the box.", "GCC-14")
        .on_or_off(default_rules.castles)
        .in(bit(System::base)),
    rule_field("cemeteries", "Cemeteries", "The cemetery tiles stay in the box.", "GCC-14")
        .on_or_off(default_rules.cemeteries)
        .in(bit(System::base)),
};

const Description ghosts_castles_cemeteries_description = {
    "Ghosts, Castles & Cemeteries",
    "GCC",
    "Ghosts haunt meeples, castles score the features around them, cemeteries bring guards",
    ghosts_castles_cemeteries_events,
    ghosts_castles_cemeteries_sources,
    ghosts_castles_cemeteries_elements,
    nullptr,
    ghosts_castles_cemeteries_fields};

// --- display ---

constexpr ShownText guards_texts[] = {
    {TextPlace::supplies, "reserve", "[{reserve?}guards that come when their colour's cemeteries close]"},
};
constexpr ShownFigure guards_figures[] = {
    {FigureKind::guard, '^', {{-15, -26}, {17, 17.5}}, 8, 10, false, {{0, 6.4}, 14}, {{1, 5}, 14}},
};
const Shown ghosts_castles_cemeteries_shown = {guards_texts, {}, {}, {}, {}, guards_figures};

}  // namespace mistbank
