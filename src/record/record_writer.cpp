// A game as text; the format is described in FORMAT.md.
#include <algorithm>
#include <cstdio>

#include "game/inside.hpp"
#include "mistbank/record.hpp"
#include "record/result.hpp"
#include "record/revision.hpp"
#include "record/sets.hpp"

namespace mistbank {
namespace {

constexpr std::size_t line_width = 100;

std::string hexadecimal(std::uint64_t number) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
    return digits;
}

std::string colour_list(const Colour* colours, int count) {
    std::string list;
    for (int i = 0; i < count; ++i) list += std::string(" ") + name_of(colours[i]);
    return list;
}

class RecordWriter {
public:
    RecordWriter(const Game& game, RecordKind kind, bool carries_texts)
        : game_(game), inside_(game.inside()), kind_(kind), carries_texts_(carries_texts) {}

    std::string write() {
        write_header();
        line("actions");
        events_of_action(0);
        for (std::size_t i = 0; i < game_.action_count(); ++i) {
            line(game_.text_of(game_.action(i)));
            events_of_action(static_cast<std::uint32_t>(i + 1));
        }
        line("result " + result_words(game_));
        return std::move(text_);
    }

private:
    bool is_automatic() const { return game_.rules().draws == Draws::automatic; }
    bool tells_the_order() const { return kind_ == RecordKind::full && is_automatic(); }

    void line(const std::string& words) { text_ += words + "\n"; }

    void write_header() {
        const Rules& rules = game_.rules();
        line("mistbank-record 1");
        if (kind_ == RecordKind::open) {
            line("kind open");
        } else if (tells_the_order() && !game_.is_over()) {
            line("kind full  # holds what the players may not see: the order of the tiles");
        } else {
            line("kind full");
        }
        if (rules.revision != first_revision) line("rules " + std::to_string(rules.revision));
        line(std::string("system ") + name_of(rules.system));
        line("players " + std::to_string(rules.players));
        line("starting_player " + std::to_string(rules.starting_player));
        line("colours" + colour_list(rules.colours, rules.colour_count));
        write_options();
        line(tells_the_order() ? "draws automatic" : "draws external");
        if (tells_the_order()) line("seed " + std::to_string(rules.seed));
        for (const auto& set : inside_.setup->set_names) {
            line("tiles " + set.name + " " + hexadecimal(set.fingerprint));
            if (carries_texts_) write_text(text_to_carry(set));
        }
        if (tells_the_order()) write_order();
    }

    // The text of a set, each line behind a bar. A byte-order mark and CR before a line's end say nothing.
    void write_text(std::string_view text) {
        constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
        if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view words = text.substr(0, end);
            if (!words.empty() && words.back() == '\r') words.remove_suffix(1);
            line((words.empty() ? "|" : "| ") + std::string(words));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    // What concerns this system only.
    void write_options() {
        const Rules& rules = game_.rules();
        const bool expansion = rules.system == System::ghosts_castles_cemeteries;
        if (rules.system == System::cooperative) {
            line("level " + std::to_string(rules.level));
            line("edition " + std::to_string(static_cast<int>(rules.edition)));
            line(rules.joint_scoring == JointScoring::majority ? "joint_scoring majority"
                                                               : "joint_scoring every_colour");
        }
        if (rules.scoring_colour_count > 0) {
            line("scoring_colours" + colour_list(rules.scoring_colours, rules.scoring_colour_count));
        }
        if (rules.system == System::base || expansion) line(rules.farmers ? "farmers yes" : "farmers no");
        if (!expansion) return;
        line(rules.ghosts ? "ghosts yes" : "ghosts no");
        line(rules.castles ? "castles yes" : "castles no");
        line(rules.cemeteries ? "cemeteries yes" : "cemeteries no");
    }

    void write_order() {
        std::string words = "order";
        for (int place = 0; place < inside_.setup->pile_tiles; ++place) {
            const std::string& id = game_.type(inside_.table.order[place]).id;
            if (words.size() + id.size() >= line_width) {
                line(words);
                words = "order";
            }
            words += " " + id;
        }
        line(words);
    }

    // With automatic draws the tiles drawn after an action are remarks behind it.
    void events_of_action(std::uint32_t action) {
        for (; next_event_ < game_.event_count() && game_.events()[next_event_].action == action; ++next_event_) {
            const Event& event = game_.events()[next_event_];
            if (event.kind == EventKind::turn_began) write_turn(event);
            if (event.kind == EventKind::tile_drawn && is_automatic()) line("draw " + game_.type(event.type).id);
        }
    }

    void write_turn(const Event& event) {
        std::string words = "# turn " + std::to_string(event.total) + ":";
        const Rules& rules = game_.rules();
        for (int i = 0; i < rules.colour_count; ++i) {
            if (game_.player_of(rules.colours[i]) == event.player)
                words += std::string(" ") + name_of(rules.colours[i]);
        }
        line(words);
    }

    const Game& game_;
    const Game::Inside& inside_;
    RecordKind kind_;
    bool carries_texts_;
    std::size_t next_event_ = 0;
    std::string text_;
};

}  // namespace

std::optional<std::string> to_record(const Game& game, RecordKind kind, Error& error) {
    if (game.recording() == Recording::none) {
        error = {Status::not_recorded, "the game has kept no past to write down"};
        return std::nullopt;
    }
    std::string text = RecordWriter(game, kind, true).write();
    if (text.size() <= max_record_text) return text;
    return RecordWriter(game, kind, false).write();  // which can be read where the sets are given
}

}  // namespace mistbank
