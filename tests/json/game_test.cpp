// Games as JSON: actions written and read, events, and positions as each viewer sees them.
#include <rapidcheck/catch.h>

#include <algorithm>

#include "json/reader.hpp"
#include "json/written.hpp"
#include "mistbank/json.hpp"
#include "properties/sample.hpp"
#include "rules/actions.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

bool is_json(const std::string& text) {
    json::Reader in(text);
    return in.skip() && in.end();
}

std::string fault_of(const Game& game, const std::string& text) {
    Error error;
    const std::optional<Action> action = action_from_json(game, text, error);
    CHECK_FALSE(action);
    CHECK(error.status == Status::invalid_json);
    return error.message;
}

Action read(const Game& game, const std::string& text, std::string* ignored = nullptr) {
    Error error;
    Message listed;
    const std::optional<Action> action = action_from_json(game, text, error, &listed);
    INFO(text << ": " << error.message);
    REQUIRE(action);
    if (ignored != nullptr) *ignored = listed;
    return *action;
}

/// Removes the text form from the JSON object of an action.
std::string without_text(const std::string& text) {
    const std::size_t at = text.find(",\"text\":");
    return at == std::string::npos ? text : text.substr(0, at) + "}";
}

}  // namespace

TEST_CASE("Every action can be read from its JSON, with and without the text form", "[json]") {
    for (int kind = 1; kind < static_cast<int>(action_kinds); ++kind) {
        if (kind == 8) continue;  // no kind of action has this number
        const Game game = usual_game("everything", 2, 1);
        Action action;
        action.kind = static_cast<ActionKind>(kind);
        const std::string bare = json_of(game, action);
        INFO(bare);
        const auto uses = [&](const char* field) {
            return bare.find(std::string("\"") + field + "\":") != std::string::npos;
        };
        if (uses("x")) action.x = -7, action.y = 12;
        if (uses("tile")) action.x = 3;
        if (uses("segment")) action.segment = 5;
        if (uses("colour")) action.colour = 4;
        if (uses("rotation")) action.count = 3 | 2 << 2;
        if (uses("number") || uses("other")) action.count = 16;
        if (uses("counter")) action.count = 1;
        if (uses("figure")) action.count = static_cast<std::uint8_t>(FigureKind::large);
        if (uses("fairy")) action.count = figure_named_by(FigureKind::mayor, 2, true);
        if (action.kind == ActionKind::pacify) action.count = 2;
        const std::string text = json_of(game, action);
        INFO(text);
        CHECK(is_json(text));
        CHECK(read(game, text) == action);
        CHECK(read(game, without_text(text)) == action);
        const std::string form = game.text_of(action);
        CHECK(text.find("\"text\":\"" + form + "\"}") != std::string::npos);
        CHECK(read(game, "\"" + form + "\"") == action);
        CHECK(read(game, "{\"text\":\"" + form + "\"}") == action);
    }
}

TEST_CASE("An invalid action is written as null", "[json]") {
    const Game game = usual_game("base", 2, 1);
    CHECK(json_of(game, Action{}) == "null");
    Action wild;
    for (const int kind : {8, static_cast<int>(action_kinds), 200, 255}) {
        wild.kind = static_cast<ActionKind>(kind);
        CHECK(json_of(game, wild) == "null");
    }
    CHECK(fault_of(game, "null") == "line 1, column 1: expected an object, not null");
}

TEST_CASE("The error for a faulty action in JSON gives the line and the column", "[json]") {
    const Game game = usual_game("base", 2, 1);
    CHECK(fault_of(game, "{}") == "line 1, column 1: an action needs the field 'kind' or 'text'");
    CHECK(fault_of(game, R"({"kind":"fly high"})") == "line 1, column 9: unknown value 'fly high' for 'kind'");
    CHECK(fault_of(game, R"( {"kind":"lay","x":1,"y":2})") == "line 1, column 2: 'lay' needs the field 'rotation'");
    CHECK(fault_of(game, R"({"kind":"lay","x":1,"rotation":0})") == "line 1, column 1: 'lay' needs the field 'y'");
    CHECK(fault_of(game, R"({"kind":"lay","x":1,"y":2,"rotation":4})") ==
          "line 1, column 38: 'rotation' must be a whole number from 0 to 3, not '4'");
    CHECK(fault_of(game, R"({"kind":"lay","x":40000,"y":2,"rotation":1})") ==
          "line 1, column 19: 'x' must be a whole number from -32768 to 32767, not '40000'");
    CHECK(fault_of(game, R"({"kind":"place","colour":"mauve","segment":0,"figure":"meeple"})") ==
          "line 1, column 26: unknown value 'mauve' for 'colour'");
    CHECK(fault_of(game, R"({"kind":"place","colour":"red","segment":0,"figure":"dog"})") ==
          "line 1, column 53: unknown value 'dog' for 'figure'");
    CHECK(fault_of(game, R"({"kind":"draw","tile":"moon"})") == "line 1, column 23: this game has no tile 'moon'");
    CHECK(fault_of(game, R"({"text":"lay 1"})") == "line 1, column 9: 'lay 1' must have the form lay X,Y QUARTERS");
    CHECK(fault_of(game, R"("dance")") == "line 1, column 1: unknown action 'dance'");
    CHECK(fault_of(game, R"({"kind":"lay","x":1,"y":2,"rotation":0,"text":"lay 1,2 1"})") ==
          "line 1, column 1: the fields mean 'lay 1,2 0', but the text means 'lay 1,2 1'");
    CHECK(fault_of(game, R"({"kind":"pass"}!)") == "line 1, column 16: unexpected text after the value");
    CHECK(fault_of(game, "[1]") == "line 1, column 1: expected an object, not an array");
}

