// Measures how the cost of calls grows with the size of the board.
#pragma once

namespace mistbank_benchmark {

/// Prints Markdown tables with the time of every call on boards of every shape and size.
void print_sizes();
/// Measures every call on the largest boards and with the tile sets that make calls slowest. If a call takes over one
/// second of processor time, or the program uses over 832 MB, prints the reason on standard error and returns false.
bool check_limits();

}  // namespace mistbank_benchmark
