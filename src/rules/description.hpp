// The description of an expansion: its events with their JSON fields and sentences. Each folder has a description in
// facts.cpp.
#pragma once

#include <algorithm>

#include "mistbank/tally.hpp"
#include "rules/element_spec.hpp"
#include "rules/event_spec.hpp"
#include "rules/rule_field_spec.hpp"
#include "rules/setup.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// A source of points.
struct SourceSpec {
    Source source{};
    const char* name = nullptr;
};

struct Description {
    const char* title = nullptr;    // the title within a sentence, for example "the river"
    const char* clauses = nullptr;  // the prefix of the clause ids, for example "RIV"; empty for several prefixes
    const char* summary = nullptr;  // a summary of one line
    Specs<EventSpec> events{};
    Specs<SourceSpec> sources{};
    Specs<ElementSpec> elements{};
    /// Returns the reason for a change of a scored feature's points, for example " with an inn"; empty if there is no
    /// reason.
    const char* (*raised_by)(const Event& event) = nullptr;
    Specs<RuleFieldSpec> rule_fields{};
};

/// A field of the rules, and the expansion to which the field belongs. `box` is null if it belongs to no expansion.
struct RuleFieldOfBox {
    const RuleFieldSpec* field;
    const ExpansionRules* box;
};
/// Returns the field with this number, counted from 0. `field` is null after the last field.
RuleFieldOfBox rule_field_at(int number) noexcept;

/// The descriptions of the base game, the mist and the house rules. The description of an expansion is in its
/// ExpansionRules.
extern const Description base_game_description;
extern const Description mist_description;
extern const Description house_rules_description;

/// Returns the description of a kind of segment.
const ElementSpec& element_of(SegmentKind kind) noexcept;

/// Returns the element with this number, counted from 0; null after the last element.
const ElementSpec* element_at(int number) noexcept;

/// Returns whether the predicate is true for at least one segment of the game's tile types.
template <class Is>
bool has_segment(const Setup& setup, Is is) {
    for (const TileType& type : setup.types) {
        if (std::any_of(type.segments.begin(), type.segments.begin() + type.segment_count, is)) return true;
    }
    return false;
}

/// Returns the name of a meeple on this kind of segment, for example "farmer" or "monk"; "meeple" if there is no
/// special name.
const char* role_on(SegmentKind kind) noexcept;

/// Returns the reason in words, for example "no tiles are left to draw"; empty for no reason.
const char* text_of_loss(LossReason reason) noexcept;

/// Returns the spec of a kind of event; null for an unknown number.
const EventSpec* spec_of(EventKind kind) noexcept;

}  // namespace mistbank
