// Converts a JSON position to lines of words in the text form. Stores the JSON value that each word comes from, for
// messages.
#pragma once

#include <deque>
#include <string_view>

#include "json/document.hpp"
#include "mistbank/status.hpp"
#include "position/lines.hpp"
#include "rules/fact.hpp"

namespace mistbank::json {

class LinesOfJson {
public:
    using Number = Document::Number;

    LinesOfJson(const Document& given, const Allocator& memory);

    /// Converts the whole document. Returns false and sets error() if a value has the wrong kind. Throws
    /// std::bad_alloc.
    bool take();
    const Error& error() const { return error_; }

    /// Returns the lines, numbered from 1. They are valid during the lifetime of this object.
    HostVector<PositionLine> lines() const;
    /// Returns the JSON value that a word of a line comes from. Lines count from 1, words from 0.
    Number value_of(int line, std::size_t word) const;

private:
    // --- values ---
    template <class... Parts>
    bool fail(Number value, const Parts&... problem) {
        error_ = {Status::invalid_json, Message::of(given_.path(value), ": ", problem...)};
        return false;
    }
    bool is_there(Number value) const { return value != Document::nowhere && given_.kind(value) != Kind::null; }
    bool is_of(Number value, Kind kind);
    bool needs(Number object, std::string_view name, Kind kind, Number& value);
    bool is_whole_number(Number value);
    bool whole(Number object, std::string_view name, Number& value);
    template <class Visit>
    bool each_object(Number outer, std::string_view name, Visit visit);
    template <class Visit>
    bool each_in(Number outer, std::string_view name, Kind kind, Visit visit);
    bool is_told_by_state(std::string_view key) const;

    // --- lines ---
    void begin(std::string_view key, Number value);
    void add(std::string_view word, Number value);  // the word must outlive this object
    template <class... Parts>
    void add_cell_of(Number value, const Parts&... parts);  // writes a word such as "3,-1" from separate JSON fields
    void add_text(Number value) { add(given_.text(value), value); }
    bool add_text_field(Number object, std::string_view name);
    bool add_whole_field(Number object, std::string_view name);
    bool add_cell(Number object);
    bool add_segment(Number object);

    bool take_tiles();
    bool take_tile(Number tile);
    bool read_pieces_on(Number tile);
    bool take_figures();
    bool take_figure(Number figure);
    bool take_prisoners();
    bool take_scores();
    bool take_supplies();
    bool take_supply(Number supply);
    bool take_hands();
    template <class BeginLine>
    bool take_facts(Number object, Scope scope, BeginLine begin_line);
    template <class BeginLine>
    bool take_fact(const Fact& fact, Number value, BeginLine begin_line);
    bool take_turn();
    bool take_state();
    bool take_value(std::string_view key, Number value, Number named);
    bool add_words(Number value);
    bool take_number(std::string_view field, std::string_view key);

    struct FaceDown {
        int x;
        int y;
        Number hidden;

        bool operator<(const FaceDown& other) const { return x != other.x ? x < other.x : y < other.y; }
    };
    bool note_what_is_hidden();

    const Document& given_;
    Number state_;
    HostVector<std::string_view> told_by_state_;  // keys of the field `state`, sorted
    HostVector<FaceDown> face_down_;              // face-down tiles with known places in the draw order
    TextWords words_;
    HostVector<Number> values_;      // the JSON value of each word
    HostVector<std::size_t> first_;  // index of the first word of each line
    using Cell = ShortText<63>;
    std::deque<Cell, HostAllocator<Cell>> cells_;
    Error error_;
};

}  // namespace mistbank::json
