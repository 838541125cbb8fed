#include "position/header.hpp"

#include <algorithm>

#include "mistbank/record.hpp"
#include "position/header_tiles.hpp"
#include "position/revision.hpp"
#include "position/version_1_0.hpp"
#include "tiles/parse.hpp"

namespace mistbank {
namespace {

class HeaderReader {
public:
    HeaderReader(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                 GameHeader& header)
        : lines_(lines), allocator_(allocator), header_(header), tiles_(sets, set_count, allocator, header) {
        header.rules.revision = first_revision;
    }

    bool read() {
        if (!lines_.next() || lines_.count() != 2 || lines_.word(0) != "mistbank-record") {
            return lines_.fail_at(1, "a record begins with 'mistbank-record 1'");
        }
        if (lines_.word(1) != "1") {
            return fail("this version reads records of version 1 only, not ", quoted(lines_.word(1)));
        }
        while (lines_.next()) {
            if (lines_.word(0) == "actions" || lines_.word(0) == "position") return is_whole() && finish();
            if (!read_key(lines_.word(0))) return false;
        }
        return fail("the record ends before its 'actions'");
    }

    // Missing keys get the values of the newest games of the same kind; the sets follow from the rules.
    bool read_of_position(bool& is_any) {
        if (!lines_.next() || lines_.count() != 2 || lines_.word(0) != "mistbank-position") {
            return lines_.fail_at(1, "a position begins with 'mistbank-position 1'");
        }
        if (lines_.word(1) != "1") {
            return fail("this version reads positions of version 1 only, not ", quoted(lines_.word(1)));
        }
        header_.rules.revision = newest_revision;
        while ((is_any = lines_.next())) {
            if (lines_.word(0) == "preset" ? !read_preset() : is_known(lines_.word(0)) && !read_key(lines_.word(0))) {
                return false;
            }
            if (lines_.word(0) != "preset" && !is_known(lines_.word(0))) break;
        }
        Error error;
        if (!tiles_.are_given_sets_played(error)) {
            return lines_.fail_there(Message::of("line 1: ", error.message), error.status);
        }
        return finish();
    }

private:
    enum class Needed { always, by_the_cooperative_game, never };
    struct Key {
        const char* word;
        bool (HeaderReader::*read)(const Key& key);
        Needed needed = Needed::never;
        bool may_repeat = false;
        bool Rules::*flag = nullptr;
        bool HouseRules::*house_flag = nullptr;
    };
    static Key flag(const char* word, bool Rules::*its) {
        return {word, &HeaderReader::read_flag, Needed::never, false, its};
    }
    static Key house_flag(const char* word, bool HouseRules::*its) {
        return {word, &HeaderReader::read_flag, Needed::never, false, nullptr, its};
    }
    static constexpr int keys_known = 32;
    static const Key keys[keys_known];

    template <class... Parts>
    bool fail(const Parts&... problem) {
        return lines_.fail(problem...);
    }

    bool fail_as(const Error& error) {
        return lines_.fail_with(error.status == Status::invalid_position ? Status::invalid_record : error.status,
                                error.message);
    }
    bool finish() {
        Error error;
        return tiles_.finish(error) || fail_as(error);
    }

    bool read_key(std::string_view word) {
        if (word.substr(0, 2) == "x-") return true;  // a key of the host
        if (const int row = row_named(word); row >= 0) return note_key(word), read_row(row);
        for (int i = 0; i < keys_known; ++i) {
            if (word != keys[i].word) continue;
            if (seen_[i] && !keys[i].may_repeat) return fail(quoted(word), " stands here for the second time");
            seen_[i] = true;
            note_key(word);
            return (this->*keys[i].read)(keys[i]);
        }
        return fail("the header has no key ", quoted(word));
    }

    void note_key(std::string_view word) {
        if (header_.find_key(word) != nullptr) return;
        const auto column = static_cast<std::size_t>(word.data() - lines_.line().data()) + 1;
        header_.keys.push_back({word, lines_.number(), column});
    }

    static int row_named(std::string_view word) {
        const auto row = std::find(std::begin(hidden_rows), std::end(hidden_rows), word);
        return row == std::end(hidden_rows) ? -1 : static_cast<int>(row - std::begin(hidden_rows));
    }
    static bool is_known(std::string_view word) {
        return word.substr(0, 2) == "x-" || row_named(word) >= 0 ||
               std::any_of(keys, keys + keys_known, [&](const Key& key) { return word == key.word; });
    }

    // The preset stands before the keys that change it.
    bool read_preset() {
        if (!one_value()) return false;
        const std::optional<Rules> its = preset(lines_.word(1));
        if (!its) return fail("there is no preset ", quoted(lines_.word(1)));
        if (!header_.keys.empty()) return fail("'preset' stands in front of all other keys");
        header_.rules = *its;
        return true;
    }

