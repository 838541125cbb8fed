// Reads a line of a tile text word by word. Also contains functions that refuse invalid lines.
#pragma once

#include <optional>
#include <string_view>

#include "mistbank/status.hpp"

namespace mistbank::tile_text {

/// A position in the text. Both numbers count from 1; a column is a byte.
struct Place {
    int line = 1;
    int column = 1;
};

/// A word and its position. An empty word marks the end of the line.
struct Word {
    std::string_view text;
    Place place;
};

/// A line without its comment. The text must outlive the line.
class Line {
public:
    Line(std::string_view text, int number);

    /// Returns the next word without consuming it.
    Word peek() const;
    /// Returns the next word and consumes it.
    Word take();
    /// Returns all remaining words as written.
    Word take_rest();

    bool at_end() const { return peek().text.empty(); }

private:
    void skip_blanks();

    std::string_view text_;
    std::size_t position_ = 0;
    int number_;
};

/// The reason why a text is refused, without the position in the text.
using Reason = ShortText<400>;
/// A word in quotes; a long word is cut.
using Quote = ShortText<48>;

/// Sets `error` to invalid_tile_set with the position and the reason, which is given in parts. Always returns false, so
/// that callers can write `return refuse(...)`.
template <class... Parts>
bool refuse(Error& error, Place place, const Parts&... reason) {
    error.status = Status::invalid_tile_set;
    error.message = Message::of("line ", place.line, ", column ", place.column, ": ", reason...);
    return false;
}

/// Refuses invalid UTF-8 and control characters other than tab.
bool check_bytes(std::string_view text, int line_number, Error& error);

/// Refuses remaining words on a line. `owner` is the word that does not take them, for the message.
bool check_end(const Line& line, const Word& owner, Error& error);

/// Reads a whole number from `least` to `most`; messages call it `owner`. Only the shortest notation is accepted.
bool take_number(Line& line, std::string_view owner, int least, int most, int& number, Error& error);

/// Returns the word in quotes.
Quote quoted(std::string_view word);

/// Returns the end of a message about a wrong word: ", not 'word'", or nothing at the end of the line.
ShortText<60> instead(const Word& word);

}  // namespace mistbank::tile_text
