// The table of contents of the rules: each chapter's functions, in the order of the turn.
#pragma once

#include <algorithm>
#include <tuple>

#include "rules/decisions.hpp"
#include "rules/random.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// How a step of the turn went.
enum class Progress {
    next,   // it is done: go on to the next step
    again,  // something was settled: look at the same step once more
    asks,   // a decision is open
    anew,   // another turn or part has begun: go on with its first step
    ends,   // there is nothing that could be laid: the end of the turn follows
};

// --- turn.cpp: the steps of a turn in their order (COO-15) ---
std::uint32_t steps_played(const Settings& settings);  // a bit each
void play_on(Table& table);                            // to the next decision, or to the end
Progress ask(Table& table, DecisionKind kind);         // unless the rules leave one possibility: then that is taken
Progress ask_always(Table& table, DecisionKind kind);  // also if they do
void begin_turn(Table& table, int player);
Progress end_turn(Table& table);
bool second_part_follows(const Table& table);  // TRB-6

// --- chance.cpp: dice, tokens, animals and hidden tiles (MEET-21) ---
Progress ask_chance(Table& table, Awaited what);  // with automatic draws it answers itself
void deal_chances(Table& table, Random& random);  // all that is yet to come
void deal_numbers(Table& table, Random& random, std::uint32_t first);  // by which draws are made, from this one on
std::uint32_t numbers_used(const Table& table);                        // of those
extern const DecisionRules chance_rules;

// --- moments.cpp: where several chapters have something to do (MEET-6, MEET-26, MEET-28) ---
enum class When { complete, at_the_end };
struct Reckoning;
void note_places(Table& table, TileIndex tile);
void when_a_tile_is_laid(Table& table);
void when_a_figure_leaves(Table& table, const Figure& figure, NodeIndex feature);
int points_a_tile(const Table& table, NodeIndex feature, When when);
int points_around(const Table& table, NodeIndex centre, When when);
int bonus_beside_majority(Table& table, NodeIndex feature, Colour colour);
int bonus_of(const Table& table, NodeIndex feature, Colour colour, const Reckoning& reckoning);
void when_a_scored_meeple_leaves(Table& table, int figure);
void when_a_feature_is_scored(Table& table, NodeIndex feature);
void when_all_is_scored(Table& table);
void score_before_the_big_top(Table& table);
void score_from_the_big_top_on(Table& table);

// --- laying.cpp: 1a, drawing and laying a tile (COM) ---
Progress draw_tile(Table& table);
Progress lay_tile(Table& table);
void lay_abbey(Table& table, Action cell);  // ABM-2: as a tile that was drawn
void lay_type(Table& table, std::uint16_t type, Action lay);
const char* refuse_lay_of(const Table& table, std::uint16_t type, Action lay);  // a tile that is no river's
bool tile_fits(const Table& table, std::uint16_t type);  // somewhere, if it may be laid at all (COM-4, PRD-3)
extern const DecisionRules draw_rules;
extern const DecisionRules lay_rules;

