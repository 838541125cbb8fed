// Actions as JSON: the fields that each kind uses, under names of their own.
#include <algorithm>

#include "json/parts.hpp"

namespace mistbank::json {
namespace {

// What an action tells beside its kind, a bit each.
enum Field : unsigned {
    cell = 1,           // x y
    segment = 2,        // segment
    colour = 4,         // colour
    rotation = 8,       // rotation, and the place in the hand (HSE-1)
    ghosts = 16,        // ghosts
    figure = 32,        // figure: the kind
    as_it_stands = 64,  // figure, its ghosts, whether the fairy is with it (MEET-22)
    tile = 128,         // tile: the id
    number = 256,       // number: what chance has brought, a space of the track
    other = 512,        // other: the number of a second segment of the tile
    counter = 1024,     // counter: marker or courier
};

struct Row {
    ActionKind kind;
    const char* name;
    unsigned fields;
};

// bindings/generate reads these lines: schema and JavaScript have the fields of a kind from here.
constexpr Row rows[] = {
    {ActionKind::draw, "draw", tile},
    {ActionKind::lay, "lay", cell | rotation},
    {ActionKind::bury, "bury", cell | segment},
    {ActionKind::bury_from_supply, "bury_from_supply", colour},
    {ActionKind::ghost, "ghost", cell},
    {ActionKind::haunt, "haunt", cell | segment | colour | as_it_stands},
    {ActionKind::place, "place", segment | colour | figure},
    {ActionKind::pass, "pass", 0},
    {ActionKind::score, "score", cell | segment},
    {ActionKind::points, "points", 0},
    {ActionKind::pacify, "pacify", cell | ghosts},
    {ActionKind::advance, "advance", colour},
    {ActionKind::hound, "hound", cell | segment},
    {ActionKind::face_down, "face_down", cell},
    {ActionKind::recall, "recall", 0},
    {ActionKind::floor, "floor", cell},
    {ActionKind::tower, "tower", cell | figure},
    {ActionKind::take, "take", cell | segment | colour | as_it_stands},
    {ActionKind::exchange, "exchange", figure},
    {ActionKind::ransom, "ransom", colour | figure},
    {ActionKind::fairy, "fairy", cell | segment | colour | as_it_stands},
    {ActionKind::princess, "princess", cell | segment | colour | as_it_stands},
    {ActionKind::portal, "portal", cell | segment | figure},
    {ActionKind::dragon, "dragon", cell},
    {ActionKind::abbey, "abbey", cell},
    {ActionKind::no_abbey, "no_abbey", 0},
    {ActionKind::wagon, "wagon", cell | segment},
    {ActionKind::go_home, "go_home", 0},
    {ActionKind::barn, "barn", cell | colour},
    {ActionKind::fly, "fly", figure},
    {ActionKind::roll, "roll", number},
    {ActionKind::land, "land", cell | segment},
    {ActionKind::acrobat, "acrobat", cell | figure},
    {ActionKind::pyramid, "pyramid", cell},
    {ActionKind::release, "release", as_it_stands},
    {ActionKind::grow, "grow", 0},
    {ActionKind::guide, "guide", 0},
    {ActionKind::sheep, "sheep", number},
    {ActionKind::animal, "animal", number},
    {ActionKind::hidden, "hidden", 0},
    {ActionKind::gold, "gold", cell},
    {ActionKind::mage, "mage", cell | segment},
    {ActionKind::witch, "witch", cell | segment},
    {ActionKind::unmage, "unmage", 0},
    {ActionKind::unwitch, "unwitch", 0},
    {ActionKind::robber, "robber", number},
    {ActionKind::ferry, "ferry", cell | segment | other},
    {ActionKind::keep, "keep", cell},
    {ActionKind::advance_figure, "advance_figure", counter},
    {ActionKind::act_on_message, "act_on_message", 0},
    {ActionKind::two_points, "two_points", 0},
    {ActionKind::message, "message", number},
    {ActionKind::score_meeple, "score_meeple", cell | segment | colour | as_it_stands},
    {ActionKind::crop_add, "crop_add", 0},
    {ActionKind::crop_remove, "crop_remove", 0},
    {ActionKind::add, "add", cell | segment | figure},
    {ActionKind::remove, "remove", cell | segment | colour | as_it_stands},
};
constexpr int row_count = static_cast<int>(sizeof rows / sizeof rows[0]);

void write(Writer& out, const Game& game, const Row& row, const Action& action) {
    const auto has = [&](Field field) { return (row.fields & field) != 0; };
    const std::uint8_t count = action.count;
    out.field("kind", row.name);
    if (has(tile)) write_tile(out, game, "tile", action.x);
    if (has(cell)) write_cell(out, action.x, action.y);
    if (has(segment)) out.field("segment", action.segment);
    if (has(colour)) out.field("colour", name_of(static_cast<Colour>(action.colour)));
    if (has(rotation)) {
        out.field("rotation", count & 3);
        if (count >> 2 != 0) out.field("place", count >> 2);
    }
    if (has(ghosts)) out.field("ghosts", count);
    if (has(figure)) out.field("figure", name_of(static_cast<FigureKind>(count)));
    if (has(as_it_stands)) {
        out.field("figure", name_of(kind_in(count)));
        out.field("ghosts", ghosts_in(count));
        out.field("fairy", fairy_in(count));
    }
    if (has(number)) out.field("number", count);
    if (has(other)) out.field("other", count);
    if (has(counter)) out.field("counter", name_of_counter(count));
    out.field("text", game.text_of(action).view());
}

/// Reads an action field by field, once its kind is known.
class ActionReader {
public:
    ActionReader(Reader& in, const Game& game, const Row& row) : in_(in), game_(game), row_(row) {
        action_.kind = row.kind;
    }

