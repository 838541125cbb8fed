// The big top (TOP-1 to TOP-7) and ringmasters (TOP-8). In step 3d the big top moves to a circus tile, and the animal
// under it scores.
#include <algorithm>

#include "rules/hashing.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/placing.hpp"
#include "rules/scoring.hpp"

namespace mistbank {
namespace {

struct AnimalTokens {
    std::uint8_t number;
    std::uint8_t count;
};
// For each animal, the number on its tokens, and how many tokens show the animal: flea, monkey, seal, bear, tiger,
// elephant.
constexpr AnimalTokens animals_of_the_game[] = {{1, 1}, {3, 4}, {4, 5}, {5, 3}, {6, 2}, {7, 1}};
static_assert(1 + 4 + 5 + 3 + 2 + 1 == animal_tokens);

constexpr int points_of_a_ringmaster = 2;  // TOP-8

int animals_with(unsigned number) {
    for (const AnimalTokens& animal : animals_of_the_game) {
        if (animal.number == number) return animal.count;
    }
    return 0;
}

Event event_of_big_top(const Table& table, EventKind kind) {
    Event event = event_of(table, kind);
    event.x = table.board.tiles[table.big_top->at].x;
    event.y = table.board.tiles[table.big_top->at].y;
    return event;
}

void move_to_laid_tile(Table& table) {
    BigTop& big_top = *table.big_top;
    Event from;
    from.from_segment = no_segment;
    if (big_top.at != none32) from = event_of_big_top(table, EventKind::big_top_moved);
    big_top.at = table.state->laid;
    Event event = event_of_big_top(table, EventKind::big_top_moved);
    event.from_segment = from.from_segment;
    event.from_x = from.x;
    event.from_y = from.y;
    emit(table, event);
}

}  // namespace

bool is_under_big_top(const Table& table) {
    return table.big_top->at != none32 && table.big_top->shown_count < animal_tokens;
}

bool awaits_animal(const Table& table) {
    return table.state->awaited == Awaited::animal && has_mark(table, table.state->laid, Mark::circus) &&
           table.big_top->is_ending == 0 && is_under_big_top(table);
}

// TOP-6
bool awaits_last_animal(const Table& table) {
    return table.state->awaited == Awaited::animal && table.big_top->is_ending != 0 && is_under_big_top(table) &&
           is_used_up_for_all(table) && (table.gains == nullptr || table.gains->is_final != 0);
}

bool is_final_scoring_at_big_top(const Table& table) { return table.big_top->is_ending != 0; }

// Step 3d, TOP-3, TOP-4
Progress move_big_top(Table& table) {
    if (!has_mark(table, table.state->laid, Mark::circus)) return Progress::next;
    if (table.state->stage == StageOfBigTop::not_shown && is_under_big_top(table))
        return ask_chance(table, Awaited::animal);
    if (table.state->stage == StageOfBigTop::shown) {
        score_big_top(table);
        table.state->stage = StageOfBigTop::scored;
        return Progress::again;
    }
    move_to_laid_tile(table);
    return Progress::next;
}

const char* refuse_animal(const Table& table, unsigned number) {
    const BigTop& big_top = *table.big_top;
    return number < animal_kinds && big_top.shown[number] < animals_with(number)
               ? nullptr
               : "TOP-4: every animal with this number has left the game";
}

void show_animal(Table& table, unsigned number) {
    BigTop& big_top = *table.big_top;
    ++big_top.shown[number];
    ++big_top.shown_count;
    big_top.animal = static_cast<std::uint8_t>(number);
    table.state->stage = StageOfBigTop::shown;
    Event event = event_of_big_top(table, EventKind::animal_shown);
    event.points = static_cast<int>(number);
    emit(table, event);
}

int animals_unseen(const Table& table, unsigned number) {
    return number < animal_kinds ? animals_with(number) - table.big_top->shown[number] : 0;
}

// TOP-5 to TOP-7: each meeple around the big top, on any kind of segment, scores the number on the shown token.
void score_big_top(Table& table) {
    const Rules& rules = table.setup->rules;
    for (int i = 0; i < rules.colour_count; ++i) {
        const int meeples = count_on_board(table, rules.colours[i], [&](const Figure& figure) {
            return figure.occupies() && lies_around(table, table.big_top->at, table.board.nodes[figure.node].tile);
        });
        if (meeples == 0) continue;
        Event event = event_of_big_top(table, EventKind::big_top_scored);
        event.colour = rules.colours[i];
        event.amount = meeples;
        event.points = meeples * table.big_top->animal;
        emit(table, event);
        pay(table, rules.colours[i], {Source::big_top, event.points});
    }
}

// TOP-1: shuffles the tokens that have not been shown. In Table::order they follow the shown tokens. The first token
// that has not been shown lies under the big top.
void deal_animals(Table& table, Random& random) {
    std::uint16_t* const begin = table.order + table.setup->animals_from() + table.big_top->shown_count;
    std::uint16_t* end = begin;
    for (unsigned number = 0; number < animal_kinds; ++number) {
        end = std::fill_n(end, animals_unseen(table, number), static_cast<std::uint16_t>(number));
    }
    random.shuffle(static_cast<std::uint32_t>(end - begin),
                   [&](std::uint32_t a, std::uint32_t b) { std::swap(begin[a], begin[b]); });
}

bool are_animals(const std::uint16_t* numbers, std::uint32_t count) {
    for (unsigned number = 0; count > 0 && number < animal_kinds; ++number) {
        if (std::count(numbers, numbers + count, number) != animals_with(number)) return false;
    }
    return true;
}

unsigned animal_dealt(const Table& table) {
    return table.order[table.setup->animals_from() + table.big_top->shown_count];
}

// TOP-8: counts the circus tiles and acrobats' tiles among a tile and the eight tiles around it.
int circus_tiles_around(const Table& table, TileIndex middle) {
    const auto counts = [&](TileIndex tile) {
        return has_mark(table, tile, Mark::circus) || has_mark(table, tile, Mark::acrobats);
    };
    int tiles = counts(middle) ? 1 : 0;
    for (int direction = 0; direction < 8; ++direction) {
        const TileIndex tile = table.board.tile_near(table.board.tiles[middle], direction);
        if (tile != none32 && counts(tile)) ++tiles;
    }
    return tiles;
}

int points_for_ringmaster(Table& table, NodeIndex feature, Colour colour) {
    const int index = figure_at(table, colour, FigureKind::ringmaster, FigurePlace::board);
    if (index < 0 || table.board.root(table.figures[index].node) != table.board.root(feature)) return 0;
    const int tiles = circus_tiles_around(table, table.board.nodes[table.figures[index].node].tile);
    if (tiles == 0) return 0;
    Event event = event_about(table, EventKind::ringmaster_scored, table.figures[index]);
    event.amount = tiles;
    event.points = points_of_a_ringmaster * tiles;
    emit(table, event);
    return event.points;
}

void BigTopPart::allocate_in(StateArena& arena, const Setup& setup) {
    if (!setup.rules.plays(Expansion::big_top)) return;
    arena.allocate(big_top, 1);
    arena.allocate(acrobat_tiles, setup.amounts.with(Mark::acrobats));
}

void add_hash_of_big_top(HashRow& row, const Table& table) {
    if (table.big_top == nullptr) return;
    add_tile(row, table, table.big_top->at);
    row.add_all(table.big_top->shown);
}

}  // namespace mistbank
