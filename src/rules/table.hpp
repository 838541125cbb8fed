// Everything that lies on the table: the whole state of a game, and the view through which the rules see it.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/event.hpp"
#include "rules/setup.hpp"

namespace mistbank {

enum class FigurePlace : std::uint8_t {
    supply,
    board,
    buried,
    reserve,
    prison,  // another player's (TWR-8)
    aside,   // a wagon that may move on in step 3c (ABM-13)
};

/// One figure of a player.
struct Figure {
    NodeIndex node;  // the segment it stands or lies on; of a wagon aside: where it stood
    FigurePlace place;
    Colour colour;
    FigureKind kind;
    std::uint8_t ghosts;  // standing on it (GCC-4)
    std::uint8_t next;    // another one on the same segment: its index + 1; 0: none
    // What the table of figures says of its kind, at hand.
    std::uint8_t its_occupies : 1;
    std::uint8_t its_hauntable : 1;
    std::uint8_t its_strength : 6;
    Colour holder;  // in prison: whose prisoner it is; else red
    std::uint8_t unused;

    bool occupies() const { return its_occupies != 0; }         // MEET-3
    bool can_be_haunted() const { return its_hauntable != 0; }  // MEET-9
    int strength() const { return its_strength; }               // MEET-5
};
static_assert(sizeof(Figure) == 12);

enum class HoundPlace : std::uint8_t {
    track,      // waits beside its number
    meeple,     // stands with a meeple
    returning,  // its meeple has been scored, it has not (COO-11)
    gone,
};

struct Hound {
    HoundPlace place;
    std::uint8_t figure;  // index of its meeple
    Colour colour;        // of its meeple; kept when the meeple has gone back
    std::uint8_t unused;
};

/// Which hand a river tile turns to, seen as the water flows.
enum class Bend : std::uint8_t { none, right, left };

/// A cemetery that has not closed.
struct OpenCemetery {
    TileIndex tile;
    std::uint8_t own_cells;  // bit each of the steps `around`: no cemetery laid before it lies beside that cell (HAU-3)
    std::uint8_t unused[3];
};

/// What a decision about chance waits for (MEET-21).
enum class Awaited : std::uint8_t { nothing, die, token, animal, hidden };

/// The parts of one scoring in their order (COO-11).
enum class ScoringPart : std::uint8_t {
    next_feature,
    points_or_ghosts,
    assign_points,
    return_meeples,
    hounds_score,
    hounds_arrive,
    hound_pacifies,
    open_pile,
};

struct Scoring {
    ScoringPart part;
    std::uint8_t hound;                    // the one that arrives
    std::uint8_t searches_left;            // tiles it may still pacify
    ScoringPart after_assigning;           // where assign_points goes on
    NodeIndex node;                        // the feature
    TileIndex searched;                    // the tile that the hound has pacified, else none32
    std::int32_t unassigned[max_colours];  // SIX-3: points of colours without a scoring meeple
};

/// The scalars of the state. The arrays follow in the same block.
struct State {
    BoardCounts board;
    std::uint32_t actions;    // applied so far
    std::uint32_t last_draw;  // how many had been when the last face-up tile was drawn (HID-3)
    std::uint32_t turn;       // from 1
    std::uint8_t player;      // the active one
    DecisionKind decision;
    std::uint8_t step;   // index into the turn
    std::uint8_t stage;  // how far the step is; 0 at its beginning
    Outcome outcome;
    LossReason loss_reason;

    std::uint16_t drawn;        // type of the tile to lay, else none16
    std::uint16_t free_ground;  // 2b: bit a segment of the laid tile where a meeple at hand may be placed
    TileIndex laid;             // the tile laid this turn, else none32
    std::uint32_t next;         // place of the next tile in the order of draws
    std::uint32_t pile_end[max_piles];
    std::uint32_t set_asides;
    std::uint32_t open_cemeteries;
    NodeIndex closing;                         // the cemetery that asks for a meeple
    TileIndex tiles_with_ghosts[most_ghosts];  // in the order of laying
    std::uint8_t tiles_with_ghosts_count;
    std::uint8_t active_pile;
    std::uint8_t ghost_supply;
    Awaited awaited;

