// Replays a record. FORMAT.md describes the format. The input is untrusted: the header and the actions pass the same
// checks as rules and actions from a host.
#include <algorithm>
#include <new>

#include "game/view.hpp"
#include "mistbank/record.hpp"
#include "position/header.hpp"
#include "position/position.hpp"
#include "position/sets.hpp"
#include "position/version_1_0.hpp"
#include "record/result.hpp"

namespace mistbank {
namespace {

class RecordReader {
public:
    RecordReader(std::string_view text, const Allocator& allocator)
        : lines_(text, allocator), header_(allocator), allocator_(allocator) {}

    std::optional<Game> read(const TileSet* sets, std::size_t set_count, Error& error) {
        if (!read_header(lines_, sets, set_count, allocator_, header_) || !make_game() || !read_actions()) {
            error = lines_.error();
            return std::nullopt;
        }
        return std::move(game_);
    }

private:
    template <class... Parts>
    bool fail(const Parts&... problem) {
        return lines_.fail(problem...);
    }

    bool make_game() {
        const HostVector<std::uint16_t>& order = header_.order;
        Error error;
        if (lines_.word(0) == "position") return begin_with_position();
        game_ = GameMaker::make(header_.rules, header_.sets.data(), count_given_sets(header_.rules, header_.sets),
                                order.empty() ? nullptr : order.data(), order.size(), error, host_of(allocator_));
        if (!game_) return fail_at_header(error);
        inside_of(*game_).headers = header_.headers;
        return true;
    }

    /// Records the fault of a header from which no game can be made, at the line of the header if it is known.
    bool fail_at_header(const Error& error) {
        if (error.status == Status::out_of_memory) return lines_.fail_with(error.status, error.message);
        const PositionFault fault = fault_of_header(header_, error, host_of(allocator_));
        return fault.line > 0 ? lines_.fail_at(fault.line, fault.problem) : fail(error.message);
    }

    bool begin_with_position() {
        Error error;
        game_ = game_at(header_, lines_, lines_.next(), "actions", error, host_of(allocator_));
        if (game_ && lines_.word(0) == "actions") return true;
        if (game_) return fail("the record has no line 'actions'");
        const bool is_of_record = error.status == Status::invalid_position;
        return lines_.fail_there(error.message, is_of_record ? Status::invalid_record : error.status);
    }

    bool read_actions() {
        while (lines_.next()) {
            if (lines_.word(0) == "result") return check_result();
            const Remark* const remark = header_.rules.draws == Draws::automatic ? remark_of_line() : nullptr;
            if (!(remark != nullptr ? check_remark(*remark) : read_action())) return false;
        }
        return fail("the record has no line 'result'");
    }

    bool read_action() {
        Error error;
        char room[max_action_text];
        const std::string_view text = spaced_once(room);
        std::optional<Action> action;
        if (lines_.count() == 2 && lines_.word(0) == "haunt") action = haunt_of_1_0(*game_, text);
        if (!action) action = game_->action_of(text, error);
        if (!action) return fail(error.message);
        const char* reason = game_->why_not(*action);
        if (reason != nullptr) return fail(quoted(lines_.line()), " is not legal: ", reason);
        const Status status = game_->apply(*action);
        return status == Status::ok || lines_.fail_with(status, status_text(status));
    }

    /// Returns the line with single spaces between its words, as in the text form of actions. A line that is too long
    /// for an action stays unchanged.
    std::string_view spaced_once(char (&room)[max_action_text]) const {
        char* end = room;
        for (const std::string_view word : lines_.words()) {
            if (word.size() + 1 > static_cast<std::size_t>(room + max_action_text - end)) return lines_.line();
            if (end != room) *end++ = ' ';
            end = std::copy(word.begin(), word.end(), end);
        }
        return {room, static_cast<std::size_t>(end - room)};
    }

    /// A remark: a line with a random result in a game with automatic draws. With external draws, such a line is an
    /// action.
    struct Remark {
        const char* word;
        EventKind kind;
        std::size_t words;
        const char* needs;
        const char* not_here;
    };

