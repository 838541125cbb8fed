// The description of an expansion for the rules. The header in the expansion's folder contains this description. The
// tables of names, presets, tile sets, marks, figures, offers and words are composed from the descriptions at compile
// time (rules/expansions.hpp). README.md explains how to add an expansion.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "mistbank/figure.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/status.hpp"
#include "mistbank/tile.hpp"
#include "rules/action_spec.hpp"
#include "rules/decision_spec.hpp"
#include "rules/fact.hpp"
#include "tiles/mark_spec.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

class ActionList;
class Flaws;
class HashRow;
class Random;
struct DecisionRules;
struct Description;
struct Event;
struct Figure;
struct Reckoning;
struct Settings;
struct Setup;
struct Shown;
struct Table;
enum class Progress;
enum class When;

inline constexpr int track_spaces = 50;  // LVL-2
inline constexpr const char* not_on_track = "ROB-1: the spaces of the track are numbered 0 to 49";

/// A set of kinds of segments.
using Places = std::uint32_t;
constexpr Places place(SegmentKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr bool is_among(Places places, SegmentKind kind) { return (places >> static_cast<unsigned>(kind) & 1u) != 0; }

inline constexpr Places land = place(SegmentKind::road) | place(SegmentKind::city) | place(SegmentKind::field) |
                               place(SegmentKind::monastery) | place(SegmentKind::castle) |
                               place(SegmentKind::cemetery);
inline constexpr Places tower_top = place(SegmentKind::tower);
inline constexpr Places among_acrobats = place(SegmentKind::acrobats);

/// The properties of a kind of figure that are the same in every game.
struct FigureRules {
    const char* name = nullptr;
    Places stands_on = 0;  // the kinds of segments that the figure can stand on (MEET-4)
    int strength = 0;      // MEET-5
    /// True: a meeple, which occupies its feature, counts for the majority and scores (MEET-3). False: a special
    /// figure.
    bool occupies = false;
    bool can_be_haunted = false;  // MEET-9
    // For special figures that are placed on the laid tile: the first function returns why the placement is refused,
    // the second applies the side effects of a placement.
    const char* (*refuse_place)(const Table& table, Action action) = nullptr;
    void (*when_placed)(Table& table) = nullptr;
    const char* title = nullptr;   // the title for people; null: the same as the name
    const char* effect = nullptr;  // the effect, in a sentence; null: the effect of every meeple
};

/// A kind of figure of the expansion, and `each`, the number of these figures for each colour.
struct FigureGiven {
    FigureKind kind{};
    FigureRules rules{};
    int each = 1;
    // In observations: the plural name, the index of the first seat's supply count, and the plane of the first seat's
    // figures on the board.
    const char* plural = nullptr;
    int scalar = -1;
    int plane = -1;
};

/// Returns a mask of these marks, with bit(Mark) for each.
constexpr std::uint32_t bits_of(Specs<MarkSpec> marks) {
    std::uint32_t bits = 0;
    for (const MarkSpec& spec : marks) bits |= bit(spec.mark);
    return bits;
}

/// Returns the sort key of an expansion's row among the rows of all expansions.
/// @param pinned the sort key that a format prescribes; 0: in the order of the expansions' numbers
constexpr int place_among_expansions(Expansion expansion, int pinned) {
    return pinned != 0 ? pinned : 10 * static_cast<int>(expansion);
}

/// A segment that a mark adds after the printed segments. Figures enter the segment by a separate action or by force
/// (MEET-22).
struct PlaceOnMark {
    Mark mark{};
    SegmentKind kind{};
    const char* words = nullptr;       // the name of the place in texts; null: the expansion has no place on marks
    const char* why_nobody = nullptr;  // the error for an ordinary placement there
    const char* plane_name = nullptr;  // in observations: the planes' name, and the index of the first seat's plane
    int plane = -1;
};

/// The stages of step 2b. An action of step 2b can lead to another question, or to a scoring after which figures leave.
struct StageOfPlacing {
    enum : std::uint8_t {
        not_asked,
        asked,
        taking,
        exchanging,
        rolling,
        landing,
        drawing_token,
        abbot_leaves,
        pyramid_leaves,
    };
};

/// Everything that the engine uses of an expansion, except for the functions that the chapters call directly.
struct ExpansionRules {
    Expansion expansion{};
    const char* name = nullptr;   // the name in records and presets, and of the tile set if there is one
    bool has_tiles = true;        // whether there is a tile set of that name
    Specs<MarkSpec> marks;        // the marks in play (MEET-2)
    std::uint32_t needs = 0;      // bit(Mark): at least one tile must have one of these marks; 0: no requirement
    const char* lacks = nullptr;  // the message if no tile has one of the needed marks
    PlaceOnMark place{};
    FigureGiven figures[3] = {};
    /// Changes settings other than the marks and figures, which have been set before.
    void (*settle)(const Rules& rules, Settings& settings) = nullptr;
    /// Checks the tiles in the box, and may take some out of the pile. Called even if the expansion is not played.
    /// Returns false and sets `error` if the tiles do not suit the rules.
    bool (*look_into_box)(Setup& setup, Error& error) = nullptr;
    Specs<ActionSpec> actions;
    const char* asks = nullptr;  // the error message for other actions in step 2b, if only this expansion has offers
    /// Returns an upper bound on the number of offers, not counting figures on the laid tile.
    std::uint32_t (*most_offers)(const Setup& setup) = nullptr;
    /// Returns an upper bound on the number of answers to a decision of the expansion.
    std::uint32_t (*most_answers)(const Setup& setup) = nullptr;
    Facts facts;
    const Description* description = nullptr;
    Asking asking;
    /// Returns why the expansion's data in a position is impossible; null if it is possible. Called before any rule
    /// uses the position.
    const char* (*refuse_state)(const Table& table) = nullptr;
    /// Reports data in the state that contradicts the rules (rules/validation/checks.hpp).
    void (*check)(const Table& table, Flaws& flaws) = nullptr;
    const Shown* shown = nullptr;  // the display of the pieces (rules/shown.hpp)
    /// Adds the expansion's data to the hash of a position, if the table has data of the expansion.
    void (*hash)(HashRow& row, const Table& table) = nullptr;
    int hash_place = 0;  // the sort key of the expansion's row; 0: see place_among_expansions()
    /// Returns the sum of the row hashes of the expansion's pieces on the board. A sum does not depend on the order of
    /// the pieces.
    std::uint64_t (*hash_on_board)(const Table& table) = nullptr;
};

/// Allocates arrays one after another in the state block. Without a block, the arena only measures their total size.
class StateArena {
public:
    explicit StateArena(unsigned char* block, std::uint32_t bytes = 0) : block_(block), bytes_(bytes) {}

    template <class T>
    void allocate(T*& array, std::uint32_t count) {
        if (block_ != nullptr) array = reinterpret_cast<T*>(block_ + bytes_);
        bytes_ += (count * static_cast<std::uint32_t>(sizeof(T)) + 7u) / 8u * 8u;
    }
    std::uint32_t bytes() const { return bytes_; }

private:
    unsigned char* block_;
    std::uint32_t bytes_;
};

}  // namespace mistbank