// --- piles.cpp: what is drawn from, and what is set aside (LVL-3, LVL-4, COM-4, HID) ---
int pile_size(const Table& table, int pile);
inline int pile_left(const Table& table) { return pile_size(table, table.state->active_pile); }
bool only_waiting_tiles_are_left(const Table& table);  // PRD-3
/// Likewise where what follows tells everybody, and what is dealt anew must agree with it.
bool see_whether_only_waiting_tiles_are_left(const Table& table);
/// MEET-25: tiles that wait for the dragon are as none while it is not there.
inline bool is_pile_empty(const Table& table) {
    return pile_left(table) == 0 || (table.dragon != nullptr && see_whether_only_waiting_tiles_are_left(table));
}
/// Whether the first volcano lies: then tiles are drawn by the second order (PRD-3).
inline bool draws_by_second_order(const Table& table) { return table.dragon != nullptr && table.dragon->at != none32; }
std::uint16_t take_off_second_order(Table& table);
/// Whether the copy at this place is one of those passed over, of so many that still are, and so many unseen ones.
bool passes_over(const Table& table, std::uint32_t place, std::uint32_t passed_over, std::uint32_t unseen);
/// What is left of the second order: calls `visit` with each type and its place, and whether it is passed over.
template <class Visit>
void each_of_second_order(const Table& table, std::uint32_t from, Visit visit) {
    std::uint16_t passed_over[max_tile_types];
    std::uint16_t unseen[max_tile_types];
    std::copy_n(table.passed_over, table.setup->types.size(), passed_over);
    std::copy_n(table.unseen, table.setup->types.size(), unseen);
    for (std::uint32_t place = from; place < 2 * table.setup->pile_tiles; ++place) {
        const std::uint16_t type = table.order[place];
        const bool is_passed_over = passes_over(table, place, passed_over[type], unseen[type]);
        --(is_passed_over ? passed_over : unseen)[type];
        visit(type, place, is_passed_over);
    }
}
inline std::uint16_t take_off_pile(Table& table) {  // automatic draws: the next tile's type
    return draws_by_second_order(table) ? take_off_second_order(table) : table.order[table.state->next];
}
void open_next_pile(Table& table);
int drawable(const Table& table, std::uint16_t type);    // copies that the next draw may bring (RIV-2, HID-2)
bool is_on_top(const Table& table, std::uint16_t type);  // in the layer that is drawn from (RIV-2)
/// Fills the order of draws from this place on, with so many copies of each type, shuffled within each layer.
void shuffle_piles(Table& table, Random& random, std::uint32_t from, const std::uint16_t* copies);
void set_aside_last_drawn(Table& table, std::uint16_t type);
void begin_second_order(Table& table);  // the first volcano lies: tiles that awaited it are in the pile again (PRD-3)
std::uint16_t set_aside_type(const Table& table, int index);  // index below the number set aside
/// Calls `visit` with the type of each tile set aside, in their order: on one way through them.
template <class Visit>
void each_set_aside(const Table& table, Visit visit) {
    if (table.bag != nullptr) {
        for (std::uint32_t i = 0; i < table.state->set_asides; ++i) visit(table.order[table.aside[i]]);
        return;
    }
    int left = table.state->set_asides;
    for (unsigned word = 0; left > 0; ++word) {
        for (std::uint64_t rest = table.set_aside[word]; rest != 0; rest &= rest - 1, --left) {
            visit(table.order[64 * word + lowest_bit(rest)]);
        }
    }
}

// --- reshuffling.cpp: what is hidden lies anew (HID-1) ---
/// Automatic draws: undrawn tiles, face-down ones, and hands but the viewer's own, as the game so far allows. False if
/// its past does not lead there.
bool reshuffle_hidden(Table& table, std::uint64_t seed, int viewer);

// --- mist/mist.cpp: 1b, banks that are finished; 2a, what a tile's mist asks for (MIS) ---
Progress check_mist(Table& table);
int ghosts_asked_by_mist(const Table& table);
void place_ghosts_in_mist(Table& table);

// --- mist/ghosts.cpp: 2a, and ghosts coming and going (MIS-5, MIS-6) ---
Progress place_ghosts(Table& table);
void put_ghosts(Table& table, NodeIndex node, int count);
void take_ghosts(Table& table, NodeIndex node, int count);
void take_ghosts_off_tile(Table& table, TileIndex tile, int count);
void list_pacifying(const Table& table, TileIndex tile, ActionList& list);  // one action for each number of ghosts
void list_all_pacifying(const Table& table, ActionList& list);              // of every tile
const char* refuse_pacifying(const Table& table, TileIndex tile, Action action);
inline constexpr int most_ghosts_pacified = 3;  // COO-8, HND-3

// --- mist/cemeteries.cpp: 1c, burying, and ghosts on cemeteries (CEM); 3c, haunted ones (HAU) ---
void add_cemetery(Table& table, TileIndex tile);  // that has just been laid
Progress bury_meeples(Table& table);
/// Whether it shows a cemetery that is more than scenery.
inline bool is_cemetery(const Table& table, const PlacedTile& tile) {
    return table.board.has_centre(tile, SegmentKind::cemetery) && !table.settings().is_scenery(SegmentKind::cemetery);
}
bool is_open_cemetery(const Table& table, TileIndex tile);
inline bool any_open_cemetery(const Table& table) { return table.state->open_cemeteries > 0; }
int ghosts_asked_by_haunting(const Table& table);
void place_haunting_ghosts(Table& table);
Progress lay_face_down_tile(Table& table);
extern const DecisionRules bury_rules;
extern const DecisionRules ghost_on_cemetery_rules;
extern const DecisionRules face_down_rules;

