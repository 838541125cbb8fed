// Rules as JSON: the fields of the C API's struct under the same names.
#include "json/parts.hpp"
#include "mistbank/description.hpp"

namespace mistbank::json {
namespace {

constexpr int last_system = static_cast<int>(System::demo);

/// One of the two values of an enumeration.
template <class Choice>
struct Word {
    Choice& choice;
    Enumeration enumeration;
};
template <class Choice>
Word(Choice&, Enumeration) -> Word<Choice>;

/// The first colours of the list, up to the count.
template <class List, class Count>
struct Colours {
    List& list;
    Count& count;
};
template <class List, class Count>
Colours(List&, Count&) -> Colours<List, Count>;

/// A set of named things, one bit each.
template <class Bits>
struct Names {
    Bits& bits;
    int count;
    const char* (*name)(int);
};
template <class Bits>
Names(Bits&, int, const char* (*)(int)) -> Names<Bits>;

const char* expansion_name(int number) { return name_of(static_cast<Expansion>(number)); }
const char* kind_name(int number) { return name_of(static_cast<FigureKind>(number)); }

/// Passes every field except the seed to `visit`, with its name.
template <class Its, class Visit>
void each_field(Its& rules, Visit visit) {
    visit("system", rules.system);
    visit("expansions", Names{rules.expansions, expansion_count, expansion_name});
    visit("edition", rules.edition);
    visit("level", rules.level);
    visit("players", rules.players);
    visit("starting_player", rules.starting_player);
    visit("colours", Colours{rules.colours, rules.colour_count});
    visit("scoring_colours", Colours{rules.scoring_colours, rules.scoring_colour_count});
    visit("joint_scoring", Word{rules.joint_scoring, Enumeration::joint_scoring});
    visit("farmers", rules.farmers);
    visit("ghosts", rules.ghosts);
    visit("castles", rules.castles);
    visit("cemeteries", rules.cemeteries);
    visit("draws", Word{rules.draws, Enumeration::draws});
    visit("revision", rules.revision);
    auto& house = rules.house;
    visit("hand", house.hand);
    visit("hand_open", house.hand_open);
    visit("draw_ahead", house.draw_ahead);
    visit("unplayable", Word{house.unplayable, Enumeration::unplayable});
    visit("hole_turn", house.hole_turn);
    visit("incomplete_scores", house.incomplete_scores);
    visit("table_width", house.table_width);
    visit("table_height", house.table_height);
    visit("table_x", house.table_x);
    visit("table_y", house.table_y);
    visit("border_completes", house.border_completes);
    visit("start_in_bag", house.start_in_bag);
    visit("small_cities", house.small_cities);
    visit("without", Names{house.without, figure_kinds, kind_name});
    visit("dragon_after_scoring", house.dragon_after_scoring);
    visit("hill_majority", house.hill_majority);
}

// --- writing --------------------------------------------------------------------------------------------------------

struct FieldWriter {
    Writer& out;

    void operator()(const char* name, int number) const { out.field(name, number); }
    void operator()(const char* name, bool yes) const { out.field(name, yes); }
    void operator()(const char* name, System system) const { out.field(name, name_of(system)); }
    void operator()(const char* name, Edition edition) const { out.field(name, static_cast<int>(edition)); }
    template <class Choice>
    void operator()(const char* name, Word<Choice> word) const {
        out.field(name, name_of(word.enumeration, static_cast<int>(word.choice)));
    }
    template <class List, class Count>
    void operator()(const char* name, Colours<List, Count> colours) const {
        out.array_field(name, [&] {
            for (int i = 0; i < colours.count; ++i) out.value(name_of(colours.list[i]));
        });
    }
    template <class Bits>
    void operator()(const char* name, Names<Bits> names) const {
        out.array_field(name, [&] { write_names(out, names.bits, names.count, names.name); });
    }
};

// --- reading --------------------------------------------------------------------------------------------------------

/// Reads the field with this name.
struct FieldReader {
    Reader& in;
    std::string_view wanted;
    bool& is_known;

    template <class Field>
    void operator()(std::string_view name, Field&& field) const {
        if (name != wanted) return;
        is_known = true;
        read(field);
    }

private:
    void read(int& number) const { in.whole(number, INT32_MIN, INT32_MAX); }
    void read(bool& yes) const { in.yes_or_no(yes); }
    void read(System& system) const {
        const int number =
            read_name(in, last_system + 1, [](int i) { return i == 0 ? nullptr : name_of(static_cast<System>(i)); });
        if (number > 0) system = static_cast<System>(number);
    }
    void read(Edition& edition) const { in.whole(edition, 0, UINT16_MAX); }
    template <class Choice>
    void read(Word<Choice>& word) const {
        const int number = read_name(in, 2, [&](int i) { return name_of(word.enumeration, i); });
        if (number >= 0) word.choice = static_cast<Choice>(number);
    }
    template <class List, class Count>
    void read(Colours<List, Count>& colours) const {
        colours.count = 0;
        in.array([&] {
            Colour colour = Colour::none;
            if (!read_colour(in, colour)) return;
            if (colours.count == max_colours) {
                in.refuse(in.what(), " is one too many: there are ", max_colours, " colours");
            } else {
                colours.list[colours.count++] = colour;
            }
        });
    }
    template <class Bits>
    void read(Names<Bits>& names) const {
        names.bits = 0;
        in.array([&] {
            const int number = read_name(in, names.count, names.name);
            if (number >= 0) names.bits |= 1u << number;
        });
    }
};

}  // namespace

bool read_preset(Reader& in, Rules& rules) {
    return in.object([&](std::string_view name) {
        Name word;
        if (name != "preset") return in.skip();
        if (!in.text(word)) return false;
        const std::optional<Rules> found = preset(word);
        if (found) rules = *found;
        return found || in.refuse_as(Status::unknown_name, "no preset is called ", quoted(word));
    });
}

bool read_rule_fields(Reader& in, Rules& rules) {
    return in.object([&](std::string_view name) {
        if (name == "preset") return in.skip();
        if (name == "seed") return in.large(rules.seed);
        bool is_known = false;
        each_field(rules, FieldReader{in, name, is_known});
        return is_known;
    });
}

void write_rules(Writer& out, const Rules& rules, bool with_seed) {
    out.object([&] {
        each_field(rules, FieldWriter{out});
        if (with_seed) out.field("seed", ShortText<24>::of(rules.seed).view());
    });
}

}  // namespace mistbank::json

namespace mistbank {

bool to_json(const Rules& rules, HostString& text, Error& error) {
    const std::optional<Rules> checked = validate(rules, error);
    if (!checked) return false;
    json::Writer out(text);
    json::write_rules(out, *checked, true);
    return true;
}

std::optional<Rules> rules_from_json(std::string_view text, Error& error, Message* ignored,
                                     const Allocator& allocator) {
    Rules rules;
    const auto preset = [&](json::Reader& in) { return json::read_preset(in, rules); };
    const auto fields = [&](json::Reader& in) { return json::read_rule_fields(in, rules); };
    // The preset is applied first, wherever it stands in the text.
    if (!json::read_whole(text, error, nullptr, allocator, preset) ||
        !json::read_whole(text, error, ignored, allocator, fields))
        return std::nullopt;
    return rules;
}

}  // namespace mistbank
