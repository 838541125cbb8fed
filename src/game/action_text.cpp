// Writes and parses the text form of actions.
#include <algorithm>
#include <charconv>

#include "game/quoted.hpp"
#include "game/view.hpp"
#include "rules/actions.hpp"
#include "rules/figure_kinds.hpp"

namespace mistbank {
namespace {

std::optional<FigureKind> kind_named(std::string_view word) {
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if (word == rules_of(static_cast<FigureKind>(kind)).name) return static_cast<FigureKind>(kind);
    }
    return std::nullopt;
}

// Returns whether the ordinary placement action can place figures of this kind. The barn has its own action (ABM-17).
bool is_placed_on_segments(FigureKind kind) {
    return rules_of(kind).occupies || rules_of(kind).refuse_place != nullptr;
}

bool begins(const TextForm& form, std::string_view word) {
    const FormPiece first = form[0];
    if (first.field == nullptr) return word == first.text.substr(0, first.text.find(' '));
    const std::optional<FigureKind> kind = kind_named(word);
    return kind && is_placed_on_segments(*kind);
}

// --- reading ---

class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) { skip_spaces(); }

    std::string_view word() {
        const std::string_view found = rest_.substr(0, std::min(rest_.find(' '), rest_.size()));
        rest_.remove_prefix(found.size());
        return found;
    }

    template <class Number>
    bool number(Number& value) {
        const char* end = rest_.data() + rest_.size();
        const auto [stop, problem] = std::from_chars(rest_.data(), end, value);
        if (problem != std::errc{}) return false;
        rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
        return true;
    }

    /// Reads the text `wanted`. A space in `wanted` matches one or more spaces.
    bool text(std::string_view wanted) {
        for (const char letter : wanted) {
            if (rest_.empty() || rest_.front() != letter) return false;
            rest_.remove_prefix(1);
            if (letter == ' ') skip_spaces();
        }
        return true;
    }

    bool at_end() {
        skip_spaces();
        return rest_.empty();
    }
    bool begins_with_a_letter() const { return !rest_.empty() && rest_.front() >= 'a' && rest_.front() <= 'z'; }

private:
    void skip_spaces() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }
    std::string_view rest_;
};

bool read_colour(Reader& reader, Action& action) {
    const Colour colour = colour_named(reader.word());
    action.colour = static_cast<std::uint8_t>(colour);
    return colour != Colour::none;
}

bool read_kind(Reader& reader, Action& action) {
    const std::optional<FigureKind> kind = kind_named(reader.word());
    if (kind) action.count = static_cast<std::uint8_t>(*kind);
    return kind.has_value();
}

// Reads the properties of a figure, for example "large 1 fairy" (MEET-22).
bool read_kind_as_it_stands(Reader& reader, Action& action) {
    if (!read_kind(reader, action)) return false;
    int ghosts = 0;
    if (!reader.at_end() && !reader.begins_with_a_letter() && !reader.number(ghosts)) return false;
    if (ghosts < 0 || ghosts > 3) return false;
    const bool has_fairy = !reader.at_end();
    if (has_fairy && reader.word() != "fairy") return false;
    action.count = figure_named_by(kind_in(action.count), ghosts, has_fairy);
    return true;
}

// Reads the name of a figure on the scoring track (MSG-3).
bool read_counter(Reader& reader, Action& action) {
    const std::string_view word = reader.word();
    action.count = word == name_of_counter(1) ? 1 : 0;
    return word == name_of_counter(action.count);
}

// Returns the tile type named by an id or, in text forms without a game, by "#" and its index; -1 if unknown.
int type_named(const Game& game, std::string_view word) {
    Reader reader(word);
    int type = -1;
    if (!reader.text("#")) return game.type_named(word);
    return reader.number(type) && reader.at_end() && type < game.type_count() ? type : -1;
}

bool read_tile(Reader& reader, const Game& game, Action& action) {
    const int type = type_named(game, reader.word());
    action.x = static_cast<std::int16_t>(type);
    return type >= 0;
}

bool read_part(Part part, Reader& reader, const Game& game, Action& action) {
    switch (part) {
        case part_tile: return read_tile(reader, game, action);
        case part_cell: return reader.number(action.x) && reader.text(",") && reader.number(action.y);
        case part_segment: return reader.number(action.segment);
        case part_colour: return read_colour(reader, action);
        case part_figure: return read_kind(reader, action);
        case part_as_it_stands: return read_kind_as_it_stands(reader, action);
        case part_counter: return read_counter(reader, action);
        default: return reader.number(action.count);
    }
}

