// RIV-2, RIV-7: the pile has layers. The top layer is drawn first, however the lower layers are reshuffled.
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "game/view.hpp"
#include "mistbank/record.hpp"
#include "mistbank/rollout.hpp"
#include "reference/random_rules.hpp"
#include "support/games.hpp"
#include "support/players.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

// Returns the layer of a tile type in the pile, counted from the top: the spring (unless it lies on the board), the
// river, the lake, all other tiles.
int layer_of(const TileType& type) {
    if (type.has(Mark::spring)) return 0;
    if (type.has(Mark::lake)) return 2;
    return type.has(SegmentKind::river) ? 1 : 3;
}

constexpr int river_tiles = 10;

Rules river_rules(std::uint64_t seed) {
    Rules rules = mistbank_reference::random_expansions(seed);
    rules.expansions |= bit(Expansion::river);
    return rules;
}

Game game_after(const Rules& rules, std::uint64_t seed, int actions) {
    Game game = new_game(rules);
    RandomPlayer player(seed);
    for (int i = 0; i < actions && !game.is_over(); ++i) game.apply(player.choose(game));
    return game;
}

// Returns the layers of all drawn tiles in the order in which they were drawn.
std::vector<int> layers_drawn(const Game& game) {
    std::vector<int> layers;
    for (std::size_t i = 0; i < game.event_count(); ++i) {
        const Event& event = game.events()[i];
        if (event.kind == EventKind::tile_drawn) layers.push_back(layer_of(game.type(event.type)));
    }
    return layers;
}

void check_layers(const std::vector<int>& layers, bool spring_is_drawn) {
    REQUIRE(layers.size() > static_cast<std::size_t>(river_tiles + 2));
    CHECK(std::is_sorted(layers.begin(), layers.end()));
    CHECK(std::count(layers.begin(), layers.end(), 0) == (spring_is_drawn ? 1 : 0));
    CHECK(std::count(layers.begin(), layers.end(), 1) == river_tiles);
    CHECK(std::count(layers.begin(), layers.end(), 2) == 1);
}

// Compares how often each type was found in `deals` deals with its expected count.
void check_fair(const std::vector<int>& found, const std::vector<int>& copies, int deals) {
    const int all = std::accumulate(copies.begin(), copies.end(), 0);
    double chi_square = 0;
    int types = 0;
    for (std::size_t type = 0; type < copies.size(); ++type) {
        const double expected = 1.0 * deals * copies[type] / all;
        if (copies[type] == 0) {
            CHECK(found[type] == 0);
            continue;
        }
        chi_square += (found[type] - expected) * (found[type] - expected) / expected;
        ++types;
    }
    REQUIRE(types > 3);
    CHECK(chi_square < types + 6 * std::sqrt(2.0 * types));  // a tolerance of six standard deviations
}

}  // namespace

TEST_CASE("The river is drawn first and the lake after it, with any other expansions (RIV-2, RIV-7)",
          "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 60; seed += seed_step(3)) {
        const Rules rules = river_rules(seed);
        INFO("seed " << seed);
        Game game = new_game(rules);
        play_out(game, RandomPlayer(seed));
        check_layers(layers_drawn(game), rules.plays(Expansion::ghosts_castles_cemeteries));
    }
}

TEST_CASE("Reshuffling leaves every tile in its layer", "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 60; seed += seed_step(3)) {
        Rules rules = river_rules(seed);
        rules.draws = Draws::automatic;
        INFO("seed " << seed);
        Game game = game_after(rules, seed, static_cast<int>(seed));
        game.determinize(seed + 5);
        const Table& table = inside_of(game).table;
        for (std::uint32_t place = 1; place < table.setup->pile_tiles; ++place) {
            CHECK(layer_of(game.type(table.order[place - 1])) <= layer_of(game.type(table.order[place])));
        }
        Error error;
        const std::optional<Game> again = replay(to_record(game, RecordKind::full, error).value(), nullptr, 0, error);
        INFO(error.message);
        REQUIRE(again.has_value());
        CHECK(again->state_hash() == game.state_hash());
        play_out(game, RandomPlayer(seed));
        check_layers(layers_drawn(game), rules.plays(Expansion::ghosts_castles_cemeteries));
    }
}

