#include "render/canvas.hpp"

#include <algorithm>

#include "mistbank/short_text.hpp"

namespace mistbank::render {

namespace {

constexpr const char* reset = "\x1b[0m";

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

Canvas::Canvas(int columns, int rows, const Allocator& allocator)
    : columns_(columns),
      rows_(rows),
      cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), Cell{}, allocator) {}

Cell& Canvas::at(int column, int row) noexcept {
    return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                  static_cast<std::size_t>(column)];
}

void Canvas::write(int column, int row, std::string_view ascii, Style style) noexcept {
    for (const char letter : ascii) {
        if (column >= 0 && column < columns_ && row >= 0 && row < rows_) {
            at(column, row) = {static_cast<char32_t>(static_cast<unsigned char>(letter)), style};
        }
        ++column;
    }
}

void Canvas::paste(int column, int row, const Canvas& other) {
    for (int y = 0; y < other.rows_; ++y) {
        const auto from = other.cells_.begin() + static_cast<std::ptrdiff_t>(y) * other.columns_;
        std::copy(from, from + other.columns_, &at(column, row + y));
    }
}

void Canvas::put_line(int row, bool colours, HostString& text) const {
    Style current;
    const std::size_t begin = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
    for (std::size_t i = begin; i < begin + static_cast<std::size_t>(columns_); ++i) {
        if (colours && cells_[i].style != current) {
            current = cells_[i].style;
            append_style(text, current);
        }
        append_utf8(text, cells_[i].symbol);
    }
    if (current != Style{}) text += reset;
}

void Canvas::put_text(bool colours, HostString& text) const {
    for (int row = 0; row < rows_; ++row) {
        put_line(row, colours, text);
        text += '\n';
    }
}

}  // namespace mistbank::render
