// Playing a record again; the format is described in FORMAT.md. Nothing in it is trusted: the header goes through the
// same checks as a host's rules, each action through the same checks as a host's action.
#include <algorithm>
#include <charconv>
#include <new>

#include "game/inside.hpp"
#include "mistbank/record.hpp"
#include "record/result.hpp"
#include "record/revision.hpp"
#include "record/sets.hpp"
#include "record/version_1_0.hpp"
#include "tiles/parse.hpp"

namespace mistbank {
namespace {

using Words = HostVector<std::string_view>;

void split(std::string_view line, Words& words) {
    words.clear();
    std::size_t at = 0;
    while (at < line.size()) {
        while (at < line.size() && (line[at] == ' ' || line[at] == '\t')) ++at;
        const std::size_t begin = at;
        while (at < line.size() && line[at] != ' ' && line[at] != '\t') ++at;
        if (at > begin) words.push_back(line.substr(begin, at - begin));
    }
}

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number, base);
    return problem == std::errc{} && stop == end;
}

ShortText<48> quoted(std::string_view text) {
    constexpr std::size_t most = 40;
    ShortText<48> quote = "'";
    for (const char c : text.substr(0, most)) quote += c >= ' ' && c <= '~' ? c : '?';
    return quote += text.size() > most ? "...'" : "'";
}

class RecordReader {
public:
    RecordReader(std::string_view text, const TileSet* sets, std::size_t set_count, const Allocator& allocator)
        : rest_(text),
          sets_(sets),
          set_count_(set_count),
          allocator_(allocator),
          words_(allocator),
          found_sets_(allocator),
          order_ids_(allocator),
          again_ids_(allocator),
          dice_(allocator),
          tokens_(allocator),
          numbers_(allocator),
          animals_(allocator) {
        rules_.revision = first_revision;
    }

    std::optional<Game> read(Error& error) {
        if (!read_header() || !make_game() || !read_actions()) {
            error = {status_, place_is_told_ ? problem_ : Message::of("line ", line_number_, ": ", problem_)};
            return std::nullopt;
        }
        return std::move(game_);
    }

private:
    template <class... Parts>
    bool fail(const Parts&... problem) {
        return fail_with(Status::invalid_record, problem...);
    }
    template <class... Parts>
    bool fail_with(Status status, const Parts&... problem) {
        problem_ = Message::of(problem...);
        status_ = status;
        return false;
    }

    // With a message that names its line itself.
    bool fail_there(const Message& problem) {
        place_is_told_ = true;
        return fail(problem);
    }

    std::string_view take_line() {
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ++line_number_;
        return line;
    }

    // The next line that says something, without its comment; false at the end.
    bool next_line() {
        while (!rest_.empty()) {
            line_ = take_line();
            line_ = line_.substr(0, line_.find('#'));
            while (!line_.empty() && (line_.back() == ' ' || line_.back() == '\t' || line_.back() == '\r'))
                line_.remove_suffix(1);
            split(line_, words_);
            if (!words_.empty()) return true;
        }
        return false;
    }

    // --- the header ---

    bool read_header() {
        if (!next_line() || words_.size() != 2 || words_[0] != "mistbank-record") {
            line_number_ = 1;
            return fail("a record begins with 'mistbank-record 1'");
        }
        if (words_[1] != "1") return fail("this version reads records of version 1 only, not ", quoted(words_[1]));
        while (next_line()) {
            if (words_[0] == "actions") return check_header_is_whole();
            if (!read_key(words_[0])) return false;
        }
        return fail("the record ends before its 'actions'");
    }

    bool read_key(std::string_view key) {
        if (key.substr(0, 2) == "x-") return true;  // a host's own
        for (int i = 0; i < keys_known; ++i) {
            if (key != keys[i].word) continue;
            if (seen_[i] && !keys[i].may_repeat) return fail(quoted(key), " stands here for the second time");
            seen_[i] = true;
            return (this->*keys[i].read)();
        }
        return fail("the header has no key ", quoted(key));
    }

    bool check_header_is_whole() {
        for (int i = 0; i < keys_known; ++i) {
            const bool needed =
                keys[i].needed == Needed::always ||
                (keys[i].needed == Needed::by_the_cooperative_game && rules_.system == System::cooperative);
            if (needed && !seen_[i]) return fail("the header has no '", keys[i].word, "'");
        }
        return true;
    }

    bool one_value() { return words_.size() == 2 || fail(quoted(words_[0]), " takes one value"); }

