/**
 * @file mistbank/actions.h
 * What a game asks for, and what its host answers.
 */
#ifndef MISTBANK_ACTIONS_H
#define MISTBANK_ACTIONS_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a game waits for, and in which step of a turn (COO-15). */
enum {
    MISTBANK_DECISION_OVER = 0,              /**< nothing: the game is over */
    MISTBANK_DECISION_DRAW = 1,              /**< external draws: which tile was drawn */
    MISTBANK_DECISION_LAY_TILE = 2,          /**< 1a: where the drawn tile goes */
    MISTBANK_DECISION_BURY = 3,              /**< 1c, 3c: which meeple is buried (CEM-2) */
    MISTBANK_DECISION_GHOST_ON_CEMETERY = 4, /**< 2a: which open cemetery gets the further ghost (CEM-4) */
    MISTBANK_DECISION_HAUNT_MEEPLE = 5,      /**< 2a: whose meeple a ghost haunts (GCC-4) */
    MISTBANK_DECISION_PLACE_MEEPLE = 6, /**< 2b: a figure on the laid tile, another of its actions, or none (MEET-7) */
    MISTBANK_DECISION_ORDER_OF_SCORING = 7, /**< 3a: which completed feature is scored next (COO-10) */
    MISTBANK_DECISION_SCORE_OR_PACIFY = 8,  /**< 3a: points, or ghosts off one tile (COO-8) */
    MISTBANK_DECISION_SCORING_COLOUR = 9,   /**< 3a: which scoring meeple takes the points (SIX-3) */
    MISTBANK_DECISION_PLACE_HOUND = 10,     /**< 3b: to which meeple the hound goes (HND-2) */
    MISTBANK_DECISION_HOUND_PACIFIES = 11,  /**< 3b: ghosts off a tile near the hound, or no more (HND-3) */
    MISTBANK_DECISION_LAY_FACE_DOWN = 12,   /**< 3c: where the face-down tile goes (HAU-3) */
    MISTBANK_DECISION_TAKE = 13,            /**< 2b, after a floor: which meeple the tower takes, or none (TWR-4) */
    MISTBANK_DECISION_EXCHANGE = 14,        /**< 2b, after taking: which kind of prisoner comes home (TWR-9) */
    MISTBANK_DECISION_MOVE_DRAGON = 15,     /**< 2d: the dragon's next tile (PRD-7) */
    MISTBANK_DECISION_ABBEY = 16,           /**< 1a: the abbey into a hole, or a draw (ABM-2) */
    MISTBANK_DECISION_MOVE_WAGON = 17,      /**< 3c: where the wagon moves on to, or back (ABM-13) */
    MISTBANK_DECISION_CHANCE = 18,          /**< external draws: what chance has brought (MEET-21) */
    MISTBANK_DECISION_LAND = 19,            /**< 2b, after the die: where the meeple lands (FLY-2) */
    MISTBANK_DECISION_HAND = 20,            /**< 1a: which tile of the hand goes where (HSE-1) */
    MISTBANK_DECISION_FLOCK = 21,           /**< 2c: whether one's flock grows or is guided home (HIL-6) */
    MISTBANK_DECISION_GOLD = 22,            /**< 1b: on which tile beside the mine the second ingot goes (GLD-2) */
    MISTBANK_DECISION_MAGIC = 23,           /**< 1b, 2c: where mage or witch goes (MAG-2) */
    MISTBANK_DECISION_ROBBER = 24,          /**< 1b: to which space of the track the robber goes (ROB-2) */
    MISTBANK_DECISION_FERRY = 25,           /**< 2c: which roads the ferry joins (FER-2), or whether it moves (FER-4) */
    MISTBANK_DECISION_ADVANCE = 26,         /**< when points are gained: marker or courier (MSG-3) */
    MISTBANK_DECISION_MESSAGE = 27,         /**< 3e: what the message says, or two points (MSG-6) */
    MISTBANK_DECISION_MESSAGE_MEEPLE = 28,  /**< 3e: which meeple the message scores (MSG-9) */
    MISTBANK_DECISION_CROP = 29,            /**< 3f: whether all add or remove a meeple (CRP-2) */
    MISTBANK_DECISION_CROP_ADD = 30,        /**< 3f: a further meeple, or none (CRP-4) */
    MISTBANK_DECISION_CROP_REMOVE = 31      /**< 3f: which meeple goes home (CRP-5) */
};

