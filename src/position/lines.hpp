// The lines of a position as words, and faults in the lines.
#pragma once

#include "position/text_lines.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A line of a position: its words and its text. For JSON the text is empty. `number` counts from 1.
struct PositionLine {
    std::string_view text;
    const std::string_view* words;
    std::size_t count;
    int number;

    std::string_view key() const { return words[0]; }
    /// Returns the column of a word, from 1; 0 in JSON.
    std::size_t column_of(std::size_t word) const {
        return text.empty() ? 0 : static_cast<std::size_t>(words[word].data() - text.data()) + 1;
    }
};

/// A fault in a position, with its line (from 1) and its word (from 0). Line 0 means the whole position.
struct PositionFault {
    Status status = Status::ok;
    Message problem;
    int line = 0;
    std::size_t column = 0;  // from 1
    std::size_t word = 0;
    std::string_view row = {};  // the faulty row of hidden information, for a fault in the header

    /// Returns the message with line and column.
    Error error() const {
        if (line == 0) return {status, problem};
        return {status, Message::of("line ", line, ", column ", column, ": ", problem)};
    }
};

/// Reads the words of the lines. Records only the first fault, with its line and column.
class PositionWords {
public:
    explicit PositionWords(const Table& table) : table_(table) {}

    void begin(const PositionLine& line) {
        line_ = &line;
        next_ = 1;
    }
    const PositionLine& line() const { return *line_; }
    bool has_more() const { return next_ < line_->count; }
    std::string_view peek() const { return line_->words[next_]; }
    bool is_well() const { return fault_.status == Status::ok; }
    const PositionFault& fault() const { return fault_; }

    /// Records a fault at the word that was read last; returns false.
    template <class... Parts>
    bool fail(const Parts&... problem) {
        if (!is_well()) return false;
        const std::size_t word = next_ - 1;
        fault_ = {Status::invalid_position, Message::of(problem...), line_->number, line_->column_of(word), word};
        return false;
    }
    /// Records a fault at the last word of a line; returns false.
    template <class... Parts>
    bool fail_at_end_of(const PositionLine& line, const Parts&... problem) {
        line_ = &line;
        next_ = line.count;
        return fail(problem...);
    }
    /// Records a fault of the whole position; returns false.
    template <class... Parts>
    bool fail_with(const Parts&... words) {
        if (is_well()) fault_ = {Status::invalid_position, Message::of(words...)};
        return false;
    }

    /// Reads the next word; returns false and records a fault if there is none.
    bool word(std::string_view& read, const char* what);
    /// Reads a number from `least` to `most`.
    bool number(long long& read, long long least, long long most, const char* what);
    bool cell(int& x, int& y);
    /// Reads a face-up tile on the board.
    bool tile(TileIndex& read);
    bool segment(NodeIndex& read);
    bool type(std::uint16_t& read);
    /// Reads a colour in play.
    bool colour(Colour& read);
    bool kind(Colour colour, FigureKind& read);
    /// Reads the colour, the kind and the number of a figure; sets `read` to the index of the figure.
    bool figure(int& read);
    /// Requires the end of the line.
    bool end();

private:
    bool take(std::string_view& read);

    const Table& table_;
    const PositionLine* line_ = nullptr;
    std::size_t next_ = 1;
    PositionFault fault_;
};

/// Returns the index of the figure with this colour, kind and number (from 1); -1 if there is none.
int figure_with_number(const Setup& setup, Colour colour, FigureKind kind, long long number);

}  // namespace mistbank
