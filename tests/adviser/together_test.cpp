// Parallel advisers think about one position and merge their results. The advice is the same in any order of merging.
#include <catch2/catch.hpp>
#include <cstring>

#include "adviser/advisers.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Bytes = std::vector<std::uint8_t>;

/// Creates an adviser with this seed that has thought about the game.
Adviser thinker(const Game& game, std::uint64_t seed, int simulations, int workers = 1) {
    AdviserOptions options;
    options.seed = seed;
    options.workers = workers;
    Adviser adviser = adviser_of(game, options);
    think(adviser, game, simulations);
    return adviser;
}

template <class Write>
Bytes bytes_of(Write write) {
    Bytes bytes(write(nullptr, 0));
    REQUIRE(bytes.size() <= max_results);
    REQUIRE(write(bytes.data(), bytes.size()) == bytes.size());
    return bytes;
}

Bytes results_of(const Adviser& adviser) {
    return bytes_of([&](std::uint8_t* out, std::size_t capacity) { return adviser.results(out, capacity); });
}
Bytes new_results_of(const Adviser& adviser) {
    return bytes_of([&](std::uint8_t* out, std::size_t capacity) { return adviser.new_results(out, capacity); });
}

void merge(Adviser& adviser, const Adviser& other) { REQUIRE(adviser.merge(other) == Status::ok); }
void merge(Adviser& adviser, const Bytes& results) {
    REQUIRE(adviser.merge(results.data(), results.size()) == Status::ok);
}

/// Creates `count` advisers for a team of this size, with different seeds.
std::vector<Adviser> team_for(const Game& game, int count) {
    std::vector<Adviser> team;
    for (int i = 0; i < count; ++i) team.push_back(thinker(game, static_cast<std::uint64_t>(i), 0, count));
    return team;
}

/// Lets each adviser run `simulations` further simulations and then merge the new results of all others, in the order
/// of the team or, if `backwards`, in the reverse order.
void think_a_round(std::vector<Adviser>& team, const Game& game, int simulations, bool backwards = false) {
    std::vector<Bytes> news;
    for (Adviser& member : team) {
        think(member, game, simulations);
        news.push_back(new_results_of(member));
        member.mark_reported();
    }
    for (std::size_t i = 0; i < team.size(); ++i) {
        for (std::size_t k = 0; k < team.size(); ++k) {
            const std::size_t other = backwards ? team.size() - 1 - k : k;
            if (other != i) merge(team[i], news[other]);
        }
    }
}

/// Returns a position of a random game of the preset; the starting position if the random game has ended.
Game position_of(int preset, std::uint64_t seed) {
    Game game = game_of_preset(preset, 2 + static_cast<int>(seed % 2), seed);
    play_by_chance(game, seed, static_cast<int>(7 + 19 * (seed % 5)));
    return game.is_over() ? game_of_preset(preset, 2, seed) : std::move(game);
}

/// Corrects the checksum at the end of the bytes.
void sign(Bytes& bytes) {
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (std::size_t i = 0; i + 8 < bytes.size(); ++i) sum = (sum ^ bytes[i]) * 0x100000001B3u;
    for (std::size_t i = 0; i < 8; ++i) bytes[bytes.size() - 8 + i] = static_cast<std::uint8_t>(sum >> (8 * i));
}

}  // namespace

TEST_CASE("Without simulations, advisers with different seeds give the same advice", "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const Game game = position_of(preset, 4);
        INFO(preset_name(preset));
        Adviser one = thinker(game, 1, 0);
        Adviser other = thinker(game, 99, 0);
        CHECK(all_advice(one, game) == all_advice(other, game));
        CHECK(results_of(one) == results_of(other));
    }
}

