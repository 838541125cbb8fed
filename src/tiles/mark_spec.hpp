// Marks: symbols printed on tiles in addition to the land. Each box lists its marks.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/tile.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// The description of a mark.
struct MarkSpec : SpecBuilder<MarkSpec> {
    /// The colours of the mark's word in text pictures.
    enum class Ink : std::uint8_t { sign, inn, cathedral, goods, princess };

    Mark mark{};
    const char* name = nullptr;   // name in tile texts, JSON and the API
    const char* title = nullptr;  // title, for example "Cathedral"
    const char* does = nullptr;   // the effect in one or two sentences
    SegmentKind printed_on{};     // the kind of segment that has the mark; no value: the whole tile has it
    bool is_countable = true;     // whether the name needs an article: "an inn", but "wine"
    const char* text = nullptr;   // word in text pictures; null: drawn in another form
    const char* brief = "";       // word for small spaces; empty: the same word
    Ink ink = Ink::sign;
    const char* symbol = nullptr;          // symbol in pictures; null: drawn in another form
    const char* further_symbol = nullptr;  // second symbol next to the first one
    bool joins_roads = false;              // whether it is a lake where a link can join two roads (Board::links)
    bool is_in_land = false;               // whether the drawing is part of the land and needs no extra space
    // The numbers and names of the plane and the scalar in observations. The plane shows the count if `is_counted`,
    // otherwise 1.
    int plane = -1;
    const char* plane_name = nullptr;
    bool is_counted = false;
    const char* scalar_name = nullptr;
    int scalar = -1;

    /// Creates a mark whose name is also its word in text pictures and its symbol.
    constexpr MarkSpec(Mark number, const char* id, const char* heading, const char* effect)
        : mark(number), name(id), title(heading), does(effect), text(id), symbol(id) {}

    constexpr bool is_of_tile() const { return printed_on == SegmentKind{}; }
    /// Returns whether the symbol is placed in a free area of the tile.
    constexpr bool is_sign() const { return is_of_tile() && symbol != nullptr && !is_in_land; }
    constexpr const char* article() const {
        return !is_countable ? "" : std::string_view("aeiou").find(name[0]) != std::string_view::npos ? "an " : "a ";
    }

    constexpr MarkSpec on(SegmentKind kind) const { return with(&MarkSpec::printed_on, kind); }
    constexpr MarkSpec uncountable() const { return with(&MarkSpec::is_countable, false); }
    constexpr MarkSpec written(const char* word, const char* short_word = "", Ink colours = Ink::sign) const {
        return with(&MarkSpec::text, word).with(&MarkSpec::brief, short_word).with(&MarkSpec::ink, colours);
    }
    constexpr MarkSpec drawn(const char* drawing, const char* further_drawing = nullptr) const {
        return with(&MarkSpec::symbol, drawing).with(&MarkSpec::further_symbol, further_drawing);
    }
    constexpr MarkSpec in_land() const { return with(&MarkSpec::is_in_land, true); }
    constexpr MarkSpec observed(const char* scalar_id, int place) const {
        return with(&MarkSpec::scalar_name, scalar_id).with(&MarkSpec::scalar, place);
    }
    constexpr MarkSpec on_plane(int place, const char* plane_id) const {
        return with(&MarkSpec::plane, place).with(&MarkSpec::plane_name, plane_id);
    }
    constexpr MarkSpec joining_roads() const { return with(&MarkSpec::joins_roads, true); }
    constexpr MarkSpec counted() const { return with(&MarkSpec::is_counted, true); }
};

/// Returns the description of a mark; null for an unknown number.
const MarkSpec* spec_of(Mark mark) noexcept;

}  // namespace mistbank
