// 2b: what the active player may do, one of it or nothing (MEET-7).
#include <iterator>

#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// The expansions that offer something in 2b.
constexpr std::uint32_t with_offers = bit(Expansion::abbot) | bit(Expansion::traders_builders) |
                                      bit(Expansion::princess_dragon) | bit(Expansion::tower) |
                                      bit(Expansion::abbey_mayor) | bit(Expansion::flying_machines) |
                                      bit(Expansion::hills_sheep) | bit(Expansion::big_top) | bit(Expansion::vodyanoy);

bool has_further_offers(const Table& table) { return (table.settings().expansions & with_offers) != 0; }

// What expansions offer beside the placing of meeples, in the order of MEET-30.
void list_further_offers(const Table& table, ActionList& list) {
    const Settings& settings = table.settings();
    if (settings.plays(Expansion::traders_builders)) {
        list_builder_places(table, list);
        list_pig_places(table, list);
    }
    if (table.hills != nullptr) list_shepherd_places(table, list);
    if (settings.plays(Expansion::abbey_mayor)) list_barn_places(table, list);
    if (settings.plays(Expansion::princess_dragon)) list_portal(table, list);
    if (settings.plays(Expansion::flying_machines)) list_flights(table, list);
    if (table.big_top != nullptr) {
        list_acrobats(table, list);
        list_pyramids(table, list);
    }
    if (settings.plays(Expansion::abbot)) list_recall(table, list);
    if (settings.plays(Expansion::princess_dragon)) {
        list_fairy(table, list);
        list_princess(table, list);
    }
    if (settings.plays(Expansion::tower)) list_towers(table, list);
    if (table.lakes != nullptr) list_releases(table, list);
    if (settings.plays(Expansion::tower)) list_ransoms(table, list);
}

MISTBANK_COLD bool offers_more(const Table& table) {
    ActionList list(nullptr, 0);
    list_further_offers(table, list);
    return list.count() > 0;
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
        return "COO-2: not a colour of the active player";
    }
    if (action.count >= figure_kinds) return "MEET-4: no figure has this kind";
    const FigureKind kind = kind_in(action.count);
    if (table.in_supply(kind, colour) == 0) {
        return kind == FigureKind::normal  ? "COM-5: no meeple of this colour is in its supply"
               : kind == FigureKind::guard ? "GCC-2: no guard of this colour is in its supply"
                                           : "MEET-4: no such figure of this colour is in its supply";
    }
    switch (kind) {
        case FigureKind::builder: return refuse_builder_place(table, action);
        case FigureKind::pig: return refuse_pig_place(table, action);
        case FigureKind::shepherd: return refuse_shepherd_place(table, action);
        default: return refuse_meeple_place(table, action);
    }
}

// A meeple that goes elsewhere: of a kind at hand (MEET-4).
const char* refuse_kind(const Table& table, Action action) {
    if (action.count >= figure_kinds || !rules_of(kind_in(action.count)).occupies)
        return "MEET-4: no meeple has this kind";
    return (meeples_at_hand(table) >> action.count & 1u) != 0 ? nullptr
                                                              : "MEET-4: no such meeple is in the player's supply";
}

using Refuse = const char* (*)(const Table& table, Action action);

const char* refuse_with_kind(const Table& table, Action action, Refuse refuse) {
    const char* const reason = refuse_kind(table, action);
    return reason != nullptr ? reason : refuse(table, action);
}

// What an action of 2b that is an expansion's own needs.
const char* refuse_of_expansion(const Table& table, Action action, Expansion expansion, Refuse refuse) {
    return table.settings().plays(expansion) ? refuse(table, action)
                                             : "MEET-2: this game is played without that expansion";
}

MISTBANK_COLD const char* refuse_further_offer(const Table& table, Action action) {
    const auto of = [&](Expansion expansion, Refuse refuse) {
        return refuse_of_expansion(table, action, expansion, refuse);
    };
    switch (action.kind) {
        case ActionKind::recall: return refuse_recall(table, action);
        case ActionKind::barn: return of(Expansion::abbey_mayor, refuse_barn);
        case ActionKind::portal:
            return of(Expansion::princess_dragon,
                      [](const Table& at, Action its) { return refuse_with_kind(at, its, refuse_portal); });
        case ActionKind::fairy: return of(Expansion::princess_dragon, refuse_fairy);
        case ActionKind::princess: return of(Expansion::princess_dragon, refuse_princess);
        case ActionKind::fly:
            return of(Expansion::flying_machines,
                      [](const Table& at, Action its) { return refuse_with_kind(at, its, refuse_flight); });
        case ActionKind::floor: return of(Expansion::tower, refuse_floor);
        case ActionKind::tower:
            return of(Expansion::tower,
                      [](const Table& at, Action its) { return refuse_with_kind(at, its, refuse_tower_top); });
        case ActionKind::ransom: return of(Expansion::tower, refuse_ransom);
        case ActionKind::acrobat:
            return of(Expansion::big_top,
                      [](const Table& at, Action its) { return refuse_with_kind(at, its, refuse_acrobat); });
        case ActionKind::pyramid: return of(Expansion::big_top, refuse_pyramid);
        case ActionKind::release: return of(Expansion::vodyanoy, refuse_release);
        default: return nullptr;  // passing
    }
}

