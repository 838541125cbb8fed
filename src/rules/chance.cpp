// Results of chance after the set-up (MEET-21). With automatic draws, the set-up deals all results and stores them
// after the draw orders, so undo has nothing to restore. With external draws, the host names the results.
#include <utility>

#include "rules/house_rules/first_player.hpp"
#include "rules/piles.hpp"

namespace mistbank {
namespace {

Action chance(ActionKind kind, unsigned number) {
    Action action;
    action.kind = kind;
    action.count = static_cast<std::uint8_t>(number);
    return action;
}

// HSE-17: the result is a player instead of a number.
Action first_player(const Table& table, unsigned player) {
    Action action;
    action.kind = ActionKind::first_player;
    action.colour = static_cast<std::uint8_t>(table.setup->rules.colours[player]);
    return action;
}
unsigned number_in(const Table& table, const Action& action) {
    const bool names_player = action.kind == ActionKind::first_player;
    return names_player ? static_cast<unsigned>(table.setup->player_of(static_cast<Colour>(action.colour)))
                        : action.count;
}

// Returns the kind of action that names the awaited result.
ActionKind awaited_action(const Table& table) {
    switch (table.state->awaited) {
        case Awaited::die: return ActionKind::roll;
        case Awaited::token: return ActionKind::sheep;
        case Awaited::animal: return ActionKind::animal;
        case Awaited::message: return ActionKind::message;
        case Awaited::first_player: return ActionKind::first_player;
        default: return ActionKind::hidden;
    }
}

const char* refuse_number(const Table& table, unsigned number) {
    switch (table.state->awaited) {
        case Awaited::die: return can_be_rolled(number) ? nullptr : "FLY-1: the die shows 1, 2 or 3";
        case Awaited::token: return refuse_token(table, number);
        case Awaited::animal: return refuse_animal(table, number);
        case Awaited::message: return refuse_message(table, number);
        case Awaited::first_player: return refuse_first_player(table, number);
        default: return nullptr;
    }
}

constexpr unsigned most_of_any = 8;

void list_chances(const Table& table, ActionList& list) {
    const ActionKind kind = awaited_action(table);
    if (kind == ActionKind::hidden) return list.add(chance(kind, 0));
    for (unsigned number = 0; number <= most_of_any; ++number) {
        if (refuse_number(table, number) != nullptr) continue;
        list.add(kind == ActionKind::first_player ? first_player(table, number) : chance(kind, number));
    }
}

const char* refuse_chance(const Table& table, Action action) {
    static constexpr const char* awaits[] = {"MEET-21: the game waits for the result of the die",
                                             "MEET-21: the game waits for a token from the bag",
                                             "MEET-21: the game waits for the animal under the big top",
                                             "MEET-21: the game waits for a tile to be hidden under the hill",
                                             "MSG-2: the game waits for the message that was drawn",
                                             "HSE-17: the game waits for the first player"};
    if (action.kind != awaited_action(table)) return awaits[static_cast<int>(table.state->awaited) - 1];
    return refuse_number(table, number_in(table, action));
}

void resolve_chance(Table& table, Action action) {
    if (table.state->awaited != Awaited::hidden) limit_undo(table);
    switch (std::exchange(table.state->awaited, Awaited::nothing)) {
        case Awaited::die: return record_die(table, action.count);
        case Awaited::token: return take_token(table, action.count);
        case Awaited::animal: return show_animal(table, action.count);
        case Awaited::message: return take_message(table, action.count);
        case Awaited::first_player: return begin_with_player(table, static_cast<int>(number_in(table, action)), true);
        default: return hide_tile(table);
    }
}

}  // namespace

Progress ask_chance(Table& table, Awaited what) {
    table.state->awaited = what;
    if (table.setup->rules.draws == Draws::external) return ask_always(table, DecisionKind::chance);
    if (what == Awaited::first_player) {
        resolve_chance(table, first_player(table, first_player_dealt(table)));
        return Progress::again;
    }
    unsigned number = 0;
    switch (what) {
        case Awaited::die: number = die_dealt(table); break;
        case Awaited::token: number = token_dealt(table); break;
        case Awaited::animal: number = animal_dealt(table); break;
        case Awaited::message: number = message_dealt(table); break;
        default: break;
    }
    resolve_chance(table, chance(awaited_action(table), number));
    return Progress::again;
}

void deal_numbers(Table& table, Random& random, std::uint32_t first) {
    std::uint16_t* const numbers = table.order + table.setup->numbers_from();
    for (std::uint32_t draw = first; draw < table.setup->numbers; ++draw) {
        put_number(numbers + 2 * draw, static_cast<std::uint32_t>(random.next() >> 32));
    }
}

std::uint32_t numbers_used(const Table& table) {
    if (table.bag != nullptr) return table.bag->numbers_used;
    return table.dragon != nullptr && draws_by_second_order(table) ? table.dragon->place - table.setup->pile_tiles : 0;
}

void deal_chances(Table& table, Random& random) {
    if (table.flight != nullptr) roll_dice_to_come(table, random);
    if (table.hills != nullptr) deal_tokens(table, random);
    if (table.big_top != nullptr) deal_animals(table, random);
    deal_numbers(table, random, numbers_used(table));
    if (table.messages != nullptr) deal_messages(table, random);
}

bool can_chance_be_told(const Table& table) { return table.setup->rules.draws == Draws::external; }

bool is_chance_left_over(const Table& table) {
    return table.state->awaited != Awaited::nothing && table.state->decision != DecisionKind::chance;
}

const DecisionRules chance_rules = {list_chances, refuse_chance, resolve_chance};

}  // namespace mistbank
