#include "house.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

const char* const house_help =
    "  --house A,B         with --game, house rules: hand=3, hand_open,\n"
    "                      draw_ahead, unplayable=returned, hole_turn,\n"
    "                      incomplete_scores=no, table=9x9 or table=9x9@4;4\n"
    "                      with the place of the start, border_completes,\n"
    "                      start_in_bag, small_cities, without=barn+mayor,\n"
    "                      dragon_after_scoring, hill_majority\n";

/* Rules that are on or off: the name alone, or with =yes or =no. */
typedef struct house_switch {
    const char* name;
    size_t field;
} house_switch;

static const house_switch switches[] = {
    {"hand_open", offsetof(mistbank_rules, hand_open)},
    {"draw_ahead", offsetof(mistbank_rules, draw_ahead)},
    {"hole_turn", offsetof(mistbank_rules, hole_turn)},
    {"incomplete_scores", offsetof(mistbank_rules, incomplete_scores)},
    {"border_completes", offsetof(mistbank_rules, border_completes)},
    {"start_in_bag", offsetof(mistbank_rules, start_in_bag)},
    {"small_cities", offsetof(mistbank_rules, small_cities)},
    {"dragon_after_scoring", offsetof(mistbank_rules, dragon_after_scoring)},
    {"hill_majority", offsetof(mistbank_rules, hill_majority)},
};

static int read_switch(const char* name, const char* value, mistbank_rules* rules) {
    const int is_yes = value == NULL || strcmp(value, "yes") == 0;
    if (!is_yes && strcmp(value, "no") != 0) return 0;
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; ++i) {
        if (strcmp(name, switches[i].name) != 0) continue;
        const int32_t number = is_yes;
        memcpy((char*)rules + switches[i].field, &number, sizeof number);
        return 1;
    }
    return 0;
}

static int read_table(const char* value, mistbank_rules* rules) {
    int end = 0;
    if (sscanf(value, "%dx%d%n", &rules->table_width, &rules->table_height, &end) != 2) return 0;
    if (value[end] == '\0') return 1;
    value += end;
    return sscanf(value, "@%d;%d%n", &rules->table_x, &rules->table_y, &end) == 2 && value[end] == '\0';
}

/* Kinds of figures, separated by plus signs. */
static int read_without(const char* value, mistbank_rules* rules) {
    while (*value != '\0') {
        char name[32];
        const int length = (int)strcspn(value, "+");
        snprintf(name, sizeof name, "%.*s", length, value);
        const int32_t kind = mistbank_value(MISTBANK_ENUMERATION_FIGURE_KIND, name);
        if (kind < 0) return 0;
        rules->without |= UINT32_C(1) << kind;
        value += length;
        if (*value == '+') ++value;
    }
    return 1;
}

static int read_named(const char* value, mistbank_enumeration enumeration, int32_t* out) {
    *out = mistbank_value(enumeration, value);
    return *out >= 0;
}

static int read_rule(const char* name, const char* value, mistbank_rules* rules) {
    if (value != NULL && strcmp(name, "hand") == 0) return sscanf(value, "%d", &rules->hand) == 1;
    if (value != NULL && strcmp(name, "table") == 0) return read_table(value, rules);
    if (value != NULL && strcmp(name, "without") == 0) return read_without(value, rules);
    if (value != NULL && strcmp(name, "unplayable") == 0)
        return read_named(value, MISTBANK_ENUMERATION_UNPLAYABLE, &rules->unplayable);
    return read_switch(name, value, rules);
}

int house_read(const char* text, mistbank_rules* rules, char* wrong, int capacity) {
    while (*text != '\0') {
        char word[80];
        const int length = (int)strcspn(text, ",");
        snprintf(word, sizeof word, "%.*s", length, text);
        snprintf(wrong, (size_t)capacity, "%s", word);
        char* value = strchr(word, '=');
        if (value != NULL) *value++ = '\0';
        if (!read_rule(word, value, rules)) return 0;
        text += length;
        if (*text == ',') ++text;
    }
    return 1;
}
