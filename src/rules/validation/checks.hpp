// The parts of a validation, in order. Each part relies on the parts before it.
#pragma once

#include <type_traits>

#include "board/bits.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A cell, as written in messages.
struct Place {
    int x;
    int y;
};

/// The flaws found so far, and the memory for checks. By default the memory comes from malloc, not from a host's
/// allocator or operator new. Tests can therefore count and refuse allocations from both during a validation.
class Flaws {
public:
    explicit Flaws(const Allocator& memory = {}) : text_(memory) {}
    /// Names the next subject of checks, and the source file that maintains it.
    void look_at(const char* what, const char* source) {
        what_ = what;
        source_ = source;
    }
    template <class... Parts>
    MISTBANK_HOT void expect(bool holds, const Parts&... parts) {
        if (holds) return;
        begin();
        (say(parts), ...);
        end();
    }
    /// Records the flaw "PARTS: FOUND, expected EXPECTED" unless both are equal.
    template <class Found, class Expected, class... Parts>
    MISTBANK_HOT void equal(const Found& found, const Expected& expected, const Parts&... parts) {
        expect(static_cast<long long>(found) == static_cast<long long>(expected), parts..., ": ", found, ", expected ",
               expected);
    }
    bool any() const { return count_ > 0; }
    const HostString& text() const { return text_; }

    /// Allocates memory for a check.
    template <class T>
    HostVector<T> notes(std::size_t count, T value = T{}) const {
        return HostVector<T>(count, value, HostAllocator<T>(text_.get_allocator()));
    }

private:
    // Writes the line of a flaw, part by part. There are very many call sites: the code of each must stay small, and
    // nothing is prepared in advance.
    void begin();
    void say(const char* text);
    void say(Place place);
    void say(long long number);
    template <class Number, class = std::enable_if_t<std::is_arithmetic_v<Number> || std::is_enum_v<Number>>>
    void say(Number number) {
        say(static_cast<long long>(number));
    }
    void end();

    const char* what_ = "";
    const char* source_ = "";
    HostString text_;
    int count_ = 0;
    bool is_silent_ = false;
};

inline Place place_of(const PlacedTile& tile) { return {tile.x, tile.y}; }

// --- board.cpp: the grid, compared with the tiles ---
void check_slots(const Table& table, Flaws& flaws);
void check_cells(const Table& table, Flaws& flaws);
void check_fringe(const Table& table, Flaws& flaws);
void check_sides(const Table& table, Flaws& flaws);
void check_surroundings(const Table& table, Flaws& flaws);

// --- features.cpp: segments and features, compared with the tiles ---
void check_segments(const Table& table, Flaws& flaws);
void check_features(const Table& table, Flaws& flaws);
void check_completed_features(const Table& table, Flaws& flaws);

/// Returns whether the laid tile can have completed features with a segment on `tile`. A tile completes its own
/// features; an abbey completes features on the tiles beside it (ABM-5).
bool may_be_completed_by_laid_tile(const Table& table, TileIndex tile);

// --- pieces.cpp: figures, ghosts, hounds and cemeteries ---
void check_figures(const Table& table, Flaws& flaws);
void check_kinds(const Table& table, Flaws& flaws);
void check_ghosts(const Table& table, Flaws& flaws);
void check_hounds(const Table& table, Flaws& flaws);
void check_cemeteries(const Table& table, Flaws& flaws);

/// Checks that a list contains exactly the tiles with the mark, in the order in which the tiles were laid.
void check_list_of(const Table& table, Mark mark, const TileIndex* list, std::uint32_t count, Flaws& flaws);

// --- gains.cpp: points of a scoring that have not been moved ---
void check_gains(const Table& table, Flaws& flaws);

// --- house_rules.cpp: the state of house rules ---
void check_bag(const Table& table, Flaws& flaws);
void check_hands(const Table& table, Flaws& flaws);
void check_state_of_house_rules(const Table& table, Flaws& flaws);

// --- draws.cpp: piles, and the use of each tile ---
void check_piles(const Table& table, Flaws& flaws);
void check_copies(const Table& table, Flaws& flaws);

// --- turn.cpp: the status of the game, and legal actions ---
void check_turn(const Table& table, Flaws& flaws);
void check_asking(const Table& table, Flaws& flaws);
void check_actions(const Table& table, Flaws& flaws);

}  // namespace mistbank
