// A game as its host sees it: one decision at a time, its legal actions, events, queries and undo.
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
#include "mistbank/event.hpp"
#include "mistbank/fact.hpp"
#include "mistbank/kinds.h"
#include "mistbank/pieces.h"
#include "mistbank/rules.hpp"
#include "mistbank/status.hpp"
#include "mistbank/tally.hpp"
#include "mistbank/tile_set.hpp"

namespace mistbank {

/// The open decision.
struct Decision {
    DecisionKind kind = DecisionKind::over;  ///< what is asked for
    int player = 0;                          ///< who decides (MEET-23); when the game is over, who was active
    int tile_type = -1;  ///< lay_tile: the drawn tile; place_meeple ...: the tile laid this turn; -1 before
    int x = 0;           ///< what the decision is about: the laid tile; the closed cemetery (bury); a segment of the
    int y = 0;           ///< feature being scored (score_or_pacify, scoring_colour); the hound (hound_pacifies)
    int segment = 0;     ///< number of that segment
    int hound = 0;       ///< place_hound, hound_pacifies: 1 or 2
    int points = 0;      ///< score_or_pacify: the points on offer; scoring_colour: the points to assign
    Colour colour = Colour::none;  ///< scoring_colour, advance: the colour that earned the points
    int number = 0;                ///< message, message_meeple: which message, 1 to 8 (MSG-7)
};

/// A meeple that counts points: one for the team, on level 6 one a colour.
struct ScoringMeeple {
    Colour colour = Colour::none;  ///< none: the common one of levels 1 to 5
    int total = 0;                 ///< points; its courier's too (MSG-1)
    int space = 0;                 ///< where it stands on the track of 50 spaces (LVL-2)
    int lap = 0;                   ///< how often it has passed space 0
};

/// What one colour has off the board.
struct Supply {
    int figures[figure_kinds] = {};  ///< by FigureKind: ready to be placed
    int reserve = 0;                 ///< guards that wait beside the track (GCC-2)
    int goods[good_kinds] = {};      ///< by Good: tokens that its player has taken (TRB-1)
    int floors = 0;                  ///< floors of towers left to its player (TWR-1)
    int abbeys = 0;                  ///< the abbey, until it is laid: 1 or 0 (ABM-1)
    int sheep = 0;                   ///< with its shepherd, who stands on the board (HIL-5)

