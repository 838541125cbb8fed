// The whole state of a game, checked from scratch. What the rules keep up to date in small steps is worked out anew
// from the tiles that lie on the board and the figures that stand there, the slow and obvious way. Tests do so wherever
// they like; a validating build (CMake option MISTBANK_VALIDATE) does so after every third action of a game, others
// when a host asks for it and when a position is read.
#pragma once

#include <string>

#include "rules/table.hpp"

namespace mistbank {

/// What is wrong with the state, a line each: the source that keeps it, and what it should be. Empty if nothing is.
/// Checks build on one another: after the first that finds something no further ones are made.
std::string flaws_of(const Table& table);
/// The same behind a text, into whose memory all goes that the checks need.
void flaws_of(const Table& table, HostString& text);

/// Ends the program, with the flaws on the standard error output, if there are any: they are a defect of the library.
/// `after` is the call that has changed the state. Not every state is looked at: every third by the number of actions
/// applied; of games that keep no past, as those of roll-outs and advisers, every 251st of this thread; of games larger
/// than 64 KiB (some 600 tiles) fewer, by the square of how many times larger they are, since they have more states and
/// a check takes as long as the state is large.
void stop_if_flawed(const Table& table, const char* after);

}  // namespace mistbank
