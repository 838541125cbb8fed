// How likely features are to be completed, by what fits where they are open yet.
#pragma once

#include "adviser/fitting.hpp"
#include "adviser/weights.hpp"

namespace mistbank {

/// What of a feature tells whether it will be completed.
struct Openness {
    int open;        // sides, or cells around a centre
    double time;     // the share of the game's tiles that are to come
    double fitting;  // how well what is unseen fits the cells there: 0 very well, less where few tiles do
};

/// What that weighs: the sum of it is the logarithm of the odds.
struct CompletionWeights {
    double at_rest;
    double of_open;
    double of_time;
    double of_fitting;
};

inline constexpr int completed_kinds = 5;
/// In the order of the weights; -1: such a feature is never completed.
constexpr int completed_kind(SegmentKind kind) {
    switch (kind) {
        case SegmentKind::road: return 0;
        case SegmentKind::city: return 1;
        case SegmentKind::monastery:
        case SegmentKind::garden: return 2;
        case SegmentKind::castle: return 3;
        case SegmentKind::cemetery: return 4;
        default: return -1;
    }
}

/// Weights by family, number of players and kind.
struct LearnedCompletions {
    CompletionWeights of[families][numbers_of_rivals][completed_kinds];
};
/// learned_completions.cpp; tests/strength/learning/completions writes it.
const LearnedCompletions& learned_completions();

class Completion {
public:
    Completion(const Setup& setup, const Allocator& allocator);

    /// Whatever is asked is asked of this table, which stays as it is, and of what is unseen there.
    void look_at(const Table& table);
    /// Of this one instead, which comes a few turns later: what fits is taken to be what fitted then.
    void go_on_to(const Table& table);
    /// What fits of what was unseen at the table that was looked at.
    Fitting& fitting() { return fitting_; }
    /// Of a feature, by its root, that is open and not blocked.
    Openness openness(NodeIndex root);
    /// How likely the feature with this root is to be completed; 0 for kinds that never are.
    double chance(NodeIndex root);

private:
    double fitting_around(NodeIndex centre);
    double fitting_at_sides(NodeIndex root);
    double fitting_at(const Cell& cell);

    /// What takes long to compute, remembered as long as so many tiles are to come.
    struct Fits {
        double tiles = -1;
        double fitting = 0;
    };

    const CompletionWeights* weights_;
    Fitting fitting_;
    const Table* table_ = nullptr;
    double tiles_ = 0;
    Fits known_[Fitting::patterns];
};

/// Tiles in the active pile and those behind it.
int tiles_to_come(const Table& table);

}  // namespace mistbank
