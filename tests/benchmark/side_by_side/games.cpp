// Rows for playing games with actions from lists, and for undoing actions and copying and creating games.
#include <sstream>

#include "rows.hpp"

using namespace side_by_side;

namespace {

template <class Prepare>
double by_lists(const char* name, int games, bool records, Prepare prepare) {
    Game game = game_of(name);
    if (!records) game.stop_recording();
    std::vector<Action> choices(game.action_bound());
    return a_unit([&] {
        Dice dice(1);
        std::uint64_t turns = 0;
        for (int i = 0; i < games; ++i) {
            prepare(game, static_cast<std::uint64_t>(i));
            turns += play_out_by_lists(game, choices, dice, [](Action, std::uint32_t) {});
        }
        return turns;
    });
}

void begin_anew(Game& game, std::uint64_t seed) { game.restart(seed); }

// played() returns a recording game that was played to its end; half_played() returns a game after half of its actions.
Game played(const char* name, std::uint64_t seed) {
    Game game = game_of(name);
    game.restart(seed);
    std::vector<Action> choices(game.action_bound());
    Dice dice(seed);
    play_out_by_lists(game, choices, dice, [](Action, std::uint32_t) {});
    return game;
}
Game half_played(const char* name, std::uint64_t seed) {
    Game game = played(name, seed);
    for (std::size_t left = game.action_count() / 2; left > 0; --left) game.undo();
    return game;
}

double back_to_the_start(const char* name) {
    std::uint64_t steps = 0;
    double time = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Game game = played(name, seed);
        steps += game.action_count();
        time += a_unit([&] {
            while (game.undo() == mistbank::Status::ok) {
            }
            return 1u;
        });
    }
    return time / static_cast<double>(steps);
}

// Measures undoing an action and applying it again, as one unit.
double to_and_fro(const char* name) {
    Game game = half_played(name, 3);
    const Action last = game.action(game.action_count() - 1);
    return a_unit([&] {
        constexpr int rounds = 20000;
        for (int i = 0; i < rounds; ++i) {
            game.undo();
            game.apply(last);
        }
        return rounds;
    });
}

double restarted(const char* name, int games) {
    Game game = played(name, 1);
    std::vector<Action> choices(game.action_bound());
    double time = 0;
    for (int i = 0; i < games; ++i) {
        time += a_unit([&] {
            game.restart(static_cast<std::uint64_t>(i));
            return 1u;
        });
        Dice dice(1);
        play_out_by_lists(game, choices, dice, [](Action, std::uint32_t) {});
    }
    return time / games;
}

double copied(const char* name, bool records) {
    Game game = half_played(name, 3);
    if (!records) game.stop_recording();
    Game other = game.clone();
    return a_unit([&] {
        constexpr int copies = 100000;
        for (int i = 0; i < copies; ++i) other.copy_from(game);
        return copies;
    });
}

double cloned(const char* name, bool records) {
    Game game = half_played(name, 3);
    if (!records) game.stop_recording();
    return a_unit([&] {
        constexpr int copies = 20000;
        for (int i = 0; i < copies; ++i) use(game.clone().action_count());
        return copies;
    });
}

double made(const char* name, int games) {
    const Rules rules = rules_named(name);
    use(game_of(name).action_count());  // parses the built-in sets before the measurement
    return a_unit([&] {
        for (int i = 0; i < games; ++i) {
            mistbank::Error error;
            use(Game::create(rules, error)->action_count());
        }
        return games;
    });
}

double on_large_boards(int copies, int games) {
    std::istringstream lines{std::string(mistbank::TileSet::builtin_text("base"))};
    std::ostringstream text;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("  copies ", 0) == 0) line = "  copies " + std::to_string(copies * std::stoi(line.substr(9)));
        text << line << '\n';
    }
    mistbank::Error error;
    const std::optional<mistbank::TileSet> set = mistbank::TileSet::parse(text.str(), error);
    if (!set) leave_out(error.message);
    std::optional<Game> game = Game::create(rules_named("base"), &*set, 1, error);
    if (!game) leave_out(error.message);
    game->stop_recording();
    std::vector<Action> choices(game->action_bound());
    return a_unit([&] {
        Dice dice(1);
        std::uint64_t turns = 0;
        for (int i = 0; i < games; ++i) {
            game->restart(static_cast<std::uint64_t>(i));
            turns += play_out_by_lists(*game, choices, dice, [](Action, std::uint32_t) {});
        }
        return turns;
    });
}

const Rows of_games{
    {"list and apply, base", [] { return by_lists("base", 4000, false, begin_anew); }},
    {"list and apply, ghosts_castles_cemeteries",
     [] { return by_lists("ghosts_castles_cemeteries", 3000, false, begin_anew); }},
    {"list and apply, everything", [] { return by_lists("everything", 150, false, begin_anew); }},
    {"list and apply, everything, 6 players", [] { return by_lists("everything:6", 60, false, begin_anew); }},
    {"recorded, base", [] { return by_lists("base", 4000, true, begin_anew); }},
    {"recorded, everything", [] { return by_lists("everything", 150, true, begin_anew); }},
    {"undo, to the start, base", [] { return back_to_the_start("base"); }},
    {"undo, to the start, everything", [] { return back_to_the_start("everything"); }},
    {"undo and again, base", [] { return to_and_fro("base"); }},
    {"restart, recording, base", [] { return restarted("base", 1000); }},
    {"restart, recording, everything", [] { return restarted("everything", 100); }},
    {"copy, base", [] { return copied("base", false); }},
    {"copy, everything", [] { return copied("everything", false); }},
    {"copy, recording, base", [] { return copied("base", true); }},
    {"clone, base", [] { return cloned("base", false); }},
    {"clone, recording, base", [] { return cloned("base", true); }},
    {"clone, recording, everything", [] { return cloned("everything", true); }},
    {"game made, base", [] { return made("base", 3000); }},
    {"game made, everything", [] { return made("everything", 1000); }},
    {"7,200 tiles", [] { return on_large_boards(100, 5); }},
    {"72,000 tiles", [] { return on_large_boards(1000, 1); }},
};

}  // namespace
