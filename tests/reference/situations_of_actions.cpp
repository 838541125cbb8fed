// Counts situations before an action, based on the reference's table.
#include <algorithm>

#include "reference/moment.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

bool is_at_start(const Table& table, Cell cell) { return as_one_tile(table, cell).size() > 1; }

bool stands_on(const Table& table, const Spot& spot, SegmentKind kind) { return kind_of(table.board, spot) == kind; }

bool names_figure(const Action& action) {
    switch (action.kind) {
        case ActionKind::haunt:
        case ActionKind::take:
        case ActionKind::fairy:
        case ActionKind::princess: return true;
        default: return false;
    }
}

// MEET-22: whether two options name figures that differ only in these bits of Action::count, for example only in their
// ghosts.
bool told_apart_by(const Question& question, std::uint8_t bits) {
    for (const Action& first : question.options) {
        if (!names_figure(first)) continue;
        for (Action second : question.options) {
            const bool differ =
                ((first.count ^ second.count) & bits) != 0 && ((first.count ^ second.count) & ~bits) == 0;
            second.count = first.count;
            if (differ && first == second) return true;
        }
    }
    return false;
}

void count_naming(const Question& question, Counting& count) {
    count("MEET-22 told apart by their ghosts", told_apart_by(question, 3 << 4));
    count("MEET-22 told apart by the fairy", told_apart_by(question, 64));
}

void count_haunting(const Table& table, const Action& action, Counting& count) {
    const bool third = ghosts_in(action.count) == 2;
    const bool on_top = stands_on(table, spot_of(action), SegmentKind::tower);
    count("PRD-19 a third ghost beside the fairy", third && fairy_in(action.count));
    count("MEET-9 a ghost on top of a tower", on_top);
    count("MEET-11 scared off a tower", on_top && third);
    count("MEET-9 a mayor haunted", kind_in(action.count) == FigureKind::mayor);
    count("MEET-9 a wagon haunted", kind_in(action.count) == FigureKind::wagon);
    count("MEET-11 a wagon scared", kind_in(action.count) == FigureKind::wagon && third);
    count("ABM-8 an abbey limits the mist", table.board.at(*table.laid).abbey);
}

// TRB-3: whether all meeples of the colour in this feature are wagons.
bool relies_on_wagon(const Table& table, const Spot& spot, Colour colour) {
    const Region region = region_at(table, spot);
    const std::vector<std::size_t> there = standing_on(table, region);
    return std::all_of(there.begin(), there.end(), [&](std::size_t i) {
        const Figure& figure = table.figures[i];
        return figure.colour != colour || figure.kind == FigureKind::wagon;
    });
}

void count_placing(const Table& table, const Action& action, Counting& count) {
    const Spot spot = {*table.laid, action.segment};
    const auto kind = static_cast<FigureKind>(action.count);
    const bool builder = kind == FigureKind::builder;
    count("ABM-6 somebody on an abbey", table.board.at(*table.laid).abbey);
    count("ABT ABM an abbot on an abbey", table.board.at(*table.laid).abbey && kind == FigureKind::abbot);
    count("TRB ABM a builder beside a wagon alone",
          builder && relies_on_wagon(table, spot, static_cast<Colour>(action.colour)));
    count("TRB-8 a pig", kind == FigureKind::pig);
}

void count_portal(const Table& table, const Action& action, Counting& count) {
    const SegmentKind there = kind_of(table.board, spot_of(action));
    count("PRD-22 through a portal to the block", is_at_start(table, cell_of(action)));
    count("PRD-22 through a portal to a field", there == SegmentKind::field);
    count("PRD-22 through a portal to a cemetery", there == SegmentKind::cemetery);
    count("ABT PRD through a portal to a garden", there == SegmentKind::garden);
    count("PRD ABM through a portal to an abbey", table.board.at(cell_of(action)).abbey);
}

void count_fairy(const Table& table, const Action& action, Counting& count) {
    count("PRD-19 the fairy beside a haunted meeple", ghosts_in(action.count) > 0);
    count("PRD-13 the fairy on top of a tower", stands_on(table, spot_of(action), SegmentKind::tower));
    count("PRD-13 the fairy beside a keeper", stands_on(table, spot_of(action), SegmentKind::cemetery));
    count("PRD-13 the fairy beside a completed feature", region_at(table, spot_of(action)).complete);
}

