// Splits a scenario line into words.
#pragma once

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mistbank::scenarios {

/// Thrown when a scenario fails. what() is the message without file and line.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Cell {
    int x = 0;
    int y = 0;
};

struct Place {
    Cell cell;
    int segment = 0;
};

inline std::string trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1));
}

/// Returns the parts of the text between separators, without their leading and trailing spaces. Includes empty parts.
inline std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto end = std::min(text.find(separator, begin), text.size());
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

template <typename Number>
Number number_of(std::string_view text) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        throw Failure("\"" + std::string(text) + "\" is not a number in the allowed range");
    return value;
}

inline Cell cell_of(std::string_view text) {
    const auto parts = split(text, ',');
    if (parts.size() != 2) throw Failure("\"" + std::string(text) + "\" is not a cell X,Y");
    return {number_of<int>(parts[0]), number_of<int>(parts[1])};
}

inline Place place_of(std::string_view text) {
    const auto parts = split(text, '/');
    if (parts.size() != 2) throw Failure("\"" + std::string(text) + "\" is not a segment X,Y/S");
    return {cell_of(parts[0]), number_of<int>(parts[1])};
}

inline std::pair<std::string, std::string> key_and_value(const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
        throw Failure("\"" + text + "\" is not key=value");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

/// The words of a line, which are taken one after the other.
class Words {
public:
    explicit Words(std::string_view text) {
        for (auto& word : split(text, ' '))
            if (!word.empty()) words_.push_back(std::move(word));
    }

    bool at_end() const { return next_ == words_.size(); }
    std::size_t count_left() const { return words_.size() - next_; }

    std::string take() {
        if (at_end()) throw Failure("a word is missing at the end of the line");
        return words_[next_++];
    }

    template <typename Number = int>
    Number take_number() {
        return number_of<Number>(take());
    }

    /// If the next word is `word`, takes it and returns true.
    bool accept(std::string_view word) {
        if (at_end() || words_[next_] != word) return false;
        ++next_;
        return true;
    }

    void demand(std::string_view word) {
        if (!accept(word)) throw Failure("the word \"" + std::string(word) + "\" is missing");
    }

    /// Returns the rest of the line, with single spaces between words.
    std::string rest() {
        std::string text;
        while (!at_end()) text += (text.empty() ? "" : " ") + take();
        return text;
    }

    void demand_end() {
        if (!at_end()) throw Failure("unexpected words at the end of the line: \"" + rest() + "\"");
    }

private:
    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

}  // namespace mistbank::scenarios
