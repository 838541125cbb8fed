// Properties of positions. A position of any game can be read back as the same game. A viewer's position contains only
// what the viewer sees. A damaged position is refused or gives a consistent game.
#include "mistbank/position.hpp"

#include <rapidcheck/catch.h>

#include <algorithm>
#include <cstring>
#include <sstream>

#include "mistbank/json.hpp"
#include "mistbank/record.hpp"
#include "properties/sample.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Sets = std::vector<TileSet>;
using Choices = std::vector<std::uint16_t>;

Game game_from(const std::string& text, const Sets& sets) {
    Error error;
    std::optional<Game> game = from_position(text, sets.data(), sets.size(), error);
    if (!game) RC_FAIL(std::string(error.message) + "\n" + text);
    return std::move(*game);
}

// Returns the output of to_json() without the number of applied actions, because a position has no history.
std::string view_of(const Game& game, int viewer) {
    HostString json{HostAllocator<char>(Allocator{})};
    to_json(game, viewer, json);
    std::string text(json.begin(), json.end());
    const std::size_t at = text.find("\"actions\":");
    RC_ASSERT(at != std::string::npos);
    return text.erase(at, text.find(',', at) - at);
}

std::vector<Action> actions_of(const Game& game) {
    std::vector<Action> actions = game.legal_actions();
    std::sort(actions.begin(), actions.end(),
              [](const Action& a, const Action& b) { return std::memcmp(&a, &b, sizeof a) < 0; });
    return actions;
}

template <class Look>
void each_viewer(const Game& game, Look look) {
    for (int viewer = nobody_in_particular; viewer < game.rules().players; ++viewer) look(viewer);
}

void must_be_equal(const Game& back, const Game& game) {
    RC_ASSERT(back.state_hash() == game.state_hash());
    RC_ASSERT(back.public_hash() == game.public_hash());
    RC_ASSERT(actions_of(back) == actions_of(game));
}

void play_on_alike(Game& one, Game& other, const Choices& choices) {
    for (const std::uint16_t choice : choices) {
        if (one.is_over()) break;
        const Action action = chosen(one, choice);
        RC_ASSERT(one.apply(action) == Status::ok);
        RC_ASSERT(other.apply(action) == Status::ok);
        if (one.action_count() % 16 == 0) RC_ASSERT(other.state_hash() == one.state_hash());
    }
    must_be_equal(other, one);
}

void play_to_the_end(Game& game, std::uint64_t random) {
    while (!game.is_over()) RC_ASSERT(game.apply(game.random_action(random)) == Status::ok);
}

// --- invariants of every position ---

void reads_back(const Game& game, const Sets& sets, const Choices& choices) {
    const std::string text = to_position(game);
    Game back = game_from(text, sets);
    must_be_equal(back, game);
    RC_ASSERT(to_position(back) == text);
    // Checks one viewer for each position; successive positions have different viewers.
    const int viewer = static_cast<int>(game.action_count()) % (game.rules().players + 1) - 1;
    RC_ASSERT(view_of(back, viewer) == view_of(game, viewer));
    RC_ASSERT(to_position(back, viewer) == to_position(game, viewer));
    if (game.action_count() % 8 != 0) return;
    Game on = game.clone();
    play_on_alike(on, back, choices);
}

void looks_the_same_to_each_viewer(const Game& game, const Sets& sets) {
    each_viewer(game, [&](int viewer) {
        const std::string text = to_position(game, viewer);
        Game seen = game_from(text, sets);
        RC_ASSERT(seen.public_hash() == game.public_hash());
        RC_ASSERT(to_position(seen, viewer) == text);
        if (game.action_count() % 8 == 0) play_to_the_end(seen, game.public_hash());
    });
}

void tells_no_viewer_what_is_hidden(const Game& game) {
    each_viewer(game, [&](int viewer) {
        Game twin = game.clone();
        twin.determinize(game.public_hash() + 1, viewer);
        RC_ASSERT(to_position(twin, viewer) == to_position(game, viewer));
    });
}

