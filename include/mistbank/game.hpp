// A game as its host sees it: decisions, legal actions, events, queries and undo.
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
    DecisionKind kind = DecisionKind::over;  ///< the kind of answer that the game waits for
    int player = 0;                          ///< deciding player (MEET-23); after the end of the game, the last active
                                             ///< player
    int tile_type = -1;  ///< lay_tile: the drawn tile; place_meeple ...: the tile laid this turn; before that -1
    int x = 0;           ///< subject of the decision: the laid tile; the closed cemetery (bury); a segment of the
    int y = 0;           ///< feature being scored (score_or_pacify, scoring_colour); the hound (hound_pacifies)
    int segment = 0;     ///< number of this segment
    int hound = 0;       ///< place_hound, hound_pacifies: 1 or 2
    int points = 0;      ///< score_or_pacify: the points on offer; scoring_colour: the points to assign
    Colour colour = Colour::none;     ///< scoring_colour, advance: the colour that earned the points
    int number = 0;                   ///< message, message_meeple: which message, 1 to 8 (MSG-7)
    Subject subject = Subject::none;  ///< the meaning of x, y and segment
};

/// A meeple that counts points. The team has one; on level 6 a colour has one.
struct ScoringMeeple {
    Colour colour = Colour::none;  ///< none: the team's on levels 1 to 5
    int total = 0;                 ///< points, including those of its courier (MSG-1)
    int space = 0;                 ///< its space on the track of 50 spaces (LVL-2)
    int lap = 0;                   ///< number of times it has passed space 0
};

/// The pieces of one colour that are not on the board.
struct Supply {
    int figures[figure_kinds] = {};  ///< by FigureKind: available for placement
    int reserve = 0;                 ///< guards waiting beside the track (GCC-2)
    int goods[good_kinds] = {};      ///< by Good: tokens that the player has taken (TRB-1)
    int floors = 0;                  ///< floors of towers that the player has left (TWR-1)
    int abbeys = 0;                  ///< 1 until the player lays the abbey, then 0 (ABM-1)
    int sheep = 0;                   ///< sheep of the shepherd on the board (HIL-5)

    /// Returns the number of figures of this kind that are available for placement.
    int of(FigureKind kind) const noexcept { return figures[static_cast<int>(kind)]; }
};

/// One tile on the board. Tiles are numbered in the order of laying.
struct LaidTile {
    int x = 0;               ///< column, growing east
    int y = 0;               ///< row, growing south
    int type = -1;           ///< -1: face down, hidden until the game is over (HAU-6)
    int rotation = 0;        ///< clockwise quarter turns, 0 to 3
    bool face_down = false;  ///< HAU
    int ghosts = 0;          ///< on all its segments
    int floors = 0;          ///< of the tower on its foundation (TWR-3)
};

/// One figure on the board.
struct FigureView {
    Colour colour = Colour::none;          ///< the owner
    FigureKind kind = FigureKind::normal;  ///< its kind
    bool buried = false;                   ///< permanently on a cemetery
    int tile = 0;                          ///< index of its tile, see Game::tile
    int segment = 0;                       ///< number of its segment
    int ghosts = 0;                        ///< ghosts on the figure itself (GCC-4)
    int hounds = 0;                        ///< bit 0: hound I, bit 1: hound II
    bool fairy = false;                    ///< the fairy is beside it (PRD-14)
};

/// A figure that another player holds (TWR-8).
struct Prisoner {
    Colour colour = Colour::none;          ///< the owner
    FigureKind kind = FigureKind::normal;  ///< its kind
    Colour holder = Colour::none;          ///< the player's colour that holds it
};

