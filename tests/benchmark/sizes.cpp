#include "sizes.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>

#include "mistbank/record.hpp"
#include "mistbank/render.hpp"
#include "support/boards.hpp"

namespace mistbank_benchmark {
namespace {

using namespace mistbank;
using namespace mistbank_tests;

constexpr int more = 4;         // number of tiles that are left to draw
constexpr int largest = 60000;  // largest number of tiles; a staircase of 80,000 tiles exceeds the range of coordinates
constexpr double most_milliseconds = 1000;
constexpr long most_megabytes = 832;

/// Returns the processor time of the fastest of `runs` runs, in milliseconds. Other programs hardly affect this time.
double milliseconds(int runs, const std::function<void()>& body) {
    double best = 1e300;
    for (int run = 0; run < runs; ++run) {
        const std::clock_t start = std::clock();
        body();
        best = std::min(best, 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return best;
}

long megabytes_held() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

// --- tables ---

void print_row(const std::string& name, const std::vector<double>& times) {
    std::printf("| %s |", name.c_str());
    for (const double time : times) {
        if (time < 0) {
            std::printf("  |");
        } else {
            std::printf(time < 0.1 ? " %.3f |" : time < 10 ? " %.2f |" : " %.0f |", time);
        }
    }
    std::printf("\n");
    std::fflush(stdout);
}

void print_shape(std::size_t shape) {
    const std::vector<int> sizes = {72, 720, 7200, largest};
    std::vector<Game> games;
    std::vector<double> building;
    std::vector<BoardPlan> plans;
    for (const int size : sizes) {
        plans.push_back(every_shape(size)[shape]);
        building.push_back(milliseconds(3, [&] { build(plans.back(), more); }));
        games.push_back(build(plans.back(), more));
    }
    std::printf("\n### %s\n\n| tiles |", plans.front().name.c_str());
    for (const int size : sizes) std::printf(" %d |", size);
    std::printf("\n|---|--:|--:|--:|--:|\n");
    print_row("the whole game so far", building);
    for (const Call& call : every_call()) {
        if (call.needs_past) continue;
        std::vector<double> times;
        for (Game& game : games) times.push_back(milliseconds(5, [&] { call.make(game); }));
        print_row(call.name, times);
    }
}

void print_past() {
    const std::vector<int> sizes = {72, 720, 7200, largest};
    std::vector<Game> games;
    std::vector<double> building;
    for (const int size : sizes) {
        building.push_back(milliseconds(1, [&] { build(square_of(city_tile, size), more, Recording::all); }));
        games.push_back(build(square_of(city_tile, size), more, Recording::all));
    }
    std::printf("\n## With history\n\nThe square, in a recording game.\n\n| tiles |");
    for (const int size : sizes) std::printf(" %d |", size);
    std::printf("\n|---|--:|--:|--:|--:|\n");
    print_row("the whole game so far", building);
    for (const Call& call : every_call()) {
        if (!call.needs_past) continue;
        std::vector<double> times;
        for (Game& game : games) times.push_back(milliseconds(1, [&] { call.make(game); }));
        print_row(call.name, times);
    }
}

// --- tile sets that make calls slow ---

struct Worst {
    std::string name;
    const char* preset;
    std::string tiles;  ///< text of the tile set
};

std::string tile(int number, int copies, const std::string& segments) {
    return "tile t" + std::to_string(number) + "\n copies " + std::to_string(copies) + '\n' + segments;
}

// Returns the text of the largest allowed number of tile types. In each type, the feature `middle` has a different
// position.
std::string many_types(const std::string& middle, const std::string& segments) {
    std::string tiles;
    for (int i = 0; i < max_tile_types; ++i) {
        const std::string at = " at " + std::to_string(i % 100) + ' ' + std::to_string(i / 11) + '\n';
        tiles += tile(i, 4, ' ' + middle + at + segments);
    }
    return tiles;
}

std::vector<Worst> worst_sets() {
    const std::string cemeteries = tile(0, 9999, cemetery_tile) + tile(1, 9999, field_tile);
    const std::string misty = tile(0, 7000, " mist N S symbols 1\n road E W\n field EL WR\n field ER WL\n") +
                              tile(1, 7000, " road N E S W\n field NL WR\n field NR EL\n field ER SL\n field SR WL\n");
    const std::string halves =
        " road N\n road E\n road S\n road W\n field NL\n field NR\n field EL\n field ER\n field SL\n field SR\n field "
        "WL\n field WR\n";
    return {
        {"1024 types of monasteries and roads", "base", many_types("monastery", halves)},
        {"1024 types of castles and cities", "ghosts_castles_cemeteries",
         many_types("castle", " city N coats 9\n city E coats 9\n city S coats 9\n city W coats 9\n")},
        {"a tile that fits nowhere, 19998 times", "level1",
         tile(0, 1, city_tile) + tile(1, 9999, field_tile) + tile(2, 9999, field_tile)},
        {"cemeteries, level 2", "level2", cemeteries},
        {"cemeteries, level 5", "level5", cemeteries},
        {"keepers of cemeteries", "ghosts_castles_cemeteries", cemeteries},
        {"mist and roads, level 1", "level1", misty},
        {"mist and roads, the expansion", "ghosts_castles_cemeteries", misty},
        {"65,000 segments", "base", tile(0, 5000, " monastery\n" + halves)},
    };
}

/// Plays a game with random legal actions to its end; returns the game.
Game play(const Worst& worst) {
    Error error;
    const std::optional<TileSet> set =
        TileSet::parse("mistbank-tiles 1\nname worst\n" + worst.tiles + "start\n 0 0 t0\n", error);
    std::optional<Game> game = set ? Game::create(*preset(worst.preset), &*set, 1, error) : std::nullopt;
    if (!game) {
        std::fprintf(stderr, "benchmark: %s: %s\n", worst.name.c_str(), error.message.c_str());
        std::exit(2);
    }
    game->stop_recording();
    std::vector<Action> actions(game->action_bound());
    std::uint32_t dice = 1;
    while (!game->is_over()) {
        const std::size_t count = game->legal_actions(actions.data(), actions.size());
        dice = dice * 1664525u + 1013904223u;
        game->apply(actions[(dice >> 8) % count]);
    }
    return std::move(*game);
}

// --- hidden parts ---

struct Hiding {
    std::string name;
    Rules rules;
    std::string tiles;
    int actions;
};

Rules hiding_rules(int hand, Unplayable unplayable, std::uint32_t expansions) {
    Rules rules = *preset("base_without_farmers");
    rules.house.hand = hand;
    rules.house.unplayable = unplayable;
    rules.expansions = expansions;
    return rules;
}

// Returns the text of `copies` tiles. A type can have at most 9,999 copies, so the tiles may need several types.
std::string plenty(const std::string& id, int copies, const std::string& segments) {
    std::string tiles;
    for (int part = 0; copies > 0; ++part, copies -= 9999) {
        tiles += "tile " + id + std::to_string(part) + "\n copies " + std::to_string(std::min(copies, 9999)) + '\n' +
                 segments;
    }
    return tiles;
}

std::vector<Hiding> hiding_sets() {
    const std::string plain = " field all\n";
    const std::string keep = " city N E S W\n";  // a tile that fits nowhere
    const std::uint32_t hills = bit(Expansion::hills_sheep);
    const std::uint32_t dragon = bit(Expansion::princess_dragon);
    const std::string land = plenty("t", 15000, plain) + plenty("hill", 15000, " mark hill\n" + plain) +
                             plenty("dragon", 5000, " mark dragon\n" + plain);
    const std::string few = plenty("t", 40, plain) + plenty("hill", 40, " mark hill\n" + plain);
    const std::string volcano = "tile volcano\n mark volcano\n" + plain;
    return {
        {"hands, 8 of 64,000 tiles fit", hiding_rules(3, Unplayable::set_aside, 0),
         plenty("t", 9, plain) + plenty("keep", 64000, keep), 4},
        {"hands, 40 of 64,000 tiles fit, others go back", hiding_rules(3, Unplayable::returned, 0),
         plenty("t", 41, plain) + plenty("keep", 64000, keep), 4},
        {"15,000 hills, dragon tiles", hiding_rules(0, Unplayable::set_aside, hills | dragon), land + volcano, 40000},
        {"15,000 hills, dragon tiles, what does not fit goes back",
         hiding_rules(0, Unplayable::returned, hills | dragon), land + plenty("keep", 3000, keep) + volcano, 40000},
        {"the same with hands", hiding_rules(3, Unplayable::returned, hills | dragon),
         land + plenty("keep", 3000, keep) + volcano, 40000},
        {"60,000 dragon tiles that wait, few others", hiding_rules(0, Unplayable::returned, hills | dragon),
         few + plenty("dragon", 60000, " mark dragon\n" + plain) + "tile volcano\n mark volcano\n" + keep, 100},
    };
}

struct TimesOfHiding {
    double played = 0;
    double slowest_action = 0;
    double new_deal = 0;
};

TimesOfHiding time_hiding(const Hiding& hiding) {
    Error error;
    const std::optional<TileSet> set =
        TileSet::parse("mistbank-tiles 1\nname hiding\n" + hiding.tiles + "start\n 0 0 t0\n", error);
    std::optional<Game> game = set ? Game::create(hiding.rules, &*set, 1, error) : std::nullopt;
    if (!game) {
        std::fprintf(stderr, "benchmark: %s: %s\n", hiding.name.c_str(), error.message.c_str());
        std::exit(2);
    }
    game->stop_recording();
    TimesOfHiding times;
    std::uint64_t dice = 1;
    for (int left = hiding.actions; left > 0 && !game->is_over(); --left) {
        const Action action = game->random_action(dice);
        const double time = milliseconds(1, [&] { game->apply(action); });
        times.played += time;
        times.slowest_action = std::max(times.slowest_action, time);
    }
    for (int viewer = nobody_in_particular; viewer < hiding.rules.players; ++viewer) {
        Game other = game->clone();
        times.new_deal = std::max(times.new_deal, milliseconds(1, [&] { other.determinize(7, viewer); }));
    }
    return times;
}

void print_hiding() {
    std::printf("\n## What is hidden\n\n| set | random play | its slowest action | new deal |\n|---|--:|--:|--:|\n");
    for (const Hiding& hiding : hiding_sets()) {
        const TimesOfHiding times = time_hiding(hiding);
        print_row(hiding.name, {times.played, times.slowest_action, times.new_deal});
    }
}

bool check_time(const std::string& board, const char* call, double time) {
    if (time <= most_milliseconds) return true;
    std::fprintf(stderr, "%s: %s takes %.0f ms\n", board.c_str(), call, time);
    return false;
}

bool check_calls(const std::string& board, Game& game, double& slowest) {
    bool good = true;
    for (const Call& call : every_call()) {
        if (call.needs_past && game.recording() == Recording::none) continue;
        // A busy machine slows calls down, so a call that takes too long is measured again.
        double time = milliseconds(1, [&] { call.make(game); });
        if (time > most_milliseconds) time = milliseconds(5, [&] { call.make(game); });
        slowest = std::max(slowest, time);
        good = check_time(board, call.name, time) && good;
    }
    return good;
}

}  // namespace

void print_sizes() {
    for (std::size_t shape = 0; shape < every_shape(4).size(); ++shape) print_shape(shape);
    print_past();
    std::printf("\n## The worst sets\n\n| set | the whole game | its slowest call |\n|---|--:|--:|\n");
    for (const Worst& worst : worst_sets()) {
        double slowest = 0;
        std::optional<Game> game;
        const double playing = milliseconds(1, [&] { game.emplace(play(worst)); });
        check_calls(worst.name, *game, slowest);
        print_row(worst.name, {playing, slowest});
    }
    print_hiding();
    std::printf("\nThe program never held more than %ld MB.\n", megabytes_held());
}

bool check_limits() {
    bool good = true;
    double slowest = 0;
    for (const BoardPlan& plan : every_shape(largest)) {
        std::optional<Game> game;
        const double building = milliseconds(1, [&] { game.emplace(build(plan, more)); });
        good = check_time(plan.name, "the whole game", building) && good;
        good = check_calls(plan.name, *game, slowest) && good;
    }
    Game square = build(square_of(city_tile, largest), more, Recording::all);
    good = check_calls("the square, recorded", square, slowest) && good;
    for (const Worst& worst : worst_sets()) {
        Game game = play(worst);
        good = check_calls(worst.name, game, slowest) && good;
    }
    for (const Hiding& hiding : hiding_sets()) {
        const TimesOfHiding times = time_hiding(hiding);
        const double slower = std::max(times.slowest_action, times.new_deal);
        slowest = std::max(slowest, slower);
        good = check_time(hiding.name, "an action, or a new deal,", slower) && good;
    }
    const long megabytes = megabytes_held();
    if (megabytes > most_megabytes) std::fprintf(stderr, "%ld MB were held at once\n", megabytes);
    std::printf("the slowest call on the largest boards takes %.0f ms, and never more than %ld MB are held\n", slowest,
                megabytes);
    return good && megabytes <= most_megabytes;
}

}  // namespace mistbank_benchmark
