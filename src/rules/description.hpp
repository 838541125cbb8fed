// The description of an expansion: events, their fields in JSON and their sentences. Each folder has one in facts.cpp.
#pragma once

#include "mistbank/tally.hpp"
#include "rules/event_spec.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// Something that points come from.
struct SourceSpec {
    Source source{};
    const char* name = nullptr;
};

/// What a meeple is called where it stands.
struct RoleSpec {
    SegmentKind land{};
    const char* name = nullptr;
};

struct Description {
    const char* title = nullptr;    // within a sentence: "the river"
    const char* clauses = nullptr;  // what their ids begin with: "RIV"; empty for several beginnings
    const char* summary = nullptr;  // a line
    Specs<EventSpec> events{};
    Specs<SourceSpec> sources{};
    Specs<RoleSpec> roles{};
    /// What has raised the points of a feature that has been scored, or taken them all: " with an inn"; empty: nothing.
    const char* (*raised_by)(const Event& event) = nullptr;
};

/// Of the base game, the mist and the house rules; each expansion's is in its rules.
extern const Description base_game_description;
extern const Description mist_description;
extern const Description house_rules_description;

/// "farmer", "monk" ...; "meeple" where it has no name of its own.
const char* role_on(SegmentKind kind) noexcept;

/// Why the team has lost: "no tile is left to draw"; empty for no reason.
const char* text_of_loss(LossReason reason) noexcept;

/// What an event of this kind is; null for a number that no kind has.
const EventSpec* spec_of(EventKind kind) noexcept;

}  // namespace mistbank
