// The contents of the box: tile types of all sets, starting tiles (MEET-19), and layers of the pile (RIV-2). Also
// checks the requirements of the expansions.
#include <algorithm>

#include "rules/expansions.hpp"
#include "rules/house_rules/house_rules.hpp"
#include "rules/refusing.hpp"
#include "rules/setup.hpp"

namespace mistbank {
namespace {

// Returns one bit for each segment where at least one kind of meeple can stand in this game (COO-4, COO-5, MEET-4).
std::uint16_t ground_on(const Shape& shape, const Settings& settings) {
    unsigned ground = 0;
    for (unsigned number = 0; number < shape.segment_count; ++number) {
        if (settings.may_stand_on(shape.kind[number])) ground |= 1u << number;
    }
    if (!settings.meeples_on_covered_roads) ground &= ~unsigned{shape.covered_roads};
    return static_cast<std::uint16_t>(ground);
}

void make_room(Setup& setup, const TileSet* const* sets, std::size_t set_count) {
    std::size_t types = 0;
    for (std::size_t i = 0; i < set_count; ++i) types += sets[i]->types().size();
    setup.set_names.reserve(set_count);
    setup.types.reserve(types);
    setup.shapes.reserve(types);
    setup.copies.reserve(types);
    setup.start.reserve(sets[0]->start().size() + 1);  // one more: the river can add the spring
}

void take_start(Setup& setup, const TileSet& set, std::size_t first_type, bool it_starts) {
    for (StartTile tile : set.start()) {
        tile.type += static_cast<int>(first_type);
        const auto type = static_cast<std::size_t>(tile.type);
        const bool is_spring = setup.rules.plays(Expansion::river) && setup.types[type].has(Mark::spring);
        if (is_spring && !it_starts) continue;  // RIV-7: stays in play as the first drawn or the only starting tile
        --setup.copies[type];
        if (it_starts) setup.start.push_back(tile);
    }
}

// MEET-22: places on marks are separate segments after the printed segments.
bool add_places_on_marks(const Setup& setup, TileType& type, Error& error) {
    for (const ExpansionRules& expansion : expansion_rules) {
        const PlaceOnMark& place_on_mark = expansion.place;
        if (place_on_mark.words == nullptr || !setup.rules.plays(expansion.expansion) ||
            (type.marks & bit(place_on_mark.mark)) == 0)
            continue;
        if (type.segment_count == max_segments) {
            return refuse_tile_sets(error, "MEET-22: tile ", type.id, " has ", max_segments,
                                    " segments, the maximum: no segment is left for ", place_on_mark.words);
        }
        Segment place;
        place.kind = place_on_mark.kind;
        type.segments[static_cast<std::size_t>(type.segment_count++)] = place;
    }
    return true;
}

// A hash table of the tile names of the preceding sets, to find names that two sets share. The table is at most half
// full.
class Names {
public:
    explicit Names(const Setup& setup) : setup_(&setup) {}

    bool has(const TileId& id) const { return types_[slot_of(id)] != 0; }
    /// Adds the names of the types from this index on.
    void add_from(std::size_t type) {
        for (; type < setup_->types.size(); ++type) {
            types_[slot_of(setup_->types[type].id)] = static_cast<std::uint16_t>(type + 1);
        }
    }

private:
    static constexpr std::uint32_t slots = 2 * max_tile_types;
    static_assert((slots & (slots - 1)) == 0);

    std::uint32_t slot_of(std::string_view id) const {
        std::uint32_t hash = 2166136261u;
        for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
        std::uint32_t slot = (hash ^ hash >> 15) % slots;
        while (types_[slot] != 0 && std::string_view(setup_->types[types_[slot] - 1u].id) != id)
            slot = (slot + 1) % slots;
        return slot;
    }

