// Plays a game with an arbitrary preset and arbitrary expansions. Each byte of the input is an action or another
// operation of a host. The end of the input contains the preset, players, seed, options, expansions and house rules.
// The game must agree with the reference implementation in tests/reference after each of the first 12 actions, then
// after every sixth action, and at the end. The reference applies every action, and immediately notices a question or
// draw that breaks the rules. Hidden information can be reshuffled at any time, but the record of the game must still
// be replayable.
#include <algorithm>
#include <cstring>
#include <vector>

#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "reference/follower.hpp"
#include "sets.hpp"
#include "target.hpp"

using namespace mistbank;

namespace {

// Reads the flags of the expansions: eight flags from each byte, lowest expansions first.
std::uint32_t expansions_of(fuzz::Bytes& bytes) {
    std::uint32_t expansions = 0;
    for (int bits = 0; bits < expansion_count; bits += 8) {
        expansions |= static_cast<std::uint32_t>(bytes.parameter()) << bits;
    }
    return expansions & ((1u << expansion_count) - 1);
}

Rules rules_of(fuzz::Bytes& bytes) {
    Rules rules = *preset(preset_name(bytes.parameter(preset_count())));
    const int most = rules.system == System::cooperative ? 5 : max_players;
    const int fewest = rules.plays(Expansion::ghosts_castles_cemeteries) ? 2 : 1;
    rules.players = fewest + bytes.parameter(most - fewest + 1);
    rules.seed = bytes.parameter();
    const std::uint8_t options = bytes.parameter();
    if ((options & 64u) != 0 && rules.system != System::cooperative) {
        rules.expansions = expansions_of(bytes);
        if (rules.plays(Expansion::ghosts_castles_cemeteries)) rules.players = std::max(rules.players, 2);
    }
    if ((options & 128u) != 0 && rules.system != System::cooperative) {
        const std::uint8_t house = bytes.parameter();
        rules.house.first_player = static_cast<FirstPlayer>(house % 3);
        rules.house.tile_sales = (house & 4u) != 0;
    }
    if ((options & 1u) != 0) rules.joint_scoring = JointScoring::majority;
    if ((options & 2u) != 0) rules.draws = Draws::external;
    if ((options & 4u) != 0) rules.farmers = false;
    rules.ghosts = (options & 8u) == 0;
    rules.castles = (options & 16u) == 0;
    rules.cemeteries = (options & 32u) == 0;
    return rules;
}

std::vector<TileSet> sets_of(const Rules& rules) {
    std::vector<TileSet> sets;
    for (int i = 0; const char* name = default_set(rules, i); ++i) {
        const auto is_called_so = [&](const TileSet& set) { return set.name() == name; };
        const std::vector<TileSet>& all = fuzz::builtin_sets();
        sets.push_back(*std::find_if(all.begin(), all.end(), is_called_so));
    }
    return sets;
}

Game new_game(const Rules& rules, const std::vector<TileSet>& sets) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    FUZZ_CHECK(game.has_value());
    return std::move(*game);
}

// The game and the reference that follows it.
class Table {
public:
    Table(const Rules& rules, const std::vector<TileSet>& sets) : game(new_game(rules, sets)), follower_(game, sets) {
        compare();
    }

    void compare() const {
        const std::string difference = follower_.difference(game);
        if (difference.empty()) return;
        Error error;
        std::fprintf(stderr, "%s\n%s", to_record(game, RecordKind::full, error).value_or(error.message).c_str(),
                     difference.c_str());
        fuzz::fail("game and reference agree", __FILE__, __LINE__);
    }

    Status apply(Action action) {
        const std::size_t events = game.event_count();
        const Status status = game.apply(action);
        if (status == Status::ok) follower_.follow(game, events);
        compare_now_and_then();
        return status;
    }
    Status undo() {
        const Status status = game.undo();
        if (status == Status::ok) follower_.step_back();
        compare_now_and_then();
        return status;
    }

