// The program that tests/benchmark/against builds for each commit: without arguments it names its rows, with the name
// of one it measures that once.
#include <cstring>

#include "rows.hpp"

int main(int count, char** arguments) {
    for (const side_by_side::Row& row : side_by_side::rows()) {
        if (count == 1) {
            std::puts(row.name);
        } else if (std::strcmp(row.name, arguments[1]) == 0) {
            std::printf("%.1f\n", row.measure());
        }
    }
    return 0;
}
