// Descriptions of expansions and marks, and the names of values, through the C API.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "support.hpp"

namespace {

constexpr int enumerations = MISTBANK_ENUMERATION_EXTENT + 1;

std::string name(int enumeration, int value) { return mistbank_name(enumeration, value); }

/// A value of an enumeration, with its name. The list has the first and the last value of every enumeration.
struct Known {
    int enumeration;
    int value;
    const char* name;
};
constexpr Known known[] = {
    {MISTBANK_ENUMERATION_COLOUR, MISTBANK_COLOUR_RED, "red"},
    {MISTBANK_ENUMERATION_COLOUR, MISTBANK_COLOUR_NONE, "none"},
    {MISTBANK_ENUMERATION_FIGURE_KIND, MISTBANK_FIGURE_NORMAL, "meeple"},
    {MISTBANK_ENUMERATION_FIGURE_KIND, MISTBANK_FIGURE_SHEPHERD, "shepherd"},
    {MISTBANK_ENUMERATION_GOOD, MISTBANK_GOOD_CLOTH, "cloth"},
    {MISTBANK_ENUMERATION_SYSTEM, MISTBANK_SYSTEM_DEMO, "demo"},
    {MISTBANK_ENUMERATION_EXPANSION, MISTBANK_EXPANSION_FESTIVAL, "festival"},
    {MISTBANK_ENUMERATION_EDITION, MISTBANK_EDITION_2022, "2022"},
    {MISTBANK_ENUMERATION_JOINT_SCORING, MISTBANK_JOINT_MAJORITY, "majority"},
    {MISTBANK_ENUMERATION_DRAWS, MISTBANK_DRAWS_EXTERNAL, "external"},
    {MISTBANK_ENUMERATION_UNPLAYABLE, MISTBANK_UNPLAYABLE_RETURNED, "returned"},
    {MISTBANK_ENUMERATION_SIDE, MISTBANK_SIDE_WEST, "west"},
    {MISTBANK_ENUMERATION_DIRECTION, MISTBANK_DIRECTION_NORTH_WEST, "north_west"},
    {MISTBANK_ENUMERATION_SIDE_KIND, MISTBANK_SIDE_KIND_FIELD, "field"},
    {MISTBANK_ENUMERATION_SEGMENT_KIND, MISTBANK_SEGMENT_VODYANOY, "vodyanoy"},
    {MISTBANK_ENUMERATION_MARK, MISTBANK_MARK_FESTIVAL, "festival"},
    {MISTBANK_ENUMERATION_RECORDING, MISTBANK_RECORDING_NONE, "none"},
    {MISTBANK_ENUMERATION_DECISION_KIND, MISTBANK_DECISION_SELL, "sell"},
    {MISTBANK_ENUMERATION_ACTION_KIND, MISTBANK_ACTION_BURY_FROM_SUPPLY, "bury_from_supply"},
    {MISTBANK_ENUMERATION_EVENT_KIND, MISTBANK_EVENT_TILE_SOLD, "tile_sold"},
    {MISTBANK_ENUMERATION_OUTCOME, MISTBANK_OUTCOME_FINISHED, "finished"},
    {MISTBANK_ENUMERATION_LOSS, MISTBANK_LOSS_PILE, "pile"},
    {MISTBANK_ENUMERATION_SOURCE, MISTBANK_SOURCE_SALES, "sales"},
    {MISTBANK_ENUMERATION_SCOPE, MISTBANK_SCOPE_TILE, "tile"},
    {MISTBANK_ENUMERATION_FACT_KIND, MISTBANK_FACT_KIND_PAIR, "pair"},
    {MISTBANK_ENUMERATION_RECORD_KIND, MISTBANK_RECORD_OPEN, "open"},
    {MISTBANK_ENUMERATION_STRENGTH, MISTBANK_STRENGTH_BEST, "best"},
    {MISTBANK_ENUMERATION_VERDICT, MISTBANK_VERDICT_CHANCE, "chance"},
    {MISTBANK_ENUMERATION_SAMPLING, MISTBANK_SAMPLING_GREATEST, "greatest"},
    {MISTBANK_ENUMERATION_THEME, MISTBANK_SVG_THEME_DARK, "dark"},
    {MISTBANK_ENUMERATION_PICTURE_MARK_KIND, MISTBANK_SVG_MARK_ARROW, "arrow"},
    {MISTBANK_ENUMERATION_FIRST_PLAYER, MISTBANK_FIRST_PLAYER_HOST, "host"},
    {MISTBANK_ENUMERATION_FIRST_PLAYER, MISTBANK_FIRST_PLAYER_MOST_ROADS, "most_roads"},
    {MISTBANK_ENUMERATION_SUBJECT, MISTBANK_SUBJECT_NONE, "none"},
    {MISTBANK_ENUMERATION_SUBJECT, MISTBANK_SUBJECT_SEGMENT, "segment"},
    {MISTBANK_ENUMERATION_TARGET, MISTBANK_TARGET_NONE, "none"},
    {MISTBANK_ENUMERATION_TARGET, MISTBANK_TARGET_CORNER, "corner"},
    {MISTBANK_ENUMERATION_CHANGE, MISTBANK_CHANGE_NONE, "none"},
    {MISTBANK_ENUMERATION_CHANGE, MISTBANK_CHANGE_PIECE_MOVED, "piece_moved"},
    {MISTBANK_ENUMERATION_EXTENT, MISTBANK_EXTENT_NONE, "none"},
    {MISTBANK_ENUMERATION_EXTENT, MISTBANK_EXTENT_AROUND, "around"},
};

}  // namespace

