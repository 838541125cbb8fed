// Marks: what is printed on tiles beside their land. A box lists the marks that it plays with.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/tile.hpp"

namespace mistbank {

/// One mark.
struct MarkSpec {
    /// How text pictures write its word.
    enum class Ink : std::uint8_t { sign, inn, cathedral, goods, princess };

    Mark mark{};
    const char* name = nullptr;   // in tile texts, JSON and the API
    const char* title = nullptr;  // "Gold mine"
    const char* does = nullptr;   // a sentence or two
    SegmentKind printed_on{};     // no value: on the tile as a whole
    bool is_countable = true;     // "an inn", but "wine"
    const char* text = nullptr;   // in text pictures; null: it is drawn in another way
    const char* brief = "";       // where there is little room; empty: the same text
    Ink ink = Ink::sign;
    const char* symbol = nullptr;          // in pictures; null: it is drawn in another way
    const char* further_symbol = nullptr;  // that stands beside it
    // In observations: its plane, which is counted or 1, and the name and place of its scalar.
    int plane = -1;
    const char* plane_name = nullptr;
    bool is_counted = false;
    const char* scalar_name = nullptr;
    int scalar = -1;

    /// A mark whose word in text pictures and whose symbol are its name.
    constexpr MarkSpec(Mark its_mark, const char* its_name, const char* its_title, const char* what_it_does)
        : mark(its_mark), name(its_name), title(its_title), does(what_it_does), text(its_name), symbol(its_name) {}

    /// A copy that is changed; before its callers, as constant expressions want it.
    template <class Change>
    constexpr MarkSpec with(Change change) const {
        MarkSpec changed = *this;
        change(changed);
        return changed;
    }

    constexpr bool is_of_tile() const { return printed_on == SegmentKind{}; }
    constexpr const char* article() const {
        return !is_countable ? "" : std::string_view("aeiou").find(name[0]) != std::string_view::npos ? "an " : "a ";
    }

    constexpr MarkSpec on(SegmentKind kind) const {
        return with([&](MarkSpec& it) { it.printed_on = kind; });
    }
    constexpr MarkSpec uncountable() const {
        return with([](MarkSpec& it) { it.is_countable = false; });
    }
    constexpr MarkSpec written(const char* its_text, const char* its_brief = "", Ink its_ink = Ink::sign) const {
        return with([&](MarkSpec& it) { it.text = its_text, it.brief = its_brief, it.ink = its_ink; });
    }
    constexpr MarkSpec drawn(const char* its_symbol, const char* its_further_symbol = nullptr) const {
        return with([&](MarkSpec& it) { it.symbol = its_symbol, it.further_symbol = its_further_symbol; });
    }
    constexpr MarkSpec observed(const char* its_scalar_name, int its_scalar) const {
        return with([&](MarkSpec& it) { it.scalar_name = its_scalar_name, it.scalar = its_scalar; });
    }
    constexpr MarkSpec on_plane(int its_plane, const char* its_name) const {
        return with([&](MarkSpec& it) { it.plane = its_plane, it.plane_name = its_name; });
    }
    constexpr MarkSpec counted() const {
        return with([](MarkSpec& it) { it.is_counted = true; });
    }
};

/// What a mark is; null for a number that no mark has.
const MarkSpec* spec_of(Mark mark) noexcept;

}  // namespace mistbank
