// The current decision of a game, as hosts see it.
#include <catch2/catch.hpp>
#include <set>
#include <vector>

#include "mistbank/observation.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

void check_place(const Game& game, const Decision& decision) {
    INFO(name_of(decision.kind) << " at " << decision.x << ',' << decision.y << '/' << decision.segment);
    const int tile = game.tile_at(decision.x, decision.y);
    switch (decision.subject) {
        case Subject::none:
        case Subject::drawn_tile:
            REQUIRE((decision.x == 0 && decision.y == 0 && decision.segment == 0));
            REQUIRE((decision.subject == Subject::none || decision.tile_type >= 0));
            break;
        case Subject::laid_tile:
            REQUIRE(tile >= 0);
            REQUIRE(game.tile(tile).type == decision.tile_type);
            break;
        case Subject::cell: REQUIRE(tile >= 0); break;
        case Subject::segment:
            REQUIRE(tile >= 0);
            REQUIRE(decision.segment < game.type(game.tile(tile).type).segment_count);
            break;
    }
}

// Returns whether an observation marks the cell of the decision.
bool marks_subject(const Game& game) {
    int subject = 0;
    while (std::string(plane_name(subject)) != "subject") ++subject;
    constexpr int width = 31;
    constexpr std::size_t cells = width * width;
    const Window window{game.decision().x - width / 2, game.decision().y - width / 2, width, width};
    std::vector<std::uint8_t> planes(static_cast<std::size_t>(plane_count()) * cells);
    observe_planes(game, window, 0, planes.data());
    return planes[static_cast<std::size_t>(subject) * cells + width / 2 * width + width / 2] != 0;
}

}  // namespace

TEST_CASE("The subject of a decision shows whether the decision is about a tile, a cell or a segment", "[game]") {
    std::set<Subject> seen;
    for (const int preset : presets_from(0)) {
        INFO(preset_name(preset));
        Rules rules = rules_of(preset_name(preset), 2, static_cast<std::uint64_t>(preset));
        rules.draws = preset % 2 == 0 ? Draws::external : Draws::automatic;
        rules.house.tile_sales = rules.system == System::base;
        Game game = new_game(rules);
        RandomPlayer player(static_cast<std::uint64_t>(preset));
        while (!game.is_over()) {
            const Decision decision = game.decision();
            check_place(game, decision);
            const bool has_cell = decision.subject != Subject::none && decision.subject != Subject::drawn_tile;
            if (seen.insert(decision.subject).second || game.action_count() % 16 == 0) {
                REQUIRE(marks_subject(game) == has_cell);
            }
            game.apply(player.choose(game));
        }
    }
    CHECK(seen.size() == 5);
}
