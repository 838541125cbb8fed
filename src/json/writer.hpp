// Writes JSON without blanks between values, see FORMAT.md.
#pragma once

#include <string_view>
#include <type_traits>

#include "tiles/text_buffer.hpp"

namespace mistbank::json {

/// Appends values to a text. Buffers them until the outermost value ends.
class Writer {
public:
    explicit Writer(HostString& text) : text_(text) {}

    void null() { put("null"); }
    void value(std::string_view words) {
        begin();
        add_quoted(words);
        end();
    }
    void value(const char* words) { value(std::string_view(words)); }
    template <class Number, std::enable_if_t<std::is_integral_v<Number>, int> = 0>
    void value(Number number) {
        if constexpr (std::is_same_v<Number, bool>) {
            put(number ? "true" : "false");
        } else {
            begin();
            text_.add_number(number);
            end();
        }
    }

    /// Starts a field; write the value next. The name must not need escapes.
    void key(std::string_view name) {
        text_.add(is_first_ ? "\"" : ",\"", name, "\":");
        is_first_ = true;
    }
    template <class Value>
    void field(std::string_view name, const Value& content) {
        key(name);
        value(content);
    }
    void null_field(std::string_view name) {
        key(name);
        null();
    }

    /// Writes an object or an array; `write` writes its content.
    template <class Write>
    void object(Write write) {
        within('{', '}', write);
    }
    template <class Write>
    void array(Write write) {
        within('[', ']', write);
    }
    template <class Write>
    void object_field(std::string_view name, Write write) {
        key(name);
        object(write);
    }
    /// Starts a field whose value is an object.
    void begin_object_field(std::string_view name) {
        key(name);
        open('{');
    }
    void end_object() { close('}'); }
    template <class Write>
    void array_field(std::string_view name, Write write) {
        key(name);
        array(write);
    }

private:
    void begin() {
        if (!is_first_) text_.add(',');
        is_first_ = false;
    }
    void end() {
        if (depth_ == 0) text_.flush();
    }
    void put(std::string_view written) {
        text_.add(is_first_ ? "" : ",", written);
        is_first_ = false;
        end();
    }
    template <class Write>
    void within(char opening, char closing, Write write) {
        open(opening);
        write();
        close(closing);
    }
    void open(char opening) {
        begin();
        text_.add(opening);
        ++depth_;
        is_first_ = true;
    }
    void close(char closing) {
        text_.add(closing);
        --depth_;
        is_first_ = false;
        end();
    }
    static bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }
    void add_quoted(std::string_view words) {
        constexpr std::string_view digits = "0123456789abcdef";
        text_.add('"');
        while (!words.empty()) {
            std::size_t plain = 0;
            while (plain < words.size() && is_plain(words[plain])) ++plain;
            text_.add(words.substr(0, plain));
            if (plain == words.size()) break;
            const auto byte = static_cast<unsigned char>(words[plain]);
            if (byte < 0x20) {
                text_.add("\\u00");
                text_.add(digits[byte >> 4u]);
                text_.add(digits[byte & 15u]);
            } else {
                text_.add('\\');
                text_.add(words[plain]);
            }
            words.remove_prefix(plain + 1);
        }
        text_.add('"');
    }

    TextBuffer text_;
    int depth_ = 0;
    bool is_first_ = true;
};

}  // namespace mistbank::json
