// Moments shared by several chapters, apart from the steps of the turn. Each moment is a list of calls in the order of
// MEET-6, MEET-26 and MEET-28. Add a line here for each new expansion.
#include "rules/figures.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/hole_turns.hpp"
#include "rules/mist/mist.hpp"
#include "rules/scoring.hpp"

namespace mistbank {

// Puts pieces on or beside the table before the piles are made.
void when_the_game_is_set_up(Table& table) {
    if (table.dragon != nullptr) table.dragon->at = table.dragon->fairy_at = none32;
    if (table.towers != nullptr) hand_out_floors(table);
    if (table.hills != nullptr) fill_bag(table);
    if (table.bag != nullptr) put_all_into_bag(table);
    if (table.holes != nullptr) table.holes->filled = none32;
    if (table.big_top != nullptr) table.big_top->at = none32;
    if (table.abbeys != nullptr) hand_out_abbeys(table);
    if (table.gold != nullptr) set_up_ingots(table);
    if (table.magic != nullptr) put_magic_aside(table);
    if (table.robbers != nullptr) put_robbers_into_supplies(table);
    if (table.tokens != nullptr) set_up_tokens(table);
    if (table.gains != nullptr) clear_gains(table);
}

// Resets the data that belong to a single turn. This is not a step of the turn.
void when_a_turn_begins(Table& table) {
    if (table.towers != nullptr) table.towers->has_ransomed = 0;   // TWR-12
    if (table.messages != nullptr) begin_turn_of_couriers(table);  // MSG-3, MSG-4
    if (table.hands != nullptr) table.hands->has_begun_to_fill = 0;
    if (table.sales != nullptr) table.sales->is_settled = 0;  // HSE-18
}

// Records the tower foundation, the acrobats' space and the lake of a tile, which later actions name (MEET-22), and the
// holes beside the tile.
void note_places(Table& table, TileIndex tile) {
    if (table.towers != nullptr) track_foundation(table, tile);
    if (table.big_top != nullptr) see_space(table, tile);
    if (table.lakes != nullptr) track_lake(table, tile);
    if (table.abbeys != nullptr) track_holes(table, table.board.tiles[tile]);
}

// Records the effects of a face-up tile, regardless of how the tile came onto the board.
void note_tile(Table& table, TileIndex tile) {
    if (is_cemetery(table, table.board.tiles[tile])) add_cemetery(table, tile);
    if (!table.setup->has_parts) return;
    if (table.settings().house.border_completes) table.board.end_at_edge(tile);  // HSE-10
    note_places(table, tile);
    if (table.river != nullptr) river_flows_on(table, table.board.tiles[tile]);  // RIV-3
}

// MEET-6, step 1a: effects of laying a tile. Effects that need a decision or move a piece have separate steps.
void when_a_tile_is_laid(Table& table) {
    const PlacedTile& laid = table.board.tiles[table.state->laid];
    note_tile(table, table.state->laid);
    if (!table.setup->has_parts) return;
    if (table.traders != nullptr) update_builder_growth(table, laid);  // TRB-5
    if (table.holes != nullptr) track_filled_holes(table, laid);       // HSE-7
}

// Called after the figure has left `feature`, for its supply or another place.
void when_a_figure_leaves(Table& table, const Figure& figure, NodeIndex feature) {
    if (table.dragon != nullptr) fairy_loses(table, static_cast<int>(&figure - table.figures));  // PRD-18
    if (table.traders != nullptr) send_builder_and_pig_home(table, figure, feature);             // MEET-8
    if (table.hills != nullptr) flock_leaves(table, figure);                                     // HIL-8, PRD-8
}

// Returns the points for each tile, and for each coat of arms, of a road or city.
int points_a_tile(const Table& table, NodeIndex feature, When when) {
    const bool may_be_small = table.settings().house.small_cities && when == When::complete;
    if (may_be_small && is_small_city(table, feature)) return 1;  // HSE-13
    if (table.settings().plays(Expansion::inns_cathedrals)) return points_with_inns_cathedrals(table, feature, when);
    const bool doubled = table.board.nodes[feature].kind == SegmentKind::city && when == When::complete;
    return doubled ? 2 : 1;  // COO-6, CMP-1, CMP-6
}

// Returns the points of a monastery or garden in addition to the points for tiles: those for the vineyards around a
// completed monastery.
int points_around(const Table& table, NodeIndex centre, When when) {
    const bool has_vineyards =
        table.hills != nullptr && when == When::complete && table.board.nodes[centre].kind == SegmentKind::monastery;
    return has_vineyards ? points_for_vineyards(table, centre) : 0;  // HIL-4
}

// Adds the points that a colour gets for the ringmaster and the fairy when a feature is scored, whether or not the
// colour has the majority.
void add_bonus_beside_majority(Table& table, NodeIndex feature, Colour colour, Gain& gain) {
    if (table.big_top != nullptr) gain.ringmaster = points_for_ringmaster(table, feature, colour);  // TOP-8
    if (table.dragon != nullptr) gain.fairy = points_for_fairy(table, feature, colour);             // PRD-16
}

// Returns the bonus of a colour that scores a feature: the points for its pig.
int bonus_of(const Table& table, NodeIndex feature, Colour colour, const Reckoning& reckoning) {
    return table.traders != nullptr ? bonus_by_pig(table, feature, colour, reckoning) : 0;  // TRB-8
}

// MEET-28: returns a scored meeple to its supply, or sets a wagon aside (ABM-13).
void when_a_scored_meeple_leaves(Table& table, int figure) {
    if (table.abbeys != nullptr && table.figures[figure].kind == FigureKind::wagon) {
        put_wagon_aside(table, figure);
    } else {
        return_figure(table, figure);
    }
}

// MEET-28: called after the feature's points have been assigned, before its figures leave.
void when_a_feature_is_scored(Table& table, NodeIndex feature) {
    if (table.traders != nullptr) take_goods(table, feature);     // TRB-1
    if (table.gold != nullptr) claim_gold(table, feature);        // GLD-4
    if (table.tokens != nullptr) take_token_for(table, feature);  // KNG-2
}

// MEET-28: called after all completed features with meeples have been scored.
void when_all_is_scored(Table& table) {
    if (table.traders != nullptr) take_goods_of_empty_cities(table);
    if (table.magic != nullptr) send_magic_aside(table);                // MAG-7
    if (table.tokens != nullptr) take_tokens_of_empty_features(table);  // KNG-2
    if (table.ferries != nullptr) forget_touched_roads(table);
}

// MEET-26: the parts of the final scoring before the animal under the big top is revealed.
void score_before_the_big_top(Table& table, When when_complete) {
    score_what_is_occupied(table, when_complete);                    // MEET-26 (1), (2)
    if (table.abbeys != nullptr) score_barns_at_the_end(table);      // MEET-26 (3)
    if (table.big_top != nullptr) score_acrobats_at_the_end(table);  // MEET-26 (4)
}

// MEET-26: the parts of the final scoring after the animal has scored.
void score_from_the_big_top_on(Table& table) {
    if (table.traders != nullptr) score_goods(table);  // MEET-26 (6)
    if (table.gold != nullptr) score_gold(table);      // MEET-26 (6a)
    if (table.tokens != nullptr) score_tokens(table);  // MEET-26 (6b), (6c)
    if (table.lakes != nullptr) pay_for_lakes(table);  // MEET-26 (7)
    pay_for_ghosts(table);                             // MEET-26 (8)
}

}  // namespace mistbank
