// Names of players in texts for people. While such a text is composed, a mark of two bytes stands for each name. The
// names come into it at the end: so no name is cut, and parts of texts are compared and measured without them.
#pragma once

#include "mistbank/player_names.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank {

/// How a name stands in a sentence. The value is the first byte of its mark.
enum class NameForm : char {
    plain = '\x10',     // "red", "red/green"; "Anna"
    listed = '\x11',    // "red, green"; "Anna"
    alone = '\x12',     // of who plays all colours: "the player"; "Anna"
    with_a = '\x13',    // before a noun: "a red"; "Anna's"
    with_the = '\x14',  // before a noun: "the red"; "Anna's"
};

using NameMark = ShortText<15>;

/// The mark of a colour. Of Colour::none, and of a value that is no colour, the text itself.
NameMark mark_of(Colour colour, NameForm form = NameForm::plain) noexcept;
/// The mark of a player with these colours, a bit 1 << Colour each, at least one of them.
NameMark mark_of(unsigned colours, NameForm form) noexcept;

inline constexpr std::size_t mark_size = 2;
/// The place of the first whole mark in a text, or npos.
std::size_t find_mark(std::string_view text) noexcept;

/// What a mark stands for, whatever the names are.
using NameWords = ShortText<max_colours*(max_name + 2) + 7>;
NameWords words_of(std::string_view mark, const PlayerNames& names) noexcept;

/// Puts a text with marks behind another one, with names in their places.
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

/// The text with the names of colours.
template <std::size_t size>
ShortText<size> with_colours(const ShortText<size>& marked) noexcept {
    ShortText<size> text;
    put_named(text, marked, {});
    return text;
}

}  // namespace mistbank