TEST_CASE("Every value of every enumeration has a name and can be found by this name", "[capi][descriptions]") {
    std::set<int> seen;
    for (const Known& entry : known) {
        INFO(entry.name);
        CHECK(name(entry.enumeration, entry.value) == entry.name);
        CHECK(mistbank_value(entry.enumeration, entry.name) == entry.value);
        seen.insert(entry.enumeration);
    }
    CHECK(seen.size() == enumerations);
    for (int enumeration = 0; enumeration < enumerations; ++enumeration) {
        for (int value = -3; value < 2100; ++value) {
            if (name(enumeration, value) != "?")
                CHECK(mistbank_value(enumeration, name(enumeration, value).c_str()) == value);
        }
    }
}

TEST_CASE("An unknown name has no value", "[capi][descriptions]") {
    for (const int enumeration : {-1, enumerations, 255, 256, INT32_MAX, INT32_MIN}) {
        CHECK(name(enumeration, 0) == "?");
        CHECK(mistbank_value(enumeration, "red") == -1);
    }
    for (int enumeration = 0; enumeration < enumerations; ++enumeration) {
        for (const int value : {-1, 300, 2024, INT32_MAX, INT32_MIN}) CHECK(name(enumeration, value) == "?");
        for (const char* text : {"?", "", "Red", "redder"}) CHECK(mistbank_value(enumeration, text) == -1);
        CHECK(mistbank_value(enumeration, nullptr) == -1);
    }
    CHECK(name(MISTBANK_ENUMERATION_ACTION_KIND, 8) == "?");
    for (const int number : {-1, 200, 255, INT32_MAX}) {
        mistbank_mark_description mark{};
        CHECK(mistbank_mark_info(number, &mark) == MISTBANK_INVALID_ARGUMENT);
        CHECK(std::string(mistbank_mark_title(number)) == "?");
        mistbank_expansion_description expansion{};
        CHECK(mistbank_expansion_info(number, &expansion) == MISTBANK_INVALID_ARGUMENT);
        CHECK(std::string(mistbank_expansion_title(number)) == "?");
    }
    CHECK(mistbank_mark_info(0, nullptr) == MISTBANK_INVALID_ARGUMENT);
    CHECK(mistbank_expansion_info(0, nullptr) == MISTBANK_INVALID_ARGUMENT);
}

TEST_CASE("Every mark has a description and is listed by its expansion", "[capi][descriptions]") {
    for (int number = 0; number <= MISTBANK_MARK_FESTIVAL; ++number) {
        mistbank_mark_description mark{};
        REQUIRE(mistbank_mark_info(number, &mark) == MISTBANK_OK);
        mistbank_expansion_description expansion{};
        REQUIRE(mistbank_expansion_info(mark.expansion, &expansion) == MISTBANK_OK);
        CHECK((expansion.marks >> number & 1u) == 1);
        const std::string effect = mistbank_mark_effect(number);
        CHECK(effect.back() == '.');
    }
    mistbank_mark_description inn{};
    mistbank_mark_info(MISTBANK_MARK_INN, &inn);
    CHECK(inn.expansion == MISTBANK_EXPANSION_INNS_CATHEDRALS);
    CHECK(inn.printed_on == MISTBANK_SEGMENT_ROAD);
    CHECK(std::string(mistbank_mark_title(MISTBANK_MARK_GOLD)) == "Gold mine");
    CHECK(std::string(mistbank_mark_symbol(MISTBANK_MARK_CROP_FARMER)) == "rake");
    CHECK(std::string(mistbank_mark_symbol(MISTBANK_MARK_SPRING)).empty());
}

