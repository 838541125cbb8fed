// The constant part of a game: rules, tiles, settings, and the memory layout of the state.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstring>
#include <optional>

#include "board/shape.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "rules/settings.hpp"

namespace mistbank {

/// The maximum number of tiles in a game.
inline constexpr std::uint32_t most_tiles = 80000;

/// The start of each array in the state block, in bytes. In the arrays before `tiles`, unused entries are zero. In the
/// arrays of the board, unused entries have no meaning, and a copy of a position leaves them out.
struct Layout {
    std::uint32_t figures;
    std::uint32_t unseen;
    std::uint32_t set_aside;
    std::uint32_t cemeteries;
    std::uint32_t tally;
    std::uint32_t parts;  // data of expansions and house rules
    std::uint32_t slots;
    std::uint32_t groups;  // the first group; 0: the board has no groups
    std::uint32_t blocks;
    std::uint32_t tiles;  // the first array of the board
    std::uint32_t nodes;
    std::uint32_t cells;
    std::uint32_t asked;
    std::uint32_t spots;
    std::uint32_t order;  // the last array
    std::uint32_t bytes;  // the length of the block; a multiple of 8
    std::uint32_t slot_mask;
};

/// Upper bounds for the board: the totals of all tiles in the piles, in the starting block and in players' hands.
struct Amounts {
    std::uint32_t tiles = 0;
    std::uint32_t nodes = 0;
    std::uint32_t cemeteries = 0;
    std::uint32_t centres = 0;  // number of tiles with a centre
    int start_symbols = 0;
    std::uint32_t tiles_with_mark[32] = {};  // indexed by Mark

    std::uint32_t with(Mark mark) const { return tiles_with_mark[static_cast<std::size_t>(mark)]; }
    void add(const Shape& shape, std::uint32_t copies);
};

/// A set of figures of one colour. The figures of a colour have consecutive indices; bit 0 is the first figure.
using FigureSet = std::uint32_t;
inline constexpr int most_figures_of_a_colour = 32;

/// Data that code in another folder computes from a setup when the data are first needed. All games with the setup
/// share the data.
class DerivedData {
public:
    virtual ~DerivedData() = default;
};

/// Owns the derived data of a setup. Threads may call all functions concurrently.
class DerivedDataOwner {
public:
    explicit DerivedDataOwner(const Allocator& host) : host_(host) {}
    /// A copy owns no data: a copied setup computes its data again.
    DerivedDataOwner(const DerivedDataOwner& copied) : host_(copied.host_) {}
    DerivedDataOwner& operator=(const DerivedDataOwner&) = delete;
    ~DerivedDataOwner() { release(data_.load(std::memory_order_relaxed)); }

    /// Returns the data; null before the first store().
    const DerivedData* get() const noexcept { return data_.load(std::memory_order_acquire); }
    /// Takes ownership of data that the host's allocator has allocated. Returns the data that the first calling thread
    /// stored.
    const DerivedData* store(DerivedData* made) const noexcept {
        DerivedData* first = nullptr;
        if (data_.compare_exchange_strong(first, made, std::memory_order_acq_rel)) return made;
        release(made);
        return first;
    }

private:
    void release(DerivedData* data) const noexcept {
        if (data == nullptr) return;
        data->~DerivedData();
        release_to(host_, data);
    }
    Allocator host_;
    mutable std::atomic<DerivedData*> data_{nullptr};
};

struct Setup {
    explicit Setup(const Allocator& host)
        : allocator(host),
          types(host),
          shapes(host),
          copies(host),
          layers(host),
          start(host),
          pile(host),
          set_names(host),
          steps_of_type(host),
          printed_planes(host) {}

    struct SetName {
        TileSetName name;
        std::uint64_t fingerprint;
        HostVector<char> text;  // the text as read; empty for a built-in set
    };

