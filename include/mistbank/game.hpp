// Games: decisions, legal actions, events, queries and undo.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "mistbank/action.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/anchor.hpp"
#include "mistbank/enumerations.hpp"
#include "mistbank/event.hpp"
#include "mistbank/fact.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/status.hpp"
#include "mistbank/tally.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank {

/// The open decision.
struct Decision {
    DecisionKind kind = DecisionKind::over;  ///< the kind of decision
    int player = 0;                          ///< deciding player (MEET-23); after the end of the game, the last active
                                             ///< player
    int tile_type = -1;  ///< type of the drawn tile (lay_tile) or of the tile laid this turn (later decisions); -1
                         ///< before the draw
    int x = 0;           ///< column of the subject, increasing eastward; see `subject`
    int y = 0;           ///< row of the subject, increasing southward
    int segment = 0;     ///< number of the subject's segment on the tile at x, y
    int hound = 0;       ///< place_hound, hound_pacifies: number of the hound, 1 or 2
    int points = 0;      ///< score_or_pacify: the points that the player can score; scoring_colour: the points to
                         ///< assign; advance: the points gained
    Colour colour = Colour::none;     ///< scoring_colour, advance: the colour that earned the points; move_wagon: the
                                      ///< colour of the wagon; exchange: the colour of the taken meeple; offer, and
                                      ///< draw into a hand: the colour of the deciding player
    int number = 0;                   ///< message, message_meeple: number of the message, 1 to 8 (MSG-7)
    Subject subject = Subject::none;  ///< what x, y and segment describe, for example the laid tile
};

/// A meeple that counts points on the track. Each colour has one in competitive games. The team has one on levels 1 to
/// 5, and each scoring colour has one on level 6.
struct ScoringMeeple {
    Colour colour = Colour::none;  ///< none: the team's meeple on levels 1 to 5
    int total = 0;                 ///< points, including those of the colour's courier (MSG-1)
    int space = 0;                 ///< space of the meeple on the track, 0 to 49 (LVL-2)
    int lap = 0;                   ///< number of times that the meeple has passed space 0
};

/// The pieces of one colour that are not on the board.
struct Supply {
    int figures[figure_kinds] = {};  ///< number of figures available for placement, by FigureKind
    int reserve = 0;                 ///< number of guards in the reserve next to the track (GCC-2)
    int goods[good_kinds] = {};      ///< number of tokens that the player has taken, by Good (TRB-1)
    int floors = 0;                  ///< number of tower floors that the player has left (TWR-1)
    int abbeys = 0;                  ///< 1 until the player lays the abbey, then 0 (ABM-1)
    int sheep = 0;                   ///< number of sheep with the shepherd on the board (HIL-5)

    /// Returns the number of figures of this kind that are available for placement.
    int of(FigureKind kind) const noexcept { return figures[static_cast<int>(kind)]; }
};

/// A tile on the board. Tiles are numbered in the order in which they were laid.
struct LaidTile {
    int x = 0;               ///< column, increasing eastward
    int y = 0;               ///< row, increasing southward
    int type = -1;           ///< index of the tile type; -1: face down, hidden until the game is over (HAU-6)
    int rotation = 0;        ///< clockwise quarter turns, 0 to 3
    bool face_down = false;  ///< whether the tile lies face down (HAU)
    int ghosts = 0;          ///< number of ghosts on all its segments
    int floors = 0;          ///< number of floors of the tower on its foundation (TWR-3)
};

/// A figure on the board.
struct FigureView {
    Colour colour = Colour::none;          ///< the owner
    FigureKind kind = FigureKind::normal;  ///< the kind of figure
    bool buried = false;                   ///< whether the figure is buried on a cemetery
    int tile = 0;                          ///< index of the figure's tile, see Game::tile
    int segment = 0;                       ///< number of the figure's segment
    int ghosts = 0;                        ///< number of ghosts on the figure (GCC-4)
    int hounds = 0;                        ///< hounds beside the figure: bit 0 for hound I, bit 1 for hound II
    bool fairy = false;                    ///< whether the fairy is beside the figure (PRD-14)
};

