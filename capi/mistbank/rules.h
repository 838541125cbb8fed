/**
 * @file mistbank/rules.h
 * The rules of a game: its system, players and options.
 */
#ifndef MISTBANK_RULES_H
#define MISTBANK_RULES_H

#include "figures.h"

/** @addtogroup mistbank_create
 *  @{ */

#ifdef __cplusplus
extern "C" {
#endif

/** The rules of a game. Start with a preset and change fields. Fields that the system does not use are ignored, and
 *  reset by mistbank_rules_validate(). House rules are for competitive games only: in the cooperative game they must
 *  have their defaults (MEET-1). */
typedef struct mistbank_rules {
    uint32_t size;            /**< sizeof(mistbank_rules) */
    mistbank_system system;   /**< the game @default cooperative */
    mistbank_edition edition; /**< cooperative: the edition of the rulebook @default 2023 */
    int32_t level;            /**< cooperative: 1 to 6 (LVL-1) @default 1 */
    int32_t players;         /**< cooperative: 1 to 5 (COO-1); base, demo: 1 to 6, with GCC 2 to 6 (GCC-2) @default 2 */
    int32_t starting_player; /**< the first player, 0 to players-1 */
    mistbank_joint_scoring joint_scoring; /**< cooperative: scoring of several colours (COO-7) @default every_colour */
    mistbank_draws draws;                 /**< the source of drawn tiles @default automatic */
    int32_t colour_count;                 /**< number of entries in `colours`; 0: the first colours in the order of the
                                               constants */
    int32_t scoring_colour_count; /**< number of entries in `scoring_colours`; 0: the first three colours in play. Must
                                       be 0 except on level 6 of edition 2023 */
    mistbank_colour colours[MISTBANK_MAX_COLOURS]; /**< the colours in play, all different: four in a cooperative game
                                                      with one or two players (player 0 of two has the first two),
                                                      otherwise one for each player */
    mistbank_colour scoring_colours[MISTBANK_MAX_COLOURS]; /**< level 6 of edition 2023: the three colours in play that
                                                              have a scoring meeple (SIX-2) */
    uint64_t seed;                                         /**< determines the order of tiles with automatic draws */
    int32_t farmers;    /**< base: whether meeples may stand on fields (FLD) @kind flag @default 1 */
    int32_t ghosts;     /**< GCC: whether ghosts haunt meeples (GCC-14) @kind flag @default 1 */
    int32_t castles;    /**< GCC: whether the game uses the castle tiles (GCC-14) @kind flag @default 1 */
    int32_t cemeteries; /**< GCC: whether the game uses the cemetery tiles (GCC-14) @kind flag @default 1 */
    /** The revision of the rules; 0: the newest revision, whose number mistbank_rules_validate() fills in. Each
     *  correction of the rules gets a new revision. 1: the rules of version 1.0. 2: castles and cemeteries of a tile
     *  set are scenery in games without them (LVL-1). 3: hands are also filled with tiles that wait for the dragon
     *  (HSE-1, HSE-4); all tiles that are left when the dragon comes are equally likely to be drawn (PRD-3); a space
     *  for acrobats near the laid tile can be reached only without the portal (PRD-23). Records and snapshots contain
     *  their revision, so that stored games stay the same. Older revisions exist only for this purpose. @since 2.0 */
    int32_t revision;
    uint32_t expansions; /**< base and demo: the expansions; cooperative: none (MEET-1) @set expansion
                            @since 2.0 */
    int32_t hand;        /**< 3: players choose from a hand of three tiles (HSE-1); otherwise 0. @since 2.0 */
    int32_t hand_open;   /**< whether everybody sees the hands (HSE-2) @kind flag @since 2.0 */
    int32_t draw_ahead;  /**< whether players draw ahead at the end of their turn (HSE-5) @kind flag @since 2.0 */
    mistbank_unplayable unplayable; /**< what happens to a tile that fits nowhere (HSE-6) @default set_aside
                                         @since 2.0 */
    int32_t hole_turn;         /**< whether a player who fills a hole has another turn (HSE-7) @kind flag @since 2.0 */
    int32_t incomplete_scores; /**< whether incomplete features score (HSE-8) @kind flag @default 1 @since 2.0 */
    int32_t table_width;       /**< width of the table in cells, 3 or more (HSE-9); 0: no limit to the board.
                                    @since 2.0 */
    int32_t table_height;      /**< height of the table in cells, 3 or more; 0 if `table_width` is 0. @since 2.0 */
    int32_t table_x; /**< column of the cell 0,0 on the table, 0 or more; -1: in the middle @default -1 @since 2.0 */
    int32_t table_y; /**< row of the cell 0,0 on the table, 0 or more; -1: in the middle @default -1 @since 2.0 */
    int32_t border_completes; /**< whether the table's edge closes features (HSE-10) @kind flag @since 2.0 */
    int32_t start_in_bag;     /**< whether the first drawn tile is the start tile (HSE-11) @kind flag @since 2.0 */
    int32_t small_cities; /**< whether a complete city of two tiles scores like an incomplete one (HSE-13) @kind flag
                             @since 2.0 */
    uint32_t without;     /**< kinds of figures that stay in the box: any except normal meeples and guards (HSE-14)
                             @set figure_kind @since 2.0 */
    int32_t dragon_after_scoring;       /**< whether the dragon moves after the scoring and the wagons (HSE-15)
                                             @kind flag @since 2.0 */
    int32_t hill_majority;              /**< whether the colour with the most meeples on hills wins a tie (HSE-16)
                                             @kind flag @since 2.0 */
    mistbank_first_player first_player; /**< the method that determines the first player; only "host" uses
                                             starting_player (HSE-17) @default host @since 2.1 */
    int32_t tile_sales; /**< whether the other players may buy a drawn tile if its type is the only one left that can
                             complete a road or city (HSE-18); not allowed with `hand` or `draw_ahead` @kind flag
                             @since 2.1 */
} mistbank_rules;

/** Fills in the defaults: level 1, edition 2023, two players, automatic draws, seed 0.
 *  @param rules receives the defaults and its size
 *  @param size sizeof(mistbank_rules) in the caller's compilation
 *  @return #MISTBANK_INVALID_ARGUMENT: null, or an unknown size. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_init(mistbank_rules* rules, uint32_t size);

/** Returns the number of presets.
 *  @return always the same. @since 1.0 */
MISTBANK_API int32_t MISTBANK_CALL mistbank_preset_count(void);

/** Returns the name of a preset, such as "level4" or "level4_2022".
 *  @param index @range 0 to mistbank_preset_count()-1
 *  @return a static text, null for an index out of range. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_preset_name(int32_t index);

/** Returns the rules of a preset, for two players.
 *  @param name "level1" to "level6" (edition 2023), "level1_2022" to "level6_2022", "base", "base_without_farmers" or
 *  "demo"; the name of an expansion, such as "river", for the base game with this expansion; "everything" for all
 *  expansions. See mistbank_preset_name()
 *  @param rules receives the rules; its `size` must be set, as mistbank_rules_init() does. For an unknown name its
 *  `system` becomes -1, which mistbank_game_create() refuses
 *  @return #MISTBANK_UNKNOWN_NAME, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_preset(const char* name, mistbank_rules* rules);

/** Checks every field of rules. Fills in the colours and the scoring colours (level 6 of edition 2023) if their count
 *  is 0, and the revision if it is 0.
 *  @param rules unchanged on failure
 *  @param message,capacity,length the reason of a refusal, with the name of the field
 *  @return #MISTBANK_INVALID_RULES, #MISTBANK_INVALID_ARGUMENT. @since 1.0 */
MISTBANK_API mistbank_status MISTBANK_CALL mistbank_rules_validate(mistbank_rules* rules, char* message,
                                                                   int32_t capacity, int32_t* length);

/** Returns the name of one of the default tile sets for the given rules.
 *  @param rules the rules
 *  @param index 0 or more; the set with index 0 has the starting block
 *  @return a static text for mistbank_tile_set_builtin(); null after the last set, for an index below 0, and for rules
 *  that are null or have an unknown size. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_default_set(const mistbank_rules* rules, int32_t index);

/** Returns the name of a system.
 *  @param system any number
 *  @return "cooperative", "base" ...; "?" for any other number. @since 1.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_system_name(mistbank_system system);

/** Returns the name of an expansion.
 *  @param expansion any number
 *  @return "ghosts_castles_cemeteries", "river" ...; "?" for any other number. @since 2.0 */
MISTBANK_API const char* MISTBANK_CALL mistbank_expansion_name(mistbank_expansion expansion);

/** Finds an expansion by its name.
 *  @param name may be null
 *  @return the number of the expansion, @null -1 for an unknown name. @since 2.0 */
MISTBANK_API mistbank_expansion MISTBANK_CALL mistbank_expansion_named(const char* name);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
