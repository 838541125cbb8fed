// Validity of house rules and their combinations (MEET-1, HSE).
#include "rules/house_rules/house_rules.hpp"

#include "rules/hashing.hpp"
#include "rules/house_rules/first_player.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/house_rules/tile_sales.hpp"
#include "rules/house_rules/whole_state.hpp"
#include "rules/refusing.hpp"
#include "rules/rule_fields.hpp"
#include "rules/setup.hpp"

namespace mistbank {
namespace {

constexpr int least_table = 3;              // HSE-9
constexpr int widest_board = 2 * edge + 1;  // the width of the largest table in cells

// MEET-1
bool check_cooperative(const HouseRules& house, Error& error) {
    const auto defaults = numbers_of(HouseRules{});
    const char* played = nullptr;
    std::size_t count = 0;
    each_house_rule(house, [&](const char* name, const auto& field) {
        if (number_of_field(field) != defaults[count++] && played == nullptr) played = name;
    });
    return played == nullptr ||
           refuse_rules(error, played, " is a house rule: it must keep its default in the cooperative game (MEET-1)");
}

bool settle_hands(HouseRules& house, Error& error) {
    if (house.hand != 0 && house.hand != tiles_of_a_hand) {
        return refuse_rules(error, "hand must be 0 or 3, not ", house.hand, " (HSE-1)");
    }
    if (house.hand != 0 && house.draw_ahead) {
        return refuse_rules(error, "draw_ahead cannot be played together with hand (HSE-5)");
    }
    if (house.has_hands() && house.tile_sales) {
        return refuse_rules(error, "tile_sales cannot be played together with ",
                            house.hand != 0 ? "hand" : "draw_ahead", " (HSE-18)");
    }
    if (!house.has_hands()) house.hand_open = false;
    if (house.unplayable != Unplayable::set_aside && house.unplayable != Unplayable::returned) {
        return refuse_rules(error, "unplayable must be set_aside (0) or returned (1), not ",
                            static_cast<int>(house.unplayable), " (HSE-6)");
    }
    return true;
}

// HSE-17
bool settle_first_player(Rules& rules, Error& error) {
    const FirstPlayer way = rules.house.first_player;
    if (way > FirstPlayer::most_roads) {
        return refuse_rules(error, "first_player must be host (0), random (1) or most_roads (2), not ",
                            static_cast<int>(way), " (HSE-17)");
    }
    if (way != FirstPlayer::host) rules.starting_player = Rules{}.starting_player;
    return true;
}

bool check_size(const char* field, int size, Error& error) {
    if (size >= least_table && size <= widest_board) return true;
    return refuse_rules(error, field, " must be from ", least_table, " to ", widest_board, " (or 0 for both), not ",
                        size, " (HSE-9)");
}

// Checks the index of the cell 0,0 in a row of `size` cells, or chooses the middle. The table must not extend beyond
// the board.
bool settle_place(const char* field, int& place, int size, Error& error) {
    if (place == -1) place = (size - 1) / 2;
    if (place < 0 || place >= size) {
        return refuse_rules(error, field, " must be from 0 to ", size - 1, ", or -1 for the middle, not ", place,
                            " (HSE-9)");
    }
    if (place > edge || size - 1 - place > edge) {
        return refuse_rules(error, field, ": the table extends beyond the board, which has ", edge,
                            " cells on each side of the cell 0,0 (HSE-9)");
    }
    return true;
}

bool settle_table(HouseRules& house, Error& error) {
    if (house.table_width == 0 && house.table_height == 0) {
        if (house.border_completes)
            return refuse_rules(error, "border_completes needs a table: table_width is 0 (HSE-10)");
        house.table_x = house.table_y = HouseRules{}.table_x;
        return true;
    }
    return check_size("table_width", house.table_width, error) &&
           check_size("table_height", house.table_height, error) &&
           settle_place("table_x", house.table_x, house.table_width, error) &&
           settle_place("table_y", house.table_y, house.table_height, error);
}

// HSE-11
bool check_start(const Rules& rules, Error& error) {
    if (!rules.house.start_in_bag) return true;
    if (rules.system != System::base) return refuse_rules(error, "start_in_bag is for the base game only (HSE-11)");
    for (const Expansion expansion : {Expansion::ghosts_castles_cemeteries, Expansion::river}) {
        if (!rules.plays(expansion)) continue;
        return refuse_rules(error, "start_in_bag cannot be played with ", name_of(expansion),
                            ", which starts the game (HSE-11)");
    }
    return true;
}

// HSE-14
bool check_without(const HouseRules& house, Error& error) {
    // The mask of kinds has 32 bits; 21 bits are unused. The C ABI and snapshots fix the width: a 33rd kind needs a
    // second field after the others, and wider masks of kinds in the rules.
    static_assert(figure_kinds <= 32);
    for (unsigned kind = 0; kind < 32; ++kind) {
        if ((house.without >> kind & 1u) == 0) continue;
        if (kind >= static_cast<unsigned>(figure_kinds)) {
            return refuse_rules(error, "without: ", house.without, " has bits that are not kinds of figures (HSE-14)");
        }
        const auto named = static_cast<FigureKind>(kind);
        if (named == FigureKind::normal || named == FigureKind::guard) {
            return refuse_rules(error, "without must not contain ", name_of(named), " (HSE-14)");
        }
    }
    return true;
}

}  // namespace

bool configure_house_rules(Rules& rules, Error& error) {
    if (rules.system == System::cooperative) return check_cooperative(rules.house, error);
    if (!rules.plays(Expansion::princess_dragon)) rules.house.dragon_after_scoring = false;
    if (!rules.plays(Expansion::hills_sheep)) rules.house.hill_majority = false;
    return settle_first_player(rules, error) && settle_hands(rules.house, error) && settle_table(rules.house, error) &&
           check_start(rules, error) && check_without(rules.house, error);
}

StateFault refuse_state_of_house_rules(const Table& table) {
    const bool is_drawn = table.state->decision == DecisionKind::draw && !is_choosing_first_player(table);
    if (is_hand_being_filled(table) && !is_drawn) {
        return {"HSE-1: a hand is filled only while the decision is 'draw'", "taking"};
    }
    const StateFault fault = refuse_state_of_start(table);
    return fault.problem != nullptr || table.sales == nullptr ? fault : refuse_state_of_sales(table);
}

void HouseRulesPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (setup.rules.house.hole_turn) arena.allocate(holes, 1);
    if (setup.has_bag()) {
        arena.allocate(bag, 1);
        arena.allocate(in_bag, (setup.pile_tiles + 63u) / 64u);
        arena.allocate(seen_at, setup.pile_tiles);
        arena.allocate(aside, setup.pile_tiles);
        arena.allocate(fitted, max_tile_types / 64);
        arena.allocate(under_hills, setup.amounts.with(Mark::hill));
    }
    if (setup.rules.house.has_hands() || setup.rules.house.tile_sales) arena.allocate(hands, 1);
    if (setup.rules.house.tile_sales) arena.allocate(sales, 1);
}

void add_hash_of_house_rules(HashRow& row, const Table& table) {
    if (table.holes != nullptr) add_tile(row, table, table.holes->filled);
    if (table.bag != nullptr) row.add(table.bag->is_used_up);
    if (table.hands != nullptr) add_hash_of_hands(row, table, !are_hands_hidden(table));
    if (table.sales != nullptr) add_hash_of_sales(row, table);
}

}  // namespace mistbank
