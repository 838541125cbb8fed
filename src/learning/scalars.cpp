// Scalars: the numbers of an observation that do not belong to cells.
#include <algorithm>
#include <array>
#include <iterator>

#include "game/view.hpp"
#include "mistbank/observation.hpp"
#include "rules/facts.hpp"
#include "rules/marks.hpp"

namespace mistbank {
namespace {

using Query = std::int32_t (*)(const Game& game, int player);
using QueryOfColour = std::int32_t (*)(const Game& game, Colour colour, int player);

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

// --- numbers of each seat ---

std::int32_t points_of(const Game& game, Colour colour, int) {
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

std::int32_t is_own(const Game& game, Colour colour, int player) {
    return colour != Colour::none && game.player_of(colour) == player;
}

std::int32_t hand_size_of(const Game& game, Colour colour, int) { return game.hand_size(game.player_of(colour)); }

// --- bought tiles, visible to all players (HSE-18) ---

std::int32_t bought_tile_of(const Game& game, Colour colour, int viewer) {
    return game.rules().house.tile_sales ? game.hand(game.player_of(colour), 0, viewer) : -1;
}
template <int side>
std::int32_t bought_side_of(const Game& game, Colour colour, int viewer) {
    const int type = bought_tile_of(game, colour, viewer);
    return type < 0 ? 0 : static_cast<std::int32_t>(game.type(type).side_kind(static_cast<Side>(side)));
}

// --- the viewer's hand (HSE-2) ---

template <int place>
std::int32_t type_in_hand(const Game& game, int player) {
    return game.hand(player, place, player);
}
template <int place, int side>
std::int32_t side_in_hand(const Game& game, int player) {
    const int type = game.hand(player, place, player);
    return type < 0 ? 0 : static_cast<std::int32_t>(game.type(type).side_kind(static_cast<Side>(side)));
}

std::int32_t colour_in_question(const Game& game, int player) { return seat_of(game, player, game.decision().colour); }

// --- the table ---

/// A scalar of the base game that belongs to no seat. Its index is fixed, because trained models depend on it.
struct Own {
    int place;
    const char* name;
    Query query;
};
constexpr Own own_scalars[] = {
    {0, "system", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().system); }},
    {1, "level", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().level); }},
    {2, "players", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().players); }},
    {3, "decision", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().kind); }},
    {4, "decides", [](const Game& game, int player) -> std::int32_t { return game.deciding_player() == player; }},
    {5, "turn", [](const Game& game, int) { return static_cast<std::int32_t>(game.turn()); }},
    {6, "segment", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().segment); }},
    {7, "hound", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().hound); }},
    {8, "points", [](const Game& game, int) { return static_cast<std::int32_t>(game.decision().points); }},
    {9, "colour", colour_in_question},
    {10, "tile_north", drawn_side<0>},
    {11, "tile_east", drawn_side<1>},
    {12, "tile_south", drawn_side<2>},
    {13, "tile_west", drawn_side<3>},
    {14, "tile_mist_north", drawn_misty<0>},
    {15, "tile_mist_east", drawn_misty<1>},
    {16, "tile_mist_south", drawn_misty<2>},
    {17, "tile_mist_west", drawn_misty<3>},
    {18, "tile_roads", drawn_count<SegmentKind::road>},
    {19, "tile_cities", drawn_count<SegmentKind::city>},
    {20, "tile_monasteries", drawn_count<SegmentKind::monastery>},
    {21, "tile_castles", drawn_count<SegmentKind::castle>},
    {22, "tile_cemeteries", drawn_count<SegmentKind::cemetery>},
    {23, "tile_coats", drawn_coats},
    {24, "tile_symbols", drawn_symbols},
    {26, "total", common_points},
    {68, "tiles", [](const Game& game, int) { return static_cast<std::int32_t>(game.tile_count()); }},
    {69, "expansions", [](const Game& game, int) { return static_cast<std::int32_t>(game.rules().expansions); }},
    {70, "part", [](const Game& game, int) { return static_cast<std::int32_t>(game.part()); }},
    {71, "tile_gardens", drawn_count<SegmentKind::garden>},
    {77, "tile_river", drawn_river_sides},
    {211, "hand_0", type_in_hand<0>},
    {212, "hand_1", type_in_hand<1>},
    {213, "hand_2", type_in_hand<2>},
    {214, "hand_0_north", side_in_hand<0, 0>},
    {215, "hand_0_east", side_in_hand<0, 1>},
    {216, "hand_0_south", side_in_hand<0, 2>},
    {217, "hand_0_west", side_in_hand<0, 3>},
    {218, "hand_1_north", side_in_hand<1, 0>},
    {219, "hand_1_east", side_in_hand<1, 1>},
    {220, "hand_1_south", side_in_hand<1, 2>},
    {221, "hand_1_west", side_in_hand<1, 3>},
    {222, "hand_2_north", side_in_hand<2, 0>},
    {223, "hand_2_east", side_in_hand<2, 1>},
    {224, "hand_2_south", side_in_hand<2, 2>},
    {225, "hand_2_west", side_in_hand<2, 3>},
    {226, "number", [](const Game& game, int) -> std::int32_t { return game.decision().number; }},
};

