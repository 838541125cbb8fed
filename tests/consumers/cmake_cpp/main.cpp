// A program of somebody else's, in C++: it plays the first legal action until the game is over.
#include <mistbank/game.hpp>

#include <cstdio>

int main() {
    mistbank::Error error;
    auto game = mistbank::Game::create(*mistbank::preset("level1"), error);
    if (!game) {
        std::fprintf(stderr, "%s\n", error.message.c_str());
        return 1;
    }
    while (!game->is_over()) game->apply(game->legal_actions()[0]);
    std::printf("over after %d turns with %d points\n", game->turn(), game->scoring_meeple(0).total);
    return 0;
}
