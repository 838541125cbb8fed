// The sources of points add up to the score.
#include <rapidcheck/catch.h>

#include <numeric>

#include "properties/sample.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

void check_sums(const Game& game) {
    for (int index = 0; index < game.scoring_meeple_count(); ++index) {
        const TallyView tally = game.tally(index);
        RC_ASSERT(tally.colour == game.scoring_meeple(index).colour);
        RC_ASSERT(tally.total == game.scoring_meeple(index).total);
        RC_ASSERT(std::accumulate(std::begin(tally.points), std::end(tally.points), 0) == tally.total);
        RC_ASSERT(tally.from(Source::before) == 0);
    }
}

// Returns the source of points if an event reports all points of that source; nothing for other events.
std::optional<Source> source_told_by(const Event& event) {
    switch (event.kind) {
        case EventKind::hound_scored: return Source::hounds;
        case EventKind::goods_scored: return Source::goods;
        case EventKind::fairy_scored: return Source::fairy;
        case EventKind::flock_scored: return Source::sheep;
        case EventKind::big_top_scored: return Source::big_top;
        case EventKind::ringmaster_scored: return Source::ringmaster;
        case EventKind::gold_scored: return Source::gold;
        case EventKind::robbed: return Source::robbers;
        case EventKind::king_scored: return Source::king;
        case EventKind::baron_scored: return Source::baron;
        default: return std::nullopt;
    }
}

// Returns the colour that gets the points of an event. PRD-17: at the start of a turn, the fairy gives points to the
// active player, even if an acrobat of another player stands with it.
Colour colour_that_gets(const Game& game, std::size_t i) {
    const Event& event = game.events()[i];
    const bool is_for_turn =
        event.kind == EventKind::fairy_scored && game.events()[i - 1].kind == EventKind::turn_began;
    return is_for_turn ? game.rules().colours[event.player] : event.colour;
}

// Compares the points of each source with the events. Does nothing in cooperative games, where the points of colours
// are not separate.
void check_against_events(const Game& game) {
    if (game.rules().system == System::cooperative) return;
    std::int32_t told[max_colours][source_count] = {};
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        const std::optional<Source> source = source_told_by(event);
        if (source) told[static_cast<int>(colour_that_gets(game, i))][static_cast<int>(*source)] += event.points;
    }
    const bool are_on_their_way = game.decision().kind == DecisionKind::advance;
    for (int index = 0; index < game.scoring_meeple_count(); ++index) {
        const TallyView tally = game.tally(index);
        for (const Source source : {Source::hounds, Source::goods, Source::fairy, Source::sheep, Source::big_top,
                                    Source::ringmaster, Source::gold, Source::robbers, Source::king, Source::baron}) {
            const std::int32_t heard = told[static_cast<int>(tally.colour)][static_cast<int>(source)];
            RC_ASSERT((are_on_their_way ? tally.from(source) <= heard : tally.from(source) == heard));
        }
    }
}

}  // namespace

TEST_CASE("In random games, the points of all sources match the events and the score", "[properties][tally]") {
    rc::prop("At every decision the points of all sources add up to the score",
             [](const Sample& sample) { play_through(sample, [](const Game& game) { check_sums(game); }); });

    rc::prop("The points of each source equal the points of its events",
             [](const Sample& sample) { check_against_events(played(sample)); });

    rc::prop("A game without recording still tracks the sources of its points", [](const Sample& sample) {
        Game silent = start_of(sample);
        silent.stop_recording();
        for (const std::uint16_t choice : sample.choices) {
            if (silent.is_over()) break;
            RC_ASSERT(silent.apply(chosen(silent, choice)) == Status::ok);
        }
        check_sums(silent);
        RC_ASSERT(sources_of_points(silent) == sources_of_points(played(sample)));
    });

    rc::prop("Reshuffling a game does not change its sources of points", [](const Sample& sample) {
        Game game = played(sample);
        const std::string before = sources_of_points(game);
        game.determinize(sample.rules.seed + 1);
        RC_ASSERT(sources_of_points(game) == before);
    });
}
