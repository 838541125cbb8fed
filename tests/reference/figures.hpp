// The kinds of figures: which are meeples, how strong, where they stand; how they come onto the board and leave it.
#pragma once

#include <vector>

#include "mistbank/figure.hpp"
#include "reference/board.hpp"
#include "reference/reckoning.hpp"
#include "reference/table.hpp"

namespace mistbank_reference {

/// The kinds of meeples that are played, in the order of the enum.
inline constexpr std::array<mistbank::FigureKind, 7> meeple_kinds = {
    mistbank::FigureKind::normal,    mistbank::FigureKind::guard, mistbank::FigureKind::large,
    mistbank::FigureKind::abbot,     mistbank::FigureKind::mayor, mistbank::FigureKind::wagon,
    mistbank::FigureKind::ringmaster};

/// Meeples occupy, count for the majority and score; special figures do none of it (MEET-3).
bool is_meeple(mistbank::FigureKind kind);
/// As how many a meeple counts in majorities, in a feature with so many coats (MEET-5, INN-5, GCC-13, ABM-11).
int strength_of(mistbank::FigureKind kind, int coats);
/// In which order figures leave together (MEET-33).
bool goes_before(const Figure& a, const Figure& b);
/// Whether ghosts may haunt a figure where it stands (MEET-9, GCC-5).
bool is_hauntable(const Table& table, const Figure& figure);

/// Whether a meeple's kind goes where this is, be it free or not (MEET-4).
bool suits(const Table& table, mistbank::FigureKind kind, const Spot& spot);
/// COM-6
bool is_free(const Table& table, const Spot& spot);
/// Of meeples only, of the active player.
std::vector<mistbank::FigureKind> meeples_in_supply(const Table& table);
/// Every segment of these tiles, by y, then x.
std::vector<Spot> spots_on(const Board& board, const std::vector<Cell>& cells);

/// A figure of the active player comes out of the supply.
void stand(Table& table, mistbank::FigureKind kind, const Spot& spot);
/// A figure leaves the board for no supply, and without its ghosts; with a colour's last meeple in a feature others go
/// home (MEET-8). The fairy stays behind (PRD-18).
Figure take_off(Table& table, std::size_t figure);
/// Into its supply, its ghosts into theirs (MEET-10), a flock into the bag (HIL-8).
void go_home(Table& table, const Figure& figure);
/// A figure's way from the board into its supply.
void send_home(Table& table, std::size_t figure);
/// CMP-3, TRB-4
void send_all_home(Table& table, const Region& region);

}  // namespace mistbank_reference