/// One feature: segments joined across sides.
struct Feature {
    SegmentKind kind = SegmentKind::road;  ///< its kind
    int tile = 0;                          ///< index of the tile of its first segment
    int segment = 0;                       ///< number of its first segment; `tile` and `segment` identify the feature
                                           ///< until the next change
    int tiles = 0;          ///< COM-12; of a castle, monastery or cemetery the tiles on its 9 cells, face-down ones too
    int open_sides = 0;     ///< sides of its segments without a partner, a shared side for each segment (HIL-13);
                            ///< castle, monastery, cemetery: empty cells among the 8
    int coats = 0;          ///< coats of arms of a city
    int ghosts = 0;         ///< standing on its segments
    bool complete = false;  ///< COM-9 to COM-11; a mist bank is finished (MIS-2); a cemetery is closed
    bool haunted = false;   ///< can never be completed: next to a face-down tile, or mist against a clear side
    int cities = 0;         ///< field: adjacent completed cities (FLD-2)
    int worth = 0;  ///< points of one colour for the feature in its current shape, if it were complete (COO-6, CAS-1,
                    ///< CMP-1, FLD-2)
    int meeples[max_colours] = {};  ///< by Colour: meeples on it of every kind that occupies a feature (MEET-3)
    std::uint32_t marks = 0;        ///< bit(Mark) of each mark on its segments that the game uses
    int goods[good_kinds] = {};     ///< by Good: symbols of a city, in games with goods (TRB-1)
};

/// Viewers of hidden things (HSE-2) other than the players. `nobody_in_particular` is an onlooker, who sees only public
/// things. `the_host` holds the game and sees everything.
inline constexpr int nobody_in_particular = MISTBANK_VIEWER_NOBODY;
inline constexpr int the_host = MISTBANK_VIEWER_HOST;

/// The maximum size of all headers that a host sets in a game, in bytes; see Game::set_header().
inline constexpr std::size_t max_headers_text = MISTBANK_MAX_HEADERS_TEXT;

/// One game. Different threads may use different games at the same time, but only one thread may use a game at a time.
/// Calls on a moved-from game are undefined.
class Game {
public:
    /// Creates a game and plays it up to its first decision. Validates the rules first and copies the sets. A game
    /// holds at most 80,000 tiles and 1,000,000 of their segments.
    ///
    /// Cost: a few microseconds if the previous game had the same rules apart from the seed, and both games use the
    /// default sets and no allocator: the library keeps the shared setup of that game until the program ends. Otherwise
    /// up to 0.2 milliseconds, because a game with all expansions prepares 200 tile types.
    /// @param rules the rules, including the seed
    /// @param sets the tile sets. The first one contains the starting block; with the river, the spring comes first
    ///     (MEET-19).
    /// @param set_count number of sets; 0 uses those of default_set()
    /// @param error on failure: invalid_rules, invalid_tile_set or out_of_memory, with the reason
    /// @param allocator source of all memory of the game; null: malloc
    /// @return the game, or nothing on failure
    static std::optional<Game> create(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                      const Allocator* allocator = nullptr);
    /// Creates a game with the default tile sets of the system.
    static std::optional<Game> create(const Rules& rules, Error& error) { return create(rules, nullptr, 0, error); }

    Game(Game&&) noexcept;             ///< moves the state without a copy
    Game& operator=(Game&&) noexcept;  ///< moves the state without a copy and frees its own
    ~Game();

    /// Returns a copy that includes the history. Its memory comes from the same allocator. May throw std::bad_alloc.
    Game clone() const;
    /// Makes this game equal to `other`, which must come from the same create() or clone() line, or have equal rules
    /// and sets (else invalid_argument). If this game does not record its history, the call copies only the current
    /// state: one copy of state_bytes() bytes without an allocation.
    Status copy_from(const Game& other);

    /// Restarts the game with the same rules and sets and this seed, as create() would. External draws ignore the seed.
    /// A game that does not record its history allocates nothing; otherwise out_of_memory is possible.
    Status restart(std::uint64_t seed);

    /// Stops recording and deletes the history. This cannot be undone.
    void stop_recording();
    Recording recording() const noexcept;  ///< whether the game keeps its history

    /// Sets a header: a line of the host that records, snapshots and positions keep, such as "x-event" with the value
    /// "Club night". The header "x-name-red" is the name of the player with this colour: texts use it unless their
    /// options have a name. A value replaces the previous one. Clones of the game have the same headers; copy_from()
    /// copies headers only with a history.
    /// @param key "x-" and 1 to 61 letters, digits, '-', '_' or '.'
    /// @param value UTF-8 without control characters, without '#', and without blanks at its ends
    /// @return false with `error`: invalid_argument (also if all headers would exceed max_headers_text), out_of_memory
    bool set_header(std::string_view key, std::string_view value, Error& error);
    /// Removes a header; no effect if there is none.
    void remove_header(std::string_view key) noexcept;
    /// Returns the value of a header; nothing if there is none. Valid until the headers change.
    std::optional<std::string_view> header(std::string_view key) const noexcept;
    /// Returns all headers: for each a line of key, blank and value. Valid until the headers change.
    std::string_view headers() const noexcept;

