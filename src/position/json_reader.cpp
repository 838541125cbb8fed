// Reads a game from a JSON position. The position is converted to words, which are read like those of the text form.
#include <algorithm>
#include <iterator>
#include <new>

#include "json/parts.hpp"
#include "position/header_tiles.hpp"
#include "position/json_lines.hpp"
#include "position/json_state.hpp"
#include "position/position.hpp"
#include "rules/facts.hpp"
#include "tiles/parse.hpp"

namespace mistbank::json {
namespace {

using Number = Document::Number;

/// The fields of a position, except the facts of expansions.
constexpr std::string_view own_fields[] = {
    "actions",   "active_player", "decision", "features",  "figures",     "format", "hands",  "hidden",
    "hounds",    "outcome",       "part",     "prisoners", "public_hash", "reason", "rules",  "scores",
    "set_aside", "state",         "supplies", "tile_sets", "tiles",       "turn",   "unseen", "winners",
};

bool is_field_of_position(std::string_view name) {
    if (std::find(std::begin(own_fields), std::end(own_fields), name) != std::end(own_fields)) return true;
    return std::any_of(all_facts.begin(), all_facts.end(), [&](const KnownFact& row) {
        if (row.fact->scope != Scope::game || row.fact->field == nullptr) return false;
        const FieldName field(row.fact->field);
        return name == (field.outer.empty() ? field.own : field.outer);
    });
}

class PositionOfJson {
public:
    PositionOfJson(const TileSet* sets, std::size_t set_count, Error& error, const Allocator* allocator,
                   Message* ignored)
        : sets_(sets),
          set_count_(set_count),
          error_(error),
          allocator_(allocator),
          ignored_(ignored),
          memory_(allocator != nullptr ? *allocator : Allocator{}),
          given_(memory_),
          known_sets_(memory_) {}

    std::optional<Game> read(std::string_view text) {
        if (!read_values(text) || !check_format()) return std::nullopt;
        const std::optional<Rules> rules = validate(rules_, error_);
        if (!rules) {
            error_.message = Message::of("$.rules: ", error_.message);
            return std::nullopt;
        }
        GameHeader header(memory_);
        header.rules = *rules;
        if (!read_texts_of_sets() || !read_sets_and_rows(header)) return std::nullopt;
        LinesOfJson lines(given_, memory_);
        if (!lines.take()) {
            error_ = lines.error();
            return std::nullopt;
        }
        PositionFault fault;
        std::optional<Game> game = game_of(header, lines.lines(), fault, allocator_);
        if (!game) {
            const Number at = place_of(fault, lines);
            error_ = {fault.status, fault.status == Status::invalid_position
                                        ? Message::of(given_.path(at), ": ", fault.problem)
                                        : fault.problem};
            return std::nullopt;
        }
        if (!does_agree(given_, *game, error_, memory_)) return std::nullopt;
        return game;
    }

private:
    // Reads the rules directly and stores the other fields, because they are needed in a different order than in the
    // text.
    bool read_values(std::string_view text) {
        bool has_rules = false;
        const auto preset = [&](Reader& in) {
            return in.object([&](std::string_view name) {
                if (name != "rules") return in.skip();
                has_rules = true;
                return read_preset(in, rules_);
            });
        };
        const auto values = [&](Reader& in) {
            return in.object([&](std::string_view name) {
                if (name == "rules") return read_rule_fields(in, rules_);
                return is_field_of_position(name) && given_.read_field(in, name);
            });
        };
        if (!read_whole(text, error_, nullptr, memory_, preset, max_json_position) ||
            !read_whole(text, error_, ignored_, memory_, values, max_json_position)) {
            return false;
        }
        return has_rules || fail(Status::invalid_json, 0, "missing field 'rules'");
    }

    bool check_format() {
        const Number format = given_.field(0, "format");
        return format == Document::nowhere || given_.text(format) == "mistbank-game 1" ||
               fail(Status::invalid_json, format, "the format must be 'mistbank-game 1'");
    }

