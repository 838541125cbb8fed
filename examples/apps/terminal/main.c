/* Plays Mists over Carcassonne in a terminal. The program uses only the C API. */
#include <inttypes.h>
#include <stdio.h>

#include "advice.h"
#include "options.h"
#include "play.h"
#include "session.h"
#include "text.h"
#include "view.h"

static int play(session* table, const options* wanted) {
    enum { LAST_TURNS = 3 };
    if (wanted->automatic && !advice_play_alone(table)) return 0;
    if (!wanted->automatic && !wanted->quiet) {
        play_by_hand(table);
        return 1;
    }
    if (!wanted->quiet) {
        printf("\n");
        view_whole_board(table->game, &table->how); /* the player cannot ask for other parts in an automatic game */
        session_show_status(table);
        printf("The last turns:\n");
        session_tell_last_turns(table, LAST_TURNS);
    }
    session_tell_result(table);
    return 1;
}

/* Returns whether the output files can be written. The program checks this before the game, because after the
 * game it would be too late. */
static int can_write(const options* wanted) {
    return (wanted->record == NULL || file_can_be_written("--record", wanted->record)) &&
           (wanted->svg == NULL || file_can_be_written("--svg", wanted->svg));
}

int main(int count, char** words) {
    options wanted;
    session table;
    const int code = options_read(&wanted, count, words);
    if (code != OPTIONS_GO_ON) return code;
    screen_open();
    int worked = session_open(&table, &wanted) && can_write(&wanted);
    const int is_new = wanted.load == NULL && wanted.position == NULL;
    if (worked && !wanted.quiet && is_new && wanted.rules.draws == MISTBANK_DRAWS_AUTOMATIC)
        printf("seed %" PRIu64 ": --seed with this number gives the same tiles\n", wanted.rules.seed);
    worked = worked && play(&table, &wanted);
    if (worked && wanted.record != NULL) worked = session_save(&table, wanted.record);
    if (worked && wanted.svg != NULL) worked = session_draw(&table, wanted.svg);
    session_close(&table);
    return worked ? 0 : 1;
}
