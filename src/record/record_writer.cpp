// A game as text; the format is described in FORMAT.md.
#include <algorithm>

#include "game/inside.hpp"
#include "mistbank/record.hpp"
#include "record/orders.hpp"
#include "record/result.hpp"
#include "record/revision.hpp"
#include "record/sets.hpp"
#include "record/takes.hpp"
#include "rules/house_rules/house_rules.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

constexpr std::size_t line_width = 100;

using Line = ShortText<255>;

Line colour_list(const Colour* colours, int count) {
    Line list;
    for (int i = 0; i < count; ++i) (list += " ") += name_of(colours[i]);
    return list;
}

Line expansion_list(std::uint32_t expansions) {
    Line list;
    for (int i = 0; i < expansion_count; ++i) {
        const auto expansion = static_cast<Expansion>(i);
        if ((expansions & bit(expansion)) != 0) (list += " ") += name_of(expansion);
    }
    return list;
}

Line kind_list(std::uint32_t kinds) {
    Line list;
    for (int kind = 0; kind < figure_kinds; ++kind) {
        if ((kinds >> kind & 1u) != 0) (list += " ") += name_of(static_cast<FigureKind>(kind));
    }
    return list;
}

class RecordWriter {
public:
    RecordWriter(const Game& game, RecordKind kind, bool carries_texts, HostString& text)
        : game_(game),
          inside_(game.inside()),
          kind_(kind),
          carries_texts_(carries_texts),
          taken_(types_taken(game, text.get_allocator().host)),
          text_(text) {}

    void write() {
        for (std::size_t i = 0; i < game_.event_count(); ++i) {
            if (game_.events()[i].kind == EventKind::tile_returned) last_returned_ = i;
        }
        write_header();
        line("actions");
        events_of_action(0);
        for (std::size_t i = 0; i < game_.action_count(); ++i) {
            write_action(i);
            events_of_action(static_cast<std::uint32_t>(i + 1));
        }
        line("result ", result_words(game_));
    }

private:
    bool is_automatic() const { return game_.rules().draws == Draws::automatic; }
    bool tells_the_order() const { return kind_ == RecordKind::full && is_automatic(); }

