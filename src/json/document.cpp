#include "json/document.hpp"

#include <algorithm>

namespace mistbank::json {
namespace {

bool is_plain(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

}  // namespace

Document::Part Document::keep(std::string_view text) {
    const Part part{static_cast<std::uint32_t>(texts_.size()), static_cast<std::uint32_t>(text.size())};
    texts_ += text;
    return part;
}

bool Document::read(Reader& in, Number outer, std::string_view name) {
    const auto added = static_cast<Number>(values_.size());
    Value value;
    value.kind = in.next();
    value.name = keep(name);
    value.outer = outer;
    value.place = values_[outer].count++;
    values_.push_back(value);
    Number& last = values_[outer].last;
    (last == nowhere ? values_[outer].first : values_[last].next) = added;
    last = added;
    return read_inside(in, added);
}

bool Document::read_inside(Reader& in, Number added) {
    std::string_view digits;
    bool yes = false;
    switch (values_[added].kind) {
        case Kind::object: return in.object([&](std::string_view name) { return read(in, added, name); });
        case Kind::array: return in.array([&] { read(in, added, {}); });
        case Kind::number:
            if (in.number(digits)) values_[added].text = keep(digits);
            return in.is_well();
        case Kind::yes_or_no:
            if (in.yes_or_no(yes)) values_[added].text = keep(yes ? "true" : "false");
            return in.is_well();
        case Kind::text: {
            HostString text(texts_.get_allocator());
            if (in.text(text)) values_[added].text = keep(text);
            return in.is_well();
        }
        default: return in.skip();
    }
}

Document::Number Document::field(Number object, std::string_view name) const {
    if (object == nowhere || kind(object) != Kind::object) return nowhere;
    Number found = nowhere;
    each(object, [&](Number inner) {
        if (this->name(inner) == name) found = inner;
        return found == nowhere;
    });
    return found;
}

ShortText<200> Document::path(Number value) const {
    if (value == nowhere || values_[value].outer == nowhere) return "$";
    const ShortText<200> outer = path(values_[value].outer);
    if (kind(values_[value].outer) == Kind::array) return ShortText<200>::of(outer, "[", values_[value].place, "]");
    const std::string_view added = name(value);
    if (is_plain(added)) return ShortText<200>::of(outer, ".", added);
    return ShortText<200>::of(outer, "[", quoted(added), "]");
}

}  // namespace mistbank::json
