// Element specs describe in words what boards show besides marks, figures and pieces of expansions.
#pragma once

#include "mistbank/tile.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

struct Settings;
struct Setup;

/// A kind of segment, or something else that boards show.
struct ElementSpec : SpecBuilder<ElementSpec> {
    const char* name = nullptr;   // the name; null: the name of the kind of segment
    const char* title = nullptr;  // the title, for example "coat of arms"
    SegmentKind segment{};        // no value: the element is not a segment
    // Games have the element if a tile has a segment of the kind `place`, or if `is_met` returns true. If neither is
    // given, all games have the element.
    SegmentKind place{};
    bool (*is_met)(const Setup& setup) = nullptr;
    const char* signs[2] = {};     // the signs on a board drawn as text, the second in ASCII; null: no sign
    const char* effect = nullptr;  // the effect in one or two sentences
    const char* (*effect_in)(const Settings& settings) = nullptr;  // the effect, if it depends on the game

    // Only for segments.
    const char* role = nullptr;  // the name of a meeple on the segment, for example "monk"; null: "meeple"
    // A template (render/template.hpp) for what a feature lacks, with the fields {open} and {cities}. Null: the segment
    // is not a feature.
    const char* lacks = nullptr;
    const char* between_sides = " and ";  // the words between sides, for example "to" in "north to east"

    constexpr ElementSpec drawn(const char* signs_in_utf8, const char* signs_in_ascii) const {
        ElementSpec changed = *this;
        changed.signs[0] = signs_in_utf8;
        changed.signs[1] = signs_in_ascii;
        return changed;
    }
    constexpr ElementSpec met_with(SegmentKind kind) const { return with(&ElementSpec::place, kind); }
    constexpr ElementSpec met_if(bool (*is_met_in)(const Setup&)) const {
        return with(&ElementSpec::is_met, is_met_in);
    }
    constexpr ElementSpec does(const char* words) const { return with(&ElementSpec::effect, words); }
    constexpr ElementSpec does_in(const char* (*words_in)(const Settings&)) const {
        return with(&ElementSpec::effect_in, words_in);
    }
    constexpr ElementSpec where_stands(const char* role_of_meeple) const {
        return with(&ElementSpec::role, role_of_meeple);
    }
    constexpr ElementSpec lacking(const char* words) const { return with(&ElementSpec::lacks, words); }
    constexpr ElementSpec leading(const char* words) const { return with(&ElementSpec::between_sides, words); }
};

constexpr ElementSpec element(const char* name, const char* title) {
    return ElementSpec{}.with(&ElementSpec::name, name).with(&ElementSpec::title, title);
}
constexpr ElementSpec segment_of(SegmentKind kind, const char* title = nullptr) {
    return element(nullptr, title).with(&ElementSpec::segment, kind).met_with(kind);
}

}  // namespace mistbank