    std::int32_t totals[max_colours];  // by scoring meeple
    std::uint8_t in_supply[figure_kinds][max_colours];
    std::uint8_t in_reserve[max_colours];  // guards (GCC-2)
    std::uint8_t winners;                  // bit a Colour (CMP-7)
    std::uint8_t part;                     // of the turn: 1, or 2 (TRB-5)
    Hound hounds[hound_count];
    Scoring scoring;
};

/// What the river needs (RIV).
struct River {
    std::int16_t x;  // the cell before its open end
    std::int16_t y;
    std::uint8_t side;     // of that cell: where the river comes from
    std::uint8_t is_open;  // it has begun, and no lake has been laid
    Bend last_bend;        // of the tile laid last (RIV-4)
    std::uint8_t unused[1];
};

/// What traders and builders need (TRB).
struct Traders {
    std::int32_t goods[max_colours][good_kinds];  // tokens that each colour has taken
    std::uint8_t builder_has_grown;               // this part's tile was joined to the builder's feature (TRB-5)
    std::uint8_t unused[3];
};

/// What the dragon and the fairy need (PRD).
struct Dragon {
    TileIndex at;                // none32: beside the board
    TileIndex fairy_at;          // likewise
    TileIndex visited[7];        // in this move, the tile it started from too; of a block its first tile (PRD-11)
    std::uint8_t visited_count;  // 0: it is not on the move
    std::uint8_t fairy_with;     // the meeple that she is beside: its index + 1; 0: nobody's (PRD-18)
    std::uint8_t unused[2];
    std::uint32_t drawn_before;  // how many tiles had been drawn when it came onto the board
    std::uint32_t place;         // from then on: of the next tile in the second order of draws
    // What the course of the game has told of a pile that nobody sees, while the dragon was away (MEET-25): since when
    // something else than dragon tiles must have been in it, and since when nothing else is. By the bag's time, or by how
    // many tiles had been drawn, plus 1; 0: it has not been told, or what has been seen since says as much.
    std::uint32_t others_since;
    std::uint32_t dragons_since;
};

/// A foundation that has been laid, with what stands on it (TWR).
struct TowerOnBoard {
    TileIndex tile;
    std::uint8_t floors;
    std::uint8_t unused[3];
};

/// What towers need.
struct Towers {
    std::uint32_t count;  // on the board
    std::uint32_t built;  // the one that got the last floor
    std::uint8_t floors_left[max_colours];
    std::uint8_t has_ransomed;  // in this turn (TWR-12)
    std::uint8_t taken;         // the meeple taken last: its index (TWR-9)
};

/// What abbeys, wagons and barns need (ABM).
struct Abbeys {
    std::uint8_t held;           // bit a player
    std::uint8_t in_last_round;  // the pile is used up (ABM-9)
    std::uint8_t next_in_round;  // the player who is asked next
    std::uint8_t left_in_round;  // how many have not been asked
    std::uint8_t barn_placed;    // the barn of this part: its index + 1; 0: none (ABM-19)
    std::uint8_t unused[3];
};

/// What flying machines need (FLY).
struct Flight {
    std::uint32_t rolls;  // of the die, so far
    FigureKind kind;      // of the meeple that flies
    std::uint8_t die;     // how far
    std::uint8_t unused[2];
};

inline constexpr int token_kinds = 5;  // of sheep, by their number; 0: wolves (HIL)

/// What hills, shepherds and their sheep need (HIL).
struct Hills {
    std::uint32_t hidden;        // tiles under hills (HIL-2)
    std::uint32_t tokens_drawn;  // out of the bag, so far
    TileIndex placed_with;       // the tile laid when a shepherd was last placed; none32: none was (HIL-6)
    std::uint8_t bag[token_kinds];
    std::uint8_t flock[max_colours][token_kinds];  // with each colour's shepherd
    std::uint8_t unused;
};

inline constexpr int animal_tokens = 16;  // TOP
inline constexpr int animal_kinds = 8;    // by their number

/// What the big top and acrobats need (TOP).
struct BigTop {
    TileIndex at;                      // none32: beside the board
    std::uint32_t spaces;              // for acrobats, on the board
    std::uint8_t shown[animal_kinds];  // tokens that have left the game, by number
    std::uint8_t shown_count;
    std::uint8_t animal;     // the number shown last
    std::uint8_t is_ending;  // the final scoring has come to it (TOP-6)
    std::uint8_t unused;
};

/// What the Vodyanoy needs (VOD).
struct Lakes {
    std::uint32_t count;  // on the board
};

/// What turns for filling holes need (HSE-7).
struct Holes {
    TileIndex filled;  // the tile of this turn that filled a hole last; none32: none did
};

/// Whether the game ends because no tile in the bag fits anywhere (HSE-6).
enum class BagUse : std::uint8_t {
    goes_on,
    nothing_unseen_fits,  // not even one of those that may lie under hills
    nothing_in_it_fits,
};

/// What the pile needs where tiles go back into it or into hands (HSE-1, HSE-5, HSE-6): it is a bag then. Every tile
/// has a place in the order of draws, and keeps it wherever it goes; what is drawn is a place by chance.
struct Bag {
    std::uint32_t numbers_used;  // of those that draws are made by
    std::uint32_t time;          // counts what is put into it openly, and what is taken out of it unseen
    BagUse is_used_up;
    std::uint8_t unused[3];
};

/// A tile out of the bag: by its place in the order of draws, and the bag's time at which it was taken.
struct HeldTile {
    std::uint32_t place;
    std::uint32_t taken_at;
};

/// What players hold (HSE-1, HSE-5).
struct Hands {
    HeldTile tiles[max_players][tiles_of_a_hand];  // in the order in which they were taken
    std::uint8_t size[max_players];
    std::uint8_t are_dealt;     // after the river (HSE-3)
    std::uint8_t taking;        // external draws: into whose hand the next draw goes, the player + 1; 0: none
    std::uint8_t is_exchanged;  // the active player's hand was set aside, and is filled again (HSE-3)
    std::uint8_t unused[3];
};

/// What the rules work on. The pointers lead into the game's one block; what is not played has none.
struct Table {
    const Setup* setup = nullptr;
    State* state = nullptr;
    Board board{};
    Figure* figures = nullptr;
    std::uint16_t* order = nullptr;           // types in the order of draws; with external draws none16 until drawn.
                                              // With the dragon a second order follows (PRD-3), with flying machines
                                              // what the die will show, then tokens, then animals (MEET-21)
    std::uint16_t* unseen = nullptr;          // by type (HID-2)
    std::uint64_t* set_aside = nullptr;       // bit a place in the order of draws (COM-4)
    OpenCemetery* open_cemeteries = nullptr;  // in the order of laying
    River* river = nullptr;
    Traders* traders = nullptr;
    Dragon* dragon = nullptr;
    std::uint16_t* passed_over = nullptr;  // by type: copies that the second order of draws passes over (PRD-3)
    Towers* towers = nullptr;
    TowerOnBoard* towers_on_board = nullptr;  // in the order of laying
    Abbeys* abbeys = nullptr;
    Flight* flight = nullptr;
    Hills* hills = nullptr;
    BigTop* big_top = nullptr;
    TileIndex* acrobat_tiles = nullptr;  // in the order of laying
    Lakes* lakes = nullptr;
    TileIndex* lake_tiles = nullptr;  // in the order of laying
    Holes* holes = nullptr;
    Bag* bag = nullptr;
    std::uint64_t* in_bag = nullptr;   // bit a place in the order of draws: its tile is in the bag
    std::uint32_t* seen_at = nullptr;  // by place: the bag's time when everybody saw its tile go back; 0: never
    std::uint32_t* aside = nullptr;    // places, in the order in which their tiles were set aside
    std::uint64_t* fitted = nullptr;   // bit a type: it fitted somewhere when nothing in the bag did (HSE-6)
    HeldTile* under_hills = nullptr;   // in the order of hiding (HIL-2)
    Hands* hands = nullptr;
    HostVector<Event>* events = nullptr;  // null: nobody listens

