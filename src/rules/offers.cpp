// 2b: what the active player may do, one of it or nothing (MEET-7).
#include "rules/chapters.hpp"

namespace mistbank {
namespace {

// What expansions offer beside the placing of meeples.
bool offers_more(const Table& table) {
    const Settings& settings = table.settings();
    return (settings.plays(Expansion::abbot) && can_recall_abbot(table)) ||
           (settings.plays(Expansion::traders_builders) && (can_place_builder(table) || can_place_pig(table)));
}

void list_offers(const Table& table, ActionList& list) {
    const Settings& settings = table.settings();
    list_meeple_places(table, list);
    if (settings.plays(Expansion::traders_builders)) {
        list_builder_places(table, list);
        list_pig_places(table, list);
    }
    if (settings.plays(Expansion::abbot)) list_recall(table, list);
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
        default: return refuse_meeple_place(table, action);
    }
}

const char* refuse_offer(const Table& table, Action action) {
    switch (action.kind) {
        case ActionKind::place: return refuse_place(table, action);
        case ActionKind::recall: return refuse_recall(table, action);
        default: return nullptr;  // passing
    }
}

void resolve_offer(Table& table, Action action) {
    switch (action.kind) {
        case ActionKind::place:
            return place_figure(table, kind_in(action.count), static_cast<Colour>(action.colour),
                                segment_of_laid_tile(table, action.segment));
        case ActionKind::recall: return recall_abbot(table);
        default: return;
    }
}

enum StageOfPlacing : std::uint8_t { not_asked, asked };

}  // namespace

// MEET-24: passing against one other answer is a choice.
Progress place_meeple(Table& table) {
    if (table.state->stage == asked) return Progress::next;
    table.state->stage = asked;
    see_free_ground(table);
    const bool is_choice = table.state->free_ground != 0 || offers_more(table);
    return is_choice ? ask_always(table, DecisionKind::place_meeple) : Progress::next;
}

const DecisionRules meeple_rules = {list_offers, refuse_offer, resolve_offer};

}  // namespace mistbank
