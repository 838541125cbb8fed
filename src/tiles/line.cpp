#include "tiles/line.hpp"

#include <charconv>

#include "tiles/utf8.hpp"

namespace mistbank::tile_text {

namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t longest_quote = 40;

bool is_control(unsigned char byte) { return (byte < 0x20 && byte != '\t') || byte == 0x7f; }

ShortText<4> hexadecimal(unsigned char byte) {
    constexpr std::string_view digits = "0123456789abcdef";
    return ShortText<4>::of("0x", digits[byte >> 4u], digits[byte & 15u]);
}

std::optional<int> number_of(std::string_view word) {
    int number = 0;
    const char* end = word.data() + word.size();
    const auto [stop, fault] = std::from_chars(word.data(), end, number);
    if (fault != std::errc() || stop != end) return std::nullopt;
    // Only the shortest notation is accepted, not for example 007 or -0.
    if (ShortText<12>::of(number) != word) return std::nullopt;
    return number;
}

}  // namespace

Line::Line(std::string_view text, int number) : text_(text.substr(0, text.find('#'))), number_(number) {
    text_ = text_.substr(0, text_.find_last_not_of(blanks) + 1);
    skip_blanks();
}

void Line::skip_blanks() {
    const std::size_t next = text_.find_first_not_of(blanks, position_);
    position_ = next == std::string_view::npos ? text_.size() : next;
}

Word Line::peek() const {
    const std::size_t end = text_.find_first_of(blanks, position_);
    return Word{text_.substr(position_, end - position_), Place{number_, static_cast<int>(position_) + 1}};
}

Word Line::take() {
    const Word word = peek();
    position_ += word.text.size();
    skip_blanks();
    return word;
}

Word Line::take_rest() {
    const Word rest{text_.substr(position_), peek().place};
    position_ = text_.size();
    return rest;
}

bool check_bytes(std::string_view text, int line_number, Error& error) {
    std::size_t position = 0;
    while (position < text.size()) {
        const auto byte = static_cast<unsigned char>(text[position]);
        const std::size_t length = valid_length(text.substr(position));
        const Place place{line_number, static_cast<int>(position) + 1};
        if (length == 0) return refuse(error, place, "byte ", hexadecimal(byte), " is not valid UTF-8");
        if (is_control(byte)) return refuse(error, place, "byte ", hexadecimal(byte), " is a control character");
        position += length;
    }
    return true;
}

bool check_end(const Line& line, const Word& owner, Error& error) {
    const Word word = line.peek();
    if (word.text.empty()) return true;
    return refuse(error, word.place, quoted(owner.text), " does not take ", quoted(word.text), " here");
}

bool take_number(Line& line, std::string_view owner, int least, int most, int& number, Error& error) {
    const Word word = line.take();
    const std::optional<int> value = number_of(word.text);
    if (!value || *value < least || *value > most) {
        return refuse(error, word.place, owner, " must be a whole number from ", least, " to ", most, instead(word));
    }
    number = *value;
    return true;
}

Quote quoted(std::string_view word) {
    if (word.size() <= longest_quote) return Quote::of("'", word, "'");
    std::size_t end = longest_quote;
    while (end > 0 && is_continuation(static_cast<unsigned char>(word[end]))) --end;
    return Quote::of("'", word.substr(0, end), "...'");
}

ShortText<60> instead(const Word& word) {
    return word.text.empty() ? ShortText<60>() : ShortText<60>::of(", not ", quoted(word.text));
}

}  // namespace mistbank::tile_text
