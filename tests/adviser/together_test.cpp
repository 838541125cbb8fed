// Advisers that think side by side about one position and are merged: in whatever order, the advice is the same.
#include <catch2/catch.hpp>
#include <cstring>

#include "adviser/advisers.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Bytes = std::vector<std::uint8_t>;

/// One of this seed that has thought so long about the game.
Adviser thinker(const Game& game, std::uint64_t seed, int simulations, int companions = 0) {
    AdviserOptions options;
    options.seed = seed;
    options.companions = companions;
    Adviser adviser = adviser_of(game, options);
    think(adviser, game, simulations);
    return adviser;
}

template <class Write>
Bytes bytes_of(Write write) {
    Bytes bytes(write(nullptr, 0));
    REQUIRE(bytes.size() <= max_findings);
    REQUIRE(write(bytes.data(), bytes.size()) == bytes.size());
    return bytes;
}

Bytes findings_of(const Adviser& adviser) {
    return bytes_of([&](std::uint8_t* out, std::size_t capacity) { return adviser.findings(out, capacity); });
}
Bytes news_of(const Adviser& adviser) {
    return bytes_of([&](std::uint8_t* out, std::size_t capacity) { return adviser.news(out, capacity); });
}

void absorb(Adviser& adviser, const Adviser& other) { REQUIRE(adviser.absorb(other) == Status::ok); }
void absorb(Adviser& adviser, const Bytes& findings) {
    REQUIRE(adviser.absorb(findings.data(), findings.size()) == Status::ok);
}

/// So many with seeds of their own that know of each other.
std::vector<Adviser> team_for(const Game& game, int count) {
    std::vector<Adviser> team;
    for (int i = 0; i < count; ++i) team.push_back(thinker(game, static_cast<std::uint64_t>(i), 0, count - 1));
    return team;
}

/// All make so many simulations more, and then each hears the news of all others, the last ones first or the first.
void think_a_round(std::vector<Adviser>& team, const Game& game, int simulations, bool backwards = false) {
    std::vector<Bytes> news;
    for (Adviser& member : team) {
        think(member, game, simulations);
        news.push_back(news_of(member));
        member.told();
    }
    for (std::size_t i = 0; i < team.size(); ++i) {
        for (std::size_t k = 0; k < team.size(); ++k) {
            const std::size_t other = backwards ? team.size() - 1 - k : k;
            if (other != i) absorb(team[i], news[other]);
        }
    }
}

/// A position of the preset, or its beginning where chance has brought it to the end.
Game position_of(int preset, std::uint64_t seed) {
    Game game = game_of_preset(preset, 2 + static_cast<int>(seed % 2), seed);
    play_by_chance(game, seed, static_cast<int>(7 + 19 * (seed % 5)));
    return game.is_over() ? game_of_preset(preset, 2, seed) : std::move(game);
}

/// What fits between the mark of the end and the rest is as the writer of the bytes would have it.
void sign(Bytes& bytes) {
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (std::size_t i = 0; i + 8 < bytes.size(); ++i) sum = (sum ^ bytes[i]) * 0x100000001B3u;
    for (std::size_t i = 0; i < 8; ++i) bytes[bytes.size() - 8 + i] = static_cast<std::uint8_t>(sum >> (8 * i));
}

}  // namespace

TEST_CASE("All advisers see the same at first sight, whatever their seeds", "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const Game game = position_of(preset, 4);
        INFO(preset_name(preset));
        Adviser one = thinker(game, 1, 0);
        Adviser other = thinker(game, 99, 0);
        CHECK(all_advice(one, game) == all_advice(other, game));
        CHECK(findings_of(one) == findings_of(other));
    }
}

