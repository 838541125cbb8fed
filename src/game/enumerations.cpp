// Names of the values of all enumerations, and descriptions of expansions and marks.
#include <algorithm>

#include "mistbank/action.hpp"
#include "mistbank/description.hpp"
#include "mistbank/event.hpp"
#include "mistbank/tally.hpp"
#include "rules/description.hpp"
#include "rules/figure_kinds.hpp"
#include "rules/marks.hpp"

namespace mistbank {
namespace {

/// The names of an enumeration: a list that starts with the name of value `first`, or the function `of`.
struct Names {
    Enumeration enumeration;
    int first = 0;
    const char* list[8] = {};
    const char* (*of)(int value) = nullptr;
};

template <class Value>
constexpr Names names_of(Enumeration enumeration) {
    return {enumeration, 0, {}, [](int value) { return name_of(static_cast<Value>(value)); }};
}

constexpr Names enumerations[enumeration_count] = {
    names_of<Colour>(Enumeration::colour),
    names_of<FigureKind>(Enumeration::figure_kind),
    names_of<Good>(Enumeration::good),
    names_of<System>(Enumeration::system),
    names_of<Expansion>(Enumeration::expansion),
    {Enumeration::edition, 2022, {"2022", "2023"}},
    {Enumeration::joint_scoring, 0, {"every_colour", "majority"}},
    {Enumeration::draws, 0, {"automatic", "external"}},
    {Enumeration::unplayable, 0, {"set_aside", "returned"}},
    {Enumeration::side, 0, {"north", "east", "south", "west"}},
    {Enumeration::direction,
     0,
     {"north", "east", "south", "west", "north_east", "south_east", "south_west", "north_west"}},
    {Enumeration::side_kind, 1, {"field", "road", "city", "river", "any"}},
    names_of<SegmentKind>(Enumeration::segment_kind),
    names_of<Mark>(Enumeration::mark),
    {Enumeration::recording, 0, {"all", "none"}},
    names_of<DecisionKind>(Enumeration::decision_kind),
    names_of<ActionKind>(Enumeration::action_kind),
    names_of<EventKind>(Enumeration::event_kind),
    {Enumeration::outcome, 0, {"open", "won", "lost", "finished"}},
    names_of<LossReason>(Enumeration::loss),
    names_of<Source>(Enumeration::source),
    {Enumeration::scope, 0, {"game", "colour", "tile"}},
    {Enumeration::fact_kind, 0, {"number", "colour", "tile", "segment", "pair"}},
    {Enumeration::record_kind, 0, {"full", "open"}},
    {Enumeration::strength, 0, {"beginner", "easy", "good", "best"}},
    {Enumeration::verdict, 0, {"best", "good", "slip", "mistake", "blunder", "forced", "chance"}},
    {Enumeration::sampling, 0, {"logits", "weights", "greatest"}},
    {Enumeration::theme, 0, {"light", "dark"}},
    {Enumeration::picture_mark_kind, 1, {"cell", "segment", "arrow"}},
    {Enumeration::first_player, 0, {"host", "random", "most_roads"}},
    {Enumeration::subject, 0, {"none", "drawn_tile", "laid_tile", "cell", "segment"}},
    {Enumeration::target, 0, {"none", "cell", "segment", "pair", "corner"}},
    {Enumeration::change, 0, {"none", "tile_laid", "figure_placed", "figure_removed", "piece_moved"}},
    {Enumeration::extent, 0, {"none", "joined", "around"}},
};

constexpr bool does_each_stand_at_its_number() {
    for (int number = 0; number < enumeration_count; ++number) {
        if (enumerations[number].enumeration != static_cast<Enumeration>(number)) return false;
    }
    return true;
}
static_assert(does_each_stand_at_its_number());

constexpr int values_of_lists = 8;
constexpr int most_values = 256;  // maximum number of values of an enumeration whose names come from a function

}  // namespace

const char* name_of(Enumeration enumeration, int value) noexcept {
    if (static_cast<int>(enumeration) >= enumeration_count) return "?";
    const Names& names = enumerations[static_cast<int>(enumeration)];
    const bool has_function = names.of != nullptr;
    const std::int64_t place = std::int64_t{value} - names.first;
    if (place < 0 || place >= (has_function ? most_values : values_of_lists)) return "?";
    const char* const name = has_function ? names.of(value) : names.list[place];
    return name != nullptr ? name : "?";
}

std::optional<int> value_named(Enumeration enumeration, std::string_view name) noexcept {
    if (static_cast<int>(enumeration) >= enumeration_count || name == "?") return std::nullopt;
    const int first = enumerations[static_cast<int>(enumeration)].first;
    for (int value = first; value < first + most_values; ++value) {
        if (name == name_of(enumeration, value)) return value;
    }
    return std::nullopt;
}

ExpansionInfo expansion_info(Expansion expansion) noexcept {
    if (static_cast<int>(expansion) >= expansion_count) return {};
    const ExpansionRules& box = expansion_rules[static_cast<std::size_t>(expansion)];
    std::uint32_t figures = 0;
    for (const FigureGiven& figure : box.figures) {
        if (figure.rules.name != nullptr) figures |= 1u << static_cast<int>(figure.kind);
    }
    const Description& description = *box.description;
    return {box.name, description.title, description.clauses, description.summary, bits_of(box.marks), figures};
}

MarkInfo mark_info(Mark mark) noexcept {
    if (static_cast<int>(mark) >= marks_known) return {};
    const auto& [spec, expansion, upon] = all_marks[static_cast<std::size_t>(mark)];
    return {spec->name, spec->title,     spec->does, spec->symbol != nullptr ? spec->symbol : "",
            expansion,  spec->printed_on};
}

const char* title_of(SegmentKind kind) noexcept {
    const char* const title = extent_of(kind) == Extent::none ? element_of(kind).title : nullptr;
    return title != nullptr ? title : name_of(kind);
}

Change change_of(EventKind kind) noexcept {
    const EventSpec* const spec = spec_of(kind);
    if (spec == nullptr) return Change::none;
    return spec->change == Change::none && spec->has_from ? Change::piece_moved : spec->change;
}

FigureInfo figure_info(FigureKind kind) noexcept {
    if (static_cast<int>(kind) >= figure_kinds) return {};
    const FigureRules& rules = rules_of(kind);
    return {rules.name, title_of(kind), rules.effect != nullptr ? rules.effect : ""};
}

}  // namespace mistbank
