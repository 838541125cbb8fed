// All visible state of the table as plain data. No field can be derived from other fields.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "mistbank/event.hpp"
#include "mistbank/game.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "reference/board.hpp"

namespace mistbank_reference {

/// The rules for cemeteries that the game uses.
enum class Cemeteries {
    none,     ///< level 1, base game, demo, and the expansion played without cemeteries
    resting,  ///< cemeteries of levels 2 to 4 (CEM)
    haunted,  ///< cemeteries of levels 5 and 6 (HAU)
    kept,     ///< cemeteries of the expansion (GCC-10)
};

/// Settings that follow from the system, its expansions and the table of levels (LVL-1, BAS-1, DEM-1, GCC-2, MEET-2).
struct Settings {
    bool cooperative = false;
    bool large_start = false;  ///< the first set's starting block is on the board, with or without a river (MEET-19)
    bool river = false;
    bool monasteries = false;  ///< meeples can be placed in monasteries
    bool gardens = false;      ///< abbots can be placed in gardens
    bool castles = false;      ///< meeples can be placed in castles
    bool inns = false;         ///< inns and cathedrals count
    bool goods = false;        ///< goods are taken
    bool dragon = false;       ///< the dragon, the fairy, princesses and portals are in play
    bool towers = false;
    bool abbeys = false;    ///< abbeys, mayors, wagons and barns are in play
    bool machines = false;  ///< flying machines are in play
    bool hills = false;     ///< hills, vineyards and shepherds are in play
    bool circus = false;    ///< the big top, ringmasters and acrobats are in play
    bool vodyanoy = false;
    bool messages = false;  ///< messages are drawn, and each colour has a courier
    bool ferries = false;
    bool gold = false;
    bool mage = false;  ///< the mage and the witch are in play
    bool robbers = false;
    bool crops = false;
    bool king = false;  ///< the king and the robber baron are in play
    bool festival = false;
    bool farmers = false;
    bool own_scores = false;       ///< level 6: one scoring meeple for each colour
    bool haunted_meeples = false;  ///< ghosts haunt meeples (GCC-4)
    Cemeteries cemeteries = Cemeteries::none;
    int goal = 0;
    std::array<int, 2> hound_numbers = {0, 0};
    int ghosts = 0;
    int piles = 1;
    mistbank::Supply supply;  ///< supply of each colour at the start
};

Settings settings_of(const mistbank::Rules& rules);

/// A figure on the board.
struct Figure {
    mistbank::Colour colour = mistbank::Colour::none;
    mistbank::FigureKind kind = mistbank::FigureKind::normal;
    bool buried = false;
    Spot spot;
    int ghosts = 0;          ///< number of ghosts on the figure (GCC-4)
    int hounds = 0;          ///< 1 for hound I, 2 for hound II, 3 for both
    bool fairy = false;      ///< the fairy stands with the figure (PRD-14)
    bool is_new = false;     ///< placed or moved in this part of the turn (HIL-6, VOD-6)
    std::vector<int> sheep;  ///< numbers of sheep on a shepherd's tokens (HIL-5)
};

/// A colour's figures on the track (MSG-1).
enum class TrackFigure { marker, courier };

/// A colour's or the team's points on the track.
struct Counter {
    mistbank::Colour colour = mistbank::Colour::none;  ///< none for the team
    int total = 0;
    int courier = 0;  ///< points that the courier shows; the marker shows the rest of the total (MSG-1)
};

using Types = std::vector<mistbank::TileType>;

struct Table {
    mistbank::Rules rules;
    Settings settings;
    std::shared_ptr<const Types> types;

    Board board;
    std::vector<Cell> start;  ///< the cells of the starting block
    std::vector<Figure> figures;
    std::optional<Cell> dragon;  ///< cell of the dragon's tile, if the dragon is on the board
    std::optional<Cell> fairy;   ///< cell of the fairy, with or without a meeple (PRD-18)
    std::map<Cell, int> floors;  ///< number of floors of each tower; towers without floors are not listed
    std::vector<mistbank::Prisoner> prisoners;
    std::vector<Figure> wagons;  ///< wagons that left a scored feature and move next (ABM-13)
    std::map<int, int> bag;      ///< number of tokens in the bag by number of sheep; index 0: the wolf (HIL-5)
    std::optional<Cell> big_top;
    bool token_under_big_top = false;
    std::map<int, int> animals;  ///< number of hidden tokens of each animal number (TOP-1)
    std::map<Spot, int> ghosts;  ///< number of ghosts on each segment; segments without ghosts are not listed
    int ghost_supply = 0;
    std::map<mistbank::Colour, mistbank::Supply> supplies;  ///< supply of each colour in play
    std::vector<Counter> counters;