    /// Ready to be placed, of this kind.
    int of(FigureKind kind) const noexcept { return figures[static_cast<int>(kind)]; }
};

/// One tile on the board, in the order in which they were laid.
struct LaidTile {
    int x = 0;               ///< cell, growing east
    int y = 0;               ///< cell, growing south
    int type = -1;           ///< -1: face down, and hidden until the game is over (HAU-6)
    int rotation = 0;        ///< clockwise quarter turns, 0 to 3
    bool face_down = false;  ///< HAU
    int ghosts = 0;          ///< on all its segments
    int floors = 0;          ///< of the tower on its foundation (TWR-3)
};

/// One figure on the board.
struct FigureView {
    Colour colour = Colour::none;          ///< whose it is
    FigureKind kind = FigureKind::normal;  ///< what it is
    bool buried = false;                   ///< it lies on a cemetery for good
    int tile = 0;                          ///< index of its tile, see Game::tile
    int segment = 0;                       ///< number of the segment it stands on
    int ghosts = 0;                        ///< standing on the figure itself (GCC-4)
    int hounds = 0;                        ///< bit 0: hound I, bit 1: hound II
    bool fairy = false;                    ///< the fairy is beside it (PRD-14)
};

/// A figure that another player holds (TWR-8).
struct Prisoner {
    Colour colour = Colour::none;          ///< whose it is
    FigureKind kind = FigureKind::normal;  ///< what it is
    Colour holder = Colour::none;          ///< who holds it
};

/// One feature: segments joined across sides.
struct Feature {
    SegmentKind kind = SegmentKind::road;  ///< what it is
    int tile = 0;                          ///< its first segment: index of the tile
    int segment = 0;                       ///< and number there; together they name the feature for this moment
    int tiles = 0;          ///< COM-12; of a castle, monastery or cemetery the tiles on its 9 cells, face-down ones too
    int open_sides = 0;     ///< sides of its segments without a partner, of two that share one each by itself (HIL-13);
                            ///< castle, monastery, cemetery: empty cells among the 8
    int coats = 0;          ///< coats of arms of a city
    int ghosts = 0;         ///< standing on its segments
    bool complete = false;  ///< COM-9 to COM-11; a mist bank: finished (MIS-2); a cemetery: closed
    bool haunted = false;   ///< it can never be completed: a face-down tile, or mist against a clear side
    int cities = 0;         ///< field: completed cities that it touches (FLD-2)
    int worth = 0;  ///< what one colour would score for it as it lies, were it complete (COO-6, CAS-1, CMP-1, FLD-2)
    int meeples[max_colours] = {};  ///< standing on it, of every kind that occupies (MEET-3), by Colour
    std::uint32_t marks = 0;        ///< bit(Mark) of each mark on its segments that this game plays with
    int goods[good_kinds] = {};     ///< by Good: symbols of a city, where they are played (TRB-1)
};

/// Who looks at what only some may see (HSE-2), where it is none of the players: who has no part in the game, as its
/// onlookers; and who holds the game and knows everything.
inline constexpr int nobody_in_particular = MISTBANK_VIEWER_NOBODY;
inline constexpr int the_host = MISTBANK_VIEWER_HOST;

/// See #mistbank_recording.
enum class Recording : std::uint8_t {
    all = MISTBANK_RECORDING_ALL,
    none = MISTBANK_RECORDING_NONE,
};

/// One game. Different games may be used on different threads at once; one game on one thread at a time.
/// Calls on a moved-from game are undefined.
class Game {
public:
    /// Makes a game and plays it up to its first decision. `sets` are the tile sets played with, the first of which has
    /// the starting block, but that with the river the spring starts (MEET-19); with `set_count` 0 those of
    /// default_set(). The sets are copied. Rules are validated first.
    /// A game holds 80,000 tiles and 1,000,000 segments of them at most.
    /// On failure nothing comes back and `error` says why (invalid_rules, invalid_tile_set, out_of_memory).
    /// Cost: some microseconds where the game made before had the same rules but for the seed, and neither sets nor an
    /// allocator of the host's: what both games share is kept for the next one as long as the program runs. Else up to
    /// a fifth of a millisecond, for with everything two hundred types of tiles are prepared.
    static std::optional<Game> create(const Rules& rules, const TileSet* sets, std::size_t set_count, Error& error,
                                      const Allocator* allocator = nullptr);
    /// The same with the system's own tile sets.
    static std::optional<Game> create(const Rules& rules, Error& error) { return create(rules, nullptr, 0, error); }

    Game(Game&&) noexcept;             ///< takes over the other's state without a copy
    Game& operator=(Game&&) noexcept;  ///< likewise, and frees its own
    ~Game();

    /// A copy with all of its past; its memory comes from the same allocator. May throw std::bad_alloc.
    Game clone() const;
    /// Makes this game equal to `other`, which must come from the same create or clone line, or from equal rules
    /// and sets (else invalid_argument). If this game records nothing, only the present is copied: one copy of
    /// state_bytes() without any allocation.
    Status copy_from(const Game& other);

    /// Begins anew: the game of the same rules and sets with this seed (which external draws ignore), as
    /// create makes it. A game that records nothing allocates nothing; else out_of_memory is possible.
    Status restart(std::uint64_t seed);

    /// Stops keeping a past, and forgets it. Cannot be undone.
    void stop_recording();
    Recording recording() const noexcept;  ///< whether it keeps its past

    /// Where all of its memory comes from.
    const Allocator& allocator() const noexcept;

    // --- the decision -------------------------------------------------------------------------------------------

