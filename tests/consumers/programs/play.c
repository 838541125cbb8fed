/* A small program that uses the C API: applies the first legal action until the game is over. */
#include <mistbank.h>
#include <stdio.h>

int main(void) {
    static mistbank_action actions[MISTBANK_MAX_ACTIONS];
    char message[MISTBANK_MESSAGE_CAPACITY];
    mistbank_rules rules;
    mistbank_game* game = NULL;
    int32_t count = 0;

    mistbank_rules_init(&rules, sizeof rules);
    if (mistbank_rules_preset("level1", &rules) != MISTBANK_OK) return 1;
    if (mistbank_game_create(&rules, NULL, 0, NULL, &game, message, sizeof message, &count) != MISTBANK_OK) {
        fprintf(stderr, "%s\n", message);
        return 1;
    }
    while (mistbank_game_legal_actions(game, actions, MISTBANK_MAX_ACTIONS, &count) == MISTBANK_OK && count > 0) {
        if (mistbank_game_apply(game, &actions[0]) != MISTBANK_OK) return 1;
    }
    printf("over after %d turns\n", (int)mistbank_game_turn(game));
    mistbank_game_free(game);
    return 0;
}
