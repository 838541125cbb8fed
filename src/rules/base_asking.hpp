// The decisions of the base game and of chance.
#pragma once

#include "rules/mist/mist.hpp"
#include "rules/piles.hpp"
#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {

extern const DecisionRules no_rules;  // for a game that is over: there are no legal actions

inline constexpr DecisionSpec base_decisions[] = {
    DecisionSpec{DecisionKind::over, "over", &no_rules, Entry::midway, "CMP-7", "the game is over", "{result}", ""}
        .about(Subject::none),
    DecisionSpec{DecisionKind::draw, "draw", &draw_rules, Entry::step, "COM-1",
                 "the game waits for a draw: name the drawn tile", "draw a tile[{start?} to find the first player]",
                 "draws a tile", can_be_drawn}
        .about(Subject::none),
    DecisionSpec{DecisionKind::lay_tile, "lay_tile", &lay_rules, Entry::step, "COM-1",
                 "the game waits for the drawn tile to be laid", "lay {tile}", "lays tile {tile}"}
        .about(Subject::drawn_tile),
    {DecisionKind::place_meeple, "place_meeple", &meeple_rules, Entry::step, "MEET-7", nullptr,
     "put a [{kinds?}figure|meeple] on {tile} at {cell}",
     "[{acts?}may act once|{place?}may [{kinds?}place[{recall?} or recall] a figure|place a meeple]|"
     "may recall the abbot]"},
};
inline constexpr AskingStep base_steps[] = {
    {DecisionKind::draw, "draw_from_bag", 0, nullptr, TileLaid::no},
    {DecisionKind::draw, "lay_first_tile", 0, has_no_tiles, TileLaid::no},
    {DecisionKind::draw, "draw_tile", 0, has_tiles, TileLaid::no},
    {DecisionKind::lay_tile, "lay_tile", 0, has_tiles, TileLaid::no},
    {DecisionKind::place_meeple, "place_meeple", StageOfPlacing::asked},
};
inline constexpr Asking base_asking = {base_decisions, base_steps};

// No step is listed for chance: only steps of expansions wait for random results.
inline constexpr DecisionSpec chance_decisions[] = {
    {DecisionKind::chance, "chance", &chance_rules, Entry::midway, "MEET-21",
     "the game waits for a random result: a die roll, a token, an animal or a tile under a hill", "report {chance}",
     "reports {chance}", can_chance_be_told},
};
inline constexpr Asking chance_asking = {chance_decisions, {}, is_chance_left_over};

inline constexpr DecisionSpec scoring_decisions[] = {
    {DecisionKind::order_of_scoring, "order_of_scoring", &order_rules, Entry::step, "COO-10",
     "the game waits for the feature to score next", "choose the feature to score first",
     "chooses the feature to score first"},
    DecisionSpec{DecisionKind::score_or_pacify, "score_or_pacify", &points_rules, Entry::step, "COO-8",
                 "the game waits for a choice: take points, or remove ghosts",
                 "take {points:point} for {feature}, or remove ghosts from a tile", "takes points or removes ghosts"}
        .about(Subject::segment),
};
// While features are scored, several decisions can follow each other, all at stage 0.
inline constexpr AskingStep scoring_steps[] = {
    {DecisionKind::order_of_scoring, "score_features", 0, is_feature_chosen},
    {DecisionKind::score_or_pacify, "score_features", 0, is_feature_settled},
    {DecisionKind::scoring_colour, "score_features", 0, are_points_left},
    {DecisionKind::advance, "score_features", 0, have_meeples_to_return},
    {DecisionKind::place_hound, "score_features", 0, is_hound_arriving},
    {DecisionKind::hound_pacifies, "score_features", 0, can_hound_pacify},
};
inline constexpr Asking scoring_asking = {scoring_decisions, scoring_steps, is_scoring_under_way};

inline constexpr DecisionSpec track_decisions[] = {
    DecisionSpec{DecisionKind::scoring_colour, "scoring_colour", &scoring_colour_rules, Entry::midway, "SIX-3",
                 "the game waits for the scoring meeple that takes the points",
                 "choose who gets the {points:point} of {colour}", "chooses who gets the points"}
        .about(Subject::segment),
};
inline constexpr Asking track_asking = {track_decisions, {}, are_points_left_over};

}  // namespace mistbank
