// The growth of the cost of calls with the board.
#pragma once

namespace mistbank_benchmark {

/// Prints tables of every call on every shape of board, as Markdown.
void print_sizes();
/// Measures every call on the largest boards and the worst sets that a game can have. Returns false, and prints the
/// reason on standard error, if a call takes over one second of processor time or the program has used over 832 MB at
/// any time.
bool check_limits();

}  // namespace mistbank_benchmark
