// Counts situations of hills and flocks, the big top and the Vodyanoy, before an action and in its result.
#include <algorithm>

#include "reference/moment.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

using Kind = EventKind;

// Whether the board has a segment of this kind at the spot.
bool stood(const Table& table, const Spot& spot, SegmentKind there) {
    const Tile* tile = tile_on(table.board, spot.cell);
    return tile != nullptr && spot.segment < static_cast<int>(tile->segments.size()) &&
           kind_of(table.board, spot) == there;
}

void count_hills(const Moment& moment, Counting& count) {
    const bool hill = moment.before.settings.hills && lays(moment, Mark::hill);
    const bool empty = moment.before.piles.front() == 0;
    const auto monastery = [](const Event& event) {
        return event.feature == static_cast<int>(SegmentKind::monastery) && event.points > 9;
    };
    const bool another = moment.any(Kind::flock_scored, [&](const Event& event) {
        return player_of(moment.before, event.colour) != moment.before.player;
    });
    const int wolves = moment.number_of(Kind::token_drawn, [](const Event& event) { return event.count == 0; });
    const int shepherds = moment.number_of(Kind::figure_returned, is<FigureKind::shepherd>);
    const int flocks = moment.number_of(Kind::flock_scored);
    const bool asks = moment.question.kind == DecisionKind::flock || moment.question.kind == DecisionKind::chance;
    count("HIL-2 a tile under a hill", hill && !empty);
    count("HIL-2 a hill and no tile left", hill && empty);
    count("HIL-2 a dragon tile for a volcano's hill", hill && lays(moment, Mark::volcano));
    count("HIL-4 vineyards", moment.any(Kind::feature_scored, monastery));
    count("HIL-5 a wolf at once", moment.does(ActionKind::place) && wolves > 0);
    count("HIL-7 a wolf among several", !moment.does(ActionKind::place) && wolves > 0 && shepherds > 1);
    count("HIL-8 several flocks guided", moment.does(ActionKind::guide) && flocks > 1);
    count("HIL-9 a field closed, of another", another && !asks);
    count("HIL-9 grown, and guided at once", moment.does(ActionKind::grow) && wolves == 0 && flocks > 0);
    count("HIL-9 placed on a closed field", moment.does(ActionKind::place) && shepherds > 0 && flocks > 0);
    count("HIL-9 an abbey closes a field",
          moment.before.laid && moment.before.board.at(*moment.before.laid).abbey && flocks > 0);
    count("PRD-8 a shepherd eaten", moment.any(Kind::figure_eaten, is<FigureKind::shepherd>));
}

bool has_fairy(const Table& table, Cell cell) {
    return std::any_of(table.figures.begin(), table.figures.end(),
                       [&](const Figure& figure) { return figure.fairy && figure.spot.cell == cell; });
}

void count_acrobats(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const Cell cell = {moment.action.x, moment.action.y};
    const bool joins = moment.does(ActionKind::acrobat);
    const bool pyramid = moment.does(ActionKind::pyramid);
    const bool several = moment.number_of(Kind::points_scored) > 1;
    const bool portal = moment.does(ActionKind::portal);
    int own = 0;
    int haunted = 0;
    for (const Figure& figure : table.figures) {
        if (figure.spot.cell != cell || kind_of(table.board, figure.spot) != SegmentKind::acrobats) continue;
        own += player_of(table, figure.colour) == table.player ? 1 : 0;
        haunted += figure.ghosts > 0 ? 1 : 0;
    }
    count("TOP-9 a guard among acrobats", joins && static_cast<FigureKind>(moment.action.count) == FigureKind::guard);
    count("TOP-9 an acrobat on a neighbouring tile", joins && cell != *table.laid);
    count("TOP-9 an acrobat beside a volcano", joins && holds_dragon(table, *table.laid));
    count("TOP-9 an acrobat through a portal",
          portal && stood(table, {cell, moment.action.segment}, SegmentKind::acrobats));
    count("TOP-10 a pyramid of several colours", pyramid && several);
    count("TOP-10 a pyramid of others", pyramid && own == 0);
    count("TOP-10 a haunted pyramid", pyramid && haunted > 0);
    count("PRD-17 a pyramid scored beside the fairy", pyramid && has_fairy(table, cell));
    count("TOP-11 an acrobat scared off", moment.any(Kind::meeple_scared, [&](const Event& event) {
        return stood(table, place_of(event), SegmentKind::acrobats);
    }));
    count("TOP-11 an acrobat taken", moment.any(Kind::figure_captured, [&](const Event& event) {
        return stood(table, place_of(event), SegmentKind::acrobats);
    }));
    count("PRD-17 the fairy for several acrobats", moment.any(Kind::fairy_scored, [&](const Event& event) {
        return event.points == 2 && stood(table, place_of(event), SegmentKind::acrobats);
    }));
    const bool acrobats_eaten = moment.number_of(Kind::figure_eaten, [&](const Event& event) {
        return stood(table, place_of(event), SegmentKind::acrobats);
    }) > 1;
    count("TOP-13 acrobats eaten together", acrobats_eaten);
}

bool is_beside_block(const Table& table) {
    if (!table.big_top) return false;
    const std::vector<Cell> cells = nine(*table.big_top);
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return as_one_tile(table, cell).size() > 1; });
}