// --- offers.cpp: 2b, what the active player may do (MEET-7) ---
/// How far 2b is; an action of it may go on with another question.
enum StageOfPlacing : std::uint8_t { not_asked, asked, taking, exchanging, rolling, landing, drawing_token };
Progress place_meeple(Table& table);
/// Which actions the game asks for there, for who comes with another. The text lives for ever.
const char* words_of_offers(const Table& table);
extern const DecisionRules meeple_rules;

// --- placing.cpp: 2b, placing a meeple (COM-5 to COM-8, COO-4, COO-5, MEET-4) ---
void see_free_ground(Table& table);  // on which segments of the laid tile the active player can place a meeple
void list_meeple_places(const Table& table, ActionList& list);
const char* refuse_meeple_place(const Table& table, Action action);
/// Why nobody stands on this segment, whoever else does; null if figures do.
const char* refuse_ground(const Table& table, NodeIndex at);
/// Lists the segments of the laid tile where a special figure can be placed, which `refuse` says.
using RefuseSpecialFigure = const char* (*)(const Table& table, NodeIndex at, Colour colour);
void list_special_places(const Table& table, FigureKind kind, RefuseSpecialFigure refuse, ActionList& list);
/// An action that places this, without the segment.
Action placing(FigureKind kind, Colour colour);

// --- figures.cpp: figures coming and going ---
void place_figure(Table& table, FigureKind kind, Colour colour, NodeIndex at);
void return_figure(Table& table, int figure);
void bury_figure(Table& table, int figure, NodeIndex cemetery);
int figure_at(const Table& table, Colour colour, FigureKind kind, FigurePlace place);  // -1: none
inline int figure_in_supply(const Table& table, Colour colour, FigureKind kind) {
    return figure_at(table, colour, kind, FigurePlace::supply);
}
bool any_meeple_on_board(const Table& table);
bool holds_meeple_of(const Table& table, NodeIndex feature, Colour colour);
/// The first meeple, not buried, on a segment; -1 for none.
int meeple_standing_on(const Table& table, const Node& segment);
/// The same on the segment that the action names.
int meeple_named(const Table& table, Action action);
/// Lists such an action for every meeple on the board that is not buried.
void list_meeples(const Table& table, ActionKind kind, ActionList& list);
/// MEET-22: an action that names this figure, and the figure that an action names so; -1 for none.
Action naming_figure(const Table& table, ActionKind kind, int figure);
int figure_named(const Table& table, Action action);
/// Whether another figure that is dealt out before it would be named the same.
bool is_named_before(const Table& table, int figure);
inline bool stands_alone(const Table& table, int figure) {
    return table.figures[figure].next == 0 && table.board.nodes[table.figures[figure].node].figure == figure + 1;
}
/// Lists such an action for each figure on the board that is wanted; of those that are interchangeable one (MEET-22).
template <class Wanted>
void list_figures(const Table& table, ActionKind kind, ActionList& list, Wanted wanted) {
    for (int index = 0; index < table.setup->figure_count; ++index) {
        const Figure& figure = table.figures[index];
        if (figure.place != FigurePlace::board || !wanted(index)) continue;
        if (!stands_alone(table, index) && is_named_before(table, index)) continue;
        list.add(naming_figure(table, kind, index));
    }
}
/// Whether one figure on the board goes before another where several leave together (MEET-33).
bool leaves_before(const Table& table, const Figure& one, const Figure& other);
/// Calls `leave` with each figure on the board that is wanted, one by one, until none of them is any more.
template <class Wanted, class Leave>
void each_in_order_of_leaving(Table& table, Wanted wanted, Leave leave) {
    for (;;) {
        int first = -1;
        for (int index = 0; index < table.setup->figure_count; ++index) {
            const Figure& figure = table.figures[index];
            if (figure.place != FigurePlace::board || !wanted(index)) continue;
            if (first < 0 || leaves_before(table, figure, table.figures[first])) first = index;
        }
        if (first < 0) return;
        leave(first);
    }
}
/// Sends the figures on the board that are wanted home, one by one; `tell_of` is called before each.
template <class Wanted, class TellOf>
void send_home_together(Table& table, Wanted wanted, TellOf tell_of) {
    each_in_order_of_leaving(table, wanted, [&](int index) {
        tell_of(index);
        return_figure(table, index);
    });
}
Event event_about(const Table& table, EventKind kind, const Figure& figure);

