// The texts of Inns & Cathedrals: events and their sentences.
#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

const Description inns_cathedrals_description = {
    "Inns & Cathedrals", "INN", "Inns and cathedrals raise what is completed; large meeples count as two"};

}  // namespace mistbank