    int ferries = 0;                                  ///< ferries left to be placed (FER-2)
    std::map<Cell, int> ingots;                       ///< ingots on each tile that has any (GLD-1)
    int ingots_aside = 0;                             ///< ingots left to be placed
    std::map<mistbank::Colour, int> ingots_held;      ///< ingots that each colour holds (GLD-7)
    std::optional<Spot> mage;                         ///< the spot of the mage, if it is on the board (MAG-1)
    std::optional<Spot> witch;                        ///< the spot of the witch, if it is on the board
    mistbank::Colour king = mistbank::Colour::none;   ///< the king's owner (KNG-1)
    mistbank::Colour baron = mistbank::Colour::none;  ///< the robber baron's owner (KNG-1)
    int largest_city = 0;                             ///< largest completed city, in tiles (KNG-3)
    int longest_road = 0;                             ///< longest completed road, in tiles
    std::map<mistbank::Colour, int> robbers;          ///< space of each robber on the track (ROB-1)
    std::vector<int> messages_seen;                   ///< messages in the order in which they were first drawn (MSG-2)
    std::size_t message_on_top = 0;                   ///< index of the message on top in `messages_seen`

    std::vector<int> piles;  ///< tiles left in each pile
    int active_pile = 0;
    std::vector<int> unseen;     ///< unseen tiles of each type (HID-2)
    std::vector<int> set_aside;  ///< dragon tiles that wait for the dragon (PRD-3)
    /// Each player's hand after the deal, by type; -1 for a tile that nobody has seen or named (HSE-1, HSE-2).
    std::map<int, std::vector<int>> hands;
    std::map<int, int> bought;  ///< type of the tile that a player has bought but not laid (HSE-18)
    int hidden = 0;             ///< tiles under hills, which count as unseen (HIL-2)
    std::array<bool, 2> hound_arrived = {false, false};

    int turn = 0;
    int part = 1;  ///< number of the part of the turn (TRB-5, MSG-8)
    int player = 0;
    int drawn = -1;            ///< type of the tile drawn or laid in this part of the turn
    std::optional<Cell> laid;  ///< cell of the tile laid in this part of the turn
    std::optional<Cell> barn;  ///< the cell of the barn placed in this part of the turn (ABM-19)
    bool ransomed = false;     ///< a figure was ransomed in this turn (TWR-12)
    bool hole_filled = false;  ///< a hole was filled in this turn (HSE-7)
    std::set<Spot> touched;    ///< road ends that a ferry left or reached in this part of the turn (FER-7)
    /// The tiles where each colour claims ingots in the current step 3a (GLD-4).
    std::map<mistbank::Colour, std::set<Cell>> claims;
    /// The track figure that each colour advances in this turn; only for colours with a gain (MSG-3).
    std::map<mistbank::Colour, TrackFigure> advancing;
    /// The points that each of the active player's figures on the track showed at the start of this part of the turn
    /// (MSG-4).
    std::map<TrackFigure, int> start_of_part;
    bool message_drawn = false;  ///< a message was drawn in this turn (MSG-4)
    bool part_earned = false;    ///< a message has added a part that is still to be played (MSG-8)
    bool is_message_part = false;
    bool nothing_fits = false;  ///< no tile of the pile fits anywhere, so the game ends (HSE-6)
    /// The players still to be asked for an abbey after the pile is used up (ABM-9).
    std::optional<std::vector<int>> last_round;
    bool final_scoring = false;  ///< the final scoring has begun (MEET-26)

    mistbank::Outcome outcome = mistbank::Outcome::open;
    mistbank::LossReason loss = mistbank::LossReason::none;
    std::set<mistbank::Colour> winners;
};

/// Returns the table before the first turn.
Table set_up(const mistbank::Rules& rules, const std::vector<mistbank::TileSet>& sets);

std::vector<mistbank::Colour> colours_in_play(const Table& table);
std::vector<mistbank::Colour> colours_of(const Table& table, int player);
int player_of(const Table& table, mistbank::Colour colour);

const mistbank::TileType& type_of(const Table& table, int type);
/// Returns the number of figures of this kind in a colour's supply.
int& in_supply(Table& table, mistbank::Colour colour, mistbank::FigureKind kind);
int in_supply(const Table& table, mistbank::Colour colour, mistbank::FigureKind kind);
/// Returns a player's only colour in the competitive games.
mistbank::Colour colour_of(const Table& table, int player);
/// Returns the cell; for a cell of the starting block, all cells of the block. For distances the block counts as one
/// tile (MEET-17).
std::vector<Cell> as_one_tile(const Table& table, Cell cell);
/// Whether all players can see that only waiting dragon tiles, or no tiles, are left (MEET-25).
bool pile_is_used_up(const Table& table);
/// Whether it is possible that only waiting dragon tiles are left: all other tiles can lie under hills or in hidden
/// hands.
bool pile_may_be_used_up(const Table& table);
/// Puts a tile on the board and gives it the next number.
void put(Table& table, Cell cell, Tile tile);

}  // namespace mistbank_reference
