#include "reference/figures.hpp"

#include <algorithm>
#include <tuple>

#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// COO-5: whether all sides of the tile that the road reaches are misty.
bool is_covered(const Tile& tile, const Segment& road) {
    return std::all_of(all_sides.begin(), all_sides.end(),
                       [&](Side side) { return !reaches(road, side) || misty(tile, side); });
}

// Whether meeples of the cooperative game may stand on the segment (COO-4, COO-5).
bool team_may_stand(const Table& table, const Spot& spot) {
    const Segment& segment = printed(table.board, spot);
    switch (segment.kind) {
        case SegmentKind::road:
            return table.rules.edition != Edition::of_2022 || !is_covered(table.board.at(spot.cell), segment);
        case SegmentKind::city: return true;
        case SegmentKind::castle: return table.settings.castles;
        case SegmentKind::field:
        case SegmentKind::mist:
        case SegmentKind::monastery:
        case SegmentKind::cemetery:
        case SegmentKind::garden:
        case SegmentKind::river:
        case SegmentKind::tower:
        case SegmentKind::acrobats:
        case SegmentKind::vodyanoy: return false;
    }
    return false;
}

// Whether normal meeples may stand on the segment. The same rule holds for guards and large meeples (BAS-1, GCC-7,
// GCC-10, GCC-11, INN-5).
bool rival_may_stand(const Table& table, const Spot& spot) {
    switch (kind_of(table.board, spot)) {
        case SegmentKind::road:
        case SegmentKind::city:
        case SegmentKind::monastery: return true;
        case SegmentKind::field: return table.settings.farmers && !has_barn(table, region_at(table, spot));  // ABM-21
        case SegmentKind::castle: return table.settings.castles;
        case SegmentKind::cemetery: return table.settings.cemeteries == Cemeteries::kept;
        case SegmentKind::garden:
        case SegmentKind::mist:
        case SegmentKind::river:
        case SegmentKind::tower:
        case SegmentKind::acrobats:
        case SegmentKind::vodyanoy: return false;
    }
    return false;
}

bool may_stand(const Table& table, Colour colour, FigureKind kind, const Spot& spot) {
    if (is_meeple(kind)) return suits(table, kind, spot) && is_free(table, spot);
    if (kind == FigureKind::builder) return builder_may_stand(table, colour, spot);
    if (kind == FigureKind::shepherd) return shepherd_may_stand(table, spot);
    return pig_may_stand(table, colour, spot);
}

// Lists the figures that can be placed on the laid tile.
std::vector<Action> ways_to_place(const Table& table) {
    std::vector<Action> ways;
    if (holds_dragon(table, *table.laid) || holds_vodyanoy(table, *table.laid)) return ways;  // PRD-5, VOD-1
    std::vector<FigureKind> kinds = {meeple_kinds.begin(), meeple_kinds.end()};
    kinds.push_back(FigureKind::builder);
    kinds.push_back(FigureKind::pig);
    kinds.push_back(FigureKind::shepherd);
    for (const Spot& spot : spots_on(table.board, {*table.laid})) {
        for (const Colour colour : colours_of(table, table.player)) {
            for (const FigureKind kind : kinds) {
                if (in_supply(table, colour, kind) == 0 || !may_stand(table, colour, kind, spot)) continue;
                Action way = with_colour(ActionKind::place, colour, spot.segment);
                way.count = static_cast<std::uint8_t>(kind);
                ways.push_back(way);
            }
        }
    }
    return ways;
}

void place(Table& table, Script& script, const Action& action) {
    Figure figure;
    figure.colour = static_cast<Colour>(action.colour);
    figure.kind = static_cast<FigureKind>(action.count);
    figure.spot = {*table.laid, action.segment};
    figure.is_new = true;
    --in_supply(table, figure.colour, figure.kind);
    table.figures.push_back(figure);
    if (figure.kind == FigureKind::shepherd) draw_first_token(table, script);
}

// MEET-8: sends a colour's builder and pig back to the supply when the colour's last meeple leaves the feature.
void send_helpers_home(Table& table, Colour colour, const Spot& left) {
    const Region region = region_at(table, left);
    if (region.meeples.at(static_cast<std::size_t>(colour)) > 0) return;
    for (std::size_t i = table.figures.size(); i > 0; --i) {
        const Figure& figure = table.figures[i - 1];
        const bool helps = figure.kind == FigureKind::builder || figure.kind == FigureKind::pig;
        if (helps && figure.colour == colour && region.has(figure.spot)) send_home(table, i - 1);
    }
}

void add_all(std::vector<Action>& ways, const std::vector<Action>& more) {
    ways.insert(ways.end(), more.begin(), more.end());
}

// MEET-7: lists the actions of step 2b.
std::vector<Action> ways_to_act(const Table& table) {
    std::vector<Action> ways = ways_to_place(table);
    if (abbot_to_recall(table)) ways.push_back(plain(ActionKind::recall));
    if (table.settings.dragon) {
        add_all(ways, ways_through_portal(table));
        add_all(ways, ways_to_move_fairy(table));
        add_all(ways, ways_to_use_princess(table));
    }
    if (table.settings.towers) {
        add_all(ways, ways_to_build_towers(table));
        add_all(ways, ways_to_climb_towers(table));
        add_all(ways, ways_to_ransom(table));
    }
    if (table.settings.abbeys) add_all(ways, ways_to_place_barn(table));
    if (table.settings.machines) add_all(ways, ways_to_fly(table));
    if (table.settings.circus) {
        add_all(ways, ways_to_join_acrobats(table));
        add_all(ways, ways_to_score_pyramids(table));
    }
    if (table.settings.vodyanoy) add_all(ways, ways_to_release(table));
    add_all(ways, ways_to_take_back(table));
    ways.push_back(plain(ActionKind::pass));
    return ways;
}

