// Writes and reads rules as JSON. The fields have the same names as in the struct of the C API.
#include "json/parts.hpp"
#include "rules/rule_fields.hpp"

namespace mistbank::json {
namespace {

constexpr int last_system = static_cast<int>(System::demo);

// --- writing --------------------------------------------------------------------------------------------------------

struct FieldWriter {
    Writer& out;

    void operator()(const char* name, int number) const { out.field(name, number); }
    void operator()(const char* name, bool yes) const { out.field(name, yes); }
    void operator()(const char* name, System system) const { out.field(name, name_of(system)); }
    void operator()(const char* name, Edition edition) const { out.field(name, static_cast<int>(edition)); }
    template <class Choice>
    void operator()(const char* name, WordField<Choice> word) const {
        out.field(name, name_of(word.enumeration, static_cast<int>(word.choice)));
    }
    template <class List, class Count>
    void operator()(const char* name, ColoursField<List, Count> colours) const {
        out.array_field(name, [&] {
            for (int i = 0; i < colours.count; ++i) out.value(name_of(colours.list[i]));
        });
    }
    template <class Bits>
    void operator()(const char* name, NamesField<Bits> names) const {
        out.array_field(name, [&] { write_names(out, names.bits, names.count, names.name); });
    }
};

// --- reading --------------------------------------------------------------------------------------------------------

/// Reads the field named `wanted`.
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
    void read(WordField<Choice>& word) const {
        const int number =
            read_name(in, value_count(word.enumeration), [&](int i) { return name_of(word.enumeration, i); });
        if (number >= 0) word.choice = static_cast<Choice>(number);
    }
    template <class List, class Count>
    void read(ColoursField<List, Count>& colours) const {
        colours.count = 0;
        in.array([&] {
            Colour colour = Colour::none;
            if (!read_colour(in, colour)) return;
            if (colours.count == max_colours) {
                in.refuse("at most ", max_colours, " colours are allowed");
            } else {
                colours.list[colours.count++] = colour;
            }
        });
    }
    template <class Bits>
    void read(NamesField<Bits>& names) const {
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
        return found || in.refuse_as(Status::unknown_name, "unknown preset ", quoted(word));
    });
}

bool read_rule_fields(Reader& in, Rules& rules) {
    return in.object([&](std::string_view name) {
        if (name == "preset") return in.skip();
        if (name == "seed") return in.large(rules.seed);
        bool is_known = false;
        each_rule_field(rules, FieldReader{in, name, is_known});
        return is_known;
    });
}

void write_rules(Writer& out, const Rules& rules, bool with_seed) {
    out.object([&] {
        each_rule_field(rules, FieldWriter{out});
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
    // The preset is applied first, even if it comes after other fields in the text.
    if (!json::read_whole(text, error, nullptr, allocator, preset) ||
        !json::read_whole(text, error, ignored, allocator, fields))
        return std::nullopt;
    return rules;
}

}  // namespace mistbank
