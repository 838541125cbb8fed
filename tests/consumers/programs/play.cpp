// The same program as play.c with the C++ API.
#include <cstdio>
#include <mistbank/game.hpp>

int main() {
    mistbank::Error error;
    auto game = mistbank::Game::create(*mistbank::preset("level1"), error);
    if (!game) {
        std::fprintf(stderr, "%s\n", error.message.c_str());
        return 1;
    }
    while (!game->is_over()) game->apply(game->legal_actions()[0]);
    std::printf("over after %d turns\n", game->turn());
    return 0;
}