/** What an action does, with the fields it uses and its text form. */
enum {
    MISTBANK_ACTION_NONE = 0,             /**< no action: what is told where there is none */
    MISTBANK_ACTION_DRAW = 1,             /**< x = tile type                               "draw 14a" */
    MISTBANK_ACTION_LAY = 2,              /**< x y, count = clockwise quarter turns        "lay 3,-1 2"; from a hand
                                               also the place in it in bits 2 and 3 (HSE-1) "lay 3,-1 6" */
    MISTBANK_ACTION_BURY = 3,             /**< x y segment: the meeple                     "bury 3,-1/0" */
    MISTBANK_ACTION_BURY_FROM_SUPPLY = 4, /**< colour                                      "bury red" */
    MISTBANK_ACTION_GHOST = 5,            /**< x y: the cemetery                           "ghost 3,-1" */
    MISTBANK_ACTION_HAUNT = 6,            /**< x y segment colour, count: the figure       "haunt 3,-1/0 red large 1" */
    MISTBANK_ACTION_PLACE = 7,            /**< colour, segment of the laid tile, count: a kind   "meeple red 0" */
    MISTBANK_ACTION_PASS = 9,             /**< nothing, or no more ghosts                  "pass" */
    MISTBANK_ACTION_SCORE = 10,           /**< x y segment: the feature                    "score 3,-1/0" */
    MISTBANK_ACTION_POINTS = 11,          /**< take the points                             "points" */
    MISTBANK_ACTION_PACIFY = 12,          /**< x y, count = ghosts 1 to 3                  "pacify 3,-1 2" */
    MISTBANK_ACTION_ADVANCE = 13,         /**< colour of the scoring meeple                "advance red" */
    MISTBANK_ACTION_HOUND = 14,           /**< x y segment: the meeple                     "hound 3,-1/0" */
    MISTBANK_ACTION_FACE_DOWN = 15,       /**< x y: the empty cell                         "facedown 3,-1" */
    MISTBANK_ACTION_RECALL = 16,          /**< take one's abbot back (ABT-3)               "recall" */
    MISTBANK_ACTION_FLOOR = 17,           /**< x y: the tower (TWR-2)                      "floor 3,-1" */
    MISTBANK_ACTION_TOWER = 18,    /**< x y, count: a kind; a meeple on top of a tower (TWR-2)   "tower large 3,-1" */
    MISTBANK_ACTION_TAKE = 19,     /**< as haunt: the tower takes it (TWR-4)               "take 3,-1/0 red large" */
    MISTBANK_ACTION_EXCHANGE = 20, /**< count: the kind that comes home (TWR-9)            "exchange large" */
    MISTBANK_ACTION_RANSOM = 21,   /**< count: a kind, colour: who holds it (TWR-12)       "ransom large blue" */
    MISTBANK_ACTION_FAIRY = 22,    /**< as haunt: the fairy joins it (PRD-13)              "fairy 3,-1/0 red meeple" */
    MISTBANK_ACTION_PRINCESS = 23, /**< as haunt: the knight goes home (PRD-20)    "princess 3,-1/0 red meeple" */
    MISTBANK_ACTION_PORTAL = 24,   /**< x y segment, count: a kind (PRD-22)                "portal large 3,-1/0" */
    MISTBANK_ACTION_DRAGON = 25,   /**< x y: its next tile (PRD-7)                         "dragon 3,-1" */
    MISTBANK_ACTION_ABBEY = 26,    /**< x y: the hole (ABM-2)                              "abbey 3,-1" */
    MISTBANK_ACTION_NO_ABBEY = 27, /**< draw a tile, lay no abbey (ABM-2)                  "draw" */
    MISTBANK_ACTION_WAGON = 28,    /**< x y segment: it moves on (ABM-13)                  "wagon 3,-1/0" */
    MISTBANK_ACTION_GO_HOME = 29,  /**< the wagon goes to its supply (ABM-13)              "return" */
    MISTBANK_ACTION_BARN = 30,    /**< colour, x y: the cell whose north-west corner it is (ABM-17)   "barn red 3,-1" */
    MISTBANK_ACTION_FLY = 31,     /**< count: the kind of meeple that flies (FLY-1)       "fly large" */
    MISTBANK_ACTION_ROLL = 32,    /**< count: what the die shows, 1 to 3 (FLY-1)          "roll 2" */
    MISTBANK_ACTION_LAND = 33,    /**< x y segment: the meeple lands (FLY-2)              "land 3,-1/0" */
    MISTBANK_ACTION_ACROBAT = 34, /**< x y, count: a kind; it joins the acrobats (TOP-9)  "acrobat meeple 3,-1" */
    MISTBANK_ACTION_PYRAMID = 35, /**< x y: three acrobats are scored (TOP-10)         "pyramid 3,-1" */
    MISTBANK_ACTION_RELEASE = 36, /**< count, as haunt: one's own out of a lake (VOD-6)   "release meeple 1" */
    MISTBANK_ACTION_GROW = 37,    /**< a token for one's flock (HIL-7)                 "grow" */
    MISTBANK_ACTION_GUIDE = 38,   /**< the flocks of the field are scored (HIL-8)      "guide" */
    MISTBANK_ACTION_SHEEP = 39,   /**< count: sheep on the token drawn, 0: the wolf (HIL-5)   "sheep 3" */
    MISTBANK_ACTION_ANIMAL = 40,  /**< count: number of the token under the big top (TOP-4)   "animal 5" */
    MISTBANK_ACTION_HIDDEN = 41,  /**< a tile was put under the hill (HIL-2)           "hidden" */
    MISTBANK_ACTION_GOLD = 42,    /**< x y: an ingot on this tile (GLD-2)                 "gold 3,-1" */
    MISTBANK_ACTION_MAGE = 43,    /**< x y segment: the mage goes there (MAG-2)           "mage 3,-1/0" */
    MISTBANK_ACTION_WITCH = 44,   /**< x y segment: the witch goes there (MAG-2)          "witch 3,-1/0" */
    MISTBANK_ACTION_UNMAGE = 45,  /**< the mage goes aside (MAG-3)                        "unmage" */
    MISTBANK_ACTION_UNWITCH = 46, /**< the witch goes aside (MAG-3)                       "unwitch" */
    MISTBANK_ACTION_ROBBER = 47,  /**< count: the space that one's robber goes to (ROB-2) "robber 18" */
    MISTBANK_ACTION_FERRY = 48,   /**< x y segment, count: the other segment (FER-2)      "ferry 3,-1/0+2" */
    MISTBANK_ACTION_KEEP = 49,    /**< x y: the ferry of this lake stays (FER-4)          "keep 3,-1" */
    MISTBANK_ACTION_ADVANCE_FIGURE = 50, /**< count: 1: one's courier, 0: one's marker (MSG-3) "advance courier" */
    MISTBANK_ACTION_ACT_ON_MESSAGE = 51, /**< what the message says (MSG-6)             "message act" */
    MISTBANK_ACTION_TWO_POINTS = 52,     /**< two points instead (MSG-6)                "message two" */
    MISTBANK_ACTION_MESSAGE = 53,        /**< count: the message drawn, 1 to 8 (MSG-2)  "message 3" */
    MISTBANK_ACTION_SCORE_MEEPLE = 54,   /**< as haunt: the message scores it (MSG-9)   "score 3,-1/0 red large" */
    MISTBANK_ACTION_CROP_ADD = 55,       /**< all add a meeple (CRP-2)                  "crop add" */
    MISTBANK_ACTION_CROP_REMOVE = 56,    /**< all remove a meeple (CRP-2)               "crop remove" */
    MISTBANK_ACTION_ADD = 57,            /**< x y segment, count: a kind (CRP-4)        "add large 3,-1/0" */
    MISTBANK_ACTION_REMOVE = 58          /**< as haunt: it goes home (CRP-5)            "remove 3,-1/0 red large" */
};

