// The rules of a game as named settings, so that no chapter depends on the game mode or the level.
#pragma once

#include <cstdint>

#include "mistbank/rules.hpp"
#include "mistbank/tile.hpp"
#include "rules/figure_kinds.hpp"

namespace mistbank {

inline constexpr int max_piles = 3;
inline constexpr int hound_count = 2;
inline constexpr int most_ghosts = 15;  // COO-3, GCC-3

/// The place of ghosts.
enum class Ghosts : std::uint8_t {
    none,
    mist,     // ghosts stand on tiles (MIS)
    meeples,  // ghosts stand on meeples (GCC-4)
};

/// The effect of cemeteries.
enum class Cemeteries : std::uint8_t {
    scenery,          // no effect (LVL-1)
    closed_by_sides,  // CEM
    haunted,          // the rules HAU replace CEM-1 and CEM-3 to CEM-5
    kept,             // cemeteries take a keeper (GCC-10)
};

struct Settings {
    bool team = true;  // true: one team against the game; false: each colour for itself
    Ghosts ghosts_haunt = Ghosts::none;
    int ghosts = 0;                    // COO-3, GCC-3
    int goal = 0;                      // LVL-1
    int hounds[hound_count] = {0, 0};  // the points at which each hound arrives; 0: no hound
    int piles = 1;                     // LVL-3
    Cemeteries cemeteries = Cemeteries::scenery;
    Places left_out = 0;  // tiles with one of these segments are removed from the game (LVL-1, GCC-14)
    bool fields = false;  // whether fields are joined and scored (FLD, ABM-24)

    std::uint32_t expansions = 0;          // bit(Expansion) of each expansion in the game
    std::uint32_t marks = 0;               // bit(Mark) of each mark in the game
    Places places = 0;                     // segments on which at least one kind of meeple can stand
    bool meeples_on_covered_roads = true;  // COO-5
    /// Whether the final scoring follows the order of places (MEET-26). If not, it follows the order of figures.
    bool ends_in_order_of_places = true;

    HouseRules house;                           // HSE
    bool hands_leave_waiting_tiles = false;     // dragon tiles stay in the pile while they wait (HSE-1, PRD-3)
    bool first_copies_are_passed_over = false;  // the second order passes over the first copies (PRD-3)
    /// Whether a portal also leads to acrobats whom the meeple could join without it (PRD-23, TOP-9).
    bool acrobats_by_portal_anywhere = false;

    // `figures`: the supply at the start, by FigureKind and Colour. `reserve`: the guards beside the track, by Colour.
    int figures[figure_kinds][max_colours] = {};
    int reserve[max_colours] = {};
    // The kinds of meeples in the game, in the order of MEET-4.
    int meeple_kinds = 0;
    FigureKind meeple_kind[figure_kinds] = {};

    // The meeples on the track: one shared meeple (Colour::none), or one for each colour of the list.
    int scoring_meeples = 1;
    Colour scoring_colours[max_colours] = {Colour::none};

    int& count_of(FigureKind kind, Colour colour) { return figures[static_cast<int>(kind)][static_cast<int>(colour)]; }
    /// Returns whether the pile takes tiles back or fills hands (HSE-1, HSE-6, HSE-17).
    bool has_bag() const {
        return house.has_hands() || house.unplayable == Unplayable::returned || house.tile_sales ||
               house.first_player != FirstPlayer::host;
    }
    bool plays(Expansion expansion) const { return (expansions & bit(expansion)) != 0; }
    bool is_left_out(SegmentKind kind) const { return is_among(left_out, kind); }
    bool own_scores() const { return scoring_colours[0] != Colour::none; }
    bool may_stand_on(SegmentKind kind) const { return is_among(places, kind); }
    /// Returns whether a segment is scenery (LVL-1, ABT, RIV-1): a river, or a monastery, castle, cemetery or garden in
    /// a game without such features. Scenery is not a feature and has no effect.
    bool is_scenery(SegmentKind kind) const {
        if (kind == SegmentKind::cemetery) return cemeteries == Cemeteries::scenery;
        return kind >= SegmentKind::monastery && !may_stand_on(kind);
    }
};

/// Sets the number of figures of this kind in the starting supply of each colour.
void give_each(const Rules& rules, Settings& settings, FigureKind kind, int count);

/// Computes the settings of validated rules.
Settings settings_of(const Rules& rules);

}  // namespace mistbank
