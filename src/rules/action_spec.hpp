// Action specs describe what players can do. An expansion describes each kind of action once. Refusals, text forms,
// JSON, action numbers and texts for people are derived from these descriptions.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "mistbank/action.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

struct Rules;
struct Table;

/// A number or words that an expansion adds to the text of an action. For words, `number` is 1, or 0 if the words are
/// empty.
struct ActionDetail {
    using Words = ShortText<127>;
    ActionDetail(int count) : number(count), words(Words::of(count)) {}
    ActionDetail(const Words& text) : number(text.empty() ? 0 : 1), words(text) {}
    int number;
    Words words;
};

/// The parts of an action other than its kind: one bit for each part, in the order of the JSON fields.
enum Part : unsigned {
    part_tile = 1,            // a tile type, stored in x
    part_cell = 2,            // x and y
    part_segment = 4,         // segment
    part_colour = 8,          // colour
    part_rotation = 16,       // count: the rotation in quarter turns, and the position in the hand (HSE-1)
    part_ghosts = 32,         // count: the number of ghosts
    part_figure = 64,         // count: a kind of figure
    part_as_it_stands = 128,  // count: a figure, its ghosts, and whether the fairy is with the figure (MEET-22)
    part_number = 256,        // count: a random result, or a space of the track
    part_other = 512,         // count: a second segment
    part_counter = 1024,      // count: marker or courier
};
inline constexpr unsigned parts_in_count = ~0u << 4;

/// A field of a text form. The form contains the field's name in braces, for example "tower {figure} {cell}".
struct FormField {
    std::string_view name;
    Part part;
    const char* shape;  // the placeholder for the field in messages
};
inline constexpr FormField form_fields[] = {
    {"tile", part_tile, "TILE"},
    {"cell", part_cell, "X,Y"},
    {"segment", part_segment, "SEGMENT"},
    {"colour", part_colour, "COLOUR"},
    {"quarters", part_rotation, "QUARTERS"},
    {"ghosts", part_ghosts, "GHOSTS"},
    {"figure", part_figure, "KIND"},
    {"standing", part_as_it_stands, "KIND [GHOSTS] [fairy]"},
    {"haunted", part_as_it_stands, "KIND [GHOSTS]"},
    {"number", part_number, "NUMBER"},
    {"space", part_number, "SPACE"},
    {"other", part_other, "SEGMENT"},
    {"counter", part_counter, "COUNTER"},
};

/// A field of a text form, or text between fields.
struct FormPiece {
    const FormField* field = nullptr;  // null for text between fields
    std::string_view text;
};

/// A text form, split into pieces and stored compactly.
class TextForm {
public:
    constexpr TextForm() = default;
    constexpr explicit TextForm(const char* form) : form_(form) {
        const std::string_view text = form;
        for (std::size_t begin = 0; begin < text.size(); ++count_) {
            const bool is_field = text[begin] == '{';
            const std::size_t stop = text.find(is_field ? '}' : '{', begin);
            const std::size_t end = stop == std::string_view::npos ? text.size() : stop + (is_field ? 1 : 0);
            fields_[count_] = is_field ? field_named(text.substr(begin + 1, end - begin - 2)) : text_between;
            ends_[count_] = static_cast<std::uint8_t>(end);
            begin = end;
        }
    }
    constexpr int size() const { return count_; }
    constexpr FormPiece operator[](int piece) const {
        if (fields_[piece] != text_between) return {form_fields + fields_[piece], {}};
        const std::size_t begin = piece > 0 ? ends_[piece - 1] : 0;
        return {nullptr, {form_ + begin, ends_[piece] - begin}};
    }
    /// Returns the Part bits of all fields.
    constexpr unsigned parts() const {
        unsigned parts = 0;
        for (int piece = 0; piece < count_; ++piece) {
            if (fields_[piece] != text_between) parts |= form_fields[fields_[piece]].part;
        }
        return parts;
    }

private:
    static constexpr std::uint8_t field_named(std::string_view name) {
        std::uint8_t field = 0;
        while (form_fields[field].name != name) ++field;  // an unknown name does not compile
        return field;
    }

    static constexpr std::uint8_t text_between = 255;
    static constexpr int most_pieces = 8;
    const char* form_ = nullptr;
    std::uint8_t fields_[most_pieces]{};
    std::uint8_t ends_[most_pieces]{};
    int count_ = 0;
};

/// The dimensions of a block of action numbers: one bit for each dimension, the outermost first. If `count` is
/// numbered, it is a further dimension, outside all others.
enum By : unsigned {
    by_seat = 1,
    by_segment = 2,
    by_pair = 4,  // a pair of roads that end on a lake (FER-1)
    by_type = 8,
    by_cell = 16,
};
inline constexpr int quarters_of_a_turn = 4;
inline constexpr int kinds_of_meeples = 7;  // the kinds of figures that occupy features; they come first in FigureKind

