// The probability that features are completed, from the tiles that fit at their open sides.
#pragma once

#include "adviser/fitting.hpp"
#include "adviser/weights.hpp"

namespace mistbank {

/// Properties of a feature that determine the probability of its completion.
struct Openness {
    int open;        // open sides, or empty cells around a centre
    double time;     // share of the game's tiles that are still to come
    double fitting;  // fit of the unseen tiles at these cells, as a logarithm: near 0 if many fit, negative if few do
};

/// Weights of these properties. The weighted sum is the logarithm of the odds.
struct CompletionWeights {
    double at_rest;
    double of_open;
    double of_time;
    double of_fitting;
};

inline constexpr int completed_kinds = 5;
/// Index in the order of the weights; -1: a kind that is never completed.
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
/// Defined in learned_completions.cpp, which tests/strength/learning/completions writes.
const LearnedCompletions& learned_completions();

class Completion {
public:
    Completion(const Setup& setup, const Allocator& allocator);

    /// All later calls use this table, which must not change, and its unseen tiles.
    void look_at(const Table& table);
    /// Switches to a table a few turns later. The fit of unseen tiles stays that of the earlier table.
    void go_on_to(const Table& table);
    /// The fit of the tiles that were unseen at the table of look_at().
    Fitting& fitting() { return fitting_; }
    /// Properties of an open, unblocked feature, by its root.
    Openness openness(NodeIndex root);
    /// The probability that the feature with this root is completed; 0 for kinds that never are.
    double chance(NodeIndex root);

private:
    double fitting_around(NodeIndex centre);
    double fitting_at_sides(NodeIndex root);
    double fitting_at(const Cell& cell);

    /// Results of expensive computations, valid for one number of tiles to come.
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
