// Records and snapshots.
#include "mistbank/record.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>

#include "fixtures/files.hpp"
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

TEST_CASE("A record of any length and preset can be replayed to the same state", "[record]") {
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

TEST_CASE("A handwritten record needs only the header and the actions", "[record]") {
    Error error;
    const std::optional<Game> game = replay(std::string(header) + "actions\nresult open\n", nullptr, 0, error);
    INFO(error.message);
    REQUIRE(game.has_value());
    CHECK(game->rules().seed == 7);
    Rules first = rules_of("level2", 2, 7);
    first.revision = 1;  // a record that names no revision has revision 1
    CHECK(game->state_hash() == new_game(first).state_hash());
}

TEST_CASE("Several spaces may separate two words of a record, but a number has only one valid spelling", "[record]") {
    const Game game = played("level2", 2, 7, 6);
    std::string lines;
    for (std::size_t i = 0; i < game.action_count(); ++i) lines += game.text_of(game.action(i)) + "\n";
    const std::string revision = "rules " + std::to_string(newest_revision) + "\n";
    const auto record = [&](const std::string& actions) {
        return header + revision + "actions\n" + actions + "result open\n";
    };
    std::string apart;
    for (const char sign : lines) apart += sign == ' ' ? std::string(" \t  ") : std::string(1, sign);
    Error error;
    const std::optional<Game> again = replay(record("\t " + apart), nullptr, 0, error);
    INFO(error.message);
    REQUIRE(again.has_value());
    CHECK(again->state_hash() == game.state_hash());

    const std::size_t first = lines.find_first_of("-0123456789");
    const std::string zero = std::string(lines).insert(first + (lines[first] == '-' ? 1 : 0), "0");
    CHECK(reason_for(record(zero)).find("' must be written as 'lay ") != std::string::npos);
    CHECK(reason_for(record("lay " + std::string(60, '1') + ",0 0\n")).find("must have the form") != std::string::npos);
}

TEST_CASE("A record contains the order of the tiles, and an incomplete order is refused", "[record]") {
    const Game game = played("level2", 2, 7, 0);
    const std::string record = full_record(game);
    const std::size_t at = record.find("\norder ") + 7;
    const std::string first = record.substr(at, record.find(' ', at) - at);
    CHECK(game.type(game.decision().tile_type).id == first);
    const auto lines_before = std::count(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const std::string line = "line " + std::to_string(lines_before + 1);
    CHECK(reason_for(replaced(record, "\norder " + first, "\norder")) ==
          line + ": HID-1: 'order' needs 60 entries in this game, not 59");
    const std::string second =
        record.substr(at + first.size() + 1, record.find(' ', at + first.size() + 1) - at - first.size() - 1);
    REQUIRE(second != first);
    CHECK(reason_for(replaced(record, "\norder " + first, "\norder " + second)) ==
          line + ": HID-2: the order must contain as many copies of each tile as the pile");
}

TEST_CASE("A record that ends too early is refused", "[record]") {
    const std::string record = full_record(played("level5", 3, 11, 40));
    for (std::size_t length = 0; length < record.size() - 1; length += 3) {
        INFO(length);
        Error error;
        REQUIRE_FALSE(replay(record.substr(0, length), nullptr, 0, error).has_value());
        REQUIRE(error.message.find("line ") == 0);
    }
    const std::string half = record.substr(0, record.find("\n", record.size() * 3 / 4) + 1);
    CHECK(reason_for(half).find("the record has no line 'result'") != std::string::npos);
}

TEST_CASE("The error for a damaged record names the line", "[record]") {
    const std::string good = std::string(header) + "actions\nresult open\n";
    CHECK(reason_for("") == "line 1: a record must begin with 'mistbank-record 1'");
    CHECK(reason_for("hello\n") == "line 1: a record must begin with 'mistbank-record 1'");
    CHECK(reason_for("mistbank-record 2\n") ==
          "line 1: record version '2': this version of mistbank reads only version 1");
    CHECK(reason_for(replaced(good, "level 2", "level two")) ==
          "line 4: 'level' must be a number in the allowed range, not 'two'");
    CHECK(reason_for(replaced(good, "level 2", "level 2 3")) == "line 4: 'level' takes one value");
    CHECK(reason_for(replaced(good, "level 2", "level 9")) == "line 4: level must be from 1 to 6, not 9");
    CHECK(reason_for(replaced(good, "level 2", "floor 2")) == "line 4: unknown key 'floor'");
    CHECK(reason_for(replaced(good, "level 2\n", "")) == "line 11: the header needs 'level'");
    CHECK(reason_for(replaced(good, "kind full", "kind half")) ==
          "line 2: 'kind' must be 'full' or 'open', not 'half'");
    CHECK(reason_for(replaced(good, "system cooperative", "system chess")) == "line 3: unknown system 'chess'");
    CHECK(reason_for(replaced(good, "players 2", "players 2\nplayers 2")) == "line 7: 'players' is given twice");
    CHECK(reason_for(replaced(good, "seed 7", "colours red rouge")) == "line 10: unknown colour 'rouge'");
    CHECK(reason_for(replaced(good, "seed 7", "colours red red red red red red red")) ==
          "line 10: at most 6 colours are allowed");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles fogs"), Status::unknown_name) ==
          "line 11: the tile set fogs is neither given nor built in");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles mists 12345678"), Status::invalid_tile_set) ==
          "line 11: the tile set mists differs from the tile set of the game");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles mists xyz")) ==
          "line 11: 'xyz' is not a fingerprint of 16 hexadecimal digits");
    CHECK(reason_for(replaced(good, "tiles mists", "tiles mists\norder 77")) ==
          "line 13: the order names '77', which is not a tile of this game");
    CHECK(reason_for(replaced(good, "actions\n", "")) == "line 12: unknown key 'result'");
    CHECK(reason_for(replaced(good, "actions\n", "actions\nlay 9,9 0\n")) ==
          "line 13: 'lay 9,9 0' is not legal: COM-1: the cell shares no side with a face-up tile");
    CHECK(reason_for(replaced(good, "actions\n", "actions\npoints\n")) ==
          "line 13: 'points' is not legal: the game waits for the drawn tile to be laid");
    CHECK(reason_for(replaced(good, "actions\n", "actions\nsing\n")) == "line 13: unknown action 'sing'");
    CHECK(reason_for(replaced(good, "result open", "result won")) ==
          "line 13: the result must be 'open' as in the game, not 'won'");
    CHECK(reason_for(good + "pass\n") == "line 14: unexpected line after the result");
    CHECK(reason_for(std::string(5u << 20, 'x')) == "line 1: a record has at most 4 MiB");
}