/// A figure that another player holds (TWR-8).
struct Prisoner {
    Colour colour = Colour::none;          ///< the owner
    FigureKind kind = FigureKind::normal;  ///< the kind of figure
    Colour holder = Colour::none;          ///< colour of the player who holds the figure
};

/// A feature: a single segment, or several segments joined across sides.
struct Feature {
    SegmentKind kind = SegmentKind::road;  ///< the kind of feature
    int tile = 0;                          ///< index of the tile with the first segment of the feature
    int segment = 0;                       ///< number of the first segment; `tile` and `segment` identify the feature
                                           ///< until the next change of the game
    int tiles = 0;          ///< number of tiles (COM-12); castle, monastery, garden, cemetery: tiles on its 9 cells,
                            ///< including face-down tiles
    int open_sides = 0;     ///< number of open sides of its segments; a side shared by two segments counts for each
                            ///< (HIL-13). Castle, monastery, garden, cemetery: empty cells among the 8 around it
    int coats = 0;          ///< number of coats of arms of a city
    int ghosts = 0;         ///< number of ghosts on its segments
    bool complete = false;  ///< whether the feature is complete (COM-9 to COM-11); mist bank: finished (MIS-2);
                            ///< cemetery: closed; field: without open sides, but never complete (PRD-22)
    bool haunted = false;   ///< whether the feature can never be completed, because of an adjacent face-down tile or
                            ///< mist against a clear side
    int cities = 0;         ///< field: number of adjacent completed cities (FLD-2)
    int worth = 0;  ///< points that one colour would get if the feature were complete in its current shape (COO-6,
                    ///< CAS-1, CMP-1, FLD-2)
    int meeples[max_colours] = {};  ///< number of meeples of all kinds that occupy the feature, by Colour (MEET-3)
    std::uint32_t marks = 0;        ///< bit(Mark) of each mark on its segments; only marks that the game uses
    int goods[good_kinds] = {};     ///< number of goods symbols of a city, by Good, in games with goods (TRB-1)
};

/// Viewers other than the players, for queries about hidden information (HSE-2). `nobody_in_particular` is a spectator,
/// who sees only public information. `the_host` is the program that runs the game and sees everything.
inline constexpr int nobody_in_particular = MISTBANK_VIEWER_NOBODY;
inline constexpr int the_host = MISTBANK_VIEWER_HOST;

/// The maximum total size of the headers that a host sets in a game, in bytes; see Game::set_header().
inline constexpr std::size_t max_headers_text = MISTBANK_MAX_HEADERS_TEXT;

/// One game. Different threads may use different games at the same time, but only one thread may use a game at a time.
/// Calls on a moved-from game are undefined.
class Game {
public:
    /// Creates a game and plays it up to its first decision. Validates the rules first and copies the sets. A game
    /// holds at most 80,000 tiles with 1,000,000 segments in total.
    ///
    /// Cost: up to 0.2 milliseconds, because a game with all expansions prepares 200 tile types. Until the program
    /// ends, the library keeps the setup of the last game with default sets and no allocator. If the next such game has
    /// the same rules apart from the seed, it shares this setup, and its creation takes only a few microseconds.
    /// @param rules the rules, including the seed
    /// @param sets the tile sets. The first one contains the starting block; with the river, the spring comes first
    ///     (MEET-19).
    /// @param set_count number of sets; 0 uses those of default_set()
    /// @param error on failure: invalid_rules, invalid_tile_set or out_of_memory, with a message
    /// @param allocator source of all memory of the game; null: malloc
    /// @return the game, or nothing on failure
    static std::optional<Game> create(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                      const Allocator* allocator = nullptr);
    /// Creates a game with the default tile sets of the system.
    static std::optional<Game> create(const Rules& rules, Error& error) { return create(rules, nullptr, 0, error); }

    Game(Game&&) noexcept;             ///< takes over the state of the other game without a copy
    Game& operator=(Game&&) noexcept;  ///< frees this game and takes over the state of the other game without a copy
    ~Game();