/** One action; fields that its kind does not use are 0. 8 bytes.
 *
 *  Where several figures may stand on one segment (MEET-22), an action names the one that it means by colour and count:
 *  its kind in the low four bits, the ghosts on it, 0 to 2, in the next two, in the next whether the fairy is with it.
 *  Figures that are equal in all that are interchangeable. */
typedef struct mistbank_action {
    uint8_t kind;    /**< what it does: MISTBANK_ACTION_... */
    uint8_t segment; /**< number of a segment of its tile */
    uint8_t colour;  /**< whose meeple: MISTBANK_COLOUR_... */
    uint8_t count;   /**< quarter turns when laying, ghosts when pacifying, a figure's kind, a number of chance */
    int16_t x;       /**< cell, growing east; the tile type when drawing */
    int16_t y;       /**< cell, growing south */
} mistbank_action;

/** The open decision; fields that its kind does not use are 0. 64 bytes. */
typedef struct mistbank_decision {
    int32_t kind;      /**< what the game waits for: MISTBANK_DECISION_... */
    int32_t player;    /**< who decides (MEET-23); when the game is over, whoever was active */
    int32_t tile_type; /**< when laying the drawn tile, afterwards the tile laid this turn, before that -1 */
    int32_t x;         /**< what it is about: the laid tile, the closed cemetery, the scored feature, the hound,
                            the tower that takes, the dragon, where the wagon stood */
    int32_t y;         /**< growing south, as x grows east */
    int32_t segment;   /**< number of that segment */
    int32_t hound;     /**< place_hound, hound_pacifies: 1 or 2 */
    int32_t points;    /**< score_or_pacify: on offer; scoring_colour: to be assigned; advance: gained */
    int32_t colour; /**< MISTBANK_COLOUR_...; scoring_colour, advance: that earned the points; move_wagon: the wagon's;
                       exchange: that of the meeple taken; else MISTBANK_COLOUR_NONE */
    int32_t number; /**< message, message_meeple: which message, 1 to 8 (MSG-7). @since 2.1 */
    int32_t reserved[6]; /**< 0 */
} mistbank_decision;