TEST_CASE("A record contains the names of its expansions", "[record]") {
    const auto expansions_of = [](const Game& game) {
        const std::string record = full_record(game);
        const std::size_t at = record.find("\nexpansions ");
        return at == std::string::npos ? "" : record.substr(at + 12, record.find('\n', at + 1) - at - 12);
    };
    CHECK(expansions_of(played("base", 2, 7, 0)) == "");
    CHECK(expansions_of(played("river", 2, 7, 0)) == "river");
    CHECK(expansions_of(played("everything", 2, 7, 0)) ==
          "ghosts_castles_cemeteries river abbot inns_cathedrals traders_builders princess_dragon tower abbey_mayor "
          "flying_machines hills_sheep big_top vodyanoy messages ferries gold mage robbers crops king festival");
    const std::string record = full_record(played("everything", 2, 7, 9));
    const std::string all =
        "expansions ghosts_castles_cemeteries river abbot inns_cathedrals traders_builders princess_dragon tower "
        "abbey_mayor flying_machines hills_sheep big_top vodyanoy messages ferries gold mage robbers crops king "
        "festival\n";
    Error error;
    CHECK(
        replay(
            replaced(
                record, all,
                "expansions vodyanoy king festival river hills_sheep mage big_top crops abbot robbers traders_builders "
                "ghosts_castles_cemeteries messages flying_machines gold ferries tower "
                "abbey_mayor princess_dragon inns_cathedrals\n"),
            nullptr, 0, error)
            .has_value());
    CHECK(reason_for(replaced(record, all, "expansions river bridges\n")) == "line 5: unknown expansion 'bridges'");
    CHECK(reason_for(replaced(record, all, "expansions river river\n")) == "line 5: 'river' is named twice");
    CHECK(reason_for(replaced(record, all, "expansions\nexpansions river\n")) == "line 6: 'expansions' is given twice");
    const std::string cooperative = std::string(header) + "actions\nresult open\n";
    CHECK(reason_for(replaced(cooperative, "level 2", "level 2\nexpansions abbot"))
              .find("the cooperative game has no expansions: expansions must be 0 (MEET-1)") != std::string::npos);
}