TEST_CASE("Whichever adviser absorbs which of the others first, their advice is the same", "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const auto seed = static_cast<std::uint64_t>(preset);
        const Game game = position_of(preset, seed);
        const Adviser a = thinker(game, seed, 9), b = thinker(game, seed + 50, 5), c = thinker(game, 1000, 7);

        Adviser from_the_left = thinker(game, seed, 9);
        absorb(from_the_left, b);
        absorb(from_the_left, c);
        Adviser c_and_b = thinker(game, 1000, 7);
        absorb(c_and_b, b);
        Adviser from_the_right = thinker(game, seed, 9);
        absorb(from_the_right, c_and_b);
        Adviser beginning_with_b = thinker(game, seed + 50, 5);
        absorb(beginning_with_b, c);
        absorb(beginning_with_b, a);
        Adviser listener = thinker(game, seed, 0);
        for (const Adviser* each : {&c, &a, &b}) absorb(listener, findings_of(*each));

        INFO(preset_name(preset) << ", turn " << game.turn());
        const std::string advice = all_advice(from_the_left, game);
        CHECK(all_advice(from_the_right, game) == advice);
        CHECK(all_advice(listener, game) == advice);
        CHECK(findings_of(beginning_with_b) == findings_of(listener));
        CHECK(listener.simulations() == a.simulations() + b.simulations() + c.simulations());
        for (std::size_t i = 0; i < listener.advice_count(); ++i) {  // its own slips and chances are its own
            CHECK(beginning_with_b.advice(i).action == listener.advice(i).action);
            CHECK(beginning_with_b.advice(i).judgement == listener.advice(i).judgement);
        }
    }
}

TEST_CASE("Who has not thought and absorbs an adviser says what that one says", "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const Game game = position_of(preset, 3);
        const Adviser adviser = thinker(game, 8, 12);
        Adviser listener = thinker(game, 8, 0);
        absorb(listener, adviser);
        INFO(preset_name(preset));
        CHECK(all_advice(listener, game) == all_advice(adviser, game));
        Adviser other = thinker(game, 5, 0);
        absorb(other, findings_of(adviser));
        CHECK(findings_of(other) == findings_of(adviser));
    }
}

TEST_CASE("Who has absorbed others goes on thinking, the same however often it is let think", "[adviser][together]") {
    for (const char* preset : {"base", "level4", "everything"}) {
        Game game = usual_game(preset, 2, 6);
        play_by_chance(game, 6, 30);
        const Adviser other = thinker(game, 2, 15);
        Adviser at_once = thinker(game, 1, 6);
        absorb(at_once, other);
        think(at_once, game, 20);
        Adviser in_parts = thinker(game, 1, 6);
        absorb(in_parts, other);
        for (const int more : {7, 0, 1, 12}) think(in_parts, game, more);
        INFO(preset);
        CHECK(at_once.simulations() == 41);
        CHECK(all_advice(at_once, game) == all_advice(in_parts, game));
        CHECK(all_advice(at_once, game) != all_advice(thinker(game, 1, 41), game));
    }
}

TEST_CASE("What another has found is no sample of one's own: the next one is still to come", "[adviser][together]") {
    const Game game = position_of(0, 3);
    Adviser adviser = thinker(game, 1, 0);
    absorb(adviser, thinker(game, 2, 10));
    think(adviser, game, 1);
    Adviser twice = thinker(game, 2, 10);
    absorb(twice, thinker(game, 2, 10));
    think(twice, game, 1);
    CHECK(adviser.simulations() == 11);
    CHECK(twice.simulations() == 21);
    adviser.forget();
    think(adviser, game, 10);
    CHECK(all_advice(adviser, game) == all_advice(thinker(game, 1, 10), game));
}

