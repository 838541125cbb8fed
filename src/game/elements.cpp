// Elements: everything that boards show except marks, figures and pieces of expansions.
#include "game/view.hpp"
#include "mistbank/description.hpp"
#include "rules/description.hpp"

namespace mistbank {

int element_count() noexcept {
    int count = 0;
    while (element_at(count) != nullptr) ++count;
    return count;
}

ElementInfo element_info(int element) noexcept {
    const ElementSpec* const spec = element >= 0 ? element_at(element) : nullptr;
    if (spec == nullptr) return {};
    const char* const name = spec->name != nullptr ? spec->name : name_of(spec->segment);
    return {name, spec->title, spec->signs[0], spec->signs[1]};
}

static bool is_met(const ElementSpec& element, const Setup& setup) {
    if (element.is_met != nullptr) return element.is_met(setup);
    const SegmentKind place = element.place;
    return place == SegmentKind{} || has_segment(setup, [&](const Segment& segment) { return segment.kind == place; });
}

const char* effect_of_element(const Game& game, int element) noexcept {
    const ElementSpec* const spec = element >= 0 ? element_at(element) : nullptr;
    const Setup& setup = *inside_of(game).setup;
    if (spec == nullptr || !is_met(*spec, setup)) return nullptr;
    if (spec->segment != SegmentKind{} && setup.settings.is_scenery(spec->segment)) return "";
    if (spec->effect_in != nullptr) return spec->effect_in(setup.settings);
    return spec->effect != nullptr ? spec->effect : "";
}

}  // namespace mistbank
