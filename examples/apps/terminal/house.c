#include "house.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "line.h"

void house_print_help(void) {
    enum { COLUMNS = 72, INDENT = 24 };
    mistbank_rule_field field;
    printf(
        "  --house A,B         with --game, house rules such as hand=3,hole_turn,\n"
        "                      table=9x9@4;4 (with the place of the start) or\n"
        "                      without=barn+mayor:\n");
    for (int32_t i = 0; mistbank_rule_field_info(i, &field) == MISTBANK_OK; ++i) {
        line text = {{0}, 0};
        if (!field.house) continue;
        line_add(&text, "%22s%s: %s", "", mistbank_rule_field_name(i), mistbank_rule_field_meaning(i));
        print_wrapped(text.text, COLUMNS, INDENT);
    }
}

/* The following functions convert the option's text to a JSON object for the library. */

static int find_rule(const char* name, mistbank_rule_field* field) {
    for (int32_t i = 0; mistbank_rule_field_info(i, field) == MISTBANK_OK; ++i) {
        if (field->house && strcmp(mistbank_rule_field_name(i), name) == 0) return 1;
    }
    return 0;
}

/* Adds a JSON array of the names in a list separated by plus signs. */
static void add_names(line* json, const char* names) {
    const char* between = "[";
    while (*names != '\0') {
        const int length = (int)strcspn(names, "+");
        line_add(json, "%s\"%.*s\"", between, length, names);
        between = ",";
        names += length;
        if (*names == '+') ++names;
    }
    line_add(json, "]");
}

static int add_rule(line* json, const char* name, const char* value) {
    mistbank_rule_field field;
    if (!find_rule(name, &field)) return 0;
    line_add(json, "%s\"%s\":", json->length > 1 ? "," : "", name);
    if (field.flag) {
        line_add(json, "%s",
                 value == NULL || strcmp(value, "yes") == 0 ? "true"
                 : strcmp(value, "no") == 0                 ? "false"
                                                            : "");
    } else if (value != NULL && field.several) {
        add_names(json, value);
    } else if (value != NULL) {
        line_add(json, field.enumeration < 0 ? "%s" : "\"%s\"", value);
    }
    return 1;
}

static int add_table(line* json, const char* value) {
    char size[2][16];
    char place[2][16] = {"-1", "-1"};
    const int read = sscanf(value, "%15[0-9]x%15[0-9]@%15[0-9];%15[0-9]", size[0], size[1], place[0], place[1]);
    const size_t length =
        strlen(size[0]) + strlen(size[1]) + 1 + (read == 4 ? strlen(place[0]) + strlen(place[1]) + 2 : 0);
    return (read == 2 || read == 4) && length == strlen(value) && add_rule(json, "table_width", size[0]) &&
           add_rule(json, "table_height", size[1]) && add_rule(json, "table_x", place[0]) &&
           add_rule(json, "table_y", place[1]);
}

int house_read(const char* text, mistbank_rules* rules, char* wrong, int capacity) {
    const char* const all = text;
    mistbank_rules found;
    line json = {{0}, 0};
    line_add(&json, "{");
    while (*text != '\0') {
        char word[80];
        const int length = (int)strcspn(text, ",");
        snprintf(word, sizeof word, "%.*s", length, text);
        snprintf(wrong, (size_t)capacity, "%s", word);
        char* value = strchr(word, '=');
        if (value != NULL) *value++ = '\0';
        const int is_table = value != NULL && strcmp(word, "table") == 0;
        if (is_table ? !add_table(&json, value) : !add_rule(&json, word, value)) return 0;
        text += length;
        if (*text == ',') ++text;
    }
    line_add(&json, "}");
    mistbank_rules_init(&found, sizeof found);
    snprintf(wrong, (size_t)capacity, "%s", all);
    if (mistbank_rules_from_json(json.text, -1, &found, NULL, 0, NULL) != MISTBANK_OK) return 0;
    const size_t first = offsetof(mistbank_rules, hand);
    memcpy((char*)rules + first, (const char*)&found + first, sizeof found - first);
    return 1;
}
