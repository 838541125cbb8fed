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

/// What the queries below read: the game as one player sees it.
struct Seen {
    Seen(const Game& seen_game, int viewer)
        : game(seen_game), table(inside_of(seen_game).table), player(viewer), decision(seen_game.decision()) {
        if (decision.tile_type >= 0) tile = &game.type(decision.tile_type);
        for (int seat = 0; seat < max_colours; ++seat) {
            const Colour colour = colour_at(game, player, seat);
            colours[static_cast<std::size_t>(seat)] = colour;
            if (colour != Colour::none) seats[static_cast<std::size_t>(colour)] = seat;
        }
    }
    /// Returns the seat of a colour; -1 if nobody plays the colour.
    int seat_of(Colour colour) const {
        return static_cast<int>(colour) < max_colours ? seats[static_cast<std::size_t>(colour)] : -1;
    }

    const Game& game;
    const Table& table;
    int player;
    Decision decision;
    const TileType* tile = nullptr;  // the tile in question; null: none
    std::array<Colour, max_colours> colours{};
    std::array<int, max_colours> seats = {-1, -1, -1, -1, -1, -1};
};

using Query = std::int32_t (*)(const Seen& seen);
using QueryOfColour = std::int32_t (*)(const Seen& seen, Colour colour);

// --- the tile in question ---

template <class Count>
std::int32_t sum_of_segments(const Seen& seen, Count count) {
    std::int32_t sum = 0;
    for (int i = 0; seen.tile != nullptr && i < seen.tile->segment_count; ++i) {
        sum += count(seen.tile->segments[static_cast<std::size_t>(i)]);
    }
    return sum;
}

template <int side>
std::int32_t drawn_side(const Seen& seen) {
    return seen.tile == nullptr ? 0 : static_cast<std::int32_t>(seen.tile->side_kind(static_cast<Side>(side)));
}

template <int side>
std::int32_t drawn_misty(const Seen& seen) {
    return seen.tile != nullptr && seen.tile->misty(static_cast<Side>(side));
}

template <SegmentKind kind>
std::int32_t drawn_count(const Seen& seen) {
    if (is_scenery(seen.game, kind)) return 0;
    return sum_of_segments(seen, [](const Segment& segment) { return segment.kind == kind ? 1 : 0; });
}

std::int32_t drawn_river_sides(const Seen& seen) {
    int count = 0;
    for (int side = 0; seen.tile != nullptr && side < 4; ++side) {
        count += seen.tile->side_kind(static_cast<Side>(side)) == SideKind::river ? 1 : 0;
    }
    return count;
}

std::int32_t drawn_coats(const Seen& seen) {
    return sum_of_segments(seen, [](const Segment& segment) { return segment.coats; });
}

std::int32_t drawn_symbols(const Seen& seen) {
    return sum_of_segments(seen, [](const Segment& segment) { return segment.symbols; });
}

// --- numbers of each seat ---

std::int32_t points_of(const Seen& seen, Colour colour) {
    for (int i = 0; colour != Colour::none && i < seen.game.scoring_meeple_count(); ++i) {
        const ScoringMeeple meeple = seen.game.scoring_meeple(i);
        if (meeple.colour == colour) return meeple.total;
    }
    return 0;
}

std::int32_t common_points(const Seen& seen) {
    const ScoringMeeple meeple = seen.game.scoring_meeple(0);
    return meeple.colour == Colour::none ? meeple.total : 0;
}

std::int32_t is_own(const Seen& seen, Colour colour) {
    return colour != Colour::none && seen.game.player_of(colour) == seen.player;
}

std::int32_t hand_size_of(const Seen& seen, Colour colour) { return seen.game.hand_size(seen.game.player_of(colour)); }

// --- bought tiles, visible to all players (HSE-18) ---

std::int32_t bought_tile_of(const Seen& seen, Colour colour) {
    const Game& game = seen.game;
    return game.rules().house.tile_sales ? game.hand(game.player_of(colour), 0, seen.player) : -1;
}
template <int side>
std::int32_t bought_side_of(const Seen& seen, Colour colour) {
    const int type = bought_tile_of(seen, colour);
    return type < 0 ? 0 : static_cast<std::int32_t>(seen.game.type(type).side_kind(static_cast<Side>(side)));
}

// --- the viewer's hand (HSE-2) ---

template <int place>
std::int32_t type_in_hand(const Seen& seen) {
    return seen.game.hand(seen.player, place, seen.player);
}
template <int place, int side>
std::int32_t side_in_hand(const Seen& seen) {
    const int type = type_in_hand<place>(seen);
    return type < 0 ? 0 : static_cast<std::int32_t>(seen.game.type(type).side_kind(static_cast<Side>(side)));
}

std::int32_t colour_in_question(const Seen& seen) { return seen.seat_of(seen.decision.colour); }

// --- the table ---

/// A scalar of the base game that belongs to no seat. Its index is fixed, because trained models depend on it.
struct Own {
    int place;
    const char* name;
    Query query;
};
constexpr Own own_scalars[] = {
    {0, "system", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.rules().system); }},
    {1, "level", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.rules().level); }},
    {2, "players", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.rules().players); }},
    {3, "decision", [](const Seen& seen) { return static_cast<std::int32_t>(seen.decision.kind); }},
    {4, "decides", [](const Seen& seen) -> std::int32_t { return seen.game.deciding_player() == seen.player; }},
    {5, "turn", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.turn()); }},
    {6, "segment", [](const Seen& seen) { return static_cast<std::int32_t>(seen.decision.segment); }},
    {7, "hound", [](const Seen& seen) { return static_cast<std::int32_t>(seen.decision.hound); }},
    {8, "points", [](const Seen& seen) { return static_cast<std::int32_t>(seen.decision.points); }},
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
    {68, "tiles", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.tile_count()); }},
    {69, "expansions", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.rules().expansions); }},
    {70, "part", [](const Seen& seen) { return static_cast<std::int32_t>(seen.game.part()); }},
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
    {226, "number", [](const Seen& seen) -> std::int32_t { return seen.decision.number; }},
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

