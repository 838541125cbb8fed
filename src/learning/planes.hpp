// Numbers and names of the planes of an observation. The numbers of planes of expansions are fixed in the descriptions
// of facts, marks, figures and places on marks.
#pragma once

#include <array>
#include <string_view>

#include "rules/facts.hpp"
#include "rules/marks.hpp"

namespace mistbank::plane {

inline constexpr int sides = 4;
inline constexpr int directions = 8;
inline constexpr int side_pairs = 6;
inline constexpr int first_of_pair[side_pairs] = {0, 0, 0, 1, 1, 2};
inline constexpr int second_of_pair[side_pairs] = {1, 2, 3, 2, 3, 3};

// The planes of the base game. A comment such as "4: ..." gives the number of planes of a group. A single plane has no
// number in its comment; it is 1 or 0 for each cell, or a count. Planes of expansions fill the gaps.
enum Plane {
    face_up,
    face_down,
    last_laid,                   // the last tile laid face up
    subject,                     // the cell that the open decision is about
    fits,                        // 4: the drawn tile fits on this cell after 0 to 3 quarter turns
    named = fits + sides,        // a legal action other than laying a tile names this cell
    road,                        // 4: the side shows a road
    city = road + sides,         // 4: the side shows a city
    mist = city + sides,         // 4: the side is misty
    joined = mist + sides,       // 6: the two sides belong to the same road or city
    held = joined + side_pairs,  // 4: a meeple occupies the road or city of this side, anywhere on the board
    haunted = held + sides,      // 4: the road or city of this side can never be completed
    monastery = haunted + sides,
    castle,
    cemetery,
    coats,                            // coats of arms
    symbols,                          // ghost symbols
    ghosts,                           // ghosts on the tile
    meeples,                          // 6: meeples of every kind on this tile (MEET-3), by seat of their colour
    farmers = meeples + max_colours,  // 6: meeples on a field, by seat of their colour
    guards = farmers + max_colours,   // guards of all colours
    ghosts_on_meeples,                // ghosts on the meeples of this tile (GCC-4)
    buried,                           // buried meeples
    hounds,                           // hounds
    river,                            // 4: the side shows the river (RIV-1)
    garden = river + sides,           // a garden, in games with the abbot (ABT-1)
    machine = 114,                    // 8: the direction of the flying machine on the rotated tile (FLY-1)
    second_fits = 162,                // 4: like `fits`, for the second tile in the hand (HSE-1)
    third_fits = second_fits + sides  // 4: like `fits`, for the third tile in the hand
};

/// The suffixes that distinguish planes of a group.
struct Endings {
    const char* const* first = nullptr;
    int count = 1;
};
inline constexpr const char* quarter_turns[] = {"_0", "_1", "_2", "_3"};
inline constexpr const char* directions_of_tile[] = {"_north",      "_east",       "_south",      "_west",
                                                     "_north_east", "_south_east", "_south_west", "_north_west"};
inline constexpr const char* pairs_of_sides[] = {"_north_east", "_north_south", "_north_west",
                                                 "_east_south", "_east_west",   "_south_west"};
inline constexpr const char* seats[] = {"_seat_0", "_seat_1", "_seat_2", "_seat_3", "_seat_4", "_seat_5"};
inline constexpr Endings by_turn{quarter_turns, sides};
inline constexpr Endings by_direction{directions_of_tile, directions};
inline constexpr Endings by_side{directions_of_tile, sides};
inline constexpr Endings by_pair{pairs_of_sides, side_pairs};
inline constexpr Endings by_seat{seats, max_colours};

struct NameOfPlanes {
    int first;
    const char* name;
    Endings endings{};
    bool has_counts = false;  // whether cells hold counts, not only 1 or 0
};
inline constexpr NameOfPlanes own_planes[] = {
    {face_up, "face_up"},
    {face_down, "face_down"},
    {last_laid, "last_laid"},
    {subject, "subject"},
    {fits, "fits", by_turn},
    {named, "named"},
    {road, "road", by_side},
    {city, "city", by_side},
    {mist, "mist", by_side},
    {joined, "joined", by_pair},
    {held, "held", by_side},
    {haunted, "haunted", by_side},
    {monastery, "monastery"},
    {castle, "castle"},
    {cemetery, "cemetery"},
    {coats, "coats", {}, true},
    {symbols, "symbols", {}, true},
    {ghosts, "ghosts", {}, true},
    {meeples, "meeples", by_seat, true},
    {farmers, "farmers", by_seat, true},
    {guards, "guards", {}, true},
    {ghosts_on_meeples, "ghosts_on_meeples", {}, true},
    {buried, "buried", {}, true},
    {hounds, "hounds", {}, true},
    {river, "river", by_side},
    {garden, "garden"},
    {machine, "machine", by_direction},
    {second_fits, "second_fits", by_turn},
    {third_fits, "third_fits", by_turn},
};

constexpr Endings endings_of(FactKind kind) {
    return kind == FactKind::segment ? by_side : kind == FactKind::pair ? by_pair : Endings{};
}

/// Calls visit(NameOfPlanes) for each group of planes with a common name.
template <class Visit>
constexpr void each_name(Visit visit) {
    for (const NameOfPlanes& group : own_planes) visit(group);
    for (const MarkOfExpansion& row : all_marks) {
        if (row.mark->plane >= 0) visit(NameOfPlanes{row.mark->plane, row.mark->plane_name, {}, row.mark->is_counted});
    }
    for (const KnownFact& row : all_facts) {
        const Fact& fact = *row.fact;
        const char* const name = fact.plane_name != nullptr ? fact.plane_name : fact.name;
        if (fact.plane >= 0)
            visit(NameOfPlanes{fact.plane, name, endings_of(fact.kind), fact.kind == FactKind::number});
    }
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) {
            if (figure.plane >= 0) visit(NameOfPlanes{figure.plane, figure.plural, by_seat, true});
        }
        if (box.place.plane >= 0) visit(NameOfPlanes{box.place.plane, box.place.plane_name, by_seat, true});
    }
}

