// Positions read from JSON: the same game, the views of all viewers, and the places of errors.
#include "mistbank/position.hpp"

#include <rapidcheck/catch.h>

#include <algorithm>

#include "json/written.hpp"
#include "mistbank/record.hpp"
#include "properties/sample.hpp"
#include "support/games.hpp"
#include "support/house.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

/// Removes the number of actions from the JSON, because a position has no history.
std::string without_actions(std::string text) {
    const std::size_t at = text.find("\"actions\":");
    if (at == std::string::npos) return text;
    return text.erase(at, text.find(',', at) + 1 - at);
}

std::string json_of_position(const Game& game, int viewer) { return without_actions(json_of(game, viewer)); }

Game read(const std::string& text, const std::vector<TileSet>& sets = {}) {
    Error error;
    std::optional<Game> game = game_from_json(text, sets.data(), sets.size(), error);
    INFO(text << "\n" << error.message);
    REQUIRE(game);
    return std::move(*game);
}

Error refusal_of(const std::string& text) {
    Error error;
    const std::optional<Game> game = game_from_json(text, nullptr, 0, error);
    INFO(text);
    CHECK_FALSE(game);
    return error;
}

/// Returns the error for an invalid position.
std::string fault_of(const std::string& text) {
    const Error error = refusal_of(text);
    CHECK(error.status == Status::invalid_position);
    return error.message;
}
/// Returns the error for invalid JSON.
std::string flaw_of(const std::string& text) {
    const Error error = refusal_of(text);
    CHECK(error.status == Status::invalid_json);
    return error.message;
}

/// Returns a base game of two players. Red has a meeple in a city of two tiles, and tile K is to be laid.
std::string small(const std::string& other = "") {
    return R"({"rules":{"preset":"base"},"tiles":[{"x":0,"y":0,"tile":"D"},)"
           R"({"x":0,"y":1,"tile":"E","rotation":2}],)"
           R"("figures":[{"colour":"red","figure":"meeple","x":0,"y":1,"segment":0}],)"
           R"("scores":[{"colour":"red","total":4}],"decision":{"kind":"lay_tile","tile":"K"})" +
           other + "}";
}

/// Reads the position from the JSON for each viewer and compares it with the original. Returns the differences; empty
/// if there are none.
std::string differences(const Game& game) {
    const bool is_dealt = game.rules().draws == Draws::automatic;
    // At the end of a game, all players see what was hidden, but no player's position contains it. Then only the host's
    // position is compared.
    const int viewers = game.is_over() ? the_host + 1 : game.rules().players;
    for (int viewer = the_host; viewer < viewers; ++viewer) {
        const std::string text = json_of(game, viewer);
        Error error;
        const std::vector<TileSet> none;
        const std::optional<Game> again = game_from_json(text, none.data(), 0, error);
        const std::string who = "viewer " + std::to_string(viewer) + ": ";
        if (!again) return who + std::string(error.message) + "\n" + text;
        if (json_of_position(*again, viewer) != without_actions(text)) return who + "it looks otherwise\n" + text;
        // A viewer who does not see a hand cannot know which tiles in the hand can be laid (HSE-2).
        const bool are_known = viewer == the_host || !game.rules().house.has_hands();
        if (are_known && again->legal_actions() != game.legal_actions())
            return who + "other actions are legal\n" + text;
        if (viewer != the_host) continue;
        if (is_dealt && again->state_hash() != game.state_hash()) return "another state\n" + text;
        if (to_position(*again, viewer) != to_position(game, viewer)) return "another text\n" + text;
    }
    return {};
}

}  // namespace

TEST_CASE("In games with any rules, each viewer's position can be read back from JSON unchanged", "[json][position]") {
    rc::prop("At every fortieth step, each viewer's position can be read back unchanged", [](const Sample& sample) {
        int step = 0;
        const auto look = [&](const Game& game) {
            if (step++ % 40 != 7) return;
            const std::string found = differences(game);
            if (!found.empty()) RC_FAIL(found);
        };
        play_through(sample, look);
        step = 7;
        look(played(sample));
    });
}

TEST_CASE("A game of any preset that is read from JSON continues in the same way as the original", "[json][position]") {
    for (int index = 0; index < preset_count(); ++index) {
        INFO(preset_name(index));
        Game game = usual_game(preset_name(index), 2, 5);
        RandomPlayer player(9);
        for (int i = 0; i < 25 && !game.is_over(); ++i) game.apply(player.choose(game));
        CHECK(differences(game) == "");
        Game again = read(json_of(game, the_host), game.rules().system == System::cooperative
                                                       ? std::vector<TileSet>{gentle_mists()}
                                                       : std::vector<TileSet>{});
        for (int i = 0; i < 60 && !game.is_over(); ++i) {
            const Action action = player.choose(game);
            game.apply(action);
            REQUIRE(again.apply(action) == Status::ok);
            REQUIRE(again.state_hash() == game.state_hash());
        }
    }
}