    /// Returns the allocator that provides all memory of the game.
    const Allocator& allocator() const noexcept;

    // --- the decision -------------------------------------------------------------------------------------------

    const Rules& rules() const noexcept;      ///< as validated, including the seed
    Decision decision() const noexcept;       ///< the open decision
    bool is_over() const noexcept;            ///< no decision is open
    Outcome outcome() const noexcept;         ///< open until the game is over
    LossReason loss_reason() const noexcept;  ///< none unless the team has lost
    /// Returns whether this colour has won: the game is over, and its team has won or it has the most points (CMP-7).
    bool has_won(Colour colour) const noexcept;
    /// Writes the return of each player, as OpenSpiel defines it, without an allocation. It is 0 for all players until
    /// the game is over. Then it is 1 for each winner (every player of a winning team, or each player with the most
    /// points) and -1 for the others.
    /// @param out the returns, by player
    /// @param capacity entries of `out`; nothing is written if it is below Rules::players
    /// @return Rules::players
    std::size_t returns(double* out, std::size_t capacity) const noexcept;
    /// Returns them as a list. May throw std::bad_alloc.
    std::vector<double> returns() const;

    /// Writes the legal actions of the open decision in their canonical order, without an allocation.
    /// @param out the actions
    /// @param capacity entries of `out`; nothing is written if there are more legal actions
    /// @return the number of legal actions
    std::size_t legal_actions(Action* out, std::size_t capacity) const noexcept;
    /// Returns them as a list. May throw std::bad_alloc.
    std::vector<Action> legal_actions() const;
    /// Returns them as a list in memory of this allocator. May throw std::bad_alloc.
    HostVector<Action> legal_actions(const Allocator& allocator) const;
    /// Chooses a legal action uniformly at random. For play-outs this is faster than a list. No allocation.
    /// @param random state of a SplitMix64 generator, which the call advances. Any number is a valid initial state.
    /// @return the action; ActionKind::none if the game is over
    Action random_action(std::uint64_t& random) const noexcept;
    /// Returns an upper bound for the number of legal actions of every decision of this game.
    std::size_t action_bound() const noexcept;

    /// Applies an action and advances to the next decision. Refuses an illegal action (wrong_decision, illegal_action,
    /// game_over) without a change.
    Status apply(Action action);
    /// Returns the reason why the action is illegal now, with the clause, or null if it is legal. The text is static.
    const char* why_not(Action action) const noexcept;

    /// Returns the text form of an action, see ActionKind.
    ActionText text_of(Action action) const noexcept;
    /// Parses the text form of an action: that of this game or that of mistbank::text_of(). Each form has one spelling
    /// of an action. On failure `error` holds invalid_argument and names the mistake in the text.
    std::optional<Action> action_of(std::string_view text, Error& error) const;

    // --- the history --------------------------------------------------------------------------------------------

    std::size_t action_count() const noexcept;        ///< applied and not undone
    Action action(std::size_t index) const noexcept;  ///< index below action_count()
    std::size_t event_count() const noexcept;         ///< since the creation of the game, without undone ones
    const Event* events() const noexcept;  ///< event_count() of them, valid until the next change of the game

    /// Undoes the last action (nothing_to_undo, not_recorded). Never needs memory. Cost: less than that of the action;
    /// games with very many tiles, and undo far back in a copy, replay earlier actions. In an ordinary game the undo
    /// history takes about 1 KiB an action, and always less than 2 KiB on average.
    Status undo();
    /// Returns the number of applied actions at the last moment when something hidden was shown to anybody or shuffled:
    /// a tile was drawn, played from a hidden hand or set aside; a message, animal, token or die was revealed; dragon
    /// tiles went back into the pile (HID-3, MEET-21). After the end of the game the number is action_count(), because
    /// nothing is hidden any more (HID-1). In a serious game a host does not undo to fewer actions. Up to version 2.0
    /// only drawn tiles counted.
    std::size_t last_draw() const noexcept;

