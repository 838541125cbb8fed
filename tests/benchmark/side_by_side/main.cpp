// The program that tests/benchmark/against builds for each commit. Without arguments the program prints the names of
// its rows. With the name of a row it measures that row once.
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
