// Marks: symbols printed on tiles in addition to their land. A box lists its marks.
#pragma once

#include <cstdint>
#include <string_view>

#include "mistbank/tile.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

/// One mark.
struct MarkSpec : SpecBuilder<MarkSpec> {
    /// The notation of the word in text pictures.
    enum class Ink : std::uint8_t { sign, inn, cathedral, goods, princess };

    Mark mark{};
    const char* name = nullptr;   // in tile texts, JSON and the API
    const char* title = nullptr;  // "Cathedral"
    const char* does = nullptr;   // one or two sentences
    SegmentKind printed_on{};     // no value: on the tile as a whole
    bool is_countable = true;     // "an inn", but "wine"
    const char* text = nullptr;   // in text pictures; null: drawn in another form
    const char* brief = "";       // for small spaces; empty: the same text
    Ink ink = Ink::sign;
    const char* symbol = nullptr;          // in pictures; null: drawn in another form
    const char* further_symbol = nullptr;  // next to it
    bool joins_roads = false;              // a lake at road ends; a link may join two of the roads (Board::links)
    bool is_in_land = false;               // the drawing is part of the land and needs no extra space
    // In observations: its plane, which is counted or 1, and the name and place of its scalar.
    int plane = -1;
    const char* plane_name = nullptr;
    bool is_counted = false;
    const char* scalar_name = nullptr;
    int scalar = -1;

    /// A mark with its name as its word in text pictures and as its symbol.
    constexpr MarkSpec(Mark number, const char* id, const char* heading, const char* effect)
        : mark(number), name(id), title(heading), does(effect), text(id), symbol(id) {}

    constexpr bool is_of_tile() const { return printed_on == SegmentKind{}; }
    /// Returns true if the symbol is placed in a free area of the tile.
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

/// The spec of a mark; null for an unknown number.
const MarkSpec* spec_of(Mark mark) noexcept;

}  // namespace mistbank
