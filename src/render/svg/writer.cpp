#include "render/svg/writer.hpp"

#include <algorithm>
#include <cstdint>

namespace mistbank::render::svg {

namespace {

// The placeholder for the prefix until the picture is complete. write_escaped() removes the placeholder from all texts.
// Placeholder and prefix have the same length, so finish() overwrites it in place.
constexpr std::string_view prefix_mark = "\x01\x02\x02\x02\x02\x02\x02\x02";

ShortText<8> prefix_of(std::string_view text) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char letter : text) {
        if (letter == prefix_mark[1]) continue;
        hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211u;
    }
    ShortText<8> prefix = "m";
    for (int i = 0; i < 7; ++i, hash >>= 7) prefix += "0123456789abcdefghijklmnopqrstuv"[hash & 31];
    return prefix;
}

bool is_plain(char letter) noexcept {
    return static_cast<unsigned char>(letter) >= 0x20 && letter != '&' && letter != '<' && letter != '>' &&
           letter != '"' && letter != '\'';
}

bool begins_with(std::string_view text, std::string_view begin) noexcept {
    return text.substr(0, begin.size()) == begin;
}
bool ends_with(std::string_view text, std::string_view end) noexcept {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// Returns the XML entity of a reserved character.
const char* escape_of(char letter) noexcept {
    switch (letter) {
        case '&': return "&amp;";
        case '<': return "&lt;";
        case '>': return "&gt;";
        case '"': return "&quot;";
        case '\'': return "&#39;";
        default: return "";  // XML cannot represent this character
    }
}

}  // namespace

ShortText<23> fine_number(Decimal value) {
    const std::int64_t hundredths = value.rounded_to(Decimal::one / 100);
    auto text = ShortText<23>::of(hundredths / 100);
    const std::int64_t rest = hundredths % 100;
    if (rest != 0) (text += '.') += rest / 10;
    if (rest % 10 != 0) text += rest % 10;
    return text;
}

Tag::Tag(Writer& writer, const char* name) : writer_(writer), name_(name) { writer_.out_.add("<", name); }

Tag& Tag::set(const char* name, std::string_view text) {
    writer_.out_.add(" ", name, "=\"");
    writer_.write_escaped(text);
    writer_.out_.add('"');
    return *this;
}

Tag& Tag::put(const char* name, std::string_view plain) {
    writer_.out_.add(" ", name, "=\"", plain, "\"");
    return *this;
}

Tag& Tag::set(const char* name, Decimal value) { return put(name, number(value)); }
Tag& Tag::fine(const char* name, Decimal value) { return put(name, fine_number(value)); }

Tag& Tag::kind(const char* name) {
    writer_.out_.add(" class=\"mistbank-", name, "\"");
    return *this;
}

Tag& Tag::id(const char* own) {
    writer_.out_.add(" id=\"", prefix_mark, own, "\"");
    return *this;
}

Tag& Tag::paint(const char* name, const char* own) {
    writer_.out_.add(" ", name, "=\"url(#", prefix_mark, own, ")\"");
    return *this;
}

void Tag::end() { writer_.out_.add("/>\n"); }
void Tag::open() { writer_.out_.add(">\n"); }

void Tag::text(std::string_view words) {
    writer_.out_.add('>');
    writer_.write_escaped(words);
    writer_.out_.add("</", name_, ">\n");
}

Tag Writer::use(const char* id) {
    Tag result = tag("use");
    out_.add(" xlink:href=\"#", prefix_mark, id, "\"");
    return result;
}

void Writer::place(std::string_view id, Point place) {
    out_.add("<use xlink:href=\"#", prefix_mark, id, "\" x=\"", number(place.x), "\" y=\"", number(place.y), "\"/>\n");
}

void Writer::close(const char* name) { out_.add("</", name, ">\n"); }

void Writer::put_drawing(std::string_view xml, const Palette& palette) {
    while (!xml.empty()) {
        const std::size_t equals = xml.find("=\"");
        const std::string_view name = xml.substr(0, equals == xml.npos ? equals : equals + 2);
        xml.remove_prefix(name.size());
        std::string_view value = xml.substr(0, xml.find('"'));
        xml.remove_prefix(value.size());
        if (ends_with(name, " id=\"")) {
            out_.add(name, prefix_mark, value);
        } else if (ends_with(name, " xlink:href=\"")) {
            value.remove_prefix(value.find('#') + 1);  // a picture contains all symbols, so file names are removed
            out_.add(name, "#", prefix_mark, value);
        } else {
            out_.add(name, begins_with(value, "var(") ? colour_of_variable(palette, value) : value);
        }
    }
}

/// Writes text with XML entities.
void Writer::write_escaped(std::string_view text) {
    while (true) {
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_plain) - text.begin());
        out_.add(text.substr(0, plain));
        if (plain == text.size()) return;
        out_.add(escape_of(text[plain]));
        text.remove_prefix(plain + 1);
    }
}

void Writer::finish(HostString& text) {
    out_.flush();
    const auto prefix = prefix_of(text_);
    for (std::size_t mark = text_.find(prefix_mark[0]); mark != text_.npos; mark = text_.find(prefix_mark[0], mark)) {
        std::copy(prefix.begin(), prefix.end(), text_.begin() + static_cast<std::ptrdiff_t>(mark));
    }
    if (text.empty()) {
        text = std::move(text_);
    } else {
        text += text_;
    }
}

}  // namespace mistbank::render::svg
