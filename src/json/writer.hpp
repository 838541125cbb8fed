// Writing JSON, without a blank between its parts: see FORMAT.md.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "mistbank/allocator.hpp"
#include "mistbank/short_text.hpp"

namespace mistbank::json {

/// Puts values behind a text, one after the other. Whoever opens an object or an array closes it.
class Writer {
public:
    explicit Writer(HostString& text) : text_(text) {}

    void null() { put("null"); }
    void value(std::string_view words) {
        begin();
        add_quoted(words);
    }
    void value(const char* words) { value(std::string_view(words)); }
    template <class Number, std::enable_if_t<std::is_integral_v<Number>, int> = 0>
    void value(Number number) {
        if constexpr (std::is_same_v<Number, bool>) {
            put(number ? "true" : "false");
        } else {
            put(ShortText<24>::of(number));
        }
    }

    /// The value of the next field follows.
    void key(std::string_view name) {
        begin();
        add_quoted(name);
        text_ += ':';
        is_first_ = true;
    }
    template <class Value>
    void field(std::string_view name, const Value& its) {
        key(name);
        value(its);
    }
    void null_field(std::string_view name) {
        key(name);
        null();
    }

    /// An object or an array, whose inside `write` writes.
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
    template <class Write>
    void array_field(std::string_view name, Write write) {
        key(name);
        array(write);
    }

private:
    void begin() {
        if (!is_first_) text_ += ',';
        is_first_ = false;
    }
    void put(std::string_view written) {
        begin();
        text_ += written;
    }
    template <class Write>
    void within(char open, char close, Write write) {
        begin();
        text_ += open;
        is_first_ = true;
        write();
        text_ += close;
        is_first_ = false;
    }
    static bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }
    void add_quoted(std::string_view words) {
        constexpr std::string_view digits = "0123456789abcdef";
        text_ += '"';
        while (!words.empty()) {
            std::size_t plain = 0;
            while (plain < words.size() && is_plain(words[plain])) ++plain;
            text_ += words.substr(0, plain);
            if (plain == words.size()) break;
            const char c = words[plain];
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x20) {
                ((text_ += "\\u00") += digits[byte >> 4u]) += digits[byte & 15u];
            } else {
                (text_ += '\\') += c;
            }
            words.remove_prefix(plain + 1);
        }
        text_ += '"';
    }

    HostString& text_;
    bool is_first_ = true;
};

}  // namespace mistbank::json