TEST_CASE("Positions with hands, a bag or external draws can be read from JSON", "[json][position]") {
    for (const bool are_external : {false, true}) {
        Rules rules = rules_of("everything", 3, 8);
        rules.house.hand = are_external ? 0 : 3;
        rules.house.unplayable = Unplayable::returned;
        if (are_external) rules.draws = Draws::external;
        Game game = new_game(rules);
        RandomPlayer player(3);
        for (int i = 0; i < 90 && !game.is_over(); ++i) {
            if (i % 9 == 0) CHECK(differences(game) == "");
            game.apply(player.choose(game));
        }
    }
}

TEST_CASE("A position in JSON may omit values that can be derived from others", "[json][position]") {
    const Game game = read(small());
    CHECK(game.tile_count() == 2);
    CHECK(game.decision().kind == DecisionKind::lay_tile);
    CHECK(game.type(game.decision().tile_type).id == "K");
    CHECK(points_of(game, Colour::red) == 4);
    CHECK(game.supply(Colour::red).of(FigureKind::normal) == 6);
    CHECK(game.turn() == 2);
    CHECK(game.active_player() == 1);
    Error error;
    const auto text = from_position(
        "mistbank-position 1\npreset base\ntile 0,0 D\ntile 0,1 E 2\nfigure red meeple 0,1/0\nscore red 4\ndrawn K\n",
        nullptr, 0, error);
    REQUIRE(text);
    CHECK(text->state_hash() == game.state_hash());
    CHECK(read(R"({"rules":{"preset":"level1"}})").tile_count() == usual_game("level1", 2, 0).tile_count());
}

TEST_CASE("Unknown fields in a position are ignored and reported", "[json][position]") {
    Error error;
    Message ignored;
    const Allocator memory;
    CHECK(game_from_json(small(R"(,"mood":{"a":[1.5]})"), nullptr, 0, error, &memory, &ignored));
    CHECK(ignored.find("ignored: 'mood' (line 1, column ") == 0);
    const Game game = usual_game("everything", 2, 3);
    CHECK(game_from_json(json_of(game, the_host), nullptr, 0, error, &memory, &ignored));
    CHECK(ignored.empty());
}

TEST_CASE("The seed of the rules determines the information that is hidden in a viewer's position",
          "[json][position]") {
    Game game = usual_game("base", 2, 77);
    RandomPlayer player(2);
    for (int i = 0; i < 20; ++i) game.apply(player.choose(game));
    const std::string seen = json_of(game, nobody_in_particular);
    const auto with_seed = [&](const char* seed) {
        return read(with(seen, "\"rules\":{", std::string("\"rules\":{\"seed\":\"") + seed + "\","));
    };
    CHECK(with_seed("1").public_hash() == game.public_hash());
    CHECK(with_seed("1").state_hash() == with_seed("1").state_hash());
    CHECK(with_seed("1").state_hash() != with_seed("2").state_hash());
}

TEST_CASE("A record of a game that was read from JSON contains the starting position", "[json][position]") {
    Game game = read(small());
    const std::uint64_t first = game.state_hash();
    RandomPlayer player(4);
    for (int i = 0; i < 6; ++i) REQUIRE(game.apply(player.choose(game)) == Status::ok);
    Error error;
    const auto again = replay(to_record(game, RecordKind::full, error).value(), nullptr, 0, error);
    REQUIRE(again);
    CHECK(again->state_hash() == game.state_hash());
    while (game.action_count() > 0) game.undo();
    CHECK(game.state_hash() == first);
}

TEST_CASE("The JSON of a game contains the text of a custom tile set", "[json][position]") {
    Rules rules = house_rules(6);
    const Game game = house_game(rules);
    const std::string text = json_of(game, the_host);
    CHECK(text.find("\"text\":\"mistbank-tiles 1\\u000a") != std::string::npos);
    CHECK(read(text).state_hash() == game.state_hash());
    CHECK(refusal_of(with(text, "copies", "copy")).message.find("$.tile_sets[0].text: line ") == 0);
}

