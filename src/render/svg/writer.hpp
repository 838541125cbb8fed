// Writes well-formed XML, a tag at a time.
#pragma once

#include <string_view>

#include "render/svg/palette.hpp"
#include "render/svg/path.hpp"
#include "tiles/text_buffer.hpp"

namespace mistbank::render::svg {

/// A number with two decimals at most, for factors.
ShortText<23> fine_number(Decimal value);

class Writer;

/// One tag being written: attributes first, then one of the last three.
class [[nodiscard]] Tag {
public:
    Tag& set(const char* name, std::string_view text);
    Tag& set(const char* name, Decimal value);
    template <class Whole, std::enable_if_t<std::is_integral_v<Whole>, int> = 0>
    Tag& set(const char* name, Whole value) {
        return set(name, Decimal(value));
    }
    Tag& set(const char* name, const char* text) { return set(name, std::string_view(text)); }
    Tag& fine(const char* name, Decimal value);
    Tag& kind(const char* name);  ///< the class "mistbank-" and this, for hosts that look for what is shown
    Tag& id(const char* own);     ///< unique among all pictures on a page
    Tag& paint(const char* name, const char* own);               ///< filled or clipped by what has this id
    Tag& path(std::string_view data) { return put("d", data); }  ///< see Path::data
    Tag& at(Point place) { return set("x", place.x).set("y", place.y); }

    void end();                         ///< it has no content
    void open();                        ///< Writer::close ends it
    void text(std::string_view words);  ///< it has this text

private:
    friend class Writer;
    Tag(Writer& writer, const char* name);
    Tag& put(const char* name, std::string_view plain);  ///< without a letter that XML reserves
    Writer& writer_;
    const char* name_;
};

class Writer {
public:
    explicit Writer(const Allocator& allocator) : text_(allocator), out_(text_) {}

    /// Takes the memory for a text of so many bytes at once; it may still become longer.
    void expect(std::size_t bytes) { text_.reserve(bytes); }

    /// Where what is written lies; what is drawn with it may take its memory there.
    Allocator allocator() const noexcept { return text_.get_allocator().host; }

    Tag tag(const char* name) { return {*this, name}; }
    /// A <use> of what has this id, moved there.
    Tag use(const char* id);
    /// The same at once of what is there thousands of times: use(id).at(place).end()
    void place(std::string_view id, Point place);
    void close(const char* name);
    /// The drawing of a symbol, as its file has it: ids get the prefix, and variables become colours of the palette.
    void put_drawing(std::string_view xml, const Palette& palette);
    /// All that another one has written.
    void put(Writer& other) {
        other.out_.flush();
        out_.add(other.text_);
    }

    /// Puts all that was written behind a text. Ids get a prefix made from the text, so that equal pictures are equal
    /// to the byte and different ones can share a page. Nothing can be written after it.
    void finish(HostString& text);

private:
    friend class Tag;
    void write_escaped(std::string_view text);

    HostString text_;
    TextBuffer out_;  // puts words behind it
};

}  // namespace mistbank::render::svg
