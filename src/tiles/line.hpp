// One line of a tile text, taken word by word, and how a reader refuses it.
#pragma once

#include <optional>
#include <string_view>

#include "mistbank/status.hpp"

namespace mistbank::tile_text {

/// Where something stands in the text. Both count from 1; a column is a byte.
struct Place {
    int line = 1;
    int column = 1;
};

/// A word and where it stands. An empty word is the end of the line.
struct Word {
    std::string_view text;
    Place place;
};

/// A line without its comment. The text must outlive it.
class Line {
public:
    Line(std::string_view text, int number);

    /// The next word, left where it is.
    Word peek() const;
    /// The next word, and the line goes on behind it.
    Word take();
    /// All words that are left, as they are written.
    Word take_rest();

    bool at_end() const { return peek().text.empty(); }

private:
    void skip_blanks();

    std::string_view text_;
    std::size_t position_ = 0;
    int number_;
};

/// Why a text is refused, without its place.
using Reason = ShortText<400>;
/// A word in quotes, cut short when it is long.
using Quote = ShortText<48>;

/// Sets `error` to invalid_tile_set with the place and the reason, which is told in parts. Always false, for
/// `return refuse(...)`.
template <class... Parts>
bool refuse(Error& error, Place place, const Parts&... reason) {
    error.status = Status::invalid_tile_set;
    error.message = Message::of("line ", place.line, ", column ", place.column, ": ", reason...);
    return false;
}

/// Refuses bytes that are no UTF-8, and control characters other than tab.
bool check_bytes(std::string_view text, int line_number, Error& error);

/// Refuses words that are left on a line of `owner`.
bool check_end(const Line& line, const Word& owner, Error& error);

/// Takes a whole number; `owner` is the word that wants it. Only the shortest way to write a number is one.
bool take_number(Line& line, std::string_view owner, int least, int most, int& number, Error& error);

/// 'word'
Quote quoted(std::string_view word);

/// ", not 'word'", or nothing at the end of the line.
ShortText<60> instead(const Word& word);

}  // namespace mistbank::tile_text