TEST_CASE("A record whose river is not on top of the pile is refused", "[record]") {
    const std::string record = full_record(played("river", 2, 7, 0));
    const std::size_t at = record.find("\norder ") + 7;
    const std::size_t end = record.find(' ', at);
    const std::string top = record.substr(at, end - at);
    std::string other = record;
    other.erase(at, end - at + 1).insert(other.find("\nactions"), " " + top);
    CHECK(reason_for(other).find("must contain exactly the tiles of this game, layer by layer") != std::string::npos);
}

TEST_CASE("Records with the words of version 1.0 can still be replayed", "[record]") {
    for (const char* name : {"ghosts_castles_cemeteries-finished", "without-castles"}) {
        const std::string record = read_fixture(std::string("1.0/") + name + ".record");
        CHECK(record.find("\nsystem ghosts_castles_cemeteries\n") != std::string::npos);
        Error error;
        const Game game = replay(record, nullptr, 0, error).value();
        CHECK(game.rules().system == System::base);
        CHECK(game.rules().expansions == bit(Expansion::ghosts_castles_cemeteries));
        const std::string now = full_record(game);
        CHECK(now.find("\nsystem base\nexpansions ghosts_castles_cemeteries\n") != std::string::npos);
        CHECK(replay(now, nullptr, 0, error).value().state_hash() == game.state_hash());
    }
    const std::string record = read_fixture("1.0/ghosts_castles_cemeteries-finished.record");
    const std::size_t haunt = record.find("\nhaunt ") + 1;
    const std::string line = record.substr(haunt, record.find('\n', haunt) - haunt);
    CHECK(line.find(' ', 6) == std::string::npos);  // the line ends after the segment
    CHECK(reason_for(replaced(record, line, "haunt 90,90/0")).find("'haunt 90,90/0'") != std::string::npos);
}

TEST_CASE("With automatic draws, a record with a drawn tile that differs from the game is refused", "[record]") {
    const std::string record = full_record(played("level2", 2, 7, 6));
    const std::size_t at = record.find("\ndraw ") + 6;
    const std::string id = record.substr(at, record.find('\n', at) - at);
    const std::string wrong = id == "01" ? "03" : "01";
    CHECK(reason_for(replaced(record, "\ndraw " + id, "\ndraw " + wrong))
              .find("'draw' must be '" + id + "' as in the game, not '" + wrong + "'") != std::string::npos);
    CHECK(reason_for(std::string(header) + "actions\ndraw 01\ndraw 01\nresult open\n").find("line 1") == 0);
}

TEST_CASE("Random bytes are refused as a record", "[record]") {
    Dice dice(5);
    for (int round = 0; round < 200; ++round) {
        std::string noise = round % 2 == 0 ? header : "";
        for (int i = 0; i < 400; ++i) noise += static_cast<char>(dice.below(256));
        Error error;
        CHECK_FALSE(replay(noise, nullptr, 0, error).has_value());
    }
}

