// The eight small boxes in the C++ interface: alone, in pairs, and with all expansions. Also tests their hidden
// information and external draws.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <sstream>

#include "game/view.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "support/games.hpp"
#include "support/players.hpp"
#include "support/positions.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

constexpr int messages_of_the_game = 8;

constexpr Expansion boxes[] = {Expansion::messages, Expansion::ferries, Expansion::gold, Expansion::mage,
                               Expansion::robbers,  Expansion::crops,   Expansion::king, Expansion::festival};

Game game_with(std::uint32_t expansions, int players, std::uint64_t seed, Draws draws = Draws::automatic) {
    Rules rules = rules_of("base", players, seed);
    rules.expansions = expansions;
    rules.draws = draws;
    return new_game(rules);
}

// Returns each box alone, each pair, all eight, all eight with ghosts, castles and cemeteries, and all expansions.
std::vector<std::uint32_t> sets_of_boxes() {
    std::vector<std::uint32_t> sets;
    std::uint32_t all = 0;
    for (const Expansion first : boxes) {
        for (const Expansion second : boxes) {
            if (second >= first) sets.push_back(bit(first) | bit(second));
        }
        all |= bit(first);
    }
    sets.push_back(all);
    sets.push_back(all | bit(Expansion::ghosts_castles_cemeteries));
    sets.push_back((1u << expansion_count) - 1);
    return sets;
}

std::string record_of(const Game& game, RecordKind kind) {
    Error error;
    return to_record(game, kind, error).value();
}

Game replayed(const std::string& record, const TileSet* set = nullptr) {
    Error error;
    std::optional<Game> game = replay(record, set, set == nullptr ? 0 : 1, error);
    INFO(error.message << "\n" << record);
    REQUIRE(game.has_value());
    return std::move(*game);
}

void require_same(const Game& other, const Game& game) {
    REQUIRE(other.state_hash() == game.state_hash());
    REQUIRE(position_of(other) == position_of(game));
}

void require_same_by_every_way(Game& game, Game& spare) {
    const Game before = game.clone();
    require_same(before, game);
    if (game.action_count() > 0) {
        const Action last = game.action(game.action_count() - 1);
        REQUIRE(game.undo() == Status::ok);
        REQUIRE(game.state_hash() != before.state_hash());
        REQUIRE(game.apply(last) == Status::ok);
        require_same(game, before);
    }
    std::vector<std::uint8_t> held(game.saved_bytes());
    game.save_state(held.data());
    REQUIRE(spare.restore_state(held.data(), held.size()) == Status::ok);
    require_same(spare, game);
}

void require_same_when_stored(const Game& game) {
    Error error;
    const auto bytes = to_snapshot(game, error).value();
    const std::optional<Game> loaded = from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error);
    INFO(error.message);
    REQUIRE(loaded.has_value());
    require_same(*loaded, game);
    require_same(replayed(record_of(game, RecordKind::full)), game);
    const std::string open = record_of(game, RecordKind::open);
    const Game told = replayed(open);
    REQUIRE(told.public_hash() == game.public_hash());
    REQUIRE(record_of(told, RecordKind::open) == open);
}

// --- messages ---

// Returns the stack of messages, beginning with the messages seen.
std::vector<int> stack_of(const Game& game) {
    const Table& table = inside_of(game).table;
    const std::uint16_t* const begin = table.order + table.setup->messages_from();
    return std::vector<int>(begin, begin + messages_of_the_game);
}

std::vector<int> seen_in(const Game& game) {
    std::vector<int> seen;
    for (int i = 0; i < game.fact_size("messages"); ++i) seen.push_back(game.fact("messages", 0, i));
    return seen;
}

int draws_in(const Game& game) {
    return static_cast<int>(std::count_if(game.events(), game.events() + game.event_count(),
                                          [](const Event& event) { return event.kind == EventKind::message_drawn; }));
}

bool waits_for_message(const Game& game) {
    return game.decision().kind == DecisionKind::chance && game.legal_actions().front().kind == ActionKind::message;
}

// A set with small cities of 4 to 16 points, so that players often reach multiples of five.
const TileSet& towns() {
    static const TileSet set = [] {
        const std::string fields = " field EL ER SL SR WL WR touches N\n";
        Error error;
        return TileSet::parse("mistbank-tiles 1\nname towns\ntile plain\n copies 60\n city N\n" + fields +
                                  "tile rich\n copies 60\n city N coats 1\n" + fields +
                                  "tile royal\n copies 60\n city N coats 3\n" + fields + "start\n 0 0 plain\n",
                              error)
            .value();
    }();
    return set;
}

// A player that puts a knight into each city and prefers to complete a city or to reach a multiple of five.
class EagerPlayer {
public:
    explicit EagerPlayer(std::uint64_t seed) : any_(seed) {}

