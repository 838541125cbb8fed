/**
 * @file mistbank/kinds.h
 * Numbers for the course of games: decisions, actions, events, outcomes, sources of points. The C++ API has the same
 * numbers.
 */
#ifndef MISTBANK_KINDS_H
#define MISTBANK_KINDS_H

#include "pieces.h"

/** @addtogroup mistbank_numbers
 *  @{ */

/** The kinds of decisions, with the step of the turn in which they occur (COO-15). */
enum {
    MISTBANK_DECISION_OVER = 0,              /**< no decision: the game is over */
    MISTBANK_DECISION_DRAW = 1,              /**< external draws: the drawn tile. With some house rules, the host may
                                                  also answer "hidden" (HSE-2) or "pass" (HSE-6), which are not in the
                                                  list of legal actions */
    MISTBANK_DECISION_LAY_TILE = 2,          /**< step 1a: the place of the drawn tile */
    MISTBANK_DECISION_BURY = 3,              /**< steps 1c and 3c: the meeple to bury (CEM-2) */
    MISTBANK_DECISION_GHOST_ON_CEMETERY = 4, /**< step 2a: the open cemetery for a further ghost (CEM-4) */
    MISTBANK_DECISION_HAUNT_MEEPLE = 5,      /**< step 2a: the meeple that a ghost haunts (GCC-4) */
    MISTBANK_DECISION_PLACE_MEEPLE = 6,      /**< step 2b: place a figure on the laid tile, take another action of
                                                  this step, or pass (MEET-7) */
    MISTBANK_DECISION_ORDER_OF_SCORING = 7,  /**< step 3a: the next completed feature to score (COO-10) */
    MISTBANK_DECISION_SCORE_OR_PACIFY = 8,   /**< step 3a: score points, or remove ghosts from one tile instead
                                                  (COO-8) */
    MISTBANK_DECISION_SCORING_COLOUR = 9,    /**< step 3a: the scoring meeple that gets the points (SIX-3) */
    MISTBANK_DECISION_PLACE_HOUND = 10,      /**< step 3b: the meeple that the hound joins (HND-2) */
    MISTBANK_DECISION_HOUND_PACIFIES = 11,   /**< step 3b: remove ghosts from a tile near the hound, or stop (HND-3) */
    MISTBANK_DECISION_LAY_FACE_DOWN = 12,    /**< step 3c: the place of the face-down tile (HAU-3) */
    MISTBANK_DECISION_TAKE = 13,             /**< step 2b, after building a floor: the meeple that the tower takes,
                                                  or none (TWR-4) */
    MISTBANK_DECISION_EXCHANGE = 14,         /**< step 2b, after taking a meeple: the kind of prisoner that returns
                                                  (TWR-9) */
    MISTBANK_DECISION_MOVE_DRAGON = 15,      /**< step 2d: the dragon's next tile (PRD-7) */
    MISTBANK_DECISION_ABBEY = 16,            /**< step 1a: lay an abbey in a hole, or draw a tile (ABM-2) */
    MISTBANK_DECISION_MOVE_WAGON = 17,       /**< step 3c: the wagon's next place, or its return to the supply
                                                  (ABM-13) */
    MISTBANK_DECISION_CHANCE = 18,           /**< external draws: a random result, such as a die roll (MEET-21) */
    MISTBANK_DECISION_LAND = 19,             /**< step 2b, after the die: the landing place of the meeple (FLY-2) */
    MISTBANK_DECISION_HAND = 20,             /**< step 1a: a tile in the hand, and the place to lay it (HSE-1) */
    MISTBANK_DECISION_FLOCK = 21,            /**< step 2c: grow the flock or guide it home (HIL-6) */
    MISTBANK_DECISION_GOLD = 22,             /**< step 1b: the tile next to the mine for the second ingot (GLD-2) */
    MISTBANK_DECISION_MAGIC = 23,            /**< steps 1b and 2c: the place of the mage or the witch (MAG-2) */
    MISTBANK_DECISION_ROBBER = 24,           /**< step 1b: the robber's space on the track (ROB-2) */
    MISTBANK_DECISION_FERRY = 25,            /**< step 2c: the roads that a ferry joins (FER-2), or the move of a
                                                  ferry (FER-4) */
    MISTBANK_DECISION_ADVANCE = 26,          /**< when a colour gains points: advance the marker or the courier
                                                  (MSG-3) */
    MISTBANK_DECISION_MESSAGE = 27,          /**< step 3e: follow the message, or score two points instead (MSG-6) */
    MISTBANK_DECISION_MESSAGE_MEEPLE = 28,   /**< step 3e: the meeple that the message scores (MSG-9) */
    MISTBANK_DECISION_CROP = 29,             /**< step 3f: let all players add a meeple, or remove one (CRP-2) */
    MISTBANK_DECISION_CROP_ADD = 30,         /**< step 3f: the meeple to add, or none (CRP-4) */
    MISTBANK_DECISION_CROP_REMOVE = 31,      /**< step 3f: the meeple to remove (CRP-5) */
    MISTBANK_DECISION_OFFER = 32,            /**< step 1a: the offer of another player for the drawn tile (HSE-18) */
    MISTBANK_DECISION_SELL = 33              /**< step 1a: the buyer of the drawn tile, or none (HSE-18) */
};
typedef int32_t mistbank_decision_kind; /**< one of MISTBANK_DECISION_... */

/** The subject of a decision: the meaning of the decision's fields x, y and segment. @since 2.1 */
enum {
    MISTBANK_SUBJECT_NONE = 0,       /**< no tile: x, y and segment are 0 */
    MISTBANK_SUBJECT_DRAWN_TILE = 1, /**< the drawn tile: x, y and segment are 0 */
    MISTBANK_SUBJECT_LAID_TILE = 2,  /**< the tile laid this turn */
    MISTBANK_SUBJECT_CELL = 3,       /**< the cell of a tower, the dragon or a lake */
    MISTBANK_SUBJECT_SEGMENT = 4     /**< a segment: of a feature, a cemetery, a hound or a wagon */
};
typedef int32_t mistbank_subject; /**< one of MISTBANK_SUBJECT_... */