TEST_CASE("A snapshot restores the game with its history", "[record][snapshot]") {
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

TEST_CASE("A truncated snapshot and a snapshot with one flipped bit are refused", "[record][snapshot]") {
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

TEST_CASE("A forged snapshot with a correct checksum is refused unless it contains a legal game",
          "[record][snapshot]") {
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

TEST_CASE("A record contains the revision of its rules; a record without a revision has revision 1", "[record]") {
    Error error;
    const std::string bare = std::string(header) + "actions\nresult open\n";
    const Game first = replay(bare, nullptr, 0, error).value();
    CHECK(first.rules().revision == 1);
    CHECK(full_record(first).find("\nrules ") == std::string::npos);
    const Game newest = new_game(rules_of("level2", 2, 7));
    CHECK(newest.rules().revision == newest_revision);
    CHECK(full_record(newest).find("\nrules " + std::to_string(newest_revision) + "\n") != std::string::npos);
    const std::string later = std::to_string(newest_revision + 1);
    for (const std::string& revision : {std::string("1"), std::to_string(newest_revision)}) {
        const std::string record = replaced(bare, "kind full\n", "kind full\nrules " + revision + "\n");
        CHECK(replay(record, nullptr, 0, error).value().rules().revision == std::stoi(revision));
    }
    for (const std::string& revision : {std::string("0"), std::string("-1"), later}) {
        CHECK(reason_for(replaced(bare, "kind full\n", "kind full\nrules " + revision + "\n")) ==
              "line 3: rules revision " + revision + ": this version of mistbank supports 1 to " +
                  std::to_string(newest_revision));
    }
    CHECK(reason_for(replaced(bare, "kind full\n", "kind full\nrules new\n")) ==
          "line 3: 'rules' must be a number in the allowed range, not 'new'");
}

TEST_CASE("Games of different revisions cannot be copied into each other", "[record][game]") {
    Rules rules = rules_of("level2", 2, 7);
    Game newest = new_game(rules);
    rules.revision = 1;
    const Game first = new_game(rules);
    CHECK(newest.copy_from(first) == Status::invalid_argument);
    rules.revision = newest_revision;
    CHECK(newest.copy_from(new_game(rules)) == Status::ok);
}

TEST_CASE("A host can add custom keys to the header, and a record can require a later version", "[record]") {
    const std::string bare = std::string(header) + "actions\nresult open\n";
    Error error;
    const std::string with_own =
        replaced(bare, "kind full\n", "x-event Essen 2026, table 4\nx-\nx-event twice\nkind full\n");
    CHECK(replay(with_own, nullptr, 0, error).has_value());
    CHECK(reason_for(replaced(bare, "kind full\n", "needs 1.7\nmoon full\nkind full\n")) ==
          "line 2: the record needs version '1.7' of mistbank");
    CHECK(reason_for(replaced(bare, "kind full\n", "needs\n")) == "line 2: 'needs' takes one value");
    CHECK(reason_for(replaced(bare, "actions\n", "actions\nx-event\n")) == "line 13: unknown action 'x-event'");
}

namespace {

const char* const tiny_set =
    "mistbank-tiles 1\nname tiny\n\n  # both\r\ntile a  \n  copies 3\n  city N E S W\nstart\n0 0 a\n";

const char* const tiny_header =
    "mistbank-record 1\nkind full\nsystem base\nplayers 1\nstarting_player 0\ndraws automatic\nseed 1\n";

TileSet parsed(const std::string& text) {
    Error error;
    return TileSet::parse(text, error).value();
}

std::string as_record(const std::string& block) { return tiny_header + block + "actions\nresult open\n"; }

std::string barred(const std::string& text) {
    std::string block;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        block += "| " + text.substr(at, end - at) + "\n";
        at = end + 1;
    }
    return block;
}

}  // namespace

TEST_CASE("A record contains the text of a custom tile set and can be replayed without a given set", "[record]") {
    const TileSet set = parsed(tiny_set);
    const Game game = new_game(rules_of("base", 2, 7), &set);
    const std::string record = full_record(game);
    CHECK(record.find("\n| mistbank-tiles 1\n| name tiny\n|\n|   # both\n| tile a  \n|   copies 3\n|   city N E S W\n"
                      "| start\n| 0 0 a\norder ") != std::string::npos);
    Error error;
    const std::optional<Game> again = replay(record, nullptr, 0, error);
    INFO(error.message);
    REQUIRE(again.has_value());
    CHECK(again->state_hash() == game.state_hash());
    CHECK(full_record(*again) == record);
    CHECK(to_record(game, RecordKind::open, error).value().find("\n| 0 0 a\n") != std::string::npos);
}

TEST_CASE("A record contains only the name of a built-in set, even if the host provided the set",
          "[record][snapshot]") {
    const Game game = new_game(rules_of("level2", 2, 7), &mists());
    REQUIRE_FALSE(mists().text().empty());
    CHECK(full_record(game) == full_record(new_game(rules_of("level2", 2, 7))));
    Error error;
    CHECK(to_snapshot(game, error).value() == to_snapshot(new_game(rules_of("level2", 2, 7)), error).value());
}

TEST_CASE("The text of a set in a record can have any line endings", "[record]") {
    const std::string block = "tiles tiny\n" + barred(tiny_set);
    Error error;
    const Game game = replay(as_record(block), nullptr, 0, error).value();
    for (const std::string& other : {replaced(block, "| tile a", "|tile a"), replaced(block, "| \n", "|\n"),
                                     replaced(block, "| name tiny\n", "| name tiny\r\n")}) {
        INFO(other);
        CHECK(replay(as_record(other), nullptr, 0, error).value().state_hash() == game.state_hash());
    }
    const Game with_mark =
        new_game(game.rules(), std::make_unique<TileSet>(parsed("\xef\xbb\xbf" + std::string(tiny_set))).get());
    CHECK(full_record(with_mark) == full_record(game));
}

TEST_CASE("The error for a faulty tile set in a record names the line", "[record]") {
    const std::string block = barred(tiny_set);
    CHECK(reason_for(as_record("tiles tiny\n" + replaced(block, "copies 3", "copies three"))) ==
          "line 14, column 10: 'copies' must be a whole number from 1 to 9999, not 'three'");
    CHECK(reason_for(as_record("tiles tiny\n|\n| name tiny\n")) ==
          "line 10, column 1: the text must begin with 'mistbank-tiles 1', not 'name'");
    CHECK(reason_for(as_record("tiles tiny\n|\n")) == "line 10, column 1: the text must begin with 'mistbank-tiles 1'");
    CHECK(reason_for(as_record("tiles other\n" + block)) ==
          "line 8: the tile set after 'tiles other' does not match this name or fingerprint");
    CHECK(reason_for(as_record("tiles tiny 0123456789abcdef\n" + block)) ==
          "line 8: the tile set after 'tiles tiny 0123456789abcdef' does not match this name or fingerprint");
    CHECK(reason_for(as_record("tiles tiny\n" + block + "|\n\n| tile b\n")) == "line 20: unknown key '|'");
    CHECK(reason_for(as_record("tiles tiny\n| " + std::string(max_tile_text, '#') + "\n")) ==
          "line 9, column 1: the text is longer than 1048576 bytes");
    CHECK(reason_for(replaced(as_record("tiles tiny\n" + block), "result open", "result won")) ==
          "line 19: the result must be 'open' as in the game, not 'won'");
}

TEST_CASE("The text of a tile set in a record takes precedence over a given set with the same name", "[record]") {
    const TileSet given = parsed(replaced(tiny_set, "copies 3", "copies 5"));
    Error error;
    const Game game = replay(as_record("tiles tiny\n" + barred(tiny_set)), &given, 1, error).value();
    CHECK(game.unseen(0) + game.tile_count() + 1 == 3);
}

TEST_CASE("If several sets have the same name, a record or snapshot is read with the set of its game",
          "[record][snapshot]") {
    const TileSet other = parsed(replaced(std::string(TileSet::builtin_text("mists")), "copies 2", "copies 1"));
    REQUIRE(other.name() == "mists");
    const TileSet given[] = {other, mists()};
    Error error;
    const Game game = new_game(rules_of("level2", 2, 7));
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    for (const std::size_t count : {1u, 2u}) {
        CHECK(replay(full_record(game), given, count, error).value().state_hash() == game.state_hash());
        CHECK(from_snapshot(bytes.data(), bytes.size(), given, count, error).value().state_hash() == game.state_hash());
    }
    const Game corrected = new_game(rules_of("level2", 2, 7), &other);
    CHECK(replay(full_record(corrected), nullptr, 0, error).value().state_hash() == corrected.state_hash());
}

TEST_CASE("A record that would be too long with the texts of its sets contains only the names of the sets",
          "[record]") {
    std::vector<TileSet> sets;
    for (char id = 'a'; id < 'a' + 5; ++id) {
        std::string text =
            replaced(replaced(tiny_set, "tile a", std::string("tile ") + id), "0 0 a", std::string("0 0 ") + id);
        text = replaced(text, "name tiny", std::string("name tiny") + id);
        sets.push_back(parsed(text + "#" + std::string(900000, '.') + "\n"));
    }
    Error error;
    const Rules rules = rules_of("base", 2, 7);
    const Game game = Game::create(rules, sets.data(), sets.size(), error).value();
    const std::string record = full_record(game);
    CHECK(record.size() < 2000);
    CHECK(reason_for(record, Status::unknown_name).find("the tile set tinya is neither given nor built in") !=
          std::string::npos);
    CHECK(replay(record, sets.data(), sets.size(), error).value().state_hash() == game.state_hash());
    const Game four = Game::create(rules, sets.data(), 4, error).value();
    CHECK(full_record(four).size() > 3600000);
    CHECK(replay(full_record(four), nullptr, 0, error).value().state_hash() == four.state_hash());
}

namespace {

// Byte offsets of the parts in a snapshot of version 2.
constexpr std::size_t version_at = 4;
constexpr std::size_t rules_length_at = 6;
constexpr std::size_t rules_at = 8;

std::vector<std::uint8_t> signed_again(std::vector<std::uint8_t> bytes) {
    bytes.resize(bytes.size() - 8);
    Fingerprint print;
    for (const std::uint8_t byte : bytes) print.add_byte(byte);
    for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<std::uint8_t>(print.value() >> shift));
    return bytes;
}

std::string reason_for_snapshot(const std::vector<std::uint8_t>& bytes) {
    Error error;
    CHECK_FALSE(from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error).has_value());
    CHECK(error.status == Status::invalid_snapshot);
    return error.message;
}

}  // namespace

