// Reads the words of a position into the state.
#pragma once

#include <limits>
#include <string_view>
#include <type_traits>

#include "position/lines.hpp"
#include "position/words.hpp"

namespace mistbank {

/// Reads the value of a line whose key is a word of the state (rules/words.hpp).
class WordReader {
public:
    explicit WordReader(PositionWords& words) : words_(words) {}

    /// Returns whether the key of the line is a word of the state. Faults are recorded in `words`.
    bool read(const Table& table) {
        setup_ = table.setup;
        number_ = 0;
        word_of_colours_ = 0;
        found_ = false;
        each_word(table, *this);
        return found_;
    }

    static bool is_under_way() { return true; }
    int players() const { return setup_->rules.players; }
    long most_marks(Mark mark) const { return setup_->amounts.with(mark); }

    template <class Number>
    void number(const char* word, Number& kept, long long most) {
        if (is_it(word)) read_number(kept, most);
    }
    template <class Number, class NameOf>
    void name(const char* word, Number& kept, int count, NameOf name_of_number) {
        std::string_view found;
        if (!is_it(word) || !words_.word(found, "a name")) return;
        int number = 0;
        while (number < count && found != name_of_number(number)) ++number;
        if (number == count) {
            words_.fail("unknown value ", quoted(found), " for ", quoted(word));
        } else {
            kept = static_cast<Number>(number);
        }
    }
    void colour(const char* word, Colour& kept) {
        if (is_it(word)) words_.colour(kept);
    }
    void type(const char* word, std::uint16_t& kept) {
        if (is_it(word)) words_.type(kept);
    }
    void tile(const char* word, TileIndex& kept) {
        if (is_it(word)) words_.tile(kept);
    }
    template <class Count>
    void tiles(const char* word, TileIndex* kept, Count& count, int most) {
        if (is_it(word)) read_list(count, most, [&](int place) { return words_.tile(kept[place]); });
    }
    void segment(const char* word, NodeIndex& kept) {
        if (is_it(word)) words_.segment(kept);
    }
    template <class Count>
    void segments(const char* word, NodeIndex* kept, Count& count, int most) {
        if (is_it(word)) read_list(count, most, [&](int place) { return words_.segment(kept[place]); });
    }
    void figure(const char* word, std::uint8_t& kept, int first) {
        if (!is_it(word)) return;
        std::string_view several;
        const bool may_be_several = std::string_view(word) == "newcomer";  // several figures can be newcomers (VOD-2)
        if (may_be_several && words_.has_more() && words_.peek() == "several") {
            words_.word(several, "");
            kept = 255;
            return;
        }
        int index = 0;
        if (words_.figure(index)) kept = static_cast<std::uint8_t>(index + first);
    }
    template <class Number>
    void row(const char* word, Number* kept, int count, long long most) {
        if (is_it(word)) read_numbers(kept, count, most);
    }
    template <class Number, class Count>
    void counted_row(const char* word, Number* kept, Count& count, int most_of_them, long long most) {
        if (is_it(word)) read_list(count, most_of_them, [&](int place) { return read_number(kept[place], most); });
    }
    template <class Number>
    void of_colours(const char* word, Number (&kept)[max_colours], long long most) {
        Colour colour{};
        if (is_one_of_colours(word, colour)) read_number(kept[static_cast<int>(colour)], most);
    }
    template <class Number, std::size_t count>
    void row_of_colours(const char* word, Number (&kept)[max_colours][count], long long most) {
        Colour colour{};
        if (is_one_of_colours(word, colour)) read_numbers(kept[static_cast<int>(colour)], int{count}, most);
    }
    template <class Number, std::size_t rows, std::size_t count>
    void row_of_colours(const char* word, Number (&kept)[max_colours][rows][count], int number, long long most) {
        Colour colour{};
        if (is_one_of_colours(word, colour)) read_numbers(kept[static_cast<int>(colour)][number], int{count}, most);
    }

private:
    bool is_it(const char* word) {
        const std::uint64_t word_bit = std::uint64_t{1} << (number_ % 64);
        std::uint64_t& seen = seen_[number_++ / 64];
        if (found_ || words_.line().key() != word) return false;
        found_ = true;
        if ((seen & word_bit) != 0) return words_.fail(quoted(word), " is given twice");
        seen |= word_bit;
        return true;
    }
    bool is_one_of_colours(const char* word, Colour& colour) {
        std::uint8_t& seen = seen_of_colours_[word_of_colours_++];
        if (found_ || words_.line().key() != word) return false;
        found_ = true;
        if (!words_.colour(colour)) return false;
        const auto bit_of_colour = 1u << static_cast<unsigned>(colour);
        if ((seen & bit_of_colour) != 0) return words_.fail(quoted(word), " is given twice for ", name_of(colour));
        seen = static_cast<std::uint8_t>(seen | bit_of_colour);
        return true;
    }
    template <class Number>
    bool read_number(Number& kept, long long most) {
        long long number = 0;
        const bool may_be_negative = std::is_same_v<Number, std::int32_t>;
        long long largest = most;
        if constexpr (std::is_integral_v<Number>) {
            largest = std::min<long long>(most, std::numeric_limits<Number>::max());
        }
        if (!words_.number(number, may_be_negative ? -largest : 0, largest, "a number")) return false;
        kept = static_cast<Number>(number);
        return true;
    }
    template <class Number>
    void read_numbers(Number* kept, int count, long long most) {
        for (int i = 0; i < count; ++i) {
            if (!read_number(kept[i], most)) return;
        }
    }
    template <class Count, class Read>
    void read_list(Count& count, int most, Read read) {
        count = 0;
        while (words_.has_more()) {
            if (count == most)
                return static_cast<void>(words_.fail(quoted(words_.line().key()), " takes at most ", most, " values"));
            if (!read(count)) return;
            ++count;
        }
    }

    PositionWords& words_;
    const Setup* setup_ = nullptr;
    std::uint64_t seen_[4] = {};
    unsigned number_ = 0;
    // For each word with a value per colour: a bit for each colour that was read.
    std::uint8_t seen_of_colours_[64] = {};
    unsigned word_of_colours_ = 0;
    bool found_ = false;
};

}  // namespace mistbank