TEST_CASE("The error for an impossible position in JSON names the path and the clause", "[json][position]") {
    CHECK(fault_of(with(small(), "\"rotation\":2", "\"rotation\":0")) ==
          "$.tiles[1].rotation: COM-2: the north side does not match its neighbour");
    CHECK(fault_of(with(small(), "\"tile\":\"E\"", "\"tile\":\"moon\"")) ==
          "$.tiles[1].tile: this game has no tile 'moon'");
    CHECK(fault_of(with(small(), "\"segment\":0", "\"segment\":9")) ==
          "$.figures[0].segment: the tile at 0,1 has no segment 9");
    CHECK(fault_of(with(small(), "\"red\",\"figure\"", "\"pink\",\"figure\"")) ==
          "$.figures[0].colour: COO-1: nobody plays pink");
    CHECK(fault_of(with(small(), "\"meeple\"", "\"wagon\"")).find("$.figures[0].figure: MEET-4: ") == 0);
    CHECK(fault_of(with(small(), "\"x\":0,\"y\":1,\"tile\"", "\"x\":5,\"y\":5,\"tile\"")).find("$.tiles[1]") == 0);
    CHECK(fault_of(small(R"(,"dragon":{"x":0,"y":0})")) == "$.dragon: positions of this game have no key 'dragon'");
    CHECK(fault_of(small(R"(,"state":{"goods":{"red":[1,2]}})")) ==
          "$.state.goods.red: positions of this game have no key 'goods'");
    CHECK(fault_of(small(R"(,"state":{"step":"jump"})")) == "$.state.step: unknown value 'jump' for 'step'");
    CHECK(fault_of(small(R"(,"state":{"stage":[1,2]})")) ==
          "$.state.stage[1]: unexpected word '2' at the end of the line");
}

TEST_CASE("Derived values of a position in JSON must agree with the other values", "[json][position]") {
    CHECK(fault_of(small(R"(,"supplies":[{"colour":"red","figures":{"meeple":7}}])")) ==
          "$.supplies[0].figures.meeple: 7 contradicts the rest of the position, which needs 6");
    CHECK(fault_of(small(R"(,"supplies":[{"colour":"red","figures":{"abbot":1}}])")) ==
          "$.supplies[0].figures.abbot: 1 contradicts the rest of the position, which needs 0");
    CHECK(fault_of(small(R"(,"unseen":{"E":5})")) ==
          "$.unseen.E: 5 contradicts the rest of the position, which needs 4");
    CHECK(fault_of(small(R"(,"piles":[1,2])")) ==
          "$.piles: 2 entries contradict the rest of the position, which needs 1");
    CHECK(
        fault_of(small(R"(,"public_hash":"0000000000000000")")).find("$.public_hash: '0000000000000000' contradicts") ==
        0);
    CHECK(fault_of(small(R"(,"features":[{"kind":"city","x":9,"y":9,"segment":0}])")) ==
          "$.features[0]: this entry contradicts the rest of the position");
    CHECK(fault_of(small(R"(,"winners":["red"])")).find("$.winners") == 0);
    const Game game = read(small());
    const std::string all = json_of(game, the_host);
    CHECK(read(all).state_hash() == game.state_hash());
    CHECK(fault_of(with(all, "\"total\":4", "\"total\":5")).find("$.") == 0);
    const std::size_t hash = all.find("\"state_hash\":\"") + 14;
    std::string other = all;
    other[hash] = other[hash] == '0' ? '1' : '0';
    CHECK(fault_of(other).find("$.hidden.state_hash: '") == 0);
}

TEST_CASE("A value of the wrong type in a position in JSON is refused", "[json][position]") {
    CHECK(flaw_of(with(small(), "\"x\":0,\"y\":1,\"tile\"", "\"x\":\"0\",\"y\":1,\"tile\"")) ==
          "$.tiles[1].x: expected a number, not a string");
    CHECK(flaw_of(with(small(), "\"segment\":0", "\"segment\":0.5")) ==
          "$.figures[0].segment: expected a whole number, not '0.5'");
    CHECK(flaw_of(with(small(), ",\"segment\":0", "")) == "$.figures[0]: missing field 'segment'");
    CHECK(flaw_of(small(R"(,"state":[])")) == "$.state: expected an object, not an array");
    CHECK(flaw_of(small(R"(,"state":{"step":null})")) == "$.state.step: expected a number or a string, not null");
    CHECK(flaw_of(small(R"(,"ferries":[1])")) == "$.ferries[0]: expected an object, not a number");
    CHECK(flaw_of("{}") == "$: missing field 'rules'");
    CHECK(flaw_of(small(R"(,"format":"mistbank-game 2")")) == "$.format: the format must be 'mistbank-game 1'");
    CHECK(flaw_of("[]") == "line 1, column 1: expected an object, not an array");
    CHECK(flaw_of(small() + "!").find("line 1, column ") == 0);
    CHECK(flaw_of(R"({"rules":{"players":"two"}})") == "line 1, column 21: 'players' must be a number, not a string");
    CHECK(flaw_of(small(R"(,"tiles":[])")).find("'tiles' is given twice") != std::string::npos);
    CHECK(refusal_of(R"({"rules":{"preset":"level9"}})").status == Status::unknown_name);
    const Error rules = refusal_of(R"({"rules":{"preset":"base","players":77}})");
    CHECK(rules.status == Status::invalid_rules);
    CHECK(rules.message.find("$.rules: ") == 0);
    const Error sets = refusal_of(small(R"(,"tile_sets":[{"name":"nowhere"}])"));
    CHECK(sets.status == Status::unknown_name);
    CHECK(sets.message.find("$.tile_sets: the tile set nowhere") == 0);
    CHECK(fault_of(small(R"(,"hidden":{"order":["moon"]})")).find("$.hidden: the order names 'moon'") == 0);
}