TEST_CASE("Unknown rules in a snapshot of a later version are ignored if they have their default values",
          "[snapshot]") {
    const Game game = played("level5", 2, 9, 12);
    Error error;
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    CHECK(bytes[version_at] == 2);
    std::vector<std::uint8_t> longer = bytes;
    const std::size_t end = rules_at + bytes[rules_length_at];
    constexpr std::size_t house_rules = 31;  // number of house rules; a snapshot omits default values
    constexpr std::size_t more = house_rules + 3;
    longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(end), more, std::uint8_t{0});
    longer[rules_length_at] = static_cast<std::uint8_t>(longer[rules_length_at] + more);
    const std::vector<std::uint8_t> later = signed_again(longer);
    CHECK(from_snapshot(later.data(), later.size(), nullptr, 0, error).value().state_hash() == game.state_hash());
    longer[end + more - 1] = 1;
    CHECK(reason_for_snapshot(signed_again(longer)) ==
          "the rules of the snapshot come from a later version of mistbank and have fields that this version does not "
          "support");
}

TEST_CASE("The error for a snapshot of another version or revision names both numbers", "[snapshot]") {
    Error error;
    const std::vector<std::uint8_t> bytes = to_snapshot(played("level5", 2, 9, 12), error).value();
    const auto changed = [&](std::size_t at, int value) {
        std::vector<std::uint8_t> other = bytes;
        other[at] = static_cast<std::uint8_t>(value);
        return reason_for_snapshot(signed_again(other));
    };
    const std::size_t revision_at = rules_at + bytes[rules_length_at] - 6u;  // the revision is before the expansions
    CHECK(bytes[revision_at] == newest_revision);
    CHECK(changed(version_at, 0) == "snapshot version 0: this version of mistbank reads 1 to 3");
    CHECK(changed(version_at, 4) == "snapshot version 4: this version of mistbank reads 1 to 3");
    CHECK(changed(revision_at, 0) ==
          "rules revision 0: this version of mistbank supports 1 to " + std::to_string(newest_revision));
    CHECK(changed(revision_at, newest_revision + 1) == "rules revision " + std::to_string(newest_revision + 1) +
                                                           ": this version of mistbank supports 1 to " +
                                                           std::to_string(newest_revision));
    CHECK(changed(rules_length_at, bytes[rules_length_at] - 1) == "the rules of the snapshot are too short");
    CHECK(changed(rules_length_at + 1, 255) == "the rules of the snapshot are too short");
}

