// Floors that are left and that are built, and figures that others hold (TWR-1, TWR-3, TWR-8).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t floors_left(const Table& table, int of, int) { return table.towers->floors_left[of]; }

std::int32_t floors_of_tower(const Table& table, int of, int) { return floors_on(table, static_cast<TileIndex>(of)); }

std::int32_t figures_in_prison(const Table& table, int of, int) {
    int count = 0;
    each_figure_in(table, FigurePlace::prison,
                   [&](int figure) { count += table.figures[figure].colour == static_cast<Colour>(of) ? 1 : 0; });
    return count;
}

}  // namespace mistbank