    // Reads the texts of sets that are not built in.
    bool read_texts_of_sets() {
        return given_.each(given_.field(0, "tile_sets"), [&](Number set) {
            const Number text = given_.field(set, "text");
            if (text == Document::nowhere) return true;
            Error error;
            std::optional<TileSet> parsed = parse_tiles(given_.text(text), 1, error, memory_);
            if (!parsed) return fail(error.status, text, error.message);
            if (known_sets_.empty()) {
                for (std::size_t i = 0; i < set_count_; ++i) known_sets_.emplace_back(sets_[i], memory_);
            }
            if (known_sets_.size() == set_count_ + max_tile_sets) {
                return fail(Status::invalid_position, set, "a game has at most ", max_tile_sets, " tile sets");
            }
            known_sets_.push_back(std::move(*parsed));
            return true;
        });
    }

    bool read_sets_and_rows(GameHeader& header) {
        const bool are_any_added = !known_sets_.empty();
        HeaderTiles tiles(are_any_added ? known_sets_.data() : sets_, are_any_added ? known_sets_.size() : set_count_,
                          memory_, header);
        Error error;
        const Number sets = given_.field(0, "tile_sets");
        const Number hidden = given_.field(0, "hidden");
        const auto read_set = [&](Number set) {
            const Number name = given_.field(set, "name");
            const Number fingerprint = given_.field(set, "fingerprint");
            if (!is_word(name)) return fail(Status::invalid_json, set, "expected the name of a tile set");
            NamedSet wanted;
            wanted.name = given_.text(name);
            if (fingerprint != Document::nowhere && !read_fingerprint(given_.text(fingerprint), wanted, error)) {
                return fail(Status::invalid_json, fingerprint, error.message);
            }
            return tiles.add_set(wanted, error) || fail(error.status, sets, error.message);
        };
        if (!given_.each(sets, read_set)) return false;
        if (!tiles.are_given_sets_played(error)) return fail(error.status, sets, error.message);
        for (int row = 0; row < hidden_row_count; ++row) {
            const auto read_entry = [&](Number entry) {
                if (!is_word(entry)) return fail(Status::invalid_json, entry, "expected a tile or a number");
                return tiles.add_entry(row, given_.text(entry), error) || fail(error.status, hidden, error.message);
            };
            if (!given_.each(given_.field(hidden, hidden_rows[row]), read_entry)) return false;
        }
        return tiles.finish(error) || fail(error.status, hidden, error.message);
    }

    bool is_word(Number value) const {
        return value != Document::nowhere && (given_.kind(value) == Kind::text || given_.kind(value) == Kind::number);
    }

    Number place_of(const PositionFault& fault, const LinesOfJson& lines) const {
        if (fault.row.empty()) return fault.line == 0 ? 0 : lines.value_of(fault.line, fault.word);
        const Number hidden = given_.field(0, "hidden");
        const Number row = given_.field(hidden, fault.row);
        return row == Document::nowhere ? hidden : row;
    }

    template <class... Parts>
    bool fail(Status status, Number value, const Parts&... problem) {
        error_ = {status, Message::of(given_.path(value), ": ", problem...)};
        return false;
    }

    const TileSet* sets_;
    std::size_t set_count_;
    Error& error_;
    const Allocator* allocator_;
    Message* ignored_;
    Allocator memory_;
    Rules rules_;
    Document given_;
    // The caller's sets and those in the position; empty if the position contains no texts of sets.
    HostVector<TileSet> known_sets_;
};

}  // namespace
}  // namespace mistbank::json

namespace mistbank {

std::optional<Game> game_from_json(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                                   const Allocator* allocator, Message* ignored) try {
    return json::PositionOfJson(sets, set_count, error, allocator, ignored).read(text);
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the game"};
    return std::nullopt;
}

}  // namespace mistbank
