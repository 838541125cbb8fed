// Games as arrays of numbers: windows, observations, actions as indices.
#include <catch2/catch.hpp>
#include <cstring>
#include <map>
#include <set>

#include "mistbank/action_index.hpp"
#include "mistbank/observation.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr int size_of_window = 45;

struct Observed {
    Window window;
    std::vector<std::uint8_t> planes;
    std::vector<std::int32_t> scalars;

    Observed(const Game& game, int player, int size = size_of_window)
        : window(window_around(game, size, size)),
          planes(static_cast<std::size_t>(plane_count() * window.cells())),
          scalars(static_cast<std::size_t>(scalar_count())) {
        observe_planes(game, window, player, planes.data());
        observe_scalars(game, player, scalars.data());
    }

    int plane(const std::string& name, int x, int y) const {
        for (int i = 0; i < plane_count(); ++i)
            if (name == plane_name(i))
                return planes[static_cast<std::size_t>(i * window.cells() + window.number_of(x, y))];
        FAIL("no plane is called " << name);
        return 0;
    }
    /// visit(cell, amount) where the plane is other than 0.
    template <class Visit>
    void each_cell_of(const std::string& name, Visit&& visit) const {
        for (int i = 0; i < plane_count(); ++i) {
            if (name != plane_name(i)) continue;
            const auto cells = static_cast<std::size_t>(window.cells());
            const std::uint8_t* const plane = planes.data() + static_cast<std::size_t>(i) * cells;
            // Most planes are empty, and this is quick in every build: the first is 0, and each is as the one before.
            if (plane[0] == 0 && std::memcmp(plane, plane + 1, cells - 1) == 0) return;
            for (std::size_t cell = 0; cell < cells; ++cell) {
                if (plane[cell] != 0) visit(static_cast<int>(cell), int{plane[cell]});
            }
            return;
        }
        FAIL("no plane is called " << name);
    }
    int sum(const std::string& name) const {
        int total = 0;
        each_cell_of(name, [&](int, int amount) { total += amount; });
        return total;
    }
    int scalar(const std::string& name) const {
        for (int i = 0; i < scalar_count(); ++i)
            if (name == scalar_name(i)) return scalars[static_cast<std::size_t>(i)];
        FAIL("no scalar is called " << name);
        return 0;
    }
};

const char* const side_names[] = {"north", "east", "south", "west"};

bool bears(const Segment& segment, Mark mark) { return (segment.marks & bit(mark)) != 0; }

/// How many segments of the tile bear the mark, in a game with this expansion; else 0.
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
                 {"foundation", Mark::foundation, Expansion::tower}};
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

/// What the planes say of the tiles, compared side by side with the queries.
void check_tiles(const Game& game, const Observed& seen) {
    for (int index = 0; index < game.tile_count(); ++index) {
        const LaidTile tile = game.tile(index);
        INFO("tile at " << tile.x << "," << tile.y);
        CHECK(seen.plane("face_down", tile.x, tile.y) == tile.face_down);
        CHECK(seen.plane("face_up", tile.x, tile.y) == !tile.face_down);
        CHECK(seen.plane("ghosts", tile.x, tile.y) == tile.ghosts);
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
        for (int number = 0; number < type.segment_count; ++number) {
            const Segment& segment = type.segments[static_cast<std::size_t>(number)];
            if (segment.kind != SegmentKind::road && segment.kind != SegmentKind::city) continue;
            const Feature feature = game.feature(index, number);
            int standing = 0;
            for (const int count : feature.meeples) standing += count;
            for (int printed = 0; printed < 4; ++printed) {
                if ((segment.sides >> printed & 1) == 0) continue;
                const std::string side = side_names[(printed + tile.rotation) % 4];
                CHECK(seen.plane("held_" + side, tile.x, tile.y) == (standing > 0));
                CHECK(seen.plane("haunted_" + side, tile.x, tile.y) == feature.haunted);
            }
        }
    }
}

/// A kind of figure, and what its planes and its scalars are called.
struct KindSeen {
    FigureKind kind;
    const char* planes;  // null: none of its own
    const char* scalars;
    bool occupies;
};
constexpr KindSeen kinds_seen[] = {
    {FigureKind::normal, nullptr, "supply", true},        {FigureKind::guard, nullptr, "guards", true},
    {FigureKind::large, "large", "large", true},          {FigureKind::abbot, "abbots", "abbots", true},
    {FigureKind::builder, "builders", "builders", false}, {FigureKind::pig, "pigs", "pigs", false},
    {FigureKind::mayor, "mayors", "mayors", true},        {FigureKind::wagon, "wagons", "wagons", true},
    {FigureKind::barn, "barns", "barns", false},
};

std::string of_seat(const char* name, int seat) { return std::string(name) + "_seat_" + std::to_string(seat); }