/** The place that a choice acts on, for front ends. @since 2.1 */
enum {
    MISTBANK_TARGET_NONE = 0,    /**< no place: offer the choice as a button */
    MISTBANK_TARGET_CELL = 1,    /**< a cell */
    MISTBANK_TARGET_SEGMENT = 2, /**< a segment of a tile */
    MISTBANK_TARGET_PAIR = 3,    /**< two segments of a tile (FER-2) */
    MISTBANK_TARGET_CORNER = 4   /**< the north-west corner of a cell, for a barn (ABM-16) */
};
typedef int32_t mistbank_target; /**< one of MISTBANK_TARGET_... */

/** The kinds of actions. Each comment lists the fields that the action uses, and an example of its text form. */
enum {
    MISTBANK_ACTION_NONE = 0,             /**< no action */
    MISTBANK_ACTION_DRAW = 1,             /**< x = tile type                              "draw 14a" */
    MISTBANK_ACTION_LAY = 2,              /**< x, y, count = rotation in clockwise quarter turns, with the place in the
                                               hand in bits 2 and 3 (HSE-1) "lay 3,-1 2" */
    MISTBANK_ACTION_BURY = 3,             /**< x, y, segment: the meeple                  "bury 3,-1/0" */
    MISTBANK_ACTION_BURY_FROM_SUPPLY = 4, /**< colour of the meeple                       "bury red" */
    MISTBANK_ACTION_GHOST = 5,            /**< x, y: the cemetery                         "ghost 3,-1" */
    MISTBANK_ACTION_HAUNT = 6,            /**< x, y, segment, colour; count: the figure (kind, ghosts, fairy)
                                               "haunt 3,-1/0 red large 1" */
    MISTBANK_ACTION_PLACE = 7,            /**< colour, segment of the laid tile, count = kind of figure
                                               "meeple red 0" */
    MISTBANK_ACTION_PASS = 9,             /**< takes no optional action, or removes no more ghosts "pass" */
    MISTBANK_ACTION_SCORE = 10,           /**< x, y, segment: the feature                 "score 3,-1/0" */
    MISTBANK_ACTION_POINTS = 11,          /**< takes the points                           "points" */
    MISTBANK_ACTION_PACIFY = 12,          /**< x, y, count = ghosts to remove, 1 to 3     "pacify 3,-1 2" */
    MISTBANK_ACTION_ADVANCE = 13,         /**< colour of the scoring meeple               "advance red" */
    MISTBANK_ACTION_HOUND = 14,           /**< x, y, segment: the meeple                  "hound 3,-1/0" */
    MISTBANK_ACTION_FACE_DOWN = 15,       /**< x, y: the empty cell                       "facedown 3,-1" */
    MISTBANK_ACTION_RECALL = 16,          /**< takes the player's abbot back (ABT-3)      "recall" */
    MISTBANK_ACTION_FLOOR = 17,           /**< x, y: the tower for the floor (TWR-2)      "floor 3,-1" */
    MISTBANK_ACTION_TOWER = 18,           /**< x, y: the tower, count = kind of the meeple on top (TWR-2)
                                               "tower large 3,-1" */
    MISTBANK_ACTION_TAKE = 19,            /**< fields as in haunt: the meeple that the tower takes (TWR-4)
                                               "take 3,-1/0 red large" */
    MISTBANK_ACTION_EXCHANGE = 20,        /**< count = kind of the returned prisoner (TWR-9) "exchange large" */
    MISTBANK_ACTION_RANSOM = 21,          /**< count = kind of the prisoner, colour of its holder (TWR-12)
                                               "ransom large blue" */
    MISTBANK_ACTION_FAIRY = 22,           /**< fields as in haunt: the meeple that the fairy joins (PRD-13)
                                               "fairy 3,-1/0 red meeple" */
    MISTBANK_ACTION_PRINCESS = 23,        /**< fields as in haunt: the knight to remove (PRD-20)
                                               "princess 3,-1/0 red meeple" */
    MISTBANK_ACTION_PORTAL = 24,          /**< x, y, segment, count = kind of meeple (PRD-22) "portal large 3,-1/0" */
    MISTBANK_ACTION_DRAGON = 25,          /**< x, y: the dragon's next tile (PRD-7)       "dragon 3,-1" */
    MISTBANK_ACTION_ABBEY = 26,           /**< x, y: the hole for the abbey (ABM-2)       "abbey 3,-1" */
    MISTBANK_ACTION_NO_ABBEY = 27,        /**< draws a tile instead of laying an abbey (ABM-2) "draw" */
    MISTBANK_ACTION_WAGON = 28,           /**< x, y, segment: the wagon's next place (ABM-13) "wagon 3,-1/0" */
    MISTBANK_ACTION_GO_HOME = 29,         /**< returns the wagon to its supply (ABM-13)   "return" */
    MISTBANK_ACTION_BARN = 30,            /**< colour, x, y: the cell south-east of the barn (ABM-17) "barn red 3,-1" */
    MISTBANK_ACTION_FLY = 31,             /**< count = kind of the flying meeple (FLY-1)  "fly large" */
    MISTBANK_ACTION_ROLL = 32,            /**< count = result of the die, 1 to 3 (FLY-1)  "roll 2" */
    MISTBANK_ACTION_LAND = 33,            /**< x, y, segment: the landing place (FLY-2)   "land 3,-1/0" */
    MISTBANK_ACTION_ACROBAT = 34,         /**< x, y, count = kind of the meeple that joins the acrobats (TOP-9)
                                               "acrobat meeple 3,-1" */
    MISTBANK_ACTION_PYRAMID = 35,         /**< x, y: the pyramid of three acrobats to score (TOP-10) "pyramid 3,-1" */
    MISTBANK_ACTION_RELEASE = 36,         /**< count as in haunt: the meeple that leaves the lake (VOD-6)
                                               "release meeple 1" */
    MISTBANK_ACTION_GROW = 37,            /**< adds a token to the player's flock (HIL-7) "grow" */
    MISTBANK_ACTION_GUIDE = 38,           /**< scores all flocks on the shepherd's field (HIL-8) "guide" */
    MISTBANK_ACTION_SHEEP = 39,           /**< count = sheep on the drawn token, 0: the wolf (HIL-5) "sheep 3" */
    MISTBANK_ACTION_ANIMAL = 40,          /**< count = number of the token under the big top (TOP-4) "animal 5" */
    MISTBANK_ACTION_HIDDEN = 41,          /**< a tile was put under the hill (HIL-2)      "hidden" */
    MISTBANK_ACTION_GOLD = 42,            /**< x, y: the tile for the ingot (GLD-2)       "gold 3,-1" */
    MISTBANK_ACTION_MAGE = 43,            /**< x, y, segment: the mage's next place (MAG-2) "mage 3,-1/0" */
    MISTBANK_ACTION_WITCH = 44,           /**< x, y, segment: the witch's next place (MAG-2) "witch 3,-1/0" */
    MISTBANK_ACTION_UNMAGE = 45,          /**< takes the mage off the board (MAG-3)       "unmage" */
    MISTBANK_ACTION_UNWITCH = 46,         /**< takes the witch off the board (MAG-3)      "unwitch" */
    MISTBANK_ACTION_ROBBER = 47,          /**< count = the robber's space on the track (ROB-2) "robber 18" */
    MISTBANK_ACTION_FERRY = 48,           /**< x, y, segment, count = number of the other segment (FER-2)
                                               "ferry 3,-1/0+2" */
    MISTBANK_ACTION_KEEP = 49,            /**< x, y: the lake whose ferry does not move (FER-4) "keep 3,-1" */
    MISTBANK_ACTION_ADVANCE_FIGURE = 50,  /**< count = 1: the courier, 0: the marker (MSG-3) "advance courier" */
    MISTBANK_ACTION_ACT_ON_MESSAGE = 51,  /**< follows the message (MSG-6)                "message act" */
    MISTBANK_ACTION_TWO_POINTS = 52,      /**< scores two points instead (MSG-6)          "message two" */
    MISTBANK_ACTION_MESSAGE = 53,         /**< count = number of the message, 1 to 8 (MSG-2) "message 3" */
    MISTBANK_ACTION_SCORE_MEEPLE = 54,    /**< fields as in haunt: the meeple that the message scores (MSG-9)
                                               "score 3,-1/0 red large" */
    MISTBANK_ACTION_CROP_ADD = 55,        /**< all players add a meeple (CRP-2)           "crop add" */
    MISTBANK_ACTION_CROP_REMOVE = 56,     /**< all players remove a meeple (CRP-2)        "crop remove" */
    MISTBANK_ACTION_ADD = 57,             /**< x, y, segment, count = kind of meeple (CRP-4) "add large 3,-1/0" */
    MISTBANK_ACTION_REMOVE = 58,          /**< fields as in haunt: the meeple to remove (CRP-5)
                                               "remove 3,-1/0 red large" */
    MISTBANK_ACTION_FESTIVAL = 59,        /**< fields as in haunt: the figure to take back (FES-2)
                                               "festival 3,-1/0 red large" */
    MISTBANK_ACTION_FIRST_PLAYER = 60,    /**< colour of the first player (HSE-17)        "first_player red" */
    MISTBANK_ACTION_OFFER_POINTS = 61,    /**< count = points for the drawn tile (HSE-18) "offer points 3" */
    MISTBANK_ACTION_OFFER_WINE = 62,      /**< offers wine for the drawn tile (HSE-18)    "offer good wine" */
    MISTBANK_ACTION_OFFER_GRAIN = 63,     /**< offers grain for the drawn tile (HSE-18)   "offer good grain" */
    MISTBANK_ACTION_OFFER_CLOTH = 64,     /**< offers cloth for the drawn tile (HSE-18)   "offer good cloth" */
    MISTBANK_ACTION_OFFER_ABBEY = 65,     /**< offers an abbey for the drawn tile (HSE-18) "offer abbey" */
    MISTBANK_ACTION_SELL = 66,            /**< colour of the buyer of the drawn tile (HSE-18) "sell red" */
    MISTBANK_ACTION_KEEP_TILE = 67        /**< does not sell the drawn tile (HSE-18)      "keep" */
};
typedef int32_t mistbank_action_kind; /**< one of MISTBANK_ACTION_... */

