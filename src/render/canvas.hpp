// A grid of character cells, each with a symbol of width 1 and its colours.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

#include "mistbank/allocator.hpp"
#include "mistbank/render.hpp"

namespace mistbank::render {

/// Colours of the 256-colour palette; -1 keeps the terminal's colour.
struct Style {
    std::int16_t ink = -1;
    std::int16_t paper = -1;
    bool bold = false;

    friend bool operator==(const Style& a, const Style& b) noexcept {
        return a.ink == b.ink && a.paper == b.paper && a.bold == b.bold;
    }
    friend bool operator!=(const Style& a, const Style& b) noexcept { return !(a == b); }
};

/// A symbol with its colours. The type is small, because a large board has millions of cells: all symbols are in the
/// basic multilingual plane of Unicode, so 16 bits are enough.
struct Cell {
    Cell() = default;
    Cell(char32_t its_symbol, Style its_style) noexcept : symbol(static_cast<char16_t>(its_symbol)), style(its_style) {}

    char16_t symbol = u' ';
    Style style;
};
static_assert(sizeof(Cell) == 8);

/// A sheet of cells. Only blocks with written cells take memory, because boards can be wide and mostly empty.
class Canvas {
public:
    Canvas(int columns, int rows, const Allocator& allocator);
    Canvas(Canvas&&) = default;

    int columns() const noexcept { return columns_; }
    int rows() const noexcept { return rows_; }
    /// Returns a cell for writing.
    Cell& at(int column, int row);
    /// Writes cells along a row. All cells must lie on the canvas.
    void put(int column, int row, const Cell* cells, int count);

    /// Writes a text along a row, and clips it at the edge of the canvas.
    void write(int column, int row, std::string_view ascii, Style style = {});

    /// Appends a row to a text, without a line end. The options determine the colours and symbols. Without colours the
    /// output has no control characters.
    void put_line(int row, const TextOptions& options, HostString& text) const;
    /// Appends all rows to a text, each with a line end.
    void put_text(const TextOptions& options, HostString& text) const;

private:
    Cell* part_of_row(int column, int row);

    static constexpr int block_columns = 16;
    static constexpr int block_rows = 8;
    using Block = std::array<Cell, block_columns * block_rows>;
    // The written blocks of a band. The keys are the numbers of the blocks from the left.
    using Band = std::map<int, Block, std::less<int>, HostAllocator<std::pair<const int, Block>>>;

    int columns_;
    int rows_;
    HostVector<Band> bands_;
    // The last written block, to avoid searches: neighbouring cells are mostly in the same block.
    Block* last_block_ = nullptr;
    int last_band_ = -1;
    int last_number_ = -1;
};

/// Returns the ASCII substitute of a symbol.
char ascii_of(char32_t symbol) noexcept;

}  // namespace mistbank::render