void carry_out(Table& table, Script& script, const Action& action) {
    switch (action.kind) {
        case ActionKind::place: return place(table, script, action);
        case ActionKind::recall: return recall_abbot(table, script);
        case ActionKind::portal: return stand(table, static_cast<FigureKind>(action.count), spot_of(action));
        case ActionKind::fairy: return move_fairy(table, action);
        case ActionKind::princess: return send_home(table, figure_named(table, action));  // PRD-20
        case ActionKind::floor: return build_tower(table, script, cell_of(action));
        case ActionKind::tower: return climb_tower(table, action);
        case ActionKind::ransom: return pay_ransom(table, script, action);
        case ActionKind::barn: return place_barn(table, cell_of(action));
        case ActionKind::acrobat: return join_acrobats(table, action);
        case ActionKind::pyramid: return score_pyramid(table, script, cell_of(action));
        case ActionKind::release: return release(table, action);
        case ActionKind::festival: return take_back(table, action);
        case ActionKind::fly: return fly(table, script, static_cast<FigureKind>(action.count));
        default: return;
    }
}

}  // namespace

bool is_meeple(FigureKind kind) {
    return std::find(meeple_kinds.begin(), meeple_kinds.end(), kind) != meeple_kinds.end();
}

int strength_of(FigureKind kind, int coats) {
    if (kind == FigureKind::mayor) return coats;
    return kind == FigureKind::large ? 2 : 1;
}

bool goes_before(const Figure& a, const Figure& b) {
    return std::tie(a.spot, a.colour, a.kind, a.ghosts) < std::tie(b.spot, b.colour, b.kind, b.ghosts);
}

bool is_hauntable(const Table& table, const Figure& figure) {
    if (!is_meeple(figure.kind) || figure.kind == FigureKind::guard) return false;
    return kind_of(table.board, figure.spot) != SegmentKind::cemetery;
}

bool suits(const Table& table, FigureKind kind, const Spot& spot) {
    if (table.settings.cooperative) return team_may_stand(table, spot);
    const SegmentKind there = kind_of(table.board, spot);
    if (kind == FigureKind::abbot) return abbot_may_stand(table, spot);
    if (kind == FigureKind::mayor) return there == SegmentKind::city;            // ABM-10
    if (kind == FigureKind::wagon && there == SegmentKind::field) return false;  // ABM-12
    return rival_may_stand(table, spot);
}

bool is_free(const Table& table, const Spot& spot) { return !is_occupied(region_at(table, spot)); }

std::vector<FigureKind> meeples_in_supply(const Table& table) {
    std::vector<FigureKind> kinds;
    for (const FigureKind kind : meeple_kinds) {
        if (in_supply(table, colour_of(table, table.player), kind) > 0) kinds.push_back(kind);
    }
    return kinds;
}

std::vector<Spot> spots_on(const Board& board, const std::vector<Cell>& cells) {
    std::vector<Spot> spots;
    for (const Cell cell : cells) {
        const int segments = static_cast<int>(board.at(cell).segments.size());
        for (int segment = 0; segment < segments; ++segment) spots.push_back({cell, segment});
    }
    return spots;
}

// MEET-7, TWR-12: in each part of a turn, a player may take one of the actions of ways_to_act(), and pay a ransom.
void act(Table& table, Script& script) {
    for (;;) {
        const Action action = script.choose(DecisionKind::place_meeple, ways_to_act(table));
        carry_out(table, script, action);
        if (action.kind != ActionKind::ransom) return;
    }
}

void stand(Table& table, FigureKind kind, const Spot& spot) {
    Figure figure;
    figure.colour = colour_of(table, table.player);
    figure.kind = kind;
    figure.spot = spot;
    figure.is_new = true;
    --in_supply(table, figure.colour, kind);
    table.figures.push_back(figure);
}

Figure take_off(Table& table, std::size_t index) {
    Figure gone = table.figures.at(index);
    gone.fairy = false;
    table.figures.erase(table.figures.begin() + static_cast<std::ptrdiff_t>(index));
    if (is_meeple(gone.kind)) send_helpers_home(table, gone.colour, gone.spot);
    return gone;
}

void go_home(Table& table, const Figure& figure) {
    ++in_supply(table, figure.colour, figure.kind);
    table.ghost_supply += figure.ghosts;
    for (const int token : figure.sheep) ++table.bag.at(token);
}

void send_home(Table& table, std::size_t index) { go_home(table, take_off(table, index)); }

void send_all_home(Table& table, const Region& region) {
    for (;;) {
        const std::vector<std::size_t> staying = standing_on(table, region);
        if (staying.empty()) return;
        send_home(table, staying.front());
    }
}

}  // namespace mistbank_reference
