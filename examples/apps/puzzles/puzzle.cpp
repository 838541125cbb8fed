#include "puzzle.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <ostream>

#include "end_search.hpp"
#include "mistbank/adviser.hpp"
#include "mistbank/position.hpp"

using namespace mistbank;

namespace puzzles {
namespace {

constexpr std::uint64_t most_positions = 30'000'000;
constexpr const char* presets[] = {"base", "ghosts_castles_cemeteries", "base", "level2", "base", "level4"};
constexpr int fewest_tiles = 2, most_tiles = 4;
constexpr std::size_t fewest_turns = 4;  // a position with fewer possible turns is not a puzzle

int tiles_to_come(const Game& game) {
    int tiles = game.decision().kind == DecisionKind::lay_tile ? 1 : 0;
    for (int pile = game.active_pile(); pile < game.pile_count(); ++pile) tiles += game.pile_size(pile);
    return tiles;
}

/// Returns the state hash after the turn that an adviser chooses without knowing the draws.
std::uint64_t chosen_by_adviser(const Game& position, int simulations) {
    Game game = position.clone();
    game.stop_recording();
    Error error;
    std::optional<Adviser> adviser = Adviser::create(game, {Strength::best, 1}, error);
    const int player = game.deciding_player(), turn = game.turn();
    while (!game.is_over() && game.turn() == turn && game.deciding_player() == player) {
        adviser->think(game, simulations);
        game.apply(adviser->choose());
    }
    return game.state_hash();
}

// Returns the difficulty, from 1 to 5. The difficulty increases with the number of tiles. It also increases if the
// adviser needs simulations to find the solution, and more if the adviser misses it even with many simulations. The
// adviser does not know the order of the tiles.
int level_of(const Game& game, std::uint64_t solution, int tiles) {
    const int unseen = chosen_by_adviser(game, 0) == solution ? 0 : chosen_by_adviser(game, 300) == solution ? 1 : 2;
    return std::min(5, tiles - 1 + unseen);
}

}  // namespace

std::optional<Puzzle> puzzle_of(const Game& game, const std::string& preset) {
    Error error;
    EndSearch search(game);
    search.limit(most_positions);
    const std::vector<Turn> turns = search.turns();
    if (turns.size() < fewest_turns) return std::nullopt;
    const Turn& best = turns[0];
    const int next = turns[1].value;
    const bool is_team = game.goal() > 0;
    const int victory = is_team ? of_victory : 1;
    const bool wins = best.value >= victory && next < victory;
    if (!wins && (is_team || best.value < next + points_apart)) return std::nullopt;
    Puzzle puzzle{preset, to_position(game), {}, wins, best.value, next, {}, {}, 0};
    Game after = game.clone();
    const auto play = [&](const Action& action) {
        const Decision decision = after.decision();
        if (decision.kind == DecisionKind::lay_tile)
            puzzle.tiles.emplace_back(after.type(decision.tile_type).id.c_str());
        after.apply(action);
    };
    for (const Action& action : best.line) {
        puzzle.solution.emplace_back(after.text_of(action).c_str());
        play(action);
    }
    puzzle.then = search.best_play(after);
    if (search.has_given_up()) return std::nullopt;
    for (const std::string& action : puzzle.then) play(*after.action_of(action, error));
    puzzle.level = level_of(game, best.after, static_cast<int>(puzzle.tiles.size()));
    return puzzle;
}

std::vector<Puzzle> find(int count, std::uint64_t seed, std::ostream& told) {
    std::vector<Puzzle> found;
    for (int number = 0; static_cast<int>(found.size()) < count; ++number, ++seed) {
        const std::string preset = presets[number % std::size(presets)];
        Rules rules = *mistbank::preset(preset);
        rules.seed = seed;
        Error error;
        std::optional<Game> game = Game::create(rules, error);
        game->stop_recording();
        std::optional<Adviser> adviser = Adviser::create(*game, {Strength::easy, seed}, error);
        const int wanted = fewest_tiles + number % (most_tiles - fewest_tiles + 1);
        while (!game->is_over()) {
            if (game->decision().kind == DecisionKind::lay_tile && game->part() == 1 &&
                tiles_to_come(*game) == wanted) {
                if (std::optional<Puzzle> puzzle = puzzle_of(*game, preset)) {
                    told << preset << ", seed " << seed << ": " << puzzle->tiles.size() << " tiles, " << puzzle->value
                         << " against " << puzzle->next << ", level " << puzzle->level << std::endl;
                    found.push_back(std::move(*puzzle));
                }
                break;
            }
            adviser->think(*game, 3);
            game->apply(adviser->choose());
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Puzzle& one, const Puzzle& other) { return one.level < other.level; });
    return found;
}

std::string to_json(const std::vector<Puzzle>& puzzles) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Puzzle& puzzle : puzzles) {
        list.push_back({{"level", puzzle.level},
                        {"game", puzzle.game},
                        {"tiles", puzzle.tiles},
                        {"wins", puzzle.wins},
                        {"value", puzzle.value},
                        {"next", puzzle.next},
                        {"solution", puzzle.solution},
                        {"then", puzzle.then},
                        {"position", puzzle.position}});
    }
    return list.dump(1) + '\n';
}

std::vector<Puzzle> from_json(const std::string& text) {
    std::vector<Puzzle> puzzles;
    for (const nlohmann::json& its : nlohmann::json::parse(text)) {
        puzzles.push_back({its.at("game"), its.at("position"), its.at("tiles"), its.at("wins"), its.at("value"),
                           its.at("next"), its.at("solution"), its.at("then"), its.at("level")});
    }
    return puzzles;
}

}  // namespace puzzles
