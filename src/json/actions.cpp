// Writes and reads actions as JSON. Each kind of action has its own fields.
#include "rules/actions.hpp"

#include <algorithm>

#include "json/parts.hpp"

namespace mistbank::json {
namespace {

void write(Writer& out, const Game& game, const ActionDescription& known, const Action& action) {
    const auto has = [&](Part part) { return (known.parts & part) != 0; };
    const std::uint8_t count = action.count;
    out.field("kind", known.spec->name);
    if (has(part_tile)) write_tile(out, game, "tile", action.x);
    if (has(part_cell)) write_cell(out, action.x, action.y);
    if (has(part_segment)) out.field("segment", action.segment);
    if (has(part_colour)) out.field("colour", name_of(static_cast<Colour>(action.colour)));
    if (has(part_rotation)) {
        out.field("rotation", count & 3);
        if (count >> 2 != 0) out.field("place", count >> 2);
    }
    if (has(part_ghosts)) out.field("ghosts", count);
    if (has(part_figure)) out.field("figure", name_of(static_cast<FigureKind>(count)));
    if (has(part_as_it_stands)) {
        out.field("figure", name_of(kind_in(count)));
        out.field("ghosts", ghosts_in(count));
        out.field("fairy", fairy_in(count));
    }
    if (has(part_number)) out.field("number", count);
    if (has(part_other)) out.field("other", count);
    if (has(part_counter)) out.field("counter", name_of_counter(count));
    out.field("text", game.text_of(action).view());
}

/// Reads the fields of an action whose kind is known.
class ActionReader {
public:
    ActionReader(Reader& in, const Game& game, const ActionDescription& known) : in_(in), game_(game), known_(known) {
        action_.kind = known.spec->kind;
    }

    bool read(Action& out) {
        const Place begin = in_.place();
        if (!in_.object([&](std::string_view name) { return read_field(name); })) return false;
        if (const char* const missing = first_missing()) {
            return in_.refuse_at(begin, Status::invalid_json, "'", known_.spec->name, "' needs the field '", missing,
                                 "'");
        }
        if (has(part_rotation)) action_.count = static_cast<std::uint8_t>(rotation_ | place_ << 2);
        if (has(part_figure)) action_.count = static_cast<std::uint8_t>(kind_);
        if (has(part_as_it_stands)) action_.count = figure_named_by(kind_, ghosts_, has_fairy_);
        if (has(part_ghosts)) action_.count = static_cast<std::uint8_t>(ghosts_);
        out = action_;
        return true;
    }

private:
    bool has(unsigned part) const { return (known_.parts & part) != 0; }

    /// Reads a field by its JSON name. Returns false if this kind of action does not have the field.
    bool read_field(std::string_view name) {
        if (name == "kind" || name == "text") return in_.skip();
        if (has(part_cell) && name == "x") return given(name, in_.whole(action_.x, INT16_MIN, INT16_MAX));
        if (has(part_cell) && name == "y") return given(name, in_.whole(action_.y, INT16_MIN, INT16_MAX));
        if (has(part_segment) && name == "segment") return given(name, in_.whole(action_.segment, 0, UINT8_MAX));
        if (has(part_rotation) && name == "rotation") return given(name, in_.whole(rotation_, 0, 3));
        if (has(part_rotation) && name == "place") return in_.whole(place_, 0, UINT8_MAX >> 2);
        if (has(part_ghosts) && name == "ghosts") return given(name, in_.whole(ghosts_, 0, UINT8_MAX));
        if (has(part_as_it_stands) && name == "ghosts") return in_.whole(ghosts_, 0, 3);
        if (has(part_as_it_stands) && name == "fairy") return in_.yes_or_no(has_fairy_);
        if (has(part_figure | part_as_it_stands) && name == "figure") return given(name, read_kind(in_, kind_));
        if (has(part_number) && name == "number") return given(name, in_.whole(action_.count, 0, UINT8_MAX));
        if (has(part_other) && name == "other") return given(name, in_.whole(action_.count, 0, UINT8_MAX));
        if (has(part_counter) && name == "counter") return given(name, read_counter());
        if (has(part_colour) && name == "colour") return given(name, read_its_colour());
        if (has(part_tile) && name == "tile") return given(name, read_tile());
        return false;
    }

    bool read_its_colour() {
        Colour colour = Colour::none;
        const bool is_one = json::read_colour(in_, colour);
        action_.colour = static_cast<std::uint8_t>(colour);
        return is_one;
    }

