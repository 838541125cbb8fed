/**
 * @file mistbank/descriptions.h
 * Descriptions of expansions, marks, figures, elements of boards and fields of rules, and the names of all enumerators.
 * All texts stay valid while the library is loaded.
 */
#ifndef MISTBANK_DESCRIPTIONS_H
#define MISTBANK_DESCRIPTIONS_H

#include "game.h"

/** @addtogroup mistbank_describe
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** The description of an expansion. 32 bytes. @since 2.1 */
typedef struct mistbank_expansion_description {
    uint32_t marks;      /**< the marks that the expansion uses @set mark */
    uint32_t figures;    /**< the kinds of figures that the expansion adds @set figure_kind */
    int32_t reserved[6]; /**< 0 */
} mistbank_expansion_description;

/** Describes an expansion.
 *  @param expansion any number
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_expansion_info(mistbank_expansion expansion,
                                                                   mistbank_expansion_description* out);

/** Returns the title of an expansion, for use within a sentence.
 *  @param expansion any number
 *  @return "the river", "Inns & Cathedrals" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_title(mistbank_expansion expansion);

/** Returns the prefix of the clause ids of an expansion.
 *  @param expansion any number
 *  @return "GLD", "MAG" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_clauses(mistbank_expansion expansion);

/** Returns a summary of an expansion in one line.
 *  @param expansion any number
 *  @return "Meeples fly as far as a die says" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_summary(mistbank_expansion expansion);

/** The description of a mark. 32 bytes. @since 2.1 */
typedef struct mistbank_mark_description {
    mistbank_expansion expansion;     /**< the expansion that uses the mark */
    mistbank_segment_kind printed_on; /**< the kind of segment on which the mark is printed; 0: the whole tile */
    int32_t reserved[6];              /**< 0 */
} mistbank_mark_description;

/** Describes a mark.
 *  @param mark any number
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_mark_info(mistbank_mark mark, mistbank_mark_description* out);

/** Returns the title of a mark.
 *  @param mark any number
 *  @return "Inn", "Cathedral" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_title(mistbank_mark mark);

/** Returns the effect of a mark, in one or two sentences.
 *  @param mark any number
 *  @return "The river begins here. Nobody stands on water." ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_effect(mistbank_mark mark);

/** Returns the id of a mark's symbol in pictures, without the prefix that all ids of a picture share.
 *  @param mark any number
 *  @return "inn", "rake" ...; an empty text if the mark is drawn in another way; "?" for any other number.
 *  @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_symbol(mistbank_mark mark);

/** Returns the title of a kind of figure.
 *  @param kind any number
 *  @return "meeple", "large meeple" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_title(mistbank_figure_kind kind);

/** Returns a sentence about the difference between a kind of figure and a meeple.
 *  @param kind any number
 *  @return "It counts as two." ...; an empty text for a meeple; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_effect(mistbank_figure_kind kind);

/** Returns the number of elements. Elements are the parts of boards that no other function describes: kinds of
 *  segments, symbols printed on segments, and signs in pictures. Marks, figures and pieces of expansions are not
 *  elements. Later versions may add elements and renumber them; the names never change.
 *  @return 1 or more. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_element_count(void);

/** Returns the name of an element, for example "coat" or "last_tile"; for a kind of segment, the name of that kind.
 *  @param element @range 0 to mistbank_element_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_element_name(int32_t element);

/** Returns the title of an element, for example "coat of arms" or "tile laid last".
 *  @param element @range 0 to mistbank_element_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_element_title(int32_t element);

/** Returns the characters for an element on a text board, or an example of them.
 *  @param element @range 0 to mistbank_element_count()-1
 *  @param ascii whether to use only ASCII characters @kind flag
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_element_signs(int32_t element, int32_t ascii);

/** Returns the effect of an element in a game, in one or two sentences, for example "Roads end there."
 *  @param game the game
 *  @param element @range 0 to mistbank_element_count()-1
 *  @return an empty text if the element has no effect in the game; "?" if boards of the game cannot show it, and for
 *  any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_game_element_effect(const mistbank_game* game, int32_t element);

/** The description of a field of rules. 48 bytes. @since 2.1 */
typedef struct mistbank_rule_field {
    int32_t lowest;                   /**< the least value; for a list or set, the least value of an entry */
    int32_t highest;                  /**< the greatest value; 0: any value of the field's type */
    int32_t standard;                 /**< the default; no meaning for a list or set */
    mistbank_enumeration enumeration; /**< the enumeration of the values, @null -1 for numbers */
    uint32_t expansions;              /**< the expansion to which the field belongs, or none @set expansion */
    uint32_t systems;                 /**< the systems that use the field: bits 1 << MISTBANK_SYSTEM_... */
    int32_t flag;                     /**< whether the field is a flag: on or off @kind flag */
    int32_t several;                  /**< whether the field has several values: a list or a set @kind flag */
    int32_t house;                    /**< whether the field is a house rule @kind flag */
    int32_t reserved[3];              /**< 0 */
} mistbank_rule_field;

/** Returns the number of described fields of mistbank_rules: all fields except its size and the counts of lists. Later
 *  versions may add fields and renumber them; the names never change.
 *  @return 1 or more. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_rule_field_count(void);

/** Describes a field of rules.
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rule_field_info(int32_t field, mistbank_rule_field* out);

/** Returns the name of a field of rules, as in JSON and #mistbank_rules, for example "starting_player".
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_name(int32_t field);

/** Returns the title of a field of rules, for example "First player".
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_title(int32_t field);

/** Returns the meaning of a field of rules, in a sentence. For fields that are on or off, and for house rules, the
 *  sentence describes a value other than the default, for example "Incomplete features score nothing at the end."
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_meaning(int32_t field);

/** Returns the rule clause of a field of rules, for example "HSE-5".
 *  @param field @range 0 to mistbank_rule_field_count()-1
 *  @return an empty text if the field has no clause or several clauses; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_rule_field_clause(int32_t field);

/** Returns the name of a value, as in JSON, records and positions.
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

/** @} */

#endif