/// Each figure adds one to the planes of its kind and seat on its cell; nothing else does.
void check_figures(const Game& game, const Observed& seen, int player) {
    std::map<std::pair<std::string, int>, int> expected;  // by plane and cell
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
        for (const KindSeen& kind : kinds_seen) {
            if (kind.kind != figure.kind) continue;
            if (kind.planes != nullptr) ++expected[{of_seat(kind.planes, seat), cell}];
            if (!kind.occupies) continue;
            ++expected[{of_seat("meeples", seat), cell}];
            const TileType& type = game.type(tile.type);
            const bool on_field = type.segments[static_cast<std::size_t>(figure.segment)].kind == SegmentKind::field;
            if (on_field) ++expected[{of_seat("farmers", seat), cell}];
            const bool on_tower = type.segments[static_cast<std::size_t>(figure.segment)].kind == SegmentKind::tower;
            if (on_tower) ++expected[{of_seat("on_towers", seat), cell}];
        }
    }
    std::map<std::pair<std::string, int>, int> found;
    for (int seat = 0; seat < max_colours; ++seat) {
        for (const char* name :
             {"meeples", "farmers", "large", "abbots", "builders", "pigs", "mayors", "wagons", "barns", "on_towers"}) {
            seen.each_cell_of(of_seat(name, seat), [&](int cell, int amount) {
                found[{of_seat(name, seat), cell}] = amount;
            });
        }
    }
    CHECK((found == expected));
    const auto stands_on = [&](const char* plane, int index) {
        CHECK(seen.sum(plane) == (index >= 0));
        if (index >= 0) CHECK(seen.plane(plane, game.tile(index).x, game.tile(index).y) == 1);
    };
    stands_on("dragon", game.dragon_tile());
    stands_on("fairy", game.fairy_tile());
    CHECK(seen.sum("buried") == buried);
    CHECK(seen.sum("guards") == guards);
    CHECK(seen.sum("ghosts_on_meeples") == haunting);
    const int on_wagons = seen.scalar("ghosts_on_board") - seen.sum("ghosts") - haunting;  // that wait aside (ABM-15)
    const bool may_wait =
        game.decision().kind == DecisionKind::move_wagon || game.decision().kind == DecisionKind::order_of_scoring;
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
        for (const GoodOnTiles& good : goods_on_tiles) {
            CHECK(seen.scalar(of_seat(good.name, seat)) == supply.goods[static_cast<int>(good.good)]);
        }
        CHECK(seen.scalar(of_seat("own", seat)) == (colour != Colour::none && game.player_of(colour) == player));
        if (colour != Colour::none) CHECK(seat_of(game, player, colour) == seat);
    }
}

/// The tile that a policy is about to lay, or has laid.
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
    CHECK(seen.scalar("tile_gardens") == shows_garden(game, type));
    CHECK(seen.scalar("tile_inns") == marks(Mark::inn, Expansion::inns_cathedrals));
    CHECK(seen.scalar("tile_cathedrals") == marks(Mark::cathedral, Expansion::inns_cathedrals));
    for (const GoodOnTiles& good : goods_on_tiles) {
        CHECK(seen.scalar(std::string("tile_") + good.name) == marks(good.mark, Expansion::traders_builders));
    }
}

void check_sums(const Game& game, const Observed& seen, int player) {
    int up = 0;
    for (int i = 0; i < game.tile_count(); ++i) up += !game.tile(i).face_down;
    CHECK(seen.sum("face_up") == up);
    CHECK(seen.sum("face_down") == game.tile_count() - up);
    CHECK(seen.sum("last_laid") == 1);
    CHECK(seen.scalar("expansions") == static_cast<int>(game.rules().expansions));
    CHECK(seen.scalar("part") == game.part());
    CHECK(seen.scalar("decision") == static_cast<int>(game.decision().kind));
    CHECK(seen.scalar("decides") == (game.deciding_player() == player));
    check_figures(game, seen, player);
    check_supplies(game, seen, player);
    check_tile_in_question(game, seen);
}

bool chooses_figure(ActionKind kind) {
    return kind == ActionKind::haunt || kind == ActionKind::take || kind == ActionKind::fairy ||
           kind == ActionKind::princess;
}

