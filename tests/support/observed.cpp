#include "support/observed.hpp"

#include <catch2/catch.hpp>
#include <cstring>
#include <map>
#include <set>

#include "mistbank/action_index.hpp"
#include "support/facts.hpp"

namespace mistbank_tests {

using namespace mistbank;

Observed::Observed(const Game& game, int player, int size)
    : window(window_around(game, size, size)),
      planes(static_cast<std::size_t>(plane_count() * window.cells())),
      scalars(static_cast<std::size_t>(scalar_count())) {
    observe_planes(game, window, player, planes.data());
    observe_scalars(game, player, scalars.data());
}

const std::uint8_t* Observed::begin_of(const std::string& name) const {
    int index = 0;
    while (index < plane_count() && name != plane_name(index)) ++index;
    if (index == plane_count()) FAIL("unknown plane " << name);
    return planes.data() + static_cast<std::size_t>(index * window.cells());
}

bool Observed::is_even(const std::uint8_t* plane, std::size_t cells) {
    return std::memcmp(plane, plane + 1, cells - 1) == 0;
}

int Observed::plane(const std::string& name, int x, int y) const { return begin_of(name)[window.number_of(x, y)]; }

int Observed::sum(const std::string& name) const {
    int total = 0;
    each_cell_of(name, [&](int, int amount) { total += amount; });
    return total;
}

int Observed::scalar(const std::string& name) const {
    for (int i = 0; i < scalar_count(); ++i)
        if (name == scalar_name(i)) return scalars[static_cast<std::size_t>(i)];
    FAIL("unknown scalar " << name);
    return 0;
}

std::string of_seat(const char* name, int seat) { return std::string(name) + "_seat_" + std::to_string(seat); }

namespace {

bool bears(const Segment& segment, Mark mark) { return (segment.marks & bit(mark)) != 0; }

/// Counts the segments of the tile that have the mark; 0 if the game does not use the expansion.
int played_marks(const Game& game, const TileType& type, Mark mark, Expansion expansion) {
    int count = 0;
    for (int i = 0; i < type.segment_count; ++i) count += bears(type.segments[static_cast<std::size_t>(i)], mark);
    return game.rules().plays(expansion) ? count : 0;
}

bool shows_garden(const Game& game, const TileType& type) {
    return game.rules().plays(Expansion::abbot) && type.has(SegmentKind::garden);
}

struct GoodOnTiles {
    const char* name;
    Mark mark;
    Good good;
};
constexpr GoodOnTiles goods_on_tiles[] = {
    {"wine", Mark::wine, Good::wine}, {"grain", Mark::grain, Good::grain}, {"cloth", Mark::cloth, Good::cloth}};

void check_signs_of_tile(const Game& game, const Observed& seen, const LaidTile& tile) {
    const struct {
        const char* plane;
        Mark mark;
        Expansion expansion;
    } signs[] = {{"volcano", Mark::volcano, Expansion::princess_dragon},
                 {"dragon_sign", Mark::dragon, Expansion::princess_dragon},
                 {"portal", Mark::portal, Expansion::princess_dragon},
                 {"foundation", Mark::foundation, Expansion::tower},
                 {"hill", Mark::hill, Expansion::hills_sheep},
                 {"vineyard", Mark::vineyard, Expansion::hills_sheep},
                 {"circus", Mark::circus, Expansion::big_top},
                 {"acrobat_space", Mark::acrobats, Expansion::big_top},
                 {"lake", Mark::vodyanoy, Expansion::vodyanoy},
                 {"ferry_sign", Mark::ferry, Expansion::ferries},
                 {"gold_sign", Mark::gold, Expansion::gold},
                 {"mage_sign", Mark::mage, Expansion::mage},
                 {"robber_sign", Mark::robber, Expansion::robbers},
                 {"crop_farmer", Mark::crop_farmer, Expansion::crops},
                 {"crop_highwayman", Mark::crop_highwayman, Expansion::crops},
                 {"crop_knight", Mark::crop_knight, Expansion::crops},
                 {"festival_sign", Mark::festival, Expansion::festival}};
    const std::uint32_t marks = game.type(tile.type).marks;
    for (const auto& sign : signs) {
        const bool shown = (marks & bit(sign.mark)) != 0 && game.rules().plays(sign.expansion);
        CHECK(seen.plane(sign.plane, tile.x, tile.y) == shown);
    }
    const std::string ways[] = {"north",      "east",       "south",      "west",
                                "north_east", "south_east", "south_west", "north_west"};
    const bool flies = (marks & bit(Mark::machine)) != 0 && game.rules().plays(Expansion::flying_machines);
    const int printed = game.type(tile.type).machine_direction;
    const int turned = printed < 4 ? (printed + tile.rotation) % 4 : 4 + (printed + tile.rotation) % 4;
    for (int way = 0; way < 8; ++way) {
        const std::string plane = "machine_" + ways[way];
        CHECK(seen.plane(plane, tile.x, tile.y) == (flies && way == turned));
    }
}

void check_expansions_of_tile(const Game& game, const Observed& seen, const LaidTile& tile) {
    const TileType& type = game.type(tile.type);
    const auto marks = [&](Mark mark, Expansion expansion) { return played_marks(game, type, mark, expansion); };
    CHECK(seen.plane("garden", tile.x, tile.y) == shows_garden(game, type));
    CHECK(seen.plane("inn", tile.x, tile.y) == (marks(Mark::inn, Expansion::inns_cathedrals) > 0));
    CHECK(seen.plane("cathedral", tile.x, tile.y) == (marks(Mark::cathedral, Expansion::inns_cathedrals) > 0));
    CHECK(seen.plane("princess", tile.x, tile.y) == (marks(Mark::princess, Expansion::princess_dragon) > 0));
    CHECK(seen.plane("floors", tile.x, tile.y) == tile.floors);
    check_signs_of_tile(game, seen, tile);
    for (const GoodOnTiles& good : goods_on_tiles) {
        CHECK(seen.plane(good.name, tile.x, tile.y) == marks(good.mark, Expansion::traders_builders));
    }
}

/// The names of the planes and scalars for a kind of figure.
struct KindSeen {
    FigureKind kind;
    const char* planes;  // null if the kind has no planes
    const char* scalars;
    bool occupies;
};
constexpr KindSeen kinds_seen[] = {
    {FigureKind::normal, nullptr, "supply", true},
    {FigureKind::guard, nullptr, "guards", true},
    {FigureKind::large, "large", "large", true},
    {FigureKind::abbot, "abbots", "abbots", true},
    {FigureKind::builder, "builders", "builders", false},
    {FigureKind::pig, "pigs", "pigs", false},
    {FigureKind::mayor, "mayors", "mayors", true},
    {FigureKind::wagon, "wagons", "wagons", true},
    {FigureKind::barn, "barns", "barns", false},
    {FigureKind::shepherd, "shepherds", "shepherds", false},
    {FigureKind::ringmaster, "ringmasters", "ringmasters", true},
};

/// Checks the planes of figures: each figure adds one on its cell to the planes of its kind and seat.
void check_figures(const Game& game, const Observed& seen, int player) {
    std::map<std::pair<std::string, int>, int> expected;  // values by plane and cell
    int buried = 0, guards = 0, haunting = 0;
    for (int i = 0; i < game.figure_count(); ++i) {
        const FigureView figure = game.figure(i);
        const LaidTile tile = game.tile(figure.tile);
        const int cell = seen.window.number_of(tile.x, tile.y);
        const int seat = seat_of(game, player, figure.colour);
        haunting += figure.ghosts;
        buried += figure.buried;
        if (figure.buried) continue;
        guards += figure.kind == FigureKind::guard;
        const bool has_sheep = figure.kind == FigureKind::shepherd && game.supply(figure.colour).sheep > 0;
        if (has_sheep) expected[{"sheep", cell}] += game.supply(figure.colour).sheep;
        for (const KindSeen& kind : kinds_seen) {
            if (kind.kind != figure.kind) continue;
            if (kind.planes != nullptr) ++expected[{of_seat(kind.planes, seat), cell}];
            if (!kind.occupies) continue;
            ++expected[{of_seat("meeples", seat), cell}];
            const TileType& type = game.type(tile.type);
            const SegmentKind stands_on = type.segments[static_cast<std::size_t>(figure.segment)].kind;
            if (stands_on == SegmentKind::field) ++expected[{of_seat("farmers", seat), cell}];
            if (stands_on == SegmentKind::tower) ++expected[{of_seat("on_towers", seat), cell}];
            if (stands_on == SegmentKind::acrobats) ++expected[{of_seat("acrobats", seat), cell}];
            if (stands_on == SegmentKind::vodyanoy) ++expected[{of_seat("in_lakes", seat), cell}];
        }
    }
    std::map<std::pair<std::string, int>, int> found;
    for (int seat = 0; seat < max_colours; ++seat) {
        for (const char* name : {"meeples", "farmers", "large", "abbots", "builders", "pigs", "mayors", "wagons",
                                 "barns", "on_towers", "shepherds", "ringmasters", "acrobats", "in_lakes"}) {
            seen.each_cell_of(of_seat(name, seat), [&](int cell, int amount) {
                found[{of_seat(name, seat), cell}] = amount;
            });
        }
    }
    seen.each_cell_of("sheep", [&](int cell, int amount) { found[{"sheep", cell}] = amount; });
    CHECK((found == expected));
    const auto stands_on = [&](const char* plane, int index) {
        CHECK(seen.sum(plane) == (index >= 0));
        if (index >= 0) CHECK(seen.plane(plane, game.tile(index).x, game.tile(index).y) == 1);
    };
    stands_on("dragon", game.dragon_tile());
    stands_on("fairy", game.fairy_tile());
    stands_on("big_top", game.big_top_tile());
    CHECK(seen.sum("buried") == buried);
    CHECK(seen.sum("guards") == guards);
    CHECK(seen.sum("ghosts_on_meeples") == haunting);
    // Ghosts on wagons that are off the board (ABM-15).
    const int on_wagons = seen.scalar("ghosts_on_board") - seen.sum("ghosts") - haunting;
    const bool may_wait = game.decision().kind == DecisionKind::move_wagon ||
                          game.decision().kind == DecisionKind::order_of_scoring ||
                          game.decision().kind == DecisionKind::advance;
    CHECK((on_wagons == 0 || (on_wagons > 0 && may_wait)));
}

void check_supplies(const Game& game, const Observed& seen, int player) {
    for (int seat = 0; seat < max_colours; ++seat) {
        const Colour colour = colour_at(game, player, seat);
        const Supply supply = game.supply(colour);
        for (const KindSeen& kind : kinds_seen) {
            CHECK(seen.scalar(of_seat(kind.scalars, seat)) == supply.of(kind.kind));
        }
        CHECK(seen.scalar(of_seat("reserve", seat)) == supply.reserve);
        CHECK(seen.scalar(of_seat("sheep", seat)) == supply.sheep);
        for (const GoodOnTiles& good : goods_on_tiles) {
            CHECK(seen.scalar(of_seat(good.name, seat)) == supply.goods[static_cast<int>(good.good)]);
        }
        CHECK(seen.scalar(of_seat("own", seat)) == (colour != Colour::none && game.player_of(colour) == player));
        if (colour != Colour::none) CHECK(seat_of(game, player, colour) == seat);
    }
}

/// Checks the scalars of hidden tokens and of tiles under hills.
void check_tokens(const Game& game, const Observed& seen) {
    CHECK(seen.scalar("tiles_under_hills") == game.tiles_under_hills());
    CHECK(seen.scalar("wolves_in_bag") == game.sheep_in_bag(0));
    for (int number = 1; number <= 4; ++number) {
        CHECK(seen.scalar("sheep_in_bag_" + std::to_string(number)) == game.sheep_in_bag(number));
    }
    for (const int number : {1, 3, 4, 5, 6, 7}) {
        CHECK(seen.scalar("animals_" + std::to_string(number)) == game.animals_unseen(number));
    }
}

/// Returns the sides of the board that a segment reaches, after the rotation of its tile.
std::vector<std::string> sides_reached(const Game& game, const PlaceFact& spot) {
    std::vector<std::string> reached;
    if (spot.tile < 0) return reached;
    const LaidTile tile = game.tile(spot.tile);
    const Segment& segment = game.type(tile.type).segments[static_cast<std::size_t>(spot.segment)];
    for (int side = 0; side < 4; ++side) {
        const int printed = (side - tile.rotation + 4) % 4;
        if ((segment.sides >> printed & 1) != 0) reached.push_back(side_names[side]);
    }
    return reached;
}

/// Checks that ferries, the mage and the witch are shown on the sides of their roads and cities, and nowhere else.
void check_joints_and_magic(const Game& game, const Observed& seen) {
    std::set<std::pair<std::string, int>> expected, found;  // pairs of plane and cell
    const auto expect = [&](const std::string& plane, int tile) {
        expected.emplace(plane, seen.window.number_of(game.tile(tile).x, game.tile(tile).y));
    };
    for (int i = 0; i < ferry_count(game); ++i) {
        const FerryFact ferry = ferry_of(game, i);
        CHECK(ferry.one < ferry.other);
        std::vector<std::string> sides = sides_reached(game, {ferry.tile, ferry.one});
        for (const std::string& side : sides_reached(game, {ferry.tile, ferry.other})) sides.push_back(side);
        for (const std::string& first : sides) {
            for (const std::string& second : sides) expect("ferry_" + first + "_" + second, ferry.tile);
        }
    }
    for (const std::string& side : sides_reached(game, place_of(game, "mage")))
        expect("mage_" + side, place_of(game, "mage").tile);
    for (const std::string& side : sides_reached(game, place_of(game, "witch")))
        expect("witch_" + side, place_of(game, "witch").tile);
    for (int i = 0; i < 4; ++i) {
        const std::string name = side_names[i];
        for (const std::string figure : {"mage_", "witch_"}) {
            seen.each_cell_of(figure + name, [&](int cell, int) { found.emplace(figure + name, cell); });
        }
        for (int j = i + 1; j < 4; ++j) {
            const std::string last = side_names[j];
            seen.each_cell_of("ferry_" + name + "_" + last, [&](int cell, int) {
                for (const std::string& first : {name, last}) {
                    for (const std::string& second : {name, last}) found.emplace("ferry_" + first + "_" + second, cell);
                }
            });
        }
    }
    CHECK((found == expected));
    CHECK(seen.scalar("ferries") == ferry_count(game));
}

/// Checks the ingots, robbers and couriers of each colour, the messages, the king and the robber baron.
void check_small_boxes(const Game& game, const Observed& seen, int player) {
    CHECK(seen.scalar("number") == game.decision().number);
    CHECK(seen.scalar("ingots_aside") == game.fact("ingots_aside"));
    for (int seat = 0; seat < max_colours; ++seat) {
        const Colour colour = colour_at(game, player, seat);
        CHECK(seen.scalar(of_seat("ingots", seat)) == game.fact("ingots_held", colour));
        CHECK(seen.scalar(of_seat("robber", seat)) == game.fact("robber", colour));
        CHECK(seen.scalar(of_seat("courier", seat)) == game.fact("courier", colour));
    }
    for (int place = 0; place < 8; ++place) {
        const int message = place < game.fact_size("messages") ? game.fact("messages", 0, place) : 0;
        CHECK(seen.scalar("message_" + std::to_string(place)) == message);
    }
    CHECK(seen.scalar("next_message") == game.fact("next_message"));
    CHECK(seen.scalar("king") == seat_of(game, player, holder_of(game, "king")));
    CHECK(seen.scalar("baron") == seat_of(game, player, holder_of(game, "baron")));
    CHECK(seen.scalar("largest_city") == game.fact("largest_city"));
    CHECK(seen.scalar("longest_road") == game.fact("longest_road"));
}

/// Checks that the viewer sees their own hand, and only the number of tiles in other hands.
void check_hands(const Game& game, const Observed& seen, int player) {
    for (int seat = 0; seat < max_colours; ++seat) {
        const Colour colour = colour_at(game, player, seat);
        const int size = colour == Colour::none ? 0 : game.hand_size(game.player_of(colour));
        CHECK(seen.scalar(of_seat("hand_size", seat)) == size);
    }
    for (int place = 0; place < 3; ++place) {
        const std::string name = "hand_" + std::to_string(place);
        const int type = game.hand(player, place, the_host);
        const bool is_named = game.rules().draws == Draws::automatic;
        if (is_named) CHECK(seen.scalar(name) == type);
        for (int side = 0; is_named && side < 4; ++side) {
            const int kind = type < 0 ? 0 : static_cast<int>(game.type(type).side_kind(static_cast<Side>(side)));
            CHECK(seen.scalar(name + "_" + side_names[side]) == kind);
        }
    }
}

/// Checks the offers for the drawn tile and the bought tiles of all players (HSE-18).
void check_sales(const Game& game, const Observed& seen, int player) {
    static constexpr const char* offers[] = {"offer_points", "offer_wine", "offer_grain", "offer_cloth", "offer_abbey"};
    for (int seat = 0; seat < max_colours; ++seat) {
        const Colour colour = colour_at(game, player, seat);
        for (int offer = 0; offer < 5; ++offer) {
            CHECK(seen.scalar(of_seat(offers[offer], seat)) == game.fact("offer", colour, offer));
        }
        const bool can_hold = game.rules().house.tile_sales && colour != Colour::none;
        const int type = can_hold ? game.hand(game.player_of(colour), 0, nobody_in_particular) : -1;
        CHECK(seen.scalar(of_seat("bought_tile", seat)) == type);
        for (int side = 0; side < 4; ++side) {
            const int kind = type < 0 ? 0 : static_cast<int>(game.type(type).side_kind(static_cast<Side>(side)));
            CHECK(seen.scalar(of_seat((std::string("bought_") + side_names[side]).c_str(), seat)) == kind);
        }
    }
}

/// Checks the scalars of the tile that is to be laid, or was just laid.
void check_tile_in_question(const Game& game, const Observed& seen) {
    const int index = game.decision().tile_type;
    const TileType none;
    const TileType& type = index < 0 ? none : game.type(index);
    int river_sides = 0;
    for (int side = 0; side < 4; ++side) {
        const int kind = index < 0 ? 0 : static_cast<int>(type.side_kind(static_cast<Side>(side)));
        CHECK(seen.scalar(std::string("tile_") + side_names[side]) == kind);
        river_sides += kind == static_cast<int>(SideKind::river);
    }
    const auto marks = [&](Mark mark, Expansion expansion) { return played_marks(game, type, mark, expansion); };
    CHECK(seen.scalar("tile_river") == river_sides);
    const struct {
        const char* name;
        Mark mark;
        Expansion expansion;
    } signs[] = {{"tile_hill", Mark::hill, Expansion::hills_sheep},
                 {"tile_vineyard", Mark::vineyard, Expansion::hills_sheep},
                 {"tile_circus", Mark::circus, Expansion::big_top},
                 {"tile_acrobat_space", Mark::acrobats, Expansion::big_top},
                 {"tile_lake", Mark::vodyanoy, Expansion::vodyanoy},
                 {"tile_ferry", Mark::ferry, Expansion::ferries},
                 {"tile_gold", Mark::gold, Expansion::gold},
                 {"tile_mage", Mark::mage, Expansion::mage},
                 {"tile_robber", Mark::robber, Expansion::robbers},
                 {"tile_crop_farmer", Mark::crop_farmer, Expansion::crops},
                 {"tile_crop_highwayman", Mark::crop_highwayman, Expansion::crops},
                 {"tile_crop_knight", Mark::crop_knight, Expansion::crops},
                 {"tile_festival", Mark::festival, Expansion::festival}};
    for (const auto& sign : signs) {
        CHECK(seen.scalar(sign.name) == (game.rules().plays(sign.expansion) && (type.marks & bit(sign.mark)) != 0));
    }
    CHECK(seen.scalar("tile_gardens") == shows_garden(game, type));
    CHECK(seen.scalar("tile_inns") == marks(Mark::inn, Expansion::inns_cathedrals));
    CHECK(seen.scalar("tile_cathedrals") == marks(Mark::cathedral, Expansion::inns_cathedrals));
    for (const GoodOnTiles& good : goods_on_tiles) {
        CHECK(seen.scalar(std::string("tile_") + good.name) == marks(good.mark, Expansion::traders_builders));
    }
}

constexpr const char* fits_planes[] = {"fits_", "second_fits_", "third_fits_"};  // one for each tile in the hand

bool chooses_figure(ActionKind kind) {
    return kind == ActionKind::haunt || kind == ActionKind::take || kind == ActionKind::fairy ||
           kind == ActionKind::princess || kind == ActionKind::release || kind == ActionKind::score_meeple ||
           kind == ActionKind::remove || kind == ActionKind::festival;
}

}  // namespace

void check_tiles(const Game& game, const Observed& seen) {
    for (int index = 0; index < game.tile_count(); ++index) {
        const LaidTile tile = game.tile(index);
        INFO("tile at " << tile.x << "," << tile.y);
        CHECK(seen.plane("face_down", tile.x, tile.y) == tile.face_down);
        CHECK(seen.plane("face_up", tile.x, tile.y) == !tile.face_down);
        CHECK(seen.plane("ghosts", tile.x, tile.y) == tile.ghosts);
        CHECK(seen.plane("ingots", tile.x, tile.y) == game.fact("ingots", index));
        if (tile.face_down) continue;
        const TileType& type = game.type(tile.type);
        for (int printed = 0; printed < 4; ++printed) {
            const std::string side = side_names[(printed + tile.rotation) % 4];
            const SideKind kind = type.side_kind(static_cast<Side>(printed));
            CHECK(seen.plane("road_" + side, tile.x, tile.y) == (kind == SideKind::road));
            CHECK(seen.plane("city_" + side, tile.x, tile.y) == (kind == SideKind::city));
            CHECK(seen.plane("river_" + side, tile.x, tile.y) == (kind == SideKind::river));
            CHECK(seen.plane("mist_" + side, tile.x, tile.y) == type.misty(static_cast<Side>(printed)));
        }
        check_expansions_of_tile(game, seen, tile);
        bool held[4] = {};  // for a side that two cities share (HIL-13), one occupied city is enough
        bool haunted[4] = {};
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& segment = type.segments[static_cast<std::size_t>(number)];
            if (segment.kind != SegmentKind::road && segment.kind != SegmentKind::city) continue;
            const Feature feature = game.feature(index, number);
            int standing = 0;
            for (const int count : feature.meeples) standing += count;
            for (int printed = 0; printed < 4; ++printed) {
                if ((segment.sides >> printed & 1) == 0) continue;
                held[printed] = held[printed] || standing > 0;
                haunted[printed] = haunted[printed] || feature.haunted;
            }
        }
        for (int printed = 0; printed < 4; ++printed) {
            const std::string side = side_names[(printed + tile.rotation) % 4];
            CHECK(seen.plane("held_" + side, tile.x, tile.y) == held[printed]);
            CHECK(seen.plane("haunted_" + side, tile.x, tile.y) == haunted[printed]);
        }
    }
}

