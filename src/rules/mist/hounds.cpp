// Step 3b: hounds (HND). A hound scores with its meeple. When all totals have reached the hound's number of points, it
// arrives, pacifies tiles and opens a pile.
#include "rules/figures.hpp"
#include "rules/mist/mist.hpp"
#include "rules/piles.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

constexpr std::uint8_t tiles_a_hound_pacifies = 2;  // HND-3

Event hound_event(const Table& table, EventKind kind, int hound) {
    Event event = event_of(table, kind);
    event.count = static_cast<std::uint8_t>(hound + 1);
    event.colour = table.state->hounds[hound].colour;
    return event;
}

// HND-1: returns the first hound that arrives now; -1 if there is none.
int next_to_arrive(const Table& table) {
    for (int hound = 0; hound < hound_count; ++hound) {
        const bool waits = table.state->hounds[hound].place == HoundPlace::track;
        if (waits && everyone_reached(table, table.settings().hounds[hound])) return hound;
    }
    return -1;
}

// --- choosing the hound's meeple (HND-2) ---

void list_hosts(const Table& table, ActionList& list) { list_all_meeples(table, ActionKind::hound, list); }

const char* refuse_host(const Table& table, Action action) {
    return meeple_named(table, action) < 0 ? "HND-2: there is no unburied meeple" : nullptr;
}

void resolve_host(Table& table, Action action) {
    Scoring& scoring = table.state->scoring;
    Hound& hound = table.state->hounds[scoring.hound];
    const int figure = meeple_named(table, action);
    hound.place = HoundPlace::meeple;
    hound.figure = static_cast<std::uint8_t>(figure);
    hound.colour = table.figures[figure].colour;
    Event event = event_at(table, EventKind::hound_arrived, table.board.nodes[table.figures[figure].node]);
    event.count = static_cast<std::uint8_t>(scoring.hound + 1);
    event.colour = hound.colour;
    emit(table, event);
    scoring.searches_left = tiles_a_hound_pacifies;
    scoring.searched = none32;
    scoring.part = ScoringPart::hound_pacifies;
}

// HND-4
void lose_hound(Table& table, int hound) {
    table.state->hounds[hound].place = HoundPlace::gone;
    emit(table, hound_event(table, EventKind::hound_lost, hound));
    table.state->scoring.part = ScoringPart::open_pile;
}

// --- choosing the tile that the hound pacifies (HND-3) ---

const PlacedTile& tile_of_arriving_hound(const Table& table) {
    const Hound& hound = table.state->hounds[table.state->scoring.hound];
    return table.board.tiles[table.board.nodes[table.figures[hound.figure].node].tile];
}

void list_near_ghosts(const Table& table, ActionList& list) {
    const PlacedTile& home = tile_of_arriving_hound(table);
    for (int y = home.y - 1; y <= home.y + 1; ++y) {
        for (int x = home.x - 1; x <= home.x + 1; ++x) {
            const TileIndex tile = table.board.tile_at(x, y);
            if (tile != none32 && tile != table.state->scoring.searched) list_pacifying(table, tile, list);
        }
    }
    Action pass;
    pass.kind = ActionKind::pass;
    list.add(pass);
}

const char* refuse_near_ghosts(const Table& table, Action action) {
    if (action.kind == ActionKind::pass) return nullptr;
    const PlacedTile& home = tile_of_arriving_hound(table);
    const int dx = action.x - home.x;
    const int dy = action.y - home.y;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1) return "HND-3: the tile must be the hound's tile or adjacent to it";
    const TileIndex tile = tile_named(table, action);
    if (tile != none32 && tile == table.state->scoring.searched) return "HND-3: the two tiles must be different";
    return refuse_pacifying(table, tile, action);
}

void resolve_near_ghosts(Table& table, Action action) {
    Scoring& scoring = table.state->scoring;
    if (action.kind == ActionKind::pass) {
        scoring.searches_left = 0;
        return;
    }
    --scoring.searches_left;
    scoring.searched = tile_named(table, action);
    take_ghosts_off_tile(table, scoring.searched, action.count);
}

