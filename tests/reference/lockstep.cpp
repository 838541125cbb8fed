#include "reference/lockstep.hpp"

#include "mistbank/record.hpp"
#include "reference/compare.hpp"
#include "reference/follower.hpp"
#include "reference/reference.hpp"

namespace mistbank_reference {

using namespace mistbank;

namespace {

void count_events(const Game& game, Tally& tally) {
    ++tally.games;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        ++tally.events.at(static_cast<std::size_t>(game.events()[i].kind));
    }
    count_situations(game, tally.situations);
    ++tally.losses.at(static_cast<std::size_t>(game.loss_reason()));
}

std::string report(const Game& game, const std::string& difference) {
    Error error;
    const std::optional<std::string> record = to_record(game, RecordKind::full, error);
    return (record ? *record : error.message) + "\n" + difference;
}

}  // namespace

std::string play_in_lockstep(const Rules& rules, const std::vector<TileSet>& sets, const Chooser& choose,
                             Tally& tally) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    if (!game) return "no game: " + error.message;
    Reference reference(game->rules(), sets, draws_since(*game, 0));
    for (;;) {
        const std::string difference = compare(reference, *game);
        if (!difference.empty()) return report(*game, difference);
        if (game->is_over()) break;
        ++tally.decisions.at(static_cast<std::size_t>(game->decision().kind));
        ++tally.actions;
        const std::size_t events = game->event_count();
        const Action action = choose(*game);
        if (game->apply(action) != Status::ok) return report(*game, "refused: " + game->text_of(action));
        reference.apply(action, draws_since(*game, events));
    }
    count_events(*game, tally);
    return {};
}

}  // namespace mistbank_reference
