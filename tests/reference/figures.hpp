// The kinds of figures: which kinds are meeples, how strong they are, where they stand, how they enter and leave the
// board.
#pragma once

#include <vector>

#include "mistbank/figure.hpp"
#include "reference/board.hpp"
#include "reference/reckoning.hpp"
#include "reference/table.hpp"

namespace mistbank_reference {

/// The kinds of meeples in this game, in the order of the enum.
inline constexpr std::array<mistbank::FigureKind, 7> meeple_kinds = {
    mistbank::FigureKind::normal,    mistbank::FigureKind::guard, mistbank::FigureKind::large,
    mistbank::FigureKind::abbot,     mistbank::FigureKind::mayor, mistbank::FigureKind::wagon,
    mistbank::FigureKind::ringmaster};

/// Whether this kind is a meeple. Meeples occupy a feature, count for the majority and score; special figures do not
/// (MEET-3).
bool is_meeple(mistbank::FigureKind kind);
/// Returns the strength of a meeple in majorities. `coats` is the number of coats of arms in its feature (MEET-5,
/// INN-5, GCC-13, ABM-11).
int strength_of(mistbank::FigureKind kind, int coats);
/// Whether `a` leaves the board before `b` if both leave in the same step (MEET-33).
bool goes_before(const Figure& a, const Figure& b);
/// Whether ghosts may haunt this figure in its present place (MEET-9, GCC-5).
bool is_hauntable(const Table& table, const Figure& figure);

/// Whether a kind of meeple may stand on this segment, occupied or not (MEET-4).
bool suits(const Table& table, mistbank::FigureKind kind, const Spot& spot);
/// Whether no meeple occupies the feature of this segment (COM-6).
bool is_free(const Table& table, const Spot& spot);
/// Returns the kinds of meeples in the active player's supply.
std::vector<mistbank::FigureKind> meeples_in_supply(const Table& table);
/// Returns every segment of these tiles, by y, then x.
std::vector<Spot> spots_on(const Board& board, const std::vector<Cell>& cells);

/// Moves a figure of the active player from the supply to the board.
void stand(Table& table, mistbank::FigureKind kind, const Spot& spot);
/// Removes a figure and its ghosts from the board without returning them to a supply. If the figure is its colour's
/// last meeple in a feature, the colour's builder and pig in the feature return to the supply (MEET-8). The fairy stays
/// on the board (PRD-18).
Figure take_off(Table& table, std::size_t figure);
/// Returns a figure and its ghosts to their supplies (MEET-10), and a shepherd's flock to the bag (HIL-8).
void go_home(Table& table, const Figure& figure);
/// Moves a figure from the board to its owner's supply.
void send_home(Table& table, std::size_t figure);
/// Returns every figure in this feature to its supply (CMP-3, TRB-4).
void send_all_home(Table& table, const Region& region);

}  // namespace mistbank_reference
