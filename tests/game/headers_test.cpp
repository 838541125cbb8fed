// Headers: lines that a host adds to records, snapshots and positions, and the names of players in texts.
#include <catch2/catch.hpp>

#include "mistbank/adviser.hpp"
#include "mistbank/position.hpp"
#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

void put_header(Game& game, std::string_view key, std::string_view value) {
    Error error;
    INFO(key << ' ' << value);
    REQUIRE(game.set_header(key, value, error));
}

Game named_game() {
    Game game = new_game(rules_of("base", 2, 7));
    put_header(game, "x-name-red", "Anna");
    put_header(game, "x-event", "Club night, table 4");
    return game;
}

constexpr std::string_view lines_of_named_game = "x-name-red Anna\nx-event Club night, table 4\n";

Game game_of(const std::string& record) {
    Error error;
    std::optional<Game> game = replay(record, nullptr, 0, error);
    INFO(error.message << '\n' << record);
    REQUIRE(game.has_value());
    return std::move(*game);
}

std::string record_with_headers(const Game& game, RecordKind kind) {
    Error error;
    return to_record(game, kind, error).value();
}

}  // namespace

TEST_CASE("Full and open records keep the host's headers when they are replayed", "[record][headers]") {
    Game game = named_game();
    RandomPlayer player(3);
    for (const RecordKind kind : {RecordKind::full, RecordKind::open}) {
        const std::string record = record_with_headers(game, kind);
        CHECK(record.find("\nx-name-red Anna\nx-event Club night, table 4\n") != std::string::npos);
        const Game again = game_of(record);
        CHECK(again.headers() == lines_of_named_game);
        CHECK(again.public_hash() == game.public_hash());
        CHECK(record_with_headers(again, RecordKind::open) == record_with_headers(game, RecordKind::open));
        for (int i = 0; i < 12; ++i) game.apply(player.choose(game));
    }
}

TEST_CASE("Headers of older records stay unchanged, even if a host can no longer set their keys", "[record][headers]") {
    std::string record = record_with_headers(new_game(rules_of("base", 2, 7)), RecordKind::full);
    record.insert(record.find("system"), "  x-odd!key\tvalue  with  blanks \t# a remark\nx-\nx-twice 1\nx-twice 2\n");
    const Game game = game_of(record);
    CHECK(game.headers() == "x-odd!key value  with  blanks\nx-\nx-twice 1\nx-twice 2\n");
    CHECK(game.header("x-twice") == "1");
    CHECK(game.header("x-") == "");
    CHECK(game.header("x-odd!key") == "value  with  blanks");
    CHECK(game_of(record_with_headers(game, RecordKind::full)).headers() == game.headers());
}

TEST_CASE("Setting a header replaces all headers with the same key, and removing a header keeps the others",
          "[headers]") {
    std::string record = record_with_headers(named_game(), RecordKind::full);
    record.insert(record.find("system"), "x-event again\n");
    Game game = game_of(record);
    put_header(game, "x-event", "Finals");
    CHECK(game.headers() == "x-name-red Anna\nx-event Finals\n");
    put_header(game, "x-event", "");
    CHECK(game.headers() == "x-name-red Anna\nx-event\n");
    CHECK(game.header("x-event") == "");
    game.remove_header("x-event");
    game.remove_header("x-event");
    CHECK(game.headers() == "x-name-red Anna\n");
    CHECK_FALSE(game.header("x-event").has_value());
    CHECK_FALSE(game.header("").has_value());
}

TEST_CASE("The error for a header that a record cannot store names the argument, and the headers stay unchanged",
          "[headers]") {
    Game game = named_game();
    Error error;
    for (const std::string_view key : {"", "x-", "event", "X-event", "x-ev ent", "x-ev#ent", "x-ä", "x-a\n"}) {
        INFO(key);
        CHECK_FALSE(game.set_header(key, "1", error));
        CHECK(error.status == Status::invalid_argument);
        CHECK(std::string_view(error.message).substr(0, 4) == "key ");
    }
    CHECK(game.set_header("x-" + std::string(61, 'k'), "1", error));
    CHECK_FALSE(game.set_header("x-" + std::string(62, 'k'), "1", error));
    game.remove_header("x-" + std::string(61, 'k'));
    for (const std::string_view value : {" a", "a ", "a\tb", "a\nb", "No. #1", "\x80", "\xc2\x85"}) {
        INFO(value);
        CHECK_FALSE(game.set_header("x-event", value, error));
        CHECK(error.status == Status::invalid_argument);
        CHECK(std::string_view(error.message).substr(0, 6) == "value ");
    }
    CHECK_FALSE(game.set_header("x-long", std::string(max_headers_text, 'a'), error));
    CHECK(error.message == std::string_view("the headers of a game can have at most 65536 bytes in total"));
    CHECK(game.headers() == lines_of_named_game);
}

TEST_CASE("A header that replaces another header does not count twice towards the size limit", "[headers]") {
    Game game = new_game(rules_of("base", 2, 7));
    Error error;
    const std::string half(max_headers_text / 2 + 1, 'a');
    REQUIRE(game.set_header("x-long", half, error));
    CHECK(game.set_header("x-long", std::string(half.size(), 'b'), error));
    CHECK_FALSE(game.set_header("x-other", half, error));
    const std::size_t longest = max_headers_text - std::string_view("x-long \n").size();
    CHECK(game.set_header("x-long", std::string(longest, 'c'), error));
    CHECK(game.headers().size() == max_headers_text);
    CHECK_FALSE(game.set_header("x-long", std::string(longest + 1, 'd'), error));
    CHECK(game.headers()[7] == 'c');
}

