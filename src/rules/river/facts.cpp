// The texts of the river: events and their sentences.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

const Description river_description = {"the river", "RIV", "A river is laid before the other tiles"};

}  // namespace mistbank