inline constexpr int plane_total = [] {
    int count = 0;
    each_name([&](const NameOfPlanes& group) { count += group.endings.count; });
    return count;
}();

struct PlaneName {
    char text[24] = {};
};
inline constexpr auto plane_names = [] {
    std::array<PlaneName, static_cast<std::size_t>(plane_total)> all{};
    each_name([&](const NameOfPlanes& group) {
        for (int i = 0; i < group.endings.count; ++i) {
            PlaneName& name = all[static_cast<std::size_t>(group.first + i)];
            std::size_t size = 0;
            for (const char letter : std::string_view(group.name)) name.text[size++] = letter;
            if (group.endings.first == nullptr) continue;
            for (const char letter : std::string_view(group.endings.first[i])) name.text[size++] = letter;
        }
    });
    return all;
}();

constexpr bool each_plane_is_named() {
    for (const PlaneName& name : plane_names) {
        if (name.text[0] == '\0') return false;
    }
    return true;
}
static_assert(each_plane_is_named(), "the numbers of the planes must begin at 0, without gaps or repeats");

/// Whether each plane is binary: 1 or 0 in each cell.
inline constexpr auto binary_planes = [] {
    std::array<bool, static_cast<std::size_t>(plane_total)> all{};
    each_name([&](const NameOfPlanes& group) {
        for (int i = 0; i < group.endings.count; ++i)
            all[static_cast<std::size_t>(group.first + i)] = !group.has_counts;
    });
    return all;
}();

/// The number of facts with planes.
inline constexpr int facts_on_planes_count = [] {
    int count = 0;
    for (const KnownFact& row : all_facts) count += row.fact->plane >= 0 ? 1 : 0;
    return count;
}();
inline constexpr auto facts_on_planes = [] {
    std::array<KnownFact, static_cast<std::size_t>(facts_on_planes_count)> all{};
    std::size_t count = 0;
    for (const KnownFact& row : all_facts) {
        if (row.fact->plane >= 0) all[count++] = row;
    }
    return all;
}();

template <Scope scope>
inline constexpr std::size_t facts_on_planes_of_count = [] {
    std::size_t count = 0;
    for (const KnownFact& row : facts_on_planes) count += row.fact->scope == scope ? 1 : 0;
    return count;
}();
/// The facts of this scope that have planes.
template <Scope scope>
inline constexpr auto facts_on_planes_of = [] {
    std::array<KnownFact, facts_on_planes_of_count<scope>> all{};
    std::size_t count = 0;
    for (const KnownFact& row : facts_on_planes) {
        if (row.fact->scope == scope) all[count++] = row;
    }
    return all;
}();

/// For each kind of figure, the index of its first plane; -1: no planes. The six planes of a kind show its figures by
/// seat.
inline constexpr auto planes_of_figures = [] {
    std::array<int, figure_kinds> all{};
    for (int& plane : all) plane = -1;
    for (const ExpansionRules& box : expansion_rules) {
        for (const FigureGiven& figure : box.figures) {
            if (figure.plane >= 0) all[static_cast<std::size_t>(figure.kind)] = figure.plane;
        }
    }
    return all;
}();

}  // namespace mistbank::plane