    bool is_whole() {
        const bool is_cooperative = header_.rules.system == System::cooperative;
        for (int i = 0; i < keys_known; ++i) {
            const bool needed = keys[i].needed == Needed::always ||
                                (keys[i].needed == Needed::by_the_cooperative_game && is_cooperative);
            if (needed && !seen_[i]) return fail("the header has no '", keys[i].word, "'");
        }
        return true;
    }

    // --- values ---

    bool one_value() { return lines_.count() == 2 || fail(quoted(lines_.word(0)), " takes one value"); }

    template <class Number>
    bool number_into(Number& number) {
        if (!one_value()) return false;
        return read_number(lines_.word(1), number) || fail(quoted(lines_.word(1)), " is not a number that fits here");
    }

    template <class Choice>
    bool choice_into(Choice& choice, std::string_view first, Choice if_first, std::string_view second,
                     Choice if_second) {
        if (!one_value()) return false;
        if (lines_.word(1) != first && lines_.word(1) != second) {
            return fail(quoted(lines_.word(0)), " is '", first, "' or '", second, "'");
        }
        choice = lines_.word(1) == first ? if_first : if_second;
        return true;
    }

    bool colours_into(Colour* colours, int& count) {
        for (std::size_t i = 1; i < lines_.count(); ++i) {
            const Colour colour = colour_named(lines_.word(i));
            if (colour == Colour::none) return fail(quoted(lines_.word(i)), " is no colour");
            if (count == max_colours) return fail("there are only six colours");
            colours[count++] = colour;
        }
        return true;
    }

    // --- keys ---

    // A later version writes this key before the keys that only it knows.
    bool read_needs(const Key&) {
        if (!one_value()) return false;
        return lines_.word(1) == "2.1" || fail("the record needs version ", quoted(lines_.word(1)), " of mistbank");
    }
    bool read_revision(const Key&) {
        int& revision = header_.rules.revision;
        if (!number_into(revision)) return false;
        return is_known_revision(revision) || fail(unknown_revision(revision));
    }
    // The header itself shows whether hidden information is left out.
    bool read_kind(const Key&) {
        RecordKind kind{};
        return choice_into(kind, "full", RecordKind::full, "open", RecordKind::open);
    }
    bool read_system(const Key&) {
        if (!one_value()) return false;
        if (lines_.word(1) == system_with_expansion_1_0) {
            name_system_as_now(header_.rules);
            return true;
        }
        for (const System system : {System::cooperative, System::base, System::demo}) {
            if (lines_.word(1) != name_of(system)) continue;
            header_.rules.system = system;
            return true;
        }
        return fail("there is no system ", quoted(lines_.word(1)));
    }
    bool read_expansions(const Key&) {
        for (std::size_t i = 1; i < lines_.count(); ++i) {
            const std::optional<Expansion> expansion = expansion_named(lines_.word(i));
            if (!expansion) return fail("there is no expansion ", quoted(lines_.word(i)));
            if (header_.rules.plays(*expansion)) return fail(quoted(lines_.word(i)), " is named twice");
            header_.rules.expansions |= bit(*expansion);
        }
        return true;
    }
    bool read_level(const Key&) { return number_into(header_.rules.level); }
    bool read_edition(const Key&) {
        std::uint16_t year = 0;
        if (!number_into(year)) return false;
        header_.rules.edition = static_cast<Edition>(year);
        return true;
    }
    bool read_players(const Key&) { return number_into(header_.rules.players); }
    bool read_starting_player(const Key&) { return number_into(header_.rules.starting_player); }
    bool read_colours(const Key&) { return colours_into(header_.rules.colours, header_.rules.colour_count); }
    bool read_scoring_colours(const Key&) {
        return colours_into(header_.rules.scoring_colours, header_.rules.scoring_colour_count);
    }
    bool read_joint_scoring(const Key&) {
        return choice_into(header_.rules.joint_scoring, "every_colour", JointScoring::every_colour, "majority",
                           JointScoring::majority);
    }
    bool read_draws(const Key&) {
        return choice_into(header_.rules.draws, "automatic", Draws::automatic, "external", Draws::external);
    }
    bool read_flag(const Key& key) {
        bool& flag = key.flag != nullptr ? header_.rules.*key.flag : header_.rules.house.*key.house_flag;
        return choice_into(flag, "yes", true, "no", false);
    }
    bool read_hand(const Key&) { return number_into(header_.rules.house.hand); }
    bool read_unplayable(const Key&) {
        return choice_into(header_.rules.house.unplayable, "set_aside", Unplayable::set_aside, "returned",
                           Unplayable::returned);
    }
    bool read_table(const Key&) {
        HouseRules& house = header_.rules.house;
        int* const fields[] = {&house.table_width, &house.table_height, &house.table_x, &house.table_y};
        if (lines_.count() != 5) return fail("'table' takes a width, a height, and where on it the cell 0,0 is");
        for (std::size_t i = 0; i < 4; ++i) {
            const std::string_view word = lines_.word(i + 1);
            if (!read_number(word, *fields[i])) return fail(quoted(word), " is not a number that fits here");
        }
        return true;
    }
    bool read_without(const Key&) {
        for (std::size_t i = 1; i < lines_.count(); ++i) {
            int kind = 0;
            while (kind < figure_kinds && lines_.word(i) != name_of(static_cast<FigureKind>(kind))) ++kind;
            if (kind == figure_kinds) return fail("there is no figure ", quoted(lines_.word(i)));
            header_.rules.house.without |= 1u << kind;
        }
        return true;
    }
    bool read_seed(const Key&) { return number_into(header_.rules.seed); }