    const Rules& rules() const noexcept;      ///< as validated, with the seed
    Decision decision() const noexcept;       ///< what the game waits for
    bool is_over() const noexcept;            ///< no decision is left
    Outcome outcome() const noexcept;         ///< open until it is over
    LossReason loss_reason() const noexcept;  ///< none unless the team has lost
    /// Whether this colour has won: the game is over and its team has won, or it has the most points (CMP-7).
    bool has_won(Colour colour) const noexcept;
    /// What the game has brought each player, as OpenSpiel counts it: 0 for everybody while it is open; when it is over
    /// 1 for who has won, every player of a winning team and each one that shares the most points, and -1 for the
    /// others. Writes Rules::players numbers and returns how many these are; with `capacity` below that nothing is
    /// written. No allocation.
    std::size_t returns(double* out, std::size_t capacity) const noexcept;
    /// The same as a list of its own. May throw std::bad_alloc.
    std::vector<double> returns() const;

    /// Writes the legal actions of the open decision, in their canonical order, and returns how many there are.
    /// With `capacity` below that number nothing is written. No allocation.
    std::size_t legal_actions(Action* out, std::size_t capacity) const noexcept;
    /// The same as a list of its own. May throw std::bad_alloc.
    std::vector<Action> legal_actions() const;
    /// The same as a list in this memory. May throw std::bad_alloc.
    HostVector<Action> legal_actions(const Allocator& allocator) const;
    /// One of the legal actions, each exactly as likely as another, for play-outs: quicker than a list. `random` is the
    /// state of a generator (SplitMix64, so any number will do to begin with), and moves on. A game that is over has
    /// none: ActionKind::none. No allocation.
    Action random_action(std::uint64_t& random) const noexcept;
    /// No decision of this game ever has more legal actions.
    std::size_t action_bound() const noexcept;

    /// Carries out an action and goes on to the next decision. An action that is not legal is refused
    /// (wrong_decision, illegal_action, game_over) and changes nothing.
    Status apply(Action action);
    /// Why the action is not legal now, in words with the clause, or null if it is legal. The text lives for ever.
    const char* why_not(Action action) const noexcept;

    /// The one text form of an action, see ActionKind.
    ActionText text_of(Action action) const noexcept;
    /// Reads that form, or that of mistbank::text_of(). An action has one spelling in each. On failure `error` holds
    /// invalid_argument and says what is wrong with the text.
    std::optional<Action> action_of(std::string_view text, Error& error) const;

    // --- the past -----------------------------------------------------------------------------------------------

    std::size_t action_count() const noexcept;        ///< applied and not undone
    Action action(std::size_t index) const noexcept;  ///< index below action_count()
    std::size_t event_count() const noexcept;         ///< since the game was made, undone ones not counted
    const Event* events() const noexcept;  ///< event_count() of them, valid until the next change of the game

    /// Takes the last action back (nothing_to_undo, not_recorded). It never needs memory. Cost: less than the action's
    /// own; in games of very many tiles, or far back in a copy, actions before it are carried out again. The past keeps
    /// about 1 KiB an action for it in an ordinary game, and less than 2 KiB on average.
    Status undo();
    /// The number of actions that had been applied when something hidden was last shown to anybody, or shuffled: a tile
    /// was drawn, played out of a hidden hand or set aside, a message, an animal, a token or a die came up, dragon
    /// tiles went back into the pile (HID-3, MEET-21). When the game is over it is action_count(), because everything
    /// that was hidden is open then (HID-1). A host that plays in earnest does not undo to fewer actions. Up to 2.0
    /// only drawn tiles counted.
    std::size_t last_draw() const noexcept;

    /// Deals anew what is hidden, undrawn tiles and face-down ones, by `seed`: each way in which they can lie is as
    /// likely as another. All that is visible stays. The game is then one that was dealt so from the start: its record
    /// replays, undo leads back through the same positions, and rules().seed is `seed`, so that no query tells what
    /// the real order was. Nothing changes when nothing hidden is known (external draws) or left (the game is over).
    ///
    /// Hidden hands (HSE-2) are dealt anew too, but that of `viewer`, a player who knows it; nobody_in_particular knows
    /// none. Where tiles that were seen have gone back into the bag (HSE-6, PRD-3) the past may not lead to the new
    /// hands: then a game that has recorded its past forgets it and records no more.
    void determinize(std::uint64_t seed, int viewer = nobody_in_particular);

