// Finds puzzles. A puzzle is an endgame position with known tiles. Only one turn wins, or one turn scores at least ten
// points more than every other turn. examples/apps/puzzles/find builds and runs this program.
//
//   puzzles find COUNT SEED    writes puzzles as JSON to standard output
//   puzzles check FILE         solves the puzzles in the output of `find` again; the last line is "N passed, N failed"
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <sstream>

#include "end_search.hpp"
#include "mistbank/position.hpp"
#include "puzzle.hpp"

namespace {

using puzzles::Puzzle;

int find(int count, std::uint64_t seed) {
    std::cout << puzzles::to_json(puzzles::find(count, seed, std::cerr));
    return 0;
}

// Computes the value of a game by full search, without pruning.
int without_shortcuts(const mistbank::Game& game, const puzzles::EndSearch& search) {
    if (game.is_over()) return search.worth(game);
    std::optional<int> best;
    for (const mistbank::Action& action : game.legal_actions()) {
        mistbank::Game next = game.clone();
        next.apply(action);
        const int its = without_shortcuts(next, search);
        if (!best || (search.is_for_us(game) ? its > *best : its < *best)) best = its;
    }
    return *best;
}

// Returns the error in a puzzle; empty if it is correct.
std::string flaw_of(const Puzzle& puzzle) {
    mistbank::Error error;
    const std::optional<mistbank::Game> game = mistbank::from_position(puzzle.position, nullptr, 0, error);
    if (!game) return error.message.c_str();
    const std::optional<Puzzle> solved = puzzles::puzzle_of(*game, puzzle.game);
    if (!solved) return "no turn is better than all others by the required number of points";
    if (solved->solution != puzzle.solution) return "the puzzle has a different solution: " + solved->solution[0];
    const bool is_equal = solved->value == puzzle.value && solved->next == puzzle.next && solved->wins == puzzle.wins &&
                          solved->tiles == puzzle.tiles && solved->then == puzzle.then;
    if (!is_equal) return "the stored results differ from the results of the search";
    if (puzzle.tiles.size() > 2) return "";  // a full search of more tiles takes too long
    return without_shortcuts(*game, puzzles::EndSearch(*game)) == puzzle.value
               ? ""
               : "a full search finds a different value";
}

int check(const char* name) {
    std::ifstream file(name);
    std::stringstream text;
    text << file.rdbuf();
    int passed = 0, failed = 0;
    for (const Puzzle& puzzle : puzzles::from_json(text.str())) {
        const std::string flaw = flaw_of(puzzle);
        ++(flaw.empty() ? passed : failed);
        if (!flaw.empty()) std::cout << "FAILED puzzle " << passed + failed << ": " << flaw << '\n';
    }
    std::cout << passed << " passed, " << failed << " failed\n";
    return passed > 0 && failed == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
    const std::string command = count > 1 ? arguments[1] : "";
    try {
        if (count == 4 && command == "find")
            return find(std::atoi(arguments[2]), std::strtoull(arguments[3], nullptr, 10));
        if (count == 3 && command == "check") return check(arguments[2]);
    } catch (const std::exception& problem) {
        std::cerr << "puzzles: " << problem.what() << '\n';
        return 1;
    }
    std::cerr << "usage: puzzles find COUNT SEED | puzzles check FILE\n";
    return 2;
}
