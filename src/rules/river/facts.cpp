// What is told of the river.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

const Description river_description = {};

}  // namespace mistbank
