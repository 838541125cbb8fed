#include "render/canvas.hpp"

#include <algorithm>

#include "mistbank/short_text.hpp"

namespace mistbank::render {

namespace {

constexpr const char* reset = "\x1b[0m";

/// The signs of ASCII, and what each of them stands for. Letters do not, but where a cross is too small to be drawn:
/// they are the colours of figures.
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

void append_style(HostString& text, const Style& style) {
    text += "\x1b[0";
    if (style.bold) text += ";1";
    if (style.ink >= 0) text += ShortText<15>::of(";38;5;", style.ink);
    if (style.paper >= 0) text += ShortText<15>::of(";48;5;", style.paper);
    text += 'm';
}

}  // namespace

void append_utf8(HostString& text, char32_t symbol) {
    const auto byte = [&text](char32_t value) { text += static_cast<char>(static_cast<unsigned char>(value)); };
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
}

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

Cell& Canvas::at(int column, int row) {
    const int band = row / block_rows;
    const int number = column / block_columns;
    if (band != last_band_ || number != last_number_) {
        last_block_ = &bands_[static_cast<std::size_t>(band)][number];
        last_band_ = band;
        last_number_ = number;
    }
    return (*last_block_)[static_cast<std::size_t>(row % block_rows * block_columns + column % block_columns)];
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
    const auto change_style = [&](const Style& style) {
        if (!options.colours || style == current) return;
        current = style;
        append_style(text, current);
    };
    int column = 0;
    const auto leave_blank = [&](int end) {
        if (column >= end) return;
        change_style({});
        text.append(static_cast<std::size_t>(end - column), ' ');
        column = end;
    };
    for (const auto& [number, block] : bands_[static_cast<std::size_t>(row / block_rows)]) {
        leave_blank(number * block_columns);
        const Cell* cell = &block[static_cast<std::size_t>(row % block_rows * block_columns)];
        for (const int end = std::min(column + block_columns, columns_); column < end; ++column, ++cell) {
            change_style(cell->style);
            append_utf8(text, options.ascii ? static_cast<char32_t>(ascii_of(cell->symbol)) : cell->symbol);
        }
    }
    leave_blank(columns_);
    if (current != Style{}) text += reset;
}

void Canvas::put_text(const TextOptions& options, HostString& text) const {
    for (int row = 0; row < rows_; ++row) {
        put_line(row, options, text);
        text += '\n';
    }
}

}  // namespace mistbank::render