TEST_CASE("A snapshot contains the text of a custom tile set and can be restored without a given set", "[snapshot]") {
    const TileSet set = parsed(tiny_set);
    const Game game = new_game(rules_of("base", 2, 7), &set);
    Error error;
    std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    const std::optional<Game> again = from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error);
    INFO(error.message);
    REQUIRE(again.has_value());
    CHECK(again->state_hash() == game.state_hash());
    CHECK(to_snapshot(*again, error).value() == bytes);
    const std::string word = "copies 3";
    const auto at = std::search(bytes.begin(), bytes.end(), word.begin(), word.end());
    REQUIRE(at != bytes.end());
    at[7] = '4';
    CHECK(reason_for_snapshot(signed_again(bytes)) ==
          "the text of the tile set tiny does not match its name or fingerprint");
    at[7] = 'x';
    CHECK(reason_for_snapshot(signed_again(bytes)) ==
          "the text of the tile set tiny: line 6, column 10: 'copies' must be a whole number from 1 to 9999, not 'x'");
}

TEST_CASE("The order of the tiles in a record takes precedence over the seed", "[record][snapshot]") {
    const Game game = played("level2", 2, 7, 4);
    const std::string record = replaced(full_record(game), "\nseed 7\n", "\nseed 8\n");
    Error error;
    CHECK(replay(record, nullptr, 0, error).value().state_hash() == game.state_hash());
    CHECK(replay(record, nullptr, 0, error).value().rules().seed == 8);
}
