// The one text form of actions, written and read.
#include <algorithm>
#include <charconv>

#include "game/inside.hpp"
#include "rules/figure_kinds.hpp"

namespace mistbank {
namespace {

// What follows the word, in this order.
enum class Form {
    alone,
    type,
    cell_and_count,
    cell_and_segment,
    cell,
    colour,
    figure,
    kind,               // the word is the kind of a figure
    kind_and_cell,      // "large 3,-1"
    kind_and_segment,   // "large 3,-1/0"
    kind_alone,         // "large"
    kind_and_colour,    // "large blue"
    colour_and_cell,    // "red 3,-1"
    kind_as_it_stands,  // "large 1 fairy"
    count,
    two_segments,  // "3,-1/0+2"
    counter,       // "courier"
};

struct Word {
    ActionKind kind;
    const char* word;
    Form form;
    const char* shape;
};

constexpr const char* shape_of_take =
    "take X,Y/SEGMENT COLOUR KIND, its ghosts if there are any, fairy if she is there";
constexpr const char* shape_of_fairy = "fairy X,Y/SEGMENT COLOUR KIND, and its ghosts if there are any";
constexpr const char* shape_of_princess =
    "princess X,Y/SEGMENT COLOUR KIND, its ghosts if there are any, fairy if she is there";
constexpr const char* shape_of_score =
    "score X,Y/SEGMENT COLOUR KIND, its ghosts if there are any, fairy if she is there";
constexpr const char* shape_of_remove =
    "remove X,Y/SEGMENT COLOUR KIND, its ghosts if there are any, fairy if she is there";
constexpr const char* shape_of_release = "release KIND, its ghosts if there are any, fairy if she is there";

constexpr Word words[] = {
    {ActionKind::draw, "draw", Form::type, "draw TILE"},
    {ActionKind::lay, "lay", Form::cell_and_count, "lay X,Y QUARTERS"},
    {ActionKind::bury, "bury", Form::cell_and_segment, "bury X,Y/SEGMENT or bury COLOUR"},
    {ActionKind::bury_from_supply, "bury", Form::colour, "bury X,Y/SEGMENT or bury COLOUR"},
    {ActionKind::ghost, "ghost", Form::cell, "ghost X,Y"},
    {ActionKind::haunt, "haunt", Form::figure, "haunt X,Y/SEGMENT COLOUR KIND, and its ghosts if there are any"},
    {ActionKind::place, nullptr, Form::kind, "KIND COLOUR SEGMENT"},
    {ActionKind::pass, "pass", Form::alone, "pass"},
    {ActionKind::score, "score", Form::cell_and_segment, "score X,Y/SEGMENT"},
    {ActionKind::points, "points", Form::alone, "points"},
    {ActionKind::pacify, "pacify", Form::cell_and_count, "pacify X,Y GHOSTS"},
    {ActionKind::advance, "advance", Form::colour, "advance COLOUR"},
    {ActionKind::hound, "hound", Form::cell_and_segment, "hound X,Y/SEGMENT"},
    {ActionKind::face_down, "facedown", Form::cell, "facedown X,Y"},
    {ActionKind::recall, "recall", Form::alone, "recall"},
    {ActionKind::floor, "floor", Form::cell, "floor X,Y"},
    {ActionKind::tower, "tower", Form::kind_and_cell, "tower KIND X,Y"},
    {ActionKind::take, "take", Form::figure, shape_of_take},
    {ActionKind::exchange, "exchange", Form::kind_alone, "exchange KIND"},
    {ActionKind::ransom, "ransom", Form::kind_and_colour, "ransom KIND COLOUR"},
    {ActionKind::fairy, "fairy", Form::figure, shape_of_fairy},
    {ActionKind::princess, "princess", Form::figure, shape_of_princess},
    {ActionKind::portal, "portal", Form::kind_and_segment, "portal KIND X,Y/SEGMENT"},
    {ActionKind::dragon, "dragon", Form::cell, "dragon X,Y"},
    {ActionKind::abbey, "abbey", Form::cell, "abbey X,Y"},
    {ActionKind::no_abbey, "draw", Form::alone, "draw"},
    {ActionKind::wagon, "wagon", Form::cell_and_segment, "wagon X,Y/SEGMENT"},
    {ActionKind::go_home, "return", Form::alone, "return"},
    {ActionKind::barn, "barn", Form::colour_and_cell, "barn COLOUR X,Y"},
    {ActionKind::fly, "fly", Form::kind_alone, "fly KIND"},
    {ActionKind::roll, "roll", Form::count, "roll NUMBER"},
    {ActionKind::land, "land", Form::cell_and_segment, "land X,Y/SEGMENT"},
    {ActionKind::acrobat, "acrobat", Form::kind_and_cell, "acrobat KIND X,Y"},
    {ActionKind::pyramid, "pyramid", Form::cell, "pyramid X,Y"},
    {ActionKind::release, "release", Form::kind_as_it_stands, shape_of_release},
    {ActionKind::grow, "grow", Form::alone, "grow"},
    {ActionKind::guide, "guide", Form::alone, "guide"},
    {ActionKind::sheep, "sheep", Form::count, "sheep NUMBER"},
    {ActionKind::animal, "animal", Form::count, "animal NUMBER"},
    {ActionKind::hidden, "hidden", Form::alone, "hidden"},
    {ActionKind::gold, "gold", Form::cell, "gold X,Y"},
    {ActionKind::mage, "mage", Form::cell_and_segment, "mage X,Y/SEGMENT"},
    {ActionKind::witch, "witch", Form::cell_and_segment, "witch X,Y/SEGMENT"},
    {ActionKind::unmage, "unmage", Form::alone, "unmage"},
    {ActionKind::unwitch, "unwitch", Form::alone, "unwitch"},
    {ActionKind::robber, "robber", Form::count, "robber SPACE"},
    {ActionKind::ferry, "ferry", Form::two_segments, "ferry X,Y/SEGMENT+SEGMENT"},
    {ActionKind::keep, "keep", Form::cell, "keep X,Y"},
    {ActionKind::advance_figure, "advance", Form::counter, "advance marker or advance courier"},
    {ActionKind::act_on_message, "message act", Form::alone, "message act, message two or message NUMBER"},
    {ActionKind::two_points, "message two", Form::alone, "message act, message two or message NUMBER"},
    {ActionKind::message, "message", Form::count, "message act, message two or message NUMBER"},
    {ActionKind::score_meeple, "score", Form::figure, shape_of_score},
    {ActionKind::crop_add, "crop add", Form::alone, "crop add or crop remove"},
    {ActionKind::crop_remove, "crop remove", Form::alone, "crop add or crop remove"},
    {ActionKind::add, "add", Form::kind_and_segment, "add KIND X,Y/SEGMENT"},
    {ActionKind::remove, "remove", Form::figure, shape_of_remove},
};

// Of an action that places a figure the first word is the figure's kind; a barn's names a corner and is one of its own.
std::optional<FigureKind> kind_named(std::string_view word) {
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if (word == rules_of(static_cast<FigureKind>(kind)).name) return static_cast<FigureKind>(kind);
    }
    return std::nullopt;
}

// Of a word and what always follows it the first.
std::string_view first_of(std::string_view word) { return word.substr(0, word.find(' ')); }

bool begins(const Word& word, std::string_view name) {
    return word.word != nullptr ? name == first_of(word.word) : name != "barn" && kind_named(name).has_value();
}

// --- reading ---

class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) { skip_spaces(); }

    std::string_view word() {
        std::size_t length = 0;
        while (length < rest_.size() && rest_[length] != ' ') ++length;
        const std::string_view found = rest_.substr(0, length);
        rest_.remove_prefix(length);
        skip_spaces();
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

    bool mark(char wanted) {
        if (rest_.empty() || rest_.front() != wanted) return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool gap() {
        if (!mark(' ')) return false;
        skip_spaces();
        return true;
    }

    bool cell(Action& action) { return number(action.x) && mark(',') && number(action.y); }

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

// MEET-22: "large 1 fairy"
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

bool read_figure(Reader& reader, Action& action) {
    return read_colour(reader, action) && read_kind_as_it_stands(reader, action);
}

// MSG-3
bool read_counter(Reader& reader, Action& action) {
    const std::string_view word = reader.word();
    action.count = word == name_of_counter(1) ? 1 : 0;
    return word == name_of_counter(action.count);
}

// The tile type of its id, or of its index as the text form without a game has it; -1 for none.
int type_named(const Game& game, std::string_view word) {
    Reader reader(word);
    int type = -1;
    if (!reader.mark('#')) return game.type_named(word);
    return reader.number(type) && reader.at_end() && type < game.type_count() ? type : -1;
}

bool read_form(const Word& word, const Game& game, Reader& reader, Action& action) {
    switch (word.form) {
        case Form::alone: {
            const std::string_view first = first_of(word.word);
            return first == word.word || reader.word() == std::string_view(word.word).substr(first.size() + 1);
        }
        case Form::two_segments:
            return reader.cell(action) && reader.mark('/') && reader.number(action.segment) && reader.mark('+') &&
                   reader.number(action.count);
        case Form::counter: return read_counter(reader, action);
        case Form::type: {
            const int type = type_named(game, reader.word());
            action.x = static_cast<std::int16_t>(type);
            return type >= 0;
        }
        case Form::cell_and_count: return reader.cell(action) && reader.gap() && reader.number(action.count);
        case Form::cell_and_segment: return reader.cell(action) && reader.mark('/') && reader.number(action.segment);
        case Form::cell: return reader.cell(action);
        case Form::colour: return read_colour(reader, action);
        case Form::kind: return read_colour(reader, action) && reader.number(action.segment);
        case Form::figure:
            return reader.cell(action) && reader.mark('/') && reader.number(action.segment) && reader.gap() &&
                   read_figure(reader, action);
        case Form::kind_and_cell: return read_kind(reader, action) && reader.cell(action);
        case Form::kind_and_segment:
            return read_kind(reader, action) && reader.cell(action) && reader.mark('/') &&
                   reader.number(action.segment);
        case Form::kind_alone: return read_kind(reader, action);
        case Form::kind_and_colour: return read_kind(reader, action) && read_colour(reader, action);
        case Form::colour_and_cell: return read_colour(reader, action) && reader.cell(action);
        case Form::kind_as_it_stands: return read_kind_as_it_stands(reader, action);
        case Form::count: return reader.number(action.count);
    }
    return false;
}

template <class... Parts>
std::optional<Action> refuse(Error& error, const Parts&... message) {
    error = {Status::invalid_argument, Message::of(message...)};
    return std::nullopt;
}

ShortText<48> quoted(std::string_view text) {
    constexpr std::size_t most = 40;
    ShortText<48> quote = "'";
    for (const char c : text.substr(0, most)) quote += c >= ' ' && c <= '~' ? c : '?';
    return quote += text.size() > most ? "...'" : "'";
}

// MEET-22
ActionText as_it_stands(const ActionText& before, std::uint8_t count) noexcept {
    auto text = ActionText::of(before, name_of(kind_in(count)));
    if (ghosts_in(count) != 0) text = ActionText::of(text, " ", ghosts_in(count));
    return fairy_in(count) ? ActionText::of(text, " fairy") : text;
}

// `type` tells what a draw names its tile type.
template <class Type>
ActionText text_with(const Action& action, Type type) noexcept {
    const char* colour = name_of(static_cast<Colour>(action.colour));
    const char* const kind = name_of(kind_in(action.count));
    for (const Word& word : words) {
        if (word.kind != action.kind) continue;
        auto text = ActionText::of(word.word != nullptr ? word.word : name_of(kind_in(action.count)), " ");
        switch (word.form) {
            case Form::alone: return word.word;
            case Form::type: return ActionText::of(text, type(action.x));
            case Form::cell_and_count: return ActionText::of(text, action.x, ",", action.y, " ", action.count);
            case Form::cell_and_segment: return ActionText::of(text, action.x, ",", action.y, "/", action.segment);
            case Form::cell: return ActionText::of(text, action.x, ",", action.y);
            case Form::colour: return text += colour;
            case Form::kind: return ActionText::of(text, colour, " ", action.segment);
            case Form::figure:
                text = ActionText::of(text, action.x, ",", action.y, "/", action.segment, " ", colour, " ");
                return as_it_stands(text, action.count);
            case Form::kind_as_it_stands: return as_it_stands(text, action.count);
            case Form::kind_and_cell: return ActionText::of(text, kind, " ", action.x, ",", action.y);
            case Form::kind_and_segment:
                return ActionText::of(text, kind, " ", action.x, ",", action.y, "/", action.segment);
            case Form::kind_alone: return text += kind;
            case Form::kind_and_colour: return ActionText::of(text, kind, " ", colour);
            case Form::colour_and_cell: return ActionText::of(text, colour, " ", action.x, ",", action.y);
            case Form::count: return text += action.count;
            case Form::two_segments:
                return ActionText::of(text, action.x, ",", action.y, "/", action.segment, "+", action.count);
            case Form::counter: return text += name_of_counter(action.count);
        }
    }
    return "?";
}

}  // namespace

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
    if (name == "draw" && !reader.at_end()) {  // the one word whose argument needs a better reason than its form
        Reader look = reader;
        const std::string_view id = look.word();
        if (!id.empty() && mistbank::type_named(*this, id) < 0)
            return refuse(error, "no tile of this game is called ", quoted(id));
    }
    const char* shape = nullptr;
    for (const Word& word : words) {
        if (!begins(word, name)) continue;
        if (shape == nullptr) shape = word.shape;
        if (word.kind == ActionKind::bury && reader.begins_with_a_letter()) continue;
        if (word.kind == ActionKind::draw && reader.at_end() && rules().plays(Expansion::abbey_mayor)) continue;
        if (word.kind == ActionKind::no_abbey && !rules().plays(Expansion::abbey_mayor)) continue;
        if (word.kind == ActionKind::place && name == "wagon" && !reader.begins_with_a_letter()) continue;
        Action action;
        action.kind = word.kind;
        if (word.form == Form::kind) action.count = static_cast<std::uint8_t>(*kind_named(name));
        Reader rest = reader;
        if (!read_form(word, *this, rest, action) || !rest.at_end()) continue;
        const ActionText form = text_of(action);  // what was read generously is told how it is spelled
        if (form == text || mistbank::text_of(action) == text) return action;
        return refuse(error, quoted(text), " is spelled ", quoted(form));
    }
    if (shape == nullptr) return refuse(error, quoted(name), " begins no action");
    return refuse(error, quoted(text), " is not of the form ", shape);
}

}  // namespace mistbank
