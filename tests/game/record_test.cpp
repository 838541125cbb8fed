// Records and snapshots.
#include "mistbank/record.hpp"

#include <catch2/catch.hpp>

#include "support/games.hpp"
#include "support/players.hpp"
#include "tiles/fingerprint.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

Game played(const char* preset, int players, std::uint64_t seed, int actions, Draws draws = Draws::automatic) {
    Rules rules = rules_of(preset, players, seed);
    rules.draws = draws;
    Game game = new_game(rules);
    RandomPlayer player(seed);
    for (int i = 0; i < actions && !game.is_over(); ++i) game.apply(player.choose(game));
    return game;
}

std::string full_record(const Game& game) {
    Error error;
    return to_record(game, RecordKind::full, error).value();
}

std::string reason_for(const std::string& record, Status status = Status::invalid_record) {
    Error error;
    CHECK_FALSE(replay(record, nullptr, 0, error).has_value());
    CHECK(error.status == status);
    return error.message;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

const char* const header =
    "mistbank-record 1\nkind full\nsystem cooperative\nlevel 2\nedition 2023\nplayers 2\nstarting_player 0\n"
    "joint_scoring every_colour\ndraws automatic\nseed 7\ntiles mists\n";

}  // namespace

TEST_CASE("A record replays to the same state, at every length and in every preset", "[record]") {
    for (int index = 0; index < preset_count(); ++index) {
        for (int actions = 0; actions < 60; actions += 7) {
            for (const Draws draws : {Draws::automatic, Draws::external}) {
                const Game game =
                    played(preset_name(index), 1 + actions % 5, static_cast<std::uint64_t>(actions), actions, draws);
                Error error;
                const std::string record = full_record(game);
                const std::optional<Game> again = replay(record, nullptr, 0, error);
                INFO(error.message << "\n" << record);
                REQUIRE(again.has_value());
                CHECK(again->state_hash() == game.state_hash());
                CHECK(describe(*again) == describe(game));
                CHECK(full_record(*again) == record);
            }
        }
    }
}