void count_big_top(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const bool final = moment.any(Kind::final_scoring);
    const auto on = [&](SegmentKind kind) {
        return moment.any(Kind::ringmaster_scored,
                          [&](const Event& event) { return stood(table, place_of(event), kind); });
    };
    count("TOP-3 the big top comes", moment.any(Kind::big_top_moved) && !table.big_top);
    count("TOP-5 the big top scores for several", moment.number_of(Kind::big_top_scored) > 1);
    count("TOP-5 the big top scores beside the block", moment.any(Kind::big_top_scored) && is_beside_block(table));
    count("TOP-6 the big top at the end", final && moment.any(Kind::animal_shown));
    count("TOP the big top without a token", table.settings.circus && table.big_top && !table.token_under_big_top);
    count("TOP-8 a ringmaster at the end", final && moment.any(Kind::ringmaster_scored));
    count("TOP-8 a ringmaster on a cemetery", on(SegmentKind::cemetery));
    count("TOP-8 a ringmaster on a castle", on(SegmentKind::castle));
    count("TOP-8 a ringmaster in a field with a barn", !final && on(SegmentKind::field));
    count("TOP-8 a ringmaster in a field", on(SegmentKind::field));
    count("TOP-12 acrobats at the end", final && moment.any(Kind::pyramid_scored));
}

void count_lake(const Moment& moment, Counting& count) {
    const Table& table = moment.before;
    const bool lake = table.settings.vodyanoy && lays(moment, Mark::vodyanoy);
    const auto caught_from = [&](SegmentKind kind) {
        return moment.any(Kind::figure_caught,
                          [&](const Event& event) { return stood(table, origin_of(event), kind); });
    };
    const bool from_block = moment.any(Kind::figure_caught, [&](const Event& event) {
        return as_one_tile(table, {event.from_x, event.from_y}).size() > 1;
    });
    const auto in_lake = [&](const Event& event) { return stood(table, place_of(event), SegmentKind::vodyanoy); };
    const bool caught = moment.any(Kind::figure_caught);
    const auto helper = [](const Event& event) {
        return event.figure == FigureKind::builder || event.figure == FigureKind::pig;
    };
    count("VOD-2 caught as the lake is laid", lake && caught);
    count("VOD-2 caught from the block", from_block);
    count("VOD-2 a keeper caught", caught_from(SegmentKind::cemetery));
    count("VOD-2 an acrobat caught", caught_from(SegmentKind::acrobats));
    count("VOD-2 caught from a tower", caught_from(SegmentKind::tower));
    count("VOD-3 caught out of a portal", moment.does(ActionKind::portal) && caught);
    count("VOD-3 a lander caught", (moment.does(ActionKind::land) || moment.does(ActionKind::fly)) && caught);
    count("VOD-3 a wagon caught", moment.does(ActionKind::wagon) && caught);
    count("VOD-4 a haunted one caught",
          moment.any(Kind::figure_caught, [](const Event& event) { return event.count > 0; }));
    count("VOD-4 builder or pig go when meeples are caught", caught && moment.any(Kind::figure_returned, helper));
    count("VOD-6 released", moment.any(Kind::figure_released));
    count("VOD-6 released with ghosts",
          moment.any(Kind::figure_released, [](const Event& event) { return event.count > 0; }));
    count("VOD-7 the lake costs points", moment.any(Kind::lake_scored));
    count("VOD-8 eaten in the lake", moment.any(Kind::figure_eaten, in_lake));
    count("VOD-8 taken from the lake", moment.any(Kind::figure_captured, in_lake));
    count("VOD-8 haunted in the lake", moment.any(Kind::meeple_haunted, in_lake));
    count("VOD-8 scared out of the lake", moment.any(Kind::meeple_scared, in_lake));
    count("PRD-13 the fairy in the lake", moment.any(Kind::fairy_moved, in_lake));
    count("FLY VOD a crash into the lake", moment.any(Kind::flight_crashed, [&](const Event& event) {
        const Tile* tile = tile_on(table.board, {event.x, event.y});
        return tile != nullptr && table.settings.vodyanoy && type_of(table, tile->type).has(Mark::vodyanoy);
    }));
}

// HIL-3: whether colours are tied for the majority, and some but not all of them stand on a hill.
bool any_tie_of_hills(const Table& table) {
    if (!table.settings.hills) return false;
    const std::vector<Region> regions = all_regions(table);
    return std::any_of(regions.begin(), regions.end(), [&](const Region& region) {
        const int most = *std::max_element(region.strength.begin(), region.strength.end());
        const auto tied = std::count(region.strength.begin(), region.strength.end(), most);
        return most > 0 && tied > static_cast<long>(majority(table, region).size());
    });
}

}  // namespace

void count_situations_of_hills_and_lakes(const Reference& before, const Reference& after, const Game& game,
                                         std::size_t first, Situations& situations) {
    Counting count(situations);
    const Action action = game.action(game.action_count() - 1);
    const Turn events(game.events() + first, game.events() + game.event_count());
    const Moment moment = {before.table(), before.question(), action, events};
    count_hills(moment, count);
    count_acrobats(moment, count);
    count_big_top(moment, count);
    count_lake(moment, count);
    count("HIL-3 hills decide a tie in the end", after.is_over() && any_tie_of_hills(after.table()));
}

}  // namespace mistbank_reference