// --- ghosts_castles_cemeteries/haunting.cpp: 2a of the expansion, ghosts on meeples (GCC-4 to GCC-6) ---
Progress haunt_meeples(Table& table);
extern const DecisionRules haunting_rules;

void capture_figure(Table& table, int figure, Colour holder);  // TWR-8
void free_prisoner(Table& table, int figure);
void bring_into_lake(Table& table, int figure, NodeIndex lake);  // VOD-2
void put_wagon_aside(Table& table, int wagon);                   // ABM-13
void bring_wagon(Table& table, int wagon, NodeIndex to);
void return_wagon(Table& table, int wagon);

// --- ground.cpp: where figures may go beside the laid tile (MEET-4, MEET-17) ---
/// The starting block is one tile where something reaches (MEET-17): its first tile stands for it.
TileIndex whole_tile(const Table& table, TileIndex tile);
inline bool is_same_tile(const Table& table, TileIndex a, TileIndex b) {
    return whole_tile(table, a) == whole_tile(table, b);
}
/// Calls `visit` with the index of each tile of the block that this one belongs to, else with its own.
template <class Visit>
void each_tile_of_whole(const Table& table, TileIndex tile, Visit visit) {
    if (table.setup->start.size() > 1 && tile < table.setup->start.size()) {
        for (TileIndex part = 0; part < table.setup->start.size(); ++part) visit(part);
    } else {
        visit(tile);
    }
}
/// The place behind the printed segments that a mark brings: the top of a tower, a space for acrobats, the Vodyanoy's
/// lake (MEET-22). The tile must have it.
NodeIndex place_on(const Table& table, TileIndex tile, SegmentKind kind);
bool dragon_stands_on(const Table& table, TileIndex tile);
/// Why nothing is placed on this tile by any means; null if figures are.
const char* refuse_tile(const Table& table, TileIndex tile);
/// Whether a tile is the other or one of the eight around it; the block is one tile (MEET-17).
bool lies_around(const Table& table, TileIndex from, TileIndex tile);
/// Where a feature stands: y, x and segment of the first of its segments (MEET-26).
struct PlaceOfFeature {
    std::int16_t y;
    std::int16_t x;
    std::uint8_t segment;

    friend bool operator<(const PlaceOfFeature& a, const PlaceOfFeature& b) {
        return std::tie(a.y, a.x, a.segment) < std::tie(b.y, b.x, b.segment);
    }
};
PlaceOfFeature place_of_feature(const Table& table, NodeIndex feature);
bool is_feature_complete(const Table& table, NodeIndex at);  // fields never are
/// Why a meeple of this kind may not come to stand here from elsewhere, where it must be incomplete; null if it may.
const char* refuse_arrival(const Table& table, FigureKind kind, NodeIndex at, bool must_be_free);
/// Bit a FigureKind: the meeples in the active player's supply, of a competitive game.
unsigned meeples_at_hand(const Table& table);

// --- scoring.cpp: 3a, completed features (COO-8 to COO-11, CMP-4) ---
Progress score_features(Table& table);
extern const DecisionRules order_rules;
extern const DecisionRules points_rules;

