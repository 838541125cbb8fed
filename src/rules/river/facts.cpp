// The texts of the river: events and their sentences.
#include "rules/description.hpp"
#include "rules/river/river.hpp"

namespace mistbank {

const Description river_description = {"the river", "RIV", "A river is laid before the other tiles"};

}  // namespace mistbank
