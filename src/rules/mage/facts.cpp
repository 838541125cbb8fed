// Where mage and witch stand (MAG-1).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t place_of_mage(const Table& table, int, int place) {
    return place_of_segment(table, table.magic->mage, place);
}

std::int32_t place_of_witch(const Table& table, int, int place) {
    return place_of_segment(table, table.magic->witch, place);
}

}  // namespace mistbank