    const Setup* setup_;
    std::uint16_t types_[slots] = {};  // the tile type's index + 1; 0: a free slot
};

bool take_types(Setup& setup, const TileSet* const* sets, std::size_t set_count, Error& error) {
    make_room(setup, sets, set_count);
    Names names(setup);
    for (std::size_t i = 0; i < set_count; ++i) {
        const TileSet& set = *sets[i];
        const std::string_view text = set.text();
        setup.set_names.push_back({set.name(), set.fingerprint(),
                                   HostVector<char>(text.begin(), text.end(), HostAllocator<char>(setup.allocator))});
        const auto first = setup.types.size();
        for (const TileType& type : set.types()) {
            if (names.has(type.id)) return refuse_tile_sets(error, "tile ", type.id, " is in more than one tile set");
            if (setup.types.size() == static_cast<std::size_t>(max_tile_types)) {
                return refuse_tile_sets(error, "the tile sets have more than ", max_tile_types, " types in total");
            }
            setup.types.push_back(type);
            if (!add_places_on_marks(setup, setup.types.back(), error)) return false;
            setup.shapes.push_back(shape_of(setup.types.back()));
            setup.shapes.back().ground = ground_on(setup.shapes.back(), setup.settings);
            setup.copies.push_back(static_cast<std::uint16_t>(type.copies));
        }
        if (i + 1 < set_count) names.add_from(first);
        // Only the first set's starting block is laid. The blocks of further sets stay in the box.
        if (setup.rules.house.start_in_bag && i == 0) continue;  // HSE-11: the starting tile is drawn like any other
        take_start(setup, set, first, i == 0 && !spring_starts(setup.rules));
    }
    return true;
}

// --- starting tiles ---

// HSE-9: the starting block must lie on the table.
bool lies_on_table(const Setup& setup, Error& error) {
    const HouseRules& house = setup.rules.house;
    if (!house.has_table()) return true;
    const Bounds table = bounds_of(house);
    for (const StartTile& tile : setup.start) {
        if (table.has(tile.x, tile.y)) continue;
        const bool too_far_west_or_east = static_cast<unsigned>(tile.x - table.west) >= table.columns;
        return refuse_rules(error, too_far_west_or_east ? "table_x" : "table_y", ": the starting block's tile at ",
                            tile.x, ",", tile.y, " would lie outside the table of ", house.table_width, " by ",
                            house.table_height, " cells (HSE-9)");
    }
    return true;
}

// RIV-2, RIV-3: the spring is the only river tile that a starting block can show.
bool check_start(const Setup& setup, const TileSet& first_set, Error& error) {
    if (setup.start.empty() && !setup.rules.house.start_in_bag) {
        return refuse_tile_sets(error, "the first tile set, ", first_set.name(), ", has no starting block");
    }
    for (const StartTile& tile : setup.start) {
        const TileType& type = setup.types[static_cast<std::size_t>(tile.type)];
        if (!type.has(SegmentKind::river) || type.has(Mark::spring)) continue;
        return refuse_tile_sets(error, "RIV-3: tile ", type.id,
                                " of the starting block has a river but is not the spring");
    }
    return true;
}

// --- requirements of the expansions ---

bool bears_any(const TileType& type, std::uint32_t marks) {
    std::uint32_t borne = type.marks;
    for (int i = 0; i < type.segment_count; ++i) borne |= type.segments[static_cast<std::size_t>(i)].marks;
    return (borne & marks) != 0;
}

// Refuses an expansion that needs certain marks if no tile in the box has one of them: the caller has left out a tile
// set.
bool check_marks(const Setup& setup, Error& error) {
    for (const ExpansionRules& box : expansion_rules) {
        if (box.needs == 0 || !setup.rules.plays(box.expansion)) continue;
        const bool has_any = std::any_of(setup.types.begin(), setup.types.end(), [&](const TileType& type) {
            return type.copies > 0 && bears_any(type, box.needs);
        });
        if (!has_any) return refuse_tile_sets(error, box.lacks, ", but ", box.name, " is among the expansions");
    }
    return true;
}

}  // namespace

bool open_box(Setup& setup, const TileSet* const* sets, std::size_t set_count, Error& error) {
    if (!take_types(setup, sets, set_count, error)) return false;
    for (const ExpansionRules& box : expansion_rules) {
        if (box.look_into_box != nullptr && !box.look_into_box(setup, error)) return false;
    }
    return check_marks(setup, error) && check_start(setup, *sets[0], error) && lies_on_table(setup, error);
}

}  // namespace mistbank
