// A writer of well-formed XML, one tag at a time.
#pragma once

#include <string_view>

#include "render/svg/palette.hpp"
#include "render/svg/path.hpp"
#include "tiles/text_buffer.hpp"

namespace mistbank::render::svg {

/// Returns a number with at most two decimals, for factors.
ShortText<23> fine_number(Decimal value);

class Writer;

/// An open tag: add attributes first, then call end(), open() or text().
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
    Tag& kind(const char* name);  ///< adds the class "mistbank-NAME", for hosts that search the picture
    Tag& id(const char* own);     ///< adds an id that is unique among all pictures on a page
    Tag& paint(const char* name, const char* own);  ///< adds an attribute that refers to the element with this id
    Tag& path(std::string_view data) { return put("d", data); }  ///< adds the result of Path::data()
    Tag& at(Point place) { return set("x", place.x).set("y", place.y); }

    void end();                         ///< writes an element without content
    void open();                        ///< begins an element whose content ends at Writer::close
    void text(std::string_view words);  ///< writes an element with this text

private:
    friend class Writer;
    Tag(Writer& writer, const char* name);
    Tag& put(const char* name, std::string_view plain);  ///< adds an attribute whose value has no reserved characters
    Writer& writer_;
    const char* name_;
};

class Writer {
public:
    explicit Writer(const Allocator& allocator) : text_(allocator), out_(text_) {}

    /// Reserves memory for a text of this many bytes; the text can become longer.
    void expect(std::size_t bytes) { text_.reserve(bytes); }

    /// Returns the allocator of the output. Drawing functions use the same allocator.
    Allocator allocator() const noexcept { return text_.get_allocator().host; }

    Tag tag(const char* name) { return {*this, name}; }
    /// Writes a <use> of this id at a position.
    Tag use(const char* id);
    /// Does the same as use(id).at(place).end(), but faster, for elements with thousands of copies.
    void place(std::string_view id, Point place);
    void close(const char* name);
    /// Writes the drawing of a symbol from its file. Ids get the prefix, and variables become colours of the palette.
    void put_drawing(std::string_view xml, const Palette& palette);
    /// Appends the complete output of another writer.
    void put(Writer& other) {
        other.out_.flush();
        out_.add(other.text_);
    }

    /// Appends the output to a text. The ids get a prefix derived from the content, so equal pictures have equal bytes
    /// and different pictures can share a page. Nothing can be written afterwards.
    void finish(HostString& text);

private:
    friend class Tag;
    void write_escaped(std::string_view text);

    HostString text_;
    TextBuffer out_;  // appends words to text_
};

}  // namespace mistbank::render::svg
