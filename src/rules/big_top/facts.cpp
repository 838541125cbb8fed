// Where the big top stands, and which animals have not been shown (TOP-1).
#include "rules/facts.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

std::int32_t tile_of_big_top(const Table& table, int, int) { return index_or_none(table.big_top->at); }

std::int32_t animals_not_shown(const Table& table, int, int place) {
    return animals_unseen(table, static_cast<unsigned>(place));
}

}  // namespace mistbank
