// Compares an observation, the input of a learning program, with the queries of a game.
#pragma once

#include <string>
#include <vector>

#include "mistbank/observation.hpp"

namespace mistbank_tests {

/// An observation with a window around all tiles.
struct Observed {
    mistbank::Window window;
    std::vector<std::uint8_t> planes;
    std::vector<std::int32_t> scalars;

    Observed(const mistbank::Game& game, int player, int size = 45);

    int plane(const std::string& name, int x, int y) const;
    /// Returns the sum of the plane over all cells.
    int sum(const std::string& name) const;
    int scalar(const std::string& name) const;

    /// Calls visit(cell, amount) for each value of the plane that is not 0.
    template <class Visit>
    void each_cell_of(const std::string& name, Visit&& visit) const {
        const std::uint8_t* const plane = begin_of(name);
        const auto cells = static_cast<std::size_t>(window.cells());
        // Skips empty planes, because most planes are empty. The check is fast in every build: it tests that the first
        // value is 0 and that each value equals the one before.
        if (plane[0] == 0 && is_even(plane, cells)) return;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (plane[cell] != 0) visit(static_cast<int>(cell), int{plane[cell]});
        }
    }

private:
    const std::uint8_t* begin_of(const std::string& name) const;
    static bool is_even(const std::uint8_t* plane, std::size_t cells);
};

inline const char* const side_names[] = {"north", "east", "south", "west"};
/// Returns "NAME_seat_SEAT".
std::string of_seat(const char* name, int seat);

/// Compares the planes of the tiles with the queries, for each side of each tile.
void check_tiles(const mistbank::Game& game, const Observed& seen);
/// Compares all other planes and scalars with the queries: figures, supplies, tokens, hands.
void check_sums(const mistbank::Game& game, const Observed& seen, int player);
/// Checks that every legal action has a unique index, and that the planes show the action unless it is hidden from the
/// player.
void check_indices(const mistbank::Game& game, const Observed& seen, int player);

}  // namespace mistbank_tests