    template <class Number>
    bool number_into(Number& number) {
        if (!one_value()) return false;
        return read_number(words_[1], number) || fail(quoted(words_[1]), " is not a number that fits here");
    }

    template <class Choice>
    bool choice_into(Choice& choice, std::string_view first, Choice if_first, std::string_view second,
                     Choice if_second) {
        if (!one_value()) return false;
        if (words_[1] != first && words_[1] != second) {
            return fail(quoted(words_[0]), " is '", first, "' or '", second, "'");
        }
        choice = words_[1] == first ? if_first : if_second;
        return true;
    }

    bool colours_into(Colour* colours, int& count) {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const Colour colour = colour_named(words_[i]);
            if (colour == Colour::none) return fail(quoted(words_[i]), " is no colour");
            if (count == max_colours) return fail("there are only six colours");
            colours[count++] = colour;
        }
        return true;
    }

    // Of a later version, which says so in front of what only that version knows.
    bool read_needs() { return one_value() && fail("the record needs version ", quoted(words_[1]), " of mistbank"); }
    bool read_revision() {
        if (!number_into(rules_.revision)) return false;
        return is_known_revision(rules_.revision) || fail(unknown_revision(rules_.revision));
    }
    bool read_kind() { return choice_into(kind_, "full", RecordKind::full, "open", RecordKind::open); }
    bool read_system() {
        if (!one_value()) return false;
        if (words_[1] == system_with_expansion_1_0) {
            name_system_as_now(rules_);
            return true;
        }
        for (const System system : {System::cooperative, System::base, System::demo}) {
            if (words_[1] != name_of(system)) continue;
            rules_.system = system;
            return true;
        }
        return fail("there is no system ", quoted(words_[1]));
    }
    bool read_expansions() {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const std::optional<Expansion> expansion = expansion_named(words_[i]);
            if (!expansion) return fail("there is no expansion ", quoted(words_[i]));
            if (rules_.plays(*expansion)) return fail(quoted(words_[i]), " is named twice");
            rules_.expansions |= bit(*expansion);
        }
        return true;
    }
    bool read_level() { return number_into(rules_.level); }
    bool read_edition() {
        std::uint16_t year = 0;
        if (!number_into(year)) return false;
        rules_.edition = static_cast<Edition>(year);
        return true;
    }
    bool read_players() { return number_into(rules_.players); }
    bool read_starting_player() { return number_into(rules_.starting_player); }
    bool read_colours() { return colours_into(rules_.colours, rules_.colour_count); }
    bool read_scoring_colours() { return colours_into(rules_.scoring_colours, rules_.scoring_colour_count); }
    bool read_joint_scoring() {
        return choice_into(rules_.joint_scoring, "every_colour", JointScoring::every_colour, "majority",
                           JointScoring::majority);
    }
    bool read_draws() { return choice_into(rules_.draws, "automatic", Draws::automatic, "external", Draws::external); }
    bool read_farmers() { return choice_into(rules_.farmers, "yes", true, "no", false); }
    bool read_ghosts() { return choice_into(rules_.ghosts, "yes", true, "no", false); }
    bool read_castles() { return choice_into(rules_.castles, "yes", true, "no", false); }
    bool read_cemeteries() { return choice_into(rules_.cemeteries, "yes", true, "no", false); }
    bool read_hand() { return number_into(rules_.house.hand); }
    bool read_hand_open() { return choice_into(rules_.house.hand_open, "yes", true, "no", false); }
    bool read_draw_ahead() { return choice_into(rules_.house.draw_ahead, "yes", true, "no", false); }
    bool read_unplayable() {
        return choice_into(rules_.house.unplayable, "set_aside", Unplayable::set_aside, "returned",
                           Unplayable::returned);
    }
    bool read_hole_turn() { return choice_into(rules_.house.hole_turn, "yes", true, "no", false); }
    bool read_incomplete_scores() { return choice_into(rules_.house.incomplete_scores, "yes", true, "no", false); }
    bool read_table() {
        HouseRules& house = rules_.house;
        int* const numbers[] = {&house.table_width, &house.table_height, &house.table_x, &house.table_y};
        if (words_.size() != 5) return fail("'table' takes a width, a height, and where on it the cell 0,0 is");
        for (std::size_t i = 0; i < 4; ++i) {
            if (!read_number(words_[i + 1], *numbers[i]))
                return fail(quoted(words_[i + 1]), " is not a number that fits here");
        }
        return true;
    }
    bool read_border_completes() { return choice_into(rules_.house.border_completes, "yes", true, "no", false); }
    bool read_small_cities() { return choice_into(rules_.house.small_cities, "yes", true, "no", false); }
    bool read_without() {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            int kind = 0;
            while (kind < figure_kinds && words_[i] != name_of(static_cast<FigureKind>(kind))) ++kind;
            if (kind == figure_kinds) return fail("there is no figure ", quoted(words_[i]));
            rules_.house.without |= 1u << kind;
        }
        return true;
    }
    bool read_dragon_after_scoring() {
        return choice_into(rules_.house.dragon_after_scoring, "yes", true, "no", false);
    }
    bool read_hill_majority() { return choice_into(rules_.house.hill_majority, "yes", true, "no", false); }
    bool read_start_in_bag() { return choice_into(rules_.house.start_in_bag, "yes", true, "no", false); }
    bool read_seed() { return number_into(rules_.seed); }

    bool read_tiles() {
        NamedSet wanted;
        if (words_.size() < 2 || words_.size() > 3) return fail("'tiles' takes a name and a fingerprint");
        wanted.name = words_[1];
        wanted.has_fingerprint = words_.size() == 3;
        if (wanted.has_fingerprint && !read_number(words_[2], wanted.fingerprint, 16)) {
            return fail(quoted(words_[2]), " is not a fingerprint of 16 hexadecimal digits");
        }
        if (found_sets_.size() == static_cast<std::size_t>(max_tile_sets))
            return fail("a game has at most ", max_tile_sets, " tile sets");
        if (!rest_.empty() && rest_.front() == '|') return read_text_of(wanted);
        Error error;
        return find_set(wanted, sets_, set_count_, found_sets_, error) || fail_with(error.status, error.message);
    }

    // The text of a set: the lines that follow its name, each behind a bar.
    bool read_text_of(const NamedSet& wanted) {
        const int line_of_name = line_number_;
        HostString text(allocator_);
        while (!rest_.empty() && rest_.front() == '|') {
            std::string_view line = take_line().substr(1);
            if (!line.empty() && line.front() == ' ') line.remove_prefix(1);
            (text += line) += '\n';
        }
        Error error;
        std::optional<TileSet> set = parse_tiles(text, line_of_name + 1, error, allocator_);
        if (!set) return fail_there(error.message);
        if (!is_wanted(wanted, *set)) {
            line_number_ = line_of_name;
            return fail("the text behind ", quoted(line_), " is of another tile set");
        }
        found_sets_.push_back(std::move(*set));
        return true;
    }

    bool read_order() { return read_row(order_ids_); }
    bool read_again() { return read_row(again_ids_); }
    bool read_dice() { return read_row(dice_); }
    bool read_tokens() { return read_row(tokens_); }
    bool read_numbers() { return read_row(numbers_); }
    bool read_animals() { return read_row(animals_); }

    bool read_row(Words& row) {
        for (std::size_t i = 1; i < words_.size(); ++i) row.push_back(words_[i]);
        return row.size() <= most_tiles || fail("the order names more tiles than a game can hold");
    }

    // --- the game ---

    bool make_game() {
        std::size_t types = 0;
        for (const TileSet& set : found_sets_) types += set.types().size();
        if (types > static_cast<std::size_t>(max_tile_types)) {  // before the order is looked up among them
            return fail("the tile sets have more than 1024 types together");
        }
        HostVector<std::uint16_t> order(allocator_);
        for (const Words* ids : {&order_ids_, &again_ids_}) {
            for (const std::string_view id : *ids) {
                const int type = type_named(id);
                if (type < 0) return fail("the order names ", quoted(id), ", which is no tile of the game");
                order.push_back(static_cast<std::uint16_t>(type));
            }
        }
        if (!add_chances(order)) return false;
        if (!order.empty() && rules_.draws == Draws::external) return fail("external draws have no order");
        Error error;
        game_ = GameMaker::make(rules_, found_sets_.data(), found_sets_.size(), order.empty() ? nullptr : order.data(),
                                order.size(), error, &allocator_);
        return game_.has_value() ||
               fail_with(error.status == Status::out_of_memory ? error.status : Status::invalid_record, error.message);
    }

    // Behind the orders: what the die, the bag and the big top will show.
    bool add_chances(HostVector<std::uint16_t>& order) {
        for (const std::string_view rolled : dice_) {
            if (rolled != "1" && rolled != "2" && rolled != "3")
                return fail("a die shows 1, 2 or 3, not ", quoted(rolled));
            order.push_back(static_cast<std::uint16_t>(rolled[0] - '0'));
        }
        for (const std::string_view token : tokens_) {
            std::uint32_t number = 0;
            if (!read_number(token, number)) return fail(quoted(token), " is no number of a token");
            order.push_back(static_cast<std::uint16_t>(number & 0xFFFFu));
            order.push_back(static_cast<std::uint16_t>(number >> 16));
        }
        for (const std::string_view animal : animals_) {
            std::uint16_t number = 0;
            if (!read_number(animal, number)) return fail(quoted(animal), " is no number of an animal");
            order.push_back(number);
        }
        for (const std::string_view word : numbers_) {
            std::uint32_t number = 0;
            if (!read_number(word, number)) return fail(quoted(word), " is no number that draws are made by");
            order.push_back(static_cast<std::uint16_t>(number & 0xFFFFu));
            order.push_back(static_cast<std::uint16_t>(number >> 16));
        }
        return true;
    }

    int type_named(std::string_view id) const {
        int first = 0;
        for (const TileSet& set : found_sets_) {
            const int index = set.find(id);
            if (index >= 0) return first + index;
            first += static_cast<int>(set.types().size());
        }
        return -1;
    }

    // --- the actions ---

    bool read_actions() {
        while (next_line()) {
            if (words_[0] == "result") return check_result();
            const Remark* const remark = rules_.draws == Draws::automatic ? remark_of_line() : nullptr;
            if (!(remark != nullptr ? check_remark(*remark) : read_action())) return false;
        }
        return fail("the record ends before its 'result'");
    }

    bool read_action() {
        Error error;
        char room[max_action_text];
        const std::string_view text = spaced_once(room);
        std::optional<Action> action;
        if (words_.size() == 2 && words_[0] == "haunt") action = haunt_of_1_0(*game_, text);
        if (!action) action = game_->action_of(text, error);
        if (!action) return fail(error.message);
        const char* reason = game_->why_not(*action);
        if (reason != nullptr) return fail(quoted(line_), " cannot be: ", reason);
        const Status status = game_->apply(*action);
        return status == Status::ok || fail_with(status, status_text(status));
    }

    /// The line with one space between its words, as actions are spelled; what is too long for any is left as it is.
    std::string_view spaced_once(char (&room)[max_action_text]) const {
        char* end = room;
        for (const std::string_view word : words_) {
            if (word.size() + 1 > static_cast<std::size_t>(room + max_action_text - end)) return line_;
            if (end != room) *end++ = ' ';
            end = std::copy(word.begin(), word.end(), end);
        }
        return {room, static_cast<std::size_t>(end - room)};
    }

    /// What chance brings is an action with external draws, else a remark.
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
            {"hidden", EventKind::tile_hidden, 1, " stands alone", "no tile has been hidden here"},
        };
        if (words_[0] == "draw" && words_.size() == 1) return nullptr;  // ABM-2
        for (const Remark& remark : remarks) {
            if (words_[0] == remark.word) return &remark;
        }
        return nullptr;
    }

    Message words_of(const Event& event) const {
        switch (event.kind) {
            case EventKind::tile_drawn:
            case EventKind::tile_taken: return Message(game_->type(event.type).id);
            case EventKind::animal_shown: return Message::of(event.points);
            case EventKind::tile_hidden: return "";
            default: return Message::of(event.count);
        }
    }

    bool check_remark(const Remark& remark) {
        if (words_.size() != remark.words) return fail(quoted(words_[0]), remark.needs);
        const Event* events = game_->events();
        const auto is_meant = [&](const Event& event) {
            const bool is_taken = event.kind == EventKind::tile_taken && event.type >= 0;  // HSE-2: openly
            return event.kind == remark.kind || (is_taken && remark.kind == EventKind::tile_drawn);
        };
        while (next_event_ < game_->event_count() && !is_meant(events[next_event_])) ++next_event_;
        if (next_event_ == game_->event_count()) return fail(remark.not_here);
        const Message its = words_of(events[next_event_++]);
        return remark.words == 1 || words_[1] == its.view() ||
               fail("the record ", words_[0], "s ", quoted(words_[1]), ", the game ", quoted(its));
    }

    bool check_result() {
        Message said;
        for (std::size_t i = 1; i < words_.size(); ++i) (said += i == 1 ? "" : " ") += words_[i];
        const char* stands = result_words(*game_);
        if (said != stands) return fail("the record says ", quoted(said), ", the game is ", quoted(stands));
        return !next_line() || fail("nothing may follow the result");
    }

    enum class Needed { always, by_the_cooperative_game, never };
    struct Key {
        const char* word;
        bool (RecordReader::*read)();
        Needed needed;
        bool may_repeat;
    };
    static constexpr int keys_known = 38;
    static const Key keys[keys_known];

    std::string_view rest_;
    const TileSet* sets_;
    std::size_t set_count_;
    Allocator allocator_;

    std::string_view line_;
    Words words_;
    int line_number_ = 0;
    Message problem_;
    bool place_is_told_ = false;
    Status status_ = Status::invalid_record;

    bool seen_[keys_known] = {};
    RecordKind kind_ = RecordKind::full;
    Rules rules_;
    HostVector<TileSet> found_sets_;
    Words order_ids_;
    Words again_ids_;
    Words dice_;
    Words tokens_;
    Words numbers_;
    Words animals_;
    std::optional<Game> game_;
    std::size_t next_event_ = 0;
};

