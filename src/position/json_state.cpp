// Writes the field `state` of a JSON position. This field contains the lines of the text form for which no other JSON
// field exists, grouped by key.
#include "position/json_state.hpp"

#include <algorithm>
#include <iterator>

#include "game/view.hpp"
#include "json/parts.hpp"
#include "position/position.hpp"
#include "position/text_lines.hpp"
#include "rules/facts.hpp"

namespace mistbank::json {
namespace {

// The keys of the lines that other JSON fields contain. Keys of facts are not listed here.
constexpr std::string_view told_by_other_fields[] = {
    "tile", "face_down", "ghost",    "figure",  "buried", "prisoner",    "score",       "turn",
    "part", "player",    "decision", "outcome", "reason", "active_pile", "under_hills",
};
constexpr std::string_view rows[] = {
    "visited", "touched", "movable", "in_bag", "animals_shown", "at_begin_of_part", "seen",
};

template <std::size_t count>
bool is_one_of(const std::string_view (&words)[count], std::string_view word) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool is_word_of_fact(std::string_view word) {
    return std::any_of(all_facts.begin(), all_facts.end(), [&](const KnownFact& row) {
        return row.fact->word != nullptr && row.fact->word == word && !row.fact->is_in_state_too;
    });
}

bool is_number(std::string_view word) {
    long long number = 0;
    return read_number(word, number);
}

class StateWriter {
public:
    StateWriter(Writer& out, bool by_place, std::string_view text, const Allocator& memory)
        : out_(out), by_place_(by_place), lines_(text, memory), key_(memory) {}

    void write() {
        bool is_any = lines_.next();
        while (is_any) {
            key_ = lines_.word(0);
            const std::string_view key = key_;
            if (is_told(key)) {
                is_any = lines_.next();
                continue;
            }
            out_.key(key);
            if (is_given_line_by_line(key)) {
                out_.array([&] { is_any = each_line([&] { write_line(); }); });
            } else if (is_one_of(rows, key)) {
                out_.array([&] { is_any = each_line([&] { write_words(1); }); });
            } else if (colour_named(lines_.word(1)) != Colour::none && is_number(lines_.words().back())) {
                is_any = write_colours();
            } else {
                write_value(key != "drawn");
                is_any = lines_.next();
            }
        }
    }

private:
    bool is_told(std::string_view key) const {
        return is_one_of(told_by_other_fields, key) || is_word_of_fact(key) || (key == "set_aside" && !by_place_);
    }

    /// Visits all consecutive lines with the current key. Returns whether another line follows.
    template <class Visit>
    bool each_line(Visit visit) {
        do {
            visit();
            if (!lines_.next()) return false;
        } while (lines_.word(0) == std::string_view(key_));
        return true;
    }
    bool write_colours() {
        bool is_any = false;
        out_.object([&] {
            is_any = each_line([&] {
                out_.key(lines_.word(1));
                lines_.count() == 3 ? write_word(lines_.word(2)) : out_.array([&] { write_words(2); });
            });
        });
        return is_any;
    }
    void write_line() { write_value(key_ == "set_aside"); }
    // Writes the value of a line. An id that looks like a number is written as a string.
    void write_value(bool may_be_number) {
        const std::string_view line = lines_.line();
        const std::string_view rest = line.substr(static_cast<std::size_t>(lines_.word(1).data() - line.data()));
        may_be_number ? write_word(rest) : out_.value(rest);
    }
    void write_words(std::size_t first) {
        for (std::size_t i = first; i < lines_.count(); ++i) write_word(lines_.word(i));
    }
    void write_word(std::string_view word) {
        long long number = 0;
        read_number(word, number) ? out_.value(number) : out_.value(word);
    }

    Writer& out_;
    bool by_place_;
    TextLines lines_;
    HostString key_;
};

}  // namespace

bool is_given_line_by_line(std::string_view key) {
    static constexpr std::string_view keys[] = {
        "aside",   "unburied", "goods_taken", "goods_left", "hound",  "set_aside",
        "seen_at", "returned", "holds",       "under_hill", "fitted",
    };
    return is_one_of(keys, key) || std::any_of(all_facts.begin(), all_facts.end(), [&](const KnownFact& row) {
               return row.fact->is_in_state_too && row.fact->word == key;
           });
}

void write_position_state(Writer& out, const Game& game, int viewer, const Allocator& memory) {
    const Game::Inside& inside = inside_of(game);
    const bool by_place = viewer == the_host && inside.rules.draws == Draws::automatic;
    HostString text(memory);
    Naming naming{by_place, viewer};
    naming.without_tiles = true;
    write_position(inside, naming, text);
    out.object_field("state", [&] { StateWriter(out, by_place, text, memory).write(); });
}

}  // namespace mistbank::json
