// Decisions: their words, the actions that answer them, and the steps of the turn that ask for them. Each expansion
// lists its decisions in its folder; decision_specs.hpp joins the lists.
#pragma once

#include <cstdint>

#include "mistbank/action.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

struct DecisionRules;
struct Table;

/// Returns whether a decision about this subject names a cell of the board.
constexpr bool has_cell(Subject subject) { return subject != Subject::none && subject != Subject::drawn_tile; }

/// The step at which play continues if a position names a decision but no step.
enum class Entry : std::uint8_t {
    step,    // the earliest step of the game that asks for the decision
    midway,  // no step: the decision follows another decision; the position has to name step and stage
};

/// One kind of decision. The question and the act are templates (render/template.hpp) with the fields of
/// render/question.cpp.
struct DecisionSpec {
    DecisionKind kind{};
    const char* name = nullptr;  // the name in records, positions and JSON; never changes
    const DecisionRules* rules = nullptr;
    Entry entry = Entry::step;
    const char* clause = nullptr;    // the clause that describes the decision
    const char* refusal = nullptr;   // the error for actions that answer other decisions; null: words_of_offers()
    const char* question = nullptr;  // the player's task, for example "lay {tile}"
    const char* act = nullptr;       // the player's act in a few words, for example "lays tile {tile}"
    /// Returns whether this decision is possible in the state, at any of its steps. Null: always possible.
    bool (*can_be)(const Table& table) = nullptr;
    /// Returns whether the state has data that belong to this decision only. Null: no data belong to the decision.
    bool (*is_under_way)(const Table& table) = nullptr;
    Subject subject = Subject::laid_tile;  // the subject; the default means no subject until the tile is laid

    constexpr DecisionSpec about(Subject what) const {
        DecisionSpec spec = *this;
        spec.subject = what;
        return spec;
    }
};

/// Whether this turn's tile has been laid when a step asks.
enum class TileLaid : std::uint8_t { yes, no, either };

/// A step of the turn that asks for a decision.
struct AskingStep {
    DecisionKind decision{};
    const char* step = nullptr;  // the name of the step in turn.cpp
    std::uint8_t stage = 0;      // State::stage while the step asks
    /// Returns whether the state fits this step. Null: no condition.
    bool (*can_ask)(const Table& table) = nullptr;
    TileLaid laid = TileLaid::yes;
};

/// Returns whether points are waiting to be moved: the scored segment is known, and its figures have yet to leave.
/// Several steps share this condition.
bool has_scored_segment(const Table& table);

/// The decisions and asking steps of an expansion, or of a chapter of the base game.
struct Asking {
    Specs<DecisionSpec> decisions;
    Specs<AskingStep> steps;  // the steps of this chapter that ask for a decision of any chapter
    /// Returns whether the state has data that belong to these steps only. Null: no data belong to the steps.
    bool (*is_under_way)(const Table& table) = nullptr;
    // For an adviser, one bit for each decision. `minor`: decisions with many answers of little effect. `of_others`:
    // decisions that other players answer during a player's turn.
    std::uint64_t minor = 0;
    std::uint64_t of_others = 0;
};

template <class... Kinds>
constexpr std::uint64_t bits_of_decisions(Kinds... kinds) {
    return ((std::uint64_t{1} << static_cast<unsigned>(kinds)) | ...);
}

}  // namespace mistbank