void is_carried(const Game& game, const Sets& sets, const Choices& choices) {
    const Game first = game_from(to_position(game), sets);
    Game now = first.clone();
    for (std::size_t i = 0; i < choices.size() && i < 12 && !now.is_over(); ++i) {
        RC_ASSERT(now.apply(chosen(now, choices[i])) == Status::ok);
    }
    Error error;
    for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
        const std::optional<std::string> record = to_record(now, kind, error);
        if (!record && kind == RecordKind::open) continue;  // an open record cannot contain hidden hands
        if (!record) RC_FAIL(std::string(error.message));
        const std::optional<Game> again = replay(*record, sets.data(), sets.size(), error);
        if (!again) RC_FAIL(std::string(error.message) + "\n" + *record);
        RC_ASSERT(again->public_hash() == now.public_hash());
        RC_ASSERT(kind == RecordKind::open || again->state_hash() == now.state_hash());
        RC_ASSERT(to_record(*again, kind, error) == record);
    }
    const auto snapshot = to_snapshot(now, error);
    if (!snapshot) RC_FAIL(std::string(error.message));
    std::optional<Game> restored = from_snapshot(snapshot->data(), snapshot->size(), sets.data(), sets.size(), error);
    if (!restored) RC_FAIL(std::string(error.message));
    must_be_equal(*restored, now);
    Game copy = game_from(to_position(game), sets);
    RC_ASSERT(copy.copy_from(now) == Status::ok);
    must_be_equal(copy, now);
    std::vector<std::uint8_t> held(now.saved_bytes());
    now.save_state(held.data());
    RC_ASSERT(copy.restore_state(held.data(), held.size()) == Status::ok);
    must_be_equal(copy, now);
    for (Game* const one : {&*restored, &now}) {
        while (one->action_count() > 0) RC_ASSERT(one->undo() == Status::ok);
        must_be_equal(*one, first);
        RC_ASSERT(one->undo() == Status::nothing_to_undo);
    }
    RC_ASSERT(now.restart(7) == Status::ok);
    Rules rules = game.rules();
    rules.seed = 7;
    RC_ASSERT(now.state_hash() == new_game(rules, sets).state_hash());
    RC_ASSERT(now.action_count() == 0);
}

// --- random games ---

// Calls `look` at every n-th decision and at the end. The first of these decisions depends on the number of choices.
template <class Look>
void look_at(Game game, const Choices& choices, std::size_t n, Look look) {
    for (std::size_t i = 0; i < choices.size() && !game.is_over(); ++i) {
        if ((i + choices.size()) % n == 0) look(game);
        RC_ASSERT(game.apply(chosen(game, choices[i])) == Status::ok);
    }
    look(game);
}

template <class Look>
void look_at(const Sample& sample, std::size_t n, Look look) {
    const Sets sets = sets_of(sample);
    look_at(start_of(sample), sample.choices, n, [&](const Game& game) { look(game, sets); });
}

// Returns a game with random expansions and house rules; none if the combination is not allowed.
std::optional<Game> with_house_rules(std::uint64_t seed, Sets& sets) {
    Rules rules = mistbank_reference::random_expansions(seed);
    sets = mistbank_reference::sets_of(rules, false);
    rules = mistbank_reference::with_random_house_rules(rules, sets, seed);
    Error error;
    return Game::create(rules, sets.data(), sets.size(), error);
}

template <class Look>
void look_at_house_rules(std::uint64_t seed, const Choices& choices, std::size_t n, Look look) {
    Sets sets;
    std::optional<Game> game = with_house_rules(seed, sets);
    RC_PRE(game.has_value());
    look_at(std::move(*game), choices, n, [&](const Game& now) { look(now, sets); });
}

Choices any_choices() {
    constexpr double actions_of_a_long_game = 6.0;  // in percent
    return *rc::gen::scale(actions_of_a_long_game,
                           rc::gen::container<Choices>(rc::gen::inRange<std::uint16_t>(0, 5000)));
}

// --- damaged positions ---

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& parts, char between) {
    std::string text;
    for (const std::string& part : parts) text += part + between;
    return text;
}

std::vector<std::string> words_in(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// Damages the text: replaces or extends a word, removes or extends a line, or adds a copy of another line.
std::string damaged(const std::string& text, Dice& dice) {
    std::vector<std::string> lines = lines_of(text);
    const std::size_t at = 1 + dice.below(static_cast<std::uint32_t>(lines.size() - 1));
    const std::string other = lines[dice.below(static_cast<std::uint32_t>(lines.size()))];
    std::vector<std::string> words = words_in(lines[at]);
    const std::vector<std::string> others = words_in(other);
    const std::size_t word = words.size() < 2 ? 0 : 1 + dice.below(static_cast<std::uint32_t>(words.size() - 1));
    switch (dice.below(6)) {
        case 0: words[word] = std::to_string(dice.below(5)); break;
        case 1:
            words[word] = others[others.size() < 2 ? 0 : 1 + dice.below(static_cast<std::uint32_t>(others.size() - 1))];
            break;
        case 2: words.clear(); break;
        case 3: words.push_back(std::to_string(dice.below(4))); break;
        case 4: lines[at] += "\n" + other; return joined(lines, '\n');
        default: words[word] += std::to_string(dice.below(10)); break;
    }
    lines[at] = joined(words, ' ');
    return joined(lines, '\n');
}

void is_refused_or_sound(const Game& game, const Sets& sets, Dice& dice) {
    const std::string text = damaged(to_position(game, dice.below(2) == 0 ? the_host : nobody_in_particular), dice);
    Error error;
    std::optional<Game> read = from_position(text, sets.data(), sets.size(), error);
    INFO(text);
    REQUIRE(read.has_value() == error.message.empty());
    if (!read) return;
    std::uint64_t random = dice.below(1000);
    for (int actions = 0; actions < 2000 && !read->is_over(); ++actions) {
        REQUIRE(read->apply(read->random_action(random)) == Status::ok);
        if (actions % 16 != 0 && !read->is_over()) continue;
        REQUIRE(flaws_of(*read) == "");
    }
}

}  // namespace

