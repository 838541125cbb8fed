// A complete JSON value in memory, for readers that need the fields in an order other than that of the text.
#pragma once

#include <cstdint>
#include <string_view>

#include "json/reader.hpp"
#include "mistbank/allocator.hpp"

namespace mistbank::json {

/// A tree of JSON values. Values are numbered; the outermost value has the number 0. `nowhere` means a missing value.
class Document {
public:
    using Number = std::uint32_t;
    static constexpr Number nowhere = UINT32_MAX;

    explicit Document(const Allocator& memory) : values_(HostAllocator<Value>(memory)), texts_(memory) {
        values_.push_back({});
        values_.front().kind = Kind::object;
    }

    /// Reads the next value of `in` as field `name` of the outermost object. On failure returns false; `in` then
    /// contains the fault. Throws std::bad_alloc.
    bool read_field(Reader& in, std::string_view name) { return read(in, 0, name); }
    /// Reads all fields of an object into the outermost object.
    bool read_object(Reader& in) {
        return in.object([&](std::string_view name) { return read_field(in, name); });
    }

    Kind kind(Number value) const { return values_[value].kind; }
    /// Returns the content of a string, or the digits of a number as written; empty for other values.
    std::string_view text(Number value) const { return of(values_[value].text); }
    /// Returns the name of the field with this value; empty for an array entry.
    std::string_view name(Number value) const { return of(values_[value].name); }
    std::uint32_t count(Number value) const { return values_[value].count; }

    /// Returns the field of an object with this name; nowhere if there is no such field or the value is not an object.
    Number field(Number object, std::string_view name) const;
    /// Visits the values of an object or array in order until a visit returns false. Returns whether all visits
    /// returned true.
    template <class Visit>
    bool each(Number value, Visit visit) const {
        if (value == nowhere) return true;
        for (Number inner = values_[value].first; inner != nowhere; inner = values_[inner].next) {
            if (!visit(inner)) return false;
        }
        return true;
    }

    /// Returns the next value in the same object or array; nowhere for the last value.
    Number following(Number value) const { return values_[value].next; }

    /// Returns the path of the value, for example "$.figures[3].segment".
    ShortText<200> path(Number value) const;

private:
    struct Part {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };
    struct Value {
        Kind kind = Kind::null;
        Part name;
        Part text;
        Number outer = nowhere;
        Number first = nowhere;
        Number last = nowhere;
        Number next = nowhere;
        std::uint32_t place = 0;  // index in an array
        std::uint32_t count = 0;  // number of values in the object or array
    };

    bool read(Reader& in, Number outer, std::string_view name);
    bool read_inside(Reader& in, Number value);
    Part keep(std::string_view text);
    std::string_view of(Part part) const { return std::string_view(texts_).substr(part.begin, part.size); }

    HostVector<Value> values_;
    HostString texts_;
};

}  // namespace mistbank::json
