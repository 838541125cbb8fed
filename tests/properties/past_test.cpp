// Clones, snapshots, records, undo and caller-provided memory restore the same game, byte for byte.
#include <rapidcheck/catch.h>

#include <algorithm>
#include <cstring>

#include "mistbank/record.hpp"
#include "properties/picture.hpp"
#include "properties/sample.hpp"
#include "support/games.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

std::vector<std::uint8_t> snapshot_of(const Game& game) {
    Error error;
    const auto bytes = to_snapshot(game, error);
    if (!bytes) RC_FAIL(std::string(error.message));
    return *bytes;
}

void check_same(const Game& game, const Game& expected) {
    RC_ASSERT(game.state_hash() == expected.state_hash());
    RC_ASSERT(picture(game) == picture(expected));
    RC_ASSERT(game.event_count() == expected.event_count());
    RC_ASSERT(std::memcmp(game.events(), expected.events(), game.event_count() * sizeof(Event)) == 0);
    RC_ASSERT(game.last_draw() == expected.last_draw());
    RC_ASSERT(record_of(game) == record_of(expected));
    RC_ASSERT(open_record_of(game) == open_record_of(expected));
    RC_ASSERT(snapshot_of(game) == snapshot_of(expected));
}

Game reread(const Sample& sample, const std::string& record) {
    const std::vector<TileSet> sets = sets_of(sample);
    Error error;
    std::optional<Game> game = replay(record, sets.data(), sets.size(), error);
    if (!game) RC_FAIL(std::string(error.message));
    return std::move(*game);
}

Game reloaded(const Sample& sample, const std::vector<std::uint8_t>& bytes) {
    const std::vector<TileSet> sets = sets_of(sample);
    Error error;
    std::optional<Game> game = from_snapshot(bytes.data(), bytes.size(), sets.data(), sets.size(), error);
    if (!game) RC_FAIL(std::string(error.message));
    return std::move(*game);
}

// Undoes `count` actions and applies them again.
void undo_and_redo(Game& game, std::size_t count) {
    std::vector<Action> actions;
    for (std::size_t i = game.action_count() - count; i < game.action_count(); ++i) actions.push_back(game.action(i));
    for (std::size_t i = 0; i < count; ++i) RC_ASSERT(game.undo() == Status::ok);
    for (const Action action : actions) RC_ASSERT(game.apply(action) == Status::ok);
}

using Held = std::vector<std::uint8_t>;

Held held_by(const Game& game) {
    Held held(game.saved_bytes());
    game.save_state(held.data());
    return held;
}

// Compares positions without history, because one of the games has never recorded.
void check_same_present(const Game& game, const Game& expected) {
    RC_ASSERT(game.state_hash() == expected.state_hash());
    RC_ASSERT(game.public_hash() == expected.public_hash());
    RC_ASSERT(game.rules().seed == expected.rules().seed);
    RC_ASSERT(picture(game) == picture(expected));
    RC_ASSERT(sources_of_points(game) == sources_of_points(expected));
}

void check_refused(Game& game, const Held& held) {
    const std::uint64_t before = game.state_hash();
    const std::size_t events = game.event_count();
    RC_ASSERT(game.restore_state(held.data(), held.size()) == Status::invalid_argument);
    RC_ASSERT(game.state_hash() == before);
    RC_ASSERT(game.event_count() == events);
    RC_ASSERT(game.recording() == Recording::all);
}

}  // namespace

