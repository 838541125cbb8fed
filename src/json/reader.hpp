// Reads JSON from beginning to end, one value at a time, into the caller's storage. The reader stores only the names of
// fields in open objects. It has room for 64 names; for more, it allocates memory until the object ends. It reads each
// byte of any text a fixed number of times, apart from the sorting of names.
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

/// The kind of value at a position.
enum class Kind : std::uint8_t { object, array, text, number, yes_or_no, null, nothing };

/// Returns the name of a kind with its article, for example "an object".
const char* name_of(Kind kind);

/// A position in a text. Both numbers count from 1; a column is a byte.
struct Place {
    int line = 1;
    int column = 1;
};

/// The maximum nesting depth of objects and arrays.
inline constexpr int deepest = 64;

/// The name of a field, or another short text. A longer text is cut; it then matches no known name. Duplicate fields
/// are detected by their full names.
using Name = ShortText<63>;

/// A reader of JSON. After the first fault all functions do nothing and return false or 0.
class Reader {
public:
    /// Starts at the beginning of a text, which must outlive the reader. `memory` is used only for objects with dozens
    /// of fields.
    explicit Reader(std::string_view text, const Allocator& memory = {});

    bool is_well() const { return status_ == Status::ok; }
    /// Returns the first fault with its position; empty if there is no fault.
    Error error() const { return {status_, problem_}; }
    /// Returns the ignored fields with their positions; empty if no field was ignored.
    const Message& ignored() const { return ignored_; }

    /// Returns the kind of the next value.
    Kind next();
    /// Returns the position of the next value.
    Place place();

    /// Reads an object. `take(name)` reads the value of a field and returns true. For an unknown field it returns
    /// false, and the field is ignored. A duplicate field is a fault.
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
    /// Reads any number; `out` receives its text as written.
    bool number(std::string_view& out);
    /// Reads a whole number from `least` to `most`, without fraction or exponent.
    template <class Number>
    bool whole(Number& out, std::int64_t least, std::int64_t most) {
        std::int64_t number = 0;
        if (!whole_number(number, least, most)) return false;
        out = static_cast<Number>(number);
        return true;
    }
    /// Reads an unsigned 64-bit number, written as a string of digits or as a number.
    bool large(std::uint64_t& out);
    /// Skips any value.
    bool skip();
    /// Returns true if the text ends here. Any further content is a fault.
    bool end();

    /// Sets a fault at the value that was read last. If the next value was checked but not read, sets the fault at the
    /// next value. Returns false.
    template <class... Parts>
    bool refuse(const Parts&... reason) {
        return refuse_as(Status::invalid_json, reason...);
    }
    /// Sets a fault with this status at the same position as refuse(). Returns false.
    template <class... Parts>
    bool refuse_as(Status status, const Parts&... reason) {
        return is_well() && refuse_at(place_of(value_), status, reason...);
    }
    /// Sets a fault with this status at this position. Returns false.
    template <class... Parts>
    bool refuse_at(Place place, Status status, const Parts&... reason) {
        if (!is_well()) return false;
        status_ = status;
        problem_ = Message::of("line ", place.line, ", column ", place.column, ": ", reason...);
        return false;
    }
    /// Returns the current field in quotes. For an array entry, returns a phrase such as "an entry of 'tiles'".
    ShortText<90> what() const;
    /// Returns the beginning of a message about a value, for example "'players' must be "; "expected " outside fields.
    ShortText<100> must_be() const;

private:
    /// The name of a field of an open object.
    struct FieldName {
        std::uint64_t number = 0;  // hash of the name
        std::size_t begin = 0;     // start of the name, after the quote
        int depth = 0;
    };
    struct InOrder {
        std::string_view text;
        bool operator()(const FieldName& left, const FieldName& right) const;
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
    std::size_t value_ = 0;  // offset of the value that was read last
    std::size_t field_ = 0;  // offset of the field name that was read last
    Name name_;              // name of the field that was read last
    bool in_array_ = false;
    int depth_ = 0;
    std::size_t counted_ = 0;  // offset up to which lines have been counted
    std::size_t line_begin_ = 0;
    int line_ = 1;
    // Names in open objects, outermost first; large enough for all objects with known fields.
    std::array<FieldName, 64> names_;
    int kept_ = 0;
    std::set<FieldName, InOrder, HostAllocator<FieldName>> more_names_;
    Status status_ = Status::ok;
    Message problem_;
    Message ignored_;
};

}  // namespace mistbank::json