// HND-1
Progress let_next_arrive(Table& table) {
    Scoring& scoring = table.state->scoring;
    const int hound = next_to_arrive(table);
    if (hound < 0) {
        scoring.part = ScoringPart::next_feature;
        return Progress::again;
    }
    scoring.hound = static_cast<std::uint8_t>(hound);
    if (any_meeple_on_board(table)) return ask(table, DecisionKind::place_hound);
    lose_hound(table, hound);
    return Progress::again;
}

Progress let_it_pacify(Table& table) {
    if (table.state->scoring.searches_left > 0) return ask(table, DecisionKind::hound_pacifies);
    table.state->scoring.part = ScoringPart::open_pile;
    return Progress::again;
}

// LVL-3
Progress let_it_open_the_pile(Table& table) {
    open_next_pile(table);
    table.state->scoring.part = ScoringPart::hounds_arrive;
    return Progress::again;
}

}  // namespace

void hounds_return_with(Table& table, int figure) {
    for (Hound& hound : table.state->hounds) {
        if (hound.place == HoundPlace::meeple && hound.figure == figure) hound.place = HoundPlace::returning;
    }
}

// CEM-7
void hounds_are_buried_with(Table& table, int figure) {
    for (int index = 0; index < hound_count; ++index) {
        Hound& hound = table.state->hounds[index];
        if (hound.place != HoundPlace::meeple || hound.figure != figure) continue;
        hound.place = HoundPlace::gone;
        emit(table, hound_event(table, EventKind::hound_buried, index));
    }
}

// HND-5, SIX-5
Progress score_hounds(Table& table) {
    Scoring& scoring = table.state->scoring;
    for (int index = 0; index < hound_count; ++index) {
        Hound& hound = table.state->hounds[index];
        if (hound.place != HoundPlace::returning) continue;
        hound.place = HoundPlace::gone;
        Event event = hound_event(table, EventKind::hound_scored, index);
        event.points = table.ghosts_on_board();
        emit(table, event);
        award(table, hound.colour, {Source::hounds, event.points});
        scoring.part = ScoringPart::assign_points;
        scoring.after_assigning = ScoringPart::hounds_score;
        return Progress::again;
    }
    scoring.part = ScoringPart::hounds_arrive;
    return Progress::again;
}

Progress bring_hounds(Table& table) {
    switch (table.state->scoring.part) {
        case ScoringPart::hound_pacifies: return let_it_pacify(table);
        case ScoringPart::open_pile: return let_it_open_the_pile(table);
        default: return let_next_arrive(table);
    }
}

bool is_hound_arriving(const Table& table) {
    const Scoring& scoring = table.state->scoring;
    return table.settings().team && scoring.part == ScoringPart::hounds_arrive &&
           next_to_arrive(table) == scoring.hound && any_meeple_on_board(table);
}

bool can_hound_pacify(const Table& table) {
    const Scoring& scoring = table.state->scoring;
    const Hound& hound = table.state->hounds[scoring.hound];
    if (!table.settings().team || scoring.part != ScoringPart::hound_pacifies) return false;
    if (hound.place != HoundPlace::meeple || !is_on_board(table, hound.figure)) return false;
    if (scoring.searches_left == tiles_a_hound_pacifies) return scoring.searched == none32;  // HND-3
    return scoring.searches_left == 1 && scoring.searched < table.board.counts->tiles;
}

static void describe_place_hound(const Table& table, DecisionDetails& details) {
    details.segment = table.state->scoring.node;
    details.number = table.state->scoring.hound + 1;
}
const DecisionRules place_hound_rules = {list_hosts, refuse_host, resolve_host, nullptr, nullptr, describe_place_hound};
static void describe_hound_pacifies(const Table& table, DecisionDetails& details) {
    const State& state = *table.state;
    details.segment = table.figures[state.hounds[state.scoring.hound].figure].node;
    details.number = state.scoring.hound + 1;
}
const DecisionRules hound_pacifies_rules = {list_near_ghosts, refuse_near_ghosts,     resolve_near_ghosts, nullptr,
                                            nullptr,          describe_hound_pacifies};

}  // namespace mistbank