    bool read_counter() {
        const int counter = read_name(in_, 2, name_of_counter);
        action_.count = static_cast<std::uint8_t>(std::max(counter, 0));
        return counter >= 0;
    }

    bool read_tile() {
        Name id;
        if (!in_.text(id)) return false;
        const int type = game_.type_named(id);
        if (type < 0) return in_.refuse("this game has no tile ", quoted(id));
        action_.x = static_cast<std::int16_t>(type);
        return true;
    }

    bool given(std::string_view name, bool is_read) {
        if (is_read) (given_ += name) += " ";
        return is_read;
    }

    const char* first_missing() const {
        struct Needed {
            unsigned by;
            const char* name;
        };
        constexpr Needed needed[] = {{part_tile, "tile"},      {part_cell, "x"},
                                     {part_cell, "y"},         {part_segment, "segment"},
                                     {part_colour, "colour"},  {part_rotation, "rotation"},
                                     {part_ghosts, "ghosts"},  {part_figure | part_as_it_stands, "figure"},
                                     {part_number, "number"},  {part_other, "other"},
                                     {part_counter, "counter"}};
        for (const Needed& field : needed) {
            if (has(field.by) && given_.find(ShortText<16>::of(field.name, " ").view()) == std::string_view::npos)
                return field.name;
        }
        return nullptr;
    }

    Reader& in_;
    const Game& game_;
    const ActionDescription& known_;
    Action action_;
    int rotation_ = 0;
    int place_ = 0;
    int ghosts_ = 0;
    bool has_fairy_ = false;
    FigureKind kind_ = FigureKind::normal;
    ShortText<120> given_;
};

bool read_text(Reader& in, const Game& game, std::optional<Action>& action) {
    Name words;
    if (!in.text(words)) return false;
    Error error;
    action = game.action_of(words, error);
    return action || in.refuse(error.message);
}

/// Returns the name of a kind; null for an unknown kind.
const char* name_of_kind(int kind) {
    const ActionDescription* const known = description_of(static_cast<ActionKind>(kind));
    return known != nullptr ? known->spec->name : nullptr;
}

/// Reads the kind and the text form of an action, in a first pass before the other fields.
bool read_kind_and_text(Reader& in, const Game& game, const ActionDescription*& known, std::optional<Action>& by_text) {
    return in.object([&](std::string_view name) {
        if (name == "text") return read_text(in, game, by_text);
        if (name != "kind") return in.skip();
        const int kind = read_name(in, static_cast<int>(action_kinds), name_of_kind);
        if (kind >= 0) known = description_of(static_cast<ActionKind>(kind));
        return kind >= 0;
    });
}

std::optional<Action> read_object(const Game& game, std::string_view text, Error& error, Message* ignored) {
    const ActionDescription* known = nullptr;
    std::optional<Action> by_text;
    const auto look = [&](Reader& in) { return read_kind_and_text(in, game, known, by_text); };
    if (!read_whole(text, error, nullptr, game.allocator(), look)) return std::nullopt;
    Action action;
    const auto read = [&](Reader& in) {
        const Place begin = in.place();
        const auto refuse = [&](const auto&... reason) { return in.refuse_at(begin, Status::invalid_json, reason...); };
        if (known == nullptr && !by_text) return refuse("an action needs the field 'kind' or 'text'");
        if (known == nullptr) {
            action = *by_text;
            return in.object([&](std::string_view name) { return name == "text" && in.skip(); });
        }
        if (!ActionReader(in, game, *known).read(action)) return false;
        return !by_text || *by_text == action ||
               refuse("the fields mean '", game.text_of(action), "', but the text means '", game.text_of(*by_text),
                      "'");
    };
    if (!read_whole(text, error, ignored, game.allocator(), read)) return std::nullopt;
    return action;
}

}  // namespace

void write_action(Writer& out, const Game& game, const Action& action) {
    if (const ActionDescription* const known = description_of(action.kind))
        return out.object([&] { write(out, game, *known, action); });
    out.null();
}

}  // namespace mistbank::json

namespace mistbank {

void to_json(const Game& game, const Action& action, HostString& text) {
    json::Writer out(text);
    json::write_action(out, game, action);
}

std::optional<Action> action_from_json(const Game& game, std::string_view text, Error& error, Message* ignored) {
    if (json::Reader(text).next() != json::Kind::text) return json::read_object(game, text, error, ignored);
    std::optional<Action> action;
    const auto read = [&](json::Reader& in) { return json::read_text(in, game, action); };
    return json::read_whole(text, error, ignored, game.allocator(), read) ? action : std::nullopt;
}

}  // namespace mistbank
