// Reads the lines of a record or a position one by one, splits them into words, and records the first fault.
#pragma once

#include <charconv>
#include <string_view>

#include "game/quoted.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/status.hpp"

namespace mistbank {

using TextWords = HostVector<std::string_view>;

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number, base);
    return problem == std::errc{} && stop == end;
}

class TextLines {
public:
    TextLines(std::string_view text, const Allocator& allocator) : rest_(text), words_(allocator) {}

    /// Moves to the next line that is not empty after removing its comment. Returns false at the end of the text.
    bool next();
    /// The following functions return the current line and its words.
    std::string_view line() const { return line_; }
    const TextWords& words() const { return words_; }
    std::string_view word(std::size_t number) const { return words_[number]; }
    std::size_t count() const { return words_.size(); }
    int number() const { return number_; }

    /// is_text_next() returns whether a line of an embedded text follows. take_text() consumes this line and returns it
    /// without the leading bar.
    bool is_text_next() const { return !rest_.empty() && rest_.front() == '|'; }
    std::string_view take_text();

    /// Records a fault in the current line; returns false.
    template <class... Parts>
    bool fail(const Parts&... problem) {
        return fail_with(Status::invalid_record, problem...);
    }
    template <class... Parts>
    bool fail_with(Status status, const Parts&... problem) {
        const Message words = Message::of(problem...);
        error_ = {status, Message::of("line ", number_, ": ", words)};
        return false;
    }
    template <class... Parts>
    bool fail_at(int number, const Parts&... problem) {
        number_ = number;
        return fail(problem...);
    }
    /// Records a fault whose message already names the line; returns false.
    bool fail_there(const Message& problem, Status status = Status::invalid_record) {
        error_ = {status, problem};
        return false;
    }
    const Error& error() const { return error_; }

private:
    std::string_view take();

    std::string_view rest_;
    std::string_view line_;
    TextWords words_;
    int number_ = 0;
    Error error_;
};

}  // namespace mistbank
