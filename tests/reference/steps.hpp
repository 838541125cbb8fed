// The steps of a turn, with one file for each chapter of the rules. A step reads the table, asks questions through the
// script, and changes the table.
#pragma once

#include "reference/figures.hpp"
#include "reference/reckoning.hpp"
#include "reference/script.hpp"

namespace mistbank_reference {

// --- legal.cpp: building actions, and where a tile fits ------------------------------------------------------------

mistbank::Action at_spot(mistbank::ActionKind kind, const Spot& spot);
mistbank::Action at_cell(mistbank::ActionKind kind, Cell cell, int count = 0);
mistbank::Action with_colour(mistbank::ActionKind kind, mistbank::Colour colour, int segment = 0);
mistbank::Action plain(mistbank::ActionKind kind);
mistbank::Action with_kind(mistbank::Action action, mistbank::FigureKind kind);
/// Returns an action that names this figure (MEET-22).
mistbank::Action naming(mistbank::ActionKind kind, const Figure& figure);
/// Returns the index of the figure that this action names; any one of several equal figures.
std::size_t figure_named(const Table& table, const mistbank::Action& action);
/// Adds an action unless the list already contains it: equal figures are interchangeable (MEET-22).
void add_once(std::vector<mistbank::Action>& actions, const mistbank::Action& action);
Spot spot_of(mistbank::Action action);
Cell cell_of(mistbank::Action action);

/// Whether the tile may lie on this cell (COM-1, COM-2, HAU-5).
bool fits(const Board& board, const Tile& tile, Cell cell);
std::vector<mistbank::Action> ways_to_lay(const Table& table, int type);
/// Lists the ways to take 1 to 3 ghosts off one of these tiles (COO-8, COO-9, HND-3).
std::vector<mistbank::Action> ways_to_pacify(const Table& table, const std::vector<Cell>& cells);

// --- laying.cpp: step 1a of all games ------------------------------------------------------------------------------

/// Lays a tile. Returns false if no tile could be laid (CMP-5).
bool lay_tile(Table& table, Script& script);
void lay_down(Table& table, int type, Cell cell, int rotation);

// --- hands.cpp -----------------------------------------------------------------------------------------------------

/// Deals the hands if it is time: before the first turn or, with a river, after the last river tile (HSE-1, HSE-3).
void deal_hands_if_it_is_time(Table& table, Script& script);
bool hands_are_dealt(const Table& table);
bool has_empty_hand(const Table& table, int player);
/// Whether the hand is empty and will not be filled in the player's next turn (HSE-4).
bool stays_without_tiles(const Table& table, int player);
bool all_stay_without_tiles(const Table& table);
/// Fills the empty hand of a player before their turn, if the pile has tiles again (HSE-4, PRD-3).
void fill_empty_hand(Table& table, Script& script);
/// Lays a tile from the hand. Draws from the pile only if no tile in the hand fits (HSE-3). Returns false if no tile
/// could be laid.
bool lay_from_hand(Table& table, Script& script);
/// Fills the active player's hand at the end of the turn (HSE-1, HSE-5).
void fill_own_hand(Table& table, Script& script);
/// Counts the tiles in hidden hands; 0 if hands are open (HSE-2).
int tiles_in_hidden_hands(const Table& table);
int unnamed_in_hidden_hands(const Table& table);
/// Counts the tiles of this type in hidden hands that a player or the host has named.
int known_in_hidden_hands(const Table& table, int type);

// --- house.cpp -----------------------------------------------------------------------------------------------------

/// Whether tiles may lie on this cell (HSE-9).
bool is_on_table(const Table& table, Cell cell);
/// Whether the cell lies beyond an edge of the table, and this edge completes features (HSE-10).
bool is_closed_by_edge(const Table& table, Cell beyond_edge);

// --- first_player.cpp ----------------------------------------------------------------------------------------------

/// Whether the first player is not known yet (HSE-17).
bool is_before_first_turn(const Table& table);
/// Determines the first player, before the first turn (HSE-17).
void find_first_player(Table& table, Script& script);

// --- sales.cpp -----------------------------------------------------------------------------------------------------

/// Whether the active player lays a bought tile in this part of the turn instead of drawing (HSE-18).
bool has_bought_tile(const Table& table);
/// Takes the bought tile from the active player and returns its type.
int take_bought_tile(Table& table);
/// Offers the drawn tile for sale. Returns whether it has been sold.
bool sell_drawn_tile(Table& table, Script& script);
void set_bought_tiles_aside(Table& table);

// --- river.cpp -----------------------------------------------------------------------------------------------------

/// Whether the river rules allow this tile on this cell (RIV-3, RIV-4, RIV-7). Tiles without a river need only follow
/// COM-2.
bool river_allows(const Table& table, const Tile& tile, Cell cell);
/// Whether any river tile is still to be laid.
bool river_flows_on(const Table& table);
bool is_of_river(const Table& table, int type);
/// Whether both types lie in the same layer of the pile (RIV-2).
bool lie_together(const Table& table, int type, int other);
/// Returns the number of copies of this type that can be drawn next: a pile in layers is drawn from the top (RIV-2).
int drawable(const Table& table, int type);

// --- figures.cpp: step 2b of all games -----------------------------------------------------------------------------

/// Lets the player place a figure, choose another action of step 2b, or pass (COM-5, COM-6, COO-4, COO-5, GCC-2,
/// MEET-7).
void act(Table& table, Script& script);

// --- dragon.cpp ----------------------------------------------------------------------------------------------------

/// Whether the dragon stands on the tile of this cell; the starting block counts as one tile (PRD-5, PRD-11).
bool holds_dragon(const Table& table, Cell cell);
/// Whether tiles of this type are set aside when they are drawn (PRD-3).
bool waits_for_dragon(const Table& table, int type);
/// Moves the dragon to the laid tile if it shows a volcano (PRD-3, PRD-4).
void fly_to_volcano(Table& table);
/// Moves the dragon if the laid tile is a dragon tile (PRD-6 to PRD-8, PRD-11).
void move_dragon(Table& table, Script& script);

// --- fairy.cpp: the fairy, the princess and portals ----------------------------------------------------------------

/// Lists the moves of the fairy (PRD-13).
std::vector<mistbank::Action> ways_to_move_fairy(const Table& table);
void move_fairy(Table& table, const mistbank::Action& action);
/// Scores the point for the fairy at the start of a turn (PRD-15).
void score_fairy(Table& table, Script& script);
/// Returns the colour of the meeple with the fairy if the meeple stands in this feature (PRD-16), otherwise none.
mistbank::Colour fairy_pays(const Table& table, const Region& region);
/// Lists the figures that the princess can send home (PRD-20).
std::vector<mistbank::Action> ways_to_use_princess(const Table& table);
/// Lists the placements through a portal (PRD-22).
std::vector<mistbank::Action> ways_through_portal(const Table& table);

// --- towers.cpp ----------------------------------------------------------------------------------------------------

/// Lists the towers that the active player can raise (TWR-2).
std::vector<mistbank::Action> ways_to_build_towers(const Table& table);
/// Adds a floor, and lets the active player capture a figure (TWR-4 to TWR-9).
void build_tower(Table& table, Script& script, Cell cell);
/// Lists the towers that a meeple can climb (TWR-2, TWR-3).
std::vector<mistbank::Action> ways_to_climb_towers(const Table& table);
void climb_tower(Table& table, const mistbank::Action& action);
/// Lists the captured figures that the active player can ransom (TWR-12).
std::vector<mistbank::Action> ways_to_ransom(const Table& table);
void pay_ransom(Table& table, Script& script, const mistbank::Action& action);

// --- abbeys.cpp ----------------------------------------------------------------------------------------------------

/// Whether the player holds an abbey and the board has a hole (ABM-2, ABM-3).
bool may_lay_abbey(const Table& table, int player);
/// If the active player can lay an abbey, asks whether to lay it. Returns whether the abbey has been laid (ABM-2).
bool lay_abbey(Table& table, Script& script);

// --- barns.cpp -----------------------------------------------------------------------------------------------------

bool has_barn(const Table& table, const Region& field);
/// Lists the corners for the active player's barn (ABM-17, ABM-18).
std::vector<mistbank::Action> ways_to_place_barn(const Table& table);
void place_barn(Table& table, Cell cell);
/// Scores the field of the barn placed in this part of the turn, and fields of the laid tile that already have a barn
/// (ABM-19, ABM-20).
void score_fields_with_barns(Table& table, Script& script);
/// Scores the barns at the end of the game (ABM-23).
void score_barns(Table& table);

// --- wagons.cpp ----------------------------------------------------------------------------------------------------

/// Removes all figures of a scored feature. Wagons stay off the board with their ghosts until they move (MEET-28).
void clear_feature(Table& table, const Region& region);
/// Moves the wagons that left scored features (ABM-13 to ABM-15).
void move_wagons(Table& table, Script& script);

// --- flights.cpp ---------------------------------------------------------------------------------------------------

/// Lists the ways to put a meeple on the laid tile's flying machine (FLY-1).
std::vector<mistbank::Action> ways_to_fly(const Table& table);
void fly(Table& table, Script& script, mistbank::FigureKind kind);

// --- hills.cpp -----------------------------------------------------------------------------------------------------

/// If the laid tile is a hill, takes a tile from the pile and hides it under the hill (HIL-2).
void hide_tile(Table& table, Script& script);
/// Returns the tied colours that have a meeple on a hill; if no tied colour has one, returns all tied colours (HIL-3).
std::vector<mistbank::Colour> those_on_hills(const Table& table, const Region& region,
                                             const std::vector<mistbank::Colour>& tied);
/// Counts the vineyards around a monastery (HIL-4).
int vineyards_around(const Table& table, Cell cell);
/// Whether a shepherd may stand on this segment (HIL-5).
bool shepherd_may_stand(const Table& table, const Spot& spot);
/// Draws a token for the shepherd just placed (HIL-5).
void draw_first_token(Table& table, Script& script);
/// Step 2c: lets the active player grow their flock in a field of the laid tile or guide it home, and guides home all
/// flocks in closed fields (HIL-6 to HIL-9).
void tend_flocks(Table& table, Script& script);

// --- big_top.cpp ---------------------------------------------------------------------------------------------------

/// Returns the points for circus and acrobat tiles around a colour's ringmaster in this feature (TOP-8).
int ringmaster_pays(const Table& table, const Region& region, mistbank::Colour colour);
bool is_acrobat(mistbank::FigureKind kind);
/// Whether the cell is the laid tile or one of the 8 around it (TOP-9).
bool lies_near_laid_tile(const Table& table, Cell cell);
/// Whether another acrobat may stand on this spot.
bool is_open_to_acrobats(const Table& table, const Spot& space);
/// Lists the places where an acrobat can join (TOP-9).
std::vector<mistbank::Action> ways_to_join_acrobats(const Table& table);
void join_acrobats(Table& table, const mistbank::Action& action);
/// Lists the pyramids that the active player can score (TOP-10).
std::vector<mistbank::Action> ways_to_score_pyramids(const Table& table);
void score_pyramid(Table& table, Script& script, Cell cell);
/// Scores the acrobats at the end of the game (TOP-12).
void score_acrobats(Table& table);
/// Scores the token under the big top, if there is one (TOP-5).
void score_big_top(Table& table, Script& script);
/// Moves the big top to the laid tile if it is a circus tile (TOP-3, TOP-4).
void move_big_top(Table& table, Script& script);

// --- vodyanoy.cpp --------------------------------------------------------------------------------------------------

/// Whether the Vodyanoy's lake is on this cell (VOD-1).
bool holds_vodyanoy(const Table& table, Cell cell);
/// Catches every meeple around the lake (VOD-2 to VOD-4).
void catch_meeples(Table& table);
/// Lists the meeples that the active player can release from the lake (VOD-6).
std::vector<mistbank::Action> ways_to_release(const Table& table);
void release(Table& table, const mistbank::Action& action);
/// Scores the meeples in the lake at the end of the game (VOD-7).
void score_lake(Table& table);

// --- abbot.cpp -----------------------------------------------------------------------------------------------------

/// Whether an abbot may stand on this segment (ABT-1).
bool abbot_may_stand(const Table& table, const Spot& spot);
/// Returns the index of the active player's abbot if it stands in an incomplete monastery or garden (ABT-3, ABT-4);
/// otherwise nothing.
std::optional<std::size_t> abbot_to_recall(const Table& table);
/// Takes the active player's abbot back and scores its feature (ABT-3, ABT-5).
void recall_abbot(Table& table, Script& script);

// --- builders.cpp --------------------------------------------------------------------------------------------------

/// Whether this colour's builder may stand on this segment (TRB-3).
bool builder_may_stand(const Table& table, mistbank::Colour colour, const Spot& spot);
/// Whether this colour's pig may stand on this segment (TRB-8, TRB-10).
bool pig_may_stand(const Table& table, mistbank::Colour colour, const Spot& spot);
/// Whether the laid tile belongs to the road or city of the active player's builder (TRB-5).
bool builder_works(const Table& table);
/// Whether this colour has a pig in the field (TRB-8).
bool has_pig(const Table& table, const Region& field, mistbank::Colour colour);

// --- goods.cpp -----------------------------------------------------------------------------------------------------

/// Gives the goods of the city to the active player, even if the knights belong to another player (TRB-1).
void take_goods(Table& table, const Region& city);
/// Scores the goods at the end of the game (TRB-2).
void score_goods(Table& table);

// --- ferries.cpp ---------------------------------------------------------------------------------------------------

/// Places and moves ferries in step 2c (FER-2, FER-4).
void use_ferries(Table& table, Script& script);

// --- gold.cpp ------------------------------------------------------------------------------------------------------

/// Places the ingots if the laid tile shows a gold mine (GLD-2).
void find_gold(Table& table, Script& script);
/// Claims ingots for the colours with the majority in a completed feature (GLD-3, GLD-4).
void claim_gold(Table& table, const Region& region);
/// Shares the ingots after all claims (GLD-4, GLD-5).
void share_gold(Table& table);
/// Scores the ingots at the end of the game (GLD-8).
void score_gold(Table& table);

// --- mage.cpp ------------------------------------------------------------------------------------------------------

/// Lets the player move the mage or the witch in step 1b, if the laid tile shows the mage or has joined the features of
/// the two (MAG-2 to MAG-4).
void work_magic(Table& table, Script& script);
/// Separates the mage and the witch in step 2c if a ferry has joined their features (MAG-4).
void part_mage_and_witch(Table& table, Script& script);
/// Returns the value of a road or city after the effect of the mage or the witch in it (MAG-5, MAG-6). `worth` is the
/// value without this effect.
int with_magic(const Table& table, const Region& region, int worth);
/// Removes the mage and the witch from completed features (MAG-7).
void end_magic(Table& table);

// --- crops.cpp -----------------------------------------------------------------------------------------------------

/// Plays the crop circles of the laid tile in step 3f (CRP).
void play_crop_circles(Table& table, Script& script);

// --- festival.cpp --------------------------------------------------------------------------------------------------

/// Lists the figures that the active player can take back at a festival (FES-2).
std::vector<mistbank::Action> ways_to_take_back(const Table& table);
void take_back(Table& table, const mistbank::Action& action);

// --- king.cpp ------------------------------------------------------------------------------------------------------

/// Gives the king or the robber baron to the active player, if the city or road is larger than all cities or roads
/// completed before (KNG-2).
void crown(Table& table, const Region& completed);
/// Scores the king and the robber baron at the end of the game (KNG-5).
void score_king_and_baron(Table& table);

// --- robbers.cpp ---------------------------------------------------------------------------------------------------

/// The points that each figure on the track shows. space_of() converts them to a space.
using Track = std::map<std::pair<mistbank::Colour, TrackFigure>, int>;
Track track_of(const Table& table);

/// The gain of one figure on the track in one scoring (MIN-6).
struct Gain {
    mistbank::Colour colour = mistbank::Colour::none;
    TrackFigure figure = TrackFigure::marker;
    int points = 0;
};

/// If the laid tile shows a robber, lets the players place robbers (ROB-2, ROB-3).
void place_robbers(Table& table, Script& script);
/// Pays the robbers for gains of figures that started on their spaces, and returns these robbers to their supplies
/// (ROB-4, ROB-5).
void rob(Table& table, Script& script, const Track& before, const std::vector<Gain>& gains);
/// Moves each robber whose space has no figure of another colour (ROB-6). `before` is the track before any figure moved,
/// `after_gains` the track before the points of robbers; without a scoring both are the same.
void let_robbers_follow(Table& table, const Track& before, const Track& after_gains);

// --- messages.cpp --------------------------------------------------------------------------------------------------

/// Lists the numbers of the messages that can be drawn next (MSG-2).
std::vector<int> messages_that_may_come(const Table& table);
void note_start_of_part(Table& table);
/// Draws and carries out a message in step 3e (MSG-4, MSG-6).
void read_message(Table& table, Script& script);

// --- gains.cpp -----------------------------------------------------------------------------------------------------

/// Returns all colours in the order of play, beginning with the active player's (MIN-18).
std::vector<mistbank::Colour> in_order_of_seats(const Table& table);
/// Returns the points that a colour's figure on the track shows, which may be 50 or more (MSG-1).
int number_of(const Table& table, mistbank::Colour colour, TrackFigure figure);
/// Moves a colour forward by `points`, which need not be a gain. Moves and returns the figure that the colour advances
/// in this turn; if this is still open, the player chooses it (MSG-3).
TrackFigure go_forward(Table& table, Script& script, mistbank::Colour colour, int points);
/// Moves a colour back by `points`, but not below 0: first the figure that the colour advances in this turn, then the
/// other one (MSG-5).
void go_back(Table& table, mistbank::Colour colour, int points);
/// The total gain or payment of each colour in one scoring during the game.
using Sums = std::map<mistbank::Colour, int>;
/// Adds the gains and subtracts the payments of one scoring (MIN-7), then pays and moves the robbers (ROB-4 to ROB-6).
void score_in_game(Table& table, Script& script, const Sums& sums);

// --- mist.cpp: steps 1b and 2a of the cooperative game -------------------------------------------------------------

void check_mist(Table& table);
void place_ghosts(Table& table, Script& script);
/// Takes `count` ghosts off a tile (MIS-5).
void take_ghosts(Table& table, Cell cell, int count);

// --- cemeteries.cpp: steps 1c and 3c -------------------------------------------------------------------------------

void bury(Table& table, Script& script, Cell newest);
void lay_face_down(Table& table, Script& script);

// --- scoring.cpp: step 3a of the cooperative game, and victory -----------------------------------------------------

void score_together(Table& table, Script& script);
/// Returns the spot that names a completed feature. The spot lies on the laid tile if the feature contains a segment of
/// it.
Spot name_of(const Table& table, const Region& region);
/// Returns the completed features with a meeple, in the order of CMP-4.
std::vector<Region> waiting_for_scoring(const Table& table);
/// Gives `each` points to each of these colours. In level 6 the points go to the colour's own scoring meeple (SIX-3),
/// in other levels to the common one.
void give_points(Table& table, Script& script, const std::vector<mistbank::Colour>& colours, int each,
                 const Spot& spot);
/// Whether every scoring meeple has reached this number of points (SIX-4).
bool has_reached(const Table& table, int number);
/// Ends the game if the players have won (COO-12).
void test_victory(Table& table);
[[noreturn]] void lose(Table& table, mistbank::LossReason reason);

// --- hounds.cpp: step 3b -------------------------------------------------------------------------------------------

/// A hound whose meeple leaves the board, and the colour of this meeple.
struct LeavingHound {
    int number = 0;
    mistbank::Colour colour = mistbank::Colour::none;
};
std::vector<LeavingHound> hounds_on(const Table& table, const Region& region);
void score_hounds(Table& table, Script& script, const std::vector<LeavingHound>& hounds, const Spot& spot);
void let_hounds_arrive(Table& table, Script& script);

// --- competitive.cpp -----------------------------------------------------------------------------------------------

void haunt_meeples(Table& table, Script& script);
void score_against_each_other(Table& table, Script& script);
/// Scores a feature with one sum for each colour that has meeples in it (MEET-12). The sum contains the points for the
/// majority, bonuses for a pig, the fairy (3 points) and ringmasters, and minus 2 points for each ghost.
void reckon(Table& table, Script& script, const Region& region, int points, int more_for_pig);
int points_of(const Table& table, mistbank::Colour colour);
/// Moves a colour forward or back on the track in the final scoring, but not below 0 (GCC-8, MEET-20, MSG-12).
void score(Table& table, mistbank::Colour colour, int points);
/// Ends the game (CMP-6, CMP-7).
[[noreturn]] void finish(Table& table, Script& script);

// --- turn.cpp ------------------------------------------------------------------------------------------------------

void play_turn(Table& table, Script& script);

}  // namespace mistbank_reference
