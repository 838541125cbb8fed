// The river's tiles in the box (RIV-1, RIV-2, RIV-7): one spring and one lake, on top of the pile.
#include "rules/refusing.hpp"
#include "rules/river/river.hpp"
#include "rules/setup.hpp"

namespace mistbank {
namespace {

int copies_with(const Setup& setup, Mark mark) {
    int copies = 0;
    for (const TileType& type : setup.types) copies += type.has(mark) ? type.copies : 0;
    return copies;
}

// The layers from the top: the spring unless it is the starting tile, the river, the lake, all others.
enum Layer : std::uint8_t { spring, river, lake, others, layers };

Layer layer_of(const TileType& type) {
    if (type.has(Mark::spring)) return Layer::spring;
    if (type.has(Mark::lake)) return Layer::lake;
    return type.has(SegmentKind::river) ? Layer::river : Layer::others;
}

// Assigns each tile type to a layer of the pile. If the game starts with the spring, moves the spring from the pile to
// the start.
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

bool spring_starts(const Rules& rules) {
    return rules.plays(Expansion::river) && !rules.plays(Expansion::ghosts_castles_cemeteries);
}

// RIV-1, RIV-2: there must be exactly one spring and one lake, and no river tiles in games without the river.
bool take_river_out_of_box(Setup& setup, Error& error) {
    if (!setup.rules.plays(Expansion::river)) {
        for (const TileType& type : setup.types) {
            if (!type.has(SegmentKind::river)) continue;
            return refuse_tile_sets(error, "RIV-1: tile ", type.id,
                                    " has a river, but river is not among the expansions");
        }
        return true;
    }
    for (const Mark mark : {Mark::spring, Mark::lake}) {
        const int copies = copies_with(setup, mark);
        if (copies == 1) continue;
        return refuse_tile_sets(error, "RIV-2: the tile sets need one tile with a ", name_of(mark), ", not ", copies);
    }
    begin_with_river(setup);
    return true;
}

}  // namespace mistbank