TEST_CASE("Who forgets knows what meets the eye, and finds the same again", "[adviser][together]") {
    for (const char* preset : {"base", "level5", "ghosts_castles_cemeteries"}) {
        const Game game = usual_game(preset, 2, 9);
        Adviser adviser = thinker(game, 4, 11);
        const std::string before = all_advice(adviser, game);
        absorb(adviser, thinker(game, 5, 3));
        adviser.forget();
        INFO(preset);
        CHECK(adviser.simulations() == 0);
        CHECK(all_advice(adviser, game) == all_advice(thinker(game, 4, 0), game));
        think(adviser, game, 11);
        CHECK(all_advice(adviser, game) == before);
        REQUIRE(adviser.set_companions(max_companions) == Status::ok);
        adviser.forget();
        think(adviser, game, 30);  // farther ahead, which tells how turns go on, too
        REQUIRE(adviser.set_companions(0) == Status::ok);
        adviser.forget();
        think(adviser, game, 11);
        CHECK(all_advice(adviser, game) == before);
    }
    Adviser new_one = adviser_of(usual_game("base", 2, 9));
    new_one.forget();
    CHECK(new_one.advice_count() == 0);
}

TEST_CASE("Who has companions tries as many actions as all of them would", "[adviser][together]") {
    const Game game = position_of(0, 3);
    CHECK(count_tried(thinker(game, 1, 25, 3)) > count_tried(thinker(game, 1, 25, 0)));
}

// Where hardly anything can be done all of it is tried from the start, so that only what is simulated may differ.
TEST_CASE("Who has companions looks farther ahead as soon as all of them would", "[adviser][together]") {
    for (const char* preset : {"base", "level4"}) {
        INFO(preset);
        Game game = usual_game(preset, 2, 5);
        while (game.decision().kind != DecisionKind::place_meeple || game.action_count() < 20) {
            play_by_chance(game, game.action_count(), 1);
        }
        REQUIRE(game.legal_actions().size() > 1);
        const auto thoughts = [&](int simulations, int companions) {
            return all_advice(thinker(game, 1, simulations, companions), game);
        };
        CHECK(thoughts(2, 255) == thoughts(2, 0));  // the first of each action's own
        CHECK(thoughts(12, 255) != thoughts(12, 0));
    }
}

TEST_CASE("Companions may come and go between simulations, and what they find is merged in any order",
          "[adviser][together]") {
    const Game game = usual_game("level3", 2, 9);
    Adviser adviser = thinker(game, 1, 9);
    REQUIRE(adviser.set_companions(2) == Status::ok);
    CHECK(all_advice(adviser, game) == all_advice(thinker(game, 1, 9), game));
    adviser.forget();
    think(adviser, game, 9);
    CHECK(all_advice(adviser, game) == all_advice(thinker(game, 1, 9, 2), game));
    absorb(adviser, thinker(game, 2, 5, 2));
    Adviser other = thinker(game, 2, 5, 2);
    absorb(other, findings_of(thinker(game, 1, 9, 2)));
    CHECK(findings_of(other) == findings_of(adviser));
    const std::string before = all_advice(adviser, game);
    for (const int wrong : {-1, max_companions + 1}) {
        CHECK(adviser.set_companions(wrong) == Status::invalid_argument);
        AdviserOptions options;
        options.companions = wrong;
        Error error;
        CHECK_FALSE(Adviser::create(game, options, error).has_value());
        CHECK(error.status == Status::invalid_argument);
        CHECK(error.message == "companions: the number is out of range");
    }
    CHECK(all_advice(adviser, game) == before);
    CHECK(adviser.set_companions(max_companions) == Status::ok);
    think(adviser, game, 40);
    CHECK(adviser.simulations() == 54);
}

TEST_CASE("News are what an adviser has found by itself since it told of it, and nothing that it has absorbed",
          "[adviser][together]") {
    for (int preset = 0; preset < preset_count(); ++preset) {
        const Game game = position_of(preset, 2);
        INFO(preset_name(preset));
        const Bytes nothing = findings_of(thinker(game, 1, 0));
        Adviser adviser = thinker(game, 1, 9);
        CHECK(news_of(adviser) == findings_of(adviser));
        absorb(adviser, thinker(game, 2, 4));
        CHECK(news_of(adviser) == findings_of(thinker(game, 1, 9)));
        const std::string before = all_advice(adviser, game);
        Adviser listener = thinker(game, 3, 0);
        absorb(listener, news_of(adviser));
        adviser.told();
        CHECK(news_of(adviser) == nothing);
        CHECK(all_advice(adviser, game) == before);
        think(adviser, game, 5);
        absorb(listener, news_of(adviser));
        absorb(listener, thinker(game, 2, 4));
        CHECK(findings_of(listener) == findings_of(adviser));
        adviser.forget();
        CHECK(news_of(adviser) == nothing);
    }
}