    Action choose(const Game& game) {
        const std::vector<Action> actions = game.legal_actions();
        const DecisionKind decision = game.decision().kind;
        if (decision == DecisionKind::place_meeple && actions.front().segment == 0) return actions.front();
        Action best = any_.choose(game);
        if (decision == DecisionKind::message) return best;
        int most = 0;
        for (const Action& action : actions) {
            const int worth = worth_after(game, action) - worth_of(game);
            if (worth > most) best = action;
            most = std::max(most, worth);
        }
        return best;
    }

private:
    static int worth_of(const Game& game) {
        return 100 * (draws_in(game) + (waits_for_message(game) ? 1 : 0)) + game.scoring_meeple(0).total;
    }
    static int worth_after(const Game& game, Action action) {
        Game after = game.clone();
        after.apply(action);
        if (after.decision().kind != DecisionKind::advance) return worth_of(after);
        const std::vector<Action> counters = after.legal_actions();
        return std::max(worth_after(after, counters[0]), worth_after(after, counters[1]));
    }

    RandomPlayer any_;
};

Game game_of_messages(std::uint64_t seed, Draws draws) {
    Rules rules = rules_of("messages", 1, seed);
    rules.draws = draws;
    rules.farmers = false;  // without farmers, a tile that completes a city is scored without a decision
    return new_game(rules, &towns());
}

Game game_after_messages(int messages, std::uint64_t seed = 0) {
    Game game = game_of_messages(seed, Draws::automatic);
    EagerPlayer player(seed);
    while (game.fact_size("messages") < messages) {
        REQUIRE_FALSE(game.is_over());
        REQUIRE(game.apply(player.choose(game)) == Status::ok);
    }
    return game;
}

// Returns a copy of the game with the unseen messages in reverse order.
Game twin_with_other_messages(const Game& game) {
    std::istringstream in(record_of(game, RecordKind::full));
    std::string text;
    for (std::string line; std::getline(in, line); text += line + "\n") {
        if (line.rfind("messages ", 0) != 0) continue;
        std::vector<int> stack = stack_of(game);
        std::reverse(stack.begin() + game.fact_size("messages"), stack.end());
        line = "messages";
        for (const int number : stack) line += " " + std::to_string(number);
    }
    return replayed(text, &towns());
}

}  // namespace

TEST_CASE("Undo, copies, saved states, snapshots and records restore the same game at every decision with small boxes",
          "[game][undo][copy][record]") {
    std::uint64_t number = 0;
    for (const std::uint32_t set : sets_of_boxes()) {
        const int players = 2 + static_cast<int>(++number % 4);
        INFO("expansions " << set << ", players " << players);
        Game game = game_with(set, players, number);
        Game spare = game.clone();
        RandomPlayer player(number);
        for (int decisions = 0; !game.is_over(); ++decisions) {
            require_same_by_every_way(game, spare);
            const bool is_common =
                game.decision().kind == DecisionKind::lay_tile || game.decision().kind == DecisionKind::place_meeple;
            if (decisions % (is_common ? 40 : 4) == 0) require_same_when_stored(game);
            REQUIRE(game.apply(player.choose(game)) == Status::ok);
        }
        require_same_by_every_way(game, spare);
        require_same_when_stored(game);
    }
}

TEST_CASE("A reshuffle puts each unseen message exactly once after the seen messages (MSG-2)", "[game][hidden]") {
    for (const int seen : {0, 1, 3, 6, 8}) {
        const Game game = game_after_messages(seen);
        INFO(seen << " messages seen");
        std::map<int, int> next;
        constexpr int deals = 4000;
        Game other = game.clone();
        for (int deal = 0; deal < deals; ++deal) {
            other.determinize(static_cast<std::uint64_t>(deal));
            REQUIRE(other.public_hash() == game.public_hash());
            REQUIRE(seen_in(other) == seen_in(game));
            std::vector<int> stack = stack_of(other);
            const std::vector<int> was = stack_of(game);
            REQUIRE(std::equal(stack.begin(), stack.begin() + seen, was.begin()));
            if (seen < messages_of_the_game) ++next[stack[static_cast<std::size_t>(seen)]];
            std::sort(stack.begin(), stack.end());
            REQUIRE(stack == std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8});
        }
        const int left = messages_of_the_game - seen;
        CHECK(next.size() == static_cast<std::size_t>(left));
        for (const auto& [message, count] : next) {
            INFO("message " << message << " lies on top");
            CHECK(count == Approx(1.0 * deals / left).margin(200));  // tolerance: over seven standard deviations
        }
    }
}

