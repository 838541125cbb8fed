#include "position/header.hpp"

#include <algorithm>

#include "game/headers.hpp"
#include "mistbank/record.hpp"
#include "position/header_tiles.hpp"
#include "position/revision.hpp"
#include "position/version_1_0.hpp"
#include "rules/rule_fields.hpp"
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
            return lines_.fail_at(1, "a record must begin with 'mistbank-record 1'");
        }
        if (lines_.word(1) != "1") {
            return fail("record version ", quoted(lines_.word(1)), ": this version of mistbank reads only version 1");
        }
        while (lines_.next()) {
            if (lines_.word(0) == "actions" || lines_.word(0) == "position") return is_whole() && finish();
            if (!read_key(lines_.word(0))) return false;
        }
        return fail("the record has no line 'actions'");
    }

    // Reads the header of a position. Missing keys keep the values of the preset, or else the defaults of Rules with
    // the newest revision. Missing tile sets follow from the rules.
    bool read_of_position(bool& is_any) {
        if (!lines_.next() || lines_.count() != 2 || lines_.word(0) != "mistbank-position") {
            return lines_.fail_at(1, "a position must begin with 'mistbank-position 1'");
        }
        if (lines_.word(1) != "1") {
            return fail("position version ", quoted(lines_.word(1)), ": this version of mistbank reads only version 1");
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
    /// A key that is not a field of the rules, or whose values have a special form.
    struct Key {
        const char* word;
        bool (HeaderReader::*read)();
    };
    static const Key keys[];
    static const Key* key_named(std::string_view word);

    /// Reads the field of the rules that has the name of the line's key.
    struct FieldReader {
        HeaderReader& header;
        std::string_view wanted;
        bool reads;  // whether to read the value; false only looks for the name
        bool& is_known;
        bool& is_well;

        template <class Field>
        void operator()(std::string_view name, Field&& field) const {
            if (name != wanted) return;
            is_known = true;
            if (reads) is_well = read(field);
        }
        bool read(int& number) const { return header.number_into(number); }
        bool read(bool& yes) const { return header.choice_into(yes, "yes", true, "no", false); }
        bool read(System&) const { return header.read_system(); }
        bool read(Edition& edition) const {
            std::uint16_t year = 0;
            if (!header.number_into(year)) return false;
            edition = static_cast<Edition>(year);
            return true;
        }
        template <class Choice>
        bool read(WordField<Choice>& word) const {
            int number = 0;
            if (!header.value_into(word.enumeration, number)) return false;
            word.choice = static_cast<Choice>(number);
            return true;
        }
        template <class List, class Count>
        bool read(ColoursField<List, Count>& colours) const {
            return header.colours_into(colours.list, colours.count);
        }
        template <class Bits>
        bool read(NamesField<Bits>& names) const {
            return header.names_into(names.bits, names.count, names.name);
        }
    };

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
        if (is_header_key(word)) return take_header(word);
        const int row = row_named(word);
        const Key* const key = key_named(word);
        if (row < 0 && key == nullptr && !has_field(word)) return fail("unknown key ", quoted(word));
        const bool may_repeat = row >= 0 || word == "tiles";
        if (!may_repeat && header_.find_key(word) != nullptr) {
            return fail(quoted(word), " is given twice");
        }
        note_key(word);
        return row >= 0 ? read_row(row) : key != nullptr ? (this->*key->read)() : read_field(word);
    }

    bool take_header(std::string_view key) {
        const bool has_value = lines_.count() > 1;
        const std::string_view line = lines_.line();
        const auto begin = has_value ? static_cast<std::size_t>(lines_.word(1).data() - line.data()) : line.size();
        add_header(header_.headers, key, line.substr(begin));
        return true;
    }

    bool visit_field(std::string_view name, bool reads, bool& is_well) {
        // The text form has other keys for these fields: "rules" for the revision and "table" for the table.
        if (name == "revision" || (name.substr(0, 6) == "table_")) return false;
        bool is_known = false;
        each_rule_field(header_.rules, FieldReader{*this, name, reads, is_known, is_well});
        return is_known;
    }
    bool has_field(std::string_view name) {
        bool is_well = true;
        return visit_field(name, false, is_well);
    }
    bool read_field(std::string_view name) {
        bool is_well = true;
        visit_field(name, true, is_well);
        return is_well;
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
    bool is_known(std::string_view word) {
        return is_header_key(word) || row_named(word) >= 0 || key_named(word) != nullptr || has_field(word);
    }

    // Reads the preset, which must come before the keys that change it.
    bool read_preset() {
        if (!one_value()) return false;
        const std::optional<Rules> found = preset(lines_.word(1));
        if (!found) return fail("unknown preset ", quoted(lines_.word(1)));
        if (!header_.keys.empty()) return fail("'preset' must come before all other keys");
        header_.rules = *found;
        return true;
    }

    bool is_whole() {
        for (const std::string_view word : {"kind", "system", "players", "starting_player"}) {
            if (!has_key(word)) return false;
        }
        if (header_.rules.system == System::cooperative) {
            for (const std::string_view word : {"level", "edition", "joint_scoring"}) {
                if (!has_key(word)) return false;
            }
        }
        return has_key("draws") && has_key("tiles");
    }
    bool has_key(std::string_view word) {
        return header_.find_key(word) != nullptr || fail("the header needs '", word, "'");
    }

    // --- values ---

    bool one_value() { return lines_.count() == 2 || fail(quoted(lines_.word(0)), " takes one value"); }

    template <class Number>
    bool number_into(Number& number) {
        if (!one_value()) return false;
        return read_number(lines_.word(1), number) ||
               fail(quoted(lines_.word(0)), " must be a number in the allowed range, not ", quoted(lines_.word(1)));
    }

    template <class Choice>
    bool choice_into(Choice& choice, std::string_view first, Choice if_first, std::string_view second,
                     Choice if_second) {
        if (!one_value()) return false;
        if (lines_.word(1) != first && lines_.word(1) != second) {
            return fail(quoted(lines_.word(0)), " must be '", first, "' or '", second, "', not ",
                        quoted(lines_.word(1)));
        }
        choice = lines_.word(1) == first ? if_first : if_second;
        return true;
    }

    bool value_into(Enumeration enumeration, int& number) {
        if (!one_value()) return false;
        const int count = value_count(enumeration);
        number = value_named(enumeration, lines_.word(1)).value_or(count);
        if (number < count) return true;
        Message names;
        for (int value = 0; value < count; ++value) {
            const char* const join = value == 0 ? "" : value + 1 == count ? " or " : ", ";
            names += Message::of(join, "'", name_of(enumeration, value), "'");
        }
        return fail(quoted(lines_.word(0)), " must be ", names, ", not ", quoted(lines_.word(1)));
    }

    bool colours_into(Colour* colours, int& count) {
        for (std::size_t i = 1; i < lines_.count(); ++i) {
            const Colour colour = colour_named(lines_.word(i));
            if (colour == Colour::none) return fail("unknown colour ", quoted(lines_.word(i)));
            if (count == max_colours) return fail("at most ", max_colours, " colours are allowed");
            colours[count++] = colour;
        }
        return true;
    }

    bool names_into(std::uint32_t& bits, int count, const char* (*name_of_number)(int)) {
        for (std::size_t i = 1; i < lines_.count(); ++i) {
            int number = 0;
            while (number < count && lines_.word(i) != name_of_number(number)) ++number;
            if (number == count) {
                const char* const kind = name_of_number == expansion_name ? "expansion " : "figure ";
                return fail("unknown ", kind, quoted(lines_.word(i)));
            }
            if ((bits >> number & 1u) != 0) return fail(quoted(lines_.word(i)), " is named twice");
            bits |= 1u << number;
        }
        return true;
    }

    // --- keys ---

    // Reads the required version. Later versions write this key before keys that older versions do not know.
    bool read_needs() {
        if (!one_value()) return false;
        return lines_.word(1) == "2.1" || fail("the record needs version ", quoted(lines_.word(1)), " of mistbank");
    }
    bool read_revision() {
        int& revision = header_.rules.revision;
        if (!number_into(revision)) return false;
        return is_known_revision(revision) || fail(unknown_revision(revision));
    }
    // Checks the kind of the record. Its value is not used, because the header shows whether hidden information is left
    // out.
    bool read_kind() {
        RecordKind kind{};
        return choice_into(kind, "full", RecordKind::full, "open", RecordKind::open);
    }
    bool read_system() {
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
        return fail("unknown system ", quoted(lines_.word(1)));
    }
    bool read_table() {
        HouseRules& house = header_.rules.house;
        int* const fields[] = {&house.table_width, &house.table_height, &house.table_x, &house.table_y};
        if (lines_.count() != 5) return fail("'table' takes a width, a height, and the column and row of the cell 0,0");
        for (std::size_t i = 0; i < 4; ++i) {
            const std::string_view word = lines_.word(i + 1);
            if (!read_number(word, *fields[i]))
                return fail("'table' takes numbers in the allowed range, not ", quoted(word));
        }
        return true;
    }
    bool read_seed() { return number_into(header_.rules.seed); }

    bool read_tiles() {
        NamedSet wanted;
        if (lines_.count() < 2 || lines_.count() > 3) return fail("'tiles' takes a name and a fingerprint");
        wanted.name = lines_.word(1);
        Error error;
        if (lines_.count() == 3 && !read_fingerprint(lines_.word(2), wanted, error)) return fail_as(error);
        if (lines_.is_text_next()) return read_text_of(wanted);
        return tiles_.add_set(wanted, error) || fail_as(error);
    }

    // Reads the text of a set: the lines after the name of the set, each with a leading bar.
    bool read_text_of(const NamedSet& wanted) {
        const int line_of_name = lines_.number();
        HostString text(allocator_);
        while (lines_.is_text_next()) (text += lines_.take_text()) += '\n';
        Error error;
        std::optional<TileSet> set = parse_tiles(text, line_of_name + 1, error, allocator_);
        if (!set) return lines_.fail_there(error.message);
        if (!is_wanted(wanted, *set)) {
            return lines_.fail_at(line_of_name, "the tile set after ", quoted(lines_.line()),
                                  " does not match this name or fingerprint");
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
};

const HeaderReader::Key HeaderReader::keys[] = {
    {"needs", &HeaderReader::read_needs}, {"rules", &HeaderReader::read_revision}, {"kind", &HeaderReader::read_kind},
    {"table", &HeaderReader::read_table}, {"seed", &HeaderReader::read_seed},      {"tiles", &HeaderReader::read_tiles},
};

const HeaderReader::Key* HeaderReader::key_named(std::string_view word) {
    for (const Key& key : keys) {
        if (word == key.word) return &key;
    }
    return nullptr;
}

}  // namespace

const GameHeader::Key* GameHeader::find_key(std::string_view word) const {
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const Key& key) { return key.word == word; });
    return found == keys.end() ? nullptr : &*found;
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
