// The state of house rules (HSE).
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr int tiles_of_a_hand = 3;  // HSE-1

/// The state of turns for filling holes (HSE-7).
struct Holes {
    TileIndex filled;  // the last tile of this turn that has filled a hole; none32: no such tile
};

/// Whether the game ends because no tile in the bag fits anywhere (HSE-6).
enum class BagUse : std::uint8_t {
    goes_on,
    nothing_unseen_fits,  // no unseen tile fits, whether it is in the bag or under a hill
    nothing_in_it_fits,
};

/// The state of a pile that takes tiles back or fills hands (HSE-1, HSE-5, HSE-6). Such a pile is called a bag. Every
/// tile keeps its place in the draw order. A draw picks a place at random.
struct Bag {
    std::uint32_t numbers_used;  // how many of the random numbers for draws have been used
    std::uint32_t time;          // number of visible returns and hidden draws so far
    BagUse is_used_up;
    std::uint8_t unused[3];
};

/// A tile outside the bag: its place in the draw order, and Bag::time when the tile was taken.
struct HeldTile {
    std::uint32_t place;
    std::uint32_t taken_at;
};

/// The tiles in players' hands (HSE-1, HSE-5).
struct Hands {
    HeldTile tiles[max_players][tiles_of_a_hand];  // each player's tiles, in the order in which they were taken
    std::uint8_t size[max_players];
    std::uint8_t are_dealt;     // whether the hands have been dealt, after the river (HSE-3)
    std::uint8_t taking;        // external draws: index + 1 of the player whose hand gets the next draw; 0: none
    std::uint8_t is_exchanged;  // whether the active player's hand was set aside and is filled again (HSE-3)
    /// Whether filling the active player's hand has begun. Then no further part follows in this turn (HSE-1).
    std::uint8_t has_begun_to_fill;
    std::uint8_t unused[2];
};

/// The offers for a tile (HSE-18).
struct Offered {
    enum : std::uint8_t { nothing, points, wine, grain, cloth, abbey };
};
inline constexpr int most_points_offered = 255;

/// The state of the sale of a key tile (HSE-18). The buyer holds the tile as an open hand.
struct Sales {
    std::uint8_t asked;  // index + 1 of the player who is asked for an offer; 0: nobody
    /// 0: it has not been decided whether the tile of this turn is for sale. 1: it has been decided; no second sale can
    /// begin. 2: the tile was sold, and another tile is drawn.
    std::uint8_t is_settled;
    std::uint8_t offered[max_colours];
    std::uint8_t points[max_colours];
    std::uint8_t further_abbeys[max_colours];  // abbeys of each colour in addition to the first
    std::uint8_t unused[4];
};

struct HouseRulesPart {
    Holes* holes = nullptr;
    Bag* bag = nullptr;
    std::uint64_t* in_bag = nullptr;   // one bit per place in the draw order: whether its tile is in the bag
    std::uint32_t* seen_at = nullptr;  // by place: Bag::time when the tile visibly returned; 0: never
    std::uint32_t* aside = nullptr;    // places, in the order in which their tiles were set aside
    std::uint64_t* fitted = nullptr;   // one bit per type: whether it fitted when no tile in the bag fitted (HSE-6)
    HeldTile* under_hills = nullptr;   // tiles under hills, in the order in which they were hidden (HIL-2)
    Hands* hands = nullptr;
    Sales* sales = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (holes != nullptr) words.tile("hole_filled", holes->filled);
        if (hands != nullptr && sales == nullptr) {
            words.number("are_dealt", hands->are_dealt, 1);
            words.number("taking", hands->taking, words.players());
            words.number("is_exchanged", hands->is_exchanged, 1);
            words.number("has_begun_to_fill", hands->has_begun_to_fill, 1);
        }
        if (sales != nullptr) {
            words.number("offer_asked", sales->asked, words.players());
            words.number("is_offered", sales->is_settled, 2);
            words.of_colours("offers", sales->offered, Offered::abbey);
            words.of_colours("points_offered", sales->points, most_points_offered);
            words.of_colours("further_abbeys", sales->further_abbeys, words.players());
        }
        if (bag == nullptr) return;
        static constexpr const char* uses[] = {"goes_on", "nothing_unseen_fits", "nothing_in_it_fits"};
        words.number("numbers_used", bag->numbers_used, position::most_count);
        words.number("time", bag->time, position::most_count);
        words.name("bag_use", bag->is_used_up, 3, position::Names{uses});
    }
};