const RecordReader::Key RecordReader::keys[keys_known] = {
    {"needs", &RecordReader::read_needs, Needed::never, false},
    {"rules", &RecordReader::read_revision, Needed::never, false},
    {"kind", &RecordReader::read_kind, Needed::always, false},
    {"system", &RecordReader::read_system, Needed::always, false},
    {"expansions", &RecordReader::read_expansions, Needed::never, false},
    {"players", &RecordReader::read_players, Needed::always, false},
    {"starting_player", &RecordReader::read_starting_player, Needed::always, false},
    {"colours", &RecordReader::read_colours, Needed::never, false},
    {"level", &RecordReader::read_level, Needed::by_the_cooperative_game, false},
    {"edition", &RecordReader::read_edition, Needed::by_the_cooperative_game, false},
    {"joint_scoring", &RecordReader::read_joint_scoring, Needed::by_the_cooperative_game, false},
    {"scoring_colours", &RecordReader::read_scoring_colours, Needed::never, false},
    {"farmers", &RecordReader::read_farmers, Needed::never, false},
    {"ghosts", &RecordReader::read_ghosts, Needed::never, false},
    {"castles", &RecordReader::read_castles, Needed::never, false},
    {"cemeteries", &RecordReader::read_cemeteries, Needed::never, false},
    {"hand", &RecordReader::read_hand, Needed::never, false},
    {"hand_open", &RecordReader::read_hand_open, Needed::never, false},
    {"draw_ahead", &RecordReader::read_draw_ahead, Needed::never, false},
    {"unplayable", &RecordReader::read_unplayable, Needed::never, false},
    {"hole_turn", &RecordReader::read_hole_turn, Needed::never, false},
    {"incomplete_scores", &RecordReader::read_incomplete_scores, Needed::never, false},
    {"table", &RecordReader::read_table, Needed::never, false},
    {"border_completes", &RecordReader::read_border_completes, Needed::never, false},
    {"start_in_bag", &RecordReader::read_start_in_bag, Needed::never, false},
    {"small_cities", &RecordReader::read_small_cities, Needed::never, false},
    {"without", &RecordReader::read_without, Needed::never, false},
    {"dragon_after_scoring", &RecordReader::read_dragon_after_scoring, Needed::never, false},
    {"hill_majority", &RecordReader::read_hill_majority, Needed::never, false},
    {"draws", &RecordReader::read_draws, Needed::always, false},
    {"seed", &RecordReader::read_seed, Needed::never, false},
    {"tiles", &RecordReader::read_tiles, Needed::always, true},
    {"order", &RecordReader::read_order, Needed::never, true},
    {"again", &RecordReader::read_again, Needed::never, true},
    {"dice", &RecordReader::read_dice, Needed::never, true},
    {"tokens", &RecordReader::read_tokens, Needed::never, true},
    {"numbers", &RecordReader::read_numbers, Needed::never, true},
    {"animals", &RecordReader::read_animals, Needed::never, true},
};

}  // namespace

std::optional<Game> replay(std::string_view text, const TileSet* sets, std::size_t set_count, Error& error,
                           const Allocator* allocator) try {
    if (text.size() > max_record_text) {
        error = {Status::invalid_record, "line 1: a record is at most 4 MiB long"};
        return std::nullopt;
    }
    return RecordReader(text, sets, set_count, allocator != nullptr ? *allocator : Allocator{}).read(error);
} catch (const std::bad_alloc&) {
    error = {Status::out_of_memory, "no memory for the game"};
    return std::nullopt;
}

}  // namespace mistbank
