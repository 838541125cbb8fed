#include "hand.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "line.h"
#include "tiles.h"

static mistbank_rules rules_of(const mistbank_game* game) {
    mistbank_rules rules;
    mistbank_rules_init(&rules, sizeof rules);
    mistbank_game_rules(game, &rules);
    return rules;
}

int hand_is_played(const mistbank_game* game) {
    const mistbank_rules rules = rules_of(game);
    return rules.hand > 0 || rules.draw_ahead;
}

static void show_hand_of(const mistbank_game* game, const look* how, int32_t player) {
    enum { MOST = 8 };
    shown_tile tiles[MOST];
    line text = {{0}, 0};
    int32_t unnamed = 0;
    int32_t count = 0;
    memset(tiles, 0, sizeof tiles);
    for (int32_t place = 0; place < mistbank_game_hand_size(game, player) && count < MOST; ++place) {
        mistbank_tile_type type;
        tiles[count].type = mistbank_game_hand(game, player, place, player);
        if (mistbank_game_type(game, tiles[count].type, &type) != MISTBANK_OK) {
            ++unnamed;
            continue;
        }
        snprintf(tiles[count].caption, sizeof tiles[count].caption, "%s", type.id);
        ++count;
    }
    line_add(&text, "Hand of ");
    line_add_player(&text, game, how, player);
    if (unnamed > 0) line_add(&text, ", with %" PRId32 " unknown tile%s", unnamed, plural(unnamed));
    line_add(&text, count > 0 ? ":" : unnamed > 0 ? "." : ": no tiles.");
    print_wrapped(text.text, how->columns, 2);
    tiles_show(game, how, tiles, count);
}

void hand_show(const mistbank_game* game, const look* how, int32_t player) {
    const mistbank_rules rules = rules_of(game);
    for (int32_t other = 0; other < rules.players; ++other) {
        if (other == player || rules.hand_open) show_hand_of(game, how, other);
    }
}