bool read_form(const TextForm& form, Reader& reader, const Game& game, Action& action) {
    for (int place = 0; place < form.size(); ++place) {
        const FormPiece piece = form[place];
        const bool is_read =
            piece.field != nullptr ? read_part(piece.field->part, reader, game, action) : reader.text(piece.text);
        if (!is_read) return false;
    }
    return reader.at_end();
}

template <class... Parts>
std::optional<Action> refuse(Error& error, const Parts&... message) {
    error = {Status::invalid_argument, Message::of(message...)};
    return std::nullopt;
}

// --- writing ---

// Returns the text of the properties of a figure, for example "large 1 fairy" (MEET-22).
ActionText as_it_stands(std::uint8_t count) noexcept {
    ActionText text = name_of(kind_in(count));
    if (ghosts_in(count) != 0) text = ActionText::of(text, " ", ghosts_in(count));
    return fairy_in(count) ? text += " fairy" : text;
}

// Returns the text of one part of an action. `type` returns the name of the tile type of a draw.
template <class Type>
ActionText text_of_part(Part part, const Action& action, Type type) noexcept {
    switch (part) {
        case part_tile: return type(action.x);
        case part_cell: return ActionText::of(action.x, ",", action.y);
        case part_segment: return ActionText::of(action.segment);
        case part_colour: return name_of(static_cast<Colour>(action.colour));
        case part_figure: return name_of(kind_in(action.count));
        case part_as_it_stands: return as_it_stands(action.count);
        case part_counter: return name_of_counter(action.count);
        default: return ActionText::of(action.count);
    }
}

template <class Type>
ActionText text_with(const Action& action, Type type) noexcept {
    const ActionDescription* const known = description_of(action.kind);
    if (known == nullptr) return "?";
    ActionText text;
    for (int place = 0; place < known->form.size(); ++place) {
        const FormPiece piece = known->form[place];
        if (piece.field != nullptr) {
            text += text_of_part(piece.field->part, action, type);
        } else {
            text += piece.text;
        }
    }
    return text;
}

// Returns the valid forms of actions that begin with `word`, for error messages, for example "bury X,Y/SEGMENT or bury
// COLOUR". Lists only the forms of the first expansion with this word.
using FormText = ShortText<160>;
FormText shape_of(std::string_view word, const ActionDescription& first) {
    FormText shapes;
    int count = 0;
    for (std::size_t kind = action_kinds; kind-- > 0;) {
        const ActionDescription& known = action_descriptions[kind];
        if (known.spec == nullptr || known.expansion != first.expansion || !begins(known.form, word)) continue;
        FormText shape;
        for (int place = 0; place < known.form.size(); ++place) {
            const FormPiece piece = known.form[place];
            shape += piece.field != nullptr ? std::string_view(piece.field->shape) : piece.text;
        }
        shapes = FormText::of(shape, count == 0 ? "" : count == 1 ? " or " : ", ", shapes);
        ++count;
    }
    return shapes;
}

}  // namespace

const char* name_of(ActionKind kind) noexcept {
    const ActionDescription* const known = description_of(kind);
    return known != nullptr ? known->spec->name : "?";
}

const char* title_of(ActionKind kind) noexcept {
    const ActionDescription* const known = description_of(kind);
    return known != nullptr ? known->spec->title : "?";
}

ActionText text_of(const Action& action) noexcept {
    return text_with(action, [](int type) { return ActionText::of("#", type); });
}

ActionText Game::text_of(Action action) const noexcept {
    return text_with(action, [&](int type) {
        return ActionText(type >= 0 && type < type_count() ? this->type(type).id.view() : std::string_view("?"));
    });
}

std::optional<Action> Game::action_of(std::string_view text, Error& error) const {
    Reader reader(text);
    const std::string_view name = reader.word();
    if (name == "draw" && !reader.at_end()) {  // an invalid argument of "draw" gets a more specific message
        Reader look = reader;
        const std::string_view id = look.word();
        if (!id.empty() && mistbank::type_named(*this, id) < 0)
            return refuse(error, "this game has no tile ", quoted(id));
    }
    const ActionDescription* first = nullptr;
    for (const ActionDescription& known : action_descriptions) {
        if (known.spec == nullptr || !begins(known.form, name)) continue;
        if (first == nullptr) first = &known;
        if (known.spec->is_read_if_played && !rules().plays(*known.expansion)) continue;
        Action action;
        action.kind = known.spec->kind;
        Reader whole(text);
        if (!read_form(known.form, whole, *this, action)) continue;
        const ActionText form = text_of(action);  // the error message shows the exact spelling
        if (form == text || mistbank::text_of(action) == text) return action;
        return refuse(error, quoted(text), " must be written as ", quoted(form));
    }
    if (first == nullptr) return refuse(error, "unknown action ", quoted(name));
    return refuse(error, quoted(text), " must have the form ", shape_of(name, *first));
}

}  // namespace mistbank
