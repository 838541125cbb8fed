// The benchmark program. tests/benchmark/run builds it and runs it with these arguments:
//
//   mistbank_benchmark table [PRESET]                 prints speeds of games as a Markdown table
//   mistbank_benchmark playouts [PRESET]              measures play-outs through every API, and the creation of games
//   mistbank_benchmark growth                         measures the base game with 10, 100 and 1,000 copies of its tiles
//   mistbank_benchmark sizes                          measures every call on boards of many sizes and shapes
//   mistbank_benchmark limits                         fails if a call on the largest boards is too slow
//   mistbank_benchmark threads                        compares two threads, each with a game, with one thread
//   mistbank_benchmark rollouts PRESET[:PLAYERS] GAMES [HOW]
//                                                     plays only roll-outs, for counting instructions; HOW: "c" for
//                                                     the C API; "recorded" for games that record; "library" for
//                                                     play_out; or the number of copies of each tile of the base set
//   mistbank_benchmark advice [PRESET [PLAYERS]]      measures the adviser's simulations per second
//   mistbank_benchmark thoughts PRESET PLAYERS SIMULATIONS
//                                                     runs only simulations, for counting instructions
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "advice.hpp"
#include "calls.hpp"
#include "games.hpp"
#include "measure.hpp"
#include "play_outs.hpp"
#include "roll_outs.hpp"
#include "sizes.hpp"

namespace mistbank_benchmark {
namespace {

using namespace mistbank;

constexpr int runs = 11;
constexpr int advice_runs = 3;
constexpr int advice_simulations = 200;

double per_turn(double nanoseconds, const Played& played) { return nanoseconds / static_cast<double>(played.turns); }

// --- the table ---

double allocations_per_turn(Game& game, int games) {
    const auto allocated_by = [&](int number) {
        const std::uint64_t before = allocations();
        roll_out(game, number, Start::from_seed);
        return static_cast<double>(allocations() - before);
    };
    const double without_games = allocated_by(0);
    return (allocated_by(games) - without_games) / static_cast<double>(roll_out(game, games, Start::from_seed).turns);
}

void print_row(const char* preset) {
    constexpr int games = 400;
    Game game = new_light_game(rules_named(preset, 0));
    const CGame c_game = new_c_game(preset);
    Played again, from_seed, by_c;
    const double copy_time = nanoseconds(runs, 1, [&] { again = roll_out(game, games, Start::from_copy); });
    const double seed_time = nanoseconds(runs, 1, [&] { from_seed = roll_out(game, games, Start::from_seed); });
    const double c_time = nanoseconds(runs, 1, [&] { by_c = roll_out_by_c(c_game.get(), games); });
    if (by_c.checksum != from_seed.checksum) {
        std::fprintf(stderr, "benchmark: the games of %s through the C API differ from those through C++\n", preset);
        std::exit(1);
    }
    const Calls calls = measure_calls(preset);
    std::printf(
        "| %s | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f | %zu | %.2f | %.1f "
        "| %016llx |\n",
        preset, games * 1e9 / seed_time, per_turn(seed_time, from_seed), per_turn(copy_time, again),
        per_turn(c_time, by_c), calls.legal_actions, calls.apply, calls.undo, calls.clone, calls.copy_into,
        calls.snapshot, calls.replay, game.state_bytes(), allocations_per_turn(game, games),
        static_cast<double>(from_seed.listed) / static_cast<double>(from_seed.turns),
        static_cast<unsigned long long>(from_seed.checksum));
    std::fflush(stdout);
}

void print_table(const char* only) {
    std::printf(
        "| preset | games/s | ns a turn | ns a turn, copied game | ns a turn, C API | legal actions | apply | "
        "undo | clone | copy into | snapshot | replay | bytes | allocations a turn | listed a turn | checksum "
        "|\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n");
    for (int index = 0; index < preset_count(); ++index) {
        if (only == nullptr || std::strcmp(only, preset_name(index)) == 0) print_row(preset_name(index));
    }
}

void print_play_outs(const char* only) {
    std::printf(
        "| preset | list and apply | by the C API | everything recorded | by random_action | in the library | created, "
        "us "
        "| created of own sets, us |\n|---|--:|--:|--:|--:|--:|--:|--:|\n");
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "level5", "everything"}) {
        if (only != nullptr && std::strcmp(only, preset) != 0) continue;
        const PlayOuts all = measure_play_outs(preset);
        std::printf("| %s | %.0f | %.0f | %.0f | %.0f | %.0f | %.1f | %.1f |\n", preset, all.listed, all.listed_by_c,
                    all.recorded, all.by_chance, all.in_the_library, all.created, all.created_of_own);
        std::fflush(stdout);
    }
}

// --- growth ---

