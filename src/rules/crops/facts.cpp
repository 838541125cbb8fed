// The texts of crop circles: events and their sentences.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

static constexpr EventSpec crops_events[] = {
    {EventKind::crop_chosen, "crop_chosen", "x y removes=count",
     "at the crop circle at {cell} all [{removes?}take a meeple home|may add a meeple]"},
    {EventKind::meeple_added, "meeple_added", "colour figure x y segment", "{colour} adds a {figure} to {here}"},
    {EventKind::meeple_removed, "meeple_removed", "colour figure x y segment ghosts=count",
     "{role} at {cell} goes home{ghosts_go}"},
};

const Description crops_description = {
    "the Crop Circles", "CRP", "Crop circles let all players add a meeple, or make all remove one", crops_events};

}  // namespace mistbank