    /// Deals the hidden things (undrawn tiles, face-down tiles) again by `seed`, each arrangement with equal
    /// probability. Everything visible stays. The result equals a game with this deal from the start: its record
    /// replays, undo passes the same positions, and rules().seed is `seed`, so that no query reveals the real order.
    /// The call changes nothing if the hidden things are unknown (external draws) or nothing is hidden (the game is
    /// over).
    ///
    /// Hidden hands (HSE-2) are also dealt again, except the hand of `viewer`, a player; nobody_in_particular knows no
    /// hand. If visible tiles have gone back into the bag (HSE-6, PRD-3), the history may contradict the new hands: a
    /// game with a history then deletes it and stops recording.
    void determinize(std::uint64_t seed, int viewer = nobody_in_particular);

    /// Copies the current state into a caller-provided buffer: one copy of a fixed size without an allocation, however
    /// long the game is. A search can store thousands of positions this way. The copy contains hidden information.
    std::size_t saved_bytes() const noexcept;  ///< size of the buffer; constant for a game
    /// Writes saved_bytes() bytes. The buffer needs no alignment.
    void save_state(void* memory) const noexcept;
    /// Restores a position that save_state() wrote in this game, or in a game of the same rules and tile sets, by the
    /// same version of the library on the same kind of machine. A game with a history deletes it and stops recording,
    /// as after copy_from() a game without a history. Returns invalid_argument, without a change, if the bytes have
    /// another size, belong to another game or are damaged.
    Status restore_state(const void* memory, std::size_t size);

    /// Returns a hash of the position, including the rules and everything hidden. Equal positions have equal hashes,
    /// whatever their history. A version of the library computes the same hash on every machine. Cost: a walk over the
    /// tiles.
    std::uint64_t state_hash() const noexcept;
    /// Returns a hash of the visible part of the position. Positions that look equal have equal hashes, with automatic
    /// and with external draws. A client that receives each draw can compare its state with the server's.
    std::uint64_t public_hash() const noexcept;
    std::size_t state_bytes() const noexcept;  ///< number of bytes that a copy of the current state copies

    // --- the table ----------------------------------------------------------------------------------------------

    int turn() const noexcept;                    ///< from 1
    int part() const noexcept;                    ///< part of the turn: 1, or 2 in a builder's second part (TRB-5)
    int active_player() const noexcept;           ///< the player whose turn it is, 0 to players-1
    int deciding_player() const noexcept;         ///< the player who answers the open decision (MEET-23)
    int player_of(Colour colour) const noexcept;  ///< -1: not in play

    int type_count() const noexcept;                     ///< tile types of all sets of this game
    const TileType& type(int index) const noexcept;      ///< index below type_count()
    int type_named(std::string_view id) const noexcept;  ///< -1 for none
    int unseen(int type) const noexcept;                 ///< copies in the piles plus face-down copies (HID-2)
    /// Returns the number of copies in the next draw, which chooses among them uniformly: the unseen copies; from a
    /// pile in layers, the copies in its top layer (RIV-2).
    int drawable(int type) const noexcept;

    int pile_count() const noexcept;          ///< 1, or 3 in games with piles (LVL-1)
    int active_pile() const noexcept;         ///< from 0
    int pile_size(int pile) const noexcept;   ///< tiles left in the pile
    int set_aside_count() const noexcept;     ///< COM-4
    int set_aside(int index) const noexcept;  ///< tile type, in the order of setting aside

    int ghost_supply() const noexcept;             ///< ghosts available for placement
    int ghosts_on_board() const noexcept;          ///< on tiles and on meeples
    int goal() const noexcept;                     ///< 0 in a competitive game
    int hound_number(int hound) const noexcept;    ///< 1 or 2: the number that triggers its arrival; 0: the level has
                                                   ///< none
    bool hound_arrived(int hound) const noexcept;  ///< has been on the board, or was lost
    int hound_meeple(int hound) const noexcept;    ///< index of the figure() beside it, -1 for none

    int scoring_meeple_count() const noexcept;               ///< 1 to max_colours
    ScoringMeeple scoring_meeple(int index) const noexcept;  ///< index below scoring_meeple_count()
    /// Returns its points by source, with or without a recorded history. `index` as above.
    TallyView tally(int index) const noexcept;
    Supply supply(Colour colour) const noexcept;  ///< empty for a colour that is not in play