void print_growth() {
    std::printf("| tiles | ns a turn | actions listed a turn | ns an action listed | bytes |\n|--:|--:|--:|--:|--:|\n");
    for (const int copies : {1, 10, 100, 1000}) {
        const int games = 1000 / copies;
        Game game = new_light_game(rules_named("base", 0), copies);
        Played played;
        const double time = nanoseconds(3, 1, [&] { played = roll_out(game, games, Start::from_seed); });
        const double listed = static_cast<double>(played.listed) / static_cast<double>(played.turns);
        std::printf("| %d | %.0f | %.1f | %.1f | %zu |\n", 72 * copies, per_turn(time, played), listed,
                    per_turn(time, played) / listed, game.state_bytes());
    }
}

// --- threads ---

void print_threads() {
    constexpr int games = 4000;
    Game one = new_light_game(rules_named("base", 0));
    Game other = new_light_game(rules_named("base", 0));
    const double alone = nanoseconds(
        runs, games, [&] { roll_out(one, games, Start::from_seed); }, on_the_wall);
    const auto both = [&] {
        std::thread beside([&] { roll_out(other, games, Start::from_seed, games); });
        roll_out(one, games, Start::from_seed);
        beside.join();
    };
    const double together = nanoseconds(runs, 2 * games, both, on_the_wall);
    std::printf("one thread %.0f games/s, two threads %.0f games/s: %.2f times\n", 1e9 / alone, 1e9 / together,
                alone / together);
}

// --- the adviser ---

void print_advice(const char* only, int players) {
    std::printf("| preset | players | simulations/s | us a simulation | checksum |\n|---|--:|--:|--:|---|\n");
    for (const char* preset : {"base", "ghosts_castles_cemeteries", "level5", "everything"}) {
        if (only != nullptr && std::strcmp(only, preset) != 0) continue;
        double least = 1e300;
        Thought thought;
        for (int run = 0; run < advice_runs; ++run) {
            thought = think_along(preset, players, advice_simulations);
            least = std::min(least, thought.nanoseconds);
        }
        const double of_each = least / static_cast<double>(thought.simulations);
        std::printf("| %s | %d | %.0f | %.1f | %016llx |\n", preset, players, 1e9 / of_each, of_each / 1e3,
                    static_cast<unsigned long long>(thought.checksum));
        std::fflush(stdout);
    }
}

void print_thoughts(const char* preset, int players, int simulations) {
    const Thought thought = think_along(preset, players, simulations);
    std::printf("%llu simulations, checksum %016llx\n", static_cast<unsigned long long>(thought.simulations),
                static_cast<unsigned long long>(thought.checksum));
}

// --- for counting instructions ---

void print_roll_outs(const char* preset, int games, const char* how) {
    Played played;
    if (std::strcmp(how, "c") == 0) {
        played = roll_out_by_c(new_c_game(preset).get(), games);
    } else if (std::strcmp(how, "recorded") == 0) {
        Game game = new_game(rules_named(preset, 0));
        played = roll_out(game, games, Start::from_seed);
    } else if (std::strcmp(how, "library") == 0) {
        Game game = new_light_game(rules_named(preset, 0));
        played = roll_out_in_library(game, games);
    } else {
        Game game = new_light_game(rules_named(preset, 0), std::atoi(how));
        played = roll_out(game, games, Start::from_seed);
    }
    std::printf("%llu turns, checksum %016llx\n", static_cast<unsigned long long>(played.turns),
                static_cast<unsigned long long>(played.checksum));
}

int usage() {
    std::fprintf(stderr,
                 "usage: mistbank_benchmark table [PRESET] | playouts [PRESET] | growth | sizes | limits | threads | "
                 "rollouts PRESET[:PLAYERS] GAMES [c | recorded | library | COPIES] | advice [PRESET [PLAYERS]] | "
                 "thoughts PRESET PLAYERS SIMULATIONS\n");
    return 2;
}

}  // namespace
}  // namespace mistbank_benchmark

int main(int count, char** arguments) {
    using namespace mistbank_benchmark;
    const auto is = [&](const char* command) { return std::strcmp(arguments[1], command) == 0; };
    if (count < 2) return usage();
    if (is("table") && count <= 3) {
        print_table(count == 3 ? arguments[2] : nullptr);
    } else if (is("playouts") && count <= 3) {
        print_play_outs(count == 3 ? arguments[2] : nullptr);
    } else if (is("growth") && count == 2) {
        print_growth();
    } else if (is("sizes") && count == 2) {
        print_sizes();
    } else if (is("limits") && count == 2) {
        return check_limits() ? 0 : 1;
    } else if (is("threads") && count == 2) {
        print_threads();
    } else if (is("rollouts") && (count == 4 || count == 5)) {
        print_roll_outs(arguments[2], std::atoi(arguments[3]), count == 5 ? arguments[4] : "1");
    } else if (is("advice") && count <= 4) {
        print_advice(count > 2 ? arguments[2] : nullptr, count > 3 ? std::atoi(arguments[3]) : 2);
    } else if (is("thoughts") && count == 5) {
        print_thoughts(arguments[2], std::atoi(arguments[3]), std::atoi(arguments[4]));
    } else {
        return usage();
    }
    return 0;
}