TEST_CASE("The error for a faulty tile set or hidden information in a JSON position names the path",
          "[json][position]") {
    CHECK(flaw_of(small(R"(,"tile_sets":[{"name":"base","fingerprint":"xyz"}])")) ==
          "$.tile_sets[0].fingerprint: 'xyz' is not a fingerprint of 16 hexadecimal digits");
    CHECK(flaw_of(small(R"(,"tile_sets":[{"name":null}])")) == "$.tile_sets[0]: expected the name of a tile set");
    CHECK(flaw_of(small(R"(,"hidden":{"order":["K",null]})")) == "$.hidden.order[1]: expected a tile or a number");
    CHECK(fault_of(small(R"(,"hidden":{"dice":["4"]})")) == "$.hidden: a die shows 1, 2 or 3, not '4'");
    CHECK(fault_of(small(R"(,"hidden":{"animals":[70000]})")) == "$.hidden: '70000' is not the number of an animal");
    CHECK(fault_of(small(R"(,"hidden":{"order":["a b"]})")) ==
          "$.hidden: the order names 'a b', which is not a tile of this game");
}

TEST_CASE("A position in JSON with one value removed or changed is refused or gives a consistent game",
          "[json][position]") {
    Game game = usual_game("everything", 2, 12);
    RandomPlayer player(6);
    for (int i = 0; i < 70 && !game.is_over(); ++i) game.apply(player.choose(game));
    const std::string text = json_of(game, nobody_in_particular);
    Dice dice(17);
    constexpr const char* others[] = {"null", "0", "-1", "\"\"", "[]", "{}", "65536", "\"0,0\"", "true"};
    for (int i = 0; i < 400; ++i) {
        const std::size_t at = text.find(':', dice.below(text.size() - 2));
        if (at == std::string::npos) continue;
        const std::size_t end = text.find_first_of(",}]", at);
        std::string damaged = text.substr(0, at + 1) + others[dice.below(std::size(others))] + text.substr(end);
        const std::size_t hash = damaged.find("\"public_hash\"");
        if (hash != std::string::npos) damaged.replace(hash, 13, "\"former_hash\"");
        Error error;
        const std::optional<Game> read = game_from_json(damaged, nullptr, 0, error);
        INFO(damaged.substr(at > 40 ? at - 40 : 0, 100) << "\n" << error.message);
        if (read) CHECK(flaws_of(*read).empty());
        if (!read) CHECK(!error.message.empty());
    }
}

TEST_CASE("The error for an impossible offer in a JSON position names the field (HSE-18)", "[json][house]") {
    const auto fault_of_offer = [](const std::string& offers) {
        return fault_of(R"({"rules":{"preset":"base","tile_sales":true},"tiles":[{"x":0,"y":0,"tile":"D"},)"
                        R"({"x":0,"y":1,"tile":"E","rotation":2}],"scores":[{"colour":"red","total":4}],)"
                        R"("decision":{"kind":"sell","tile":"K"},)"
                        R"("state":{"is_offered":1,"step":"sell_tile","stage":2,)" +
                        offers + "}}");
    };
    CHECK(fault_of_offer(R"("offers":{"red":2})") ==
          "$.state.offers.red: HSE-18: the player does not have the offered good or abbey");
    CHECK(fault_of_offer(R"("offers":{"red":1},"points_offered":{"red":5})") ==
          "$.state.points_offered.red: HSE-18: the player has fewer points than the offer");
}