// What the game has to offer in 2b, beside its passing: with one expansion that offers something, and with several.
struct Words {
    std::uint32_t expansions;
    const char* asks;
};
constexpr Words offer_words[] = {
    {0, "COM-5: step 2b asks for a figure on the laid tile, or for passing"},
    {bit(Expansion::abbot), "MEET-7: step 2b asks for a figure on the laid tile, the abbot's return, or passing"},
    {bit(Expansion::traders_builders),
     "MEET-7: step 2b asks for a figure, builder and pig too, on the laid tile, or for passing"},
    {bit(Expansion::princess_dragon),
     "MEET-7: step 2b asks for a figure on the laid tile or through its portal, the fairy, the princess, or passing"},
    {bit(Expansion::tower),
     "MEET-7: step 2b asks for a figure on the laid tile or on a tower, a floor, a ransom, or passing"},
    {bit(Expansion::abbey_mayor), "MEET-7: step 2b asks for a figure on the laid tile, a barn, or passing"},
    {bit(Expansion::flying_machines), "MEET-7: step 2b asks for a figure on the laid tile, a flight, or passing"},
    {bit(Expansion::hills_sheep),
     "MEET-7: step 2b asks for a figure, the shepherd too, on the laid tile, or for passing"},
    {bit(Expansion::big_top),
     "MEET-7: step 2b asks for a figure on the laid tile or among acrobats, a pyramid, or passing"},
    {bit(Expansion::vodyanoy),
     "MEET-7: step 2b asks for a figure on the laid tile, a release from the lake, or passing"},
    {with_offers,
     "MEET-7: step 2b asks for one action that this game has, or for passing: a figure on the laid tile or through a "
     "portal, a barn, a flight, an acrobat, a pyramid, the abbot's return, fairy, princess, tower, floor, release; "
     "besides a ransom"},
};

const char* refuse_offer(const Table& table, Action action) {
    if (action.kind == ActionKind::place) return refuse_place(table, action);
    return action.kind == ActionKind::pass ? nullptr : refuse_further_offer(table, action);
}

MISTBANK_COLD void resolve_further_offer(Table& table, Action action) {
    switch (action.kind) {
        case ActionKind::recall: return recall_abbot(table);
        case ActionKind::barn: return place_barn(table, action);
        case ActionKind::portal: return go_through_portal(table, action);
        case ActionKind::fairy: return move_fairy(table, action);
        case ActionKind::princess: return remove_knight(table, action);
        case ActionKind::fly: return take_off(table, action);
        case ActionKind::floor: return build_floor(table, action);
        case ActionKind::tower: return climb_tower(table, action);
        case ActionKind::ransom: return pay_ransom(table, action);
        case ActionKind::acrobat: return place_acrobat(table, action);
        case ActionKind::pyramid: return score_pyramid(table, action);
        case ActionKind::release: return release_from_lake(table, action);
        default: return;
    }
}

void resolve_offer(Table& table, Action action) {
    if (action.kind == ActionKind::place) {
        const FigureKind kind = kind_in(action.count);
        place_figure(table, kind, static_cast<Colour>(action.colour), segment_of_laid_tile(table, action.segment));
        if (kind == FigureKind::shepherd) begin_flock(table);
    } else if (action.kind != ActionKind::pass) {
        resolve_further_offer(table, action);
    }
}

// MEET-24: passing against one other answer is a choice.
Progress ask_for_action(Table& table) {
    table.state->stage = asked;
    see_free_ground(table);
    const bool is_choice = table.state->free_ground != 0 || (has_further_offers(table) && offers_more(table));
    return is_choice ? ask_always(table, DecisionKind::place_meeple) : Progress::next;
}

}  // namespace

namespace {

// An action that has asked for more.
MISTBANK_COLD Progress go_on_with_action(Table& table) {
    switch (table.state->stage) {
        case taking: return ask(table, DecisionKind::take);
        case exchanging: return ask(table, DecisionKind::exchange);
        case rolling: return ask_chance(table, Awaited::die);
        case drawing_token: return ask_chance(table, Awaited::token);
        default: return land_meeple(table);
    }
}

}  // namespace

Progress place_meeple(Table& table) {
    if (table.state->stage == not_asked) return ask_for_action(table);
    return table.state->stage == asked ? Progress::next : go_on_with_action(table);
}

MISTBANK_COLD const char* words_of_offers(const Table& table) {
    const std::uint32_t expansions = table.settings().expansions & with_offers;
    for (const Words& its : offer_words) {
        if (its.expansions == expansions) return its.asks;
    }
    return offer_words[std::size(offer_words) - 1].asks;
}

const DecisionRules meeple_rules = {list_offers, refuse_offer, resolve_offer};

}  // namespace mistbank
