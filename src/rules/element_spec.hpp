// Element specs: what boards show besides marks, figures and pieces of expansions, in words.
#pragma once

#include "mistbank/tile.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// A kind of segment.
struct ElementSpec : SpecBuilder<ElementSpec> {
    SegmentKind segment{};
    const char* role = nullptr;  // a meeple there: "monk"; null: "meeple"
    // What a feature lacks, a template (render/template.hpp) with the fields {open} and {cities}; null: no feature.
    const char* lacks = nullptr;
    const char* between_sides = " and ";  // "north to east"

    constexpr ElementSpec where_stands(const char* role_of_meeple) const {
        return with(&ElementSpec::role, role_of_meeple);
    }
    constexpr ElementSpec lacking(const char* words) const { return with(&ElementSpec::lacks, words); }
    constexpr ElementSpec leading(const char* words) const { return with(&ElementSpec::between_sides, words); }
};

constexpr ElementSpec segment_of(SegmentKind kind) { return ElementSpec{}.with(&ElementSpec::segment, kind); }

}  // namespace mistbank
