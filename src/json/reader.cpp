#include "json/reader.hpp"

#include <charconv>
#include <iterator>

#include "tiles/utf8.hpp"

namespace mistbank::json {

namespace {

constexpr const char* kind_names[] = {"an object",     "an array", "a string", "a number",
                                      "true or false", "null",     "nothing"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

template <class Put>
void put_character(std::uint32_t code, Put put) {
    const auto put_byte = [&](std::uint32_t byte) { put(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (code < 0x80) return put_byte(code);
    if (code < 0x800) {
        put_byte(0xc0u | code >> 6);
    } else {
        if (code < 0x10000) {
            put_byte(0xe0u | code >> 12);
        } else {
            put_byte(0xf0u | code >> 18);
            put_byte(0x80u | (code >> 12 & 0x3fu));
        }
        put_byte(0x80u | (code >> 6 & 0x3fu));
    }
    put_byte(0x80u | (code & 0x3fu));
}

bool four_digits(std::string_view text, std::size_t& at, std::uint32_t& out) {
    if (text.size() - at < 4) return false;
    const char* const begin = text.data() + at;
    const auto [stop, problem] = std::from_chars(begin, begin + 4, out, 16);
    at += 4;
    return problem == std::errc{} && stop == begin + 4;
}

// Skips an escape and passes its character to `put`. Returns the reason if the escape is invalid, else null.
template <class Put>
const char* take_escape(std::string_view text, std::size_t& at, Put put) {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    ++at;  // skips the backslash
    const char letter = at < text.size() ? text[at++] : '\0';
    if (const std::size_t which = letters.find(letter); letter != '\0' && which != std::string_view::npos) {
        put(meanings[which]);
        return nullptr;
    }
    std::uint32_t code = 0;
    if (letter != 'u' || !four_digits(text, at, code))
        return "a backslash must be followed by one of \"\\/bfnrt, or by u and four hexadecimal digits";
    if (code >= 0xd800 && code < 0xe000) {  // the first half of a surrogate pair
        std::uint32_t second = 0;
        const bool is_pair = code < 0xdc00 && text.substr(at, 2) == "\\u" && (at += 2, four_digits(text, at, second)) &&
                             second >= 0xdc00 && second < 0xe000;
        if (!is_pair) return "a surrogate escape (\\uD800 to \\uDFFF) must be part of a pair";
        code = 0x10000u + ((code - 0xd800u) << 10) + (second - 0xdc00u);
    }
    put_character(code, put);
    return nullptr;
}

/// Decodes a quoted string byte by byte. The string must have been validated before.
class Meaning {
public:
    Meaning(std::string_view text, std::size_t begin) : text_(text), at_(begin) {}

    /// Returns the next byte; -1 at the end of the quoted string.
    int next() {
        if (given_ == count_) {
            if (text_[at_] == '"') return -1;
            given_ = count_ = 0;
            const auto put = [&](char byte) { bytes_[count_++] = byte; };
            text_[at_] == '\\' ? static_cast<void>(take_escape(text_, at_, put)) : put(text_[at_++]);
        }
        return static_cast<unsigned char>(bytes_[given_++]);
    }

private:
    std::string_view text_;
    std::size_t at_;
    char bytes_[4] = {};
    int count_ = 0;
    int given_ = 0;
};

/// Compares two quoted strings after decoding. Returns a number less than, equal to or greater than 0.
int compare_meanings(std::string_view text, std::size_t one, std::size_t other) {
    Meaning left(text, one);
    Meaning right(text, other);
    for (;;) {
        const int byte = left.next();
        const int difference = byte - right.next();
        if (difference != 0 || byte < 0) return difference;
    }
}

}  // namespace

const char* name_of(Kind kind) { return kind_names[static_cast<int>(kind)]; }

Reader::Reader(std::string_view text, const Allocator& memory) : text_(text), more_names_(InOrder{text}, memory) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark) at_ = byte_order_mark.size();
}

// Returns the line and column of a position. Positions usually increase from call to call. If a position is lower than
// the previous one, lines are counted from the beginning again.
Place Reader::place_of(std::size_t position) {
    if (position < counted_) {
        counted_ = line_begin_ = 0;
        line_ = 1;
    }
    const std::string_view before = text_.substr(0, position);
    for (std::size_t end; (end = before.find('\n', counted_)) != std::string_view::npos; ++line_) {
        counted_ = line_begin_ = end + 1;
    }
    counted_ = position;
    return {line_, static_cast<int>(position - line_begin_) + 1};
}

ShortText<90> Reader::what() const {
    if (name_.empty()) return "the value";
    return ShortText<90>::of(in_array_ ? "an entry of " : "", quoted(name_));
}

ShortText<100> Reader::must_be() const {
    return name_.empty() ? ShortText<100>("expected ") : ShortText<100>::of(what(), " must be ");
}

// --- lookahead -------------------------------------------------------------------------------------------------------

void Reader::skip_blanks() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r')) {
        ++at_;
    }
}

