// The state of a game, and the view through which the rules access it.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/event.hpp"
#include "rules/expansions.hpp"
#include "rules/setup.hpp"
#include "rules/tally.hpp"

namespace mistbank {

enum class FigurePlace : std::uint8_t {
    supply,
    board,
    buried,
    reserve,
    prison,  // the prison of another player (TWR-8)
    aside,   // a wagon that can move in step 3c (ABM-13)
};
inline constexpr int figure_places = 6;

/// One figure of a player.
struct Figure {
    NodeIndex node;  // the segment of the figure; for a wagon that is set aside: its former segment
    FigurePlace place;
    Colour colour;
    FigureKind kind;
    std::uint8_t ghosts;  // ghosts that stand on the figure (GCC-4)
    std::uint8_t next;    // index + 1 of the next figure on the same segment; 0: none
    // Properties of the figure's kind, copied from the table of figures for fast access.
    std::uint8_t its_occupies : 1;
    std::uint8_t its_hauntable : 1;
    std::uint8_t its_strength : 6;
    Colour holder;  // in prison: the captor; otherwise red
    std::uint8_t unused;

    bool occupies() const { return its_occupies != 0; }         // MEET-3
    bool can_be_haunted() const { return its_hauntable != 0; }  // MEET-9
    int strength() const { return its_strength; }               // MEET-5
};
static_assert(sizeof(Figure) == 12);

enum class HoundPlace : std::uint8_t {
    track,      // waits beside its number on the track
    meeple,     // stands with a meeple
    returning,  // its meeple has returned from a scored feature; the hound scores next (HND-5)
    gone,
};

struct Hound {
    HoundPlace place;
    std::uint8_t figure;  // the index of the hound's meeple
    Colour colour;        // the colour of the hound's meeple; kept after the meeple has returned
    std::uint8_t unused;
};

/// A cemetery that is still open.
struct OpenCemetery {
    TileIndex tile;
    std::uint8_t own_cells;  // one bit per step in `around`: no earlier cemetery lies beside that cell (HAU-3)
    std::uint8_t unused[3];
};

/// The random event that a chance decision waits for (MEET-21).
enum class Awaited : std::uint8_t { nothing, die, token, animal, hidden, message, first_player };

/// The parts of one scoring, in order (COO-11).
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
    std::uint8_t hound;                    // the arriving hound
    std::uint8_t searches_left;            // tiles that the hound can still pacify
    ScoringPart after_assigning;           // the part that follows assign_points
    NodeIndex node;                        // the feature being scored
    TileIndex searched;                    // the tile that the hound has pacified, else none32
    std::int32_t unassigned[max_colours];  // SIX-3: points of colours without a scoring meeple
};

/// The reason why a position's state is impossible, and the word in the position (rules/words.hpp) that is at fault.
struct StateFault {
    const char* problem = nullptr;  // null: the state is possible
    const char* word = nullptr;     // null: no single word is at fault
    Colour colour = Colour::none;   // the colour, if the word has a line for each colour
};

/// The scalars of the state. The arrays follow in the same block.
struct State {
    BoardCounts board;
    std::uint32_t actions;    // actions applied so far
    std::uint32_t last_draw;  // the number of actions when hidden information was last shown or shuffled (HID-3)
    std::uint32_t turn;       // the number of the turn, from 1
    std::uint8_t player;      // the active player
    DecisionKind decision;
    std::uint8_t step;   // index into the steps of the turn
    std::uint8_t stage;  // progress within the step; 0 at its beginning
    Outcome outcome;
    LossReason loss_reason;

    std::uint16_t drawn;        // type of the tile to lay, else none16
    std::uint16_t free_ground;  // step 2b: one bit per segment of the laid tile that can take a meeple now
    TileIndex laid;             // the tile laid this turn, else none32
    std::uint32_t next;         // place of the next tile in the draw order
    std::uint32_t pile_end[max_piles];
    std::uint32_t set_asides;
    std::uint32_t open_cemeteries;
    NodeIndex closing;                         // the cemetery that asks for a meeple
    TileIndex tiles_with_ghosts[most_ghosts];  // tiles with ghosts, in the order in which the tiles were laid
    std::uint8_t tiles_with_ghosts_count;
    std::uint8_t active_pile;
    std::uint8_t ghost_supply;
    Awaited awaited;

    std::int32_t totals[max_colours];                  // points by scoring meeple
    FigureSet figures_in[figure_places][max_colours];  // the figures of each colour, by place
    std::uint8_t in_supply[figure_kinds][max_colours];
    std::uint8_t in_reserve[max_colours];  // guards (GCC-2)
    std::uint8_t winners;                  // one bit per Colour (CMP-7)
    std::uint8_t part;  // the part of the turn: 1, then the parts of builders and messages (TRB-5, MSG-8)
    Hound hounds[hound_count];
    Scoring scoring;
};

