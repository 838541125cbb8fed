// Facts: the visible pieces of an expansion or a house rule. Each expansion and house rule lists its facts once.
// Queries, JSON, observations, summaries and pictures loop over the lists.
#pragma once

#include <cstddef>
#include <cstdint>

#include "board/board.hpp"
#include "mistbank/fact.hpp"
#include "mistbank/figure.hpp"
#include "tiles/specs.hpp"

namespace mistbank {

struct Rules;
struct Shown;
struct Table;

/// The places in a JSON position at which facts about the game are written.
enum class JsonPart : std::uint8_t {
    pieces,    // after the hands
    piles,     // before the unseen tiles
    standing,  // before the scores
};

/// The value of Fact::absent for a fact that always has a number.
inline constexpr std::int32_t no_number = INT32_MIN;

/// Returns the number of values for one item of this kind.
constexpr int width_of(FactKind kind) { return kind == FactKind::pair ? 3 : kind == FactKind::segment ? 2 : 1; }

/// One part of the visible state. The caller of `get` and `size` must first check that the game has the expansion or
/// house rule.
struct Fact : SpecBuilder<Fact> {
    const char* name = nullptr;    // the name in the API, in observations, and in positions that store the fact
    const char* title = nullptr;   // the heading of a column or a line, for example "floors left to build"
    const char* noun = nullptr;    // the counted thing in the singular, for example "floor"
    const char* clause = nullptr;  // the clause that describes the fact
    const char* effect = nullptr;  // the effect of the piece, for people; null: no text
    const char* symbol = nullptr;  // symbols in pictures (render/svg/symbols): one for each number, separated by blanks
    Scope scope = Scope::game;
    FactKind kind = FactKind::number;
    int count = 1;  // the number of items; 0: `size` returns the number
    int (*size)(const Table& table) = nullptr;
    const char* (*name_of)(int place) = nullptr;  // the name of each item; null: items are numbered
    std::int32_t lowest = 0;
    std::int32_t highest = 255;
    std::int32_t absent = no_number;  // the number that means "none", if the fact has such a number
    /// Returns the value with the index `place`. `of` is the colour or the tile, for facts of colours or tiles.
    std::int32_t (*get)(const Table& table, int of, int place) = nullptr;

    // The name of the JSON field in the object of the scope; "a.b" is field b of the inner object a. Null: no field.
    const char* field = nullptr;
    int field_place = 0;        // the sort key of the JSON field; 0: see FactSource::place_among_all()
    bool is_rare = false;       // omitted from JSON if all numbers of the fact are 0
    bool is_universal = false;  // in JSON for all games, as 0 if no rule of the game needs the fact
    JsonPart part = JsonPart::pieces;
    const char* word = nullptr;    // the word for the fact in positions; JSON has the field instead
    bool is_in_state_too = false;  // the JSON object `state` also contains this word, with more details
    /// For a fact of pairs: places a pair that a position lists. Returns why the pair cannot lie there, or null.
    const char* (*place_pair)(Table& table, TileIndex tile, int first, int second) = nullptr;

    // In observations: the index of the first number, and the names. `scalar_names` has a name for each place; null
    // omits the place. Without `scalar_names`, names begin with `scalar_name`; without both, with `name`.
    int scalar = -1;
    int scalars = 0;  // the number of names in scalar_names
    const char* const* scalar_names = nullptr;
    const char* scalar_name = nullptr;
    int plane = -1;                    // the index of the first plane
    const char* plane_name = nullptr;  // the name of the plane; null: `name`
    int carrier = -1;                  // for a fact of colours: the plane shows the number at each figure of this kind

    constexpr Fact of(Scope owner) const { return with(&Fact::scope, owner); }
    constexpr Fact as(FactKind meaning) const { return with(&Fact::kind, meaning); }
    constexpr Fact drawn_as(const char* drawing) const { return with(&Fact::symbol, drawing); }
    constexpr Fact times(int things, const char* (*names)(int) = nullptr) const {
        return with(&Fact::count, things).with(&Fact::name_of, names);
    }
    constexpr Fact as_many_as(int (*things)(const Table&)) const { return times(0).with(&Fact::size, things); }
    constexpr Fact within(std::int32_t least, std::int32_t greatest) const {
        return with(&Fact::lowest, least).with(&Fact::highest, greatest);
    }
    constexpr Fact unless(std::int32_t nothing) const { return with(&Fact::absent, nothing); }
    constexpr Fact does(const char* words) const { return with(&Fact::effect, words); }
    constexpr Fact in_json(const char* key, int place = 0) const {
        return with(&Fact::field, key).with(&Fact::field_place, place);
    }
    constexpr Fact in_json_of_all(JsonPart where) const { return in_json_part(where).with(&Fact::is_universal, true); }
    constexpr Fact in_json_part(JsonPart where) const { return in_json(name).with(&Fact::part, where); }
    constexpr Fact if_any() const { return with(&Fact::is_rare, true); }
    constexpr Fact stored() const { return stored_as(name); }
    constexpr Fact stored_as(const char* key) const { return with(&Fact::word, key); }
    constexpr Fact placed_by(const char* (*placing)(Table&, TileIndex, int, int)) const {
        return with(&Fact::place_pair, placing);
    }
    constexpr Fact in_state_too() const { return with(&Fact::is_in_state_too, true); }
    constexpr Fact observed(int first, const char* beginning = nullptr) const {
        return with(&Fact::scalar, first).with(&Fact::scalar_name, beginning);
    }
    template <std::size_t size_of_names>
    constexpr Fact observed(int first, const char* const (&names)[size_of_names]) const {
        return with(&Fact::scalar, first)
            .with(&Fact::scalar_names, names)
            .with(&Fact::scalars, static_cast<int>(size_of_names));
    }
    constexpr Fact on_plane(int first, const char* beginning = nullptr) const {
        return with(&Fact::plane, first).with(&Fact::plane_name, beginning);
    }
    constexpr Fact carried_by(FigureKind figure) const { return with(&Fact::carrier, static_cast<int>(figure)); }
};

/// Returns the largest number of values in observations. If the number varies, only named values count.
constexpr int numbers_named(const Fact& fact) { return fact.count != 0 ? fact.count : fact.scalars; }

constexpr Fact fact(const char* name, const char* title, const char* noun, const char* clause,
                    std::int32_t (*get)(const Table& table, int of, int place)) {
    return Fact{}
        .with(&Fact::name, name)
        .with(&Fact::title, title)
        .with(&Fact::noun, noun)
        .with(&Fact::clause, clause)
        .with(&Fact::get, get);
}

/// An expansion's facts.
using Facts = Specs<Fact>;

/// Facts that do not belong to an expansion, and their display.
struct FactsOfRules {
    bool (*is_played)(const Rules&) = nullptr;
    Facts facts{};
    const Shown* shown = nullptr;
};

}  // namespace mistbank
