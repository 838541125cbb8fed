// Where the dragon and the fairy are.
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t tile_of_dragon(const Table& table, int, int) { return index_or_none(table.dragon->at); }

std::int32_t tile_of_fairy(const Table& table, int, int) { return index_or_none(table.dragon->fairy_at); }

std::int32_t has_fairy_beside(const Table& table, int of, int) {
    const int figure = table.dragon->fairy_with - 1;
    return figure >= 0 && table.figures[figure].colour == static_cast<Colour>(of);
}

}  // namespace mistbank
