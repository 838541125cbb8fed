/* Plays a game from C. The header is included first, to check that it compiles in C99 without other headers. */
#include "mistbank.h"

#if defined(__STDC_VERSION__) && __STDC_VERSION__ < 199901L
#error "mistbank.h needs C99"
#endif

#define CHECK_SIZE(type, size) typedef char size_of_##type[sizeof(type) == (size) ? 1 : -1]
#define CHECK_OFFSET(type, field, offset) typedef char type##_##field[offsetof(type, field) == (offset) ? 1 : -1]

CHECK_SIZE(mistbank_status, 4);
CHECK_SIZE(mistbank_rules, 192);
CHECK_SIZE(mistbank_tile_type, 80);
CHECK_SIZE(mistbank_segment, 64);
CHECK_SIZE(mistbank_start_tile, 32);
CHECK_SIZE(mistbank_action, 8);
CHECK_SIZE(mistbank_decision, 64);
CHECK_SIZE(mistbank_event, 52);
CHECK_SIZE(mistbank_scoring_meeple, 32);
CHECK_SIZE(mistbank_tally, 136);
CHECK_SIZE(mistbank_supply, 96);
CHECK_SIZE(mistbank_tile, 48);
CHECK_SIZE(mistbank_figure, 48);
CHECK_SIZE(mistbank_feature, 128);
CHECK_SIZE(mistbank_fact, 48);
CHECK_SIZE(mistbank_rule_field, 48);
CHECK_SIZE(mistbank_anchor, 8);
CHECK_SIZE(mistbank_choice, 64);
CHECK_SIZE(mistbank_points, 64);
CHECK_SIZE(mistbank_advice, 40);
CHECK_SIZE(mistbank_text_options, 424);
CHECK_SIZE(mistbank_allocator, 3 * sizeof(void*));
CHECK_OFFSET(mistbank_rules, seed, 88);
CHECK_OFFSET(mistbank_rules, expansions, 116);
CHECK_OFFSET(mistbank_action, x, 4);
CHECK_OFFSET(mistbank_event, action, 40);
CHECK_OFFSET(mistbank_advice, winning, 16);

int32_t header_c99_plays(void);

/* Applies the first legal action of a new game. Returns the number of applied actions; negative after a failure. */
int32_t header_c99_plays(void) {
    mistbank_rules rules;
    mistbank_game* game = NULL;
    mistbank_action actions[1024];
    int32_t count = 0;
    if (mistbank_rules_init(&rules, sizeof rules) != MISTBANK_OK) return -1;
    if (mistbank_rules_preset("level1", &rules) != MISTBANK_OK) return -2;
    if (mistbank_game_create(&rules, NULL, 0, NULL, &game, NULL, 0, NULL) != MISTBANK_OK) return -3;
    if (mistbank_game_legal_actions(game, actions, 1024, &count) != MISTBANK_OK || count == 0) return -4;
    if (mistbank_game_apply(game, &actions[0]) != MISTBANK_OK) return -5;
    count = mistbank_game_action_count(game);
    mistbank_game_free(game);
    return count;
}