TEST_CASE("Fields that an action does not use are ignored and reported", "[json]") {
    const Game game = usual_game("base", 2, 1);
    std::string ignored;
    const Action action = read(game, R"({"segment":3,"kind":"lay","x":1,"y":2,"rotation":0})", &ignored);
    CHECK(action.segment == 0);
    CHECK(ignored == "ignored: 'segment' (line 1, column 2)");
    read(game, R"({"text":"pass","mood":"glad"})", &ignored);
    CHECK(ignored == "ignored: 'mood' (line 1, column 16)");
}

TEST_CASE("An action for another decision can be read, but the game refuses it", "[json]") {
    Game game = usual_game("level3", 2, 1);
    const std::uint64_t before = game.state_hash();
    CHECK(game.apply(read(game, R"({"kind":"pass"})")) == Status::wrong_decision);
    CHECK(game.state_hash() == before);
}

TEST_CASE("In games with any rules, actions can be read back from JSON, and events and positions are valid JSON",
          "[json]") {
    rc::prop("The JSON of actions, events, positions and rules is valid at every step", [](const Sample& sample) {
        std::size_t told = 0;
        play_through(sample, [&](const Game& game) {
            for (const Action& action : game.legal_actions()) {
                const std::string text = json_of(game, action);
                if (!(read(game, without_text(text)) == action)) RC_FAIL(text);
            }
            for (; told < game.event_count(); ++told) RC_ASSERT(is_json(json_of(game, game.events()[told])));
        });
        const Game game = played(sample);
        for (const int viewer : {nobody_in_particular, the_host, 0}) RC_ASSERT(is_json(json_of(game, viewer)));
        const std::string rules = json_of(game.rules());
        Error error;
        const std::optional<Rules> again = rules_from_json(rules, error);
        RC_ASSERT(again.has_value());
        RC_ASSERT(json_of(*again) == rules);
    });
}

TEST_CASE("Games that differ only in hidden information have equal JSON for viewers who do not see that information",
          "[json]") {
    for (const char* name : {"level5", "base", "hills_sheep", "everything"}) {
        Rules rules = rules_of(name, 3, 11);
        if (rules.system != System::cooperative) rules.house.hand = 3;
        Game game = new_game(rules);
        RandomPlayer player(5);
        for (int i = 0; i < 40 && !game.is_over(); ++i) game.apply(player.choose(game));
        if (game.is_over()) continue;
        Game other = game.clone();
        other.determinize(977, 1);
        INFO(name);
        CHECK(json_of(game, 1) == json_of(other, 1));
        CHECK(json_of(game, nobody_in_particular) == json_of(other, nobody_in_particular));
        CHECK(json_of(game, the_host) != json_of(other, the_host));
        CHECK(json_of(game, 1).find("\"seed\"") == std::string::npos);
        CHECK(json_of(game, the_host).find("\"seed\":\"11\"") != std::string::npos);
    }
}

TEST_CASE("The JSON for the host contains the order of the draws and the types of face-down tiles", "[json]") {
    Game game = usual_game("level6", 2, 4);
    RandomPlayer player(1);
    const auto has_face_down = [&] {
        return std::any_of(game.events(), game.events() + game.event_count(),
                           [](const Event& event) { return event.kind == EventKind::face_down_laid; });
    };
    for (std::uint64_t seed = 4; !has_face_down() && seed < 400; ++seed) {
        game = usual_game("level6", 2, seed);
        for (int i = 0; i < 60 && !game.is_over() && !has_face_down(); ++i) game.apply(player.choose(game));
        if (game.is_over()) continue;
    }
    REQUIRE(has_face_down());
    const std::string seen = json_of(game, nobody_in_particular);
    const std::string all = json_of(game, the_host);
    CHECK(seen.find("\"hidden\"") == std::string::npos);
    CHECK(all.find("\"hidden\":{\"state_hash\":") != std::string::npos);
    CHECK(all.find("\"order\":[\"") != std::string::npos);
    CHECK(all.find("\"face_down\":[{\"x\":") != std::string::npos);
}

TEST_CASE("The JSON of an event has the fields that its kind uses", "[json]") {
    const Game game = usual_game("base", 2, 1);
    Event event;
    event.kind = EventKind::meeple_buried;
    event.player = 1;
    event.colour = Colour::red;
    event.x = 2;
    event.y = -3;
    event.segment = 4;
    event.from_x = 5;
    event.from_y = 6;
    event.from_segment = 7;
    event.figure = FigureKind::large;
    event.action = 9;
    CHECK(json_of(game, event) ==
          R"({"kind":"meeple_buried","player":1,"colour":"red","figure":"large","x":2,"y":-3,"segment":4,)"
          R"("from":{"x":5,"y":6,"segment":7},"action":9})");
    event.from_segment = no_segment;
    CHECK(json_of(game, event).find("\"from\":null") != std::string::npos);
    event = {};
    event.kind = EventKind::lost;
    event.count = static_cast<std::uint8_t>(LossReason::tiles);
    CHECK(json_of(game, event) == R"({"kind":"lost","player":0,"reason":"tiles","action":0})");
    event = {};
    event.kind = EventKind::tile_taken;
    event.type = -1;
    event.colour = Colour::blue;
    CHECK(json_of(game, event) == R"({"kind":"tile_taken","player":0,"tile":null,"colour":"blue","action":0})");
    event.kind = static_cast<EventKind>(200);
    CHECK(json_of(game, event) == "null");
}