    Allocator allocator;
    Rules rules;  // validated rules; each game has its own seed
    Settings settings;
    HostVector<TileType> types;
    HostVector<Shape> shapes;
    HostVector<std::uint16_t> copies;  // by type: copies in the piles at the start
    HostVector<std::uint8_t> layers;   // by type, for a pile in layers: the layer, from the top (RIV-2)
    int layer_count = 1;
    HostVector<StartTile> start;
    HostVector<std::uint16_t> pile;  // all copies before the shuffle; empty if there are layers
    HostVector<SetName> set_names;   // names of the tile sets, in the caller's order
    std::uint32_t pile_tiles = 0;    // the number of tiles in all piles at the start
    Amounts amounts;
    bool has_shared_sides = false;  // whether two cities of a tile share a side (HIL-13)
    bool has_parts = false;         // whether an expansion or house rule has data, or HSE-10 or HSE-11 applies
    std::uint32_t orders = 1;       // number of draw orders: 2 with the dragon (PRD-3)
    std::uint32_t dice = 0;         // the maximum number of die rolls in the game (FLY-1)
    std::uint32_t tokens = 0;       // the maximum number of token draws in the game (HIL-5, HIL-7)
    std::uint32_t animals = 0;      // number of tokens with animals (TOP-1)
    std::uint32_t messages = 0;     // number of messages (MSG-2)
    int sources = 0;                // the length of the lists of points by Source
    std::uint32_t numbers = 0;      // count of random numbers for draws from a bag or the second order (HSE-6, PRD-3)
    std::uint16_t abbey = none16;   // the type of the abbeys in players' hands (ABM-1)
    std::uint16_t figure_count = 0;
    std::uint32_t action_bound = 0;
    std::uint64_t steps = 0;                  // the steps of this game's turn, one bit each
    HostVector<std::uint64_t> steps_of_type;  // by type: the steps that laying the tile can trigger
    DerivedDataOwner printed_planes;          // the planes of all types, for observations
    Layout layout{};
    std::uint64_t fingerprint = 0;  // hash of everything that affects play except seed and draw mode

    /// The first figure of each colour. The figures of a colour are consecutive.
    std::uint8_t first_figure[max_colours] = {};
    FigureSet figures_of_kind[figure_kinds][max_colours] = {};  // the figures of each kind and colour
    FigureSet occupying_figures[max_colours] = {};              // the meeples of all kinds (MEET-3)
    /// For each player, the index of the player's first colour in rules.colours. The player's colours end at the next
    /// entry.
    std::uint8_t first_colour[max_players + 1] = {};
    std::int8_t players_by_colour[max_colours] = {-1, -1, -1, -1, -1, -1};

    bool has_bag() const { return settings.has_bag(); }
    std::uint32_t places_in_orders() const { return orders * pile_tiles; }
    /// Returns the length of the draw order including all hidden numbers after it.
    std::uint32_t hidden_numbers() const { return messages_from() + messages; }
    std::uint32_t dice_from() const { return places_in_orders(); }
    std::uint32_t tokens_from() const { return dice_from() + dice; }
    std::uint32_t animals_from() const { return tokens_from() + 2 * tokens; }  // a token takes 2 halves
    std::uint32_t numbers_from() const { return animals_from() + animals; }
    std::uint32_t messages_from() const { return numbers_from() + 2 * numbers; }
    int player_of(Colour colour) const {  // returns -1 if the colour is not in play
        return static_cast<int>(colour) < max_colours ? players_by_colour[static_cast<int>(colour)] : -1;
    }
    FigureSet figures_of(FigureKind kind, Colour colour) const {
        return figures_of_kind[static_cast<int>(kind)][static_cast<int>(colour)];
    }
};

/// Fills `setup` from validated rules and sets. Returns false with `error` if no game can be made from them.
bool prepare(Setup& setup, const Rules& rules, const TileSet* const* sets, std::size_t set_count, Error& error);

/// The part of prepare() in box.cpp: chooses the tile types, the starting tiles and the layers of the pile.
bool open_box(Setup& setup, const TileSet* const* sets, std::size_t set_count, Error& error);

struct Table;
/// Fills the table before the first draw: an empty board, supplies, and unordered piles. The table's block must be
/// cleared.
void init_table(Table& table);
/// Lays the starting block without its ghosts, after init_table().
void lay_start(Table& table);
/// Sets the game up: lays the starting block with its ghosts, fills the supplies and shuffles the piles. `order` is the
/// draw order, or null to shuffle by the seed. The table's block must be cleared.
void set_up(Table& table, std::uint64_t seed, const std::uint16_t* order);

// Future random results are stored after the draw orders. Each number of 32 bits takes two halves, the lower half
// first.
inline std::uint32_t number_in(const std::uint16_t* halves) { return halves[0] | std::uint32_t{halves[1]} << 16; }
inline void put_number(std::uint16_t* halves, std::uint32_t number) {
    halves[0] = static_cast<std::uint16_t>(number & 0xFFFFu);
    halves[1] = static_cast<std::uint16_t>(number >> 16);
}

}  // namespace mistbank
