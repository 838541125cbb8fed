// The river (RIV): tiles that are laid before all others, each at the open end of the river.
#pragma once

#include "rules/expansion.hpp"

namespace mistbank {

/// The direction in which a river tile bends, seen along the flow.
enum class Bend : std::uint8_t { none, right, left };

/// The state of the river.
struct River {
    std::int16_t x;  // x and y of the empty cell at the river's open end
    std::int16_t y;
    std::uint8_t side;     // the side of that cell from which the river flows in
    std::uint8_t is_open;  // whether the river has begun and not ended
    Bend last_bend;        // the bend of the river's last tile (RIV-4)
    std::uint8_t unused[1];
};

struct RiverPart {
    River* river = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words&) const {}  // writes nothing: the tiles determine the state of the river
};

// --- river.cpp: step 1a ---
bool river_tile_fits(const Table& table, std::uint16_t type);
void list_river_lays(const Table& table, ActionList& list);
const char* refuse_river_lay(const Table& table, std::uint16_t type, CellIndex cell, Action lay);
void river_flows_on(Table& table, const PlacedTile& laid);

// --- box_of_river.cpp: before the game ---
bool spring_starts(const Rules& rules);  // whether the spring replaces a starting block (RIV-2, MEET-19)
bool take_river_out_of_box(Setup& setup, Error& error);  // puts the river tiles into layers of the pile (RIV-2, RIV-7)
void add_hash_of_river(HashRow& row, const Table& table);

inline constexpr MarkSpec river_marks[] = {
    MarkSpec(Mark::spring, "spring", "Spring", "The river begins here. Nobody stands on water.")
        .written(nullptr)
        .drawn(nullptr),
    MarkSpec(Mark::lake, "lake", "Lake", "The river ends here. Nobody stands on water.")
        .written(nullptr)
        .drawn(nullptr),
};

void check_river(const Table& table, Flaws& flaws);
extern const Description river_description;
inline constexpr ExpansionRules river_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::river;
    box.name = "river";
    box.marks = river_marks;
    box.look_into_box = take_river_out_of_box;
    box.hash = add_hash_of_river;
    box.description = &river_description;
    box.check = check_river;
    return box;
}();

}  // namespace mistbank
