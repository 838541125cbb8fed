/**
 * @file mistbank/reasons.h
 * Explanations of an adviser, with names of players.
 */
#ifndef MISTBANK_REASONS_H
#define MISTBANK_REASONS_H

#include "adviser.h"
#include "pictures.h"

/** @addtogroup mistbank_advise
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

#if !defined(MISTBANK_NO_ADVISER) && !defined(MISTBANK_NO_RENDERING)

/** Works like mistbank_adviser_explanation(), but uses names of players, for example "takes the city at 1,-2 from
 *  Anna".
 *  @param adviser the adviser
 *  @param index @range 0 to mistbank_adviser_count()-1
 *  @param options null for the defaults; names are used
 *  @param buffer,capacity,length the words, which may be longer than #MISTBANK_EXPLANATION_CAPACITY
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT: also for invalid names, as
 *  in mistbank_game_summary(). @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_explain(const mistbank_adviser* adviser, int32_t index,
                                                                    const mistbank_text_options* options, char* buffer,
                                                                    int32_t capacity, int32_t* length);

#endif

#ifdef __cplusplus
}
#endif

/** @} */

#endif