    template <class... Parts>
    void line(const Parts&... parts) {
        text_ += Line::of(parts..., '\n');
    }

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
        if (rules.revision != first_revision) line("rules ", rules.revision);
        line("system ", name_of(rules.system));
        if (rules.expansions != 0) line("expansions", expansion_list(rules.expansions));
        line("players ", rules.players);
        line("starting_player ", rules.starting_player);
        line("colours", colour_list(rules.colours, rules.colour_count));
        write_options();
        line(tells_the_order() ? "draws automatic" : "draws external");
        if (tells_the_order()) line("seed ", rules.seed);
        for (const auto& set : inside_.setup->set_names) {
            line("tiles ", set.name, " ", hexadecimal(set.fingerprint));
            if (carries_texts_) write_text(text_to_carry(set, text_.get_allocator().host));
        }
        if (tells_the_order()) write_orders();
    }

    // The text of a set, each line behind a bar. A byte-order mark and CR before a line's end say nothing.
    void write_text(std::string_view text) {
        constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
        if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            std::string_view words = text.substr(0, end);
            if (!words.empty() && words.back() == '\r') words.remove_suffix(1);
            text_ += words.empty() ? "|" : "| ";
            (text_ += words) += '\n';  // as long as it may be
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    // What concerns this system only.
    void write_options() {
        const Rules& rules = game_.rules();
        if (rules.system == System::cooperative) {
            line("level ", rules.level);
            line("edition ", static_cast<int>(rules.edition));
            line(rules.joint_scoring == JointScoring::majority ? "joint_scoring majority"
                                                               : "joint_scoring every_colour");
        }
        if (rules.scoring_colour_count > 0) {
            line("scoring_colours", colour_list(rules.scoring_colours, rules.scoring_colour_count));
        }
        if (rules.system != System::cooperative) write_house_rules(rules.house);
        if (rules.system == System::base) line(rules.farmers ? "farmers yes" : "farmers no");
        if (!rules.plays(Expansion::ghosts_castles_cemeteries)) return;
        line(rules.ghosts ? "ghosts yes" : "ghosts no");
        line(rules.castles ? "castles yes" : "castles no");
        line(rules.cemeteries ? "cemeteries yes" : "cemeteries no");
    }

    // Those that are played.
    void write_house_rules(const HouseRules& house) {
        if (house.hand != 0) line("hand ", house.hand);
        if (house.hand_open) line("hand_open yes");
        if (house.draw_ahead) line("draw_ahead yes");
        if (house.unplayable == Unplayable::returned) line("unplayable returned");
        if (house.hole_turn) line("hole_turn yes");
        if (!house.incomplete_scores) line("incomplete_scores no");
        if (house.has_table()) {
            line("table ", house.table_width, " ", house.table_height, " ", house.table_x, " ", house.table_y);
        }
        if (house.border_completes) line("border_completes yes");
        if (house.start_in_bag) line("start_in_bag yes");
        if (house.small_cities) line("small_cities yes");
        if (house.without != 0) line("without", kind_list(house.without));
        if (house.dragon_after_scoring) line("dragon_after_scoring yes");
        if (house.hill_majority) line("hill_majority yes");
    }

    void write_orders() {
        each_order(inside_, [&](const char* name, std::uint32_t count, bool are_tiles, auto number_at) {
            write_row(name, count, [&](std::uint32_t place) {
                const std::uint32_t number = number_at(place);
                return are_tiles ? Line(game_.type(static_cast<int>(number)).id) : Line::of(number);
            });
        });
    }

    template <class WordAt>
    void write_row(const char* keyword, std::uint32_t count, WordAt word_at) {
        Line words = keyword;
        for (std::uint32_t place = 0; place < count; ++place) {
            const auto word = word_at(place);
            if (words.size() + word.size() >= line_width) {
                line(words);
                words = keyword;
            }
            (words += " ") += word;
        }
        line(words);
    }

    bool is_open() const { return kind_ == RecordKind::open; }
    bool are_hands_hidden() const { return game_.rules().house.has_hands() && !game_.rules().house.hand_open; }

    // HSE-2: an open record does not name what still lies in a hidden hand.
    void write_action(std::size_t index) {
        const Event* const event = next_event_ < game_.event_count() ? &game_.events()[next_event_] : nullptr;
        const bool takes = event != nullptr && event->kind == EventKind::tile_taken && event->action == index + 1;
        if (takes && !is_automatic() && is_open() && taken_[next_taken_] < 0) return line("hidden");
        line(game_.text_of(game_.action(index)));
    }

    // With automatic draws what chance brings after an action are remarks behind it.
    void events_of_action(std::uint32_t action) {
        for (; next_event_ < game_.event_count() && game_.events()[next_event_].action == action; ++next_event_) {
            const Event& event = game_.events()[next_event_];
            if (event.kind == EventKind::turn_began) write_turn(event);
            if (is_automatic()) write_remark(event);
            if (event.kind == EventKind::tile_taken) ++next_taken_;
        }
    }

    // What everybody saw; in an open record, where it is an action, each of them, named or not.
    void write_taken() {
        const std::int32_t type = taken_[next_taken_];
        if (are_hands_hidden() && !is_open()) return;
        if (type < 0) return line("hidden");
        line("draw ", game_.type(type).id);
    }

    // Where only the bag itself tells that nothing in it fits the host says so (HSE-6).
    void write_that_nothing_fits() {
        const Bag* const bag = inside_.table.bag;
        const bool is_told = is_open() && bag != nullptr && bag->is_used_up == BagUse::nothing_in_it_fits;
        if (is_told && next_event_ == last_returned_) line("pass");
    }

    void write_remark(const Event& event) {
        switch (event.kind) {
            case EventKind::tile_drawn: return line("draw ", game_.type(event.type).id);
            case EventKind::tile_taken: return write_taken();
            case EventKind::tile_returned: return write_that_nothing_fits();
            case EventKind::die_rolled: return line("roll ", event.count);
            case EventKind::tile_hidden: return line("hidden");
            case EventKind::token_drawn: return line("sheep ", event.count);
            case EventKind::animal_shown: return line("animal ", event.points);
            case EventKind::message_drawn: return line("message ", event.count);
            default: return;
        }
    }

    void write_turn(const Event& event) {
        auto words = Line::of("# turn ", event.total, ":");
        const Rules& rules = game_.rules();
        for (int i = 0; i < rules.colour_count; ++i) {
            if (game_.player_of(rules.colours[i]) == event.player) (words += " ") += name_of(rules.colours[i]);
        }
        line(words);
    }

    const Game& game_;
    const Game::Inside& inside_;
    RecordKind kind_;
    bool carries_texts_;
    HostVector<std::int32_t> taken_;
    std::size_t next_event_ = 0;
    std::size_t next_taken_ = 0;
    std::size_t last_returned_ = 0;
    HostString& text_;
};

}  // namespace

bool to_record(const Game& game, RecordKind kind, HostString& text, Error& error) {
    if (game.recording() == Recording::none) {
        error = {Status::not_recorded, "the game has kept no past to write down"};
        return false;
    }
    const std::size_t begin = text.size();
    RecordWriter(game, kind, true, text).write();
    if (text.size() - begin > max_record_text) {  // without the texts it can be read where the sets are given
        text.resize(begin);
        RecordWriter(game, kind, false, text).write();
    }
    return true;
}

std::optional<std::string> to_record(const Game& game, RecordKind kind, Error& error) {
    HostString text(game.allocator());
    if (!to_record(game, kind, text, error)) return std::nullopt;
    return std::string(text.begin(), text.end());
}

}  // namespace mistbank