// --- reckoning.cpp: what a feature is worth, and whose meeples count (COO-6, COO-7, CAS, CMP-1, CMP-2, CMP-6) ---
struct Reckoning {
    SegmentKind kind;
    int tiles;
    int coats;
    int cities;
    int value;  // for each colour that scores, without its bonus
};
Reckoning reckon(const Table& table, NodeIndex node, When when);
/// A monastery, garden, castle or kept cemetery with tiles all around it (COM-11, HAU-4).
bool is_surrounded_for_scoring(const Table& table, const Node& centre);
/// Of all the feature's segments, as far as this game plays with them.
std::uint32_t marks_on(const Table& table, NodeIndex feature);
int colours_that_score(const Table& table, NodeIndex node, bool (&scores)[max_colours]);
Event scoring_event(const Table& table, EventKind kind, NodeIndex node, const Reckoning& reckoning, int colours);

bool is_small_city(const Table& table, NodeIndex feature);  // of two tiles (HSE-13)

// --- fields.cpp (FLD) ---
inline constexpr int points_per_city_of_a_field = 3;  // FLD-2
int completed_cities_beside(const Table& table, NodeIndex field);

inline constexpr int points_a_ghost_costs = 2;  // GCC-8, MEET-12

// --- majority.cpp: 3a of the competitive games (CMP-1 to CMP-3, GCC-8, GCC-10) ---
Progress score_by_majority(Table& table);
void score_for_majority(Table& table, NodeIndex node, const Reckoning& reckoning, EventKind kind, bool ghosts_cost);

// --- final_scoring.cpp: the end of a competitive game (CMP-5 to CMP-7, GCC-9) ---
Progress run_out_of_tiles(Table& table, LossReason reason);  // the team loses, for this reason
void score_what_is_occupied(Table& table);
void pay_for_ghosts(Table& table);

// --- river/river.cpp (RIV) ---
bool river_tile_fits(const Table& table, std::uint16_t type);
void list_river_lays(const Table& table, ActionList& list);
const char* refuse_river_lay(const Table& table, CellIndex cell, Action lay);
void river_flows_on(Table& table, const PlacedTile& laid);

// --- abbot/abbot.cpp (ABT) ---
void list_recall(const Table& table, ActionList& list);
const char* refuse_recall(const Table& table, Action action);
void recall_abbot(Table& table);

// --- inns_cathedrals/inns_cathedrals.cpp (INN) ---
int points_with_inns_cathedrals(const Table& table, NodeIndex feature, When when);

// --- traders_builders/goods.cpp (TRB-1, TRB-2) ---
struct Goods {
    int of[good_kinds];  // by Good
};
Goods goods_in(const Table& table, NodeIndex city);
void take_goods(Table& table, NodeIndex at);  // if it is in a completed city whose goods nobody has taken
void take_goods_of_empty_cities(Table& table);
void score_goods(Table& table);

// --- traders_builders/builder_and_pig.cpp (TRB-3 to TRB-10) ---
void list_builder_places(const Table& table, ActionList& list);
void list_pig_places(const Table& table, ActionList& list);
const char* refuse_builder_place(const Table& table, Action action);
const char* refuse_pig_place(const Table& table, Action action);
void send_builder_and_pig_home(Table& table, const Figure& figure, NodeIndex feature);
void see_whether_builder_grows(Table& table, const PlacedTile& laid);
bool earns_second_part(const Table& table);
int bonus_by_pig(const Table& table, NodeIndex feature, Colour colour, const Reckoning& reckoning);

// --- princess_dragon/dragon.cpp: 1a, the volcano; 2d, the dragon (PRD-2 to PRD-12) ---
Progress fly_to_volcano(Table& table);
inline bool has_mark(const Table& table, TileIndex tile, Mark mark) {  // on the tile, not one of its segments
    return (table.board.shape(table.board.tiles[tile]).tile_marks & bit(mark)) != 0;
}
inline bool has_dragon(const Table& table, std::uint16_t type) {
    return (table.board.shapes[type].tile_marks & bit(Mark::dragon)) != 0;
}
/// PRD-3: whether it is set aside if it is drawn.
inline bool waits_for_dragon(const Table& table, std::uint16_t type) {
    return table.dragon->at == none32 && has_dragon(table, type);
}
Progress move_dragon(Table& table);
extern const DecisionRules dragon_rules;