/** The strength of an adviser. Weaker levels see the same position, think less and occasionally blunder. @since 2.0 */
enum {
    MISTBANK_STRENGTH_BEGINNER = 0, /**< takes any of the actions with a good static judgement */
    MISTBANK_STRENGTH_EASY = 1,     /**< takes the action with the best static judgement, with occasional slips */
    MISTBANK_STRENGTH_GOOD = 2,     /**< simulates the most promising actions, with occasional slips */
    MISTBANK_STRENGTH_BEST = 3      /**< simulates the most promising actions, without slips */
};
typedef int32_t mistbank_strength; /**< one of MISTBANK_STRENGTH_... */

/** The method that chooses a legal action, given a number for each action index. An action with minus infinity is never
 *  chosen. */
enum {
    MISTBANK_SAMPLING_LOGITS = 0,  /**< random, with probabilities proportional to e to the power of the number, as in a
                                        softmax */
    MISTBANK_SAMPLING_WEIGHTS = 1, /**< random, with probabilities proportional to the number, which is 0 or more */
    MISTBANK_SAMPLING_GREATEST = 2 /**< the action with the greatest number; among equal numbers, the one with the
                                        lowest index */
};
typedef int32_t mistbank_sampling; /**< one of MISTBANK_SAMPLING_... */

