// The text form of actions.
#include <catch2/catch.hpp>

#include "rules/actions.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

TEST_CASE("Every legal action of random games can be parsed from its text", "[game][text]") {
    for (int index = 0; index < preset_count(); ++index) {
        Rules rules = rules_of(preset_name(index), 1 + index % 5, 3);
        rules.draws = index % 2 == 0 ? Draws::external : Draws::automatic;
        Game game = new_game(rules, rules.system == System::cooperative ? &gentle_mists() : nullptr);
        RandomPlayer player(3);
        while (!game.is_over()) {
            for (const Action action : game.legal_actions()) {
                Error error;
                const std::string text = game.text_of(action);
                const bool draws = action.kind == ActionKind::draw;
                const std::string alone = draws ? "draw #" + std::to_string(action.x) : text;
                if (text_of(action) != alone) REQUIRE(text_of(action) == alone);
                const std::optional<Action> read = game.action_of(text, error);
                INFO(text << ": " << error.message);
                REQUIRE(read.has_value());
                REQUIRE(*read == action);
                REQUIRE(game.action_of(alone, error) == action);
                REQUIRE(text.size() < static_cast<std::size_t>(max_action_text));
            }
            game.apply(player.choose(game));
        }
    }
}

TEST_CASE("The error for a text that is not an action gives a reason", "[game][text]") {
    const Game game = new_game(rules_of("level2", 2, 1));
    const auto reason = [&](const char* text) {
        Error error;
        CHECK_FALSE(game.action_of(text, error).has_value());
        CHECK(error.status == Status::invalid_argument);
        return error.message;
    };
    CHECK(reason("") == "unknown action ''");
    CHECK(reason("jump 1,2") == "unknown action 'jump'");
    CHECK(reason("lay 1,2") == "'lay 1,2' must have the form lay X,Y QUARTERS");
    CHECK(reason("lay 1,2 900") == "'lay 1,2 900' must have the form lay X,Y QUARTERS");
    CHECK(reason("lay 1;2 0") == "'lay 1;2 0' must have the form lay X,Y QUARTERS");
    CHECK(reason("lay 70000,2 0") == "'lay 70000,2 0' must have the form lay X,Y QUARTERS");
    CHECK(reason("lay 1,2 0 0") == "'lay 1,2 0 0' must have the form lay X,Y QUARTERS");
    CHECK(reason("draw 99") == "this game has no tile '99'");
    CHECK(reason("draw #59") == "this game has no tile '#59'");
    CHECK(reason("draw #-1") == "this game has no tile '#-1'");
    CHECK(reason("draw #") == "this game has no tile '#'");
    CHECK(reason("draw #1x") == "this game has no tile '#1x'");
    CHECK(reason("draw") == "'draw' must have the form draw TILE");
    CHECK(reason("meeple mauve 0") == "'meeple mauve 0' must have the form KIND COLOUR SEGMENT");
    CHECK(reason("pig red") == "'pig red' must have the form KIND COLOUR SEGMENT");
    CHECK(reason("unicorn red 0") == "unknown action 'unicorn'");
    CHECK(reason("dragon red 0") == "'dragon red 0' must have the form dragon X,Y");
    CHECK(reason("tower 1,2") == "'tower 1,2' must have the form tower KIND X,Y");
    CHECK(reason("barn red 0") == "'barn red 0' must have the form barn COLOUR X,Y");
    CHECK(reason("take 1,2/0 red meeple fair") ==
          "'take 1,2/0 red meeple fair' must have the form take X,Y/SEGMENT COLOUR KIND [GHOSTS] [fairy]");
    CHECK(reason("fly") == "'fly' must have the form fly KIND");
    CHECK(reason("roll dice") == "'roll dice' must have the form roll NUMBER");
    CHECK(reason("ransom large") == "'ransom large' must have the form ransom KIND COLOUR");
    CHECK(reason("haunt 1,2/0") == "'haunt 1,2/0' must have the form haunt X,Y/SEGMENT COLOUR KIND [GHOSTS]");
    CHECK(reason("haunt 1,2/0 red") == "'haunt 1,2/0 red' must have the form haunt X,Y/SEGMENT COLOUR KIND [GHOSTS]");
    CHECK(reason("haunt 1,2/0 red large 4") ==
          "'haunt 1,2/0 red large 4' must have the form haunt X,Y/SEGMENT COLOUR KIND [GHOSTS]");
    CHECK(reason("recall red") == "'recall red' must have the form recall");
    CHECK(reason("bury mauve") == "'bury mauve' must have the form bury X,Y/SEGMENT or bury COLOUR");
    CHECK(reason("bury 1,2") == "'bury 1,2' must have the form bury X,Y/SEGMENT or bury COLOUR");
    CHECK(reason("pass on") == "'pass on' must have the form pass");
    CHECK(reason("pacify 1,2 three") == "'pacify 1,2 three' must have the form pacify X,Y GHOSTS");
    CHECK(reason("a word that is much longer than any action could ever be, really") == "unknown action 'a'");
}

