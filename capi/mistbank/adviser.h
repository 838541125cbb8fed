/**
 * @file mistbank/adviser.h
 * A player of every game of the library: an opponent, a partner, a hint. It stands above the game and changes none.
 *
 * An adviser thinks about the open decision of a game by simulations of the turns that follow, and then tells of each
 * legal action what it is worth, to what line it belongs and why, in words. It sees what the player who decides sees:
 * games that differ only in what is hidden from them get equal advice.
 *
 * It is deterministic: the same position, seed and number of simulations give the same advice on the same machine,
 * however often it was let think in between. It has no threads and no clock; an adviser is used by one thread at a
 * time, and the game that it thinks about by no other meanwhile.
 *
 * Several may think about one position side by side, in threads or processes, each with a seed of its own and on a
 * clone of its own, and told how many they are by mistbank_adviser_set_companions(). Now and then each absorbs the news
 * of the others: mistbank_adviser_news(), mistbank_adviser_told(). In the end one absorbs what the others have found,
 * and advises by all of it: mistbank_adviser_absorb(), or where they share no memory mistbank_adviser_findings() and
 * mistbank_adviser_absorb_findings(). Whatever is absorbed first, the advice is the same.
 *
 * What it advises is no promise as the rules are: a later version may advise otherwise, and play better.
 *
 * All its memory comes from the allocator of the game it is made with, and is taken when it is made: nothing after that
 * can fail for want of it. It keeps no message: mistbank_adviser_think() leaves the reason of a refusal with the game.
 */
#ifndef MISTBANK_ADVISER_H
#define MISTBANK_ADVISER_H

#include "actions.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A library built without MISTBANK_ADVISER has none of this, and its users are compiled with MISTBANK_NO_ADVISER; the
 * CMake targets and pkg-config see to that. */
#ifndef MISTBANK_NO_ADVISER

/** A player of the games of certain rules and tile sets. */
typedef struct mistbank_adviser mistbank_adviser;

/** What an adviser thinks of a legal action. @since 2.0 */
typedef struct mistbank_advice {
    mistbank_action action; /**< what it is about */
    int32_t visits;         /**< how many simulations began with it; 0: judged at first sight alone */
    int32_t group;          /**< 0: that of the best, and so on. Actions of one group are of the same use for the same
                                 reasons, if elsewhere, and none is judged better than chance in samples would make it;
                                 up to 2.0 it was 0 @since 2.1 */
    double winning;         /**< about how likely the player who decides wins with it, or the team: 0 to 1 */
    double points;          /**< competitive: by how many points its player is expected to be ahead of the best of the
                                 others; of a team, and of who plays alone: the total that is expected */
    double judgement;       /**< by what actions are compared: competitive in points; of a team from 0 to 100: half for
                                 its chance to win, half for how far it is expected to get */
} mistbank_advice;

/** The name of a strength.
 *  @param strength any number
 *  @return "beginner", "easy", "good" or "best"; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_strength_name(mistbank_strength strength);

/** Makes an adviser for the games of the rules and tile sets of this one, at whatever position. Cost: about ten
 * copies of a game, room for its longest lists of actions, and what it remembers of positions: some 0.6 MB in all in
 * the base game of two, 2.5 MB with everything.
 *  @param game it is not changed, and may be freed before the adviser is; its allocator is that of the adviser, and
 * must outlive it
 *  @param strength of mistbank_adviser_choose(); advice does not depend on it
 *  @param seed of its samples of what is hidden, and of its slips
 *  @param adviser gets it; the caller frees it
 *  @param message,capacity,length what is wrong
 *  @return #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_create(const mistbank_game* game,
                                                                   mistbank_strength strength, uint64_t seed,
                                                                   mistbank_adviser** adviser, char* message,
                                                                   int32_t capacity, int32_t* length);

/** Frees an adviser. @param adviser may be null. @since 2.0 */
MISTBANK_API void MISTBANK_CALL mistbank_adviser_free(mistbank_adviser* adviser);