TEST_CASE("A record written by hand needs only the header and the actions", "[record]") {
    Error error;
    const std::optional<Game> game = replay(std::string(header) + "actions\nresult open\n", nullptr, 0, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    CHECK(game->rules().seed == 7);
    CHECK(game->state_hash() == new_game(rules_of("level2", 2, 7)).state_hash());
}

TEST_CASE("Words of a record may stand apart, numbers have one spelling", "[record]") {
    const Game game = played("level2", 2, 7, 6);
    std::string lines;
    for (std::size_t i = 0; i < game.action_count(); ++i) lines += game.text_of(game.action(i)) + "\n";
    const auto record = [&](const std::string& actions) { return header + ("actions\n" + actions) + "result open\n"; };
    std::string apart;
    for (const char sign : lines) apart += sign == ' ' ? std::string(" \t  ") : std::string(1, sign);
    Error error;
    const std::optional<Game> again = replay(record("\t " + apart), nullptr, 0, error);
    INFO(error.message);
    REQUIRE(again.has_value());
    CHECK(again->state_hash() == game.state_hash());

    const std::size_t first = lines.find_first_of("-0123456789");
    const std::string zero = std::string(lines).insert(first + (lines[first] == '-' ? 1 : 0), "0");
    CHECK(reason_for(record(zero)).find("' is spelled 'lay ") != std::string::npos);
    CHECK(reason_for(record("lay " + std::string(60, '1') + ",0 0\n")).find("is not of the form") != std::string::npos);
}

TEST_CASE("A record can prescribe the order of the tiles", "[record]") {
    const Game game = played("level2", 2, 7, 0);
    const std::string record = full_record(game);
    const std::size_t at = record.find("\norder ") + 7;
    const std::string first = record.substr(at, record.find(' ', at) - at);
    CHECK(game.type(game.decision().tile_type).id == first);
    const std::string other = replaced(record, "\norder " + first, "\norder");
    Error error;
    CHECK(reason_for(other).find("does not hold just the tiles of this game") != std::string::npos);
}

TEST_CASE("A record that is cut off is noticed wherever it was cut", "[record]") {
    const std::string record = full_record(played("level5", 3, 11, 40));
    for (std::size_t length = 0; length < record.size() - 1; length += 3) {
        INFO(length);
        Error error;
        REQUIRE_FALSE(replay(record.substr(0, length), nullptr, 0, error).has_value());
        REQUIRE(error.message.find("line ") == 0);
    }
    const std::string half = record.substr(0, record.find("\n", record.size() * 3 / 4) + 1);
    CHECK(reason_for(half).find("the record ends before its 'result'") != std::string::npos);
}

TEST_CASE("What cannot be replayed is named with its line", "[record]") {
    const std::string good = std::string(header) + "actions\nresult open\n";
    CHECK(reason_for("") == "line 1: a record begins with 'mistbank-record 1'");
    CHECK(reason_for("hello\n") == "line 1: a record begins with 'mistbank-record 1'");
    CHECK(reason_for("mistbank-record 2\n") == "line 1: this version reads records of version 1 only, not '2'");
    CHECK(reason_for(replaced(good, "level 2", "level two")) == "line 4: 'two' is not a number that fits here");
    CHECK(reason_for(replaced(good, "level 2", "level 2 3")) == "line 4: 'level' takes one value");
    CHECK(reason_for(replaced(good, "level 2", "level 9")) == "line 12: level must be from 1 to 6, not 9");
    CHECK(reason_for(replaced(good, "level 2", "floor 2")) == "line 4: the header has no key 'floor'");
    CHECK(reason_for(replaced(good, "level 2\n", "")) == "line 11: the header has no 'level'");
    CHECK(reason_for(replaced(good, "kind full", "kind half")) == "line 2: 'kind' is 'full' or 'open'");
    CHECK(reason_for(replaced(good, "system cooperative", "system chess")) == "line 3: there is no system 'chess'");
    CHECK(reason_for(replaced(good, "players 2", "players 2\nplayers 2")) ==
          "line 7: 'players' stands here for the second time");
    CHECK(reason_for(replaced(good, "seed 7", "colours red rouge")) == "line 10: 'rouge' is no colour");
    CHECK(reason_for(replaced(good, "seed 7", "colours red red red red red red red")) ==
          "line 10: there are only six colours");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles fogs"), Status::unknown_name) ==
          "line 11: the tile set fogs is neither given nor built in");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles mists 12345678"), Status::invalid_tile_set) ==
          "line 11: the tile set mists differs from the one the game was played with");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles mists xyz")) ==
          "line 11: 'xyz' is not a fingerprint of 16 hexadecimal digits");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles mists\norder 77")) ==
          "line 13: the order names '77', which is no tile of the game");
    CHECK(reason_for(replaced(good, "actions\n", "")) == "line 12: the header has no key 'result'");
    CHECK(reason_for(replaced(good, "actions\n", "actions\nlay 9,9 0\n")) ==
          "line 13: 'lay 9,9 0' cannot be: COM-1: the cell shares no side with a face-up tile");
    CHECK(reason_for(replaced(good, "actions\n", "actions\npoints\n")) ==
          "line 13: 'points' cannot be: the game waits for the drawn tile to be laid");
    CHECK(reason_for(replaced(good, "actions\n", "actions\nsing\n")) == "line 13: 'sing' begins no action");
    CHECK(reason_for(replaced(good, "result open", "result won")) ==
          "line 13: the record says 'won', the game is 'open'");
    CHECK(reason_for(good + "pass\n") == "line 14: nothing may follow the result");
    CHECK(reason_for(std::string(5u << 20, 'x')) == "line 1: a record is at most 4 MiB long");
}