/// The state as the rules access it. The pointers point into the game's single block. Pointers to unused parts are
/// null. The base class has the pointers of expansions and house rules.
struct Table : Parts {
    const Setup* setup = nullptr;
    State* state = nullptr;
    Board board{};
    Figure* figures = nullptr;
    std::uint16_t* order = nullptr;           // types in the draw order; with external draws none16 until drawn.
                                              // With the dragon a second order follows (PRD-3). Then come future dice,
                                              // tokens, animals, numbers for draws, and messages (MEET-21).
    std::uint16_t* unseen = nullptr;          // copies that are still unseen, by type (HID-2)
    std::uint64_t* set_aside = nullptr;       // one bit per place in the draw order: its tile is set aside (COM-4)
    OpenCemetery* open_cemeteries = nullptr;  // open cemeteries, in the order in which they were laid
    std::int32_t* tally = nullptr;            // points by scoring meeple, then by Source
    HostVector<Event>* events = nullptr;      // null: there is no listener

    const Settings& settings() const { return setup->settings; }
    int ghosts_on_board() const { return setup->settings.ghosts - state->ghost_supply; }
    std::int32_t* points_by_source(int scoring_meeple) const { return tally + scoring_meeple * setup->sources; }
    bool has_listener() const { return events != nullptr; }
    bool is_over() const { return state->outcome != Outcome::open; }
    FigureSet& figures_in(FigurePlace place, Colour colour) const {
        return state->figures_in[static_cast<int>(place)][static_cast<int>(colour)];
    }
    std::uint8_t& in_supply(FigureKind kind, Colour colour) const {
        return state->in_supply[static_cast<int>(kind)][static_cast<int>(colour)];
    }
    /// Calls `visit` with the index of each figure on this segment.
    template <class Visit>
    void each_figure_on(const Node& segment, Visit visit) const {
        for (int index = segment.figure - 1; index >= 0; index = figures[index].next - 1) visit(index);
    }
    /// Calls `visit` with the index of each figure on any segment of the feature.
    template <class Visit>
    void each_figure_of(NodeIndex feature, Visit visit) const {
        board.each_segment(feature, [&](const Node& segment) { each_figure_on(segment, visit); });
    }
};

/// HID-3: records that this action shows hidden information to a player, or shuffles it. Hosts of serious games should
/// not undo such an action. A tile that goes under a hill or is laid face down stays hidden and does not count.
inline void limit_undo(const Table& table) { table.state->last_draw = table.state->actions; }

/// Returns the view of a block of setup.layout.bytes bytes.
Table table_on(const Setup& setup, void* block, HostVector<Event>* events);

/// Returns an event of this kind by the active player.
Event event_of(const Table& table, EventKind kind);
/// Returns an event about a segment.
Event event_at(const Table& table, EventKind kind, const Node& node);
/// Emits an event. For frequent events, callers first check that the table has_listener().
void emit(Table& table, const Event& event);

// --- lookups ---

/// Returns the active player's colour in a competitive game, where each player has one colour.
inline Colour colour_of_active_player(const Table& table) { return table.setup->rules.colours[table.state->player]; }
inline bool is_active_players(const Table& table, Colour colour) {
    return table.setup->player_of(colour) == table.state->player;
}
/// Returns the node of a segment of the tile laid this turn.
inline NodeIndex segment_of_laid_tile(const Table& table, int number) {
    return static_cast<NodeIndex>(table.board.tiles[table.state->laid].first + number);
}
/// Returns whether the tile as a whole has this mark.
inline bool has_mark(const Table& table, TileIndex tile, Mark mark) {
    return (table.board.shape(table.board.tiles[tile]).tile_marks & bit(mark)) != 0;
}
/// Returns the number of tiles on the board with this mark.
std::uint32_t tiles_with(const Table& table, Mark mark);
/// Returns the face-up tile on the action's cell; none32 if there is none.
TileIndex tile_named(const Table& table, Action action);
/// Returns the segment that the action names by cell and number; none32 if there is none.
NodeIndex node_named(const Table& table, Action action);
/// Return an action that names this tile, or this segment.
inline Action naming_tile(const Table& table, ActionKind kind, TileIndex tile) {
    Action action;
    action.kind = kind;
    action.x = table.board.tiles[tile].x;
    action.y = table.board.tiles[tile].y;
    return action;
}
inline Action naming(const Table& table, ActionKind kind, NodeIndex at) {
    const Node& node = table.board.nodes[at];
    Action action = naming_tile(table, kind, node.tile);
    action.segment = node.number;
    return action;
}

}  // namespace mistbank