TEST_CASE("The order in which advisers are merged does not change their advice", "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const auto seed = static_cast<std::uint64_t>(preset);
        const Game game = position_of(preset, seed);
        const Adviser a = thinker(game, seed, 9), b = thinker(game, seed + 50, 5), c = thinker(game, 1000, 7);

        Adviser from_the_left = thinker(game, seed, 9);
        merge(from_the_left, b);
        merge(from_the_left, c);
        Adviser c_and_b = thinker(game, 1000, 7);
        merge(c_and_b, b);
        Adviser from_the_right = thinker(game, seed, 9);
        merge(from_the_right, c_and_b);
        Adviser beginning_with_b = thinker(game, seed + 50, 5);
        merge(beginning_with_b, c);
        merge(beginning_with_b, a);
        Adviser listener = thinker(game, seed, 0);
        for (const Adviser* each : {&c, &a, &b}) merge(listener, results_of(*each));

        INFO(preset_name(preset) << ", turn " << game.turn());
        const std::string advice = all_advice(from_the_left, game);
        CHECK(all_advice(from_the_right, game) == advice);
        CHECK(all_advice(listener, game) == advice);
        CHECK(results_of(beginning_with_b) == results_of(listener));
        CHECK(listener.simulations() == a.simulations() + b.simulations() + c.simulations());
        // Does not compare the deliberate mistakes and random numbers, which differ.
        for (std::size_t i = 0; i < listener.advice_count(); ++i) {
            CHECK(beginning_with_b.advice(i).action == listener.advice(i).action);
            CHECK(beginning_with_b.advice(i).judgement == listener.advice(i).judgement);
        }
    }
}

TEST_CASE("An adviser without simulations gives the advice of the adviser that it merges", "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const Game game = position_of(preset, 3);
        const Adviser adviser = thinker(game, 8, 12);
        Adviser listener = thinker(game, 8, 0);
        merge(listener, adviser);
        INFO(preset_name(preset));
        CHECK(all_advice(listener, game) == all_advice(adviser, game));
        Adviser other = thinker(game, 5, 0);
        merge(other, results_of(adviser));
        CHECK(results_of(other) == results_of(adviser));
    }
}

TEST_CASE("Thinking after a merge gives the same result in one call or in several", "[adviser][together]") {
    for (const char* preset : {"base", "level4", "everything"}) {
        Game game = usual_game(preset, 2, 6);
        play_by_chance(game, 6, 30);
        const Adviser other = thinker(game, 2, 15);
        Adviser at_once = thinker(game, 1, 6);
        merge(at_once, other);
        think(at_once, game, 20);
        Adviser in_parts = thinker(game, 1, 6);
        merge(in_parts, other);
        for (const int more : {7, 0, 1, 12}) think(in_parts, game, more);
        INFO(preset);
        CHECK(at_once.simulations() == 41);
        CHECK(all_advice(at_once, game) == all_advice(in_parts, game));
        CHECK(all_advice(at_once, game) != all_advice(thinker(game, 1, 41), game));
    }
}

TEST_CASE("Merged results do not replace an adviser's own simulations", "[adviser][together]") {
    const Game game = position_of(0, 3);
    Adviser adviser = thinker(game, 1, 0);
    merge(adviser, thinker(game, 2, 10));
    think(adviser, game, 1);
    Adviser twice = thinker(game, 2, 10);
    merge(twice, thinker(game, 2, 10));
    think(twice, game, 1);
    CHECK(adviser.simulations() == 11);
    CHECK(twice.simulations() == 21);
    adviser.reset();
    think(adviser, game, 10);
    CHECK(all_advice(adviser, game) == all_advice(thinker(game, 1, 10), game));
}

TEST_CASE("After a reset, an adviser keeps its first judgement, and thinking again gives the same results",
          "[adviser][together]") {
    for (const char* preset : {"base", "level5", "ghosts_castles_cemeteries"}) {
        const Game game = usual_game(preset, 2, 9);
        Adviser adviser = thinker(game, 4, 11);
        const std::string before = all_advice(adviser, game);
        merge(adviser, thinker(game, 5, 3));
        adviser.reset();
        INFO(preset);
        CHECK(adviser.simulations() == 0);
        CHECK(all_advice(adviser, game) == all_advice(thinker(game, 4, 0), game));
        think(adviser, game, 11);
        CHECK(all_advice(adviser, game) == before);
        REQUIRE(adviser.set_worker_count(max_workers) == Status::ok);
        adviser.reset();
        think(adviser, game, 30);  // enough simulations to search further ahead and to learn replies
        REQUIRE(adviser.set_worker_count(1) == Status::ok);
        adviser.reset();
        think(adviser, game, 11);
        CHECK(all_advice(adviser, game) == before);
    }
    Adviser new_one = adviser_of(usual_game("base", 2, 9));
    new_one.reset();
    CHECK(new_one.advice_count() == 0);
}