TEST_CASE("With automatic draws the drawn tiles are remarks that are checked", "[record]") {
    const std::string record = full_record(played("level2", 2, 7, 6));
    const std::size_t at = record.find("\ndraw ") + 6;
    const std::string id = record.substr(at, record.find('\n', at) - at);
    const std::string wrong = id == "01" ? "03" : "01";
    CHECK(reason_for(replaced(record, "\ndraw " + id, "\ndraw " + wrong))
              .find("the record draws '" + wrong + "', the game '" + id + "'") != std::string::npos);
    CHECK(reason_for(std::string(header) + "actions\ndraw 01\ndraw 01\nresult open\n").find("line 1") == 0);
}

TEST_CASE("Random bytes are no record", "[record]") {
    Dice dice(5);
    for (int round = 0; round < 200; ++round) {
        std::string noise = round % 2 == 0 ? header : "";
        for (int i = 0; i < 400; ++i) noise += static_cast<char>(dice.below(256));
        Error error;
        CHECK_FALSE(replay(noise, nullptr, 0, error).has_value());
    }
}

TEST_CASE("A snapshot brings the game back with its past", "[record][snapshot]") {
    for (int index = 0; index < preset_count(); ++index) {
        Game game = played(preset_name(index), 1 + index % 5, 9, 4 * index);
        if (index % 2 == 0) game.determinize(5);
        Error error;
        const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
        std::optional<Game> again = from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error);
        INFO(error.message);
        REQUIRE(again.has_value());
        CHECK(again->state_hash() == game.state_hash());
        CHECK(to_snapshot(*again, error).value() == bytes);
        while (again->undo() == Status::ok) REQUIRE(game.undo() == Status::ok);
        CHECK(again->state_hash() == game.state_hash());
    }
}

TEST_CASE("A snapshot with one flipped bit or cut off is refused", "[record][snapshot]") {
    Error error;
    const std::vector<std::uint8_t> bytes = to_snapshot(played("level6", 2, 9, 30), error).value();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::vector<std::uint8_t> damaged = bytes;
        damaged[at] = static_cast<std::uint8_t>(damaged[at] ^ (1u << at % 8));
        REQUIRE_FALSE(from_snapshot(damaged.data(), damaged.size(), nullptr, 0, error).has_value());
        REQUIRE(error.status == Status::invalid_snapshot);
        REQUIRE_FALSE(from_snapshot(bytes.data(), at, nullptr, 0, error).has_value());
        REQUIRE(error.status == Status::invalid_snapshot);
    }
}

TEST_CASE("A forged snapshot with a right checksum still has to be a legal game", "[record][snapshot]") {
    Error error;
    const std::vector<std::uint8_t> bytes = to_snapshot(played("level5", 2, 9, 30), error).value();
    Dice dice(3);
    int legal = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<std::uint8_t> forged(bytes.begin(), bytes.end() - 8);
        for (std::uint32_t changes = 1 + dice.below(3); changes > 0; --changes) {
            forged[6 + dice.below(forged.size() - 6)] = static_cast<std::uint8_t>(dice.below(256));
        }
        Fingerprint print;
        for (const std::uint8_t byte : forged) print.add_byte(byte);
        for (int shift = 0; shift < 64; shift += 8) forged.push_back(static_cast<std::uint8_t>(print.value() >> shift));
        const std::optional<Game> game = from_snapshot(forged.data(), forged.size(), nullptr, 0, error);
        if (game) {
            ++legal;
            CHECK_FALSE(describe(*game).empty());
        }
    }
    CHECK(legal < 1500);
}

TEST_CASE("A game with a set of the host's own is brought back with that set only", "[record][snapshot]") {
    Game game = new_game(rules_of("level2", 2, 7), &gentle_mists());
    Error error;
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    CHECK_FALSE(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error).has_value());
    CHECK(error.status == Status::unknown_name);
    CHECK(from_snapshot(bytes.data(), bytes.size(), &gentle_mists(), 1, error).has_value());
    CHECK(replay(full_record(game), &gentle_mists(), 1, error).has_value());
}
