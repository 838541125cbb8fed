// Writes a game as a record. FORMAT.md describes the format.
#include <algorithm>

#include "game/view.hpp"
#include "mistbank/record.hpp"
#include "position/header_writer.hpp"
#include "position/position.hpp"
#include "position/revision.hpp"
#include "position/sets.hpp"
#include "record/result.hpp"
#include "record/taken_tiles.hpp"
#include "rules/house_rules/bag.hpp"
#include "rules/house_rules/hands.hpp"
#include "rules/rule_fields.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

class RecordWriter {
public:
    RecordWriter(const Game& game, RecordKind kind, bool carries_texts, HostString& text)
        : game_(game),
          inside_(inside_of(game)),
          kind_(kind),
          carries_texts_(carries_texts),
          beginning_(inside_.begins_with_position ? std::optional(beginning_of(game)) : std::nullopt),
          taken_(
              types_taken(game, beginning_ ? inside_of(*beginning_).table.hands : nullptr, text.get_allocator().host)),
          header_(text),
          text_(text) {}

    void write() {
        for (std::size_t i = 0; i < game_.event_count(); ++i) {
            if (may_end_draws(game_.events()[i].kind)) last_end_of_draws_ = i;
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
        header_.line(parts...);
    }

    void write_header() {
        line("mistbank-record 1");
        if (inside_.begins_with_position || has_later_house_rules(game_.rules().house)) line("needs 2.1");
        if (kind_ == RecordKind::open) {
            line("kind open");
        } else if (tells_the_order() && !game_.is_over()) {
            line("kind full  # holds what the players may not see: the order of the tiles");
        } else {
            line("kind full");
        }
        text_ += game_.headers();
        header_.write_rules(game_.rules());
        header_.write_draws(tells_the_order(), game_.rules());
        header_.write_sets(inside_, carries_texts_);
        if (tells_the_order()) header_.write_orders(inside_);
        if (!inside_.begins_with_position) return;
        line("position");
        write_position(inside_of(*beginning_),
                       {tells_the_order(), is_open() ? nobody_in_particular : the_host, is_open()}, text_);
    }

    bool is_open() const { return kind_ == RecordKind::open; }

    // Writes an action. An open record does not name tiles that are still in a hidden hand (HSE-2).
    void write_action(std::size_t index) {
        const Event* const event = next_event_ < game_.event_count() ? &game_.events()[next_event_] : nullptr;
        const bool takes = event != nullptr && event->kind == EventKind::tile_taken && event->action == index + 1;
        if (takes && !is_automatic() && is_open() && taken_[next_taken_] < 0) return line("hidden");
        line(game_.text_of(game_.action(index)));
    }

    // Writes a comment for each turn that an action begins and, with automatic draws, its random results as remarks.
    void events_of_action(std::uint32_t action) {
        for (; next_event_ < game_.event_count() && game_.events()[next_event_].action == action; ++next_event_) {
            const Event& event = game_.events()[next_event_];
            if (event.kind == EventKind::turn_began) write_turn(event);
            if (is_automatic()) write_remark(event);
            if (event.kind == EventKind::tile_taken) ++next_taken_;
        }
    }

    // Writes a taken tile. A full record omits tiles of hidden hands. In an open record every taken tile is an action,
    // even if the tile is hidden.
    void write_taken() {
        const std::int32_t type = taken_[next_taken_];
        if (are_hands_hidden(inside_.table) && !is_open()) return;
        if (type < 0) return line("hidden");
        line("draw ", game_.type(type).id);
    }

    // Returns whether the game checks after this event if any tile in the bag fits. If none fits, draws end
    // (HSE-6). `hand_set_aside` is included, because no `tile_returned` follows if all tiles in the hand wait for the
    // dragon (PRD-3).
    static bool may_end_draws(EventKind kind) {
        return kind == EventKind::tile_returned || kind == EventKind::hand_set_aside;
    }

    // Writes the host's statement that no tile in the bag fits, if this is known only from the hidden content of the
    // bag (HSE-6).
    void write_that_nothing_fits() {
        const Bag* const bag = inside_.table.bag;
        const bool is_told = is_open() && bag != nullptr && bag->is_used_up == BagUse::nothing_in_it_fits;
        if (is_told && next_event_ == last_end_of_draws_) line("pass");
    }

    void write_remark(const Event& event) {
        switch (event.kind) {
            case EventKind::start_tile_drawn:
            case EventKind::tile_drawn: return line("draw ", game_.type(event.type).id);
            case EventKind::first_player_chosen:
                if (event.count != 0) line("first_player ", name_of(event.colour));
                return;
            case EventKind::tile_taken: return write_taken();
            case EventKind::tile_returned:
            case EventKind::hand_set_aside: return write_that_nothing_fits();
            case EventKind::die_rolled: return line("roll ", event.count);
            case EventKind::tile_hidden: return line("hidden");
            case EventKind::token_drawn: return line("sheep ", event.count);
            case EventKind::animal_shown: return line("animal ", event.points);
            case EventKind::message_drawn: return line("message ", event.count);
            default: return;
        }
    }

    void write_turn(const Event& event) {
        auto words = HeaderWriter::Line::of("# turn ", event.total, ":");
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
    std::optional<Game> beginning_;
    HostVector<std::int32_t> taken_;
    std::size_t next_event_ = 0;
    std::size_t next_taken_ = 0;
    std::size_t last_end_of_draws_ = 0;
    HeaderWriter header_;
    HostString& text_;
};

// Returns whether the draws have ended because only dragon tiles are left, although players cannot know this (MEET-25).
// Never true with external draws, which end in this way only if no other tile is unseen, even under a hill.
bool ends_by_what_is_hidden(const Game& game) {
    const Table& table = inside_of(game).table;
    const bool is_told = table.dragon != nullptr && table.dragon->dragons_since != 0;
    if (game.rules().draws == Draws::external || !is_told) return false;
    const auto types = static_cast<std::uint16_t>(table.setup->types.size());
    for (std::uint16_t type = 0; type < types; ++type) {
        if (table.unseen[type] > 0 && !has_dragon(table, type)) return true;
    }
    return false;
}

const char* why_no_open_record(const Game& game) {
    // A record could not identify an unknown tile that is laid from a hand.
    if (inside_of(game).begins_with_position && are_hands_hidden(inside_of(game).table)) {
        return "HSE-2: a game with hidden hands has no open record if it begins with a position";
    }
    if (ends_by_what_is_hidden(game)) {
        return "MEET-25: a game has no open record if it ends with only dragon tiles in the pile while other tiles "
               "lie under hills";
    }
    return nullptr;
}

}  // namespace

bool to_record(const Game& game, RecordKind kind, HostString& text, Error& error) {
    if (game.recording() == Recording::none) {
        error = {Status::not_recorded, "the game has no recorded actions to write"};
        return false;
    }
    const char* const reason = kind == RecordKind::open ? why_no_open_record(game) : nullptr;
    if (reason != nullptr) {
        error = {Status::invalid_argument, reason};
        return false;
    }
    const std::size_t begin = text.size();
    RecordWriter(game, kind, true, text).write();
    // A record that is too long leaves out the texts of tile sets: its reader must get the tile sets from the host.
    if (text.size() - begin > max_record_text) {
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