    const Settings& settings() const { return setup->settings; }
    int ghosts_on_board() const { return setup->settings.ghosts - state->ghost_supply; }
    bool is_heard() const { return events != nullptr; }
    bool is_over() const { return state->outcome != Outcome::open; }
    std::uint8_t& in_supply(FigureKind kind, Colour colour) const {
        return state->in_supply[static_cast<int>(kind)][static_cast<int>(colour)];
    }
    /// Calls `visit` with the index of each figure on this segment.
    template <class Visit>
    void each_figure_on(const Node& segment, Visit visit) const {
        for (int index = segment.figure - 1; index >= 0; index = figures[index].next - 1) visit(index);
    }
    /// Likewise of the whole feature.
    template <class Visit>
    void each_figure_of(NodeIndex feature, Visit visit) const {
        board.each_segment(feature, [&](const Node& segment) { each_figure_on(segment, visit); });
    }
};

/// The view of a block of setup.layout.bytes bytes.
Table table_on(const Setup& setup, void* block, HostVector<Event>* events);

/// An event of this kind by the active player, now.
Event event_of(const Table& table, EventKind kind);
/// An event about a segment.
Event event_at(const Table& table, EventKind kind, const Node& node);
/// Events that happen every turn are not even made unless the table is_heard().
void tell(Table& table, const Event& event);

}  // namespace mistbank