    /// Returns a copy that includes the history. The copy uses the same allocator. May throw std::bad_alloc.
    Game clone() const;
    /// Makes this game equal to `other`. Returns invalid_argument unless the two games are clones of one game or have
    /// equal rules and sets. If this game does not record its history, the call copies only the current state:
    /// state_bytes() bytes, without an allocation.
    Status copy_from(const Game& other);

    /// Restarts the game with the same rules and sets and this seed, as create() would. External draws ignore the seed.
    /// A game that does not record its history allocates nothing; otherwise out_of_memory is possible.
    Status restart(std::uint64_t seed);

    /// Stops recording and deletes the history. This cannot be undone.
    void stop_recording();
    Recording recording() const noexcept;  ///< whether the game keeps its history

    /// Sets a header: a line that the host adds to records, snapshots and positions, such as "x-event" with the value
    /// "Club night". The header "x-name-red" is the name of the player with the colour red. Texts use this name unless
    /// their options give another name. A player with several colours needs the same name for each of them. A value
    /// replaces the previous one. Clones of the game have the same headers; copy_from() copies the headers only
    /// together with a history.
    /// @param key "x-" and 1 to 61 letters, digits, '-', '_' or '.'
    /// @param value UTF-8 without control characters, without '#', and without blanks at its ends; for a name, 1 to
    /// max_name bytes
    /// @param error on failure: invalid_argument (also if the key is x-name- with a word that is not a colour, or if
    /// all headers would exceed max_headers_text), out_of_memory
    /// @return whether the header was set
    bool set_header(std::string_view key, std::string_view value, Error& error);
    /// Removes a header; no effect if there is none.
    void remove_header(std::string_view key) noexcept;
    /// Returns the value of a header; nothing if there is none. Valid until the headers change.
    std::optional<std::string_view> header(std::string_view key) const noexcept;
    /// Returns all headers, one on each line: the key, a blank and the value. Valid until the headers change.
    std::string_view headers() const noexcept;

    /// Returns the allocator that provides all memory of the game.
    const Allocator& allocator() const noexcept;

    // --- the decision -------------------------------------------------------------------------------------------

    const Rules& rules() const noexcept;      ///< the result of validate(), including the seed
    Decision decision() const noexcept;       ///< the open decision
    bool is_over() const noexcept;            ///< whether no decision is open
    Outcome outcome() const noexcept;         ///< the outcome; open until the game is over
    LossReason loss_reason() const noexcept;  ///< reason for a loss; none unless the team has lost
    /// Returns whether this colour has won: the game is over, and the team has won or the colour has the most points
    /// (CMP-7).
    bool has_won(Colour colour) const noexcept;
    /// Writes the return of each player, as OpenSpiel defines returns, without an allocation. All returns are 0 until
    /// the game is over. Then the return is 1 for each winner and -1 for the others. Winners are all players of a
    /// winning team, or each player with the most points.
    /// @param out the returns, by player
    /// @param capacity entries of `out`; nothing is written if it is below Rules::players
    /// @return Rules::players
    std::size_t returns(double* out, std::size_t capacity) const noexcept;
    /// Lists the returns of all players. May throw std::bad_alloc.
    std::vector<double> returns() const;

    /// Writes the legal actions of the open decision in their canonical order, without an allocation.
    /// @param out the actions
    /// @param capacity entries of `out`; nothing is written if there are more legal actions
    /// @return the number of legal actions
    std::size_t legal_actions(Action* out, std::size_t capacity) const noexcept;
    /// Returns the legal actions as a list. May throw std::bad_alloc.
    std::vector<Action> legal_actions() const;
    /// Returns the legal actions as a list in memory from this allocator. May throw std::bad_alloc.
    HostVector<Action> legal_actions(const Allocator& allocator) const;
    /// Chooses a legal action uniformly at random. For play-outs this is faster than a list. No allocation.
    /// @param random state of a SplitMix64 generator, which the call advances. Any number is a valid initial state.
    /// @return the action; ActionKind::none if the game is over
    Action random_action(std::uint64_t& random) const noexcept;
    /// Returns an upper bound for the number of legal actions of every decision of this game.
    std::size_t action_bound() const noexcept;

