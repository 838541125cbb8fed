// What a position has beside what lies and stands on the board: its words, each written once here, for reading and for
// writing. What has the value that it has on a table on which nothing has happened is not written.
#pragma once

#include "rules/chapters.hpp"

namespace mistbank {

/// Calls a function of `words` for each word of the state: its name, where it is kept, and how large it may be.
///   number(name, kept, most)               a number, or a flag where most is 1
///   name(name, kept, count, name_of)       one of so many names
///   colour(name, kept)                     a colour; none: nobody
///   type(name, kept)                       a tile's type
///   tile(name, kept)                       a cell with a face-up tile
///   tiles(name, kept, count, most)         so many of them
///   segment(name, kept), segments(...)     likewise a segment
///   figure(name, kept, first)              a figure: its index + first; where first is 1, 0 is none
///   row(name, kept, count, most)           so many numbers
///   counted_row(name, kept, count, most_of_them, most)  likewise, and how many there are
///   of_colours(name, kept, most)           a number for each colour
///   row_of_colours(name, kept, most)       a row of numbers for each colour
///   is_under_way()                         whether what steps of the turn remember is wanted
template <class Words>
void each_word(const Table& table, Words& words);

namespace position {

inline constexpr long most_points = 100000000;  // so that sums of them stay numbers of 32 bits
inline constexpr long most_count = 1000000000;
inline constexpr const char* outcomes[] = {"open", "won", "lost", "finished"};
inline constexpr const char* reasons[] = {"none", "ghosts", "tiles", "pile"};
inline constexpr const char* awaited[] = {"nothing", "die", "token", "animal", "hidden", "message"};
inline constexpr const char* counters[] = {"not_chosen", "marker", "courier"};
inline constexpr const char* scoring_parts[] = {"next_feature", "points_or_ghosts", "assign_points",  "return_meeples",
                                                "hounds_score", "hounds_arrive",    "hound_pacifies", "open_pile"};
inline constexpr const char* gains_parts[] = {"nothing", "moving", "robbing"};
inline constexpr const char* bag_uses[] = {"goes_on", "nothing_unseen_fits", "nothing_in_it_fits"};

/// The name of a number in one of these lists.
template <std::size_t count>
struct Names {
    const char* const (&of)[count];
    const char* operator()(int number) const { return of[number]; }
};
template <std::size_t count>
Names(const char* const (&)[count]) -> Names<count>;

// --- the turn ---

template <class Words>
void each_word_of_turn(const Table& table, Words& words) {
    State& state = *table.state;
    words.number("turn", state.turn, most_count);
    words.number("part", state.part, 8);
    words.number("player", state.player, table.setup->rules.players - 1);
    words.name("decision", state.decision, decision_kinds,
               [](int kind) { return name_of(static_cast<DecisionKind>(kind)); });
    words.name("step", state.step, steps_of_turn, name_of_step);
    words.number("stage", state.stage, 255);
    words.name("outcome", state.outcome, 4, Names{outcomes});
    words.name("reason", state.loss_reason, 4, Names{reasons});
    words.number("winners", state.winners, (1 << max_colours) - 1);
    words.number("active_pile", state.active_pile, max_piles - 1);
    words.type("drawn", state.drawn);
    words.tile("laid", state.laid);
    words.name("awaits", state.awaited, 6, Names{awaited});
    if (!words.is_under_way()) return;
    words.number("free_ground", state.free_ground, 0xFFFF);
    words.segment("closing", state.closing);
}

// --- 3a: a scoring ---

template <class Words>
void each_word_of_scoring(const Table& table, Words& words) {
    Scoring& scoring = table.state->scoring;
    words.name("scoring", scoring.part, 8, Names{scoring_parts});
    words.segment("scored", scoring.node);
    words.number("hound_arrives", scoring.hound, hound_count - 1);
    words.number("searches_left", scoring.searches_left, 255);
    words.tile("searched", scoring.searched);
    words.name("after_assigning", scoring.after_assigning, 8, Names{scoring_parts});
    words.of_colours("unassigned", scoring.unassigned, most_points);
}

template <class Words>
void each_word_of_gains(Gains& gains, Words& words) {
    words.name("applying", gains.part, 3, Names{gains_parts});
    words.number("is_final", gains.is_final, 1);
    words.number("is_due", gains.is_due, (1 << max_colours) - 1);
    words.number("are_movements", gains.are_movements, (1 << max_colours) - 1);
    words.of_colours("due", gains.due, most_points);
    words.of_colours("gained", gains.gained, most_points);
    words.of_colours("ghosts_paid", gains.ghosts, 255);
    words.of_colours("gained_from", gains.gained_from, 255);
    words.row_of_colours("marker_left", gains.has_left, 0, 255);
    words.row_of_colours("courier_left", gains.has_left, 1, 255);
}

// --- expansions, in the order of their numbers ---

template <class Words>
void each_word_of(Traders& traders, Words& words) {
    words.row_of_colours("goods", traders.goods, most_count);
    words.number("builder_has_grown", traders.builder_has_grown, 1);
}

template <class Words>
void each_word_of(Dragon& dragon, Words& words) {
    words.tile("dragon", dragon.at);
    words.tile("fairy", dragon.fairy_at);
    words.figure("fairy_with", dragon.fairy_with, 1);
    words.tiles("visited", dragon.visited, dragon.visited_count, 7);
    words.number("others_since", dragon.others_since, most_count);
    words.number("dragons_since", dragon.dragons_since, most_count);
}

template <class Words>
void each_word_of(const Table& table, Towers& towers, Words& words) {
    words.of_colours("floors_left", towers.floors_left, 255);
    words.number("has_ransomed", towers.has_ransomed, 1);
    if (!words.is_under_way()) return;
    words.number("tower_built", towers.built, table.setup->amounts.with(Mark::foundation));
    words.figure("taken", towers.taken, 0);
}

template <class Words>
void each_word_of(const Table& table, Abbeys& abbeys, Words& words) {
    const int players = table.setup->rules.players;
    words.number("abbeys", abbeys.held, (1 << players) - 1);
    words.number("in_last_round", abbeys.in_last_round, 1);
    words.number("next_in_round", abbeys.next_in_round, players - 1);
    words.number("left_in_round", abbeys.left_in_round, players);
    words.figure("barn_placed", abbeys.barn_placed, 1);
}

template <class Words>
void each_word_of(Flight& flight, Words& words) {
    words.number("rolls", flight.rolls, most_count);
    words.name("flies", flight.kind, figure_kinds, [](int kind) { return name_of(static_cast<FigureKind>(kind)); });
    if (words.is_under_way()) words.number("die", flight.die, 3);
}

template <class Words>
void each_word_of(Hills& hills, Words& words) {
    words.number("tokens_drawn", hills.tokens_drawn, most_count);
    words.tile("shepherd_placed_with", hills.placed_with);
    words.row_of_colours("flock", hills.flock, 255);
}

template <class Words>
void each_word_of(BigTop& big_top, Words& words) {
    words.tile("big_top", big_top.at);
    words.row("animals_shown", big_top.shown, animal_kinds, 255);
    words.number("animal", big_top.animal, animal_kinds - 1);
    words.number("is_ending", big_top.is_ending, 1);
}

template <class Words>
void each_word_of(Messages& messages, Words& words) {
    words.of_colours("courier", messages.courier, most_points);
    words.row("at_begin_of_part", messages.at_begin_of_part, counters_of_a_colour, most_points);
    words.number("messages_drawn", messages.drawn, 2 * message_count - 1);
    words.row("seen", messages.seen, message_count, message_count);
    words.of_colours("counter_of_turn", messages.chosen, 2);
    words.number("has_drawn", messages.has_drawn, 1);
    words.number("message_open", messages.open, message_count);
    if (words.is_under_way()) words.figure("message_scores", messages.scored, 0);
    words.number("another_part_follows", messages.another_part_follows, 1);
    words.number("is_part_of_message", messages.is_its_part, 1);
    words.number("builder_part_is_due", messages.builder_part_is_due, 1);
    words.number("builder_part_has_been", messages.builder_part_has_been, 1);
}

template <class Words>
void each_word_of(Ferries& ferries, Words& words) {
    words.segments("touched", ferries.touched, ferries.touched_count, 4 * most_ferries);
    words.counted_row("movable", ferries.movable, ferries.movable_count, most_ferries, most_ferries - 1);
    words.number("ferries_asked", ferries.asked, most_ferries);
}

template <class Words>
void each_word_of(Gold& gold, Words& words) {
    words.of_colours("ingots_held", gold.held, 255);
}

template <class Words>
void each_word_of(Magic& magic, Words& words) {
    words.segment("mage", magic.mage);
    words.segment("witch", magic.witch);
}

template <class Words>
void each_word_of(Robbers& robbers, Words& words) {
    words.of_colours("robber", robbers.space, 255);
}

template <class Words>
void each_word_of(Crops& crops, Words& words) {
    words.number("crop_removes", crops.removes, 1);
    words.number("crop_turn", crops.turn, max_players);
    words.number("crop_circles", crops.circles, 3);
}

template <class Words>
void each_word_of(Tokens& tokens, Words& words) {
    words.colour("king", tokens.king);
    words.colour("baron", tokens.baron);
    words.number("largest_city", tokens.largest_city, most_count);
    words.number("longest_road", tokens.longest_road, most_count);
}

// --- house rules ---

template <class Words>
void each_word_of(const Table& table, Hands& hands, Words& words) {
    words.number("are_dealt", hands.are_dealt, 1);
    words.number("taking", hands.taking, table.setup->rules.players);
    words.number("is_exchanged", hands.is_exchanged, 1);
    words.number("has_begun_to_fill", hands.has_begun_to_fill, 1);
}

template <class Words>
void each_word_of(Bag& bag, Words& words) {
    words.number("numbers_used", bag.numbers_used, most_count);
    words.number("time", bag.time, most_count);
    words.name("bag_use", bag.is_used_up, 3, Names{bag_uses});
}

}  // namespace position

template <class Words>
void each_word(const Table& table, Words& words) {
    using namespace position;
    each_word_of_turn(table, words);
    if (words.is_under_way()) each_word_of_scoring(table, words);
    if (table.gains != nullptr) each_word_of_gains(*table.gains, words);
    if (table.traders != nullptr) each_word_of(*table.traders, words);
    if (table.dragon != nullptr) each_word_of(*table.dragon, words);
    if (table.towers != nullptr) each_word_of(table, *table.towers, words);
    if (table.abbeys != nullptr) each_word_of(table, *table.abbeys, words);
    if (table.flight != nullptr) each_word_of(*table.flight, words);
    if (table.hills != nullptr) each_word_of(*table.hills, words);
    if (table.big_top != nullptr) each_word_of(*table.big_top, words);
    if (table.lakes != nullptr) words.figure("newcomer", table.lakes->newcomer, 1);
    if (table.messages != nullptr) each_word_of(*table.messages, words);
    if (table.ferries != nullptr) each_word_of(*table.ferries, words);
    if (table.gold != nullptr) each_word_of(*table.gold, words);
    if (table.magic != nullptr) each_word_of(*table.magic, words);
    if (table.robbers != nullptr) each_word_of(*table.robbers, words);
    if (table.crops != nullptr) each_word_of(*table.crops, words);
    if (table.tokens != nullptr) each_word_of(*table.tokens, words);
    if (table.holes != nullptr) words.tile("hole_filled", table.holes->filled);
    if (table.hands != nullptr) each_word_of(table, *table.hands, words);
    if (table.bag != nullptr) each_word_of(*table.bag, words);
}

}  // namespace mistbank
