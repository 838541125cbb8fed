// What is told of Inns & Cathedrals.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

const Description inns_cathedrals_description = {};

}  // namespace mistbank