/** The owner of a fact. @since 2.1 */
enum {
    MISTBANK_SCOPE_GAME = 0,   /**< the whole game */
    MISTBANK_SCOPE_COLOUR = 1, /**< one colour */
    MISTBANK_SCOPE_TILE = 2    /**< one tile on the board */
};
typedef int32_t mistbank_scope; /**< one of MISTBANK_SCOPE_... */

/** The meaning of a fact's numbers. @since 2.1 */
enum {
    MISTBANK_FACT_KIND_NUMBER = 0,  /**< a count, a space of the track, or a flag: 1 or 0 */
    MISTBANK_FACT_KIND_COLOUR = 1,  /**< a colour; #MISTBANK_COLOUR_NONE: nobody has the piece */
    MISTBANK_FACT_KIND_TILE = 2,    /**< the index of a tile; -1: the piece is not on the board */
    MISTBANK_FACT_KIND_SEGMENT = 3, /**< two numbers: the index of a tile, and the number of its segment; -1, -1: not
                                         on the board */
    MISTBANK_FACT_KIND_PAIR = 4     /**< three numbers: the index of a tile, and the numbers of two of its segments
                                         that are joined */
};
typedef int32_t mistbank_fact_kind; /**< one of MISTBANK_FACT_KIND_... */

/** The kinds of events. Each comment lists the fields that the event uses besides `player` and `action`. The words "is
 *  next" mean that the named event follows. */
