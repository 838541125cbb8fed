// Any text as a position. What is accepted is sound, is the same when it is written and read, and is played by chance
// to its end. At the end: what the choices are made by.
#include "mistbank/position.hpp"

#include <string>
#include <string_view>

#include "sets.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

// Positions of hands and bags can hold what is exchanged for ever.
constexpr int most_actions = 2000;

void play(Game& game, std::uint64_t random) {
    for (int actions = 0; actions < most_actions && !game.is_over(); ++actions) {
        FUZZ_CHECK(game.apply(game.random_action(random)) == Status::ok);
    }
    FUZZ_CHECK(flaws_of(game).empty());
}

}  // namespace

FUZZ_TARGET(position) {
    const std::vector<TileSet>& sets = fuzz::builtin_sets();
    const std::uint64_t random = bytes.parameter();
    Error error;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    std::optional<Game> game = from_position(text, sets.data(), sets.size(), error);
    FUZZ_CHECK(game.has_value() == (error.status == Status::ok));
    if (!game) {
        FUZZ_CHECK(!error.message.empty());
        return;
    }
    FUZZ_CHECK(flaws_of(*game).empty());
    const std::string written = to_position(*game);
    const std::optional<Game> again = from_position(written, sets.data(), sets.size(), error);
    FUZZ_CHECK(again.has_value() && again->state_hash() == game->state_hash());
    FUZZ_CHECK(to_position(*again) == written);
    play(*game, random);
    while (game->action_count() > 0) FUZZ_CHECK(game->undo() == Status::ok);
    FUZZ_CHECK(game->state_hash() == again->state_hash());
}
