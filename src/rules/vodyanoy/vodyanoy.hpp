// The Vodyanoy (VOD): catches figures beside his lake; an action can release a caught figure.
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The state of the Vodyanoy.
struct Lakes {
    std::uint32_t count;    // number of lakes on the board
    std::uint8_t newcomer;  // the figure that has moved since the last catch (VOD-2): its index + 1;
                            // several_newcomers: several figures, or a new lake; 0: none
    std::uint8_t unused[3];
};

inline constexpr std::uint8_t several_newcomers = 255;

struct LakesPart {
    Lakes* lakes = nullptr;
    TileIndex* lake_tiles = nullptr;  // tiles with a lake, in the order in which they were laid

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (lakes == nullptr) return;
        words.figure("newcomer", lakes->newcomer, 1);
    }
};

void track_lake(Table& table, TileIndex tile);
bool is_in_lake(const Table& table, const Figure& figure);
/// Returns why nothing can be placed on this tile; null if the tile is not a lake.
const char* refuse_lake(const Table& table, TileIndex tile);
void note_newcomer(Table& table, int figure);
Progress catch_beside_lakes(Table& table);
void list_releases(const Table& table, ActionList& list);
const char* refuse_release(const Table& table, Action action);
void release_from_lake(Table& table, Action action);
void pay_for_lakes(Table& table);
std::uint32_t most_offers_of_vodyanoy(const Setup& setup);

inline constexpr MarkSpec vodyanoy_marks[] = {
    MarkSpec(Mark::vodyanoy, "vodyanoy", "Vodyanoy's lake",
             "It catches each meeple on the tiles around it. A meeple that is still here at the end costs 2 points.")
        .drawn("vodyanoy", "wave")
        .observed("tile_lake", 204)
        .on_plane(135, "lake"),
};

extern const Description vodyanoy_description;
inline constexpr ActionSpec vodyanoy_actions[] = {
    action(ActionKind::release, "release", "release {standing}")
        .words("Take a meeple out of the lake", "Frees {meeple}")
        .offered(refuse_release, release_from_lake, 11)
        .numbered(34, 0, 0, kinds_of_meeples),
};

extern const Shown vodyanoy_shown;
void check_lakes(const Table& table, Flaws& flaws);

inline constexpr ExpansionRules vodyanoy_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::vodyanoy;
    box.name = "vodyanoy";
    box.marks = vodyanoy_marks;
    box.needs = bits_of(box.marks);
    box.lacks = "VOD: no tile has the lake of the Vodyanoy";
    box.place = {Mark::vodyanoy,
                 SegmentKind::vodyanoy,
                 "the Vodyanoy's lake",
                 "VOD-1: nothing can be placed in the Vodyanoy's lake",
                 "in_lakes",
                 154};
    box.asks = "MEET-7: in step 2b, place a figure on the laid tile, release a figure from the lake, or pass";
    box.most_offers = most_offers_of_vodyanoy;
    box.description = &vodyanoy_description;
    box.actions = vodyanoy_actions;
    box.shown = &vodyanoy_shown;
    box.check = check_lakes;
    return box;
}();

}  // namespace mistbank
