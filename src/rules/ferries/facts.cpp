// The ferries on the board (FER-1).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t place_of_ferry(const Table& table, int, int place) {
    const Link& ferry = table.ferries->links.of[place / 3];
    return place % 3 == 0 ? static_cast<std::int32_t>(ferry.tile) : place % 3 == 1 ? ferry.one : ferry.other;
}

int count_ferries(const Table& table) { return static_cast<int>(table.ferries->links.count); }

std::int32_t ferries_on_board(const Table& table, int, int) {
    return static_cast<std::int32_t>(table.ferries->links.count);
}

}  // namespace mistbank
