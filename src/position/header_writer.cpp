#include "position/header_writer.hpp"

#include <algorithm>

#include "position/orders.hpp"
#include "position/revision.hpp"
#include "position/sets.hpp"
#include "rules/rule_fields.hpp"
#include "tiles/fingerprint.hpp"

namespace mistbank {
namespace {

using Line = HeaderWriter::Line;

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

// Returns the value of a house rule as text.
Line value_of(int number) { return Line::of(number); }
Line value_of(bool flag) { return flag ? "yes" : "no"; }
template <class Choice>
Line value_of(const WordField<Choice>& word) {
    return name_of(word.enumeration, static_cast<int>(word.choice));
}
template <class Bits>
Line value_of(const NamesField<Bits>& names) {
    Line list;
    for (int number = 0; number < names.count; ++number) {
        if ((names.bits >> number & 1u) != 0) (list += list.empty() ? "" : " ") += names.name(number);
    }
    return list;
}

}  // namespace

void HeaderWriter::write_rules(const Rules& rules) {
    if (rules.revision != first_revision) line("rules ", rules.revision);
    line("system ", name_of(rules.system));
    if (rules.expansions != 0) line("expansions", expansion_list(rules.expansions));
    line("players ", rules.players);
    line("starting_player ", rules.starting_player);
    line("colours", colour_list(rules.colours, rules.colour_count));
    // The following keys exist only for the cooperative system.
    if (rules.system == System::cooperative) {
        line("level ", rules.level);
        line("edition ", static_cast<int>(rules.edition));
        line(rules.joint_scoring == JointScoring::majority ? "joint_scoring majority" : "joint_scoring every_colour");
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

// Writes the house rules that differ from their defaults.
void HeaderWriter::write_house_rules(const HouseRules& house) {
    const auto defaults = numbers_of(HouseRules{});
    std::size_t count = 0;
    each_house_rule(house, [&](std::string_view name, const auto& field) {
        if (number_of_field(field) == defaults[count++]) return;
        if (name == "table_width") {
            line("table ", house.table_width, " ", house.table_height, " ", house.table_x, " ", house.table_y);
        } else if (name.substr(0, 6) != "table_") {
            line(name, " ", value_of(field));
        }
    });
}

void HeaderWriter::write_draws(bool are_automatic, const Rules& rules) {
    line(are_automatic ? "draws automatic" : "draws external");
    if (are_automatic) line("seed ", rules.seed);
}

void HeaderWriter::write_sets(const Game::Inside& inside, bool carries_texts) {
    for (const auto& set : inside.setup->set_names) {
        line("tiles ", set.name, " ", hexadecimal(set.fingerprint));
        if (carries_texts) write_text(text_to_carry(set, text_.get_allocator().host));
    }
}

// Writes the text of a set, each line with a leading bar. Drops a byte-order mark and a CR at the end of a line.
void HeaderWriter::write_text(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view words = text.substr(0, end);
        if (!words.empty() && words.back() == '\r') words.remove_suffix(1);
        text_ += words.empty() ? "|" : "| ";
        (text_ += words) += '\n';  // without line(), which limits the length of a line
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void HeaderWriter::write_orders(const Game::Inside& inside) {
    each_order(inside, [&](const char* name, std::uint32_t count, bool are_tiles, auto number_at) {
        write_row(name, count, [&](std::uint32_t place) {
            const std::uint32_t number = number_at(place);
            return are_tiles ? Line(inside.setup->types[number].id) : Line::of(number);
        });
    });
}

}  // namespace mistbank
