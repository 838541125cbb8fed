// Writes the header of records and positions: the rules, the tiles and the draw order.
#pragma once

#include <string_view>

#include "game/view.hpp"
#include "mistbank/allocator.hpp"

namespace mistbank {

class HeaderWriter {
public:
    using Line = ShortText<255>;

    explicit HeaderWriter(HostString& text) : text_(text) {}

    template <class... Parts>
    void line(const Parts&... parts) {
        text_ += Line::of(parts..., '\n');
    }
    /// Writes a row of words on as many lines as needed. Each line begins with the keyword.
    template <class WordAt>
    void write_row(const char* keyword, std::uint32_t count, WordAt word_at) {
        constexpr std::size_t line_width = 100;
        Line words = keyword;
        for (std::uint32_t place = 0; place < count; ++place) {
            const auto word = word_at(place);
            if (words.size() + word.size() >= line_width) {
                line(words);
                words = keyword;
            }
            (words += " ") += word;
        }
        line(words);
    }

    /// Writes a list of words on a single line of any length.
    template <class WordAt>
    void write_list(const char* keyword, std::uint32_t count, WordAt word_at) {
        text_ += keyword;
        for (std::uint32_t place = 0; place < count; ++place) (text_ += ' ') += std::string_view(word_at(place));
        text_ += '\n';
    }

    /// Writes the keys of the rules, except those of draws and tile sets.
    void write_rules(const Rules& rules);
    void write_draws(bool are_automatic, const Rules& rules);
    void write_sets(const Game::Inside& inside, bool carries_texts);
    void write_orders(const Game::Inside& inside);

private:
    void write_text(std::string_view text);
    void write_house_rules(const HouseRules& house);

    HostString& text_;
};

}  // namespace mistbank
