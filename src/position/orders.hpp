// Rows of future random results, as records and JSON contain them.
#pragma once

#include "game/view.hpp"

namespace mistbank {

/// Passes each row to `visit(name, count, are_tiles, number_at)`; number_at(place) is the index of a tile type or
/// another number. The draws come first. With the dragon the second order follows as "again" (PRD-3). Then come the
/// other random results (MEET-21). Games with external draws have no valid rows.
template <class Visit>
void each_order(const Game::Inside& inside, Visit visit) {
    const Setup& setup = *inside.setup;
    const std::uint16_t* const order = inside.table.order;
    const auto from = [&](std::uint32_t begin) {
        return [numbers = order + begin](std::uint32_t place) -> std::uint32_t { return numbers[place]; };
    };
    const auto of_halves_from = [&](std::uint32_t begin) {
        return [halves = order + begin](std::uint32_t place) { return number_in(halves + 2 * place); };
    };
    visit("order", setup.pile_tiles, true, from(0));
    if (setup.orders > 1) visit("again", setup.places_in_orders() - setup.pile_tiles, true, from(setup.pile_tiles));
    if (setup.dice > 0) visit("dice", setup.dice, false, from(setup.dice_from()));
    if (setup.tokens > 0) visit("tokens", setup.tokens, false, of_halves_from(setup.tokens_from()));
    if (setup.animals > 0) visit("animals", setup.animals, false, from(setup.animals_from()));
    if (setup.numbers > 0) visit("numbers", setup.numbers, false, of_halves_from(setup.numbers_from()));
    if (setup.messages > 0) visit("messages", setup.messages, false, from(setup.messages_from()));
}

}  // namespace mistbank
