// Checks the whole state of a game from scratch. The checks recompute incrementally maintained data from the tiles and
// figures on the board, in the slow and obvious way.
//
// Tests run the checks at any point. A validating build (CMake option MISTBANK_VALIDATE) runs them after every third
// action of a game. Other builds run them when a host requests it and when a position is read.
#pragma once

#include <string>

#include "rules/table.hpp"

namespace mistbank {

/// Returns the flaws of the state, one line each, or an empty text. A line names the source that maintains the data,
/// and the expected value. Checks build on each other: no check runs after one that finds a flaw.
std::string flaws_of(const Table& table);
/// Appends the flaws to a text. The checks allocate memory with the text's allocator.
void flaws_of(const Table& table, HostString& text);

/// Prints flaws of the state on standard error and ends the program, because flaws are defects of the library. `after`
/// is the call that has changed the state.
///
/// The function skips most states:
/// - It checks every third state, by the number of applied actions.
/// - In games without history, such as roll-outs, it checks every 251st state of this thread.
/// - In games larger than 64 KiB (about 600 tiles), the number of states between checks grows with the square of the
///   size. Such games have more states and slower checks.
void stop_if_flawed(const Table& table, const char* after);

}  // namespace mistbank
