// Crop circles (CRP).
#include <algorithm>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

struct Circle {
    Mark mark;
    SegmentKind kind;
};

const std::array<Circle, 3> circles = {{{Mark::crop_farmer, SegmentKind::field},
                                        {Mark::crop_highwayman, SegmentKind::road},
                                        {Mark::crop_knight, SegmentKind::city}}};

// CRP-3: whether a crop circle of this kind affects the figure.
bool is_of_circle(const Table& table, const Figure& figure, SegmentKind kind) {
    return is_meeple(figure.kind) && kind_of(table.board, figure.spot) == kind;
}

std::vector<const Figure*> figures_of(const Table& table, int player, SegmentKind kind) {
    std::vector<const Figure*> figures;
    for (const Figure& figure : table.figures) {
        if (player_of(table, figure.colour) == player && is_of_circle(table, figure, kind)) figures.push_back(&figure);
    }
    return figures;
}

// CRP-4: lists the ways in which a player may add a meeple.
std::vector<Action> ways_to_add(const Table& table, int player, SegmentKind kind) {
    std::vector<Action> ways;
    for (const Figure* const figure : figures_of(table, player, kind)) {
        if (holds_dragon(table, figure->spot.cell)) continue;
        for (const FigureKind added : meeple_kinds) {
            if (in_supply(table, figure->colour, added) == 0 || !suits(table, added, figure->spot)) continue;
            add_once(ways, with_kind(at_spot(ActionKind::add, figure->spot), added));
        }
    }
    return ways;
}

About by(int player) {
    About about;
    about.player = player;
    return about;
}

void add(Table& table, Script& script, int player, SegmentKind kind) {
    std::vector<Action> ways = ways_to_add(table, player, kind);
    if (ways.empty()) return;  // CRP-6
    ways.push_back(plain(ActionKind::pass));
    const Action way = script.choose(DecisionKind::crop_add, ways, by(player));
    if (way.kind == ActionKind::pass) return;
    Figure figure;
    figure.colour = colour_of(table, player);
    figure.kind = static_cast<FigureKind>(way.count);
    figure.spot = spot_of(way);
    --in_supply(table, figure.colour, figure.kind);
    table.figures.push_back(figure);
}

// CRP-5: a player must remove one of the player's own meeples, if the crop circle affects any.
void remove(Table& table, Script& script, int player, SegmentKind kind) {
    std::vector<Action> ways;
    for (const Figure* const figure : figures_of(table, player, kind))
        add_once(ways, naming(ActionKind::remove, *figure));
    if (ways.empty()) return;  // CRP-6
    send_home(table, figure_named(table, script.choose(DecisionKind::crop_remove, ways, by(player))));
}

// CRP-2: plays one crop circle for all players. Does nothing if the circle affects no figure.
void play_circle(Table& table, Script& script, SegmentKind kind) {
    const bool concerns_anybody = std::any_of(table.figures.begin(), table.figures.end(),
                                              [&](const Figure& figure) { return is_of_circle(table, figure, kind); });
    if (!concerns_anybody) return;
    const Action way = script.choose(DecisionKind::crop, {plain(ActionKind::crop_add), plain(ActionKind::crop_remove)});
    for (int step = 1; step <= table.rules.players; ++step) {
        const int player = (table.player + step) % table.rules.players;
        if (way.kind == ActionKind::crop_add) {
            add(table, script, player, kind);
        } else {
            remove(table, script, player, kind);
        }
    }
}

}  // namespace

void play_crop_circles(Table& table, Script& script) {
    if (!table.settings.crops) return;
    for (const Circle& circle : circles) {
        if (type_of(table, table.drawn).has(circle.mark)) play_circle(table, script, circle.kind);
    }
}

}  // namespace mistbank_reference