TEST_CASE("News of one position are none of another", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Game later = game.clone();
    play_by_chance(later, 1, 1);
    Adviser adviser = thinker(game, 1, 90, 3);
    think(adviser, later, 25);
    CHECK(news_of(adviser) == findings_of(thinker(later, 1, 25, 3)));
    think(adviser, game, 25);
    CHECK(news_of(adviser) == findings_of(thinker(game, 1, 25, 3)));
    CHECK(adviser_of(game).news(nullptr, 0) == 0);
}

TEST_CASE("Advisers that tell each other the news all know the same, whichever is heard first", "[adviser][together]") {
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
            CHECK(findings_of(team[i]) == findings_of(team[0]));
            CHECK(all_advice(team[i], game) == all_advice(other[i], game));
        }
    }
}

TEST_CASE("What an adviser has tried it takes its companions to have tried, too, and turns to what nobody has",
          "[adviser][together]") {
    Game game = usual_game("base", 2, 5);
    while (game.legal_actions().size() < 50) play_by_chance(game, 5, 1);
    const auto most_visits = [](const Adviser& adviser) {
        int most = 0;
        for (std::size_t i = 0; i < adviser.advice_count(); ++i) most = std::max(most, adviser.advice(i).visits);
        return most;
    };
    Adviser adviser = thinker(game, 1, 20, 255);
    CHECK(most_visits(adviser) == 1);
    CHECK(most_visits(thinker(game, 1, 20)) > 1);
    adviser.told();  // and nobody answers
    think(adviser, game, 20);
    CHECK(most_visits(adviser) > 1);
}

// Alone it would take each of the other three to have found what it has itself.
TEST_CASE("Who has told the news, and heard those of all others, guesses no more how much these have tried",
          "[adviser][together]") {
    Game game = usual_game("base", 2, 5);
    while (game.legal_actions().size() < 50) play_by_chance(game, 5, 1);
    std::vector<Adviser> team = team_for(game, 4);
    for (int round = 0; round < 6; ++round) think_a_round(team, game, 8);
    const std::size_t actions_tried = count_tried(team[0]);
    CHECK(actions_tried <= count_tried(thinker(game, 1, 4 * 48)) + 2);  // all of them try the next one at once
    Adviser who_tells_nothing = thinker(game, 1, 0, 3);
    for (int round = 0; round < 6; ++round) {
        think(who_tells_nothing, game, 8);
        for (std::uint64_t other = 2; other < 5; ++other) absorb(who_tells_nothing, thinker(game, 10 * other, 8, 3));
    }
    CHECK(who_tells_nothing.simulations() == team[0].simulations());
    CHECK(count_tried(who_tells_nothing) > actions_tried);
}

TEST_CASE("Advisers that tell each other the news look harder at what all of them hold to be best",
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

TEST_CASE("Twins that differ in what is hidden alone understand each other", "[adviser][together][hidden]") {
    const Game game = position_of(1, 2);
    Game twin = game.clone();
    twin.determinize(77, game.deciding_player());
    Adviser adviser = thinker(game, 1, 5);
    absorb(adviser, thinker(twin, 2, 5));
    Adviser other = thinker(game, 1, 5);
    absorb(other, thinker(game, 2, 5));
    CHECK(all_advice(adviser, game) == all_advice(other, game));
}

TEST_CASE("Of another position, of none, of other rules, and of itself an adviser absorbs nothing",
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
        CHECK(adviser.absorb(other) == Status::invalid_argument);
        const Bytes findings = findings_of(other);
        CHECK(adviser.absorb(findings.data(), findings.size()) == Status::invalid_argument);
    }
    CHECK(adviser.absorb(adviser) == Status::invalid_argument);
    Adviser new_one = adviser_of(game);
    CHECK(adviser.absorb(new_one) == Status::invalid_argument);
    CHECK(new_one.absorb(adviser) == Status::invalid_argument);
    CHECK(new_one.absorb(findings_of(adviser).data(), findings_of(adviser).size()) == Status::invalid_argument);
    CHECK(new_one.findings(nullptr, 0) == 0);
    CHECK(all_advice(adviser, game) == before);
}

