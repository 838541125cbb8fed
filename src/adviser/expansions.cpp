#include "adviser/expansions.hpp"

namespace mistbank {
namespace {

constexpr ToldEvent told_events[] = {
    {EventKind::fairy_moved, weight_of_a_place, "the fairy goes to ", true},
    {EventKind::figure_eaten, weight_of_a_figure, "the dragon eats ", true},
    {EventKind::knight_removed, weight_of_a_figure, "the princess sends ", true, " home"},
    {EventKind::figure_captured, weight_of_a_figure, "captures ", true},
    {EventKind::wagon_moved, weight_of_a_place, "moves the wagon"},
    {EventKind::die_rolled, weight_of_a_place, "a meeple flies off"},
    {EventKind::token_drawn, weight_of_a_place, "draws a token for the flock"},  // the token is unknown in advance
    {EventKind::big_top_moved, weight_of_a_move, "moves the big top"},
    {EventKind::figure_caught, weight_of_a_figure, "the Vodyanoy catches ", true},
    {EventKind::figure_released, weight_of_a_figure, "frees ", true, " from the lake"},
    {EventKind::message_drawn, weight_of_a_place, "draws a message"},
    {EventKind::mage_left, weight_of_growth, "removes the mage from the board"},
    {EventKind::witch_left, weight_of_growth, "removes the witch from the board"},
    {EventKind::figure_taken_back, weight_of_a_figure, "takes back ", true},
    {EventKind::offer_made, weight_of_a_place, "makes an offer for the tile"},
    {EventKind::tile_sold, weight_of_a_place, "sells the tile"},
};

constexpr KnownPlace known_places[] = {
    {SegmentKind::acrobats, "among the acrobats", &RivalWeights::acrobat},
    {SegmentKind::vodyanoy, "in a lake", &RivalWeights::lake},
};

}  // namespace

const ToldEvent* told_event(EventKind kind) noexcept {
    for (const ToldEvent& row : told_events) {
        if (row.kind == kind) return &row;
    }
    return nullptr;
}

const KnownPlace* known_place(SegmentKind kind) noexcept {
    for (const KnownPlace& row : known_places) {
        if (row.kind == kind) return &row;
    }
    return nullptr;
}

}  // namespace mistbank