// --- princess_dragon/fairy.cpp: 0, 2b, and beside whom she scores (PRD-13 to PRD-19) ---
Progress score_for_fairy(Table& table);
void list_fairy(const Table& table, ActionList& list);
const char* refuse_fairy(const Table& table, Action action);
void move_fairy(Table& table, Action action);
inline bool has_fairy(const Table& table, int figure) {
    return table.dragon != nullptr && table.dragon->fairy_with == figure + 1;
}
void fairy_loses(Table& table, int figure);
int points_for_fairy(Table& table, NodeIndex feature, Colour colour);  // told as they are reckoned

// --- princess_dragon/princess_and_portal.cpp: 2b (PRD-20 to PRD-23) ---
void list_princess(const Table& table, ActionList& list);
const char* refuse_princess(const Table& table, Action action);
void remove_knight(Table& table, Action action);
void list_portal(const Table& table, ActionList& list);
const char* refuse_portal(const Table& table, Action action);
void go_through_portal(Table& table, Action action);

// --- tower/towers.cpp: 2b, floors, tops and taking (TWR) ---
void hand_out_floors(Table& table);
void see_foundation(Table& table, TileIndex tile);
int floors_on(const Table& table, TileIndex tile);
void list_towers(const Table& table, ActionList& list);
const char* refuse_floor(const Table& table, Action action);
const char* refuse_tower_top(const Table& table, Action action);
void build_floor(Table& table, Action action);
void climb_tower(Table& table, Action action);
extern const DecisionRules take_rules;

// --- tower/prisoners.cpp: 2b, exchange and ransom (TWR-9, TWR-12, TWR-13) ---
bool must_exchange(const Table& table);
extern const DecisionRules exchange_rules;
void list_ransoms(const Table& table, ActionList& list);
const char* refuse_ransom(const Table& table, Action action);
void pay_ransom(Table& table, Action action);

// --- abbey_mayor/abbeys.cpp: 1a, and the round after the last tile (ABM-1 to ABM-9) ---
void hand_out_abbeys(Table& table);
bool can_lay_abbey(const Table& table, int player);
Progress choose_abbey(Table& table);
Progress go_round_with_abbeys(Table& table);  // Progress::next once nobody is left to be asked
inline bool is_abbey(const Table& table, const PlacedTile& tile) {
    return table.abbeys != nullptr && tile.type == table.setup->abbey;
}
extern const DecisionRules abbey_rules;

// --- abbey_mayor/wagons.cpp: 3c (ABM-13 to ABM-16) ---
Progress move_wagons(Table& table);
int wagon_to_move(const Table& table);  // -1: none
extern const DecisionRules wagon_rules;

// --- abbey_mayor/barns.cpp: 2b, 3a and at the end (ABM-17 to ABM-24) ---
bool holds_barn(const Table& table, NodeIndex field);
void list_barn_places(const Table& table, ActionList& list);
const char* refuse_barn(const Table& table, Action action);
void place_barn(Table& table, Action action);
Progress score_fields_of_barns(Table& table);
void score_barns_at_the_end(Table& table);

// --- flying_machines/flights.cpp: 2b (FLY) ---
void roll_dice_to_come(Table& table, Random& random);
void list_flights(const Table& table, ActionList& list);
const char* refuse_flight(const Table& table, Action action);
void take_off(Table& table, Action action);
bool can_be_rolled(unsigned number);
unsigned die_dealt(const Table& table);
void see_die(Table& table, unsigned number);
Progress land_meeple(Table& table);
extern const DecisionRules landing_rules;

// --- hills_sheep/hills.cpp: 1a, hidden tiles; ties; vineyards (HIL-1 to HIL-4) ---
Progress hide_tile_under_hill(Table& table);
void hide_tile(Table& table);
/// Leaves only those colours that have a meeple on a hill, and returns how many they are; 0: none has, all stay.
int break_tie_by_hills(const Table& table, NodeIndex at, bool (&scores)[max_colours]);
int points_for_vineyards(const Table& table, NodeIndex monastery);

