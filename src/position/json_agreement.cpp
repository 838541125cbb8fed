// Compares the derived values in a JSON position with the values that the created game writes.
#include <algorithm>
#include <iterator>

#include "json/parts.hpp"
#include "position/json_state.hpp"
#include "rules/facts.hpp"

namespace mistbank::json {
namespace {

using Number = Document::Number;

class Agreement {
public:
    Agreement(const Document& given, const Document& own) : given_(given), own_(own) {}

    bool check() {
        return given_.each(0, [&](Number field) {
            const std::string_view name = given_.name(field);
            if (is_source(name)) return true;
            const Number own_field = own_.field(0, name);
            return own_field == Document::nowhere || agree(field, own_field);
        });
    }
    const Error& error() const { return error_; }

private:
    // Returns whether the game is created from this field. These fields need no check, and their entries can be in a
    // different order.
    static bool is_source(std::string_view name) {
        static constexpr std::string_view sources[] = {"rules", "tiles",     "figures", "prisoners", "set_aside",
                                                       "state", "tile_sets", "hands",   "actions"};
        return std::find(std::begin(sources), std::end(sources), name) != std::end(sources) || is_stored_list(name);
    }
    static bool is_stored_list(std::string_view name) {
        return std::any_of(all_facts.begin(), all_facts.end(), [&](const KnownFact& row) {
            const Fact& fact = *row.fact;
            return fact.size != nullptr && fact.word != nullptr && fact.field != nullptr && fact.field == name;
        });
    }

    bool agree(Number given, Number own) {
        const Kind kind = given_.kind(given);
        if (kind != own_.kind(own)) return differs(given, own);
        if (kind == Kind::object) return agree_in_fields(given, own);
        if (kind == Kind::array) return agree_in_entries(given, own);
        return given_.text(given) == own_.text(own) || differs(given, own);
    }

    bool agree_in_fields(Number given, Number own) {
        const std::string_view name = given_.name(given);
        const bool is_hidden = name == "hidden";
        // The writer omits counts of 0.
        const bool are_numbers = name == "unseen" || name == "meeples" || name == "figures" || name == "goods";
        return given_.each(given, [&](Number field) {
            const std::string_view own_name = given_.name(field);
            if (is_hidden && own_name != "state_hash") return true;
            const Number own_field = own_.field(own, own_name);
            if (own_field != Document::nowhere) return agree(field, own_field);
            if (!are_numbers || given_.text(field) == "0") return true;
            return fail(field, given_.text(field), " contradicts the rest of the position, which needs 0");
        });
    }

    // Compares the entries of two arrays: objects with the object that has the same identifying fields, other values by
    // index.
    bool agree_in_entries(Number given, Number own) {
        Number at = first_of(own);
        if (at != Document::nowhere && own_.kind(at) == Kind::object) return agree_in_things(given, own);
        if (given_.count(given) != own_.count(own)) {
            return fail(given, given_.count(given), " entries contradict the rest of the position, which needs ",
                        own_.count(own));
        }
        return given_.each(given, [&](Number entry) {
            const Number own_entry = at;
            at = own_.following(at);
            return agree(entry, own_entry);
        });
    }
    // Compares lists of objects. The objects must be in the order in which the writer writes them, except in short
    // lists.
    bool agree_in_things(Number given, Number own) {
        constexpr std::uint32_t few = 16;
        Number at = first_of(own);
        return given_.each(given, [&](Number thing) {
            if (own_.count(own) <= few) at = first_of(own);
            while (at != Document::nowhere && !is_the_same(thing, at)) at = own_.following(at);
            if (at == Document::nowhere) return fail(thing, "this entry contradicts the rest of the position");
            const Number own_thing = at;
            at = own_.following(at);
            return agree(thing, own_thing);
        });
    }
    bool is_the_same(Number given, Number own) const {
        static constexpr std::string_view names[] = {"colour", "kind", "x", "y", "segment", "number"};
        return std::all_of(std::begin(names), std::end(names), [&](std::string_view name) {
            const Number given_field = given_.field(given, name);
            const Number own_field = own_.field(own, name);
            if (given_field == Document::nowhere || own_field == Document::nowhere) return true;
            return given_.kind(given_field) == own_.kind(own_field) && given_.text(given_field) == own_.text(own_field);
        });
    }
    Number first_of(Number own) const {
        Number first = Document::nowhere;
        own_.each(own, [&](Number entry) {
            first = entry;
            return false;
        });
        return first;
    }

    bool differs(Number given, Number own) {
        const Kind kind = own_.kind(own);
        if (kind == Kind::object || kind == Kind::array || given_.text(given).empty()) {
            return fail(given, "this value contradicts the rest of the position");
        }
        return fail(given, words_of(given_, given), " contradicts the rest of the position, which needs ",
                    words_of(own_, own));
    }
    static ShortText<48> words_of(const Document& document, Number value) {
        const std::string_view text = document.text(value);
        if (document.kind(value) == Kind::null) return "null";
        return document.kind(value) == Kind::text ? quoted(text) : ShortText<48>(text);
    }

    template <class... Parts>
    bool fail(Number given, const Parts&... problem) {
        error_ = {Status::invalid_position, Message::of(given_.path(given), ": ", problem...)};
        return false;
    }

    const Document& given_;
    const Document& own_;
    Error error_;
};

}  // namespace

bool does_agree(const Document& given, const Game& game, Error& error, const Allocator& memory) {
    const bool is_host = given.field(0, "hidden") != Document::nowhere;
    HostString text(memory);
    to_json(game, is_host ? the_host : nobody_in_particular, text);
    Reader in(text, memory);
    Document document(memory);
    document.read_object(in);
    Agreement agreement(given, document);
    if (agreement.check()) return true;
    error = agreement.error();
    return false;
}

}  // namespace mistbank::json
