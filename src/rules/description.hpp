// The description of an expansion: events, their fields in JSON and their sentences. Each folder has one in facts.cpp.
#pragma once

#include "mistbank/tally.hpp"
#include "rules/event_spec.hpp"
#include "rules/specs.hpp"

namespace mistbank {

/// Something that points come from.
struct SourceSpec {
    Source source{};
    const char* name = nullptr;
};

struct Description {
    const char* title = nullptr;    // within a sentence: "the Gold Mines"
    const char* clauses = nullptr;  // what their ids begin with: "GLD"; empty for several beginnings
    const char* summary = nullptr;  // a line
    Specs<EventSpec> events{};
    Specs<SourceSpec> sources{};
};

/// Of the base game, the mist and the house rules; each expansion's is in its rules.
extern const Description base_game_description;
extern const Description mist_description;
extern const Description house_rules_description;

/// What an event of this kind is; null for a number that no kind has.
const EventSpec* spec_of(EventKind kind) noexcept;

}  // namespace mistbank