    Game game;

private:
    // Compares the game with the reference only after some actions, because comparing after every action would take
    // three times as long as playing.
    void compare_now_and_then() const {
        constexpr std::size_t first_actions = 12;
        constexpr std::size_t stride = 6;
        if (game.action_count() < first_actions || game.action_count() % stride == 0 || game.is_over()) compare();
    }

    mistbank_reference::Follower follower_;
};

// Returns one of the legal actions, which the game must accept; nothing when the game is over.
std::optional<Action> any_action(const Game& game, std::uint8_t choice) {
    const std::vector<Action> legal = game.legal_actions();
    FUZZ_CHECK(legal.empty() == game.is_over());
    if (legal.empty()) return std::nullopt;
    const Action action = legal[choice % legal.size()];
    FUZZ_CHECK(game.why_not(action) == nullptr);
    return action;
}

void apply_any(Table& table, std::uint8_t choice) {
    const std::optional<Action> action = any_action(table.game, choice);
    if (action) FUZZ_CHECK(table.apply(*action) == Status::ok);
}

bool is_of_expansions(const Action& action) {
    if (action.kind == ActionKind::place) return action.count > static_cast<std::uint8_t>(FigureKind::guard);
    return action.kind >= ActionKind::recall;
}

// Prefers actions of the expansions. For example, placing a builder can give later turns a second part.
void apply_rarer(Table& table, std::uint8_t choice) {
    std::vector<Action> rarer;
    for (const Action& action : table.game.legal_actions()) {
        if (is_of_expansions(action)) rarer.push_back(action);
    }
    if (rarer.empty()) return apply_any(table, choice);
    FUZZ_CHECK(table.apply(rarer[choice % rarer.size()]) == Status::ok);
}

// For each incomplete feature on the tile laid last, counts the meeples of the colour with the most meeples there.
// Returns the sum of these counts.
int meeples_joined(const Game& game) {
    const int tile = game.last_tile();
    int joined = 0;
    for (int segment = 0; segment < game.type(game.tile(tile).type).segment_count; ++segment) {
        const Feature feature = game.feature(tile, segment);
        joined += feature.complete ? 0 : *std::max_element(feature.meeples, feature.meeples + max_colours);
    }
    return joined;
}

// Tries some legal actions and chooses the one that joins the most meeples in incomplete features, so that features
// with builders become shared and large.
void lay_beside_most(Table& table, std::uint8_t choice) {
    constexpr std::size_t tried = 5;
    if (table.game.decision().kind != DecisionKind::lay_tile) return apply_rarer(table, choice);
    const std::vector<Action> lays = table.game.legal_actions();
    Game trial = table.game.clone();
    trial.stop_recording();
    Action best;
    int most = -1;
    for (std::size_t i = 0; i < tried; ++i) {
        const Action lay = lays[(choice + i * lays.size() / tried) % lays.size()];
        FUZZ_CHECK(trial.apply(lay) == Status::ok);
        const int joined = meeples_joined(trial);
        if (joined > most) best = lay;
        most = std::max(most, joined);
        FUZZ_CHECK(trial.copy_from(table.game) == Status::ok);
    }
    FUZZ_CHECK(table.apply(best) == Status::ok);
}

void apply_anything(Table& table, fuzz::Bytes& bytes) {
    Action action;
    action.kind = static_cast<ActionKind>(bytes.next());
    action.segment = bytes.next();
    action.colour = bytes.next();
    action.count = bytes.next();
    action.x = static_cast<std::int16_t>(bytes.next_number());
    action.y = static_cast<std::int16_t>(bytes.next_number());
    const Game& game = table.game;
    const bool is_legal = game.why_not(action) == nullptr;
    const std::uint64_t before = game.state_hash();
    FUZZ_CHECK((table.apply(action) == Status::ok) == is_legal);
    FUZZ_CHECK(is_legal || game.state_hash() == before);
}

void undo_and_redo(Table& table) {
    const Game& game = table.game;
    if (game.action_count() == 0) return;
    const std::uint64_t before = game.state_hash();
    const Action last = game.action(game.action_count() - 1);
    FUZZ_CHECK(table.undo() == Status::ok);
    FUZZ_CHECK(table.apply(last) == Status::ok);
    FUZZ_CHECK(game.state_hash() == before);
}

