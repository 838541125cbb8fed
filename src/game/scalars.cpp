// A game as a row of numbers: what no cell of the board tells.
#include <algorithm>

#include "game/expansions.hpp"
#include "game/inside.hpp"
#include "mistbank/observation.hpp"

namespace mistbank {
namespace {

/// A number and its name.
struct Scalar {
    const char* name;
    std::int32_t (*value)(const Game& game, int player);
};

const TileType* tile_in_question(const Game& game) {
    const int type = game.decision().tile_type;
    return type < 0 ? nullptr : &game.type(type);
}

template <int side>
std::int32_t drawn_side(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    return type == nullptr ? 0 : static_cast<std::int32_t>(type->side_kind(static_cast<Side>(side)));
}

template <int side>
std::int32_t drawn_misty(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    return type != nullptr && type->misty(static_cast<Side>(side));
}

template <SegmentKind kind>
std::int32_t drawn_count(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    if (type == nullptr || is_scenery(game, kind)) return 0;
    const auto end = type->segments.begin() + type->segment_count;
    return static_cast<std::int32_t>(
        std::count_if(type->segments.begin(), end, [](const Segment& segment) { return segment.kind == kind; }));
}

template <Mark mark>
std::int32_t drawn_marks(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    return type == nullptr ? 0 : segments_with(game, *type, mark);
}

std::int32_t drawn_river_sides(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    int count = 0;
    for (int side = 0; type != nullptr && side < 4; ++side) {
        count += type->side_kind(static_cast<Side>(side)) == SideKind::river ? 1 : 0;
    }
    return count;
}

std::int32_t drawn_coats(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    int sum = 0;
    for (int i = 0; type != nullptr && i < type->segment_count; ++i)
        sum += type->segments[static_cast<std::size_t>(i)].coats;
    return sum;
}

std::int32_t drawn_symbols(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    int sum = 0;
    for (int i = 0; type != nullptr && i < type->segment_count; ++i)
        sum += type->segments[static_cast<std::size_t>(i)].symbols;
    return sum;
}

template <int seat>
std::int32_t points_of_seat(const Game& game, int player) {
    const Colour colour = colour_at(game, player, seat);
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = game.scoring_meeple(i);
        if (colour != Colour::none && meeple.colour == colour) return meeple.total;
    }
    return 0;
}

std::int32_t common_points(const Game& game, int) {
    const ScoringMeeple meeple = game.scoring_meeple(0);
    return meeple.colour == Colour::none ? meeple.total : 0;
}

template <int seat>
std::int32_t is_own_seat(const Game& game, int player) {
    const Colour colour = colour_at(game, player, seat);
    return colour != Colour::none && game.player_of(colour) == player;
}

template <FigureKind kind, int seat>
std::int32_t supply_of_seat(const Game& game, int player) {
    return game.supply(colour_at(game, player, seat)).of(kind);
}
template <int seat>
std::int32_t reserve_of_seat(const Game& game, int player) {
    return game.supply(colour_at(game, player, seat)).reserve;
}
template <Good good, int seat>
std::int32_t goods_of_seat(const Game& game, int player) {
    return game.supply(colour_at(game, player, seat)).goods[static_cast<int>(good)];
}

template <int seat>
std::int32_t floors_of_seat(const Game& game, int player) {
    return game.supply(colour_at(game, player, seat)).floors;
}
template <int seat>
std::int32_t abbeys_of_seat(const Game& game, int player) {
    return game.supply(colour_at(game, player, seat)).abbeys;
}
template <int seat>
std::int32_t sheep_of_seat(const Game& game, int player) {
    return game.supply(colour_at(game, player, seat)).sheep;
}
/// Figures of that seat that others hold (TWR-8).
template <int seat>
std::int32_t prisoners_of_seat(const Game& game, int player) {
    const Colour colour = colour_at(game, player, seat);
    std::int32_t count = 0;
    for (int i = 0; i < game.prisoner_count(); ++i) count += game.prisoner(i).colour == colour ? 1 : 0;
    return count;
}
template <int seat>
std::int32_t fairy_is_with_seat(const Game& game, int player) {
    const Colour colour = colour_at(game, player, seat);
    if (colour == Colour::none || game.fairy_tile() < 0) return 0;
    for (int i = 0; i < game.figure_count(); ++i) {
        if (game.figure(i).fairy) return game.figure(i).colour == colour;
    }
    return 0;
}
/// That which a scalar of this name tells; none goes on behind the last one.
constexpr Mark sign_of(std::string_view scalar) {
    const SignNumbers* row = sign_numbers;
    while (row->scalar != scalar) ++row;
    return row->mark;
}
template <Mark mark>
std::int32_t drawn_sign(const Game& game, int) {
    const TileType* type = tile_in_question(game);
    return type != nullptr && shows_sign(game, *type, mark);
}

template <int seat>
std::int32_t hand_size_of_seat(const Game& game, int player) {
    return game.hand_size(game.player_of(colour_at(game, player, seat)));
}
// Of the own hand alone, which others do not see (HSE-2).
template <int place>
std::int32_t type_in_hand(const Game& game, int player) {
    return game.hand(player, place, player);
}
template <int place, int side>
std::int32_t side_in_hand(const Game& game, int player) {
    const int type = game.hand(player, place, player);
    return type < 0 ? 0 : static_cast<std::int32_t>(game.type(type).side_kind(static_cast<Side>(side)));
}

template <int number>
std::int32_t sheep_left_in_bag(const Game& game, int) {
    return game.sheep_in_bag(number);
}
template <int number>
std::int32_t animals_not_shown(const Game& game, int) {
    return game.animals_unseen(number);
}

template <int hound>
std::int32_t number_of_hound(const Game& game, int) {
    return game.hound_number(hound);
}
template <int hound>
std::int32_t hound_has_arrived(const Game& game, int) {
    return game.hound_arrived(hound);
}
template <int pile>
std::int32_t size_of_pile(const Game& game, int) {
    return pile < game.pile_count() ? game.pile_size(pile) : 0;
}

template <int seat>
std::int32_t ingots_of_seat(const Game& game, int player) {
    return game.ingots_of(colour_at(game, player, seat));
}
template <int seat>
std::int32_t robber_of_seat(const Game& game, int player) {
    return game.robber_space(colour_at(game, player, seat));
}
template <int seat>
std::int32_t courier_of_seat(const Game& game, int player) {
    return game.courier(colour_at(game, player, seat));
}
// In the order of the first draws; what has not been drawn is hidden (MSG-2).
template <int place>
std::int32_t message_at(const Game& game, int) {
    return game.message_seen(place);
}

std::int32_t colour_in_question(const Game& game, int player) { return seat_of(game, player, game.decision().colour); }

constexpr Scalar scalars[] = {
    {"system", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().system); }},
    {"level", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().level); }},
    {"players", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().players); }},
    {"decision", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().kind); }},
    {"decides", [](const Game& game, int player) -> std::int32_t { return game.deciding_player() == player; }},
    {"turn", [](const Game& game, int) { return static_cast<std::int32_t>(game.turn()); }},
    {"segment", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().segment); }},
    {"hound", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().hound); }},
    {"points", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().points); }},
    {"colour", colour_in_question},
    {"tile_north", drawn_side<0>},
    {"tile_east", drawn_side<1>},
    {"tile_south", drawn_side<2>},
    {"tile_west", drawn_side<3>},
    {"tile_mist_north", drawn_misty<0>},
    {"tile_mist_east", drawn_misty<1>},
    {"tile_mist_south", drawn_misty<2>},
    {"tile_mist_west", drawn_misty<3>},
    {"tile_roads", drawn_count<SegmentKind::road>},
    {"tile_cities", drawn_count<SegmentKind::city>},
    {"tile_monasteries", drawn_count<SegmentKind::monastery>},
    {"tile_castles", drawn_count<SegmentKind::castle>},
    {"tile_cemeteries", drawn_count<SegmentKind::cemetery>},
    {"tile_coats", drawn_coats},
    {"tile_symbols", drawn_symbols},
    {"goal", [](const Game& game, int) { return static_cast<std::int32_t>(game.goal()); }},
    {"total", common_points},
    {"total_seat_0", points_of_seat<0>},
    {"total_seat_1", points_of_seat<1>},
    {"total_seat_2", points_of_seat<2>},
    {"total_seat_3", points_of_seat<3>},
    {"total_seat_4", points_of_seat<4>},
    {"total_seat_5", points_of_seat<5>},
    {"own_seat_0", is_own_seat<0>},
    {"own_seat_1", is_own_seat<1>},
    {"own_seat_2", is_own_seat<2>},
    {"own_seat_3", is_own_seat<3>},
    {"own_seat_4", is_own_seat<4>},
    {"own_seat_5", is_own_seat<5>},
    {"supply_seat_0", supply_of_seat<FigureKind::normal, 0>},
    {"supply_seat_1", supply_of_seat<FigureKind::normal, 1>},
    {"supply_seat_2", supply_of_seat<FigureKind::normal, 2>},
    {"supply_seat_3", supply_of_seat<FigureKind::normal, 3>},
    {"supply_seat_4", supply_of_seat<FigureKind::normal, 4>},
    {"supply_seat_5", supply_of_seat<FigureKind::normal, 5>},
    {"guards_seat_0", supply_of_seat<FigureKind::guard, 0>},
    {"guards_seat_1", supply_of_seat<FigureKind::guard, 1>},
    {"guards_seat_2", supply_of_seat<FigureKind::guard, 2>},
    {"guards_seat_3", supply_of_seat<FigureKind::guard, 3>},
    {"guards_seat_4", supply_of_seat<FigureKind::guard, 4>},
    {"guards_seat_5", supply_of_seat<FigureKind::guard, 5>},
    {"reserve_seat_0", reserve_of_seat<0>},
    {"reserve_seat_1", reserve_of_seat<1>},
    {"reserve_seat_2", reserve_of_seat<2>},
    {"reserve_seat_3", reserve_of_seat<3>},
    {"reserve_seat_4", reserve_of_seat<4>},
    {"reserve_seat_5", reserve_of_seat<5>},
    {"ghost_supply", [](const Game& game, int) { return static_cast<std::int32_t>(game.ghost_supply()); }},
    {"ghosts_on_board", [](const Game& game, int) { return static_cast<std::int32_t>(game.ghosts_on_board()); }},
    {"hound_1_number", number_of_hound<1>},
    {"hound_2_number", number_of_hound<2>},
    {"hound_1_arrived", hound_has_arrived<1>},
    {"hound_2_arrived", hound_has_arrived<2>},
    {"active_pile", [](const Game& game, int) { return static_cast<std::int32_t>(game.active_pile()); }},
    {"pile_0", size_of_pile<0>},
    {"pile_1", size_of_pile<1>},
    {"pile_2", size_of_pile<2>},
    {"set_aside", [](const Game& game, int) { return static_cast<std::int32_t>(game.set_aside_count()); }},
    {"tiles", [](const Game& game, int) { return static_cast<std::int32_t>(game.tile_count()); }},
    {"expansions", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().expansions); }},
    {"part", [](const Game& game, int) { return static_cast<std::int32_t>(game.part()); }},
    {"tile_gardens", drawn_count<SegmentKind::garden>},
    {"tile_inns", drawn_marks<Mark::inn>},
    {"tile_cathedrals", drawn_marks<Mark::cathedral>},
    {"tile_wine", drawn_marks<Mark::wine>},
    {"tile_grain", drawn_marks<Mark::grain>},
    {"tile_cloth", drawn_marks<Mark::cloth>},
    {"tile_river", drawn_river_sides},
    {"large_seat_0", supply_of_seat<FigureKind::large, 0>},
    {"large_seat_1", supply_of_seat<FigureKind::large, 1>},
    {"large_seat_2", supply_of_seat<FigureKind::large, 2>},
    {"large_seat_3", supply_of_seat<FigureKind::large, 3>},
    {"large_seat_4", supply_of_seat<FigureKind::large, 4>},
    {"large_seat_5", supply_of_seat<FigureKind::large, 5>},
    {"abbots_seat_0", supply_of_seat<FigureKind::abbot, 0>},
    {"abbots_seat_1", supply_of_seat<FigureKind::abbot, 1>},
    {"abbots_seat_2", supply_of_seat<FigureKind::abbot, 2>},
    {"abbots_seat_3", supply_of_seat<FigureKind::abbot, 3>},
    {"abbots_seat_4", supply_of_seat<FigureKind::abbot, 4>},
    {"abbots_seat_5", supply_of_seat<FigureKind::abbot, 5>},
    {"builders_seat_0", supply_of_seat<FigureKind::builder, 0>},
    {"builders_seat_1", supply_of_seat<FigureKind::builder, 1>},
    {"builders_seat_2", supply_of_seat<FigureKind::builder, 2>},
    {"builders_seat_3", supply_of_seat<FigureKind::builder, 3>},
    {"builders_seat_4", supply_of_seat<FigureKind::builder, 4>},
    {"builders_seat_5", supply_of_seat<FigureKind::builder, 5>},
    {"pigs_seat_0", supply_of_seat<FigureKind::pig, 0>},
    {"pigs_seat_1", supply_of_seat<FigureKind::pig, 1>},
    {"pigs_seat_2", supply_of_seat<FigureKind::pig, 2>},
    {"pigs_seat_3", supply_of_seat<FigureKind::pig, 3>},
    {"pigs_seat_4", supply_of_seat<FigureKind::pig, 4>},
    {"pigs_seat_5", supply_of_seat<FigureKind::pig, 5>},
    {"wine_seat_0", goods_of_seat<Good::wine, 0>},
    {"wine_seat_1", goods_of_seat<Good::wine, 1>},
    {"wine_seat_2", goods_of_seat<Good::wine, 2>},
    {"wine_seat_3", goods_of_seat<Good::wine, 3>},
    {"wine_seat_4", goods_of_seat<Good::wine, 4>},
    {"wine_seat_5", goods_of_seat<Good::wine, 5>},
    {"grain_seat_0", goods_of_seat<Good::grain, 0>},
    {"grain_seat_1", goods_of_seat<Good::grain, 1>},
    {"grain_seat_2", goods_of_seat<Good::grain, 2>},
    {"grain_seat_3", goods_of_seat<Good::grain, 3>},
    {"grain_seat_4", goods_of_seat<Good::grain, 4>},
    {"grain_seat_5", goods_of_seat<Good::grain, 5>},
    {"cloth_seat_0", goods_of_seat<Good::cloth, 0>},
    {"cloth_seat_1", goods_of_seat<Good::cloth, 1>},
    {"cloth_seat_2", goods_of_seat<Good::cloth, 2>},
    {"cloth_seat_3", goods_of_seat<Good::cloth, 3>},
    {"cloth_seat_4", goods_of_seat<Good::cloth, 4>},
    {"cloth_seat_5", goods_of_seat<Good::cloth, 5>},
    {"mayors_seat_0", supply_of_seat<FigureKind::mayor, 0>},
    {"mayors_seat_1", supply_of_seat<FigureKind::mayor, 1>},
    {"mayors_seat_2", supply_of_seat<FigureKind::mayor, 2>},
    {"mayors_seat_3", supply_of_seat<FigureKind::mayor, 3>},
    {"mayors_seat_4", supply_of_seat<FigureKind::mayor, 4>},
    {"mayors_seat_5", supply_of_seat<FigureKind::mayor, 5>},
    {"wagons_seat_0", supply_of_seat<FigureKind::wagon, 0>},
    {"wagons_seat_1", supply_of_seat<FigureKind::wagon, 1>},
    {"wagons_seat_2", supply_of_seat<FigureKind::wagon, 2>},
    {"wagons_seat_3", supply_of_seat<FigureKind::wagon, 3>},
    {"wagons_seat_4", supply_of_seat<FigureKind::wagon, 4>},
    {"wagons_seat_5", supply_of_seat<FigureKind::wagon, 5>},
    {"barns_seat_0", supply_of_seat<FigureKind::barn, 0>},
    {"barns_seat_1", supply_of_seat<FigureKind::barn, 1>},
    {"barns_seat_2", supply_of_seat<FigureKind::barn, 2>},
    {"barns_seat_3", supply_of_seat<FigureKind::barn, 3>},
    {"barns_seat_4", supply_of_seat<FigureKind::barn, 4>},
    {"barns_seat_5", supply_of_seat<FigureKind::barn, 5>},
    {"floors_seat_0", floors_of_seat<0>},
    {"floors_seat_1", floors_of_seat<1>},
    {"floors_seat_2", floors_of_seat<2>},
    {"floors_seat_3", floors_of_seat<3>},
    {"floors_seat_4", floors_of_seat<4>},
    {"floors_seat_5", floors_of_seat<5>},
    {"abbeys_seat_0", abbeys_of_seat<0>},
    {"abbeys_seat_1", abbeys_of_seat<1>},
    {"abbeys_seat_2", abbeys_of_seat<2>},
    {"abbeys_seat_3", abbeys_of_seat<3>},
    {"abbeys_seat_4", abbeys_of_seat<4>},
    {"abbeys_seat_5", abbeys_of_seat<5>},
    {"prisoners_seat_0", prisoners_of_seat<0>},
    {"prisoners_seat_1", prisoners_of_seat<1>},
    {"prisoners_seat_2", prisoners_of_seat<2>},
    {"prisoners_seat_3", prisoners_of_seat<3>},
    {"prisoners_seat_4", prisoners_of_seat<4>},
    {"prisoners_seat_5", prisoners_of_seat<5>},
    {"fairy_seat_0", fairy_is_with_seat<0>},
    {"fairy_seat_1", fairy_is_with_seat<1>},
    {"fairy_seat_2", fairy_is_with_seat<2>},
    {"fairy_seat_3", fairy_is_with_seat<3>},
    {"fairy_seat_4", fairy_is_with_seat<4>},
    {"fairy_seat_5", fairy_is_with_seat<5>},
    {"tile_volcano", drawn_sign<sign_of("tile_volcano")>},
    {"tile_dragon", drawn_sign<sign_of("tile_dragon")>},
    {"tile_portal", drawn_sign<sign_of("tile_portal")>},
    {"tile_foundation", drawn_sign<sign_of("tile_foundation")>},
    {"tile_machine", drawn_sign<Mark::machine>},
    {"tile_abbey", drawn_sign<Mark::abbey>},
    {"tile_princesses", drawn_marks<Mark::princess>},
    {"in_last_round", [](const Game& game, int) -> std::int32_t { return game.in_last_round(); }},
    {"shepherds_seat_0", supply_of_seat<FigureKind::shepherd, 0>},
    {"shepherds_seat_1", supply_of_seat<FigureKind::shepherd, 1>},
    {"shepherds_seat_2", supply_of_seat<FigureKind::shepherd, 2>},
    {"shepherds_seat_3", supply_of_seat<FigureKind::shepherd, 3>},
    {"shepherds_seat_4", supply_of_seat<FigureKind::shepherd, 4>},
    {"shepherds_seat_5", supply_of_seat<FigureKind::shepherd, 5>},
    {"ringmasters_seat_0", supply_of_seat<FigureKind::ringmaster, 0>},
    {"ringmasters_seat_1", supply_of_seat<FigureKind::ringmaster, 1>},
    {"ringmasters_seat_2", supply_of_seat<FigureKind::ringmaster, 2>},
    {"ringmasters_seat_3", supply_of_seat<FigureKind::ringmaster, 3>},
    {"ringmasters_seat_4", supply_of_seat<FigureKind::ringmaster, 4>},
    {"ringmasters_seat_5", supply_of_seat<FigureKind::ringmaster, 5>},
    {"sheep_seat_0", sheep_of_seat<0>},
    {"sheep_seat_1", sheep_of_seat<1>},
    {"sheep_seat_2", sheep_of_seat<2>},
    {"sheep_seat_3", sheep_of_seat<3>},
    {"sheep_seat_4", sheep_of_seat<4>},
    {"sheep_seat_5", sheep_of_seat<5>},
    {"wolves_in_bag", sheep_left_in_bag<0>},
    {"sheep_in_bag_1", sheep_left_in_bag<1>},
    {"sheep_in_bag_2", sheep_left_in_bag<2>},
    {"sheep_in_bag_3", sheep_left_in_bag<3>},
    {"sheep_in_bag_4", sheep_left_in_bag<4>},
    {"tiles_under_hills", [](const Game& game, int) -> std::int32_t { return game.tiles_under_hills(); }},
    {"animals_1", animals_not_shown<1>},
    {"animals_3", animals_not_shown<3>},
    {"animals_4", animals_not_shown<4>},
    {"animals_5", animals_not_shown<5>},
    {"animals_6", animals_not_shown<6>},
    {"animals_7", animals_not_shown<7>},
    {"tile_hill", drawn_sign<sign_of("tile_hill")>},
    {"tile_vineyard", drawn_sign<sign_of("tile_vineyard")>},
    {"tile_circus", drawn_sign<sign_of("tile_circus")>},
    {"tile_acrobat_space", drawn_sign<sign_of("tile_acrobat_space")>},
    {"tile_lake", drawn_sign<sign_of("tile_lake")>},
    {"hand_size_seat_0", hand_size_of_seat<0>},
    {"hand_size_seat_1", hand_size_of_seat<1>},
    {"hand_size_seat_2", hand_size_of_seat<2>},
    {"hand_size_seat_3", hand_size_of_seat<3>},
    {"hand_size_seat_4", hand_size_of_seat<4>},
    {"hand_size_seat_5", hand_size_of_seat<5>},
    {"hand_0", type_in_hand<0>},
    {"hand_1", type_in_hand<1>},
    {"hand_2", type_in_hand<2>},
    {"hand_0_north", side_in_hand<0, 0>},
    {"hand_0_east", side_in_hand<0, 1>},
    {"hand_0_south", side_in_hand<0, 2>},
    {"hand_0_west", side_in_hand<0, 3>},
    {"hand_1_north", side_in_hand<1, 0>},
    {"hand_1_east", side_in_hand<1, 1>},
    {"hand_1_south", side_in_hand<1, 2>},
    {"hand_1_west", side_in_hand<1, 3>},
    {"hand_2_north", side_in_hand<2, 0>},
    {"hand_2_east", side_in_hand<2, 1>},
    {"hand_2_south", side_in_hand<2, 2>},
    {"hand_2_west", side_in_hand<2, 3>},
    {"number", [](const Game& game, int) -> std::int32_t { return game.decision().number; }},
    {"tile_ferry", drawn_sign<sign_of("tile_ferry")>},
    {"tile_gold", drawn_sign<sign_of("tile_gold")>},
    {"tile_mage", drawn_sign<sign_of("tile_mage")>},
    {"tile_robber", drawn_sign<sign_of("tile_robber")>},
    {"tile_crop_farmer", drawn_sign<sign_of("tile_crop_farmer")>},
    {"tile_crop_highwayman", drawn_sign<sign_of("tile_crop_highwayman")>},
    {"tile_crop_knight", drawn_sign<sign_of("tile_crop_knight")>},
    {"ferries", [](const Game& game, int) -> std::int32_t { return game.ferry_count(); }},
    {"ingots_aside", [](const Game& game, int) -> std::int32_t { return game.ingots_aside(); }},
    {"ingots_seat_0", ingots_of_seat<0>},
    {"ingots_seat_1", ingots_of_seat<1>},
    {"ingots_seat_2", ingots_of_seat<2>},
    {"ingots_seat_3", ingots_of_seat<3>},
    {"ingots_seat_4", ingots_of_seat<4>},
    {"ingots_seat_5", ingots_of_seat<5>},
    {"robber_seat_0", robber_of_seat<0>},
    {"robber_seat_1", robber_of_seat<1>},
    {"robber_seat_2", robber_of_seat<2>},
    {"robber_seat_3", robber_of_seat<3>},
    {"robber_seat_4", robber_of_seat<4>},
    {"robber_seat_5", robber_of_seat<5>},
    {"courier_seat_0", courier_of_seat<0>},
    {"courier_seat_1", courier_of_seat<1>},
    {"courier_seat_2", courier_of_seat<2>},
    {"courier_seat_3", courier_of_seat<3>},
    {"courier_seat_4", courier_of_seat<4>},
    {"courier_seat_5", courier_of_seat<5>},
    {"message_0", message_at<0>},
    {"message_1", message_at<1>},
    {"message_2", message_at<2>},
    {"message_3", message_at<3>},
    {"message_4", message_at<4>},
    {"message_5", message_at<5>},
    {"message_6", message_at<6>},
    {"message_7", message_at<7>},
    {"next_message", [](const Game& game, int) -> std::int32_t { return game.next_message(); }},
    {"king", [](const Game& game, int player) -> std::int32_t { return seat_of(game, player, game.king()); }},
    {"baron", [](const Game& game, int player) -> std::int32_t { return seat_of(game, player, game.baron()); }},
    {"largest_city", [](const Game& game, int) -> std::int32_t { return game.largest_city(); }},
    {"longest_road", [](const Game& game, int) -> std::int32_t { return game.longest_road(); }},
};
constexpr int scalars_known = sizeof scalars / sizeof scalars[0];

}  // namespace

int scalar_count() noexcept { return scalars_known; }
const char* scalar_name(int index) noexcept {
    return index >= 0 && index < scalars_known ? scalars[index].name : nullptr;
}

void observe_scalars(const Game& game, int player, std::int32_t* out) noexcept {
    for (const Scalar& scalar : scalars) *out++ = scalar.value(game, player);
}

}  // namespace mistbank
