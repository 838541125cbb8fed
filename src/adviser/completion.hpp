// Estimates the probability that features are completed, from the tiles that fit at their open sides.
#pragma once

#include "adviser/fitting.hpp"
#include "adviser/weights.hpp"

namespace mistbank {

/// Properties of a feature that determine the probability of its completion.
struct Openness {
    int open;     // number of open sides, or of empty cells around a centre
    double time;  // share of the game's tiles that are still to be drawn
    // Fit of the unseen tiles at the open cells, as a logarithm: near 0 if many fit, negative if few fit.
    double fitting;
};

/// Weights of the properties in Openness. The weighted sum is the logarithm of the odds of completion.
struct CompletionWeights {
    double at_rest;
    double of_open;
    double of_time;
    double of_fitting;
};

inline constexpr int completed_kinds = 5;
/// Returns the index of a kind of feature in the tables of weights; -1 for a kind that is never completed.
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

/// Weights for each family of games, number of players and kind of feature.
struct LearnedCompletions {
    CompletionWeights of[families][numbers_of_rivals][completed_kinds];
};
/// Returns the trained weights. tests/strength/learning/completions writes them to learned_completions.cpp.
const LearnedCompletions& learned_completions();

class Completion {
public:
    Completion(const Setup& setup, const Allocator& allocator);

    /// Sets the table for all later calls, which use its unseen tiles. The table must not change.
    void look_at(const Table& table);
    /// Switches to a table that is a few turns further on. Keeps using the unseen tiles of the earlier table.
    void go_on_to(const Table& table);
    /// Returns the fit of the tiles that were unseen when look_at() was called.
    Fitting& fitting() { return fitting_; }
    /// Returns the properties of an open, unblocked feature.
    Openness openness(NodeIndex root);
    /// Returns the probability that the feature with this root is completed; 0 if it is blocked or its kind is never
    /// completed.
    double chance(NodeIndex root);

private:
    double fitting_around(NodeIndex centre);
    double fitting_at_sides(NodeIndex root);
    double fitting_at(const Cell& cell);

    /// A cached fit, valid while the number of tiles still to draw equals `tiles`.
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

/// Counts the tiles in the active pile and the later piles.
int tiles_to_come(const Table& table);

}  // namespace mistbank
