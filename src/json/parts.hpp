// Functions that several readers and writers of JSON share.
#pragma once

#include <cstdint>
#include <optional>

#include "json/reader.hpp"
#include "json/writer.hpp"
#include "mistbank/json.hpp"

namespace mistbank::json {

template <class Number>
void write_cell(Writer& out, Number x, Number y) {
    out.field("x", x);
    out.field("y", y);
}

/// Writes the name of the colour; null for Colour::none.
inline void write_colour(Writer& out, std::string_view field, Colour colour) {
    colour == Colour::none ? out.null_field(field) : out.field(field, name_of(colour));
}

/// Writes the id of the tile type; null for no type or a hidden type.
inline void write_tile(Writer& out, const Game& game, std::string_view field, int type) {
    type >= 0 && type < game.type_count() ? out.field(field, game.type(type).id.view()) : out.null_field(field);
}

/// Writes the names of the numbers whose bits are set in `bits`.
template <class Name>
void write_names(Writer& out, std::uint32_t bits, int count, Name name) {
    for (int i = 0; i < count; ++i) {
        if ((bits >> i & 1u) != 0) out.value(name(i));
    }
}

/// Reads a name and returns its number, below `count`. Sets a fault and returns -1 if no number has this name.
template <class NameOf>
int read_name(Reader& in, int count, NameOf name_of_number) {
    Name name;
    if (!in.text(name)) return -1;
    for (int i = 0; i < count; ++i) {
        const char* const candidate = name_of_number(i);
        if (candidate != nullptr && name == std::string_view(candidate)) return i;
    }
    in.refuse("unknown value ", quoted(name), " for ", in.what());
    return -1;
}

inline bool read_colour(Reader& in, Colour& colour) {
    const int number = read_name(in, max_colours, [](int i) { return name_of(static_cast<Colour>(i)); });
    if (number >= 0) colour = static_cast<Colour>(number);
    return number >= 0;
}

inline bool read_kind(Reader& in, FigureKind& kind) {
    const int number = read_name(in, figure_kinds, [](int i) { return name_of(static_cast<FigureKind>(i)); });
    if (number >= 0) kind = static_cast<FigureKind>(number);
    return number >= 0;
}

void write_action(Writer& out, const Game& game, const Action& action);
/// Writes all fields of the rules; the seed only if `with_seed`, because the seed reveals hidden information (HID-1).
void write_rules(Writer& out, const Rules& rules, bool with_seed);
/// Reads rules from an object in two passes: first the named preset, then the fields that change it.
bool read_preset(Reader& in, Rules& rules);
bool read_rule_fields(Reader& in, Rules& rules);

/// Parses the whole text; `read` reads the value. On failure returns false and sets `error`; on success returns true
/// and sets `ignored` to the ignored fields. Throws std::bad_alloc if there is no memory for the names of an object
/// with many fields.
template <class Read>
bool read_whole(std::string_view text, Error& error, Message* ignored, const Allocator& memory, Read read,
                std::size_t most = max_json_text) {
    Reader in(text, memory);
    if (text.size() > most) {
        in.refuse_at({}, Status::invalid_json, "the JSON text has ", text.size(), " bytes; at most ", most,
                     " are allowed");
    } else if (read(in)) {
        in.end();
    }
    error = in.error();
    if (ignored != nullptr) *ignored = in.is_well() ? in.ignored() : Message();
    return in.is_well();
}

}  // namespace mistbank::json
