// What never changes in a game: its rules, its tiles, its settings, and how its state lies in memory.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>

#include "board/shape.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/rules.hpp"
#include "mistbank/tile_set.hpp"
#include "rules/settings.hpp"

namespace mistbank {

/// What a game holds at most.
inline constexpr std::uint32_t most_tiles = 80000;

/// Where each array begins in the block of state, in bytes. The first ones are zero where nothing is; of those of the
/// board only as many entries mean something as are in use, and who copies a position need not copy more.
struct Layout {
    std::uint32_t figures;
    std::uint32_t unseen;
    std::uint32_t set_aside;
    std::uint32_t cemeteries;
    std::uint32_t tally;
    std::uint32_t parts;  // what expansions and house rules keep
    std::uint32_t slots;
    std::uint32_t groups;  // first of them; 0: the board keeps none
    std::uint32_t blocks;
    std::uint32_t tiles;  // the first of the board's
    std::uint32_t nodes;
    std::uint32_t cells;
    std::uint32_t asked;
    std::uint32_t spots;
    std::uint32_t order;  // the last of all
    std::uint32_t bytes;  // of the whole; a multiple of 8
    std::uint32_t slot_mask;
};

/// How much of everything there is at most, in the piles, at the start and in players' hands.
struct Amounts {
    std::uint32_t tiles = 0;
    std::uint32_t nodes = 0;
    std::uint32_t cemeteries = 0;
    std::uint32_t centres = 0;  // tiles with one
    int start_symbols = 0;
    std::uint32_t tiles_with_mark[32] = {};  // by Mark

    std::uint32_t with(Mark mark) const { return tiles_with_mark[static_cast<std::size_t>(mark)]; }
    void add(const Shape& shape, std::uint32_t copies);
};

/// Some of a colour's figures, which lie one after the other: bit each, the lowest for the first of them.
using FigureSet = std::uint32_t;
inline constexpr int most_figures_of_a_colour = 32;

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
          steps_of_type(host) {}

    struct SetName {
        TileSetName name;
        std::uint64_t fingerprint;
        HostVector<char> text;  // as it was read; none of a built-in set
    };

    Allocator allocator;
    Rules rules;  // validated; the seed is each game's own
    Settings settings;
    HostVector<TileType> types;
    HostVector<Shape> shapes;
    HostVector<std::uint16_t> copies;  // by type: how many are in the piles at the start
    HostVector<std::uint8_t> layers;   // by type, where the pile lies in layers: which of them, from the top (RIV-2)
    int layer_count = 1;
    HostVector<StartTile> start;
    HostVector<std::uint16_t> pile;  // all copies as they lie before they are shuffled; empty where there are layers
    HostVector<SetName> set_names;   // in the order given
    std::uint32_t pile_tiles = 0;    // all copies
    Amounts amounts;
    bool has_shared_sides = false;  // whether two cities of a tile end on one side together (HIL-13)
    bool has_parts = false;         // whether an expansion keeps something of its own in the state
    std::uint32_t orders = 1;       // of draws: with the dragon a second one (PRD-3)
    std::uint32_t dice = 0;         // rolls of the die that the game can come to (FLY-1)
    std::uint32_t tokens = 0;       // that can be drawn out of the bag (HIL-5, HIL-7)
    std::uint32_t animals = 0;      // tokens with animals (TOP-1)
    std::uint32_t messages = 0;     // MSG-2
    int sources = 0;                // of points, up to the last that the game can have
    std::uint32_t numbers = 0;      // that draws out of a bag, or by the second order, are made by (HSE-6, PRD-3)
    std::uint16_t abbey = none16;   // the type that players hold (ABM-1)
    std::uint16_t figure_count = 0;
    std::uint32_t action_bound = 0;
    std::uint64_t steps = 0;                  // of the turn, a bit each: those that this game has
    HostVector<std::uint64_t> steps_of_type;  // by type: those of all that may come of laying it
    Layout layout{};
    std::uint64_t fingerprint = 0;  // of everything that decides how the game goes but who draws, and the seed

    std::uint8_t first_figure[max_colours] = {};                // of all of a colour, which lie one after the other
    FigureSet figures_of_kind[figure_kinds][max_colours] = {};  // among them
    FigureSet occupying_figures[max_colours] = {};              // likewise: its meeples of all kinds (MEET-3)
    std::uint8_t first_colour[max_players + 1] = {};  // by player: place in rules.colours; the next one's ends it
    std::int8_t players_by_colour[max_colours] = {-1, -1, -1, -1, -1, -1};

    bool has_bag() const { return settings.house.has_hands() || settings.house.unplayable == Unplayable::returned; }
    std::uint32_t places_in_orders() const { return orders * pile_tiles; }
    /// How many numbers the order of draws has, with all that follows it.
    std::uint32_t hidden_numbers() const { return messages_from() + messages; }
    std::uint32_t dice_from() const { return places_in_orders(); }
    std::uint32_t tokens_from() const { return dice_from() + dice; }
    std::uint32_t animals_from() const { return tokens_from() + 2 * tokens; }  // of a token there are two halves
    std::uint32_t numbers_from() const { return animals_from() + animals; }
    std::uint32_t messages_from() const { return numbers_from() + 2 * numbers; }
    int player_of(Colour colour) const {  // -1: not in play
        return static_cast<int>(colour) < max_colours ? players_by_colour[static_cast<int>(colour)] : -1;
    }
    FigureSet figures_of(FigureKind kind, Colour colour) const {
        return figures_of_kind[static_cast<int>(kind)][static_cast<int>(colour)];
    }
};

/// Fills `setup` from validated rules and sets; false with `error` if they do not make a game.
bool prepare(Setup& setup, const Rules& rules, const TileSet* const* sets, std::size_t set_count, Error& error);

/// Its part in box.cpp: the tile types, which of them start, and in which layers the others lie.
bool open_box(Setup& setup, const TileSet* const* sets, std::size_t set_count, Error& error);

struct Table;
/// What lies beside an empty board before the first draw: supplies, and piles whose tiles have no order yet. The
/// table's block must be cleared.
void init_table(Table& table);
/// Then the starting block, without its ghosts.
void lay_start(Table& table);
/// Lays the game out: the starting block with its ghosts, the supplies, the shuffled piles. `order` is the order of
/// draws, or null to shuffle by the seed. The table's block must be cleared.
void set_up(Table& table, std::uint64_t seed, const std::uint16_t* order);

// What chance will bring lies behind the orders of draws, a number of 32 bits as two halves, the lower one first.
inline std::uint32_t number_in(const std::uint16_t* halves) { return halves[0] | std::uint32_t{halves[1]} << 16; }
inline void put_number(std::uint16_t* halves, std::uint32_t number) {
    halves[0] = static_cast<std::uint16_t>(number & 0xFFFFu);
    halves[1] = static_cast<std::uint16_t>(number >> 16);
}

}  // namespace mistbank
