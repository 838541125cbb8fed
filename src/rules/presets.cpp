// Presets, and the validation of rules.
#include <array>

#include "mistbank/rules.hpp"
#include "rules/expansions.hpp"
#include "rules/house_rules/house_rules.hpp"
#include "rules/refusing.hpp"

namespace mistbank {
namespace {

constexpr int levels = 6;
constexpr int most_cooperating_players = 5;       // COO-1
constexpr int colours_of_one_or_two_players = 4;  // COO-1
constexpr int scoring_colours_of_2023 = 3;        // SIX-2

struct Preset {
    const char* name;
    System system;
    int level;
    Edition edition;
    bool farmers;
    std::uint32_t expansions;
};

// The C ABI and snapshots fix the width of Rules::expansions at 32 bits: a 33rd expansion needs a second field after
// the others.
static_assert(expansion_count < 32);  // this way of computing all_expansions fails for 32 expansions
constexpr std::uint32_t all_expansions = (1u << expansion_count) - 1;

// The presets without expansions. all_presets() adds a preset for each expansion and one with all expansions.
constexpr Preset first_presets[] = {
    {"level1", System::cooperative, 1, Edition::of_2023, true, 0},
    {"level2", System::cooperative, 2, Edition::of_2023, true, 0},
    {"level3", System::cooperative, 3, Edition::of_2023, true, 0},
    {"level4", System::cooperative, 4, Edition::of_2023, true, 0},
    {"level5", System::cooperative, 5, Edition::of_2023, true, 0},
    {"level6", System::cooperative, 6, Edition::of_2023, true, 0},
    {"level1_2022", System::cooperative, 1, Edition::of_2022, true, 0},
    {"level2_2022", System::cooperative, 2, Edition::of_2022, true, 0},
    {"level3_2022", System::cooperative, 3, Edition::of_2022, true, 0},
    {"level4_2022", System::cooperative, 4, Edition::of_2022, true, 0},
    {"level5_2022", System::cooperative, 5, Edition::of_2022, true, 0},
    {"level6_2022", System::cooperative, 6, Edition::of_2022, true, 0},
    {"base", System::base, 1, Edition::of_2023, true, 0},
    {"base_without_farmers", System::base, 1, Edition::of_2023, false, 0},
    {"demo", System::demo, 1, Edition::of_2023, true, 0},
};
constexpr std::size_t of_systems = std::size(first_presets);
constexpr std::size_t presets_known = of_systems + expansion_count + 1;

constexpr std::array<Preset, presets_known> all_presets() {
    std::array<Preset, presets_known> all{};
    for (std::size_t i = 0; i < of_systems; ++i) all[i] = first_presets[i];
    for (std::size_t i = of_systems; i < presets_known; ++i) {
        all[i] = {"everything", System::base, 1, Edition::of_2023, true, all_expansions};
        if (i + 1 == presets_known) break;
        const ExpansionRules& box = expansion_rules[i - of_systems];
        all[i].name = box.name;
        all[i].expansions = bit(box.expansion);
    }
    return all;
}
constexpr std::array<Preset, presets_known> presets = all_presets();

Message between(const char* field, int least, int most, int given) {
    return Message::of(field, " must be from ", least, " to ", most, ", not ", given);
}

int place_of(Colour colour, const Colour* colours, int count) {
    for (int i = 0; i < count; ++i) {
        if (colours[i] == colour) return i;
    }
    return -1;
}

bool check_colours(const char* field, const Colour* colours, int count, Error& error) {
    for (int i = 0; i < count; ++i) {
        if (static_cast<int>(colours[i]) >= max_colours) {
            return refuse_rules(error, field, "[", i, "] must be a colour from 0 to ", max_colours - 1, ", not ",
                                static_cast<int>(colours[i]));
        }
        if (place_of(colours[i], colours, i) >= 0) {
            return refuse_rules(error, field, ": ", name_of(colours[i]), " is named twice");
        }
    }
    return true;
}

bool check_cooperative(const Rules& rules, Error& error) {
    if (rules.edition != Edition::of_2022 && rules.edition != Edition::of_2023) {
        return refuse_rules(error, "edition must be 2022 or 2023, not ", static_cast<int>(rules.edition));
    }
    if (rules.level < 1 || rules.level > levels) return refuse_rules(error, between("level", 1, levels, rules.level));
    if (rules.joint_scoring != JointScoring::every_colour && rules.joint_scoring != JointScoring::majority) {
        return refuse_rules(error, "joint_scoring must be every_colour (0) or majority (1), not ",
                            static_cast<int>(rules.joint_scoring));
    }
    return true;
}

bool check_common(const Rules& rules, Error& error) {
    if (rules.revision < 0 || rules.revision > newest_revision) {
        return refuse_rules(error, between("revision", 0, newest_revision, rules.revision));
    }
    const int fewest = rules.plays(Expansion::ghosts_castles_cemeteries) ? 2 : 1;  // GCC-2
    const int most = rules.system == System::cooperative ? most_cooperating_players : max_players;
    if (rules.players < fewest || rules.players > most) {
        return refuse_rules(error, between("players", fewest, most, rules.players));
    }
    if (rules.starting_player < 0 || rules.starting_player >= rules.players) {
        return refuse_rules(error, between("starting_player", 0, rules.players - 1, rules.starting_player));
    }
    if (rules.draws != Draws::automatic && rules.draws != Draws::external) {
        return refuse_rules(error, "draws must be automatic (0) or external (1), not ", static_cast<int>(rules.draws));
    }
    return true;
}

bool is_known(System system) { return system >= System::cooperative && system <= System::demo; }

bool check_expansions(const Rules& rules, Error& error) {
    if ((rules.expansions & ~all_expansions) != 0) {
        return refuse_rules(error, "expansions has bits that are unknown to this version of mistbank: ",
                            rules.expansions & ~all_expansions);
    }
    if (rules.system == System::cooperative && rules.expansions != 0) {
        return refuse_rules(error, "the cooperative game has no expansions: expansions must be 0 (MEET-1)");
    }
    return true;
}

bool check_values(const Rules& rules, Error& error) {
    if (!is_known(rules.system))
        return refuse_rules(error, "system ", static_cast<int>(rules.system),
                            " is not known to this version of mistbank");
    return check_expansions(rules, error) && check_common(rules, error) &&
           (rules.system != System::cooperative || check_cooperative(rules, error));
}

// Gives each field that the system does not use its default value.
Rules without_the_irrelevant(const Rules& rules) {
    const Rules defaults;
    Rules relevant = rules;
    if (rules.system != System::cooperative) {
        relevant.edition = defaults.edition;
        relevant.level = defaults.level;
        relevant.joint_scoring = defaults.joint_scoring;
        relevant.scoring_colour_count = 0;
    }
    if (rules.draws == Draws::external) relevant.seed = defaults.seed;
    if (rules.revision == 0) relevant.revision = newest_revision;
    if (rules.system == System::cooperative || rules.system == System::demo) relevant.farmers = defaults.farmers;
    if (!rules.plays(Expansion::ghosts_castles_cemeteries)) {
        relevant.ghosts = defaults.ghosts;
        relevant.castles = defaults.castles;
        relevant.cemeteries = defaults.cemeteries;
    }
    return relevant;
}

// COO-1: checks or fills in the colours.
bool settle_colours(Rules& rules, Error& error) {
    const bool shared = rules.system == System::cooperative && rules.players <= 2;
    const int needed = shared ? colours_of_one_or_two_players : rules.players;
    if (rules.colour_count == 0) {
        rules.colour_count = needed;
        for (int i = 0; i < needed; ++i) rules.colours[i] = static_cast<Colour>(i);
    }
    if (rules.colour_count != needed) {
        return refuse_rules(error, "colour_count must be ", needed, " for ", rules.players, " players, not ",
                            rules.colour_count);
    }
    if (!check_colours("colours", rules.colours, rules.colour_count, error)) return false;
    for (int i = rules.colour_count; i < max_colours; ++i) rules.colours[i] = Colour{};
    return true;
}

// SIX-2: checks or fills in the scoring colours.
bool settle_scoring_colours(Rules& rules, Error& error) {
    const bool chosen =
        rules.system == System::cooperative && rules.level == levels && rules.edition == Edition::of_2023;
    if (!chosen && rules.scoring_colour_count != 0) {
        return refuse_rules(error, "scoring_colour_count must be 0, not ", rules.scoring_colour_count,
                            ": only level 6 of edition 2023 has scoring colours to choose");
    }
    if (chosen && rules.scoring_colour_count == 0) {
        rules.scoring_colour_count = scoring_colours_of_2023;
        for (int i = 0; i < scoring_colours_of_2023; ++i) rules.scoring_colours[i] = rules.colours[i];
    }
    if (chosen && rules.scoring_colour_count != scoring_colours_of_2023) {
        return refuse_rules(error, "scoring_colour_count must be 3, not ", rules.scoring_colour_count);
    }
    if (!check_colours("scoring_colours", rules.scoring_colours, rules.scoring_colour_count, error)) return false;
    for (int i = 0; i < rules.scoring_colour_count; ++i) {
        if (place_of(rules.scoring_colours[i], rules.colours, rules.colour_count) < 0) {
            return refuse_rules(error, "scoring_colours: ", name_of(rules.scoring_colours[i]), " is not in play");
        }
    }
    for (int i = rules.scoring_colour_count; i < max_colours; ++i) rules.scoring_colours[i] = Colour{};
    return true;
}

}  // namespace

std::optional<Rules> preset(std::string_view name) noexcept {
    for (const Preset& known : presets) {
        if (name != known.name) continue;
        Rules rules;
        rules.system = known.system;
        rules.level = known.level;
        rules.edition = known.edition;
        rules.farmers = known.farmers;
        rules.expansions = known.expansions;
        return rules;
    }
    return std::nullopt;
}

const char* preset_name(int index) noexcept {
    const auto number = static_cast<std::size_t>(index);
    return number < presets_known ? presets[number].name : nullptr;
}
int preset_count() noexcept { return static_cast<int>(presets_known); }

std::optional<Rules> validate(const Rules& rules, Error& error) {
    Rules settled = without_the_irrelevant(rules);
    if (!check_values(settled, error) || !settle_colours(settled, error) || !settle_scoring_colours(settled, error) ||
        !configure_house_rules(settled, error)) {
        return std::nullopt;
    }
    return settled;
}

}  // namespace mistbank