void check_sums(const Game& game, const Observed& seen, int player) {
    int up = 0;
    for (int i = 0; i < game.tile_count(); ++i) up += !game.tile(i).face_down;
    CHECK(seen.sum("face_up") == up);
    CHECK(seen.sum("face_down") == game.tile_count() - up);
    CHECK(seen.sum("last_laid") == (up > 0));
    CHECK(seen.scalar("expansions") == static_cast<int>(game.rules().expansions));
    CHECK(seen.scalar("part") == game.part());
    CHECK(seen.scalar("decision") == static_cast<int>(game.decision().kind));
    CHECK(seen.scalar("decides") == (game.deciding_player() == player));
    check_figures(game, seen, player);
    check_supplies(game, seen, player);
    check_tokens(game, seen);
    check_joints_and_magic(game, seen);
    check_small_boxes(game, seen, player);
    check_hands(game, seen, player);
    check_sales(game, seen, player);
    check_tile_in_question(game, seen);
}

void check_indices(const Game& game, const Observed& seen, int player) {
    const ActionIndex numbers(game, seen.window);
    std::set<int> found;
    int fitting = 0;
    for (const Action& action : game.legal_actions()) {
        const int number = numbers.number_of(action);
        INFO(game.text_of(action) << " is number " << number);
        REQUIRE(number >= 0);
        REQUIRE(number < numbers.count());
        const bool is_new = found.insert(number).second;
        if (!is_new && chooses_figure(action.kind)) continue;  // the figure is equal to an earlier one
        CHECK(is_new);
        const std::optional<Action> back = numbers.action_of(number);
        REQUIRE(back);
        CHECK(*back == action);
        if (action.kind != ActionKind::lay) continue;
        const bool is_hidden = game.decision().kind == DecisionKind::hand && !game.rules().house.hand_open &&
                               game.deciding_player() != player;  // HSE-2
        fitting += !is_hidden;
        CHECK(seen.plane(fits_planes[action.count / 4] + std::to_string(action.count % 4), action.x, action.y) ==
              !is_hidden);
    }
    int shown = 0;
    for (const std::string planes : fits_planes) {
        for (int turns = 0; turns < 4; ++turns) shown += seen.sum(planes + std::to_string(turns));
    }
    CHECK(shown == fitting);
}

}  // namespace mistbank_tests
