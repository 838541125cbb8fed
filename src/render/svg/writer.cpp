#include "render/svg/writer.hpp"

#include <cstdint>

namespace mistbank::render::svg {

namespace {

// Stands for the prefix until all is written; no text of a picture has it, as escaped() leaves it out.
constexpr char prefix_mark = '\x01';

std::string prefix_of(const std::string& text) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211u;
    std::string prefix = "m";
    for (int i = 0; i < 7; ++i, hash >>= 7) prefix += "0123456789abcdefghijklmnopqrstuv"[hash & 31];
    return prefix;
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        switch (letter) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            case '\'': result += "&#39;"; break;
            default:
                if (static_cast<unsigned char>(letter) >= 0x20) result += letter;
        }
    }
    return result;
}

std::string fine_number(Decimal value) {
    const std::int64_t hundredths = value.rounded_to(Decimal::one / 100);
    std::string text = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) text += '.' + std::to_string(hundredths % 100 + 100).substr(1);
    while (text.size() > 2 && text.back() == '0' && hundredths % 100 != 0) text.pop_back();
    return text;
}

Tag::Tag(Writer& writer, const char* name) : writer_(writer), name_(name) { (writer_.text_ += '<') += name; }

Tag& Tag::set(const char* name, std::string_view text) {
    (((writer_.text_ += ' ') += name) += "=\"") += escaped(text);
    writer_.text_ += '"';
    return *this;
}

Tag& Tag::set(const char* name, Decimal value) { return set(name, number(value)); }
Tag& Tag::fine(const char* name, Decimal value) { return set(name, fine_number(value)); }

Tag& Tag::kind(const char* name) { return set("class", std::string("mistbank-") + name); }

Tag& Tag::id(const char* own) {
    (((writer_.text_ += " id=\"") += prefix_mark) += own) += '"';
    return *this;
}

Tag& Tag::paint(const char* name, const char* own) {
    (((((writer_.text_ += ' ') += name) += "=\"url(#") += prefix_mark) += own) += ")\"";
    return *this;
}

void Tag::end() { writer_.text_ += "/>\n"; }
void Tag::open() { writer_.text_ += ">\n"; }

void Tag::text(std::string_view words) {
    writer_.text_ += '>';
    writer_.text_ += escaped(words);
    ((writer_.text_ += "</") += name_) += ">\n";
}

Tag Writer::use(const char* id) {
    Tag result = tag("use");
    (((text_ += " xlink:href=\"#") += prefix_mark) += id) += '"';
    return result;
}

void Writer::close(const char* name) { ((text_ += "</") += name) += ">\n"; }

std::string Writer::finish() {
    const std::string prefix = prefix_of(text_);
    std::string result;
    result.reserve(text_.size() + text_.size() / 16);
    for (const char letter : text_) {
        if (letter == prefix_mark) {
            result += prefix;
        } else {
            result += letter;
        }
    }
    return result;
}

}  // namespace mistbank::render::svg