TEST_CASE("Every viewer's position contains the headers of the game", "[position][headers]") {
    const Game game = named_game();
    for (const int viewer : {the_host, nobody_in_particular, 0, 1}) {
        const std::string text = to_position(game, viewer);
        Error error;
        const std::optional<Game> again = from_position(text, nullptr, 0, error);
        INFO(error.message << '\n' << text);
        REQUIRE(again.has_value());
        CHECK(again->headers() == lines_of_named_game);
        CHECK(game_of(record_with_headers(*again, RecordKind::full)).headers() == lines_of_named_game);
    }
}

TEST_CASE("Snapshots with headers have format version 3, and snapshots without headers have format version 2",
          "[record][headers]") {
    Error error;
    Game game = named_game();
    RandomPlayer player(5);
    for (int i = 0; i < 20; ++i) game.apply(player.choose(game));
    const std::vector<std::uint8_t> bytes = to_snapshot(game, error).value();
    const std::optional<Game> again = from_snapshot(bytes.data(), bytes.size(), nullptr, 0, error);
    REQUIRE(again.has_value());
    CHECK(again->headers() == lines_of_named_game);
    CHECK(again->state_hash() == game.state_hash());
    CHECK(bytes[4] == 3);
    game.remove_header("x-name-red");
    game.remove_header("x-event");
    CHECK(to_snapshot(game, error).value()[4] == 2);
    const Game placed = from_position(to_position(named_game(), the_host), nullptr, 0, error).value();
    const std::vector<std::uint8_t> of_position = to_snapshot(placed, error).value();
    CHECK(from_snapshot(of_position.data(), of_position.size(), nullptr, 0, error).value().headers() ==
          lines_of_named_game);
}

TEST_CASE("Clones and copies with a history have the headers of the original", "[headers]") {
    Game game = named_game();
    Game clone = game.clone();
    CHECK(clone.headers() == lines_of_named_game);
    put_header(clone, "x-event", "Finals");
    CHECK(game.headers() == lines_of_named_game);
    CHECK(game.copy_from(clone) == Status::ok);
    CHECK(game.header("x-event") == "Finals");
    CHECK(game.restart(9) == Status::ok);
    CHECK(game.header("x-name-red") == "Anna");
    game.stop_recording();
    CHECK(game.header("x-name-red") == "Anna");
    Game unrecorded = new_game(rules_of("base", 2, 7));
    unrecorded.stop_recording();
    CHECK(unrecorded.copy_from(clone) == Status::ok);
    CHECK(unrecorded.headers().empty());
}

TEST_CASE("Texts use the player names from the headers, unless the text options name the player", "[render][headers]") {
    Game game = named_game();
    put_header(game, "x-name-green", "Bo");
    TextOptions options;
    options.names[static_cast<std::size_t>(Colour::red)] = "Carla";
    const Action lay = game.legal_actions()[0];
    game.apply(lay);
    const auto texts = [&](const TextOptions& given) {
        std::string all = question(game, given);
        for (std::size_t i = 0; i < game.event_count(); ++i) all += sentence(game, game.events()[i], given);
        HostString state(game.allocator());
        summary(game, given, state);
        return all + std::string(state.begin(), state.end()) + describe(game, game.legal_actions().back(), given);
    };
    CHECK(texts({}).find("Anna") != std::string::npos);
    CHECK(texts({}).find("red") == std::string::npos);
    CHECK(texts(options).find("Anna") == std::string::npos);
    CHECK(texts(options).find("Bo") != std::string::npos);
}

TEST_CASE("A header for a name needs a colour and a name that texts can use", "[headers]") {
    Game game = named_game();
    const std::string before(game.headers());
    const auto reason = [&](const char* key, const std::string& value) {
        Error error;
        CHECK_FALSE(game.set_header(key, value, error));
        CHECK(error.status == Status::invalid_argument);
        return std::string(error.message);
    };
    CHECK(reason("x-name-red", std::string(max_name + 1, 'n')) ==
          "value of x-name-red must have 1 to 63 bytes, not 64");
    CHECK(reason("x-name-red", "") == "value of x-name-red must have 1 to 63 bytes, not 0");
    CHECK(reason("x-name-reed", "Anna") == "key 'x-name-reed': 'reed' is not a colour");
    CHECK(reason("x-name-none", "Anna") == "key 'x-name-none': 'none' is not a colour");
    CHECK(game.headers() == before);
    put_header(game, "x-name-red", std::string(max_name, 'n'));
    put_header(game, "x-nickname", "");
}

TEST_CASE("A loaded game keeps a name that is too long, and texts use the colour", "[render][headers]") {
    Error error;
    const std::string long_name = "x-name-red " + std::string(max_name + 1, 'n') + "\n";
    std::string record = *to_record(named_game(), RecordKind::full, error);
    record.insert(record.find('\n') + 1, long_name);
    record.erase(record.find("x-name-red Anna\n"), std::string("x-name-red Anna\n").size());
    const Game game = *replay(record, nullptr, 0, error);
    CHECK(game.headers().find(long_name) != std::string::npos);
    HostString state(game.allocator());
    summary(game, {}, state);
    CHECK(state.find("nnn") == HostString::npos);
    CHECK(state.find("red") != HostString::npos);
}