TEST_CASE("Each order of the tiles in a layer is equally likely", "[game][hidden]") {
    const char* const preset = GENERATE("river", "everything");
    CAPTURE(preset);
    Game game = new_game(rules_of(preset, 2, 4));
    RandomPlayer player(4);
    while (layers_drawn(game).back() < 1 || layers_drawn(game).size() < 4) game.apply(player.choose(game));
    const Table& now = inside_of(game).table;
    const int next = now.state->next;
    const int last = now.setup->pile_tiles - 1;
    std::vector<int> river, others;  // number of copies left, by type
    int lake = -1, left = 0;
    for (int type = 0; type < game.type_count(); ++type) {
        const int layer = layer_of(game.type(type));
        river.push_back(layer == 1 ? game.unseen(type) : 0);
        others.push_back(layer == 3 ? game.unseen(type) : 0);
        left += river.back();
        if (layer == 2) lake = type;
    }
    REQUIRE(left > 4);
    constexpr int deals = 10000;
    const auto types = static_cast<std::size_t>(game.type_count());
    std::vector<int> first(types), before_lake(types), first_of_others(types), bottom(types);
    Game dealt = game.clone();
    for (int deal = 0; deal < deals; ++deal) {
        dealt.determinize(static_cast<std::uint64_t>(deal));
        const std::uint16_t* order = inside_of(dealt).table.order;
        ++first[order[next]];
        ++before_lake[order[next + left - 1]];
        if (order[next + left] != lake) FAIL("the lake is not the last river tile");
        ++first_of_others[order[next + left + 1]];
        ++bottom[order[last]];
    }
    check_fair(first, river, deals);
    check_fair(before_lake, river, deals);
    check_fair(first_of_others, others, deals);
    check_fair(bottom, others, deals);
}

TEST_CASE("Only unseen tiles of the top layer can be drawn next or named by a host", "[game][hidden]") {
    for (std::uint64_t seed = 0; seed < 30; seed += seed_step(3)) {
        Rules rules = river_rules(seed);
        rules.draws = Draws::external;
        Game game = new_game(rules);
        RandomPlayer player(seed);
        for (; !game.is_over(); game.apply(player.choose(game))) {
            int top = 3;
            for (int type = 0; type < game.type_count(); ++type) {
                if (game.unseen(type) > 0) top = std::min(top, layer_of(game.type(type)));
            }
            std::vector<int> legal(static_cast<std::size_t>(game.type_count()));
            const bool is_draw = game.decision().kind == DecisionKind::draw;
            for (const Action& action : game.legal_actions()) {
                if (is_draw) legal[static_cast<std::size_t>(action.x)] = 1;
            }
            for (int type = 0; type < game.type_count(); ++type) {
                const bool on_top = layer_of(game.type(type)) == top;
                REQUIRE(game.drawable(type) == (on_top ? game.unseen(type) : 0));
                if (!is_draw) continue;
                REQUIRE(legal[static_cast<std::size_t>(type)] == (game.drawable(type) > 0 ? 1 : 0));
                Action draw;
                draw.kind = ActionKind::draw;
                draw.x = static_cast<std::int16_t>(type);
                const char* reason = game.why_not(draw);
                REQUIRE((reason == nullptr) == (game.drawable(type) > 0));
                if (game.drawable(type) > 0 || game.unseen(type) == 0) continue;
                REQUIRE(reason == std::string("RIV-2: the tile is in a later layer of the pile"));
            }
        }
    }
}

TEST_CASE("Without layers, every unseen tile can be drawn next", "[game][hidden]") {
    for (const char* preset : {"base", "level3", "inns_cathedrals"}) {
        const Game game = game_after(rules_of(preset, 2, 3), 3, 20);
        for (int type = 0; type < game.type_count(); ++type) CHECK(game.drawable(type) == game.unseen(type));
    }
}

TEST_CASE("With external draws, a roll-out draws the river tiles layer by layer", "[game]") {
    Rules rules = rules_of("river", 2, 1);
    rules.draws = Draws::external;
    const Game game = new_game(rules);
    std::vector<int> found(static_cast<std::size_t>(game.type_count()));
    std::vector<int> copies;
    for (int type = 0; type < game.type_count(); ++type) copies.push_back(game.drawable(type));
    const int games = games_are_slow() ? 150 : 600;
    for (int seed = 0; seed < games; ++seed) {
        Game copy = game.clone();
        play_out(copy, static_cast<std::uint64_t>(seed));
        ++found[static_cast<std::size_t>(copy.action(0).x)];
        if (seed % 50 == 0) check_layers(layers_drawn(copy), false);
    }
    check_fair(found, copies, games);
}