    /// The present in memory of the host's own, to come back to: one copy of a fixed size, without an allocation,
    /// whatever has been played. So a search keeps positions by the thousand. What is held has hidden things in it.
    std::size_t held_bytes() const noexcept;  ///< how large it is; the same as long as the game lives
    /// Writes held_bytes() bytes, which need no alignment.
    void hold(void* memory) const noexcept;
    /// Comes to the position that hold wrote in this game, or in one made of the same rules and tile sets, by the same
    /// version of the library on the same kind of machine. As after copying from a game that records nothing, a game
    /// that has recorded its past forgets it and records no more. invalid_argument, and nothing is changed, if the
    /// bytes are of another size or game or have been changed.
    Status take_up(const void* memory, std::size_t size);

    /// A number that is equal for equal positions, what is hidden and the rules included; within a version of the
    /// library the same on every machine.
    /// How the game came to this position is not in it. Cost: that of walking over the tiles.
    std::uint64_t state_hash() const noexcept;
    /// The same without what players cannot see: equal for positions that look equal, with automatic draws and with
    /// external ones. So a client that is told each draw can check itself against its server.
    std::uint64_t public_hash() const noexcept;
    std::size_t state_bytes() const noexcept;  ///< what a copy of the present copies

    // --- what lies on the table ---------------------------------------------------------------------------------

    int turn() const noexcept;                    ///< from 1
    int part() const noexcept;                    ///< of the turn: 1, or 2 in a builder's second part (TRB-5)
    int active_player() const noexcept;           ///< whose turn it is, 0 to players-1
    int deciding_player() const noexcept;         ///< who answers the open decision (MEET-23)
    int player_of(Colour colour) const noexcept;  ///< -1: not in play

    int type_count() const noexcept;                     ///< tile types of all sets of this game
    const TileType& type(int index) const noexcept;      ///< index below type_count()
    int type_named(std::string_view id) const noexcept;  ///< -1 for none
    int unseen(int type) const noexcept;                 ///< copies in the piles and face down together (HID-2)
    /// Copies among which the next draw is made, each as likely as another: the unseen ones, but that a pile in layers
    /// is drawn from the top (RIV-2).
    int drawable(int type) const noexcept;

    int pile_count() const noexcept;          ///< 1, or 3 where the game has piles (LVL-1)
    int active_pile() const noexcept;         ///< from 0
    int pile_size(int pile) const noexcept;   ///< tiles left in it
    int set_aside_count() const noexcept;     ///< COM-4
    int set_aside(int index) const noexcept;  ///< its type, in the order of setting aside

    int ghost_supply() const noexcept;             ///< ghosts left to be placed
    int ghosts_on_board() const noexcept;          ///< on tiles and on meeples
    int goal() const noexcept;                     ///< 0 in a competitive game
    int hound_number(int hound) const noexcept;    ///< 1 or 2: the number that brings it; 0: the level has none
    bool hound_arrived(int hound) const noexcept;  ///< it has been on the board, or was lost
    int hound_meeple(int hound) const noexcept;    ///< index of the figure() it stands with, -1 for none

    int scoring_meeple_count() const noexcept;               ///< 1 to max_colours
    ScoringMeeple scoring_meeple(int index) const noexcept;  ///< index below scoring_meeple_count()
    /// What its points came from, whether the game records its past or not; index as above.
    TallyView tally(int index) const noexcept;
    Supply supply(Colour colour) const noexcept;  ///< empty for a colour that is not in play