    bool read_tiles(const Key&) {
        NamedSet wanted;
        if (lines_.count() < 2 || lines_.count() > 3) return fail("'tiles' takes a name and a fingerprint");
        wanted.name = lines_.word(1);
        Error error;
        if (lines_.count() == 3 && !read_fingerprint(lines_.word(2), wanted, error)) return fail_as(error);
        if (lines_.is_text_next()) return read_text_of(wanted);
        return tiles_.add_set(wanted, error) || fail_as(error);
    }

    // The text of a set: the lines after its name, each with a leading bar.
    bool read_text_of(const NamedSet& wanted) {
        const int line_of_name = lines_.number();
        HostString text(allocator_);
        while (lines_.is_text_next()) (text += lines_.take_text()) += '\n';
        Error error;
        std::optional<TileSet> set = parse_tiles(text, line_of_name + 1, error, allocator_);
        if (!set) return lines_.fail_there(error.message);
        if (!is_wanted(wanted, *set)) {
            return lines_.fail_at(line_of_name, "the text behind ", quoted(lines_.line()), " is of another tile set");
        }
        return tiles_.add_own_set(std::move(*set), error) || fail_as(error);
    }

    bool read_row(int row) {
        for (std::size_t i = 1; i < lines_.count(); ++i) {
            Error error;
            if (!tiles_.add_entry(row, lines_.word(i), error)) return fail_as(error);
        }
        return true;
    }

    TextLines& lines_;
    Allocator allocator_;
    GameHeader& header_;
    HeaderTiles tiles_;
    bool seen_[keys_known] = {};
};

const HeaderReader::Key HeaderReader::keys[keys_known] = {
    {"needs", &HeaderReader::read_needs},
    {"rules", &HeaderReader::read_revision},
    {"kind", &HeaderReader::read_kind, Needed::always},
    {"system", &HeaderReader::read_system, Needed::always},
    {"expansions", &HeaderReader::read_expansions},
    {"players", &HeaderReader::read_players, Needed::always},
    {"starting_player", &HeaderReader::read_starting_player, Needed::always},
    {"colours", &HeaderReader::read_colours},
    {"level", &HeaderReader::read_level, Needed::by_the_cooperative_game},
    {"edition", &HeaderReader::read_edition, Needed::by_the_cooperative_game},
    {"joint_scoring", &HeaderReader::read_joint_scoring, Needed::by_the_cooperative_game},
    {"scoring_colours", &HeaderReader::read_scoring_colours},
    flag("farmers", &Rules::farmers),
    flag("ghosts", &Rules::ghosts),
    flag("castles", &Rules::castles),
    flag("cemeteries", &Rules::cemeteries),
    {"hand", &HeaderReader::read_hand},
    house_flag("hand_open", &HouseRules::hand_open),
    house_flag("draw_ahead", &HouseRules::draw_ahead),
    {"unplayable", &HeaderReader::read_unplayable},
    house_flag("hole_turn", &HouseRules::hole_turn),
    house_flag("incomplete_scores", &HouseRules::incomplete_scores),
    {"table", &HeaderReader::read_table},
    house_flag("border_completes", &HouseRules::border_completes),
    house_flag("start_in_bag", &HouseRules::start_in_bag),
    house_flag("small_cities", &HouseRules::small_cities),
    {"without", &HeaderReader::read_without},
    house_flag("dragon_after_scoring", &HouseRules::dragon_after_scoring),
    house_flag("hill_majority", &HouseRules::hill_majority),
    {"draws", &HeaderReader::read_draws, Needed::always},
    {"seed", &HeaderReader::read_seed},
    {"tiles", &HeaderReader::read_tiles, Needed::always, true},
};

}  // namespace

const GameHeader::Key* GameHeader::find_key(std::string_view word) const {
    const auto its = std::find_if(keys.begin(), keys.end(), [&](const Key& key) { return key.word == word; });
    return its == keys.end() ? nullptr : &*its;
}

bool read_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                 GameHeader& header) {
    return HeaderReader(lines, sets, set_count, allocator, header).read();
}

bool read_position_header(TextLines& lines, const TileSet* sets, std::size_t set_count, const Allocator& allocator,
                          GameHeader& header, bool& is_any) {
    return HeaderReader(lines, sets, set_count, allocator, header).read_of_position(is_any);
}

}  // namespace mistbank
