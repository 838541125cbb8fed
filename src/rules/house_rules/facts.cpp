// The facts about house rules that all players see, and the texts of house rules.
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/house_rules/tile_sales.hpp"
#include "rules/shown.hpp"

namespace mistbank {

std::int32_t amount_offered(const Table& table, int of, int place) {
    const Sales& sales = *table.sales;
    if (sales.offered[of] != place + 1) return 0;
    return sales.offered[of] == Offered::points ? sales.points[of] : 1;
}

const char* name_of_offer(int place) { return text_of_offer(place + 1); }

static ActionDetail::Words price_offered(const Table& table, int colour) {
    const int what = table.sales->offered[colour];
    const int points = table.sales->points[colour];
    if (what == Offered::nothing) return {};
    if (what != Offered::points) return ActionDetail::Words::of("1 ", text_of_offer(what));
    return ActionDetail::Words::of(points, points == 1 ? " point" : " points");
}

ActionDetail price_of_sale(const Table& table, Action action) { return price_offered(table, action.colour); }

static constexpr EventSpec house_rules_events[] = {
    {EventKind::tile_taken, "tile_taken", "tile colour", "{colour} takes {tile|{tile}|a tile} into the hand"},
    {EventKind::tile_returned, "tile_returned", "tile", "{tile} fits nowhere and goes back into the pile"},
    {EventKind::hole_filled, "hole_filled", "x y", "{player} fills the hole at {cell} and has another turn"},
    {EventKind::hand_set_aside, "hand_set_aside", "colour", "no tile of {colour}'s hand fits"},
    {EventKind::start_tile_drawn, "start_tile_drawn", "tile colour roads=amount",
     "{colour} draws {tile} to find the first player: [{roads:road}|no road]"},
    {EventKind::first_player_chosen, "first_player_chosen", "colour by_chance=count tiles=amount",
     "{colour} begins[{by_chance?}, by chance][; {tiles:tile} {tiles|returns|return} to the pile]"},
    EventSpec(EventKind::offer_made, "offer_made", "tile colour points what=count",
              "{colour} offers [{points:point}|1 {what}] for {tile}")
        .with_word("what", text_of_offer),
    EventSpec(EventKind::tile_sold, "tile_sold", "tile colour points what=count",
              "{player} sells {tile} to {colour} for [{points:point}|1 {what}]")
        .with_word("what", text_of_offer),
};

static constexpr HouseRules default_house_rules = default_rules.house;
static constexpr int widest_table = 2 * edge + 1;

static constexpr RuleFieldSpec house_rule_fields[] = {
    house_rule("hand", "Hand", "Players choose from a hand of three tiles.", "HSE-1").within(0, tiles_of_a_hand),
    house_rule("hand_open", "Open hands", "All players see the tiles that players hold.", "HSE-2")
        .on_or_off(default_house_rules.hand_open),
    house_rule("draw_ahead", "Tiles drawn ahead", "Players draw the next tile at the end of their turn.", "HSE-5")
        .on_or_off(default_house_rules.draw_ahead),
    house_rule("unplayable", "Unplayable tiles", "A tile that fits nowhere goes back into the pile.", "HSE-6")
        .named(Enumeration::unplayable)
        .within(0, 1),
    house_rule("hole_turn", "Turns for holes", "A player who fills a hole has another turn.", "HSE-7")
        .on_or_off(default_house_rules.hole_turn),
    house_rule("incomplete_scores", "Incomplete features", "Incomplete features score nothing at the end.", "HSE-8")
        .on_or_off(default_house_rules.incomplete_scores),
    house_rule("table_width", "Width of the table", "Tiles lie on a table of this many cells from west to east.",
               "HSE-9")
        .within(0, widest_table),
    house_rule("table_height", "Height of the table", "Tiles lie on a table of this many cells from north to south.",
               "HSE-9")
        .within(0, widest_table),
    house_rule("table_x", "Column of the start", "The column of the cell 0,0 on the table; -1 is the middle.", "HSE-9")
        .within(-1, widest_table - 1, default_house_rules.table_x),
    house_rule("table_y", "Row of the start", "The row of the cell 0,0 on the table; -1 is the middle.", "HSE-9")
        .within(-1, widest_table - 1, default_house_rules.table_y),
    house_rule("border_completes", "Edge of the table", "The edge of the table closes features that end there.",
               "HSE-10")
        .on_or_off(default_house_rules.border_completes),
    house_rule("start_in_bag", "Starting tile",
               "There is no fixed starting tile: the first drawn tile starts the board.", "HSE-11")
        .on_or_off(default_house_rules.start_in_bag),
    house_rule("small_cities", "Small cities", "A complete city of two tiles scores as if it were incomplete.",
               "HSE-13")
        .on_or_off(default_house_rules.small_cities),
    house_rule("without", "Figures left out", "These kinds of figures stay in the box.", "HSE-14")
        .several(Enumeration::figure_kind, figure_kinds),
    house_rule("dragon_after_scoring", "Late dragon", "The dragon moves after the scoring.", "HSE-15")
        .on_or_off(default_house_rules.dragon_after_scoring),
    house_rule("hill_majority", "Majority on hills", "Among tied colours, those with the most meeples on hills win.",
               "HSE-16")
        .on_or_off(default_house_rules.hill_majority),
    house_rule("first_player", "First player", "Chance or the tile with the most roads decides who begins.", "HSE-17")
        .named(Enumeration::first_player)
        .within(0, static_cast<int>(FirstPlayer::most_roads)),
    house_rule("tile_sales", "Sales of tiles", "The other players may buy a drawn key tile.", "HSE-18")
        .on_or_off(default_house_rules.tile_sales),
};

static constexpr SourceSpec house_rules_sources[] = {{Source::sales, "sales"}};

const Description house_rules_description = {"house rules",
                                             "HSE",
                                             "Hands of tiles, a bag, an edge of the table, and other ways to score",
                                             house_rules_events,
                                             house_rules_sources,
                                             {},
                                             nullptr,
                                             house_rule_fields};

// --- display ---

static void write_price(const Table& table, int of, PhraseWriter& out) { out.put(price_offered(table, of).view()); }

constexpr ShownText tile_sales_texts[] = {
    {TextPlace::points, "offers", "[{each}]", "[{colour} {price}]"},
    {TextPlace::of_colour, nullptr, "[offers {price}]"},
};
constexpr TextField tile_sales_phrases[] = {{"price", write_price}};
const Shown tile_sales_shown = {tile_sales_texts, tile_sales_phrases};

}  // namespace mistbank
