/**
 * @file mistbank/descriptions.h
 * Descriptions of expansions and marks, and the names of all enumerators. All texts live as long as the library is
 * loaded.
 */
#ifndef MISTBANK_DESCRIPTIONS_H
#define MISTBANK_DESCRIPTIONS_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The description of an expansion. 32 bytes. @since 2.1 */
typedef struct mistbank_expansion_description {
    uint32_t marks;      /**< bits 1 << MISTBANK_MARK_...: the marks that it plays with */
    uint32_t figures;    /**< bits 1 << MISTBANK_FIGURE_...: the kinds of figures that come with it */
    int32_t reserved[6]; /**< 0 */
} mistbank_expansion_description;

/** Describes an expansion.
 *  @param expansion MISTBANK_EXPANSION_...
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_expansion_info(int32_t expansion,
                                                                   mistbank_expansion_description* out);

/** The title of an expansion within a sentence.
 *  @param expansion MISTBANK_EXPANSION_...
 *  @return "the Gold Mines", "Mage & Witch" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_title(int32_t expansion);

/** The beginning of the ids of an expansion's rules.
 *  @param expansion MISTBANK_EXPANSION_...
 *  @return "GLD", "MAG" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_clauses(int32_t expansion);

/** What an expansion brings, in a line.
 *  @param expansion MISTBANK_EXPANSION_...
 *  @return "Meeples fly as far as a die says" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_summary(int32_t expansion);

/** The description of a mark. 32 bytes. @since 2.1 */
typedef struct mistbank_mark_description {
    int32_t expansion;   /**< the expansion that plays with it, MISTBANK_EXPANSION_... */
    int32_t printed_on;  /**< the kind of segment that it is printed on, MISTBANK_SEGMENT_...; 0: the whole tile */
    int32_t reserved[6]; /**< 0 */
} mistbank_mark_description;

/** Describes a mark.
 *  @param mark MISTBANK_MARK_...
 *  @param out receives the description
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_mark_info(int32_t mark, mistbank_mark_description* out);

/** The title of a mark.
 *  @param mark MISTBANK_MARK_...
 *  @return "Inn", "Gold mine" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_title(int32_t mark);

/** What a mark does, in a sentence or two.
 *  @param mark MISTBANK_MARK_...
 *  @return "The river begins here. Nobody stands on water." ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_effect(int32_t mark);

/** The id of a mark's symbol in pictures, behind the prefix of the picture.
 *  @param mark MISTBANK_MARK_...
 *  @return "inn", "rake" ...; an empty text if the mark is drawn in another way; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_mark_symbol(int32_t mark);

/** The title of a kind of figure.
 *  @param kind MISTBANK_FIGURE_...
 *  @return "meeple", "large meeple" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_title(int32_t kind);

/** What a kind of figure does beside what every meeple does, in a sentence.
 *  @param kind MISTBANK_FIGURE_...
 *  @return "It counts as two." ...; an empty text for a meeple; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_figure_effect(int32_t kind);

/** The enumerations whose values have names. @since 2.1 */
enum {
    MISTBANK_ENUMERATION_COLOUR = 0,         /**< MISTBANK_COLOUR_... */
    MISTBANK_ENUMERATION_FIGURE_KIND = 1,    /**< MISTBANK_FIGURE_... */
    MISTBANK_ENUMERATION_GOOD = 2,           /**< MISTBANK_GOOD_... */
    MISTBANK_ENUMERATION_SYSTEM = 3,         /**< MISTBANK_SYSTEM_... */
    MISTBANK_ENUMERATION_EXPANSION = 4,      /**< MISTBANK_EXPANSION_... */
    MISTBANK_ENUMERATION_EDITION = 5,        /**< MISTBANK_EDITION_... */
    MISTBANK_ENUMERATION_JOINT_SCORING = 6,  /**< MISTBANK_JOINT_... */
    MISTBANK_ENUMERATION_DRAWS = 7,          /**< MISTBANK_DRAWS_... */
    MISTBANK_ENUMERATION_UNPLAYABLE = 8,     /**< MISTBANK_UNPLAYABLE_... */
    MISTBANK_ENUMERATION_SIDE = 9,           /**< MISTBANK_SIDE_... */
    MISTBANK_ENUMERATION_DIRECTION = 10,     /**< MISTBANK_DIRECTION_... */
    MISTBANK_ENUMERATION_SIDE_KIND = 11,     /**< MISTBANK_SIDE_KIND_... */
    MISTBANK_ENUMERATION_SEGMENT_KIND = 12,  /**< MISTBANK_SEGMENT_... */
    MISTBANK_ENUMERATION_MARK = 13,          /**< MISTBANK_MARK_... */
    MISTBANK_ENUMERATION_RECORDING = 14,     /**< MISTBANK_RECORDING_... */
    MISTBANK_ENUMERATION_DECISION_KIND = 15, /**< MISTBANK_DECISION_... */
    MISTBANK_ENUMERATION_ACTION_KIND = 16,   /**< MISTBANK_ACTION_... */
    MISTBANK_ENUMERATION_EVENT_KIND = 17,    /**< MISTBANK_EVENT_... */
    MISTBANK_ENUMERATION_OUTCOME = 18,       /**< MISTBANK_OUTCOME_... */
    MISTBANK_ENUMERATION_LOSS_REASON = 19,   /**< MISTBANK_LOSS_... */
    MISTBANK_ENUMERATION_SOURCE = 20,        /**< MISTBANK_SOURCE_... */
    MISTBANK_ENUMERATION_SCOPE = 21,         /**< MISTBANK_SCOPE_... */
    MISTBANK_ENUMERATION_FACT_KIND = 22,     /**< MISTBANK_FACT_KIND_... */
    MISTBANK_ENUMERATION_RECORD_KIND = 23,   /**< MISTBANK_RECORD_... */
    MISTBANK_ENUMERATION_STRENGTH = 24,      /**< MISTBANK_STRENGTH_... */
    MISTBANK_ENUMERATION_VERDICT = 25,       /**< MISTBANK_VERDICT_... */
    MISTBANK_ENUMERATION_CHOICE = 26,        /**< MISTBANK_CHOICE_... */
    MISTBANK_ENUMERATION_THEME = 27,         /**< MISTBANK_SVG_THEME_... */
    MISTBANK_ENUMERATION_SVG_MARK = 28       /**< MISTBANK_SVG_MARK_... */
};

/** Returns the name of a value, as JSON, records and positions have it.
 *  @param enumeration MISTBANK_ENUMERATION_...
 *  @param value a value of this enumeration
 *  @return "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_name(int32_t enumeration, int32_t value);

/** Finds a value by its name.
 *  @param enumeration MISTBANK_ENUMERATION_...
 *  @param name case-sensitive
 *  @return -1 for none. @since 2.1 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_value(int32_t enumeration, const char* name);

#ifdef __cplusplus
}
#endif

#endif
