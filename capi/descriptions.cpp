// The C functions that describe expansions, marks, figures, elements and fields of rules, and the names of values.
#include "boundary.hpp"
#include "mistbank/description.hpp"

using namespace mistbank;
using namespace mistbank::capi;

static_assert(sizeof(mistbank_expansion_description) == 32 && sizeof(mistbank_mark_description) == 32 &&
              sizeof(mistbank_rule_field) == 48);
static_assert(MISTBANK_ENUMERATION_EXTENT == static_cast<int>(Enumeration::extent) &&
              MISTBANK_ENUMERATION_EXTENT + 1 == enumeration_count);

/// Converts a number to an enum. A number that does not fit becomes an invalid value.
template <class Value>
static Value value_at(std::int32_t number) noexcept {
    return static_cast<Value>(number >= 0 && number < 255 ? number : 255);
}
static ExpansionInfo info_of_expansion(std::int32_t number) noexcept {
    return expansion_info(value_at<Expansion>(number));
}
static MarkInfo info_of_mark(std::int32_t number) noexcept { return mark_info(value_at<Mark>(number)); }
static const char* known(const char* text) noexcept { return text != nullptr ? text : "?"; }

mistbank_status mistbank_expansion_info(std::int32_t expansion, mistbank_expansion_description* out) {
    const ExpansionInfo info = info_of_expansion(expansion);
    if (info.name == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *out = {info.marks, info.figures, {}};
    return MISTBANK_OK;
}
const char* mistbank_expansion_title(std::int32_t expansion) { return known(info_of_expansion(expansion).title); }
const char* mistbank_expansion_clauses(std::int32_t expansion) { return known(info_of_expansion(expansion).clauses); }
const char* mistbank_expansion_summary(std::int32_t expansion) { return known(info_of_expansion(expansion).summary); }

mistbank_status mistbank_mark_info(std::int32_t mark, mistbank_mark_description* out) {
    const MarkInfo info = info_of_mark(mark);
    if (info.name == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *out = {static_cast<std::int32_t>(info.expansion), static_cast<std::int32_t>(info.printed_on), {}};
    return MISTBANK_OK;
}
const char* mistbank_mark_title(std::int32_t mark) { return known(info_of_mark(mark).title); }
const char* mistbank_mark_effect(std::int32_t mark) { return known(info_of_mark(mark).effect); }
const char* mistbank_mark_symbol(std::int32_t mark) { return known(info_of_mark(mark).symbol); }

const char* mistbank_figure_title(std::int32_t kind) { return known(figure_info(value_at<FigureKind>(kind)).title); }
const char* mistbank_figure_effect(std::int32_t kind) { return known(figure_info(value_at<FigureKind>(kind)).effect); }

std::int32_t mistbank_element_count(void) { return element_count(); }
const char* mistbank_element_name(std::int32_t element) { return known(element_info(element).name); }
const char* mistbank_element_title(std::int32_t element) { return known(element_info(element).title); }
const char* mistbank_element_signs(std::int32_t element, std::int32_t ascii) {
    const ElementInfo info = element_info(element);
    return known(ascii != 0 ? info.ascii : info.signs);
}
const char* mistbank_game_element_effect(const mistbank_game* game, std::int32_t element) {
    return known(game != nullptr ? effect_of_element(game->game, element) : nullptr);
}

std::int32_t mistbank_rule_field_count(void) { return rule_field_count(); }
mistbank_status mistbank_rule_field_info(std::int32_t field, mistbank_rule_field* out) {
    const RuleFieldInfo info = rule_field_info(field);
    if (info.name == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *out = {info.lowest,
            info.highest,
            info.standard,
            info.enumeration,
            info.expansions,
            info.systems,
            info.is_flag ? 1 : 0,
            info.has_several ? 1 : 0,
            info.is_house_rule ? 1 : 0,
            {}};
    return MISTBANK_OK;
}
const char* mistbank_rule_field_name(std::int32_t field) { return known(rule_field_info(field).name); }
const char* mistbank_rule_field_title(std::int32_t field) { return known(rule_field_info(field).title); }
const char* mistbank_rule_field_meaning(std::int32_t field) { return known(rule_field_info(field).meaning); }
const char* mistbank_rule_field_clause(std::int32_t field) { return known(rule_field_info(field).clause); }

const char* mistbank_name(std::int32_t enumeration, std::int32_t value) {
    return name_of(value_at<Enumeration>(enumeration), value);
}
std::int32_t mistbank_value(std::int32_t enumeration, const char* name) {
    if (name == nullptr) return -1;
    return value_named(value_at<Enumeration>(enumeration), name).value_or(-1);
}