TEST_CASE("Every expansion has a title, a clause prefix and a summary", "[capi][descriptions]") {
    std::set<std::string> clauses;
    for (int number = 0; number <= MISTBANK_EXPANSION_FESTIVAL; ++number) {
        mistbank_expansion_description expansion{};
        REQUIRE(mistbank_expansion_info(number, &expansion) == MISTBANK_OK);
        CHECK(std::string(mistbank_expansion_clauses(number)).size() == 3);
        clauses.insert(mistbank_expansion_clauses(number));
        CHECK(std::string(mistbank_expansion_summary(number)).size() > 20);
    }
    CHECK(clauses.size() == MISTBANK_EXPANSION_FESTIVAL + 1);
    CHECK(std::string(mistbank_expansion_title(MISTBANK_EXPANSION_GOLD)) == "the Gold Mines");
}

TEST_CASE("Every kind of figure except the meeple has a description", "[capi][descriptions]") {
    for (int kind = 0; kind <= MISTBANK_FIGURE_SHEPHERD; ++kind) {
        CHECK(std::string(mistbank_figure_title(kind)).size() > 2);
        CHECK(std::string(mistbank_figure_effect(kind)).empty() == (kind == MISTBANK_FIGURE_NORMAL));
    }
    CHECK(std::string(mistbank_figure_title(MISTBANK_FIGURE_LARGE)) == "large meeple");
    CHECK(std::string(mistbank_figure_title(-1)) == "?");
    CHECK(std::string(mistbank_figure_effect(99)) == "?");
    mistbank_expansion_description inns{};
    mistbank_expansion_info(MISTBANK_EXPANSION_INNS_CATHEDRALS, &inns);
    CHECK(inns.figures == 1u << MISTBANK_FIGURE_LARGE);
}

namespace {

std::map<std::string, std::string> effects_in(const char* preset) {
    const capi_test::GamePtr game = capi_test::make_game(preset);
    std::map<std::string, std::string> effects;
    for (int element = 0; element < mistbank_element_count(); ++element) {
        const std::string effect = mistbank_game_element_effect(game.get(), element);
        if (effect != "?") effects[mistbank_element_name(element)] = effect;
    }
    return effects;
}

}  // namespace

TEST_CASE("A game lists the elements that it shows, with their effects in this game", "[capi][descriptions]") {
    const auto base = effects_in("base");
    CHECK(base.at("village") == "Roads end there.");
    CHECK(base.at("coat") == "It adds 2 points when its city is completed, and 1 point if the city never is.");
    CHECK(base.at("road").empty());
    for (const char* absent : {"mist", "river", "garden", "haunted", "hound", "face_down"})
        CHECK(base.count(absent) == 0);
    CHECK(effects_in("base_without_farmers").count("hedge") == 0);
    CHECK(effects_in("river").count("bridge") == 1);
    CHECK(effects_in("abbot").at("garden").find("Only an abbot") == 0);

    const auto first = effects_in("level1");
    CHECK(first.at("ghosts").find("Ghosts leave") == 0);
    CHECK(first.at("coat") == "It adds 2 points when its city is completed.");
    CHECK(first.count("buried") + first.count("hound") + first.count("face_down") == 0);
    CHECK(effects_in("level2").at("cemetery").find("all four sides") != std::string::npos);
    CHECK(effects_in("level3").count("hound") == 1);
    CHECK(effects_in("level5").at("cemetery").find("face down") != std::string::npos);
    CHECK(effects_in("level5").count("face_down") == 1);
    const auto haunted = effects_in("ghosts_castles_cemeteries");
    CHECK(haunted.at("cemetery").find("returns with a guard") != std::string::npos);
    CHECK(haunted.at("haunted").find("costs 2 points") != std::string::npos);
    CHECK(haunted.count("buried") == 0);
}