TEST_CASE("Findings are written where there is room, and damaged ones refused without change", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser adviser = thinker(game, 1, 6);
    const Bytes found = findings_of(thinker(game, 2, 6));
    Bytes room(found.size(), 0x55);
    CHECK(adviser.findings(room.data(), room.size() - 1) == room.size());
    CHECK(room == Bytes(found.size(), 0x55));

    const std::string before = all_advice(adviser, game);
    CHECK(adviser.absorb(nullptr, 0) == Status::invalid_argument);
    CHECK(adviser.absorb(nullptr, found.size()) == Status::invalid_argument);
    for (std::size_t size = 0; size < found.size(); ++size) {
        REQUIRE(adviser.absorb(found.data(), size) == Status::invalid_argument);
    }
    for (std::size_t at = 0; at < found.size(); ++at) {
        Bytes damaged = found;
        damaged[at] ^= static_cast<std::uint8_t>(1u << (at % 8));
        REQUIRE(adviser.absorb(damaged.data(), damaged.size()) == Status::invalid_argument);
    }
    Bytes longer = found;
    longer.push_back(0);
    CHECK(adviser.absorb(longer.data(), longer.size()) == Status::invalid_argument);
    CHECK(all_advice(adviser, game) == before);
}

TEST_CASE("Forged findings, rightly signed, bring no sum past its bounds", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser adviser = thinker(game, 1, 6);
    const Bytes found = findings_of(thinker(game, 2, 6));
    constexpr std::size_t head = 28, of_candidate = 36;
    REQUIRE((found.size() - head - 8) % of_candidate == 0);
    for (std::size_t at = head; at < found.size() - 8; ++at) {
        for (const int value : {0x00, 0x7F, 0x80, 0xFF}) {
            Bytes forged = found;
            forged[at] = static_cast<std::uint8_t>(value);
            sign(forged);
            adviser.absorb(forged.data(), forged.size());
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

TEST_CASE("Forged findings, rightly signed, make nobody win more often than always", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser adviser = thinker(game, 1, 0);
    Bytes forged = findings_of(thinker(game, 2, 6));
    constexpr std::size_t highest_of_winning = 28 + 3 * 8 + 3;  // of the first candidate
    forged[highest_of_winning] = 0x7F;
    sign(forged);
    CHECK(adviser.absorb(forged.data(), forged.size()) == Status::invalid_argument);
    CHECK(adviser.advice(0).winning <= 1);
}

TEST_CASE("Nobody knows of more simulations than there may be", "[adviser][together]") {
    const Game game = usual_game("base", 2, 3);
    Adviser one = thinker(game, 1, 3), other = thinker(game, 2, 3);
    Status status = Status::ok;
    for (int i = 0; i < 60 && status == Status::ok; ++i) {
        const std::string before = all_advice(one, game);
        status = one.absorb(other);
        if (status != Status::ok) CHECK(all_advice(one, game) == before);
        other.forget();
        absorb(other, one);
    }
    CHECK(status == Status::invalid_argument);
    CHECK(one.simulations() > max_simulations / 2);
    CHECK(one.simulations() <= max_simulations);
    think(one, game, 1);
    CHECK(one.simulations() <= max_simulations);
}