void check_indices(const Game& game, const Observed& seen) {
    const ActionIndex numbers(game, seen.window);
    std::set<int> found;
    int fitting = 0;
    for (const Action& action : game.legal_actions()) {
        const int number = numbers.number_of(action);
        INFO(game.text_of(action) << " is number " << number);
        REQUIRE(number >= 0);
        REQUIRE(number < numbers.count());
        const bool is_new = found.insert(number).second;
        if (!is_new && chooses_figure(action.kind)) continue;  // several stand on one segment: the first has the number
        CHECK(is_new);
        const std::optional<Action> back = numbers.action_of(number);
        REQUIRE(back);
        CHECK(*back == action);
        if (action.kind != ActionKind::lay) continue;
        ++fitting;
        CHECK(seen.plane("fits_" + std::to_string(action.count), action.x, action.y) == 1);
    }
    CHECK(seen.sum("fits_0") + seen.sum("fits_1") + seen.sum("fits_2") + seen.sum("fits_3") == fitting);
}

}  // namespace

namespace {

// Looks at a random game with the eyes of each player in turn. `shown` gets the planes and scalars that are somewhere
// other than 0.
void look_through(const Rules& rules, std::uint64_t seed, std::set<std::string>& shown) {
    Game game = new_game(rules);
    RandomPlayer player(seed);
    for (int step = 0;; ++step) {
        const Observed seen(game, step % rules.players);
        if (step % 20 == 0 || game.is_over()) check_tiles(game, seen);
        check_sums(game, seen, step % rules.players);
        check_indices(game, seen);
        for (int i = 0; step % 5 == 0 && i < plane_count(); ++i) {
            if (seen.sum(plane_name(i)) > 0) shown.insert(plane_name(i));
        }
        for (int i = 0; i < scalar_count(); ++i) {
            if (seen.scalars[static_cast<std::size_t>(i)] != 0) shown.insert(scalar_name(i));
        }
        if (game.is_over()) break;
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
}

}  // namespace

TEST_CASE("an observation tells what the queries tell, whoever looks, and every legal action has its number",
          "[game]") {
    const int number = GENERATE(range(0, preset_count()));
    Rules rules = rules_of(preset_name(number), 3, 4);
    rules.draws = number % 3 == 0 ? Draws::external : Draws::automatic;
    CAPTURE(preset_name(number));
    std::set<std::string> shown;
    look_through(rules, static_cast<std::uint64_t>(number) + 1, shown);
}

TEST_CASE("an observation does so of every set of expansions, and shows each of them", "[game]") {
    std::set<std::string> shown;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Rules rules = mistbank_reference::random_expansions(seed);
        if (seed % 4 == 0) rules.expansions = (1u << expansion_count) - 1;
        if (seed % 4 == 0) rules.players = max_players;
        if (seed % 4 == 0) rules.colour_count = 0;
        CAPTURE(seed, rules.expansions);
        look_through(rules, seed, shown);
    }
    std::vector<std::string> names = {"garden",          "inn",        "cathedral",  "wine",         "grain",
                                      "cloth",           "expansions", "part",       "tile_gardens", "tile_inns",
                                      "tile_cathedrals", "tile_wine",  "tile_grain", "tile_cloth",   "tile_river"};
    for (const char* side : side_names) names.push_back(std::string("river_") + side);
    for (const char* name : {"volcano", "dragon_sign", "portal", "princess", "foundation", "machine_north",
                             "machine_south_west", "dragon", "fairy", "floors", "tile_volcano", "tile_dragon",
                             "tile_portal", "tile_foundation", "tile_machine", "tile_princesses", "tile_abbey"}) {
        names.push_back(name);
    }
    for (int seat = 0; seat < max_colours; ++seat) {
        for (const char* name : {"large", "abbots", "builders", "pigs", "wine", "grain", "cloth", "mayors", "wagons",
                                 "barns", "floors", "abbeys", "prisoners", "fairy", "on_towers"}) {
            names.push_back(of_seat(name, seat));
        }
    }
    for (const std::string& name : names) {
        INFO(name);
        CHECK(shown.count(name) == 1);
    }
}

TEST_CASE("a plane or scalar has the place that it was published with", "[game]") {
    const auto plane = [](const char* name) {
        int found = -1;
        for (int i = 0; i < plane_count(); ++i) found = plane_name(i) == std::string(name) ? i : found;
        return found;
    };
    CHECK(plane("face_up") == 0);
    CHECK(plane("hounds") == 56);
    CHECK(plane("river_north") == 57);
    CHECK(plane("garden") == 61);
    CHECK(plane("cloth") == 66);
    CHECK(plane("large_seat_0") == 67);
    CHECK(plane("pigs_seat_5") == 90);
    CHECK(plane("mayors_seat_0") == 91);
    CHECK(plane("on_towers_seat_5") == 130);
    CHECK(scalar_name(0) == std::string("system"));
    CHECK(scalar_name(68) == std::string("tiles"));
    CHECK(scalar_name(69) == std::string("expansions"));
    CHECK(scalar_name(78) == std::string("large_seat_0"));
    CHECK(scalar_name(119) == std::string("cloth_seat_5"));
    CHECK(scalar_name(120) == std::string("mayors_seat_0"));
    CHECK(scalar_name(scalar_count() - 1) == std::string("in_last_round"));
}

