// What the rules ask: each decision in words, which actions answer it, and the steps of the turn that ask for it. The
// folder of an expansion lists its own; decision_specs.hpp joins the lists.
#pragma once

#include <cstdint>

#include "mistbank/action.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

struct DecisionRules;
struct Table;

/// Where a turn begins that is played on to a decision, of a position that tells the decision and no step.
enum class Entry : std::uint8_t {
    step,    // at the earliest step of the game that asks for the decision
    midway,  // nowhere: the decision follows from another one, so that the position has to tell step and stage
};

/// One kind of decision. Question and act are templates (render/template.hpp) with the fields of render/question.cpp.
struct DecisionSpec {
    DecisionKind kind{};
    const char* name = nullptr;  // in records, positions and JSON: it never changes
    const DecisionRules* rules = nullptr;
    Entry entry = Entry::step;
    const char* clause = nullptr;    // where the rules describe it
    const char* refusal = nullptr;   // of an action that answers another decision; null: words_of_offers() has it
    const char* question = nullptr;  // what the player is asked to do: "lay {tile}"
    const char* act = nullptr;       // what the player does, in a few words: "lays tile {tile}"
    /// What every step that asks for it finds. Null: nothing in particular.
    bool (*can_be)(const Table& table) = nullptr;
    /// Whether the state remembers something that only this decision leaves. Null: it leaves nothing.
    bool (*is_under_way)(const Table& table) = nullptr;
};

/// Whether this turn's tile lies when a step asks.
enum class TileLaid : std::uint8_t { yes, no, either };

/// A step of the turn that asks for a decision.
struct AskingStep {
    DecisionKind decision{};
    const char* step = nullptr;  // its name in turn.cpp
    std::uint8_t stage = 0;      // State::stage while it asks
    /// What the step finds when it asks. Null: nothing in particular.
    bool (*can_ask)(const Table& table) = nullptr;
    TileLaid laid = TileLaid::yes;
};

/// What several steps find when points wait: the segment that was scored is known, and its figures have yet to leave.
bool has_scored_segment(const Table& table);

/// What an expansion asks, or a chapter of the base game.
struct Asking {
    Specs<DecisionSpec> decisions;
    Specs<AskingStep> steps;  // its own, whichever decisions they ask for
    /// Whether the state remembers something that only these steps leave. Null: they leave nothing.
    bool (*is_under_way)(const Table& table) = nullptr;
};

}  // namespace mistbank
