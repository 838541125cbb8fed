// How what calls cost grows with the board.
#pragma once

namespace mistbank_benchmark {

/// Tables of every call on every shape of board, as Markdown.
void print_sizes();
/// Calls everything on the largest boards and the worst sets that a game can have. False, and what it was on the
/// standard error, if a call takes over two seconds of the processor or the program has ever held over 832 MB.
bool check_limits();

}  // namespace mistbank_benchmark
