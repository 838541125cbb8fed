// What a game's rules amount to: named settings, so that no chapter asks which level is played.
#pragma once

#include <cstdint>

#include "mistbank/rules.hpp"

namespace mistbank {

inline constexpr int max_piles = 3;
inline constexpr int hound_count = 2;
inline constexpr int track_spaces = 50;  // LVL-2

struct Settings {
    int ghosts = 0;                        // COO-3
    int goal = 0;                          // LVL-1
    int hounds[hound_count] = {0, 0};      // the numbers that bring them; 0: no hounds
    int piles = 1;                         // LVL-3
    bool castles_and_cemeteries = true;    // whether those tiles are played
    bool haunted_cemeteries = false;       // HAU instead of CEM-1, CEM-3 to CEM-5
    bool meeples_on_covered_roads = true;  // COO-5
    bool with_fields = false;

    int meeples[max_colours] = {};  // by Colour: how many start in its supply

    // The meeples on the track: one common one (Colour::none), or one for each of these colours.
    int scoring_meeples = 1;
    Colour scoring_colours[max_colours] = {Colour::none};

    bool own_scores() const { return scoring_colours[0] != Colour::none; }
};

/// The settings of validated rules.
Settings settings_of(const Rules& rules);

}  // namespace mistbank
