// The one text form of actions.
#include <catch2/catch.hpp>

#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

TEST_CASE("Every legal action of random games is read back from its text", "[game][text]") {
    for (int index = 0; index < preset_count(); ++index) {
        Rules rules = rules_of(preset_name(index), 1 + index % 5, 3);
        rules.draws = index % 2 == 0 ? Draws::external : Draws::automatic;
        Game game = new_game(rules, &gentle_mists());
        RandomPlayer player(3);
        while (!game.is_over()) {
            for (const Action action : game.legal_actions()) {
                Error error;
                const std::string text = game.text_of(action);
                const std::optional<Action> read = game.action_of(text, error);
                INFO(text << ": " << error.message);
                REQUIRE(read.has_value());
                REQUIRE(*read == action);
                REQUIRE(text.size() < static_cast<std::size_t>(max_action_text));
            }
            game.apply(player.choose(game));
        }
    }
}

TEST_CASE("A text that is no action is refused with a reason", "[game][text]") {
    const Game game = new_game(rules_of("level2", 2, 1));
    const auto reason = [&](const char* text) {
        Error error;
        CHECK_FALSE(game.action_of(text, error).has_value());
        CHECK(error.status == Status::invalid_argument);
        return error.message;
    };
    CHECK(reason("") == "'' begins no action");
    CHECK(reason("jump 1,2") == "'jump' begins no action");
    CHECK(reason("lay 1,2") == "'lay 1,2' is not of the form lay X,Y QUARTERS");
    CHECK(reason("lay 1,2 900") == "'lay 1,2 900' is not of the form lay X,Y QUARTERS");
    CHECK(reason("lay 1;2 0") == "'lay 1;2 0' is not of the form lay X,Y QUARTERS");
    CHECK(reason("lay 70000,2 0") == "'lay 70000,2 0' is not of the form lay X,Y QUARTERS");
    CHECK(reason("lay 1,2 0 0") == "'lay 1,2 0 0' is not of the form lay X,Y QUARTERS");
    CHECK(reason("draw 99") == "no tile of this game is called '99'");
    CHECK(reason("draw") == "'draw' is not of the form draw TILE");
    CHECK(reason("meeple mauve 0") == "'meeple mauve 0' is not of the form meeple COLOUR SEGMENT");
    CHECK(reason("bury mauve") == "'bury mauve' is not of the form bury X,Y/SEGMENT or bury COLOUR");
    CHECK(reason("bury 1,2") == "'bury 1,2' is not of the form bury X,Y/SEGMENT or bury COLOUR");
    CHECK(reason("pass on") == "'pass on' is not of the form pass");
    CHECK(reason("pacify 1,2 three") == "'pacify 1,2 three' is not of the form pacify X,Y GHOSTS");
    CHECK(reason("a word that is much longer than any action could ever be, really") == "'a' begins no action");
}

TEST_CASE("Spaces around an action do not matter", "[game][text]") {
    const Game game = new_game(rules_of("level2", 2, 1));
    Error error;
    const std::optional<Action> action = game.action_of("  lay   1,-2   3  ", error);
    REQUIRE(action.has_value());
    CHECK(game.text_of(*action) == "lay 1,-2 3");
}