// --- hills_sheep/flocks.cpp: 2b, shepherds; 2c, their flocks (HIL-5 to HIL-14) ---
void fill_bag(Table& table);
void deal_tokens(Table& table, Random& random);
bool can_be_token(std::uint32_t number);   // among what is dealt
unsigned token_dealt(const Table& table);  // sheep on it, 0: the wolf
void list_shepherd_places(const Table& table, ActionList& list);
const char* refuse_shepherd_place(const Table& table, Action action);
void begin_flock(Table& table);
const char* refuse_token(const Table& table, unsigned sheep);
void take_token(Table& table, unsigned sheep);
void flock_leaves(Table& table, const Figure& figure);
int sheep_with(const Table& table, Colour colour);
Progress tend_flocks(Table& table);
extern const DecisionRules flock_rules;

// --- big_top/big_top.cpp: 3d, and ringmasters (TOP-1 to TOP-8) ---
void deal_animals(Table& table, Random& random);
bool are_animals(const std::uint16_t* numbers, std::uint32_t count);  // all of the game's
unsigned animal_dealt(const Table& table);
bool lies_under_big_top(const Table& table);  // a token
Progress move_big_top(Table& table);
const char* refuse_animal(const Table& table, unsigned number);
void show_animal(Table& table, unsigned number);
int animals_unseen(const Table& table, unsigned number);
void score_big_top(Table& table);
int circus_tiles_around(const Table& table, TileIndex middle);  // circus and acrobat tiles (TOP-8)
int points_for_ringmaster(Table& table, NodeIndex feature, Colour colour);  // told as they are reckoned

// --- big_top/acrobats.cpp: 2b, and at the end (TOP-9 to TOP-14) ---
void see_space(Table& table, TileIndex tile);
const char* refuse_acrobat_at(const Table& table, FigureKind kind, NodeIndex space);
void list_acrobats(const Table& table, ActionList& list);
const char* refuse_acrobat(const Table& table, Action action);
void place_acrobat(Table& table, Action action);
void list_pyramids(const Table& table, ActionList& list);
const char* refuse_pyramid(const Table& table, Action action);
void score_pyramid(Table& table, Action action);
void score_acrobats_at_the_end(Table& table);

// --- vodyanoy/vodyanoy.cpp: 1a, 2b, 2c, 3c and at the end (VOD) ---
void see_lake(Table& table, TileIndex tile);
bool is_lake(const Table& table, TileIndex tile);
Progress catch_beside_lakes(Table& table);
void list_releases(const Table& table, ActionList& list);
const char* refuse_release(const Table& table, Action action);
void release_from_lake(Table& table, Action action);
void pay_for_lakes(Table& table);

// --- house_rules/table_and_start.cpp: 1a, where tiles may lie, and the first of them (HSE-9, HSE-11) ---
const char* not_on_the_table(const Table& table);  // why no tile lies on a cell outside
Progress lay_first_tile(Table& table);

// --- house_rules/hole_turns.cpp: at the end of a turn (HSE-7) ---
void see_whether_hole_is_filled(Table& table, const PlacedTile& laid);
bool begin_hole_turn(Table& table);  // if a tile of this turn has filled a hole

// --- house_rules/bag.cpp: 1a, a pile into which tiles go back, or out of which hands are filled (HSE-6) ---
void put_all_into_bag(Table& table);
std::uint32_t take_by_chance(Table& table);       // automatic draws: the place of a tile, which is out of the bag then
std::uint32_t take_named(Table& table, std::uint16_t type);  // external draws; none16: nobody knows which it is
bool see_drawn_tile(Table& table, std::uint32_t place);      // drawn to be laid at once; whether it has gone back
void put_back(Table& table, std::uint32_t place);            // openly
void put_aside(Table& table, std::uint32_t place);
void hide_out_of_bag(Table& table);  // HIL-2
Progress draw_from_bag(Table& table);
void return_dragons_to_bag(Table& table);  // PRD-3
void see_whether_any_fits(Table& table);   // HSE-6
int copies_in_bag(const Table& table, std::uint16_t type);
bool all_in_bag_have_dragons(const Table& table);
void lies_open(Table& table, HeldTile tile);  // that was drawn unseen, or just now
/// External draws: why the host may not say that nothing in the bag fits; null where only the host can know it.
const char* refuse_that_nothing_fits(const Table& table);
void see_that_nothing_fits(Table& table);
inline bool is_used_up(const Table& table) {  // MEET-25
    return is_pile_empty(table) || (table.bag != nullptr && table.bag->is_used_up != BagUse::goes_on);
}
/// What a viewer may not see lies anew; false if the past no longer leads there.
bool reshuffle_bag(Table& table, Random& random, int viewer);