/** Thinks about the open decision of a game: so many simulations more, if it is the position thought about before, else
 *  the first ones. Cost: each simulation plays some turns of the game on, each about as long as fifty legal actions
 * take to be carried out. The first sight tries every legal action with the rest of its turn.
 *  @param adviser the adviser
 *  @param game any of the rules and tile sets it was made for; it is not changed
 *  @param simulations @range 0 to #MISTBANK_MAX_SIMULATIONS; with 0 it looks at the actions at first sight
 *  @return #MISTBANK_GAME_OVER; #MISTBANK_INVALID_ARGUMENT: also a game of other rules or tile sets. Then the game
 * tells why, and the adviser still knows what it has thought before. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_think(mistbank_adviser* adviser, const mistbank_game* game,
                                                                  int32_t simulations);

/** Adds what another adviser has found about the same position, and ranks the actions anew. The two need seeds of their
 * own: the same one finds the same once more. The adviser may go on thinking after it, and then knows what both know.
 * Cost: less than a simulation.
 *  @param adviser the adviser
 *  @param other what it has found, and what it has absorbed before; it stays as it is
 *  @return #MISTBANK_INVALID_ARGUMENT, and nothing is changed: they think about different positions, one about none, or
 * they are one and the same; both together know of more than #MISTBANK_MAX_SIMULATIONS simulations. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_absorb(mistbank_adviser* adviser,
                                                                   const mistbank_adviser* other);

/** Tells an adviser how many others think side by side with it, each about as long, and are merged with it in the end:
 *  from its next simulation on it looks at as many actions and as far ahead as all of them together would. Else each
 * has only its own simulations in mind, and merged they do not play as well as one that thinks as long as all of them.
 *  @param adviser the adviser; how many of its own simulations it makes stays what mistbank_adviser_think() says
 *  @param companions the others, 0 (as it is made) to #MISTBANK_MAX_COMPANIONS
 *  @return #MISTBANK_INVALID_ARGUMENT: the number is out of range. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_set_companions(mistbank_adviser* adviser,
                                                                           int32_t companions);

/** What it has found about the position that it thinks about, as bytes for an adviser in another process or elsewhere:
 *  the same on every machine, with a version and a checksum. What it has absorbed is included.
 *  @param adviser the adviser @param buffer,capacity,count the bytes; #MISTBANK_MAX_FINDINGS always hold them
 *  @return #MISTBANK_BUFFER_TOO_SMALL; #MISTBANK_INVALID_ARGUMENT: also before the first mistbank_adviser_think().
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_findings(const mistbank_adviser* adviser, uint8_t* buffer,
                                                                     int32_t capacity, int32_t* count);

/** Of its findings only the simulations that it has made itself since mistbank_adviser_told() was last called for it,
 * or since it began to think about the position: what its companions do not know yet. Advisers that tell each other the
 *  news while all of them think on, every 32 simulations of their own perhaps, choose what to try by what all of them
 *  know, and play nearly as well as one that thinks as long as all together; those that are merged in the end alone
 *  play less well.
 *  @param adviser the adviser
 *  @param buffer,capacity,count the bytes, as of mistbank_adviser_findings()
 *  @return #MISTBANK_BUFFER_TOO_SMALL; #MISTBANK_INVALID_ARGUMENT: also before the first mistbank_adviser_think().
 *  @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_news(const mistbank_adviser* adviser, uint8_t* buffer,
                                                                 int32_t capacity, int32_t* count);

/** Its companions have absorbed its news, or will: none of it is told again. The adviser itself knows it still.
 *  @param adviser the adviser @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_told(mistbank_adviser* adviser);

/** As mistbank_adviser_absorb(), of what mistbank_adviser_findings() or mistbank_adviser_news() wrote. Trusts nothing.
 *  @param adviser the adviser
 *  @param bytes the findings, not kept
 *  @param byte_count how many there are
 *  @return #MISTBANK_INVALID_ARGUMENT: also where they are damaged, or of a version that judges otherwise. @since 2.1
 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_absorb_findings(mistbank_adviser* adviser,
                                                                            const uint8_t* bytes, int32_t byte_count);

/** Forgets what simulations have brought, its own and those it has absorbed, but not what meets the eye: as after
 *  mistbank_adviser_think() with 0. So one that collects what others have found so far begins anew.
 *  @param adviser the adviser @return #MISTBANK_INVALID_ARGUMENT. @since 2.1 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_forget(mistbank_adviser* adviser);

/** How many simulations of the position that it thinks about it knows of: its own and those it has absorbed. Where only
 *  one action is legal it makes none.
 *  @param adviser the adviser @return 0 or more, -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_adviser_simulations(const mistbank_adviser* adviser);

/** How many legal actions the position has that it thinks about.
 *  @param adviser the adviser @return 0 before the first mistbank_adviser_think(), -1 for null. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_adviser_count(const mistbank_adviser* adviser);

/** What it thinks of one of them. The best comes first.
 *  @param adviser the adviser @param index @range 0 to mistbank_adviser_count()-1
 *  @param out gets it
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_advice(const mistbank_adviser* adviser, int32_t index,
                                                                   mistbank_advice* out);

/** The line that it expects to begin with this action: that first, and what the same player decides after it in the
 *  turn, as far as that hangs on nothing that is still to be drawn, rolled or turned over.
 *  @param adviser the adviser @param index @range 0 to mistbank_adviser_count()-1
 *  @param out,capacity,count the actions, 1 to #MISTBANK_MAX_LINE
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_line(const mistbank_adviser* adviser, int32_t index,
                                                                 mistbank_action* out, int32_t capacity,
                                                                 int32_t* count);

/** Why it thinks so of this action, in words: what its line brings at once, and where, the weightiest first and before
 *  all what tells it from the other good ones; what is to be expected then, and how much better or worse that is than
 *  the next or the best: "closes the city at 1,-2 for 12, finishes a mist bank: 3 ghosts go back; wins 61 times of 100,
 *  2.4 hundredths better than the next". Of the first five none has the same reasons in the same words as another,
 *  unless they are of one group. The words are for people: they may change with any version. mistbank_adviser_explain()
 *  takes names of players.
 *  @param adviser the adviser @param index @range 0 to mistbank_adviser_count()-1
 *  @param buffer,capacity,length the words; #MISTBANK_EXPLANATION_CAPACITY bytes always hold them
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_explanation(const mistbank_adviser* adviser, int32_t index,
                                                                        char* buffer, int32_t capacity,
                                                                        int32_t* length);

/** The action that it takes, with its strength.
 *  @param adviser the adviser
 *  @param action gets it; #MISTBANK_ACTION_NONE before the first mistbank_adviser_think()
 *  @return #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_adviser_choose(const mistbank_adviser* adviser,
                                                                   mistbank_action* action);

#endif /* MISTBANK_NO_ADVISER */

#ifdef __cplusplus
}
#endif

#endif
