// The rows of a table that another file holds.
#pragma once

#include <cstddef>

namespace mistbank::render {

template <class Row>
struct Rows {
    const Row* first;
    const Row* last;

    const Row* begin() const noexcept { return first; }
    const Row* end() const noexcept { return last; }
};

template <class Row, std::size_t count>
constexpr Rows<Row> rows_of(const Row (&table)[count]) noexcept {
    return {table, table + count};
}

}  // namespace mistbank::render
