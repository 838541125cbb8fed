// Checks of house rules in a validating build: each kind of damage is noticed, and the message has the expected words.
#include <catch2/catch.hpp>

#include "game/view.hpp"
#include "rules/validation/checks.hpp"
#include "rules/validation/validation.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Rules with_everything(std::uint64_t seed) {
    Rules rules = rules_of("base", 2, seed);
    rules.expansions = bit(Expansion::hills_sheep);
    rules.house.hand = 3;
    rules.house.unplayable = Unplayable::returned;
    rules.house.hole_turn = true;
    rules.house.table_width = rules.house.table_height = 9;
    rules.house.border_completes = true;
    return rules;
}

Rules with_sales(std::uint64_t seed) {
    Rules rules = rules_of("base", 3, seed);
    rules.house.tile_sales = true;
    rules.house.first_player = FirstPlayer::most_roads;
    return rules;
}

struct Damage {
    const char* words;
    bool (*inflict)(Table& table);  ///< returns false and changes nothing if the state does not allow the damage
};

void inflict(const Damage& damage, Rules (*rules)(std::uint64_t seed)) {
    INFO(damage.words);
    bool was_inflicted = false;
    for (std::uint64_t seed = 0; seed < 20 && !was_inflicted; ++seed) {
        Game game = new_game(rules(seed));
        RandomPlayer player(seed);
        for (int action = 0; action < 12 && !game.is_over(); ++action) game.apply(player.choose(game));
        for (; !game.is_over() && !was_inflicted; game.apply(player.choose(game))) {
            Game copy = game.clone();
            if (!damage.inflict(inside_of(copy).table)) continue;
            was_inflicted = true;
            CHECK(mistbank::flaws_of(inside_of(copy).table).find(damage.words) != std::string::npos);
        }
    }
    CHECK(was_inflicted);
}

int colour_of_seat(const Table& table, int seats_after_active) {
    const Rules& rules = table.setup->rules;
    return static_cast<int>(rules.colours[(table.state->player + seats_after_active) % rules.players]);
}

const Damage damages_to_sales[] = {
    {"HSE-18: the player does not have the offered good or abbey",
     [](Table& table) {
         if (table.state->decision != DecisionKind::sell) return false;
         table.sales->offered[colour_of_seat(table, 1)] = Offered::wine;
         table.sales->points[colour_of_seat(table, 1)] = 0;
         return true;
     }},
    {"HSE-18: the player has fewer points than the offer",
     [](Table& table) {
         if (table.state->decision != DecisionKind::sell) return false;
         table.sales->offered[colour_of_seat(table, 1)] = Offered::points;
         table.sales->points[colour_of_seat(table, 1)] = 255;
         return true;
     }},
    {"HSE-18: the active player cannot make an offer",
     [](Table& table) {
         if (table.state->decision != DecisionKind::sell) return false;
         table.sales->offered[colour_of_seat(table, 0)] = Offered::abbey;
         return true;
     }},
    {"HSE-18: this player has not been asked for an offer",
     [](Table& table) {
         if (table.state->decision != DecisionKind::offer) return false;
         table.sales->offered[colour_of_seat(table, 2)] = Offered::abbey;
         return true;
     }},
    {"HSE-18: 'points_offered' must be above 0",
     [](Table& table) {
         table.sales->points[colour_of_seat(table, 1)] = 1;
         return true;
     }},
    {"HSE-18: only a player with an abbey can have further abbeys",
     [](Table& table) {
         table.sales->further_abbeys[colour_of_seat(table, 0)] = 1;
         return true;
     }},
    {"offer cannot be open: the position lacks data",
     [](Table& table) {
         if (table.state->decision != DecisionKind::offer) return false;
         table.sales->is_settled = 0;
         return true;
     }},
    {"lay_tile cannot be open: the state has data of a step",
     [](Table& table) {
         if (table.state->decision != DecisionKind::lay_tile) return false;
         table.sales->asked = 1;
         return true;
     }},
    {"HSE-17: no tile can be laid before the first turn",
     [](Table& table) {
         if (table.state->decision != DecisionKind::lay_tile) return false;
         table.state->turn = 0;
         return true;
     }},
};

const Damage damages[] = {
    {"the number of tiles in the pile: ",
     [](Table& table) {
         --table.state->next;
         return true;
     }},
    {"is in a hand and elsewhere",
     [](Table& table) {
         if (table.hands->size[0] < 2) return false;
         table.hands->tiles[0][1].place = table.hands->tiles[0][0].place;
         return true;
     }},
    {"is under a hill and elsewhere",
     [](Table& table) {
         if (table.hills->hidden == 0 || table.hands->size[0] == 0) return false;
         table.under_hills[0].place = table.hands->tiles[0][0].place;
         return true;
     }},
    {"in a hand since an invalid time",
     [](Table& table) {
         if (table.hands->size[0] == 0) return false;
         table.hands->tiles[0][0].taken_at = table.bag->time + 1;
         return true;
     }},
    {"but returned to the bag later",
     [](Table& table) {
         if (table.hands->size[0] == 0) return false;
         const HeldTile& held = table.hands->tiles[0][0];
         table.seen_at[held.place] = held.taken_at;
         return true;
     }},
    {"has been seen at a future time",
     [](Table& table) {
         table.seen_at[0] = table.bag->time + 1;
         return true;
     }},
    {"the number of copies of type",
     [](Table& table) {
         ++table.unseen[0];
         return true;
     }},
    {"the number of hidden tiles of type",
     [](Table& table) {
         if (table.hands->size[0] == 0) return false;
         std::uint16_t& type = table.order[table.hands->tiles[0][0].place];
         type = static_cast<std::uint16_t>(type == 0 ? 1 : 0);
         return true;
     }},
    {"player 1 holds 4 tiles",
     [](Table& table) {
         table.hands->size[1] = 4;
         return true;
     }},
    {"the hand of player 0 has a tile beyond its size",
     [](Table& table) {
         if (table.hands->size[0] == 0) return false;
         --table.hands->size[0];
         return true;
     }},
    {"cannot be open: the state has data of a step",
     [](Table& table) {
         table.hands->taking = 1;
         return true;
     }},
    {"an unknown tile has filled a hole",
     [](Table& table) {
         table.holes->filled = table.board.counts->tiles;
         return true;
     }},
    {"the tiles surrounding",
     [](Table& table) {
         for (TileIndex tile = 0; tile < table.board.counts->tiles; ++tile) {
             PlacedTile& placed = table.board.tiles[tile];
             const bool is_at_edge = placed.x == table.board.bounds.west;
             if (!placed.has_centre || !is_at_edge) continue;
             placed.surrounding = static_cast<std::uint8_t>(placed.surrounding & ~(1u << 3));
             return true;
         }
         return false;
     }},
    {"the flag `is_outside` of the cell",
     [](Table& table) {
         for (CellIndex at = 1; at <= table.board.counts->cells; ++at) {
             if (table.board.cells[at].is_outside == 0) continue;
             table.board.cells[at].is_outside = 0;
             return true;
         }
         return false;
     }},
};

}  // namespace

TEST_CASE("A validating build notices damage to the bag, hands, holes and the table", "[validation][house]") {
    for (const Damage& damage : damages) inflict(damage, with_everything);
}

TEST_CASE("A validating build notices damage to sales and to the choice of the first player (HSE-17, HSE-18)",
          "[validation][house]") {
    for (const Damage& damage : damages_to_sales) inflict(damage, with_sales);
}
