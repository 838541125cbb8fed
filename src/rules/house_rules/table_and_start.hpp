// Step 1a: the area of the table, and the first tile (HSE-9, HSE-11).
#pragma once

#include "rules/turn.hpp"

namespace mistbank {

const char* refuse_cell_off_table(const Table& table);  // the reason to refuse a cell outside the table
Progress lay_first_tile(Table& table);

}  // namespace mistbank