TEST_CASE("An action has one spelling, and the error for any other spelling gives the correct one", "[game][text]") {
    const Game game = new_game(rules_of("level2", 2, 1));
    const auto spelled = [&](const std::string& text) {
        Error error;
        CHECK_FALSE(game.action_of(text, error).has_value());
        CHECK(error.status == Status::invalid_argument);
        INFO(error.message);
        REQUIRE(error.message.find("'" + text + "' must be written as '") == 0);
        const std::string right =
            std::string(error.message).substr(text.size() + 23, error.message.size() - text.size() - 24);
        CHECK(game.action_of(right, error).has_value());
        return right;
    };
    CHECK(spelled("lay 01,0 0") == "lay 1,0 0");
    CHECK(spelled("lay 0,000 0") == "lay 0,0 0");
    CHECK(spelled("lay -0,0 0") == "lay 0,0 0");
    CHECK(spelled("lay 1,-01 0") == "lay 1,-1 0");
    CHECK(spelled("lay 1,0 00") == "lay 1,0 0");
    CHECK(spelled("score 1,2/03") == "score 1,2/3");
    CHECK(spelled("ghost 01,2") == "ghost 1,2");
    CHECK(spelled("meeple red 000") == "meeple red 0");
    CHECK(spelled("bury 1,2/00") == "bury 1,2/0");
    CHECK(spelled("pacify 1,2 03") == "pacify 1,2 3");
    CHECK(spelled(" pass") == "pass");
    CHECK(spelled("pass ") == "pass");
    CHECK(spelled("large red 01") == "large red 1");
    CHECK(spelled("haunt 1,2/03 red large 1") == "haunt 1,2/3 red large 1");
    CHECK(spelled("haunt 1,2/3 red large 0") == "haunt 1,2/3 red large");
    CHECK(spelled("haunt 1,2/3 red abbot ") == "haunt 1,2/3 red abbot");
    CHECK(spelled("bury  red") == "bury red");
    CHECK(spelled("  lay   1,-2   3  ") == "lay 1,-2 3");
}

TEST_CASE("Every number that an action can hold can be parsed from its text", "[game][text]") {
    const Game game = new_game(rules_of("level2", 2, 1));
    constexpr int kinds_of_meeples = 7;
    constexpr ActionKind kinds[] = {ActionKind::lay,      ActionKind::haunt,  ActionKind::ghost, ActionKind::place,
                                    ActionKind::princess, ActionKind::portal, ActionKind::tower, ActionKind::ransom,
                                    ActionKind::roll,     ActionKind::dragon, ActionKind::barn};
    for (const int number : {-32768, -32767, -100, -10, -1, 0, 1, 9, 10, 99, 100, 32766, 32767}) {
        for (int byte = 0; byte < 256; byte += byte < 12 ? 1 : 61) {
            for (const ActionKind kind : kinds) {
                Action action;
                action.kind = kind;
                const bool names_figure = kind == ActionKind::haunt || kind == ActionKind::princess;
                const bool has_kind = kind == ActionKind::place || kind == ActionKind::portal ||
                                      kind == ActionKind::tower || kind == ActionKind::ransom;
                if (kind != ActionKind::place && kind != ActionKind::ransom && kind != ActionKind::roll)
                    action.x = action.y = static_cast<std::int16_t>(number);
                if (kind == ActionKind::lay || kind == ActionKind::roll) action.count = static_cast<std::uint8_t>(byte);
                if (has_kind) action.count = static_cast<std::uint8_t>(byte % kinds_of_meeples);
                if (names_figure) {
                    action.count =
                        figure_named_by(static_cast<FigureKind>(byte % figure_kinds), byte % 4, byte % 3 == 1);
                }
                if (names_figure || kind == ActionKind::place || kind == ActionKind::portal) {
                    action.segment = static_cast<std::uint8_t>(byte);
                }
                Error error;
                const std::optional<Action> read = game.action_of(game.text_of(action), error);
                INFO(game.text_of(action) << ": " << error.message);
                REQUIRE(read.has_value());
                REQUIRE(*read == action);
            }
        }
    }
}

TEST_CASE("The text of an action that places or names a figure contains the figure's kind (MEET-22, MEET-30)",
          "[game][text]") {
    const Game game = new_game(rules_of("everything", 2, 1));
    const auto place = [](FigureKind kind) {
        Action action;
        action.kind = ActionKind::place;
        action.count = static_cast<std::uint8_t>(kind);
        action.segment = 2;
        action.colour = static_cast<std::uint8_t>(Colour::green);
        return action;
    };
    CHECK(game.text_of(place(FigureKind::normal)) == "meeple green 2");
    CHECK(game.text_of(place(FigureKind::guard)) == "guard green 2");
    CHECK(game.text_of(place(FigureKind::large)) == "large green 2");
    CHECK(game.text_of(place(FigureKind::abbot)) == "abbot green 2");
    CHECK(game.text_of(place(FigureKind::builder)) == "builder green 2");
    CHECK(game.text_of(place(FigureKind::pig)) == "pig green 2");
    Action haunt;
    haunt.kind = ActionKind::haunt;
    haunt.x = 3;
    haunt.y = -1;
    haunt.segment = 4;
    CHECK(game.text_of(haunt) == "haunt 3,-1/4 red meeple");
    haunt.count = figure_named_by(FigureKind::abbot, 2);
    CHECK(game.text_of(haunt) == "haunt 3,-1/4 red abbot 2");
    Action recall;
    recall.kind = ActionKind::recall;
    CHECK(game.text_of(recall) == "recall");
}

TEST_CASE("The text of any action has a bounded length", "[game][text]") {
    const Game game = new_game(rules_of("ghosts_castles_cemeteries", 2, 1));
    Dice dice(5);
    for (int i = 0; i < 20000; ++i) {
        Action action;
        action.kind = static_cast<ActionKind>(dice.below(action_kinds + 2));
        action.segment = static_cast<std::uint8_t>(dice.below(256));
        action.colour = static_cast<std::uint8_t>(dice.below(256));
        action.count = static_cast<std::uint8_t>(dice.below(256));
        action.x = static_cast<std::int16_t>(static_cast<int>(dice.below(65536)) - 32768);
        action.y = static_cast<std::int16_t>(static_cast<int>(dice.below(65536)) - 32768);
        const std::string text = game.text_of(action);
        REQUIRE_FALSE(text.empty());
        REQUIRE(text.size() < static_cast<std::size_t>(max_action_text));
    }
}
