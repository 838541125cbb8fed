#include "reference/lockstep.hpp"

#include "mistbank/record.hpp"
#include "reference/compare.hpp"
#include "reference/follower.hpp"
#include "reference/reference.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

namespace mistbank_reference {

using namespace mistbank;
using mistbank_tests::Dice;

namespace {

void count_events(const Game& game, Tally& tally) {
    ++tally.games;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        ++tally.events.at(static_cast<std::size_t>(event.kind));
        if (event.kind == EventKind::figure_placed) ++tally.placed.at(static_cast<std::size_t>(event.figure));
    }
    for (int i = 0; i < expansion_count; ++i) {
        tally.played.at(static_cast<std::size_t>(i)) += game.rules().plays(static_cast<Expansion>(i)) ? 1 : 0;
    }
    count_situations(game, tally.situations);
    count_situations_of_expansions(game, tally.situations_of_expansions);
    count_situations_of_further_expansions(game, tally.situations_of_expansions);
    ++tally.losses.at(static_cast<std::size_t>(game.loss_reason()));
}

std::string report(const Game& game, const std::string& difference) {
    Error error;
    const std::optional<std::string> record = to_record(game, RecordKind::full, error);
    return (record ? *record : error.message) + "\n" + difference;
}

// The number of actions between two comparisons. It is larger for a validating library, which is slow and checks its
// own states. Most differences are still visible two actions later.
constexpr std::size_t actions_compared = mistbank_tests::is_validating ? 3 : 1;

// Whether tiles that players have seen can return to a bag. Dealing hidden tiles again can then make the recorded
// history impossible.
bool may_forget(const Rules& rules) {
    const HouseRules& house = rules.house;
    const bool has_bag = house.has_hands() || house.tile_sales || house.first_player != FirstPlayer::host;
    return house.unplayable == Unplayable::returned || house.first_player == FirstPlayer::most_roads ||
           (has_bag && rules.plays(Expansion::princess_dragon));
}

// Applies operations that the reference must not notice: undoing and reapplying an action, and dealing hidden tiles
// again. The reference learns what a hidden tile is only when the library shows the tile.
void shake(Game& game, Dice& dice) {
    if (dice.below(16) == 0) {
        const Action last = game.action(game.action_count() - 1);
        game.undo();
        game.apply(last);
    }
    if (dice.below(16) == 0 && !may_forget(game.rules())) game.determinize(dice.below(1000000), game.deciding_player());
}

}  // namespace

std::string play_in_lockstep(const Rules& rules, const std::vector<TileSet>& sets, const Chooser& choose,
                             Tally& tally) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    if (!game) return "no game: " + error.message;
    Reference reference(game->rules(), sets, luck_since(*game, 0));
    Dice dice(rules.seed);
    for (;;) {
        if (game->action_count() % actions_compared == 0 || game->is_over()) {
            const std::string difference = compare(reference, *game);
            if (!difference.empty()) return report(*game, difference);
        }
        if (game->is_over()) break;
        ++tally.decisions.at(static_cast<std::size_t>(game->decision().kind));
        ++tally.actions;
        const std::size_t events = game->event_count();
        const Action action = choose(*game);
        count_situations_of_action(reference, action, tally.situations_of_expansions);
        if (game->apply(action) != Status::ok) return report(*game, "refused: " + game->text_of(action));
        const Reference before = reference;
        reference.apply(action, luck_since(*game, events));
        count_situations_of_hills_and_lakes(before, reference, *game, events, tally.situations_of_expansions);
        count_situations_of_small_boxes(before, reference, *game, events, tally.situations_of_small_boxes);
        count_situations_of_gains(before, reference, *game, events, tally.situations_of_small_boxes);
        count_landings(reference, *game, events, tally.situations_of_expansions);
        shake(*game, dice);
    }
    count_events(*game, tally);
    return {};
}

}  // namespace mistbank_reference
