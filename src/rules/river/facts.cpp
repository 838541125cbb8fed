// The texts of the river: events and their sentences.
#include "rules/description.hpp"
#include "rules/river/river.hpp"

namespace mistbank {

static constexpr ElementSpec river_elements[] = {
    segment_of(SegmentKind::river, "river").drawn("≈", "~"),
    element("spring", "spring of the river").drawn("○", "o").met_with(SegmentKind::river),
    element("bridge", "bridge")
        .drawn("═ ║", "= H")
        .met_with(SegmentKind::river)
        .does("The road continues across the river."),
};

const Description river_description = {"the river", "RIV", "A river is laid before the other tiles",
                                       {},          {},    river_elements};

}  // namespace mistbank
