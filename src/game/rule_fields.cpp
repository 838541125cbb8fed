// Describes the fields of rules.
#include "mistbank/description.hpp"
#include "rules/description.hpp"

namespace mistbank {

int rule_field_count() noexcept {
    int count = 0;
    while (rule_field_at(count).field != nullptr) ++count;
    return count;
}

RuleFieldInfo rule_field_info(int field) noexcept {
    const auto [spec, box] = field >= 0 ? rule_field_at(field) : RuleFieldOfBox{};
    if (spec == nullptr) return {};
    const std::uint32_t expansions = box != nullptr ? bit(box->expansion) : 0;
    return {spec->name,    spec->title,       spec->meaning,      spec->clause, spec->lowest,
            spec->highest, spec->standard,    spec->enumeration,  expansions,   spec->systems,
            spec->is_flag, spec->has_several, spec->is_house_rule};
}

}  // namespace mistbank