    int tile_count() const noexcept;           ///< on the board, face-down ones included
    LaidTile tile(int index) const noexcept;   ///< index below tile_count()
    int tile_at(int x, int y) const noexcept;  ///< index, -1 for an empty cell
    int last_tile() const noexcept;            ///< the tile laid face up last; -1 before the first (HSE-11)
    /// Ghosts on this segment of the tile with this index.
    int ghosts_on(int tile, int segment) const noexcept;
    int figure_on(int tile, int segment) const noexcept;  ///< index of the first figure there, -1 for none
    /// Where a figure stands on this segment of the tile as it lies, rotation included; the middle of the tile for a
    /// face-down tile or a segment that it does not have.
    Anchor anchor_on(int tile, int segment) const noexcept;

    int figure_count() const noexcept;            ///< figures on the board, buried ones included
    FigureView figure(int index) const noexcept;  ///< index below figure_count()
    int prisoner_count() const noexcept;          ///< figures that other players hold (TWR-8)
    Prisoner prisoner(int index) const noexcept;  ///< index below prisoner_count()
    int dragon_tile() const noexcept;             ///< index of the dragon's tile, -1 beside the board (PRD-4)
    int fairy_tile() const noexcept;              ///< likewise of the fairy's, who may be nobody's there (PRD-18)
    int tiles_under_hills() const noexcept;       ///< never drawn, and unseen till the end (HIL-2)
    /// Tokens with this number of sheep, 0: wolves, in the bag (HIL-14); and with the colour's shepherd (HIL-5).
    int sheep_in_bag(int number) const noexcept;
    int flock(Colour colour, int number) const noexcept;  ///< likewise
    /// Tiles in the hand of a player, or drawn ahead (HSE-1, HSE-5); abbeys are told by supply().
    int hand_size(int player) const noexcept;
    /// The type of one of them, `place` below hand_size(), in the order in which they were taken: as `viewer` sees it,
    /// a player, nobody_in_particular or the_host. -1: hidden from them (HSE-2), or unknown with external draws.
    int hand(int player, int place, int viewer = nobody_in_particular) const noexcept;
    int big_top_tile() const noexcept;  ///< index of its tile, -1 beside the board (TOP-3)
    /// Tokens with animals of this number that have not been shown, the one under the big top among them (TOP-1).
    int animals_unseen(int number) const noexcept;
    /// The count of numbers that a fact (mistbank/fact.hpp) has for this colour or tile; `of` is ignored for a fact of
    /// the game. 0 if there is no such fact, if the game does not use its expansion, if the colour does not play, and
    /// if there is no such tile.
    int fact_size(int fact, int of = 0) const noexcept;
    /// One of these numbers. At `place` fact_size() and above the value for "nothing": 0, -1 or Colour::none.
    std::int32_t fact(int fact, int of = 0, int place = 0) const noexcept;
    /// The count of numbers of the fact with this name. Cost: a search among all names.
    int fact_size(std::string_view name, int of = 0) const noexcept;
    /// One number of the fact with this name, at the same cost.
    std::int32_t fact(std::string_view name, int of = 0, int place = 0) const noexcept;
    /// One number of a fact of a colour.
    std::int32_t fact(std::string_view name, Colour of, int place = 0) const noexcept;
    bool in_last_round() const noexcept;  ///< the pile is used up, and abbeys may yet be laid (ABM-9)

    /// Every feature of the board in the order of its first segment; fields only where they score, and no scenery: a
    /// monastery, castle or cemetery in a game that has none (LVL-1). Walks the board.
    std::vector<Feature> features() const;
    std::size_t features(Feature* out, std::size_t capacity) const noexcept;  ///< as legal_actions
    /// Hands each of them to `take`, with `context`. Throws what `take` throws, and nothing else.
    void each_feature(void (*take)(void* context, const Feature& feature), void* context) const;
    /// The feature that this segment belongs to. Scenery is never complete and worth nothing. Cost: its size.
    Feature feature(int tile, int segment) const noexcept;
    /// Whether meeples stand on that feature, and whether it can never be completed, as feature() tells it. Cost: none
    /// to speak of, whatever its size.
    bool is_occupied(int tile, int segment) const noexcept;
    bool is_haunted(int tile, int segment) const noexcept;  ///< likewise

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