/// A group of scalars of the base game, one for each seat, with consecutive indices starting at `place`.
struct OwnOfSeats {
    int place;
    const char* name;
    QueryOfColour query;
};
constexpr OwnOfSeats own_of_seats[] = {
    {27, "total", points_of},
    {33, "own", is_own},
    {205, "hand_size", hand_size_of},
    {298, "bought_tile", bought_tile_of},
    {304, "bought_north", bought_side_of<0>},
    {310, "bought_east", bought_side_of<1>},
    {316, "bought_south", bought_side_of<2>},
    {322, "bought_west", bought_side_of<3>},
};

constexpr FigureGiven meeples = {FigureKind::normal, {}, 1, "supply", 39};

/// The source of one scalar. Apart from `name`, exactly one pointer is set.
struct Scalar {
    const char* name = nullptr;
    Query query = nullptr;
    QueryOfColour of_colour = nullptr;
    const FigureGiven* figure = nullptr;
    const KnownFact* fact = nullptr;
    const MarkSpec* mark = nullptr;
    int seat = -1;   // seat in the suffix of the name; -1: no seat
    int number = 0;  // index among the numbers of the fact
};

constexpr int numbers_observed(const Fact& fact) {
    if (fact.scalar < 0) return 0;
    int count = 0;
    for (int i = 0; i < numbers_named(fact); ++i)
        count += fact.scalar_names == nullptr || fact.scalar_names[i] != nullptr;
    return count * (fact.scope == Scope::colour ? max_colours : 1);
}

constexpr int count_scalars() {
    int count = static_cast<int>(std::size(own_scalars) + max_colours * (std::size(own_of_seats) + 1));
    for (const MarkOfExpansion& row : all_marks) count += row.mark->scalar >= 0;
    for (const KnownFact& row : all_facts) count += numbers_observed(*row.fact);
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) count += figure.scalar >= 0 ? max_colours : 0;
    }
    return count;
}
constexpr int scalars_known = count_scalars();
using Scalars = std::array<Scalar, static_cast<std::size_t>(scalars_known)>;