TEST_CASE("A position can be read back as the same game, with any rules", "[properties][position]") {
    rc::prop("A position can be read back with any expansions", [](const Sample& sample) {
        look_at(sample, 100, [&](const Game& game, const Sets& sets) { reads_back(game, sets, sample.choices); });
    });
    rc::prop("A position can be read back with house rules", [](std::uint64_t seed) {
        const Choices choices = any_choices();
        look_at_house_rules(seed, choices, 100,
                            [&](const Game& game, const Sets& sets) { reads_back(game, sets, choices); });
    });
}

TEST_CASE("A viewer's position that is read back looks the same to the viewer and can be played to the end",
          "[properties][position]") {
    rc::prop("A viewer's position looks the same to the viewer with any expansions",
             [](const Sample& sample) { look_at(sample, 40, looks_the_same_to_each_viewer); });
    rc::prop("A viewer's position looks the same to the viewer with house rules",
             [](std::uint64_t seed) { look_at_house_rules(seed, any_choices(), 40, looks_the_same_to_each_viewer); });
}

// The start and the end of a game have cases that are rare in the middle: few tiles are unseen, the first tile is not
// named yet, or tiles of other players have returned to the bag. For each of the listed seeds, a position was once
// refused.
TEST_CASE("A viewer's position at the start or end of a game can be read back with any house rules",
          "[properties][position]") {
    std::vector<std::uint64_t> seeds = {628, 4948, 16726113620612702055u, 8259420799827175901u};
    for (std::uint64_t seed = 0; seed < (games_are_slow() ? 100 : 10000); ++seed) seeds.push_back(seed);
    for (const std::uint64_t seed : seeds) {
        INFO("seed " << seed);
        Sets sets;
        std::optional<Game> game = with_house_rules(seed, sets);
        if (!game) continue;
        for (const char* const when : {"start", "end"}) {
            INFO(when);
            each_viewer(*game, [&](int viewer) {
                const std::string text = to_position(*game, viewer);
                Error error;
                const std::optional<Game> seen = from_position(text, sets.data(), sets.size(), error);
                INFO(error.message);
                REQUIRE(seen.has_value());
                CHECK(seen->public_hash() == game->public_hash());
                CHECK(to_position(*seen, viewer) == text);
            });
            std::uint64_t random = seed;
            while (!game->is_over()) REQUIRE(game->apply(game->random_action(random)) == Status::ok);
        }
    }
}

TEST_CASE("Games that differ only in information hidden from a viewer have the same position for the viewer",
          "[properties][position]") {
    const auto look = [](const Game& game, const Sets&) { tells_no_viewer_what_is_hidden(game); };
    rc::prop("Hidden information does not change the position with any expansions",
             [look](const Sample& sample) { look_at(sample, 8, look); });
    rc::prop("Hidden information does not change the position with house rules",
             [look](std::uint64_t seed) { look_at_house_rules(seed, any_choices(), 8, look); });
}

TEST_CASE("Records, snapshots, copies and undo keep the starting position of a game, and restart removes it",
          "[properties][position]") {
    rc::prop("The starting position is kept with any expansions", [](const Sample& sample) {
        look_at(sample, 64, [&](const Game& game, const Sets& sets) { is_carried(game, sets, sample.choices); });
    });
    rc::prop("The starting position is kept with house rules", [](std::uint64_t seed) {
        const Choices choices = any_choices();
        look_at_house_rules(seed, choices, 64,
                            [&](const Game& game, const Sets& sets) { is_carried(game, sets, choices); });
    });
}

// The games are the same in each run. The fuzz target `position` searches for faults in other games.
TEST_CASE("A randomly damaged position is refused or gives a game that stays consistent to the end",
          "[properties][position]") {
    const int games = games_are_slow() ? 8 : 80;
    for (int seed = 0; seed < games; ++seed) {
        Dice dice(static_cast<std::uint64_t>(seed));
        const auto number = static_cast<std::uint64_t>(seed);
        Rules rules = mistbank_reference::random_expansions(number);
        const Sets sets = mistbank_reference::sets_of(rules, false);
        if (seed % 2 == 0) rules = mistbank_reference::with_random_house_rules(rules, sets, number);
        Error error;
        std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
        if (!game) continue;
        for (int action = 0; !game->is_over(); ++action) {
            if (action % 32 == 31) is_refused_or_sound(*game, sets, dice);
            REQUIRE(game->apply(game->legal_actions()[dice.below(game->legal_actions().size())]) == Status::ok);
        }
    }
}
