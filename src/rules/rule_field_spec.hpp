// Rule field specs describe the fields of rules in words and numbers. Each folder describes its own fields in
// facts.cpp.
#pragma once

#include "mistbank/description.hpp"
#include "mistbank/rules.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// A set of systems: bits 1 << System.
constexpr std::uint32_t bit(System system) { return 1u << static_cast<unsigned>(system); }
inline constexpr std::uint32_t cooperative_system = bit(System::cooperative);
inline constexpr std::uint32_t competitive_systems = bit(System::base) | bit(System::demo);

/// Default rules, from which specs take the default values of fields.
inline constexpr Rules default_rules{};

/// A field of Rules or HouseRules.
struct RuleFieldSpec : SpecBuilder<RuleFieldSpec> {
    const char* name = nullptr;  // the name in JSON
    const char* title = nullptr;
    /// The meaning. For a rule that is on or off: the meaning of the value other than the default.
    const char* meaning = nullptr;
    const char* clause = nullptr;
    int lowest = 0;
    int highest = 0;
    int standard = 0;
    int enumeration = no_enumeration;  // the Enumeration that names the values
    bool is_flag = false;
    bool has_several = false;  // a list or a set of values
    bool is_house_rule = false;
    std::uint32_t systems = cooperative_system | competitive_systems;

    constexpr RuleFieldSpec in(std::uint32_t systems_of_field) const {
        return with(&RuleFieldSpec::systems, systems_of_field);
    }
    constexpr RuleFieldSpec named(Enumeration values) const {
        return with(&RuleFieldSpec::enumeration, static_cast<int>(values));
    }
    constexpr RuleFieldSpec within(int least, int most, int by_default = 0) const {
        return with(&RuleFieldSpec::lowest, least)
            .with(&RuleFieldSpec::highest, most)
            .with(&RuleFieldSpec::standard, by_default);
    }
    constexpr RuleFieldSpec on_or_off(bool by_default) const {
        return within(0, 1, by_default ? 1 : 0).with(&RuleFieldSpec::is_flag, true);
    }
    constexpr RuleFieldSpec several(Enumeration values, int count) const {
        return named(values).within(0, count - 1).with(&RuleFieldSpec::has_several, true);
    }
};

constexpr RuleFieldSpec rule_field(const char* name, const char* title, const char* meaning, const char* clause = "") {
    return RuleFieldSpec{}
        .with(&RuleFieldSpec::name, name)
        .with(&RuleFieldSpec::title, title)
        .with(&RuleFieldSpec::meaning, meaning)
        .with(&RuleFieldSpec::clause, clause);
}
constexpr RuleFieldSpec house_rule(const char* name, const char* title, const char* meaning, const char* clause) {
    return rule_field(name, title, meaning, clause).in(competitive_systems).with(&RuleFieldSpec::is_house_rule, true);
}

}  // namespace mistbank
