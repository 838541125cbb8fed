// Presets, and whether rules can be played.
#include <string>

#include "mistbank/rules.hpp"

namespace mistbank {
namespace {

constexpr int levels = 6;
constexpr int most_cooperating_players = 5;       // COO-1
constexpr int colours_of_one_or_two_players = 4;  // COO-1
constexpr int scoring_colours_of_2023 = 3;        // SIX-2

struct Preset {
    const char* name;
    int level;
    Edition edition;
};

constexpr Preset presets[] = {
    {"level1", 1, Edition::of_2023},      {"level2", 2, Edition::of_2023},      {"level3", 3, Edition::of_2023},
    {"level4", 4, Edition::of_2023},      {"level5", 5, Edition::of_2023},      {"level6", 6, Edition::of_2023},
    {"level1_2022", 1, Edition::of_2022}, {"level2_2022", 2, Edition::of_2022}, {"level3_2022", 3, Edition::of_2022},
    {"level4_2022", 4, Edition::of_2022}, {"level5_2022", 5, Edition::of_2022}, {"level6_2022", 6, Edition::of_2022},
};
constexpr int presets_known = sizeof presets / sizeof presets[0];

bool refuse(Error& error, std::string message) {
    error.status = Status::invalid_rules;
    error.message = std::move(message);
    return false;
}

std::string between(const char* field, int least, int most, int given) {
    return std::string(field) + " must be from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
           std::to_string(given);
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
            return refuse(error, std::string(field) + "[" + std::to_string(i) + "] is no colour");
        }
        if (place_of(colours[i], colours, i) >= 0) {
            return refuse(error, std::string(field) + ": " + name_of(colours[i]) + " is named twice");
        }
    }
    return true;
}

bool check_numbers(const Rules& rules, Error& error) {
    if (rules.system != System::cooperative) return refuse(error, "system is none of this version's games");
    if (rules.edition != Edition::of_2022 && rules.edition != Edition::of_2023) {
        return refuse(error, "edition must be 2022 or 2023, not " + std::to_string(static_cast<int>(rules.edition)));
    }
    if (rules.level < 1 || rules.level > levels) return refuse(error, between("level", 1, levels, rules.level));
    if (rules.players < 1 || rules.players > most_cooperating_players) {
        return refuse(error, between("players", 1, most_cooperating_players, rules.players));
    }
    if (rules.starting_player < 0 || rules.starting_player >= rules.players) {
        return refuse(error, between("starting_player", 0, rules.players - 1, rules.starting_player));
    }
    if (rules.joint_scoring != JointScoring::every_colour && rules.joint_scoring != JointScoring::majority) {
        return refuse(error, "joint_scoring must be every_colour (0) or majority (1)");
    }
    if (rules.draws != Draws::automatic && rules.draws != Draws::external) {
        return refuse(error, "draws must be automatic (0) or external (1)");
    }
    return true;
}

// COO-1
bool settle_colours(Rules& rules, Error& error) {
    const int needed = rules.players <= 2 ? colours_of_one_or_two_players : rules.players;
    if (rules.colour_count == 0) {
        rules.colour_count = needed;
        for (int i = 0; i < needed; ++i) rules.colours[i] = static_cast<Colour>(i);
    }
    if (rules.colour_count != needed) {
        return refuse(error, "colour_count must be " + std::to_string(needed) + " for " +
                                 std::to_string(rules.players) + " players, not " + std::to_string(rules.colour_count));
    }
    if (!check_colours("colours", rules.colours, rules.colour_count, error)) return false;
    for (int i = rules.colour_count; i < max_colours; ++i) rules.colours[i] = Colour{};
    return true;
}

// SIX-2
bool settle_scoring_colours(Rules& rules, Error& error) {
    const bool chosen = rules.level == levels && rules.edition == Edition::of_2023;
    if (!chosen && rules.scoring_colour_count != 0) {
        return refuse(error,
                      "scoring_colour_count must be 0: only level 6 of edition 2023 has scoring colours to choose");
    }
    if (chosen && rules.scoring_colour_count == 0) {
        rules.scoring_colour_count = scoring_colours_of_2023;
        for (int i = 0; i < scoring_colours_of_2023; ++i) rules.scoring_colours[i] = rules.colours[i];
    }
    if (chosen && rules.scoring_colour_count != scoring_colours_of_2023) {
        return refuse(error, "scoring_colour_count must be 3, not " + std::to_string(rules.scoring_colour_count));
    }
    if (!check_colours("scoring_colours", rules.scoring_colours, rules.scoring_colour_count, error)) return false;
    for (int i = 0; i < rules.scoring_colour_count; ++i) {
        if (place_of(rules.scoring_colours[i], rules.colours, rules.colour_count) < 0) {
            return refuse(error,
                          std::string("scoring_colours: ") + name_of(rules.scoring_colours[i]) + " is not in play");
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
        rules.level = known.level;
        rules.edition = known.edition;
        return rules;
    }
    return std::nullopt;
}

const char* preset_name(int index) noexcept {
    return index >= 0 && index < presets_known ? presets[index].name : nullptr;
}
int preset_count() noexcept { return presets_known; }

std::optional<Rules> validate(const Rules& rules, Error& error) {
    Rules settled = rules;
    if (!check_numbers(rules, error) || !settle_colours(settled, error) || !settle_scoring_colours(settled, error)) {
        return std::nullopt;
    }
    return settled;
}

}  // namespace mistbank
