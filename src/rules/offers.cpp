// Step 2b: the active player can take one of several actions, or none (MEET-7). Each expansion describes its actions in
// its folder. This file defines the order of the actions in the list.
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "rules/actions.hpp"
#include "rules/placing.hpp"

namespace mistbank {
namespace {

// Returns the expansions that offer actions in step 2b.
constexpr std::uint32_t all_with_offers() {
    std::uint32_t expansions = 0;
    for (const ExpansionRules& box : expansion_rules) expansions |= box.asks != nullptr ? bit(box.expansion) : 0;
    return expansions;
}
constexpr std::uint32_t with_offers = all_with_offers();

// The functions of an offer. The table known_offers is indexed by ActionKind.
struct KnownOffer {
    ActionSpec::Refuse refuse = nullptr;
    ActionSpec::Resolve resolve = nullptr;
    Brings brings = Brings::nothing;
    Expansion expansion{};
};
constexpr std::array<KnownOffer, action_kinds> known_offers = [] {
    std::array<KnownOffer, action_kinds> all{};
    for (std::size_t kind = 0; kind < action_kinds; ++kind) {
        const ActionDescription& known = action_descriptions[kind];
        if (known.spec == nullptr || known.spec->refuse == nullptr) continue;
        all[kind] = {known.spec->refuse, known.spec->resolve, known.spec->brings, *known.expansion};
    }
    return all;
}();

bool has_further_offers(const Table& table) { return (table.settings().expansions & with_offers) != 0; }

// The offers of expansions besides placing meeples, in the order of MEET-30.
struct FurtherOffer {
    Expansion expansion;
    void (*list)(const Table& table, ActionList& list);
};
constexpr FurtherOffer further_offers[] = {
    {Expansion::traders_builders, list_builder_places},
    {Expansion::traders_builders, list_pig_places},
    {Expansion::hills_sheep, list_shepherd_places},
    {Expansion::abbey_mayor, list_barn_places},
    {Expansion::princess_dragon, list_portal},
    {Expansion::flying_machines, list_flights},
    {Expansion::big_top, list_acrobats},
    {Expansion::big_top, list_pyramids},
    {Expansion::abbot, list_recall},
    {Expansion::princess_dragon, list_fairy},
    {Expansion::princess_dragon, list_princess},
    {Expansion::tower, list_towers},
    {Expansion::vodyanoy, list_releases},
    {Expansion::tower, list_ransoms},
    {Expansion::festival, list_festival},
};

// Calls `visit` with each offer of the game. A fold expression writes out the calls, so that compilers can inline them.
template <class Visit, std::size_t... number>
void each_further_offer(std::uint32_t expansions, Visit visit, std::index_sequence<number...>) {
    (((expansions & bit(further_offers[number].expansion)) != 0 ? visit(further_offers[number].list) : void()), ...);
}

void list_further_offers(const Table& table, ActionList& list) {
    each_further_offer(
        table.settings().expansions, [&](auto list_its) { list_its(table, list); },
        std::make_index_sequence<std::size(further_offers)>());
}

// Returns whether the list of further offers is not empty. Searches from the end: the last offers are the most frequent
// and the fastest to check.
MISTBANK_COLD bool offers_more(const Table& table) {
    return std::any_of(std::rbegin(further_offers), std::rend(further_offers), [&](const FurtherOffer& offer) {
        if (!table.settings().plays(offer.expansion)) return false;
        ActionList list = ActionList::until(1);
        offer.list(table, list);
        return list.is_enough();
    });
}

void list_offers(const Table& table, ActionList& list) {
    list_meeple_places(table, list);
    if (has_further_offers(table)) list_further_offers(table, list);
    Action pass;
    pass.kind = ActionKind::pass;
    list.add(pass);
}

const char* refuse_place(const Table& table, Action action) {
    const PlacedTile& tile = table.board.tiles[table.state->laid];
    if (action.segment >= table.board.shape(tile).segment_count) return "COM-5: the laid tile has no such segment";
    const auto colour = static_cast<Colour>(action.colour);
    if (action.colour >= max_colours || !is_active_players(table, colour)) {
        return "COO-2: the colour does not belong to the active player";
    }
    if (action.count >= figure_kinds) return "MEET-4: unknown kind of figure";
    const FigureKind kind = kind_in(action.count);
    if (table.in_supply(kind, colour) == 0) {
        return kind == FigureKind::normal  ? "COM-5: this colour has no meeple in its supply"
               : kind == FigureKind::guard ? "GCC-2: this colour has no guard in its supply"
                                           : "MEET-4: this colour has no such figure in its supply";
    }
    const auto refuse_special = rules_of(kind).refuse_place;
    return refuse_special != nullptr ? refuse_special(table, action) : refuse_meeple_place(table, action);
}

// A meeple that goes to another tile must be of a kind in the supply (MEET-4).
const char* refuse_kind(const Table& table, Action action) {
    if (action.count >= figure_kinds || !rules_of(kind_in(action.count)).occupies)
        return "MEET-4: unknown kind of meeple";
    return (meeples_at_hand(table) >> action.count & 1u) != 0 ? nullptr
                                                              : "MEET-4: the player has no such meeple in the supply";
}

MISTBANK_COLD const char* refuse_further_offer(const Table& table, Action action) {
    const KnownOffer& known = known_offers[static_cast<std::size_t>(action.kind)];
    if (known.brings != Brings::own_refusal && !table.settings().plays(known.expansion)) {
        return "MEET-2: this action belongs to an expansion that is not in this game";
    }
    const char* const reason = known.brings == Brings::meeple ? refuse_kind(table, action) : nullptr;
    return reason != nullptr ? reason : known.refuse(table, action);
}

constexpr const char* asks_for_figures = "COM-5: in step 2b, place a figure on the laid tile, or pass";
constexpr const char* is_generic_prompt =
    "MEET-7: in step 2b, pass or take one of the game's actions: a figure on the laid tile or through a "
    "portal, a barn, a flight, an acrobat, a pyramid, the abbot's return, fairy, princess, tower, floor, release, "
    "festival; a ransom can be paid first";

const char* refuse_offer(const Table& table, Action action) {
    if (action.kind == ActionKind::place) return refuse_place(table, action);
    return action.kind == ActionKind::pass ? nullptr : refuse_further_offer(table, action);
}

void resolve_offer(Table& table, Action action) {
    if (action.kind == ActionKind::place) {
        const FigureKind kind = kind_in(action.count);
        place_figure(table, kind, static_cast<Colour>(action.colour), segment_of_laid_tile(table, action.segment));
        if (rules_of(kind).when_placed != nullptr) rules_of(kind).when_placed(table);
    } else if (action.kind != ActionKind::pass) {
        known_offers[static_cast<std::size_t>(action.kind)].resolve(table, action);
    }
}

// MEET-24: the player has a choice even if only one action is possible, because passing is also possible.
Progress ask_for_action(Table& table) {
    table.state->stage = StageOfPlacing::asked;
    find_free_segments(table);
    const bool is_choice = table.state->free_ground != 0 || (has_further_offers(table) && offers_more(table));
    return is_choice ? ask_always(table, DecisionKind::place_meeple) : Progress::next;
}

// Continues an action that needs further decisions.
MISTBANK_COLD Progress go_on_with_action(Table& table) {
    switch (table.state->stage) {
        case StageOfPlacing::taking: return ask(table, DecisionKind::take);
        case StageOfPlacing::exchanging: return ask(table, DecisionKind::exchange);
        case StageOfPlacing::rolling: return ask_chance(table, Awaited::die);
        case StageOfPlacing::drawing_token: return ask_chance(table, Awaited::token);
        case StageOfPlacing::landing: return land_meeple(table);
        case StageOfPlacing::abbot_leaves: send_abbot_home(table); break;
        default: send_pyramid_home(table); break;
    }
    return Progress::next;
}

}  // namespace

Progress place_meeple(Table& table) {
    if (table.state->stage == StageOfPlacing::not_asked) return ask_for_action(table);
    return table.state->stage == StageOfPlacing::asked ? Progress::next : go_on_with_action(table);
}

MISTBANK_COLD const char* words_of_offers(const Table& table) {
    const std::uint32_t expansions = table.settings().expansions & with_offers;
    if (expansions == 0) return asks_for_figures;
    for (const ExpansionRules& box : expansion_rules) {
        if (expansions == bit(box.expansion)) return box.asks;
    }
    return is_generic_prompt;
}

const DecisionRules meeple_rules = {list_offers, refuse_offer, resolve_offer};

}  // namespace mistbank