enum {
    MISTBANK_EVENT_TURN_BEGAN = 1,             /**< total = number of the turn, from 1 */
    MISTBANK_EVENT_TILE_DRAWN = 2,             /**< type of the tile */
    MISTBANK_EVENT_TILE_SET_ASIDE = 3,         /**< type of the tile, which fits nowhere (COM-4) */
    MISTBANK_EVENT_TILE_LAID = 4,              /**< type, x, y, count = rotation in clockwise quarter turns; also for
                                                    the tiles of the starting block */
    MISTBANK_EVENT_BANK_FINISHED = 5,          /**< x, y, segment: a mist segment of the laid tile (MIS-3) */
    MISTBANK_EVENT_GHOSTS_PLACED = 6,          /**< x, y, segment, count = number of ghosts */
    MISTBANK_EVENT_GHOSTS_REMOVED = 7,         /**< x, y, segment, count = number of ghosts that return to the supply */
    MISTBANK_EVENT_FIGURE_PLACED = 8,          /**< colour, figure, x, y, segment */
    MISTBANK_EVENT_FIGURE_RETURNED = 9,        /**< colour, figure, x, y, segment that the figure leaves, count = ghosts
                                                    that leave with the figure */
    MISTBANK_EVENT_MEEPLE_BURIED = 10,         /**< colour, figure, x, y, segment of the cemetery; from_x, from_y,
                                                    from_segment of the meeple, or from_segment = #MISTBANK_NO_SEGMENT:
                                                    from the supply (CEM-2) */
    MISTBANK_EVENT_CEMETERY_CLOSED = 11,       /**< x, y, segment */
    MISTBANK_EVENT_FEATURE_SCORED = 12,        /**< x, y, segment, feature, tiles, coats, cities, count = number of
                                                    colours that score, points for each of these colours */
    MISTBANK_EVENT_FEATURE_PACIFIED = 13,      /**< fields as in feature_scored; the player removes ghosts instead of
                                                    scoring the points (COO-8) */
    MISTBANK_EVENT_POINTS_SCORED = 14,         /**< colour (none: the common scoring meeple), points, total after the
                                                    event; count = ghosts that the colour pays for: the points are
                                                    reduced by the cost of these ghosts (GCC-8, GCC-9) */
    MISTBANK_EVENT_HOUND_ARRIVED = 15,         /**< count = number of the hound, 1 or 2; colour, x, y, segment of the
                                                    hound's meeple */
    MISTBANK_EVENT_HOUND_LOST = 16,            /**< count = number of the hound, which has no meeple to join (HND-4) */
    MISTBANK_EVENT_HOUND_SCORED = 17,          /**< count = number of the hound, colour of the hound's meeple, points =
                                                    ghosts on the board */
    MISTBANK_EVENT_HOUND_BURIED = 18,          /**< count = number of the hound, whose meeple was buried (CEM-7) */
    MISTBANK_EVENT_PILE_OPENED = 19,           /**< count = number of the pile, 2 or 3, total = tiles in the pile
                                                    (LVL-3) */
    MISTBANK_EVENT_FACE_DOWN_LAID = 20,        /**< x, y; the type of the tile stays hidden (HAU-6) */
    MISTBANK_EVENT_WON = 21,                   /**< the team has reached the goal (COO-12); competitive, for each
                                                    winner: colour = a colour with the most points, total = these points
                                                    (CMP-7) */
    MISTBANK_EVENT_LOST = 22,                  /**< count = the reason, MISTBANK_LOSS_... */
    MISTBANK_EVENT_MEEPLE_HAUNTED = 23,        /**< colour, figure, x, y, segment, count = ghosts now on the meeple
                                                    (GCC-4) */
    MISTBANK_EVENT_MEEPLE_SCARED = 24,         /**< colour, figure, x, y, segment, count = ghosts on the meeple: the
                                                    third ghost scares the meeple away (GCC-6); figure_returned is
                                                    next */
    MISTBANK_EVENT_GUARD_GAINED = 25,          /**< colour, x, y, segment of the cemetery: the colour gains a guard from
                                                    the reserve (GCC-10) */
    MISTBANK_EVENT_FINAL_SCORING = 26,         /**< the final scoring begins (CMP-6) */
    MISTBANK_EVENT_FEATURE_SCORED_AT_END = 27, /**< the same as feature_scored, but in the final scoring */
    MISTBANK_EVENT_PART_BEGAN = 28,            /**< count = number of the new part of the turn, 2 or more (TRB-5) */
    MISTBANK_EVENT_ABBOT_RECALLED = 29,        /**< colour, x, y, segment, tiles = number of tiles around the abbot,
                                                    points (ABT-3); points_scored is next */
    MISTBANK_EVENT_GOODS_TAKEN = 30,           /**< colour, x, y, segment, count = MISTBANK_GOOD_..., amount = goods
                                                    taken, total = goods now held (TRB-1) */
    MISTBANK_EVENT_GOODS_SCORED = 31,          /**< colour, count = MISTBANK_GOOD_..., amount = goods held, points;
                                                    points_scored is next */
    MISTBANK_EVENT_FAIRY_MOVED = 32,           /**< colour, figure, x, y, segment of the meeple that the fairy joins
                                                    (PRD-13) */
    MISTBANK_EVENT_FAIRY_SCORED = 33,          /**< colour, figure, x, y, segment of the meeple beside the fairy,
                                                    points: 1 at the start of the turn (PRD-15), or 3 when the feature
                                                    scores (PRD-16); the next points_scored includes these 3 points */
    MISTBANK_EVENT_DRAGON_MOVED = 34,          /**< x, y; count = number of the step, 1 to 6 (PRD-7), or 0: to a volcano
                                                    (PRD-4); from_x, from_y, or from_segment = #MISTBANK_NO_SEGMENT:
                                                    from beside the board */
    MISTBANK_EVENT_FIGURE_EATEN = 35,          /**< colour, figure, x, y, segment, count = ghosts on the figure (PRD-8);
                                                    figure_returned is next */
    MISTBANK_EVENT_TILE_AWAITS_DRAGON = 36,    /**< type of the tile, which is set aside until a volcano is on the
                                                    board (PRD-3) */
    MISTBANK_EVENT_TILES_SHUFFLED_BACK = 37,   /**< amount = number of tiles that were waiting for the dragon, total =
                                                    tiles now in the pile */
    MISTBANK_EVENT_FLOOR_BUILT = 38,           /**< colour, x, y, segment, count = floors of the tower, amount = floors
                                                    that the player has left */
    MISTBANK_EVENT_FIGURE_CAPTURED = 39,       /**< colour, figure, x, y, segment, count = ghosts on the figure, which
                                                    is now the player's prisoner (TWR-8) */
    MISTBANK_EVENT_PRISONER_RETURNED = 40,     /**< colour, figure: the prisoner was exchanged (TWR-9) or ransomed
                                                    (TWR-12) */
    MISTBANK_EVENT_RANSOM_PAID = 41,           /**< colour = holder of the prisoner, figure, points;
                                                    prisoner_returned is next */
    MISTBANK_EVENT_WAGON_MOVED = 42,           /**< colour, figure, x, y, segment, count = ghosts on the wagon; from_x,
                                                    from_y, from_segment */
    MISTBANK_EVENT_DIE_ROLLED = 43,            /**< count = result, 1 to 3; x, y of the flying machine (FLY-1) */
    MISTBANK_EVENT_FLIGHT_CRASHED = 44,        /**< colour, figure, x, y of the cell: the meeple returns to its supply
                                                    (FLY-4) */
    MISTBANK_EVENT_KNIGHT_REMOVED = 45,        /**< colour, figure, x, y, segment, count = ghosts on the knight
                                                    (PRD-20); figure_returned is next */
    MISTBANK_EVENT_TILE_HIDDEN = 46,           /**< x, y of the hill: a tile from the pile is put under the hill unseen;
                                                    total = tiles now in the pile (HIL-2) */
    MISTBANK_EVENT_TOKEN_DRAWN = 47,           /**< colour, x, y, segment of the shepherd, count = sheep on the token,
                                                    0: the wolf; amount = sheep now with the shepherd (HIL-5, HIL-7) */
    MISTBANK_EVENT_FLOCK_SCORED = 48,          /**< colour, x, y, segment of the shepherd, points = sheep on the field
                                                    (HIL-8); points_scored is next */
    MISTBANK_EVENT_BIG_TOP_MOVED = 49,         /**< x, y; from_x, from_y, or from_segment = #MISTBANK_NO_SEGMENT: from
                                                    beside the board (TOP-3) */
    MISTBANK_EVENT_ANIMAL_SHOWN = 50,          /**< x, y, points = number of the token under the big top; the token
                                                    leaves the game (TOP-4) */
    MISTBANK_EVENT_BIG_TOP_SCORED = 51,        /**< colour, x, y, amount = meeples of the colour around the big top,
                                                    points (TOP-5); points_scored is next */
    MISTBANK_EVENT_PYRAMID_SCORED = 52,        /**< x, y, segment, count = number of acrobats, points for each acrobat
                                                    (TOP-10, TOP-12); a points_scored for each colour is next */
    MISTBANK_EVENT_RINGMASTER_SCORED = 53,     /**< colour, x, y, segment, amount = circus and acrobat tiles around the
                                                    ringmaster, points; the next points_scored includes these points
                                                    (TOP-8) */
    MISTBANK_EVENT_FIGURE_CAUGHT = 54,         /**< colour, figure, x, y, segment of the lake, count = ghosts on the
                                                    figure; from_x, from_y, from_segment (VOD-2, VOD-3) */
    MISTBANK_EVENT_FIGURE_RELEASED = 55,       /**< colour, figure, x, y, segment, count = ghosts on the figure (VOD-6);
                                                    figure_returned is next */
    MISTBANK_EVENT_LAKE_SCORED = 56,           /**< colour, amount = meeples of the colour in lakes, points = -2 for
                                                    each (VOD-7); points_scored is next */
    MISTBANK_EVENT_TILE_TAKEN = 57,            /**< colour = owner of the hand; type, -1 if hands are hidden (HSE-1,
                                                    HSE-5) */
    MISTBANK_EVENT_TILE_RETURNED = 58,         /**< type of the tile, which fits nowhere and returns to the pile
                                                    (HSE-6) */
    MISTBANK_EVENT_HOLE_FILLED = 59,           /**< x, y of the hole: the player has another turn (HSE-7) */
    MISTBANK_EVENT_HAND_SET_ASIDE = 60,        /**< colour = owner of the hand: none of its tiles fits (HSE-3); for
                                                    each tile, tile_set_aside, tile_returned or tile_awaits_dragon is
                                                    next */
    MISTBANK_EVENT_GOLD_PLACED = 61,           /**< x, y, amount = ingots now on the tile, total = ingots left to place
                                                    (GLD-2) */
    MISTBANK_EVENT_GOLD_TAKEN = 62,            /**< colour, x, y, total = ingots that the colour now holds (GLD-4) */
    MISTBANK_EVENT_GOLD_SCORED = 63,           /**< colour, amount = ingots held, points (GLD-8); points_scored is
                                                    next */
    MISTBANK_EVENT_MAGE_MOVED = 64,            /**< x, y, segment; from_x, from_y, from_segment, or from_segment =
                                                    MISTBANK_NO_SEGMENT: from beside the board (MAG-2) */
    MISTBANK_EVENT_WITCH_MOVED = 65,           /**< x, y, segment; from_x, from_y, from_segment as in mage_moved
                                                    (MAG-2) */
    MISTBANK_EVENT_MAGE_LEFT = 66,             /**< x, y, segment that the mage leaves (MAG-3, MAG-7) */
    MISTBANK_EVENT_WITCH_LEFT = 67,            /**< x, y, segment that the witch leaves (MAG-3, MAG-7) */
    MISTBANK_EVENT_ROBBER_PLACED = 68,         /**< colour, count = the robber's space on the track (ROB-2) */
    MISTBANK_EVENT_ROBBED = 69,                /**< colour of the robber, count = the robber's space, amount = the
                                                    colour whose gain is shared, points = gain of the robber's colour
                                                    (ROB-4); the robber returns to the supply, and points_scored is
                                                    next */
    MISTBANK_EVENT_ROBBER_FOLLOWED = 70,       /**< colour, count = the robber's new space: the last figure has left
                                                    the previous space (ROB-6) */
    MISTBANK_EVENT_FERRY_PLACED = 71,          /**< x, y, segment, count = number of the other segment, amount = ferries
                                                    left to place (FER-2) */
    MISTBANK_EVENT_FERRY_MOVED = 72,           /**< x, y, segment, count = number of the other segment (FER-4) */
    MISTBANK_EVENT_FIGURE_ADVANCED = 73,       /**< colour, count = 0: the marker, 1: the courier; points, total =
                                                    points that the figure now shows (MSG-3) */
    MISTBANK_EVENT_MESSAGE_DRAWN = 74,         /**< count = number of the message, 1 to 8 (MSG-2) */
    MISTBANK_EVENT_MESSAGE_RESOLVED = 75,      /**< colour, count = number of the message, amount = 1: the message
                                                    was followed, 0: two points instead; points (MSG-6);
                                                    points_scored is next if points are above 0 */
    MISTBANK_EVENT_CROP_CHOSEN = 76,           /**< x, y, count = 0: all players add a meeple, 1: all players remove one
                                                    (CRP-2) */
    MISTBANK_EVENT_MEEPLE_ADDED = 77,          /**< colour, figure, x, y, segment (CRP-4); figure_placed is next */
    MISTBANK_EVENT_MEEPLE_REMOVED = 78,        /**< colour, figure, x, y, segment, count = ghosts on the meeple (CRP-5);
                                                    figure_returned is next */
    MISTBANK_EVENT_KING_TAKEN = 79,            /**< colour, x, y, segment of the city, tiles (KNG-2) */
    MISTBANK_EVENT_BARON_TAKEN = 80,           /**< colour, x, y, segment of the road, tiles (KNG-2) */
    MISTBANK_EVENT_KING_SCORED = 81,           /**< colour, amount = completed cities, points (KNG-5); points_scored
                                                    is next */
    MISTBANK_EVENT_BARON_SCORED = 82,          /**< colour, amount = completed roads, points (KNG-5); points_scored
                                                    is next */
    MISTBANK_EVENT_FIGURE_TAKEN_BACK = 83,     /**< colour, figure, x, y, segment (FES-2); figure_returned is next */
    MISTBANK_EVENT_START_TILE_DRAWN = 84,      /**< colour, type, amount = sides of the tile with a road; drawn
                                                    before the first turn (HSE-17) */
    MISTBANK_EVENT_FIRST_PLAYER_CHOSEN = 85,   /**< colour, count = 1 if the choice was random, else 0; amount = tiles
                                                    that were drawn for the choice and return to the pile (HSE-17) */
    MISTBANK_EVENT_OFFER_MADE = 86,            /**< colour that makes the offer, type of the drawn tile, points;
                                                    count = 1: points, 2: wine, 3: grain, 4: cloth, 5: an abbey
                                                    (HSE-18) */
    MISTBANK_EVENT_TILE_SOLD = 87              /**< player sells, colour buys; other fields as in offer_made (HSE-18) */
};
typedef int32_t mistbank_event_kind; /**< one of MISTBANK_EVENT_... */

