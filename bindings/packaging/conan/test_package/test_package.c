/* Plays a game of level 2 with the first legal action of each decision. */
#include <mistbank.h>
#include <stdio.h>

int main(void) {
    static mistbank_action actions[MISTBANK_MAX_ACTIONS];
    char message[256];
    mistbank_rules rules;
    mistbank_game* game = NULL;
    int32_t count = 0;

    mistbank_rules_init(&rules, sizeof rules);
    mistbank_rules_preset("level2", &rules);
    if (mistbank_game_create(&rules, NULL, 0, NULL, &game, message, sizeof message, NULL) != MISTBANK_OK) {
        fprintf(stderr, "%s\n", message);
        return 1;
    }
    while (mistbank_game_outcome(game) == MISTBANK_OUTCOME_OPEN) {
        mistbank_game_legal_actions(game, actions, MISTBANK_MAX_ACTIONS, &count);
        if (mistbank_game_apply(game, &actions[0]) != MISTBANK_OK) return 1;
    }
    printf("mistbank %s: over in turn %d\n", mistbank_version(), mistbank_game_turn(game));
    mistbank_game_free(game);
    return 0;
}
