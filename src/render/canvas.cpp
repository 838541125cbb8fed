#include "render/canvas.hpp"

#include <algorithm>
#include <charconv>

namespace mistbank::render {

namespace {

constexpr const char* reset = "\x1b[0m";

/// ASCII characters, and the symbols that each character replaces. Letters are avoided where possible, because letters
/// show the colours of figures.
constexpr std::pair<char, std::u32string_view> ascii_signs[] = {
    {'.', U"·"},
    {'-', U"─┄"},
    {'|', U"│┆"},
    {'+', U"┌┐└┘├┤┬┴┼╔╗╚╝╬"},
    {'o', U"●○"},
    {'=', U"▒═"},
    {'#', U"▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"},
    {'V', U"▼"},
    {':', U"░"},
    {'M', U"╩"},
    {'H', U"║"},
    {'t', U"†"},
    {'(', U"╭╰"},
    {')', U"╮╯"},
    {'~', U"≈"},
    {'/', U"╱"},
    {'*', U"┏┓┗┛━"},
};

// The maximum number of bytes that a cell takes in the text: the codes of the style and a symbol of the basic
// multilingual plane.
constexpr std::size_t most_bytes_of_cell = 31 + 3;

char* put_colour(char* at, std::string_view command, int colour) {
    at = std::copy(command.begin(), command.end(), at);
    return std::to_chars(at, at + 3, colour).ptr;
}

char* put_style(char* at, const Style& style) {
    constexpr std::string_view begin = "\x1b[0";
    constexpr std::string_view bold = ";1";
    at = std::copy(begin.begin(), begin.end(), at);
    if (style.bold) at = std::copy(bold.begin(), bold.end(), at);
    if (style.ink >= 0) at = put_colour(at, ";38;5;", style.ink);
    if (style.paper >= 0) at = put_colour(at, ";48;5;", style.paper);
    *at++ = 'm';
    return at;
}

char* put_utf8(char* at, char32_t symbol) {
    const auto byte = [&at](char32_t value) { *at++ = static_cast<char>(static_cast<unsigned char>(value)); };
    if (symbol < 0x80) {
        byte(symbol);
    } else if (symbol < 0x800) {
        byte(0xC0 | (symbol >> 6));
        byte(0x80 | (symbol & 0x3F));
    } else {
        byte(0xE0 | (symbol >> 12));
        byte(0x80 | ((symbol >> 6) & 0x3F));
        byte(0x80 | (symbol & 0x3F));
    }
    return at;
}

}  // namespace

char ascii_of(char32_t symbol) noexcept {
    if (symbol < 0x80) return static_cast<char>(symbol);
    for (const auto& [sign, symbols] : ascii_signs) {
        if (symbols.find(symbol) != symbols.npos) return sign;
    }
    return '?';
}

Canvas::Canvas(int columns, int rows, const Allocator& allocator)
    : columns_(columns),
      rows_(rows),
      bands_(static_cast<std::size_t>((rows + block_rows - 1) / block_rows), Band(allocator), allocator) {}

Cell* Canvas::part_of_row(int column, int row) {
    const int band = row / block_rows;
    const int number = column / block_columns;
    if (band != last_band_ || number != last_number_) {
        last_block_ = &bands_[static_cast<std::size_t>(band)][number];
        last_band_ = band;
        last_number_ = number;
    }
    return last_block_->data() + row % block_rows * block_columns;
}

Cell& Canvas::at(int column, int row) { return part_of_row(column, row)[column % block_columns]; }

void Canvas::put(int column, int row, const Cell* cells, int count) {
    while (count > 0) {
        const int part = std::min(count, block_columns - column % block_columns);
        std::copy_n(cells, part, part_of_row(column, row) + column % block_columns);
        column += part;
        cells += part;
        count -= part;
    }
}

void Canvas::write(int column, int row, std::string_view ascii, Style style) {
    for (const char letter : ascii) {
        if (column >= 0 && column < columns_ && row >= 0 && row < rows_) {
            at(column, row) = {static_cast<char32_t>(static_cast<unsigned char>(letter)), style};
        }
        ++column;
    }
}

void Canvas::put_line(int row, const TextOptions& options, HostString& text) const {
    Style current;
    char bytes[block_columns * most_bytes_of_cell];
    char* end = bytes;
    const auto change_style = [&](const Style& style) {
        if (!options.colours || style == current) return;
        current = style;
        end = put_style(end, current);
    };
    const auto take = [&] {
        text.append(bytes, static_cast<std::size_t>(end - bytes));
        end = bytes;
    };
    int column = 0;
    const auto leave_blank = [&](int until) {
        if (column >= until) return;
        change_style({});
        take();
        text.append(static_cast<std::size_t>(until - column), ' ');
        column = until;
    };
    for (const auto& [number, block] : bands_[static_cast<std::size_t>(row / block_rows)]) {
        leave_blank(number * block_columns);
        const Cell* cell = &block[static_cast<std::size_t>(row % block_rows * block_columns)];
        for (const int until = std::min(column + block_columns, columns_); column < until; ++column, ++cell) {
            change_style(cell->style);
            end = put_utf8(end, options.ascii ? static_cast<char32_t>(ascii_of(cell->symbol)) : cell->symbol);
        }
        take();
    }
    leave_blank(columns_);
    if (current != Style{}) text += reset;
}

void Canvas::put_text(const TextOptions& options, HostString& text) const {
    std::size_t cells = 0;
    for (const Band& band : bands_) cells += band.size() * std::size_t{block_columns * block_rows};
    const std::size_t blank = static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_ + 1);
    text.reserve(text.size() + std::min(max_board_text, blank + 2 * cells));  // colours can need more memory
    for (int row = 0; row < rows_; ++row) {
        put_line(row, options, text);
        text += '\n';
    }
}

}  // namespace mistbank::render