TEST_CASE("Two games that differ only in hidden messages look the same at every step (MSG-2)", "[game][hidden]") {
    for (const int seen : {0, 2, 5}) {
        INFO(seen << " messages seen");
        Game game = game_after_messages(seen, 100);
        Game twin = twin_with_other_messages(game);
        REQUIRE(stack_of(twin) != stack_of(game));
        CHECK(twin.state_hash() != game.state_hash());
        CHECK(record_of(twin, RecordKind::open) == record_of(game, RecordKind::open));
        do {
            REQUIRE(twin.public_hash() == game.public_hash());
            REQUIRE(describe(twin) == describe(game));
            REQUIRE(seen_in(twin) == seen_in(game));
            REQUIRE(twin.fact("next_message") == game.fact("next_message"));
            REQUIRE(twin.undo() == game.undo());
        } while (game.action_count() > 0);
    }
}

TEST_CASE("After the first round, messages are drawn in the known order (MSG-2)", "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 5; seed += seed_step(5)) {
        Game game = game_of_messages(seed, Draws::automatic);
        play_out(game, EagerPlayer(seed));
        std::vector<int> drawn;
        for (std::size_t i = 0; i < game.event_count(); ++i) {
            const Event& event = game.events()[i];
            if (event.kind == EventKind::message_drawn) drawn.push_back(event.count);
        }
        REQUIRE(drawn.size() > 2 * messages_of_the_game);
        for (std::size_t i = messages_of_the_game; i < drawn.size(); ++i) {
            CHECK(drawn[i] == drawn[i - messages_of_the_game]);
        }
        CHECK(game.fact_size("messages") == messages_of_the_game);
        CHECK(game.fact("next_message") == drawn[drawn.size() % messages_of_the_game]);
    }
}

namespace {

// Returns the error for a message that the host names; "" if the message is possible.
std::string reason_against(const Game& game, int number) {
    Action action;
    action.kind = ActionKind::message;
    action.count = static_cast<std::uint8_t>(number);
    const char* const reason = game.why_not(action);
    return reason == nullptr ? "" : reason;
}

}  // namespace

TEST_CASE("A host must draw an unseen message or, after the first round, the next known message (MSG-2, MEET-24)",
          "[game][hidden]") {
    const std::string lies_below = "MSG-2: this message has already been drawn";
    const std::string is_not_next = "MSG-2: another message is next in the known order";
    Game game = game_of_messages(1, Draws::external);
    EagerPlayer player(1);
    std::size_t asked = 0;
    for (; !game.is_over(); game.apply(player.choose(game))) {
        if (!waits_for_message(game)) continue;
        CHECK(reason_against(game, 0) == "MSG-2: the messages are numbered 1 to 8");
        CHECK(reason_against(game, 9) == "MSG-2: the messages are numbered 1 to 8");
        const std::vector<int> seen = seen_in(game);
        const int next = game.fact("next_message");
        CHECK((next == 0) == (asked < messages_of_the_game));
        for (int number = 1; number <= messages_of_the_game; ++number) {
            const bool is_seen = std::find(seen.begin(), seen.end(), number) != seen.end();
            const std::string expected = next != 0 ? (number == next ? "" : is_not_next) : is_seen ? lies_below : "";
            CHECK(reason_against(game, number) == expected);
        }
        CHECK(game.legal_actions().size() == (next == 0 ? messages_of_the_game - asked : 1));
        ++asked;
    }
    CHECK(asked > 2 * messages_of_the_game);
}

TEST_CASE("MSG-8, TWR-12: the part of a turn added by a message allows no ransom, but the builder's part allows one",
          "[messages]") {
    Error error;
    std::optional<Game> game = from_position(R"(mistbank-position 1
preset base
expansions traders_builders tower messages
farmers no
draws external
tile 0,0 D
tile 1,0 U 1
tile 2,0 U 1
figure red meeple 1,0/0
figure red builder 2,0/0
prisoner red meeple green
score red 5
turn 7
part 2
messages_drawn 1
seen 7 0 0 0 0 0 0 0
has_drawn 1
is_part_of_message 1
builder_part_is_due 1
drawn U
)",
                                             nullptr, 0, error);
    INFO(error.message);
    REQUIRE(game);
    const auto play = [&](const char* text) {
        const std::optional<Action> action = game->action_of(text, error);
        REQUIRE(action);
        REQUIRE(game->apply(*action) == Status::ok);
    };
    play("lay 3,0 1");
    CHECK(game->part() == 3);  // the previous part allowed no action
    CHECK(game->decision().kind == DecisionKind::draw);
    play("draw U");
    play("lay 4,0 1");
    play("ransom meeple green");
    CHECK(game->scoring_meeple(0).total == 5 - 3);
    CHECK(game->prisoner_count() == 0);
}
