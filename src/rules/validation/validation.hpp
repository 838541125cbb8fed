// Checks the whole state of a game from scratch. It recomputes incrementally maintained data from the tiles and figures
// on the board, in the slow and obvious way. Tests run it at any point; a validating build (CMake option
// MISTBANK_VALIDATE) runs it after every third action of a game; other builds run it when a host requests it and when a
// position is read.
#pragma once

#include <string>

#include "rules/table.hpp"

namespace mistbank {

/// Returns the flaws of the state, one line each, with the source that maintains the data and the expected value; empty
/// if there are none. Checks build on each other: the first one that finds a flaw is the last one made.
std::string flaws_of(const Table& table);
/// Appends the flaws to a text; the checks use the text's memory.
void flaws_of(const Table& table, HostString& text);

/// Ends the program if the state has flaws, and prints them on standard error: they are defects of the library. `after`
/// is the call that has changed the state. The function skips most states: it checks every third by the number of
/// applied actions; in games without history, such as roll-outs, every 251st of this thread; in games larger than 64
/// KiB (about 600 tiles) fewer, by the square of their relative size, since they have more states and slower checks.
void stop_if_flawed(const Table& table, const char* after);

}  // namespace mistbank
