// The decisions of house rules, and the steps that ask for these decisions.
#pragma once

#include "rules/house_rules/first_player.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/house_rules/tile_sales.hpp"

namespace mistbank {

inline bool is_house_rule_under_way(const Table& table) {
    return is_hand_being_filled(table) || is_sale_under_way(table);
}

inline constexpr DecisionSpec house_rules_decisions[] = {
    DecisionSpec{DecisionKind::hand, "hand", &hand_rules, Entry::step, "HSE-1",
                 "the game waits for a tile from the hand to be laid", "lay a tile from the hand",
                 "lays a tile from the hand"}
        .about(Subject::none),
    DecisionSpec{DecisionKind::offer, "offer", &offer_rules, Entry::midway, "HSE-18",
                 "HSE-18: the game waits for an offer for the drawn tile", "make an offer for {tile}, or pass",
                 "may make an offer for {tile}"}
        .about(Subject::drawn_tile),
    DecisionSpec{DecisionKind::sell, "sell", &sell_rules, Entry::midway, "HSE-18",
                 "HSE-18: the game waits for the drawn tile to be sold or kept", "sell {tile}, or keep it",
                 "sells {tile} or keeps it"}
        .about(Subject::drawn_tile),
};
inline constexpr AskingStep house_rules_steps[] = {
    {DecisionKind::draw, "choose_first_player", 0, is_start_tile_awaited, TileLaid::no},
    {DecisionKind::chance, "choose_first_player", 0, is_first_player_awaited, TileLaid::no},
    {DecisionKind::offer, "sell_tile", StageOfSale::offering, is_offer_awaited, TileLaid::no},
    {DecisionKind::sell, "sell_tile", StageOfSale::choosing, is_sale_awaited, TileLaid::no},
    {DecisionKind::draw, "sell_tile", StageOfSale::redrawing, is_tile_sold, TileLaid::no},
    {DecisionKind::advance, "sell_tile", StageOfSale::redrawing, is_tile_sold, TileLaid::no},
    {DecisionKind::hand, "play_from_hand", 0, can_play_from_hand, TileLaid::no},
    {DecisionKind::draw, "deal_hands", StageOfFilling::not_filling, is_taken_into_hand, TileLaid::no},
    {DecisionKind::draw, "deal_hands", StageOfFilling::filling, is_taken_into_hand, TileLaid::no},
    {DecisionKind::draw, "play_from_hand", 0, is_taken_into_hand, TileLaid::no},
    {DecisionKind::draw, "fill_hands", 0, is_taken_into_hand, TileLaid::either},
};
inline constexpr Asking house_rules_asking = {house_rules_decisions, house_rules_steps, is_house_rule_under_way, 0,
                                              bits_of_decisions(DecisionKind::offer, DecisionKind::sell)};

}  // namespace mistbank