    /// Applies an action and advances to the next decision. Refuses an illegal action (wrong_decision, illegal_action,
    /// game_over). A game that records its history can also return out_of_memory. If the status is not ok, the game
    /// stays unchanged.
    Status apply(Action action);
    /// Returns the reason why the action is illegal now, with the clause, or null if it is legal. The text is static.
    const char* why_not(Action action) const noexcept;

    /// Returns the text form of an action, see ActionKind.
    ActionText text_of(Action action) const noexcept;
    /// Parses an action from the text of Game::text_of() or of mistbank::text_of(), which must be exact. On failure
    /// `error` holds invalid_argument and names the mistake in the text.
    std::optional<Action> action_of(std::string_view text, Error& error) const;

    // --- the history --------------------------------------------------------------------------------------------

    std::size_t action_count() const noexcept;        ///< number of actions applied and not undone
    Action action(std::size_t index) const noexcept;  ///< an applied action; `index` must be below action_count()
    std::size_t event_count() const noexcept;         ///< number of events since the creation of the game, without
                                                      ///< undone ones
    const Event* events() const noexcept;             ///< event_count() events, valid until the next change of the game

    /// Undoes the last action (nothing_to_undo, not_recorded). Needs no additional memory. Cost: less than that of the
    /// action. Exception: in games with very many tiles, and when many actions are undone in a copy of a game, the call
    /// replays earlier actions. The undo history takes about 1 KiB per action in an ordinary game, and always less than
    /// 2 KiB on average.
    Status undo();
    /// Returns the number of actions that had been applied when hidden information was last revealed or shuffled: a
    /// tile was drawn, played from a hidden hand or set aside; a message, an animal, a token or a die was revealed;
    /// dragon tiles returned to the pile (HID-3, MEET-21). After the end of the game the number is action_count(),
    /// because everything is revealed at the end (HID-1). In a serious game, a host should not undo beyond this point.
    /// Up to version 2.0, only drawn tiles counted.
    std::size_t last_draw() const noexcept;

    /// Deals all hidden information (undrawn and face-down tiles) again, uniformly at random; `seed` determines the
    /// deal. The visible state does not change. The result equals a game that had this deal from the start: its record
    /// can be replayed, and undo leads back through the same visible positions. rules().seed becomes `seed`, so no
    /// query reveals the real order. The call changes nothing with external draws, which have no hidden order, and
    /// after the end of the game, when nothing is hidden.
    ///
    /// Hidden hands (HSE-2) are also dealt again, except the hand of `viewer`. With nobody_in_particular all hidden
    /// hands are dealt again. If visible tiles have gone back into the bag (HSE-6, PRD-3), the history may contradict
    /// the new hands. A game with a history then deletes it and stops recording.
    void determinize(std::uint64_t seed, int viewer = nobody_in_particular);

    /// These functions save and restore the current state in a caller-provided buffer. The size of the buffer is
    /// constant, and nothing is allocated. A search can store thousands of positions in such buffers. The buffers
    /// contain hidden information.
    std::size_t saved_bytes() const noexcept;  ///< size of the buffer for save_state() in bytes; constant for a game
    /// Writes saved_bytes() bytes to `memory`, which needs no alignment.
    void save_state(void* memory) const noexcept;
    /// Restores a position that save_state() wrote in this game, or in a game with the same rules and tile sets. The
    /// same version of the library must have written it on the same kind of machine. A game with a history deletes it
    /// and stops recording. Returns invalid_argument and changes nothing if the bytes have the wrong size, belong to
    /// other rules or tile sets, or are damaged.
    Status restore_state(const void* memory, std::size_t size);

    /// Returns a hash of the position, including the rules and everything hidden. Equal positions have equal hashes,
    /// even with different histories. Within a version of the library, the hash is the same on every machine. Cost: a
    /// walk over the tiles.
    std::uint64_t state_hash() const noexcept;
    /// Returns a hash of the visible part of the position. Positions that look equal have equal hashes, even if one
    /// game has automatic draws and the other external draws. A client that receives each draw can compare its state
    /// with the server's.
    std::uint64_t public_hash() const noexcept;
    std::size_t state_bytes() const noexcept;  ///< size of the current state in bytes