/// A block of action numbers (ActionIndex). Action kinds that never answer the same decision may share a block.
struct IndexBlock {
    int place = -1;                               // the position among all blocks; -1: no numbers
    unsigned by = 0;                              // By bits: the dimensions of the block
    int first = 0;                                // the first value of `count`, or the first figure kind in `count`
    int values = 0;                               // the number of values of `count`; 0: `count` is not numbered
    bool is_always = false;                       // games without the expansion also have the block
    bool (*where)(const Rules& rules) = nullptr;  // an extra condition on the rules; null: none
};
inline constexpr IndexBlock numbers_of_segments = {1, by_segment | by_cell, 0, 0, true};
inline constexpr IndexBlock numbers_of_cells = {2, by_cell, 0, 0, true};
inline constexpr IndexBlock numbers_of_colours = {4, by_seat, 0, 0, true};
inline constexpr IndexBlock number_of_passing = {7, 0, 0, 0, true};
/// Returns the block for placing this kind of figure on the laid tile.
constexpr IndexBlock numbers_of_placing(FigureKind kind, int place, bool is_always = false) {
    return {place, by_seat | by_segment, static_cast<int>(kind), 1, is_always};
}

/// The common checks before an action of step 2b.
enum class Brings : std::uint8_t {
    nothing,      // checks only that the expansion is played
    meeple,       // also checks that `count` is the kind of a meeple in the player's supply (MEET-4)
    own_refusal,  // no common check: the action's own refusal also checks that the expansion is played
};

/// A kind of action, or an expansion's addition to a kind that is described elsewhere.
struct ActionSpec : SpecBuilder<ActionSpec> {
    using Refuse = const char* (*)(const Table& table, Action action);
    using Resolve = void (*)(Table& table, Action action);
    using TellDetail = ActionDetail (*)(const Table& table, Action action);

    ActionKind kind = ActionKind::none;
    const char* name = nullptr;      // the name in JSON; null: the kind is described elsewhere
    const char* form = nullptr;      // the text form
    bool is_read_if_played = false;  // the text form is read as this action only in games with the expansion
    std::uint64_t decisions = 0;     // the decisions that the action answers: one bit for each DecisionKind
    IndexBlock numbers{};

    // Fields for actions that step 2b offers (MEET-7).
    Refuse refuse = nullptr;
    Resolve resolve = nullptr;
    Brings brings = Brings::nothing;
    int offer_place = 0;  // the position among all offers in a summary

    // Texts for people.
    const char* title = nullptr;    // the title, for example "Move the fairy"
    const char* meaning = nullptr;  // a template (render/template.hpp), for example "Moves the fairy to {meeple}"
    const char* advice = nullptr;   // the purpose of the action; an adviser gives it if no better reason is found
    const char* outcome = nullptr;  // what chance decides, for example "the result of the die"; null: nothing
    TellDetail detail = nullptr;    // returns the field {detail} of the meaning

    // Fields for front ends.
    std::optional<Target> target;  // replaces the target derived from the text form

    template <class... Decisions>
    constexpr ActionSpec answers(Decisions... answered) const {
        return with(&ActionSpec::decisions, ((std::uint64_t{1} << static_cast<unsigned>(answered)) | ... | decisions));
    }
    constexpr ActionSpec answers_chance(const char* decided) const {
        return answers(DecisionKind::chance).with(&ActionSpec::outcome, decided);
    }
    constexpr ActionSpec numbered(const IndexBlock& block) const { return with(&ActionSpec::numbers, block); }
    constexpr ActionSpec numbered(int place, unsigned by = 0, int first = 0, int values = 0) const {
        return numbered({place, by, first, values, false});
    }
    constexpr ActionSpec read_if_played() const { return with(&ActionSpec::is_read_if_played, true); }
    constexpr ActionSpec offered(Refuse refusal, Resolve resolution, int place, Brings along = Brings::nothing) const {
        return answers(DecisionKind::place_meeple)
            .with(&ActionSpec::refuse, refusal)
            .with(&ActionSpec::resolve, resolution)
            .with(&ActionSpec::offer_place, place)
            .with(&ActionSpec::brings, along);
    }
    constexpr ActionSpec at(Target where) const { return with(&ActionSpec::target, std::optional<Target>(where)); }
    constexpr ActionSpec words(const char* name_for_people, const char* meaning_template) const {
        return with(&ActionSpec::title, name_for_people).means(meaning_template);
    }
    constexpr ActionSpec means(const char* meaning_template) const {
        return with(&ActionSpec::meaning, meaning_template);
    }
    constexpr ActionSpec detailed(TellDetail tell) const { return with(&ActionSpec::detail, tell); }
    constexpr ActionSpec advised(const char* words_of_adviser) const {
        return with(&ActionSpec::advice, words_of_adviser);
    }
};

constexpr ActionSpec action(ActionKind kind, const char* name, const char* form) {
    return ActionSpec{}.with(&ActionSpec::kind, kind).with(&ActionSpec::name, name).with(&ActionSpec::form, form);
}

/// Returns an expansion's addition to a kind of action that is described elsewhere.
constexpr ActionSpec further(ActionKind kind) { return action(kind, nullptr, nullptr); }

}  // namespace mistbank