bool Reader::take(char wanted) {
    skip_blanks();
    if (at_ >= text_.size() || text_[at_] != wanted) return false;
    ++at_;
    return true;
}

Kind Reader::next() {
    if (!is_well()) return Kind::nothing;
    skip_blanks();
    value_ = at_;
    if (at_ >= text_.size()) return Kind::nothing;
    switch (text_[at_]) {
        case '{': return Kind::object;
        case '[': return Kind::array;
        case '"': return Kind::text;
        case 't':
        case 'f': return Kind::yes_or_no;
        case 'n': return Kind::null;
        default: return text_[at_] == '-' || is_digit(text_[at_]) ? Kind::number : Kind::nothing;
    }
}

Place Reader::place() {
    skip_blanks();
    return place_of(at_);
}

bool Reader::no_value() {
    if (at_ >= text_.size()) return refuse("a value is missing at the end of the text");
    return refuse("expected a value, not ", quoted(text_.substr(at_, 1)));
}

bool Reader::wants(Kind kind, const char* wanted) {
    const Kind found = next();
    if (found == kind || !is_well()) return is_well();
    if (found == Kind::nothing) return no_value();
    return refuse(must_be(), wanted, ", not ", kind_names[static_cast<int>(found)]);
}

bool Reader::end() {
    next();
    if (is_well() && at_ < text_.size()) refuse("unexpected text after the value");
    return is_well();
}

// --- objects and arrays ---------------------------------------------------------------------------------------------

bool Reader::open(char bracket, Kind kind, const char* wanted) {
    if (!wants(kind, wanted)) return false;
    if (depth_ == deepest) return refuse("nested more than ", deepest, " levels deep");
    ++depth_;
    return take(bracket);
}

bool Reader::InOrder::operator()(const FieldName& left, const FieldName& right) const {
    if (left.depth != right.depth) return left.depth < right.depth;
    if (left.number != right.number) return left.number < right.number;
    return compare_meanings(text, left.begin, right.begin) < 0;
}

// Returns whether the open object already contains this name. The names of the open object are stored after those of
// outer objects.
bool Reader::is_given(const FieldName& name, int outer) const {
    const InOrder is_before{text_};
    for (int i = outer; i < kept_; ++i) {
        const FieldName& field_name = names_[static_cast<std::size_t>(i)];
        if (field_name.number == name.number && !is_before(field_name, name) && !is_before(name, field_name))
            return true;
    }
    return more_names_.count(name) != 0;
}

void Reader::keep(const FieldName& name) {
    if (static_cast<std::size_t>(kept_) < names_.size()) {
        names_[static_cast<std::size_t>(kept_++)] = name;
    } else {
        more_names_.insert(name);
    }
}

void Reader::close_object(int outer) {
    kept_ = outer;
    while (!more_names_.empty() && more_names_.rbegin()->depth == depth_)
        more_names_.erase(std::prev(more_names_.end()));
    --depth_;
}

