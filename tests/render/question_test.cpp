// The question of a decision in words.
#include <set>

#include "svg_reader.hpp"

using namespace scene;

namespace {

/// Returns the rest of the summary's line that begins with this heading.
std::string line_of(const Game& game, const std::string& heading, const TextOptions& options) {
    const std::string status = summary(game, options);
    const std::size_t begin = status.find(heading + std::string(9 - heading.size(), ' ')) + 9;
    return status.substr(begin, status.find('\n', begin) - begin);
}

}  // namespace

TEST_CASE("A question states the player's task", "[render][question]") {
    Error error;
    Rules rules = *preset("base");
    rules.draws = Draws::external;
    std::optional<Game> game = Game::create(rules, error);
    REQUIRE(game);
    CHECK(question(*game) == "draw a tile");
    const auto act = [&](const char* text) { REQUIRE(game->apply(*game->action_of(text, error)) == Status::ok); };
    act("draw U");
    CHECK(question(*game) == "lay U");
    act("lay 1,0 1");
    CHECK(question(*game) == "put a meeple on U at 1,0, or none");
}

TEST_CASE("The summary contains the question of every decision, with and without colour codes", "[render][question]") {
    std::set<DecisionKind> asked;
    for (const char* name : {"level6", "level5", "everything", "tower"}) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Error error;
            Rules rules = *preset(name);
            rules.seed = seed;
            std::optional<Game> game = Game::create(rules, error);
            REQUIRE(game);
            std::uint64_t random = seed;
            for (; !game->is_over(); game->apply(game->random_action(random))) {
                if (!asked.insert(game->decision().kind).second && game->action_count() % 16 != 0) continue;
                for (const bool colours : {false, true}) {
                    TextOptions options;
                    options.colours = colours;
                    INFO(name << " " << seed << ": " << name_of(game->decision().kind));
                    const std::string text = question(*game, options);
                    CHECK(!text.empty());
                    CHECK(text.find_first_of("{}[]") == (colours ? text.find('[') : std::string::npos));
                    CHECK(line_of(*game, "next", options).rfind(text, 0) == 0);
                }
            }
            CHECK(line_of(*game, "over", {}) == question(*game));
        }
    }
    CHECK(asked.size() > 20);
}

TEST_CASE("The question of a finished game states the result", "[render][question]") {
    Error error;
    std::optional<Game> game = Game::create(*preset("base"), error);
    REQUIRE(game);
    std::uint64_t random = 1;
    while (!game->is_over()) game->apply(game->random_action(random));
    const bool red = game->has_won(Colour::red);
    const bool green = game->has_won(Colour::green);
    CHECK(question(*game) == (red && green ? "red, green share the win" : red ? "red wins" : "green wins"));
}