inline bool plays_tile_sales(const Rules& rules) { return rules.house.tile_sales; }

// --- facts.cpp: visible state (HSE-18) ---
std::int32_t amount_offered(const Table& table, int of, int place);
const char* name_of_offer(int place);
inline constexpr const char* names_of_offers[Offered::abbey] = {"offer_points", "offer_wine", "offer_grain",
                                                                "offer_cloth", "offer_abbey"};
inline constexpr Fact tile_sales_facts[] = {
    fact("offer", "offer for the drawn tile", "offer", "HSE-18", amount_offered)
        .of(Scope::colour)
        .times(Offered::abbey, name_of_offer)
        .within(0, most_points_offered)
        .in_json("offer")
        .if_any()
        .observed(268, names_of_offers),
};
extern const Shown tile_sales_shown;

inline constexpr FactsOfRules facts_of_house_rules[] = {{plays_tile_sales, tile_sales_facts, &tile_sales_shown}};

ActionDetail price_of_sale(const Table& table, Action action);
constexpr IndexBlock number_of_offer(int place, int values = 0) {
    return {place, 0, 1, values, true, plays_tile_sales};
}
inline bool plays_with_hands(const Rules& rules) { return rules.house.hand > 1; }
inline constexpr ActionSpec house_rules_actions[] = {
    further(ActionKind::draw).answers(DecisionKind::hand),
    further(ActionKind::lay)
        .answers(DecisionKind::hand)
        .numbered(
            {47, by_cell, quarters_of_a_turn, (tiles_of_a_hand - 1) * quarters_of_a_turn, true, plays_with_hands}),
    action(ActionKind::first_player, "first_player", "first_player {colour}")
        .words("Name the first player", "{colour} begins")
        .answers_chance("the first player")
        .numbered(numbers_of_colours),
    action(ActionKind::offer_points, "offer_points", "offer points {number}")
        .words("Offer points", "Offers {number:point} for the tile")
        .answers(DecisionKind::offer)
        .numbered(number_of_offer(49, most_points_offered)),
    action(ActionKind::offer_wine, "offer_wine", "offer good wine")
        .words("Offer wine", "Offers wine for the tile")
        .answers(DecisionKind::offer)
        .numbered(number_of_offer(50)),
    action(ActionKind::offer_grain, "offer_grain", "offer good grain")
        .words("Offer grain", "Offers grain for the tile")
        .answers(DecisionKind::offer)
        .numbered(number_of_offer(51)),
    action(ActionKind::offer_cloth, "offer_cloth", "offer good cloth")
        .words("Offer cloth", "Offers cloth for the tile")
        .answers(DecisionKind::offer)
        .numbered(number_of_offer(52)),
    action(ActionKind::offer_abbey, "offer_abbey", "offer abbey")
        .words("Offer an abbey", "Offers an abbey for the tile")
        .answers(DecisionKind::offer)
        .numbered(number_of_offer(53)),
    action(ActionKind::sell, "sell", "sell {colour}")
        .words("Sell the tile", "Sells the tile to {colour}[ for {detail}], and draws another")
        .detailed(price_of_sale)
        .answers(DecisionKind::sell)
        .numbered(numbers_of_colours),
    action(ActionKind::keep_tile, "keep_tile", "keep")
        .words("Keep the tile", "Keeps the tile")
        .answers(DecisionKind::sell)
        .numbered(number_of_passing),
    further(ActionKind::pass).answers(DecisionKind::offer).means("Offers nothing"),                           // HSE-18
    further(ActionKind::hidden).answers(DecisionKind::draw).means("Draws a tile that only its player sees"),  // HSE-2
    further(ActionKind::pass).answers(DecisionKind::draw).means("No tile left in the bag fits anywhere"),     // HSE-6
};

}  // namespace mistbank