    const Remark* remark_of_line() const {
        static constexpr Remark remarks[] = {
            {"draw", EventKind::tile_drawn, 2, " takes one tile", "no tile has been drawn here"},
            {"roll", EventKind::die_rolled, 2, " takes one number", "no die has been rolled here"},
            {"sheep", EventKind::token_drawn, 2, " takes one number", "no token has been drawn here"},
            {"animal", EventKind::animal_shown, 2, " takes one number", "no animal has been shown here"},
            {"message", EventKind::message_drawn, 2, " takes one number", "no message has been drawn here"},
            {"hidden", EventKind::tile_hidden, 1, " takes no value", "no tile has been hidden here"},
            {"first_player", EventKind::first_player_chosen, 2, " takes one colour",
             "no first player has been chosen by chance here"},
        };
        // "draw" is also the action of a player who does not lay an abbey (ABM-2).
        if (lines_.word(0) == "draw" && lines_.count() == 1) return nullptr;
        if (lines_.word(0) == "message" && is_answer_to_message()) return nullptr;
        for (const Remark& remark : remarks) {
            if (lines_.word(0) == remark.word) return &remark;
        }
        return nullptr;
    }

    bool is_answer_to_message() const {  // the player acts on the message or takes two points (MSG-6)
        return lines_.count() == 2 && (lines_.word(1) == "act" || lines_.word(1) == "two");
    }

    Message words_of(const Event& event) const {
        switch (event.kind) {
            case EventKind::first_player_chosen: return name_of(event.colour);
            case EventKind::start_tile_drawn:
            case EventKind::tile_drawn:
            case EventKind::tile_taken: return Message(game_->type(event.type).id);
            case EventKind::animal_shown: return Message::of(event.points);
            case EventKind::tile_hidden: return "";
            default: return Message::of(event.count);
        }
    }

    bool check_remark(const Remark& remark) {
        if (lines_.count() != remark.words) return fail(quoted(lines_.word(0)), remark.needs);
        const Event* events = game_->events();
        const auto is_meant = [&](const Event& event) {
            // Whether a tile was taken into an open hand (HSE-2).
            const bool is_taken = event.kind == EventKind::tile_taken && event.type >= 0;
            const bool is_drawn = is_taken || event.kind == EventKind::start_tile_drawn;
            // A first player with the most road sides has no line in the record, because nothing was random (HSE-17).
            if (event.kind == EventKind::first_player_chosen && event.count == 0) return false;
            return event.kind == remark.kind || (is_drawn && remark.kind == EventKind::tile_drawn);
        };
        while (next_event_ < game_->event_count() && !is_meant(events[next_event_])) ++next_event_;
        if (next_event_ == game_->event_count()) return fail(remark.not_here);
        const Message message = words_of(events[next_event_++]);
        return remark.words == 1 || lines_.word(1) == message.view() ||
               fail(quoted(lines_.word(0)), " must be ", quoted(message), " as in the game, not ",
                    quoted(lines_.word(1)));
    }

    bool check_result() {
        Message said;
        for (std::size_t i = 1; i < lines_.count(); ++i) (said += i == 1 ? "" : " ") += lines_.word(i);
        const char* stands = result_words(*game_);
        if (said != stands) return fail("the result must be ", quoted(stands), " as in the game, not ", quoted(said));
        return !lines_.next() || fail("unexpected line after the result");
    }

    TextLines lines_;
    GameHeader header_;
    Allocator allocator_;
    std::optional<Game> game_;
    std::size_t next_event_ = 0;
};

}  // namespace

std::optional<Game> replay(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                           const Allocator* allocator) try {
    if (text.size() > max_record_text) {
        error = {Status::invalid_record, "line 1: a record has at most 4 MiB"};
        return std::nullopt;
    }
    return RecordReader(text, allocator != nullptr ? *allocator : Allocator{}).read(sets, set_count, error);
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "not enough memory for the game"};
    return std::nullopt;
}

}  // namespace mistbank