bool Reader::next_field(Name& name, bool is_first, int outer) {
    if (!is_well()) return false;
    skip_blanks();
    value_ = at_;
    if (take('}')) {
        close_object(outer);
        return false;
    }
    if (!is_first && !take(',')) return refuse("expected ',' or '}'");
    if (next() != Kind::text) return refuse("expected the name of a field in quotation marks");
    field_ = at_;
    name = {};
    FieldName field_name{0xcbf29ce484222325u, at_ + 1, depth_};
    const auto put = [&](char byte) {
        name += byte;
        field_name.number = (field_name.number ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;  // FNV-1a hash
    };
    if (!quoted_text(put)) return false;
    if (is_given(field_name, outer)) return refuse(quoted(name), " is given twice");
    keep(field_name);
    name_ = name;
    in_array_ = false;
    skip_blanks();
    value_ = at_;
    return take(':') || refuse("expected ':' after ", quoted(name));
}

bool Reader::next_entry(bool is_first) {
    if (!is_well()) return false;
    skip_blanks();
    value_ = at_;
    if (take(']')) {
        --depth_;
        return false;
    }
    if (!is_first && !take(',')) return refuse("expected ',' or ']'");
    in_array_ = true;
    return true;
}

void Reader::ignore() {
    const Place place = place_of(field_);
    if (!ignored_.empty()) ignored_ += ", ";
    ignored_ += Message::of(ignored_.empty() ? "ignored: " : "", quoted(name_), " (line ", place.line, ", column ",
                            place.column, ")");
    skip();
}

bool Reader::skip() {
    bool yes = false;
    switch (next()) {
        case Kind::object:
            return object([&](std::string_view) {
                skip();
                return true;
            });
        case Kind::array: return array([&] { skip(); });
        case Kind::text: return quoted_text([](char) {});
        case Kind::number: return !number_text().empty();
        case Kind::yes_or_no: return yes_or_no(yes);
        case Kind::null: return word("null");
        case Kind::nothing: break;
    }
    return is_well() && no_value();
}

// --- texts ----------------------------------------------------------------------------------------------------------

bool Reader::text(Name& out) {
    out = {};
    return wants(Kind::text, "a string") && quoted_text([&](char byte) { out += byte; });
}

bool Reader::text(HostString& out) {
    out.clear();
    return wants(Kind::text, "a string") && quoted_text([&](char byte) { out += byte; });
}

template <class Put>
bool Reader::quoted_text(Put put) {
    ++at_;  // skips the quote
    while (at_ < text_.size() && text_[at_] != '"') {
        const auto byte = static_cast<unsigned char>(text_[at_]);
        const std::size_t length = valid_length(text_.substr(at_));
        if (length == 0) return refuse_at(place_of(at_), Status::invalid_json, "invalid UTF-8");
        if (byte < 0x20) {
            return refuse_at(place_of(at_), Status::invalid_json,
                             "a control character in a string must be written as \\u00..");
        }
        if (byte == '\\') {
            if (!escaped(put)) return false;
            continue;
        }
        for (std::size_t i = 0; i < length; ++i) put(text_[at_ + i]);
        at_ += length;
    }
    if (at_ >= text_.size()) return refuse("the closing quotation mark of a string is missing");
    ++at_;
    return true;
}

template <class Put>
bool Reader::escaped(Put put) {
    const std::size_t begin = at_;
    const char* const reason = take_escape(text_, at_, put);
    return reason == nullptr || refuse_at(place_of(begin), Status::invalid_json, reason);
}

// --- numbers and words ----------------------------------------------------------------------------------------------

// Returns the number as written. If there is no number, sets a fault and returns an empty text.
std::string_view Reader::number_text() {
    const std::size_t begin = at_;
    const auto digits = [&] {
        const std::size_t first = at_;
        while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
        return at_ > first;
    };
    if (text_[at_] == '-') ++at_;
    const bool has_leading_zero = at_ + 1 < text_.size() && text_[at_] == '0' && is_digit(text_[at_ + 1]);
    bool is_number = digits() && !has_leading_zero;
    if (is_number && at_ < text_.size() && text_[at_] == '.') {
        ++at_;
        is_number = digits();
    }
    if (is_number && at_ < text_.size() && (text_[at_] == 'e' || text_[at_] == 'E')) {
        ++at_;
        if (at_ < text_.size() && (text_[at_] == '+' || text_[at_] == '-')) ++at_;
        is_number = digits();
    }
    if (is_number) return text_.substr(begin, at_ - begin);
    refuse("invalid number ", quoted(text_.substr(begin, at_ + 1 - begin)));
    return {};
}

bool Reader::number(std::string_view& out) {
    if (!wants(Kind::number, "a number")) return false;
    out = number_text();
    return is_well();
}

bool Reader::whole_number(std::int64_t& out, std::int64_t least, std::int64_t most) {
    if (!wants(Kind::number, "a number")) return false;
    const std::string_view digits = number_text();
    if (digits.empty()) return false;
    const char* const last = digits.data() + digits.size();
    const auto [stop, problem] = std::from_chars(digits.data(), last, out);
    if (problem == std::errc{} && stop == last && out >= least && out <= most) return true;
    // The message does not name the bounds of 32-bit integers.
    const bool is_any = least == std::numeric_limits<std::int32_t>::min();
    const Name range = is_any ? Name() : Name::of(" from ", least, " to ", most);
    return refuse(must_be(), "a whole number", range, ", not ", quoted(digits));
}

bool Reader::large(std::uint64_t& out) {
    Name digits;
    if (next() == Kind::number) {
        digits = number_text();
    } else if (!wants(Kind::text, "a number or a string of digits") || !text(digits)) {
        return false;
    }
    if (!is_well()) return false;
    const auto [stop, problem] = std::from_chars(digits.begin(), digits.end(), out);
    if (problem == std::errc{} && stop == digits.end()) return true;
    return refuse(must_be(), "a whole number from 0 to ", std::numeric_limits<std::uint64_t>::max(), ", not ",
                  quoted(digits));
}

bool Reader::word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return refuse("expected a value, not ", quoted(text_.substr(at_, 1)));
    at_ += word.size();
    return true;
}

bool Reader::yes_or_no(bool& out) {
    if (!wants(Kind::yes_or_no, "true or false")) return false;
    out = text_[at_] == 't';
    return word(out ? "true" : "false");
}

}  // namespace mistbank::json
