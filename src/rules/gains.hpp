// What one scoring moves on the track, where messages or robbers have a say in it: colour by colour, with questions in
// between (MIN-6, MIN-7). In games without them points are moved at once.
#pragma once

#include "rules/expansion.hpp"
#include "rules/tally.hpp"
#include "rules/words.hpp"

namespace mistbank {

inline constexpr std::uint8_t no_space = 255;

/// How far a scoring is applied (MIN-7).
enum class ApplyingGains : std::uint8_t { nothing, moving, robbing };

/// The scoring that is being applied.
struct Gains {
    std::int32_t due[max_colours];             // net sums that have not been moved yet; of a robber what he has robbed
    std::int32_t gained[max_colours];          // what robbers may halve (ROB-4)
    std::uint8_t ghosts[max_colours];          // that are paid for in it
    std::uint8_t gained_from[max_colours];     // the space on which the figure stood that took it, else no_space
    std::uint8_t has_left[max_colours][2][2];  // by counter: spaces it has left otherwise than by gains (ROB-6)
    std::uint8_t is_due;                       // bit a Colour
    std::uint8_t are_movements;                // bit a Colour: what is due to it is no gain (MIN-6)
    ApplyingGains part;
    std::uint8_t is_final;  // the final scoring has begun, which knows neither gains nor losses
    std::uint8_t unused[4];
    Gain of[max_colours];  // what is due, by what it is from
};

struct GainsPart {
    Gains* gains = nullptr;

    void lie_in(Lay& lay, const Setup& setup);
    template <class Words>
    void each_word_of_gains(Words& words) const {  // they stand before the words of expansions
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

// --- gains.cpp: points on their way to the track (MIN-6, MIN-7) ---
void clear_gains(Table& table);  // at the set-up, and when a scoring is applied
/// Notes what a colour gets, or pays, in the scoring that is in progress.
void note_gain(Table& table, Colour colour, const Gain& gain);
/// Of a position it is told what is due, and not what from.
void forget_sources_of_gains(Table& table);
/// A ransom, which one colour hands another: no gain, but a loss (MIN-6).
void hand_over(Table& table, Colour from, Colour to, int points);
/// The next thing to do of a scoring that is being applied.
Progress apply_gains(Table& table);
/// The colour whose points are moved next, or are being asked for.
Colour colour_with_points_due(const Table& table);
/// The number and the space on which marker (0) or courier (1) of a colour stands (MSG-1, ROB-1).
int number_of_counter(const Table& table, Colour colour, int counter);
int space_of_counter(const Table& table, Colour colour, int counter);
/// Moves points of a colour, and notes the spaces that are left so.
void move_points(Table& table, Colour colour, const Gain& gain, bool is_gain);
/// Why it cannot be what a position tells of points on their way; null if it can.
const char* refuse_state_of_gains(const Table& table);
/// Whether points are on their way, and another decision is open than that about them.
bool are_gains_left_over(const Table& table);
inline constexpr Asking gains_asking = {{}, {}, are_gains_left_over};
void add_hash_of_gains(HashRow& row, const Table& table);

}  // namespace mistbank