    bool read(Action& out) {
        const Place begin = in_.place();
        if (!in_.object([&](std::string_view name) { return read_field(name); })) return false;
        if (const char* const missing = first_missing()) {
            return in_.refuse_at(begin, Status::invalid_json, "'", row_.name, "' needs the field '", missing, "'");
        }
        if (has(rotation)) action_.count = static_cast<std::uint8_t>(rotation_ | place_ << 2);
        if (has(figure)) action_.count = static_cast<std::uint8_t>(kind_);
        if (has(as_it_stands)) action_.count = figure_named_by(kind_, ghosts_, has_fairy_);
        if (has(ghosts)) action_.count = static_cast<std::uint8_t>(ghosts_);
        out = action_;
        return true;
    }

private:
    bool has(unsigned field) const { return (row_.fields & field) != 0; }

    /// Answers false where this kind of action has no such field.
    bool read_field(std::string_view name) {
        if (name == "kind" || name == "text") return in_.skip();
        if (has(cell) && name == "x") return given(name, in_.whole(action_.x, INT16_MIN, INT16_MAX));
        if (has(cell) && name == "y") return given(name, in_.whole(action_.y, INT16_MIN, INT16_MAX));
        if (has(segment) && name == "segment") return given(name, in_.whole(action_.segment, 0, UINT8_MAX));
        if (has(rotation) && name == "rotation") return given(name, in_.whole(rotation_, 0, 3));
        if (has(rotation) && name == "place") return in_.whole(place_, 0, UINT8_MAX >> 2);
        if (has(ghosts) && name == "ghosts") return given(name, in_.whole(ghosts_, 0, UINT8_MAX));
        if (has(as_it_stands) && name == "ghosts") return in_.whole(ghosts_, 0, 3);
        if (has(as_it_stands) && name == "fairy") return in_.yes_or_no(has_fairy_);
        if (has(figure | as_it_stands) && name == "figure") return given(name, read_kind(in_, kind_));
        if (has(number) && name == "number") return given(name, in_.whole(action_.count, 0, UINT8_MAX));
        if (has(other) && name == "other") return given(name, in_.whole(action_.count, 0, UINT8_MAX));
        if (has(counter) && name == "counter") return given(name, read_counter());
        if (has(colour) && name == "colour") return given(name, read_its_colour());
        if (has(tile) && name == "tile") return given(name, read_tile());
        return false;
    }

    bool read_its_colour() {
        Colour its = Colour::none;
        const bool is_one = json::read_colour(in_, its);
        action_.colour = static_cast<std::uint8_t>(its);
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
        if (type < 0) return in_.refuse("no tile of this game is called ", quoted(id));
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
        constexpr Needed needed[] = {{tile, "tile"},      {cell, "x"},
                                     {cell, "y"},         {segment, "segment"},
                                     {colour, "colour"},  {rotation, "rotation"},
                                     {ghosts, "ghosts"},  {figure | as_it_stands, "figure"},
                                     {number, "number"},  {other, "other"},
                                     {counter, "counter"}};
        for (const Needed& one : needed) {
            if (has(one.by) && given_.find(ShortText<16>::of(one.name, " ").view()) == std::string_view::npos)
                return one.name;
        }
        return nullptr;
    }

    Reader& in_;
    const Game& game_;
    const Row& row_;
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

/// What there is to be known before the fields: the kind, and what the text form says.
bool read_kind_and_text(Reader& in, const Game& game, const Row*& row, std::optional<Action>& by_text) {
    return in.object([&](std::string_view name) {
        if (name == "text") return read_text(in, game, by_text);
        if (name != "kind") return in.skip();
        const int number = read_name(in, row_count, [](int i) { return rows[i].name; });
        if (number >= 0) row = &rows[number];
        return number >= 0;
    });
}

std::optional<Action> read_object(const Game& game, std::string_view text, Error& error, Message* ignored) {
    const Row* row = nullptr;
    std::optional<Action> by_text;
    const auto look = [&](Reader& in) { return read_kind_and_text(in, game, row, by_text); };
    if (!read_whole(text, error, nullptr, game.allocator(), look)) return std::nullopt;
    Action action;
    const auto read = [&](Reader& in) {
        const Place begin = in.place();
        const auto refuse = [&](const auto&... reason) { return in.refuse_at(begin, Status::invalid_json, reason...); };
        if (row == nullptr && !by_text) return refuse("an action needs a 'kind', or its 'text'");
        if (row == nullptr) {
            action = *by_text;
            return in.object([&](std::string_view name) { return name == "text" && in.skip(); });
        }
        if (!ActionReader(in, game, *row).read(action)) return false;
        return !by_text || *by_text == action ||
               refuse("the fields say '", game.text_of(action), "', the text '", game.text_of(*by_text), "'");
    };
    if (!read_whole(text, error, ignored, game.allocator(), read)) return std::nullopt;
    return action;
}

}  // namespace

void write_action(Writer& out, const Game& game, const Action& action) {
    for (const Row& row : rows) {
        if (row.kind == action.kind) return out.object([&] { write(out, game, row, action); });
    }
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
