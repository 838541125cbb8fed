// The words of a position. Each piece of the stored state has a word, which its chapter names once for reading and
// writing. A value that is still the same as after init_table() is not written.
#pragma once

#include <cstddef>

namespace mistbank {

/// A chapter's `each_word(words)` calls one of these functions for each piece of its state, with the word's name and
/// the stored value:
///   number(name, kept, most)               a number, or a flag if `most` is 1
///   name(name, kept, count, name_of)       one of `count` names
///   colour(name, kept)                     a colour, or none
///   type(name, kept)                       a tile's type
///   tile(name, kept)                       a cell with a face-up tile
///   tiles(name, kept, count, most)         `count` tiles
///   segment(name, kept), segments(...)     a segment of a face-up tile
///   figure(name, kept, first)              a figure: its index + `first`; if `first` is 1, 0 is none
///   row(name, kept, count, most)           `count` numbers
///   counted_row(name, kept, count, most_of_them, most)  numbers; the state holds their count
///   of_colours(name, kept, most)           a number for each colour
///   row_of_colours(name, kept, most)       a row of numbers for each colour
/// `words` also has these functions:
///   is_under_way()                         whether to include the values that steps remember
///   players()                              number of players in the game
///   most_marks(mark)                       tiles in the box with this mark
namespace position {

inline constexpr long most_points = 100000000;  // limits points, so that sums fit in 32 bits
inline constexpr long most_count = 1000000000;

/// A function that returns the name of a number, from a list of names.
template <std::size_t count>
struct Names {
    const char* const (&of)[count];
    const char* operator()(int number) const { return of[number]; }
};
template <std::size_t count>
Names(const char* const (&)[count]) -> Names<count>;

}  // namespace position
}  // namespace mistbank
