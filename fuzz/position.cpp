// Reads any text as a position. An accepted position must be consistent, must survive being stored and restored in
// every form, and must be playable with random actions to its end. The last byte seeds the actions. Most mutations
// resemble human mistakes: rotated tiles, moved figures, lines of other positions, other numbers.
#include "mistbank/position.hpp"

#include <cstdlib>
#include <string>
#include <string_view>

#include "sets.hpp"
#include "support/forms.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

// The number of actions is limited, because games with hands and bags can exchange tiles for ever.
constexpr int most_actions = 2000;

// The number of decisions between two checks of the state, and between two checks of the stored forms. Checks after
// every decision would take ten times as long as playing.
struct Pace {
    int decisions_of_check;
    int decisions_of_forms;
};

Pace pace() {
    static const bool is_thorough = std::getenv("MISTBANK_THOROUGH") != nullptr;
    return is_thorough ? Pace{1, 10} : Pace{16, 256};
}

void must_be_sound(const Game& game) {
    const std::string flaws = flaws_of(game);
    if (!flaws.empty()) std::fprintf(stderr, "%s", flaws.c_str());
    FUZZ_CHECK(flaws.empty());
}

void must_be_stored(const Game& game, const std::vector<TileSet>& sets) {
    const std::string flaw = mistbank_tests::flaw_of_forms(game, sets.data(), sets.size());
    if (!flaw.empty()) std::fprintf(stderr, "after %zu actions: %s\n", game.action_count(), flaw.c_str());
    FUZZ_CHECK(flaw.empty());
}

void play(Game& game, const std::vector<TileSet>& sets, std::uint64_t random) {
    const Pace every = pace();
    for (int actions = 0; actions < most_actions && !game.is_over(); ++actions) {
        if (actions % every.decisions_of_check == 0) must_be_sound(game);
        if (actions % every.decisions_of_forms == 0) must_be_stored(game, sets);
        FUZZ_CHECK(game.apply(game.random_action(random)) == Status::ok);
    }
    must_be_sound(game);
    must_be_stored(game, sets);
}

// Returns the built-in tile sets if the position names sets; otherwise an empty list, because the reader refuses tile
// sets that the position does not name.
std::vector<TileSet> sets_for(std::string_view text) {
    return text.find("\ntiles ") != std::string_view::npos ? fuzz::builtin_sets() : std::vector<TileSet>();
}

}  // namespace

FUZZ_TARGET(position) {
    const std::uint64_t random = bytes.parameter();
    Error error;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::vector<TileSet> sets = sets_for(text);
    std::optional<Game> game = from_position(text, sets.data(), sets.size(), error);
    FUZZ_CHECK(game.has_value() == (error.status == Status::ok));
    if (!game) {
        FUZZ_CHECK(!error.message.empty());
        return;
    }
    const std::uint64_t beginning = game->state_hash();
    play(*game, sets, random);
    while (game->action_count() > 0) FUZZ_CHECK(game->undo() == Status::ok);
    FUZZ_CHECK(game->state_hash() == beginning);
}