// The sources of all scalars, by index.
constexpr Scalars scalars = [] {
    Scalars all{};
    const auto at = [&](int place) -> Scalar& { return all[static_cast<std::size_t>(place)]; };
    const auto put_figure = [&](const FigureGiven& figure) {
        for (int seat = 0; seat < max_colours && figure.scalar >= 0; ++seat) {
            Scalar& scalar = at(figure.scalar + seat);
            scalar.name = figure.plural;
            scalar.figure = &figure;
            scalar.seat = seat;
        }
    };
    const auto put_fact = [&](const KnownFact& row) {
        const Fact& fact = *row.fact;
        const int seats = fact.scope == Scope::colour ? max_colours : 1;
        int place = fact.scalar;
        for (int number = 0; number < numbers_named(fact); ++number) {
            const char* const entry = fact.scalar_names != nullptr ? fact.scalar_names[number] : nullptr;
            if (fact.scalar_names != nullptr && entry == nullptr) continue;
            for (int seat = 0; seat < seats; ++seat) {
                Scalar& scalar = at(place++);
                scalar.name = entry != nullptr ? entry : fact.scalar_name != nullptr ? fact.scalar_name : fact.name;
                scalar.fact = &row;
                scalar.seat = seats > 1 ? seat : -1;
                scalar.number = number;
            }
        }
    };
    for (const Own& own : own_scalars) {
        at(own.place).name = own.name;
        at(own.place).query = own.query;
    }
    for (const OwnOfSeats& own : own_of_seats) {
        for (int seat = 0; seat < max_colours; ++seat) {
            at(own.place + seat).name = own.name;
            at(own.place + seat).of_colour = own.query;
            at(own.place + seat).seat = seat;
        }
    }
    put_figure(meeples);
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) put_figure(figure);
    }
    for (const MarkOfExpansion& row : all_marks) {
        if (row.mark->scalar < 0) continue;
        at(row.mark->scalar).name = row.mark->scalar_name;
        at(row.mark->scalar).mark = row.mark;
    }
    for (const KnownFact& row : all_facts) {
        if (row.fact->scalar >= 0) put_fact(row);
    }
    return all;
}();

constexpr bool each_place_is_taken() {
    for (const Scalar& scalar : scalars) {
        if (scalar.name == nullptr) return false;
    }
    return true;
}
static_assert(each_place_is_taken(), "the places of the scalars must begin at 0, without gaps or repeats");

std::int32_t value_of(const Scalar& scalar, const Game& game, int player) {
    if (scalar.query != nullptr) return scalar.query(game, player);
    if (scalar.mark != nullptr) {
        const TileType* const type = tile_in_question(game);
        const Mark mark = scalar.mark->mark;
        if (type == nullptr) return 0;
        return scalar.mark->is_of_tile() ? shows_sign(game, *type, mark) : segments_with(game, *type, mark);
    }
    const Colour colour = scalar.seat < 0 ? Colour::none : colour_at(game, player, scalar.seat);
    if (scalar.of_colour != nullptr) return scalar.of_colour(game, colour, player);
    if (scalar.figure != nullptr) return game.supply(colour).of(scalar.figure->kind);
    const Table& table = inside_of(game).table;
    const std::int32_t value = value_of(*scalar.fact, table, static_cast<int>(colour), scalar.number);
    return scalar.fact->fact->kind == FactKind::colour ? seat_of(game, player, static_cast<Colour>(value)) : value;
}

/// The name of a scalar, including the suffix for the seat.
struct FullName {
    char text[32] = {};
};
constexpr auto names = [] {
    std::array<FullName, static_cast<std::size_t>(scalars_known)> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t size = 0;
        const auto add = [&](std::string_view part) {
            for (const char letter : part) all[i].text[size++] = letter;
        };
        add(scalars[i].name);
        if (scalars[i].seat < 0) continue;
        add("_seat_");
        all[i].text[size++] = static_cast<char>('0' + scalars[i].seat);
    }
    return all;
}();

}  // namespace

int scalar_count() noexcept { return scalars_known; }
const char* scalar_name(int index) noexcept {
    return index >= 0 && index < scalars_known ? names[static_cast<std::size_t>(index)].text : nullptr;
}

void observe_scalars(const Game& game, int player, std::int32_t* out) noexcept {
    for (const Scalar& scalar : scalars) *out++ = value_of(scalar, game, player);
}

}  // namespace mistbank
