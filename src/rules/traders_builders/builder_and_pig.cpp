// The builder and the pig (TRB-3 to TRB-10, MEET-8). These special figures need a meeple of their colour in the
// feature.
#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

// TRB-3: a builder needs an incomplete feature with a meeple of the same colour.
const char* refuse_builder_at(const Table& table, NodeIndex at, Colour colour) {
    const SegmentKind kind = table.board.nodes[at].kind;
    if (kind != SegmentKind::road && kind != SegmentKind::city)
        return "TRB-3: a builder can stand only on a road or in a city";
    if (const char* reason = refuse_ground(table, at)) return reason;  // MEET-14
    if (const char* reason = refuse_tile(table, table.state->laid)) return reason;
    if (table.board.is_closed(at)) return "TRB-3: the feature is complete";
    return holds_meeple_of(table, at, colour) ? nullptr : "TRB-3: the feature has no meeple of this colour";
}

// TRB-8
const char* refuse_pig_at(const Table& table, NodeIndex at, Colour colour) {
    if (table.board.nodes[at].kind != SegmentKind::field) return "TRB-8: a pig can stand only on a field";
    if (const char* reason = refuse_ground(table, at)) return reason;
    if (const char* reason = refuse_tile(table, table.state->laid)) return reason;
    if (table.abbeys != nullptr && holds_barn(table, at)) return "ABM-21: a pig cannot stand in a field with a barn";
    return holds_meeple_of(table, at, colour) ? nullptr : "TRB-8: the field has no farmer of this colour";
}

void send_home(Table& table, Colour colour, FigureKind kind, NodeIndex feature) {
    const int index = figure_at(table, colour, kind, FigurePlace::board);
    if (index < 0 || table.board.root(table.figures[index].node) != table.board.root(feature)) return;
    return_figure(table, index);
}

}  // namespace

void list_builder_places(const Table& table, ActionList& list) {
    list_special_places(table, FigureKind::builder, list, [&](NodeIndex at, Colour colour) {
        return table.board.feature(at).meeples != 0 && refuse_builder_at(table, at, colour) == nullptr;
    });
}
void list_pig_places(const Table& table, ActionList& list) {
    list_special_places(table, FigureKind::pig, list, [&](NodeIndex at, Colour colour) {
        return table.board.feature(at).meeples != 0 && refuse_pig_at(table, at, colour) == nullptr;
    });
}
const char* refuse_builder_place(const Table& table, Action action) {
    return refuse_builder_at(table, segment_of_laid_tile(table, action.segment), static_cast<Colour>(action.colour));
}
const char* refuse_pig_place(const Table& table, Action action) {
    return refuse_pig_at(table, segment_of_laid_tile(table, action.segment), static_cast<Colour>(action.colour));
}

// MEET-8: builder and pig leave the feature with the last meeple of their colour.
void send_builder_and_pig_home(Table& table, const Figure& figure, NodeIndex feature) {
    const Setup& setup = *table.setup;
    const FigureSet wait =
        table.figures_in(FigurePlace::board, figure.colour) &
        (setup.figures_of(FigureKind::builder, figure.colour) | setup.figures_of(FigureKind::pig, figure.colour));
    if (wait == 0 || !figure.occupies() || holds_meeple_of(table, feature, figure.colour)) return;
    send_home(table, figure.colour, FigureKind::builder, feature);
    send_home(table, figure.colour, FigureKind::pig, feature);
}

// TRB-5: records whether the laid tile extends the feature of the active player's builder, which can earn another part
// of the turn.
void update_builder_growth(Table& table, const PlacedTile& laid) {
    table.traders->builder_has_grown = 0;
    const int builder = figure_at(table, colour_of_active_player(table), FigureKind::builder, FigurePlace::board);
    if (builder < 0) return;
    const NodeIndex feature = table.board.root(table.figures[builder].node);
    for (int number = 0; number < table.board.shape(laid).segment_count; ++number) {
        if (table.board.root(static_cast<NodeIndex>(laid.first + number)) == feature) {
            table.traders->builder_has_grown = 1;
        }
    }
}

// TRB-6: a builder earns at most one second part in a turn. With messages, other parts can precede the second part
// (MSG-8).
bool earns_second_part(const Table& table) {
    const State& state = *table.state;
    const bool has_grown = state.laid != none32 && table.traders->builder_has_grown != 0;
    if (table.messages == nullptr) return state.part == 1 && has_grown;
    return table.messages->builder_part_has_been == 0 && (has_grown || table.messages->builder_part_is_due != 0);
}

// TRB-8
int bonus_by_pig(const Table& table, NodeIndex feature, Colour colour, const Reckoning& reckoning) {
    if (reckoning.kind != SegmentKind::field) return 0;
    bool has_pig = false;
    table.each_figure_of(feature, [&](int index) {
        const Figure& figure = table.figures[index];
        has_pig = has_pig || (figure.kind == FigureKind::pig && figure.colour == colour);
    });
    return has_pig ? reckoning.cities : 0;
}

// TRB-10: games without farmers have no pigs.
void configure_traders_builders(const Rules& rules, Settings& settings) {
    if (!settings.may_stand_on(SegmentKind::field)) give_each(rules, settings, FigureKind::pig, 0);
}

}  // namespace mistbank