/** The change that an event makes to the board, for animations. @since 2.1 */
enum {
    MISTBANK_CHANGE_NONE = 0,           /**< no change to tiles or figures; counters, ghosts or other pieces may
                                             change */
    MISTBANK_CHANGE_TILE_LAID = 1,      /**< a tile is laid at x, y */
    MISTBANK_CHANGE_FIGURE_PLACED = 2,  /**< a figure is placed on a segment of x, y */
    MISTBANK_CHANGE_FIGURE_REMOVED = 3, /**< a figure leaves a segment of x, y */
    MISTBANK_CHANGE_PIECE_MOVED = 4     /**< a figure or another piece moves from from_x, from_y to x, y */
};
typedef int32_t mistbank_change; /**< one of MISTBANK_CHANGE_... */

/** The outcome of a game. */
enum {
    MISTBANK_OUTCOME_OPEN = 0,    /**< the game is not over */
    MISTBANK_OUTCOME_WON = 1,     /**< cooperative: the team has won */
    MISTBANK_OUTCOME_LOST = 2,    /**< cooperative: the team has lost */
    MISTBANK_OUTCOME_FINISHED = 3 /**< competitive: the final scoring is done */
};
typedef int32_t mistbank_outcome; /**< one of MISTBANK_OUTCOME_... */

