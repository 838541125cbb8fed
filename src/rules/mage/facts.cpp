// Where mage and witch stand (MAG-1).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"
#include "rules/description.hpp"

namespace mistbank {

std::int32_t place_of_mage(const Table& table, int, int place) {
    return place_of_segment(table, table.magic->mage, place);
}

std::int32_t place_of_witch(const Table& table, int, int place) {
    return place_of_segment(table, table.magic->witch, place);
}

static constexpr EventSpec mage_events[] = {
    {EventKind::mage_moved, "mage_moved", "x y segment from", "the mage {from|goes from {from} to|comes to} {here}"},
    {EventKind::witch_moved, "witch_moved", "x y segment from", "the witch {from|goes from {from} to|comes to} {here}"},
    {EventKind::mage_left, "mage_left", "x y segment", "the mage leaves {here}"},
    {EventKind::witch_left, "witch_left", "x y segment", "the witch leaves {here}"},
};

const Description mage_description = {"Mage & Witch", "MAG",
                                      "The mage raises the value of a road or city, the witch halves it", mage_events};

}  // namespace mistbank
