// The kinds of figures: which are meeples, how strong, where they stand.
#pragma once

#include "mistbank/figure.hpp"
#include "reference/board.hpp"
#include "reference/table.hpp"

namespace mistbank_reference {

/// The kinds that are played, in the order of the enum.
inline constexpr std::array<mistbank::FigureKind, 6> kinds_played = {
    mistbank::FigureKind::normal, mistbank::FigureKind::guard,   mistbank::FigureKind::large,
    mistbank::FigureKind::abbot,  mistbank::FigureKind::builder, mistbank::FigureKind::pig};

/// Meeples occupy, count for the majority and score; special figures do none of it (MEET-3).
bool is_meeple(mistbank::FigureKind kind);
/// As how many a meeple counts in majorities (MEET-5, INN-5, GCC-13).
int strength_of(mistbank::FigureKind kind);
/// Whether ghosts may haunt a figure where it stands (MEET-9, GCC-5).
bool is_hauntable(const Table& table, const Figure& figure);

}  // namespace mistbank_reference
