// Reading JSON from its beginning to its end, a value at a time, into what the caller has ready. Of the rest only the
// names in open objects are kept, in place; those that find no room there take memory until their object ends. Whatever
// the text, each byte of it is passed a fixed number of times, but for comparing names, which is their sorting.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string_view>

#include "game/quoted.hpp"
#include "mistbank/allocator.hpp"
#include "mistbank/status.hpp"

namespace mistbank::json {

/// What begins at a place of a text.
enum class Kind : std::uint8_t { object, array, text, number, yes_or_no, null, nothing };

/// "an object", "a number".
const char* name_of(Kind kind);

/// Where something stands in a text. Both count from 1; a column is a byte.
struct Place {
    int line = 1;
    int column = 1;
};

/// No text is nested deeper.
inline constexpr int deepest = 64;

/// The name of a field, or another short text. A longer one is cut, and then is none that anybody asks for; whether a
/// field is given twice is told from the whole name.
using Name = ShortText<63>;

/// After the first fault all of its calls answer no and do nothing.
class Reader {
public:
    /// The text must outlive it. The memory is asked only in objects with dozens of fields; without any,
    /// std::bad_alloc is thrown.
    explicit Reader(std::string_view text, const Allocator& memory = {});

    bool is_well() const { return status_ == Status::ok; }
    /// The first fault, with its place; nothing where there is none.
    Error error() const { return {status_, problem_}; }
    /// Fields that nobody took, with their places; empty if there are none.
    const Message& ignored() const { return ignored_; }

    /// What begins here.
    Kind next();
    /// Where it begins.
    Place place();

    /// Reads an object. `take(name)` reads the field's value and answers true, or answers false for a field that it
    /// does not know, which is ignored. A field that is given twice is a fault.
    template <class Take>
    bool object(Take take) {
        const int outer = kept_;
        if (!open('{', Kind::object, "an object")) return false;
        bool is_first = true;
        for (Name name; next_field(name, is_first, outer); is_first = false) {
            if (!take(name.view()) && is_well()) ignore();
        }
        return is_well();
    }
    /// Reads an array; `take()` reads one entry.
    template <class Take>
    bool array(Take take) {
        if (!open('[', Kind::array, "an array")) return false;
        for (bool is_first = true; next_entry(is_first); is_first = false) take();
        return is_well();
    }
    bool text(Name& out);
    bool text(HostString& out);
    bool yes_or_no(bool& out);
    /// Any number, as it is written.
    bool number(std::string_view& out);
    /// A whole number from `least` to `most`, without fraction or exponent.
    template <class Number>
    bool whole(Number& out, std::int64_t least, std::int64_t most) {
        std::int64_t number = 0;
        if (!whole_number(number, least, most)) return false;
        out = static_cast<Number>(number);
        return true;
    }
    /// Any number of 64 bits without a sign: as a text of digits, or as a number.
    bool large(std::uint64_t& out);
    /// Passes over any value.
    bool skip();
    /// Whether nothing follows. Something that does is a fault.
    bool end();

    /// A fault at the value read last, or at the one that begins here if none of it has been read. Always false.
    template <class... Parts>
    bool refuse(const Parts&... reason) {
        return refuse_as(Status::invalid_json, reason...);
    }
    /// Likewise, of another kind.
    template <class... Parts>
    bool refuse_as(Status status, const Parts&... reason) {
        return is_well() && refuse_at(place_of(value_), status, reason...);
    }
    /// A fault at another place.
    template <class... Parts>
    bool refuse_at(Place place, Status status, const Parts&... reason) {
        if (!is_well()) return false;
        status_ = status;
        problem_ = Message::of("line ", place.line, ", column ", place.column, ": ", reason...);
        return false;
    }
    /// The field whose value is read, in quotes; "an entry of 'tiles'" of what is in an array.
    ShortText<90> what() const;

private:
    /// The name of a field of an open object.
    struct FieldName {
        std::uint64_t number = 0;  // the same for the same name, seldom for others
        std::size_t begin = 0;     // where it is spelled, behind the quote
        int depth = 0;
    };
    struct InOrder {
        std::string_view text;
        bool operator()(const FieldName& one, const FieldName& other) const;
    };

    void skip_blanks();
    bool take(char wanted);
    bool open(char bracket, Kind kind, const char* wanted);
    bool next_field(Name& name, bool is_first, int outer);
    bool is_given(const FieldName& name, int outer) const;
    void keep(const FieldName& name);
    void close_object(int outer);
    bool next_entry(bool is_first);
    bool wants(Kind kind, const char* wanted);
    bool word(std::string_view word);
    std::string_view number_text();
    bool whole_number(std::int64_t& out, std::int64_t least, std::int64_t most);
    template <class Put>
    bool quoted_text(Put put);
    template <class Put>
    bool escaped(Put put);
    bool no_value();
    void ignore();
    Place place_of(std::size_t position);

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t value_ = 0;  // where the value read last begins
    std::size_t field_ = 0;  // likewise the name of the field
    Name name_;              // of the field read last
    bool in_array_ = false;
    int depth_ = 0;
    std::size_t counted_ = 0;  // the lines up to here have been counted
    std::size_t line_begin_ = 0;
    int line_ = 1;
    std::array<FieldName, 64> names_;  // of the open objects, the outermost first; all that known objects have fit in
    int kept_ = 0;
    std::set<FieldName, InOrder, HostAllocator<FieldName>> more_names_;
    Status status_ = Status::ok;
    Message problem_;
    Message ignored_;
};

}  // namespace mistbank::json
