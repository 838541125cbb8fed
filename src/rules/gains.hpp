// Moves the points of a scoring on the track, colour by colour, with questions in between (MIN-6, MIN-7). Only for
// games in which figures on the track matter; in other games points are moved immediately.
#pragma once

#include "rules/expansion.hpp"
#include "rules/tally.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr std::uint8_t no_space = 255;

/// The stage of applying a scoring (MIN-7).
enum class ApplyingGains : std::uint8_t { nothing, moving, robbing };

/// The scoring in progress.
struct Gains {
    std::int32_t due[max_colours];          // net sums, or robbed points, that have not been moved yet
    std::int32_t gained[max_colours];       // gains; robbers can take half of them (ROB-4)
    std::uint8_t ghosts[max_colours];       // ghosts paid for in this scoring
    std::uint8_t gained_from[max_colours];  // the space of the counter that gained, before its gain; no_space: no gain
    /// For each counter: the spaces that the counter has left in moves other than gains (ROB-6).
    std::uint8_t has_left[max_colours][2][2];
    std::uint8_t is_due;         // one bit per Colour: points are due
    std::uint8_t are_movements;  // one bit per Colour: the points due are not a gain (MIN-6)
    ApplyingGains part;
    std::uint8_t is_final;  // the final scoring has begun; its points count as neither gains nor losses
    std::uint8_t unused[4];
    Gain of[max_colours];  // the points due, by source
};

struct GainsPart {
    Gains* gains = nullptr;

    void allocate_in(StateArena& arena, const Setup& setup);
    template <class Words>
    void each_word_of_gains(Words& words) const {  // the words of gains come before the words of expansions
        if (gains == nullptr) return;
        static constexpr const char* parts[] = {"nothing", "moving", "robbing"};
        words.name("applying", gains->part, 3, position::Names{parts});
        words.number("is_final", gains->is_final, 1);
        words.number("is_due", gains->is_due, (1 << max_colours) - 1);
        words.number("are_movements", gains->are_movements, (1 << max_colours) - 1);
        words.of_colours("due", gains->due, position::most_points);
        words.of_colours("gained", gains->gained, position::most_points);
        words.of_colours("ghosts_paid", gains->ghosts, 255);
        words.of_colours("gained_from", gains->gained_from, 255);
        words.row_of_colours("marker_left", gains->has_left, 0, 255);
        words.row_of_colours("courier_left", gains->has_left, 1, 255);
    }
    template <class Words>
    void each_word(Words&) const {}
};

// --- gains.cpp: points that have not reached the track (MIN-6, MIN-7) ---
void clear_gains(Table& table);  // called at the set-up, and after a scoring has been applied
/// Records a colour's gain or payment in the scoring in progress. In the final scoring, moves the points immediately.
void note_gain(Table& table, Colour colour, const Gain& gain);
/// Clears the sources of points due, because a position gives only the amounts.
void forget_sources_of_gains(Table& table);
/// Moves a ransom or the price of a tile from one colour to another. The payment is a loss for `from`, but not a gain
/// for `to` (MIN-6).
void hand_over(Table& table, Colour from, Colour to, int points, Source source = Source::prisoners);
/// Applies the next part of the scoring in progress.
Progress apply_gains(Table& table);
/// Returns the colour whose points are moved or decided next; Colour::none if no points are due.
Colour colour_with_points_due(const Table& table);
/// `number_of_counter` returns the points that a colour's marker (0) or courier (1) shows, which can exceed a lap of
/// the track; `space_of_counter` returns its space from 0 to 49 (MSG-1, ROB-1).
int number_of_counter(const Table& table, Colour colour, int counter);
int space_of_counter(const Table& table, Colour colour, int counter);
/// Moves a colour's points and records the spaces that its counters leave.
void move_points(Table& table, Colour colour, const Gain& gain, bool is_gain);
/// Returns why a position's points due are impossible; null if they are possible.
const char* refuse_state_of_gains(const Table& table);
/// Returns whether points are due while a decision about something else is open.
bool are_gains_left_over(const Table& table);
inline constexpr Asking gains_asking = {{}, {}, are_gains_left_over};
void add_hash_of_gains(HashRow& row, const Table& table);

}  // namespace mistbank
