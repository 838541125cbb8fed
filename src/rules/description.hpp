// The description of an expansion: events, their fields in JSON and their sentences. Each folder has one in facts.cpp.
#pragma once

#include "mistbank/tally.hpp"
#include "rules/event_spec.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// A source of points.
struct SourceSpec {
    Source source{};
    const char* name = nullptr;
};

/// The name of a meeple on a kind of segment.
struct RoleSpec {
    SegmentKind land{};
    const char* name = nullptr;
};

struct Description {
    const char* title = nullptr;    // within a sentence: "the river"
    const char* clauses = nullptr;  // the prefix of their ids: "RIV"; empty for several prefixes
    const char* summary = nullptr;  // one line
    Specs<EventSpec> events{};
    Specs<SourceSpec> sources{};
    Specs<RoleSpec> roles{};
    /// Returns the cause for a scored feature's raised points or loss of all points: " with an inn"; empty: no cause.
    const char* (*raised_by)(const Event& event) = nullptr;
};

/// The descriptions of the base game, the mist and the house rules. ExpansionRules has an expansion's description.
extern const Description base_game_description;
extern const Description mist_description;
extern const Description house_rules_description;

/// Returns the name of a meeple on this kind of segment: "farmer", "monk" ...; "meeple" if there is no special name.
const char* role_on(SegmentKind kind) noexcept;

/// Returns the reason in words: "no tile is left to draw"; empty for no reason.
const char* text_of_loss(LossReason reason) noexcept;

/// Returns the spec of a kind of event; null for an unknown number.
const EventSpec* spec_of(EventKind kind) noexcept;

}  // namespace mistbank
