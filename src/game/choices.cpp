// Choices: legal actions with their targets on the board.
#include <algorithm>
#include <tuple>

#include "game/view.hpp"
#include "mistbank/choice.hpp"
#include "mistbank/game.hpp"
#include "rules/actions.hpp"

namespace mistbank {

namespace {

Target target_of(const ActionDescription& described) {
    const auto has = [&](unsigned parts) { return (described.parts & parts) != 0; };
    if (described.spec->target) return *described.spec->target;
    if (has(part_other)) return Target::pair;
    if (has(part_segment)) return Target::segment;
    return has(part_cell) ? Target::cell : Target::none;
}

Anchor anchor_in_cell(const Game& game, const Choice& choice) {
    if (choice.target == Target::corner) return {0, 0};
    if (choice.segment < 0) return {};
    const int tile = game.tile_at(choice.x, choice.y);
    const Anchor first = game.anchor_on(tile, choice.segment);
    if (choice.other < 0) return first;
    const Anchor second = game.anchor_on(tile, choice.other);
    return {(first.x + second.x) / 2, (first.y + second.y) / 2};
}

Colour colour_of_player(const Game& game, int player) {
    return game.rules().colours[inside_of(game).setup->first_colour[player]];
}

Choice choice_of(const Game& game, const Decision& decision, const Action& action) {
    const ActionDescription& described = *description_of(action.kind);
    const auto has = [&](unsigned part) { return (described.parts & part) != 0; };
    Choice choice;
    choice.action = action;
    choice.target = target_of(described);
    if (choice.target != Target::none) {
        choice.x = has(part_cell) ? action.x : decision.x;
        choice.y = has(part_cell) ? action.y : decision.y;
        if (has(part_segment)) choice.segment = action.segment;
        if (has(part_other)) choice.other = action.count;
        choice.anchor = anchor_in_cell(game, choice);
    }
    if (has(part_rotation)) {
        choice.rotation = action.count % quarters_of_a_turn;
        choice.place_in_hand = action.count / quarters_of_a_turn;
        const bool is_of_hand = decision.kind == DecisionKind::hand;
        choice.tile_type =
            is_of_hand ? game.hand(decision.player, choice.place_in_hand, decision.player) : decision.tile_type;
    }
    if (has(part_figure)) {
        choice.figure = static_cast<FigureKind>(action.count);
        // An action without a target can name another player's colour: a ransom names the captor's colour (TWR-12).
        const bool names_owner = has(part_colour) && choice.target != Target::none;
        choice.colour = names_owner ? static_cast<Colour>(action.colour) : colour_of_player(game, decision.player);
    }
    return choice;
}

auto rank_of(const Choice& choice) {
    return std::make_tuple(choice.target == Target::none, choice.action.kind != ActionKind::place, choice.action.kind,
                           choice.y, choice.x, choice.segment, choice.other);
}

}  // namespace

HostVector<Choice> choices_of(const Game& game, const Allocator& allocator) {
    struct Ranked {
        Choice choice;
        std::size_t index;
    };
    const HostVector<Action> legal = game.legal_actions(allocator);
    const Decision decision = game.decision();
    HostVector<Ranked> ranked(allocator);
    ranked.reserve(legal.size());
    for (const Action& action : legal) ranked.push_back({choice_of(game, decision, action), ranked.size()});
    std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return std::make_tuple(rank_of(a.choice), a.index) < std::make_tuple(rank_of(b.choice), b.index);
    });
    HostVector<Choice> list(allocator);
    list.reserve(ranked.size());
    for (const Ranked& next : ranked) list.push_back(next.choice);
    return list;
}

std::vector<Choice> choices_of(const Game& game) {
    const HostVector<Choice> list = choices_of(game, game.allocator());
    return {list.begin(), list.end()};
}

}  // namespace mistbank
