// A game of any preset: each byte an action, or something else that a host does with a game. At the end: the preset,
// players, seed, options.
#include <cstring>
#include <vector>

#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "sets.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

Rules rules_of(fuzz::Bytes& bytes) {
    Rules rules = *preset(preset_name(bytes.parameter(preset_count())));
    const int most = rules.system == System::cooperative ? 5 : max_players;
    const int fewest = rules.system == System::ghosts_castles_cemeteries ? 2 : 1;
    rules.players = fewest + bytes.parameter(most - fewest + 1);
    rules.seed = bytes.parameter();
    const std::uint8_t options = bytes.parameter();
    if ((options & 1u) != 0) rules.joint_scoring = JointScoring::majority;
    if ((options & 2u) != 0) rules.draws = Draws::external;
    if ((options & 4u) != 0) rules.farmers = false;
    rules.ghosts = (options & 8u) == 0;
    rules.castles = (options & 16u) == 0;
    rules.cemeteries = (options & 32u) == 0;
    return rules;
}

std::optional<Game> new_game(const Rules& rules) {
    const TileSet* sets = fuzz::builtin_sets().data();  // mists, base, demo
    if (rules.system == System::base) sets += 1;
    if (rules.system == System::demo) sets += 2;
    Error error;
    return Game::create(rules, sets, rules.system == System::ghosts_castles_cemeteries ? 2 : 1, error);
}

void apply_any(Game& game, std::uint8_t choice) {
    const std::vector<Action> legal = game.legal_actions();
    FUZZ_CHECK(legal.empty() == game.is_over());
    if (legal.empty()) return;
    const Action action = legal[choice % legal.size()];
    FUZZ_CHECK(game.why_not(action) == nullptr);
    FUZZ_CHECK(game.apply(action) == Status::ok);
}

void apply_anything(Game& game, fuzz::Bytes& bytes) {
    Action action;
    action.kind = static_cast<ActionKind>(bytes.next());
    action.segment = bytes.next();
    action.colour = bytes.next();
    action.count = bytes.next();
    action.x = static_cast<std::int16_t>(bytes.next_number());
    action.y = static_cast<std::int16_t>(bytes.next_number());
    const bool is_legal = game.why_not(action) == nullptr;
    const std::uint64_t before = game.state_hash();
    FUZZ_CHECK((game.apply(action) == Status::ok) == is_legal);
    FUZZ_CHECK(is_legal || game.state_hash() == before);
}

void undo_and_redo(Game& game) {
    if (game.action_count() == 0) return;
    const std::uint64_t before = game.state_hash();
    const Action last = game.action(game.action_count() - 1);
    FUZZ_CHECK(game.undo() == Status::ok);
    FUZZ_CHECK(game.apply(last) == Status::ok);
    FUZZ_CHECK(game.state_hash() == before);
}

void try_a_clone(const Game& game, std::uint8_t choice) {
    Game clone = game.clone();
    clone.stop_recording();
    clone.determinize(choice);
    apply_any(clone, choice);
    FUZZ_CHECK(clone.copy_from(game) == Status::ok);
    FUZZ_CHECK(clone.state_hash() == game.state_hash());
}

void look_at(const Game& game) {
    FUZZ_CHECK(!render_text(game, {true, true, true}).empty());
    FUZZ_CHECK(!render_status(game).empty());
    Error error;
    FUZZ_CHECK(render_svg(game, {}, error).has_value());
    FUZZ_CHECK(game.features().size() > 0);
    for (std::size_t i = 0; i < game.event_count(); ++i) FUZZ_CHECK(!sentence(game, game.events()[i]).empty());
}

void compare_with_replay(const Game& game) {
    Error error;
    const std::vector<TileSet>& sets = fuzz::builtin_sets();
    const std::optional<std::string> record = to_record(game, RecordKind::full, error);
    FUZZ_CHECK(record.has_value());
    const std::optional<Game> again = replay(*record, sets.data(), sets.size(), error);
    FUZZ_CHECK(again.has_value() && again->state_hash() == game.state_hash());
    FUZZ_CHECK(again->event_count() == game.event_count());
    FUZZ_CHECK(std::memcmp(again->events(), game.events(), game.event_count() * sizeof(Event)) == 0);
}

}  // namespace

FUZZ_TARGET(play) {
    const Rules rules = rules_of(bytes);
    std::optional<Game> game = new_game(rules);
    FUZZ_CHECK(game.has_value());
    while (!bytes.empty()) {
        const std::uint8_t byte = bytes.next();
        switch (byte) {
            case 255: apply_anything(*game, bytes); break;
            case 254: undo_and_redo(*game); break;
            case 253: game->undo(); break;
            case 252: try_a_clone(*game, bytes.next()); break;
            case 251: apply_any(*game, bytes.next()); break;
            default: apply_any(*game, byte); break;
        }
    }
    look_at(*game);
    compare_with_replay(*game);
}