    // --- the table ----------------------------------------------------------------------------------------------

    int turn() const noexcept;                    ///< number of the turn, from 1
    int part() const noexcept;                    ///< number of the part of the turn, from 1; a builder or a message
                                                  ///< gives further parts (TRB-5, MSG-8)
    int active_player() const noexcept;           ///< the player whose turn it is, 0 to Rules::players - 1
    int deciding_player() const noexcept;         ///< the player who answers the open decision (MEET-23)
    int player_of(Colour colour) const noexcept;  ///< the player with this colour; -1: not in play

    int type_count() const noexcept;                     ///< number of tile types in all sets of this game
    const TileType& type(int index) const noexcept;      ///< a tile type; `index` must be below type_count()
    int type_named(std::string_view id) const noexcept;  ///< index of the type with this id; -1: unknown
    int unseen(int type) const noexcept;                 ///< number of copies in the piles plus face-down copies
                                                         ///< (HID-2)
    /// Returns the number of copies of this type that the next draw can give: the unseen copies; in a pile with layers,
    /// the copies in the top layer (RIV-2). All these copies of all types are equally likely to be drawn.
    int drawable(int type) const noexcept;

    int pile_count() const noexcept;          ///< number of piles: 1 or 3 (LVL-1)
    int active_pile() const noexcept;         ///< index of the pile that is drawn from
    int pile_size(int pile) const noexcept;   ///< number of tiles left in the pile
    int set_aside_count() const noexcept;     ///< number of tiles set aside (COM-4)
    int set_aside(int index) const noexcept;  ///< type of a tile set aside, in the order in which they were set aside

    int ghost_supply() const noexcept;             ///< number of ghosts available for placement
    int ghosts_on_board() const noexcept;          ///< number of ghosts on tiles and on meeples
    int goal() const noexcept;                     ///< points at which the team wins; 0 in a competitive game
    int hound_number(int hound) const noexcept;    ///< points at which hound 1 or 2 arrives; 0: the level does not have
                                                   ///< this hound
    bool hound_arrived(int hound) const noexcept;  ///< whether the hound has been on the board or was lost
    int hound_meeple(int hound) const noexcept;    ///< index of the figure beside the hound; -1: none

    int scoring_meeple_count() const noexcept;               ///< number of scoring meeples, 1 to max_colours
    ScoringMeeple scoring_meeple(int index) const noexcept;  ///< a scoring meeple; `index` must be below
                                                             ///< scoring_meeple_count()
    /// Returns the points of a scoring meeple by source, with or without a recorded history.
    TallyView tally(int index) const noexcept;
    Supply supply(Colour colour) const noexcept;  ///< pieces off the board; empty for a colour that is not in play

    int tile_count() const noexcept;           ///< number of tiles on the board, including face-down ones
    LaidTile tile(int index) const noexcept;   ///< a tile on the board; `index` must be below tile_count()
    int tile_at(int x, int y) const noexcept;  ///< index of the tile; -1: an empty cell
    int last_tile() const noexcept;            ///< index of the last tile laid face up; -1 before the first (HSE-11)
    /// Returns the number of ghosts on this segment of the tile with this index.
    int ghosts_on(int tile, int segment) const noexcept;
    int figure_on(int tile, int segment) const noexcept;  ///< index of the first figure on the segment; -1: none
    /// Returns the position for a figure on this segment, taking the rotation of the tile into account. For a face-down
    /// tile or an unknown segment the position is the middle of the tile.
    Anchor anchor_on(int tile, int segment) const noexcept;