TEST_CASE("An adviser that works with others tries more actions than a single adviser", "[adviser][together]") {
    const Game game = position_of(0, 3);
    CHECK(count_tried(thinker(game, 1, 25, 4)) > count_tried(thinker(game, 1, 25, 1)));
}

// The position has few actions. All of them are tried from the start, so only the search further ahead can differ.
TEST_CASE("An adviser that works with others searches further ahead sooner than a single adviser",
          "[adviser][together]") {
    for (const char* preset : {"base", "level4"}) {
        INFO(preset);
        Game game = usual_game(preset, 2, 5);
        while (game.decision().kind != DecisionKind::place_meeple || game.action_count() < 20) {
            play_by_chance(game, game.action_count(), 1);
        }
        REQUIRE(game.legal_actions().size() > 1);
        const auto thoughts = [&](int simulations, int workers) {
            return all_advice(thinker(game, 1, simulations, workers), game);
        };
        CHECK(thoughts(2, 256) == thoughts(2, 1));  // no action has had a second simulation
        CHECK(thoughts(12, 256) != thoughts(12, 1));
    }
}

TEST_CASE("The worker count can change between simulations, and results are merged in any order",
          "[adviser][together]") {
    const Game game = usual_game("level3", 2, 9);
    Adviser adviser = thinker(game, 1, 9);
    REQUIRE(adviser.set_worker_count(3) == Status::ok);
    CHECK(all_advice(adviser, game) == all_advice(thinker(game, 1, 9), game));
    adviser.reset();
    think(adviser, game, 9);
    CHECK(all_advice(adviser, game) == all_advice(thinker(game, 1, 9, 3), game));
    merge(adviser, thinker(game, 2, 5, 3));
    Adviser other = thinker(game, 2, 5, 3);
    merge(other, results_of(thinker(game, 1, 9, 3)));
    CHECK(results_of(other) == results_of(adviser));
    const std::string before = all_advice(adviser, game);
    for (const int wrong : {0, max_workers + 1}) {
        CHECK(adviser.set_worker_count(wrong) == Status::invalid_argument);
        AdviserOptions options;
        options.workers = wrong;
        Error error;
        CHECK_FALSE(Adviser::create(game, options, error).has_value());
        CHECK(error.status == Status::invalid_argument);
        CHECK(error.message == "workers: expected 1 to 4096");
    }
    CHECK(all_advice(adviser, game) == before);
    CHECK(adviser.set_worker_count(max_workers) == Status::ok);
    think(adviser, game, 40);
    CHECK(adviser.simulations() == 54);
}

TEST_CASE("New results contain only the adviser's own results since the last report, without merged results",
          "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const Game game = position_of(preset, 2);
        INFO(preset_name(preset));
        const Bytes nothing = results_of(thinker(game, 1, 0));
        Adviser adviser = thinker(game, 1, 9);
        CHECK(new_results_of(adviser) == results_of(adviser));
        merge(adviser, thinker(game, 2, 4));
        CHECK(new_results_of(adviser) == results_of(thinker(game, 1, 9)));
        const std::string before = all_advice(adviser, game);
        Adviser listener = thinker(game, 3, 0);
        merge(listener, new_results_of(adviser));
        adviser.mark_reported();
        CHECK(new_results_of(adviser) == nothing);
        CHECK(all_advice(adviser, game) == before);
        think(adviser, game, 5);
        merge(listener, new_results_of(adviser));
        merge(listener, thinker(game, 2, 4));
        CHECK(results_of(listener) == results_of(adviser));
        adviser.reset();
        CHECK(new_results_of(adviser) == nothing);
    }
}

TEST_CASE("New results cover only the position that the adviser analysed last", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Game later = game.clone();
    play_by_chance(later, 1, 1);
    Adviser adviser = thinker(game, 1, 90, 4);
    think(adviser, later, 25);
    CHECK(new_results_of(adviser) == results_of(thinker(later, 1, 25, 4)));
    think(adviser, game, 25);
    CHECK(new_results_of(adviser) == results_of(thinker(game, 1, 25, 4)));
    CHECK(adviser_of(game).new_results(nullptr, 0) == 0);
}