/** The name of a kind of decision.
 *  @param kind MISTBANK_DECISION_...
 *  @return "lay_tile", "bury" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_decision_name(int32_t kind);

/** The name of a kind of action, which never changes.
 *  @param kind MISTBANK_ACTION_...
 *  @return "lay", "bury_from_supply" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_action_name(int32_t kind);
/** What a kind of action does, in words.
 *  @param kind MISTBANK_ACTION_...
 *  @return "Lay a tile", "Move the fairy" ...; "?" for any other number. @since 2.1 */
MISTBANK_API const char* MISTBANK_CALL mistbank_action_title(int32_t kind);

/** The open decision. @param game the game @param out gets it @return #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_decision(const mistbank_game* game, mistbank_decision* out);

/** Who answers the open decision, perhaps another than whose turn it is (MEET-23).
 *  @param game the game @return as `player` of mistbank_decision, 0 to players-1. @since 2.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_deciding_player(const mistbank_game* game);

/** The legal actions of the open decision in their canonical order; none when the game is over. Allocates nothing.
 *  @param game the game @param out,capacity,count the actions; mistbank_game_action_bound() always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_legal_actions(const mistbank_game* game, mistbank_action* out,
                                                                       int32_t capacity, int32_t* count);

/** One of the legal actions, each exactly as likely as another: for play-outs of the host's own, where it is quicker
 *  than a list. Allocates nothing.
 *  @param game the game
 *  @param random the state of a generator, which moves on; any number will do to begin with, and from the same number
 *  on the same game gets the same actions on every machine
 *  @param out gets the action
 *  @return #MISTBANK_GAME_OVER, #MISTBANK_INVALID_ARGUMENT; nothing is changed then. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_random_action(const mistbank_game* game, uint64_t* random,
                                                                       mistbank_action* out);

/** The number of legal actions that no decision of this game ever exceeds.
 *  @param game the game @return the same as long as the game lives. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_game_action_bound(const mistbank_game* game);

/** Carries out an action and goes on to the next decision.
 *  @param game the game @param action a legal one
 *  @return #MISTBANK_ILLEGAL_ACTION, #MISTBANK_WRONG_DECISION, #MISTBANK_GAME_OVER: see mistbank_game_message();
 *  #MISTBANK_OUT_OF_MEMORY, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_apply(mistbank_game* game, const mistbank_action* action);

/** Why an action is not legal now, in words with the clause; the empty text if it is legal.
 *  @param game the game @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_MESSAGE_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_why_not(const mistbank_game* game,
                                                                 const mistbank_action* action, char* buffer,
                                                                 int32_t capacity, int32_t* length);

/** The one text form of an action, legal or not.
 *  @param game the game, whose tile ids are used
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_text(const mistbank_game* game,
                                                                     const mistbank_action* action, char* buffer,
                                                                     int32_t capacity, int32_t* length);

/** The text form of an action of any game: that of mistbank_game_action_text(), but that a draw names its tile type by
 *  the index, "draw #5", as ids are a game's own; mistbank_game_action_parse() reads it. "?" for what is no action.
 *  @param action any action
 *  @param buffer,capacity,length the text; #MISTBANK_ACTION_TEXT_CAPACITY always suffices
 *  @return #MISTBANK_BUFFER_TOO_SMALL, #MISTBANK_INVALID_ARGUMENT. @since 2.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_action_text(const mistbank_action* action, char* buffer,
                                                                int32_t capacity, int32_t* length);

/** Reads the text form of an action, legal or not: that of mistbank_game_action_text() or of mistbank_action_text(). Each
 *  action has one spelling: numbers without leading zeros, one space between words, none around them.
 *  @param game the game, whose tile ids are used
 *  @param text the text
 *  @param text_length its bytes, or -1
 *  @param action gets the action
 *  @return #MISTBANK_INVALID_ARGUMENT: see mistbank_game_message(). @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_game_action_parse(const mistbank_game* game, const char* text,
                                                                      int32_t text_length, mistbank_action* action);

#ifdef __cplusplus
}
#endif

#endif