/** The reason why the team lost (COO-13). */
enum {
    MISTBANK_LOSS_NONE = 0,   /**< the team has not lost */
    MISTBANK_LOSS_GHOSTS = 1, /**< the supply held fewer ghosts than had to be placed (MIS-6) */
    MISTBANK_LOSS_TILES = 2,  /**< a tile had to be drawn, but the pile was empty (LVL-4) */
    MISTBANK_LOSS_PILE = 3    /**< the turn ended with an empty pile before the team reached the points that open the
                                   next pile, or the goal (LVL-4) */
};
typedef int32_t mistbank_loss; /**< one of MISTBANK_LOSS_... */

/** The sources of points. @since 2.1 */
enum {
    MISTBANK_SOURCE_BEFORE = 0,      /**< the points at the start of a game from a position; the sources of these points
                                          are unknown */
    MISTBANK_SOURCE_ROADS = 1,       /**< roads, with inns, the mage and the witch (INN-2, MAG) */
    MISTBANK_SOURCE_CITIES = 2,      /**< cities, with cathedrals, the mage and the witch (INN-3, MAG) */
    MISTBANK_SOURCE_MONASTERIES = 3, /**< monasteries, and abbots recalled from monasteries (ABT-3, HIL-4) */
    MISTBANK_SOURCE_GARDENS = 4,     /**< gardens, and abbots recalled from gardens (ABT-2, ABT-3) */
    MISTBANK_SOURCE_FIELDS = 5,      /**< fields, with pigs and barns (FLD-2, TRB-8, ABM-23) */
    MISTBANK_SOURCE_CASTLES = 6,     /**< castles and the mist around them (CAS-1, GCC-11) */
    MISTBANK_SOURCE_GHOSTS = 7,      /**< the cost of ghosts on meeples: 0 or less (GCC-8, GCC-9, MEET-12) */
    MISTBANK_SOURCE_HOUNDS = 8,      /**< hounds whose meeples returned (HND-5) */
    MISTBANK_SOURCE_GOODS = 9,       /**< the bonus for the most goods of a kind (TRB-2) */
    MISTBANK_SOURCE_FAIRY = 10,      /**< the fairy, at the start of a turn and with a feature (PRD-15, PRD-16) */
    MISTBANK_SOURCE_PRISONERS = 11,  /**< ransoms of prisoners: below 0 for the payer (TWR-12) */
    MISTBANK_SOURCE_SHEEP = 12,      /**< flocks that were guided home (HIL-8) */
    MISTBANK_SOURCE_BIG_TOP = 13,    /**< meeples around the big top (TOP-5) */
    MISTBANK_SOURCE_ACROBATS = 14,   /**< acrobats in their pyramids (TOP-10, TOP-12) */
    MISTBANK_SOURCE_RINGMASTER = 15, /**< the ringmaster's bonus for its feature (TOP-8) */
    MISTBANK_SOURCE_VODYANOY = 16,   /**< the cost of meeples in the lake: 0 or less (VOD-7) */
    MISTBANK_SOURCE_GOLD = 17,       /**< ingots of gold (GLD-8) */
    MISTBANK_SOURCE_ROBBERS = 18,    /**< half of the points that other colours gained (ROB-4) */
    MISTBANK_SOURCE_MESSAGES = 19,   /**< messages, or two points instead (MSG-6) */
    MISTBANK_SOURCE_KING = 20,       /**< the king, for completed cities (KNG-5) */
    MISTBANK_SOURCE_BARON = 21,      /**< the robber baron, for completed roads (KNG-5) */
    MISTBANK_SOURCE_SALES = 22       /**< tiles that were sold: below 0 for the buyer (HSE-18) */
};
typedef int32_t mistbank_source; /**< one of MISTBANK_SOURCE_... */

/** Viewers other than the players, for queries about hidden information (HSE-2). */
enum {
    MISTBANK_VIEWER_NOBODY = -1, /**< a spectator, who sees only public information */
    MISTBANK_VIEWER_HOST = -2    /**< the host, who sees everything */
};
typedef int32_t mistbank_viewer; /**< a player, or one of MISTBANK_VIEWER_... */

/** The colour theme of a picture. */
enum {
    MISTBANK_SVG_THEME_LIGHT = 0, /**< colours for a light page */
    MISTBANK_SVG_THEME_DARK = 1   /**< colours for a dark page */
};
typedef int32_t mistbank_theme; /**< one of MISTBANK_SVG_THEME_... */

/** The kinds of marks on a picture. */
enum {
    MISTBANK_SVG_MARK_CELL = 1,    /**< a cell, with or without a tile */
    MISTBANK_SVG_MARK_SEGMENT = 2, /**< the position for figures on a segment */
    MISTBANK_SVG_MARK_ARROW = 3    /**< an arrow from one cell to another; a ring if both cells are the same */
};
typedef int32_t mistbank_picture_mark_kind; /**< one of MISTBANK_SVG_MARK_... */

