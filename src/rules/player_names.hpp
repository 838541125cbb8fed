// Names of players in texts for people. A text is composed with a mark of two bytes in place of each name. At the end,
// names replace the marks. Names are therefore never cut, and parts of texts can be compared and measured without
// names.
#pragma once

#include "mistbank/player_names.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// The form of a name in a sentence. The value is the first byte of the mark.
enum class NameForm : char {
    plain = '\x10',     // for example "red", "red/green" or "Anna"
    listed = '\x11',    // in a list, for example "red, green" or "Anna"
    alone = '\x12',     // for a player of all colours, for example "the player" or "Anna"
    with_a = '\x13',    // before a noun, for example "a red" or "Anna's"
    with_the = '\x14',  // before a noun, for example "the red" or "Anna's"
};

using NameMark = ShortText<15>;

/// Returns the mark of a colour. For Colour::none and invalid values, returns plain text instead of a mark.
NameMark mark_of(Colour colour, NameForm form = NameForm::plain) noexcept;
/// Returns the mark of a player with these colours. `colours` has a bit 1 << Colour for each colour, at least one.
NameMark mark_of(unsigned colours, NameForm form) noexcept;

inline constexpr std::size_t mark_size = 2;
/// Returns the position of the first complete mark in a text, or npos.
std::size_t find_mark(std::string_view text) noexcept;

/// A text buffer that is long enough for the words that replace any mark.
using NameWords = ShortText<max_colours*(max_name + 2) + 7>;
NameWords words_of(std::string_view mark, const PlayerNames& names) noexcept;

/// Appends a text with marks to `text` and replaces the marks with names.
template <class Text>
void put_named(Text& text, std::string_view marked, const PlayerNames& names) {
    for (;;) {
        const std::size_t at = find_mark(marked);
        text += marked.substr(0, at);
        if (at == std::string_view::npos) return;
        text += words_of(marked.substr(at, mark_size), names);
        marked.remove_prefix(at + mark_size);
    }
}

/// Returns the text with names of colours in place of the marks.
template <std::size_t size>
ShortText<size> with_colours(const ShortText<size>& marked) noexcept {
    ShortText<size> text;
    put_named(text, marked, {});
    return text;
}

}  // namespace mistbank
