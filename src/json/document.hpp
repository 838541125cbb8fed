// A whole value of JSON, kept: for what is read in another order than it is written in.
#pragma once

#include <cstdint>
#include <string_view>

#include "json/reader.hpp"
#include "mistbank/allocator.hpp"

namespace mistbank::json {

/// Numbers values from 0, the outermost; of what is not there the number is `nowhere`.
class Document {
public:
    using Number = std::uint32_t;
    static constexpr Number nowhere = UINT32_MAX;

    explicit Document(const Allocator& memory) : values_(HostAllocator<Value>(memory)), texts_(memory) {
        values_.push_back({});
        values_.front().kind = Kind::object;
    }

    /// Reads the value that begins here, as the field of the outermost object that has this name. False with a fault of
    /// the reader. Throws std::bad_alloc.
    bool read_field(Reader& in, std::string_view name) { return read(in, 0, name); }
    /// Reads all fields of an object into the outermost one.
    bool read_object(Reader& in) {
        return in.object([&](std::string_view name) { return read_field(in, name); });
    }

    Kind kind(Number value) const { return values_[value].kind; }
    /// What a text says, or how a number is written; else nothing.
    std::string_view text(Number value) const { return of(values_[value].text); }
    /// The name of the field whose value it is; empty of an entry of an array.
    std::string_view name(Number value) const { return of(values_[value].name); }
    std::uint32_t count(Number value) const { return values_[value].count; }

    /// The field of an object with this name; nowhere where there is none, or this is no object.
    Number field(Number object, std::string_view name) const;
    /// Visits what is in an object or an array, in order, until the visit answers false; whether none did.
    template <class Visit>
    bool each(Number value, Visit visit) const {
        if (value == nowhere) return true;
        for (Number inner = values_[value].first; inner != nowhere; inner = values_[inner].next) {
            if (!visit(inner)) return false;
        }
        return true;
    }

    /// What follows it in its object or array; nowhere where it is the last.
    Number following(Number value) const { return values_[value].next; }

    /// Where it stands: "$.figures[3].segment".
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
        std::uint32_t place = 0;  // in an array
        std::uint32_t count = 0;  // of what is in it
    };

    bool read(Reader& in, Number outer, std::string_view name);
    bool read_inside(Reader& in, Number its);
    Part keep(std::string_view text);
    std::string_view of(Part part) const { return std::string_view(texts_).substr(part.begin, part.size); }

    HostVector<Value> values_;
    HostString texts_;
};

}  // namespace mistbank::json