TEST_CASE("what a game does not play with is not seen", "[game]") {
    // The tiles of all expansions but the river lie in the box of a game that plays with none of them.
    Error error;
    std::vector<TileSet> sets;
    for (const char* name :
         {"base_gardens", "inns_cathedrals", "traders_builders", "princess_dragon", "tower", "flying_machines"}) {
        sets.push_back(TileSet::builtin(name, error).value());
    }
    std::optional<Game> game = Game::create(rules_of("base", 2, 7), sets.data(), sets.size(), error);
    REQUIRE(game.has_value());
    play_out(*game, RandomPlayer(7));
    const Observed seen(*game, 0);
    for (const char* name : {"garden", "inn", "cathedral", "wine", "grain", "cloth", "volcano", "dragon_sign", "portal",
                             "princess", "foundation", "machine_north", "machine_west", "dragon", "fairy"}) {
        CHECK(seen.sum(name) == 0);
    }
    check_tiles(*game, seen);
}

TEST_CASE("every number stands for one action of the open decision, or for none", "[game]") {
    const char* const preset = GENERATE("level4", "everything");
    Game game = new_game(rules_of(preset, 2, 3));
    RandomPlayer player(8);
    while (!game.is_over()) {
        const ActionIndex numbers(game, window_around(game, 9, 7));
        for (int number = 0; number < numbers.count(); ++number) {
            const std::optional<Action> action = numbers.action_of(number);
            if (action && numbers.number_of(*action) != number) FAIL(number << " is " << game.text_of(*action));
        }
        CHECK_FALSE(numbers.action_of(-1));
        CHECK_FALSE(numbers.action_of(numbers.count()));
        game.apply(player.choose(game));
    }
}

TEST_CASE("a window lies around the middle of all tiles", "[game]") {
    Game game = new_game(rules_of("demo", 2, 3));
    CHECK(window_around(game, 5, 3).x == -2);
    CHECK(window_around(game, 5, 3).y == -1);
    RandomPlayer player(2);
    while (!game.is_over()) game.apply(player.choose(game));
    const Window window = window_around(game, 30, 31);
    int west = 0, east = 0, north = 0, south = 0;
    for (int i = 0; i < game.tile_count(); ++i) {
        const LaidTile tile = game.tile(i);
        CHECK(window.number_of(tile.x, tile.y) >= 0);
        west = std::min(west, tile.x);
        east = std::max(east, tile.x);
        north = std::min(north, tile.y);
        south = std::max(south, tile.y);
    }
    CHECK(std::abs((west - window.x) - (window.x + window.width - 1 - east)) <= 1);
    CHECK(std::abs((north - window.y) - (window.y + window.height - 1 - south)) <= 1);
    CHECK(window.number_of(window.x - 1, window.y) == -1);
    CHECK(window.number_of(window.x, window.y + window.height) == -1);
}

TEST_CASE("what lies outside the window has no number and is not seen", "[game]") {
    const Game game = new_game(rules_of("base", 2, 3));
    const Window window = {40, 40, 3, 3};
    const ActionIndex numbers(game, window);
    for (const Action& action : game.legal_actions()) CHECK(numbers.number_of(action) == -1);
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(plane_count() * window.cells()), 7);
    observe_planes(game, window, 0, planes.data());
    CHECK(std::count(planes.begin(), planes.end(), 0) == static_cast<long>(planes.size()));
}

TEST_CASE("an observation does not depend on what is hidden", "[game]") {
    const char* const preset = GENERATE("level5", "everything");
    Game game = new_game(rules_of(preset, 4, 6));
    RandomPlayer player(5);
    for (int step = 0; !game.is_over(); ++step) {
        Game other = game.clone();
        other.determinize(static_cast<std::uint64_t>(step));
        const Observed one(game, 0, 21);
        const Observed two(other, 0, 21);
        CHECK(one.planes == two.planes);
        CHECK(one.scalars == two.scalars);
        game.apply(player.choose(game));
    }
}

TEST_CASE("planes and scalars have names, each its own", "[game]") {
    std::set<std::string> names;
    for (int i = 0; i < plane_count(); ++i) names.insert(plane_name(i));
    CHECK(names.size() == static_cast<std::size_t>(plane_count()));
    CHECK(plane_name(-1) == nullptr);
    CHECK(plane_name(plane_count()) == nullptr);
    names.clear();
    for (int i = 0; i < scalar_count(); ++i) names.insert(scalar_name(i));
    CHECK(names.size() == static_cast<std::size_t>(scalar_count()));
    CHECK(scalar_name(-1) == nullptr);
    CHECK(scalar_name(scalar_count()) == nullptr);
}
