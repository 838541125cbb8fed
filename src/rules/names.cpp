// The names of colours, expansions, figures, events and other numbered values, for records, logs and bindings.
#include <array>
#include <cstddef>

#include "mistbank/event.hpp"
#include "mistbank/tally.hpp"
#include "rules/description.hpp"
#include "rules/figure_kinds.hpp"
#include "rules/marks.hpp"

namespace mistbank {
namespace {

template <std::size_t count>
const char* name_in(const char* const (&names)[count], std::size_t number) {
    return number < count ? names[number] : "?";
}

constexpr const char* colour_names[] = {"red", "green", "blue", "yellow", "black", "pink"};

constexpr const char* system_names[] = {"?", "cooperative", "base", "demo"};

constexpr auto descriptions = [] {
    std::array<const Description*, 3 + expansion_count> all = {&base_game_description, &mist_description,
                                                               &house_rules_description};
    std::size_t count = 3;
    for (const ExpansionRules& box : expansion_rules) all[count++] = box.description;
    return all;
}();

}  // namespace

const char* name_of(Colour colour) noexcept {
    return colour == Colour::none ? "none" : name_in(colour_names, static_cast<std::size_t>(colour));
}

Colour colour_named(std::string_view name) noexcept {
    for (std::size_t colour = 0; colour < max_colours; ++colour) {
        if (name == colour_names[colour]) return static_cast<Colour>(colour);
    }
    return Colour::none;
}

const char* name_of(System system) noexcept { return name_in(system_names, static_cast<std::size_t>(system)); }
const char* name_of(Expansion expansion) noexcept {
    const auto number = static_cast<std::size_t>(expansion);
    return number < expansion_count ? expansion_rules[number].name : "?";
}

std::optional<Expansion> expansion_named(std::string_view name) noexcept {
    for (const ExpansionRules& box : expansion_rules) {
        if (name == box.name) return box.expansion;
    }
    return std::nullopt;
}

const char* name_of(FigureKind kind) noexcept {
    return static_cast<int>(kind) < figure_kinds ? rules_of(kind).name : "?";
}

const char* name_of(Source source) noexcept {
    for (const Description* description : descriptions) {
        for (const SourceSpec& spec : description->sources) {
            if (spec.source == source) return spec.name;
        }
    }
    return "?";
}

const ElementSpec& element_of(SegmentKind kind) noexcept {
    for (const Description* description : descriptions) {
        for (const ElementSpec& element : description->elements) {
            if (element.segment == kind) return element;
        }
    }
    static constexpr ElementSpec none;
    return none;
}

const ElementSpec* element_at(int number) noexcept {
    for (const Description* description : descriptions) {
        for (const ElementSpec& element : description->elements) {
            if (element.signs[0] != nullptr && number-- == 0) return &element;
        }
    }
    return nullptr;
}

RuleFieldOfBox rule_field_at(int number) noexcept {
    for (std::size_t i = 0; i < descriptions.size(); ++i) {
        const Specs<RuleFieldSpec>& fields = descriptions[i]->rule_fields;
        const ExpansionRules* const box = i < 3 ? nullptr : &expansion_rules[i - 3];
        if (number < static_cast<int>(fields.count)) return {fields.begin() + number, box};
        number -= static_cast<int>(fields.count);
    }
    return {nullptr, nullptr};
}

const char* role_on(SegmentKind kind) noexcept {
    const char* const role = element_of(kind).role;
    return role != nullptr ? role : "meeple";
}

const EventSpec* spec_of(EventKind kind) noexcept {
    for (const Description* description : descriptions) {
        for (const EventSpec& event : description->events) {
            if (event.kind == kind) return &event;
        }
    }
    return nullptr;
}

const char* name_of(EventKind kind) noexcept {
    const EventSpec* const event = spec_of(kind);
    return event != nullptr ? event->name : "?";
}

}  // namespace mistbank
