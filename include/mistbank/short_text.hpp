// A text type with a fixed capacity for names, messages and sentences. It never allocates memory.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>

namespace mistbank {

/// @cond internal
struct AnyShortText {};
template <class Text>
using IfText = std::enable_if_t<std::is_convertible_v<const Text&, std::string_view>, int>;
/// @endcond

/// UTF-8 text of up to `most` bytes. Longer text is cut between two characters. A ShortText converts to
/// std::string_view and to std::string.
template <std::size_t most>
class ShortText : AnyShortText {
public:
    /// Creates an empty text.
    ShortText() noexcept { bytes_[0] = '\0'; }
    /// Copies the text.
    ShortText(const ShortText& other) noexcept { copy(other); }
    /// Copies the text.
    ShortText& operator=(const ShortText& other) noexcept {
        copy(other);
        return *this;
    }
    /// Copies a text, cut to the capacity.
    template <class Text, IfText<Text> = 0, std::enable_if_t<!std::is_same_v<Text, std::string>, int> = 0>
    ShortText(const Text& text) noexcept : ShortText() {
        add(std::string_view(text));
    }
    /// Copies a text, cut to the capacity.
    explicit ShortText(const std::string& text) noexcept : ShortText() { add(std::string_view(text)); }
    /// Concatenates parts: texts, characters and integers.
    template <class... Parts>
    static ShortText of(const Parts&... parts) noexcept {
        ShortText text;
        (text.add(parts), ...);
        return text;
    }

    /// Appends a text, a character or an integer.
    template <class Part>
    ShortText& operator+=(const Part& part) noexcept {
        add(part);
        return *this;
    }

    operator std::string_view() const noexcept { return {bytes_, size_}; }  ///< the whole text
    operator std::string() const { return {bytes_, size_}; }                ///< a copy of the text
    std::string_view view() const noexcept { return *this; }                ///< the whole text
    const char* c_str() const noexcept { return bytes_; }                   ///< the text with a final NUL
    const char* data() const noexcept { return bytes_; }                    ///< the first byte
    const char* begin() const noexcept { return bytes_; }                   ///< the first byte
    const char* end() const noexcept { return bytes_ + size_; }             ///< the position after the last byte
    std::size_t size() const noexcept { return size_; }                     ///< size in bytes
    bool empty() const noexcept { return size_ == 0; }                      ///< whether the text is empty
    char operator[](std::size_t at) const noexcept { return bytes_[at]; }   ///< the byte at an offset
    /// Returns the position of `words`; std::string_view::npos if they do not occur.
    std::size_t find(std::string_view words) const noexcept { return view().find(words); }

    /// Compares the bytes.
    template <class Text, IfText<Text> = 0>
    friend bool operator==(const ShortText& one, const Text& other) noexcept {
        return one.view() == std::string_view(other);
    }
    /// See operator==.
    template <class Text, IfText<Text> = 0>
    friend bool operator!=(const ShortText& one, const Text& other) noexcept {
        return one.view() != std::string_view(other);
    }
    /// See operator==.
    template <class Text, IfText<Text> = 0, std::enable_if_t<!std::is_base_of_v<AnyShortText, Text>, int> = 0>
    friend bool operator==(const Text& one, const ShortText& other) noexcept {
        return std::string_view(one) == other.view();
    }
    /// See operator==.
    template <class Text, IfText<Text> = 0, std::enable_if_t<!std::is_base_of_v<AnyShortText, Text>, int> = 0>
    friend bool operator!=(const Text& one, const ShortText& other) noexcept {
        return std::string_view(one) != other.view();
    }
    /// Concatenates both texts into a std::string, for programs outside the library. The library uses of(), which does
    /// not allocate.
    template <class Text, IfText<Text> = 0>
    friend std::string operator+(const ShortText& one, const Text& other) {
        return std::string(one).append(std::string_view(other));
    }
    /// See operator+.
    template <class Text, IfText<Text> = 0, std::enable_if_t<!std::is_base_of_v<AnyShortText, Text>, int> = 0>
    friend std::string operator+(const Text& one, const ShortText& other) {
        return std::string(std::string_view(one)).append(other.view());
    }
    /// Writes the text to a stream.
    template <class Traits>
    friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const ShortText& text) {
        return out << text.view();
    }

private:
    void copy(const ShortText& other) noexcept {
        std::memmove(bytes_, other.bytes_, other.size_ + 1u);
        size_ = other.size_;
        cut_ = other.cut_;
    }
    void add(std::string_view part) noexcept {
        if (cut_) return;
        if (part.size() > most - size_) {
            cut_ = true;
            std::size_t length = most - size_;
            while (length > 0 && (static_cast<unsigned char>(part[length]) & 0xC0u) == 0x80u) --length;
            part = part.substr(0, length);
        }
        std::memcpy(bytes_ + size_, part.data(), part.size());
        size_ = static_cast<std::uint16_t>(size_ + part.size());
        bytes_[size_] = '\0';
    }
    void add(const char* part) noexcept { add(std::string_view(part)); }
    void add(char part) noexcept { add(std::string_view(&part, 1)); }
    template <class Number, std::enable_if_t<std::is_integral_v<Number> && !std::is_same_v<Number, bool>, int> = 0>
    void add(Number number) noexcept {
        char digits[24];
        const std::to_chars_result end = std::to_chars(digits, digits + sizeof digits, number);
        add(std::string_view(digits, static_cast<std::size_t>(end.ptr - digits)));
    }

    std::uint16_t size_ = 0;
    bool cut_ = false;
    char bytes_[most + 1];
    static_assert(most < 65536);
};

}  // namespace mistbank
