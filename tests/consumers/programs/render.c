/* A program that draws a board. It must not compile if the library was built without rendering. */
#include <mistbank.h>

int main(void) { return mistbank_game_render_text(NULL, NULL, NULL, 0, NULL) == MISTBANK_INVALID_ARGUMENT ? 0 : 1; }