TEST_CASE("Each element has a unique name, a title, and Unicode and ASCII characters", "[capi][descriptions]") {
    std::set<std::string> names;
    for (int element = 0; element < mistbank_element_count(); ++element) {
        INFO(mistbank_element_name(element));
        CHECK(names.insert(mistbank_element_name(element)).second);
        CHECK(std::string(mistbank_element_title(element)).size() > 3);
        CHECK(std::string(mistbank_element_signs(element, 0)) != "");
        for (const char sign : std::string(mistbank_element_signs(element, 1))) CHECK((sign >= ' ' && sign <= '~'));
    }
    CHECK(names.count("monastery") == 1);
    for (const int number : {-1, mistbank_element_count(), INT32_MAX}) {
        CHECK(std::string(mistbank_element_name(number)) == "?");
        CHECK(std::string(mistbank_element_title(number)) == "?");
        CHECK(std::string(mistbank_element_signs(number, 0)) == "?");
        CHECK(std::string(mistbank_game_element_effect(nullptr, number)) == "?");
    }
}

TEST_CASE("The description of a rule field contains the field's JSON name and default value", "[capi][descriptions]") {
    mistbank_rules rules;
    REQUIRE(mistbank_rules_init(&rules, sizeof rules) == MISTBANK_OK);
    std::string json(4000, '\0');
    std::int32_t length = 0;
    REQUIRE(mistbank_rules_to_json(&rules, &json[0], 4000, &length) == MISTBANK_OK);
    std::size_t described = 0;
    for (int number = 0; number < mistbank_rule_field_count(); ++number) {
        mistbank_rule_field field{};
        REQUIRE(mistbank_rule_field_info(number, &field) == MISTBANK_OK);
        const std::string named = std::string("\"") + mistbank_rule_field_name(number) + "\":";
        INFO(named);
        CHECK(json.find(named) != std::string::npos);
        ++described;
        const std::string meaning = mistbank_rule_field_meaning(number);
        CHECK(meaning.back() == '.');
        CHECK(std::string(mistbank_rule_field_title(number)).size() > 3);
        CHECK(field.lowest <= field.highest);
        CHECK((field.systems & 1u << MISTBANK_SYSTEM_COOPERATIVE) == (field.house == 1 ? 0 : field.systems & 2u));
        const bool is_settled = named == "\"revision\":" || named == "\"seed\":";
        if (field.several == 1 || is_settled) continue;
        const std::string standard = std::to_string(field.standard);
        const bool is_named = field.enumeration >= 0 && field.enumeration != MISTBANK_ENUMERATION_EDITION;
        const std::string value = field.flag == 1 ? (field.standard == 1 ? "true" : "false")
                                  : is_named      ? '"' + name(field.enumeration, field.standard) + '"'
                                                  : standard;
        CHECK(json.find(named + value) != std::string::npos);
    }
    CHECK(described == static_cast<std::size_t>(std::count(json.begin(), json.end(), ':')));
}

TEST_CASE("The description of a rule field contains the field's clause, bounds and expansion", "[capi][descriptions]") {
    std::map<std::string, mistbank_rule_field> fields;
    std::map<std::string, std::string> clauses;
    for (int number = 0; number < mistbank_rule_field_count(); ++number) {
        const std::string field = mistbank_rule_field_name(number);
        mistbank_rule_field_info(number, &fields[field]);
        clauses[field] = mistbank_rule_field_clause(number);
    }
    CHECK(fields["level"].lowest == 1);
    CHECK(fields["level"].highest == 6);
    CHECK(fields["level"].systems == 1u << MISTBANK_SYSTEM_COOPERATIVE);
    CHECK(fields["castles"].expansions == 1u << MISTBANK_EXPANSION_GHOSTS_CASTLES_CEMETERIES);
    CHECK(fields["castles"].flag + fields["castles"].standard == 2);
    CHECK(fields["hole_turn"].expansions == 0);
    CHECK(fields["hole_turn"].house == 1);
    CHECK(clauses["hole_turn"] == "HSE-7");
    CHECK(clauses["seed"].empty());
    CHECK(fields["without"].enumeration == MISTBANK_ENUMERATION_FIGURE_KIND);
    CHECK(fields["without"].several == 1);
    CHECK(fields["players"].enumeration == -1);
    for (const int number : {-1, mistbank_rule_field_count(), INT32_MIN}) {
        CHECK(mistbank_rule_field_info(number, &fields["none"]) == MISTBANK_INVALID_ARGUMENT);
        CHECK(std::string(mistbank_rule_field_name(number)) == "?");
        CHECK(std::string(mistbank_rule_field_clause(number)) == "?");
    }
    CHECK(mistbank_rule_field_info(0, nullptr) == MISTBANK_INVALID_ARGUMENT);
}