    int figure_count() const noexcept;            ///< number of figures on the board, including buried ones
    FigureView figure(int index) const noexcept;  ///< a figure on the board; `index` must be below figure_count()
    int prisoner_count() const noexcept;          ///< number of figures that other players hold (TWR-8)
    Prisoner prisoner(int index) const noexcept;  ///< a prisoner; `index` must be below prisoner_count()
    int dragon_tile() const noexcept;             ///< index of the dragon's tile; -1: not on the board (PRD-4)
    int fairy_tile() const noexcept;              ///< index of the fairy's tile; -1: not on the board. The fairy can
                                                  ///< stand on a tile without a figure (PRD-18)
    int tiles_under_hills() const noexcept;       ///< number of tiles under hills; they are never drawn, and hidden
                                                  ///< until the end (HIL-2)
    /// Returns the number of tokens in the bag with this number of sheep; 0 means wolves (HIL-14).
    int sheep_in_bag(int number) const noexcept;
    int flock(Colour colour, int number) const noexcept;  ///< number of tokens with this number of sheep that the
                                                          ///< colour's shepherd has (HIL-5)
    /// Returns the number of tiles in a player's hand or drawn ahead (HSE-1, HSE-5). Abbeys are not counted; supply()
    /// returns their number.
    int hand_size(int player) const noexcept;
    /// Returns the type of a tile in a hand if `viewer` knows it.
    /// @param player 0 to Rules::players - 1
    /// @param place 0 to hand_size() - 1, in the order in which the player took the tiles
    /// @param viewer a player, nobody_in_particular or the_host
    /// @return the tile type; -1: hidden from the viewer (HSE-2), or unknown with external draws
    int hand(int player, int place, int viewer = nobody_in_particular) const noexcept;
    int big_top_tile() const noexcept;  ///< index of the tile with the big top; -1: not on the board (TOP-3)
    /// Returns the number of animal tokens with this number that have not been shown, including the token under the big
    /// top (TOP-1).
    int animals_unseen(int number) const noexcept;
    /// Returns how many numbers a fact (mistbank/fact.hpp) has for the colour or tile `of`. Facts of the whole game
    /// ignore `of`. The count is 0 if the fact, the colour or the tile does not exist, or if the game does not use the
    /// expansion or house rule of the fact.
    int fact_size(int fact, int of = 0) const noexcept;
    /// Returns one number of a fact. If `place` is not below fact_size(), returns the number that means "none": 0, -1
    /// or Colour::none.
    std::int32_t fact(int fact, int of = 0, int place = 0) const noexcept;
    /// Returns how many numbers the fact with this name has. Cost: a search among all names.
    int fact_size(std::string_view name, int of = 0) const noexcept;
    /// Returns one number of the fact with this name. Cost: a search among all names.
    std::int32_t fact(std::string_view name, int of = 0, int place = 0) const noexcept;
    /// Returns one number of the fact with this name for a colour. Cost: a search among all names.
    std::int32_t fact(std::string_view name, Colour of, int place = 0) const noexcept;
    bool in_last_round() const noexcept;  ///< whether the pile is empty and players may still lay abbeys (ABM-9)

    /// Returns all features of the board in the order of their first segments. Fields are included only if they score.
    /// Scenery is excluded, for example castles in a game without castles (LVL-1). Cost: a walk over the board.
    std::vector<Feature> features() const;
    /// Writes the features; arguments as for legal_actions().
    std::size_t features(Feature* out, std::size_t capacity) const noexcept;
    /// Passes each feature to `take`, together with `context`. Throws only exceptions that `take` throws.
    void each_feature(void (*take)(void* context, const Feature& feature), void* context) const;
    /// Returns the feature of this segment. Scenery is never complete, and its worth is 0. Cost: linear in the size of
    /// the feature.
    Feature feature(int tile, int segment) const noexcept;
    /// Returns whether any figure occupies this feature (Feature::meeples), in constant time.
    bool is_occupied(int tile, int segment) const noexcept;
    bool is_haunted(int tile, int segment) const noexcept;  ///< whether the feature can never be completed, in constant
                                                            ///< time

    /// @cond internal
    struct Inside;
    friend const Inside& inside_of(const Game& game) noexcept;
    friend Inside& inside_of(Game& game) noexcept;
    /// @endcond

private:
    struct Release {
        void operator()(Inside* inside) const noexcept;
    };
    explicit Game(std::unique_ptr<Inside, Release> inside) noexcept;
    friend struct GameMaker;
    std::unique_ptr<Inside, Release> inside_;
};

}  // namespace mistbank
