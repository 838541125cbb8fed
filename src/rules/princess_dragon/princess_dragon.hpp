// The princess, the dragon, the fairy and the portals (PRD).
#pragma once

#include "rules/expansion.hpp"
#include "rules/words.hpp"

namespace mistbank {

/// The state of the dragon and the fairy.
struct Dragon {
    TileIndex at;        // the dragon's tile; none32: beside the board
    TileIndex fairy_at;  // the fairy's tile; none32: beside the board
    /// The tiles that the dragon has visited in this move, including its first tile. The starting block is represented
    /// by its first tile (PRD-11).
    TileIndex visited[7];
    std::uint8_t visited_count;  // 0: the dragon is not moving
    std::uint8_t fairy_with;     // index + 1 of the meeple beside the fairy; 0: none (PRD-18)
    std::uint8_t unused[2];
    std::uint32_t drawn_before;  // number of tiles drawn before the dragon came onto the board
    std::uint32_t place;         // index of the next tile in the second draw order, used once the dragon has arrived
    // Facts that play has revealed about the hidden pile while the dragon was away (MEET-25). `others_since`: since
    // this time the pile must have contained a tile other than dragon tiles. `dragons_since`: since this time it has
    // contained only dragon tiles. A time is the bag's time or the number of drawn tiles, plus 1. 0: not revealed, or
    // implied by tiles seen since.
    std::uint32_t others_since;
    std::uint32_t dragons_since;
};

struct DragonPart {
    Dragon* dragon = nullptr;
    std::uint16_t* passed_over = nullptr;  // by type: copies that the second draw order passes over (PRD-3)

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word(Words& words) const {
        if (dragon == nullptr) return;
        words.tile("dragon", dragon->at);
        words.tile("fairy", dragon->fairy_at);
        words.figure("fairy_with", dragon->fairy_with, 1);
        words.tiles("visited", dragon->visited, dragon->visited_count, 7);
        words.number("others_since", dragon->others_since, position::most_count);
        words.number("dragons_since", dragon->dragons_since, position::most_count);
    }
};

inline bool has_fairy(const DragonPart& table, int figure) {
    return table.dragon != nullptr && table.dragon->fairy_with == figure + 1;
}

// --- dragon.cpp: step 1a, the volcano; step 2d, the dragon (PRD-2 to PRD-12) ---
struct StageOfDragon {
    enum : std::uint8_t { waits, moves, rests };
};
Progress fly_to_volcano(Table& table);
bool is_dragon_on_the_way(const Table& table);
bool has_dragon_set_out(const Table& table);  // whether the dragon has begun its move and is still moving
Progress move_dragon(Table& table);
extern const DecisionRules dragon_rules;

// --- fairy.cpp: steps 0 and 2b, and points for meeples beside the fairy (PRD-13 to PRD-19) ---
struct StageOfFairy {
    enum : std::uint8_t { not_scored, has_scored };
};
Progress score_for_fairy(Table& table);
void list_fairy(const Table& table, ActionList& list);
const char* refuse_fairy(const Table& table, Action action);
void move_fairy(Table& table, Action action);
void fairy_loses(Table& table, int figure);
int points_for_fairy(Table& table, NodeIndex feature, Colour colour);  // emits an event for each gain

// --- princess_and_portal.cpp: step 2b (PRD-20 to PRD-23) ---
void list_princess(const Table& table, ActionList& list);
const char* refuse_princess(const Table& table, Action action);
void remove_knight(Table& table, Action action);
void list_portal(const Table& table, ActionList& list);
const char* refuse_portal(const Table& table, Action action);
void go_through_portal(Table& table, Action action);
std::uint32_t most_offers_of_princess_dragon(const Setup& setup);
void add_hash_of_dragon(HashRow& row, const Table& table);

// --- facts.cpp: visible state ---
std::int32_t tile_of_dragon(const Table& table, int of, int place);
std::int32_t tile_of_fairy(const Table& table, int of, int place);
std::int32_t has_fairy_beside(const Table& table, int of, int place);
inline constexpr Fact princess_dragon_facts[] = {
    fact("dragon", "dragon", "dragon", "PRD-2", tile_of_dragon)
        .does("The dragon eats the figures on the tiles that it enters. It never enters the fairy's tile.")
        .drawn_as("dragon-piece")
        .as(FactKind::tile)
        .in_json("dragon")
        .stored()
        .on_plane(122),
    fact("fairy", "fairy", "fairy", "PRD-13", tile_of_fairy)
        .does("The dragon never comes here. The meeple next to the fairy brings 1 point at the start of its player's "
              "turns, and 3 when it scores.")
        .drawn_as("fairy")
        .as(FactKind::tile)
        .in_json("fairy")
        .stored()
        .on_plane(123),
    fact("has_fairy", "fairy", "fairy", "PRD-14", has_fairy_beside)
        .drawn_as("fairy")
        .of(Scope::colour)
        .within(0, 1)
        .observed(156, "fairy"),
};

inline constexpr MarkSpec princess_dragon_marks[] = {
    MarkSpec(Mark::volcano, "volcano", "Volcano",
             "The dragon flies here when this tile is laid. No figure is placed on the dragon's tile.")
        .observed("tile_volcano", 162)
        .on_plane(109, "volcano"),
    MarkSpec(Mark::dragon, "dragon", "Dragon's sign",
             "The dragon moves six steps when this tile is laid, and eats the figures that it meets.")
        .written("dragon", "drake")
        .observed("tile_dragon", 163)
        .on_plane(110, "dragon_sign"),
    MarkSpec(Mark::portal, "portal", "Magic portal",
             "The player who lays this tile may place a meeple on any tile of the board.")
        .written("portal", "door")
        .observed("tile_portal", 164)
        .on_plane(111, "portal"),
    MarkSpec(Mark::princess, "princess", "Princess",
             "The player who adds this tile to a city may send a meeple of that city home instead of placing one.")
        .on(SegmentKind::city)
        .written("princess", "lady", MarkSpec::Ink::princess)
        .observed("tile_princesses", 168)
        .on_plane(112, "princess"),
};

extern const Description princess_dragon_description;
inline constexpr ActionSpec princess_dragon_actions[] = {
    action(ActionKind::fairy, "fairy", "fairy {cell}/{segment} {colour} {haunted}")
        .words("Move the fairy", "Moves the fairy to {meeple}")
        .offered(refuse_fairy, move_fairy, 5)
        .numbered(numbers_of_segments),
    action(ActionKind::princess, "princess", "princess {cell}/{segment} {colour} {standing}")
        .words("Let the princess send a knight home", "Sends home {meeple}")
        .offered(refuse_princess, remove_knight, 6)
        .numbered(17, by_segment | by_cell),
    action(ActionKind::portal, "portal", "portal {figure} {cell}/{segment}")
        .words("Send a meeple through the portal", "Sends {a_figure} through the portal to {feature}")
        .offered(refuse_portal, go_through_portal, 2, Brings::meeple)
        .numbered(18, by_segment | by_cell, 0, kinds_of_meeples),
    action(ActionKind::dragon, "dragon", "dragon {cell}")
        .words("Move the dragon", "Moves the dragon to {cell}")
        .answers(DecisionKind::move_dragon)
        .numbered(numbers_of_cells),
};

// --- decisions ---
inline constexpr DecisionSpec princess_dragon_decisions[] = {
    DecisionSpec{DecisionKind::move_dragon, "move_dragon", &dragon_rules, Entry::step, "PRD-7",
                 "the game waits for the dragon's next tile", "{player} moves the dragon on from {cell}",
                 "moves the dragon"}
        .about(Subject::cell),
};
inline constexpr AskingStep princess_dragon_steps[] = {
    {DecisionKind::move_dragon, "move_dragon", StageOfDragon::moves, is_dragon_on_the_way},
    {DecisionKind::move_dragon, "move_dragon_after_scoring", StageOfDragon::moves, is_dragon_on_the_way},
    {DecisionKind::advance, "score_for_fairy", StageOfFairy::has_scored, nullptr, TileLaid::no},
};
const char* refuse_state_of_dragon(const Table& table);

void check_dragon(const Table& table, Flaws& flaws);
extern const Shown princess_dragon_shown;

inline constexpr ExpansionRules princess_dragon_expansion = [] {
    ExpansionRules box;
    box.expansion = Expansion::princess_dragon;
    box.name = "princess_dragon";
    box.marks = princess_dragon_marks;
    box.needs = bit(Mark::volcano) | bit(Mark::portal) | bit(Mark::princess);
    box.lacks = "PRD: no tile has a volcano, a portal or a princess";
    box.asks =
        "MEET-7: in step 2b, place a figure on the laid tile or through its portal, move the fairy, use the princess, "
        "or pass";
    box.most_offers = most_offers_of_princess_dragon;
    box.hash = add_hash_of_dragon;
    box.facts = princess_dragon_facts;
    box.description = &princess_dragon_description;
    box.actions = princess_dragon_actions;
    box.asking = {princess_dragon_decisions, princess_dragon_steps, has_dragon_set_out};
    box.refuse_state = refuse_state_of_dragon;
    box.shown = &princess_dragon_shown;
    box.check = check_dragon;
    return box;
}();

}  // namespace mistbank
