#include "support/house.hpp"

#include <catch2/catch.hpp>

#include "support/games.hpp"

namespace mistbank_tests {

using namespace mistbank;

const TileSet& plot() {
    static const TileSet set = tile_set_of(
        "mistbank-tiles 1\nname plot\n"
        "tile field\n copies 40\n field all\n"
        "tile road\n copies 20\n road W E\n field NL NR EL WR\n field ER SL SR WL\n"
        "tile end\n copies 20\n road W\n field all\n"
        "tile cap\n copies 20\n city N\n field EL ER SL SR WL WR touches N\n"
        "tile hall\n copies 10\n city N S\n field EL ER touches N\n field WL WR touches N\n"
        "tile keep\n copies 4\n city N E S W\n"
        "tile cloister\n copies 5\n monastery\n field all\n"
        "tile lawn\n copies 5\n garden\n field all\n"
        "start\n 0 0 field\n");
    return set;
}

Rules house_rules() {
    Rules rules = preset("base_without_farmers").value();
    rules.draws = Draws::external;
    return rules;
}

Rules house_rules(std::uint64_t seed) {
    Rules rules = house_rules();
    rules.draws = Draws::automatic;
    rules.seed = seed;
    return rules;
}

Game house_game(const Rules& rules, const std::vector<TileSet>& sets) {
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error);
    INFO(error.message);
    REQUIRE(game.has_value());
    return std::move(*game);
}

std::string why_no_game(const Rules& rules, const std::vector<TileSet>& sets) {
    Error error;
    REQUIRE_FALSE(Game::create(rules, sets.data(), sets.size(), error).has_value());
    CHECK(error.status == Status::invalid_rules);
    return error.message;
}

namespace {

Action read(const Game& game, const std::string& text) {
    Error error;
    const std::optional<Action> action = game.action_of(text, error);
    INFO(text << ": " << error.message);
    REQUIRE(action.has_value());
    return *action;
}

}  // namespace

void act(Game& game, const std::string& actions) {
    std::size_t at = 0;
    while (at < actions.size()) {
        const std::size_t end = std::min(actions.find(';', at), actions.size());
        std::string text = actions.substr(at, end - at);
        at = end + 1;
        text.erase(0, text.find_first_not_of(' '));
        const bool if_legal = text.back() == '?';
        if (if_legal) text.pop_back();
        const Action action = read(game, text);
        const char* const reason = game.why_not(action);
        if (if_legal && reason != nullptr) continue;
        INFO(text << ": " << (reason == nullptr ? "" : reason) << "\nlegal: " << legal(game));
        REQUIRE(game.apply(action) == Status::ok);
    }
}

bool can(const Game& game, const std::string& action) { return game.why_not(read(game, action)) == nullptr; }

std::string why_not(const Game& game, const std::string& action) {
    const char* const reason = game.why_not(read(game, action));
    return reason == nullptr ? "" : reason;
}

std::string legal(const Game& game) {
    std::string all;
    for (const Action& action : game.legal_actions()) {
        all += (all.empty() ? "" : "; ") + std::string(game.text_of(action).view());
    }
    return all;
}

int count_events(const Game& game, EventKind kind, std::size_t from) {
    int count = 0;
    for (std::size_t i = from; i < game.event_count(); ++i) count += game.events()[i].kind == kind ? 1 : 0;
    return count;
}

int points_of(const Game& game, Colour colour) {
    for (int i = 0; i < game.scoring_meeple_count(); ++i) {
        if (game.scoring_meeple(i).colour == colour) return game.scoring_meeple(i).total;
    }
    return -1;
}

}  // namespace mistbank_tests