// --- house_rules/hands.cpp: 1a and the end, tiles that players hold (HSE-1 to HSE-5) ---
template <class Visit>
void each_in_hands(const Table& table, Visit visit) {  // of all players
    for (int player = 0; table.hands != nullptr && player < table.setup->rules.players; ++player) {
        for (int place = 0; place < table.hands->size[player]; ++place) visit(table.hands->tiles[player][place]);
    }
}
Progress deal_hands(Table& table);
Progress play_from_hand(Table& table);
Progress fill_hands(Table& table);
void take_into_hand(Table& table, int player, std::uint32_t place);
bool is_drawn_singly(const Table& table, int part);  // not chosen from the hand
bool is_used_up_for(const Table& table, int player,
                    int part);  // the player's hand, or the pile where that is drawn from
bool are_hands_used_up(const Table& table);
inline bool is_used_up_for_all(const Table& table) {
    return table.hands != nullptr ? are_hands_used_up(table) : is_used_up(table);
}
int next_player_with_tiles(const Table& table);
inline int next_player(const Table& table) {
    return table.hands != nullptr ? next_player_with_tiles(table)
                                  : (table.state->player + 1) % table.setup->rules.players;
}
/// External draws: why a tile may not go into a hand without a name (HSE-2); and whether some has.
const char* refuse_unknown_tile(const Table& table);
int unknown_in_hands(const Table& table);  // tiles that nobody has named
inline bool are_hands_hidden(const Table& table) { return table.hands != nullptr && !table.settings().house.hand_open; }
extern const DecisionRules hand_rules;

// --- track.cpp: points and whom they go to (LVL-2, SIX), reaching numbers, the end (COO-12, COO-13) ---
int scoring_meeple_of(const Table& table, Colour colour);  // that takes this colour's points; -1: none (SIX-3)
void award(Table& table, Colour colour, int points);
void pay(Table& table, Colour colour, int points, int ghosts);  // competitive: net of ghosts; never below 0 (GCC-8)
Progress assign_points(Table& table);
extern const DecisionRules scoring_colour_rules;
bool everyone_reached(const Table& table, int number);
Colour colour_with_unassigned_points(const Table& table);
void win(Table& table);
void lose(Table& table, LossReason reason);

// --- mist/hounds.cpp: 3b (HND) ---
void hounds_return_with(Table& table, int figure);
void hounds_are_buried_with(Table& table, int figure);
Progress score_hounds(Table& table);
Progress bring_hounds(Table& table);
extern const DecisionRules place_hound_rules;
extern const DecisionRules hound_pacifies_rules;

// --- looking things up ---
/// Of competitive games, where each player has one colour.
inline Colour colour_of_active_player(const Table& table) { return table.setup->rules.colours[table.state->player]; }
inline bool is_active_players(const Table& table, Colour colour) {
    return table.setup->player_of(colour) == table.state->player;
}
/// The node of a segment of the tile laid this turn.
inline NodeIndex segment_of_laid_tile(const Table& table, int number) {
    return static_cast<NodeIndex>(table.board.tiles[table.state->laid].first + number);
}
/// The face-up tile on the action's cell, none32 for none.
TileIndex tile_named(const Table& table, Action action);
/// The segment that the action names by cell and number, none32 for none.
NodeIndex node_named(const Table& table, Action action);
/// An action that names this segment, or this tile.
Action naming(const Table& table, ActionKind kind, NodeIndex node);
Action naming_tile(const Table& table, ActionKind kind, TileIndex tile);

}  // namespace mistbank