/// A scalar without its value.
struct Scalar {
    const char* name = nullptr;
    int seat = -1;               // the seat in the suffix of the name; -1: no seat
    std::int32_t otherwise = 0;  // the value if the game does not play the expansion or house rule
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

/// Calls `visit` with the index, the seat (-1: none) and the number of each scalar of a fact.
template <class Visit>
constexpr void each_scalar_of(const Fact& fact, Visit visit) {
    const int seats = fact.scope == Scope::colour ? max_colours : 1;
    int place = fact.scalar;
    for (int number = 0; place >= 0 && number < numbers_named(fact); ++number) {
        if (fact.scalar_names != nullptr && fact.scalar_names[number] == nullptr) continue;
        for (int seat = 0; seat < seats; ++seat) visit(place++, seats > 1 ? seat : -1, number);
    }
}

constexpr const char* name_of_scalar(const Fact& fact, int number) {
    if (fact.scalar_names != nullptr) return fact.scalar_names[number];
    return fact.scalar_name != nullptr ? fact.scalar_name : fact.name;
}

/// Calls `visit` with each kind of figure whose supply is observed.
template <class Visit>
constexpr void each_figure_observed(Visit visit) {
    visit(meeples);
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) {
            if (figure.scalar >= 0) visit(figure);
        }
    }
}

// All scalars, by index.
constexpr Scalars scalars = [] {
    Scalars all{};
    const auto at = [&](int place) -> Scalar& { return all[static_cast<std::size_t>(place)]; };
    const auto put_seats = [&](int place, const char* name) {
        for (int seat = 0; seat < max_colours; ++seat) at(place + seat) = {name, seat, 0};
    };
    for (const Own& own : own_scalars) at(own.place).name = own.name;
    for (const OwnOfSeats& own : own_of_seats) put_seats(own.place, own.name);
    each_figure_observed([&](const FigureGiven& figure) { put_seats(figure.scalar, figure.plural); });
    for (const MarkOfExpansion& row : all_marks) {
        if (row.mark->scalar >= 0) at(row.mark->scalar).name = row.mark->scalar_name;
    }
    for (const KnownFact& row : all_facts) {
        const Fact& fact = *row.fact;
        each_scalar_of(fact, [&](int place, int seat, int number) {
            at(place) = {name_of_scalar(fact, number), seat, fact.kind == FactKind::colour ? -1 : nothing_of(fact)};
        });
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

std::int32_t marks_drawn(const Seen& seen, const MarkSpec& spec) {
    if (seen.tile == nullptr) return 0;
    return spec.is_of_tile() ? shows_sign(seen.game, *seen.tile, spec.mark)
                             : segments_with(seen.game, *seen.tile, spec.mark);
}

void put_fact(const Seen& seen, const KnownFact& row, std::int32_t* out) {
    each_scalar_of(*row.fact, [&](int place, int seat, int number) {
        const Colour colour = seat < 0 ? Colour::none : seen.colours[static_cast<std::size_t>(seat)];
        const std::int32_t value = value_of(row, seen.table, static_cast<int>(colour), number);
        out[place] = row.fact->kind == FactKind::colour ? seen.seat_of(static_cast<Colour>(value)) : value;
    });
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
    const Seen seen(game, player);
    for (std::size_t i = 0; i < scalars.size(); ++i) out[i] = scalars[i].otherwise;
    for (const Own& own : own_scalars) out[own.place] = own.query(seen);
    for (const OwnOfSeats& own : own_of_seats) {
        for (int seat = 0; seat < max_colours; ++seat) {
            out[own.place + seat] = own.query(seen, seen.colours[static_cast<std::size_t>(seat)]);
        }
    }
    each_figure_observed([&](const FigureGiven& figure) {
        const std::uint8_t(&in_supply)[max_colours] = seen.table.state->in_supply[static_cast<int>(figure.kind)];
        for (int seat = 0; seat < max_colours; ++seat) {
            const Colour colour = seen.colours[static_cast<std::size_t>(seat)];
            if (colour != Colour::none) out[figure.scalar + seat] = in_supply[static_cast<int>(colour)];
        }
    });
    for (const MarkOfExpansion& row : all_marks) {
        if (row.mark->scalar >= 0) out[row.mark->scalar] = marks_drawn(seen, *row.mark);
    }
    const FactSource* source = nullptr;
    bool is_played = false;
    for (const KnownFact& row : all_facts) {  // the facts of a source follow each other
        if (row.source != source) {
            source = row.source;
            is_played = source->is_played(seen.table.setup->rules);
        }
        if (is_played) put_fact(seen, row, out);
    }
}

void observe_scalars(const Game& game, int player, float* out) noexcept {
    std::array<std::int32_t, scalars.size()> numbers;
    observe_scalars(game, player, numbers.data());
    std::transform(numbers.begin(), numbers.end(), out, [](std::int32_t number) { return static_cast<float>(number); });
}

}  // namespace mistbank