TEST_CASE("Advisers that exchange new results have equal results, whatever the order of the exchange",
          "[adviser][together]") {
    for (const char* preset : {"base", "level3", "everything"}) {
        Game game = usual_game(preset, 2, 6);
        play_by_chance(game, 6, 30);
        INFO(preset);
        std::vector<Adviser> team = team_for(game, 3), other = team_for(game, 3);
        for (const int simulations : {8, 1, 13}) {
            think_a_round(team, game, simulations);
            think_a_round(other, game, simulations, true);
        }
        for (std::size_t i = 0; i < team.size(); ++i) {
            CHECK(team[i].simulations() == 3 * (8 + 1 + 13));
            CHECK(results_of(team[i]) == results_of(team[0]));
            CHECK(all_advice(team[i], game) == all_advice(other[i], game));
        }
    }
}

TEST_CASE("An adviser that expects results from co-workers spreads its simulations over more actions",
          "[adviser][together]") {
    Game game = usual_game("base", 2, 5);
    while (game.legal_actions().size() < 50) play_by_chance(game, 5, 1);
    const auto most_visits = [](const Adviser& adviser) {
        int most = 0;
        for (std::size_t i = 0; i < adviser.advice_count(); ++i) most = std::max(most, adviser.advice(i).visits);
        return most;
    };
    Adviser adviser = thinker(game, 1, 20, 256);
    CHECK(most_visits(adviser) == 1);
    CHECK(most_visits(thinker(game, 1, 20)) > 1);
    adviser.mark_reported();  // ends a round in which the other workers reported nothing
    think(adviser, game, 20);
    CHECK(most_visits(adviser) > 1);
}

// For each simulation since its last call of mark_reported(), an adviser assumes that each co-worker has also run one.
TEST_CASE("An adviser that receives its co-workers' results does not estimate which actions they have tried",
          "[adviser][together]") {
    Game game = usual_game("base", 2, 5);
    while (game.legal_actions().size() < 50) play_by_chance(game, 5, 1);
    std::vector<Adviser> team = team_for(game, 4);
    for (int round = 0; round < 6; ++round) think_a_round(team, game, 8);
    const std::size_t actions_tried = count_tried(team[0]);
    CHECK(actions_tried <= count_tried(thinker(game, 1, 4 * 48)) + 2);  // tolerance: all may try the same new action
    Adviser who_tells_nothing = thinker(game, 1, 0, 4);
    for (int round = 0; round < 6; ++round) {
        think(who_tells_nothing, game, 8);
        for (std::uint64_t other = 2; other < 5; ++other) merge(who_tells_nothing, thinker(game, 10 * other, 8, 4));
    }
    CHECK(who_tells_nothing.simulations() == team[0].simulations());
    CHECK(count_tried(who_tells_nothing) > actions_tried);
}

TEST_CASE("Advisers that exchange new results concentrate on the actions that are best in the joint results",
          "[adviser][together]") {
    int told = 0, alone = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Game game = usual_game("base", 2, seed);
        play_by_chance(game, seed, 30);
        const auto visits_of_best = [&](int rounds) {
            std::vector<Adviser> team = team_for(game, 4);
            for (int round = 0; round < rounds; ++round) think_a_round(team, game, 64 / rounds);
            return team[0].advice(0).visits;
        };
        told += visits_of_best(8);
        alone += visits_of_best(1);
    }
    CHECK(told > alone);
}

TEST_CASE("Advisers of games that differ only in hidden information can exchange results",
          "[adviser][together][hidden]") {
    const Game game = position_of(1, 2);
    Game twin = game.clone();
    twin.determinize(77, game.deciding_player());
    Adviser adviser = thinker(game, 1, 5);
    merge(adviser, thinker(twin, 2, 5));
    Adviser other = thinker(game, 1, 5);
    merge(other, thinker(game, 2, 5));
    CHECK(all_advice(adviser, game) == all_advice(other, game));
}

