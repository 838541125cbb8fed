/**
 * @file mistbank/descriptions.h
 * Descriptions of expansions, marks and what else boards show, and the names of all enumerators. All texts live as long
 * as the library is loaded.
 */
#ifndef MISTBANK_DESCRIPTIONS_H
#define MISTBANK_DESCRIPTIONS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The description of an expansion. 32 bytes. @since 2.1 */
typedef struct mistbank_expansion_description {
    uint32_t marks;      /**< the marks that it plays with @set mark */
    uint32_t figures;    /**< the kinds of figures that come with it @set figure_kind */
    int32_t reserved[6]; /**< 0 */
} mistbank_expansion_description;

/** Describes an expansion.
 *  @param expansion any number
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_expansion_info(mistbank_expansion expansion,
                                                                   mistbank_expansion_description* out);

/** The title of an expansion within a sentence.
 *  @return "the river", "Inns & Cathedrals" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_title(mistbank_expansion expansion);

/** The beginning of the ids of an expansion's rules.
 *  @return "GLD", "MAG" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_clauses(mistbank_expansion expansion);

/** What an expansion brings, in a line.
 *  @return "Meeples fly as far as a die says" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_summary(mistbank_expansion expansion);

/** The description of a mark. 32 bytes. @since 2.1 */
typedef struct mistbank_mark_description {
    mistbank_expansion expansion;     /**< the expansion that plays with it */
    mistbank_segment_kind printed_on; /**< the kind of segment that it is printed on; 0: the whole tile */
    int32_t reserved[6];              /**< 0 */
} mistbank_mark_description;

/** Describes a mark.
 *  @param mark any number
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_mark_info(mistbank_mark mark, mistbank_mark_description* out);

/** The title of a mark.
 *  @return "Inn", "Cathedral" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_title(mistbank_mark mark);

/** What a mark does, in a sentence or two.
 *  @return "The river begins here. Nobody stands on water." ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_effect(mistbank_mark mark);

/** The id of a mark's symbol in pictures, behind the prefix of the picture.
 *  @return "inn", "rake" ...; an empty text if the mark is drawn in another way; "?" for any other number. @since 2.1
 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_symbol(mistbank_mark mark);

/** The title of a kind of figure.
 *  @return "meeple", "large meeple" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_title(mistbank_figure_kind kind);

/** What a kind of figure does beside what every meeple does, in a sentence.
 *  @return "It counts as two." ...; an empty text for a meeple; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_effect(mistbank_figure_kind kind);

/** Returns the number of elements: what boards show besides marks, figures and pieces of expansions. An element is a
 * kind of segment, something printed on it, or something that is drawn. Later versions may add elements and renumber
 * them; the names never change.
 *  @return 1 or more. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_element_count(void);

/** Returns the name of an element: "coat", "last_tile". A kind of segment has its name.
 *  @param element @range 0 to mistbank_element_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_element_name(int32_t element);

/** Returns the title of an element: "coat of arms", "tile laid last".
 *  @param element @range 0 to mistbank_element_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_element_title(int32_t element);

/** Returns the signs that texts of boards draw an element with, or an example of them.
 *  @param element @range 0 to mistbank_element_count()-1
 *  @param ascii whether every sign is one of ASCII @kind flag
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_element_signs(int32_t element, int32_t ascii);

/** Returns what an element does in a game, in a sentence or two: "Roads end there."
 *  @param game the game
 *  @param element @range 0 to mistbank_element_count()-1
 *  @return an empty text if it does nothing there; "?" if boards of the game cannot show it, and for any other number.
 *  @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_game_element_effect(const mistbank_game* game, int32_t element);

/** The description of a field of rules. 48 bytes. @since 2.1 */
typedef struct mistbank_rule_field {
    int32_t lowest;                   /**< the least value; of a field of several values that of each */
    int32_t highest;                  /**< the greatest value; 0 if it has no bounds but those of its type */
    int32_t standard;                 /**< the default; a field of several values has none */
    mistbank_enumeration enumeration; /**< the enumeration of its values, @null -1 for numbers */
    uint32_t expansions;              /**< the expansion that it belongs to, or none @set expansion */
    uint32_t systems;                 /**< the systems in which it counts: bits 1 << MISTBANK_SYSTEM_... */
    int32_t flag;                     /**< whether it is on or off @kind flag */
    int32_t several;                  /**< whether it has several values: a list or a set @kind flag */
    int32_t house;                    /**< whether it is a house rule @kind flag */
    int32_t reserved[3];              /**< 0 */
} mistbank_rule_field;

/** Returns the number of fields of rules that are described: all but its size and the counts of lists. Later versions
 *  may add fields and renumber them; the names never change.
 *  @return 1 or more. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_rule_field_count(void);

/** Describes a field of rules.
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rule_field_info(int32_t field, mistbank_rule_field* out);

/** Returns the name of a field of rules, as JSON and #mistbank_rules have it: "starting_player".
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_name(int32_t field);

/** Returns the title of a field of rules: "First player".
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_title(int32_t field);

/** Returns the meaning of a field of rules, in a sentence. Of a field that is on or off, and of other house rules, it
 * is the meaning of a value other than the default: "Incomplete features score nothing at the end."
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_meaning(int32_t field);

/** Returns the rule clause of a field of rules: "HSE-5".
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return an empty text if no single clause is about it; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_clause(int32_t field);

/** Returns the name of a value, as JSON, records and positions have it.
 *  @param enumeration the enumeration
 *  @param value a value of the enumeration
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_name(mistbank_enumeration enumeration, int32_t value);

/** Finds a value by its name.
 *  @param enumeration the enumeration
 *  @param name case-sensitive
 *  @return the value, @null -1 for none. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_value(mistbank_enumeration enumeration, const char* name);

#ifdef __cplusplus
}
#endif

#endif