TEST_CASE("In random games, copies, snapshots, records and undo restore the same states", "[properties][record]") {
    rc::prop("A clone equals the original and can change without affecting the original", [](const Sample& sample) {
        const Game game = played(sample);
        const std::uint64_t before = game.state_hash();
        Game clone = game.clone();
        check_same(clone, game);
        for (int i = 0; i < 5 && !clone.is_over(); ++i) RC_ASSERT(clone.apply(chosen(clone, 1)) == Status::ok);
        RC_ASSERT(game.state_hash() == before);
        RC_ASSERT(clone.copy_from(game) == Status::ok);
        check_same(clone, game);
    });

    rc::prop("A snapshot restores the same game", [](const Sample& sample) {
        const Game game = played(sample);
        check_same(reloaded(sample, snapshot_of(game)), game);
    });

    rc::prop("A full record replays as the same game", [](const Sample& sample) {
        const Game game = played(sample);
        check_same(reread(sample, record_of(game)), game);
    });

    rc::prop("An open record replays as a game with the same open record", [](const Sample& sample) {
        const Game game = played(sample);
        const Game open = reread(sample, open_record_of(game));
        RC_ASSERT(open_record_of(open) == open_record_of(game));
        if (!game.is_over()) RC_ASSERT(picture(open) == picture(game));
    });

    rc::prop("Undoing any number of actions and applying them again gives the same game",
             [](const Sample& sample, std::uint16_t number) {
                 const Game game = played(sample);
                 Game other = game.clone();
                 undo_and_redo(other, number % (game.action_count() + 1));
                 check_same(other, game);
             });

    rc::prop("Undo restores the game as it was before the action", [](const Sample& sample) {
        std::vector<std::uint64_t> hashes;
        std::vector<std::size_t> events;
        Game game = start_of(sample);
        for (const std::uint16_t choice : sample.choices) {
            if (game.is_over()) break;
            hashes.push_back(game.state_hash());
            events.push_back(game.event_count());
            RC_ASSERT(game.apply(chosen(game, choice)) == Status::ok);
        }
        for (std::size_t i = hashes.size(); i-- > 0;) {
            RC_ASSERT(game.undo() == Status::ok);
            RC_ASSERT(game.state_hash() == hashes[i]);
            RC_ASSERT(game.event_count() == events[i]);
        }
        RC_ASSERT(game.undo() == Status::nothing_to_undo);
        check_same(game, start_of(sample));
    });

    rc::prop("Restoring a saved state gives the same game without its history", [](const Sample& sample) {
        const Game game = played(sample);
        const Held held = held_by(game);
        Game other = start_of(sample);
        RC_ASSERT(other.saved_bytes() == held.size());
        RC_ASSERT(other.restore_state(held.data(), held.size()) == Status::ok);
        check_same_present(other, game);
        RC_ASSERT(held_by(other) == held);
        RC_ASSERT(other.recording() == Recording::none);
        RC_ASSERT(other.event_count() == 0u);
        RC_ASSERT(other.action_count() == game.action_count());
        RC_ASSERT(other.undo() == Status::not_recorded);
        Game original = game.clone();
        for (const std::uint16_t choice : sample.choices) {  // both games continue in the same way
            if (original.is_over()) break;
            const Action action = chosen(original, choice);
            RC_ASSERT(original.apply(action) == Status::ok);
            RC_ASSERT(other.apply(action) == Status::ok);
        }
        check_same_present(other, original);
        RC_ASSERT(other.restore_state(held.data(), held.size()) == Status::ok);
        check_same_present(other, game);
    });

    rc::prop("A saved state is refused if it was changed, has another size or belongs to another game",
             [](const Sample& sample, std::uint32_t where, std::uint8_t change) {
                 Game game = played(sample);
                 const Held held = held_by(game);
                 Held other = held;
                 other[where % other.size()] = static_cast<std::uint8_t>(other[where % other.size()] ^ (change | 1u));
                 check_refused(game, other);
                 other = held;
                 other.pop_back();
                 check_refused(game, other);
                 other = held;
                 other.push_back(0);
                 check_refused(game, other);
                 RC_ASSERT(game.restore_state(nullptr, held.size()) == Status::invalid_argument);
                 Sample foreign = sample;
                 foreign.rules.starting_player = (game.rules().starting_player + 1) % 6;
                 foreign.rules.players = std::max(foreign.rules.players, foreign.rules.starting_player + 1);
                 if (foreign.rules.system == System::cooperative && foreign.rules.players > 5) return;
                 foreign.rules.scoring_colour_count = 0;
                 check_refused(game, held_by(start_of(foreign)));
             });

    rc::prop("A game without recording reaches the same state by the same actions", [](const Sample& sample) {
        const Game game = played(sample);
        Game silent = start_of(sample);
        silent.stop_recording();
        for (std::size_t i = 0; i < game.action_count(); ++i) RC_ASSERT(silent.apply(game.action(i)) == Status::ok);
        RC_ASSERT(silent.state_hash() == game.state_hash());
        RC_ASSERT(picture(silent) == picture(game));
        RC_ASSERT(silent.event_count() == 0u);
    });
}