/** The contents of a record (HID-4). */
enum {
    MISTBANK_RECORD_FULL = 0, /**< everything, including the hidden order of tiles */
    MISTBANK_RECORD_OPEN = 1  /**< only visible information: the record replays as a game with external draws */
};
typedef int32_t mistbank_record_kind; /**< one of MISTBANK_RECORD_... */

/** The verdict on a decision. It depends on the loss compared with the best action. To exclude noise, a verdict worse
 *  than "good" requires at least 8 samples, and a loss of at least twice the standard error of the loss. @since 2.1 */
enum {
    MISTBANK_VERDICT_BEST = 0,    /**< no better action was found */
    MISTBANK_VERDICT_GOOD = 1,    /**< the loss is small or uncertain */
    MISTBANK_VERDICT_SLIP = 2,    /**< costs at least 1 point or 5 percentage points of the chance to win; for a team,
                                       2.5 points of the judgement from 0 to 100 */
    MISTBANK_VERDICT_MISTAKE = 3, /**< costs at least 3 points or 10 percentage points of the chance to win; for a team,
                                       5 points of the judgement from 0 to 100 */
    MISTBANK_VERDICT_BLUNDER = 4, /**< costs at least 6 points or 20 percentage points of the chance to win; for a team,
                                       10 points of the judgement from 0 to 100 */
    MISTBANK_VERDICT_FORCED = 5,  /**< the only legal action */
    MISTBANK_VERDICT_CHANCE = 6   /**< a random result, not a decision of a player */
};
typedef int32_t mistbank_verdict; /**< one of MISTBANK_VERDICT_... */

/** An enumeration whose values have names. @since 2.1 */
enum {
    MISTBANK_ENUMERATION_COLOUR = 0,             /**< MISTBANK_COLOUR_... */
    MISTBANK_ENUMERATION_FIGURE_KIND = 1,        /**< MISTBANK_FIGURE_... */
    MISTBANK_ENUMERATION_GOOD = 2,               /**< MISTBANK_GOOD_... */
    MISTBANK_ENUMERATION_SYSTEM = 3,             /**< MISTBANK_SYSTEM_... */
    MISTBANK_ENUMERATION_EXPANSION = 4,          /**< MISTBANK_EXPANSION_... */
    MISTBANK_ENUMERATION_EDITION = 5,            /**< MISTBANK_EDITION_... */
    MISTBANK_ENUMERATION_JOINT_SCORING = 6,      /**< MISTBANK_JOINT_... */
    MISTBANK_ENUMERATION_DRAWS = 7,              /**< MISTBANK_DRAWS_... */
    MISTBANK_ENUMERATION_UNPLAYABLE = 8,         /**< MISTBANK_UNPLAYABLE_... */
    MISTBANK_ENUMERATION_SIDE = 9,               /**< MISTBANK_SIDE_... */
    MISTBANK_ENUMERATION_DIRECTION = 10,         /**< MISTBANK_DIRECTION_... */
    MISTBANK_ENUMERATION_SIDE_KIND = 11,         /**< MISTBANK_SIDE_KIND_... */
    MISTBANK_ENUMERATION_SEGMENT_KIND = 12,      /**< MISTBANK_SEGMENT_... */
    MISTBANK_ENUMERATION_MARK = 13,              /**< MISTBANK_MARK_... */
    MISTBANK_ENUMERATION_RECORDING = 14,         /**< MISTBANK_RECORDING_... */
    MISTBANK_ENUMERATION_DECISION_KIND = 15,     /**< MISTBANK_DECISION_... */
    MISTBANK_ENUMERATION_ACTION_KIND = 16,       /**< MISTBANK_ACTION_... */
    MISTBANK_ENUMERATION_EVENT_KIND = 17,        /**< MISTBANK_EVENT_... */
    MISTBANK_ENUMERATION_OUTCOME = 18,           /**< MISTBANK_OUTCOME_... */
    MISTBANK_ENUMERATION_LOSS = 19,              /**< MISTBANK_LOSS_... */
    MISTBANK_ENUMERATION_SOURCE = 20,            /**< MISTBANK_SOURCE_... */
    MISTBANK_ENUMERATION_SCOPE = 21,             /**< MISTBANK_SCOPE_... */
    MISTBANK_ENUMERATION_FACT_KIND = 22,         /**< MISTBANK_FACT_KIND_... */
    MISTBANK_ENUMERATION_RECORD_KIND = 23,       /**< MISTBANK_RECORD_... */
    MISTBANK_ENUMERATION_STRENGTH = 24,          /**< MISTBANK_STRENGTH_... */
    MISTBANK_ENUMERATION_VERDICT = 25,           /**< MISTBANK_VERDICT_... */
    MISTBANK_ENUMERATION_SAMPLING = 26,          /**< MISTBANK_SAMPLING_... */
    MISTBANK_ENUMERATION_THEME = 27,             /**< MISTBANK_SVG_THEME_... */
    MISTBANK_ENUMERATION_PICTURE_MARK_KIND = 28, /**< MISTBANK_SVG_MARK_... */
    MISTBANK_ENUMERATION_FIRST_PLAYER = 29,      /**< MISTBANK_FIRST_PLAYER_... */
    MISTBANK_ENUMERATION_SUBJECT = 30,           /**< MISTBANK_SUBJECT_... */
    MISTBANK_ENUMERATION_TARGET = 31,            /**< MISTBANK_TARGET_... */
    MISTBANK_ENUMERATION_CHANGE = 32,            /**< MISTBANK_CHANGE_... */
    MISTBANK_ENUMERATION_EXTENT = 33             /**< MISTBANK_EXTENT_... */
};
typedef int32_t mistbank_enumeration; /**< one of MISTBANK_ENUMERATION_... */

/** @} */

#endif
