// The size of the table under the tiles, and the edge of the table (HSE-9, HSE-10).
#include "reference/steps.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

// Returns the position of cell 0,0 in a row or column of `cells` cells. `wish` is the wanted position; a negative value
// means the middle.
int place_of_start(int wish, int cells) { return wish < 0 ? cells / 2 : wish; }

}  // namespace

bool is_on_table(const Table& table, Cell cell) {
    const HouseRules& house = table.rules.house;
    if (!house.has_table()) return true;
    const int column = cell.x + place_of_start(house.table_x, house.table_width);
    const int row = cell.y + place_of_start(house.table_y, house.table_height);
    return column >= 0 && column < house.table_width && row >= 0 && row < house.table_height;
}

bool is_closed_by_edge(const Table& table, Cell beyond_edge) {
    return table.rules.house.border_completes && !is_on_table(table, beyond_edge);
}

}  // namespace mistbank_reference