void count_princess(const Table& table, const Action& action, Counting& count) {
    const Region city = region_at(table, spot_of(action));
    const bool last = city.meeples.at(action.colour) == 1;
    const std::vector<std::size_t> there = standing_on(table, city);
    const bool builder = std::any_of(there.begin(), there.end(), [&](std::size_t i) {
        const Figure& figure = table.figures[i];
        return figure.kind == FigureKind::builder && figure.colour == static_cast<Colour>(action.colour);
    });
    count("PRD-20 a haunted knight sent home", ghosts_in(action.count) > 0);
    count("PRD-20 a guard sent home", kind_in(action.count) == FigureKind::guard);
    count("PRD-20 the fairy's knight sent home", fairy_in(action.count));
    count("PRD-20 a knight of a completed city sent home", city.complete);
    count("TRB PRD a builder goes with the knight", last && builder);
    count("PRD ABM a wagon sent home", kind_in(action.count) == FigureKind::wagon);
}

void count_taking(const Table& table, const Action& action, Counting& count) {
    const Spot spot = spot_of(action);
    const Region region = region_at(table, spot);
    const auto colour = static_cast<Colour>(action.colour);
    count("TWR-8 one's own taken", player_of(table, colour) == table.player);
    count("TWR-7 taken from the block", is_at_start(table, spot.cell));
    count("TWR-8 a haunted one taken", ghosts_in(action.count) > 0);
    count("TWR-8 the fairy's one taken", fairy_in(action.count));
    count("TWR-10 taken from a tower", region.kind == SegmentKind::tower);
    count("TWR-6 a farmer taken", region.kind == SegmentKind::field);
    count("TWR-6 a keeper taken", region.kind == SegmentKind::cemetery);
    count("TWR-11 taken before it scores", region.complete);
    count("TWR-8 an abbot taken", kind_in(action.count) == FigureKind::abbot);
    count("TWR ABM a mayor or wagon taken",
          kind_in(action.count) == FigureKind::mayor || kind_in(action.count) == FigureKind::wagon);
}

bool borders_fairy(const Table& table, Cell cell) {
    if (!table.fairy) return false;
    const std::vector<Cell> hers = as_one_tile(table, *table.fairy);
    for (const Cell part : as_one_tile(table, cell)) {
        for (const Side side : all_sides) {
            if (std::find(hers.begin(), hers.end(), beyond(part, side)) != hers.end()) return true;
        }
    }
    return false;
}

void count_dragon(const Table& table, const Action& action, Counting& count) {
    const std::vector<Cell> cells = as_one_tile(table, cell_of(action));
    bool barn = false, builder = false, pig = false, keeper = false, on_top = false, haunted = false;
    for (const Figure& figure : table.figures) {
        if (std::find(cells.begin(), cells.end(), figure.spot.cell) == cells.end()) continue;
        barn = barn || figure.kind == FigureKind::barn;
        builder = builder || figure.kind == FigureKind::builder;
        pig = pig || figure.kind == FigureKind::pig;
        keeper = keeper || stands_on(table, figure.spot, SegmentKind::cemetery);
        on_top = on_top || stands_on(table, figure.spot, SegmentKind::tower);
        haunted = haunted || figure.ghosts > 0;
    }
    count("PRD-11 the dragon into the block", cells.size() > 1);
    count("PRD-11 the dragon out of the block", is_at_start(table, *table.dragon));
    count("PRD-7 the fairy bars a tile", borders_fairy(table, *table.dragon));
    count("PRD-8 a barn stays", barn);
    count("PRD-8 a builder eaten", builder);
    count("PRD-8 a pig eaten", pig);
    count("PRD-8 a keeper eaten", keeper);
    count("PRD-8 a meeple on a tower eaten", on_top);
    count("PRD-8 a haunted meeple eaten", haunted);
    count("PRD ABM the dragon into an abbey", table.board.at(cell_of(action)).abbey);
}

void count_abbey(const Table& table, bool laid, Counting& count) {
    const bool second = table.part > 1 && !table.is_message_part;
    const bool alone = second && pile_is_used_up(table);
    count("ABM-9 an abbey in the last round", laid && table.last_round);
    count("ABM-9 no abbey in the last round", !laid && table.last_round);
    count("TRB-6 an abbey in the second part", laid && second);
    count("TRB-6 a second part for the abbey alone", laid && alone);
    count("TRB-6 no second part for the abbey alone", !laid && alone);
}