void try_a_clone(const Game& game, std::uint8_t choice) {
    Game clone = game.clone();
    clone.stop_recording();
    clone.determinize(choice);
    const std::optional<Action> action = any_action(clone, choice);
    if (action) FUZZ_CHECK(clone.apply(*action) == Status::ok);
    FUZZ_CHECK(clone.copy_from(game) == Status::ok);
    FUZZ_CHECK(clone.state_hash() == game.state_hash());
}

void save_and_restore(const Game& game, std::uint8_t choice) {
    std::vector<std::uint8_t> held(game.saved_bytes());
    game.save_state(held.data());
    Game other = game.clone();
    const std::optional<Action> action = any_action(other, choice);
    if (action) FUZZ_CHECK(other.apply(*action) == Status::ok);
    FUZZ_CHECK(other.restore_state(held.data(), held.size()) == Status::ok);
    FUZZ_CHECK(other.state_hash() == game.state_hash());
    std::uint8_t& byte = held[held.size() * choice / 256];
    byte = static_cast<std::uint8_t>(byte ^ (choice | 1u));
    FUZZ_CHECK(other.restore_state(held.data(), held.size()) == Status::invalid_argument);
    FUZZ_CHECK(other.state_hash() == game.state_hash());
}

void reshuffle(Game& game, std::uint8_t seed) {
    const std::uint64_t before = game.public_hash();
    game.determinize(seed);
    FUZZ_CHECK(game.public_hash() == before);
}

void look_at(const Game& game) {
    FUZZ_CHECK(!render_text(game, {true, true, true}).empty());
    FUZZ_CHECK(!summary(game).empty());
    Error error;
    FUZZ_CHECK(render_svg(game, {}, error).has_value());
    FUZZ_CHECK(game.features().size() > 0);
    for (std::size_t i = 0; i < game.event_count(); ++i) FUZZ_CHECK(!sentence(game, game.events()[i]).empty());
}

// Checks that no more tiles of a type are in use than the type has copies, even after reshuffling and undo.
void check_copies(const Game& game) {
    std::vector<int> left;
    for (int type = 0; type < game.type_count(); ++type) left.push_back(game.type(type).copies);
    const auto take = [&](int type) { FUZZ_CHECK(type < 0 || --left[static_cast<std::size_t>(type)] >= 0); };
    for (int i = 0; i < game.tile_count(); ++i) take(game.tile(i).type);
    for (int i = 0; i < game.set_aside_count(); ++i) take(game.set_aside(i));
}

void compare_with_replay(const Game& game) {
    Error error;
    const std::vector<TileSet>& sets = fuzz::builtin_sets();
    const std::optional<std::string> record = to_record(game, RecordKind::full, error);
    FUZZ_CHECK(record.has_value());
    const std::optional<Game> again = replay(*record, sets.data(), sets.size(), error);
    FUZZ_CHECK(again.has_value() && again->state_hash() == game.state_hash());
    check_copies(game);
    FUZZ_CHECK(again->event_count() == game.event_count());
    FUZZ_CHECK(std::memcmp(again->events(), game.events(), game.event_count() * sizeof(Event)) == 0);
}

}  // namespace

FUZZ_TARGET(play) {
    const Rules rules = rules_of(bytes);
    Table table(rules, sets_of(rules));
    while (!bytes.empty()) {
        const std::uint8_t byte = bytes.next();
        switch (byte) {
            case 255: apply_anything(table, bytes); break;
            case 254: undo_and_redo(table); break;
            case 253: table.undo(); break;
            case 252: try_a_clone(table.game, bytes.next()); break;
            case 251: apply_any(table, bytes.next()); break;
            case 250: reshuffle(table.game, bytes.next()); break;
            case 249: apply_rarer(table, bytes.next()); break;
            case 248: lay_beside_most(table, bytes.next()); break;
            case 247: save_and_restore(table.game, bytes.next()); break;
            default: apply_any(table, byte); break;
        }
    }
    table.compare();
    look_at(table.game);
    compare_with_replay(table.game);
}