    int tile_count() const noexcept;           ///< on the board, face-down ones included
    LaidTile tile(int index) const noexcept;   ///< index below tile_count()
    int tile_at(int x, int y) const noexcept;  ///< index, -1 for an empty cell
    int last_tile() const noexcept;            ///< the last tile laid face up; -1 before the first (HSE-11)
    /// Returns the number of ghosts on this segment of the tile with this index.
    int ghosts_on(int tile, int segment) const noexcept;
    int figure_on(int tile, int segment) const noexcept;  ///< index of the first figure there, -1 for none
    /// Returns the position of a figure on this segment, with the rotation of the tile; the middle of the tile for a
    /// face-down tile or an unknown segment.
    Anchor anchor_on(int tile, int segment) const noexcept;

    int figure_count() const noexcept;            ///< figures on the board, buried ones included
    FigureView figure(int index) const noexcept;  ///< index below figure_count()
    int prisoner_count() const noexcept;          ///< figures that other players hold (TWR-8)
    Prisoner prisoner(int index) const noexcept;  ///< index below prisoner_count()
    int dragon_tile() const noexcept;             ///< index of the dragon's tile, -1 beside the board (PRD-4)
    int fairy_tile() const noexcept;              ///< index of the fairy's tile, -1 beside the board; the fairy may
                                                  ///< belong to nobody there (PRD-18)
    int tiles_under_hills() const noexcept;       ///< never drawn, and hidden until the end (HIL-2)
    /// Returns the number of tokens in the bag with this number of sheep; 0 means wolves (HIL-14).
    int sheep_in_bag(int number) const noexcept;
    int flock(Colour colour, int number) const noexcept;  ///< tokens of the colour's shepherd with this number of sheep
                                                          ///< (HIL-5)
    /// Returns the number of tiles in a player's hand or drawn ahead (HSE-1, HSE-5). supply() returns the abbeys.
    int hand_size(int player) const noexcept;
    /// Returns the type of a tile in a hand, as `viewer` sees it.
    /// @param player 0 to Rules::players - 1
    /// @param place 0 to hand_size() - 1, in the order of taking
    /// @param viewer a player, nobody_in_particular or the_host
    /// @return -1: hidden from the viewer (HSE-2), or unknown with external draws
    int hand(int player, int place, int viewer = nobody_in_particular) const noexcept;
    int big_top_tile() const noexcept;  ///< index of its tile, -1 beside the board (TOP-3)
    /// Returns the number of hidden animal tokens with this number, including the one under the big top (TOP-1).
    int animals_unseen(int number) const noexcept;
    /// Returns the count of numbers that a fact (mistbank/fact.hpp) has for this colour or tile. A fact of the game
    /// ignores `of`. The count is 0 if the fact, the colour or the tile does not exist or the game does not use the
    /// expansion.
    int fact_size(int fact, int of = 0) const noexcept;
    /// Returns one of these numbers. From `place` fact_size() on it is the value for "nothing": 0, -1 or Colour::none.
    std::int32_t fact(int fact, int of = 0, int place = 0) const noexcept;
    /// The count of numbers of the fact with this name. Cost: a search among all names.
    int fact_size(std::string_view name, int of = 0) const noexcept;
    /// One number of the fact with this name, at the same cost.
    std::int32_t fact(std::string_view name, int of = 0, int place = 0) const noexcept;
    /// One number of a fact of a colour.
    std::int32_t fact(std::string_view name, Colour of, int place = 0) const noexcept;
    bool in_last_round() const noexcept;  ///< the pile is empty, and players may still lay abbeys (ABM-9)

    /// Returns every feature of the board in the order of first segments. Fields are included only if they score;
    /// scenery is excluded (a monastery, castle or cemetery in a game without them, LVL-1). Cost: a walk over the
    /// board.
    std::vector<Feature> features() const;
    std::size_t features(Feature* out, std::size_t capacity) const noexcept;  ///< as legal_actions()
    /// Passes each of them to `take`, together with `context`. Throws only exceptions of `take`.
    void each_feature(void (*take)(void* context, const Feature& feature), void* context) const;
    /// Returns the feature of this segment. Scenery is never complete and has no worth. Cost: the size of the feature.
    Feature feature(int tile, int segment) const noexcept;
    /// Returns whether meeples stand on the feature, as feature() reports it, in constant time.
    bool is_occupied(int tile, int segment) const noexcept;
    bool is_haunted(int tile, int segment) const noexcept;  ///< whether the feature can never be completed, in constant
                                                            ///< time

    /// @cond the library's own
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