void count_wagon(const Table& table, int player, const Action& action, Counting& count) {
    count("ABM-13 several wagons", table.wagons.size() > 1);
    for (const Figure& wagon : table.wagons) {
        if (player_of(table, wagon.colour) != player) continue;
        const Cell from = wagon.spot.cell;
        const Cell to = cell_of(action);
        count("ABM-15 a wagon moves with its ghosts", wagon.ghosts > 0);
        count("MEET-15 a keeper's wagon moves on", stands_on(table, wagon.spot, SegmentKind::cemetery));
        count("ABM-14 a wagon from the block", is_at_start(table, from));
        count("ABM-14 a wagon to the block", is_at_start(table, to) && !is_at_start(table, from));
        count("ABM-14 a wagon moves within its tile", from == to);
    }
    const Spot spot = spot_of(action);
    count("ABM-13 a wagon to an abbey", table.board.at(spot.cell).abbey);
    count("ABM-13 a wagon to a castle", stands_on(table, spot, SegmentKind::castle));
    count("ABM-13 a wagon to a cemetery", stands_on(table, spot, SegmentKind::cemetery));
}

void count_landing(const Table& table, const Spot& spot, Counting& count) {
    const Region region = region_at(table, spot);
    const bool shared = standing_on(table, region).size() > 1;
    count("FLY-2 landing among others", shared);
    count("FLY-5 landing on the block", is_at_start(table, spot.cell));
    count("FLY-6 landing on an occupied monastery", shared && region.kind == SegmentKind::monastery);
    count("FLY-6 landing on an occupied garden", shared && region.kind == SegmentKind::garden);
    count("FLY-6 landing on an occupied castle", shared && region.kind == SegmentKind::castle);
    count("FLY-6 landing on an occupied cemetery", shared && region.kind == SegmentKind::cemetery);
    count("ABM FLY landing on an occupied abbey", shared && table.board.at(spot.cell).abbey);
}

bool is_of_flight(ActionKind kind) {
    return kind == ActionKind::fly || kind == ActionKind::roll || kind == ActionKind::land;
}

void count_barn(const Table& table, const Action& action, Counting& count) {
    const int segment = *field_at_corner(table.board.at(cell_of(action)), Side::west);
    const Region field = region_at(table, {cell_of(action), segment});
    count("ABM-19 a barn among farmers", is_occupied(field));
    count("ABM-17 a barn without farmers", !is_occupied(field));
    count("ABM-24 a barn without farmers in the game", !table.settings.farmers);
    count("PRD-5 a barn on the dragon's tile", holds_dragon(table, *table.laid));
}

}  // namespace

void count_situations_of_action(const Reference& reference, const Action& action, Situations& situations) {
    Counting count(situations);
    const Table& table = reference.table();
    const Question& question = reference.question();
    count_naming(question, count);
    switch (action.kind) {
        case ActionKind::haunt: return count_haunting(table, action, count);
        case ActionKind::place: return count_placing(table, action, count);
        case ActionKind::portal: return count_portal(table, action, count);
        case ActionKind::fairy: return count_fairy(table, action, count);
        case ActionKind::princess: return count_princess(table, action, count);
        case ActionKind::floor: return count("PRD-5 a floor in a volcano's turn", holds_dragon(table, *table.laid));
        case ActionKind::tower: return count("TWR-10 a meeple on top", true);
        case ActionKind::take: return count_taking(table, action, count);
        case ActionKind::dragon: return count_dragon(table, action, count);
        case ActionKind::abbey: return count_abbey(table, true, count);
        case ActionKind::no_abbey: return count_abbey(table, false, count);
        case ActionKind::wagon: return count_wagon(table, question.about.player, action, count);
        case ActionKind::barn: return count_barn(table, action, count);
        default: return;
    }
}

void count_landings(const Reference& reference, const Game& game, std::size_t first, Situations& situations) {
    Counting count(situations);
    if (!is_of_flight(game.action(game.action_count() - 1).kind)) return;
    for (std::size_t i = first; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        if (event.kind == EventKind::figure_placed)
            count_landing(reference.table(), {{event.x, event.y}, event.segment}, count);
    }
}

}  // namespace mistbank_reference
