// Sentences as data: texts with fields, which a resolver fills by name.
//
//   {cell}                   the value of a field, for example "2,-1"
//   {total:ghost}            a counted noun, for example "1 ghost", "3 ghosts"
//   {total:city:cities}      a counted noun with an irregular plural, for example "1 city", "3 cities"
//   {total|comes|come}       a choice by the number of the field: 1 selects the first text; beyond the last, the last
//   [ with {count:ghost}]    a group, which is omitted if one of its fields is empty: 0, or no words
//   [{count?} at {points}]   a group that tests a field without writing it
//   [{to}|{from}|nowhere]    alternatives: the first group without an empty field, otherwise the last group
//
// Groups and the texts of a choice may contain fields and groups.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "render/words.hpp"

namespace mistbank::render {

/// The value of a field: a number or words. Words have the number 1, or 0 if they are empty.
class FieldValue {
public:
    template <class Number, std::enable_if_t<std::is_integral_v<Number>, int> = 0>
    FieldValue(Number number) : number_(number), words_(Words::of(number)) {}
    template <class Text, IfText<Text> = 0>
    FieldValue(const Text& text) : words_(text) {
        number_ = words_.empty() ? 0 : 1;
    }
    FieldValue(std::int64_t number, const Words& words) : number_(number), words_(words) {}

    std::int64_t number() const { return number_; }
    const Words& words() const { return words_; }

private:
    std::int64_t number_ = 0;
    Words words_;
};

/// Fills in the fields of a text. resolve(of, name) returns the value of the field with this name.
Words expand(std::string_view text, FieldValue (*resolve)(const void* of, std::string_view field), const void* of);

/// Fills in the fields of a text. The resolver is called with the name of each field and returns its value.
template <class Resolver>
Words expand(std::string_view text, const Resolver& resolver) {
    return expand(
        text,
        [](const void* of, std::string_view field) -> FieldValue { return (*static_cast<const Resolver*>(of))(field); },
        &resolver);
}

}  // namespace mistbank::render
