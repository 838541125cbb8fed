// The words of a position: each piece of the stored state has one, which its chapter names once, for reading and for
// writing. What has the value that it has on a table on which nothing has happened is not written.
#pragma once

#include <cstddef>

namespace mistbank {

/// A chapter's `each_word(words)` calls one of these functions for each piece of its state, with the word's name and
/// where the value is kept:
///   number(name, kept, most)               a number, or a flag where most is 1
///   name(name, kept, count, name_of)       one of so many names
///   colour(name, kept)                     a colour; none: nobody
///   type(name, kept)                       a tile's type
///   tile(name, kept)                       a cell with a face-up tile
///   tiles(name, kept, count, most)         so many of them
///   segment(name, kept), segments(...)     a segment of such a tile
///   figure(name, kept, first)              a figure: its index + first; where first is 1, 0 is none
///   row(name, kept, count, most)           so many numbers
///   counted_row(name, kept, count, most_of_them, most)  as many numbers as the state says
///   of_colours(name, kept, most)           a number for each colour
///   row_of_colours(name, kept, most)       a row of numbers for each colour
/// And it may ask:
///   is_under_way()                         whether what steps of the turn remember is wanted
///   players()                              of the game
///   most_marks(mark)                       tiles in the box with this mark
namespace position {

inline constexpr long most_points = 100000000;  // so that sums of them stay numbers of 32 bits
inline constexpr long most_count = 1000000000;

/// The name of a number in a list.
template <std::size_t count>
struct Names {
    const char* const (&of)[count];
    const char* operator()(int number) const { return of[number]; }
};
template <std::size_t count>
Names(const char* const (&)[count]) -> Names<count>;

}  // namespace position
}  // namespace mistbank