TEST_CASE("An adviser refuses its own results, results without a position, and results for other positions or rules",
          "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Game later = game.clone();
    play_by_chance(later, 1, 1);
    Rules rules = rules_of("base", 2, 3);
    rules.draws = Draws::external;
    const Game external = new_game(rules);
    Adviser adviser = thinker(game, 1, 5);
    const std::string before = all_advice(adviser, game);
    const Adviser others[] = {thinker(later, 2, 5),
                              thinker(usual_game("base", 2, 4), 2, 5),
                              thinker(usual_game("base", 3, 3), 2, 5),
                              thinker(usual_game("river", 2, 3), 2, 5),
                              thinker(usual_game("level1", 2, 3), 2, 5),
                              thinker(external, 2, 0)};
    for (const Adviser& other : others) {
        CHECK(adviser.merge(other) == Status::invalid_argument);
        const Bytes results = results_of(other);
        CHECK(adviser.merge(results.data(), results.size()) == Status::invalid_argument);
    }
    CHECK(adviser.merge(adviser) == Status::invalid_argument);
    Adviser new_one = adviser_of(game);
    CHECK(adviser.merge(new_one) == Status::invalid_argument);
    CHECK(new_one.merge(adviser) == Status::invalid_argument);
    CHECK(new_one.merge(results_of(adviser).data(), results_of(adviser).size()) == Status::invalid_argument);
    CHECK(new_one.results(nullptr, 0) == 0);
    CHECK(all_advice(adviser, game) == before);
}

TEST_CASE("Results need a buffer of their size, and damaged results are refused without effect",
          "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser adviser = thinker(game, 1, 6);
    const Bytes found = results_of(thinker(game, 2, 6));
    Bytes room(found.size(), 0x55);
    CHECK(adviser.results(room.data(), room.size() - 1) == room.size());
    CHECK(room == Bytes(found.size(), 0x55));

    const std::string before = all_advice(adviser, game);
    CHECK(adviser.merge(nullptr, 0) == Status::invalid_argument);
    CHECK(adviser.merge(nullptr, found.size()) == Status::invalid_argument);
    for (std::size_t size = 0; size < found.size(); ++size) {
        REQUIRE(adviser.merge(found.data(), size) == Status::invalid_argument);
    }
    for (std::size_t at = 0; at < found.size(); ++at) {
        Bytes damaged = found;
        damaged[at] ^= static_cast<std::uint8_t>(1u << (at % 8));
        REQUIRE(adviser.merge(damaged.data(), damaged.size()) == Status::invalid_argument);
    }
    Bytes longer = found;
    longer.push_back(0);
    CHECK(adviser.merge(longer.data(), longer.size()) == Status::invalid_argument);
    CHECK(all_advice(adviser, game) == before);
}

TEST_CASE("Forged results with a correct checksum cannot make a sum exceed its limits", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser adviser = thinker(game, 1, 6);
    const Bytes found = results_of(thinker(game, 2, 6));
    constexpr std::size_t head = 28, of_candidate = 36;
    REQUIRE((found.size() - head - 8) % of_candidate == 0);
    for (std::size_t at = head; at < found.size() - 8; ++at) {
        for (const int value : {0x00, 0x7F, 0x80, 0xFF}) {
            Bytes forged = found;
            forged[at] = static_cast<std::uint8_t>(value);
            sign(forged);
            adviser.merge(forged.data(), forged.size());
            REQUIRE(adviser.simulations() >= 0);
            REQUIRE(adviser.simulations() <= max_simulations);
        }
    }
    for (std::size_t i = 0; i < adviser.advice_count(); ++i) {
        REQUIRE(std::abs(adviser.advice(i).judgement) <= 4096);
        REQUIRE(std::abs(adviser.advice(i).points) <= 4096);
        REQUIRE(adviser.advice(i).winning >= 0);
    }
}

TEST_CASE("Forged results with a correct checksum cannot give a winning chance above 1", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser adviser = thinker(game, 1, 0);
    Bytes forged = results_of(thinker(game, 2, 6));
    constexpr std::size_t highest_of_winning = 28 + 3 * 8 + 3;  // offset of the highest byte of a chance to win
    forged[highest_of_winning] = 0x7F;
    sign(forged);
    CHECK(adviser.merge(forged.data(), forged.size()) == Status::invalid_argument);
    CHECK(adviser.advice(0).winning <= 1);
}

TEST_CASE("An adviser's simulation count never exceeds the maximum", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser one = thinker(game, 1, 3), other = thinker(game, 2, 3);
    Status status = Status::ok;
    for (int i = 0; i < 60 && status == Status::ok; ++i) {
        const std::string before = all_advice(one, game);
        status = one.merge(other);
        if (status != Status::ok) CHECK(all_advice(one, game) == before);
        other.reset();
        merge(other, one);
    }
    CHECK(status == Status::invalid_argument);
    CHECK(one.simulations() > max_simulations / 2);
    CHECK(one.simulations() <= max_simulations);
    think(one, game, 1);
    CHECK(one.simulations() <= max_simulations);
}
