#include "games.hpp"

#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

#include "measure.hpp"

namespace mistbank_benchmark {
namespace {

using namespace mistbank;

[[noreturn]] void stop(const std::string& reason) {
    std::fprintf(stderr, "benchmark: %s\n", reason.c_str());
    std::exit(2);
}

void* allocate(void*, std::size_t bytes) {
    count_allocation();
    return std::malloc(bytes);
}
void release(void*, void* memory) { std::free(memory); }

// Returns the base set with `copies` times as many copies of each tile.
TileSet enlarged_base(int copies) {
    std::istringstream lines{std::string(TileSet::builtin_text("base"))};
    std::ostringstream text;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("  copies ", 0) == 0) line = "  copies " + std::to_string(copies * std::stoi(line.substr(9)));
        text << line << '\n';
    }
    Error error;
    std::optional<TileSet> set = TileSet::parse(text.str(), error);
    if (!set) stop(error.message);
    return std::move(*set);
}

}  // namespace

Rules rules_named(const char* name, std::uint64_t seed) {
    const std::string whole = name;
    const std::size_t colon = whole.find(':');
    std::optional<Rules> rules = preset(whole.substr(0, colon));
    if (!rules) stop("unknown preset '" + whole + "'");
    rules->seed = seed;
    if (colon != std::string::npos) rules->players = std::atoi(name + colon + 1);
    return *rules;
}

Game new_game(const Rules& rules, int copies) {
    const Allocator counting{allocate, release, nullptr};
    std::vector<TileSet> sets;
    if (copies > 1) sets.push_back(enlarged_base(copies));
    Error error;
    std::optional<Game> game = Game::create(rules, sets.data(), sets.size(), error, &counting);
    if (!game) stop(error.message);
    return std::move(*game);
}

Game new_light_game(const Rules& rules, int copies) {
    Game game = new_game(rules, copies);
    game.stop_recording();
    return game;
}

}  // namespace mistbank_benchmark
