#include "position/json_lines.hpp"

#include <algorithm>
#include <iterator>

#include "json/parts.hpp"
#include "position/json_state.hpp"
#include "position/text_lines.hpp"
#include "rules/facts.hpp"

namespace mistbank::json {
namespace {

using Number = Document::Number;

bool is_whole(std::string_view digits) {
    long long number = 0;
    return read_number(digits, number);
}

}  // namespace

LinesOfJson::LinesOfJson(const Document& given, const Allocator& memory)
    : given_(given),
      state_(given.field(0, "state")),
      told_by_state_(HostAllocator<std::string_view>(memory)),
      face_down_(HostAllocator<FaceDown>(memory)),
      words_(memory),
      values_(HostAllocator<Number>(memory)),
      first_(HostAllocator<std::size_t>(memory)),
      cells_(HostAllocator<Cell>(memory)) {}

bool LinesOfJson::take() {
    const auto no_line = [&](std::string_view word, Number value) { return begin(word, value), true; };
    return note_what_is_hidden() && take_tiles() && take_figures() && take_prisoners() && take_scores() &&
           take_supplies() && take_hands() && take_facts(0, Scope::game, no_line) && take_turn() && take_state();
}

// Collects the keys in the state and the face-down tiles of the field `hidden` once, so that later lookups are fast for
// any number of entries.
bool LinesOfJson::note_what_is_hidden() {
    if (is_there(state_)) {
        if (!is_of(state_, Kind::object)) return false;
        given_.each(state_, [&](Number word) { return told_by_state_.push_back(given_.name(word)), true; });
        std::sort(told_by_state_.begin(), told_by_state_.end());
    }
    const auto note = [&](Number hidden) {
        FaceDown face_down{0, 0, hidden};
        Number x = 0;
        Number y = 0;
        if (!whole(hidden, "x", x) || !whole(hidden, "y", y)) return false;
        if (read_number(given_.text(x), face_down.x) && read_number(given_.text(y), face_down.y))
            face_down_.push_back(face_down);
        return true;
    };
    if (!each_object(given_.field(0, "hidden"), "face_down", note)) return false;
    std::sort(face_down_.begin(), face_down_.end());
    return true;
}

bool LinesOfJson::is_told_by_state(std::string_view key) const {
    return std::binary_search(told_by_state_.begin(), told_by_state_.end(), key);
}

HostVector<PositionLine> LinesOfJson::lines() const {
    HostVector<PositionLine> lines{HostAllocator<PositionLine>(words_.get_allocator().host)};
    for (std::size_t i = 0; i < first_.size(); ++i) {
        const std::size_t end = i + 1 < first_.size() ? first_[i + 1] : words_.size();
        lines.push_back({{}, &words_[first_[i]], end - first_[i], static_cast<int>(i) + 1});
    }
    return lines;
}

Number LinesOfJson::value_of(int line, std::size_t word) const {
    return values_[first_[static_cast<std::size_t>(line - 1)] + word];
}

// --- values ---------------------------------------------------------------------------------------------------------

bool LinesOfJson::is_of(Number value, Kind kind) {
    const Kind item = given_.kind(value);
    return item == kind || fail(value, "expected ", name_of(kind), ", not ", name_of(item));
}

bool LinesOfJson::needs(Number object, std::string_view name, Kind kind, Number& value) {
    value = given_.field(object, name);
    if (value == Document::nowhere) return fail(object, "missing field ", quoted(name));
    return is_of(value, kind);
}

bool LinesOfJson::is_whole_number(Number value) {
    if (!is_of(value, Kind::number)) return false;
    return is_whole(given_.text(value)) || fail(value, "expected a whole number, not ", quoted(given_.text(value)));
}

bool LinesOfJson::whole(Number object, std::string_view name, Number& value) {
    return needs(object, name, Kind::number, value) && is_whole_number(value);
}

/// Visits the entries of an array, if the array is present.
template <class Visit>
bool LinesOfJson::each_in(Number outer, std::string_view name, Kind kind, Visit visit) {
    const Number array = given_.field(outer, name);
    if (!is_there(array)) return true;
    return is_of(array, Kind::array) &&
           given_.each(array, [&](Number item) { return is_of(item, kind) && visit(item); });
}
template <class Visit>
bool LinesOfJson::each_object(Number outer, std::string_view name, Visit visit) {
    return each_in(outer, name, Kind::object, visit);
}

// --- lines ----------------------------------------------------------------------------------------------------------

void LinesOfJson::begin(std::string_view key, Number value) {
    first_.push_back(words_.size());
    add(key, value);
}

void LinesOfJson::add(std::string_view word, Number value) {
    words_.push_back(word);
    values_.push_back(value);
}

template <class... Parts>
void LinesOfJson::add_cell_of(Number value, const Parts&... parts) {
    cells_.push_back(Cell::of(parts...));
    add(cells_.back().view(), value);
}

bool LinesOfJson::add_text_field(Number object, std::string_view name) {
    Number value = 0;
    if (!needs(object, name, Kind::text, value)) return false;
    add_text(value);
    return true;
}

bool LinesOfJson::add_whole_field(Number object, std::string_view name) {
    Number value = 0;
    if (!whole(object, name, value)) return false;
    add_text(value);
    return true;
}

bool LinesOfJson::add_cell(Number object) {
    Number x = 0;
    Number y = 0;
    if (!whole(object, "x", x) || !whole(object, "y", y)) return false;
    add_cell_of(object, given_.text(x), ",", given_.text(y));
    return true;
}

bool LinesOfJson::add_segment(Number object) {
    Number x = 0;
    Number y = 0;
    Number segment = 0;
    if (!whole(object, "x", x) || !whole(object, "y", y) || !whole(object, "segment", segment)) return false;
    add_cell_of(segment, given_.text(x), ",", given_.text(y), "/", given_.text(segment));
    return true;
}

// --- the board ------------------------------------------------------------------------------------------------------

bool LinesOfJson::take_tiles() {
    return each_object(0, "tiles", [&](Number tile) { return take_tile(tile); }) &&
           each_object(0, "tiles", [&](Number tile) { return read_pieces_on(tile); });
}

bool LinesOfJson::take_tile(Number tile) {
    const Number face_down = given_.field(tile, "face_down");
    if (is_there(face_down) && !is_of(face_down, Kind::yes_or_no)) return false;
    if (is_there(face_down) && given_.text(face_down) == "true") {
        begin("face_down", tile);
        FaceDown named{0, 0, tile};
        if (!add_cell(tile)) return false;
        if (!read_number(given_.text(given_.field(tile, "x")), named.x)) return true;
        if (!read_number(given_.text(given_.field(tile, "y")), named.y)) return true;
        const auto hidden = std::lower_bound(face_down_.begin(), face_down_.end(), named);
        return hidden == face_down_.end() || named < *hidden || add_whole_field(hidden->hidden, "place");
    }
    begin("tile", tile);
    if (!add_cell(tile) || !add_text_field(tile, "tile")) return false;
    return !is_there(given_.field(tile, "rotation")) || add_whole_field(tile, "rotation");
}

bool LinesOfJson::read_pieces_on(Number tile) {
    int segment = 0;
    const auto take_ghosts = [&](Number ghosts) {
        const int item = segment++;
        if (given_.text(ghosts) == "0") return true;
        Number x = 0;
        Number y = 0;
        if (!whole(tile, "x", x) || !whole(tile, "y", y)) return false;
        begin("ghost", ghosts);
        add_cell_of(ghosts, given_.text(x), ",", given_.text(y), "/", item);
        add_text(ghosts);
        return true;
    };
    if (!each_in(tile, "ghosts", Kind::number, take_ghosts)) return false;
    const auto begin_line = [&](std::string_view word, Number value) {
        begin(word, value);
        return add_cell(tile);
    };
    return take_facts(tile, Scope::tile, begin_line);
}

// --- facts (rules/facts.hpp) ----------------------------------------------------------------------------------------

/// Adds lines for the facts in the fields of this object. `begin_line` adds the key and the owner of the fact.
template <class BeginLine>
bool LinesOfJson::take_facts(Number object, Scope scope, BeginLine begin_line) {
    return std::all_of(all_facts.begin(), all_facts.end(), [&](const KnownFact& row) {
        const Fact& fact = *row.fact;
        if (fact.scope != scope || fact.field == nullptr || fact.word == nullptr || is_told_by_state(fact.word)) {
            return true;
        }
        const FieldName field(fact.field);
        Number outer = object;
        if (!field.outer.empty()) {
            outer = given_.field(object, field.outer);
            if (!is_there(outer)) return true;
            if (!is_of(outer, Kind::object)) return false;
        }
        const Number value = given_.field(outer, field.own);
        return !is_there(value) || take_fact(fact, value, begin_line);
    });
}

template <class BeginLine>
bool LinesOfJson::take_fact(const Fact& fact, Number value, BeginLine begin_line) {
    const auto begin_with = [&](Number item) { return begin_line(fact.word, item); };
    if (is_place(fact.kind)) {
        const auto take_place = [&](Number place) {
            if (!is_of(place, Kind::object) || !begin_with(place)) return false;
            if (fact.kind == FactKind::segment) return add_segment(place);
            if (!add_cell(place)) return false;
            return fact.kind == FactKind::tile ||
                   (add_whole_field(place, "segment") && add_whole_field(place, "other"));
        };
        if (fact.size == nullptr) return take_place(value);
        return is_of(value, Kind::array) && given_.each(value, take_place);
    }
    if (fact.name_of != nullptr) {
        if (!is_of(value, Kind::object) || !begin_with(value)) return false;
        for (int i = 0; i < fact.count; ++i) {
            if (!add_whole_field(value, fact.name_of(i))) return false;
        }
        return true;
    }
    if (fact.count > 1) {
        const auto add_number = [&](Number number) { return is_of(number, Kind::number) && (add_text(number), true); };
        return is_of(value, Kind::array) && begin_with(value) && given_.each(value, add_number);
    }
    if (fact.kind == FactKind::colour) {
        if (!is_of(value, Kind::text) || !begin_with(value)) return false;
        add_text(value);
        return true;
    }
    if (!is_whole_number(value)) return false;
    if (fact.is_rare && given_.text(value) == "0") return true;
    if (!begin_with(value)) return false;
    add_text(value);
    return true;
}

// --- figures --------------------------------------------------------------------------------------------------------

// Converts the figures. Figures on the same segment are converted in the order of their arrival.
bool LinesOfJson::take_figures() {
    struct Arrival {
        long long number;
        Number figure;
    };
    HostVector<Arrival> arrivals{HostAllocator<Arrival>(words_.get_allocator().host)};
    const auto note = [&](Number figure) {
        Arrival arrival{0, figure};
        Number number = 0;
        if (is_there(given_.field(figure, "arrival"))) {
            if (!whole(figure, "arrival", number)) return false;
            read_number(given_.text(number), arrival.number);
        }
        arrivals.push_back(arrival);
        return true;
    };
    if (!each_object(0, "figures", note)) return false;
    std::sort(arrivals.begin(), arrivals.end(), [](const Arrival& left, const Arrival& right) {
        return left.number != right.number ? left.number < right.number : left.figure < right.figure;
    });
    return std::all_of(arrivals.begin(), arrivals.end(),
                       [&](const Arrival& arrival) { return take_figure(arrival.figure); });
}

bool LinesOfJson::take_figure(Number figure) {
    const auto is_yes = [&](std::string_view name, bool& yes) {
        const Number flag = given_.field(figure, name);
        yes = is_there(flag) && given_.text(flag) == "true";
        return !is_there(flag) || is_of(flag, Kind::yes_or_no);
    };
    bool is_buried = false;
    bool has_fairy = false;
    if (!is_yes("buried", is_buried) || !is_yes("fairy", has_fairy)) return false;
    begin(is_buried ? "buried" : "figure", figure);
    if (!add_text_field(figure, "colour") || !add_text_field(figure, "figure") || !add_segment(figure)) return false;
    const Number ghosts = given_.field(figure, "ghosts");
    if (is_there(ghosts) && given_.text(ghosts) != "0") {
        add("ghosts", ghosts);
        if (!add_whole_field(figure, "ghosts")) return false;
    }
    const auto add_hound = [&](Number hound) {
        add("hound", hound);
        add_text(hound);
        return true;
    };
    if (!each_in(figure, "hounds", Kind::number, add_hound)) return false;
    if (has_fairy && !is_told_by_state("fairy_with")) add("fairy", given_.field(figure, "fairy"));
    if (!is_there(given_.field(figure, "number"))) return true;
    add("number", given_.field(figure, "number"));
    return add_whole_field(figure, "number");
}

bool LinesOfJson::take_prisoners() {
    return each_object(0, "prisoners", [&](Number prisoner) {
        begin("prisoner", prisoner);
        if (!add_text_field(prisoner, "colour") || !add_text_field(prisoner, "figure") ||
            !add_text_field(prisoner, "holder")) {
            return false;
        }
        if (!is_there(given_.field(prisoner, "number"))) return true;
        add("number", given_.field(prisoner, "number"));
        return add_whole_field(prisoner, "number");
    });
}

// --- off the board --------------------------------------------------------------------------------------------------

bool LinesOfJson::take_scores() {
    return each_object(0, "scores", [&](Number score) {
        Number total = 0;
        if (!whole(score, "total", total)) return false;
        if (given_.text(total) == "0") return true;
        begin("score", score);
        if (is_there(given_.field(score, "colour")) && !add_text_field(score, "colour")) return false;
        add_text(total);
        return true;
    });
}

bool LinesOfJson::take_supplies() {
    return each_object(0, "supplies", [&](Number supply) { return take_supply(supply); });
}

bool LinesOfJson::take_supply(Number supply) {
    Number colour = 0;
    if (!needs(supply, "colour", Kind::text, colour)) return false;
    return take_facts(supply, Scope::colour, [&](std::string_view word, Number value) {
        begin(word, value);
        add_text(colour);
        return true;
    });
}

// Converts the hands, the tiles set aside and the number of tiles under hills. A hidden tile in a hand is null (HSE-2).
bool LinesOfJson::take_hands() {
    if (!is_told_by_state("holds")) {
        int player = 0;
        const auto take_hand = [&](Number hand) {
            const int item = player++;
            if (given_.count(hand) == 0) return true;
            begin("holds", hand);
            add_cell_of(hand, item);
            return given_.each(hand, [&](Number tile) {
                if (!is_there(tile)) return add("?", tile), true;
                return is_of(tile, Kind::text) && (add_text(tile), true);
            });
        };
        if (!each_in(0, "hands", Kind::array, take_hand)) return false;
    }
    const Number hidden = given_.field(0, "hidden");
    const bool are_places_told = given_.field(hidden, "order") != Document::nowhere;
    if (!is_told_by_state("set_aside") && !are_places_told) {
        const auto take_aside = [&](Number tile) {
            begin("set_aside", tile);
            add_text(tile);
            return true;
        };
        if (!each_in(0, "set_aside", Kind::text, take_aside)) return false;
    }
    const Number under_hills = given_.field(0, "tiles_under_hills");
    if (!is_there(under_hills) || given_.text(under_hills) == "0" || is_told_by_state("under_hill")) return true;
    return take_number("tiles_under_hills", "under_hills");
}

// --- the turn -------------------------------------------------------------------------------------------------------

bool LinesOfJson::take_number(std::string_view field, std::string_view key) {
    if (!is_there(given_.field(0, field)) || is_told_by_state(key)) return true;
    begin(key, given_.field(0, field));
    return add_whole_field(0, field);
}

bool LinesOfJson::take_turn() {
    if (!take_number("turn", "turn") || !take_number("part", "part") || !take_number("active_player", "player") ||
        !take_number("active_pile", "active_pile")) {
        return false;
    }
    for (const std::string_view name : {"outcome", "reason"}) {
        const Number item = given_.field(0, name);
        if (!is_there(item) || given_.text(item) == "open" || is_told_by_state(name)) continue;
        begin(name, item);
        if (!add_text_field(0, name)) return false;
    }
    const Number decision = given_.field(0, "decision");
    if (!is_there(decision)) return true;
    Number kind = 0;
    if (!is_of(decision, Kind::object) || !needs(decision, "kind", Kind::text, kind)) return false;
    if (given_.text(kind) != "over" && !is_told_by_state("decision")) {
        begin("decision", kind);
        add_text(kind);
    }
    // Without the field `state`, the tile to lay counts as drawn from the pile. Otherwise `state` names the drawn tile.
    if (is_there(state_) || given_.text(kind) != "lay_tile" || !is_there(given_.field(decision, "tile"))) return true;
    begin("drawn", given_.field(decision, "tile"));
    return add_text_field(decision, "tile");
}

// --- the state, by the keys of the text form ------------------------------------------------------------------------

bool LinesOfJson::take_state() {
    if (!is_there(state_)) return true;
    return given_.each(state_, [&](Number value) {
        const std::string_view key = given_.name(value);
        if (given_.kind(value) == Kind::object) {
            return given_.each(value, [&](Number inner) { return take_value(key, inner, inner); });
        }
        if (given_.kind(value) == Kind::array && is_given_line_by_line(key)) {
            return given_.each(value, [&](Number inner) { return take_value(key, inner, Document::nowhere); });
        }
        return take_value(key, value, Document::nowhere);
    });
}

// Converts a value to one line. If `named` is a field, its name becomes the first word after the key.
bool LinesOfJson::take_value(std::string_view key, Number value, Number named) {
    begin(key, value);
    if (named != Document::nowhere) add(given_.name(named), named);
    if (given_.kind(value) != Kind::array) return add_words(value);
    return given_.each(value, [&](Number word) { return add_words(word); });
}

bool LinesOfJson::add_words(Number value) {
    const Kind kind = given_.kind(value);
    if (kind != Kind::text && kind != Kind::number) {
        return fail(value, "expected a number or a string, not ", name_of(kind));
    }
    std::string_view rest = given_.text(value);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (end > 0) add(rest.substr(0, end), value);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return true;
}

}  // namespace mistbank::json
