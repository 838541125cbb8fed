// Facts: the places of mage and witch (MAG-1).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

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

// --- display ---

constexpr Drawing mage_drawing = {"mage-piece", 0.49};
constexpr Drawing witch_drawing = {"witch-piece", 0.49};
constexpr ShownText mage_texts[] = {
    {TextPlace::pieces, "mage", "[on {mage}|aside]"},
    {TextPlace::pieces, "witch", "[on {witch}|aside]"},
    {TextPlace::beside, "mage", "mage: [at {cell mage}|aside]", nullptr, &mage_drawing},
    {TextPlace::beside, "witch", "witch: [at {cell witch}|aside]", nullptr, &witch_drawing},
};
constexpr ShownPiece mage_pieces[] = {
    {"mage", "MAGE", "MG", {231, 61}, Stand::on_segment},
    {"witch", "WITCH", "WT", {231, 29}, Stand::on_segment},
};
constexpr ShownSign mage_signs[] = {
    ShownSign(Mark::mage, 150, {{-10.8, -10.8}, {10.8, 10.8}}),
};
const Shown mage_shown = {mage_texts, {}, {}, mage_pieces, {}, {}, mage_signs};

}  // namespace mistbank
