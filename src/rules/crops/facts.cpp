// The texts of crop circles: events and their sentences.
#include "rules/crops/crops.hpp"
#include "rules/description.hpp"
#include "rules/shown.hpp"

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

constexpr BoxShown crop_circle = {{-15.6, -15.6}, {15.6, 15.6}};
constexpr ShownSign crops_signs[] = {
    ShownSign(Mark::crop_farmer, 60, crop_circle).in_hedges().ending_roads(true),
    ShownSign(Mark::crop_highwayman, 70, crop_circle).in_hedges().ending_roads(true),
    ShownSign(Mark::crop_knight, 80, crop_circle).in_hedges().ending_roads(true),
};
const Shown crops_shown = {{}, {}, {}, {}, {}, {}, crops_signs};

}  // namespace mistbank
