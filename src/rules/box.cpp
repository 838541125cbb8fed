// What lies in the box: the tile types of all sets, what starts (MEET-19), what lies on top of what (RIV-2), and
// whether the expansions find what they need.
#include <algorithm>
#include <iterator>

#include "rules/house_rules/house_rules.hpp"
#include "rules/setup.hpp"

namespace mistbank {
namespace {

// Bit a segment: where some meeple of this game may stand (COO-4, COO-5, MEET-4).
std::uint16_t ground_on(const Shape& shape, const Settings& settings) {
    unsigned ground = 0;
    for (unsigned number = 0; number < shape.segment_count; ++number) {
        if (settings.may_stand_on(shape.kind[number])) ground |= 1u << number;
    }
    if (!settings.meeples_on_covered_roads) ground &= ~unsigned{shape.covered_roads};
    return static_cast<std::uint16_t>(ground);
}

template <class... Parts>
bool refuse(Error& error, const Parts&... message) {
    error = {Status::invalid_tile_set, Message::of(message...)};
    return false;
}

void make_room(Setup& setup, const TileSet* const* sets, std::size_t set_count) {
    std::size_t types = 0;
    for (std::size_t i = 0; i < set_count; ++i) types += sets[i]->types().size();
    setup.set_names.reserve(set_count);
    setup.types.reserve(types);
    setup.shapes.reserve(types);
    setup.copies.reserve(types);
    setup.start.reserve(sets[0]->start().size() + 1);  // or the spring
}

// RIV-2, MEET-19: without a block of the expansion the spring starts, and every start of a set stays in the box.
bool spring_starts(const Rules& rules) {
    return rules.plays(Expansion::river) && !rules.plays(Expansion::ghosts_castles_cemeteries);
}

void take_start(Setup& setup, const TileSet& set, std::size_t first_type, bool it_starts) {
    for (StartTile tile : set.start()) {
        tile.type += static_cast<int>(first_type);
        const auto type = static_cast<std::size_t>(tile.type);
        const bool is_spring = setup.rules.plays(Expansion::river) && setup.types[type].has(Mark::spring);
        if (is_spring && !it_starts) continue;  // RIV-7: it is drawn first, or starts all by itself
        --setup.copies[type];
        if (it_starts) setup.start.push_back(tile);
    }
}

// MEET-22: the top of a tower, a space for acrobats and the Vodyanoy's lake are segments of their own, behind the
// printed ones.
bool add_places_on_marks(const Setup& setup, TileType& type, Error& error) {
    constexpr struct {
        Expansion expansion;
        Mark mark;
        SegmentKind kind;
        const char* words;
    } places[] = {
        {Expansion::tower, Mark::foundation, SegmentKind::tower, "the top of its tower"},
        {Expansion::big_top, Mark::acrobats, SegmentKind::acrobats, "its acrobats"},
        {Expansion::vodyanoy, Mark::vodyanoy, SegmentKind::vodyanoy, "the Vodyanoy's lake"},
    };
    for (const auto& its : places) {
        if (!setup.rules.plays(its.expansion) || (type.marks & bit(its.mark)) == 0) continue;
        if (type.segment_count == max_segments) {
            return refuse(error, "MEET-22: tile ", type.id, " has ", max_segments, " segments, which leaves none for ",
                          its.words);
        }
        Segment place;
        place.kind = its.kind;
        type.segments[static_cast<std::size_t>(type.segment_count++)] = place;
    }
    return true;
}

bool take_types(Setup& setup, const TileSet* const* sets, std::size_t set_count, Error& error) {
    make_room(setup, sets, set_count);
    for (std::size_t i = 0; i < set_count; ++i) {
        const TileSet& set = *sets[i];
        const std::string_view text = set.text();
        setup.set_names.push_back({set.name(), set.fingerprint(),
                                   HostVector<char>(text.begin(), text.end(), HostAllocator<char>(setup.allocator))});
        const auto first = setup.types.size();
        for (const TileType& type : set.types()) {
            const bool doubled =
                std::any_of(setup.types.begin(), setup.types.begin() + static_cast<std::ptrdiff_t>(first),
                            [&](const TileType& other) { return other.id == type.id; });
            if (doubled) return refuse(error, "tile ", type.id, " is in two of the tile sets");
            if (setup.types.size() == static_cast<std::size_t>(max_tile_types)) {
                return refuse(error, "the tile sets have more than ", max_tile_types, " types together");
            }
            setup.types.push_back(type);
            if (!add_places_on_marks(setup, setup.types.back(), error)) return false;
            setup.shapes.push_back(shape_of(setup.types.back()));
            setup.shapes.back().ground = ground_on(setup.shapes.back(), setup.settings);
            setup.copies.push_back(static_cast<std::uint16_t>(type.copies));
        }
        // The first set's starting block starts; those of further sets stay in the box.
        if (setup.rules.house.start_in_bag && i == 0) continue;  // HSE-11: its tile is drawn like any
        take_start(setup, set, first, i == 0 && !spring_starts(setup.rules));
    }
    return true;
}

// --- what the expansions need of them ---

int copies_with(const Setup& setup, Mark mark) {
    int copies = 0;
    for (const TileType& type : setup.types) copies += type.has(mark) ? type.copies : 0;
    return copies;
}

// RIV: one spring, one lake; and no river where it is not played.
bool check_river(const Setup& setup, Error& error) {
    if (!setup.rules.plays(Expansion::river)) {
        for (const TileType& type : setup.types) {
            if (!type.has(SegmentKind::river)) continue;
            return refuse(error, "RIV-1: tile ", type.id, " has a river, and expansions has no river");
        }
        return true;
    }
    for (const Mark mark : {Mark::spring, Mark::lake}) {
        const int copies = copies_with(setup, mark);
        if (copies == 1) continue;
        return refuse(error, "RIV-2: the river needs one tile with a ", name_of(mark), ", the tile sets have ", copies);
    }
    return true;
}

// HSE-9
bool lies_on_table(const Setup& setup, Error& error) {
    const HouseRules& house = setup.rules.house;
    if (!house.has_table()) return true;
    const Bounds table = bounds_of(house);
    for (const StartTile& tile : setup.start) {
        if (table.has(tile.x, tile.y)) continue;
        const bool too_far_west_or_east = static_cast<unsigned>(tile.x - table.west) >= table.columns;
        error = {Status::invalid_rules,
                 Message::of(too_far_west_or_east ? "table_x" : "table_y", ": the starting block's tile at ", tile.x,
                             ",", tile.y, " would lie outside the table of ", house.table_width, " times ",
                             house.table_height, " cells (HSE-9)")};
        return false;
    }
    return true;
}

// RIV-2, RIV-3: of the river a block that lies there from the start can show the spring alone.
bool check_start(const Setup& setup, const TileSet& first_set, Error& error) {
    if (setup.start.empty() && !setup.rules.house.start_in_bag) {
        return refuse(error, "tile set ", first_set.name(), " has no starting block, which the first set needs");
    }
    for (const StartTile& tile : setup.start) {
        const TileType& type = setup.types[static_cast<std::size_t>(tile.type)];
        if (!type.has(SegmentKind::river) || type.has(Mark::spring)) continue;
        return refuse(error, "RIV-3: tile ", type.id, " of the starting block has a river that no spring feeds");
    }
    return true;
}

// ABM-1: an abbey for each player, which is never drawn; and none where it is not played.
bool hand_out_abbey_tiles(Setup& setup, Error& error) {
    const bool is_played = setup.rules.plays(Expansion::abbey_mayor);
    for (std::size_t type = 0; type < setup.types.size(); ++type) {
        if (!setup.types[type].has(Mark::abbey)) continue;
        if (!is_played) {
            return refuse(error, "ABM-1: tile ", setup.types[type].id,
                          " is an abbey, and expansions has no abbey_mayor");
        }
        if (setup.abbey == none16) setup.abbey = static_cast<std::uint16_t>(type);
        setup.copies[type] = 0;
    }
    if (!is_played || (setup.abbey != none16 && setup.types[setup.abbey].copies >= setup.rules.players)) return true;
    return refuse(error, "ABM-1: the tile sets have no abbey for each of the ", setup.rules.players, " players");
}

// An expansion whose tiles are all missing is one that nobody meant to play.
bool check_marks(const Setup& setup, Error& error) {
    constexpr struct {
        Expansion expansion;
        Mark marks[3];
        const char* words;
    } needs[] = {
        {Expansion::inns_cathedrals,
         {Mark::inn, Mark::cathedral, Mark::cathedral},
         "INN: no tile has an inn or a cathedral"},
        {Expansion::traders_builders, {Mark::wine, Mark::grain, Mark::cloth}, "TRB: no tile has goods"},
        {Expansion::princess_dragon,
         {Mark::volcano, Mark::portal, Mark::princess},
         "PRD: no tile has a volcano, a portal or a princess"},
        {Expansion::tower,
         {Mark::foundation, Mark::foundation, Mark::foundation},
         "TWR: no tile has the foundation of a tower"},
        {Expansion::flying_machines,
         {Mark::machine, Mark::machine, Mark::machine},
         "FLY: no tile has a flying machine"},
        {Expansion::hills_sheep, {Mark::hill, Mark::vineyard, Mark::vineyard}, "HIL: no tile has a hill or a vineyard"},
        {Expansion::big_top,
         {Mark::circus, Mark::acrobats, Mark::acrobats},
         "TOP: no tile has a circus or a space for acrobats"},
        {Expansion::vodyanoy,
         {Mark::vodyanoy, Mark::vodyanoy, Mark::vodyanoy},
         "VOD: no tile has the lake of the Vodyanoy"},
    };
    for (const auto& need : needs) {
        if (!setup.rules.plays(need.expansion)) continue;
        const bool has_any = std::any_of(std::begin(need.marks), std::end(need.marks),
                                         [&](Mark mark) { return copies_with(setup, mark) > 0; });
        if (has_any) continue;
        return refuse(error, need.words, ", and expansions has ", name_of(need.expansion));
    }
    return true;
}

// RIV-2, RIV-7: from the top of the pile the spring, unless it starts, the river, the lake, all others.
enum Layer : std::uint8_t { spring, river, lake, others, layers };

Layer layer_of(const TileType& type) {
    if (type.has(Mark::spring)) return Layer::spring;
    if (type.has(Mark::lake)) return Layer::lake;
    return type.has(SegmentKind::river) ? Layer::river : Layer::others;
}

void begin_with_river(Setup& setup) {
    setup.layer_count = Layer::layers;
    setup.layers.reserve(setup.types.size());
    for (std::size_t type = 0; type < setup.types.size(); ++type) {
        setup.layers.push_back(layer_of(setup.types[type]));
        if (!spring_starts(setup.rules) || setup.layers[type] != Layer::spring) continue;
        setup.copies[type] = 0;
        setup.start.push_back({0, 0, static_cast<int>(type)});
    }
}

}  // namespace

bool open_box(Setup& setup, const TileSet* const* sets, std::size_t set_count, Error& error) {
    if (!take_types(setup, sets, set_count, error)) return false;
    if (!check_river(setup, error) || !hand_out_abbey_tiles(setup, error) || !check_marks(setup, error)) return false;
    if (setup.rules.plays(Expansion::river)) begin_with_river(setup);
    return check_start(setup, *sets[0], error) && lies_on_table(setup, error);
}

}  // namespace mistbank
