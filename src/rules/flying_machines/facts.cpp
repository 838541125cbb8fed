// The texts of flying machines: events and their sentences.
#include "rules/description.hpp"
#include "rules/flying_machines/flying_machines.hpp"
#include "rules/shown.hpp"

namespace mistbank {

static constexpr EventSpec flying_machines_events[] = {
    {EventKind::die_rolled, "die_rolled", "x y number=count", "the die shows {number}"},
    {EventKind::flight_crashed, "flight_crashed", "colour figure x y",
     "nobody can land at {cell}: {colour}'s {figure} goes back"},
};

const Description flying_machines_description = {"the Flying Machines", "FLY", "Meeples fly as far as a die says",
                                                 flying_machines_events};

constexpr ShownSign flying_machines_signs[] = {
    ShownSign(Mark::machine, 110, {{-16, -16}, {16, 16}}).on_land(),  // the area has room for every direction of flight
};
const Shown flying_machines_shown = {{}, {}, {}, {}, {}, {}, flying_machines_signs};

}  // namespace mistbank
